"""The text of a data file (TOML), and error messages about it that name line, key and reason."""

import re
import tomllib
from typing import Any, Final, TypeAlias

Key: TypeAlias = tuple[str | int, ...]  # ("west", "leader"); in an array by number: ("links", "borders", 3)

_POSITION: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_STATEMENT: Final = re.compile(r"\s*(?:([\w.\"'-]+)\s*=|\[+\s*([\w.\"'-]+)\s*\])")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_BLANK: Final = re.compile(r"[ \t]*")
_NOTHING: Final = re.compile(r"(?:\s|#[^\n]*)*")
_SCALAR: Final = re.compile(r"[^,\]}\n#]*")
_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}(?!")' + r"|'''.*?'{3,5}(?!')" + r'|"(?:\\.|[^"\\])*"' + r"|'[^']*'", re.DOTALL
)


class Source:
    """The text of a file, read; `data` is what it says."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:
            raise ValueError(self._not_toml(str(error))) from None

    def bad(self, path: Key, reason: str) -> ValueError:
        """The error about what stands at a path. If that is missing, it names the line of what should hold it."""
        key = ".".join(step for step in path if isinstance(step, str))
        return ValueError(f"{self.name}, line {line_of(self.text, path)}, {key}: {reason}")

    def table(self, value: object, path: Key, needed: tuple[str, ...], free: tuple[str, ...] = ()) -> dict[str, Any]:
        """A table with all the needed keys, some of the free ones, and no others."""
        entries = self.entries(value, path)
        for key in entries:
            if key not in needed and key not in free:
                raise self.bad((*path, key), f"there is no such key here; there are {', '.join(needed + free)}")
        for key in needed:
            if key not in entries:
                raise self.bad((*path, key), f"is missing; needed here are {', '.join(needed)}")
        return entries

    def entries(self, value: object, path: Key) -> dict[str, Any]:
        """A table whose keys are names."""
        if not isinstance(value, dict):
            raise self.bad(path, f"{as_written(value)} is not a table, [{'.'.join(str(step) for step in path)}]")
        return value

    def array(self, value: object, path: Key, what: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.bad(path, f"{as_written(value)} is not {what}")
        return value

    def word(self, value: object, path: Key, allowed: tuple[str, ...]) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise self.bad(path, f"{as_written(value)} is not one of {', '.join(allowed)}")
        return value

    def whole(self, value: object, path: Key, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise self.bad(path, f"{as_written(value)} is not a whole number from 0 to {most}")
        return value

    def flag(self, value: object, path: Key) -> bool:
        if not isinstance(value, bool):
            raise self.bad(path, f"{as_written(value)} is not true or false")
        return value

    def _not_toml(self, message: str) -> str:
        """The error about a text that tomllib refuses: its line, and the last key that begins there."""
        lines = self.text.split("\n")
        position = _POSITION.search(message)
        line = 1
        if position is not None:
            line = int(position[1]) if position[1] else len(self.text.rstrip().split("\n"))
        key = ""
        for begun in range(line, 0, -1):
            statement = _STATEMENT.match(lines[begun - 1])
            if statement is not None:
                key = f", {statement[1] or statement[2]}"
                break
        reason = _POSITION.sub("", message)
        if re.search("overwrite|twice|[Dd]uplicate", reason):
            return f"{self.name}, line {line}{key}: stands here a second time; once is right"
        return f"{self.name}, line {line}{key}: this is not TOML ({reason}); a line is: key = value, or [table]"


def as_written(value: object) -> str:
    """A value as it is written in the file, for error messages."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= 60 else f'"{value[:60]}..."'
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return f"[{', '.join(as_written(item) for item in value)}]"
    return str(value)


def line_of(text: str, path: Key) -> int:
    """The line of a key, or of an element of an array, in a valid TOML text.

    If that is not there, the line of the nearest thing around it; line 1 if there is none.
    Tables in an array ([[name]]) have no numbers of their own here.
    """
    lines = _Scan(text).lines
    while path and path not in lines:
        path = path[:-1]
    return lines[path] if path else 1


class _Scan:
    """Walks through a text that tomllib has accepted and notes where everything begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Key, int] = {}
        table: Key = ()
        self._pass(_NOTHING)
        while self.at < len(text):
            if text[self.at] == "[":
                brackets = 2 if text.startswith("[[", self.at) else 1
                self.at += brackets
                table = self._key((), self.at)
                self.at += brackets
            else:
                self._pair(table)
            self._pass(_NOTHING)

    def _pass(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None, f"not what was expected at {self.at}"
        self.at = found.end()
        return found[0]

    def _note(self, path: Key, begun: int) -> None:
        if path not in self.lines:
            self.lines[path] = self.text.count("\n", 0, begun) + 1

    def _key(self, path: Key, begun: int) -> Key:
        """A key, perhaps of several parts (a.b); all of them are noted."""
        while True:
            self._pass(_BLANK)
            if self.text[self.at] in "\"'":
                path = (*path, str(tomllib.loads("key = " + self._pass(_STRING))["key"]))
            else:
                path = (*path, self._pass(_BARE))
            self._note(path, begun)
            self._pass(_BLANK)
            if self.text[self.at] != ".":
                return path
            self.at += 1

    def _pair(self, table: Key) -> None:
        path = self._key(table, self.at)
        self.at += 1  # the equals sign
        self._value(path)

    def _value(self, path: Key) -> None:
        self._pass(_NOTHING)
        first = self.text[self.at]
        if first in "\"'":
            self._pass(_STRING)
        elif first not in "[{":
            self._pass(_SCALAR)
        else:
            self.at += 1
            number = 0
            self._pass(_NOTHING)
            while self.text[self.at] not in "]}":
                if self.text[self.at] == ",":
                    self.at += 1
                elif first == "{":
                    self._pair(path)
                else:
                    self._note((*path, number), self.at)
                    self._value((*path, number))
                    number += 1
                self._pass(_NOTHING)
            self.at += 1
