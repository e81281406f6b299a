"""Marches: which force goes where, and what for. Also what a force on its way does next.

Nothing is remembered from one decision to the next: the best march from here is found again each time. What has been
paid for already costs nothing any more.
"""

from typing import NamedTuple

from rostra.bots.nero.battles import Stakes, best_battle, laid_by
from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.position import Position
from rostra.bots.nero.weights import GIVES_WAY, HALTING, LEAVE_GRANTED, MOST_BP, ROUNDABOUT, STORM
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
    N_USES,
    STEP,
    TAKE_ALL_NEUTRAL,
    TAKE_ALL_OWN,
    TAKE_LEADER,
    UNMARK,
)
from rostra.nero.cards import BAD_WEATHER
from rostra.nero.data.map_file import CITY
from rostra.nero.table import N_OWNERS, NEUTRAL


class Plan(NamedTuple):
    """What a decision is worth, and why: ``thought-<why>`` is a message id of ``locales/``."""

    value: float
    why: str


class March(NamedTuple):
    value: float  # less the price of what is still to be paid
    cost: int  # BP
    path: tuple[int, ...]  # without where it begins
    enemy: int  # -1: nobody is attacked
    paid: tuple[int, ...]  # cards for the BP
    why: str


Plans = dict[int, Plan]  # by the decision that the plan begins with


def consider(plans: Plans, action: int, value: float, why: str) -> None:
    """Keep a plan if it is the best that begins with this decision."""
    best = plans.get(action)
    if best is None or value > best.value:
        plans[action] = Plan(value, why)


class Marching:
    def __init__(self, judge: Judge, hand: Hand) -> None:
        self.judge = judge
        self.hand = hand
        self.view = judge.view
        self.me = judge.view.seat
        self.calm = 1 - min(0.5, STORM * judge.view.held_by_others(BAD_WEATHER))
        # What the cards in hand allow
        bps = sorted((self.view.lands.bp[kind] for kind in hand.kinds), reverse=True)
        self.bp = sum(bps[: min(2, max(0, 4 - self.view.used))])
        self.gp = [0]  # of the best so many cards
        for gp in sorted((self.view.lands.gp[kind] for kind in hand.kinds), reverse=True):
            self.gp.append(self.gp[-1] + gp)

    # Between forces

    def departures(self, only: int = -1) -> Plans:
        """Activations, cards for them, and forces that depart."""
        view = self.view
        plans: Plans = {}
        for place in range(CITY + 1):
            if only not in (-1, place):
                continue
            free = view.free(place)
            leader = view.now.place[self.me] == place and not view.leader_spent
            running = view.activation == place
            have = view.pool if running else 0
            if not running and view.used >= 4:
                continue
            if view.now.legions[N_OWNERS * place + self.me] > view.now.ready(self.me, place):
                self._unmark(plans, place, have, running)
            if free <= 0 and not leader:
                continue
            for legions in sorted({1, 2, free - 1, free}):
                if not 1 <= legions <= free:
                    continue
                landed = legions > free - view.landed[place]
                for led in (False, True) if leader else (False,):
                    for march in self._marches(view.now, place, legions, led, False, have, 0, not landed):
                        self._depart(plans, place, running, march, (FORCE_LEADER if led else FORCE) + legions)
            if leader:
                for march in self._marches(view.now, place, 0, True, False, have, 0, False):
                    self._depart(plans, place, running, march, FORCE_LEADER)
        return plans

    def _depart(self, plans: Plans, place: int, running: bool, march: March, force: int) -> None:
        if not running:
            consider(plans, ACTIVATE + place, march.value, march.why)
        elif march.paid:
            consider(plans, CARD + N_USES * march.paid[0] + MOVE, march.value, march.why)
        else:
            consider(plans, force, march.value, march.why)

    def _unmark(self, plans: Plans, place: int, have: int, running: bool) -> None:
        """NE-M9"""
        view = self.view
        marked = view.now.marked[N_OWNERS * place + self.me]
        old = marked - view.fresh[place]
        paid = self.hand.pay(2 - have)
        if old <= 0 or paid is None:
            return
        position = view.now.copy()
        position.mark(self.me, place, -old)
        value = self.judge.gain(position) - paid[0]
        if not running:
            consider(plans, ACTIVATE + place, value, "unmark")
        elif paid[1]:
            consider(plans, CARD + N_USES * paid[1][0] + MOVE, value, "unmark")
        else:
            consider(plans, UNMARK, value, "unmark")

    # A force on its way

    def onwards(self) -> Plans:
        view = self.view
        here = view.force_at
        plans: Plans = {HALT: Plan(HALTING, "halt")}
        leader_here = view.force_leader
        may_join = not leader_here and view.now.place[self.me] == here and not view.leader_spent
        for legions in range(view.force + 1):
            for led in (False, True) if leader_here or may_join else (False,):
                if legions == 0 and not led:
                    continue
                first = -1
                if legions < view.force:
                    first = LEAVE + view.force - legions
                elif led and not leader_here:
                    first = TAKE_LEADER
                elif leader_here and not led:
                    first = LEAVE_LEADER
                self._go_on(plans, view.now, legions, led, 0, first)
        more = view.free(here)
        for number in sorted({1, more - 1, more} if view.take_some else {more}):
            if 1 <= number <= more:
                first = view.take_own + number if view.take_some else TAKE_ALL_OWN
                self._go_on(plans, view.now, view.force + number, leader_here, 1, first)
        neutral = view.now.neutral(here)
        if neutral > 0:
            self._take_neutral(plans, here, neutral)
        return plans

    def _go_on(self, plans: Plans, base: Position, legions: int, led: bool, bp: int, first: int) -> None:
        """Every march of this part of the force. ``first`` comes before it (-1: nothing does) and costs ``bp``."""
        view = self.view
        tired = view.tired and legions > 0
        attacks = not view.landed_in_force and not view.drawn
        for march in self._marches(base, view.force_at, legions, led, tired, view.pool, bp, attacks):
            if march.path and (view.hindered or not view.may_step):
                if view.may_ask and view.may_step and first < 0 and march.cost < view.pool:
                    consider(plans, ASK_LEAVE, LEAVE_GRANTED * march.value, march.why)
                continue
            value = march.value
            if view.pool < bp:
                if not march.paid:
                    continue
                action = CARD + N_USES * march.paid[0] + MOVE
            elif first >= 0:
                action = first
                value -= ROUNDABOUT
            else:
                need = self._first_cost(march, tired)
                if need > view.pool:
                    if not march.paid:
                        continue
                    action = CARD + N_USES * march.paid[0] + MOVE
                elif march.path:
                    action = STEP + march.path[0]
                else:
                    action = ATTACK + view.area[march.enemy]
            consider(plans, action, value, march.why)

    def _first_cost(self, march: March, tired: bool) -> int:
        if not march.path:
            return march.cost
        return 1 + int(tired) + self.view.toll + (2 if march.path[0] == self.view.germans else 0)

    def _take_neutral(self, plans: Plans, here: int, neutral: int) -> None:
        paid = self.hand.pay(2 - self.view.pool)
        if paid is None:
            return
        position = self.view.now.copy()
        position.change_sides(here, NEUTRAL, self.me, neutral)
        value = self.judge.gain(position) - paid[0]
        action = self.view.take_neutral + neutral if self.view.take_some else TAKE_ALL_NEUTRAL
        if paid[1]:
            action = CARD + N_USES * paid[1][0] + MOVE
        consider(plans, action, value, "neutral")

    # All marches of a force

    def _marches(
        self, base: Position, start: int, legions: int, led: bool, tired: bool, have: int, first: int, attacks: bool
    ) -> list[March]:
        """Where a force may go and what it may do there. ``first``: the BP spent before it goes."""
        found: list[March] = []
        view = self.view
        me = self.me
        most = min(MOST_BP, have + self.bp)
        if attacks and legions > 0:
            for enemy in base.others_at(me, start, view.players):
                self._fight(found, base, start, (), legions, led, enemy, first + 1 + int(tired), have)
        for path, cost in self._paths(base, start, legions, tired, most - first):
            place = path[-1]
            cost += first
            paid = self.hand.pay(cost - have)
            if paid is None:
                continue
            position = base.copy()
            position.move(me, start, place, legions)
            if led:
                position.place[me] = place
            found.append(March(self._value(position, paid[0]), cost, path, -1, paid[1], self._aim(place, led)))
            if legions == 0:
                if led:
                    self._gather(found, position, path, cost, have)
                continue
            self._drop(found, base, start, path, legions, led, cost, paid)
            neutral = base.neutral(place)
            if neutral > 0:
                self._win_over(found, position, path, cost + 2, have)
            if attacks:
                for enemy in base.others_at(me, place, view.players):
                    self._fight(found, position, start, path, legions, led, enemy, cost + 1 + int(tired), have)
            if led:
                self._gather(found, position, path, cost, have)
        return found

    def _aim(self, place: int, led: bool) -> str:
        if place == CITY:
            return "rome"
        return "leader" if led else "province"

    def _value(self, position: Position, price: float) -> float:
        return self.calm * self.judge.gain(position) - price

    def _paths(
        self, base: Position, start: int, legions: int, tired: bool, most: int
    ) -> list[tuple[tuple[int, ...], int]]:
        """The cheapest way to every province in reach. A force cannot go on past legions of another player."""
        view = self.view
        near = view.lands.near
        step = 1 + int(tired)
        toll = view.toll if start == view.force_at else 0
        paths: dict[int, tuple[tuple[int, ...], int]] = {start: ((), 0)}
        queue = [start]
        for here in queue:
            path, cost = paths[here]
            if here != start and base.others_at(self.me, here, view.players):
                continue
            for there in near[here]:
                if there == CITY and legions > 0:
                    continue
                price = cost + step + (2 if there == view.germans else 0) + (toll if here == start else 0)
                if price > most or (there in paths and paths[there][1] <= price):
                    continue
                if there not in paths:
                    queue.append(there)
                paths[there] = ((*path, there), price)
        del paths[start]
        return list(paths.values())

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
        """Leave a legion in every province on the way that has none."""
        here = [p for p in path[:-1] if base.legions[N_OWNERS * p + self.me] == 0]
        if not here or len(here) >= legions:
            return
        position = base.copy()
        position.move(self.me, start, path[-1], legions - len(here))
        for p in here:
            position.move(self.me, start, p, 1)
        if led:
            position.place[self.me] = path[-1]
        found.append(March(self._value(position, paid[0]), cost, path, -1, paid[1], "provinces"))

    def _win_over(self, found: list[March], arrived: Position, path: tuple[int, ...], cost: int, have: int) -> None:
        paid = self.hand.pay(cost - have)
        if paid is None:
            return
        position = arrived.copy()
        position.change_sides(path[-1], NEUTRAL, self.me, arrived.neutral(path[-1]))
        found.append(March(self._value(position, paid[0]), cost, path, -1, paid[1], "neutral"))

    def _gather(self, found: list[March], arrived: Position, path: tuple[int, ...], cost: int, have: int) -> None:
        """The leader takes up legions where they arrive, and attacks in a neighbouring province."""
        place = path[-1]
        more = self.view.free(place)
        if place == CITY or more <= 0 or not self.judge.may_rise(arrived):
            return
        legions = arrived.ready(self.me, place) - self.view.spent[place]
        for target in self.view.lands.near[place]:
            for enemy in arrived.others_at(self.me, target, self.view.players):
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
        """An attack. ``arrived``: the position with the force beside those it attacks."""
        view = self.view
        place = path[-1] if path else start
        if (view.fought[place] >> enemy) & 1 or (view.force_at >= 0 and (view.stormed >> enemy) & 1):
            return
        paid = self.hand.pay(cost - have)
        if paid is None:
            return
        at_hand = view.force_leader or (arrived.place[self.me] == start and not view.leader_spent)
        if not led and at_hand and self.judge.may_rise(arrived):
            return  # the leader should lead: a victory would make them emperor
        ready = arrived.ready(enemy, place)
        sums = laid_by(view, enemy, 3) if ready > 0 else (1.0,)
        own = legions + (arrived.rank[self.me] if led else 0)
        other = ready
        if ready > 0 and arrived.place[enemy] == place:
            other += arrived.rank[enemy]
        most = 4 - view.used - len(paid[1])
        if min(most, self.hand.size - len(paid[1])) < view.least_to_attack:
            return  # NE-F2
        if own + self.gp[min(most, len(self.gp) - 1)] <= other:
            return
        refuge = path[-2] if len(path) > 1 else start
        stakes = stakes_of(self.judge, arrived, place, enemy, legions, led, refuge)
        battle = best_battle(self.hand, paid[1], view.least_to_attack, most, own, other, sums, stakes)
        value = battle.value
        if path:
            value = self._if_they_stay(value, arrived, place, refuge, enemy, own > other)
        value = self.calm * value - paid[0]
        why = "sure" if battle.win >= 1 else "battle"
        found.append(March(value, cost, path, enemy, paid[1], why))

    def _if_they_stay(
        self, value: float, arrived: Position, place: int, came_from: int, enemy: int, stronger: bool
    ) -> float:
        """NE-R1: the others may give way before they are attacked."""
        refuge = self._refuge(arrived, place, came_from, enemy)
        if refuge < 0:
            return value
        gone = arrived.copy()
        gone.retreat(enemy, place, refuge)
        chance = GIVES_WAY if stronger else GIVES_WAY / 2
        return (1 - chance) * value + chance * self.judge.gain(gone)

    def _refuge(self, arrived: Position, place: int, came_from: int, enemy: int) -> int:
        """Where the enemy would retreat: to the place with most of their legions, or -1 if they cannot."""
        best = -1
        most = -1
        for p in self.view.lands.near[place]:
            own = arrived.legions[N_OWNERS * p + enemy]
            if (
                p != CITY
                and p != came_from
                and sum(arrived.legions[N_OWNERS * p : N_OWNERS * (p + 1)]) == own
                and own > most
            ):
                best = p
                most = own
        return best


def stakes_of(judge: Judge, arrived: Position, place: int, enemy: int, legions: int, led: bool, refuge: int) -> Stakes:
    """What winning, a draw and losing an attack of the own force are worth (NE-F4 to NE-F6, NE-K4)."""
    view = judge.view
    they_led = arrived.led(enemy, place)
    won = arrived.copy()
    won.fought(view.seat, enemy, place, led, they_led, view.over_emperor)
    lost = arrived.copy()
    lost.fought(enemy, view.seat, place, they_led, led, view.over_emperor)
    if legions > 1:
        lost.flee(view.seat, place, refuge, legions - 1, led)
    return Stakes(judge.gain(won), judge.gain(arrived), judge.gain(lost))
