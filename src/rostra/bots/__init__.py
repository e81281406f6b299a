"""Bots: programs that play a seat. ``load`` one, and let it ``decide``.

bot = bots.load("caesar", "legatus")
choice = bots.decide(bot, state, rng, bots.usual(bot))
state.apply(choice.action)
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rostra.bots.bot import Bot, Budget, Choice, Foresight, Thought, decide, usual
from rostra.bots.caesar.foresight import Foresight as CaesarForesight
from rostra.bots.caesar.levels import searcher as caesar_searcher
from rostra.bots.caesar.miles import Miles as CaesarMiles
from rostra.bots.nero.foresight import Foresight as NeroForesight
from rostra.bots.nero.levels import searcher as nero_searcher
from rostra.bots.nero.miles import Miles as NeroMiles
from rostra.bots.random_bot import RandomBot
from rostra.bots.tiro import Tiro

__all__ = [
    "COMPANION",
    "Bot",
    "Budget",
    "Choice",
    "Foresight",
    "Thought",
    "decide",
    "foresight",
    "load",
    "names",
    "usual",
]  # fmt: skip

COMPANION: Final = "centurio"
"""The bot of those who did not choose one: worth beating, and nobody waits for it."""


def _levels(miles: Callable[[], Bot], searcher: Callable[[str, float], Bot]) -> dict[str, Callable[[], Bot]]:
    """From the weakest to the strongest; those who search with the seconds they usually take."""
    return {
        "random": RandomBot,
        "tiro": lambda: Tiro(miles()),
        "miles": miles,
        "centurio": partial(searcher, "centurio", 0.1),
        "legatus": partial(searcher, "legatus", 1.0),
        "imperator": partial(searcher, "imperator", 5.0),
    }


_BOTS: Final = {
    "caesar": _levels(CaesarMiles, caesar_searcher),
    "nero": _levels(NeroMiles, nero_searcher),
}


_FORESIGHTS: Final[dict[str, Callable[[int], Foresight[Any]]]] = {"caesar": CaesarForesight, "nero": NeroForesight}


def names(game_name: str) -> tuple[str, ...]:
    """The bots of a game, the weakest first."""
    return tuple(_bots_of(game_name))


def load(game_name: str, bot_name: str) -> Bot:
    """A bot by name; a ValueError says what is wrong and what there is."""
    bots = _bots_of(game_name)
    if bot_name not in bots:
        raise ValueError(f"bot {bot_name!r}: {game_name} has no such bot; there are {', '.join(bots)}")
    return bots[bot_name]()


def foresight(game_name: str, seed: int) -> Foresight[Any]:
    """Who judges worlds of a game."""
    _bots_of(game_name)
    return _FORESIGHTS[game_name](seed)


def _bots_of(game_name: str) -> dict[str, Callable[[], Bot]]:
    if game_name not in _BOTS:
        raise ValueError(f"game {game_name!r}: there are no bots for it; there are for {', '.join(_BOTS)}")
    return _BOTS[game_name]
