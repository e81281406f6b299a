"""The application: everything put together."""

import asyncio
import gc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException

from rostra.game import Refusal
from rostra.record import BadRecord
from rostra.server import errors
from rostra.server.config import Config
from rostra.server.games import all_games
from rostra.server.guard import Guard
from rostra.server.health import HEALTH
from rostra.server.host_routes import HOST_ROUTES
from rostra.server.openapi import SCHEMAS
from rostra.server.pages import PAGES
from rostra.server.rate_limits import LARGEST_BODY
from rostra.server.rooms import Rooms
from rostra.server.routes import ROUTES
from rostra.server.socket import Sockets
from rostra.store import Store, StoreDown


def build(config: Config, store: Store) -> Litestar:
    rooms = Rooms(config, store)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await asyncio.to_thread(all_games)  # bots of other packages are imported here, not while people play
        await asyncio.to_thread(rooms.files.look_at_all)
        await rooms.start_up()
        _calm_collector()
        try:
            yield
        finally:
            await rooms.shut_down()

    app = Litestar(
        route_handlers=[*ROUTES, *HOST_ROUTES, *SCHEMAS, *HEALTH, *PAGES, Sockets(rooms, config).handler()],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: errors.on_refusal,
            BadRecord: errors.on_bad_record,
            StoreDown: errors.on_store_down,
            HTTPException: errors.on_http,
            Exception: errors.on_error,
        },
        openapi_config=None,  # openapi.py does it better
        debug=False,  # whatever LITESTAR_DEBUG says: an answer tells nothing of what went wrong in here
        pdb_on_exception=False,
        request_max_body_size=int(LARGEST_BODY.most),
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, config, rooms.blocks)  # around unknown paths, too
    app.state.rooms = rooms
    return app


def _calm_collector() -> None:
    """Let Python's collector of cycles run seldom: we make few cycles. It looks at every object, and matches in memory
    are many small ones. With its usual thresholds it took half of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
