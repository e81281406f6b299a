"""Replays: what a seat was shown, moment by moment, until the end; everything afterwards.

A moment is what somebody was really sent: after all entries that were written together. So a pause hides in a replay
what it hid when it was played.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, islice

from msgspec import UNSET

from rostra.game import Event, Json
from rostra.server.info import info_of
from rostra.server.keeping import played_slowly
from rostra.server.protocol import Frame
from rostra.store import Kept
from rostra.tables import Entry, Match
from rostra.tables.match import Audience


def frame(kept: Kept, played: Match, entries: Sequence[Entry], seat: Audience, ply: int) -> Frame:
    """The match as this seat saw it when it had been shown ``ply`` events."""
    match = Match(played.settings, (), played.game)
    plies = [match.ply(seat) for _ in _moments(match, entries)]
    reached = [known for known in plies if known <= ply]
    view = None
    if reached:
        past = Match(played.settings, (), played.game)
        next(islice(_moments(past, entries), len(reached) - 1, None))
        view = past.view(seat, past.look(seat))
    last = reached[-1] if reached else 0
    return Frame(
        match=info_of(kept, match), seat=seat, ply=last, plies=plies[-1] if plies else 0, stops=sorted(set(plies)),
        events=match.events(seat, 0, last), view=view,
    )  # fmt: skip


def _moments(match: Match, entries: Sequence[Entry]) -> Iterator[None]:
    """Play a match again, and stop each time people were told something."""
    for _, together in groupby(entries, key=lambda entry: entry.at):
        match.add(together)
        yield


def all_seeing(kept: Kept, played: Match, entries: Sequence[Entry], ply: int) -> Frame:
    """A finished match with nothing hidden; here a ply is an event of anybody's."""
    match = Match(played.settings, (), played.game)
    plies = []
    for entry in entries:
        match.add([entry])
        plies.append(len(match.story))
    reached = [known for known in plies if known <= ply]
    past = played_slowly(played.settings, entries[: len(reached)], played.game)
    seats = range(len(past.sitters)) if past.started else []
    return Frame(
        match=info_of(kept, match), seat=None, ply=reached[-1] if reached else 0, plies=len(match.story),
        stops=sorted(set(plies)),
        events=[_open(event) for event in past.story], view=None,
        views=[past.state.view(seat) for seat in seats] or UNSET,
    )  # fmt: skip


def _open(event: Event) -> Json:
    return {"event": event.name, **event.open, **event.secret}
