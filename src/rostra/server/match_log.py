"""Keeps a match in memory the same as its log in the store, to which other processes may write, too.

The log in the store decides. If our entries could not be stored, or another process was quicker, the match in memory is
``doubtful``: it is shown to nobody, and read again before anything else is done with it.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from rostra.game import Game
from rostra.server import metrics, time_and_chance
from rostra.server.match_info import lobby_text
from rostra.store import Removed, Row, Store, StoredMatch, StoreDown
from rostra.store.store import SeatKey
from rostra.tables import Entry, Match, Settings
from rostra.tables.log import is_house, words_of
from rostra.tables.refusals import refuse
from rostra.tables.settings import checked_under, files_in

PIECE: Final = 200
"""Entries that are played again without a break for other threads."""
AHEAD: Final = 1000
"""Milliseconds that clocks of processes may differ. The time of a match stands still for so long at most."""
LOOK_AGAIN: Final = 10_000
"""Milliseconds until another process looks at a match in which something is overdue: a bot, a pause, a rematch."""


class MatchLog:
    def __init__(self, stored: StoredMatch, match: Match, store: Store, others: bool) -> None:
        self.stored = stored
        self.match = match
        self.doubtful = False
        self.stood_up = False
        """Somebody may have given up their seat before the start."""
        self.times_read = 0
        """How often the match was read again, since others have written."""
        self._store = store
        self._others = others
        """Whether other processes may write, too."""
        self.ahead = 0
        """How far the time of this match is ahead of ours, in milliseconds."""
        self._row = Row(stored.phase, stored.due, match.started, lobby_text(stored, match))
        """What stands in the match's row, as far as we know."""
        self._seated: list[SeatKey] | None = None
        self._seatings = 0
        """Grows before and after the keys of the seats change in the store. What is read in between is not kept."""

    def now(self) -> int:
        """The time in this match. Its last entry may lie in the future: written while a clock was wrong, or by another
        process. Then its time goes on from there, and does not stand still until ours is as late.
        """
        now = time_and_chance.now_ms()
        if self.match.last_at - now > max(self.ahead, AHEAD):
            self.ahead = self.match.last_at - now
        return now + self.ahead

    async def append(self, new: Sequence[Entry], seated: Sequence[SeatKey] = ()) -> None:
        """Store the entries that were added to the match in memory."""
        stood_up = []
        for entry in new:
            if self.match.phase == "gathering" and is_house(entry.line) and words_of(entry.line)[0] == "leave":
                stood_up.append(entry.seat)
        if seated or stood_up:
            self._forget_seated()
        self.stood_up = self.stood_up or bool(stood_up)
        row = self._row_needed()
        change = row if row != self._row else None
        try:
            await self._store.append(self.stored.number, new, change, seated, stood_up, self.stored.edition)
        except BaseException as why:
            self.doubtful = True  # the match has these entries; whether the log has them, nobody knows
            metrics.count.store_down += isinstance(why, StoreDown)
            raise
        finally:
            if seated or stood_up:
                self._forget_seated()
        self._row = row
        metrics.count.entries += len(new)

    def _row_needed(self) -> Row:
        """A due time that is about right is left as it is: that saves a write with every move."""
        due = self._row.due
        wanted = look_at(self.match, self.ahead)
        # If it is past, another process may have changed it: what is stored now, nobody knows.
        if self.match.phase == "over" or (
            wanted is not None and (due is None or due < time_and_chance.now_ms() + 1000 or due > wanted + LOOK_AGAIN)
        ):
            due = wanted
        return Row(self.match.phase, due, self.match.started, lobby_text(self.stored, self.match))

    async def put_off(self, due: int) -> None:
        """The match was ``due`` then, and has been looked after."""
        until = look_at(self.match, self.ahead)
        await self._store.put_off(self.stored.number, due, until)
        self._row = self._row._replace(due=until)

    # What others have written

    async def is_behind(self) -> bool:
        if not self._others:
            return False
        lengths = await self._store.lengths([self.stored.number])
        return lengths.get(self.stored.number, 0) > self.match.length

    async def read_on(self) -> None:
        """Add what is new in the log."""
        new = await self.entries(self.match.length)
        self.doubtful = True  # unless it can be played
        self.match.add(new)
        self._took_over()

    async def reload(self) -> None:
        """Build the match anew from the log."""
        entries = await self.entries()
        if not entries:  # none was stored yet, or the match was removed
            await self._stored_now()
        self.match = await build(self.match.settings, entries, self.match.game)
        self._took_over()

    async def read_anew(self) -> None:
        """A host has changed what is stored, perhaps in the middle of the log."""
        stored = await self._stored_now()
        self.match = await open_match(stored, await self.entries())
        self.stored = stored
        self._took_over()

    async def _stored_now(self) -> StoredMatch:
        try:
            stored = await self._store.match(self.stored.id)
        except Removed:
            stored = None
        if stored is None:
            raise refuse("match-removed")
        return stored

    def _took_over(self) -> None:
        self.stood_up = self.stood_up or self._row.phase == "gathering"
        # Whoever wrote the log has written the row, too.
        self._row = Row(self.match.phase, self._row.due, self.match.started, lobby_text(self.stored, self.match))
        self.times_read += 1
        self._forget_seated()
        self.doubtful = False

    async def entries(self, after: int = 0) -> list[Entry]:
        """The log from a ply on."""
        return await self._store.entries(self.stored.number, after)

    async def seated(self, anew: bool = False) -> list[SeatKey]:
        """The keys of the seats; ``anew``: from the store, not from memory.

        Without the room's lock the answer may be out of date at once: check again before anything is done or shown.
        """
        if self._seated is not None and not anew:
            return self._seated
        seatings = self._seatings
        found = await self._store.seats_of(self.stored.number)
        if seatings == self._seatings:
            self._seated = found
        return found

    def _forget_seated(self) -> None:
        self._seatings += 1
        self._seated = None


async def open_match(stored: StoredMatch, entries: Sequence[Entry]) -> Match:
    """A match as it is stored, played again."""
    if files_in(stored.settings.options):  # they can be long
        settings, game = await asyncio.to_thread(checked_under, stored.settings, stored.rules_version)
    else:
        settings, game = checked_under(stored.settings, stored.rules_version)
    return await build(settings, entries, game)


async def build(settings: Settings, entries: Sequence[Entry], game: Game) -> Match:
    """A match from its log. A long one is built in a thread, because others are playing."""
    if len(entries) <= PIECE:
        return Match(settings, entries, game)
    return await asyncio.to_thread(build_in_pieces, settings, entries, game)


def build_in_pieces(settings: Settings, entries: Sequence[Entry], game: Game) -> Match:
    """Compiled code lets other threads run only when it returns: so a few entries at a time."""
    match = Match(settings, (), game)
    for at in range(0, len(entries), PIECE):
        match.add(entries[at : at + PIECE])
    return match


def look_at(match: Match, ahead: int = 0) -> int | None:
    """When another process should look at this match if ours is gone. ``ahead``: of its time, which is not ours."""
    due = match.due()
    if due is not None:
        due -= ahead
    if match.bots_may_move or match.wants_rematch:
        return time_and_chance.now_ms() + LOOK_AGAIN
    return due + LOOK_AGAIN if due is not None and match.pause is not None else due
