"""The page: the files that web/ was built into, its words, and what is printed on a title's board. And the manual."""

from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from rostra import lessons, titles
from rostra.server.fluent_export import exported, on_demand
from rostra.server.static_files import answer, find
from rostra.texts import Texts, languages

PAGE: Final = Path(__file__).resolve().parent / "page"
MANUAL: Final = Path(__file__).resolve().parent / "docs"
"""What ``make docs`` makes of docs/."""
Asked = Request[Any, Any, Any]


@get(
    ["/", "/m/{match_id:str}", "/rules", "/rules/{game:str}", "/learn/{game:str}"],
    media_type="text/html",
    include_in_schema=False,
)
async def page(request: Asked) -> Response[bytes]:
    """Every place of the page is the same file; its script reads the address."""
    return file(request, "index.html")


# In threads: the first answer has to be read, played through or packed, and others are playing.
@get("/page/{name:path}", include_in_schema=False, sync_to_thread=True)
def page_file(request: Asked, name: FromPath[Path]) -> Response[bytes]:
    return file(request, name.as_posix().lstrip("/"))


@get("/page/facts/{name:str}", include_in_schema=False, sync_to_thread=True)
def facts(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What is printed on a title's board (``nero.json``), or its lesson (``lesson-caesar.json``)."""
    called = name.removesuffix(".json")
    if name == f"{called}.json" and called in titles.playable() and titles.get(called).board is not None:
        return answer(request, _board(called), ".json")
    taught = called.removeprefix("lesson-")
    if name == f"lesson-{taught}.json" and taught in lessons.names():
        return answer(request, _lesson(taught), ".json")
    raise NotFoundException()


@get("/page/texts/{name:str}", include_in_schema=False, sync_to_thread=True)
def page_texts(request: Asked, name: FromPath[str]) -> Response[bytes]:
    language, _, part = name.removesuffix(".json").partition(".")
    known = language in languages() and (not part or on_demand(language, part))
    if not known or not name.endswith(".json"):
        raise NotFoundException()
    return answer(request, _texts(language, part or None), ".json")


@get("/docs", include_in_schema=False)
async def manual() -> Redirect:
    return Redirect("/docs/index.html")  # its links are relative, so it must lie where it says


@get("/docs/{name:path}", include_in_schema=False, sync_to_thread=True)
def manual_file(request: Asked, name: FromPath[Path]) -> Response[bytes]:
    path = find(MANUAL, name.as_posix().lstrip("/"))
    if path is not None:
        return answer(request, path.read_bytes(), path.suffix)
    if not MANUAL.is_dir():
        return _nothing_but(_words(request).say("serve-docs-not-there"), 404)
    raise NotFoundException()


PAGES: Final = [page, page_file, facts, page_texts, manual, manual_file]


def file(request: Asked, name: str, status: int = 200) -> Response[bytes]:
    """A file of the page."""
    path = find(PAGE, name)
    if path is not None:
        return answer(request, path.read_bytes(), path.suffix, lasts=name.startswith("assets/"), status=status)
    if name == "index.html":  # perhaps it is still being built (make play): the browser looks again until it is there
        return _nothing_but(_words(request).say("serve-page-not-there"), 503, {"refresh": "2"})
    raise NotFoundException()


def _words(request: Asked) -> Texts:
    """In the reader's language, as far as the browser tells it."""
    asked = [language.strip()[:2] for language in request.headers.get("accept-language", "").split(",")]
    return Texts(next((language for language in asked if language in languages()), "en"))


def _nothing_but(sentence: str, status: int, headers: dict[str, str] | None = None) -> Response[bytes]:
    text = f"<!doctype html><meta charset=utf-8><title>Rostra</title><p>{escape(sentence)}"
    return Response(text.encode(), status_code=status, media_type="text/html", headers=headers)


def is_place(request: Asked) -> bool:
    """Whether a browser asks for something that a person might look at."""
    path = request.url.path
    return "text/html" in request.headers.get("accept", "") and not path.startswith(("/api", "/page"))


@cache
def _texts(language: str, part: str | None) -> bytes:
    return msgspec.json.encode(exported(language, part))


@cache
def _lesson(name: str) -> bytes:
    return msgspec.json.encode(lessons.lesson(name))


@cache
def _board(name: str) -> bytes:
    board = titles.get(name).board
    assert board is not None
    return msgspec.json.encode(board())
