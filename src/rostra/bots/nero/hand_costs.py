"""A seat's own hand in a search: what cards cost, how to pay for a march, and what a battle may bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.evaluation import Evaluation
from rostra.bots.nero.trial_position import BIT
from rostra.bots.nero.weights import FEW, GP_PER_POINT, HABIT, HABIT_OF_FEW, LAST_CARD
from rostra.nero.cards import MOST_KINDS
from rostra.nero.table import DISCARD, HAND, HAND_SIZE, REMOVED, Table

LONGEST: Final = 41  # sums of GP that are told apart
N_LAID: Final = 5  # numbers of cards that another player may lay: none to four
NOTHING: Final = 820  # N_SEATS * N_LAID * LONGEST: after the sums of all seats, those of somebody who lays nothing


class HandCosts:
    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Evaluation = evaluation
        self.box = evaluation.box
        self.seat: i64 = 0
        self.best_gp: i64 = 0  # of any card
        for kind in range(evaluation.box.kinds):
            self.best_gp = max(self.best_gp, evaluation.box.gp[kind])
        self.most: i64 = 0  # cards that may still be used for BP or GP in this turn
        self.final: bool = False
        self.hand: vec[i64] = vec[i64]([0] * MOST_KINDS)
        self.price: vec[float] = vec[float]([0.0] * MOST_KINDS)
        self._paid: vec[float] = vec[float]([0.0] * 8)  # the price of so many BP; -1: cannot be paid
        self._first: vec[i64] = vec[i64]([0] * 8)
        self._second: vec[i64] = vec[i64]([0] * 8)
        self.furthest: i64 = 0  # BP that two cards bring
        # Battles
        self.order: vec[i64] = vec[i64]([0] * 64)  # cards to lay, the most useful first
        self.ordered: i64 = 0
        self._unseen: vec[float] = vec[float]([0.0] * 10)  # the chance that an unseen card has so many GP
        self._best: vec[float] = vec[float]([0.0] * 10)  # and the better one of two such cards
        # The chance that another seat lays so many GP: [LONGEST * (N_LAID * seat + cards at most) + GP]. Computed only
        # when needed.
        self._sums: vec[float] = vec[float]([0.0] * (NOTHING + LONGEST))
        self._sums[NOTHING] = 1.0
        self._known: i64 = 0  # which of them have been computed since the last ``read``, a bit each
        self._from: i64 = NOTHING  # where the sums for the current battle begin
        self._part: vec[float] = vec[float]([0.0] * LONGEST)
        self._more: vec[float] = vec[float]([0.0] * LONGEST)
        self.by_number: vec[float] = vec[float]([0.0] * 6)  # what a battle is worth with so many cards
        self.tried: i64 = 0
        self.laid: i64 = 0  # how many cards the best battle takes

    def read(self, t: Table, seat: i64) -> None:
        self.seat = seat
        self._known = 0
        self.most = 4
        if t.active == seat:
            self.most = 4 - t.used
        self.final = t.last and t.active == seat
        at = t.at
        box = self.box
        unseen = self._unseen
        for gp in range(i64(10)):
            unseen[gp] = 0.0
        whole = 0.0
        self.ordered = 0
        for kind in range(box.kinds):
            held = at[HAND + MOST_KINDS * seat + kind]
            self.hand[kind] = held
            self.price[kind] = self.evaluation.price(kind)
            if self.final:
                self.price[kind] = LAST_CARD * (1.0 + 0.25 * float(box.gp[kind]))
            hidden = float(box.numbers[kind] - at[DISCARD + kind] - at[REMOVED + kind] - held)
            unseen[box.gp[kind]] += hidden
            whole += hidden
            for _i in range(held):
                self.order[self.ordered] = kind
                self.ordered += 1
        below = 0.0
        for gp in range(i64(10)):
            if whole > 0.0:
                unseen[gp] /= whole
            part = below + unseen[gp]
            self._best[gp] = part * part - below * below
            below = part
        self._sort()
        for bp in range(i64(1), i64(8)):
            self._pay(bp)
        self._furthest()

    def _sort(self) -> None:
        """Sort the cards in hand for a battle: by GP, less the price."""
        order = self.order
        for i in range(i64(1), self.ordered):
            kind = order[i]
            rank = self._rank(kind)
            j = i
            while j > 0 and self._rank(order[j - 1]) > rank:
                order[j] = order[j - 1]
                j -= 1
            order[j] = kind

    def _rank(self, kind: i64) -> float:
        return GP_PER_POINT * self.price[kind] - float(self.box.gp[kind])

    def _furthest(self) -> None:
        first: i64 = 0
        second: i64 = 0
        for kind in range(self.box.kinds):
            for _i in range(self.hand[kind]):
                bp = self.box.bp[kind]
                if bp > first:
                    second = first
                    first = bp
                elif bp > second:
                    second = bp
        self.furthest = 0
        if self.most >= 1:
            self.furthest = first
        if self.most >= 2:
            self.furthest = first + second

    def _pay(self, bp: i64) -> None:
        """Find the cheapest cards for so many BP: one, else two."""
        box = self.box
        best = -1.0
        if self.most >= 1:
            for kind in range(box.kinds):
                if self.hand[kind] > 0 and box.bp[kind] >= bp and (best < 0.0 or self.price[kind] < best):
                    best = self.price[kind]
                    self._first[bp] = kind
                    self._second[bp] = -1
        if best < 0.0 and self.most >= 2:
            for kind in range(box.kinds):
                if self.hand[kind] == 0:
                    continue
                for other in range(kind, box.kinds):
                    if self.hand[other] == 0 or (other == kind and self.hand[kind] < 2):
                        continue
                    price = self.price[kind] + self.price[other]
                    if box.bp[kind] + box.bp[other] >= bp and (best < 0.0 or price < best):
                        best = price
                        self._first[bp] = kind
                        self._second[bp] = other
                        if box.bp[other] > box.bp[kind]:
                            self._first[bp] = other
                            self._second[bp] = kind
        self._paid[bp] = best

    def pay(self, bp: i64) -> float:
        """The price of so many more BP; less than 0 if they cannot be paid."""
        if bp <= 0:
            return 0.0
        if bp > 7:
            return -1.0
        return self._paid[bp]

    def first_card(self, bp: i64) -> i64:
        """The first card to pay with; -1 if none is needed."""
        if bp <= 0:
            return -1
        return self._first[bp]

    def least(self, paid: i64) -> i64:
        """How many cards an attack needs of those that are left after so many (NE-F2)."""
        if self.box.attack_with_card and self.ordered > paid:
            return 1
        return 0

    def cards_for(self, bp: i64) -> i64:
        if bp <= 0:
            return 0
        if self._second[bp] < 0:
            return 1
        return 2

    # Battles

    def expect(self, t: Table, other: i64, most: i64) -> None:
        """In the next battles, another player lays up to ``most`` cards; an attacker at least one (NE-F2)."""
        cards = t.at[HAND_SIZE + other]
        if cards < most:
            most = cards
        if most <= 0:
            self.surely_none()
            return
        slot = N_LAID * other + most
        self._from = LONGEST * slot
        if self._known & BIT[slot] == 0:
            self._known |= BIT[slot]
            self._expect(cards, self.box.attack_with_card and other == t.active, most, self._from)

    def _expect(self, cards: i64, one: bool, most: i64, start: i64) -> None:
        sums = self._sums
        part = self._part
        more = self._more
        for i in range(i64(LONGEST)):
            sums[start + i] = 0.0
            part[i] = 0.0
        part[0] = 1.0
        single = self._unseen
        if cards > 1:  # players lay their better cards: as if each were the better of two
            single = self._best
        habit = HABIT
        if cards <= FEW:
            habit = HABIT_OF_FEW
        left = 1.0
        for laid in range(most + 1):
            weight = left
            if laid < most:
                weight = habit[laid]
            if one and laid == 0:  # who would lay none lays one
                weight = 0.0
            elif one and laid == 1 and laid < most:
                weight += habit[0]
            left -= weight
            last = 9 * laid
            if last > LONGEST - 10:
                last = LONGEST - 10
            for i in range(last + 1):
                sums[start + i] += weight * part[i]
            if laid < most:
                for i in range(i64(LONGEST)):
                    more[i] = 0.0
                for i in range(last + 1):
                    chance = part[i]
                    if chance > 0.0:
                        for gp in range(self.best_gp + 1):
                            more[i + gp] += chance * single[gp]
                for i in range(i64(LONGEST)):
                    part[i] = more[i]

    def surely_none(self) -> None:
        """In the next battles, the other player lays nothing."""
        self._from = NOTHING

    def best_battle(
        self,
        own: i64,
        other: i64,
        least: i64,
        most: i64,
        without: i64,
        second: i64,
        win: float,
        draw: float,
        lose: float,
    ) -> float:
        """The value of a battle with the best cards to lay, less their price. ``without`` and ``second`` are paid."""
        best = -1e9
        strength = own
        price = 0.0
        number: i64 = 0
        i: i64 = 0
        self.laid = 0
        while True:
            lead = strength - other
            wins = 0.0
            draws = 0.0
            if lead >= 0:
                j: i64 = 0
                while j < lead and j < LONGEST:
                    wins += self._sums[self._from + j]
                    j += 1
                if lead < LONGEST:
                    draws = self._sums[self._from + lead]
            value = wins * win + draws * draw + (1.0 - wins - draws) * lose - price
            self.by_number[number] = value
            self.tried = number
            if value > best and number >= least:
                best = value
                self.laid = number
            if (wins > 0.999 and number >= least) or number >= most:
                return best
            while i < self.ordered and (self.order[i] == without or self.order[i] == second):
                if self.order[i] == without:
                    without = -1
                else:
                    second = -1
                i += 1
            if i >= self.ordered:
                return best
            strength += self.box.gp[self.order[i]]
            price += self.price[self.order[i]]
            number += 1
            i += 1

    def second_card(self, bp: i64) -> i64:
        if bp <= 0:
            return -1
        return self._second[bp]
