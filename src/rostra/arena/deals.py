"""A deal: the luck of one game, fixed beforehand, so that several games can be played with the same cards.

Every source of chance (a seat's pile, the vote deck since its last shuffle, the deck of a round) has its own order from
the beginning. Each copy of a card has a random number; of the copies left, the one with the highest number comes next.
So what a pile gives does not depend on decisions or draws elsewhere. The numbers are independent, so to a player who
does not know them it is an ordinary shuffled pile.
"""

from collections import Counter
from hashlib import blake2b

from rostra.arena import measures
from rostra.game import State


class Deal:
    """The luck of one game. It is told who decides (``decided``), and decides for chance (``draw``)."""

    def __init__(self, game: str, seed: int, number: int) -> None:
        self._measures = measures.of(game)
        self._name = f"rostra deal/{seed}/{number}"
        self._luck = measures.Luck()
        self._drawn: dict[str, Counter[int]] = {}
        self._lots: dict[tuple[str, int], list[int]] = {}

    def decided(self, seat: int) -> None:
        self._luck.last = seat
        self._luck.dealing = False

    def draw(self, state: State) -> int:
        """The action of chance now: one of ``state.chances()``."""
        chances = state.chances()
        word = state.text(chances[0][0]).partition(" ")[0]
        source = self._measures.pile(word, self._luck)
        drawn = self._drawn.setdefault(source, Counter())
        best, highest = -1, -1
        for action, weight in chances:
            # Cards leave a source only when they are drawn: left and drawn together are all that were shuffled.
            lots = self._lots_of(source, action, state.text(action), weight + drawn[action])
            if lots[drawn[action]] > highest:
                best, highest = action, lots[drawn[action]]
        drawn[best] += 1
        self._measures.drawn(state.text(best), self._luck)
        self._luck.dealing = word == "deal" or self._luck.dealing
        return best

    def _lots_of(self, source: str, action: int, line: str, copies: int) -> list[int]:
        """The numbers of all copies of a card, the highest first."""
        if (source, action) not in self._lots:
            lots = [_lot(f"{self._name}/{source}/{line}/{copy}") for copy in range(copies)]
            self._lots[source, action] = sorted(lots, reverse=True)
        return self._lots[source, action]


def _lot(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
