"""Bots: programs that play a seat. ``load`` one, and let it ``decide``.

bot = bots.load("caesar", "miles")
choice = bots.decide(bot, state, rng, bots.Budget(seconds=1))
state.apply(choice.action)
"""

from collections.abc import Callable
from typing import Final

from rostra.bots.bot import Bot, Budget, Choice, Thought, decide
from rostra.bots.caesar.miles import Miles as CaesarMiles
from rostra.bots.nero.miles import Miles as NeroMiles
from rostra.bots.random_bot import RandomBot

__all__ = ["Bot", "Budget", "Choice", "Thought", "decide", "load", "names"]

# One line a bot, from the weakest to the strongest.
_BOTS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "caesar": {
        "random": RandomBot,
        "miles": CaesarMiles,
    },
    "nero": {
        "random": RandomBot,
        "miles": NeroMiles,
    },
}


def names(game_name: str) -> tuple[str, ...]:
    """The bots of a game, the weakest first."""
    return tuple(_bots_of(game_name))


def load(game_name: str, bot_name: str) -> Bot:
    """A bot by name; a ValueError says what is wrong and what there is."""
    bots = _bots_of(game_name)
    if bot_name not in bots:
        raise ValueError(f"bot {bot_name!r}: {game_name} has no such bot; there are {', '.join(bots)}")
    return bots[bot_name]()


def _bots_of(game_name: str) -> dict[str, Callable[[], Bot]]:
    if game_name not in _BOTS:
        raise ValueError(f"game {game_name!r}: there are no bots for it; there are for {', '.join(_BOTS)}")
    return _BOTS[game_name]
