"""The application: everything put together."""

import gc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from rostra.game import Refusal
from rostra.server import config as configuration
from rostra.server import errors, logs
from rostra.server.config import Config
from rostra.server.operation import OPERATION
from rostra.server.rooms import Rooms
from rostra.server.routes import ROUTES
from rostra.server.socket import Sockets
from rostra.server.web import Guard
from rostra.store import Store, StoreDown

PAGE: Final = Path(__file__).parent / "page"
_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}


def build(config: Config, store: Store) -> Litestar:
    rooms = Rooms(config, store)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await rooms.start_up()
        _calm_collector()
        try:
            yield
        finally:
            await rooms.shut_down()

    app = Litestar(
        route_handlers=[*ROUTES, *OPERATION, page, page_file, match_page, Sockets(rooms, config).handler()],
        lifespan=[lifespan],
        middleware=[lambda app: Guard(app, config)],
        exception_handlers={
            Refusal: errors.on_refusal,
            StoreDown: errors.on_store_down,
            HTTPException: errors.on_http,
            Exception: errors.on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Rostra", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=1_000_000,
        logging_config=None,
    )
    app.state.rooms = rooms
    return app


def _calm_collector() -> None:
    """Python's collector of cycles looks at everything that lives, again and again, and matches in memory are many
    small objects: with its usual thresholds it took half of the time. We make few cycles, so it may come seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


@get("/", media_type="text/html", include_in_schema=False)
async def page() -> Response[bytes]:
    return _file("index.html")


@get("/m/{match_id:str}", media_type="text/html", include_in_schema=False)
async def match_page(match_id: FromPath[str]) -> Response[bytes]:
    return _file("index.html")


@get("/page/{name:str}", include_in_schema=False)
async def page_file(name: FromPath[str]) -> Response[bytes]:
    return _file(name)


def _file(name: str) -> Response[bytes]:
    there = {path.name: path for path in PAGE.iterdir()} if PAGE.is_dir() else {}
    if name not in there:
        raise NotFoundException()
    return Response(there[name].read_bytes(), media_type=_KINDS[there[name].suffix])


def create() -> Litestar:
    """For uvicorn: settings from the environment."""
    config = configuration.read()
    logs.set_up(config.log_level)
    return build(config, Store(config.database))
