"""The plain page: its files, its words, and what it must know of Nero's map and cards. No build step, no dependency."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from rostra.game import Json
from rostra.nero.deckfile import read_deck
from rostra.nero.mapfile import IN_AREAS, read_map
from rostra.server.words import compiled
from rostra.texts import languages

PAGE: Final = Path(__file__).parent / "page"
KINDS: Final = {  # Litestar says of texts that they are in UTF-8
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}

Asked = Request[Any, Any, Any]


@get("/", media_type="text/html", include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    return _file(request, "index.html")


@get("/m/{match_id:str}", media_type="text/html", include_in_schema=False)
async def match_page(request: Asked, match_id: FromPath[str]) -> Response[bytes]:
    return _file(request, "index.html")


@get("/page/{name:str}", include_in_schema=False)
async def page_file(request: Asked, name: FromPath[str]) -> Response[bytes]:
    return _file(request, name)


@get("/page/nero.json", include_in_schema=False)
async def nero_facts(request: Asked) -> Response[bytes]:
    return _answer(request, _nero_facts(), ".json")


# Reading a language takes a moment the first time: others need not wait for it.
@get("/page/texts/{name:str}", include_in_schema=False, sync_to_thread=True)
def page_texts(request: Asked, name: FromPath[str]) -> Response[bytes]:
    language = name.removesuffix(".json")
    if language not in languages() or not name.endswith(".json"):
        raise NotFoundException()
    return _answer(request, _texts(language), ".json")


PAGES: Final = [page, match_page, page_file, nero_facts, page_texts]


def _file(request: Asked, name: str) -> Response[bytes]:
    there = {path.name: path for path in PAGE.iterdir() if path.suffix in KINDS}
    if name not in there:
        raise NotFoundException()
    return _answer(request, there[name].read_bytes(), there[name].suffix)


def _answer(request: Asked, body: bytes, suffix: str) -> Response[bytes]:
    """Browsers keep it, but ask each time whether it is still so: files of two versions never mix for long."""
    mark = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"etag": mark, "cache-control": "no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=KINDS[suffix])
    return Response(body, headers=headers, media_type=KINDS[suffix])


@cache
def _texts(language: str) -> bytes:
    return msgspec.json.encode(compiled(language))


@cache
def _nero_facts() -> bytes:
    """What is printed on the board and on the cards, which everybody may see."""
    folder = Path(__file__).parents[1] / "nero"
    map = read_map((folder / "map.toml").read_text(encoding="utf-8"))
    deck = read_deck((folder / "deck.toml").read_text(encoding="utf-8"), map)
    sea = {*map.sea_links, *[(other, one) for one, other in map.sea_links]}
    provinces: Json = {}
    for number, name in enumerate(map.provinces):
        borders = [other for other in range(len(map.provinces)) if map.neighbours[number] >> other & 1]
        provinces[name] = {
            "area": map.areas[number // 5] if number < IN_AREAS else "italy",
            "port": bool(map.ports >> number & 1),
            "borders": [map.provinces[other] for other in borders if (number, other) not in sea],
            "sea": [map.provinces[other] for other in borders if (number, other) in sea],
        }
    cards = {card: {"bp": deck.bp[kind], "gp": deck.gp[kind]} for kind, card in enumerate(deck.events)}
    leaders = dict(zip(map.areas, map.leaders))
    return msgspec.json.encode({"provinces": provinces, "cards": cards, "leaders": leaders})
