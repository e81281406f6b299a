"""What others may answer (CC-A8, NE-C): which decisions, which seats could as far as everybody knows, and who is asked.

Only a player who holds the card is asked. Nobody else may see whether somebody was. So everything that could be
answered comes with the same pause, and until it is over the others are shown nothing that follows (pauses.py). Each
game says in its ``TableManners`` which lines and cards these are.
"""

from collections.abc import Mapping, Sequence

from rostra.game import Event, State, TableManners
from rostra.tables.pauses import Question


def announcement(manners: TableManners, events: Sequence[Event]) -> int | None:
    """Which of a decision's events others can answer, by its number. The events after it are shown after the pause."""
    for at, event in enumerate(events):
        if event.name in manners.answers and manners.answerable(event):
            return at
    return None


def may_answer(manners: TableManners, state: State, action: int) -> tuple[list[int], bool]:
    """The seats that could answer this decision as far as everybody knows, and whether they are asked in this order."""
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


def questions(manners: TableManners, state: State, given: Mapping[int, Sequence[str]]) -> dict[int, Question]:
    """By seat, what is asked now or would be if all before that seat passed.

    Questions whose answer was ``given`` already are left out. A seat that passed may be asked again, about something
    else; a seat that did anything else is not.
    """
    found: dict[int, Question] = {}
    answered = {seat: len(lines) for seat, lines in given.items()}
    done = {seat for seat, lines in given.items() if lines[-1] != manners.passing}
    passes: list[int] = []
    while state.actor >= 0 and is_answer(manners, state):
        seat = state.actor
        if answered.get(seat, 0) > 0:
            answered[seat] -= 1
        elif seat not in found and seat not in done:
            found[seat] = Question(state, list(passes))
        action = state.parse(manners.passing)
        state = state.clone()
        state.apply(action)
        passes.append(action)
    return found


def is_answer(manners: TableManners, state: State) -> bool:
    """Whether the seat that decides is asked for an answer."""
    return manners.passing != "" and state.why_not(manners.passing) is None
