"""What the numbers of a game are: blocks of them, each with a name, its parts, their highest values and a meaning.

``docs/features.md`` is made from the plans, so that what it says is what is written.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Block(NamedTuple):
    """Numbers that belong together, from place ``at`` on; without parts it is a single one."""

    name: str
    parts: tuple[str, ...]
    high: tuple[int, ...]
    at: int
    meaning: str

    def names(self) -> list[str]:
        return [f"{self.name}.{part}" for part in self.parts] if self.parts else [self.name]


class Layout:
    """Blocks one after the other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size: int = 0

    def number(self, name: str, high: int, meaning: str) -> int:
        """A single number; where it is written."""
        return self._add(Block(name, (), (high,), self.size, meaning))

    def flags(self, name: str, parts: Sequence[str], meaning: str) -> int:
        """Numbers that are 0 or 1; where the first of them is written."""
        return self.counts(name, parts, [1] * len(parts), meaning)

    def places(self, name: str, number: int, high: int, meaning: str) -> int:
        """An ordered row, place by place."""
        return self.counts(name, [str(place + 1) for place in range(number)], [high] * number, meaning)

    def counts(self, name: str, parts: Sequence[str], high: Sequence[int], meaning: str) -> int:
        return self._add(Block(name, tuple(parts), tuple(high), self.size, meaning))

    def _add(self, block: Block) -> int:
        self.blocks.append(block)
        self.size += len(block.high)
        return block.at

    def names(self) -> tuple[str, ...]:
        found: list[str] = []
        for block in self.blocks:
            found += block.names()
        return tuple(found)

    def high(self) -> tuple[int, ...]:
        found: list[int] = []
        for block in self.blocks:
            found += block.high
        return tuple(found)
