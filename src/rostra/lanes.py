"""Many games side by side, each in its lane: the loop of ``rostra.batch``, without numpy so that it can be compiled.

A step decides once in every lane and goes on to the next decision of a seat: chance is drawn from the lane's own dice,
a game that is over begins anew. What is written down for it (``observations``, ``masks``) is made afresh at every
step: whoever keeps an older one keeps it unchanged.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.caesar import Caesar
from rostra.caesar.actions import LINES
from rostra.caesar.choices import MOST as MOST_IN_CAESAR
from rostra.caesar.choices import choices as choices_in_caesar
from rostra.caesar.playout import random_choice as chance_in_caesar
from rostra.caesar.state import State as CaesarState
from rostra.caesar.turn import decide as decide_in_caesar
from rostra.dice import Dice
from rostra.features.caesar.numbers import CaesarFeatures, lead
from rostra.features.nero.numbers import NeroFeatures
from rostra.game import CHANCE, OVER, Game, State
from rostra.nero import Nero
from rostra.nero.choices import MOST as MOST_IN_NERO
from rostra.nero.choices import choices as choices_in_nero
from rostra.nero.playout import random_choice as chance_in_nero
from rostra.nero.scoring import winners as winners_in_nero
from rostra.nero.state import State as NeroState
from rostra.nero.table import bit
from rostra.nero.turn import decide as decide_in_nero

MOST: Final = max(MOST_IN_CAESAR, MOST_IN_NERO)  # legal ids at once


class Lanes:
    """Either the tables or the boards are used, as many as there are seeds for their dice."""

    def __init__(self, game: Game, seeds: list[int], chooser: int, skip_forced: bool) -> None:
        self.number: i64 = len(seeds)
        self.skip_forced: bool = skip_forced
        self.is_caesar: bool = isinstance(game, Caesar)
        self.dice: list[Dice] = [Dice(seed) for seed in seeds]
        self.chooser: Dice = Dice(chooser)  # for random_actions only, so that asking for them changes no chance
        self.tables: list[CaesarState] = []
        self.boards: list[NeroState] = []
        self.features_of_caesar: CaesarFeatures | None = None
        self.features_of_nero: NeroFeatures | None = None
        self.lines: list[str] = []
        if isinstance(game, Caesar):
            caesar = CaesarFeatures()
            self.features_of_caesar = caesar
            self.lines = LINES
            self.width: i64 = caesar.size
            self.new_table: CaesarState = game.new()
            self.tables = [self.new_table.clone() for _ in seeds]
        elif isinstance(game, Nero):
            nero = NeroFeatures(game.box)
            self.features_of_nero = nero
            self.lines = game.box.lines
            self.width = nero.size
            self.new_board: NeroState = game.new()
            self.boards = [self.new_board.clone() for _ in seeds]
        else:
            raise TypeError(f"{game!r} is not a game of rostra.load")
        self.how_many: i64 = len(self.lines)
        self.paper: vec[i64] = vec[i64]([0] * MOST)
        self.ids: vec[i64] = vec[i64]([0] * (len(seeds) * MOST))  # the legal ids of every lane,
        self.listed: vec[i64] = vec[i64]([0] * len(seeds))  # and how many they are
        self._begin_step()
        for lane in range(self.number):
            self._go_on(lane)
            self._show(lane)

    def _begin_step(self) -> None:
        self.observations: vec[u8] = vec[u8]([0] * (self.number * self.width))
        self.masks: vec[u8] = vec[u8]([0] * (self.number * self.how_many))
        self.actors: vec[i64] = vec[i64]([0] * self.number)
        self.winners: vec[i64] = vec[i64]([0] * self.number)  # of the game that has just ended, a bit for each seat

    def step(self, actions: list[int]) -> None:
        """Decide once in every lane, unless one of the actions is not legal: then nothing happens at all."""
        self._check(actions)
        self._begin_step()
        for lane in range(self.number):
            self._decide(lane, actions[lane])
            self._go_on(lane)
            self._show(lane)

    def random_actions(self) -> vec[i64]:
        """A legal action for every lane, each as likely as the others."""
        chosen = vec[i64]([0] * self.number)
        ids = self.ids
        for lane in range(self.number):
            chosen[lane] = ids[lane * MOST + self.chooser.below(self.listed[lane])]
        return chosen

    def legal(self, lane: int) -> list[int]:
        first: i64 = lane * MOST
        found: list[int] = []
        for i in range(first, first + self.listed[lane]):
            found.append(self.ids[i])
        return found

    def state(self, lane: int) -> State:
        """A copy of the game in a lane."""
        if self.is_caesar:
            return self.tables[lane].clone()
        return self.boards[lane].clone()

    def _check(self, actions: list[int]) -> None:
        if len(actions) != self.number:
            raise ValueError(f"{len(actions)} actions for {self.number} lanes: one for each lane would be right")
        masks = self.masks
        how_many: int = self.how_many  # of Python's own: what is compared with it may be of any size
        for lane in range(self.number):
            action = actions[lane]
            if not 0 <= action < how_many:
                raise ValueError(
                    f"lane {lane}: action {action}: no such id, they go from 0 to {self.how_many - 1}; "
                    f"legal are {self._told(lane)}"
                )
            if masks[lane * self.how_many + action] == u8(0):
                raise ValueError(
                    f"lane {lane}: action {action} ({self.lines[action]}) is not legal now; "
                    f"legal are {self._told(lane)}"
                )

    def _told(self, lane: int) -> str:
        return ", ".join([f"{action} ({self.lines[action]})" for action in self.legal(lane)])

    def _decide(self, lane: i64, action: i64) -> None:
        if self.is_caesar:
            table = self.tables[lane]
            table.plies += 1
            decide_in_caesar(table, action, None)
        else:
            board = self.boards[lane]
            board.plies += 1
            decide_in_nero(board, action, None)

    def _go_on(self, lane: i64) -> None:
        """On to the next decision of a seat, and note what is legal there."""
        paper = self.paper
        while True:
            actor: i64 = 0
            if self.is_caesar:
                actor = self.tables[lane].actor
            else:
                actor = self.boards[lane].actor
            if actor == CHANCE:
                self._draw(lane)
                continue
            if actor == OVER:
                self._begin_anew(lane)
                continue
            number: i64 = 0
            if self.is_caesar:
                number = choices_in_caesar(self.tables[lane], paper)
            else:
                number = choices_in_nero(self.boards[lane], paper)
            if number == 1 and self.skip_forced:
                self._decide(lane, paper[0])
                continue
            self.actors[lane] = actor
            self._note_legal(lane, number)
            return

    def _note_legal(self, lane: i64, number: i64) -> None:
        paper = self.paper
        ids = self.ids
        masks = self.masks
        first = lane * self.how_many
        self.listed[lane] = number
        for i in range(number):
            action = paper[i]
            ids[lane * MOST + i] = action
            masks[first + action] = u8(1)

    def _draw(self, lane: i64) -> None:
        """Chance decides."""
        if self.is_caesar:
            self._decide(lane, chance_in_caesar(self.tables[lane], self.paper, self.dice[lane]))
        else:
            self._decide(lane, chance_in_nero(self.boards[lane], self.paper, self.dice[lane]))

    def _begin_anew(self, lane: i64) -> None:
        """Note who has won; then the next game."""
        won: i64 = 0
        if self.is_caesar:
            ahead = lead(self.tables[lane])
            if ahead >= 0:
                won = 1
            if ahead <= 0:
                won |= 2
            self.tables[lane] = self.new_table.clone()
        else:
            for seat in winners_in_nero(self.boards[lane]):
                won |= bit(seat)
            self.boards[lane] = self.new_board.clone()
        self.winners[lane] = won

    def _show(self, lane: i64) -> None:
        actor = self.actors[lane]
        if self.features_of_caesar is not None:
            self.features_of_caesar.fill(self.tables[lane], actor, self.observations, lane * self.width)
        elif self.features_of_nero is not None:
            self.features_of_nero.fill(self.boards[lane], actor, self.observations, lane * self.width)
