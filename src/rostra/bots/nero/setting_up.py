"""Set-up: the home area, the last two legions, the home province."""

from rostra.bots.nero.seat_view import SeatView
from rostra.bots.nero.weights import FIRST_LEGION, GERMAN, NEIGHBOUR
from rostra.nero.actions import HOME, PLACE
from rostra.nero.data.map_file import AREA_SIZE
from rostra.nero.table import N_OWNERS


def wanting(legal: list[int]) -> dict[int, float]:
    """Any area will do: the deck was made for that (docs/balance.md)."""
    return dict.fromkeys(legal, 0.0)


def homes(view: SeatView, legal: list[int]) -> dict[int, float]:
    """Both legions and the leader go to the same place: near Rome, with many neighbours in other areas."""
    base = PLACE if legal[0] < HOME else HOME
    lands = view.lands
    values: dict[int, float] = {}
    for action in legal:
        place = action - base
        outside = sum(1 for near in lands.near[place] if near // AREA_SIZE != place // AREA_SIZE)
        here = view.now.legions[N_OWNERS * place + view.seat]
        german = GERMAN * (place in lands.germanies)
        values[action] = -lands.to_city[place] + NEIGHBOUR * outside + FIRST_LEGION * here - german
    return values
