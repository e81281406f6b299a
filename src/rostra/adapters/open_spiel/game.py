"""OpenSpiel's Game and State, around ours."""

import random
from collections.abc import Callable, Mapping
from json import dumps
from typing import Any

import pyspiel

import rostra
from rostra import features, titles
from rostra.adapters.open_spiel.bounds import bounds
from rostra.adapters.open_spiel.observer import Observer
from rostra.adapters.open_spiel.options import SCALED, Parameter, given, load, parameters
from rostra.adapters.open_spiel.play import Play
from rostra.adapters.open_spiel.recall import recall_of
from rostra.game import OVER, Rng
from rostra.rewards import rewards


def _game_type(name: str, with_recall: bool = False) -> Any:
    """``with_recall``: whether there are tensors of information states. As registered there are none: that depends on
    the parameters, and a game that is loaded says it of itself."""
    title = titles.get(name)
    return pyspiel.GameType(
        short_name=f"rostra_{name}",
        long_name=title.long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(title.players),
        min_num_players=min(title.players),
        provides_information_state_string=True,
        provides_information_state_tensor=with_recall,
        provides_observation_string=True,
        provides_observation_tensor=features.has(name),
        provides_factored_observation_string=True,
        parameter_specification=parameters(name),
    )


class RostraGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options."""

    def __init__(self, name: str, params: Mapping[str, Parameter]) -> None:
        self.game = load(name, params)
        self._scaled = bool(params.get(SCALED))
        self._bounds = bounds(self.game)
        actions = len(self.game.lines)
        players = len(self.game.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self._bounds.decisions,
        )
        super().__init__(_game_type(name, recall_of(self.game) is not None), info, given(name, params))

    def max_chance_nodes_in_history(self) -> int:
        return self._bounds.chances

    def new_initial_state(self) -> "RostraState":
        return RostraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.game, kind, params, self._scaled)


def _class_of(name: str) -> type[RostraGame]:
    def init(self: RostraGame, params: Mapping[str, Parameter] | None = None) -> None:
        RostraGame.__init__(self, name, params or {})

    return type(f"{name.capitalize()}Game", (RostraGame,), {"__init__": init})


_TYPES: dict[str, Any] = {}
# Classes that we keep, not functions made on the spot: OpenSpiel drops its references after Python has ended, and the
# last one would crash.
_CLASSES: dict[str, type[RostraGame]] = {}


def register() -> None:
    for name in titles.playable():
        _TYPES[name], _CLASSES[name] = _game_type(name), _class_of(name)
        pyspiel.register_game(_TYPES[name], _CLASSES[name])


class RostraState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: RostraGame) -> None:
        super().__init__(game)
        self.play = Play(game.game, game.game.new())  # the only attribute: OpenSpiel copies and pickles them

    def current_player(self) -> int:
        actor = self.play.state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor  # chance is -1 for both

    def is_terminal(self) -> bool:
        return self.play.state.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.state.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.play.state.chances()
        whole = sum(weight for _, weight in chances)
        return [(action, weight / whole) for action, weight in chances]

    def _apply_action(self, action: int) -> None:
        try:
            self.play.apply(int(action))
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        try:
            return self.play.state.text(int(action))
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from None

    def returns(self) -> list[float]:
        outcome = self.play.state.outcome()
        seats = len(self.play.game.seats)
        return [0.0] * seats if outcome is None else rewards(seats, outcome.winners)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "RostraState":
        """A state in which this player would have seen exactly the same; its ``history()`` begins here."""
        return self.resampled(player, random.Random(float(sampler())))

    def resampled(self, player: int, rng: Rng) -> "RostraState":
        found: RostraState = self.get_game().new_initial_state()
        found.play = self.play.world(player, rng)
        return found

    def __str__(self) -> str:
        state = self.play.state
        who = {rostra.CHANCE: "chance decides", OVER: "over"}.get(state.actor) or f"{state.seats[state.actor]} decides"
        return f"after {state.plies} decisions: {who}\n{dumps(state.position())}"


def resampler(rng: Rng) -> Callable[[RostraState, int], RostraState]:
    """For ``set_resampler`` of OpenSpiel's IS-MCTS: worlds from a given generator."""
    return lambda state, player: state.resampled(player, rng)
