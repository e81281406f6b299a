"""Many games of Caesar & Cleopatra side by side."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.caesar import Caesar
from rostra.caesar.choices import MAX_CHOICES, choices
from rostra.caesar.playout import random_choice
from rostra.caesar.state import State
from rostra.caesar.turn import decide
from rostra.dice import Dice
from rostra.features.caesar.numbers import CaesarFeatures, lead
from rostra.features.lane_games import LaneGames
from rostra.game import Game


class CaesarLanes(LaneGames):
    def __init__(self, game: Caesar, number: int) -> None:
        self.features: CaesarFeatures = CaesarFeatures()
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
        ahead = lead(self.tables[lane])
        won: i64 = 0
        if ahead >= 0:
            won = 1
        if ahead <= 0:
            won |= 2
        return won

    def begin(self, lane: i64) -> None:
        self.tables[lane] = self.new.clone()

    def fill(self, lane: i64, seat: i64, out: vec[u8], at: i64) -> None:
        self.features.fill(self.tables[lane], seat, out, at)

    def state(self, lane: int) -> State:
        return self.tables[lane].clone()


def lanes_of(game: Game, number: int) -> CaesarLanes:
    assert isinstance(game, Caesar)
    return CaesarLanes(game, number)
