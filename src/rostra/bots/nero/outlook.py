"""What the rest of the round may bring: who has cards left, who can come where, and how much points count by then."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.nero.trial_position import MARKS, TrialPosition
from rostra.bots.nero.weights import (
    AREA_EARLY,
    AREA_WORTH,
    ASSASSIN_COMES,
    CALM,
    CARD_NEXT,
    GRAB,
    GRAB_MOST,
    ITALY_EARLY,
    ITALY_WORTH,
    KIND_WORTH,
    LEGION_WORTH,
    MARK_WORTH,
    REACH,
    RISK,
    RISK_EACH,
    RISK_MOST,
    SPLIT,
    SPREAD,
    THEIR_CARDS,
    THRONE_EARLY,
    THRONE_WORTH,
)
from rostra.nero.box import Box
from rostra.nero.cards import ASSASSIN, GUARD, MOST_KINDS, REVOLT, SENATE
from rostra.nero.data.deck_file import CARDS
from rostra.nero.data.map_file import AREA_SIZE, CITY, PROVINCES
from rostra.nero.knowledge import number_held
from rostra.nero.rounds import cards_each
from rostra.nero.table import DEAL_CARD, DISCARD, HAND, HAND_SIZE, N_OWNERS, N_SEATS, REMOVED, Table


def _powers() -> vec[float]:
    out = vec[float]([0.0] * 64)
    for i in range(64):
        out[i] = CALM**i
    return out


_CALM: Final = _powers()


class Outlook(TrialPosition):
    def __init__(self, box: Box) -> None:
        super().__init__(box)
        # The learnt weights: a copy, so that tools can try others
        self.w_area_worth: vec[float] = AREA_WORTH[:]
        self.w_area_early: vec[float] = AREA_EARLY[:]
        self.w_italy_worth: vec[float] = ITALY_WORTH[:]
        self.w_italy_early: vec[float] = ITALY_EARLY[:]
        self.w_throne_worth: vec[float] = THRONE_WORTH[:]
        self.w_throne_early: vec[float] = THRONE_EARLY[:]
        self.w_legion_worth: vec[float] = LEGION_WORTH[:]
        self.w_card_next: vec[float] = CARD_NEXT[:]
        self.w_their_cards: vec[float] = THEIR_CARDS[:]
        self.w_kind_worth: vec[float] = KIND_WORTH[:]
        self.w_spread: vec[float] = SPREAD[:]
        self.w_risk: float = RISK
        self.w_risk_each: float = RISK_EACH
        self.w_risk_most: float = RISK_MOST
        self.w_reach: float = REACH
        self.w_grab: float = GRAB
        self.w_grab_most: float = GRAB_MOST
        self.w_split: float = SPLIT
        self.w_mark_worth: float = MARK_WORTH
        self.seat: i64 = 0
        # What the cards allow
        self.cards: vec[i64] = vec[i64]([0] * 4)
        self.unrest: vec[float] = vec[float]([0.0] * 4)  # how much the others can still do against a seat
        self.activity: vec[float] = vec[float]([0.0] * 4)  # how much it can do itself
        self.held: vec[float] = vec[float]([0.0] * 4)  # what a seat's hand is worth
        self.reach: vec[float] = vec[float](
            [0.0] * (N_SEATS * PROVINCES)
        )  # + PROVINCES * seat: legions that it could bring to each province
        self.risk: vec[float] = vec[float]([0.0] * (N_SEATS * PROVINCES))
        self.grab: vec[float] = vec[float]([0.0] * (N_SEATS * PROVINCES))
        self.assassin_risk: vec[float] = vec[float]([0.0] * 4)
        self.seat_of: vec[i64] = vec[i64]([0] * 4)
        self.to_city: vec[i64] = _distances(box)
        self.kp: i64 = 0
        self.active: i64 = 0
        self.kp_cards: vec[i64] = vec[i64]([0] * 4)
        self.round: i64 = 1
        self.spread: float = 5.0
        # By round and by how much of it is left
        self.area_worth: float = 0.0
        self.italy_worth: float = 0.0
        self.throne_worth: float = 0.0
        self.legion_worth: float = 0.0

    def _read_cards(self, t: Table) -> None:
        at = t.at
        players = self.players
        everybody: i64 = 0
        for seat in range(players):
            cards = at[HAND_SIZE + seat]
            if t.phase == DEAL_CARD:
                cards = cards_each(t)
            self.cards[seat] = cards
            everybody += cards
        hidden: i64 = CARDS - t.removed
        for kind in range(t.box.kinds):
            hidden -= at[DISCARD + kind]
        assassins = 0.0
        for kind in range(t.box.kinds):
            if t.box.event_of[kind] == ASSASSIN:
                assassins += float(t.box.numbers[kind] - at[DISCARD + kind] - at[REMOVED + kind])
        for seat in range(players):
            others = everybody - self.cards[seat]
            self.unrest[seat] = 1.0 - _CALM[others]
            self.activity[seat] = 1.0 - _CALM[self.cards[seat]]
            own = number_held(t, seat, ASSASSIN)
            part = ASSASSIN_COMES * float(others) / float(max(hidden - self.cards[seat], 1))
            self.assassin_risk[seat] = min(0.6, part * (assassins - float(own)))
            guards = number_held(t, seat, GUARD)
            if guards > 0:
                self.assassin_risk[seat] *= 0.6
            self.kp_cards[seat] = number_held(t, seat, SENATE) + guards
            self.held[seat] = self._hand(t, seat, others)
        left = float(everybody) / float(players * t.box.hand)
        now = t.round
        self.area_worth = self.w_area_worth[now] + self.w_area_early[now] * left
        self.italy_worth = self.w_italy_worth[now] + self.w_italy_early[now] * left
        self.throne_worth = self.w_throne_worth[now] + self.w_throne_early[now] * left
        self.legion_worth = self.w_legion_worth[now]
        self.spread = self.w_spread[now + 1] + (self.w_spread[now] - self.w_spread[now + 1]) * left

    def _hand(self, t: Table, seat: i64, others: i64) -> float:
        """What the cards in hand are worth, less what those of the others take away."""
        cards = self.cards[seat]
        worth = self.w_card_next[t.round] * float(cards) - self.w_their_cards[t.round] * float(others)
        if t.phase == DEAL_CARD:
            return worth
        hand = HAND + MOST_KINDS * seat
        for kind in range(i64(REVOLT)):
            if t.at[hand + kind] != 0:
                worth += self.w_kind_worth[kind] * float(t.at[hand + kind])
        for kind in range(i64(REVOLT), t.box.kinds):
            if t.at[hand + kind] != 0:
                if t.box.event_of[kind] < REVOLT:
                    worth += self.w_kind_worth[t.box.event_of[kind]] * float(t.at[hand + kind])
                else:
                    worth += self.revolt(kind, seat)
        return worth

    def revolt(self, kind: i64, seat: i64) -> float:
        owner = self.seat_of[self.box.revolt_at[kind] // AREA_SIZE]
        if owner < 0 or owner == seat:
            return 0.0
        return self.w_kind_worth[REVOLT]

    def price(self, kind: i64) -> float:
        """What a card is worth to the seat that it judges for."""
        worth = self.w_card_next[self.round] + self.w_their_cards[self.round]
        event = self.box.event_of[kind]
        if event < REVOLT:
            return worth + self.w_kind_worth[event]
        return worth + self.revolt(event, self.seat)

    def _read_reach(self, t: Table) -> None:
        """Find how many legions a seat can bring to each province, from one place. Two steps away a part counts."""
        x = self.x
        box = self.box
        reach = self.reach
        for i in range(i64(N_SEATS * PROVINCES)):
            reach[i] = 0.0
        for seat in range(self.players):
            base = PROVINCES * seat
            for p in range(i64(CITY)):
                ready = x[N_OWNERS * p + seat] - x[MARKS + N_OWNERS * p + seat]
                if ready <= 0:
                    continue
                near = float(ready)
                far = self.w_reach * near
                if reach[base + p] < near:
                    reach[base + p] = near
                for i in range(box.link_at[p], box.link_at[p + 1]):
                    q = box.links[i]
                    if q == CITY:
                        continue
                    if reach[base + q] < near:
                        reach[base + q] = near
                    for j in range(box.link_at[q], box.link_at[q + 1]):
                        r = box.links[j]
                        if reach[base + r] < far:
                            reach[base + r] = far
        for p in range(i64(CITY)):
            all_there = 0.0
            for seat in range(self.players):
                if self.cards[seat] > 0:
                    all_there += reach[PROVINCES * seat + p]
            for seat in range(self.players):
                threat = all_there
                if self.cards[seat] > 0:
                    threat -= reach[PROVINCES * seat + p]
                self.risk[PROVINCES * seat + p] = self.unrest[seat] * min(
                    self.w_risk_most, self.w_risk + self.w_risk_each * threat
                )
                self.grab[PROVINCES * seat + p] = self.activity[seat] * min(
                    self.w_grab_most, self.w_grab * reach[PROVINCES * seat + p]
                )


def _distances(box: Box) -> vec[i64]:
    """For each province, the steps to Rome."""
    far = vec[i64]([99] * PROVINCES)
    far[CITY] = 0
    for _i in range(PROVINCES):
        for p in range(i64(PROVINCES)):
            for i in range(box.link_at[p], box.link_at[p + 1]):
                if far[box.links[i]] + 1 < far[p]:
                    far[p] = far[box.links[i]] + 1
    return far
