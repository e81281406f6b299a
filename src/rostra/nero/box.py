"""What is in the box: map, deck and options, in vectors that the engine reads fast. Nothing in it ever changes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rostra.game import Json
from rostra.nero.actions import CARD, COUNTER, COUNTER_TWO, MOST_LEGIONS, N_USES, lines, more_answers
from rostra.nero.cards import BRIBERY
from rostra.nero.data.deck_file import Deck
from rostra.nero.data.map_file import PROVINCES, Map

CARDS_A_ROUND: Final = {("full", 3): 13, ("full", 4): 10, ("short", 3): 8, ("short", 4): 6}  # NE-S4

LEGIONS_EACH: Final = 7  # of a player at first, NE-B4


class Box:
    def __init__(self, map: Map, deck: Deck, options: Json, rules: int) -> None:
        players: int = options["players"]
        self.map = map
        self.deck = deck
        self.length: str = options["length"]
        self.acclamation: str = options["acclamation"]
        self.rules: i64 = rules
        # What version 4 of the rules changed, and the readings that a group may prefer
        new = rules >= 4
        self.take_some: bool = new  # of the legions that are there, not all: NE-M5
        self.always_candidates: bool = new and options.get("candidates", "always") == "always"  # NE-K3
        self.attack_with_card: bool = new and options.get("attack", "card") == "card"  # NE-F2
        self.vanish: bool = new and bool(options.get("vanish", True))  # NE-C5
        self.lines: list[str] = lines(map, deck, rules)
        self.ids: dict[str, int] = {line: action for action, line in enumerate(self.lines)}
        self.n_actions: int = len(self.lines)
        self.int_ids: list[object] = list(range(len(self.lines)))  # the ids as Python integers: made only once
        self.players: i64 = players
        self.over_emperor: bool = self.acclamation == "over-emperor"  # NE-K4
        self.hand: i64 = CARDS_A_ROUND[self.length, players]
        self.legions: i64 = LEGIONS_EACH * players
        # A kind is an event with its BP and GP. Kinds below ``events`` are their own event; cards of the same event
        # with other points come after these.
        self.kinds: i64 = len(deck.cards)
        self.events: i64 = len(deck.events)
        self.event_of: vec[i64] = _vec(deck.event_of)
        # After the lines of the cards: "take own", then "take neutral", + legions, from 1 (NE-M5)
        self.take_own: i64 = CARD + N_USES * len(deck.cards) - 1
        self.take_neutral: i64 = self.take_own + MOST_LEGIONS
        # The last lines: answers with further cards, of one kind (-1) or of two
        more = more_answers(deck)
        self.more_answers: i64 = len(self.lines) - len(more)
        self.more_first: vec[i64] = _vec(tuple([first for first, _ in more]))
        self.more_second: vec[i64] = _vec(tuple([second for _, second in more]))
        self.ports: i64 = map.ports
        self.neighbours: vec[i64] = _vec(map.neighbours)
        # The neighbours as lists: those of p are in links, from link_at[p] to before link_at[p + 1].
        self.links: vec[i64] = vec[i64]()
        self.link_at: vec[i64] = vec[i64]()
        for p in range(PROVINCES):
            self.link_at = append(self.link_at, i64(len(self.links)))
            for q in range(PROVINCES):
                if map.neighbours[p] >> q & 1:
                    self.links = append(self.links, i64(q))
        self.link_at = append(self.link_at, i64(len(self.links)))
        self.numbers: vec[i64] = _vec(deck.numbers)
        self.bp: vec[i64] = _vec(deck.bp)
        self.gp: vec[i64] = _vec(deck.gp)
        self.revolt_at: vec[i64] = _vec(deck.revolt_at)
        self.own_only: i64 = _mask(deck.own_only)
        self.once: i64 = _mask(deck.once)
        self.first_germany: i64 = map.germans[0]
        self.second_germany: i64 = map.germans[1]

    def answer(self, action: i64) -> i64:
        """The kind of card with which a line answers; of two, the first."""
        if action < COUNTER_TWO:
            return action - COUNTER
        return BRIBERY if action == COUNTER_TWO else self.more_first[action - self.more_answers]

    def second_answer(self, action: i64) -> i64:
        """The kind of the second card; -1 if the line answers with one."""
        if action < COUNTER_TWO:
            return -1
        return BRIBERY if action == COUNTER_TWO else self.more_second[action - self.more_answers]

    def germany(self, which: i64) -> i64:
        """The provinces to which the Germans can come (NE-C9)."""
        return self.first_germany if which == 0 else self.second_germany


def _vec(numbers: tuple[int, ...]) -> vec[i64]:
    made: vec[i64] = vec[i64]()
    for number in numbers:
        made = append(made, i64(number))
    return made


def _mask(flags: tuple[bool, ...]) -> i64:
    mask = 0
    for i, flag in enumerate(flags):
        if flag:
            mask |= 1 << i
    return mask
