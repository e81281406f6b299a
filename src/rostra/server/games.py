"""The games there are, with their options, bots and notation."""

from functools import cache
from typing import Final

import rostra
from rostra import bots
from rostra.caesar.options import CHOICES as CAESAR
from rostra.nero.options import CHOICES as NERO
from rostra.server.protocol import GameInfo

_CHOICES: Final = {"caesar": CAESAR, "nero": NERO}
_NOT_OFFERED: Final = ("size", "rules")  # the mini game is for programs, old rules for games that began under them


@cache
def all_games() -> list[GameInfo]:
    return [_info(name) for name in rostra.GAMES]


def _info(name: str) -> GameInfo:
    game = rostra.load(name)
    state = game.new()
    lines: list[str] = []
    try:
        while True:
            lines.append(state.text(len(lines)))
    except ValueError:  # the table of actions ends here
        pass
    options = {option: list(choices) for option, choices in _CHOICES[name].items() if option not in _NOT_OFFERED}
    return GameInfo(name, list(game.seats), options, list(bots.names(name)), bots.COMPANION, lines)
