"""Marches: which force goes where, and what for. Also what a force on its way does next.

Nothing is remembered from one decision to the next: the best march from here is looked for each time, and what has been
paid for already costs nothing any more.
"""

from typing import Final, NamedTuple

from rostra.bots.nero.battle_odds import GIVES_WAY
from rostra.bots.nero.battles import Stakes, best_battle, laid_by
from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.position import Position
from rostra.nero.actions import (
    ACTIVATE,
    ASK_LEAVE,
    ATTACK,
    CARD,
    FORCE,
    FORCE_LEADER,
    HALT,
    LEAVE,
    LEAVE_LEADER,
    MOVE,
    STEP,
    TAKE_LEADER,
    TAKE_NEUTRAL,
    TAKE_OWN,
    UNMARK,
)
from rostra.nero.cards import BAD_WEATHER
from rostra.nero.data.map_file import CITY
from rostra.nero.table import NEUTRAL

FARTHEST: Final = 6  # BP that a march may take
STORM: Final = 0.12  # the chance that a bad-weather card in somebody's hand is spent on a march
GRANTED: Final = 0.15  # the chance that leave is given

ROUNDABOUT: Final = 0.01  # what is as good without parting or taking up is done without


class MarchPlan(NamedTuple):
    value: float
    why: str


class March(NamedTuple):
    value: float  # less the price of what is still to be paid
    cost: int  # BP
    path: tuple[int, ...]  # without where it begins
    enemy: int  # -1: nobody is attacked
    paid: tuple[int, ...]  # cards for the BP
    why: str


MarchChoices = dict[int, MarchPlan]


def consider(plans: MarchChoices, action: int, value: float, why: str) -> None:
    """Remember a plan if it is the best one that begins like this."""
    found = plans.get(action)
    if found is None or value > found.value:
        plans[action] = MarchPlan(value, why)


class Marching:
    def __init__(self, judge: Judge, hand: Hand) -> None:
        self.judge = judge
        self.hand = hand
        self.seen = judge.seen
        self.me = judge.seen.seat
        self.calm = 1 - min(0.5, STORM * judge.seen.held_by_others(BAD_WEATHER))
        # What the cards in hand allow
        bps = sorted((self.seen.lands.bp[kind] for kind in hand.kinds), reverse=True)
        self.bp = sum(bps[: min(2, max(0, 4 - self.seen.used))])
        self.gp = [0]  # of the best so many cards
        for gp in sorted((self.seen.lands.gp[kind] for kind in hand.kinds), reverse=True):
            self.gp.append(self.gp[-1] + gp)

    # Between forces

    def departures(self, only: int = -1) -> MarchChoices:
        """Activations, cards for them, and forces that depart."""
        seen = self.seen
        plans: MarchChoices = {}
        for place in range(CITY + 1):
            if only not in (-1, place):
                continue
            free = seen.free(place)
            leader = seen.now.place[self.me] == place and not seen.leader_spent
            running = seen.activation == place
            have = seen.pool if running else 0
            if not running and seen.used >= 4:
                continue
            if seen.now.legions[5 * place + self.me] > seen.now.ready(self.me, place):
                self._unmark(plans, place, have, running)
            if free <= 0 and not leader:
                continue
            for legions in sorted({1, 2, free - 1, free}):
                if not 1 <= legions <= free:
                    continue
                landed = legions > free - seen.landed[place]
                for led in (False, True) if leader else (False,):
                    for march in self._marches(seen.now, place, legions, led, False, have, 0, not landed):
                        self._depart(plans, place, running, march, (FORCE_LEADER if led else FORCE) + legions)
            if leader:
                for march in self._marches(seen.now, place, 0, True, False, have, 0, False):
                    self._depart(plans, place, running, march, FORCE_LEADER)
        return plans

    def _depart(self, plans: MarchChoices, place: int, running: bool, march: March, force: int) -> None:
        if not running:
            consider(plans, ACTIVATE + place, march.value, march.why)
        elif march.paid:
            consider(plans, CARD + 5 * march.paid[0] + MOVE, march.value, march.why)
        else:
            consider(plans, force, march.value, march.why)

    def _unmark(self, plans: MarchChoices, place: int, have: int, running: bool) -> None:
        """NE-M9"""
        seen = self.seen
        marked = seen.now.marked[5 * place + self.me]
        old = marked - seen.fresh[place]
        paid = self.hand.pay(2 - have)
        if old <= 0 or paid is None:
            return
        position = seen.now.copy()
        position.mark(self.me, place, -old)
        value = self.judge.gain(position) - paid[0]
        if not running:
            consider(plans, ACTIVATE + place, value, "unmark")
        elif paid[1]:
            consider(plans, CARD + 5 * paid[1][0] + MOVE, value, "unmark")
        else:
            consider(plans, UNMARK, value, "unmark")

    # A force on its way

    def onwards(self) -> MarchChoices:
        seen = self.seen
        here = seen.force_at
        plans: MarchChoices = {HALT: MarchPlan(0.01, "halt")}
        leader_here = seen.force_leader
        may_join = not leader_here and seen.now.place[self.me] == here and not seen.leader_spent
        for legions in range(seen.force + 1):
            for led in (False, True) if leader_here or may_join else (False,):
                if legions == 0 and not led:
                    continue
                first = -1
                if legions < seen.force:
                    first = LEAVE + seen.force - legions
                elif led and not leader_here:
                    first = TAKE_LEADER
                elif leader_here and not led:
                    first = LEAVE_LEADER
                self._go_on(plans, seen.now, legions, led, 0, first)
        more = seen.free(here)
        if more > 0:
            self._go_on(plans, seen.now, seen.force + more, leader_here, 1, TAKE_OWN)
        neutral = seen.now.neutral(here)
        if neutral > 0:
            self._take_neutral(plans, here, neutral)
        return plans

    def _go_on(self, plans: MarchChoices, base: Position, legions: int, led: bool, bp: int, first: int) -> None:
        """Every march of this part of the force, after ``bp`` for taking up the others."""
        seen = self.seen
        tired = seen.tired and legions > 0
        attacks = not seen.landed_in_force and not seen.drawn
        for march in self._marches(base, seen.force_at, legions, led, tired, seen.pool, bp, attacks):
            if march.path and (seen.hindered or not seen.may_step):
                if seen.may_ask and seen.may_step and first < 0 and march.cost < seen.pool:
                    consider(plans, ASK_LEAVE, GRANTED * march.value, march.why)
                continue
            value = march.value
            if first == TAKE_OWN and seen.pool < 1:
                if not march.paid:
                    continue
                action = CARD + 5 * march.paid[0] + MOVE
            elif first >= 0:
                action = first
                value -= ROUNDABOUT
            else:
                need = self._first_cost(march, tired)
                if need > seen.pool:
                    if not march.paid:
                        continue
                    action = CARD + 5 * march.paid[0] + MOVE
                elif march.path:
                    action = STEP + march.path[0]
                else:
                    action = ATTACK + seen.area[march.enemy]
            consider(plans, action, value, march.why)

    def _first_cost(self, march: March, tired: bool) -> int:
        if not march.path:
            return march.cost
        return 1 + int(tired) + self.seen.toll + (2 if march.path[0] == self.seen.germans else 0)

    def _take_neutral(self, plans: MarchChoices, here: int, neutral: int) -> None:
        paid = self.hand.pay(2 - self.seen.pool)
        if paid is None:
            return
        position = self.seen.now.copy()
        position.turn(here, NEUTRAL, self.me, neutral)
        value = self.judge.gain(position) - paid[0]
        action = CARD + 5 * paid[1][0] + MOVE if paid[1] else TAKE_NEUTRAL
        consider(plans, action, value, "neutral")

    # All marches of a force

    def _marches(
        self, base: Position, start: int, legions: int, led: bool, tired: bool, have: int, first: int, attacks: bool
    ) -> list[March]:
        """Where a force may go and what it may do there; ``first`` BP are spent before it goes."""
        found: list[March] = []
        seen = self.seen
        me = self.me
        most = min(FARTHEST, have + self.bp)
        if attacks and legions > 0:
            for enemy in base.others_at(me, start, seen.players):
                self._fight(found, base, start, (), legions, led, enemy, first + 1 + int(tired), have)
        for path, cost in self._ways(base, start, legions, tired, most - first):
            place = path[-1]
            cost += first
            paid = self.hand.pay(cost - have)
            if paid is None:
                continue
            position = base.copy()
            position.move(me, start, place, legions)
            if led:
                position.place[me] = place
            found.append(March(self._worth(position, paid[0]), cost, path, -1, paid[1], self._aim(place, led)))
            if legions == 0:
                if led:
                    self._gather(found, position, path, cost, have)
                continue
            self._drop(found, base, start, path, legions, led, cost, paid)
            neutral = base.neutral(place)
            if neutral > 0:
                self._win_over(found, position, path, cost + 2, have)
            if attacks:
                for enemy in base.others_at(me, place, seen.players):
                    self._fight(found, position, start, path, legions, led, enemy, cost + 1 + int(tired), have)
            if led:
                self._gather(found, position, path, cost, have)
        return found

    def _aim(self, place: int, led: bool) -> str:
        if place == CITY:
            return "rome"
        return "leader" if led else "province"

    def _worth(self, position: Position, price: float) -> float:
        return self.calm * self.judge.gain(position) - price

    def _ways(
        self, base: Position, start: int, legions: int, tired: bool, most: int
    ) -> list[tuple[tuple[int, ...], int]]:
        """The cheapest way to every province that can be reached; nobody passes another player's legions."""
        seen = self.seen
        near = seen.lands.near
        step = 1 + int(tired)
        toll = seen.toll if start == seen.force_at else 0
        ways: dict[int, tuple[tuple[int, ...], int]] = {start: ((), 0)}
        queue = [start]
        for here in queue:
            path, cost = ways[here]
            if here != start and base.others_at(self.me, here, seen.players):
                continue
            for there in near[here]:
                if there == CITY and legions > 0:
                    continue
                price = cost + step + (2 if there == seen.germans else 0) + (toll if here == start else 0)
                if price > most or (there in ways and ways[there][1] <= price):
                    continue
                if there not in ways:
                    queue.append(there)
                ways[there] = ((*path, there), price)
        del ways[start]
        return list(ways.values())

    def _drop(
        self,
        found: list[March],
        base: Position,
        start: int,
        path: tuple[int, ...],
        legions: int,
        led: bool,
        cost: int,
        paid: tuple[float, tuple[int, ...]],
    ) -> None:
        """Leave a legion in every province on the way that is not held."""
        here = [p for p in path[:-1] if base.legions[5 * p + self.me] == 0]
        if not here or len(here) >= legions:
            return
        position = base.copy()
        position.move(self.me, start, path[-1], legions - len(here))
        for p in here:
            position.move(self.me, start, p, 1)
        if led:
            position.place[self.me] = path[-1]
        found.append(March(self._worth(position, paid[0]), cost, path, -1, paid[1], "provinces"))

    def _win_over(self, found: list[March], arrived: Position, path: tuple[int, ...], cost: int, have: int) -> None:
        paid = self.hand.pay(cost - have)
        if paid is None:
            return
        position = arrived.copy()
        position.turn(path[-1], NEUTRAL, self.me, arrived.neutral(path[-1]))
        found.append(March(self._worth(position, paid[0]), cost, path, -1, paid[1], "neutral"))

    def _gather(self, found: list[March], arrived: Position, path: tuple[int, ...], cost: int, have: int) -> None:
        """The leader takes up legions where he comes and attacks next door."""
        place = path[-1]
        more = self.seen.free(place)
        if place == CITY or more <= 0 or not self.judge.may_rise(arrived):
            return
        legions = arrived.ready(self.me, place) - self.seen.spent[place]
        for target in self.seen.lands.near[place]:
            for enemy in arrived.others_at(self.me, target, self.seen.players):
                position = arrived.copy()
                position.move(self.me, place, target, legions)
                position.place[self.me] = target
                way = (*path, target)
                self._fight(found, position, place, way, legions, True, enemy, cost + 3, have)

    # Battles

    def _fight(
        self,
        found: list[March],
        arrived: Position,
        start: int,
        path: tuple[int, ...],
        legions: int,
        led: bool,
        enemy: int,
        cost: int,
        have: int,
    ) -> None:
        """``arrived``: the force stands beside those it attacks."""
        seen = self.seen
        place = path[-1] if path else start
        if (seen.fought[place] >> enemy) & 1 or (seen.force_at >= 0 and (seen.stormed >> enemy) & 1):
            return
        paid = self.hand.pay(cost - have)
        if paid is None:
            return
        at_hand = seen.force_leader or (arrived.place[self.me] == start and not seen.leader_spent)
        if not led and at_hand and self.judge.may_rise(arrived):
            return  # not without the leader
        ready = arrived.ready(enemy, place)
        sums = laid_by(seen, enemy, 3) if ready > 0 else (1.0,)
        own = legions + (arrived.rank[self.me] if led else 0)
        other = ready
        if ready > 0 and arrived.place[enemy] == place:
            other += arrived.rank[enemy]
        most = 4 - seen.used - len(paid[1])
        if own + self.gp[min(most, len(self.gp) - 1)] <= other:
            return
        refuge = path[-2] if len(path) > 1 else start
        stakes = stakes_of(self.judge, arrived, place, enemy, legions, led, refuge)
        battle = best_battle(self.hand, paid[1], most, own, other, sums, stakes)
        value = battle.value
        if path:
            value = self._if_they_stay(value, arrived, place, refuge, enemy, own > other)
        value = self.calm * value - paid[0]
        why = "sure" if battle.win >= 1 else "battle"
        found.append(March(value, cost, path, enemy, paid[1], why))

    def _if_they_stay(
        self, value: float, arrived: Position, place: int, came_from: int, enemy: int, stronger: bool
    ) -> float:
        """NE-R1: those who are to be attacked may give way first."""
        refuge = self._refuge(arrived, place, came_from, enemy)
        if refuge < 0:
            return value
        gone = arrived.copy()
        gone.retreat(enemy, place, refuge)
        chance = GIVES_WAY if stronger else GIVES_WAY / 2
        return (1 - chance) * value + chance * self.judge.gain(gone)

    def _refuge(self, arrived: Position, place: int, came_from: int, enemy: int) -> int:
        """The likeliest place to retreat to: where he has most legions already."""
        best = -1
        most = -1
        for p in self.seen.lands.near[place]:
            own = arrived.legions[5 * p + enemy]
            if p != CITY and p != came_from and sum(arrived.legions[5 * p : 5 * p + 5]) == own and own > most:
                best = p
                most = own
        return best


def stakes_of(judge: Judge, arrived: Position, place: int, enemy: int, legions: int, led: bool, refuge: int) -> Stakes:
    """An attack of the own force: what winning, a draw and losing would be worth (NE-F4 to NE-F6, NE-K4)."""
    seen = judge.seen
    they_led = arrived.led(enemy, place)
    won = arrived.copy()
    won.fought(seen.seat, enemy, place, led, they_led, seen.over_emperor)
    lost = arrived.copy()
    lost.fought(enemy, seen.seat, place, they_led, led, seen.over_emperor)
    if legions > 1:
        lost.flee(seen.seat, place, refuge, legions - 1, led)
    return Stakes(judge.gain(won), judge.gain(arrived), judge.gain(lost))
