"""HTTP: the lobby, matches, records and replays."""

from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Raw

from rostra import record
from rostra.game import Refusal
from rostra.record import BadRecord
from rostra.server import replays
from rostra.server.games import all_games
from rostra.server.info import info_of
from rostra.server.keys import hash_of, new_secret, seats_for
from rostra.server.protocol import (
    Answer,
    Frame,
    GameInfo,
    Imported,
    Joined,
    Joining,
    Lobby,
    Made,
    MatchInfo,
    Reason,
    SeatMade,
    Session,
)
from rostra.server.room import Room, now_ms
from rostra.server.rooms import Rooms
from rostra.server.socket import cookie_name, secret_in_cookie
from rostra.server.web import header, is_our_page
from rostra.store.backup import record_of
from rostra.tables import Match, Settings
from rostra.tables.commands import Commands
from rostra.tables.entries import imported
from rostra.tables.reasons import no
from rostra.tables.settings import SeatPlan, checked

Asked = Request[Any, Any, Any]
encode = msgspec.json.Encoder().encode

LOBBY_PAGE = 50
YEAR = 365 * 24 * 3600


def rooms_of(request: Asked) -> Rooms:
    return cast(Rooms, request.app.state.rooms)


@get("/api/games", summary="The games, their options, bots and notation")
async def games() -> list[GameInfo]:
    return all_games()


@get("/api/lobby", summary="Matches that wait for players, the newest first")
async def lobby(
    request: Asked,
    before: Annotated[int | None, QueryParameter(ge=0, lt=2**63, description="the `next` of the page before")] = None,
) -> Lobby:
    rooms = rooms_of(request)
    found = await rooms.store.lobby(LOBBY_PAGE, before)
    infos = []
    for kept in found:
        room = rooms.rooms.get(kept.id)
        match = room.match if room else Match(kept.settings, await rooms.store.entries(kept.number))
        infos.append(info_of(kept, match))
    return Lobby(infos, str(found[-1].number) if len(found) == LOBBY_PAGE else None)


@post("/api/matches", summary="Make a match")
async def make(request: Asked, data: JSONBody[Settings]) -> Response[Made]:
    room, secrets = await rooms_of(request).make(data)
    seats = [SeatMade(name, secret) for name, secret in zip(room.match.game.seats, secrets)]
    first = next(secret for secret in secrets if secret is not None)
    return Response(Made(room.kept.id, seats), status_code=201, cookies=[_cookie(request, room, first)])


@get("/api/matches/{match_id:str}", summary="All about a match that everybody may know")
async def info(request: Asked, match_id: FromPath[str]) -> MatchInfo:
    return (await rooms_of(request).open(match_id)).info()


@post("/api/matches/{match_id:str}/join", summary="Take an open seat")
async def join(request: Asked, match_id: FromPath[str], data: JSONBody[Joining]) -> Response[Joined]:
    room = await rooms_of(request).open(match_id)
    open_seats = [seat for seat, sitter in enumerate(room.match.sitters) if sitter.kind == "open"]
    if data.seat is None and not open_seats:
        raise no("started") if room.match.phase != "gathering" else no("full")
    seat = open_seats[0] if data.seat is None else data.seat
    if seat >= len(room.match.sitters):
        raise no("no-such-seat", seat=seat, last=len(room.match.sitters) - 1)
    secret = new_secret()
    await room.sit(seat, data.name, data.ready, hash_of(secret))
    return Response(Joined(seat, secret), status_code=201, cookies=[_cookie(request, room, secret)])


@post("/api/matches/{match_id:str}/session", summary="Keep a seat's secret in a cookie", status_code=204)
async def session(request: Asked, match_id: FromPath[str], data: JSONBody[Session]) -> Response[None]:
    room = await rooms_of(request).open(match_id)
    secret = data.secret
    if data.rematch_of is not None:
        secret = secret_in_cookie(request.scope, data.rematch_of) or _secret_in_header(request)
    if secret is None:
        raise no("no-secret")
    if not seats_for(secret, await room.seated()):
        raise no("bad-secret")
    return Response(None, status_code=204, cookies=[_cookie(request, room, secret)])


@post("/api/matches/{match_id:str}/commands", summary="A command, for clients without a WebSocket", status_code=200)
async def command(
    request: Asked,
    match_id: FromPath[str],
    data: JSONBody[Commands],
    seat: Annotated[int | None, QueryParameter(ge=0, le=7, description="which, if the secret opens several")] = None,
) -> Answer:
    room = await rooms_of(request).open(match_id)
    mine = await _seat(request, room, seat)
    if mine is None:
        raise no("no-secret")
    reason = None
    try:
        await room.carry_out(mine, data)
    except Refusal as refusal:
        reason = Reason.of(refusal, room.match.name)
    async with room.lock:
        look = room.match.look(mine, now_ms())
        ply = room.match.ply(mine, look)
        view = Raw(encode(room.match.view(mine, look)))
    return Answer(done=reason is None, ply=ply, view=view, reason=reason or msgspec.UNSET)


@get("/api/matches/{match_id:str}/replay", summary="A moment of a match, as a seat saw it")
async def replay(
    request: Asked,
    match_id: FromPath[str],
    seat: Annotated[
        str, QueryParameter(max_length=3, description="a seat, `all` (only after the end), or nothing: one's own")
    ] = "",
    ply: Annotated[int, QueryParameter(ge=0, lt=2**31)] = 2**31 - 1,
) -> Frame:
    room = await rooms_of(request).open(match_id)
    over = room.match.phase == "over"
    async with room.lock:
        entries = await room.log()
        match = room.match
        if seat == "all":
            if not over:
                raise no("not-over-yet")
            return replays.all_seeing(room.kept, entries, match, ply)
        if seat and not (seat.isdecimal() and int(seat) < len(match.sitters)):
            raise no("no-such-seat", seat=seat, last=len(match.sitters) - 1)
        mine = int(seat) if over and seat else await _seat(request, room, int(seat) if seat else None)
        shown = match.ply(mine, match.look(mine, now_ms()))
        return replays.frame(room.kept, entries, match, mine, ply, shown)


@get("/api/matches/{match_id:str}/record", summary="The record of a finished match", media_type=MediaType.TEXT)
async def get_record(request: Asked, match_id: FromPath[str]) -> Response[str]:
    room = await rooms_of(request).open(match_id)
    if room.match.phase != "over":
        raise no("not-over-yet")
    headers = {"content-disposition": f'attachment; filename="{room.match.name}-{match_id}.txt"'}
    return Response(record_of(room.match).text(), media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/records", summary="Import a record, to look at it as a replay")
async def import_record(request: Asked) -> Imported:
    body = await request.body()
    try:
        found = record.read(body.decode("utf-8"))
    except UnicodeDecodeError:
        raise no("not-text") from None
    except BadRecord as why:
        raise Refusal(why.why, why.message, f"line {why.line}", why.details) from None
    if found.position is not None:
        raise no("record-with-position")
    seats = tuple(SeatPlan("person", name[:40]) for name in found.seats.values())
    settings, game = checked(Settings(game=found.game, options=found.options, seats=seats))
    room = await rooms_of(request).keep(settings, game, imported(game, found.lines, now_ms()))
    return Imported(room.kept.id)


async def _seat(request: Asked, room: Room, wanted: int | None) -> int | None:
    """The seat a request may look from; None: a spectator, if the match has any."""
    secret = _secret_in_header(request)
    # A cookie counts for our own page, and for what a browser asks for when its address is typed.
    if secret is None and is_our_page(request.scope, rooms_of(request).config.origins) is not False:
        secret = secret_in_cookie(request.scope, room.kept.id)
    seats = seats_for(secret, await room.seated())
    if secret is not None and not seats:
        raise no("bad-secret")
    if wanted is not None and wanted not in seats:
        raise no("not-your-seat")
    if seats:
        return seats[0] if wanted is None else wanted
    if not room.match.settings.spectators and room.match.phase != "over":
        raise no("no-spectators")
    return None


def _secret_in_header(request: Asked) -> str | None:
    given = header(request.scope, b"authorization")
    return given[7:].strip() if given is not None and given[:7].lower() == "bearer " else None


def _cookie(request: Asked, room: Room, secret: str) -> Cookie:
    config = rooms_of(request).config
    secure = request.url.scheme == "https" or (
        config.behind_proxy and header(request.scope, b"x-forwarded-proto") == "https"
    )
    return Cookie(
        key=cookie_name(room.kept.id), value=secret, path="/api/matches", max_age=YEAR,
        httponly=True, samesite="strict", secure=secure,
    )  # fmt: skip


ROUTES = [games, lobby, make, info, join, session, command, replay, get_record, import_record]
