"""What every bot is: it gets a world of its seat, a random generator and a budget, and answers with a choice.

A **world** is a state made by ``state.sample(seat, rng)``: what the seat knows is true in it, everything else is made
up. The seat is ``world.actor``. A bot that needs more worlds asks the one it has: ``world.sample(world.actor,
rng)`` makes another that agrees with the same knowledge. So no bot can see or change the true state.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from rostra.game import Rng, State

MOST: Final = 10**9
"""The most seconds or simulations: nobody would wait for more."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, simulations, or whichever of the two is used up first.

    Examples:
        >>> Budget(seconds=0.5)
        Budget(seconds=0.5, simulations=None, stop=None)
    """

    seconds: float | None = None
    """Seconds for a decision; None if only simulations count."""
    simulations: int | None = None
    """Simulations for a decision; the same number gives the same choice."""
    stop: Callable[[], bool] | None = None
    """Called now and then, so it must be fast. Once it returns True, the bot answers with the best so far."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise ValueError("budget: give seconds, simulations or both")
        seconds: object = self.seconds
        if seconds is not None:
            if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
                raise ValueError(f"budget: seconds must be a number, not {seconds!r}")
            if not 0 < seconds <= MOST:
                raise ValueError(f"budget: seconds must be more than 0 and at most {MOST}, not {seconds!r}")
        simulations: object = self.simulations
        if simulations is not None:
            if isinstance(simulations, bool) or not isinstance(simulations, int):
                raise ValueError(f"budget: simulations must be a whole number, not {simulations!r}")
            if not 1 <= simulations <= MOST:
                raise ValueError(f"budget: simulations must be from 1 to {MOST}, not {simulations!r}")


@dataclass(frozen=True, slots=True)
class Thought:
    """One candidate and what the bot thinks of it. What a bot cannot tell is None."""

    action: int
    """The candidate."""
    value: float
    """Compares the candidates of one choice: more is better, and the unit is the bot's own."""
    visits: int | None = None
    """How often a search tried it."""
    points: float | None = None
    """How many points ahead of the best other player a search expects to be in the end."""
    win_chance: float | None = None
    """The chance to win, from 0 to 1."""
    reason: str | None = None
    """A message id of ``locales/`` that says what it is good for."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot decides, and its thoughts about all candidates, the best first."""

    action: int
    """One of ``world.actions()``."""
    thoughts: tuple[Thought, ...]
    """The candidates with what the bot thinks of each; may be empty."""


class Bot(Protocol):
    """A bot remembers nothing between two decisions: each may be made in another process, which loads it by name."""

    @property
    def name(self) -> str:
        """What the bot is called. A bot of another package needs none: it is named where it is declared."""
        ...

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        """Decide for ``world.actor``. The world belongs to the bot: it may change it."""
        ...


World = TypeVar("World", bound=State, contravariant=True)
"""The states of one game."""


class Foresight(Protocol[World]):
    """Judges single worlds, as a search does where its tree ends."""

    def chance(self, world: World, seat: int, /) -> float:
        """The chance of a seat to win. The world is used up."""
        ...


def usual(bot: Bot) -> Budget:
    """How long this bot thinks if nobody says otherwise: its own ``usual``, or one second."""
    own = getattr(bot, "usual", None)
    return own if isinstance(own, Budget) else Budget(seconds=1)


def decide(bot: Bot, state: State, rng: Rng, budget: Budget) -> Choice:
    """The bot's choice for the seat that decides now. The bot gets a world of that seat, never ``state`` itself."""
    seat = state.actor
    if seat < 0:
        raise ValueError("decide: no seat decides now; it is chance's turn or the game is over")
    choice = bot.choose(state.sample(seat, rng), rng, budget)
    name = getattr(bot, "name", type(bot).__name__)  # plug-ins are named where they are declared
    if not isinstance(choice, Choice):
        raise ValueError(f"bot {name!r}: answered with a {type(choice).__name__}; right is a Choice(action, thoughts)")
    if choice.action not in state.actions():
        raise ValueError(f"bot {name!r}: chose {choice.action}, which is not legal now")
    return choice


def best_of(values: dict[int, float], rng: Rng, reasons: dict[int, str] | None = None) -> Choice:
    """The candidate with the highest value; if there are several, a random one of them."""
    if not values:
        raise ValueError("a choice needs at least one candidate")
    highest = max(values.values())
    best = [action for action, value in values.items() if value == highest]
    chosen = best[(rng.getrandbits(64) * len(best)) >> 64]
    rest = sorted((action for action in values if action != chosen), key=lambda action: -values[action])
    why = reasons or {}
    return Choice(chosen, tuple(Thought(a, values[a], reason=why.get(a)) for a in [chosen, *rest]))
