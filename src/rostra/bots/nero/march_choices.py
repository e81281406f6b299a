"""Marches for a search: which force goes where, and what for. Also what a force on its way does next.

It finds the same plans as marching.py does for ``miles``, in numbers for compiled code. A plan is kept by the decision
it begins with: ``value[action]``, for each of the actions in ``found``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.battle_odds import if_they_stay, stakes
from rostra.bots.nero.evaluation import Evaluation
from rostra.bots.nero.hand_costs import HandCosts
from rostra.bots.nero.paths import Paths
from rostra.bots.nero.trial_position import MARKS, PLACE, RANKS
from rostra.bots.nero.weights import HALTING, LEAVE_GRANTED, MOST_BP, ROUNDABOUT
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
from rostra.nero.data.map_file import CITY, PROVINCES
from rostra.nero.forces import hindering, toll, weariness
from rostra.nero.table import (
    AREA,
    EMPEROR,
    FOUGHT,
    FRESH,
    LANDED,
    LEADER_AT,
    MARKED,
    MAX_EMPERORS,
    MAX_USED,
    N_OWNERS,
    NEUTRAL,
    SPENT,
    Table,
    free_legions,
)

NONE: Final = -1e8  # the value of an action that no plan begins with


class MarchChoices:
    def __init__(self, evaluation: Evaluation, costs: HandCosts) -> None:
        self.evaluation: Evaluation = evaluation
        self.costs: HandCosts = costs
        self.box = evaluation.box
        self.me: i64 = 0
        self.value: vec[float] = vec[float]([NONE] * evaluation.box.n_actions)
        self.found: vec[i64] = vec[i64]([0] * evaluation.box.n_actions)
        self.number: i64 = 0
        self.calm: float = 1.0  # the chance that no bad weather stops a march
        # The march that is being looked at
        self._onward: bool = False
        self._first: i64 = -1  # what comes before it
        self._taking: bool = False  # legions are taken up before it, for a BP
        self._place: i64 = 0
        self._running: bool = False
        self._force: i64 = 0
        self._have: i64 = 0
        self._tired: i64 = 0
        self._paths: Paths = Paths(evaluation)

    def clear(self, t: Table, seat: i64, calm: float) -> None:
        for i in range(self.number):
            self.value[self.found[i]] = NONE
        self.number = 0
        self.me = seat
        self.calm = calm

    def consider(self, action: i64, value: float) -> None:
        """Keep a plan if it is the best that begins with this decision."""
        before = self.value[action]
        if before == NONE:
            self.found[self.number] = action
            self.number += 1
        if value > before:
            self.value[action] = value

    # Between forces

    def departures(self, t: Table, only: i64) -> None:
        """Activations, cards for them, and forces that depart."""
        self._onward = False
        at = t.at
        x = self.evaluation.x
        for place in range(i64(CITY + 1)):
            if only != -1 and only != place:
                continue
            free: i64 = 0
            if place < CITY:
                free = free_legions(t, place)
            leader = x[PLACE + self.me] == place and not t.leader_spent
            self._place = place
            self._running = t.activation == place
            self._have = 0
            if self._running:
                self._have = t.pool
            elif t.used >= MAX_USED:
                continue
            if place < CITY and x[MARKS + N_OWNERS * place + self.me] > 0:
                self._unmark(t, place)
            if free <= 0 and not leader:
                continue
            self._tired = 0
            for legions in range(i64(1), free + 1):
                if legions > 2 and legions < free - 1:
                    continue
                landed = legions > free - at[LANDED + place]
                self._force = FORCE + legions
                self._march(t, place, legions, False, 0, not landed)
                if leader:
                    self._force = FORCE_LEADER + legions
                    self._march(t, place, legions, True, 0, not landed)
            if leader:
                self._force = FORCE_LEADER
                self._march(t, place, 0, True, 0, False)

    def _unmark(self, t: Table, place: i64) -> None:
        """NE-M9"""
        old = t.at[MARKED + PROVINCES * self.me + place] - t.at[FRESH + place]
        need = 2 - self._have
        price = self.costs.pay(need)
        if old <= 0 or price < 0.0:
            return
        self.evaluation.mark(self.me, place, 0 - old)
        value = self.evaluation.gain() - price
        self.evaluation.undo(0)
        card = self.costs.first_card(need)
        if not self._running:
            self.consider(ACTIVATE + place, value)
        elif card >= 0:
            self.consider(CARD + N_USES * card + MOVE, value)
        else:
            self.consider(UNMARK, value)

    # A force on its way

    def onwards(self, t: Table) -> None:
        self._onward = True
        here = t.force_at
        evaluation = self.evaluation
        self.consider(HALT, HALTING)
        self._have = t.pool
        may_join = not t.force_leader and evaluation.x[PLACE + self.me] == here and not t.leader_spent
        attacks = t.force_landed == 0 and not t.force_leader_landed and not t.drawn
        for legions in range(t.force + 1):
            self._tired = 0
            if legions > 0:
                self._tired = weariness(t)
            for with_leader in range(i64(2)):
                led = with_leader == 1
                if led and not (t.force_leader or may_join):
                    continue
                if legions == 0 and not led:
                    continue
                self._first = -1
                if legions < t.force:
                    self._first = LEAVE + t.force - legions
                elif led and not t.force_leader:
                    self._first = TAKE_LEADER
                elif t.force_leader and not led:
                    self._first = LEAVE_LEADER
                self._march(t, here, legions, led, 0, attacks)
        more: i64 = 0
        if here < CITY:
            more = free_legions(t, here)
        self._taking = True
        self._tired = weariness(t)
        for number in range(i64(1), more + 1):
            if number == 1 or number >= more - 1:
                self._first = self.box.take_own + number
                if not self.box.take_some:
                    if number < more:
                        continue
                    self._first = TAKE_ALL_OWN
                self._march(t, here, t.force + number, t.force_leader, 1, attacks)
        self._taking = False
        neutral: i64 = 0
        if here < CITY:
            neutral = evaluation.x[N_OWNERS * here + NEUTRAL]
        if neutral > 0:
            need = 2 - t.pool
            price = self.costs.pay(need)
            if price >= 0.0:
                evaluation.change_sides(here, NEUTRAL, self.me, neutral)
                value = evaluation.gain() - price
                evaluation.undo(0)
                if need > 0:
                    self.consider(CARD + N_USES * self.costs.first_card(need) + MOVE, value)
                elif self.box.take_some:
                    self.consider(self.box.take_neutral + neutral, value)
                else:
                    self.consider(TAKE_ALL_NEUTRAL, value)

    # What a plan begins with

    def _plan(self, t: Table, value: float, cost: i64, step: i64, enemy: i64) -> None:
        """Keep a march with this value and cost (BP). ``step``: where it goes first, -1 if it attacks where it is."""
        card = self.costs.first_card(cost - self._have)
        if not self._onward:
            if not self._running:
                self.consider(ACTIVATE + self._place, value)
            elif card >= 0:
                self.consider(CARD + N_USES * card + MOVE, value)
            else:
                self.consider(self._force, value)
            return
        if step >= 0 and (not t.may_step or t.drawn or (t.met != 0 and hindering(t) != 0)):
            if t.may_step and not t.drawn and self._first < 0 and cost < t.pool and hindering(t) & ~t.asked != 0:
                self.consider(ASK_LEAVE, LEAVE_GRANTED * value)
            return
        if self._taking and t.pool < 1:
            if card >= 0:
                self.consider(CARD + N_USES * card + MOVE, value)
        elif self._first >= 0:
            self.consider(self._first, value - ROUNDABOUT)
        else:
            need = cost
            if step >= 0:
                need = 1 + self._tired + toll(t)
                if step == t.germans:
                    need += 2
            if need > t.pool:
                if card >= 0:
                    self.consider(CARD + N_USES * card + MOVE, value)
            elif step >= 0:
                self.consider(STEP + step, value)
            else:
                self.consider(ATTACK + t.at[AREA + enemy], value)

    # All marches of a force

    def _march(self, t: Table, start: i64, legions: i64, led: bool, before: i64, attacks: bool) -> None:
        """Where a force may go and what it may do there. ``before``: the BP spent before it goes."""
        evaluation = self.evaluation
        me = self.me
        most = min(i64(MOST_BP), self._have + self.costs.furthest)
        if attacks and legions > 0:
            for enemy in range(evaluation.players):
                if enemy != me and evaluation.x[N_OWNERS * start + enemy] > 0:
                    self._fight(t, start, start, -1, legions, led, enemy, before + 1 + self._tired)
        paths = self._paths
        paths.find(t, me, start, legions, self._tired, most - before)
        for i in range(i64(1), paths.number):
            place = paths.reached[i]
            cost = paths.cost[place] + before
            price = self.costs.pay(cost - self._have)
            if price < 0.0:
                continue
            step = paths.first_step(start, place)
            evaluation.move(me, start, place, legions)
            if led:
                evaluation.place_leader(me, place)
            arrived = evaluation.changes
            self._plan(t, self.calm * evaluation.gain() - price, cost, step, -1)
            if legions > 0:
                neutral = evaluation.x[N_OWNERS * place + NEUTRAL]
                more = self.costs.pay(cost + 2 - self._have)
                if neutral > 0 and more >= 0.0:
                    evaluation.change_sides(place, NEUTRAL, me, neutral)
                    self._plan(t, self.calm * evaluation.gain() - more, cost + 2, step, -1)
                    evaluation.undo(arrived)
                if attacks:
                    for enemy in range(evaluation.players):
                        if enemy != me and evaluation.x[N_OWNERS * place + enemy] > 0:
                            self._fight(t, start, place, step, legions, led, enemy, cost + 1 + self._tired)
            if led:
                self._gather(t, start, place, step, cost)
            evaluation.undo(0)
            if legions > 1:
                self._drop(t, start, place, step, legions, led, cost, price)

    def _drop(
        self, t: Table, start: i64, place: i64, step: i64, legions: i64, led: bool, cost: i64, price: float
    ) -> None:
        """Leave a legion in every province on the way that has none."""
        evaluation = self.evaluation
        me = self.me
        left = legions
        p = self._paths.before[place]
        while p != start:
            if evaluation.x[N_OWNERS * p + me] == 0:
                evaluation.move(me, start, p, 1)
                left -= 1
            p = self._paths.before[p]
        if 0 < left < legions:
            evaluation.move(me, start, place, left)
            if led:
                evaluation.place_leader(me, place)
            self._plan(t, self.calm * evaluation.gain() - price, cost, step, -1)
        evaluation.undo(0)

    def _gather(self, t: Table, start: i64, place: i64, step: i64, cost: i64) -> None:
        """The leader takes up legions where they arrive, and attacks in a neighbouring province."""
        evaluation = self.evaluation
        me = self.me
        if place == CITY or place == start or not self._may_rise() or free_legions(t, place) <= 0:
            return
        legions = evaluation.ready(me, place) - t.at[SPENT + place]
        box = self.box
        before = evaluation.changes
        for j in range(box.link_at[place], box.link_at[place + 1]):
            target = box.links[j]
            if target == CITY:
                continue
            for enemy in range(evaluation.players):
                if enemy != me and evaluation.x[N_OWNERS * target + enemy] > 0:
                    evaluation.move(me, place, target, legions)
                    evaluation.place_leader(me, target)
                    self._battle(t, place, target, step, legions, True, enemy, cost + 3)
                    evaluation.undo(before)

    def _may_rise(self) -> bool:
        evaluation = self.evaluation
        return (
            not self.box.over_emperor
            and evaluation.x[RANKS + self.me] != EMPEROR
            and evaluation.emperors() < MAX_EMPERORS
        )

    # Battles

    def _fight(
        self, t: Table, start: i64, place: i64, step: i64, legions: i64, led: bool, enemy: i64, cost: i64
    ) -> None:
        """An attack. The force already stands beside those it attacks."""
        if (t.at[FOUGHT + place] >> enemy) & 1 != 0 or (t.force_at >= 0 and (t.stormed >> enemy) & 1 != 0):
            return
        at_hand = t.force_leader or (t.at[LEADER_AT + self.me] == start and not t.leader_spent)
        if not led and at_hand and self._may_rise():
            return  # the leader should lead: a victory would make them emperor
        came_from = start
        if place != start:
            came_from = self._paths.before[place]
        self._battle(t, came_from, place, step, legions, led, enemy, cost)

    def _battle(
        self, t: Table, came_from: i64, place: i64, step: i64, legions: i64, led: bool, enemy: i64, cost: i64
    ) -> None:
        costs = self.costs
        evaluation = self.evaluation
        me = self.me
        need = cost - self._have
        price = costs.pay(need)
        if price < 0.0:
            return
        ready = evaluation.ready(enemy, place)
        own = legions
        if led:
            own += evaluation.x[RANKS + me]
        other = ready
        they_led = ready > 0 and evaluation.x[PLACE + enemy] == place
        if they_led:
            other += evaluation.x[RANKS + enemy]
        most = costs.most - costs.cards_for(need)
        if self.box.attack_with_card and (most < 1 or costs.ordered <= costs.cards_for(need)):
            return  # NE-F2
        if own + costs.best_gp * most <= other:
            return
        if ready > 0:
            costs.expect(t, enemy, 3)
        else:
            costs.surely_none()
        draw = evaluation.gain()
        win, lose = stakes(evaluation, me, enemy, place, legions, led, they_led, came_from)
        least = costs.least(costs.cards_for(need))
        first = costs.first_card(need)
        value = costs.best_battle(own, other, least, most, first, costs.second_card(need), win, draw, lose)
        if place != came_from:
            value = if_they_stay(evaluation, value, place, came_from, enemy, own > other)
        self._plan(t, self.calm * value - price, cost, step, enemy)
