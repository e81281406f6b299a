"""When a force comes: give way or stay; which cards to lay in a battle; where to flee to."""

from rostra.bots.nero.battles import Battle, Stakes, best_battle, laid_by
from rostra.bots.nero.hand import Hand
from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.marching import Plans, consider, stakes_of
from rostra.bots.nero.position import Position
from rostra.bots.nero.weights import ATTACKS, BUYS_ATTACK, PURSUED
from rostra.nero.actions import BATTLE, CARD, N_USES, READY, RETREAT, STAY


class Fighting:
    def __init__(self, judge: Judge, hand: Hand) -> None:
        self.judge = judge
        self.hand = hand
        self.view = judge.view
        self.me = judge.view.seat

    # Attacked

    def defence(self, arrived: Position, place: int, legions: int, led: bool, refuge: int) -> Battle:
        """An attack of the active player on the own legions, with the best cards laid against it."""
        view = self.view
        enemy = view.active
        ready = arrived.ready(self.me, place)
        mine_led = arrived.led(self.me, place)
        lost = arrived.copy()
        lost.fought(enemy, self.me, place, led, mine_led, view.over_emperor)
        won = arrived.copy()
        won.fought(self.me, enemy, place, mine_led, led, view.over_emperor)
        if legions > 1 and refuge >= 0 and refuge != place:
            won.flee(enemy, place, refuge, legions - 1, led)
        stakes = Stakes(self.judge.gain(won), self.judge.gain(arrived), self.judge.gain(lost))
        if ready == 0:
            return Battle(stakes.lose, 0.0, ())
        own = ready + (arrived.rank[self.me] if mine_led else 0)
        other = legions + (arrived.rank[enemy] if led else 0)
        return best_battle(self.hand, (), 0, 3, own, other, laid_by(view, enemy, 4 - view.used), stakes)

    def coming(self, arrived: Position, place: int, legions: int, led: bool) -> float:
        """What it brings (less than 0), on average, that a force stands beside the own legions."""
        view = self.view
        if view.pool > int(view.tired):
            chance = ATTACKS
        elif view.used < 4 and view.cards[view.active] > 0:
            chance = BUYS_ATTACK
        else:
            return self.judge.gain(arrived)
        battle = self.defence(arrived, place, legions, led, view.force_at)
        still = self.judge.gain(arrived)
        return chance * min(battle.value, still) + (1 - chance) * still

    def give_way(self, legal: list[int]) -> Plans:
        """NE-R1"""
        view = self.view
        place = view.to
        plans: Plans = {}
        now = view.now
        if view.landing:
            stay = 0.0
            worst = 0.0
        else:
            stay = self.coming(now, place, view.force, view.force_leader)
            worst = min(0.0, self.defence(now, place, view.force, view.force_leader, view.came_from).value)
        consider(plans, STAY, stay, "stay")
        for action in legal:
            if action != STAY:
                position = now.copy()
                position.retreat(self.me, place, action - RETREAT)
                ready = now.ready(self.me, action - RETREAT)
                pursued = PURSUED * worst if ready == 0 and view.pool > 1 else 0.0
                consider(plans, action, self.judge.gain(position) + pursued, "retreat")
        return plans

    def flee(self, legal: list[int]) -> Plans:
        """NE-F5: after a lost battle."""
        view = self.view
        plans: Plans = {}
        attacker = view.active == self.me
        for action in legal:
            if action == STAY:
                consider(plans, action, 0.0, "stay")
                continue
            position = view.now.copy()
            if attacker:
                position.flee(self.me, view.force_at, action - RETREAT, view.force, view.force_leader)
            else:
                position.retreat(self.me, view.force_at, action - RETREAT)
            consider(plans, action, self.judge.gain(position), "retreat")
        return plans

    # Cards

    def lay(self, laid: list[int]) -> Plans:
        """The next of the best cards to lay. ``laid``: how many of each kind this seat has laid already."""
        view = self.view
        place = view.force_at
        if view.active == self.me:
            battle = self.attack(view.target)
        else:
            battle = self.defence(view.now, place, view.force, view.force_leader, view.came_from)
        left = laid[:]
        for kind in battle.cards:
            if left[kind] > 0:
                left[kind] -= 1
            else:
                return self._laying(CARD + N_USES * kind + BATTLE, battle)
        return self._laying(READY, battle)

    def _laying(self, action: int, battle: Battle) -> Plans:
        plans: Plans = {}
        consider(plans, action, battle.value, "sure" if battle.win >= 1 else "battle")
        return plans

    def attack(self, enemy: int) -> Battle:
        """An attack of the own force where it stands."""
        view = self.view
        now = view.now
        place = view.force_at
        refuge = view.came_from if view.came_from >= 0 else place
        stakes = stakes_of(self.judge, now, place, enemy, view.force, view.force_leader, refuge)
        ready = now.ready(enemy, place)
        own = view.force + (now.rank[self.me] if view.force_leader else 0)
        other = ready + (now.rank[enemy] if now.led(enemy, place) else 0)
        sums = laid_by(view, enemy, 3) if ready > 0 else (1.0,)
        return best_battle(self.hand, (), view.least_to_attack, 4 - view.used, own, other, sums, stakes)
