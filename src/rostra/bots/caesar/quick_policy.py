"""Sound decisions in a microsecond or two: the judgement of ``miles``, compiled.

It plays on the games that a search begins, and tells the search which candidates to try first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.caesar.seat_table import SeatTable
from rostra.bots.caesar.vote_tables import LOSE, MID, WIDE, WIN
from rostra.bots.caesar.weights import (
    CROWDED,
    ENOUGH,
    KEEP_ASSASSIN,
    KEEP_CASTLING,
    KEEP_SCOUT,
    KEEP_SPY,
    KEEP_VETO,
    KEEP_WRATH,
    PATIENT,
    RUIN,
    SCOUTED,
    SECRET,
    SEEN,
    SPARE_VETO,
    SPIED,
    SPOILS,
)
from rostra.caesar.actions import (
    ALLOW,
    ASSASSINATE,
    ASSIGN,
    DONE,
    DOWN,
    DRAW_ACTION,
    DRAW_INFLUENCE,
    DRAW_NONE,
    END,
    EXCHANGE,
    PASS,
    SCOUT_AT,
    SPY_OUT,
    TAKE,
    UP,
    VETO_IT,
    WRATH_AT,
    castled,
)
from rostra.caesar.cards import (
    ACTIONS,
    ASSASSINATION,
    CASTLING,
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    N_KINDS,
    PHILOSOPHER,
    SCOUT,
    SPY,
    VETO,
    WRATH,
    count,
    highest,
    size,
)
from rostra.caesar.choices import MAX_CHOICES, may_lay_open, must_exchange, next_aside
from rostra.caesar.playout import random_choice
from rostra.caesar.table import (
    ANSWER,
    CHOOSE,
    FACE_UP,
    HAND,
    IN_TURN,
    LAY_AGAIN,
    PILE,
    PUT_AWAY,
    REFILL,
    REPLACE,
    Table,
    cards_at,
    drawer,
    open_groups,
    phase,
    room_at,
)
from rostra.dice import Dice

NEVER: Final = -1e9
LAYINGS: Final = 30  # influence cards at groups: N_INFLUENCE * N_GROUPS
ROLLOUT_NOISE: Final = 0.1  # in rollouts: nobody plays the same every time
PASS_BELOW: Final = -0.45  # if the best card gains less than this, it passes
PASSING: Final = -0.6  # what passing seems worth to a search


class QuickPolicy(SeatTable):
    def __init__(self) -> None:
        super().__init__()
        self._single: vec[float] = vec[float]([0.0] * LAYINGS)  # [N_GROUPS * kind + group]: laying it
        self._pair: vec[float] = vec[float]([0.0] * LAYINGS)  # and the best one beside it
        self._ids: vec[i64] = vec[i64]([0] * MAX_CHOICES)

    def act(self, t: Table, dice: Dice) -> i64:
        now = phase(t)
        if now == IN_TURN:
            return self._in_turn(t, dice)
        if now == REFILL or now == REPLACE:
            return _draw(t)
        if now == ANSWER:
            return self._answer(t)
        if now == LAY_AGAIN:
            return self._lay_again(t)
        if now == CHOOSE:
            return _spoils(t)
        if now == PUT_AWAY:
            return _put_away(t)
        return random_choice(t, self._ids, dice)

    def weigh(self, t: Table, ids: vec[i64], n: i64, out: vec[float]) -> None:
        """Write what each legal id of a turn seems worth, in the order of ``ids``: a search begins with it."""
        seat = t.active
        hand = t.at[HAND + seat]
        self.read(t, seat)
        self._weigh_cards(t, seat, hand & INFLUENCE, None)
        relief = _relief(hand)
        for i in range(n):
            action = ids[i]
            if action == END:
                out[i] = 0.0
            elif action == PASS:
                out[i] = PASSING
            elif action < UP:
                out[i] = self._single[action - DOWN] + SECRET
            elif action >= ASSASSINATE:
                out[i] = self._play_value(t, action) + relief
            elif t.laid == 1:
                out[i] = self._single[action - UP]
            else:
                out[i] = self._pair[action - UP]

    # The turn

    def _in_turn(self, t: Table, dice: Dice) -> i64:
        seat = t.active
        hand = t.at[HAND + seat]
        influence = hand & INFLUENCE
        may_pass = t.laid == 0 and not t.acted
        if influence == 0 and may_pass:
            return PASS
        self.read(t, seat)
        if not t.acted and hand & ACTIONS != 0:
            # Playing an action card does not end the turn: so it is played if it gains anything.
            action = self._action_card(t, hand)
            if action >= 0:
                return action
        if t.laid == 2:
            return END
        best: i64 = -1
        most = NEVER
        if influence != 0 and open_groups(t, seat) != 0:
            self._weigh_cards(t, seat, influence, dice)
            for place in range(i64(LAYINGS)):
                if t.laid == 1:
                    if self._single[place] > most:
                        most = self._single[place]
                        best = UP + place
                    continue
                if self._single[place] + SECRET > most:
                    most = self._single[place] + SECRET
                    best = DOWN + place
                if self._pair[place] > most:
                    most = self._pair[place]
                    best = UP + place
        if may_pass and (best < 0 or most < PASS_BELOW):
            return PASS
        if best < 0:
            return random_choice(t, self._ids, dice)
        return best

    def _weigh_cards(self, t: Table, seat: i64, influence: i64, dice: Dice | None) -> None:
        """The value of every influence card at every group: alone, and with the best second card."""
        groups = open_groups(t, seat)
        self.set_prices(t, seat)
        single = self._single
        pair = self._pair
        for kind in range(i64(N_INFLUENCE)):
            for group in range(i64(N_GROUPS)):
                place = N_GROUPS * kind + group
                single[place] = NEVER
                pair[place] = NEVER
                if count(influence, kind) == 0 or (groups >> (4 * group)) & 1 == 0:
                    continue
                value = self.adds(group, kind) - self.price[kind]
                if dice is not None:
                    value += ROLLOUT_NOISE / 1024.0 * float(dice.below(1024))
                single[place] = value
        if t.laid != 0 or not may_lay_open(t, influence):
            return
        for place in range(i64(LAYINGS)):
            if single[place] == NEVER:
                continue
            kind = place // N_GROUPS
            group = place % N_GROUPS
            for other_place in range(place, i64(LAYINGS)):
                other = other_place // N_GROUPS
                if single[other_place] == NEVER or (kind == other and count(influence, kind) < 2):
                    continue
                value = 0.0
                if other_place % N_GROUPS != group:
                    value = single[place] + single[other_place]
                elif room_at(t, seat, group) >= 2:
                    value = self.adds_two(group, kind, other) - self.price[kind] - self.price[other]
                else:
                    continue
                if value > pair[place]:
                    pair[place] = value
                if value > pair[other_place]:
                    pair[other_place] = value

    def _action_card(self, t: Table, hand: i64) -> i64:
        """The best action card to play now, or -1 if none is worth it."""
        enemy = 1 - t.active
        best: i64 = -1
        most = -_relief(hand)
        for group in range(i64(N_GROUPS)):
            if self.gain[group] == 0.0:
                continue
            if count(hand, ASSASSINATION) != 0:
                lying = t.at[FACE_UP + N_GROUPS * enemy + group]
                kind = highest(lying)
                if kind >= 0:
                    best, most = self._better(t, ASSASSINATE + N_INFLUENCE * group + kind, best, most)
                if count(lying, PHILOSOPHER) != 0:
                    best, most = self._better(t, ASSASSINATE + N_INFLUENCE * group + PHILOSOPHER, best, most)
            if count(hand, WRATH) != 0 and self.cards[group] > 0:
                best, most = self._better(t, WRATH_AT + group, best, most)
            if count(hand, SCOUT) != 0 and self.hidden[group] > 0:
                best, most = self._better(t, SCOUT_AT + group, best, most)
        if count(hand, SPY) != 0 and t.at[HAND + enemy] != 0:
            best, most = self._better(t, SPY_OUT, best, most)
        return best

    def _better(self, t: Table, action: i64, best: i64, most: float) -> tuple[i64, float]:
        value = self._play_value(t, action)
        if value > most:
            return action, value
        return best, most

    def _play_value(self, t: Table, action: i64) -> float:
        """What playing this action card now gains over keeping it."""
        keep = 1.0
        if self.turns_left < PATIENT:
            keep = self.turns_left / PATIENT
        if action < SPY_OUT:
            return self._without(action, 1) - KEEP_ASSASSIN * keep
        if action == SPY_OUT:
            return SPIED - KEEP_SPY * keep
        if action < SCOUT_AT:
            return -KEEP_CASTLING * keep
        if action < WRATH_AT:
            group = action - SCOUT_AT
            if self.gain[group] == 0.0:
                return -KEEP_SCOUT * keep
            place = self.hidden[group] * WIDE + self.lead[group] + MID
            uncertainty = (1.0 - abs(WIN[place] - LOSE[place])) * (self.gain[group] + self.loss[group])
            return float(self.hidden[group]) * SEEN * uncertainty * (0.5 + self.call[group]) - KEEP_SCOUT * keep
        group = action - WRATH_AT
        cards = float(cards_at(t, 1 - t.active, group) - cards_at(t, t.active, group))
        return RUIN * cards - self.here[group] - KEEP_WRATH * keep

    def _without(self, action: i64, whose: i64) -> float:
        """What an assassination gains for the seat: of a card of the opponent (``whose`` is 1) or of its own (-1)."""
        group = (action - ASSASSINATE) // N_INFLUENCE
        kind = (action - ASSASSINATE) % N_INFLUENCE
        lead = self.lead[group]
        philosophers = self.philosophers[group]
        if kind == PHILOSOPHER:
            philosophers += whose
        else:
            lead += whose * (kind + 1)
        return self.value_at(group, lead, philosophers, self.cards[group] - 1) - self.here[group]

    # Out of turn

    def _answer(self, t: Table) -> i64:
        seat = 1 - t.active
        hand = t.at[HAND + seat]
        action = t.played
        self.read(t, seat)
        cost = 0.0
        if action < SPY_OUT:
            cost = -self._without(action, -1)
        elif action == SPY_OUT:
            cost = SPIED
            if count(hand, WRATH) > 0 or count(hand, VETO) > 1:
                cost = 2.0 * SPIED
        elif action < SCOUT_AT:
            cost = 0.25
        elif action < WRATH_AT:
            cost = SCOUTED * float(cards_at(t, seat, action - SCOUT_AT))
        else:
            group = action - WRATH_AT
            cards = float(cards_at(t, seat, group) - cards_at(t, 1 - seat, group))
            cost = self.here[group] + RUIN * cards
        if count(hand, VETO) > 1:
            cost += SPARE_VETO
        if cost > KEEP_VETO:
            return VETO_IT
        return ALLOW

    def _lay_again(self, t: Table) -> i64:
        seat = t.active
        self.read(t, seat)
        first, second = castled(t.played)
        kind = next_aside(t)
        if room_at(t, seat, first) <= 0:
            return ASSIGN + N_GROUPS * kind + second
        if room_at(t, seat, second) <= 0:
            return ASSIGN + N_GROUPS * kind + first
        if self.adds(first, kind) >= self.adds(second, kind):
            return ASSIGN + N_GROUPS * kind + first
        return ASSIGN + N_GROUPS * kind + second


def _relief(hand: i64) -> float:
    """What it is worth to have one action card fewer in hand."""
    cards = size(hand & ACTIONS)
    if cards > 2:
        return CROWDED * float(cards - 2)
    return 0.0


def _draw(t: Table) -> i64:
    seat = drawer(t)
    pile = t.at[PILE + seat]
    hand = t.at[HAND + seat]
    if pile & INFLUENCE == 0:
        if pile & ACTIONS == 0:
            return DRAW_NONE
        return DRAW_ACTION
    if pile & ACTIONS == 0 or size(hand & INFLUENCE) < ENOUGH or size(hand & ACTIONS) >= 2:
        return DRAW_INFLUENCE
    return DRAW_ACTION


def _spoils(t: Table) -> i64:
    hand = t.at[HAND + 1 - t.active]
    for i in range(i64(N_KINDS)):
        if count(hand, SPOILS[i]) != 0:
            return TAKE + SPOILS[i]
    return TAKE


def _put_away(t: Table) -> i64:
    """Exchange low cards. Exchange action cards only if there are too few influence cards."""
    seat = t.active
    hand = t.at[HAND + seat]
    if size(t.at[PILE + seat] & INFLUENCE) > t.exchanged:
        if size(hand & INFLUENCE) + t.exchanged < ENOUGH:
            for kind in (CASTLING, SCOUT, SPY, WRATH):
                if count(hand, kind) != 0:
                    return EXCHANGE + kind
        if count(hand, 0) != 0:
            return EXCHANGE
        if count(hand, 1) != 0:
            return EXCHANGE + 1
    if must_exchange(t):
        return EXCHANGE + (VETO if count(hand, ASSASSINATION) == 0 else ASSASSINATION)
    return DONE
