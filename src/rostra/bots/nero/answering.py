"""Answers: which acts and events of others to counter, and which counters."""

from typing import Final

from rostra.bots.nero.events import Events
from rostra.bots.nero.fighting import Fighting
from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.marching import MarchChoices, consider
from rostra.nero.actions import COUNTER, COUNTER_TWO, NO_COUNTER
from rostra.nero.answers import A_RETREAT, A_STEP, AN_ATTACK
from rostra.nero.cards import (
    ASSASSIN,
    AVE_CAESAR,
    BAD_HEALTH,
    BRIBERY,
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
from rostra.nero.table import CANDIDATE, EMPEROR, GENERAL, NEUTRAL

WORTH_IT: Final = 0.15  # what a counter must bring beyond the price of the card
STANDS: Final = 0.85  # the chance that it is not countered itself
STOLEN: Final = 0.3  # what a traitor's victim loses beyond a card


class Answering:
    def __init__(self, judge: Judge, hand: Hand) -> None:
        self.judge = judge
        self.hand = hand
        self.seen = judge.seen
        self.me = judge.seen.seat
        self.events = Events(judge, hand)
        self.fighting = Fighting(judge, hand)

    def answers(self, legal: list[int]) -> MarchChoices:
        plans: MarchChoices = {}
        consider(plans, NO_COUNTER, 0.0, "harmless")
        chain = self.seen.chain
        what, by = chain[0]
        happens = self._worth(what, by)
        # With an odd number of entries the act happens unless somebody counters the last one.
        odd = len(chain) % 2 == 1
        for action in legal:
            if action == NO_COUNTER:
                continue
            kind = BRIBERY if action == COUNTER_TWO else action - COUNTER
            benefit = -happens if odd else happens
            if kind == BAD_HEALTH and what == A_STEP and len(chain) == 1:
                benefit = self._without_leader() - happens
            price = self.hand.price((kind, kind) if action == COUNTER_TWO else (kind,))
            consider(plans, action, STANDS * benefit - price - WORTH_IT, "counter")
        return plans

    def _worth(self, what: int, by: int) -> float:
        """What the act or event brings this seat, less than nothing if it hurts."""
        if what == A_STEP:
            return self._step(self.seen.force_leader)
        if what == AN_ATTACK:
            return self._attack()
        if what == A_RETREAT:
            return self._retreat(by)
        return self._event(what, by)

    # Acts

    def _without_leader(self) -> float:
        return self._step(False) if self.seen.force > 0 else 0.0

    def _step(self, led: bool) -> float:
        seen = self.seen
        mover = seen.active
        arrived = seen.now.copy()
        arrived.move(mover, seen.force_at, seen.to, seen.force)
        if led:
            arrived.place[mover] = seen.to
        if mover != self.me and seen.force > 0 and seen.now.legions[5 * seen.to + self.me] > 0:
            return self.fighting.coming(arrived, seen.to, seen.force, led)
        return self.judge.gain(arrived)

    def _attack(self) -> float:
        seen = self.seen
        if seen.active == self.me:
            return self.fighting.attack(seen.target).value
        place = seen.force_at
        if seen.target == self.me:
            return self.fighting.defence(seen.now, place, seen.force, seen.force_leader, seen.came_from).value
        won = seen.now.copy()
        led = won.led(seen.target, place)
        won.fought(seen.active, seen.target, place, seen.force_leader, led, seen.over_emperor)
        lost = seen.now.copy()
        lost.fought(seen.target, seen.active, place, led, seen.force_leader, seen.over_emperor)
        sure = seen.now.ready(seen.target, place) == 0
        chance = 1.0 if sure else 0.6
        return chance * self.judge.gain(won) + (1 - chance) * self.judge.gain(lost)

    def _retreat(self, by: int) -> float:
        """Somebody gives way to a force: to the own one, or a third player's."""
        seen = self.seen
        position = seen.now.copy()
        position.retreat(by, seen.to, seen.refuge)
        gone = self.judge.gain(position)
        if seen.active != self.me or seen.landing or seen.pool < 1 + int(seen.tired):
            return gone
        return gone - max(0.0, self.fighting.attack(by).value)

    # Events

    def _event(self, kind: int, by: int) -> float:
        seen = self.seen
        position = seen.now.copy()
        if kind in (SENATE, GUARD):
            return self._kp(by)
        if kind == TRAITOR:
            if seen.target == self.me:
                return -self.hand.one_card() - STOLEN
            gain = self.hand.one_card() + STOLEN if by == self.me else 0.0
            return gain - self.judge.weight[seen.target] * 0.5
        if kind == GERMANS:
            return self.events.germans(seen.lands.germanies.index(seen.to))
        if kind >= REVOLT:
            return self.events.revolt(kind)
        if kind == GALLEY:
            position.move(by, seen.from_, seen.to, seen.load)
            if seen.load_leader:
                position.place[by] = seen.to
        elif kind == AVE_CAESAR:
            position.rank[by] = CANDIDATE
        elif kind == ASSASSIN:
            position.rank[seen.target] = GENERAL
        elif kind == CRISIS:
            position.place[seen.target] = CITY
        elif kind == REBELLION:
            position.turn(seen.to, seen.target, NEUTRAL)
        return self.judge.gain(position)

    def _kp(self, by: int) -> float:
        """A KP more: it matters if he is in Rome and near the five (NE-K2)."""
        seen = self.seen
        now = seen.now
        if now.place[by] != CITY or now.rank[by] == EMPEROR or now.emperors() >= 2:
            return 0.0
        need = 5 - self.judge.kp(now, by, self.judge.areas_now(by))
        if need <= 0 or need > 3:
            return 0.0
        position = now.copy()
        position.rank[by] = EMPEROR
        chance = 0.95 if need == 1 else 0.5 if need == 2 else 0.25
        return chance * self.judge.gain(position)
