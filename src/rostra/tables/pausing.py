"""Decisions that others may answer: the pause before them, how long it is, and what happens when it ends."""

from typing import Final

from rostra.game import State
from rostra.tables import answers
from rostra.tables.draft import Draft
from rostra.tables.log import HOUSE
from rostra.tables.match_state import MatchState

LEISURE: Final = 30 * 24 * 60 * 60 * 1000
"""Milliseconds for an answer that nobody else waits for."""


def write_decision(draft: Draft, seat: int, action: int, key: str | None = None) -> None:
    """A decision of the game, after the line of a pause if others could answer it."""
    match = draft.match
    could, in_order = answers.may_answer(match.manners, match.state, action)
    people = [who for who in could if not match.seats[who].bot]
    among_themselves = match.shared or match.alone
    if match.pause is not None or not could or (among_themselves and len(people) == len(could)):
        draft.decision(seat, action, key)
        return
    awake = [who for who in could if who not in match.quiet]
    if awake:
        first = awake[0] if in_order or len(awake) == 1 else -1
        length = _length_alone(draft, action) if among_themselves and people else length_for(draft, awake)
        draft.house(HOUSE, "hold", draft.now + length, first)
    draft.decision(seat, action, key)
    if not awake:
        draft.house(HOUSE, "stands")


def length_for(draft: Draft, awake: list[int]) -> int:
    """How long these seats have to answer: people need time, a bot does not."""
    match = draft.match
    if any(not match.seats[who].bot for who in awake):
        return 1000 * match.settings.pause + draft.random(1000)
    return 300 + draft.random(400)


def _length_alone(draft: Draft, action: int) -> int:
    """The people here see whether they are asked. If they are, they may take their time; if not, it is short."""
    then = draft.match.state.clone()
    then.apply(action)
    return _length_for_asked(draft, then)


def _length_for_asked(draft: Draft, state: State) -> int:
    match = draft.match
    asked = [who for who in answers.questions(match.manners, state, {}) if who not in match.quiet]
    return length_for(draft, []) if all(match.seats[who].bot for who in asked) else LEISURE


def end_pause(draft: Draft) -> None:
    """What was answered is carried out in the order of the game; a seat that has not answered passes."""
    match = draft.match
    assert match.pause is not None
    given = match.pause.given()
    passing = match.manners.passing
    while match.state.actor >= 0 and answers.is_answer(match.manners, match.state):
        seat = match.state.actor
        line = given[seat].pop(0) if given.get(seat) else passing
        action = match.state.parse(line)
        if line != passing:  # everybody sees it, and it can be answered itself
            draft.house(HOUSE, "release")
            write_decision(draft, seat, action)
            return
        draft.decision(seat, action)
    draft.house(HOUSE, "release")


def ask_again(draft: Draft) -> None:
    """An answer was taken back: all are asked again."""
    match = draft.match
    if not match.shared:
        awake = [who for who in range(len(match.seats)) if who not in match.quiet]
        draft.house(HOUSE, "wait", draft.now + length_for(draft, awake))
    elif any(seat.bot for seat in match.seats):
        draft.house(HOUSE, "wait", draft.now + _length_for_asked(draft, match.state))


def quiet_answer(match: MatchState) -> int | None:
    """The pass of a seat that is quiet, where it is asked without a pause."""
    state = match.state
    if match.pause is not None or state.actor not in match.quiet or not answers.is_answer(match.manners, state):
        return None
    return state.parse(match.manners.passing)
