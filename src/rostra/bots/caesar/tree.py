"""A search tree over what one seat knows: what was tried after what, how often, and how well it went.

One tree serves all sampled worlds. In each world only some of a node's actions are legal, so every choice is made among
these (information-set Monte Carlo tree search). A node stands for the decisions and vote cards that lead to it. Cards
that are drawn lead to no node of their own, since not everybody sees them.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0
FIRST_ROOM: Final = 4096
MOST_KEPT: Final = 2_000_000


class Tree:
    def __init__(self, actions: int) -> None:
        """For ids below ``actions``."""
        self.size: i64 = 1
        self._room: i64 = FIRST_ROOM
        self._child: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # the first; 0: none
        self._sibling: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.action: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.visits: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.value: vec[float] = vec[float]([0.0] * FIRST_ROOM)  # sum, for the seat that chose the action
        self.points: vec[float] = vec[float]([0.0] * FIRST_ROOM)
        self._where: vec[i64] = vec[i64]([0] * actions)  # the child of each id, while a choice is made
        # How promising the actions of a node seemed at its first choice: to compute it again takes most of the time
        self._kept: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # where it begins; 0: nothing is kept
        self._kept_ids: vec[i64] = vec[i64]([0])
        self._kept_priors: vec[float] = vec[float]([0.0])

    def choose(self, node: i64, ids: vec[i64], n: i64, prior: vec[float], exploration: float, first_play: float) -> i64:
        """The child to visit, which is made if it is new. It went well so far, or is promising and was seldom tried.

        An action that was never tried counts a little (``first_play``) less than the others here.
        """
        where = self._where
        tried: i64 = 0
        went = 0.0
        child = self._child[node]
        while child != 0:
            where[self.action[child]] = child
            tried += self.visits[child]
            went += self.value[child]
            child = self._sibling[child]
        unknown = 0.5
        if tried > 0:
            unknown = went / float(tried) - first_play
        reach = exploration * math.sqrt(float(tried + 1))
        best: i64 = 0
        most = -1e9
        for i in range(n):
            found = where[ids[i]]
            score = 0.0
            if found == 0:
                score = unknown + reach * prior[i]
            else:
                visits = float(self.visits[found])
                score = self.value[found] / visits + reach * prior[i] / (1.0 + visits)
            if score > most:
                most = score
                best = i
        action = ids[best]
        chosen = where[action]
        child = self._child[node]
        while child != 0:
            where[self.action[child]] = 0
            child = self._sibling[child]
        if chosen == 0:
            chosen = self._add(node, action)
        return chosen

    def after(self, node: i64, event: i64) -> i64:
        """The child for a vote card that everybody saw."""
        child = self._child[node]
        while child != 0:
            if self.action[child] == event:
                return child
            child = self._sibling[child]
        return self._add(node, event)

    def recall(self, node: i64, ids: vec[i64], n: i64, prior: vec[float]) -> bool:
        """Put what was kept for this node into ``prior``; False if other ids were legal then, as in other worlds."""
        at = self._kept[node]
        if at == 0 or self._kept_ids[at] != n:
            return False
        for i in range(n):
            if self._kept_ids[at + 1 + i] != ids[i]:
                return False
        for i in range(n):
            prior[i] = self._kept_priors[at + 1 + i]
        return True

    def keep(self, node: i64, ids: vec[i64], n: i64, prior: vec[float]) -> None:
        if self._kept[node] != 0 or len(self._kept_ids) > MOST_KEPT:
            return
        self._kept[node] = i64(len(self._kept_ids))
        self._kept_ids = append(self._kept_ids, n)
        self._kept_priors = append(self._kept_priors, 0.0)
        for i in range(n):
            self._kept_ids = append(self._kept_ids, ids[i])
            self._kept_priors = append(self._kept_priors, prior[i])

    def note(self, node: i64, value: float, points: float) -> None:
        """Note how it went this time, for the seat that chose this node."""
        self.visits[node] += 1
        self.value[node] += value
        self.points[node] += points

    def candidates(self) -> list[tuple[int, int, float, float]]:
        """What was tried at the root, the most often tried first: action, visits, mean value, mean points."""
        found: list[tuple[int, int, float, float]] = []
        child = self._child[ROOT]
        while child != 0:
            visits = float(self.visits[child])
            value, points = self.value[child] / visits, self.points[child] / visits
            found.append((int(self.action[child]), int(self.visits[child]), value, points))
            child = self._sibling[child]
        found.sort(key=lambda one: (-one[1], -one[2], one[0]))
        return found

    def _add(self, node: i64, action: i64) -> i64:
        if self.size == self._room:
            self._grow()
        made = self.size
        self.size += 1
        self.action[made] = action
        self._sibling[made] = self._child[node]
        self._child[node] = made
        return made

    def _grow(self) -> None:
        self._room *= 2
        self._child = _longer(self._child, self._room)
        self._sibling = _longer(self._sibling, self._room)
        self._kept = _longer(self._kept, self._room)
        self.action = _longer(self.action, self._room)
        self.visits = _longer(self.visits, self._room)
        self.value = _longer_sums(self.value, self._room)
        self.points = _longer_sums(self.points, self._room)


def _longer(old: vec[i64], room: i64) -> vec[i64]:
    new = vec[i64]([0] * int(room))
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new


def _longer_sums(old: vec[float], room: i64) -> vec[float]:
    new = vec[float]([0.0] * int(room))
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new
