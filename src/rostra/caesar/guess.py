"""A guess at where the opponent's influence cards are, made by replaying the log of knowledge.py."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from rostra.caesar.box import first_hand, first_laid
from rostra.caesar.cards import INFLUENCE, N_GROUPS, N_INFLUENCE, count, descending, nth, one, row_size, size
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
    castling_at,
)
from rostra.caesar.table import (
    ASIDE,
    CASTLINGS,
    FACE_DOWN,
    HAND,
    PILE,
    SET_SEEN,
    SOURCE,
    SPIED,
    Table,
)
from rostra.dice import Dice

UNDECIDED: Final = 15  # a card from the pile: no entry has decided yet what it is
KNOWN: Final = 256  # + kind: a card that lay open when a castling took it up


class Guess:
    """One possible arrangement of the opponent's influence cards: ``attempt`` until it is True, then ``lay_out``."""

    def __init__(self, t: Table, other: i64, unseen: i64, dice: Dice) -> None:
        self.t = t
        self.other = other
        self.dice = dice
        self.unseen = unseen  # all their influence cards that do not lie open; everybody can work them out
        self.log: vec[u8] = t.log[:]
        self.set_left: i64 = 0  # set-up cards that are neither shown nor placed yet
        self.pile: i64 = 0  # the cards that undecided ones can be
        self.hand: i64 = 0  # cards known to be in the hand
        self.undecided: i64 = 0  # how many undecided cards are there beside them
        # The cards of the first and of the second castling that still lie face down: their sources, or KNOWN + kind
        self.castled_first: vec[i64] = vec[i64]()
        self.castled_second: vec[i64] = vec[i64]()

    def attempt(self) -> bool:
        """Replay castlings and the log, and decide what they decide; False if that contradicts a later entry."""
        t = self.t
        self.log = t.log[:]
        self.set_left = 0 if t.loaded else first_laid(t.mini) - t.at[SET_SEEN + self.other]
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
        """Find which of the cards taken up were shown since. The rest still lies face down."""
        record = castling_at(self.other, which)
        shown = self.t.at[record + SHOWN_SINCE]
        taken = self._taken(record, shown)
        # A shown card may be one that lay open before, or an undecided one, as long as there are enough of these.
        spare = self._undecided_of(taken) - self._missing(taken, shown)
        for kind in range(i64(N_INFLUENCE)):
            left = count(shown, kind)
            while left > 0:
                could_be_known = left <= self._known_of(taken, kind)
                at = self._one_that_fits(taken, kind, could_be_known and spare <= 0)
                if at < 0:
                    return False
                if could_be_known and taken[at] < KNOWN:
                    spare -= 1
                self._decide(taken[at], kind)
                taken = _without(taken, at)
                left -= 1
        if which == 0:
            self.castled_first = taken
        else:
            self.castled_second = taken
        return True

    def _taken(self, record: i64, shown: i64) -> vec[i64]:
        """The cards that a castling took up: KNOWN + kind if they lay open, else their sources."""
        taken: vec[i64] = vec[i64]()
        from_first: i64 = 0
        for side in range(i64(2)):
            sources = self.t.at[record + (TOOK_FIRST if side == 0 else TOOK_SECOND)]
            while sources != 0:
                if sources & 255 == FROM_CASTLING:
                    from_first += 1
                else:
                    taken = append(taken, sources & 255)
                sources >>= 8
        bag = self.t.at[record + TOOK_OPEN]
        for kind in range(i64(N_INFLUENCE)):
            for _i in range(count(bag, kind)):
                taken = append(taken, KNOWN + kind)
        # The second castling may have taken up cards of the first: any of them, but what was shown must be possible.
        while from_first > 0:
            missing = self._missing(taken, shown)
            must_help = missing - self._undecided_of(taken) >= from_first
            at = self._one_of_first(taken, shown, must_help)
            taken = append(taken, self.castled_first[at])
            self.castled_first = _without(self.castled_first, at)
            from_first -= 1
        return taken

    def _one_of_first(self, taken: vec[i64], shown: i64, must_help: bool) -> i64:
        """A random card of the first castling; if it must help, one that is undecided or of a kind that is missing."""
        fits: i64 = 0
        chosen = self.dice.below(len(self.castled_first))
        if must_help:
            for i in range(i64(len(self.castled_first))):
                source = self.castled_first[i]
                kind = source - KNOWN
                if source < KNOWN or count(shown, kind) > self._known_of(taken, kind):
                    fits += 1
                    if self.dice.below(fits) == 0:
                        chosen = i
        return chosen

    def _known_of(self, taken: vec[i64], kind: i64) -> i64:
        n: i64 = 0
        for i in range(i64(len(taken))):
            if taken[i] == KNOWN + kind:
                n += 1
        return n

    def _undecided_of(self, taken: vec[i64]) -> i64:
        n: i64 = 0
        for i in range(i64(len(taken))):
            if taken[i] < KNOWN:
                n += 1
        return n

    def _missing(self, taken: vec[i64], shown: i64) -> i64:
        """How many of the shown cards must have been undecided ones."""
        n: i64 = 0
        for kind in range(i64(N_INFLUENCE)):
            n += max(count(shown, kind) - self._known_of(taken, kind), 0)
        return n

    def _out_of_first(self) -> i64:
        at = self.dice.below(len(self.castled_first))
        source = self.castled_first[at]
        self.castled_first = _without(self.castled_first, at)
        return source

    def _one_that_fits(self, taken: vec[i64], kind: i64, known_only: bool) -> i64:
        """The index of a random card that may be of this kind; -1 if there is none."""
        fits: i64 = 0
        chosen: i64 = -1
        for i in range(i64(len(taken))):
            if taken[i] == KNOWN + kind or (not known_only and self._may_be(taken[i], kind)):
                fits += 1
                if self.dice.below(fits) == 0:
                    chosen = i
        return chosen

    def _may_be(self, source: i64, kind: i64) -> bool:
        if source >= KNOWN:
            return False
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
        """Replay the log. A card that left face down and was never shown is chosen at random."""
        t = self.t
        self.hand = 0 if t.loaded else first_hand(t.mini) & INFLUENCE  # CC-S4
        self.undecided = self._undecided_at_first()
        spied: i64 = 0
        for i in range(self.t.logged):
            entry = i64(self.log[i]) - OF_CAESAR * self.other
            if entry < 0 or entry > SEEN:
                continue
            if entry < N_INFLUENCE:
                if not self._leaves_openly(entry):
                    return False
            elif entry == DREW:
                self.undecided += 1
            elif entry == LAID:
                self.log[i] = u8(self._leaves_hidden() + OF_CAESAR * self.other)
            elif entry == SEEN:
                if not self._spied(t.at[SPIED + 2 * self.other + spied] & INFLUENCE):
                    return False
                spied += 1
        return self._enough_unseen()

    def _undecided_at_first(self) -> i64:
        """Influence cards in the hand that a position began with: those there now, less what came, plus what left."""
        if not self.t.loaded:
            return 0
        n = size(self.t.at[HAND + self.other] & INFLUENCE)
        for i in range(self.t.logged):
            entry = i64(self.log[i]) - OF_CAESAR * self.other
            if entry == DREW:
                n -= 1
            elif 0 <= entry < N_INFLUENCE or entry == LAID:
                n += 1
        return n

    def _leaves_openly(self, kind: i64) -> bool:
        """A card of this kind leaves: one that is known to be there, or an undecided one, which this decides."""
        known = count(self.hand, kind)
        if known > 0 and (self.undecided == 0 or known > self._unaccounted(kind) or self._rather_known(known)):
            self.hand -= one(kind)
            return True
        if self.undecided == 0:
            return False
        self.undecided -= 1
        return True

    def _unaccounted(self, kind: i64) -> i64:
        """How many unseen cards of a kind are not from the set-up: no more than these can still be hidden."""
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

    def _spied(self, seen: i64) -> bool:
        """A spy saw the hand: the known cards must be among these, and the undecided ones are the rest."""
        for kind in range(i64(N_INFLUENCE)):
            if count(self.hand, kind) > count(seen, kind):
                return False
        self.hand = seen
        self.undecided = 0
        return True

    def _enough_unseen(self) -> bool:
        """Whether there are enough unseen cards for everything that is decided by now."""
        known = self.hand + self.set_left
        for group in range(i64(N_GROUPS)):
            sources = self.t.at[SOURCE + N_GROUPS * self.other + group]
            while sources != 0:
                known += self._known(sources & 255)
                sources >>= 8
        known += self._known_castled(self.castled_first) + self._known_castled(self.castled_second)
        for kind in range(i64(N_INFLUENCE)):
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
        """A face-down card as a bag, if it is decided; else 0. Set-up cards are in ``set_left``."""
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
        for group in range(i64(N_GROUPS)):
            t.at[FACE_DOWN + N_GROUPS * other + group] = self._row(t.at[SOURCE + N_GROUPS * other + group])
        if aside != 0:
            t.at[ASIDE + other] += self._aside(aside) - aside
        for _i in range(self.undecided):
            self.hand += one(self._from_pile())
        t.at[HAND + other] += self.hand - (t.at[HAND + other] & INFLUENCE)
        t.at[PILE + other] += self.pile - (t.at[PILE + other] & INFLUENCE)

    def _row(self, sources: i64) -> i64:
        """Face-down cards for these sources. Castled ones lie first, in the order in which castling lays them."""
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
        at = self.dice.below(len(self.castled_second))
        source = self.castled_second[at]
        self.castled_second = _without(self.castled_second, at)
        return source

    def _aside(self, aside: i64) -> i64:
        """Cards not laid yet: the rest of the set-up, or what a castling took up."""
        if self.t.at[CASTLINGS + self.other] == 0:
            bag = self.set_left
            self.set_left = 0
            return bag
        bag = 0
        for _i in range(size(aside)):
            castling = FROM_CASTLING + self.t.at[CASTLINGS + self.other] - 1
            bag += one(self._card(castling))
        return bag


def _without(cards: vec[i64], at: i64) -> vec[i64]:
    last = i64(len(cards)) - 1
    cards[at] = cards[last]
    return cards[:last]
