"""Who decides for a bot when no process of the bots answers: ``miles``, in a thread of this process.

It needs nothing that could be missing. There is one thread, for one decision after the other: rules of thumb take a
millisecond, at most some thirty. The loop goes on meanwhile: Python changes threads every five milliseconds, and no
single call into the engine takes as long.
"""

import asyncio
import random
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from rostra import bots
from rostra.game import Game

_THREAD: Final = ThreadPoolExecutor(1, "stand-in")


async def line(game: Game, actions: list[int], bot: str) -> str:
    """What the bot plays after these decisions; it must be one that needs no time."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, _decide, game, actions, bot)


def _decide(game: Game, actions: list[int], bot: str) -> str:
    state = game.new()
    for action in actions:
        state.apply(action)
    rng = random.Random(secrets.randbits(128))
    choice = bots.decide(bots.load(game.name, bot), state, rng, bots.Budget(simulations=1))
    return state.text(choice.action)
