"""What was played, on disk: a folder with a line and a record for every finished game.

A line is written as soon as its game is over. So whatever ends the program, all finished games are kept, and the same
plan goes on with the others.
"""

import json
from pathlib import Path
from typing import IO

import msgspec

from rostra.arena.plan import ArenaError, Plan
from rostra.arena.play_game import Finished, Played
from rostra.game import Json

GAMES = "games.jsonl"
RECORDS = "records"


class Ledger:
    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open the folder or make it; ``ArenaError`` if it holds the games of another plan."""
        self.folder = folder
        self.plan = plan
        self.file = folder / GAMES
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        self.found = self._read()

    def games(self) -> list[Played]:
        """The plan's games that have been played, in order."""
        return [self.found[number] for number in sorted(self.found) if number < self.plan.games]

    def missing(self) -> list[int]:
        return [number for number in range(self.plan.games) if number not in self.found]

    def open(self) -> IO[str]:
        return self.file.open("a", encoding="utf-8", newline="\n")

    def add(self, file: IO[str], game: Finished) -> None:
        """The record is written first, so that every line has one."""
        played = game.played
        name = f"{self.plan.game}-{played.deal + 1:05}-{played.lineup + 1:02}.txt"
        (self.folder / RECORDS / name).write_text(game.record, encoding="utf-8", newline="\n")
        file.write(json.dumps(played.json(), separators=(",", ":")) + "\n")
        file.flush()
        self.found[self._number(played)] = played

    def _number(self, played: Played) -> int:
        return played.deal * len(self.plan.lineups) + played.lineup

    def _read(self) -> dict[int, Played]:
        whole = self.file.read_bytes() if self.file.exists() else b""
        header = (json.dumps(self.plan.header()) + "\n").encode()
        if header.startswith(whole):  # nothing there yet, or not the whole header
            self.file.write_bytes(header)
            return {}
        kept = whole[: whole.rfind(b"\n") + 1]
        first, *lines = kept.decode("utf-8", "replace").splitlines() or [""]
        self._compare(first)
        found: dict[int, Played] = {}
        for number, line in enumerate(lines, 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.MsgspecError:
                raise ArenaError("error-ledger-line", file=str(self.file), line=number) from None
            if not self._fits(played):
                raise ArenaError("error-ledger-line", file=str(self.file), line=number)
            found[self._number(played)] = played
        if kept != whole:  # a line cut off in the middle: that game is played again
            with self.file.open("r+b") as file:
                file.truncate(len(kept))
        return found

    def _fits(self, played: Played) -> bool:
        """Whether it can be a game of this plan."""
        seats = len(self.plan.lineups[0])
        each = (played.points, played.homes, played.sources, played.moves, played.seconds, played.worst, played.visits)
        return (
            played.deal >= 0
            and 0 <= played.lineup < len(self.plan.lineups)
            and all(len(values) == seats for values in each)
            and all(len(values) in (0, seats) for values in (played.faults, played.why))
            and len(played.winners) > 0
            and set(played.winners) <= set(range(seats))
        )

    def _compare(self, line: str) -> None:
        """The header must be this plan's."""
        try:
            there: Json = dict(json.loads(line))
            there["rostra"]
        except (ValueError, TypeError, KeyError):
            raise ArenaError("error-ledger-file", file=str(self.file)) from None
        ours = self.plan.header()
        if ours != there:
            other = ", ".join(key for key in ours if ours[key] != there.get(key))
            raise ArenaError("error-ledger-other", folder=str(self.folder), what=other)
