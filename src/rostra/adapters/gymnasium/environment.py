"""One seat of a game as a Gymnasium environment: between its decisions the others play, and chance."""

import operator
import random
from collections.abc import Sequence
from typing import Any, Literal, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

import rostra
from rostra.adapters.arrays import SeatArrays, game_of
from rostra.adapters.gymnasium.opponents import Opponent, legal, players_of
from rostra.adapters.pettingzoo.pictures import RENDER_MODES, drawn, pictures_of
from rostra.bots import Budget
from rostra.game import CHANCE, OVER
from rostra.rewards import rewards


class AgainstBots(gymnasium.Env[NDArray[Any], SupportsIndex], EzPickle):
    """You play one seat; ``opponents`` play the others. ``action_masks()`` says what is legal.

    ``seat`` is its number or its name; without one, each game has another seat at random. Bots that search do
    ``simulations`` for each decision, so that the same seed and the same actions give the same game. An illegal action
    loses the game, or raises a ValueError (``illegal="raise"``).
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        title: str,
        opponents: Opponent | Sequence[Opponent] = "miles",
        seat: int | str | None = None,
        *,
        simulations: int = 100,
        scaled: bool = True,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(
            self,
            title,
            opponents,
            seat,
            simulations=simulations,
            scaled=scaled,
            illegal=illegal,
            render_mode=render_mode,
            **options,
        )
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r} is not one of {', '.join(RENDER_MODES)}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal {illegal!r} is not one of lose, raise")
        self.game = game_of(title, options)
        self.rostra_state = self.game.new()
        """The engine's own state with everybody's secrets: to look up notation, to watch, to search."""
        self.seat = 0
        """Where the learner sits in this game."""
        self.render_mode = render_mode
        self._seat = None if seat is None else self._number_of(seat)
        self._illegal = illegal
        self._arrays = SeatArrays(self.game, scaled)
        self._players = players_of(self.game, opponents, Budget(simulations=simulations), self._arrays)
        self._text, self._scene = pictures_of(self.game)
        self._rng: random.Random | None = None
        self._playing = False
        self.observation_space = self._arrays.space
        # Actions are plain integers, too, not only those of this space.
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._arrays.action_count)

    def _number_of(self, seat: int | str) -> int:
        seats = self.game.seats
        if seat in seats:
            return seats.index(str(seat))
        if isinstance(seat, str) or not 0 <= seat < len(seats):
            raise ValueError(f"seat {seat!r} is not one of {', '.join(seats)}, nor a number from 0 to {len(seats) - 1}")
        return seat

    # Playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """A new game, up to the learner's first decision. The same seed gives the same luck and the same opponents."""
        super().reset(seed=seed)
        if seed is not None or self._rng is None:
            self._rng = random.Random(int(self.np_random.integers(2**62)))
        self._playing = False
        while not self._playing:  # a game could be over before the learner decides at all
            self.rostra_state = self.game.new()
            self.seat = self._rng.randrange(len(self.game.seats)) if self._seat is None else self._seat
            self._go_on()
        return self._arrays.observation(self.rostra_state, self.seat), self._info()

    def step(self, action: SupportsIndex) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """The learner's decision; then the others play up to the next one. The reward comes at the end."""
        if not self._playing:
            raise gymnasium.error.ResetNeeded("step: no game is going on; reset() begins one")
        reward = 0.0
        why = ""
        try:
            self.rostra_state.apply(operator.index(action))
        except (TypeError, ValueError) as error:
            if self._illegal == "raise":
                raise ValueError(str(error)) from None
            reward, why = -1.0, str(error)
            self._playing = False
        else:
            self._go_on()
            outcome = self.rostra_state.outcome()
            if outcome is not None:
                reward = rewards(len(self.game.seats), outcome.winners)[self.seat]
        info = self._info()
        if why:
            info["illegal"] = why
        return self._arrays.observation(self.rostra_state, self.seat), reward, not self._playing, False, info

    def _go_on(self) -> None:
        """Let chance and the others decide until the learner does, or until the end."""
        state, rng = self.rostra_state, self._rng
        assert rng is not None
        seats = len(self.game.seats)
        while state.actor not in (self.seat, OVER):
            if state.actor == CHANCE:
                rostra.play(state, rng)
            else:
                player = self._players[(state.actor - self.seat) % seats - 1]
                state.apply(player(state, state.actor, rng))
        self._playing = state.actor != OVER
        if self.render_mode == "human":
            self.render()

    # Looking

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as MaskablePPO of sb3-contrib asks for it. After the end everything is."""
        if not self._playing:
            return np.ones(self._arrays.action_count, dtype=np.bool_)
        return legal(self._arrays, self.rostra_state)

    def _info(self) -> dict[str, Any]:
        """``action_mask`` as ``action_space.sample(mask)`` takes it; the learner's seat; at the end who has won."""
        info: dict[str, Any] = {"action_mask": self.action_masks().view(np.int8), "seat": self.seat}
        outcome = self.rostra_state.outcome()
        if outcome is not None:
            info["points"] = list(outcome.points)
            info["winners"] = list(outcome.winners)
        return info

    def render(self) -> Any:
        """The table as a spectator sees it; after the end that is everything."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return drawn(self.render_mode, self.rostra_state.view(None), self._text, self._scene)
