"""A review of a game: the chances of every seat, moment by moment, as that seat could know them.

A **step** of a seat is a moment at which its chances may have changed: it decided something, chance showed it something
(cards, votes), or it saw the others do something. At each step worlds of that seat are sampled (docs/worlds.md), played
on for a turn, and judged as the searching bots judge (``bots.foresight``). So each change belongs to a decision, to
luck or to the others, and all changes added up lead from the first chance to the last.

What a seat cannot see changes nothing: neither the chances nor which steps there are. It cannot see that somebody else
is asked for an answer, so there is no step for that. Each step has a generator of its own, seeded by its number.
"""

import random
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec import Struct

import rostra
from rostra import bots, titles
from rostra.game import CHANCE, OVER, Event, Json, State
from rostra.statistics import standard_error
from rostra.tables import answers

Kind = Literal["start", "decision", "luck", "others"]


class Effort(NamedTuple):
    worlds: int
    """For one chance."""
    simulations: int
    """Of the bot, for what it would have done."""


USUAL: Final = Effort(16, 30)
"""Unless a title's bots say otherwise (``REVIEW_EFFORT``). A whole review should take some seconds."""
UNCOMPILED: Final = Effort(4, 4)
PART: Final = 0.25
"""Seconds of work in one go: bots of other matches are waiting."""
PEEKS: Final = 3
"""How many worlds are tried to find out whether a decision has shown its seat something."""


class Step(NamedTuple):
    seat: int
    kind: Kind
    number: int
    """How many decisions had been made, those of chance included."""
    order: int
    """Which step of this seat it is."""
    action: int = -1
    """What was decided."""


class Weighed(Struct, frozen=True, array_like=True):
    """A step with the chance of its seat. For a decision: the chance after it, and what the bot would have done."""

    seat: int
    kind: Kind
    number: int
    chance: float
    error: float
    line: str = ""
    bot_line: str = ""
    bot_chance: float = 0.0
    bot_error: float = 0.0
    """The error of the difference. It is smaller than that of the chances, since both have the same worlds."""


class ReviewPlan(NamedTuple):
    states: list[State]
    """Before the first decision, and after each."""
    steps: list[Step]
    """In the order of the game."""


def part(game: str, options: Json, actions: Sequence[int], seed: str, first: int, worlds: int = 0) -> list[Weighed]:
    """The next steps from the first: as many as can be weighed in a moment, none if there are no more."""
    found: list[Weighed] = []
    plan = _plan_of(game, tuple(sorted(options.items())), tuple(actions), seed)
    until = time.monotonic() + PART
    for step in plan.steps[first:]:
        found.append(_weigh(game, plan, step, seed, worlds or effort(game).worlds))
        if time.monotonic() > until:
            break
    return found


def size(game: str, options: Json, actions: Sequence[int], seed: str) -> tuple[int, int]:
    """How many steps there are, and how many worlds for each."""
    plan = _plan_of(game, tuple(sorted(options.items())), tuple(actions), seed)
    return len(plan.steps), effort(game).worlds


# Which steps there are


@lru_cache(2)
def _plan_of(
    game: str, options: tuple[tuple[str, str | int | bool], ...], actions: tuple[int, ...], seed: str
) -> ReviewPlan:
    state = rostra.load(game, **dict(options)).new()
    states = [state]
    for action in actions:
        state = state.clone()
        state.apply(action)
        states.append(state)
    steps = [step for seat in range(len(state.seats)) for step in _Walk(game, seat, seed).walk(states, actions)]
    steps.sort(key=lambda step: (step.number, step.seat, step.order))
    return ReviewPlan(states, steps)


class _Walk:
    """A game as one seat lives through it."""

    def __init__(self, game: str, seat: int, seed: str) -> None:
        self.manners = titles.get(game).manners
        self.seat = seat
        self.seed = seed
        self.steps: list[Step] = []
        self.since: Kind | None = None
        """What kind of thing has happened since the last step, if anything."""
        self.at = 0
        """How many decisions there were when the seat last saw something of it: later ones may be hidden."""

    def walk(self, states: list[State], actions: Sequence[int]) -> list[Step]:
        self._add("start", 0)
        number = 0
        while number < len(actions):
            state, action = states[number], actions[number]
            if state.actor == self.seat:
                number += self._decide(state, actions, number)
                continue
            if state.actor == CHANCE:
                self._met("luck" if self._differs(state, action) else "others", state, action, number)
            else:
                self._met("others", state, action, number)
            number += 1
        if states[-1].actor == OVER:
            self._add(self.since or "luck", number)
        elif states[-1].actor == self.seat:
            self._weigh(number)
        return self.steps

    def _add(self, kind: Kind, number: int, action: int = -1) -> None:
        self.steps.append(Step(self.seat, kind, number, len(self.steps), action))

    def _weigh(self, number: int) -> None:
        if self.since is not None:
            self._add(self.since, number)
            self.since = None

    def _met(self, kind: Kind, state: State, action: int, number: int) -> None:
        """Something happened that this seat did not do. If it saw nothing of it, nothing has changed."""
        if self._seen(state.clone(), action):
            if self.since != kind:
                # Just before chance shows something, the seat knows all that was decided. Before others act it may not.
                self._weigh(number if kind == "luck" else self.at)
            self.since = kind
            self.at = number + 1

    def _decide(self, state: State, actions: Sequence[int], number: int) -> int:
        """A decision of this seat, with the passes after it, which the seat cannot see. How many decisions in all."""
        if len(state.actions()) > 1:
            self._weigh(number)
            self._add("decision", number, actions[number])
        then = state.clone()
        seen = self._seen(then, actions[number])
        made = 1
        while number + made < len(actions) and self._is_asked(then) and self._lets_pass(then, actions[number + made]):
            seen += self._seen(then, actions[number + made])
            made += 1
        if not self._is_asked(then) and self._shows(state, actions[number], seen):
            self.since = self.since or "luck"
        self.at = number + made
        return made

    def _shows(self, state: State, action: int, seen: list[Json]) -> bool:
        """Whether the decision has shown the seat something: in other worlds it would have seen something else."""
        rng = random.Random(f"{self.seed} {self.seat} {len(self.steps)} peek")
        for _ in range(PEEKS):
            world = state.sample(self.seat, rng)
            found = self._seen(world, action)
            while self._is_asked(world):
                found += self._seen(world, world.parse(self.manners.passing))
            if found != seen:
                return True
        return False

    def _differs(self, state: State, action: int) -> bool:
        """Whether the seat saw what chance decided, not only that it did."""
        seen = self._seen(state.clone(), action)
        return any(self._seen(state.clone(), other) != seen for other, _ in state.chances() if other != action)

    def _is_asked(self, state: State) -> bool:
        """Whether somebody else is asked for an answer."""
        return state.actor not in (CHANCE, OVER, self.seat) and answers.is_answer(self.manners, state)

    def _lets_pass(self, state: State, action: int) -> bool:
        return state.text(action) == self.manners.passing

    def _seen(self, state: State, action: int) -> list[Json]:
        """Decide this, and what the seat sees of it."""
        events: list[Event] = []
        state.apply(action, events)
        return [told for event in events if (told := event.seen_by(self.seat)) is not None]


# What they are worth


def effort(game: str) -> Effort:
    if not rostra.compiled():
        return UNCOMPILED
    levels = titles.part(game, "bots.levels")
    return Effort(*getattr(levels, "REVIEW_EFFORT", USUAL))


def _weigh(game: str, plan: ReviewPlan, step: Step, seed: str, worlds: int) -> Weighed:
    state = plan.states[step.number]
    seat = step.seat
    mark = f"{seed} {seat} {step.order}"
    rng = random.Random(mark)
    if step.kind != "decision":
        if state.actor == OVER:
            outcome = state.outcome()
            assert outcome is not None
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            return Weighed(seat, step.kind, step.number, won, 0.0)
        foresight = bots.foresight(game, rng.getrandbits(60))
        chance, error = _mean([foresight.chance(state.sample(seat, rng), seat) for _ in range(worlds)])
        return Weighed(seat, step.kind, step.number, chance, error)
    better = _bots_choice(game, state, step.action, random.Random(f"{mark} bot"))
    foresight = bots.foresight(game, rng.getrandbits(60))
    chances, others = [], []
    for _ in range(worlds):
        world = state.sample(seat, rng)
        if better != step.action:
            other = world.clone()
            other.apply(better)
            others.append(foresight.chance(other, seat))
        world.apply(step.action)
        chances.append(foresight.chance(world, seat))
    chance, error = _mean(chances)
    bot_chance, bot_error = chance, 0.0
    if others:
        bot_chance, _ = _mean(others)
        bot_error = _mean([one - other for one, other in zip(chances, others)])[1]
    return Weighed(
        seat, step.kind, step.number, chance, error, state.text(step.action), state.text(better), bot_chance, bot_error
    )


def _bots_choice(game: str, state: State, action: int, rng: random.Random) -> int:
    """What the bot would have done. If it likes nothing better than what was done, that."""
    budget = bots.Budget(simulations=effort(game).simulations)
    choice = bots.decide(bots.load(game, bots.level(game, bots.LEVELS[-1])), state, rng, budget)
    best = choice.thoughts[0].value
    alike = any(thought.action == action and thought.value >= best for thought in choice.thoughts)
    return action if alike else choice.action


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    return mean, standard_error(values, mean)
