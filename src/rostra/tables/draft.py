"""A draft: the entries that are being added to a match, and the time and chance for them."""

from rostra.game import Rng
from rostra.tables import fold
from rostra.tables.log import Entry, house_line
from rostra.tables.match_state import MatchState


class Draft:
    """Whatever is written into it changes the match at once."""

    def __init__(self, match: MatchState, now: int, rng: Rng) -> None:
        self.match = match
        self.now = max(now, match.last_at)  # the clock of another process may be ahead of ours
        self.rng = rng
        self.new: list[Entry] = []

    def house(self, seat: int, word: str, *more: str | int, key: str | None = None) -> None:
        """A line of the house."""
        self._write(seat, house_line(word, *more), key, fold.UNPARSED)

    def decision(self, seat: int, action: int, key: str | None = None) -> None:
        """A decision of the game. It must be legal."""
        self._write(seat, self.match.state.text(action), key, action)

    def _write(self, seat: int, line: str, key: str | None, action: int) -> None:
        entry = Entry(self.match.length, self.now, seat, line, key)
        fold.add(self.match, entry, action)
        self.new.append(entry)

    def random(self, below: int) -> int:
        return (self.rng.getrandbits(32) * below) >> 32
