"""Worlds: a whole table that could have led to exactly what one seat has seen.

Secret are the hands of the others, the cards they have laid in a battle that is not fought yet, and in the set-up the
areas they want. Without a traitor every distribution of the unseen cards is possible. Where cards were stolen this
round, the log of knowledge.py is played again with cards that stay undecided until something decides them; an attempt
that contradicts what came later is begun again. What is made up depends on what the seat has seen only, never on where
the hidden cards really are.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from rostra.dice import Dice
from rostra.game import OVER
from rostra.nero.answers import counters_to
from rostra.nero.battles import ATTACKER, DEFENDER, most_cards
from rostra.nero.cards import BRIBERY, MOST_KINDS
from rostra.nero.data.map_file import N_AREAS
from rostra.nero.knowledge import OF_SEAT, STOLEN, logged_kind, logged_seat
from rostra.nero.table import (
    ANSWER,
    AREA,
    DECK,
    HAND,
    HAND_SIZE,
    HOLDS,
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


def imagine(b: Table, seat: i64, dice: Dice) -> None:
    """Replace what the seat cannot know on this table (a copy) by something it might be."""
    if b.actor == OVER:
        return  # everything is open now
    if b.phase == NAME_AREA:
        _imagine_wants(b, seat, dice)
        return
    guess = Guess(b, seat, dice)
    while not guess.attempt():
        pass
    guess.lay_out()
    if b.phase == LAY_ATTACKER or b.phase == LAY_DEFENDER:
        _imagine_laid(b, seat, dice)


def _imagine_wants(b: Table, seat: i64, dice: Dice) -> None:
    """NE-S1: what the others have named so far is one of the free areas."""
    free: i64 = 0
    for area in range(i64(N_AREAS)):
        if b.at[SEAT_OF + area] < 0:
            free += 1
    for other in range(b.box.players):
        if other != seat and b.at[WANTED + other] != 0 and b.at[AREA + other] < 0:
            chosen = dice.below(free)
            for area in range(i64(N_AREAS)):
                if b.at[SEAT_OF + area] < 0:
                    if chosen == 0:
                        b.at[WANTED + other] = area + 1
                    chosen -= 1


def _imagine_laid(b: Table, seat: i64, dice: Dice) -> None:
    """NE-F2: not even the number of cards is known. Who is still choosing has, for all that is seen, laid none yet."""
    if seat != b.active:
        _clear_laid(b, ATTACKER)
        if b.phase == LAY_DEFENDER:
            _lay_at_random(b, dice)
    if seat != b.target:
        _clear_laid(b, DEFENDER)


def _clear_laid(b: Table, side: i64) -> None:
    for kind in range(b.box.kinds):
        b.at[LAID + MOST_KINDS * side + kind] = 0


def _lay_at_random(b: Table, dice: Dice) -> None:
    """Some cards of the attacker's hand, any number that may be laid."""
    hand = HAND + MOST_KINDS * b.active
    left = b.at[HAND_SIZE + b.active]
    for _i in range(dice.below(min(most_cards(b, ATTACKER), left) + 1)):
        card = dice.below(left)
        kind: i64 = 0
        while card >= b.at[hand + kind] - b.at[LAID + kind]:
            card -= b.at[hand + kind] - b.at[LAID + kind]
            kind += 1
        b.at[LAID + kind] += 1
        left -= 1


class Guess:
    """One way in which the others' hands may be."""

    def __init__(self, b: Table, seat: i64, dice: Dice) -> None:
        self.b = b
        self.seat = seat
        self.dice = dice
        self.pool: vec[i64] = vec[i64]([0] * MOST_KINDS)  # by kind: cards unseen by the seat and not decided yet
        self.known: vec[i64] = vec[i64](
            [0] * (N_SEATS * MOST_KINDS)
        )  # + MOST_KINDS * other: cards decided to be in that hand
        self.undecided: vec[i64] = vec[i64]([0] * N_SEATS)  # and others with them
        self.log: vec[u8] = b.log[:]  # as it would be there

    def attempt(self) -> bool:
        """Decide all that the log decides; False if that contradicts what came later."""
        b = self.b
        for kind in range(b.box.kinds):
            self.pool[kind] = b.at[DECK + kind]
            for other in range(b.box.players):
                self.known[MOST_KINDS * other + kind] = 0
                if other != self.seat:
                    self.pool[kind] += b.at[HAND + MOST_KINDS * other + kind]
        for other in range(b.box.players):
            self.undecided[other] = b.at[HAND_SIZE + other]
        if b.logged > 0 and not self._play_log():
            return False
        for other in range(b.box.players):
            if other != self.seat:
                for kind in range(b.box.kinds):
                    self.pool[kind] -= self.known[MOST_KINDS * other + kind]
                    if self.pool[kind] < 0:
                        return False
        if b.phase == ANSWER and b.actor != self.seat:
            return self._let_answer(b.actor)
        return True

    # The log of stolen cards

    def _play_log(self) -> bool:
        b = self.b
        self._back_to_first_theft()
        i: i64 = 0
        while i < b.logged:
            kind = logged_kind(b, i)
            seat = logged_seat(b, i)
            if kind != STOLEN:
                if seat != self.seat and not self._leaves(seat, kind):
                    return False
                i += 1
                continue
            kind = logged_kind(b, i + 1)
            victim = logged_seat(b, i + 1)
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
        """How many cards everybody had then: as many as now, and what has left the hand since, less what came."""
        b = self.b
        i: i64 = 0
        while i < b.logged:
            kind = logged_kind(b, i)
            seat = logged_seat(b, i)
            if kind != STOLEN:
                self.undecided[seat] += 1
                i += 1
            else:
                self.undecided[seat] -= 1
                self.undecided[logged_seat(b, i + 1)] += 1
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
        """Somebody steals from somebody else: any card it may be, for thief and victim know which in that world too."""
        cards = self.undecided[victim]
        for kind in range(self.b.box.kinds):
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
        """A card that nobody knows yet: one that is unseen to this day, or one that the log shows later."""
        b = self.b
        chosen: i64 = 0
        cards: i64 = 0
        for kind in range(b.box.kinds):
            cards += self.pool[kind]
            if self.pool[kind] > 0 and self.dice.below(cards) < self.pool[kind]:
                chosen = kind
        i = later
        while i < b.logged:
            if logged_kind(b, i) == STOLEN:
                i += 1
                seen = logged_seat(b, i - 1) == self.seat or logged_seat(b, i) == self.seat
            else:
                seen = True
            if seen:
                cards += 1
                if self.dice.below(cards) == 0:
                    chosen = logged_kind(b, i)
            i += 1
        return chosen

    # Somebody is asked for an answer: they hold a card that would do

    def _let_answer(self, other: i64) -> bool:
        """NE-C: only holders are asked. Decide one or two of their cards so that they are one, if nothing has yet."""
        b = self.b
        would_do = counters_to(b, b.chain - 1)
        usable = ~(b.at[ONCE + other] & b.box.once)
        if other != b.active:
            usable &= ~b.box.own_only
        ways: i64 = 0
        chosen: i64 = 0
        number: i64 = 0
        for way in range(i64(6)):
            if (would_do >> way) & 1 == 0:
                continue
            kind: i64 = way
            needed: i64 = 1
            if way == 5:  # two briberies
                kind = BRIBERY
                needed = 2
            if (usable >> kind) & 1 == 0:
                continue
            missing = max(needed - self.known[MOST_KINDS * other + kind], 0)
            if missing == 0:
                return True
            if self.undecided[other] >= missing and self.pool[kind] >= missing:
                ways += 1
                if self.dice.below(ways) == 0:
                    chosen = kind
                    number = missing
        if ways == 0:
            return False
        for _i in range(number):
            self.known[MOST_KINDS * other + chosen] += 1
            self.pool[chosen] -= 1
            self.undecided[other] -= 1
        return True

    # The result

    def lay_out(self) -> None:
        """Deal what is undecided, and put the hands and the deck on the board."""
        b = self.b
        at = b.at
        left: i64 = 0
        for kind in range(b.box.kinds):
            left += self.pool[kind]
        for other in range(b.box.players):
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
            for kind in range(b.box.kinds):
                at[HAND + MOST_KINDS * other + kind] = self.known[MOST_KINDS * other + kind]
                if self.known[MOST_KINDS * other + kind] > 0:
                    holds |= bit(kind)
            at[HOLDS + other] = holds
        for kind in range(b.box.kinds):
            at[DECK + kind] = self.pool[kind]
        b.log = self.log
