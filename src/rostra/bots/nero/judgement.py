"""How good a position is for a seat: the points it may expect, less those that its rivals may expect.

Expected is what everybody will have when the round is scored: areas and Italy by the chance that each province is still
held then, emperors by the chance that they still are. Legions also count, since they last longer. The more cards the
others hold, the less certain all this is.

Rivals count by how close they are to winning. So a point taken from the first of them is worth more than one taken from
the last, and harming a rival is worth less than gaining as much oneself.
"""

import math
from typing import Final

from rostra.bots.nero.position import Position
from rostra.bots.nero.rules_of_thumb import candidate, near_victory, other_declares, safe_in_camp
from rostra.bots.nero.seat_view import ITALY, SeatView
from rostra.bots.nero.weights import (
    ALONE,
    ASSASSIN_COMES,
    CALLED_TO_ROME,
    CALM,
    CANDIDATE_IN_ROME,
    COMPANY,
    DECLARES_LATER,
    DECLARES_NOW,
    DECLARES_SOMEHOW,
    IN_ROME,
    MARGIN,
    SHARED,
    UNCOUNTERED,
)
from rostra.nero.cards import ASSASSIN, GUARD
from rostra.nero.data.map_file import AREA_SIZE, CITY, PROVINCES
from rostra.nero.table import CANDIDATE, EMPEROR, N_OWNERS

AREA_LEGIONS: Final = AREA_SIZE * N_OWNERS  # the numbers of legions in an area
AREA: Final = (2.0, 3.0)  # points for an area, NE-P2: in rounds 1 to 3, and in the last

# Found by matches of the bot against itself with other values.
LEGION: Final = 0.3
LEGION_LATER: Final = 0.12  # more for each round to come
AREA_LATER: Final = 0.25  # what is held now helps in each round to come, as a part of what it scores now
EMPEROR_LATER: Final = 0.35
MARKED: Final = 0.35  # what a retreat marker takes from a legion
LOSS: Final = 0.05  # the chance to lose a province that nobody is near
LOSS_EACH: Final = 0.12  # for each legion that could come
LOSS_MOST: Final = 0.6
TWO_STEPS: Final = 0.6  # how much a legion two steps away counts
GAIN_EACH: Final = 0.05  # the chance to gain a province, for each own legion that could come
GAIN_MOST: Final = 0.25
TIED: Final = 0.3  # the chance to gain one where nobody has the majority
RIVALS: Final = 0.75  # how much all rivals together count
EVENLY: Final = 0.4  # the part of it that is the same for each rival
GUARDED: Final = 0.5  # the part of the danger of an assassin that an own guard in hand leaves
CLOSE: Final = 4.0  # a rival so many points behind the best of them counts e times less


class Judge:
    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.seats = range(view.players)
        final = 1 if view.round == 4 else 0
        self.rounds_left = 4 - view.round
        self.area_points = AREA[final] * (1 + AREA_LATER * self.rounds_left)
        self.alone = ALONE[view.round] + EMPEROR_LATER * ALONE[1] * min(1, self.rounds_left)
        self.shared = SHARED[view.round] + EMPEROR_LATER * SHARED[1] * min(1, self.rounds_left)
        self.legion = LEGION + LEGION_LATER * self.rounds_left
        cards = sum(view.cards)
        # How much the others can still do against a seat, and how much it can do itself
        self.unrest = [1 - CALM ** (cards - view.cards[s]) for s in self.seats]
        self.activity = [1 - CALM ** view.cards[s] for s in self.seats]
        self.reach = [_reach(view, s) for s in self.seats]  # legions that a seat could bring to each province
        self._threat = [self._threats(s) for s in self.seats]  # and all others together, those with cards
        self._risk = [
            [self.unrest[s] * min(LOSS_MOST, LOSS + LOSS_EACH * threat) for threat in self._threat[s]]
            for s in self.seats
        ]
        self._assassin_risk = self._assassins()
        # Results are cached by the legions they depend on: most of the table is the same from plan to plan.
        self._provinces: list[dict[tuple[int, ...], tuple[list[float], int, float]]] = [{} for _ in range(CITY)]
        self._areas: list[dict[tuple[int, ...], tuple[float, int]]] = [{} for _ in range(5)]
        self._thrones: dict[tuple[int, ...], float] = {}
        self.weight = [1.0] * view.players
        self.weight = self._weights()
        for cache in self._provinces:  # computed before the weights were known
            cache.clear()
        self.start = self.value(view.now)

    def gain(self, position: Position) -> float:
        """By how much this position is better than that of now."""
        return self.value(position) - self.start

    def value(self, position: Position) -> float:
        """The points that the seat may expect in the rest of the game, less the weighted points of its rivals."""
        weight = self.weight
        areas = position.areas
        value = 0.0
        holders = []
        for area in range(5):
            found = areas[area]
            if found is None:
                key = tuple(position.legions[AREA_LEGIONS * area : AREA_LEGIONS * (area + 1)])
                found = self._areas[area].get(key) or self._area(area, key)
                areas[area] = found
            value += found[0]
            if found[1] >= 0:
                holders.append(found[1])
        if position.marks is None:
            position.marks = self._mark(position.marked)
        value += position.marks
        for seat, won in enumerate(position.won):
            if won:
                value += weight[seat] * won
        if len(set(holders)) < len(holders):
            for seat in set(holders):
                if holders.count(seat) >= 2:
                    value += weight[seat] * near_victory(holders.count(seat), position.rank[seat] == EMPEROR)
        if any(position.rank) or CITY in position.place:
            value += self._ranks(position, holders)
        return value

    # Provinces and areas

    def _threats(self, seat: int) -> list[float]:
        threat = [0.0] * PROVINCES
        for other in self.seats:
            if other != seat and self.view.cards[other] > 0:
                reach = self.reach[other]
                threat = [threat[p] + reach[p] for p in range(PROVINCES)]
        return threat

    def _province(self, province: int, here: tuple[int, ...]) -> tuple[list[float], int, float]:
        """For these legions: the chance of each seat to control the province in the end, who does now, their value."""
        total = sum(here)
        chances = []
        holder = -1
        legions = 0.0
        for seat in self.seats:
            number = here[seat]
            margin = 2 * number - total
            legions += self.weight[seat] * number
            if margin > 0:
                chances.append(1 - self._risk[seat][province] * MARGIN ** (margin - 1))
                holder = seat
            elif number > 0 and margin == 0:
                chances.append(TIED * self.activity[seat])
            else:
                chances.append(min(GAIN_MOST, GAIN_EACH * self.reach[seat][province]) * self.activity[seat])
        found = (chances, holder, self.legion * legions)
        self._provinces[province][here] = found
        return found

    def _area(self, area: int, legions: tuple[int, ...]) -> tuple[float, int]:
        """What an area (4: Italy) is worth with the legions in it, and who controls it."""
        points, holder, worth = self._points_of(area, legions)
        for seat, expected in points.items():
            worth += self.weight[seat] * expected
        self._areas[area][legions] = (worth, holder)
        return worth, holder

    def _points_of(self, area: int, legions: tuple[int, ...]) -> tuple[dict[int, float], int, float]:
        """The points that seats may expect of an area, who controls it now, and what its legions are worth."""
        worth = 0.0
        provinces = []
        holders = []
        for i in range(2 if area == 4 else 5):
            here = legions[N_OWNERS * i : N_OWNERS * (i + 1)]
            found = self._provinces[AREA_SIZE * area + i].get(here) or self._province(AREA_SIZE * area + i, here)
            provinces.append(found[0])
            holders.append(found[1])
            worth += found[2]
        if area == 4:
            return {seat: provinces[0][seat] + provinces[1][seat] for seat in self.seats}, -1, worth
        points: dict[int, float] = {}
        holder = -1
        if self.view.seat_of[area] >= 0:  # NE-B6
            for seat in self.seats:
                held = holders.count(seat)
                if held:
                    points[seat] = self.area_points * _three_of([chances[seat] for chances in provinces])
                    if held >= 3:
                        holder = seat
        return points, holder, worth

    def _mark(self, marked: list[int]) -> float:
        """What the retreat markers cost: marked legions lose to anybody who comes."""
        value = 0.0
        for i, number in enumerate(marked):
            if number:
                province, seat = divmod(i, 5)
                near = 1.0 if self._threat[seat][province] >= 1 else 0.4
                value -= self.weight[seat] * MARKED * self.unrest[seat] * near * number
        return value

    # Ranks

    def _ranks(self, position: Position, holders: list[int]) -> float:
        """What all ranks together are worth, cached by what it depends on."""
        depends_on = [*position.rank, *position.place]
        for seat, rank in enumerate(position.rank):
            if rank == EMPEROR:
                depends_on.append(position.ready(seat, position.place[seat]))
            elif position.place[seat] == CITY:
                depends_on += holders
                depends_on.append(-1)
                depends_on += position.legions[N_OWNERS * ITALY[0] : N_OWNERS * CITY]
        key = tuple(depends_on)
        found = self._thrones.get(key)
        if found is None:
            held = [holders.count(seat) for seat in self.seats]
            found = 0.0
            for seat, points in enumerate(self._throne(position, held)):
                found += self.weight[seat] * points
            self._thrones[key] = found
        return found

    def _throne(self, position: Position, held: list[int]) -> list[float]:
        """What ranks are worth to each seat."""
        points = [0.0] * len(held)
        rank = position.rank
        emperors = [seat for seat in self.seats if rank[seat] == EMPEROR]
        safe = [self._safety(position, seat) for seat in emperors]
        for i, seat in enumerate(emperors):
            if len(emperors) == 1:
                company = COMPANY * self.unrest[seat]
            else:
                company = safe[1 - i]
            points[seat] += safe[i] * (self.alone - (self.alone - self.shared) * company)
            if position.place[seat] == CITY:
                points[seat] += safe[i] * IN_ROME
        for seat in self.seats:
            if rank[seat] == CANDIDATE:
                steps = self.view.lands.to_city[position.place[seat]]
                crown = self.crown(len(emperors))
                points[seat] += candidate(len(emperors), steps, self.view.cards[seat] > 0, crown)
        if len(emperors) < 2 and CITY in position.place:
            self._add_declarations(position, held, points, len(emperors))
        return points

    def may_rise(self, position: Position) -> bool:
        """Whether a victory would make the own leader emperor (NE-K4)."""
        mine = position.rank[self.view.seat]
        return not self.view.over_emperor and mine != EMPEROR and position.emperors() < 2

    def crown(self, others: int) -> float:
        """What it is worth to be emperor beside so many other emperors, if nothing happens."""
        return self.shared if others else self.alone

    def _add_declarations(self, position: Position, held: list[int], points: list[float], emperors: int) -> None:
        """NE-K2: leaders in Rome may soon have the KP to declare themselves emperor."""
        view = self.view
        for seat in self.seats:
            if position.place[seat] != CITY or position.rank[seat] == EMPEROR or view.cards[seat] == 0:
                continue
            need = 5 - self.kp(position, seat, held[seat])
            if seat != view.seat:
                chance = other_declares(need)
            elif need > view.kp_cards:
                chance = DECLARES_SOMEHOW
            elif view.active != seat:
                chance = DECLARES_LATER * DECLARES_LATER ** max(0, need)
            else:
                chance = DECLARES_NOW * UNCOUNTERED ** max(0, need)
            if position.rank[seat] == CANDIDATE:
                chance = max(0.0, chance - CANDIDATE_IN_ROME)  # counted as a candidate already
            points[seat] += chance * (self.crown(emperors) + 1)

    def kp(self, position: Position, seat: int, areas: int) -> int:
        legions = position.legions
        surplus = 0
        for place in ITALY:
            here = legions[N_OWNERS * place : N_OWNERS * place + self.view.players]
            surplus += 2 * here[seat] - sum(here)
        played = self.view.kp if seat == self.view.active else 0
        return max(0, surplus) + 2 * areas + played

    def areas_now(self, seat: int) -> int:
        legions = self.view.now.legions
        keys = [tuple(legions[AREA_LEGIONS * area : AREA_LEGIONS * (area + 1)]) for area in range(4)]
        return sum(1 for area in range(4) if self._area(area, keys[area])[1] == seat)

    def _safety(self, position: Position, seat: int) -> float:
        """The chance that an emperor is still one in the end."""
        place = position.place[seat]
        if place == CITY:
            guarded = GUARDED if seat == self.view.seat and self.view.held(GUARD) > 0 else 1.0
            return 1 - guarded * self._assassin_risk[seat]
        ready = position.ready(seat, place)
        if ready <= 0:  # nobody can attack a leader alone
            return 1 - CALLED_TO_ROME * self.unrest[seat]
        worst = 0.0
        for other in self.seats:
            if other != seat and self.view.cards[other] > 0:
                worst = max(worst, self.reach[other][place])
        return safe_in_camp(self.unrest[seat], worst, ready)

    def _assassins(self) -> list[float]:
        """For each seat: the chance that one of the others sends an assassin to Rome."""
        view = self.view
        chances = []
        for seat in self.seats:
            cards = sum(view.cards) - view.cards[seat]
            if seat != view.seat:
                cards -= view.cards[view.seat]
            part = min(1.0, cards / view.hidden)
            chance = 1 - (1 - ASSASSIN_COMES * part) ** view.unseen[ASSASSIN]
            if seat != view.seat and view.hand[ASSASSIN] > 0:
                chance = max(chance, 0.5)
            chances.append(chance)
        return chances

    # Rivals

    def _weights(self) -> list[float]:
        """How much a point of each seat counts: 1 for the own, less than 0 for rivals, least for the strongest."""
        view = self.view
        standing = [float(points) for points in view.score]
        held = [0] * view.players
        for area in range(5):
            points, holder, _ = self._points_of(
                area, tuple(view.now.legions[AREA_LEGIONS * area : AREA_LEGIONS * (area + 1)])
            )
            for seat, expected in points.items():
                standing[seat] += expected
            if holder >= 0:
                held[holder] += 1
        for seat, more in enumerate(self._throne(view.now, held)):
            standing[seat] += more + near_victory(held[seat], view.now.rank[seat] == EMPEROR)
        best = max(standing[other] for other in view.others)
        close = [math.exp((standing[other] - best) / CLOSE) for other in view.others]
        weight = [1.0] * view.players
        for other, near in zip(view.others, close):
            weight[other] = -RIVALS * (EVENLY / len(close) + (1 - EVENLY) * near / sum(close))
        return weight


def _reach(view: SeatView, seat: int) -> list[float]:
    """How many legions a seat can bring to each province in a turn, from one place. Two steps away a part counts."""
    near = view.lands.near
    reach = [0.0] * PROVINCES
    for p in range(CITY):
        ready = view.now.ready(seat, p)
        if ready <= 0:
            continue
        reach[p] = max(reach[p], ready)
        for q in near[p]:
            if q != CITY:
                reach[q] = max(reach[q], ready)
                for r in near[q]:
                    if reach[r] < TWO_STEPS * ready:
                        reach[r] = TWO_STEPS * ready
    reach[CITY] = 0.0
    return reach


def _three_of(chances: list[float]) -> float:
    """The chance that at least three of five come true."""
    none, one, two = 1.0, 0.0, 0.0
    more = 0.0
    for chance in chances:
        miss = 1 - chance
        more += two * chance
        two = two * miss + one * chance
        one = one * miss + none * chance
        none *= miss
    return more
