"""What the numbers of a game are: blocks of numbers, each with a name, parts, highest values and a meaning.

``docs/features.md`` is made from the layouts, so that it says what is really written.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Block(NamedTuple):
    """Numbers that belong together, from place ``at`` on. A block without parts is a single number."""

    name: str
    """What the block is called, such as ``own.hand``."""
    parts: tuple[str, ...]
    """What each of its numbers is called."""
    high: tuple[int, ...]
    """How large each can become."""
    at: int
    """The place of its first number."""
    meaning: str
    """What it says, for docs/features.md."""

    def names(self) -> list[str]:
        """The full names of its numbers, such as ``own.hand.3``."""
        return [f"{self.name}.{part}" for part in self.parts] if self.parts else [self.name]


class Layout:
    """Blocks one after the other. Each method adds one, and returns the place of its first number."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        """The blocks so far."""
        self.size: int = 0
        """How many numbers they have."""

    def number(self, name: str, high: int, meaning: str) -> int:
        """A single number."""
        return self._add(Block(name, (), (high,), self.size, meaning))

    def flags(self, name: str, parts: Sequence[str], meaning: str) -> int:
        """Numbers that are 0 or 1."""
        return self.counts(name, parts, [1] * len(parts), meaning)

    def places(self, name: str, number: int, high: int, meaning: str) -> int:
        """A row: a number for each place in it."""
        return self.counts(name, [str(place + 1) for place in range(number)], [high] * number, meaning)

    def counts(self, name: str, parts: Sequence[str], high: Sequence[int], meaning: str) -> int:
        """Numbers with names and highest values of their own."""
        return self._add(Block(name, tuple(parts), tuple(high), self.size, meaning))

    def _add(self, block: Block) -> int:
        self.blocks.append(block)
        self.size += len(block.high)
        return block.at

    def names(self) -> tuple[str, ...]:
        """The full names of all numbers."""
        names: list[str] = []
        for block in self.blocks:
            names += block.names()
        return tuple(names)

    def high(self) -> tuple[int, ...]:
        """How large each number can become."""
        high: list[int] = []
        for block in self.blocks:
            high += block.high
        return tuple(high)
