"""Worlds: a whole table that could have led to exactly what one seat has seen.

The opponent's hidden cards are dealt anew by playing the log of knowledge.py again: a hand of 1-5 (or of unknown
cards, if the game began from a position), cards drawn from the pile, cards that left it openly or face down. A drawn
card stays undecided until something decides it, so almost every attempt fits what came later; one that does not is
begun again. What is made up depends on the log and on open cards only, never on where the hidden cards really are.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from rostra.caesar.actions import castled
from rostra.caesar.cards import (
    ACTIONS,
    INFLUENCE,
    ONE_TO_FIVE,
    VETO,
    count,
    descending,
    nth,
    one,
    row_bag,
    row_size,
    size,
)
from rostra.caesar.choices import bonus_cards
from rostra.caesar.dice import Dice
from rostra.caesar.knowledge import (
    DREW,
    FROM_CASTLING,
    FROM_HAND,
    FROM_POSITION,
    FROM_SET_UP,
    LAID,
    OF_CAESAR,
    SEEN,
    SHOWN_SINCE,
    TOOK_FIRST,
    TOOK_OPEN,
    TOOK_SECOND,
    last_seen,
)
from rostra.caesar.table import (
    ANSWER,
    ASIDE,
    BONUS,
    CASTLED,
    CASTLINGS,
    FACE_DOWN,
    HAND,
    LAY_AGAIN,
    ORDER,
    PILE,
    SET_SEEN,
    SOURCE,
    SPIED,
    Table,
    add_size,
    phase,
)
from rostra.game import OVER

UNDECIDED: Final = 15  # a card out of the pile that nothing has decided yet
# A card taken up by a castling: what is known of it.
KNOWN: Final = 256  # + kind


def imagine(t: Table, seat: i64, dice: Dice) -> None:
    """Replace what the seat cannot know on this table (a copy) by something it might be."""
    if t.actor == OVER:
        return  # everything is open now
    other = 1 - seat
    if phase(t) == LAY_AGAIN and t.active == other:
        _take_up_again(t, other)
    influence = (t.at[HAND + other] + t.at[PILE + other] + t.at[ASIDE + other]) & INFLUENCE
    for group in range(i64(5)):
        influence += row_bag(t.at[FACE_DOWN + 5 * other + group])
    guess = Guess(t, other, influence, dice)
    while not guess.attempt():
        pass
    guess.lay_out()
    _imagine_actions(t, other, phase(t) == ANSWER and t.active == seat, dice)
    _imagine_bonus(t, other, dice)


def _take_up_again(t: Table, other: i64) -> None:
    """The other is laying castled cards again: nothing of it has been seen, so none of them lies yet (CC-A3)."""
    first, second = castled(t.played)
    for group in (first, second):
        place = 5 * other + group
        row = t.at[FACE_DOWN + place]
        t.at[ASIDE + other] += row_bag(row)
        t.at[FACE_DOWN + place] = 0
        t.at[SOURCE + place] = 0
        add_size(t, other, group, -row_size(row))


class Guess:
    """One way in which the other's influence cards may lie."""

    def __init__(self, t: Table, other: i64, unseen: i64, dice: Dice) -> None:
        self.t = t
        self.other = other
        self.dice = dice
        self.unseen = unseen  # all his influence cards that are not open: everybody can count them
        self.log: vec[u8] = t.log[:]
        self.set_left: i64 = 0  # set-up cards not shown and not accounted for yet
        self.pile: i64 = 0  # what is left for everything undecided
        self.hand: i64 = 0  # cards known to be in the hand
        self.undecided: i64 = 0  # and cards out of the pile with them
        # What came out of the first and the second castling and still lies face down: sources, or KNOWN + kind.
        self.castled_first: vec[i64] = vec[i64]()
        self.castled_second: vec[i64] = vec[i64]()

    def attempt(self) -> bool:
        """Decide every hidden card that the pile did not bring; False if the log contradicts it."""
        t = self.t
        self.log = t.log[:]
        self.set_left = 0 if t.loaded else ONE_TO_FIVE - t.at[SET_SEEN + self.other]
        none: vec[i64] = vec[i64]()
        self.castled_first = none
        self.castled_second = none
        castlings = t.at[CASTLINGS + self.other]
        if castlings >= 1 and not self._castling(0):
            return False
        if castlings == 2 and not self._castling(1):
            return False
        return self._hand_log()

    # Castlings

    def _castling(self, which: i64) -> bool:
        """Who of the cards taken up was shown since? The rest still lies face down."""
        record = CASTLED + 8 * self.other + 4 * which
        taken = self._taken(record)
        shown = self.t.at[record + SHOWN_SINCE]
        for kind in range(i64(6)):
            for _ in range(count(shown, kind)):
                at = self._one_that_fits(taken, kind)
                if at < 0:
                    return False
                self._decide(taken[at], kind)
                last = i64(len(taken)) - 1
                taken[at] = taken[last]
                taken = taken[:last]
        if which == 0:
            self.castled_first = taken
        else:
            self.castled_second = taken
        return True

    def _taken(self, record: i64) -> vec[i64]:
        taken: vec[i64] = vec[i64]()
        for side in range(i64(2)):
            sources = self.t.at[record + (TOOK_FIRST if side == 0 else TOOK_SECOND)]
            while sources != 0:
                source = sources & 255
                if source == FROM_CASTLING:  # of the second castling: one of the first's cards, any of them
                    source = self._out_of_first()
                taken = append(taken, source)
                sources >>= 8
        bag = self.t.at[record + TOOK_OPEN]
        for kind in range(i64(6)):
            for _ in range(count(bag, kind)):
                taken = append(taken, KNOWN + kind)
        return taken

    def _out_of_first(self) -> i64:
        n = i64(len(self.castled_first))
        at = self.dice.below(n)
        source = self.castled_first[at]
        self.castled_first[at] = self.castled_first[n - 1]
        self.castled_first = self.castled_first[: n - 1]
        return source

    def _one_that_fits(self, taken: vec[i64], kind: i64) -> i64:
        """The index of a card that may be of this kind, at random; -1 if there is none."""
        fits: i64 = 0
        chosen: i64 = -1
        for i in range(i64(len(taken))):
            if self._may_be(taken[i], kind):
                fits += 1
                if self.dice.below(fits) == 0:
                    chosen = i
        return chosen

    def _may_be(self, source: i64, kind: i64) -> bool:
        if source >= KNOWN:
            return source == KNOWN + kind
        if source == FROM_SET_UP:
            return count(self.set_left, kind) > 0
        return source == FROM_POSITION or self._entry(source) == LAID

    def _entry(self, source: i64) -> i64:
        return i64(self.log[source - FROM_HAND]) - OF_CAESAR * self.other

    def _decide(self, source: i64, kind: i64) -> None:
        if source == FROM_SET_UP:
            self.set_left -= one(kind)
        elif FROM_HAND <= source < KNOWN:
            self.log[source - FROM_HAND] = u8(kind + OF_CAESAR * self.other)

    # The hand

    def _hand_log(self) -> bool:
        """Play the log again. Cards that leave face down and were never shown are chosen at random."""
        t = self.t
        self.hand = 0 if t.loaded else ONE_TO_FIVE  # CC-S4
        self.undecided = self._undecided_at_first()
        spied: i64 = 0
        for i in range(self.t.logged):
            entry = i64(self.log[i]) - OF_CAESAR * self.other
            if entry < 0 or entry > SEEN:
                continue
            if entry < 6:
                if not self._leaves(entry):
                    return False
            elif entry == DREW:
                self.undecided += 1
            elif entry == LAID:
                self.log[i] = u8(self._leaves_hidden() + OF_CAESAR * self.other)
            elif entry == SEEN:
                if not self._is(t.at[SPIED + 2 * self.other + spied] & INFLUENCE):
                    return False
                spied += 1
        return self._all_there()

    def _undecided_at_first(self) -> i64:
        """Influence cards in the hand that a position began with: those there now, less what came, plus what went."""
        if not self.t.loaded:
            return 0
        n = size(self.t.at[HAND + self.other] & INFLUENCE)
        for i in range(self.t.logged):
            entry = i64(self.log[i]) - OF_CAESAR * self.other
            if entry == DREW:
                n -= 1
            elif 0 <= entry < 6 or entry == LAID:
                n += 1
        return n

    def _leaves(self, kind: i64) -> bool:
        """A card of this kind leaves openly: one that is known to be there, or an undecided one that is decided now."""
        known = count(self.hand, kind)
        if known > 0 and (self.undecided == 0 or known > self._unaccounted(kind) or self._rather_known(known)):
            self.hand -= one(kind)
            return True
        if self.undecided == 0:
            return False
        self.undecided -= 1
        return True

    def _unaccounted(self, kind: i64) -> i64:
        """How many of a kind are unseen and not in the set-up: no more of them can stay hidden to the end."""
        return count(self.unseen, kind) - count(self.set_left, kind)

    def _rather_known(self, known: i64) -> bool:
        return self.dice.below(5 * known + self.undecided) >= self.undecided

    def _leaves_hidden(self) -> i64:
        at = self.dice.below(size(self.hand) + self.undecided)
        if at < self.undecided:
            self.undecided -= 1
            return UNDECIDED
        kind = nth(self.hand, at - self.undecided)
        self.hand -= one(kind)
        return kind

    def _is(self, seen: i64) -> bool:
        """A spy saw the hand: what is known of it must be there, the undecided cards are the rest."""
        for kind in range(i64(6)):
            if count(self.hand, kind) > count(seen, kind):
                return False
        self.hand = seen
        self.undecided = 0
        return True

    def _all_there(self) -> bool:
        """Are there enough unseen cards for all that is decided by now?"""
        known = self.hand + self.set_left
        for group in range(i64(5)):
            sources = self.t.at[SOURCE + 5 * self.other + group]
            while sources != 0:
                known += self._known(sources & 255)
                sources >>= 8
        known += self._known_castled(self.castled_first) + self._known_castled(self.castled_second)
        for kind in range(i64(6)):
            if count(known, kind) > count(self.unseen, kind):
                return False
        self.pile = self.unseen - known
        return True

    def _known_castled(self, cards: vec[i64]) -> i64:
        bag: i64 = 0
        for i in range(i64(len(cards))):
            bag += one(cards[i] - KNOWN) if cards[i] >= KNOWN else self._known(cards[i])
        return bag

    def _known(self, source: i64) -> i64:
        """A face-down card as a bag, if it is decided; set-up cards are counted apart."""
        if source < FROM_HAND:
            return 0
        kind = self._entry(source)
        return 0 if kind == UNDECIDED else one(kind)

    # The result

    def lay_out(self) -> None:
        """Put the cards on the table: hand, face-down cards, pile."""
        t = self.t
        other = self.other
        aside = t.at[ASIDE + other] & INFLUENCE
        for group in range(i64(5)):
            t.at[FACE_DOWN + 5 * other + group] = self._row(t.at[SOURCE + 5 * other + group])
        if aside != 0:
            t.at[ASIDE + other] += self._aside(aside) - aside
        for _ in range(self.undecided):
            self.hand += one(self._from_pile())
        t.at[HAND + other] += self.hand - (t.at[HAND + other] & INFLUENCE)
        t.at[PILE + other] += self.pile - (t.at[PILE + other] & INFLUENCE)

    def _row(self, sources: i64) -> i64:
        """Face-down cards for these sources; castled ones lie first, in the order in which castling lays them."""
        castled_here: i64 = 0
        while FROM_CASTLING <= sources & 255 < FROM_HAND:
            castled_here += one(self._card(sources & 255))
            sources >>= 8
        row = descending(castled_here)
        shift = 4 * row_size(row)
        while sources != 0:
            row |= (self._card(sources & 255) + 1) << shift
            shift += 4
            sources >>= 8
        return row

    def _from_pile(self) -> i64:
        kind = nth(self.pile, self.dice.below(size(self.pile)))
        self.pile -= one(kind)
        return kind

    def _card(self, source: i64) -> i64:
        """The kind of one hidden card."""
        if source >= KNOWN:
            return source - KNOWN
        if source == FROM_SET_UP:
            kind = nth(self.set_left, self.dice.below(size(self.set_left)))
            self.set_left -= one(kind)
            return kind
        if source == FROM_CASTLING:
            return self._card(self._out_of_first())
        if source == FROM_CASTLING + 1:
            return self._card(self._out_of_second())
        if source == FROM_POSITION:
            return self._from_pile()
        kind = self._entry(source)
        return self._from_pile() if kind == UNDECIDED else kind

    def _out_of_second(self) -> i64:
        n = i64(len(self.castled_second))
        at = self.dice.below(n)
        source = self.castled_second[at]
        self.castled_second[at] = self.castled_second[n - 1]
        self.castled_second = self.castled_second[: n - 1]
        return source

    def _aside(self, aside: i64) -> i64:
        """Cards not laid yet: the rest of the set-up, or what a castling took up."""
        if self.t.at[CASTLINGS + self.other] == 0:
            bag = self.set_left
            self.set_left = 0
            return bag
        bag = 0
        for _ in range(size(aside)):
            castling = FROM_CASTLING + self.t.at[CASTLINGS + self.other] - 1
            bag += one(self._card(castling))
        return bag


def _imagine_actions(t: Table, other: i64, asked: bool, dice: Dice) -> None:
    """Action cards leave a hand openly only: whatever a spy saw and has not left it is there, the rest is unknown."""
    hidden = (t.at[HAND + other] + t.at[PILE + other]) & ACTIONS
    aside = t.at[ASIDE + other] & ACTIONS
    hidden += aside
    in_hand = size(t.at[HAND + other] & ACTIONS)
    stacked = size(t.at[PILE + other] & ACTIONS)
    seen, _ = last_seen(t, other)
    hand = seen & ACTIONS
    if asked and count(hand, VETO) == 0:
        hand += one(VETO)  # somebody without a veto is not asked
    hidden -= hand
    while size(hand) < in_hand:
        kind = nth(hidden, dice.below(size(hidden)))
        hidden -= one(kind)
        hand += one(kind)
    t.at[HAND + other] += hand - (t.at[HAND + other] & ACTIONS)
    pile: i64 = 0
    order: i64 = 0
    for depth in range(stacked):
        kind = nth(hidden, dice.below(size(hidden)))
        hidden -= one(kind)
        pile += one(kind)
        order |= (kind + 1) << (4 * depth)
    t.at[PILE + other] += pile - (t.at[PILE + other] & ACTIONS)
    t.at[ASIDE + other] += hidden - aside
    if t.arranged:
        t.at[ORDER + other] = order


def _imagine_bonus(t: Table, other: i64, dice: Dice) -> None:
    if t.at[BONUS + other] == 0:
        return
    t.at[BONUS + other] = 0
    left = bonus_cards(t)
    t.at[BONUS + other] = nth(left, dice.below(size(left))) + 1
