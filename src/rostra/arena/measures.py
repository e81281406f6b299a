"""What the arena must know of a title: where its luck comes from, and what a balance report counts.

A title brings ``arena/<title>/measures.py`` with ``MEASURES``. For a title without it, ``Measures`` will do.
"""

from collections import Counter
from typing import Final

from rostra import titles
from rostra.game import State
from rostra.texts import Texts


class Luck:
    """What has happened in a deal so far. ``Measures.pile`` tells by it which pile is drawn from."""

    def __init__(self) -> None:
        self.last = -1
        """The seat that decided last."""
        self.dealing = False
        """Whether chance has decided since."""
        self.times: Counter[str] = Counter()
        """How often a pile was shuffled, or drawn from if it gives one card only."""


class Measures:
    ways: tuple[str, ...] = ()
    """In which ways a card can be used; without any, cards are not counted."""
    homes: tuple[str, ...] = ()
    """Where a player can be at home (an area), if that is not the seat."""

    def uses(self, line: str) -> list[tuple[str, str]]:
        """The cards that a line uses, each with the way."""
        return []

    def homes_of(self, state: State) -> list[str]:
        """The home of each seat."""
        return list(state.seats)

    def home_label(self, say: Texts, home: str, number: int) -> str:
        return say.name("seat", home)

    def item_label(self, say: Texts, item: str) -> str:
        """What points are for."""
        return say.name("score", item)

    def points_label(self, say: Texts, item: str) -> str:
        """The same in more words, for a row among rows of other kinds."""
        return self.item_label(say, item)

    def pile(self, word: str, luck: Luck) -> str:
        """A name for the pile that chance draws from, by the first word of the line. Here every draw has its own."""
        luck.times[word] += 1
        return f"{word} {luck.times[word]}"

    def drawn(self, line: str, luck: Luck) -> None:
        """Chance has decided this."""


_ANY: Final = Measures()


def of(title: str) -> Measures:
    own = titles.part(title, "arena.measures")
    measures: Measures = _ANY if own is None else own.MEASURES
    return measures
