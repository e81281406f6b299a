"""Dole as the rooms know it."""

from collections.abc import Sequence

from rostra.event_kinds import event
from rostra.game import Event, Json, LineManners, Option, TableManners, Title

from .state import Dole


def _answerable(event: Event) -> bool:
    return True


def _could_hold(view: Json, seat: str, cards: Sequence[str]) -> bool:
    """Any card that nobody has seen may be a tribune; and only the next seat is asked (DO-3)."""
    seats = list(view["players"])
    asked = seats[(seats.index(view["turn"]) + 1) % len(seats)]
    return seat == asked and bool(view["players"][seat]["cards"])


EVENTS = (
    event("dealt", "a card is dealt", {"seat": "seat"}, secret={"card": "card"}),
    event("handed-out", "a ration is handed out: it can be forbidden", {"seat": "seat", "card": "card"}),
    event("forbidden", "a tribune forbids the ration", {"seat": "seat", "card": "card"}),
    event("scored", "the ration counts", {"seat": "seat", "points": "int"}),
    event("dropped", "a tribune is dropped", {"seat": "seat"}),
    event("ended", "the game is over", {"reason": "text"}),
)

MANNERS = TableManners(
    lines={
        "deal": LineManners(),
        "hand-out": LineManners(announces=True),
        "drop": LineManners(),
        "forbid": LineManners(answers="word"),
        "allow": LineManners(),
    },
    passing="allow",
    answering_cards={"handed-out": ("forbid",)},
    answerable=_answerable,
    could_hold=_could_hold,
    any_order=frozenset(),
    harmless=frozenset(),
)

TITLE = Title(
    name="dole",
    long_name="Dole",
    players=(2, 3),
    options=(Option("players", (2, 3)),),
    rules={1: "the first", 2: "who wins alone has another point (DO-4)"},
    files=(),
    endings=("fed",),
    score_items=("rations",),
    kinds={"seat": "seat", "card": "card"},
    events=EVENTS,
    manners=MANNERS,
    make=Dole,
)
