"""Pauses that do not tell (CC-A8, NE-C): what others may answer, who could as everybody knows, and who is asked.

Only somebody who holds the card is asked. So that nobody sees whether he is, everything that anybody might answer comes
with the same pause, and until it is over the others are shown nothing that follows (pauses.py).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rostra.game import Event, State

PASS: Final = {"caesar": "allow", "nero": "no-counter"}

# The first words of the decisions that may announce something.
_WORDS: Final = {
    "caesar": frozenset({"assassinate", "spy", "castle", "scout", "wrath"}),
    "nero": frozenset({"step", "attack", "retreat", "event", "load", "target", "at", "counter", "counter-two"}),
}
# Cards that answer it, by the event that announces it. For Nero they may be more than the rules allow: a pause too many
# tells nothing.
_ALL: Final = ("bribery", "bad-omens", "bad-weather", "bad-health", "praetorian-guard")
_ANSWERS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "caesar": {"played": ("veto",)},
    "nero": {
        "stepping": ("bad-weather", "bad-health"),
        "attacking": ("bad-weather",),
        "retreating": ("bad-weather",),
        "event": _ALL,
        "aimed": _ALL,
        "countered": _ALL,
    },
}
# Events of Nero for which something is chosen first: they can be answered once it is ("aimed").
_AIMED: Final = frozenset({"galley", "assassin", "crisis", "traitor", "germans", "rebellion"})


def announcement(game: str, events: Sequence[Event]) -> int | None:
    """Which of the events of one decision can be answered by others; what follows it comes after the pause."""
    answers = _ANSWERS[game]
    for at, event in enumerate(events):
        if event.name in answers and not (event.name == "event" and event.open["card"] in _AIMED):
            return at
    return None


def may_answer(game: str, state: State, line: str) -> tuple[list[int], bool]:
    """The seats that could answer this decision for all that everybody knows; and if they are asked in this order.

    A counter can be answered, and so can what stands below it once the counter is off (NE-J27), also by whoever played
    the counter: then nobody knows who comes first.
    """
    if line.split(" ", 1)[0] not in _WORDS[game]:
        return [], True
    events: list[Event] = []
    then = state.clone()
    then.apply(state.parse(line), events)
    at = announcement(game, events)
    if at is None:
        return [], True
    event = events[at]
    cards = _ANSWERS[game][event.name]
    shown = state.view(None)
    seats = list(state.seats)
    by = seats.index(event.open["seat"])
    in_order = event.name != "countered"
    found: list[int] = []
    for after in range(1, len(seats) if in_order else len(seats) + 1):
        seat = (by + after) % len(seats)
        player = shown["players"][seats[seat]]
        if game == "caesar":
            holds, unseen = player["action_cards"], player["unseen"]
        else:
            holds, unseen = player["cards"], shown["unseen"]
        if holds > 0 and any(unseen[card] for card in cards):
            found.append(seat)
    return found, in_order


def asked(
    game: str, state: State, standing: Mapping[int, Sequence[str]] | None = None
) -> dict[int, tuple[State, list[int]]]:
    """Everybody who is asked now or would be if all before him passed: his state, and the passes that lead there.

    Questions that ``standing`` answers already are left out: whoever lets one pass may be asked another.
    """
    found: dict[int, tuple[State, list[int]]] = {}
    answered = {seat: len(lines) for seat, lines in standing.items()} if standing else {}
    done = {seat for seat, lines in standing.items() if lines[-1] != PASS[game]} if standing else set()
    passes: list[int] = []
    while state.actor >= 0 and is_answer(game, state):
        seat = state.actor
        if answered.get(seat, 0) > 0:
            answered[seat] -= 1
        elif seat not in found and seat not in done:
            found[seat] = (state, list(passes))
        action = state.parse(PASS[game])
        state = state.clone()
        state.apply(action)
        passes.append(action)
    return found


def is_answer(game: str, state: State) -> bool:
    """Whether the seat that decides is asked for an answer."""
    return state.why_not(PASS[game]) is None
