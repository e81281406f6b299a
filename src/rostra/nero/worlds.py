"""Worlds: a whole table that could have led to exactly what one seat has seen.

Secret are the hands of the others, the cards they have laid in a battle that is not fought yet, and in set-up the areas
they want. Without a traitor every distribution of the unseen cards is possible. If cards were stolen this round, the
log of knowledge.py is replayed with cards that stay undecided until an entry decides what they were. An attempt that
contradicts a later entry is thrown away, and another is made. A world depends only on what the seat has seen, never on
where the hidden cards really are.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.dice import Dice
from rostra.game import OVER
from rostra.nero.actions import N_ANSWERS
from rostra.nero.answers import counters_to
from rostra.nero.battles import ATTACKER, DEFENDER, least_cards, most_cards
from rostra.nero.cards import BRIBERY, MOST_KINDS
from rostra.nero.data.map_file import N_AREAS
from rostra.nero.knowledge import OF_SEAT, STOLEN, logged_kind, logged_seat
from rostra.nero.table import (
    ANSWER,
    AREA,
    DECK,
    HAND,
    HAND_KINDS,
    HAND_SIZE,
    LAID,
    LAY_ATTACKER,
    LAY_DEFENDER,
    N_SEATS,
    NAME_AREA,
    ONCE,
    SEAT_OF,
    WANTED,
    Table,
    bit,
)


def imagine(t: Table, seat: i64, dice: Dice) -> None:
    """On this table, which is a copy, replace everything that the seat cannot know by what it may be."""
    if t.actor == OVER:
        return  # everything is open now
    if t.phase == NAME_AREA:
        _imagine_wants(t, seat, dice)
        return
    guess = Guess(t, seat, dice)
    while not guess.attempt():
        pass
    guess.lay_out()
    if t.phase == LAY_ATTACKER or t.phase == LAY_DEFENDER:
        _imagine_laid(t, seat, dice)


def _imagine_wants(t: Table, seat: i64, dice: Dice) -> None:
    """NE-S1: each of the others has named one of the free areas."""
    free: i64 = 0
    for area in range(i64(N_AREAS)):
        if t.at[SEAT_OF + area] < 0:
            free += 1
    for other in range(t.box.players):
        if other != seat and t.at[WANTED + other] != 0 and t.at[AREA + other] < 0:
            chosen = dice.below(free)
            for area in range(i64(N_AREAS)):
                if t.at[SEAT_OF + area] < 0:
                    if chosen == 0:
                        t.at[WANTED + other] = area + 1
                    chosen -= 1


def _imagine_laid(t: Table, seat: i64, dice: Dice) -> None:
    """NE-F2: nobody knows even how many cards were laid. A player who is still choosing may have laid none yet."""
    if seat != t.active:
        _clear_laid(t, ATTACKER)
        if t.phase == LAY_DEFENDER:
            _lay_at_random(t, dice)
    if seat != t.target:
        _clear_laid(t, DEFENDER)


def _clear_laid(t: Table, side: i64) -> None:
    for kind in range(t.box.kinds):
        t.at[LAID + MOST_KINDS * side + kind] = 0


def _lay_at_random(t: Table, dice: Dice) -> None:
    """Lay some cards of the attacker's hand, any number that is allowed."""
    hand = HAND + MOST_KINDS * t.active
    left = t.at[HAND_SIZE + t.active]
    least = least_cards(t, ATTACKER)
    for _i in range(least + dice.below(min(most_cards(t, ATTACKER), left) + 1 - least)):
        card = dice.below(left)
        kind: i64 = 0
        while card >= t.at[hand + kind] - t.at[LAID + kind]:
            card -= t.at[hand + kind] - t.at[LAID + kind]
            kind += 1
        t.at[LAID + kind] += 1
        left -= 1


class Guess:
    """One possible set of hands of the others: ``attempt`` until it is True, then ``lay_out``."""

    def __init__(self, t: Table, seat: i64, dice: Dice) -> None:
        self.t = t
        self.seat = seat
        self.dice = dice
        self.pool: vec[i64] = vec[i64]([0] * MOST_KINDS)  # by kind: cards unseen by the seat and not decided yet
        self.known: vec[i64] = vec[i64](
            [0] * (N_SEATS * MOST_KINDS)
        )  # + MOST_KINDS * other: cards decided to be in that hand
        self.undecided: vec[i64] = vec[i64]([0] * N_SEATS)  # and others with them
        self.log: vec[u8] = t.log[:]  # as it is in this world

    def attempt(self) -> bool:
        """Replay the log, and decide what it decides; False if that contradicts a later entry."""
        t = self.t
        for kind in range(t.box.kinds):
            self.pool[kind] = t.at[DECK + kind]
            for other in range(t.box.players):
                self.known[MOST_KINDS * other + kind] = 0
                if other != self.seat:
                    self.pool[kind] += t.at[HAND + MOST_KINDS * other + kind]
        for other in range(t.box.players):
            self.undecided[other] = t.at[HAND_SIZE + other]
        if t.logged > 0 and not self._play_log():
            return False
        for other in range(t.box.players):
            if other != self.seat:
                for kind in range(t.box.kinds):
                    self.pool[kind] -= self.known[MOST_KINDS * other + kind]
                    if self.pool[kind] < 0:
                        return False
        if t.phase == ANSWER and t.actor != self.seat:
            return self._let_answer(t.actor)
        return True

    # The log of stolen cards

    def _play_log(self) -> bool:
        t = self.t
        self._back_to_first_theft()
        i: i64 = 0
        while i < t.logged:
            kind = logged_kind(t, i)
            seat = logged_seat(t, i)
            if kind != STOLEN:
                if seat != self.seat and not self._leaves(seat, kind):
                    return False
                i += 1
                continue
            kind = logged_kind(t, i + 1)
            victim = logged_seat(t, i + 1)
            if victim == self.seat:
                self.known[MOST_KINDS * seat + kind] += 1
            elif seat == self.seat:
                if not self._leaves(victim, kind):
                    return False
            else:
                kind = self._changes_hands(victim, seat, i + 2)
                self.log[i + 1] = u8(kind + OF_SEAT * victim)
            i += 2
        return True

    def _back_to_first_theft(self) -> None:
        """How many cards everybody had then: those they have now, plus what left since, less what came."""
        t = self.t
        i: i64 = 0
        while i < t.logged:
            kind = logged_kind(t, i)
            seat = logged_seat(t, i)
            if kind != STOLEN:
                self.undecided[seat] += 1
                i += 1
            else:
                self.undecided[seat] -= 1
                self.undecided[logged_seat(t, i + 1)] += 1
                i += 2

    def _leaves(self, seat: i64, kind: i64) -> bool:
        """A card of this kind leaves a hand: one that is known to be there, or an undecided one."""
        known = self.known[MOST_KINDS * seat + kind]
        if known > 0 and (self.undecided[seat] == 0 or self.dice.below(2) == 0):
            self.known[MOST_KINDS * seat + kind] -= 1
            return True
        if self.undecided[seat] == 0:
            return False
        self.undecided[seat] -= 1
        return True

    def _changes_hands(self, victim: i64, thief: i64, later: i64) -> i64:
        """One of the others steals from another: it may be any card of that hand. The stolen card."""
        cards = self.undecided[victim]
        for kind in range(self.t.box.kinds):
            cards += self.known[MOST_KINDS * victim + kind]
        card = self.dice.below(cards) - self.undecided[victim]
        if card < 0:
            self.undecided[victim] -= 1
            stolen = self._some_card(later)
        else:
            stolen = 0
            while card >= self.known[MOST_KINDS * victim + stolen]:
                card -= self.known[MOST_KINDS * victim + stolen]
                stolen += 1
            self.known[MOST_KINDS * victim + stolen] -= 1
        self.known[MOST_KINDS * thief + stolen] += 1
        return stolen

    def _some_card(self, later: i64) -> i64:
        """What an undecided card may be: one that is still unseen, or one that the log shows later."""
        t = self.t
        chosen: i64 = 0
        cards: i64 = 0
        for kind in range(t.box.kinds):
            cards += self.pool[kind]
            if self.pool[kind] > 0 and self.dice.below(cards) < self.pool[kind]:
                chosen = kind
        i = later
        while i < t.logged:
            if logged_kind(t, i) == STOLEN:
                i += 1
                seen = logged_seat(t, i - 1) == self.seat or logged_seat(t, i) == self.seat
            else:
                seen = True
            if seen:
                cards += 1
                if self.dice.below(cards) == 0:
                    chosen = logged_kind(t, i)
            i += 1
        return chosen

    # A player who is asked for an answer holds a card that would do

    def _let_answer(self, other: i64) -> bool:
        """NE-C: only players who can answer are asked. Unless one is decided already, decide the cards of an answer."""
        t = self.t
        would_do = counters_to(t, t.chain - 1)
        usable = ~(t.at[ONCE + other] & t.box.once)
        if other != t.active:
            usable &= ~t.box.own_only
        ways: i64 = 0
        chosen: i64 = 0
        number: i64 = 0
        for way in range(i64(N_ANSWERS + 1)):
            if (would_do >> way) & 1 == 0:
                continue
            event: i64 = way
            needed: i64 = 1
            if way == N_ANSWERS:  # two briberies
                event = BRIBERY
                needed = 2
            if (usable >> event) & 1 == 0:
                continue
            missing = max(needed - self._of_event(self.known, MOST_KINDS * other, event), 0)
            if missing == 0:
                return True
            if self.undecided[other] >= missing and self._of_event(self.pool, 0, event) >= missing:
                ways += 1
                if self.dice.below(ways) == 0:
                    chosen = event
                    number = missing
        if ways == 0:
            return False
        for _i in range(number):
            kind = self._some_card_of(chosen)
            self.known[MOST_KINDS * other + kind] += 1
            self.pool[kind] -= 1
            self.undecided[other] -= 1
        return True

    def _of_event(self, cards: vec[i64], start: i64, event: i64) -> i64:
        """How many of these cards have this event."""
        box = self.t.box
        number = cards[start + event]
        for kind in range(box.events, box.kinds):
            if box.event_of[kind] == event:
                number += cards[start + kind]
        return number

    def _some_card_of(self, event: i64) -> i64:
        """An unseen card with this event."""
        box = self.t.box
        chosen = event
        cards = self.pool[event]
        for kind in range(box.events, box.kinds):
            if box.event_of[kind] == event and self.pool[kind] > 0:
                cards += self.pool[kind]
                if self.dice.below(cards) < self.pool[kind]:
                    chosen = kind
        return chosen

    # The result

    def lay_out(self) -> None:
        """Deal the undecided cards, and put hands and deck on the table."""
        t = self.t
        at = t.at
        left: i64 = 0
        for kind in range(t.box.kinds):
            left += self.pool[kind]
        for other in range(t.box.players):
            if other == self.seat:
                continue
            for _i in range(self.undecided[other]):
                card = self.dice.below(left)
                kind = 0
                while card >= self.pool[kind]:
                    card -= self.pool[kind]
                    kind += 1
                self.pool[kind] -= 1
                self.known[MOST_KINDS * other + kind] += 1
                left -= 1
            holds: i64 = 0
            for kind in range(t.box.kinds):
                at[HAND + MOST_KINDS * other + kind] = self.known[MOST_KINDS * other + kind]
                if self.known[MOST_KINDS * other + kind] > 0:
                    holds |= bit(kind)
            at[HAND_KINDS + other] = holds
        for kind in range(t.box.kinds):
            at[DECK + kind] = self.pool[kind]
        t.log = self.log
