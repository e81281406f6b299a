"""Who plays what: the players with their budgets, the line-ups of a deal, and all else that a result depends on."""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

import rostra
from rostra import bots, titles
from rostra.bots import Budget
from rostra.bots.bot import MOST
from rostra.game import Game, Json
from rostra.game_file import GameFile

Kind = Literal["arena", "league", "balance"]
"""What the games are played for."""


class ArenaError(ValueError):
    """Why something cannot be done, as a message id of ``locales/`` and its arguments."""

    message: str
    """The message id."""
    details: dict[str, str | int]
    """Its arguments."""

    def __init__(self, message: str, **details: str | int) -> None:
        arguments = ", ".join(f"{key}: {value}" for key, value in details.items())
        super().__init__(f"{message} ({arguments})")
        self.message = message
        self.details = details


@dataclass(frozen=True)
class Player:
    """A bot with its budget."""

    label: str
    """How it is written: ``legatus``, ``legatus@4s`` (seconds) or ``legatus@500`` (simulations)."""
    bot: str
    """The bot's name."""
    budget: Budget
    """How long it may think for a decision."""


@dataclass(frozen=True)
class Plan:
    """Which games are played, and by whom. ``contest``, ``league`` and ``balance`` make one."""

    kind: Kind
    """What it is for."""
    game: str
    """The game's name."""
    options: Json
    """Its options with their values."""
    players: tuple[Player, ...]
    """Who plays."""
    lineups: tuple[tuple[int, ...], ...]
    """For each game of a deal: which player sits on which seat."""
    seed: int
    """Another seed, other deals."""
    deals: int
    """How many deals there are."""

    @property
    def games(self) -> int:
        """How many games that makes: every line-up plays every deal."""
        return self.deals * len(self.lineups)

    def header(self) -> Json:
        """All that the games depend on; how many of them does not matter to a single one."""
        return {
            "rostra": self.kind,
            "game": self.game,
            "options": self.options,
            "players": [self._player_json(player) for player in self.players],
            "lineups": [list(lineup) for lineup in self.lineups],
            "seed": self.seed,
            "program": _program_digest(self.game),
            "files": {name: _digest_of([file.text.encode()]) for name, file in self._own_files().items()},
        }

    def _own_files(self) -> dict[str, GameFile]:
        of_game = titles.settle(titles.get(self.game), self.options)
        return {name: value for name, value in of_game.items() if isinstance(value, GameFile)}

    def _player_json(self, player: Player) -> Json:
        budget = player.budget
        about = {"label": player.label, "bot": player.bot, "seconds": budget.seconds, "simulations": budget.simulations}
        plugin = bots.plugin(self.game, player.bot)
        # With its files: authors do not give a bot a new version for every change.
        return about if plugin is None else {**about, "package": plugin.package, "program": _digest(plugin.files())}

    def fingerprint(self) -> str:
        """A short name for these settings."""
        return hashlib.sha256(json.dumps(self.header(), sort_keys=True).encode()).hexdigest()[:8]


def player(game: str, written: str, budget: Budget | None) -> Player:
    """The player written as ``legatus`` or ``legatus@4s``. Without its own budget it gets this one, or its usual."""
    name, at, own = written.partition("@")
    if not bots.has(game, name):
        raise ArenaError("error-bot", value=name, known=", ".join(bots.names(game)))
    if at:
        found = re.fullmatch(r"([0-9]{1,9})|([0-9]+(?:\.[0-9]+)?)s", own)
        if not found or not 0 < float(own.removesuffix("s")) <= MOST:
            raise ArenaError("error-player", value=written, bot=name)
        budget = Budget(simulations=int(own)) if found[1] else Budget(seconds=float(found[2]))
    return Player(written, name, budget or bots.usual_of(game, name))


def contest(game: Game, names: list[str], budget: Budget | None, seed: int, games: int) -> Plan:
    """Two players, or one for each seat. With more than two seats, two are one of the first against the second."""
    seats = len(game.seats)
    if len(names) not in {2, seats}:
        message = "error-players-two" if seats == 2 else "error-players"
        example = f"{bots.level(game.name, 'miles')} random"
        raise ArenaError(message, given=len(names), seats=seats, game=game.name, example=example)
    first = (0, *[1] * (seats - 1)) if len(names) == 2 else tuple(range(seats))
    lineups = rotations(first)
    players = tuple(player(game.name, name, budget) for name in names)
    return Plan("arena", game.name, game.options, players, lineups, seed, -(-games // len(lineups)))


def league(game: Game, budget: Budget | None, seed: int, games: int, names: Sequence[str] = ()) -> Plan:
    """Every player against every other; all bots if none are named. With more than two seats, one of a kind against
    the other kind, both ways."""
    names = names or bots.names(game.name)
    if len(names) < 2:
        raise ArenaError("error-league-one", bot=names[0], known=", ".join(bots.names(game.name)))
    for name in names:
        if names.count(name) > 1:
            raise ArenaError("error-league-twice", bot=name)
    players = tuple(player(game.name, name, budget) for name in names)
    seats = len(game.seats)
    lineups: list[tuple[int, ...]] = []
    for one in range(len(players)):
        for other in range(len(players)):
            if one < other or (one > other and seats > 2):
                lineups += rotations((one, *[other] * (seats - 1)))
    return Plan("league", game.name, game.options, players, tuple(lineups), seed, -(-games // seats))


def balance(game: Game, name: str, budget: Budget | None, seed: int, games: int) -> Plan:
    """A bot against itself on all seats."""
    players = (player(game.name, name, budget),)
    return Plan("balance", game.name, game.options, players, ((0,) * len(game.seats),), seed, games)


def rotations(lineup: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The line-up and its rotations, so that every player has every seat."""
    return tuple(lineup[-by:] + lineup[:-by] if by else lineup for by in range(len(lineup)))


@cache
def _program_digest(game: str) -> str:
    """A digest of the engine, the bots and the luck: games of different programs must not be mixed."""
    here = Path(rostra.__file__).parent
    others = {*titles.BUILT_IN, "__pycache__"} - {game}
    files = [
        here / name for name in ("game.py", "dice.py", "arena/deals.py", "arena/measures.py", "arena/play_game.py")
    ]
    for folder in (titles.folder(game), here / "bots", here / "arena" / game):
        files += [
            path
            for path in sorted(folder.rglob("*"))
            if path.is_file()
            and path.suffix not in (".so", ".pyd", ".pyc")
            and not others & {*path.relative_to(folder).parts}
        ]
    return _digest(files)


def _digest(files: list[Path]) -> str:
    return _digest_of(file.read_bytes() for file in files)


def _digest_of(contents: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for content in contents:
        whole.update(hashlib.sha256(content).digest())
    return whole.hexdigest()[:16]
