"""Many games between bots. Every game has a generator of its own, so the result is the same in any number of jobs."""

import random
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import rostra
from rostra import bots
from rostra.game import CHANCE, OVER, Event, Game, Outcome, State, pick
from rostra.record import Record
from rostra.terminal import saves

CHUNK = 50
STEPPED = 1000
"""Games of random bots are played inside compiled code, which does not count turns: only this many are played step by
step. Each game is its own, so that changes nothing but which generator it has."""
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
    """Whole numbers only: adding up in another order gives the same."""

    games: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    points: dict[int, Counter[int]] = field(default_factory=dict)
    margins: Counter[int] = field(default_factory=Counter)
    leads: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)

    def add(self, outcome: Outcome, decisions: int, turns: int | None) -> None:
        self.games += 1
        self.decisions[decisions] += 1
        if turns is not None:
            self.turns[turns] += 1
        for seat, points in enumerate(outcome.points):
            self.points.setdefault(seat, Counter())[points] += 1
        best, *others = sorted(outcome.points, reverse=True)
        self.margins[best - others[0]] += 1
        self.leads[outcome.points[0] - outcome.points[1]] += 1
        self.reasons[outcome.reason] += 1
        self.winners[outcome.winners] += 1

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions.update(other.decisions)
        self.turns.update(other.turns)
        for seat, points in other.points.items():
            self.points.setdefault(seat, Counter()).update(points)
        self.margins.update(other.margins)
        self.leads.update(other.leads)
        self.reasons.update(other.reasons)
        self.winners.update(other.winners)


def run(job: Job, games: int, jobs: int) -> Iterator[Tally]:
    """Tallies of some games each, until all are played."""
    chunks = [(job, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        yield from map(_chunk, chunks)
        return
    # spawn: a forked copy of a process with threads (the progress bar is one) can hang
    with get_context("spawn").Pool(min(jobs, len(chunks)), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(_chunk, chunks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(work: tuple[Job, int, int]) -> Tally:
    job, start, end = work
    game = rostra.load(job.game, **job.options)
    players = [bots.load(job.game, name) for name in job.players]
    by_chance = job.save is None and set(job.players) == {"random"}
    tally = Tally()
    for number in range(start, end):
        rng = random.Random(f"rostra/{job.seed}/{number}")
        if by_chance and number >= STEPPED:
            state = game.new()
            tally.add(_outcome(rostra.playout(state, rng)), state.plies, None)
        else:
            _step_by_step(job, game, players, number, rng, tally)
    return tally


def _step_by_step(job: Job, game: Game, players: list[bots.Bot], number: int, rng: random.Random, tally: Tally) -> None:
    state = game.new()
    lines: list[str] = []
    events: list[Event] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = pick(state.chances(), rng)
        elif job.players[state.actor] == "random":  # needs no world to look at, and worlds cost more than all the rest
            action = pick([(action, 1) for action in state.actions()], rng)
        else:
            action = bots.decide(players[state.actor], state, rng, BUDGET).action
        lines.append(state.text(action))
        state.apply(action, events)
    tally.add(_outcome(state), len(lines), sum(event.name == "turn" for event in events))
    if job.save is not None:
        saved = Record.of(game, job.players, lines)
        saves.write(job.save / f"{job.game}-{job.seed}-{number + 1:06}.txt", saved.text())


def _outcome(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome
