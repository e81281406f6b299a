"""Pauses that do not tell (CC-A8, NE-C): what others may answer, and who could, as everybody knows.

Only somebody who holds the card is asked. So that nobody sees whether he is, everything that anybody might answer is
followed by the same pause, and until it is over the others are shown nothing that comes after it.
"""

from collections.abc import Sequence
from typing import Final

from rostra.game import Event, State

PASS: Final = {"caesar": "allow", "nero": "no-counter"}

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
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if event.name in answers and not (event.name == "event" and event.open["card"] in _AIMED):
            return at
    return None


def may_answer(game: str, state: State, event: Event) -> list[int]:
    """The seats that could answer for all that everybody knows."""
    cards = _ANSWERS[game][event.name]
    shown = state.view(None)
    seats = list(state.seats)
    by = seats.index(event.open["seat"])
    found = []
    for seat, name in enumerate(seats):
        player = shown["players"][name]
        if game == "caesar":
            holds, unseen = player["action_cards"], player["unseen"]
        else:
            holds, unseen = player["cards"], shown["unseen"]
        if seat != by and holds > 0 and any(unseen[card] for card in cards):
            found.append(seat)
    return found


def asked(game: str, state: State) -> dict[int, tuple[State, list[int]]]:
    """Everybody who is asked now or would be if those before him pass: his state, and the passes that lead there."""
    found: dict[int, tuple[State, list[int]]] = {}
    passes: list[int] = []
    while state.actor >= 0 and state.actor not in found and is_answer(game, state):
        found[state.actor] = (state, list(passes))
        action = state.parse(PASS[game])
        state = state.clone()
        state.apply(action)
        passes.append(action)
    return found


def is_answer(game: str, state: State) -> bool:
    """Whether the seat that decides is asked for an answer."""
    return state.why_not(PASS[game]) is None
