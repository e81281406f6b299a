"""Many games side by side, each in its lane: the loop of ``rostra.batch``, without numpy so that it can be compiled.

A step decides once in every lane and goes on to the next decision of a seat. Chance is drawn from the lane's own dice.
When a game is over, the lane begins another. ``observations`` and ``masks`` are new vectors at every step, so that
older ones never change.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra import features, titles
from rostra.dice import Dice
from rostra.features import Features
from rostra.features.lane_games import LaneGames
from rostra.game import CHANCE, OVER, Game, State


class AnyLanes(LaneGames):
    """The games of a title that has no lanes of its own, played through the contract."""

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
        legal_ids = self.legal_ids
        number: i64 = 0
        for action in self.states[lane].actions():
            legal_ids[number] = action
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
        self.chooser: Dice = Dice(chooser)  # for random_actions only, so that it changes nothing in the games
        self.games: LaneGames = games_of(game, len(seeds))
        self.lines: list[str] = list(game.lines)
        self.n_actions: i64 = len(self.lines)
        self.width: i64 = self.games.size
        self.max_legal: i64 = self.games.max_legal
        self.ids: vec[i64] = vec[i64]([0] * (self.number * self.max_legal))  # the legal ids of every lane
        self.listed: vec[i64] = vec[i64]([0] * len(seeds))  # how many each lane has
        self._begin_step()
        for lane in range(self.number):
            self._go_on(lane)
            self._show(lane)

    def _begin_step(self) -> None:
        self.observations: vec[u8] = vec[u8]([0] * (self.number * self.width))
        self.masks: vec[u8] = vec[u8]([0] * (self.number * self.n_actions))
        self.actors: vec[i64] = vec[i64]([0] * self.number)
        self.winners: vec[i64] = vec[i64]([0] * self.number)  # of the game that has just ended, a bit for each seat

    def step(self, actions: list[int]) -> None:
        """Decide once in every lane. If one of the actions is not legal, nothing changes in any lane."""
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
            chosen[lane] = ids[lane * self.max_legal + self.chooser.below(self.listed[lane])]
        return chosen

    def legal(self, lane: int) -> list[int]:
        first: i64 = lane * self.max_legal
        legal: list[int] = []
        for i in range(first, first + self.listed[lane]):
            legal.append(self.ids[i])
        return legal

    def state(self, lane: int) -> State:
        """A copy of the game in a lane."""
        return self.games.state(lane)

    def _check(self, actions: list[int]) -> None:
        if len(actions) != self.number:
            raise ValueError(f"{len(actions)} actions for {self.number} lanes: one for each lane would be right")
        masks = self.masks
        n_actions: int = self.n_actions  # a Python integer: what is compared with it may be of any size
        for lane in range(self.number):
            action = actions[lane]
            if not 0 <= action < n_actions:
                raise ValueError(
                    f"lane {lane}: action {action}: no such id, they go from 0 to {self.n_actions - 1}; "
                    f"legal are {self._legal_lines(lane)}"
                )
            if masks[lane * self.n_actions + action] == u8(0):
                raise ValueError(
                    f"lane {lane}: action {action} ({self.lines[action]}) is not legal now; "
                    f"legal are {self._legal_lines(lane)}"
                )

    def _legal_lines(self, lane: int) -> str:
        return ", ".join([f"{action} ({self.lines[action]})" for action in self.legal(lane)])

    def _go_on(self, lane: i64) -> None:
        """Go on to the next decision of a seat, and note what is legal there."""
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
                games.decide(lane, games.legal_ids[0])
                continue
            self.actors[lane] = actor
            self._note_legal(lane, number)
            return

    def _note_legal(self, lane: i64, number: i64) -> None:
        legal_ids = self.games.legal_ids
        ids = self.ids
        masks = self.masks
        first = lane * self.n_actions
        self.listed[lane] = number
        for i in range(number):
            action = legal_ids[i]
            ids[lane * self.max_legal + i] = action
            masks[first + action] = u8(1)

    def _show(self, lane: i64) -> None:
        self.games.fill(lane, self.actors[lane], self.observations, lane * self.width)
