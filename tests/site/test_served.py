"""The site as the server shows it, under /docs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rostra.server import pages
from rostra.server.guard import SECURITY
from rostra.server.static_files import KINDS
from rostra.texts import Texts, languages
from tests.server.client import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("manual"), thinkers=0) as found:
        yield found


def test_every_file_is_served_under_the_strict_policy(server: Server, site: Path) -> None:
    files = [path for path in site.rglob("*") if path.is_file() and path.name != ".built"]
    assert len(files) > 50
    for path in files:
        answer = server.http.get(f"/docs/{path.relative_to(site).as_posix()}")
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].partition(";")[0] == KINDS[path.suffix]
        assert answer.content == path.read_bytes()
        assert answer.headers["content-security-policy"] == SECURITY["content-security-policy"]


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_the_front_page_lies_where_its_links_are_right(server: Server, site: Path, path: str) -> None:
    answer = server.http.get(path, follow_redirects=True)
    assert answer.url.path == "/docs/index.html"
    assert "<h1" in answer.text


@pytest.mark.parametrize("path", ["/docs/no.html", "/docs/.built", "/docs/..%2Fpages.py", "/docs/../pages.py"])
def test_nothing_else_is(server: Server, site: Path, path: str) -> None:
    assert server.http.get(path).status_code == 404


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", ["/docs", "/docs/engine.html"])
def test_if_it_is_not_built_it_says_so(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: str, language: str
) -> None:
    monkeypatch.setattr(pages, "MANUAL", tmp_path / "docs")
    answer = server.http.get(path, headers={"accept-language": language}, follow_redirects=True)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert Texts(language).say("serve-docs-not-there") in answer.text
