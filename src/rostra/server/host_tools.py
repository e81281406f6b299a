"""What a host can do to matches and to people: the same over HTTP (host_routes.py) and on the command line.

All of it is done in the database. The server's processes notice within seconds (host_watch.py), so it does not matter
whether one is running, or how many. Every action is a line of the log.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, select

from rostra.game import Refusal
from rostra.server import time_and_chance
from rostra.server.addresses import Addresses
from rostra.server.client_address import counted_as
from rostra.server.host_messages import (
    BlockInfo,
    Blocking,
    BlockList,
    Done,
    Erased,
    ErasedMatch,
    Erasing,
    HostMatch,
    HostMatches,
    Lifting,
    Pruned,
    Pruning,
)
from rostra.server.match_info import info_of
from rostra.server.match_log import open_match
from rostra.store import Conflict, Removed, Row, Store, StoredMatch, blocks, erasing, pruning
from rostra.store.blocks import Block, Kind
from rostra.store.kept_files import BadFiles
from rostra.store.pruning import Ages, Old
from rostra.store.schema import matches
from rostra.tables import Match
from rostra.tables.plain_text import tidy
from rostra.tables.refusals import refuse

PAGE: Final = 50
LONGEST_NAME: Final = 40
_TRIES: Final = 8
"""How often somebody at the table may be quicker."""

log = structlog.get_logger()
T = TypeVar("T")


class HostTools:
    def __init__(self, store: Store, addresses: Addresses, by: str, log: Any = log) -> None:
        self._store = store
        self._addresses = addresses
        self._by = by
        """Which way a host came in; for the log."""
        self._log = log

    # Matches

    async def find(
        self, phase: str = "", game: str = "", name: str = "", before: int | None = None, most: int = PAGE
    ) -> HostMatches:
        """Matches, the newest first; ``name``: only those in which somebody was called exactly so."""

        def read(connection: Connection) -> Sequence[Any]:
            query = select(matches.c.id, matches.c.number).where(matches.c.removed_at.is_(None))
            for column, wanted in ((matches.c.phase, phase), (matches.c.game, game)):
                query = query.where(column == wanted) if wanted else query
            if name:
                query = query.where(matches.c.number.in_(erasing.where(connection, tidy(name))))
            if before is not None:
                query = query.where(matches.c.number < before)
            return connection.execute(query.order_by(matches.c.number.desc()).limit(most)).all()

        rows = await self._store.with_connection(read)
        found = [match for row in rows if (match := await self._described(row.id)) is not None]
        return HostMatches(found, str(rows[-1].number) if len(rows) == most else None)

    async def show(self, id: str) -> HostMatch:
        found = await self._described(id)
        if found is None:
            raise refuse("no-such-match")
        return found

    async def _described(self, id: str) -> HostMatch | None:
        row = await self._row(id)
        if row is None or row.removed_at is not None:
            return None
        known = (row.id, row.game, row.phase, row.created_at)
        try:
            stored, match = await self._opened(id)
        except Refusal as why:
            return HostMatch(*known, row.created_at, row.maker or "", None, why.message)
        except Exception as why:  # a title of another package, or a log that cannot be played
            return HostMatch(*known, row.created_at, row.maker or "", None, str(why)[:200])
        last_at = max(row.created_at, match.story.shown_at)
        return HostMatch(*known, last_at, row.maker or "", info_of(stored, match))

    async def _row(self, id: str) -> Any:
        query = select(matches).where(matches.c.id == _checked(id))
        return await self._store.with_connection(lambda c: c.execute(query).first())

    async def _opened(self, id: str) -> tuple[StoredMatch, Match]:
        try:
            stored = await self._store.match(_checked(id))
        except Removed:
            raise refuse("match-removed") from None
        except BadFiles:
            raise refuse("files-gone") from None
        if stored is None:
            raise refuse("no-such-match")
        return stored, await open_match(stored, await self._store.entries(stored.number))

    async def close(self, id: str) -> Done:
        """End a match. Its players are told; what was hidden stays hidden."""
        for _ in range(_TRIES):
            stored, match = await self._opened(id)
            new = match.close(time_and_chance.now_ms(), time_and_chance.rng)
            row = Row(match.phase, None, match.started)
            try:
                await self._store.append(stored.number, new, row, edition=stored.edition, anew=True)
            except Conflict:
                continue
            self._note("close", match=id)
            return Done(id, "closed")
        raise refuse("busy")

    async def remove(self, id: str) -> Done:
        """Remove a match with everything in it, whatever state it is in."""
        row = await self._row(id)
        if row is None:
            raise refuse("no-such-match")

        def remove(connection: Connection) -> bool:
            done = pruning.remove(connection, row.number, time_and_chance.now_ms())
            connection.commit()
            return done

        if not await self._store.with_connection(remove):
            raise refuse("match-removed")
        self._note("remove", match=id)
        return Done(id, "removed")

    # People

    async def erase(self, wanted: Erasing) -> Erased:
        name = tidy(wanted.name)
        if not name:
            raise refuse("no-name")
        if wanted.match is not None and await self._row(wanted.match) is None:
            raise refuse("no-such-match")
        found = await self._store.with_connection(lambda c: erasing.erase(c, name, wanted.match, wanted.really))
        if wanted.really:
            self._note("erase", matches=[one.id for one in found])  # not the name: it is to be forgotten
        return Erased([ErasedMatch(*one) for one in found], wanted.really)

    async def blocked(self) -> BlockList:
        found = await self._store.with_connection(blocks.read)
        return BlockList([BlockInfo(*block) for block in found])

    async def block(self, wanted: Blocking) -> BlockInfo:
        """A block or a mute, from now on."""
        value = self._value(wanted.kind, wanted.value)
        block = Block(wanted.effect, wanted.kind, value, int(time.time() * 1000), tidy(wanted.note))
        await self._store.with_connection(lambda c: blocks.add(c, block))
        self._note(wanted.effect, kind=wanted.kind, hash=value if wanted.kind == "address" else None)
        return BlockInfo(*block)

    async def lift(self, wanted: Lifting) -> BlockList:
        """The block is no more. What is left."""
        kind: Kind = "name" if wanted.kind == "name" else "address"
        value = wanted.value if wanted.kind == "hash" else self._value(kind, wanted.value)
        if not await self._store.with_connection(lambda c: blocks.lift(c, wanted.effect, kind, value)):
            raise refuse("no-such-block")
        self._note(f"un{wanted.effect}", kind=kind, hash=value if kind == "address" else None)
        return await self.blocked()

    def _value(self, kind: Kind, given: str) -> str:
        """As it is stored."""
        if kind == "address":
            if not self._addresses.lasting:
                raise refuse("no-host-token")
            return self._addresses.hash_of(_address(given))
        name = tidy(given)[:LONGEST_NAME]
        if not name:
            raise refuse("no-name")
        return name

    # Pruning

    async def prune(self, wanted: Pruning, before: Callable[[Connection, Old], None] = lambda c, old: None) -> Pruned:
        """Remove what is old, or only count it. ``before`` is called with each match before it is gone."""
        ages = Ages(wanted.waiting, wanted.abandoned, wanted.finished)
        now = time_and_chance.now_ms()

        def work(connection: Connection) -> Counter[pruning.Kind]:
            if wanted.really:
                return pruning.prune(connection, ages, now, before=lambda old: before(connection, old))
            return Counter(old.kind for old in pruning.old(connection, ages, now))

        found = await self._store.with_connection(work)
        pruned = Pruned(found["waiting"], found["abandoned"], found["finished"], wanted.really)
        if wanted.really:
            self._note("prune", waiting=pruned.waiting, abandoned=pruned.abandoned, finished=pruned.finished)
        return pruned

    def _note(self, action: str, **what: object) -> None:
        known = {name: value for name, value in what.items() if value is not None}
        self._log.info("host", action=action, by=self._by, **known)


def _checked(id: str) -> str:
    """A database may not even accept a query for what cannot be an id."""
    if not (0 < len(id) <= 32 and id.isascii() and id.replace("-", "").replace("_", "").isalnum()):
        raise refuse("no-such-match")
    return id


def _address(written: str) -> str:
    """As limits count it: an IPv4 address, or an IPv6 network."""
    try:
        network = ip_network(written.strip(), strict=False) if "/" in written else None
        if network is not None and (network.version, network.prefixlen) != (6, 64):
            raise ValueError
        return counted_as(str(ip_address(written.strip()) if network is None else network.network_address))
    except ValueError:
        raise refuse("bad-address", address=written[:100]) from None
