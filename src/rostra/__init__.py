"""Rostra: board games about power in Rome, for people and for programs.

Examples:
    >>> import random, rostra
    >>> state = rostra.load("caesar", edition="italian").new()
    >>> outcome = rostra.playout(state, random.Random(1)).outcome()
    >>> len(outcome.points)
    2
"""

from typing import TYPE_CHECKING

from rostra import game as _game
from rostra import titles as _titles
from rostra.game import CHANCE, OVER, Event, Game, Outcome, Refusal, Rng, State, Title, pick

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    """The names of all games there are here, those of other packages too."""
    __version__: str
    """The version of Rostra, such as ``0.2.0``."""

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Event",
    "Game",
    "Outcome",
    "Refusal",
    "State",
    "Title",
    "compiled",
    "load",
    "play",
    "playout",
]


def __getattr__(name: str) -> object:
    if name == "GAMES":  # also those of other packages, which are looked for when somebody asks
        return _titles.names()
    if name == "__version__":
        return _version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _version() -> str:
    from importlib import metadata  # takes a while to load

    try:
        return metadata.version("rostra")
    except metadata.PackageNotFoundError:  # run from the source without being installed
        return "?"


def load(name: str, /, **options: object) -> Game:
    """A game by name with its options (``rules=N`` for an older version); a ValueError names the one that is wrong.

    Examples:
        >>> import rostra
        >>> rostra.load("caesar", edition="spanish")
        Traceback (most recent call last):
        ...
        ValueError: option 'edition': 'spanish' is not one of kosmos, italian
    """
    return _titles.load(name, options)


def play(state: State, rng: Rng) -> int:
    """Let chance decide once, in place, by the weights of ``state.chances()``; the id of what came."""
    if state.actor != CHANCE:
        raise ValueError("play: it is not chance that decides now")
    action = pick(state.chances(), rng)
    state.apply(action)
    return action


def playout(state: State, rng: Rng, taken: list[int] | None = None) -> State:
    """A random game to the end, in place, inside compiled code where there is any; the state itself.

    What was decided is appended to ``taken`` if a list is given.
    """
    return state.playout(rng, taken)


def compiled() -> bool:
    """Are the game packages compiled here, or plain Python?"""
    return not _game.__file__.endswith(".py")
