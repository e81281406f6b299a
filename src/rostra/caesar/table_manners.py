"""What a table must know of Caesar & Cleopatra: which lines announce, answer, can be taken back, are forced."""

from collections.abc import Sequence
from typing import Final

from rostra.game import Event, Json, LineManners, TableManners

_ANNOUNCES: Final = LineManners(announces=True)
_PLAIN: Final = LineManners()


def _could_hold(view: Json, seat: str, cards: Sequence[str]) -> bool:
    """An action card in the hand, and one of these not seen yet (CC-A8)."""
    player = view["players"][seat]
    return player["action_cards"] > 0 and any(player["unseen"][card] for card in cards)


def _always(event: Event) -> bool:
    return True


MANNERS: Final = TableManners(
    lines={
        "bonus": _PLAIN,
        "arrange": LineManners(undoable=True),  # everybody hears of it, but of no card
        "shuffle": _PLAIN,
        "stack": LineManners(undoable=True, forced="last"),  # cards of one kind: nobody else knows that they are
        "set": LineManners(undoable=True, forced="always"),
        "down": LineManners(undoable=True),
        "up": _PLAIN,
        "assassinate": _ANNOUNCES,
        "spy": _ANNOUNCES,
        "castle": _ANNOUNCES,
        "scout": _ANNOUNCES,
        "wrath": _ANNOUNCES,
        "veto": LineManners(answers="word"),
        "allow": _PLAIN,
        "take": _PLAIN,
        "assign": LineManners(undoable=True),
        "pass": LineManners(undoable=True),
        "end": _PLAIN,
        "exchange": _PLAIN,
        "done": _PLAIN,
        "draw": LineManners(forced="always"),
        "deal": _PLAIN,
        "turn": _PLAIN,
    },
    passing="allow",
    answering_cards={"played": ("veto",)},
    answerable=_always,
    could_hold=_could_hold,
    any_order=frozenset(),
    harmless=frozenset({"set", "action-pile", "stacked", "arranged", "laid", "passed", "assigned", "castled"}),
)
