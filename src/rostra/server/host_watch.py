"""What a host changes in the database, by whatever process: this one notices, and shows it to those who are here.

Every few seconds the editions of the matches in memory are compared with the store's. Once an hour old matches are
removed.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from rostra.server import time_and_chance
from rostra.server.config import Config
from rostra.store import StoreDown, blocks, pruning
from rostra.store.pruning import Ages

if TYPE_CHECKING:
    from rostra.server.room import Room
    from rostra.server.rooms import Rooms

EVERY: Final = 3600.0
"""Seconds between two times that old matches are removed."""
FIRST: Final = 60.0
"""Seconds until the first time."""
_PART: Final = 500
"""Matches that are asked for in one query."""

log = structlog.get_logger()


def ages_of(config: Config) -> Ages:
    return Ages(config.keep_waiting or None, config.keep_abandoned or None, config.keep_finished or None)


async def look(rooms: "Rooms") -> None:
    """Notice what a host has changed since the last time."""
    if rooms.blocks.take(await rooms.store.with_connection(blocks.read)):
        for room in list(rooms.rooms.values()):
            room.show_out_blocked()
    here = list(rooms.rooms.values())
    for begin in range(0, len(here), _PART):
        part = here[begin : begin + _PART]
        editions = await rooms.store.editions([room.stored.number for room in part])
        for room in part:
            edition = editions.get(room.stored.number)
            if edition is None:
                log.info("removed by the host", match=room.stored.id)
                await rooms.drop(room)
            elif edition != room.stored.edition:
                log.info("changed by the host", match=room.stored.id)
                await _read_anew(rooms, room)


async def _read_anew(rooms: "Rooms", room: "Room") -> None:
    try:
        await room.read_anew()
    except Exception as why:  # it cannot be played any more: whoever comes back is told why
        log.error("reading anew", match=room.stored.id, exc_info=why)
        room.close()
        rooms.rooms.pop(room.stored.id, None)


async def keep_removing(rooms: "Rooms") -> None:
    """Remove what is old, for ever."""
    next_at = time.monotonic() + FIRST
    while True:
        await asyncio.sleep(max(0.0, next_at - time.monotonic()))
        next_at = time.monotonic() + EVERY
        try:
            await remove_old(rooms)
        except StoreDown as why:
            log.warning("removing old matches", why=str(why))


async def remove_old(rooms: "Rooms") -> None:
    ages, now, outages = ages_of(rooms.config), time_and_chance.now_ms(), rooms.uptime.outages
    removed = await rooms.store.with_connection(lambda c: pruning.prune(c, ages, now, outages))
    if removed:
        log.info("old matches removed", **{str(kind): number for kind, number in removed.items()})
    await rooms.store.with_connection(lambda c: pruning.forget_removed(c, now))
