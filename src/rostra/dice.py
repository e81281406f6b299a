"""A small, fast generator for playouts and worlds, seeded by the caller: nothing in a game keeps one."""

from mypy_extensions import i64


class Dice:
    """Multiply-with-carry (Marsaglia): one multiplication a throw, and no number ever leaves 63 bits."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed & 0x3FFFFFFFFFFFFFFF) | 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        x = 1791398085 * (self.x & 0xFFFFFFFF) + (self.x >> 32)
        self.x = x
        return ((x & 0xFFFFFFFF) * n) >> 32
