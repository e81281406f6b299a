"""The host's tools over HTTP, behind a token. Without one in the settings they are closed."""

import hmac
from collections.abc import Awaitable
from typing import Final, TypeVar

import msgspec
from litestar import get, post
from litestar.params import FromPath

from rostra.server import host_watch
from rostra.server.client_address import client_of, header
from rostra.server.host_messages import (
    BlockInfo,
    Blocking,
    BlockList,
    Done,
    Erased,
    Erasing,
    Guest,
    HostMatch,
    HostMatches,
    Lifting,
    Pruned,
    Pruning,
)
from rostra.server.host_tools import LONGEST_NAME, PAGE, HostTools
from rostra.server.rate_limits import WRONG_TOKENS, Limits
from rostra.server.routes import AnyRequest, body_of, query_of, rooms_of, whole_in_query, whole_number
from rostra.tables.refusals import refuse

HOST: Final[list[dict[str, list[str]]]] = [{"host": []}]
_wrong: Final = Limits(WRONG_TOKENS)

T = TypeVar("T")


def _tools(request: AnyRequest) -> HostTools:
    """For a host; a ``Refusal`` for anybody else."""
    rooms = rooms_of(request)
    token = rooms.config.host_token
    given = header(request.scope, b"authorization")
    if given is None:
        raise refuse("no-token")
    # Compared even if there is no token: the time tells nothing.
    right = hmac.compare_digest(given.encode("latin-1"), f"Bearer {token}".encode())
    if not token or not right:
        if rooms.config.rate and not _wrong.allow(client_of(request.scope, rooms.config)):
            raise refuse("wrong-tokens")
        raise refuse("for-the-host")
    return HostTools(rooms.store, rooms.addresses, "http")


async def _at_once(request: AnyRequest, doing: Awaitable[T]) -> T:
    """Players in this process see it before the host is answered; other processes notice by themselves."""
    done = await doing
    await host_watch.look(rooms_of(request))
    return done


@get(
    "/api/host/matches",
    summary="For the host: matches, the newest first",
    query={
        "phase": {"type": "string", "enum": ["", "gathering", "playing", "over"], "default": ""},
        "game": {"type": "string", "maxLength": LONGEST_NAME, "default": ""},
        "name": {
            "type": "string",
            "maxLength": LONGEST_NAME,
            "default": "",
            "description": "who was called exactly so in it",
        },
        "before": {**whole_number(2**63 - 1), "description": "the `next` of the page before"},
        "most": whole_number(PAGE, default=PAGE),
    },
    refusals=(400, 401, 403),
    security=HOST,
)
async def host_matches(request: AnyRequest) -> HostMatches:
    tools = _tools(request)
    phase, game, name = (query_of(request, what) for what in ("phase", "game", "name"))
    if phase not in ("", "gathering", "playing", "over"):
        raise refuse("bad-request", why="phase: gathering, playing or over is wanted")
    for what, given in (("game", game), ("name", name)):
        if len(given) > LONGEST_NAME:
            raise refuse("bad-request", why=f"{what}: at most {LONGEST_NAME} characters are wanted")
    most = max(1, whole_in_query(request, "most"))
    return await tools.find(phase, game, name, whole_in_query(request, "before"), most)


@get("/api/host/matches/{match_id:str}", summary="For the host: a match", refusals=(401, 403, 404, 410), security=HOST)
async def host_match(request: AnyRequest, match_id: FromPath[str]) -> HostMatch:
    found = await _tools(request).show(match_id)
    room = rooms_of(request).rooms.get(match_id)
    connected = {} if room is None else room.broadcast.connections
    here = [Guest(one.seat, one.client) for there in connected.values() for one in there]
    return msgspec.structs.replace(found, here=here)


@post(
    "/api/host/matches/{match_id:str}/close",
    summary="For the host: end a match",
    status_code=200,
    refusals=(401, 403, 404, 409, 410),
    security=HOST,
)
async def host_close(request: AnyRequest, match_id: FromPath[str]) -> Done:
    return await _at_once(request, _tools(request).close(match_id))


@post(
    "/api/host/matches/{match_id:str}/remove",
    summary="For the host: remove a match",
    status_code=200,
    refusals=(401, 403, 404, 410),
    security=HOST,
)
async def host_remove(request: AnyRequest, match_id: FromPath[str]) -> Done:
    return await _at_once(request, _tools(request).remove(match_id))


@post(
    "/api/host/erase",
    summary="For the host: erase a person's name and words",
    status_code=200,
    takes=Erasing,
    refusals=(400, 401, 403, 404, 422),
    security=HOST,
)
async def host_erase(request: AnyRequest) -> Erased:
    tools = _tools(request)
    return await _at_once(request, tools.erase(await body_of(request, Erasing)))


@get(
    "/api/host/blocks",
    summary="For the host: who is blocked or muted",
    refusals=(401, 403),
    security=HOST,
)
async def host_blocks(request: AnyRequest) -> BlockList:
    return await _tools(request).blocked()


@post(
    "/api/host/block",
    summary="For the host: block or mute a name or an address",
    takes=Blocking,
    refusals=(400, 401, 403, 422),
    security=HOST,
)
async def host_block(request: AnyRequest) -> BlockInfo:
    tools = _tools(request)
    return await _at_once(request, tools.block(await body_of(request, Blocking)))


@post(
    "/api/host/unblock",
    summary="For the host: lift a block",
    status_code=200,
    takes=Lifting,
    refusals=(400, 401, 403, 404, 422),
    security=HOST,
)
async def host_lift(request: AnyRequest) -> BlockList:
    tools = _tools(request)
    return await _at_once(request, tools.lift(await body_of(request, Lifting)))


@post(
    "/api/host/prune",
    summary="For the host: remove old matches",
    status_code=200,
    takes=Pruning,
    refusals=(400, 401, 403),
    security=HOST,
)
async def host_prune(request: AnyRequest) -> Pruned:
    tools = _tools(request)
    return await _at_once(request, tools.prune(await body_of(request, Pruning)))


HOST_ROUTES = [
    host_matches, host_match, host_close, host_remove, host_erase, host_blocks, host_block, host_lift, host_prune,
]  # fmt: skip
