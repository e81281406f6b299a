"""HTTP: the lobby, matches, records and replays."""

import asyncio
import itertools
from collections.abc import Sequence
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from msgspec import Raw, structs

import rostra
from rostra import record, titles
from rostra.game import Game, Json, Refusal
from rostra.server import branches, replays, time_and_chance
from rostra.server import lobby as lobbies
from rostra.server.client_address import client_of, header
from rostra.server.cookies import cookie_with, secret_in_cookie
from rostra.server.games import all_games, match_game
from rostra.server.guard import is_our_page
from rostra.server.keys import hash_of, new_secret
from rostra.server.protocol import (
    Answer,
    Branching,
    Frame,
    GameInfo,
    Imported,
    Joined,
    Joining,
    Lobby,
    Made,
    MatchGame,
    MatchInfo,
    Reason,
    Review,
    SeatMade,
    ServerInfo,
    Session,
)
from rostra.server.room import Room
from rostra.server.rooms import Rooms
from rostra.server.static_files import answer
from rostra.store.backup import record_of
from rostra.store.store import SeatKey
from rostra.tables import Entry, Match, Settings
from rostra.tables.commands import Commands
from rostra.tables.log import imported
from rostra.tables.refusals import refuse
from rostra.tables.settings import SeatPlan, checked

AnyRequest = Request[Any, Any, Any]

LONGEST_WAIT: Final = 30
"""Seconds for a review."""
SECRET: Final[dict[str, list[str]]] = {"secret": []}
"""The secret of a seat is needed; beside an empty entry it is optional."""


def whole_number(most: int, **more: int) -> Json:
    return {"type": "integer", "minimum": 0, "maximum": most, **more}


T = TypeVar("T")


async def body_of(request: AnyRequest, type: "type[T]") -> T:
    """The body of a request. Nothing is converted to fit, except that 3.0 is a whole number, as JSON has it."""
    try:
        return msgspec.convert(_JSON.decode(await request.body()), type)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
        raise refuse("bad-request", why=str(why)) from None


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() else number


_JSON: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(float_hook=_number)


def rooms_of(request: AnyRequest) -> Rooms:
    return cast(Rooms, request.app.state.rooms)


def _client(request: AnyRequest) -> str:
    """The address that bots think for."""
    return client_of(request.scope, rooms_of(request).config)


# openapi.py reads what a handler's decorator says: the type of the body (``takes``), the ``query``, and the statuses of
# its ``refusals``, without those that any request can have.


@get("/api/games", summary="The games, their options, bots, notation and files", sync_to_thread=True)
def games(request: AnyRequest) -> Response[list[GameInfo]]:
    files = rooms_of(request).files
    found = [structs.replace(game, files=files.offered(game.name)) for game in all_games()]
    return answer(request, msgspec.json.encode(found), ".json")


@get("/api/server", summary="What runs here: the version, and whether the engine is compiled")
async def server() -> ServerInfo:
    return ServerInfo(rostra.__version__, rostra.compiled())


@get(
    "/api/lobby",
    summary="Matches that wait for players, the newest first",
    query={"before": {**whole_number(2**63 - 1), "description": "the `next` of the page before"}},
    refusals=(400,),
)
async def lobby(request: AnyRequest) -> Lobby:
    matches, before = await lobbies.lobby(rooms_of(request).store, whole_in_query(request, "before"))
    return Lobby(matches, None if before is None else str(before))


@post("/api/matches", summary="Make a match", takes=Settings, refusals=(400, 422))
async def make(request: AnyRequest) -> Response[Made]:
    data = await body_of(request, Settings)
    room, secrets = await rooms_of(request).make(data, _client(request))
    return _made(request, room, secrets)


def _made(request: AnyRequest, room: Room, secrets: Sequence[str | None]) -> Response[Made]:
    seats = [SeatMade(name, secret) for name, secret in zip(room.match.game.seats, secrets)]
    first = next(secret for secret in secrets if secret is not None)
    return Response(Made(room.stored.id, seats), status_code=201, cookies=[_cookie(request, room, first)])


@get("/api/matches/{match_id:str}", summary="All about a match that everybody may know", refusals=(404, 409))
async def info(request: AnyRequest, match_id: FromPath[str]) -> MatchInfo:
    room = await rooms_of(request).open(match_id)
    async with room.up_to_date():
        return room.info()


@get("/api/matches/{match_id:str}/game", summary="Notation and board of this match", refusals=(404, 409))
async def game_of(request: AnyRequest, match_id: FromPath[str]) -> Response[MatchGame]:
    game = (await rooms_of(request).open(match_id)).match.game
    return await asyncio.to_thread(lambda: answer(request, msgspec.json.encode(match_game(game)), ".json"))


@post("/api/matches/{match_id:str}/join", summary="Take an open seat", takes=Joining, refusals=(400, 404, 409, 422))
async def join(request: AnyRequest, match_id: FromPath[str]) -> Response[Joined]:
    data = await body_of(request, Joining)
    room = await rooms_of(request).open(match_id)
    last = len(room.match.seats) - 1
    if data.seat is not None and data.seat > last:
        raise refuse("no-such-seat", seat=data.seat, last=last)
    rooms_of(request).blocks.must_allow_names([data.name])
    secret = new_secret()
    seat = await room.sit(data.seat, data.name, data.ready, hash_of(secret))
    return Response(Joined(seat, secret), status_code=201, cookies=[_cookie(request, room, secret)])


@post(
    "/api/matches/{match_id:str}/session",
    summary="Keep a seat's secret in a cookie",
    status_code=204,
    takes=Session,
    refusals=(400, 401, 404, 409),
    security=[{}, SECRET],
)
async def session(request: AnyRequest, match_id: FromPath[str]) -> Response[None]:
    data = await body_of(request, Session)
    room = await rooms_of(request).open(match_id)
    secret = data.secret or _secret_in_header(request) or secret_in_cookie(request.scope, match_id)
    if secret is None:
        raise refuse("no-secret")
    if data.rematch:
        if room.match.next_match is None:
            raise refuse("no-rematch-yet")
        room = await rooms_of(request).open(room.match.next_match)
    if not await room.seats_for(secret):
        raise refuse("bad-secret")
    return Response(None, status_code=204, cookies=[_cookie(request, room, secret)])


@post(
    "/api/matches/{match_id:str}/commands",
    summary="A command, for clients without a WebSocket",
    status_code=200,
    takes=Commands,
    query={"seat": {**whole_number(7), "description": "which, if the secret opens several"}},
    refusals=(400, 401, 404, 409, 422),
    security=[SECRET],
)
async def command(request: AnyRequest, match_id: FromPath[str]) -> Answer:
    data: Commands = await body_of(request, cast(Any, Commands))
    room = await rooms_of(request).open(match_id)
    owner = await _owner(request, room, _wanted(query_of(request, "seat"), room))
    if owner is None:
        raise refuse("no-secret")
    room.payer = room.payer or _client(request)
    refused, ply, view = await room.command_over_http(owner, data, _client(request))
    reason = msgspec.UNSET if refused is None else Reason.of(refused, room.match.game_name)
    return Answer(done=refused is None, ply=ply, view=Raw(view.encode()), reason=reason)


@get(
    "/api/matches/{match_id:str}/replay",
    summary="A moment of a match, as a seat saw it",
    query={
        "seat": {
            "type": "string",
            "pattern": "^([0-7]|all)?$",
            "default": "",
            "description": "a seat, `all` (only after the end), or nothing: one's own",
        },
        "ply": whole_number(2**31 - 1, default=2**31 - 1),
    },
    refusals=(400, 401, 403, 404, 409, 422),
    security=[{}, SECRET],
)
async def replay(request: AnyRequest, match_id: FromPath[str]) -> Frame:
    seat, ply = query_of(request, "seat"), whole_in_query(request, "ply")
    room = await rooms_of(request).open(match_id)
    wanted = None if seat == "all" else _wanted(seat, room)
    async with room.up_to_date() as match:
        over, length = match.tells_all, match.length
    # At one device nobody may see a replay before the end: it would show a seat's secrets to whoever holds the device.
    if not over and (seat == "all" or match.shared):
        raise _not_told(match)
    owner = None if over and seat else await _owner(request, room, wanted)
    mine = wanted if owner is None else owner.seat
    # In a thread, because others are playing; and only a few at the same time.
    async with rooms_of(request).replaying:
        entries = (await room.match_log.entries())[:length]
        if seat == "all":
            return await asyncio.to_thread(replays.all_seeing, room.stored, match, entries, ply)
        return await asyncio.to_thread(replays.frame, room.stored, match, entries, mine, ply)


@get(
    "/api/matches/{match_id:str}/record",
    summary="The record of a finished match",
    media_type=MediaType.TEXT,
    refusals=(404, 409),
)
async def get_record(request: AnyRequest, match_id: FromPath[str]) -> Response[str]:
    room = await rooms_of(request).open(match_id)
    async with room.up_to_date() as match:
        _must_tell_all(match)
        text = record_of(match).text()
    headers = {"content-disposition": f'attachment; filename="{match.game_name}-{match_id}.txt"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/api/matches/{match_id:str}/review",
    summary="The chances of every seat of a finished match, moment by moment",
    query={"wait": {**whole_number(LONGEST_WAIT, default=0), "description": "seconds to wait for it"}},
    refusals=(400, 404, 409),
)
async def review(request: AnyRequest, match_id: FromPath[str]) -> Response[Review]:
    wait = whole_in_query(request, "wait")
    match, entries = await _finished(await rooms_of(request).open(match_id))
    text: Any = await rooms_of(request).reviews.of(match_id, match, entries, wait, _client(request))
    return Response(text, media_type=MediaType.JSON)  # it is JSON already


@post(
    "/api/matches/{match_id:str}/branch",
    summary="Play on against bots from a moment of a finished match",
    takes=Branching,
    refusals=(400, 404, 409, 422, 503),
)
async def branch(request: AnyRequest, match_id: FromPath[str]) -> Response[Made]:
    data = await body_of(request, Branching)
    rooms, payer = rooms_of(request), _client(request)
    match, entries = await _finished(await rooms.open(match_id))
    rooms.blocks.must_allow_names([data.name])
    with rooms.open_branches.one_more(payer):
        settings, game, begun = await asyncio.to_thread(branches.branch, match, entries, data)
        secrets = [new_secret() if plan.kind == "person" else None for plan in settings.seats]
        seated = [SeatKey(seat, hash_of(secret)) for seat, secret in enumerate(secrets) if secret is not None]
        room = await rooms.import_match(settings, game, begun, seated, payer)
        room.is_branch = True
    return _made(request, room, secrets)


async def _finished(room: Room) -> tuple[Match, list[Entry]]:
    """A match that is over, so that everything in it may be told; and its log."""
    async with room.up_to_date() as match:
        _must_tell_all(match)
    return match, (await room.match_log.entries())[: match.length]


def _must_tell_all(match: Match) -> None:
    if not match.tells_all or not match.started:
        raise _not_told(match)


def _not_told(match: Match) -> Refusal:
    """Why what was hidden in a match cannot be seen."""
    return refuse("closed-by-host" if match.phase == "over" and not match.tells_all else "not-over-yet")


@post("/api/records", summary="Import a record, to look at it as a replay", takes=str, refusals=(422,))
async def import_record(request: AnyRequest) -> Imported:
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise refuse("not-text") from None
    rooms = rooms_of(request)
    if rooms.config.rate and not rooms.imports.allow(_client(request)):
        raise refuse("many-records")
    settings, game, entries = await asyncio.to_thread(_read_record, text)
    room = await rooms.import_match(settings, game, entries)
    return Imported(room.stored.id)


def _read_record(text: str) -> tuple[Settings, Game, list[Entry]]:
    # Before anything opens a file of ours that somebody else has named: a record brings its own.
    header = {line.partition(":")[0].strip() for line in itertools.takewhile(str.strip, text.split("\n"))}
    for option in sorted({file for title in titles.playable() for file in titles.get(title).files}):
        if f"option {option}" in header and f"file {option}" not in header:
            raise refuse("no-files", option=option)
    found = record.read(text)
    if found.position is not None:
        raise refuse("record-with-position")
    seats = tuple(SeatPlan("person", name[:40]) for name in found.seats.values())
    settings, game = checked(Settings(game=found.game, options=found.options, seats=seats))
    return settings, game, imported(game, found.lines, time_and_chance.now_ms())


def query_of(request: AnyRequest, name: str) -> str:
    """A query parameter, "" without it. It may be given only once."""
    given = request.query_params.getall(name, [])
    if len(given) > 1:
        raise refuse("bad-request", why=f"{name}: this is given {len(given)} times")
    return given[0] if given else ""


def whole_in_query(request: AnyRequest, name: str) -> int:
    """A whole number in the query, as the route describes it. Its default, if there is none, is its maximum."""
    schema = request.route_handler.opt["query"][name]
    most: int = schema["maximum"]
    if name not in request.query_params:
        return int(schema.get("default", most))
    word = query_of(request, name)
    if not (word.isascii() and word.isdecimal() and len(word) < 20 and int(word) <= most):
        raise refuse("bad-request", why=f"{name}: a whole number from 0 to {most} is wanted")
    return int(word)


def _wanted(seat: str, room: Room) -> int | None:
    """The seat that the request names; None if it names none."""
    last = len(room.match.seats) - 1
    if seat and seat not in map(str, range(last + 1)):
        raise refuse("no-such-seat", seat=seat[:20], last=last)
    return int(seat) if seat else None


async def _owner(request: AnyRequest, room: Room, wanted: int | None) -> SeatKey | None:
    """The seat a request may look from, and the hash of its secret; None for a spectator, if the match allows them."""
    secret = _secret_in_header(request)
    seats = await room.seats_for(secret)
    if secret is not None and not seats:
        raise refuse("bad-secret")
    # A cookie counts for our own page, and for an address that somebody types into a browser. Its seat may have been
    # given up.
    if secret is None and is_our_page(request.scope, rooms_of(request).config.origins) is not False:
        secret = secret_in_cookie(request.scope, room.stored.id)
        seats = await room.seats_for(secret)
    if wanted is not None and wanted not in seats:
        raise refuse("not-your-seat") if seats else refuse("no-secret")
    if seats:
        return SeatKey(seats[0] if wanted is None else wanted, hash_of(secret or ""))
    if not room.match.settings.spectators and not room.match.tells_all:
        raise refuse("no-spectators")
    return None


def _secret_in_header(request: AnyRequest) -> str | None:
    given = header(request.scope, b"authorization")
    return given[7:].strip() if given is not None and given[:7].lower() == "bearer " else None


def _cookie(request: AnyRequest, room: Room, secret: str) -> Cookie:
    return cookie_with(secret, room.stored.id, request.scope, rooms_of(request).config)


ROUTES = [
    games,
    server,
    lobby,
    make,
    info,
    game_of,
    join,
    session,
    command,
    replay,
    get_record,
    review,
    branch,
    import_record,
]
