"""The tree of a search: what one seat may decide, after everything that it has seen happen.

A **node** is a decision of the seat. It has an **edge** for each candidate: how often it was tried, and how it went.
What comes after an edge depends on the others and on chance. Each **outcome** that the seat can tell apart leads to a
node of its own.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0


class Tree:
    def __init__(self) -> None:
        # Nodes
        self._first: vec[i64] = vec[i64]()  # edge; the others of the node follow it
        self._edges: vec[i64] = vec[i64]()
        self._tried: vec[i64] = vec[i64]()
        # Edges
        self.action: vec[i64] = vec[i64]()
        self._prior: vec[float] = vec[float]()  # how promising; all of a node together: 1
        self._prior_value: vec[float] = vec[float]()  # the chance to win that it seemed to have before it was tried
        self.visits: vec[i64] = vec[i64]()
        self._value: vec[float] = vec[float]()  # sum
        self._points: vec[float] = vec[float]()
        self._outcome: vec[i64] = vec[i64]()  # the first; -1: none yet
        # Outcomes
        self._observation: vec[i64] = vec[i64]()
        self._node: vec[i64] = vec[i64]()
        self._next: vec[i64] = vec[i64]()
        self.exploration: float = 0.0  # how much an edge that was seldom tried is favoured, by its prior

    def add_node(self) -> i64:
        self._first = append(self._first, i64(len(self.action)))
        self._edges = append(self._edges, i64(0))
        self._tried = append(self._tried, i64(0))
        return i64(len(self._first)) - 1

    def add_edge(self, node: i64, action: i64, prior: float, prior_value: float) -> None:
        """Add an edge to the node that was added last."""
        self.action = append(self.action, action)
        self._prior = append(self._prior, prior)
        self._prior_value = append(self._prior_value, prior_value)
        self.visits = append(self.visits, i64(0))
        self._value = append(self._value, 0.0)
        self._points = append(self._points, 0.0)
        self._outcome = append(self._outcome, i64(-1))
        self._edges[node] += 1

    def choose(self, node: i64) -> i64:
        """The edge to try next: it went well so far, or is promising and was seldom tried."""
        first = self._first[node]
        reach = self.exploration * math.sqrt(float(self._tried[node] + 1))
        best = first
        most = -1e9
        for edge in range(first, first + self._edges[node]):
            visits = float(self.visits[edge])
            score = (self._value[edge] + self._prior_value[edge]) / (visits + 1.0)
            score += reach * self._prior[edge] / (1.0 + visits)
            if score > most:
                most = score
                best = edge
        self._tried[node] += 1
        return best

    def after(self, edge: i64, observation: i64) -> i64:
        """The node that this outcome of an edge leads to; -1 if it never happened before."""
        outcome = self._outcome[edge]
        while outcome >= 0:
            if self._observation[outcome] == observation:
                return self._node[outcome]
            outcome = self._next[outcome]
        return -1

    def link(self, edge: i64, observation: i64, node: i64) -> None:
        """From now on this outcome of an edge leads to that node."""
        self._observation = append(self._observation, observation)
        self._node = append(self._node, node)
        self._next = append(self._next, self._outcome[edge])
        self._outcome[edge] = i64(len(self._observation)) - 1

    def note(self, edge: i64, value: float, points: float) -> None:
        self.visits[edge] += 1
        self._value[edge] += value
        self._points[edge] += points

    def candidates(self) -> list[tuple[int, int, float, float]]:
        """The candidates at the root, the most often tried first: action, visits, chance to win, points.

        A candidate that was never tried has the chance it seemed to have.
        """
        found: list[tuple[int, int, float, float]] = []
        for edge in range(self._edges[ROOT]):
            visits = self.visits[edge]
            value = self._prior_value[edge]
            points = 0.0
            if visits > 0:
                value = self._value[edge] / float(visits)
                points = self._points[edge] / float(visits)
            found.append((int(self.action[edge]), int(visits), value, points))
        found.sort(key=lambda one: (-one[1], -one[2], one[0]))
        return found
