"""The interface described for programs: OpenAPI for HTTP, JSON Schema for the messages of the socket.

Both are made from the structs that read and write the messages, so that they say neither more nor less.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler

import rostra
from rostra.game import Json
from rostra.record import Record
from rostra.server.errors import STATUS, Problem
from rostra.server.games import all_games
from rostra.server.protocol import (
    Answer,
    Branching,
    Frame,
    FromClient,
    GameInfo,
    Imported,
    Joined,
    Joining,
    Lobby,
    Made,
    MatchInfo,
    Review,
    Session,
    ToClient,
)
from rostra.server.routes import LONGEST_WAIT, ROUTES
from rostra.tables import Settings
from rostra.tables.commands import Commands

_REFS: Final = "#/components/schemas/{name}"
_SECRET: Final[Json] = {"secret": []}
_TEXT: Final = "text"
_EVERYWHERE: Final = (429, 503)
_WRITING: Final = (403, 413)


class _Operation(NamedTuple):
    answer: Any
    """What comes back if all is well: a struct, text, or nothing."""
    refusals: tuple[int, ...] = ()
    takes: Any = None
    query: Json = {}
    security: tuple[Json, ...] = ()


_SEAT: Final = {"type": "integer", "minimum": 0, "maximum": 7}
_OPERATIONS: Final[dict[str, _Operation]] = {
    "games": _Operation(list[GameInfo]),
    "lobby": _Operation(
        Lobby,
        (400,),
        query={
            "before": {
                "type": "integer", "minimum": 0, "maximum": 2**63 - 1, "description": "the `next` of the page before",
            }
        },
    ),
    "make": _Operation(Made, (400, 422), Settings),
    "info": _Operation(MatchInfo, (404, 409)),
    "join": _Operation(Joined, (400, 404, 409, 422), Joining),
    "session": _Operation(None, (400, 401, 404, 409), Session, security=({}, _SECRET)),
    "command": _Operation(
        Answer,
        (400, 401, 404, 409, 422),
        Commands,
        {"seat": {**_SEAT, "description": "which, if the secret opens several"}},
        (_SECRET,),
    ),
    "replay": _Operation(
        Frame,
        (400, 401, 403, 404, 409, 422),
        query={
            "seat": {
                "type": "string", "pattern": "^([0-7]|all)?$", "default": "",
                "description": "a seat, `all` (only after the end), or nothing: one's own",
            },
            "ply": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1, "default": 2**31 - 1},
        },
        security=({}, _SECRET),
    ),
    "get_record": _Operation(_TEXT, (404, 409)),
    "review": _Operation(
        Review,
        (400, 404, 409),
        query={
            "wait": {
                "type": "integer", "minimum": 0, "maximum": LONGEST_WAIT, "default": 0,
                "description": "seconds to wait for it",
            }
        },
    ),
    "branch": _Operation(Made, (400, 404, 409, 422), Branching),
    "import_record": _Operation(Imported, (422,), _TEXT),
}  # fmt: skip


@cache
def openapi() -> Json:
    types = {operation.answer for operation in _OPERATIONS.values() if operation.answer not in (None, _TEXT)}
    types |= {operation.takes for operation in _OPERATIONS.values() if operation.takes not in (None, _TEXT)}
    wanted = [*sorted(types, key=str), Problem]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=_REFS)
    found = dict(zip(wanted, schemas))
    _sharpen(components)
    paths: dict[str, Json] = {}
    for handler in ROUTES:
        for path in handler.paths:
            there = paths.setdefault(path.replace(":str}", "}"), {})
            for method in handler.http_methods:
                there[method.lower()] = _described(handler, path, method, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Rostra", "version": "1"},
        "servers": [{"url": "/"}],
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer", "description": "the secret of a seat"}},
        },
    }


def _sharpen(components: Json) -> None:
    """What depends on the games there are."""
    settings = components["Settings"]["properties"]
    bots = sorted({bot for game in all_games() for bot in game.bots})
    options: dict[str, list[str | int]] = {}
    for game in all_games():
        for option, choices in game.options.items():
            options[option] = [*choices, *[int(choice) for choice in choices if choice.isdecimal()]]
    settings["game"]["enum"] = [game.name for game in all_games()]
    settings["leavers"]["enum"] = ["", "none", *bots]
    settings["options"] = {
        "type": "object",
        "properties": {option: {"enum": choices} for option, choices in options.items()},
        "additionalProperties": False,
        "default": {},
    }
    components["SeatPlan"]["properties"]["bot"]["enum"] = ["", *bots]
    components["Branching"]["properties"]["bot"]["enum"] = ["", *bots]


def _described(handler: HTTPRouteHandler, path: str, method: str, schemas: dict[Any, Json]) -> Json:
    name = handler.handler_name
    operation = _OPERATIONS[name]
    refusals = {*operation.refusals, *_EVERYWHERE, *(_WRITING if method == "POST" else ())}
    answer = {"description": "Done", **_content(operation.answer, schemas)}
    if operation.answer in (Made, Imported):
        answer["links"] = _links()
    problem = _content(Problem, schemas)
    told: Json = {
        "operationId": name,
        "summary": handler.summary,
        "responses": {
            str(handler.status_code): answer,
            **{str(status): {"description": _reasons(status), **problem} for status in sorted(refusals)},
        },
    }
    parameters = [_parameter("query", name, schema) for name, schema in operation.query.items()]
    if "{match_id" in path:
        parameters.insert(0, _parameter("path", "match_id", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}))
    if parameters:
        told["parameters"] = parameters
    if operation.takes is not None:
        told["requestBody"] = {"required": True, **_content(operation.takes, schemas)}
    if operation.security:
        told["security"] = list(operation.security)
    return told


def _content(kind: Any, schemas: dict[Any, Json]) -> Json:
    if kind is None:
        return {}
    if kind == _TEXT:
        return {"content": {"text/plain": {"schema": {"type": "string"}, "example": _example()}}}
    return {"content": {"application/json": {"schema": schemas[kind]}}}


def _links() -> Json:
    """What can be done with a match that was made."""
    about = [handler.handler_name for handler in ROUTES if any("{match_id" in path for path in handler.paths)]
    return {name: {"operationId": name, "parameters": {"match_id": "$response.body#/id"}} for name in about}


def _parameter(place: str, name: str, schema: Json) -> Json:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _reasons(status: int) -> str:
    """Which messages come with a status."""
    found = [message for message, its in STATUS.items() if its == status]
    return ", ".join(found) if found else "any other reason of the house"


def _example() -> str:
    return Record.of(rostra.load("caesar"), ["Anna", "Ben"], ["bonus senators"], "1997-10-23").text()


@cache
def messages() -> Json:
    """The messages of a match's socket."""
    types = [FromClient, ToClient]
    (to_server, to_client), components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Rostra: the socket of a match",
        "properties": {"from_client": to_server, "to_client": to_client},
        "$defs": components,
    }


@get("/api/schema/openapi.json", include_in_schema=False)
async def show_openapi() -> Json:
    return openapi()


@get("/api/schema/messages.json", include_in_schema=False)
async def show_messages() -> Json:
    return messages()


DESCRIPTION: Final = [show_openapi, show_messages]
