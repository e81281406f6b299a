"""The titles there are: ours, and those that other packages declare as entry points of the group ``rostra.titles``.

A title is loaded when somebody asks for it. What it brings to a room is a module found by its name: ``part`` looks for
``rostra.bots.<name>.levels``, or in a title's own package for ``<package>.bots.levels``.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from reprlib import repr as shortened
from types import ModuleType
from typing import Any, Final

from rostra.game import Game, Json, Option, State, Title

OURS: Final = ("caesar", "nero")
GROUP: Final = "rostra.titles"


class BadTitle(ValueError):
    """A title that leaves something out, or contradicts itself: what, and what would be right."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"title {name!r}: {why}")


def names() -> tuple[str, ...]:
    """Ours first; nothing is imported to find out."""
    return (*OURS, *sorted(_others()))


@cache
def sound() -> tuple[str, ...]:
    """The names of those that can be played: a broken title of another package is left out."""
    return (*OURS, *[name for name in sorted(_others()) if not fault(name)])


def fault(name: str) -> str:
    """What is wrong with a title; empty if nothing is."""
    try:
        get(name)
    except BadTitle as why:
        return str(why)
    return ""


@cache
def _others() -> dict[str, metadata.EntryPoint]:
    return {entry.name: entry for entry in metadata.entry_points(group=GROUP) if entry.name not in OURS}


@cache
def get(name: str) -> Title:
    """A title by name; a ValueError says that there is no such game, or what is wrong with it."""
    if name in OURS:
        title: Any = import_module(f"rostra.{name}.title").TITLE
    elif name in _others():
        try:
            return checked(name, _others()[name].load())
        except BadTitle:
            raise
        except Exception as why:  # whatever a package of somebody else does
            raise BadTitle(name, f"cannot be loaded: {why!r}") from why
    else:
        raise ValueError(_no_such(name))
    return checked(name, title)


def of_state(state: State) -> str:
    """The title of a state, by the package its class comes from."""
    module = type(state).__module__
    for name in names():
        package = _package(name)
        if module == package or module.startswith(f"{package}."):
            return name
    raise TypeError(f"{state!r} is not a state of a game of rostra.load")


@cache
def part(name: str, what: str) -> ModuleType | None:
    """The module that a title brings to a room, such as ``"bots.levels"``; None if it brings none."""
    room, _, module = what.rpartition(".")
    if name not in names():
        raise ValueError(_no_such(name))
    package = f"rostra.{room}.{name}" if name in OURS else f"{_package(name)}.{room}"
    try:
        if find_spec(package) is None or find_spec(f"{package}.{module}") is None:
            return None
    except ModuleNotFoundError:
        return None
    return import_module(f"{package}.{module}")


def folder(name: str) -> Path:
    """Where the package of a title is."""
    return Path(next(iter(import_module(_package(name)).__path__)))


def _package(name: str) -> str:
    return f"rostra.{name}" if name in OURS else _others()[name].module.rpartition(".")[0]


def _no_such(name: str) -> str:
    return f"game {name!r}: there is no such game; there are {', '.join(names())}"


# Options


def options_of(title: Title) -> tuple[Option, ...]:
    """Its options, and the version of its rules, which every title has."""
    return (*title.options, Option("rules", tuple(sorted(title.rules, reverse=True)), False, False))


def newest_rules(name: str) -> int:
    """The rules that games are begun under today."""
    return max(get(name).rules)


def load(name: str, options: Mapping[str, object]) -> Game:
    """A game with its options; a ValueError names the one that is wrong."""
    title = get(name)
    settled = settle(title, options)
    return title.make(settled, settled.get("rules", max(title.rules)))


def settle(title: Title, given: Mapping[str, object]) -> Json:
    """All options as ``Game.options`` names them, the missing ones at their default."""
    options = options_of(title)
    known = (*[option.name for option in options], *title.files)
    for name in given:
        if name not in known:
            raise ValueError(f"option {shortened(name)}: there is no such option; there are {', '.join(known)}")
    settled: Json = {}
    for option in options:
        value = _value(option, given.get(option.name, option.values[0]))
        if option.always_written or value != option.values[0]:
            settled[option.name] = value
    for name in title.files:
        if given.get(name) is not None:
            settled[name] = str(given[name])
    return settled


def _value(option: Option, given: object) -> str | int:
    for value in option.values:
        if type(given) is type(value) and given == value:
            return value
        if isinstance(given, str) and given == str(value):
            return value
    raise ValueError(f"option {option.name!r}: {shortened(given)} is not one of {', '.join(map(str, option.values))}")


# Checks


def checked(name: str, title: Any) -> Title:
    """The title, if it is one and leaves nothing out; a ``BadTitle`` says what is missing."""
    if not isinstance(title, Title):
        raise BadTitle(name, f"{shortened(title)} is not a rostra.game.Title")
    if title.name != name:
        raise BadTitle(name, f"it calls itself {title.name!r}; both should be the same word")
    if not title.rules or sorted(title.rules) != list(range(1, max(title.rules) + 1)):
        raise BadTitle(name, f"rules: {sorted(title.rules)}; versions are numbered 1, 2, 3 ... and none is left out")
    for what in ("players", "endings", "events"):
        if not getattr(title, what):
            raise BadTitle(name, f"{what}: there are none")
    if (len(title.players) > 1) != any(option.name == "players" for option in title.options):
        raise BadTitle(name, "players: where their number varies, and only there, there is an option 'players'")
    _check_manners(title, title.make(settle(title, {}), max(title.rules)))
    return title


def _check_manners(title: Title, game: Game) -> None:
    manners = title.manners
    words = {line.split(" ", 1)[0] for line in game.lines}
    if missing := sorted(words - set(manners.lines)):
        raise BadTitle(title.name, f"table manners: nothing is said of lines that begin with {', '.join(missing)}")
    if unknown := sorted(set(manners.lines) - words):
        raise BadTitle(title.name, f"table manners: no line begins with {', '.join(unknown)}")
    if manners.passing and manners.passing not in game.lines:
        raise BadTitle(title.name, f"table manners: passing: {manners.passing!r} is not a line of the game")
    declared = {event.name for event in title.events}
    if unknown := sorted({*manners.answers, *manners.any_order, *manners.harmless} - declared):
        raise BadTitle(title.name, f"table manners: events do not list {', '.join(unknown)}")
    answering = {card for cards in manners.answers.values() for card in cards}
    for line in game.lines:
        word, _, rest = line.partition(" ")
        how = manners.lines[word].answers
        card = word if how == "word" else rest.split(" ", 1)[0] if how == "card" else ""
        if card and card not in answering:
            raise BadTitle(title.name, f"table manners: {line!r} answers something, but answers does not name {card}")
    if answering and not manners.passing:
        raise BadTitle(title.name, "table manners: who can answer must be able to let it pass; passing is empty")
