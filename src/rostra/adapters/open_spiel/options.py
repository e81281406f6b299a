"""Our options as OpenSpiel's game parameters. They come from the titles, so a new option appears by itself.

One more parameter is the adapter's own: ``scaled``, whether observation tensors go from 0 to 1.
"""

from collections.abc import Mapping

import pyspiel

import rostra
from rostra import titles
from rostra.game import Game

Parameter = str | int

SCALED = "scaled"


def parameters(name: str) -> dict[str, Parameter]:
    """Every parameter of a game with its default. For a file that is an empty name: the game's own file."""
    title = titles.get(name)
    found: dict[str, Parameter] = {option.name: option.values[0] for option in titles.options_of(title)}
    found.update(dict.fromkeys(title.files, ""))
    found[SCALED] = False
    return found


def given(name: str, params: Mapping[str, Parameter]) -> dict[str, Parameter]:
    """The parameters that are not at their defaults, as OpenSpiel shows them in a game's string."""
    usual = parameters(name)
    return {option: value for option, value in params.items() if value != usual.get(option)}


def load(name: str, params: Mapping[str, Parameter]) -> Game:
    """Our game. Wrong parameters become OpenSpiel's error."""
    try:
        options = given(name, params)
        options.pop(SCALED, None)
        return rostra.load(name, **options)
    except ValueError as error:
        raise pyspiel.SpielError(f"rostra_{name}: {error}") from None
