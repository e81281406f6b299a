"""Where everything is, and what can be seen from it: control, ranks, hands."""

from collections import Counter
from typing import NamedTuple

from tests.nero.reference.material import AREAS, ITALY, LEADER_OF, MOST_NEUTRAL, PROVINCES_OF, ROME
from tests.nero.reference.pieces import NEUTRAL, Force, Leader, Legion, Turn


class Options(NamedTuple):
    players: int
    length: str
    acclamation: str
    candidates: str = "always"
    attack: str = "card"
    vanish: bool = True


class Table:
    """The game as it lies there. Seats are numbers from 0."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = range(options.players)
        self.areas: list[str | None] = [None for _ in self.seats]
        self.legions: list[Legion] = []
        self.leaders: list[Leader] = []
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.points = [0 for _ in self.seats]
        self.discard: Counter[str] = Counter()
        self.removed: Counter[str] = Counter()  # out of the game, NE-C5
        self.round = 1
        self.opener = 0
        self.active = 0
        self.germans: str | None = None
        self.turn = Turn()

    # Seats

    def name(self, seat: int) -> str:
        """Numbers until everybody has an area (NE-S1)."""
        area = self.areas[seat]
        return f"seat{seat + 1}" if area is None or None in self.areas else LEADER_OF[area]

    def seat(self, name: str) -> int:
        return [self.name(seat) for seat in self.seats].index(name)

    def home_provinces(self, seat: int) -> list[str]:
        area = self.areas[seat]
        return [] if area is None else PROVINCES_OF[area]

    def others(self, seat: int) -> list[int]:
        """Everybody else, clockwise."""
        return [(seat + i) % len(self.seats) for i in self.seats if i]

    def from_seat(self, seat: int) -> list[int]:
        """Everybody, clockwise from a seat."""
        return [seat, *self.others(seat)]

    # Legions

    def all_at(self, place: str) -> list[Legion]:
        return [legion for legion in self.legions if legion.at == place]

    def own_at(self, place: str, owner: int) -> list[Legion]:
        return [legion for legion in self.legions if legion.at == place and legion.owner == owner]

    def all_of(self, owner: int) -> list[Legion]:
        return [legion for legion in self.legions if legion.owner == owner]

    def room_for_neutral(self) -> bool:
        """NE-B4"""
        return len(self.all_of(NEUTRAL)) < MOST_NEUTRAL

    def owners_at(self, place: str, mover: int) -> list[int]:
        """The other players with legions there, clockwise from the mover."""
        here = {legion.owner for legion in self.legions if legion.at == place}
        return [seat for seat in self.others(mover) if seat in here]

    def free_legions(self, place: str) -> list[Legion]:
        """Those of the active player that may depart, be taken up or board (NE-M4, NE-M5, NE-R2)."""
        own = self.own_at(place, self.active)
        return [legion for legion in own if not legion.marked and not legion.spent and not legion.in_force]

    def leader_is_free(self, place: str) -> bool:
        leader = self.leaders[self.active]
        return leader.at == place and not leader.spent and not leader.in_force

    # The force on its way

    @property
    def force(self) -> Force:
        assert self.turn.force is not None
        return self.turn.force

    def force_legions(self) -> list[Legion]:
        return [legion for legion in self.legions if legion.in_force]

    def force_has_leader(self) -> bool:
        return self.leaders[self.active].in_force

    def force_pieces(self) -> list[Legion | Leader]:
        pieces: list[Legion | Leader] = list(self.force_legions())
        if self.force_has_leader():
            pieces.append(self.leaders[self.active])
        return pieces

    def finish_force(self) -> None:
        """NE-M4"""
        for piece in self.force_pieces():
            piece.finish()
        self.turn.force = None

    # Power

    def controls(self, seat: int, province: str) -> bool:
        """NE-B6"""
        here = [legion.owner for legion in self.legions if legion.at == province]
        return 2 * here.count(seat) > len(here)

    def areas_of(self, seat: int) -> list[str]:
        """NE-B6: the areas he controls; nobody can control a free one."""
        reach = {legion.at for legion in self.legions if legion.owner == seat}
        return [
            area
            for area in AREAS
            if area in self.areas and sum(self.controls(seat, at) for at in reach.intersection(PROVINCES_OF[area])) >= 3
        ]

    def emperors(self) -> list[int]:
        return [seat for seat in self.seats if self.leaders[seat].rank == "emperor"]

    def may_rise(self, seat: int) -> bool:
        """NE-K1: he is none yet and there is room for one more."""
        return self.leaders[seat].rank != "emperor" and len(self.emperors()) < 2

    def candidate_points(self, seat: int) -> int:
        """NE-K2"""
        in_italy = [legion.owner for legion in self.legions if legion.at in ITALY and legion.owner != NEUTRAL]
        own = in_italy.count(seat)
        beyond = max(0, own - (len(in_italy) - own))
        return beyond + 2 * len(self.areas_of(seat)) + self.turn.candidate_points

    def in_rome(self, seat: int) -> bool:
        return self.leaders[seat].at == ROME

    # Cards

    def holds(self, seat: int) -> bool:
        return self.hands[seat].total() > 0

    def kinds(self, seat: int) -> list[str]:
        return [card for card, number in self.hands[seat].items() if number]

    def spend(self, seat: int, card: str) -> None:
        assert self.hands[seat][card] > 0
        self.hands[seat][card] -= 1
        self.discard[card] += 1
