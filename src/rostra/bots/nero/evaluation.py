"""The value of a position: the points that every seat may expect, and from them everybody's chance to win.

The points of the rest of the game are a weighted sum: areas and Italy by the chance that each province is still held
when the round is scored, the throne, legions, the cards in hand. ``tools/learn_nero.py``
learnt the weights from games.

``Evaluation`` has a position to try plans on: ``move``, ``change_sides``, ``mark`` and others change it, ``gain`` says
what that brings the seat it judges for, ``undo`` takes it back. Only the provinces that were changed are judged again,
and their areas added up. So a plan takes less than a microsecond.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.outlook import Outlook
from rostra.bots.nero.rules_of_thumb import candidate, near_victory, other_declares, safe_in_camp
from rostra.bots.nero.trial_position import BIT, MARKS, PLACE, RANKS, WON
from rostra.bots.nero.weights import (
    ALONE,
    CALLED_TO_ROME,
    CANDIDATE_IN_ROME,
    COMPANY,
    DECLARES_LATER,
    DECLARES_NOW,
    DECLARES_SOMEHOW,
    IN_ROME,
    MARGIN,
    SHARED,
    THRONE_LATER,
    UNCOUNTERED,
)
from rostra.game import OVER
from rostra.nero.box import Box
from rostra.nero.data.map_file import AREA_SIZE, CITY, IN_AREAS, N_AREAS, PROVINCES
from rostra.nero.scoring import winners
from rostra.nero.table import (
    CANDIDATE,
    EMPEROR,
    GENERAL,
    KP_NEEDED,
    LEADER_AT,
    LEGIONS,
    MARKED,
    MAX_EMPERORS,
    N_OWNERS,
    N_SEATS,
    RANK,
    SCORE,
    SEAT_OF,
    Table,
)


def _margins() -> vec[float]:
    out = vec[float]([0.0] * 32)
    for i in range(1, 32):
        out[i] = MARGIN ** (i - 1)
    return out


_MARGIN: Final = _margins()
CHANCES: Final = 20  # of an area: one for each seat and province. A literal, or mypyc would not fold it
N_REGIONS: Final = 5  # the areas, and Italy
ITALY: Final = 4
# The provinces of each area (4: Italy), a bit each
_PROVINCES: Final = vec[i64]([31 << AREA_SIZE * area for area in range(N_AREAS)] + [3 << IN_AREAS])


class Evaluation(Outlook):
    def __init__(self, box: Box) -> None:
        super().__init__(box)
        # What each area (4: Italy) brings each seat, [N_SEATS * area + seat]; who controls it
        self._points: vec[float] = vec[float]([0.0] * 20)
        self._holder: vec[i64] = vec[i64]([0] * 5)
        self._now: vec[float] = vec[float]([0.0] * 4)
        self._valued: vec[float] = vec[float]([0.0] * 5)  # what each area is worth to the seat that it judges for
        # The chance to hold each province, [CHANCES * area + AREA_SIZE * seat + province], and who holds it;
        # the same for one area now
        self._chances: vec[float] = vec[float]([0.0] * 100)
        self._held: vec[i64] = vec[i64]([0] * 25)
        self._chance: vec[float] = vec[float]([0.0] * 20)
        self._areas: vec[i64] = vec[i64]([0] * 4)  # held by each seat
        self._throne: vec[float] = vec[float]([0.0] * 4)
        self.total: vec[float] = vec[float]([0.0] * 4)  # points expected in the end
        self.win: vec[float] = vec[float]([0.0] * 4)
        self.weight: vec[float] = vec[float]([0.0] * 4)  # how much a point of each seat counts for this one
        self.start: float = 0.0

    # Reading

    def chances(self, t: Table) -> None:
        """Everybody's chance to win, in ``win``; the points to be expected, in ``total``."""
        if t.actor == OVER:
            self._ended(t)
            return
        self._read(t)
        self._sum_up(t)

    def read(self, t: Table, seat: i64) -> None:
        """Read a position for plans of one seat: what counts for it, and what the position is worth now."""
        self._read(t)
        self._sum_up(t)
        self.seat = seat
        rest = 1.0 - self.win[seat]
        if rest < 0.001:
            rest = 0.001
        for other in range(self.players):
            self.weight[other] = 0.0 - self.win[other] / rest
        self.weight[seat] = 1.0
        for area in range(i64(N_REGIONS)):
            self._valued[area] = self._to_seat(self._points, N_SEATS * area)
        self.start = self._value()

    def _ended(self, t: Table) -> None:
        best = winners(t)
        for seat in range(self.players):
            self.win[seat] = 0.0
            self.total[seat] = float(t.at[SCORE + seat])
        for winner in best:
            self.win[i64(winner)] = 1.0 / float(len(best))

    def _read(self, t: Table) -> None:
        at = t.at
        x = self.x
        for owner in range(i64(N_OWNERS)):
            for province in range(i64(CITY)):
                x[N_OWNERS * province + owner] = at[LEGIONS + PROVINCES * owner + province]
        for seat in range(self.players):
            legions: i64 = 0
            marked: i64 = 0
            for province in range(i64(CITY)):
                legions += x[N_OWNERS * province + seat]
                marked += at[MARKED + PROVINCES * seat + province]
                x[MARKS + N_OWNERS * province + seat] = at[MARKED + PROVINCES * seat + province]
            self.legions[seat] = legions
            self.marked[seat] = marked
            x[PLACE + seat] = at[LEADER_AT + seat]
            x[RANKS + seat] = at[RANK + seat]
            x[WON + seat] = 0
        self._logged = 0
        self._touched = 0
        self.round = t.round
        self.kp = t.kp
        self.active = t.active
        for area in range(i64(N_AREAS)):
            self.seat_of[area] = at[SEAT_OF + area]
        self._read_cards(t)
        self._read_reach(t)
        for province in range(i64(CITY)):
            area = province // AREA_SIZE
            self._held[province] = self._hold(province, self._chances, CHANCES * area + province % AREA_SIZE)
        for area in range(i64(N_REGIONS)):
            self._holder[area] = self._add_up(area, self._points, N_SEATS * area)

    def _sum_up(self, t: Table) -> None:
        """The points expected of each seat, and who wins then."""
        self._count_areas()
        self._find_throne()
        best = -1e9
        for seat in range(self.players):
            total = float(t.at[SCORE + seat]) + self.held[seat] + self._throne[seat] + self._near(seat)
            for area in range(i64(N_REGIONS)):
                total += self._points[N_SEATS * area + seat]
            total += self._troops(seat)
            self.total[seat] = total
            best = max(best, total)
        spread = self.spread
        whole = 0.0
        for seat in range(self.players):
            self.win[seat] = math.exp((self.total[seat] - best) / spread)
            whole += self.win[seat]
        for seat in range(self.players):
            self.win[seat] /= whole

    # Judging

    def gain(self) -> float:
        """By how much the position is better now than when it was read."""
        return self._value() - self.start

    def _value(self) -> float:
        value = 0.0
        held = self._areas
        for seat in range(self.players):
            held[seat] = 0
        for area in range(i64(N_REGIONS)):
            holder = self._holder[area]
            if self._touched & _PROVINCES[area] != 0:
                holder = self._add_up(area, self._now, 0)
                value += self._to_seat(self._now, 0)
            else:
                value += self._valued[area]
            if holder >= 0:
                held[holder] += 1
        self._find_throne()
        for seat in range(self.players):
            value += self.weight[seat] * (
                self._throne[seat] + self._near(seat) + self._troops(seat) + float(self.x[WON + seat])
            )
        return value

    def _to_seat(self, points: vec[float], start: i64) -> float:
        """What these points of all seats are worth to the seat that it judges for."""
        value = 0.0
        for seat in range(self.players):
            value += self.weight[seat] * points[start + seat]
        return value

    def _count_areas(self) -> None:
        held = self._areas
        for seat in range(self.players):
            held[seat] = 0
        for area in range(i64(N_AREAS)):
            if self._holder[area] >= 0:
                held[self._holder[area]] += 1

    def _hold(self, province: i64, into: vec[float], start: i64) -> i64:
        """Write everybody's chance to hold a province when the round is scored; who holds it now, or -1."""
        x = self.x
        base = N_OWNERS * province
        total = x[base] + x[base + 1] + x[base + 2] + x[base + 3] + x[base + 4]
        holder: i64 = -1
        for seat in range(self.players):
            number = x[base + seat]
            margin = 2 * number - total
            if margin > 0:
                into[start + AREA_SIZE * seat] = 1.0 - self.risk[PROVINCES * seat + province] * _MARGIN[margin]
                holder = seat
            elif number > 0 and margin == 0:
                into[start + AREA_SIZE * seat] = self.w_split * self.activity[seat]
            else:
                into[start + AREA_SIZE * seat] = self.grab[PROVINCES * seat + province]
        return holder

    def _add_up(self, area: i64, into: vec[float], start: i64) -> i64:
        """Write what an area (or Italy) brings each seat; who controls it, or -1."""
        chance = self._chance
        players = self.players
        provinces: i64 = 5
        if area == ITALY:
            provinces = 2
        counts: i64 = 0  # provinces held, a byte for each seat
        for i in range(provinces):
            province = AREA_SIZE * area + i
            holder = self._held[province]
            if self._touched & BIT[province] != 0:
                holder = self._hold(province, chance, i)
            else:
                for seat in range(players):
                    chance[AREA_SIZE * seat + i] = self._chances[CHANCES * area + AREA_SIZE * seat + i]
            if holder >= 0:
                counts += BIT[8 * holder]
        controls: i64 = -1
        for seat in range(players):
            into[start + seat] = 0.0
            number = (counts >> (8 * seat)) & 255
            if area == ITALY:
                into[start + seat] = self.italy_worth * (chance[AREA_SIZE * seat] + chance[AREA_SIZE * seat + 1])
            elif number > 0 and self.seat_of[area] >= 0:  # NE-B6
                into[start + seat] = self.area_worth * self._three_of(AREA_SIZE * seat)
                if number >= 3:
                    controls = seat
        return controls

    def _three_of(self, first: i64) -> float:
        """The chance that at least three of five come true."""
        none = 1.0
        one = 0.0
        two = 0.0
        more = 0.0
        for i in range(first, first + 5):
            chance = self._chance[i]
            miss = 1.0 - chance
            more += two * chance
            two = two * miss + one * chance
            one = one * miss + none * chance
            none *= miss
        return more

    def _troops(self, seat: i64) -> float:
        """Legions, less what their markers take from them."""
        marks = self.w_mark_worth * self.unrest[seat] * float(self.marked[seat])
        return self.legion_worth * float(self.legions[seat]) - marks

    def _near(self, seat: i64) -> float:
        return near_victory(self._areas[seat], self.x[RANKS + seat] == EMPEROR)

    # The throne

    def _find_throne(self) -> None:
        """Compute what ranks bring each seat."""
        x = self.x
        throne = self._throne
        players = self.players
        emperors: i64 = 0
        in_city: i64 = 0
        ranked: i64 = 0
        for seat in range(players):
            throne[seat] = 0.0
            if x[RANKS + seat] == EMPEROR:
                emperors += 1
            if x[RANKS + seat] != GENERAL:
                ranked += 1
            if x[PLACE + seat] == CITY:
                in_city += 1
        if ranked == 0 and in_city == 0:
            return
        now = self.round
        worth = THRONE_LATER[now]
        for seat in range(players):
            if x[RANKS + seat] == EMPEROR:
                safe = self._safety(seat)
                company = COMPANY * self.unrest[seat]
                if emperors == 2:
                    company = 1.0
                    for other in range(players):
                        if other != seat and x[RANKS + other] == EMPEROR:
                            company = self._safety(other)
                throne[seat] = safe * worth * (ALONE[now] - (ALONE[now] - SHARED[now]) * company)
                if x[PLACE + seat] == CITY:
                    throne[seat] += safe * IN_ROME
            elif x[RANKS + seat] == CANDIDATE:
                steps = self.to_city[x[PLACE + seat]]
                throne[seat] = candidate(emperors, steps, self.cards[seat] > 0, self._crown(emperors))
            if (
                emperors < MAX_EMPERORS
                and x[PLACE + seat] == CITY
                and x[RANKS + seat] != EMPEROR
                and self.cards[seat] > 0
            ):
                chance = self._declares(seat)
                if x[RANKS + seat] == CANDIDATE:
                    chance = max(0.0, chance - CANDIDATE_IN_ROME)  # counted as a candidate already
                throne[seat] += chance * (self._crown(emperors) + 1.0)
            throne[seat] *= self.throne_worth

    def _crown(self, others: i64) -> float:
        worth = THRONE_LATER[self.round]
        if others > 0:
            return worth * SHARED[self.round]
        return worth * ALONE[self.round]

    def _declares(self, seat: i64) -> float:
        """NE-K2: the chance that a leader in Rome soon declares themselves emperor."""
        need = KP_NEEDED - self.kp_of(seat)
        if seat == self.seat:
            if need > self.kp_cards[seat]:
                return DECLARES_SOMEHOW
            chance = DECLARES_LATER
            each = DECLARES_LATER
            if self.active == seat:
                chance = DECLARES_NOW
                each = UNCOUNTERED
            while need > 0:
                chance *= each
                need -= 1
            return chance
        return other_declares(need)

    def kp_of(self, seat: i64) -> i64:
        """The seat's KP (NE-K2), with the areas as they were last counted."""
        surplus: i64 = 0
        for place in range(i64(IN_AREAS), i64(CITY)):
            for other in range(self.players):
                if other == seat:
                    surplus += self.x[N_OWNERS * place + other]
                else:
                    surplus -= self.x[N_OWNERS * place + other]
        played: i64 = 0
        if seat == self.active:
            played = self.kp
        return max(surplus, 0) + 2 * self._areas[seat] + played

    def _safety(self, seat: i64) -> float:
        """The chance that an emperor is still one in the end."""
        place = self.x[PLACE + seat]
        if place == CITY:
            return 1.0 - self.assassin_risk[seat]
        ready = self.ready(seat, place)
        if ready <= 0:  # nobody can attack a leader alone
            return 1.0 - CALLED_TO_ROME * self.unrest[seat]
        worst = 0.0
        for other in range(self.players):
            if other != seat and self.cards[other] > 0:
                worst = max(worst, self.reach[PROVINCES * other + place])
        return safe_in_camp(self.unrest[seat], worst, ready)
