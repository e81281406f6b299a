"""The checks of PettingZoo's own games with masks, in one class.

PettingZoo has a wrapper for each: ``TerminateIllegalWrapper``, ``AssertOutOfBoundsWrapper`` and
``OrderEnforcingWrapper``. Around an environment they look every attribute up through three ``__getattr__``, and five
sixths of the time went there. What is checked and what is raised is the same (tests compare them).
"""

import operator
from typing import Any, Final

from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from rostra.adapters.pettingzoo.environment import Environment, Observation

ILLEGAL: Final = -1.0
"""The reward of an agent that does what is not legal."""


class _AfterReset:
    """An attribute that ``reset`` makes. Where the environment itself has it, this one is not asked any more.

    (A ``__getattr__`` would do the same, but then Python looks every attribute up the slow way.)
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: object, owner: type) -> Any:
        raise AttributeError(f"{self.name} cannot be accessed before reset")


class CheckedEnvironment(Environment):
    """An environment that says when it is used wrongly; an illegal action loses the game."""

    _begun = False
    _moved = False
    """Whether there was a ``step`` or ``reset`` since ``agent_iter`` gave the last agent."""

    agents: Any = _AfterReset()
    agent_selection: Any = _AfterReset()
    rewards: Any = _AfterReset()
    terminations: Any = _AfterReset()
    truncations: Any = _AfterReset()
    infos: Any = _AfterReset()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begun = self._moved = True
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        if not self._begun:
            EnvLogger.error_step_before_reset()
        self._moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self._in_space(action)
        try:
            self.rostra_state.apply(number)
        except ValueError:
            self._lose(agent)
            return
        self._go_on()

    def _in_space(self, action: Any) -> int:
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        assert 0 <= number < self._action_count, "action is not in action space"
        return number

    def _lose(self, agent: str) -> None:
        """The game ends by an illegal action of this agent."""
        EnvLogger.warn_on_illegal_move()
        for other in self.agents:
            self.rewards[other] = ILLEGAL if other == agent else 0
            self.terminations[other] = self.truncations[other] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        if not self._begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, Any]:
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return _Agents(self, max_iter)  # type: ignore[no-untyped-call]


class _Agents(AECIterable[str, Any, Any]):
    def __iter__(self) -> AECIterator[str, Any, Any]:
        return _AgentIterator(self.env, self.max_iter)


class _AgentIterator(AECIterator[str, Any, Any]):
    env: CheckedEnvironment

    def __next__(self) -> str:
        agent = super().__next__()
        assert self.env._moved, "need to call step() or reset() in a loop over `agent_iter`"
        self.env._moved = False
        return agent
