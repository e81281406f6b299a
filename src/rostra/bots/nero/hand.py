"""The bot's own hand: what it costs to give up cards, and how to pay for a march.

A card that is kept means another turn later in the round, when the others have fewer cards to answer with. The first
cards kept are worth most. Some are worth more, because their event fits the position. After the last turn of a round no
card is worth anything.
"""

from collections.abc import Sequence
from typing import Final

from rostra.bots.nero.judgement import Judge
from rostra.bots.nero.weights import GP_PER_POINT, LAST_CARD
from rostra.nero.cards import (
    ASSASSIN,
    AVE_CAESAR,
    BAD_HEALTH,
    BAD_OMENS,
    BAD_WEATHER,
    BRIBERY,
    CRISIS,
    GALLEY,
    GERMANS,
    GUARD,
    REBELLION,
    REVOLT,
    SENATE,
    TRAITOR,
)
from rostra.nero.data.map_file import AREA_SIZE, CITY, IN_AREAS
from rostra.nero.table import EMPEROR, GENERAL

# What the first card kept is worth, the second beside it, and so on
KEPT: Final = (1.8, 1.5, 1.3, 1.1, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5)
SURPLUS: Final = 0.05  # a card for which there will be no turn
PER_BP: Final = 0.05
PER_GP: Final = 0.08
AVERAGE: Final = 0.28  # of both together


class Hand:
    def __init__(self, judge: Judge) -> None:
        view = judge.view
        self.view = view
        self.kinds = [kind for kind, number in enumerate(view.hand) for _ in range(number)]
        self.size = len(self.kinds)
        self.final = view.last and view.active == view.seat
        self.extra = self._extras(judge)
        turns = view.most_cards
        self._worth = [0.0]  # by the number of cards
        for i in range(self.size + 2):
            if self.final:
                worth = LAST_CARD
            elif i >= turns + 4:
                worth = SURPLUS
            else:
                worth = KEPT[min(i, len(KEPT) - 1)]
            self._worth.append(self._worth[-1] + worth)
        self._paid: dict[int, tuple[float, tuple[int, ...]] | None] = {}

    def price(self, kinds: Sequence[int]) -> float:
        """What the seat gives up with these cards."""
        extra = self.extra
        return self._worth[self.size] - self._worth[self.size - len(kinds)] + sum([extra[kind] for kind in kinds])

    def one_card(self) -> float:
        """What a card drawn blind is worth."""
        return self._worth[self.size + 1] - self._worth[self.size]

    def pay(self, bp: int) -> tuple[float, tuple[int, ...]] | None:
        """The cheapest cards for so many BP, as the four cards of a turn allow (NE-T2); None if there are none."""
        if bp <= 0:
            return 0.0, ()
        if bp not in self._paid:
            self._paid[bp] = self._cheapest(bp, 4 - self.view.used)
        return self._paid[bp]

    def _cheapest(self, bp: int, most: int) -> tuple[float, tuple[int, ...]] | None:
        points = self.view.lands.bp
        best: tuple[float, tuple[int, ...]] | None = None
        held = self.view.hand
        kinds = [kind for kind in range(len(held)) if held[kind] and points[kind]]
        if most >= 1:
            for kind in kinds:
                if points[kind] >= bp:
                    price = self.price((kind,))
                    if best is None or price < best[0]:
                        best = (price, (kind,))
        if most >= 2 and best is None:
            for i, kind in enumerate(kinds):
                for other in kinds[i if held[kind] > 1 else i + 1 :]:
                    if points[kind] + points[other] >= bp:
                        price = self.price((kind, other))
                        if best is None or price < best[0]:
                            best = (price, (kind, other) if points[kind] >= points[other] else (other, kind))
        return best

    def for_battle(self, without: Sequence[int]) -> list[int]:
        """The cards that are left for a battle, the most useful first."""
        left = self.kinds[:]
        for kind in without:
            left.remove(kind)
        gp = self.view.lands.gp
        extra = self.extra
        left.sort(key=lambda kind: GP_PER_POINT * extra[kind] - gp[kind])
        return left

    def _extras(self, judge: Judge) -> list[float]:
        """How much more than any card each kind is worth here."""
        view = self.view
        lands = view.lands
        if self.final:
            return [LAST_CARD * lands.gp[kind] / 4 for kind in range(lands.kinds)]
        extra = [PER_BP * lands.bp[kind] + PER_GP * lands.gp[kind] - AVERAGE for kind in range(lands.kinds)]
        me = view.seat
        now = view.now
        emperor = now.rank[me] == EMPEROR
        theirs = any(now.rank[other] == EMPEROR for other in view.others)
        extra[BRIBERY] += 0.12
        extra[BAD_OMENS] += 0.08
        extra[BAD_WEATHER] += 0.15
        extra[BAD_HEALTH] += 0.0
        extra[GUARD] += 0.3 if emperor and now.place[me] == CITY else 0.05
        extra[GALLEY] += 0.05
        extra[SENATE] += 0.05
        if now.rank[me] == GENERAL and now.emperors() < 2:
            if view.over_emperor or view.lands.to_city[view.home[me]] <= 2:
                extra[AVE_CAESAR] += 0.2
            extra[SENATE] += 0.05
        extra[REBELLION] += 0.3 if view.neutrals < 4 else 0.05
        extra[ASSASSIN] += 0.5 if theirs else 0.25
        extra[CRISIS] += 0.2 if emperor else 0.0
        extra[GERMANS] += 0.2
        extra[TRAITOR] += 0.4
        for kind in range(REVOLT, lands.events):
            place = lands.revolt_at[kind]
            owner = view.seat_of[place // AREA_SIZE] if 0 <= place < IN_AREAS else -1
            if owner >= 0 and owner != me:
                extra[kind] += 0.4
        for kind in range(lands.events, lands.kinds):  # worth as much as its event, but for the points
            event = lands.event_of[kind]
            extra[kind] += extra[event] - (PER_BP * lands.bp[event] + PER_GP * lands.gp[event] - AVERAGE)
        return extra
