"""The table as one seat sees it, in the numbers that a judgement needs.

Everything here is read from the seat's view. So a bot that is built on it cannot depend on a hidden card of the
opponent, nor on what the sampled world made up for it.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from rostra.bots.caesar.weights import FULL
from rostra.caesar.cards import GROUPS, KINDS, PATRICIANS, PHILOSOPHER, SEATS, count
from rostra.game import Json

KIND: Final = {name: kind for kind, name in enumerate(KINDS)}


class Own(NamedTuple):
    """The own cards at a group: all of them are known to their owner."""

    total: int = 0
    philosophers: int = 0
    cards: int = 0
    exposed: int = 0  # the highest of them that lies face up, where an assassin finds it
    exposed_philosopher: bool = False

    def plus(self, kind: int, face_up: bool) -> "Own":
        if kind == PHILOSOPHER:
            seen = self.exposed_philosopher or face_up
            return Own(self.total, self.philosophers + 1, self.cards + 1, self.exposed, seen)
        exposed = max(self.exposed, kind + 1) if face_up else self.exposed
        return Own(self.total + kind + 1, self.philosophers, self.cards + 1, exposed, self.exposed_philosopher)


class Theirs(NamedTuple):
    """The opponent's cards at a group: sum and philosophers of the open ones, and how many are hidden."""

    total: int = 0
    philosophers: int = 0
    cards: int = 0
    hidden: int = 0

    def without(self, kind: int) -> "Theirs":
        if kind == PHILOSOPHER:
            return Theirs(self.total, self.philosophers - 1, self.cards - 1, self.hidden)
        return Theirs(self.total - kind - 1, self.philosophers, self.cards - 1, self.hidden)


@dataclass(slots=True)
class Group:
    patricians: int  # of the group in all
    left: int  # in the middle
    won: int  # by this seat
    lost: int  # to the opponent
    own: Own
    own_cards: list[int]  # kinds
    theirs: Theirs
    waiting: bool  # its vote card is still in the deck
    call: float  # the chance that the next vote card calls it


@dataclass(slots=True)
class SeatView:
    seat: int
    groups: list[Group]
    hand: list[int]  # by kind
    influence_pile: int
    action_pile: int
    action_unseen: list[int]  # by kind: what may come out of the own action pile
    next_action: int | None  # the kind on top of an arranged pile
    bonus: int | None
    their_influence: int  # cards in hand and pile
    their_actions: int  # cards in hand
    unseen: list[int]  # by kind: the opponent's cards in hand, piles and face down
    ahead: bool  # by the points that are certain

    @property
    def influence(self) -> int:
        """Influence cards in hand."""
        return sum(self.hand[: PHILOSOPHER + 1])

    @property
    def actions(self) -> int:
        """Action cards in hand."""
        return sum(self.hand[PHILOSOPHER + 1 :])

    @property
    def stock(self) -> int:
        """Influence cards in hand and pile."""
        return self.influence + self.influence_pile

    @property
    def turns_left(self) -> float:
        """Roughly how many turns each side still has: five of eight vote cards call a vote."""
        return sum(group.left for group in self.groups) * 8 / 5 / 2

    @property
    def room(self) -> int:
        """How many influence cards this seat may still lay (CC-T4)."""
        return sum(
            min(5 - group.own.cards, FULL - group.own.cards - group.theirs.cards)
            for group in self.groups
            if group.left > 0
        )

    def they_hold(self, kind: int) -> float:
        """The chance that the opponent has this action card in hand, if their action cards were shuffled."""
        hidden = sum(self.unseen[PHILOSOPHER + 1 :])
        return 0.0 if hidden == 0 else min(1.0, self.their_actions * self.unseen[kind] / hidden)


def read_view(json: Json, seat: int) -> SeatView:
    me = json["players"][SEATS[seat]]
    they = json["players"][SEATS[1 - seat]]
    # A card of a group that is gone is replaced at once (CC-V2), so it does not count.
    waiting: list[str] = [vote for vote in json["votes"]["left"] if json["patricians"].get(vote, 1) > 0]
    return SeatView(
        seat=seat,
        groups=[_group(json, me, they, name, waiting) for name in GROUPS],
        hand=_counts(me["hand"]),
        influence_pile=me["influence_pile"],
        action_pile=me["action_pile"],
        action_unseen=[me["unseen"][name] if kind > PHILOSOPHER else 0 for kind, name in enumerate(KINDS)],
        next_action=KIND[me["action_order"][0]] if me["action_order"] else None,
        bonus=None if me["bonus"] is None else GROUPS.index(me["bonus"]),
        their_influence=they["influence_cards"] + they["influence_pile"],
        their_actions=they["action_cards"],
        unseen=[they["unseen"][name] for name in KINDS],
        ahead=_points(me) > _points(they),
    )


def _group(json: Json, me: Json, they: Json, name: str, waiting: list[str]) -> Group:
    own_open = [KIND[card] for card in me["table"][name]["up"]]
    own_hidden = [KIND[card] for card in me["table"][name]["down_cards"]]
    theirs_open = [KIND[card] for card in they["table"][name]["up"]]
    hidden: int = they["table"][name]["down"]
    own = Own()
    for kind in own_open:
        own = own.plus(kind, True)
    for kind in own_hidden:
        own = own.plus(kind, False)
    philosophers = theirs_open.count(PHILOSOPHER)
    total = sum(kind + 1 for kind in theirs_open if kind != PHILOSOPHER)
    left: int = json["patricians"][name]
    return Group(
        patricians=count(PATRICIANS, GROUPS.index(name)),
        left=left,
        won=me["won"][name],
        lost=they["won"][name],
        own=own,
        own_cards=own_open + own_hidden,
        theirs=Theirs(total, philosophers, len(theirs_open) + hidden, hidden),
        waiting=name in waiting,
        call=1 / len(waiting) if name in waiting else 0.0,
    )


def _points(player: Json) -> int:
    return sum(points for _, _, points in player["points"])


def _counts(cards: list[str]) -> list[int]:
    counts = [0] * len(KINDS)
    for card in cards:
        counts[KIND[card]] += 1
    return counts
