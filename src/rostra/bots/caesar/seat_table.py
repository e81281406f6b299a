"""A table as one seat sees it, in numbers for compiled code: what each group is worth to the seat, and what one more
card would bring there.

It knows the seat's own cards, the opponent's open ones, and how many are hidden. The value of a group comes from lookup
tables, so judging a candidate takes only a few additions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.caesar.vote_tables import LOSE, MID, NEXT_VOTE, OF_FIVE, PER_LOST, PER_WON, SURE, WIDE, WIN
from rostra.bots.caesar.weights import (
    AVERAGE,
    CALLED_BEFORE,
    CARD,
    FULL,
    KIND_POINTS,
    LATER_VOTES,
    LOCKED,
    POINT,
    WAITING,
)
from rostra.caesar.cards import (
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    PATRICIANS,
    PHILOSOPHER,
    PHILOSOPHERS,
    count,
    row_bag,
    row_size,
    size,
    total,
)
from rostra.caesar.table import BONUS, FACE_DOWN, FACE_UP, HAND, PILE, WON, Table, cards_at, left_at

CALLS: Final = 0.8  # turns for each patrician that is left


class SeatTable:
    def __init__(self) -> None:
        # For each group; gain 0: no patrician is left there
        self.gain: vec[float] = vec[float]([0.0] * 5)
        self.loss: vec[float] = vec[float]([0.0] * 5)
        self.call: vec[float] = vec[float]([0.0] * 5)  # the chance that its vote comes this turn
        self.weight: vec[float] = vec[float]([0.0] * 5)  # how much a lead counts before the next vote
        self.rest: vec[float] = vec[float]([0.0] * 5)  # and for the votes after it
        self.lead: vec[i64] = vec[i64]([0] * 5)  # over the opponent's open cards
        self.philosophers: vec[i64] = vec[i64]([0] * 5)  # philosophers more than the opponent shows
        self.hidden: vec[i64] = vec[i64]([0] * 5)
        self.cards: vec[i64] = vec[i64]([0] * 5)  # of both sides
        self.here: vec[float] = vec[float]([0.0] * 5)  # its value as it is
        self.price: vec[float] = vec[float]([0.0] * 6)  # of laying a card of each kind
        self.turns_left: float = 0.0
        self.ahead: bool = False

    def read(self, t: Table, seat: i64) -> None:
        at = t.at
        enemy = 1 - seat
        deck: i64 = size(t.votes)
        left_in_all: i64 = 0
        score: i64 = 0
        for group in range(i64(N_GROUPS)):
            won = count(at[WON + seat], group)
            lost = count(at[WON + enemy], group)
            left = left_at(t, group)
            left_in_all += left
            score += won - lost
            if left == 0:
                self.gain[group] = 0.0
                self.here[group] = 0.0
                deck -= count(t.votes, group)
                continue
            place = PER_WON * won + PER_LOST * lost
            if count(PATRICIANS, group) == 5:
                place += OF_FIVE
            if at[BONUS + seat] == group + 1:
                place += 2
            self.gain[group] = NEXT_VOTE[place]
            self.loss[group] = NEXT_VOTE[place + 1]
            own = at[FACE_UP + N_GROUPS * seat + group] + row_bag(at[FACE_DOWN + N_GROUPS * seat + group])
            theirs = at[FACE_UP + N_GROUPS * enemy + group]
            self.hidden[group] = row_size(at[FACE_DOWN + N_GROUPS * enemy + group])
            self.lead[group] = total(own) - total(theirs)
            self.philosophers[group] = size(own & PHILOSOPHERS) - size(theirs & PHILOSOPHERS)
            self.cards[group] = cards_at(t, 0, group) + cards_at(t, 1, group)
            self.rest[group] = LATER_VOTES * float(left - 1)
        self.ahead = score > 0
        self.turns_left = float(left_in_all) * CALLS
        for group in range(i64(N_GROUPS)):
            if self.gain[group] == 0.0:
                continue
            if count(t.votes, group) > 0:
                self.call[group] = 1.0 / float(deck)
                self.weight[group] = WAITING
            else:
                self.call[group] = 0.0
                self.weight[group] = CALLED_BEFORE
            self.here[group] = self.value_at(group, self.lead[group], self.philosophers[group], self.cards[group])

    def value_at(self, group: i64, lead: i64, philosophers: i64, cards: i64) -> float:
        """The value of the group if the seat were so far ahead there."""
        gain = self.gain[group]
        if gain == 0.0:
            return 0.0
        loss = self.loss[group]
        hidden = self.hidden[group]
        place = hidden * WIDE + lead + MID
        win = WIN[place]
        lose = LOSE[place]
        turn = 1.0
        if philosophers != 0:  # the philosopher turns the result round
            turn = -1.0
            win_before = win
            win = lose
            lose = win_before
        called = self.call[group]
        now = win * gain - lose * loss
        if cards == FULL:
            called = 1.0  # a full group is voted on at once
            if not self.ahead:
                now -= LOCKED * (1.0 - win - lose)
        far = lead - 3 * hidden + MID
        return called * now + (gain + loss) * 0.5 * SURE[far] * (turn * self.weight[group] + self.rest[group])

    def adds(self, group: i64, kind: i64) -> float:
        """What one more card of the seat brings there."""
        lead = self.lead[group]
        philosophers = self.philosophers[group]
        if kind == PHILOSOPHER:
            philosophers += 1
        else:
            lead += kind + 1
        return self.value_at(group, lead, philosophers, self.cards[group] + 1) - self.here[group]

    def adds_two(self, group: i64, kind: i64, other: i64) -> float:
        lead = self.lead[group]
        philosophers = self.philosophers[group]
        if kind == PHILOSOPHER:
            philosophers += 1
        else:
            lead += kind + 1
        if other == PHILOSOPHER:
            philosophers += 1
        else:
            lead += other + 1
        return self.value_at(group, lead, philosophers, self.cards[group] + 2) - self.here[group]

    def set_prices(self, t: Table, seat: i64) -> None:
        hand = t.at[HAND + seat]
        pile = size(t.at[PILE + seat] & INFLUENCE)
        stock = float(size(hand & INFLUENCE) + pile)
        average = 0.0
        if pile > 0:
            average = AVERAGE
        share = stock / (2.0 * self.turns_left + 1.0)
        scarce = 0.0
        if share < 1.0:
            scarce = CARD * (1.0 - share)
        for kind in range(i64(N_INFLUENCE)):
            self.price[kind] = POINT * (KIND_POINTS[kind] - average) + scarce
