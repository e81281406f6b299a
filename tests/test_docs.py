"""Pages that are made from the source are up to date, and examples in pages run."""

import re
import runpy
from pathlib import Path

import pytest

import rostra

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("game", rostra.GAMES)
def test_the_table_of_decisions_is_up_to_date(game: str) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "actions_table.py"))
    assert tool["path"](game).read_text() == tool["page"](game), "run tools/actions_table.py"


def test_the_tables_of_events_are_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "events_table.py"))
    for name, page in tool["pages"]().items():
        assert tool["path"](name).read_text() == page, "run tools/events_table.py"


def examples() -> list[tuple[str, str]]:
    found = []
    pages = {ROOT / "README.md", *(ROOT / "docs").rglob("*.md")}
    pages.remove(ROOT / "docs" / "new-title.md")  # its files are a package: tests/titles/test_new_title_page.py
    for page in sorted(pages):
        for number, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)):
            found.append((f"{page.relative_to(ROOT)}:{number + 1}", block))
    return found


@pytest.mark.parametrize(("where", "code"), examples(), ids=[where for where, _ in examples()])
def test_examples_in_pages_run(where: str, code: str) -> None:
    exec(compile(code, where, "exec"), {})


def test_links_in_pages_lead_somewhere() -> None:
    for page in [
        ROOT / "README.md",
        ROOT / "CHANGELOG.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "SECURITY.md",
        *sorted((ROOT / "docs").rglob("*.md")),
    ]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_page_on_views_of_nero_names_every_key() -> None:
    page = (ROOT / "docs" / "nero-views.md").read_text()
    named = set(re.findall(r"`([a-z_-]+)`", page))
    keys = set(re.findall(r'^ +"([a-z_]+)":', (ROOT / "src" / "rostra" / "nero" / "view.py").read_text(), re.MULTILINE))
    assert len(keys) > 50
    assert keys - named == set()
