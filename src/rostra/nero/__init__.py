"""Nero: three or four generals fight for the throne in AD 69. The rules with their ids are in docs/rules/nero.md."""

from collections.abc import Sequence

from rostra.game import Json
from rostra.nero.box import Box
from rostra.nero.data.deck_file import read_deck
from rostra.nero.data.map_file import read_map
from rostra.nero.position import load
from rostra.nero.setting_up import begin
from rostra.nero.state import State


class Nero:
    """The game with its options settled, under one version of the rules; map and deck as the texts of their files, with
    names for complaints.
    """

    def __init__(self, options: Json, rules: int, map: tuple[str, str], deck: tuple[str, str]) -> None:
        self._options = options
        read = read_map(map[0], map[1])
        self.box = Box(
            read,
            read_deck(deck[0], read, deck[1]),
            self._options,
            rules,
        )

    @property
    def name(self) -> str:
        return "nero"

    @property
    def options(self) -> Json:
        return dict(self._options)

    @property
    def seats(self) -> tuple[str, ...]:
        return ("seat1", "seat2", "seat3", "seat4")[: self._options["players"]]

    @property
    def rules_version(self) -> int:
        return int(self.box.rules)

    @property
    def lines(self) -> Sequence[str]:
        return self.box.lines

    def new(self) -> State:
        """A state before set-up."""
        state = State(self.box)
        begin(state)
        return state

    def position(self, position: object) -> State:
        """A state at the start of a turn, from a JSON position."""
        state = State(self.box)
        load(state, position)
        return state
