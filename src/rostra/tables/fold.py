"""The fold: what each entry of a log does to a match."""

from typing import Final

from rostra.game import Event
from rostra.tables import answers, house_lines
from rostra.tables.forced import forced
from rostra.tables.log import Entry, is_house
from rostra.tables.match_state import MatchState, Move
from rostra.tables.pauses import Pause
from rostra.tables.undo import is_undoable

UNPARSED: Final = -1
"""No action yet: the line of this entry has to be parsed."""


def add(match: MatchState, entry: Entry, action: int = UNPARSED) -> None:
    """One more entry. ``action`` is what its line means, if that is known already."""
    if entry.ply != match.length:
        raise ValueError(f"ply {entry.ply}: the next one of this match is {match.length}")
    match.last_at = entry.at
    match.length += 1
    if entry.key is not None:
        match.keys[entry.seat, entry.key] = entry.line
    if is_house(entry.line):
        house_lines.apply(match, entry.seat, entry.line)
    else:
        _decision(match, entry.seat, entry.line, match.state.parse(entry.line) if action == UNPARSED else action)


def _decision(match: MatchState, seat: int, line: str, action: int) -> None:
    """A decision of the game, of a seat or of chance."""
    state, pause = match.state, match.pause
    # A pass is no decision that anybody could ask to take back: nobody else knows of it.
    chosen = seat >= 0 and line != match.manners.passing and forced(match.manners, state) is None
    events: list[Event] = []
    state.apply(action, events)
    undoable = seat >= 0 and pause is None and is_undoable(match.manners, line, events)
    match.moves.append(Move(action, seat, undoable, chosen, len(match.story.events)))
    if seat >= 0:
        events.insert(0, Event("did", {}, {"seat": seat, "line": line}, (seat,), True))
    if any(not event.private for event in events):  # a hidden one must not show by ending the takeback
        match.takeback = None
    if pause is None:
        for event in events:
            match.record(event)
        match.may_look_new()  # some changes have no event, such as whose turn it is
        match.note_turn()
    else:
        _in_pause(match, pause, action, events)
        match.ask(pause)
    match.run_clock()


def _in_pause(match: MatchState, pause: Pause, action: int, events: list[Event]) -> None:
    """What is announced is shown; everything else is withheld."""
    shown = 0
    if not pause.announced:
        pause.announced = True
        pause.action = action
        at = answers.announcement(match.manners, events)
        shown = len(events) if at is None else at + 1
        for event in events[:shown]:
            match.record(event)
    for event in events[shown:]:
        pause.withheld.append(match.story.withhold(event))
