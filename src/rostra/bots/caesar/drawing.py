"""From which pile to draw, and what to exchange in a passive turn."""

from typing import Final

from rostra.bots.caesar.seat_view import SeatView
from rostra.bots.caesar.weights import ENOUGH
from rostra.caesar.actions import DONE, DRAW_ACTION, DRAW_INFLUENCE, EXCHANGE
from rostra.caesar.cards import ASSASSINATION, CASTLING, PHILOSOPHER, SCOUT, SPY, VETO, WRATH

MORE: Final = 0.3  # how useful another influence card is when there are enough
LOW: Final = (0, 1)  # the kinds below the average of the pile: 1 and 2
# How useful an action card is in hand, and how much less a second one of the same kind
USE: Final = {ASSASSINATION: 0.9, VETO: 0.8, WRATH: 0.6, SPY: 0.6, SCOUT: 0.4, CASTLING: 0.4}
SAME_AGAIN: Final = 0.5
THIRD: Final = 0.3  # how much less a third action card: it takes the room of influence cards


def draws(view: SeatView, legal: list[int]) -> dict[int, float]:
    """Influence first, up to what a turn needs; then action cards while they are few."""
    values = dict.fromkeys(legal, 0.0)  # draw none: a card for nothing is always welcome
    if DRAW_INFLUENCE in values:
        values[DRAW_INFLUENCE] = 2.0 if view.influence < ENOUGH else MORE
        if view.room == 0:  # only an action card can make room again
            values[DRAW_INFLUENCE] = 0.05
    if DRAW_ACTION in values:
        values[DRAW_ACTION] = max(0.1, _expected_use(view) * (1.0 if view.actions < 2 else THIRD))
    return values


def _expected_use(view: SeatView) -> float:
    """The use of the next action card: known if the pile was arranged, else an average."""
    if view.next_action is not None:
        return _use(view, view.next_action)
    cards = sum(view.action_unseen)
    return sum(_use(view, kind) * n for kind, n in enumerate(view.action_unseen) if n) / cards if cards else 0.0


def _use(view: SeatView, kind: int) -> float:
    return USE[kind] * SAME_AGAIN ** view.hand[kind]


def exchanges(view: SeatView, exchanged: int, legal: list[int]) -> dict[int, float]:
    """What to put away: low cards for better ones, action cards only if influence cards are needed more.

    ``exchanged`` cards are put away already: as many are still to be drawn.
    """
    values = dict.fromkeys(legal, -1.0)
    if DONE in values:  # who has no influence card must exchange (CC-T8)
        values[DONE] = 0.0
    if view.room == 0 and view.action_pile > exchanged and view.influence > 1:
        for kind in range(PHILOSOPHER):
            if view.hand[kind]:
                values[EXCHANGE + kind] = 0.6 - 0.1 * kind
    to_come = view.influence_pile - exchanged
    if to_come <= 0:
        return values
    if view.influence + exchanged < ENOUGH:
        for kind in USE:
            if view.hand[kind]:
                values[EXCHANGE + kind] = 1 - SAME_AGAIN * _use(view, kind)
    for kind in LOW:
        if view.hand[kind]:
            values[EXCHANGE + kind] = 0.3 - 0.1 * kind
    return values


def low_cards(view: SeatView) -> int:
    """How many influence cards a passive turn would exchange for better ones."""
    return min(view.influence_pile, sum(view.hand[kind] for kind in LOW))
