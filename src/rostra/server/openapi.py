"""The interface described for programs: OpenAPI for HTTP, JSON Schema for the messages of the socket.

It is made from the handlers (paths, types, decorators) and from the structs that read and write the messages. So it
says neither more nor less than the server does.

Litestar's own description was tried (2.25) and lost too much: of structs that unknown fields are refused, what they are
(docstrings), how tagged unions are told apart, limits inside ``X | None`` and defaults of None; it has no links, tells
of a body only if Litestar decodes it before the handler can say what is wrong with it, and adds to everything with a
parameter a 400 in a shape that no answer of ours has.
"""

from functools import cache
from types import NoneType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from rostra import titles
from rostra.game import Json
from rostra.record import Record
from rostra.server.errors import STATUS, Problem
from rostra.server.games import all_games
from rostra.server.host_routes import HOST_ROUTES
from rostra.server.protocol import FromClient, Imported, Made, ToClient
from rostra.server.routes import ROUTES

_REFS: Final = "#/components/schemas/{name}"
_ALL: Final = [*ROUTES, *HOST_ROUTES]
_EVERYWHERE: Final = (429, 503)
_WRITING: Final = (403, 413)


@cache
def openapi() -> Json:
    types = {kind for handler in _ALL for kind in (_answer(handler), handler.opt.get("takes"))} - {str, None}
    wanted = [*sorted(types, key=str), Problem]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=_REFS)
    found = dict(zip(wanted, schemas))
    _sharpen(components)
    paths: dict[str, Json] = {}
    for handler in _ALL:
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
            "securitySchemes": {
                "secret": {"type": "http", "scheme": "bearer", "description": "the secret of a seat"},
                "host": {"type": "http", "scheme": "bearer", "description": "the host's token"},
            },
        },
    }


def _sharpen(components: Json) -> None:
    """Fill in the games there are, with their options and bots."""
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
    said = handler.opt
    refusals = {*said.get("refusals", ()), *_EVERYWHERE, *(_WRITING if method != "GET" else ())}
    answer = {"description": "Done", **_content(_answer(handler), schemas)}
    if _answer(handler) in (Made, Imported):
        answer["links"] = _links()
    problem = _content(Problem, schemas)
    described: Json = {
        "operationId": handler.handler_name,
        "summary": handler.summary,
        "responses": {
            str(handler.status_code): answer,
            **{str(status): {"description": _reasons(status), **problem} for status in sorted(refusals)},
        },
    }
    parameters = [_parameter("query", name, schema) for name, schema in said.get("query", {}).items()]
    if "{match_id" in path:
        parameters.insert(0, _parameter("path", "match_id", {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"}))
    if parameters:
        described["parameters"] = parameters
    if "takes" in said:
        described["requestBody"] = {"required": True, **_content(said["takes"], schemas)}
    if handler.security:
        described["security"] = list(handler.security)
    return described


def _answer(handler: HTTPRouteHandler) -> Any:
    """The type of the answer if nothing goes wrong: a struct, text, or nothing."""
    kind = get_type_hints(handler.fn)["return"]
    if get_origin(kind) is Response:
        (kind,) = get_args(kind)
    return None if kind is NoneType else kind


def _content(kind: Any, schemas: dict[Any, Json]) -> Json:
    if kind is None:
        return {}
    if kind is str:
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
    game = titles.load(titles.names()[0], {})
    state = game.new()
    players = ["Anna", "Ben", "Clara", "Dario"][: len(game.seats)]
    return Record.of(game, players, [state.text(state.actions()[0])], "1997-10-23").text()


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


SCHEMAS: Final = [show_openapi, show_messages]
