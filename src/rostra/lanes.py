"""Many games side by side, each in its lane: the loop of ``rostra.batch``, without numpy so that it can be compiled.

A step decides once in every lane and goes on to the next decision of a seat: chance is drawn from the lane's own dice,
a game that is over begins anew. What is written down for it (``observations``, ``masks``) is made afresh at every
step: whoever keeps an older one keeps it unchanged.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra import features, titles
from rostra.dice import Dice
from rostra.features import Features
from rostra.features.lane_games import LaneGames
from rostra.game import CHANCE, OVER, Game, State


class AnyLanes(LaneGames):
    """The games of a title that brings no lanes of its own, through the contract."""

    def __init__(self, game: Game, number: int) -> None:
        self.features: Features | None = features.of(game) if features.has(game.name) else None
        super().__init__(0 if self.features is None else self.features.size, len(game.lines))
        self.new: State = game.new()
        self.states: list[State] = [self.new.clone() for _ in range(number)]

    def actor(self, lane: i64) -> i64:
        return self.states[lane].actor

    def decide(self, lane: i64, action: i64) -> None:
        self.states[lane].apply(action)

    def choices(self, lane: i64) -> i64:
        paper = self.paper
        number: i64 = 0
        for action in self.states[lane].actions():
            paper[number] = action
            number += 1
        return number

    def chance(self, lane: i64, dice: Dice) -> i64:
        chances = self.states[lane].chances()
        at = dice.below(sum([weight for _, weight in chances]))
        for action, weight in chances:
            at -= weight
            if at < 0:
                return action
        raise ValueError("chances: nothing to choose from")

    def winners(self, lane: i64) -> i64:
        outcome = self.states[lane].outcome()
        won = 0
        if outcome is not None:
            for seat in outcome.winners:
                won |= 1 << seat
        return won

    def begin(self, lane: i64) -> None:
        self.states[lane] = self.new.clone()

    def fill(self, lane: i64, seat: i64, out: vec[u8], at: i64) -> None:
        if self.features is not None:
            self.features.write(self.states[lane], seat, out, at)

    def state(self, lane: int) -> State:
        return self.states[lane].clone()


def games_of(game: Game, number: int) -> LaneGames:
    own = titles.part(game.name, "features.lanes")
    if own is None:
        return AnyLanes(game, number)
    games: LaneGames = own.lanes_of(game, number)
    return games


class Lanes:
    """As many games as there are seeds for their dice."""

    def __init__(self, game: Game, seeds: list[int], chooser: int, skip_forced: bool) -> None:
        self.number: i64 = len(seeds)
        self.skip_forced: bool = skip_forced
        self.dice: list[Dice] = [Dice(seed) for seed in seeds]
        self.chooser: Dice = Dice(chooser)  # for random_actions only, so that asking for them changes no chance
        self.games: LaneGames = games_of(game, len(seeds))
        self.lines: list[str] = list(game.lines)
        self.how_many: i64 = len(self.lines)
        self.width: i64 = self.games.size
        self.most: i64 = self.games.most
        self.ids: vec[i64] = vec[i64]([0] * (self.number * self.most))  # the legal ids of every lane,
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
            self.games.decide(lane, actions[lane])
            self._go_on(lane)
            self._show(lane)

    def random_actions(self) -> vec[i64]:
        """A legal action for every lane, each as likely as the others."""
        chosen = vec[i64]([0] * self.number)
        ids = self.ids
        for lane in range(self.number):
            chosen[lane] = ids[lane * self.most + self.chooser.below(self.listed[lane])]
        return chosen

    def legal(self, lane: int) -> list[int]:
        first: i64 = lane * self.most
        found: list[int] = []
        for i in range(first, first + self.listed[lane]):
            found.append(self.ids[i])
        return found

    def state(self, lane: int) -> State:
        """A copy of the game in a lane."""
        return self.games.state(lane)

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

    def _go_on(self, lane: i64) -> None:
        """On to the next decision of a seat, and note what is legal there."""
        games = self.games
        while True:
            actor = games.actor(lane)
            if actor == CHANCE:
                games.decide(lane, games.chance(lane, self.dice[lane]))
                continue
            if actor == OVER:
                self.winners[lane] = games.winners(lane)
                games.begin(lane)
                continue
            number = games.choices(lane)
            if number == 1 and self.skip_forced:
                games.decide(lane, games.paper[0])
                continue
            self.actors[lane] = actor
            self._note_legal(lane, number)
            return

    def _note_legal(self, lane: i64, number: i64) -> None:
        paper = self.games.paper
        ids = self.ids
        masks = self.masks
        first = lane * self.how_many
        self.listed[lane] = number
        for i in range(number):
            action = paper[i]
            ids[lane * self.most + i] = action
            masks[first + action] = u8(1)

    def _show(self, lane: i64) -> None:
        self.games.fill(lane, self.actors[lane], self.observations, lane * self.width)
