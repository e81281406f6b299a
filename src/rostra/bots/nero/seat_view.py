"""The table as one seat sees it, in the numbers that a judgement needs.

A world has made-up hands of the others, and knows who was asked for an answer. Nothing of that is copied here. So a bot
that is built on this depends only on what its seat may know.
"""

from typing import Final

from rostra.bots.nero.position import Position
from rostra.nero.answers import by_of, what_of
from rostra.nero.box import Box
from rostra.nero.cards import GUARD, MOST_KINDS, SENATE
from rostra.nero.data.map_file import CITY, IN_AREAS, PROVINCES
from rostra.nero.forces import hindering, toll
from rostra.nero.state import State
from rostra.nero.table import (
    AREA,
    DISCARD,
    FOUGHT,
    FRESH,
    HAND,
    HAND_SIZE,
    HOME,
    LANDED,
    LEADER_AT,
    LEGIONS,
    MARKED,
    N_OWNERS,
    NEUTRAL,
    ONCE,
    RANK,
    REMOVED,
    SCORE,
    SEAT_OF,
    SPENT,
)

ITALY: Final = range(IN_AREAS, CITY)


class Lands:
    """What never changes: neighbours, distances, what the cards can do."""

    def __init__(self, box: Box) -> None:
        masks = box.map.neighbours
        self.near: list[list[int]] = [[q for q in range(PROVINCES) if masks[p] >> q & 1] for p in range(PROVINCES)]
        self.to_city: list[int] = _distances(self.near, CITY)
        self.ports: list[int] = [p for p in range(PROVINCES) if box.map.ports >> p & 1]
        self.bp: list[int] = list(box.bp)[: int(box.kinds)]
        self.gp: list[int] = list(box.gp)[: int(box.kinds)]
        self.numbers: list[int] = list(box.numbers)[: int(box.kinds)]
        self.revolt_at: list[int] = list(box.revolt_at)[: int(box.kinds)]
        self.once: int = int(box.once)
        self.kinds: int = int(box.kinds)
        self.events: int = int(box.events)
        self.event_of: list[int] = list(box.event_of)[: int(box.kinds)]
        self.box: Box = box
        self.germanies: tuple[int, int] = (box.map.germans[0], box.map.germans[1])


def _distances(near: list[list[int]], start: int) -> list[int]:
    far = [99] * len(near)
    far[start] = 0
    queue = [start]
    for p in queue:
        for q in near[p]:
            if far[q] > far[p] + 1:
                far[q] = far[p] + 1
                queue.append(q)
    return far


_LANDS: dict[int, tuple[Box, Lands]] = {}


def lands_of(box: Box) -> Lands:
    """Made once for each box. All states of a game have the same box."""
    found = _LANDS.get(id(box))
    if found is None or found[0] is not box:
        if len(_LANDS) > 8:
            _LANDS.clear()
        found = (box, Lands(box))
        _LANDS[id(box)] = found
    return found[1]


def _numbers(world: State, start: int, end: int) -> list[int]:
    return [*world.at[start:end]]


class SeatView:
    def __init__(self, world: State, seat: int) -> None:
        at = _numbers(world, 0, HAND)  # the legions and what follows from them: all open
        rest = _numbers(world, HAND_SIZE, SCORE + 4)
        self.lands = lands_of(world.box)
        self.seat = seat
        self.players = int(world.box.players)
        players = range(self.players)
        self.over_emperor = bool(world.box.over_emperor)
        self.least_to_attack = int(world.box.attack_with_card)  # cards that an attacker lays at least (NE-F2)
        self.take_some = bool(world.box.take_some)  # NE-M5
        self.take_own = int(world.box.take_own)
        self.take_neutral = int(world.box.take_neutral)
        self.round = int(world.round)
        self.last = bool(world.last)

        by_owner = [at[LEGIONS + PROVINCES * owner : LEGIONS + PROVINCES * (owner + 1)] for owner in range(N_OWNERS)]
        marked = [at[MARKED + PROVINCES * owner : MARKED + PROVINCES * (owner + 1)] for owner in range(NEUTRAL)] + [
            [0] * PROVINCES
        ]
        self.now = Position(
            [legions[p] for p in range(PROVINCES) for legions in by_owner],
            [legions[p] for p in range(PROVINCES) for legions in marked],
            rest[LEADER_AT - HAND_SIZE : LEADER_AT - HAND_SIZE + self.players],
            rest[RANK - HAND_SIZE : RANK - HAND_SIZE + self.players],
            [0] * self.players,
            [None] * 5,
            None,
        )
        self.cards = rest[: self.players]  # how many everybody holds
        self.home = rest[HOME - HAND_SIZE : HOME - HAND_SIZE + self.players]
        self.area = rest[AREA - HAND_SIZE : AREA - HAND_SIZE + self.players]
        self.seat_of = rest[SEAT_OF - HAND_SIZE : SEAT_OF - HAND_SIZE + 4]
        self.score = rest[SCORE - HAND_SIZE : SCORE - HAND_SIZE + self.players]
        self.neutrals = int(world.neutrals)
        self.germans = int(world.germans)

        kinds = self.lands.kinds
        self.hand = _numbers(world, HAND + MOST_KINDS * seat, HAND + MOST_KINDS * seat + kinds)
        discard = _numbers(world, DISCARD, DISCARD + kinds)
        removed = _numbers(world, REMOVED, REMOVED + kinds)
        gone = [discard[kind] + removed[kind] + self.hand[kind] for kind in range(kinds)]
        self.unseen = [self.lands.numbers[kind] - gone[kind] for kind in range(kinds)]
        self.hidden = max(1, sum(self.unseen))
        by_gp = [0] * 10
        for kind, number in enumerate(self.unseen):
            by_gp[self.lands.gp[kind]] += number
        self.unseen_gp = tuple(by_gp)  # how many unseen cards there are of each GP

        # The turn, as everybody can see it
        self.active = int(world.active)
        self.used = int(world.used)
        self.began = bool(world.began)
        self.kp = int(world.kp)
        self.once = rest[ONCE - HAND_SIZE + seat]
        self.activation = int(world.activation)
        self.pool = int(world.pool)
        self.leader_spent = bool(world.leader_spent)
        self.spent = at[SPENT : SPENT + PROVINCES]
        self.landed = at[LANDED : LANDED + PROVINCES]
        self.fresh = at[FRESH : FRESH + PROVINCES]
        self.fought = at[FOUGHT : FOUGHT + PROVINCES]
        self.force_at = int(world.force_at)
        self.force = int(world.force)
        self.force_leader = bool(world.force_leader)
        self.landed_in_force = int(world.force_landed) > 0 or bool(world.force_leader_landed)
        self.tired = bool(world.tired) and self.force > 0
        self.came_from = int(world.came_from)
        self.may_step = bool(world.may_step) and not bool(world.drawn)
        self.drawn = bool(world.drawn)
        self.stormed = int(world.stormed)
        self.hindered = self.force_at >= 0 and int(hindering(world)) != 0
        self.may_ask = self.hindered and int(hindering(world)) & ~int(world.asked) != 0  # for leave
        self.toll = int(toll(world)) if self.force_at >= 0 else 0
        self.played = int(world.played)
        self.target = int(world.target)
        self.from_ = int(world.from_)
        self.to = int(world.to)
        self.load = int(world.load)
        self.load_leader = bool(world.load_leader)
        self.refuge = int(world.refuge)
        self.landing = bool(world.landing)
        # What can be answered now: what it is, and who announced it
        self.chain = [(int(what_of(world, i)), int(by_of(world, i))) for i in range(int(world.chain))]
        self.others = [other for other in players if other != seat]

    @property
    def their_cards(self) -> int:
        """In all other hands together."""
        return sum(self.cards) - self.cards[self.seat]

    @property
    def most_cards(self) -> int:
        """In the fullest of the other hands."""
        return max(self.cards[other] for other in self.others)

    @property
    def kp_cards(self) -> int:
        """Cards in hand that can be played for a KP."""
        return self.held(SENATE) + self.held(GUARD)

    def held(self, event: int) -> int:
        """How many cards of an event are in hand."""
        return self._of_event(self.hand, event)

    def _of_event(self, cards: list[int], event: int) -> int:
        lands = self.lands
        further = range(lands.events, lands.kinds)
        return cards[event] + sum(cards[kind] for kind in further if lands.event_of[kind] == event)

    def free(self, province: int) -> int:
        """The seat's own legions that can depart: without a marker, not spent, in no force (NE-M4)."""
        free = self.now.ready(self.seat, province) - self.spent[province]
        return free - self.force if self.force_at == province else free

    def held_by_others(self, event: int) -> float:
        """How many cards of an event the others hold, on average."""
        return self._of_event(self.unseen, event) * min(1.0, self.their_cards / self.hidden)
