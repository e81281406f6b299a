"""What a table must know of Nero: which lines announce, answer, can be taken back, are forced."""

from collections.abc import Sequence
from typing import Final

from rostra.game import Event, Json, LineManners, TableManners
from rostra.nero.data.deck_file import event_of

_PLAIN: Final = LineManners()
_ANNOUNCES: Final = LineManners(announces=True)
_FREE: Final = LineManners(undoable=True)
_FREE_AND_FORCED: Final = LineManners(undoable=True, forced="always")
_CHOSEN: Final = LineManners(announces=True, forced="always")
_COUNTER: Final = LineManners(announces=True, answers="card")

# Cards that answer an event. They may be more than the rules allow: a pause too many tells nothing.
_ALL: Final = ("bribery", "bad-omens", "bad-weather", "bad-health", "praetorian-guard")
AIMED: Final = frozenset({"galley", "assassin", "crisis", "traitor", "germans", "rebellion"})
"""Events for which something is chosen first: they can be answered once it is (``aimed``)."""


def _answerable(event: Event) -> bool:
    return not (event.name == "event" and event_of(event.open["card"]) in AIMED)


def _could_hold(view: Json, seat: str, cards: Sequence[str]) -> bool:
    """Any card in the hand, and one of these not seen yet (NE-J27)."""
    return view["players"][seat]["cards"] > 0 and any(
        event_of(card) in cards for card, number in view["unseen"].items() if number
    )


MANNERS: Final = TableManners(
    lines={
        "want": _PLAIN,
        "lot": _PLAIN,
        "place": _FREE_AND_FORCED,
        "home": _FREE_AND_FORCED,
        "end-turn": _PLAIN,
        "ready": _PLAIN,
        "move-card": _PLAIN,
        "activate": _FREE,
        "force": _FREE,
        "take": _FREE,
        "leave": _FREE,
        "step": LineManners(announces=True, undoable=True),
        "halt": _FREE,
        "ask-leave": _PLAIN,
        "grant": _PLAIN,
        "refuse": _PLAIN,
        "unmark": _FREE,
        "declare": _PLAIN,
        "attack": _ANNOUNCES,
        "retreat": _ANNOUNCES,
        "stay": _PLAIN,
        "battle-card": _FREE,
        "event": _ANNOUNCES,
        "from": _FREE_AND_FORCED,
        "to": _FREE_AND_FORCED,
        "load": _CHOSEN,
        "target": _CHOSEN,
        "at": _CHOSEN,
        "send": _FREE_AND_FORCED,
        "send-neutral": _FREE_AND_FORCED,
        "counter": _COUNTER,
        "counter-two": _COUNTER,
        "no-counter": _PLAIN,
        "deal": _PLAIN,
        "steal": _PLAIN,
    },
    passing="no-counter",
    answering_cards={
        "stepping": ("bad-weather", "bad-health"),
        "attacking": ("bad-weather",),
        "retreating": ("bad-weather",),
        "event": _ALL,
        "aimed": _ALL,
        "countered": _ALL,
    },
    answerable=_answerable,
    could_hold=_could_hold,
    # A counter can be answered, and so can what stands below it once the counter is off (NE-J27).
    any_order=frozenset({"countered"}),
    harmless=frozenset(
        {
            "placed", "home", "activated", "force", "took", "left", "stepping", "stepped", "halted", "unmarked",
            "laid", "sent", "brought",
        }
    ),
)  # fmt: skip
