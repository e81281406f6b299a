"""Points and victory (NE-P)."""

from typing import NamedTuple

from tests.nero.reference.material import ITALY
from tests.nero.reference.table import Table


class Result(NamedTuple):
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Over(Exception):
    """Ends the story wherever it stands."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result


def end_at_once(table: Table) -> None:
    """NE-P1, NE-J19"""
    for seat in table.seats:
        areas = len(table.areas_of(seat))
        if areas == 4 or (areas == 3 and table.leaders[seat].rank == "emperor"):
            raise Over(Result(tuple(table.points), (seat,), "control"))


def score_round(table: Table) -> None:
    """NE-P2"""
    last = table.round == 4
    emperors = table.emperors()
    for seat in table.seats:
        if seat in emperors:
            alone, one_of_two = (8, 4) if last else (5, 2)
            table.points[seat] += alone if len(emperors) == 1 else one_of_two
            table.points[seat] += 2 if table.in_rome(seat) else 0
        table.points[seat] += (3 if last else 2) * len(table.areas_of(seat))
        table.points[seat] += sum(table.controls(seat, province) for province in ITALY)


def end_on_points(table: Table) -> None:
    """NE-P3"""

    def success(seat: int) -> tuple[int, bool, bool, int]:
        emperor = table.leaders[seat].rank == "emperor"
        return table.points[seat], emperor, emperor and table.in_rome(seat), len(table.all_of(seat))

    best = max(success(seat) for seat in table.seats)
    winners = tuple(seat for seat in table.seats if success(seat) == best)
    raise Over(Result(tuple(table.points), winners, "rounds"))
