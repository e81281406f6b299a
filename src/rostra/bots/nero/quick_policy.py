"""A sound decision in some ten microseconds: the judgement of ``miles``, compiled, with weights learnt from games.

``QuickPolicy`` weighs the candidates of the seat that decides. It plays for the others in the games that a search
begins, and tells the search which candidates to try first. It is for worlds, never for a true state: its
``Evaluation`` looks into the hands of the others.
"""

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.battle_odds import stakes
from rostra.bots.nero.evaluation import Evaluation
from rostra.bots.nero.event_choices import EventChoices
from rostra.bots.nero.hand_costs import HandCosts
from rostra.bots.nero.march_choices import NONE, MarchChoices
from rostra.bots.nero.trial_position import PLACE, RANKS
from rostra.bots.nero.weights import (
    ATTACK_WINS,
    ATTACKS,
    BUYS_ATTACK,
    COUNTER_MARGIN,
    COUNTER_STANDS,
    EMPEROR_NOW,
    FIRST_LEGION,
    GERMAN,
    NEIGHBOUR,
    PURSUED,
    ROUNDABOUT,
    STORM,
    WANTED,
    WORTH_A_MOVE,
)
from rostra.nero.actions import (
    ACTIVATE,
    ASK_LEAVE,
    BATTLE,
    CARD,
    DECLARE,
    END_TURN,
    GRANT,
    HALT,
    N_USES,
    NO_COUNTER,
    READY,
    REFUSE,
    RETREAT,
    STAY,
    STEP,
    WANT,
)
from rostra.nero.actions import HOME as HOME_AT
from rostra.nero.actions import PLACE as PLACE_AT
from rostra.nero.answers import A_RETREAT, A_STEP, AN_ATTACK, by_of, what_of
from rostra.nero.box import Box
from rostra.nero.cards import BAD_HEALTH, BAD_WEATHER, MOST_KINDS
from rostra.nero.choices import MAX_CHOICES, choices
from rostra.nero.data.map_file import AREA_SIZE, CITY, PROVINCES
from rostra.nero.forces import lacks_card, weariness
from rostra.nero.table import (
    ANSWER,
    BRING,
    CHOOSE_HOME,
    FIRST_CARD,
    FLEE_ATTACKER,
    FLEE_DEFENDER,
    GIVE_LEAVE,
    GIVE_WAY,
    HAND_SIZE,
    IN_TURN,
    LAID,
    LANDING,
    LAY_ATTACKER,
    LAY_DEFENDER,
    MAX_USED,
    N_OWNERS,
    NAME_AREA,
    SEND_NEUTRALS,
    SEND_OWN,
    Table,
)


class QuickPolicy:
    def __init__(self, box: Box) -> None:
        self.evaluation: Evaluation = Evaluation(box)
        self.costs: HandCosts = HandCosts(self.evaluation)
        self.marches: MarchChoices = MarchChoices(self.evaluation, self.costs)
        self.events: EventChoices = EventChoices(self.evaluation, self.costs, self.marches)
        self.ids: vec[i64] = vec[i64]([0] * MAX_CHOICES)
        self.number: i64 = 0
        self.value: vec[float] = self.marches.value

    def act(self, t: Table) -> i64:
        """The best candidate."""
        n = choices(t, self.ids)
        self.number = n
        if n == 1:
            return self.ids[0]
        self.weigh(t)
        best = self.ids[0]
        most = NONE
        for i in range(n):
            if self.value[self.ids[i]] > most:
                most = self.value[self.ids[i]]
                best = self.ids[i]
        return best

    def weigh(self, t: Table) -> None:
        """Compute what each candidate in ``ids`` is worth, in ``value``; ``NONE`` for one without a plan."""
        now = t.phase
        seat = t.actor
        marches = self.marches
        evaluation = self.evaluation
        if now == GIVE_LEAVE or now == LANDING or now <= CHOOSE_HOME:
            marches.clear(t, seat, 1.0)
            self._simple(t)
            return
        evaluation.read(t, seat)
        self.costs.read(t, seat)
        marches.clear(t, seat, 1.0 - min(0.5, STORM * self.events.held_by_others(t, seat, BAD_WEATHER)))
        if now == IN_TURN:
            self._in_turn(t)
        elif now == FIRST_CARD:
            self._first_card(t)
        elif now == ANSWER:
            self._answer(t)
        elif now == GIVE_WAY:
            self._give_way(t)
        elif now == FLEE_ATTACKER or now == FLEE_DEFENDER:
            self._flee(t)
        elif now == LAY_ATTACKER or now == LAY_DEFENDER:
            self._lay(t)
        elif now == SEND_OWN or now == SEND_NEUTRALS:
            self.events.send(t, self.ids, self.number, now == SEND_NEUTRALS)
        elif now == BRING:
            self.events.bring(t, self.ids, self.number)
        else:
            self.events.choose(t, self.ids, self.number)

    def _simple(self, t: Table) -> None:
        marches = self.marches
        if t.phase == GIVE_LEAVE:
            marches.consider(REFUSE, 0.0)
            marches.consider(GRANT, -0.3)
        elif t.phase == LANDING:
            marches.consider(ASK_LEAVE, 0.0)
            marches.consider(HALT, -0.1)
        else:
            for i in range(self.number):
                marches.consider(self.ids[i], self._set_up(t, self.ids[i]))

    def _set_up(self, t: Table, action: i64) -> float:
        """Both legions and the leader go to the same place: near Rome, with many neighbours in other areas."""
        if t.phase == NAME_AREA:
            return WANTED[action - WANT]
        place = action - PLACE_AT
        if t.phase == CHOOSE_HOME:
            place = action - HOME_AT
        box = t.box
        value = -1.0 * float(self.evaluation.to_city[place]) + FIRST_LEGION * float(t.at[PROVINCES * t.actor + place])
        for i in range(box.link_at[place], box.link_at[place + 1]):
            if box.links[i] // AREA_SIZE != place // AREA_SIZE:
                value += NEIGHBOUR
        if place == box.first_germany or place == box.second_germany:
            value -= GERMAN
        return value

    # The own turn

    def _in_turn(self, t: Table) -> None:
        marches = self.marches
        ids = self.ids
        n = self.number
        for i in range(n):
            if ids[i] == DECLARE:
                marches.consider(DECLARE, EMPEROR_NOW)
                return
        if t.force_at >= 0:
            marches.onwards(t)  # events can wait until it has finished
        else:
            marches.departures(t, -1)
            self.events.plays(t, ids, n)
            if not t.began:
                self._waste(t)
        if t.began and t.force_at < 0:
            marches.consider(END_TURN, WORTH_A_MOVE)

    def _waste(self, t: Table) -> None:
        """A card must be used (NE-T2). If nothing is worth one, the cheapest is used for BP that nobody needs."""
        price = self.costs.pay(1)
        if price >= 0.0:
            for i in range(self.number):
                if ACTIVATE <= self.ids[i] < STEP:
                    self.marches.consider(self.ids[i], -ROUNDABOUT - price)

    def _first_card(self, t: Table) -> None:
        """The first card for one of the plans that begin here. A card that no plan needs counts less, by its price."""
        marches = self.marches
        marches.departures(t, t.activation)
        least = 0.0
        for i in range(self.number):
            value = marches.value[self.ids[i]]
            if value > NONE:
                least = min(least, value)
        for i in range(self.number):
            if marches.value[self.ids[i]] == NONE:
                marches.consider(self.ids[i], least - self.costs.price[(self.ids[i] - CARD) // N_USES])

    # Battles

    def _defence(self, t: Table, place: i64, force: i64, led: bool, came_from: i64) -> float:
        """An attack of the active player on the own legions, with the best cards laid against it."""
        evaluation = self.evaluation
        seat = self.marches.me
        enemy = t.active
        ready = evaluation.ready(seat, place)
        mine_led = ready > 0 and evaluation.x[PLACE + seat] == place
        draw = evaluation.gain()
        win, lose = self._defended(seat, enemy, place, force, led, mine_led, came_from)
        if ready == 0:
            self.costs.laid = 0
            return lose
        own = ready
        if mine_led:
            own += evaluation.x[RANKS + seat]
        other = force
        if led:
            other += evaluation.x[RANKS + enemy]
        self.costs.expect(t, enemy, MAX_USED - t.used)
        return self.costs.best_battle(own, other, 0, 3, -1, -1, win, draw, lose)

    def _defended(
        self, seat: i64, enemy: i64, place: i64, force: i64, led: bool, mine_led: bool, came_from: i64
    ) -> tuple[float, float]:
        lose, win = stakes(self.evaluation, enemy, seat, place, force, led, mine_led, came_from)
        return win, lose

    def _attack(self, t: Table, enemy: i64) -> float:
        """An attack of the own force where it stands."""
        evaluation = self.evaluation
        me = self.marches.me
        place = t.force_at
        ready = evaluation.ready(enemy, place)
        own = t.force
        if t.force_leader:
            own += evaluation.x[RANKS + me]
        other = ready
        they_led = ready > 0 and evaluation.x[PLACE + enemy] == place
        if they_led:
            other += evaluation.x[RANKS + enemy]
        if ready > 0:
            self.costs.expect(t, enemy, 3)
        else:
            self.costs.surely_none()
        draw = evaluation.gain()
        win, lose = stakes(self.evaluation, me, enemy, place, t.force, t.force_leader, they_led, t.came_from)
        costs = self.costs
        return costs.best_battle(own, other, costs.least(0), MAX_USED - t.used, -1, -1, win, draw, lose)

    def _lay(self, t: Table) -> None:
        """The next of the best cards to lay, or none if they are laid."""
        side: i64 = 0
        if t.phase == LAY_ATTACKER:
            self._attack(t, t.target)
        else:
            side = 1
            self._defence(t, t.force_at, t.force, t.force_leader, t.came_from)
        done: i64 = 0
        for kind in range(t.box.kinds):
            done += t.at[LAID + MOST_KINDS * side + kind]
        costs = self.costs
        last = min(done, costs.tried)
        self.marches.consider(READY, costs.by_number[last])
        for number in range(done + 1, costs.tried + 1):
            self.marches.consider(CARD + N_USES * costs.order[done] + BATTLE, costs.by_number[number])

    def _coming(self, t: Table, place: i64, led: bool, came_from: i64) -> float:
        """What it brings (less than 0), on average, that a force stands beside the own legions."""
        still = self.evaluation.gain()
        chance = 0.0
        if t.pool > weariness(t):
            chance = ATTACKS
        elif t.used < MAX_USED and t.at[HAND_SIZE + t.active] > 0:
            chance = BUYS_ATTACK
        else:
            return still
        battle = self._defence(t, place, t.force, led, came_from)
        return chance * min(battle, still) + (1.0 - chance) * still

    def _give_way(self, t: Table) -> None:
        """NE-R1"""
        evaluation = self.evaluation
        seat = self.marches.me
        place = t.to
        worst = 0.0
        if t.landing:
            self.marches.consider(STAY, 0.0)
        else:
            self.marches.consider(STAY, self._coming(t, place, t.force_leader, t.came_from))
            worst = min(0.0, self._defence(t, place, t.force, t.force_leader, t.came_from))
        for i in range(self.number):
            action = self.ids[i]
            if action != STAY:
                pursued = 0.0
                if evaluation.ready(seat, action - RETREAT) == 0 and t.pool > 1:
                    pursued = PURSUED * worst
                evaluation.retreat(seat, place, action - RETREAT)
                self.marches.consider(action, evaluation.gain() + pursued)
                evaluation.undo(0)

    def _flee(self, t: Table) -> None:
        """NE-F5: after a lost battle."""
        evaluation = self.evaluation
        seat = self.marches.me
        for i in range(self.number):
            action = self.ids[i]
            if action == STAY:
                self.marches.consider(STAY, 0.0)
                continue
            there = action - RETREAT
            if seat == t.active:
                evaluation.move(seat, t.force_at, there, t.force)
                evaluation.mark(seat, there, t.force)
                if t.force_leader:
                    evaluation.place_leader(seat, there)
            else:
                evaluation.retreat(seat, t.force_at, there)
            self.marches.consider(action, evaluation.gain())
            evaluation.undo(0)

    # Answers

    def _answer(self, t: Table) -> None:
        marches = self.marches
        marches.consider(NO_COUNTER, 0.0)
        what = what_of(t, 0)
        happens = self._brings(t, what, by_of(t, 0))
        for i in range(self.number):
            action = self.ids[i]
            if action == NO_COUNTER:
                continue
            benefit = happens
            if t.chain & 1 != 0:  # the act happens unless somebody counters the last entry
                benefit = 0.0 - happens
            kind = t.box.answer(action)
            second = t.box.second_answer(action)
            price = self.costs.price[kind]
            if second >= 0:
                price += self.costs.price[second]
            elif t.box.event_of[kind] == BAD_HEALTH and what == A_STEP and t.chain == 1:
                benefit = 0.0 - happens
                if t.force > 0:
                    benefit += self._step(t, False)
            marches.consider(action, COUNTER_STANDS * benefit - price - COUNTER_MARGIN)

    def _brings(self, t: Table, what: i64, by: i64) -> float:
        """What the act or event brings the seat that answers; less than 0 if it hurts."""
        if what == A_STEP:
            return self._step(t, t.force_leader)
        if what == AN_ATTACK:
            return self._attacked(t)
        if what == A_RETREAT:
            return self._retreat(t, by)
        return self.events.brings(t, what, by)

    def _step(self, t: Table, led: bool) -> float:
        evaluation = self.evaluation
        mover = t.active
        evaluation.move(mover, t.force_at, t.to, t.force)
        if led:
            evaluation.place_leader(mover, t.to)
        value = 0.0
        if (
            mover != self.marches.me
            and t.force > 0
            and t.to < CITY
            and evaluation.x[N_OWNERS * t.to + self.marches.me] > 0
        ):
            value = self._coming(t, t.to, led, t.force_at)
        else:
            value = evaluation.gain()
        evaluation.undo(0)
        return value

    def _attacked(self, t: Table) -> float:
        evaluation = self.evaluation
        if t.active == self.marches.me:
            return self._attack(t, t.target)
        if t.target == self.marches.me:
            return self._defence(t, t.force_at, t.force, t.force_leader, t.came_from)
        ready = evaluation.ready(t.target, t.force_at)
        led = ready > 0 and evaluation.x[PLACE + t.target] == t.force_at
        win, lose = stakes(self.evaluation, t.active, t.target, t.force_at, 1, t.force_leader, led, -1)
        if ready == 0:
            return win
        return ATTACK_WINS * win + (1.0 - ATTACK_WINS) * lose

    def _retreat(self, t: Table, by: i64) -> float:
        """Somebody gives way to a force, which may be the own one."""
        evaluation = self.evaluation
        evaluation.retreat(by, t.to, t.refuge)
        gone = evaluation.gain()
        evaluation.undo(0)
        if t.active != self.marches.me or t.landing or t.pool < 1 + weariness(t) or lacks_card(t):
            return gone
        return gone - max(0.0, self._attack(t, by))
