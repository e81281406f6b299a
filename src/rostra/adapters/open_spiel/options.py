"""Our options as OpenSpiel's game parameters: taken from the games' own tables, so that a new one appears by itself."""

from collections.abc import Mapping

import pyspiel

import rostra
from rostra.caesar.options import CHOICES as CAESAR
from rostra.game import Game
from rostra.nero.options import CHOICES as NERO
from rostra.nero.options import FILES

_CHOICES = {"caesar": CAESAR, "nero": NERO}
_FILES: dict[str, tuple[str, ...]] = {"caesar": (), "nero": FILES}

Parameter = str | int


def parameters(name: str) -> dict[str, Parameter]:
    """Every parameter of a game with its default; the default of a file is an empty name: the game's own."""
    found: dict[str, Parameter] = {option: _value(words[0]) for option, words in _CHOICES[name].items()}
    found.update(dict.fromkeys(_FILES[name], ""))
    return found


def _value(word: str) -> Parameter:
    """A number of players is a number for OpenSpiel."""
    return int(word) if word.isdigit() else word


def given(name: str, params: Mapping[str, Parameter]) -> dict[str, Parameter]:
    """The parameters that are not at their default: what a game's string shows."""
    usual = parameters(name)
    return {option: value for option, value in params.items() if value != usual.get(option)}


def load(name: str, params: Mapping[str, Parameter]) -> Game:
    """Our game; what is wrong with the parameters as OpenSpiel's error."""
    try:
        return rostra.load(name, **given(name, params))
    except ValueError as error:
        raise pyspiel.SpielError(f"rostra_{name}: {error}") from None
