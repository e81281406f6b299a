"""Answers: which acts and events of others to counter, and which counters."""

from rostra.bots.nero.events import Events
from rostra.bots.nero.fighting import Fighting
from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.marching import Plans, consider
from rostra.bots.nero.rules_of_thumb import kp_helps
from rostra.bots.nero.weights import ATTACK_WINS, COUNTER_MARGIN, COUNTER_STANDS, STOLEN
from rostra.nero.actions import NO_COUNTER
from rostra.nero.answers import A_RETREAT, A_STEP, AN_ATTACK
from rostra.nero.cards import (
    ASSASSIN,
    AVE_CAESAR,
    BAD_HEALTH,
    CRISIS,
    GALLEY,
    GERMANS,
    GUARD,
    REBELLION,
    REVOLT,
    SENATE,
    TRAITOR,
)
from rostra.nero.data.map_file import CITY
from rostra.nero.table import CANDIDATE, EMPEROR, GENERAL, N_OWNERS, NEUTRAL


class Answering:
    def __init__(self, judge: Judge, hand: Hand) -> None:
        self.judge = judge
        self.hand = hand
        self.view = judge.view
        self.me = judge.view.seat
        self.events = Events(judge, hand)
        self.fighting = Fighting(judge, hand)

    def answers(self, legal: list[int]) -> Plans:
        plans: Plans = {}
        consider(plans, NO_COUNTER, 0.0, "harmless")
        chain = self.view.chain
        box = self.view.lands.box
        what, by = chain[0]
        happens = self._brings(what, by)
        # With an odd number of entries the act happens unless somebody counters the last one.
        odd = len(chain) % 2 == 1
        for action in legal:
            if action == NO_COUNTER:
                continue
            kind = int(box.answer(action))
            second = int(box.second_answer(action))
            benefit = -happens if odd else happens
            if box.event_of[kind] == BAD_HEALTH and what == A_STEP and len(chain) == 1:
                benefit = self._without_leader() - happens
            price = self.hand.price((kind,) if second < 0 else (kind, second))
            consider(plans, action, COUNTER_STANDS * benefit - price - COUNTER_MARGIN, "counter")
        return plans

    def _brings(self, what: int, by: int) -> float:
        """What the act or event brings this seat; less than 0 if it hurts."""
        if what == A_STEP:
            return self._step(self.view.force_leader)
        if what == AN_ATTACK:
            return self._attack()
        if what == A_RETREAT:
            return self._retreat(by)
        return self._event(what, by)

    # Acts

    def _without_leader(self) -> float:
        return self._step(False) if self.view.force > 0 else 0.0

    def _step(self, led: bool) -> float:
        view = self.view
        mover = view.active
        arrived = view.now.copy()
        arrived.move(mover, view.force_at, view.to, view.force)
        if led:
            arrived.place[mover] = view.to
        if mover != self.me and view.force > 0 and view.now.legions[N_OWNERS * view.to + self.me] > 0:
            return self.fighting.coming(arrived, view.to, view.force, led)
        return self.judge.gain(arrived)

    def _attack(self) -> float:
        view = self.view
        if view.active == self.me:
            return self.fighting.attack(view.target).value
        place = view.force_at
        if view.target == self.me:
            return self.fighting.defence(view.now, place, view.force, view.force_leader, view.came_from).value
        won = view.now.copy()
        led = won.led(view.target, place)
        won.fought(view.active, view.target, place, view.force_leader, led, view.over_emperor)
        lost = view.now.copy()
        lost.fought(view.target, view.active, place, led, view.force_leader, view.over_emperor)
        sure = view.now.ready(view.target, place) == 0
        chance = 1.0 if sure else ATTACK_WINS
        return chance * self.judge.gain(won) + (1 - chance) * self.judge.gain(lost)

    def _retreat(self, by: int) -> float:
        """Somebody gives way to a force, which may be the own one."""
        view = self.view
        position = view.now.copy()
        position.retreat(by, view.to, view.refuge)
        gone = self.judge.gain(position)
        if view.active != self.me or view.landing or view.pool < 1 + int(view.tired):
            return gone
        return gone - max(0.0, self.fighting.attack(by).value)

    # Events

    def _event(self, kind: int, by: int) -> float:
        view = self.view
        position = view.now.copy()
        if kind in (SENATE, GUARD):
            return self._kp(by)
        if kind == TRAITOR:
            if view.target == self.me:
                return -self.hand.one_card() - STOLEN
            gain = self.hand.one_card() + STOLEN if by == self.me else 0.0
            return gain - self.judge.weight[view.target] * 0.5
        if kind == GERMANS:
            return self.events.germans(view.lands.germanies.index(view.to))
        if kind >= REVOLT:
            return self.events.revolt(kind)
        if kind == GALLEY:
            position.move(by, view.from_, view.to, view.load)
            if view.load_leader:
                position.place[by] = view.to
        elif kind == AVE_CAESAR:
            position.rank[by] = CANDIDATE
        elif kind == ASSASSIN:
            position.rank[view.target] = GENERAL
        elif kind == CRISIS:
            position.place[view.target] = CITY
        elif kind == REBELLION:
            position.change_sides(view.to, view.target, NEUTRAL)
        return self.judge.gain(position)

    def _kp(self, by: int) -> float:
        """One more KP: it matters for a leader in Rome who is close to declaring (NE-K2)."""
        view = self.view
        now = view.now
        if now.place[by] != CITY or now.rank[by] == EMPEROR or now.emperors() >= 2:
            return 0.0
        need = 5 - self.judge.kp(now, by, self.judge.areas_now(by))
        position = now.copy()
        position.rank[by] = EMPEROR
        return kp_helps(need) * self.judge.gain(position)
