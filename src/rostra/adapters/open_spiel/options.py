"""Our options as OpenSpiel's game parameters: taken from the games' own tables, so that a new one appears by itself."""

from collections.abc import Mapping

import pyspiel

import rostra
from rostra import titles
from rostra.game import Game

Parameter = str | int


def parameters(name: str) -> dict[str, Parameter]:
    """Every parameter of a game with its default; the default of a file is an empty name: the game's own."""
    title = titles.get(name)
    found: dict[str, Parameter] = {option.name: option.values[0] for option in titles.options_of(title)}
    found.update(dict.fromkeys(title.files, ""))
    return found


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
