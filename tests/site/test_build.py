"""What is in the site, and what stops its build."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.page.test_served import Markup
from tools import docs, docs_hooks

ROOT = Path(__file__).resolve().parents[2]


def pages(site: Path) -> dict[str, str]:
    return {path.relative_to(site).as_posix(): path.read_text(encoding="utf-8") for path in site.rglob("*.html")}


def test_every_page_of_the_repository_is_there(site: Path) -> None:
    wanted = {path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    wanted |= {
        Path(called).with_suffix(".html").name for name, called in docs_hooks.PAGES.items() if (ROOT / name).exists()
    }
    assert set(pages(site)) == wanted


def test_nothing_is_inline_and_nothing_comes_from_elsewhere(site: Path) -> None:
    """Else it would not work under the server's Content-Security-Policy, or tell others who reads what."""
    for name, text in pages(site).items():
        for tag, attributes in Markup(text).found:
            loads = attributes.get("src") or (attributes.get("href") if tag == "link" else "") or ""
            assert not re.match("(?:https?:)?//", loads), (name, loads)
            assert tag != "style", name
            assert not [key for key in attributes if key == "style" or key.startswith("on")], (name, attributes)
            runs = tag == "script" and attributes.get("type") != "application/json"
            assert not runs or attributes.get("src"), name
    for path in site.rglob("*.css"):
        assert not re.search(r"url\([\"']?(?:https?:)?//|@import", path.read_text(encoding="utf-8")), path.name


def test_no_markdown_is_left_as_it_was_written(site: Path) -> None:
    """GitHub sees a table or a block right after a sentence, MkDocs wants an empty line between them."""
    for name, text in pages(site).items():
        words = re.sub(r"(?s)<(pre|code|script)\b.*?</\1>", "", text)
        words = re.sub(r"<[^>]*>", "", words)
        assert not re.search(r"^ *(\|.*\|$|[*-] \S|```)|\]\(|\*\*", words, re.MULTILINE), name


def test_every_link_of_the_built_pages_leads_somewhere(site: Path) -> None:
    """MkDocs checks what is written in pages; this checks what became of it, the reference and the menu, too."""
    found = pages(site)
    ids = {name: set(re.findall(r'\bid="([^"]+)"', text)) for name, text in found.items()}
    for name, text in found.items():
        for tag, attributes in Markup(text).found:
            target = attributes.get("href" if tag in ("a", "link") else "src") or ""
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            leads = (site / name).parent.joinpath(path).resolve() if path not in ("", ".") else site / name
            if leads.is_dir():
                leads /= "index.html"
            assert leads.is_file(), (name, target)
            if anchor and leads.suffix == ".html" and not anchor.startswith("__"):
                assert anchor in ids[leads.relative_to(site).as_posix()], (name, target)


def test_the_site_ships_with_the_package(site: Path) -> None:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["rostra"]
    there = {path for pattern in patterns for path in (ROOT / "src" / "rostra").glob(pattern)}
    assert {path for path in site.rglob("*") if path.is_file()} <= there
    assert f"recursive-include {site.relative_to(ROOT).as_posix()} *" in (ROOT / "MANIFEST.in").read_text().splitlines()


def test_the_search_knows_every_page(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert {entry["location"].partition("#")[0] for entry in index["docs"]} == set(pages(site))


def test_what_leads_nowhere_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "lost.md").write_text("# Lost")
    said = build_one_page(tmp_path, "# A\n[gone](gone.md), [gone](#gone), ![gone](gone.png), [gone][rostra.gone]")
    for wrong in (
        "'gone.md', but the target is not found",
        "link '#gone', but there is no such anchor",
        "'gone.png', but the target is not found",
        "Could not find cross-reference target 'rostra.gone'",
        "lost.md",  # in no menu
        "Aborted with 5 warnings in strict mode!",
    ):
        assert wrong in said


def test_a_name_that_is_gone_from_the_source_stops_the_build(tmp_path: Path) -> None:
    assert "rostra.game.Gone could not be found" in build_one_page(tmp_path, "# A\n::: rostra.game.Gone")


def test_a_page_without_mistakes_is_built(tmp_path: Path) -> None:
    assert build_one_page(tmp_path, "# A\n[itself](#a)") == ""
    assert "<h1" in (tmp_path / "site" / "index.html").read_text()


def build_one_page(folder: Path, text: str) -> str:
    """The site with our settings and nothing but this page; what MkDocs says."""
    (folder / "docs").mkdir(exist_ok=True)
    (folder / "docs" / "index.md").write_text(text)
    hooks = ROOT / "tools" / "docs_hooks.py"
    menu = [{"A": "index.md"}]
    lines = {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "docs_dir": "docs",
        "hooks": [str(hooks)],
        "nav": menu,
        "extra_css": [],
    }
    (folder / "mkdocs.yml").write_text("\n".join(f"{key}: {json.dumps(value)}" for key, value in lines.items()))
    return docs.make(folder / "mkdocs.yml", folder / "site", ROOT / "src")


@pytest.mark.parametrize(
    ("page", "link", "becomes"),
    [
        ("engine.md", "[it](../CONTRIBUTING.md#style)", "[it](contributing.md#style)"),
        ("engine.md", "[it](../README.md)", "[it](index.md)"),
        ("rules/caesar.md", "[it](../../CHANGELOG.md)", "[it](../changelog.md)"),
        ("rules/caesar.md", "[it](../engine.md)", "[it](../engine.md)"),
        ("contributing.md", "[it](docs/rules/caesar.md#words)", "[it](rules/caesar.md#words)"),
        ("contributing.md", "![it](docs/pictures/nero.svg)", "![it](pictures/nero.svg)"),
        ("contributing.md", "[it](LICENSE)", "[it](files/LICENSE.txt)"),
        ("bots-howto.md", "[it](../examples/brutus/brutus.py)", "[it](files/examples/brutus/brutus.py.txt)"),
        ("rules/sentences.md", "[it](../../tests/caesar/test_votes.py)", "it"),
        ("engine.md", "[it](../gone.py)", "[it](../gone.py)"),
        ("engine.md", "[it](https://example.org/a.md)", "[it](https://example.org/a.md)"),
        ("engine.md", "[it](#here)", "[it](#here)"),
    ],
)
def test_links_of_the_repository_become_links_of_the_site(page: str, link: str, becomes: str) -> None:
    assert docs_hooks.in_site(link, page) == becomes
