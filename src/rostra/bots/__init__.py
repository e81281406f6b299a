"""Bots: programs that play a seat. ``load`` one, and let it ``decide``.

Examples:
    >>> import random, rostra
    >>> from rostra import bots
    >>> state, rng = rostra.load("caesar").new(), random.Random(1)
    >>> while state.actor == rostra.CHANCE:
    ...     action = rostra.play(state, rng)
    >>> bot = bots.load("caesar", "miles")
    >>> choice = bots.decide(bot, state, rng, bots.usual(bot))
    >>> state.apply(choice.action)

Other packages bring bots of their own, as entry points of the group ``rostra.bots``.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rostra import titles
from rostra.bots.bot import Bot, Budget, Choice, Foresight, Thought, decide, usual
from rostra.bots.plugins import Failed, Plugin, Plugins
from rostra.bots.random_bot import RandomBot, RandomPlay

__all__ = [
    "AT_ONCE",
    "COMPANION",
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "Failed",
    "Foresight",
    "Thought",
    "decide",
    "foresight",
    "has",
    "level",
    "load",
    "names",
    "plugin",
    "teacher",
    "usual",
    "usual_of",
]  # fmt: skip

COMPANION: Final = "centurio"
"""The bot for players who did not choose one: good enough to be worth beating, and fast."""


_SECONDS: Final = {"centurio": 0.1, "legatus": 1.0, "imperator": 5.0}
"""The levels that search, and how long they usually think."""

AT_ONCE: Final = ("random", "tiro", "miles")
"""The levels that do not search: however much time they have, they decide in milliseconds."""

LEVELS: Final = (*AT_ONCE, *_SECONDS)
"""Rostra's own levels, the weakest first: the same in every game that has its own bots."""


# Taken names: "human" is a person in a record, "none" an empty seat in the settings of a match.
_PLUGINS = Plugins(titles.names, (*LEVELS, "human", "none"))


def names(game_name: str) -> tuple[str, ...]:
    """The bots of a game: the levels, the weakest first, then those of other packages.

    Examples:
        >>> names("caesar")[:6]
        ('random', 'tiro', 'miles', 'centurio', 'legatus', 'imperator')
    """
    return (*_levels_of(game_name), *_PLUGINS.names(game_name))


def has(game_name: str, bot_name: str) -> bool:
    """Whether a game has this bot. No other bot is imported to find out."""
    return bot_name in _levels_of(game_name) or plugin(game_name, bot_name) is not None


def load(game_name: str, bot_name: str) -> Bot:
    """A bot by name. A ValueError says what is wrong, and which bots there are."""
    levels = _levels_of(game_name)
    if bot_name in levels:
        return levels[bot_name]()
    found = plugin(game_name, bot_name)
    if found is None:
        raise ValueError(f"bot {bot_name!r}: {game_name} has no such bot; there are {', '.join(names(game_name))}")
    return found.load()


def plugin(game_name: str, bot_name: str) -> Plugin | None:
    """What is known of a bot of another package; None if there is none of this name."""
    return None if bot_name in _levels_of(game_name) else _PLUGINS.find(game_name, bot_name)


def usual_of(game_name: str, bot_name: str) -> Budget:
    """How long a bot thinks if nobody says otherwise. A bot of another package, which may be large, is not loaded."""
    found = plugin(game_name, bot_name)
    return usual(load(game_name, bot_name)) if found is None else found.usual


def level(game_name: str, wanted: str) -> str:
    """The level of this name, or the strongest that the game has instead."""
    levels = _levels_of(game_name)
    return wanted if wanted in levels else tuple(levels)[-1]


def teacher(game_name: str) -> Bot:
    """The bot that judges by rules of thumb and can tell why: ``miles`` without noise, if the game has it."""
    own = titles.part(game_name, "bots.levels")
    bot: Bot = RandomBot() if own is None else own.teacher()
    return bot


def foresight(game_name: str, seed: int) -> Foresight[Any]:
    """What judges the worlds of a game, for reviews."""
    own = titles.part(game_name, "bots.levels")
    judge: Foresight[Any] = RandomPlay(seed) if own is None else own.foresight(seed)
    return judge


def _levels_of(game_name: str) -> dict[str, Callable[[], Bot]]:
    """From the weakest to the strongest; ``random`` plays every game."""
    own = titles.part(game_name, "bots.levels")
    if own is None:
        return {"random": RandomBot}
    searchers = {name: partial(own.searcher, name, seconds) for name, seconds in _SECONDS.items()}
    return {"random": RandomBot, "tiro": own.tiro, "miles": own.miles, **searchers}
