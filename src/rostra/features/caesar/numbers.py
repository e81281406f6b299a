"""Caesar & Cleopatra as numbers: what ``state.view(seat)`` holds, always at the same places (layout.py).

Like view.py this writes nothing that depends on a secret of the opponent. Tests compare both over many games and many
imagined worlds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.caesar.actions import ASSASSINATE, CASTLE, SCOUT_AT, SPY_OUT, WRATH_AT, castled
from rostra.caesar.cards import (
    ACTIONS,
    INFLUENCE,
    N_GROUPS,
    N_INFLUENCE,
    PATRICIANS,
    count,
    row_size,
    size,
)
from rostra.caesar.choices import must_replace
from rostra.caesar.knowledge import last_seen
from rostra.caesar.table import (
    ANSWER,
    ARRANGE,
    ASIDE,
    BONUS,
    CHOOSE,
    DECIDE_PILE,
    DISCARD,
    FACE_DOWN,
    FACE_UP,
    HAND,
    IN_ORDER,
    LAY_AGAIN,
    ORDER,
    OWNED,
    PILE,
    REFILL,
    REPLACE,
    SPIED,
    WON,
    Table,
    cards_at,
    left_at,
    phase,
)
from rostra.features.caesar.layout import CaesarLayout
from rostra.features.writing import bag, clear, flag, put, row
from rostra.game import CHANCE, OVER, Game, State


class CaesarFeatures(CaesarLayout):
    def write(self, state: State, seat: int, out: vec[u8], at: int) -> None:
        """Write what this seat knows into ``out`` from place ``at`` on."""
        if not isinstance(state, Table):
            raise TypeError(f"{state!r} is not a state of Caesar & Cleopatra")
        if not 0 <= seat <= 1:
            raise ValueError(f"seat {seat}: there are seats 0 and 1")
        clear(out, at, self.size)
        self.fill(state, seat, out, at)

    def fill(self, t: Table, seat: i64, out: vec[u8], at: i64) -> None:
        """The same, where everything is 0 already."""
        now = phase(t)
        over = t.actor == OVER
        deciding = t.actor == seat
        flag(out, at + self.italian, t.italian)
        put(out, at + self.arranged, t.action_decks)
        put(out, at + self.orgies, t.orgies)
        flag(out, at + self.mini, t.mini)
        put(out, at + self.seat, seat)
        if over:
            put(out, at + self.over + t.reason - 1, 1)
        else:
            other_turn: i64 = t.active ^ seat
            put(out, at + self.turn + other_turn, 1)
            if t.actor == CHANCE:
                put(out, at + self.waiting + 2, 1)
            elif now == ANSWER and not deciding:  # nobody else sees who is asked for a veto, CC-A8
                put(out, at + self.waiting + other_turn, 1)
            else:
                put(out, at + self.waiting + (t.actor ^ seat), 1)
        if deciding:
            if now == DECIDE_PILE:
                put(out, at + self.asked_pile, 1)
            elif now == REPLACE and must_replace(t):
                put(out, at + self.asked + REFILL - ARRANGE, 1)  # as in a refill
            else:
                put(out, at + self.asked + now - ARRANGE, 1)
        if now == CHOOSE or now == LAY_AGAIN or (now == ANSWER and deciding):
            self._action(t, out, at)
        put(out, at + self.laid, t.laid)
        flag(out, at + self.acted, t.acted)
        flag(out, at + self.passive, t.passive)
        put(out, at + self.exchanged, t.exchanged)
        put(out, at + self.idle, t.idle)
        bag(out, at + self.left, t.left)
        bag(out, at + self.votes, t.votes)
        row(out, at + self.votes_discard, t.votes_discard, 0)
        row(out, at + self.votes_removed, t.votes_removed, 0)
        self._side(t, seat, True, out, at - self.stride)
        other = 1 - seat
        self._side(t, other, over, out, at)
        put(out, at + self.in_order, t.at[IN_ORDER + seat])
        put(out, at + self.in_order + 1, t.at[IN_ORDER + other])
        if over or (now == CHOOSE and t.active == seat):
            put(out, at + self.hand_known, 1)
            bag(out, at + self.hand, t.at[HAND + other])
        if t.at[SPIED + 2 * other] != 0:
            seen, hidden = last_seen(t, other)
            bag(out, at + self.spied, seen)
            put(out, at + self.spied_hidden, hidden)
        if over:
            self._winner(t, seat, out, at)

    def _action(self, t: Table, out: vec[u8], at: i64) -> None:
        played = t.played
        groups = at + self.action_group
        which: i64 = 0
        if played < SPY_OUT:
            target = played - ASSASSINATE
            put(out, groups + target // N_INFLUENCE, 1)
            put(out, at + self.action_kind + target % N_INFLUENCE, 1)
        elif played < CASTLE:
            which = 1
        elif played < SCOUT_AT:
            which = 2
            first, second = castled(played)
            put(out, groups + first, 1)
            put(out, groups + second, 1)
        elif played < WRATH_AT:
            which = 3
            put(out, groups + played - SCOUT_AT, 1)
        else:
            which = 4
            put(out, groups + played - WRATH_AT, 1)
        put(out, at + self.action + which, 1)

    def _side(self, t: Table, owner: i64, own: bool, out: vec[u8], at: i64) -> None:
        """One player. ``own``: with all that only they know. ``at`` is shifted so that the places of the other fit."""
        here = t.at
        hand = here[HAND + owner]
        pile = here[PILE + owner]
        aside = here[ASIDE + owner]
        put(out, at + self.influence_cards, size(hand & INFLUENCE))
        put(out, at + self.action_cards, size(hand & ACTIONS))
        put(out, at + self.influence_pile, size(pile & INFLUENCE))
        put(out, at + self.action_pile, size(pile & ACTIONS))
        bag(out, at + self.discard, here[DISCARD + owner])
        bag(out, at + self.won, here[WON + owner])
        if own:
            bag(out, at + self.hand, hand)
            if here[IN_ORDER + owner] != 0:
                row(out, at + self.order, here[ORDER + owner], 6)
            if here[BONUS + owner] != 0:
                put(out, at + self.bonus + here[BONUS + owner] - 1, 1)
            bag(out, at + self.aside_cards, aside)
        being_castled: i64 = 0  # the groups whose cards are taken up for castling, a bit each (CC-A3)
        cards_aside = size(aside)
        if not own and phase(t) == LAY_AGAIN and owner == t.active:
            first, second = castled(t.played)
            being_castled = (i64(1) << first) | (i64(1) << second)
            cards_aside += cards_at(t, owner, first) + cards_at(t, owner, second)
        put(out, at + self.aside, cards_aside)
        shown: i64 = 0
        for group in range(i64(N_GROUPS)):
            if cards_at(t, owner, group) == 0:
                continue
            place = at - self.group_stride * (N_GROUPS - 1 - group)  # the places kept are the last group's
            up = here[FACE_UP + N_GROUPS * owner + group]
            down = here[FACE_DOWN + N_GROUPS * owner + group]
            shown += up
            bag(out, place + self.up, up)
            if own:
                row(out, place + self.down_cards, down, 0)
            if (being_castled >> group) & 1 == 0:
                put(out, place + self.down, row_size(down))
        unseen = pile
        if not own:  # all cards that do not lie open
            unseen = here[OWNED + owner] - here[DISCARD + owner] - shown
        bag(out, at + self.unseen, unseen)
        put(out, at + self.points, points(t, owner, own))

    def _winner(self, t: Table, seat: i64, out: vec[u8], at: i64) -> None:
        ahead = lead(t)
        if seat == 1:
            ahead = -ahead
        if ahead >= 0:
            put(out, at + self.winner, 1)
        if ahead <= 0:
            put(out, at + self.winner + 1, 1)


def points(t: Table, seat: i64, with_bonus: bool) -> i64:
    """The sum of the lines of scoring.py, without writing them."""
    sum: i64 = 0
    won = t.at[WON + seat]
    others = t.at[WON + 1 - seat]
    for group in range(i64(N_GROUPS)):
        mine = count(won, group)
        if mine == 0:
            continue
        all_of_them = count(PATRICIANS, group)
        sum += mine
        if 2 * mine > all_of_them and (not t.italian or left_at(t, group) == 0):  # CC-E5, CC-E6
            sum += 1
        if (t.italian and count(others, group) == 0) or (not t.italian and mine == all_of_them):
            sum += 1
        if with_bonus and mine >= 3 and t.at[BONUS + seat] == group + 1:
            sum += 2
    return sum


def lead(t: Table) -> i64:
    """More than 0 if Cleopatra has won, less than 0 if Caesar has, 0 if they share (CC-E7)."""
    ahead = points(t, 0, True) - points(t, 1, True)
    if ahead == 0:
        ahead = size(t.at[WON]) - size(t.at[WON + 1])
    return ahead


_NUMBERS: Final = CaesarFeatures()


def of_game(game: Game) -> CaesarFeatures:
    return _NUMBERS


def of_state(state: State) -> CaesarFeatures:
    return _NUMBERS
