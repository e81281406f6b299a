"""Many games of Nero side by side."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.dice import Dice
from rostra.features.lane_games import LaneGames
from rostra.features.nero.numbers import NeroFeatures
from rostra.game import Game
from rostra.nero import Nero
from rostra.nero.choices import MAX_CHOICES, choices
from rostra.nero.playout import random_choice
from rostra.nero.scoring import winners
from rostra.nero.state import State
from rostra.nero.table import bit
from rostra.nero.turn import decide


class NeroLanes(LaneGames):
    def __init__(self, game: Nero, number: int) -> None:
        self.features: NeroFeatures = NeroFeatures(game.box)
        super().__init__(self.features.size, MAX_CHOICES)
        self.new: State = game.new()
        self.tables: list[State] = [self.new.clone() for _ in range(number)]

    def actor(self, lane: i64) -> i64:
        return self.tables[lane].actor

    def decide(self, lane: i64, action: i64) -> None:
        table = self.tables[lane]
        table.plies += 1
        decide(table, action, None)

    def choices(self, lane: i64) -> i64:
        return choices(self.tables[lane], self.legal_ids)

    def chance(self, lane: i64, dice: Dice) -> i64:
        return random_choice(self.tables[lane], self.legal_ids, dice)

    def winners(self, lane: i64) -> i64:
        won: i64 = 0
        for seat in winners(self.tables[lane]):
            won |= bit(seat)
        return won

    def begin(self, lane: i64) -> None:
        self.tables[lane] = self.new.clone()

    def fill(self, lane: i64, seat: i64, out: vec[u8], at: i64) -> None:
        self.features.fill(self.tables[lane], seat, out, at)

    def state(self, lane: int) -> State:
        return self.tables[lane].clone()


def lanes_of(game: Game, number: int) -> NeroLanes:
    assert isinstance(game, Nero)
    return NeroLanes(game, number)
