"""What the arena measures in Caesar & Cleopatra."""

from typing import Final

from rostra.arena.measures import Luck, Measures
from rostra.texts import Texts

ACTION_CARDS: Final = {
    "assassinate": "assassination",
    "spy": "spy",
    "castle": "castling",
    "scout": "scout",
    "wrath": "wrath",
    "veto": "veto",
}
"""The card that is played, by the first word of the line."""


class CaesarMeasures(Measures):
    ways = ("down", "up", "action", "exchange")

    def uses(self, line: str) -> list[tuple[str, str]]:
        word, *rest = line.split()
        if word in ("down", "up", "exchange"):
            return [(rest[0], word)]
        return [(ACTION_CARDS[word], "action")] if word in ACTION_CARDS else []

    def home_label(self, say: Texts, home: str, number: int) -> str:
        """The side, and whether it begins (CC-T1)."""
        return say.say("balance-begins", seat=home) if number == 0 else say.name("seat", home)

    def item_label(self, say: Texts, item: str) -> str:
        return say.say(f"balance-source-{item}")

    def pile(self, word: str, luck: Luck) -> str:
        return f"pile of {luck.last}" if word == "deal" else f"{word} {luck.times[word]}"

    def drawn(self, line: str, luck: Luck) -> None:
        if line == "turn shuffle":  # CC-V3
            luck.times["turn"] += 1


MEASURES: Final = CaesarMeasures()
