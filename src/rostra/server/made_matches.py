"""How many matches an address may make: so that one cannot fill the lobby, or the database."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rostra.server import time_and_chance
from rostra.server.addresses import Addresses
from rostra.server.rate_limits import LISTED_MATCHES, MATCHES, OPEN_MATCHES, Limits
from rostra.store import Store
from rostra.tables.refusals import refuse
from rostra.tables.settings import DAY


class MadeMatches:
    def __init__(self, store: Store, addresses: Addresses, limited: bool) -> None:
        self._store = store
        self._addresses = addresses
        self._limited = limited
        self._rate = Limits(MATCHES)
        self._beginning: Counter[tuple[str, bool]] = Counter()
        """Those that are not in the store yet, by address and whether they are listed."""

    @asynccontextmanager
    async def one_more(self, address: str, listed: bool) -> AsyncIterator[str | None]:
        """While a match is made: what stands in its row for the address. A ``Refusal`` if these are too many."""
        if not self._limited or not address:
            yield None
            return
        if not self._rate.allow(address):
            raise refuse("many-matches")
        maker = self._addresses.hash_of(address)
        self._beginning[maker, listed] += 1
        try:
            await self._must_not_be_many(address, maker, listed)
            yield maker
        finally:
            self._beginning[maker, listed] -= 1
            if not self._beginning[maker, listed]:
                del self._beginning[maker, listed]

    async def _must_not_be_many(self, address: str, maker: str, listed: bool) -> None:
        in_lobby, open = await self._store.made_by(maker, time_and_chance.wall_ms() - DAY)
        in_lobby += self._beginning[maker, True]
        open += self._beginning[maker, True] + self._beginning[maker, False]
        if open > OPEN_MATCHES.most:
            OPEN_MATCHES.hit(address)
            raise refuse("many-open-matches", most=int(OPEN_MATCHES.most))
        if listed and in_lobby > LISTED_MATCHES.most:
            LISTED_MATCHES.hit(address)
            raise refuse("many-listed", most=int(LISTED_MATCHES.most))
