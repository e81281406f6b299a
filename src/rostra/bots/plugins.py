"""Bots of other packages. A bot that is declared as an entry point plays wherever Rostra's own levels do.

    [project.entry-points."rostra.bots"]
    cassius = "cassius:Cassius"

The name is the bot's. The value is a class (or a function without arguments) that makes the bot; its ``games`` says
which games the bot plays. A bot that cannot be used is left out, and a line of the log says why. A module is imported
when its bot is wanted, or when all bots are listed.
"""

import logging
import math
import operator
import re
import sys
import traceback
from asyncio import CancelledError
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rostra.bots.bot import Bot, Budget, Choice, Thought, usual
from rostra.game import Rng, State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "rostra.bots"
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")

log = logging.getLogger("rostra.bots")


class Failed(Exception):
    """A bot of another package has raised an error, or its answer cannot be played."""

    bot: str
    """Its name."""
    why: str
    """What it did, in English."""

    def __init__(self, bot: str, why: str) -> None:
        super().__init__(bot, why)
        self.bot = bot
        self.why = why

    def __str__(self) -> str:
        return f"bot {self.bot!r} {self.why}"


class Unfit(Exception):
    """Why a plug-in cannot be used, and what would be right."""


@dataclass(frozen=True)
class Plugin:
    name: str
    package: str
    """With its version: ``cassius 1.0``."""
    module: str
    games: tuple[str, ...]
    usual: Budget
    make: Callable[[], Bot]

    def load(self) -> "Guest":
        try:
            return Guest(self.name, self.usual, self.make())
        except (Exception, SystemExit) as wrong:
            raise Failed(self.name, f"cannot be made: {_in_one_line(wrong)}") from wrong

    def files(self) -> list[Path]:
        """Its files: the folder of its package, or its module and the files beside it that have the same name."""
        module_file = getattr(sys.modules[self.module.partition(".")[0]], "__file__", None)
        if module_file is None:  # a package without an __init__
            return []
        file = Path(module_file)
        files = file.parent.rglob("*") if file.name.startswith("__init__.") else file.parent.glob(f"{file.stem}.*")
        return sorted(path for path in files if path.is_file() and path.suffix != ".pyc")


class Guest:
    """A bot of another package, under the name it was declared with. Whatever goes wrong in it raises ``Failed``."""

    def __init__(self, name: str, usual: Budget, bot: Bot) -> None:
        self.name = name
        self.usual = usual
        self._bot = bot

    def choose(self, world: State, rng: Rng, budget: Budget) -> Choice:
        legal = world.actions()
        try:
            choice: object = self._bot.choose(world, rng, budget)
        except (Exception, SystemExit, CancelledError) as wrong:
            raise Failed(self.name, f"raised {_in_one_line(wrong)}") from wrong
        if not isinstance(choice, Choice):
            raise Failed(self.name, f"answered with {_repr(choice)}; right is a rostra.bots.Choice(action, thoughts)")
        try:
            plain = _plain(choice)
        except Exception as wrong:
            raise Failed(
                self.name, f"answered with what is not made of numbers: {wrong}; see rostra.bots.Choice"
            ) from None
        for action in (plain.action, *[thought.action for thought in plain.thoughts]):
            if action not in legal:
                # without what is legal: that would tell its cards
                raise Failed(
                    self.name, f"answered with {action}, which is not legal now; right is one of world.actions()"
                )
        return plain


def _plain(choice: Choice) -> Choice:
    """The same choice in Python's own numbers: bots that learn often have numpy's, which cannot be stored."""

    def real(value: Any) -> float:
        if not math.isfinite(value):
            raise ValueError(f"{value} is no figure to compare others with")
        return float(value)

    def times(value: Any) -> int:
        if not 0 <= operator.index(value) < 2**62:
            raise ValueError(f"{value} visits")
        return operator.index(value)

    thoughts = tuple(
        Thought(
            operator.index(one.action),
            real(one.value),
            None if one.visits is None else times(one.visits),
            None if one.points is None else real(one.points),
            None if one.win_chance is None else real(one.win_chance),
            None if one.reason is None else str(one.reason),
        )
        for one in choice.thoughts
    )
    return Choice(operator.index(choice.action), thoughts)


class Plugins:
    """What the installed packages declare; looked up once, when somebody first asks."""

    def __init__(self, games: Callable[[], Sequence[str]], taken: Sequence[str]) -> None:
        """``games``: gives the games there are. ``taken``: names that no plug-in may have."""
        self._games = games
        self._taken = taken
        self._found: dict[str, Plugin | None] = {}

    def names(self, game: str) -> tuple[str, ...]:
        return tuple(name for name in self._declared if self.find(game, name))

    def find(self, game: str, name: str) -> Plugin | None:
        """A bot of this game; only its module is imported."""
        if name not in self._found:
            entry = self._declared.get(name)
            self._found[name] = None if entry is None else self._checked(entry)
        found = self._found[name]
        return found if found is not None and game in found.games else None

    @cached_property
    def _declared(self) -> "dict[str, EntryPoint]":
        from importlib.metadata import entry_points  # takes a while, and most people have no plug-ins

        by_name: dict[str, list[EntryPoint]] = {}
        for entry in entry_points(group=GROUP):
            by_name.setdefault(entry.name, []).append(entry)
        fit: dict[str, EntryPoint] = {}
        for name, entries in sorted(by_name.items()):
            packages = " and ".join(sorted(_package(entry) for entry in entries))
            if name in self._taken:
                _leave_out(name, packages, f"Rostra itself uses this name; taken are {', '.join(self._taken)}")
            elif len(entries) > 1:
                _leave_out(name, packages, "both declare this name; uninstall one of them or give its bot another name")
            elif not _NAME.fullmatch(name):
                _leave_out(name, packages, "a name has 1 to 40 characters of a-z, 0-9, - and _, the first one a letter")
            else:
                fit[name] = entries[0]
        return fit

    def _checked(self, entry: "EntryPoint") -> Plugin | None:
        try:
            return self._load(entry)
        except Unfit as why:
            _leave_out(entry.name, _package(entry), str(why))
            return None

    def _load(self, entry: "EntryPoint") -> Plugin:
        try:
            made: Any = entry.load()
        except (Exception, SystemExit) as wrong:
            right = "right is module:Class, of a module that can be imported"
            raise Unfit(f"{entry.value} cannot be loaded ({_in_one_line(wrong)}); {right}") from None
        if not callable(made):
            raise Unfit(f"{entry.value} is {made!r:.60}; right is a class, or a function without arguments")
        games = getattr(made, "games", None)
        all_games = self._games()
        example = f'games = ("{all_games[0]}",)'
        if not isinstance(games, (tuple, list)) or not games:
            raise Unfit(f"{entry.value} does not say which games it plays (games: {games!r:.60}); right is {example}")
        for game in games:
            if game not in all_games:
                raise Unfit(f"{entry.value} plays {game!r:.60}; there are {', '.join(all_games)}: {example}")
        try:
            bot = made()
        except (Exception, SystemExit) as wrong:
            raise Unfit(f"{entry.value}() made no bot: {_in_one_line(wrong)}") from None
        if not callable(getattr(bot, "choose", None)):
            raise Unfit(f"{entry.value}() has no method choose(world, rng, budget)")
        if not isinstance(getattr(bot, "usual", usual(bot)), Budget):
            raise Unfit(f"{entry.value}().usual is {bot.usual!r:.60}; right is a rostra.bots.Budget, or none")
        return Plugin(entry.name, _package(entry), entry.module, tuple(games), usual(bot), made)


def _package(entry: "EntryPoint") -> str:
    return "?" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def _leave_out(name: str, packages: str, why: str) -> None:
    # If logging is not set up, this is a line on standard error.
    log.warning("rostra: the bot %r of %s is left out: %s", name, packages, " ".join(why.split()))


def _repr(answer: object) -> str:
    try:
        return f"{answer!r:.80}"
    except Exception:  # it cannot even be shown
        return f"a {type(answer).__name__}"


def _in_one_line(wrong: BaseException) -> str:
    """The error in one line, with the place in the code that raised it."""
    frames = traceback.extract_tb(wrong.__traceback__)
    message = " ".join(str(wrong).split())
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(wrong).__name__}: {message:.300}{place}"
