"""Many games between bots. Every game has a generator of its own, so the result is the same in any number of jobs."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import rostra
from rostra import bots
from rostra.arena.processes import spread
from rostra.game import CHANCE, OVER, State, pick
from rostra.record import Record
from rostra.terminal import saved_games

CHUNK = 50
BUDGET = bots.Budget(simulations=200)  # not seconds: the same seed must give the same games everywhere


@dataclass(frozen=True)
class Job:
    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    seed: int
    save: Path | None = None


@dataclass
class Tally:
    """What was counted. Whole numbers only, so that adding up in another order gives the same."""

    games: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    points: dict[int, Counter[int]] = field(default_factory=dict)
    margins: Counter[int] = field(default_factory=Counter)
    leads: Counter[int] = field(default_factory=Counter)
    """Of the first seat over the second, if there are two."""
    reasons: Counter[str] = field(default_factory=Counter)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    named: dict[str, Counter[int]] = field(default_factory=dict)
    """Points by the name a seat has at the end, if that is not the name it began with."""
    won_as: Counter[str] = field(default_factory=Counter)
    """Games won alone, by the name at the end."""
    sources: dict[str, Counter[int]] = field(default_factory=dict)
    """Points of a player by what they are for."""

    def add(self, state: State, seats: Sequence[str]) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.games += 1
        self.decisions[state.plies] += 1
        self.turns[state.turns] += 1
        for seat, points in enumerate(outcome.points):
            self.points.setdefault(seat, Counter())[points] += 1
        best, *others = sorted(outcome.points, reverse=True)
        self.margins[best - others[0]] += 1
        if len(seats) == 2:
            self.leads[outcome.points[0] - outcome.points[1]] += 1
        self.reasons[outcome.reason] += 1
        self.winners[outcome.winners] += 1
        if state.seats != tuple(seats):
            for name, points in zip(state.seats, outcome.points):
                self.named.setdefault(name, Counter())[points] += 1
            if len(outcome.winners) == 1:
                self.won_as[state.seats[outcome.winners[0]]] += 1
        for item in {line.item for line in outcome.lines}:
            for seat in range(len(seats)):
                points = sum(line.points for line in outcome.lines if line.seat == seat and line.item == item)
                self.sources.setdefault(item, Counter())[points] += 1

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions.update(other.decisions)
        self.turns.update(other.turns)
        for seat, points in other.points.items():
            self.points.setdefault(seat, Counter()).update(points)
        for name, points in other.named.items():
            self.named.setdefault(name, Counter()).update(points)
        for item, points in other.sources.items():
            self.sources.setdefault(item, Counter()).update(points)
        self.won_as.update(other.won_as)
        self.margins.update(other.margins)
        self.leads.update(other.leads)
        self.reasons.update(other.reasons)
        self.winners.update(other.winners)


def run(job: Job, games: int, jobs: int) -> Iterator[Tally]:
    """Tallies of some games each, until all are played."""
    # An unfinished chunk is lost if the user interrupts. Bots that think take long enough for a game to be a chunk.
    size = max(1, min(CHUNK, games // (20 * jobs))) if set(job.players) == {"random"} else 1
    chunks = ((job, start, min(start + size, games)) for start in range(0, games, size))
    if jobs == 1 or games <= size:
        yield from map(_chunk, chunks)
        return
    yield from spread(_chunk, chunks, jobs)


def _chunk(work: tuple[Job, int, int]) -> Tally:
    job, start, end = work
    game = rostra.load(job.game, **job.options)
    players = [bots.load(job.game, name) for name in job.players]
    tally = Tally()
    for number in range(start, end):
        rng = random.Random(f"rostra/{job.seed}/{number}")
        state = game.new()
        taken: list[int] = []
        if set(job.players) == {"random"}:
            rostra.playout(state, rng, taken)
        else:
            _play(state, players, rng, taken)
        tally.add(state, game.seats)
        if job.save is not None:
            saved = Record.of(game, job.players, [state.text(action) for action in taken])
            saved_games.write(job.save / f"{job.game}-{job.seed}-{number + 1:06}.txt", saved.text())
    return tally


def _play(state: State, players: list[bots.Bot], rng: random.Random, taken: list[int]) -> None:
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = pick(state.chances(), rng)
        else:
            action = bots.decide(players[state.actor], state, rng, BUDGET).action
        taken.append(action)
        state.apply(action)
