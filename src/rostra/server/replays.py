"""Replays: what a seat was shown, moment by moment, until the end; everything afterwards.

A moment is what somebody was really sent: all entries that were written together. So a pause hides in a replay what it
hid when it was played.
"""

from itertools import groupby

from msgspec import UNSET

from rostra.game import Event, Json
from rostra.server.info import info_of
from rostra.server.protocol import Frame
from rostra.store import Kept
from rostra.tables import Entry, Match
from rostra.tables.match import Audience


def frame(kept: Kept, entries: list[Entry], match: Match, seat: Audience, ply: int, shown: int) -> Frame:
    """The match as this seat saw it when it had been shown ``ply`` events, of the ``shown`` it has been by now."""
    replay = Match(match.settings, (), match.game)
    view: Json | None = None
    reached = 0
    for _, together in groupby(entries, key=lambda entry: entry.at):
        replay.add(together)
        look = replay.look(seat, replay.last_at)
        now = replay.ply(seat, look)
        if now > min(ply, shown):
            break
        view = replay.view(seat, look)
        reached = now
    return Frame(
        match=info_of(kept, match), seat=seat, ply=reached, plies=shown,
        events=match.events(seat, 0, reached), view=view,
    )  # fmt: skip


def all_seeing(kept: Kept, entries: list[Entry], match: Match, ply: int) -> Frame:
    """A finished match with nothing hidden; here a ply is an event of anybody's."""
    replay = Match(match.settings, (), match.game)
    views: list[Json] = []
    reached = 0
    for entry in entries:
        replay.add([entry])
        if len(replay.story) > ply:
            break
        reached = len(replay.story)
        views = [replay.state.view(seat) for seat in range(len(replay.sitters))] if replay.started else []
    return Frame(
        match=info_of(kept, match), seat=None, ply=reached, plies=len(match.story),
        events=[_open(event) for event in match.story[:reached]], view=None, views=views or UNSET,
    )  # fmt: skip


def _open(event: Event) -> Json:
    return {"event": event.name, **event.open, **event.secret}
