"""How the rules ask: a rule is a generator that yields who decides among which lines, and is sent the line chosen.

So the rules read as one story with questions in it, and who decides next is simply where the story stands.
"""

from collections.abc import Generator, Iterable
from typing import Final, NamedTuple, TypeAlias, TypeVar

CHANCE: Final = -1
OVER: Final = -2

Answer = TypeVar("Answer")


class Question(NamedTuple):
    actor: int
    lines: dict[str, int]
    """With weights, which matter to chance only."""


Asking: TypeAlias = Generator[Question, str, Answer]


def ask(actor: int, lines: Iterable[str]) -> Asking[list[str]]:
    """A decision of a player: the words of the line he chose."""
    line = yield Question(actor, dict.fromkeys(lines, 1))
    return line.split()


def ask_chance(weights: dict[str, int]) -> Asking[list[str]]:
    line = yield Question(CHANCE, {line: weight for line, weight in weights.items() if weight})
    return line.split()
