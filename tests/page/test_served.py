"""What is served of the page, and what may not be in it. It was built by ``make build``."""

import re
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rostra import texts
from rostra.server.guard import SECURITY
from rostra.server.pages import PAGE
from rostra.server.static_files import KINDS
from tests.server.client import Server
from tools import protocol_types
from tools.web import first_script

LANGUAGES = texts.languages()
FILES = {path.relative_to(PAGE).as_posix(): path for path in sorted(PAGE.rglob("*")) if path.suffix in KINDS}
FIRST = 120_000
"""Bytes of script, packed, that the first page may have."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page"), thinkers=0) as found:
        yield found


def test_every_file_is_served_with_its_type_and_the_strict_policy(server: Server) -> None:
    paths = {f"/page/{name}": KINDS[path.suffix] for name, path in FILES.items()}
    places = ("/", "/m/whatever", "/rules", "/rules/caesar", "/learn/nero")
    paths |= dict.fromkeys(places, KINDS[".html"]) | {"/page/facts/nero.json": KINDS[".json"]}
    paths |= {f"/page/texts/{language}.json": KINDS[".json"] for language in LANGUAGES}
    for path, kind in paths.items():
        answer = server.http.get(path)
        encoding = "; charset=utf-8" if kind.startswith("text/") else ""
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind + encoding), path
        assert answer.headers["content-security-policy"] == SECURITY["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        lasting = "immutable" in answer.headers["cache-control"]
        assert lasting == path.startswith("/page/assets/"), path
        again = server.http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert "unsafe" not in SECURITY["content-security-policy"]


def test_texts_travel_packed_to_those_who_can_unpack_them(server: Server) -> None:
    path = "/page/texts/en.json"
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    packed = server.http.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert packed.content == plain.content


@pytest.mark.parametrize(
    "path",
    [
        "/page/no.js", "/page/..%2Fpages.py", "/page/../pages.py", "/page/.built", "/page/texts/pl.json",
        "/page/texts/en", "/page/texts/..%2Fen.json", "/page/texts/en.web.json", "/page/texts/en.*.json",
    ],
)  # fmt: skip
def test_nothing_else_is(server: Server, path: str) -> None:
    assert server.http.get(path).status_code == 404


def test_the_page_ships_with_the_package() -> None:
    with Path("pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["setuptools"]["package-data"]["rostra"]
    there = {path.resolve() for pattern in patterns for path in Path("src/rostra").glob(pattern)}
    assert set(FILES.values()) <= there


class Markup(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside.append(tag)
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.inside[-1:] in (["script"], ["style"]) and data.strip():
            self.inline.append(data)


def test_nothing_is_inline() -> None:
    markup = Markup(FILES["index.html"].read_text(encoding="utf-8"))
    assert markup.inline == []
    for tag, attributes in markup.found:
        assert tag != "style"
        assert "src" in attributes or tag != "script"
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
    # Styles that stand in markup are not applied under our policy: nobody should wonder why.
    for path in Path("web/src").rglob("*.svelte"):
        template = re.sub(r"(?s)<(script|style).*?</\1>", "", path.read_text(encoding="utf-8"))
        assert not re.findall(r"""\sstyle=["{]""", template), path


def test_nothing_comes_from_anywhere_else() -> None:
    names = r"http://www\.w3\.org/|https://svelte\.dev/e/|https?://(?=[`\"'$])"  # of formats, in messages, put together
    for name, path in FILES.items():
        if path.suffix != ".woff2":
            text = re.sub(names, "", path.read_text(encoding="utf-8"))
            assert re.findall(r"https?://[a-z0-9.-]+", text) == [], name
            assert re.findall(r"""["'(]//[a-z]|url\((?!["']?(?:/page/|data:|#))""", text) == [], name


def test_the_first_page_is_small() -> None:
    assert 10_000 < first_script() <= FIRST


def test_the_types_of_messages_are_made_from_the_structs() -> None:
    for path, text in protocol_types.texts().items():
        assert path.read_text(encoding="utf-8") == text, "run python -m tools.protocol_types"
