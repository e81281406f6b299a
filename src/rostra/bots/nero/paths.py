"""The cheapest ways of a force to every place it can reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.evaluation import Evaluation
from rostra.nero.data.map_file import CITY, PROVINCES
from rostra.nero.forces import toll
from rostra.nero.table import N_OWNERS, Table

FAR: Final = 99  # BP: not reached


class Paths:
    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation: Evaluation = evaluation
        self.cost: vec[i64] = vec[i64]([0] * PROVINCES)  # BP to each place
        self.before: vec[i64] = vec[i64]([0] * PROVINCES)  # the place before it on the way
        self.reached: vec[i64] = vec[i64]([0] * (PROVINCES + 1))  # the start first
        self.number: i64 = 0

    def find(self, t: Table, me: i64, start: i64, legions: i64, tired: i64, most: i64) -> None:
        """Find every place in reach of so many BP. A force cannot go on past legions of another player."""
        box = self._evaluation.box
        cost = self.cost
        reached = self.reached
        for place in range(i64(PROVINCES)):
            cost[place] = FAR
        cost[start] = 0
        reached[0] = start
        self.number = 1
        extra: i64 = 0
        if start == t.force_at:
            extra = toll(t)
        i: i64 = 0
        while i < self.number:
            here = reached[i]
            i += 1
            if here != start and here < CITY and self._others(me, here):
                continue
            for j in range(box.link_at[here], box.link_at[here + 1]):
                there = box.links[j]
                if there == CITY and legions > 0:
                    continue
                price = cost[here] + 1 + tired
                if there == t.germans:
                    price += 2
                if here == start:
                    price += extra
                if price > most or cost[there] <= price:
                    continue
                if cost[there] == FAR:
                    reached[self.number] = there
                    self.number += 1
                cost[there] = price
                self.before[there] = here

    def first_step(self, start: i64, place: i64) -> i64:
        while self.before[place] != start:
            place = self.before[place]
        return place

    def _others(self, me: i64, province: i64) -> bool:
        x = self._evaluation.x
        for seat in range(self._evaluation.players):
            if seat != me and x[N_OWNERS * province + seat] > 0:
                return True
        return False
