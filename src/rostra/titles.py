"""The titles there are: ours, and those that other packages declare as entry points of the group ``rostra.titles``.

A title is loaded when somebody asks for it. What it brings to a room is a module found by its name: ``part`` looks for
``rostra.bots.<name>.levels``, or in a title's own package for ``<package>.bots.levels``.
"""

import logging
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from reprlib import repr as shortened
from types import ModuleType
from typing import Any, Final

from rostra import own_files
from rostra.game import Game, Json, Option, State, Title, as_text
from rostra.game_file import GameFile
from rostra.title_checks import BadTitle, check_lines, check_title

BUILT_IN: Final = ("caesar", "nero")
GROUP: Final = "rostra.titles"
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "adapters.open_spiel.limits": ("bounds", "is_secret"),
    "adapters.open_spiel.steps": ("steps_of",),
    "adapters.pettingzoo.pictures.scene": ("scene_of",),
    "adapters.pettingzoo.pictures.text": ("text",),
    "arena.measures": ("MEASURES",),
    "bots.levels": ("tiro", "miles", "searcher", "teacher", "foresight"),
    "features.lanes": ("lanes_of",),
    "features.numbers": ("of_game", "of_state"),
    "server.views.structs": ("VIEW",),
    "terminal.title": ("InTerminal",),
}
"""What a title can bring to a room, and what must be in it. docs/new-title.md says what each is for."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")

log = logging.getLogger("rostra.titles")

_checked_lines: Final[set[tuple[str, tuple[str, ...]]]] = set()
"""Titles with the lines of their games that table manners know. A game is made for every match that is opened."""


def names() -> tuple[str, ...]:
    """Ours first; nothing is imported to find out."""
    return (*BUILT_IN, *sorted(_others()))


@cache
def playable() -> tuple[str, ...]:
    """The names of those that can be played: a broken title of another package is left out."""
    return (*BUILT_IN, *[name for name in sorted(_others()) if not problem(name)])


def problem(name: str) -> str:
    """What is wrong with a title; empty if nothing is."""
    try:
        get(name)
    except BadTitle as why:
        return str(why)
    return ""


@cache
def _others() -> dict[str, list[metadata.EntryPoint]]:
    """More than one entry of a name: packages that do not know of each other."""
    found: dict[str, list[metadata.EntryPoint]] = {}
    for entry in metadata.entry_points(group=GROUP):
        if entry.name not in BUILT_IN:
            found.setdefault(entry.name, []).append(entry)
    return found


@cache
def get(name: str) -> Title:
    """A title by name; a ValueError says that there is no such game, or what is wrong with it."""
    if name in BUILT_IN:
        return checked(name, import_module(f"rostra.{name}.title").TITLE)
    if name not in _others():
        raise ValueError(_no_such(name))
    try:
        _check_entry(name)
        return checked(name, _others()[name][0].load())
    except BadTitle:
        raise
    except (Exception, SystemExit) as why:  # whatever a package of somebody else does
        raise BadTitle(name, f"cannot be loaded: {why!r}") from why


def of_state(state: State) -> str:
    """The title of a state, by the package its class comes from."""
    module = type(state).__module__
    found = [name for name in names() if module.startswith(f"{_package(name)}.")]
    if not found:
        raise TypeError(f"{state!r} is not a state of a game of rostra.load")
    return max(found, key=lambda name: len(_package(name)))  # a package may stand in another one


@cache
def part(name: str, what: str) -> ModuleType | None:
    """The module that a title brings to a room, such as ``"bots.levels"``; None if it brings none.

    What another package brings and cannot be used is left out, with a line of the log: the room does without.
    """
    room, _, module = what.rpartition(".")
    if name not in names():
        raise ValueError(_no_such(name))
    package = f"rostra.{room}.{name}" if name in BUILT_IN else f"{_package(name)}.{room}"
    try:
        found = _module(package, module)
        if found is not None and (missing := [needed for needed in PARTS[what] if not hasattr(found, needed)]):
            raise ImportError(f"there is no {', '.join(missing)} in {found.__name__}")
    except (Exception, SystemExit) as why:
        if name in BUILT_IN:
            raise
        log.warning("rostra: %s of the title %r is left out: %r", what, name, why)
        return None
    return found


def _module(package: str, module: str) -> ModuleType | None:
    try:
        if find_spec(package) is None or find_spec(f"{package}.{module}") is None:
            return None
    except ModuleNotFoundError as why:
        if why.name is not None and f"{package}.".startswith(f"{why.name}."):
            return None
        raise  # it is there, and what it needs is not
    return import_module(f"{package}.{module}")


def folder(name: str) -> Path:
    """Where the package of a title is."""
    return Path(next(iter(import_module(_package(name)).__path__)))


def _package(name: str) -> str:
    return f"rostra.{name}" if name in BUILT_IN else _others()[name][0].module.rpartition(".")[0]


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
    return _made(get(name), options)


def _made(title: Title, options: Mapping[str, object]) -> Game:
    settled = settle(title, options)
    game = title.make(settled, settled.get("rules", max(title.rules)))
    lines = (title.name, tuple(game.lines))  # they may depend on the options
    if lines not in _checked_lines:
        check_lines(title, game.lines)
        if not any(name in settled for name in title.files):  # of files from anywhere there is no end
            _checked_lines.add(lines)
    return game


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
        file = given.get(name)
        if file is not None:
            settled[name] = file if isinstance(file, GameFile) else own_files.find(title.name, name, str(file))
    return settled


def _value(option: Option, given: object) -> str | int:
    for value in option.values:
        if type(given) is type(value) and given == value:
            return value
        if isinstance(given, str) and given == as_text(value):
            return value
    raise ValueError(f"option {option.name!r}: {shortened(given)} is not one of {', '.join(option.words)}")


# Checks of what other packages bring; ours pass them, too


def checked(name: str, title: Any) -> Title:
    """The title, if it is one and leaves nothing out; a ``BadTitle`` says what is missing."""
    if not isinstance(title, Title):
        raise BadTitle(name, f"{shortened(title)} is not a rostra.game.Title")
    if title.name != name:
        raise BadTitle(name, f"it calls itself {title.name!r}; both should be the same word")
    check_title(title)
    for rules, players in product(title.rules, title.players):
        varies = {"players": players} if len(title.players) > 1 else {}
        _check_game(title, _made(title, {"rules": rules, **varies}), rules, players)
    return title


def _check_entry(name: str) -> None:
    """Its name stands in addresses, in names of modules and files, and before the ids of its texts."""
    entries = _others()[name]
    if not _NAME.fullmatch(name):
        raise BadTitle(name, "a name has 1 to 40 characters of a-z, 0-9 and _, the first one a letter")
    if len(entries) > 1:
        packages = " and ".join(sorted("?" if entry.dist is None else entry.dist.name for entry in entries))
        raise BadTitle(name, f"{packages} both declare this name; uninstall one of them")
    if not _package(name):
        raise BadTitle(name, f"{entries[0].value}: a title stands in a package; right is {name}.title:TITLE")
    for other in names():
        if other != name and _package(other) == _package(name):
            raise BadTitle(name, f"it shares the package {_package(name)} with {other}; each needs one of its own")


def _check_game(title: Title, game: Game, rules: int, players: int) -> None:
    if (game.name, game.rules_version, len(game.seats)) != (title.name, rules, players):
        told = f"{game.name!r}, version {game.rules_version}, seats {shortened(game.seats)}"
        raise BadTitle(title.name, f"asked for version {rules} with {players} players, it makes a game of {told}")
    for text in (*game.seats, *game.lines):
        # In logs a line of the house begins with a slash, in records a comment with a #.
        if text != " ".join(text.split()) or text[:1] in ("", "/", "#"):
            raise BadTitle(title.name, f"{shortened(text)} cannot be a seat or a line: no record could hold it")
    if len({*game.lines}) < len(game.lines) or len({*game.seats}) < players or ":" in "".join(game.seats):
        raise BadTitle(title.name, "seats and lines are called differently, and in the name of a seat is no colon")
    state = game.new()
    if not type(state).__module__.startswith(f"{_package(title.name)}."):
        raise BadTitle(title.name, f"the class of its states does not come from its package {_package(title.name)}")
