"""The search for Caesar & Cleopatra: many sampled worlds, one tree.

In each world both sides walk down the tree by what has paid off for them so far, until something is tried for the first
time. Then lookahead.py judges the world.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.caesar.lookahead import Lookahead, do
from rostra.bots.caesar.quick_policy import QuickPolicy
from rostra.bots.caesar.tree import ROOT, Tree
from rostra.bots.caesar.worlds import Worlds
from rostra.caesar.actions import ASSASSINATE, N_ACTIONS, TURN, UP
from rostra.caesar.choices import MAX_CHOICES, choices
from rostra.caesar.playout import random_choice
from rostra.caesar.state import State
from rostra.caesar.table import ARRANGE, IN_TURN, SET_UP, Table, phase
from rostra.dice import Dice
from rostra.game import CHANCE, OVER

# Found by matches
EXPLORATION: Final = 0.6  # how much a seldom tried action is favoured, by its prior
FIRST_PLAY: Final = 0.05  # how much less than the others an action counts that was never tried
TEMPERATURE: Final = 1.0  # a candidate that seems so many points worse is e times less promising
TRUST: Final = 0.5  # in the quick policy, out of turn
DEEPEST: Final = 200


class Search:
    def __init__(self, world: State, seed: int) -> None:
        """For the seat that decides in ``world``, which must be a world of that seat."""
        self._seat: i64 = world.actor
        self._lookahead: Lookahead = Lookahead(seed)
        self._lookahead.set_horizon(world)
        self._dice: Dice = self._lookahead.dice
        self._policy: QuickPolicy = self._lookahead.policy
        self._worlds: Worlds = Worlds(world, self._seat, self._dice)
        self._tree: Tree = Tree(N_ACTIONS)
        self._ids: vec[i64] = vec[i64]([0] * MAX_CHOICES)
        self._prior: vec[float] = vec[float]([0.0] * MAX_CHOICES)
        self._path: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        self._deciders: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        self._depth: i64 = 0

    def run(self, simulations: int) -> None:
        number: i64 = simulations
        for _i in range(number):
            world = self._worlds.another()
            self._descend(world)
            value, points = self._lookahead.play_on(world, self._seat)
            self._note(value, points)

    def candidates(self) -> list[tuple[int, int, float, float]]:
        """The most often tried first: action, visits, chance of winning, points ahead."""
        return self._tree.candidates()

    def _descend(self, t: Table) -> None:
        """Decide until something is tried for the first time."""
        tree = self._tree
        ids = self._ids
        node: i64 = ROOT
        depth: i64 = 0
        first: i64 = -1  # the first of two open cards
        while t.actor != OVER and depth < DEEPEST:
            if t.actor == CHANCE:
                first = -1
                event = random_choice(t, ids, self._dice)
                if event >= TURN:
                    node = tree.after(node, event)
                do(t, event)
                continue
            n = choices(t, ids)
            if first >= 0 and t.laid == 1 and phase(t) == IN_TURN:
                n = self._in_order(n, first)
            if n == 1:
                do(t, ids[0])
                continue
            known = tree.size
            self._set_priors(t, n, node)
            node = tree.choose(node, ids, n, self._prior, EXPLORATION, FIRST_PLAY)
            action = tree.action[node]
            if UP <= action < ASSASSINATE and t.laid == 0:
                first = action
            elif action < UP or action >= ASSASSINATE:
                first = -1
            self._path[depth] = node
            self._deciders[depth] = t.actor
            depth += 1
            do(t, action)
            if node >= known:
                break
        self._depth = depth

    def _in_order(self, n: i64, first: i64) -> i64:
        """Drop every second open card that comes before the first: that order would be the same turn."""
        ids = self._ids
        kept: i64 = 0
        for i in range(n):
            if not (UP <= ids[i] < first):
                ids[kept] = ids[i]
                kept += 1
        if kept == 0:
            return n
        return kept

    def _set_priors(self, t: Table, n: i64, node: i64) -> None:
        """How promising each of the ids is, at first sight."""
        prior = self._prior
        now = phase(t)
        if now == IN_TURN:
            if not self._tree.recall(node, self._ids, n, prior):
                self._policy.weigh(t, self._ids, n, prior)
                self._softmax(n)
                self._tree.keep(node, self._ids, n, prior)
            return
        even = 1.0 / float(n)
        for i in range(n):
            prior[i] = even
        if now == ARRANGE or now == SET_UP:
            return
        chosen = self._policy.act(t, self._dice)
        for i in range(n):
            prior[i] = (1.0 - TRUST) * even
            if self._ids[i] == chosen:
                prior[i] += TRUST

    def _softmax(self, n: i64) -> None:
        """Turn points into shares that add up to 1."""
        prior = self._prior
        top = -1e9
        for i in range(n):
            top = max(top, prior[i])
        whole = 0.0
        for i in range(n):
            prior[i] = math.exp((prior[i] - top) / TEMPERATURE)
            whole += prior[i]
        for i in range(n):
            prior[i] /= whole

    def _note(self, value: float, points: float) -> None:
        """Note the result along the path, each time for the seat that decided."""
        for i in range(self._depth):
            if self._deciders[i] == 0:
                self._tree.note(self._path[i], value, points)
            else:
                self._tree.note(self._path[i], 1.0 - value, -points)
