"""Caesar & Cleopatra: two players, hidden cards, bluff. The rules with their ids are in docs/rules/caesar.md."""

from collections.abc import Mapping
from typing import Any, Final

from rostra.caesar.cards import SEATS
from rostra.caesar.options import checked, table_with
from rostra.caesar.position import load
from rostra.caesar.setting_up import begin
from rostra.caesar.state import State

RULES_VERSION: Final = 1


class Caesar:
    """The game with its options settled."""

    def __init__(self, options: Mapping[str, object]) -> None:
        self._options = checked(options)

    @property
    def name(self) -> str:
        return "caesar"

    @property
    def options(self) -> dict[str, Any]:
        return dict(self._options)

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def rules_version(self) -> int:
        return RULES_VERSION

    def new(self) -> State:
        """A state before set-up."""
        state = State()
        table_with(state, self._options)
        begin(state)
        return state

    def position(self, position: object) -> State:
        """A state at the start of a turn, from a JSON position."""
        state = State()
        table_with(state, self._options)
        load(state, position)
        return state
