"""The page: the files that web/ was built into, its words, and what it must know of Nero's map and cards."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from rostra.game import Json
from rostra.lessons import NAMES as LESSONS
from rostra.lessons import lesson
from rostra.nero.data.deck_file import read_deck
from rostra.nero.data.map_file import IN_AREAS, read_map
from rostra.server.fluent_export import apart, compiled
from rostra.server.static_files import KINDS, answer
from rostra.texts import languages

PAGE: Final = Path(__file__).resolve().parent / "page"
Asked = Request[Any, Any, Any]


@get(
    ["/", "/m/{match_id:str}", "/rules", "/rules/{game:str}", "/learn/{game:str}"],
    media_type="text/html",
    include_in_schema=False,
)
async def page(request: Asked) -> Response[bytes]:
    """Every place of the page is the same file; its script reads the address."""
    return file(request, "index.html")


# These in threads: what is asked for the first time is read, played through or packed, and others are playing.
@get("/page/{name:path}", include_in_schema=False, sync_to_thread=True)
def page_file(request: Asked, name: FromPath[Path]) -> Response[bytes]:
    return file(request, name.as_posix().lstrip("/"))


@get("/page/facts/nero.json", include_in_schema=False, sync_to_thread=True)
def nero_facts(request: Asked) -> Response[bytes]:
    return answer(request, board_of_nero(), ".json")


@get("/page/facts/{name:str}", include_in_schema=False, sync_to_thread=True)
def lesson_facts(request: Asked, name: FromPath[str]) -> Response[bytes]:
    called = name.removeprefix("lesson-").removesuffix(".json")
    if called not in LESSONS or name != f"lesson-{called}.json":
        raise NotFoundException()
    return answer(request, _lesson(called), ".json")


@get("/page/texts/{name:str}", include_in_schema=False, sync_to_thread=True)
def page_texts(request: Asked, name: FromPath[str]) -> Response[bytes]:
    language, _, part = name.removesuffix(".json").partition(".")
    known = language in languages() and (not part or apart(language, part))
    if not known or not name.endswith(".json"):
        raise NotFoundException()
    return answer(request, _texts(language, part or None), ".json")


PAGES: Final = [page, page_file, nero_facts, lesson_facts, page_texts]


def file(request: Asked, name: str, status: int = 200) -> Response[bytes]:
    """A file of the page."""
    path = PAGE / name
    if path.suffix in KINDS and path.is_file() and PAGE in path.resolve().parents:
        return answer(request, path.read_bytes(), path.suffix, lasts=name.startswith("assets/"), status=status)
    if name == "index.html":
        return Response(b"The page is not built: run make build.\n", status_code=503, media_type="text/plain")
    raise NotFoundException()


def is_place(request: Asked) -> bool:
    """Whether a browser asks, and for something that people might look at."""
    path = request.url.path
    return "text/html" in request.headers.get("accept", "") and not path.startswith(("/api", "/page"))


@cache
def _texts(language: str, part: str | None) -> bytes:
    return msgspec.json.encode(compiled(language, part))


@cache
def _lesson(name: str) -> bytes:
    return msgspec.json.encode(lesson(name))


@cache
def board_of_nero() -> bytes:
    """What is printed on the board and on the cards, which all may see; shapes if the map is drawn (tools/map)."""
    folder = Path(__file__).parents[1] / "nero" / "data"
    map = read_map((folder / "map.toml").read_text(encoding="utf-8"))
    deck = read_deck((folder / "deck.toml").read_text(encoding="utf-8"), map)
    sea = {*map.sea_links, *[(other, one) for one, other in map.sea_links]}
    provinces: Json = {}
    for number, name in enumerate(map.provinces):
        borders = [other for other in range(len(map.provinces)) if map.neighbours[number] >> other & 1]
        provinces[name] = {
            "area": map.areas[number // 5] if number < IN_AREAS else "italy",
            "at": list(map.points[number]),
            "port": bool(map.ports >> number & 1),
            "borders": [map.provinces[other] for other in borders if (number, other) not in sea],
            "sea": [map.provinces[other] for other in borders if (number, other) in sea],
        }
    cards = {card: {"bp": deck.bp[kind], "gp": deck.gp[kind]} for kind, card in enumerate(deck.events)}
    leaders = dict(zip(map.areas, map.leaders))
    drawn = folder / "map_shapes.json"
    shapes: Json | None = msgspec.json.decode(drawn.read_bytes()) if drawn.exists() else None
    if shapes and {province["id"] for province in shapes["provinces"]} != set(map.provinces):
        shapes = None  # those of another map
    return msgspec.json.encode({"provinces": provinces, "cards": cards, "leaders": leaders, "shapes": shapes})
