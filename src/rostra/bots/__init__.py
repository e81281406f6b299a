"""Bots: programs that play a seat. ``load`` one, and let it ``decide``.

bot = bots.load("caesar", "legatus")
choice = bots.decide(bot, state, rng, bots.usual(bot))
state.apply(choice.action)

Other packages bring bots of their own: plugins.py.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rostra.bots.bot import Bot, Budget, Choice, Foresight, Thought, decide, usual
from rostra.bots.caesar import levels as caesar_levels
from rostra.bots.caesar.lookahead import Foresight as CaesarForesight
from rostra.bots.caesar.miles import Miles as CaesarMiles
from rostra.bots.nero import levels as nero_levels
from rostra.bots.nero.lookahead import Foresight as NeroForesight
from rostra.bots.nero.miles import Miles as NeroMiles
from rostra.bots.plugins import Failed, Plugin, Plugins
from rostra.bots.random_bot import RandomBot

__all__ = [
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
    "load",
    "names",
    "plugin",
    "teacher",
    "usual",
    "usual_of",
]  # fmt: skip

COMPANION: Final = "centurio"
"""The bot of those who did not choose one: worth beating, and nobody waits for it."""


def _levels(
    tiro: Callable[[], Bot], miles: Callable[[], Bot], searcher: Callable[[str, float], Bot]
) -> dict[str, Callable[[], Bot]]:
    """From the weakest to the strongest; those who search with the seconds they usually take."""
    return {
        "random": RandomBot,
        "tiro": tiro,
        "miles": miles,
        "centurio": partial(searcher, "centurio", 0.1),
        "legatus": partial(searcher, "legatus", 1.0),
        "imperator": partial(searcher, "imperator", 5.0),
    }


_BOTS: Final = {
    "caesar": _levels(caesar_levels.tiro, caesar_levels.miles, caesar_levels.searcher),
    "nero": _levels(nero_levels.tiro, nero_levels.miles, nero_levels.searcher),
}

LEVELS: Final = tuple(_BOTS["caesar"])
"""Rostra's own, the weakest first: the same in every game."""

# "human" is a person in a record, "none" nobody in the settings of a match
_PLUGINS = Plugins(tuple(_BOTS), (*LEVELS, "human", "none"))

_TEACHERS: Final[dict[str, Callable[[], Bot]]] = {"caesar": CaesarMiles, "nero": NeroMiles}

_FORESIGHTS: Final[dict[str, Callable[[int], Foresight[Any]]]] = {"caesar": CaesarForesight, "nero": NeroForesight}


def names(game_name: str) -> tuple[str, ...]:
    """The bots of a game: the levels, the weakest first, then those of other packages."""
    return (*_levels_of(game_name), *_PLUGINS.names(game_name))


def has(game_name: str, bot_name: str) -> bool:
    """Whether a game has this bot; no other one is imported to find out."""
    return bot_name in _levels_of(game_name) or plugin(game_name, bot_name) is not None


def load(game_name: str, bot_name: str) -> Bot:
    """A bot by name; a ValueError says what is wrong and what there is."""
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
    """How long a bot thinks if nobody says otherwise. One of another package is not made for that: it may be large."""
    found = plugin(game_name, bot_name)
    return usual(load(game_name, bot_name)) if found is None else found.usual


def teacher(game_name: str) -> Bot:
    """Who judges by rules of thumb and can tell why: ``miles`` without doubts."""
    _levels_of(game_name)
    return _TEACHERS[game_name]()


def foresight(game_name: str, seed: int) -> Foresight[Any]:
    """Who judges worlds of a game."""
    _levels_of(game_name)
    return _FORESIGHTS[game_name](seed)


def _levels_of(game_name: str) -> dict[str, Callable[[], Bot]]:
    if game_name not in _BOTS:
        raise ValueError(f"game {game_name!r}: there are no bots for it; there are for {', '.join(_BOTS)}")
    return _BOTS[game_name]
