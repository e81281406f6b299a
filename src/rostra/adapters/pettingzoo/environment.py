"""A game of Rostra as a PettingZoo environment: a seat is an agent, and chance is played between their decisions."""

import operator
import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

import rostra
from rostra.adapters.arrays import SeatArrays, game_of
from rostra.adapters.pettingzoo.pictures import RENDER_MODES, drawn, pictures_of
from rostra.game import CHANCE, OVER
from rostra.rewards import rewards

Observation = dict[str, NDArray[Any]]
Env = AECEnv[str, Any, Any]
"""Agents are called by name; observations are an ``Observation``, actions an int, or None once the game is over."""


def agents_of(seats: Sequence[str]) -> list[str]:
    """An agent is called by its seat and its number, from beginning to end: ``cleopatra_1``, ``seat_2``."""
    return [f"{seat.removesuffix(str(number))}_{number}" for number, seat in enumerate(seats, 1)]


class Environment(AECEnv[str, Any, Any], EzPickle):
    """A game of any title, without checks of how it is used. ``modules.py`` makes a class of its own for each."""

    def __init__(
        self, title: str, render_mode: str | None, options: Mapping[str, object], scaled: bool = False
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r} is not one of {', '.join(RENDER_MODES)}")
        self.game = game_of(title, options)
        self.rostra_state = self.game.new()
        """The engine's own state with everybody's secrets: to look up notation, to watch, to search."""
        self.render_mode = render_mode
        self._rng: random.Random | None = None
        self.text, self.scene = pictures_of(self.game)
        agents = agents_of(self.game.seats)
        self.possible_agents = agents
        self._seats = {agent: seat for seat, agent in enumerate(agents)}
        self._arrays = SeatArrays(self.game, scaled)
        action_count = self._action_count = self._arrays.action_count
        self._no_action = np.zeros(action_count, dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": self._arrays.space,
                    "action_mask": spaces.Box(low=0, high=1, shape=(action_count,), dtype=np.int8),
                }
            )
            for agent in agents
        }
        self.action_spaces = {agent: spaces.Discrete(action_count) for agent in agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same luck; without one, the generator goes on."""
        if seed is not None:
            seeding.np_random(seed)  # raises Gymnasium's own error if this is not a seed
            self._rng = random.Random(int(seed))
        elif self._rng is None:
            self._rng = random.Random()
        self.rostra_state = self.game.new()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection: Any = None
        self._go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.rostra_state.apply(operator.index(action))
        self._go_on()

    def _go_on(self) -> None:
        """Play chance until a seat decides or the game is over. Rewards are not cleared: until then they are 0."""
        self._play_chance()
        if self.render_mode == "human":
            self.render()

    def _play_chance(self) -> None:
        state = self.rostra_state
        assert self._rng is not None
        while state.actor == CHANCE:
            rostra.play(state, self._rng)
        if state.actor != OVER:
            self.agent_selection = self.possible_agents[state.actor]
            return
        outcome = state.outcome()
        assert outcome is not None
        for agent, reward in zip(self.possible_agents, rewards(len(self.possible_agents), outcome.winners)):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    # Looking

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do: nothing while another seat decides."""
        seat = self._seats[agent]
        mask = self._no_action.copy()
        if self.terminations.get(agent, True):
            # The only action is None. A mask of zeros would be a division by zero in many learners, and an error to
            # PettingZoo's api_test.
            mask.fill(1)
        elif seat == self.rostra_state.actor:
            mask.put(self.rostra_state.actions(), 1)  # half the time of mask[...] = 1
        return {"observation": self._arrays.observation(self.rostra_state, seat), "action_mask": mask}

    def render(self) -> Any:
        """The table as a spectator sees it; after the end that is everything."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        return drawn(self.render_mode, self.rostra_state.view(None), self.text, self.scene)

    def close(self) -> None:
        """There is nothing to close: no window, no file."""
