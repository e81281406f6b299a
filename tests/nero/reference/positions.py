"""Random positions in which much can happen at once: a game from the set-up takes long to get there, or never does."""

import random
from collections import Counter
from typing import Final

from rostra.game import Json
from tests.nero.reference.material import (
    AREAS,
    BORDERING,
    BP,
    CARDS,
    GERMAN_LANDS,
    ITALY,
    LANDS,
    LEADER_OF,
    MOST_NEUTRAL,
    PORTS,
    PROVINCES_OF,
    ROME,
)
from tests.nero.reference.table import Options

ANSWERS: Final = ["bribery", "bad-omens", "bad-weather", "praetorian-guard", "bad-health"]
ANSWERED: Final = ["assassin", "crisis", "galley"]
REVOLTS: Final = [card for card in CARDS if card.startswith("revolt-")]
PLOTS: Final = [
    ["germans", "galley", "crisis"],
    [*REVOLTS, "rebellion", "galley"],
    ["crisis", "assassin", "galley"],
    ["galley"],
    ["galley", "germans", "rebellion", "crisis"],
    ["assassin", "praetorian-guard", "bribery"],
    ["traitor", "galley"],
    ["ave-caesar", "senate", "praetorian-guard"],
    [],
]
"""Cards of which one player has many."""
SCENES: Final = ["at large", "answers", "plot", "empire"]
"""Legions and cards anywhere; hands full of answers; one player with a plot where many meet; one close to NE-P1."""


def random_position(rng: random.Random, options: Options, scene: str) -> Json:
    position = _Position(rng, options)
    if scene == "empire":
        position.found_empire()
    else:
        position.scatter_legions()
    position.place_leaders(crowned=scene == "empire")
    if scene == "plot":
        position.plot()
    else:
        position.deal_hands(full_of_answers=scene == "answers")
    return position.told()


class _Position:
    """A position in the making."""

    def __init__(self, rng: random.Random, options: Options) -> None:
        self.rng = rng
        self.options = options
        self.areas = rng.sample(AREAS, options.players)
        self.names = [LEADER_OF[area] for area in self.areas]
        self.active = rng.choice(self.names)
        self.focus = rng.sample(LANDS, rng.choice([3, 6, 10, len(LANDS)]))
        self.legions: list[tuple[str, str, bool]] = []  # owner, province, marked
        self.leaders: Json = {}
        self.hands: dict[str, list[str]] = {}
        self.deck = list(Counter(CARDS).elements())
        rng.shuffle(self.deck)

    def scatter_legions(self) -> None:
        rng = self.rng
        names = self.names if rng.random() < 0.85 else rng.sample(self.names, len(self.names) - 1)  # NE-P4
        marked, at_home = rng.choice([0, 0.1, 0.3, 0.7]), rng.choice([0, 0.5, 0.9])
        neutral = rng.choice([0, 1, 2, 3, 3, 4])
        self.legions = [("neutral", rng.choice(self.focus), False) for _ in range(neutral)]
        for number in range(7 * self.options.players - neutral):
            name = rng.choice(names) if rng.random() < 0.3 else names[number % len(names)]
            home = PROVINCES_OF[self.areas[self.names.index(name)]]
            province = rng.choice(home if rng.random() < at_home else self.focus)
            self.legions.append((name, province, rng.random() < marked))

    def found_empire(self) -> None:
        """Nearly all for one player, in three or four areas."""
        rng = self.rng
        emperor = self.active = rng.choice(self.names)
        for area in rng.sample(AREAS, 4):
            held = rng.sample(PROVINCES_OF[area], rng.choice([2, 3, 3, 3, 3, 4]))
            self.legions += [(emperor, province, False) for province in held]
        room = 7 * self.options.players
        del self.legions[room - self.options.players - 1 :]
        neutral = 0
        while len(self.legions) < room:
            if neutral < MOST_NEUTRAL and rng.random() < 0.3:
                neutral += 1
                self.legions.append(("neutral", rng.choice(LANDS), False))
            else:
                self.legions.append((rng.choice(self.names), rng.choice(LANDS), False))

    def place_leaders(self, crowned: bool) -> None:
        rng = self.rng
        ranks = [rng.choice(["general", "candidate", "emperor", "emperor"]) for _ in self.names]
        if crowned and rng.random() < 0.5:
            ranks = [rng.choice(["general", "candidate"]) for _ in self.names]
            ranks[self.names.index(self.active)] = rng.choice(["emperor", "candidate"])
        while ranks.count("emperor") > 2:
            one_too_many = rng.choice([seat for seat, rank in enumerate(ranks) if rank == "emperor"])
            ranks[one_too_many] = rng.choice(["general", "candidate"])
        for name, area, rank in zip(self.names, self.areas, ranks):
            home = rng.choice(PROVINCES_OF[area])
            with_legions = [at for owner, at, marked in self.legions if owner == name and not marked]
            spots = [home, ROME, rng.choice(ITALY), rng.choice(self.focus), rng.choice(with_legions or self.focus)]
            self.leaders[name] = {"at": rng.choice(spots), "rank": rank, "home": home}

    def deal_hands(self, full_of_answers: bool) -> None:
        rng = self.rng
        if full_of_answers:
            liked = [*ANSWERS, *ANSWERED]
            self.deck.sort(key=lambda card: (card in liked) + 1.5 * rng.random())
        rich = rng.random() < 0.6
        for name in self.names:
            self._draw(name, rng.choice([8, 10, 13] if rich else [0, 1, 3, 5, 7, 10]))

    def plot(self) -> None:
        """Many cards of one kind, and BP, for one player, whose legions stand with others around them."""
        rng = self.rng
        wanted = rng.choice(PLOTS)
        self.deck.sort(key=lambda card: (card in wanted) + 1.3 * rng.random() + 0.15 * BP[card])
        self._draw(self.active, rng.choice([8, 14, 20]))
        rng.shuffle(self.deck)
        if rng.random() < 0.33:
            self.deck.sort(key=lambda card: (card in ANSWERS) + 1.2 * rng.random())
        for name in self.names:
            if name != self.active:
                self._draw(name, rng.choice([0, 1, 2, 6]))
        if rng.random() < 0.7:
            self._gather()

    def _gather(self) -> None:
        """Everybody into a few provinces."""
        rng = self.rng
        core = rng.choice([*GERMAN_LANDS, *ITALY, "belgica", "moesia", "achaia", "asia", "britannia"])
        around = [core, *(place for place in BORDERING[core] if place != ROME)]
        if rng.random() < 0.3:
            around += rng.sample(PORTS, 2)
        staying = rng.choice([0, 0.3, 0.6])
        moves = {place: place if rng.random() < staying else rng.choice(around) for place in LANDS}
        own = {place: rng.choice([to, core]) for place, to in moves.items()}
        self.legions = [
            (name, (own if name == self.active else moves)[place], marked) for name, place, marked in self.legions
        ]
        for name in self.names:
            if rng.random() < 0.6:
                self.leaders[name]["at"] = rng.choice(around)
        if rng.random() < 0.7:
            self.leaders[self.active]["at"] = core

    def _draw(self, name: str, number: int) -> None:
        self.hands[name] = [self.deck.pop() for _ in range(min(number, len(self.deck)))]

    def told(self) -> Json:
        rng = self.rng
        provinces: Json = {}
        for name, place, marked in self.legions:
            here = provinces.setdefault(place, {})
            if marked:
                here = here.setdefault("marked", {})
            here[name] = here.get(name, 0) + 1
        discarded = rng.randrange(len(self.deck) + 1)
        position: Json = {
            "game": "nero",
            "options": self.options._asdict(),
            "seats": self.names,
            "round": rng.choice([1, 2, 3, 4, 4]),
            "opener": rng.choice(self.names),
            "to_move": self.active,
            "provinces": provinces,
            "leaders": self.leaders,
            "players": {name: {"hand": self.hands[name], "points": rng.choice([0, 0, 1, 4, 7])} for name in self.names},
            "discard": self.deck[:discarded],
            "removed": self.deck[discarded:][: rng.choice([0, 0, 0, 3, 20])],
        }
        if rng.random() < 0.4:
            position["germans"] = rng.choice(GERMAN_LANDS)
        return position
