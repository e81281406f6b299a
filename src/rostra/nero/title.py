"""Nero as the rooms know it."""

from typing import Final

from rostra.game import Game, Json, Title
from rostra.nero import Nero
from rostra.nero.data.board import board, printed
from rostra.nero.data.files import read
from rostra.nero.events import EVENTS
from rostra.nero.options import FILES, OPTIONS, settled_under
from rostra.nero.table_manners import MANNERS


def make(options: Json, rules: int) -> Game:
    maps = read("map", options.get("map"), rules)
    return Nero(settled_under(options, rules), rules, maps, read("deck", options.get("deck"), rules))


def board_of(game: Game) -> Json:
    assert isinstance(game, Nero)
    return printed(game.box.map, game.box.deck)


TITLE: Final = Title(
    name="nero",
    long_name="Nero",
    players=(3, 4),
    options=OPTIONS,
    rules={
        1: "the first",
        2: "another deck",
        3: "another deck",
        4: "forces take up as many as they like; more candidates; an attack needs a card; cards can leave the game",
    },
    files=FILES,
    endings=("control", "rounds"),
    score_items=("battles", "emperor", "rome", "areas", "italy"),
    kinds={
        "card": "card",
        "cards": "card",
        "seat": "seat",
        "seats": "seat",
        "opponent": "seat",
        "opener": "seat",
        "target": "seat",
        "enemy": "seat",
        "province": "province",
        "other": "province",
        "here": "province",
        "there": "province",
        "home": "province",
        "area": "area",
        "rank": "rank",
    },
    events=EVENTS,
    manners=MANNERS,
    make=make,
    board=board,
    board_of=board_of,
)
