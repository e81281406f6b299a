"""When others come: give way or stay, which cards to lay in a battle, where to flee to."""

from typing import Final

from rostra.bots.nero.battles import Battle, Stakes, best_battle, laid_by
from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.marching import MarchChoices, consider, stakes_of
from rostra.bots.nero.position import Position
from rostra.nero.actions import BATTLE, CARD, READY, RETREAT, STAY

ATTACKS: Final = 0.85  # how likely somebody who enters with BP left attacks
BUYS: Final = 0.4  # and who would have to lay another card for it
PURSUED: Final = 0.15  # how likely those who gave way are followed and beaten, as a part of what a lost battle costs


class Fighting:
    def __init__(self, judge: Judge, hand: Hand) -> None:
        self.judge = judge
        self.hand = hand
        self.seen = judge.seen
        self.me = judge.seen.seat

    # Attacked

    def defence(self, arrived: Position, place: int, legions: int, led: bool, refuge: int) -> Battle:
        """An attack of the active player on the own legions, if everything is done against it."""
        seen = self.seen
        enemy = seen.active
        ready = arrived.ready(self.me, place)
        mine_led = arrived.led(self.me, place)
        lost = arrived.copy()
        lost.fought(enemy, self.me, place, led, mine_led, seen.over_emperor)
        won = arrived.copy()
        won.fought(self.me, enemy, place, mine_led, led, seen.over_emperor)
        if legions > 1 and refuge >= 0 and refuge != place:
            won.flee(enemy, place, refuge, legions - 1, led)
        stakes = Stakes(self.judge.gain(won), self.judge.gain(arrived), self.judge.gain(lost))
        if ready == 0:
            return Battle(stakes.lose, 0.0, ())
        own = ready + (arrived.rank[self.me] if mine_led else 0)
        other = legions + (arrived.rank[enemy] if led else 0)
        return best_battle(self.hand, (), 3, own, other, laid_by(seen, enemy, 4 - seen.used), stakes)

    def coming(self, arrived: Position, place: int, legions: int, led: bool) -> float:
        """What it costs, on average, that a force stands beside the own legions."""
        seen = self.seen
        if seen.pool > int(seen.tired):
            chance = ATTACKS
        elif seen.used < 4 and seen.cards[seen.active] > 0:
            chance = BUYS
        else:
            return self.judge.gain(arrived)
        battle = self.defence(arrived, place, legions, led, seen.force_at)
        still = self.judge.gain(arrived)
        return chance * min(battle.value, still) + (1 - chance) * still

    def give_way(self, legal: list[int]) -> MarchChoices:
        """NE-R1"""
        seen = self.seen
        place = seen.to
        plans: MarchChoices = {}
        now = seen.now
        if seen.landing:
            stay = 0.0
            worst = 0.0
        else:
            stay = self.coming(now, place, seen.force, seen.force_leader)
            worst = min(0.0, self.defence(now, place, seen.force, seen.force_leader, seen.came_from).value)
        consider(plans, STAY, stay, "stay")
        for action in legal:
            if action != STAY:
                position = now.copy()
                position.retreat(self.me, place, action - RETREAT)
                ready = now.ready(self.me, action - RETREAT)
                pursued = PURSUED * worst if ready == 0 and seen.pool > 1 else 0.0
                consider(plans, action, self.judge.gain(position) + pursued, "retreat")
        return plans

    def flee(self, legal: list[int]) -> MarchChoices:
        """NE-F5: after a lost battle."""
        seen = self.seen
        plans: MarchChoices = {}
        attacker = seen.active == self.me
        for action in legal:
            if action == STAY:
                consider(plans, action, 0.0, "stay")
                continue
            position = seen.now.copy()
            if attacker:
                position.flee(self.me, seen.force_at, action - RETREAT, seen.force, seen.force_leader)
            else:
                position.retreat(self.me, seen.force_at, action - RETREAT)
            consider(plans, action, self.judge.gain(position), "retreat")
        return plans

    # Cards

    def lay(self, laid: list[int]) -> MarchChoices:
        """The next card of the best choice; ``laid`` are the own ones that lie there already, by kind."""
        seen = self.seen
        place = seen.force_at
        if seen.active == self.me:
            battle = self.attack(seen.target)
        else:
            battle = self.defence(seen.now, place, seen.force, seen.force_leader, seen.came_from)
        left = laid[:]
        for kind in battle.cards:
            if left[kind] > 0:
                left[kind] -= 1
            else:
                return self._laying(CARD + 5 * kind + BATTLE, battle)
        return self._laying(READY, battle)

    def _laying(self, action: int, battle: Battle) -> MarchChoices:
        plans: MarchChoices = {}
        consider(plans, action, battle.value, "sure" if battle.win >= 1 else "battle")
        return plans

    def attack(self, enemy: int) -> Battle:
        """An attack of the own force where it stands."""
        seen = self.seen
        now = seen.now
        place = seen.force_at
        refuge = seen.came_from if seen.came_from >= 0 else place
        stakes = stakes_of(self.judge, now, place, enemy, seen.force, seen.force_leader, refuge)
        ready = now.ready(enemy, place)
        own = seen.force + (now.rank[self.me] if seen.force_leader else 0)
        other = ready + (now.rank[enemy] if now.led(enemy, place) else 0)
        sums = laid_by(seen, enemy, 3) if ready > 0 else (1.0,)
        return best_battle(self.hand, (), 4 - seen.used, own, other, sums, stakes)
