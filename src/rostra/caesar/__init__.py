"""Caesar & Cleopatra: two players, hidden cards, bluff. The rules with their ids are in docs/rules/caesar.md."""

from collections.abc import Sequence

from rostra.caesar.actions import LINES
from rostra.caesar.cards import SEATS
from rostra.caesar.options import set_options
from rostra.caesar.position import load
from rostra.caesar.setting_up import begin
from rostra.caesar.state import State
from rostra.game import Json


class Caesar:
    """The game with its options settled, under one version of the rules."""

    def __init__(self, options: Json, rules: int) -> None:
        if rules == 1 and options["action_decks"] == "own-choice":
            raise ValueError(
                "option 'action_decks': 'own-choice' came with version 2 of the rules; version 1 has arranged, shuffled"
            )
        self._options = options
        self._rules = rules

    @property
    def name(self) -> str:
        return "caesar"

    @property
    def options(self) -> Json:
        return dict(self._options)

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS

    @property
    def rules_version(self) -> int:
        return self._rules

    @property
    def lines(self) -> Sequence[str]:
        return LINES

    def new(self) -> State:
        """A state before set-up."""
        state = State()
        set_options(state, self._options)
        state.rules = self._rules
        begin(state)
        return state

    def position(self, position: object) -> State:
        """A state at the start of a turn, from a JSON position."""
        state = State()
        set_options(state, self._options)
        state.rules = self._rules
        load(state, position)
        return state
