"""From which pile to draw, and what to exchange in a passive turn."""

from typing import Final

from rostra.bots.caesar.seat_view import Seen
from rostra.bots.caesar.weights import ENOUGH
from rostra.caesar.actions import DONE, DRAW_ACTION, DRAW_INFLUENCE, EXCHANGE
from rostra.caesar.cards import ASSASSINATION, CASTLING, PHILOSOPHER, SCOUT, SPY, VETO, WRATH

MORE: Final = 0.3  # how useful another one is then
LOW: Final = (0, 1)  # the kinds below the average of the pile: 1 and 2
# How useful an action card is to hold, and a second one of the kind beside it.
USE: Final = {ASSASSINATION: 0.9, VETO: 0.8, WRATH: 0.6, SPY: 0.6, SCOUT: 0.4, CASTLING: 0.4}
SAME_AGAIN: Final = 0.5
THIRD: Final = 0.3  # a third action card makes the hand narrow


def draws(seen: Seen, legal: list[int]) -> dict[int, float]:
    """Influence first, up to what a turn needs; then action cards while they are few."""
    values = dict.fromkeys(legal, 0.0)  # draw none: a card for nothing is always welcome
    if DRAW_INFLUENCE in values:
        values[DRAW_INFLUENCE] = 2.0 if seen.influence < ENOUGH else MORE
        if seen.room == 0:  # only an action card can make room again
            values[DRAW_INFLUENCE] = 0.05
    if DRAW_ACTION in values:
        values[DRAW_ACTION] = max(0.1, _expected_use(seen) * (1.0 if seen.actions < 2 else THIRD))
    return values


def _expected_use(seen: Seen) -> float:
    """Of the next action card: known if the pile was arranged, else the average of what may come."""
    if seen.next_action is not None:
        return _use(seen, seen.next_action)
    cards = sum(seen.action_unseen)
    return sum(_use(seen, kind) * n for kind, n in enumerate(seen.action_unseen) if n) / cards if cards else 0.0


def _use(seen: Seen, kind: int) -> float:
    return USE[kind] * SAME_AGAIN ** seen.hand[kind]


def exchanges(seen: Seen, exchanged: int, legal: list[int]) -> dict[int, float]:
    """What to put away: low cards for better ones, action cards only if influence cards are needed more.

    ``exchanged`` cards are put away already: as many are still to be drawn.
    """
    values = dict.fromkeys(legal, -1.0)
    values[DONE] = 0.0
    if seen.room == 0 and seen.action_pile > exchanged and seen.influence > 1:
        for kind in range(PHILOSOPHER):
            if seen.hand[kind]:
                values[EXCHANGE + kind] = 0.6 - 0.1 * kind
    to_come = seen.influence_pile - exchanged
    if to_come <= 0:
        return values
    if seen.influence + exchanged < ENOUGH:
        for kind in USE:
            if seen.hand[kind]:
                values[EXCHANGE + kind] = 1 - SAME_AGAIN * _use(seen, kind)
    for kind in LOW:
        if seen.hand[kind]:
            values[EXCHANGE + kind] = 0.3 - 0.1 * kind
    return values


def low_cards(seen: Seen) -> int:
    """How many influence cards a passive turn would exchange for better ones."""
    return min(seen.influence_pile, sum(seen.hand[kind] for kind in LOW))
