"""Pauses that do not tell (CC-A8, NE-C): what others may answer, who could as everybody knows, and who is asked.

Only somebody who holds the card is asked. So that nobody sees whether they do, everything that anybody might answer
comes with the same pause, and until it is over the others are shown nothing that follows (pauses.py). Which lines and
cards these are is a matter of each game (``TableManners``).
"""

from collections.abc import Mapping, Sequence

from rostra.game import Event, State, TableManners


def announcement(manners: TableManners, events: Sequence[Event]) -> int | None:
    """Which of the events of one decision can be answered by others; what follows it comes after the pause."""
    for at, event in enumerate(events):
        if event.name in manners.answers and manners.answerable(event):
            return at
    return None


def may_answer(manners: TableManners, state: State, action: int) -> tuple[list[int], bool]:
    """The seats that could answer this decision for all that everybody knows; and if they are asked in this order."""
    if not manners.lines[state.text(action).split(" ", 1)[0]].announces:
        return [], True
    events: list[Event] = []
    then = state.clone()
    then.apply(action, events)
    at = announcement(manners, events)
    if at is None:
        return [], True
    event = events[at]
    cards = manners.answers[event.name]
    shown = state.view(None)
    seats = list(state.seats)
    by = seats.index(event.open["seat"])
    in_order = event.name not in manners.any_order
    round_the_table = [(by + after) % len(seats) for after in range(1, len(seats) if in_order else len(seats) + 1)]
    return [seat for seat in round_the_table if manners.could_hold(shown, seats[seat], cards)], in_order


def asked(
    manners: TableManners, state: State, standing: Mapping[int, Sequence[str]] | None = None
) -> dict[int, tuple[State, list[int]]]:
    """Everybody who is asked now or would be if all before them passed: their state, and the passes that lead there.

    Questions that ``standing`` answers already are left out: who lets one pass may be asked another.
    """
    found: dict[int, tuple[State, list[int]]] = {}
    answered = {seat: len(lines) for seat, lines in standing.items()} if standing else {}
    done = {seat for seat, lines in standing.items() if lines[-1] != manners.passing} if standing else set()
    passes: list[int] = []
    while state.actor >= 0 and is_answer(manners, state):
        seat = state.actor
        if answered.get(seat, 0) > 0:
            answered[seat] -= 1
        elif seat not in found and seat not in done:
            found[seat] = (state, list(passes))
        action = state.parse(manners.passing)
        state = state.clone()
        state.apply(action)
        passes.append(action)
    return found


def is_answer(manners: TableManners, state: State) -> bool:
    """Whether the seat that decides is asked for an answer."""
    return manners.passing != "" and state.why_not(manners.passing) is None
