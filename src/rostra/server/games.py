"""The games there are, with their options, bots and notation."""

from functools import cache

import structlog

from rostra import bots, titles
from rostra.game import Game
from rostra.server.protocol import GameInfo, MatchGame

log = structlog.get_logger()


@cache
def all_games() -> list[GameInfo]:
    """The games that can be played here. A broken title of another package is left out; the log says why."""
    for name in titles.names():
        if name not in titles.playable():
            log.error("broken title", title=name, why=titles.problem(name))
    return [_info(name) for name in titles.playable()]


def match_game(game: Game) -> MatchGame:
    title = titles.get(game.name)
    board = title.board_of(game) if title.board_of is not None else title.board() if title.board is not None else None
    return MatchGame(list(game.lines), board)


def _info(name: str) -> GameInfo:
    title = titles.get(name)
    game = titles.load(name, {})
    options = {option.name: option.words for option in title.options if option.offered}
    return GameInfo(
        name, list(game.seats), options, list(bots.names(name)), bots.level(name, bots.COMPANION), list(game.lines)
    )
