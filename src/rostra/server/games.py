"""The games there are, with their options, bots and notation."""

from functools import cache

from rostra import bots, titles
from rostra.server.protocol import GameInfo


@cache
def all_games() -> list[GameInfo]:
    return [_info(name) for name in titles.names()]


def _info(name: str) -> GameInfo:
    title = titles.get(name)
    game = titles.load(name, {})
    options = {option.name: list(map(str, option.values)) for option in title.options if option.offered}
    return GameInfo(name, list(game.seats), options, list(bots.names(name)), bots.COMPANION, list(game.lines))
