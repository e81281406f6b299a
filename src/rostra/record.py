"""A played game as a text file: a header, then one line of notation a decision. docs/records.md shows one.

Reading trusts nothing: every line is played on a fresh state, so a record that was read is a game that can happen.
"""

import datetime
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

import rostra
from rostra import titles
from rostra.game import Event, Game, Json, Outcome, Refusal, State, as_text
from rostra.game_file import GameFile

FIRST_LINE: Final = "Rostra record 1"
"""How every record begins: what it is, and the version of the format."""
UNFINISHED: Final = "*"
"""The result of a game that is not over."""
_LONGEST_NAME: Final = 1000
"""Letters of the path of a file."""

_T = TypeVar("_T")


class BadRecord(ValueError):
    """A text that is not a record: the line, and what is wrong there."""

    line: int
    """The number of the line, from 1 on."""
    why: str
    """What is wrong, in English."""
    message: str
    """The same as a message id of ``locales/``. For an illegal line: the id of the engine's reason."""
    details: dict[str, str | int]
    """The arguments of the message."""
    refusal: Refusal | None
    """For an illegal line: why it cannot be played."""
    game: str
    """For an illegal line: the game that has words for the reason."""

    def __init__(
        self,
        line: int,
        why: str,
        message: str,
        details: Mapping[str, str | int],
        refusal: Refusal | None = None,
        game: str = "",
    ) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.message = message
        self.details = dict(details)
        self.refusal = refusal
        self.game = game


class _BadValue(ValueError):
    """A wrong value in the header, before its line is known."""

    def __init__(self, why: str, message: str, **details: str | int) -> None:
        super().__init__(why)
        self.message = message
        self.details = details


@dataclass(frozen=True)
class Record:
    """A played game. Make one by ``Record.of`` or ``read``: then every line of it has been played."""

    game: str
    """The game's name."""
    options: Json
    """Its options with their values."""
    rules_version: int
    """The version of the rules it was played under."""
    seats: dict[str, str]
    """Who played: the names of the players by seat."""
    date: str
    """The day it began, as year-month-day."""
    lines: list[str] = field(default_factory=list)
    """Every decision, those of chance too, in notation."""
    position: Json | None = None
    """Where the game began, if not at the set-up."""
    result: str = UNFINISHED
    """Points, winners and how it ended, as ``result_of`` writes it."""
    seed: int | None = None
    """The seed of chance, if the game has one: resumed, it draws the same. A replay does not need it."""

    @staticmethod
    def of(
        game: Game,
        seats: Sequence[str],
        lines: Sequence[str],
        date: str | None = None,
        position: Json | None = None,
        seed: int | None = None,
    ) -> "Record":
        """A record of these lines, which are played to find the result. Players are in the order of ``game.seats``."""
        if len(seats) != len(game.seats):
            raise ValueError(f"seats: {len(seats)} players, but {game.name} has the seats {', '.join(game.seats)}")
        state = game.new() if position is None else game.position(position)
        for line in lines:
            state.apply(state.parse(line))
        return Record(
            game=game.name,
            options=game.options,
            rules_version=game.rules_version,
            seats={seat: _name(seat, player) for seat, player in zip(game.seats, seats)},
            date=today() if date is None else _date("date", date),
            lines=list(lines),
            position=position,
            result=result_of(game, state.outcome()),
            seed=seed,
        )

    def text(self) -> str:
        """The record as a file has it; ``read`` makes the same record of it."""
        header = [FIRST_LINE, f"game: {self.game}", f"rules: {self.rules_version}"]
        header += [f"option {name}: {as_text(value)}" for name, value in self.options.items() if name != "rules"]
        header += [
            f"file {name}: {file.digest} {json.dumps(file.text)}"
            for name, file in self.options.items()
            if isinstance(file, GameFile)
        ]
        header += [f"seat {seat}: {player}" for seat, player in self.seats.items()]
        header += [f"date: {self.date}", f"result: {self.result}"]
        if self.seed is not None:
            header.append(f"seed: {self.seed}")
        if self.position is not None:
            header.append(f"position: {json.dumps(self.position, ensure_ascii=False)}")
        return "\n".join([*header, "", *self.lines]) + "\n"


def today() -> str:
    """The day as a record writes it."""
    return datetime.date.today().isoformat()


def result_of(game: Game, outcome: Outcome | None) -> str:
    """The result as the header writes it: points in the order of the seats, the winners, and how the game ended."""
    if outcome is None:
        return UNFINISHED
    points = "-".join(map(str, outcome.points))
    return f"{points} {' '.join(game.seats[winner] for winner in outcome.winners)} ({outcome.reason})"


def result_parts(result: str) -> tuple[str, list[str], str] | None:
    """Points, winners and ending of a finished game's result; None if it is not finished."""
    if result == UNFINISHED:
        return None
    points, *winners, reason = result.split()
    return points, winners, reason.strip("()")


def load(record: Record) -> Game:
    """The game of a record, with its options."""
    return rostra.load(record.game, **record.options)


def begin(record: Record) -> State:
    """The state before the first line."""
    game = load(record)
    return game.new() if record.position is None else game.position(record.position)


def replay(record: Record, upto: int | None = None, events: list[Event] | None = None) -> State:
    """The state after the first ``upto`` decisions, or after all; what happened is appended to ``events``."""
    if upto is not None and not 0 <= upto <= len(record.lines):
        raise ValueError(f"decision {upto}: the record has decisions 0 to {len(record.lines)}")
    state = begin(record)
    for line in record.lines[:upto]:
        state.apply(state.parse(line), events)
    return state


def read(text: str) -> Record:
    """The record in a text. A ``BadRecord`` (a ValueError) says which line is wrong, and why."""
    if not isinstance(text, str):
        raise TypeError(f"a record is read from text, not from {type(text).__name__}")
    lines = [line.strip() for line in text.removeprefix("\ufeff").split("\n")]
    if lines[0] != FIRST_LINE:
        found = _quoted(lines[0])
        why = f"{found}, but a record begins with {FIRST_LINE!r}"
        raise BadRecord(1, why, "bad-first-line", {"found": found, "right": FIRST_LINE})
    header, at = _header(lines)
    game = _game(header)
    record = Record(
        game=game.name,
        options=game.options,
        rules_version=game.rules_version,
        seats={seat: header.checked(f"seat {seat}", _name) for seat in game.seats},
        date=header.checked("date", _date),
        position=header.optional("position", _json),
        result=header.checked("result", lambda _, value: value),
        seed=header.optional("seed", _seed),
    )
    header.must_be_used()
    state = _start(record, game, header)
    for number, line in enumerate(lines[at:], at + 1):
        if line and not line.startswith("#"):
            try:
                state.apply(state.parse(line))
            except Refusal as refusal:
                raise BadRecord(number, str(refusal), refusal.message, refusal.details, refusal, game.name) from None
            record.lines.append(line)
    played = result_of(game, state.outcome())
    if record.result != played:
        found = _quoted(record.result)
        why = f"result: {found}, but the decisions below give {played!r}"
        raise BadRecord(header.line("result"), why, "bad-result", {"found": found, "right": played})
    return record


class _Header:
    """Keys and values with their lines, and which of them have not been used yet."""

    def __init__(self, entries: Mapping[str, tuple[int, str]], end: int) -> None:
        self.entries = entries
        self.end = end
        self.unused = set(entries)

    def line(self, key: str) -> int:
        return self.entries[key][0]

    def checked(self, key: str, check: Callable[[str, str], _T]) -> _T:
        if key not in self.entries:
            raise BadRecord(self.end, f"the header ends here without {key!r}", "bad-missing-key", {"key": key})
        self.unused.discard(key)
        number, value = self.entries[key]
        try:
            return check(key, value)
        except _BadValue as wrong:
            raise BadRecord(number, str(wrong), wrong.message, wrong.details) from None

    def optional(self, key: str, check: Callable[[str, str], _T]) -> _T | None:
        return self.checked(key, check) if key in self.entries else None

    def must_be_used(self) -> None:
        for key, (number, _) in self.entries.items():
            if key in self.unused:
                why = f"{_quoted(key)}: no such key in the header of this game"
                raise BadRecord(number, why, "bad-unknown-key", {"key": _quoted(key)})


def _header(lines: Sequence[str]) -> tuple[_Header, int]:
    """Keys and values up to the first empty line, and how many lines that were."""
    entries: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line:
            return _Header(entries, number), number
        if line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon:
            why = f"{_quoted(line)} is not 'key: value'; an empty line ends the header"
            raise BadRecord(number, why, "bad-entry", {"found": _quoted(line)})
        if key in entries:
            first = entries[key][0]
            why = f"{_quoted(key)} stands in line {first} already"
            raise BadRecord(number, why, "bad-twice", {"key": _quoted(key), "first": str(first)})
        entries[key] = (number, value.strip())
    return _Header(entries, len(lines)), len(lines)


def _game(header: _Header) -> Game:
    name = header.checked("game", _known_game)
    title = titles.get(name)
    options: dict[str, object] = {"rules": _rules_version(header, max(title.rules))}
    files = {file: _file(header, file) for file in title.files if f"option {file}" in header.entries}

    def check(key: str, value: str) -> str:
        option = key.removeprefix("option ")
        try:
            # Each option alone, so that the error belongs to this line; but files together: a deck depends on its map.
            rostra.load(name, **(files if option in files else {option: value}))
        except (ValueError, RecursionError) as wrong:
            details = {"option": _quoted(option), "found": _quoted(value), "reason": str(wrong)[:400]}
            raise _BadValue(str(wrong), "bad-option", **details) from None
        return files.get(option, value)

    for key in header.entries:
        if key.startswith("option ") and key != "option rules":  # which has a line of its own
            options[key.removeprefix("option ")] = header.checked(key, check)
    return rostra.load(name, **options)


def _file(header: _Header, option: str) -> str:
    """The file of a host's own that the record brings with it. Without one, the path that it names."""
    name = header.entries[f"option {option}"][1]
    return header.optional(f"file {option}", lambda key, value: _brought(name, key, value)) or name


def _brought(name: str, key: str, value: str) -> GameFile:
    digest, _, written = value.partition(" ")
    if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
        raise _BadValue(f"{key}: {_quoted(name)} is not a name", "bad-name", key=key, found=_quoted(name))
    try:
        text = json.loads(written)
        if not isinstance(text, str):
            raise ValueError("what follows the digest is not a text")
        file = GameFile(name, text)
    except (ValueError, RecursionError) as wrong:
        raise _BadValue(f"{key}: not a digest and a JSON text: {wrong}", "bad-brought", key=key) from None
    if digest != file.digest:
        why = f"{key}: the digest is {_quoted(digest)}, but that of the text is {file.digest}"
        raise _BadValue(why, "bad-digest", key=key, found=_quoted(digest), right=file.digest)
    return file


def _known_game(key: str, value: str) -> str:
    if value not in titles.names() or titles.problem(value):
        known = ", ".join(titles.playable())
        raise _BadValue(f"game: {_quoted(value)} is not one of {known}", "bad-game", found=_quoted(value), known=known)
    return value


def _rules_version(header: _Header, newest: int) -> int:
    def check(key: str, value: str) -> int:
        if not re.fullmatch("[1-9][0-9]{0,8}", value):
            raise _BadValue(f"rules: {_quoted(value)} is not a number from 1 on", "bad-rules", found=_quoted(value))
        if int(value) > newest:
            why = f"rules: version {value} is newer than this program, which knows {newest}; update Rostra"
            raise _BadValue(why, "bad-newer", found=value, newest=str(newest))
        return int(value)

    return header.checked("rules", check)


def _start(record: Record, game: Game, header: _Header) -> State:
    if record.position is None:
        return game.new()
    try:
        return game.position(record.position)
    except ValueError as wrong:
        why = f"position: {wrong}"
        raise BadRecord(header.line("position"), why, "bad-position", {"why": str(wrong)}) from None


def _name(key: str, value: str) -> str:
    """A player's name: anything that fits in a line and cannot control a terminal."""
    if not value or value != value.strip() or not value.isprintable():
        why = f"{key}: {_quoted(value)} is not a name (printable, in one line)"
        raise _BadValue(why, "bad-name", key=key, found=_quoted(value))
    return value


def _date(key: str, value: str) -> str:
    try:
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
            return datetime.date.fromisoformat(value).isoformat()
    except ValueError:
        pass
    raise _BadValue(f"date: {_quoted(value)} is not a date like 1997-10-23", "bad-date", found=_quoted(value))


def _seed(key: str, value: str) -> int:
    if not re.fullmatch("0|-?[1-9][0-9]{0,999}", value):
        raise _BadValue(f"seed: {_quoted(value)} is not a whole number", "bad-seed", found=_quoted(value))
    return int(value)


def _json(key: str, value: str) -> Json:
    try:
        found = json.loads(value)
    except (ValueError, RecursionError) as wrong:
        raise _BadValue(f"position: not JSON: {wrong}", "bad-json") from None
    if not isinstance(found, dict):
        raise _BadValue("position: not a JSON object", "bad-json")
    return found


def _quoted(text: str) -> str:
    """The text in quotes, short enough for a message."""
    return repr(text if len(text) <= 60 else text[:57] + "...")
