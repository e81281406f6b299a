"""What the arena measures in Nero."""

from typing import Final

from rostra.arena.measures import Luck, Measures
from rostra.game import State
from rostra.nero.data.map_file import AREAS
from rostra.texts import Texts

_WAYS: Final = {"move-card": "bp", "battle-card": "gp", "event": "event", "counter": "event"}


class NeroMeasures(Measures):
    ways = ("bp", "gp", "event")
    homes = AREAS

    def uses(self, line: str) -> list[tuple[str, str]]:
        word, _, card = line.partition(" ")
        if word in _WAYS:
            return [(card, _WAYS[word])]
        return [(card, "event")] * 2 if word == "counter-two" else []

    def homes_of(self, state: State) -> list[str]:
        players = state.view(None)["players"]
        return [players[seat]["area"] for seat in state.seats]

    def home_label(self, say: Texts, home: str, number: int) -> str:
        return say.name("area", home)

    def points_label(self, say: Texts, item: str) -> str:
        return say.say(f"report-source-{item}")

    def pile(self, word: str, luck: Luck) -> str:
        if word == "deal":
            if not luck.dealing:  # NE-S4: all cards are shuffled for every round
                luck.times["deal"] += 1
        elif word in ("lot", "steal"):  # every draw has its own pile
            luck.times[word] += 1
        return f"{word} {luck.times[word]}"


MEASURES: Final = NeroMeasures()
