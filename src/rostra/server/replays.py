"""Replays, moment by moment. While a match goes on: what a seat was shown. After its end also with everything open.

Entries that were written together are one moment, as they were sent. So a replay hides what a pause hid.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from rostra.game import Event, Json
from rostra.server.match_info import info_of
from rostra.server.match_log import build_in_pieces
from rostra.server.protocol import Frame
from rostra.store import StoredMatch
from rostra.tables import Entry, Match
from rostra.tables.log import written_together
from rostra.tables.story import Audience


class Past(NamedTuple):
    """A moment of a match: the whole match, the plies of all moments, and the match as it was then."""

    whole: Match
    plies: list[int]
    then: Match

    def ply(self, most: int) -> int:
        """The last moment up to this ply."""
        return max((ply for ply in self.plies if ply <= most), default=0)


def past(played: Match, entries: Sequence[Entry], ply: int, seat: Audience, openly: bool = False) -> Past:
    """The moment when this seat had been shown ``ply`` events; ``openly``: when so many had happened, seen or not."""
    whole = Match(played.settings, (), played.game)
    plies: list[int] = []
    gone = reached = 0
    for together in [[entry] for entry in entries] if openly else written_together(entries):
        whole.add(together)
        plies.append(len(whole.story.events) if openly else whole.ply(seat))
        gone += len(together)
        if plies[-1] <= ply:
            reached = gone
    return Past(whole, plies, build_in_pieces(played.settings, entries[:reached], played.game))


def frame(stored: StoredMatch, played: Match, entries: Sequence[Entry], seat: Audience, ply: int) -> Frame:
    """The match as this seat saw it when it had been shown ``ply`` events."""
    found = past(played, entries, ply, seat)
    whole, then, last = found.whole, found.then, found.ply(ply)
    return Frame(
        match=info_of(stored, whole), seat=seat, ply=last, plies=whole.ply(seat), stops=sorted(set(found.plies)),
        events=whole.events(seat, 0, last), view=then.view(seat),
    )  # fmt: skip


def all_seeing(stored: StoredMatch, played: Match, entries: Sequence[Entry], ply: int) -> Frame:
    """A finished match with nothing hidden. Here a ply is the number of all events."""
    found = past(played, entries, ply, None, openly=True)
    whole, then = found.whole, found.then
    seats = range(len(then.seats)) if then.started else []
    return Frame(
        match=info_of(stored, whole), seat=None, ply=found.ply(ply), plies=len(whole.story.events),
        stops=sorted(set(found.plies)), events=[_open(event) for event in then.story.events], view=None,
        views=[then.state.view(seat) for seat in seats] or UNSET,
    )  # fmt: skip


def _open(event: Event) -> Json:
    return {"event": event.name, **event.open, **event.secret}
