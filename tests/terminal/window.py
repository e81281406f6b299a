"""A window to play in: what is shown can be looked at, and a script answers."""

import io
import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

import rostra
from rostra import bots
from rostra.record import Record
from rostra.terminal import play
from rostra.terminal.screen import Screen
from rostra.texts import Texts

ENGLISH = Texts("en", "caesar")
Answer = Callable[[str], str]


class Window:
    """A screen whose text can be looked at, and whose answers are a script's."""

    def __init__(self, answer: Answer, width: int = 80, encoding: str = "utf-8", height: int = 24) -> None:
        self.raw = io.BytesIO()
        file = io.TextIOWrapper(self.raw, encoding=encoding, errors="replace", write_through=True, newline="\n")
        self.asked = 0
        self.answer = answer
        self.screen = Screen(Console(file=file, width=width, height=height, highlight=False), self._read)
        self.encoding = encoding

    def _read(self, prompt: str) -> str:
        self.asked += 1
        assert self.asked < 3000, "the same question again and again"
        reply = self.answer(self.text())
        self.screen.say(prompt + reply)
        return reply

    def text(self) -> str:
        return self.raw.getvalue().decode(self.encoding)


def numbers(seed: int) -> Answer:
    """Any of the numbers; too high ones are refused, and asked again."""
    rng = random.Random(seed)
    return lambda shown: str(rng.choice((1, 1, 2, 3, rng.randrange(1, 60))))


def script(lines: list[str]) -> Answer:
    replies = iter(lines)
    return lambda shown: next(replies, "q")


def a_game(
    window: Window, files: list[Path], seed: int = 1, human: int = 0, bot: str = "random", **options: str
) -> play.GameAtKeyboard:
    game = rostra.load("caesar", **options)
    players = [play.HUMAN if seat == human else bot for seat in range(2)]
    begun = Record.of(game, players, [])
    opponent = play.by_bot(bots.load("caesar", bot))
    return play.GameAtKeyboard(window.screen, ENGLISH, begun, {1 - human: opponent}, play.Chance(seed), files)


def a_game_of_nero(
    window: Window,
    files: list[Path],
    seed: int = 1,
    people: tuple[int, ...] = (0,),
    language: str = "en",
    **options: str,
) -> play.GameAtKeyboard:
    game = rostra.load("nero", **options)
    seats = range(len(game.seats))
    begun = Record.of(game, [play.HUMAN if seat in people else "random" for seat in seats], [])
    bot = play.by_bot(bots.load("nero", "random"))
    opponents = {seat: bot for seat in seats if seat not in people}
    return play.GameAtKeyboard(window.screen, Texts(language), begun, opponents, play.Chance(seed), files)
