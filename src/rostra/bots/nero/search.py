"""The search of ``centurio``, ``legatus`` and ``imperator``: the rest of the seat's own turn, in sampled worlds.

Every simulation takes a new world that agrees with what the seat knows. It walks down the tree of the seat's decisions;
``QuickPolicy`` decides for the others when they are asked. At a decision that is not in the tree yet, ``QuickPolicy``
weighs the candidates: that says which to try first. Then ``QuickPolicy`` plays the turn to its end, and ``Evaluation``
judges: always at the same point, or the values could not be compared. In another player's turn only the decision that
is due is searched.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.lookahead import play_turns
from rostra.bots.nero.march_choices import NONE
from rostra.bots.nero.quick_policy import QuickPolicy
from rostra.bots.nero.tree import ROOT, Tree
from rostra.dice import Dice
from rostra.game import CHANCE, OVER
from rostra.nero.choices import choices
from rostra.nero.playout import random_choice
from rostra.nero.state import State
from rostra.nero.table import (
    LAID,
    LAY_ATTACKER,
    LAY_DEFENDER,
    SCORE,
    Table,
)
from rostra.nero.turn import decide
from rostra.nero.worlds import imagine

TEMPERATURE: Final = 0.4  # points: a plan that is so much better is e times as promising
EXPLORATION: Final = 0.7  # points: how much better a seldom tried edge may be
UNPLANNED: Final = 1.0  # points: how much less than the worst plan a decision counts that no plan begins with
DEEPEST: Final = 200
HASH: Final = 1021  # a prime: what happened becomes one number


class Search:
    def __init__(self, world: State, seed: int) -> None:
        """For the seat that decides in ``world``, which must be a world of that seat."""
        self.root: State = world
        self.seat: i64 = world.actor
        self.dice: Dice = Dice(seed)
        self.policy: QuickPolicy = QuickPolicy(world.box)
        self.tree: Tree = Tree()
        self._path: vec[i64] = vec[i64]([0] * DEEPEST)
        self._depth: i64 = 0
        self._observed: i64 = 0  # what happened since the last own decision, as one number
        self._value: float = 0.0
        self._points: float = 0.0
        self._expand(world)
        evaluation = self.policy.evaluation
        now = min(max(evaluation.win[self.seat], 0.05), 0.95)
        self.tree.exploration = EXPLORATION * now * (1.0 - now) / evaluation.spread

    def run(self, simulations: int) -> None:
        """Run so many more simulations."""
        left: i64 = simulations
        while left > 0:
            left -= 1
            world = State(self.root.box, self.root)
            imagine(world, self.seat, self.dice)
            self._simulate(world)

    def candidates(self) -> list[tuple[int, int, float, float]]:
        """The most often tried first: action, visits, chance to win, points ahead of the best other seat."""
        return self.tree.candidates()

    # One simulation

    def _simulate(self, t: Table) -> None:
        tree = self.tree
        self._depth = 0
        if t.phase == LAY_DEFENDER:
            self._lay_again(t)
        turn = t.turns
        round_ = t.round
        node: i64 = ROOT
        while True:
            edge = tree.choose(node)
            self._path[self._depth] = edge
            self._depth += 1
            t.plies += 1
            decide(t, tree.action[edge], None)
            self._observed = 0
            if not self._to_next_decision(t, turn, round_) or self._depth >= DEEPEST:
                self._judge(t, turn, round_)
                break
            found = tree.after(edge, self._observed)
            if found < 0:
                tree.link(edge, self._observed, self._expand(t))
                self._judge(t, turn, round_)
                break
            node = found
        for i in range(self._depth):
            tree.note(self._path[i], self._value, self._points)

    def _to_next_decision(self, t: Table, turn: i64, round_: i64) -> bool:
        """Let the others and chance decide; False if the turn is over before this seat decides something again."""
        mine = t.active == self.seat
        while t.actor != OVER and t.turns == turn and t.round == round_:
            if t.actor == CHANCE:
                action = random_choice(t, self.policy.ids, self.dice)
                self._observed = self._observed * HASH + action + 1
            elif t.actor != self.seat:
                if not mine:
                    return False
                before = t.phase
                action = self.policy.act(t)
                if before != LAY_DEFENDER:
                    self._observed = self._observed * HASH + action + 1
                else:  # the cards laid are secret until the battle; what comes of it is not
                    t.plies += 1
                    decide(t, action, None)
                    self._observed = (
                        self._observed * 3 + t.phase + 30 * t.at[SCORE + self.seat] + 900 * t.at[SCORE + t.target]
                    )
                    continue
            else:
                n = choices(t, self.policy.ids)
                if n > 1:
                    return True
                action = self.policy.ids[0]
            t.plies += 1
            decide(t, action, None)
        return False

    def _lay_again(self, t: Table) -> None:
        """Sampled worlds have random cards laid by the attacker. Lay sensible ones instead, as a player would."""
        if t.actor != self.seat:
            return
        for kind in range(t.box.kinds):
            t.at[LAID + kind] = 0
        t.phase = LAY_ATTACKER
        t.actor = t.active
        while t.phase == LAY_ATTACKER:
            decide(t, self.policy.act(t), None)

    # Leaves

    def _expand(self, t: Table) -> i64:
        """A new node for the decision that is due."""
        policy = self.policy
        tree = self.tree
        n = choices(t, policy.ids)
        policy.number = n
        policy.weigh(t)
        best = NONE
        least = 1e9
        for i in range(n):
            value = policy.value[policy.ids[i]]
            if value > NONE:
                best = max(best, value)
                least = min(least, value)
        if best == NONE:
            best = 0.0
            least = 0.0
        whole = 0.0
        for i in range(n):
            whole += math.exp((self._value_of(i, least) - best) / TEMPERATURE)
        node = tree.add_node()
        for i in range(n):
            value = self._value_of(i, least)
            prior = math.exp((value - best) / TEMPERATURE) / whole
            tree.add_edge(node, policy.ids[i], prior, self._win_chance(value))
        return node

    def _value_of(self, i: i64, least: float) -> float:
        value = self.policy.value[self.policy.ids[i]]
        if value == NONE:
            return least - UNPLANNED
        return value

    def _win_chance(self, gain: float) -> float:
        """The chance to win with so many points more than now."""
        evaluation = self.policy.evaluation
        now = evaluation.win[self.seat]
        more = now * math.exp(min(gain, 20.0) / evaluation.spread)
        return more / (more + 1.0 - now)

    def _judge(self, t: Table, turn: i64, round_: i64) -> None:
        """Play this turn to its end, and judge the position."""
        evaluation = self.policy.evaluation
        play_turns(t, self.policy, self.dice, turn, round_)
        evaluation.seat = self.seat
        evaluation.chances(t)
        self._value = evaluation.win[self.seat]
        best = -1e9
        for other in range(t.box.players):
            if other != self.seat:
                best = max(best, evaluation.total[other])
        self._points = evaluation.total[self.seat] - best
