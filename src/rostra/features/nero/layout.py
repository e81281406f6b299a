"""Where each number of Nero is.

Seats are counted from the viewer: ``own``, then ``next``, ``second`` and ``third`` clockwise. With three players the
third is empty. Only the deck changes how many numbers there are, since cards are counted by kind.
"""

from typing import Final

from mypy_extensions import i64

from rostra.features.layout import Layout
from rostra.features.writing import MAX_BYTE
from rostra.nero.actions import N_ANSWERS
from rostra.nero.box import Box
from rostra.nero.data.map_file import PROVINCES
from rostra.nero.table import DEAL_CARD, DRAW_LOT, RANKS, REASONS, SOURCES

SEATS: Final = ("own", "next", "second", "third")
_ASKED: Final = (  # in the order of table.py's phases, without those where chance decides (asked_at)
    "want",
    "place",
    "home",
    "turn",
    "first-card",
    "galley-from",
    "galley-to",
    "galley-load",
    "target",
    "germany",
    "legion",
    "answer",
    "leave",
    "give-way",
    "battle-attacker",
    "battle-defender",
    "flee-defender",
    "flee-attacker",
    "landing",
    "send",
    "send-neutral",
    "bring",
)
_MOST_LEGIONS: Final = 28
WHAT_ELSE: Final = ("step", "attack", "retreat", "two briberies")  # entries of the chain that are not cards


def asked_at(phase: i64) -> i64:
    """The place of a phase among those in which a seat decides."""
    if phase > DEAL_CARD:
        return phase - 3
    if phase > DRAW_LOT:
        return phase - 2
    return phase - 1


class NeroLayout:
    def __init__(self, box: Box) -> None:
        layout = Layout()
        self.box = box
        self.kinds: i64 = box.kinds
        self._add_game(layout, box)
        self._add_provinces(layout, box)
        self._add_players(layout, box)
        self._add_turn(layout, box)
        self._add_event(layout, box)
        self._add_cards(layout, box)
        self.over: i64 = layout.flags("over", REASONS[1:], "how the game ended; none while it goes on")
        self.winner: i64 = layout.flags("winner", SEATS, "who has won; several if the victory is shared")
        self._add_version_4(layout, box)
        self.size: int = layout.size
        self.blocks = tuple(layout.blocks)
        self.names: tuple[str, ...] = layout.names()
        self.high: tuple[int, ...] = layout.high()

    def _add_game(self, layout: Layout, box: Box) -> None:
        self.players: i64 = layout.number("option.players", 4, "how many players: 3 or 4")
        self.short: i64 = layout.number("option.short", 1, "length: 1 short, 0 full")
        self.over_emperor: i64 = layout.number(
            "option.over-emperor", 1, "acclamation: 1 after a victory over an emperor only, 0 after any"
        )
        self.seat: i64 = layout.flags("seat", ("1", "2", "3", "4"), "the viewer's seat")
        self.round: i64 = layout.number("round", 4, "the round; 0 in set-up")
        self.opener: i64 = layout.flags("opener", SEATS, "who opened the round")
        self.turn: i64 = layout.flags("turn", SEATS, "whose turn it is; none in set-up and when the game is over")
        self.waiting: i64 = layout.flags(
            "waiting-for", (*SEATS, "chance"), "who decides, as far as the viewer may know; none when the game is over"
        )
        self.asked: i64 = layout.flags(
            "asked", _ASKED, "what the viewer decides; none if it is not the viewer's decision"
        )
        self.wanted: i64 = layout.flags(
            "wanted", box.map.areas, "the area that the viewer has named, until it is settled"
        )
        self.area: i64 = 0
        self.area_control: i64 = 0
        for who in SEATS:
            self.area = layout.flags(f"{who}.area", box.map.areas, "the area of the seat; none before it is settled")
            self.area_control = layout.flags(f"{who}.area-control", box.map.areas, "areas that the seat controls")
        self.area_stride: i64 = 8

    def _add_provinces(self, layout: Layout, box: Box) -> None:
        """Blocks of all provinces; some of them for each seat."""
        provinces = box.map.provinces
        many = [_MOST_LEGIONS] * PROVINCES
        self.legions: i64 = layout.size
        for who in SEATS:
            layout.counts(f"{who}.legions", provinces, many, "the seat's legions without a retreat marker, by province")
        self.neutral: i64 = layout.counts("neutral.legions", provinces, many, "neutral legions, by province")
        self.marked: i64 = layout.size
        for who in SEATS:
            layout.counts(f"{who}.marked", provinces, many, "the seat's legions with a retreat marker")
        self.control: i64 = layout.size
        for who in SEATS:
            layout.flags(f"{who}.control", provinces, "provinces that the seat controls")
        self.spent: i64 = layout.counts("spent", provinces, many, "legions spent, of the player whose turn it is")
        self.landed: i64 = layout.counts("landed", provinces, many, "legions landed by galley this turn")
        self.fresh: i64 = layout.counts("fresh", provinces, many, "legions marked this turn")
        self.welcome: i64 = layout.size
        for who in SEATS:
            layout.flags(f"{who}.welcome", provinces, "where the seat has granted leave to those who landed")
        self.no_attack: i64 = layout.size
        for who in SEATS:
            layout.flags(f"{who}.no-attack", provinces, "where the seat cannot be attacked any more this turn")
        self.germans: i64 = layout.flags("germans", provinces, "where the Germans' marker is")

    def _add_players(self, layout: Layout, box: Box) -> None:
        provinces = box.map.provinces
        events = box.deck.cards
        numbers = box.deck.numbers
        self.leader_at: i64 = layout.size
        for who in SEATS:
            layout.flags(f"{who}.leader-at", provinces, "where the leader is")
        self.home: i64 = layout.size
        for who in SEATS:
            layout.flags(f"{who}.home", provinces, "the home province")
        self.hand: i64 = layout.size
        for who in SEATS:
            layout.counts(
                f"{who}.hand",
                events,
                numbers,
                "cards in hand" if who == "own" else "cards in hand; all 0 while the game goes on",
            )
        self.known: i64 = layout.size
        for who in SEATS[1:]:
            layout.counts(f"{who}.known", events, numbers, "cards that the viewer knows to be in that hand")
        self.rank: i64 = 0
        self.player: i64 = layout.size
        for who in SEATS:
            self.rank = layout.flags(f"{who}.rank", RANKS[1:], "the rank; neither: general")
            self.leader_spent: i64 = layout.number(f"{who}.leader-spent", 1, "the leader is spent this turn")
            self.leader_landed: i64 = layout.number(
                f"{who}.leader-landed", 1, "the leader has landed by galley this turn"
            )
            self.cards: i64 = layout.number(f"{who}.cards", 55, "how many cards are in hand")
            self.score: i64 = layout.number(f"{who}.points", MAX_BYTE, "points so far (more than 255 count as 255)")
            self.by_round: i64 = layout.counts(
                f"{who}.points-of",
                [f"{round}.{source}" for round in range(1, 5) for source in SOURCES],
                [MAX_BYTE] * 20,
                "points by round and source (more than 255 count as 255)",
            )
            self.before: i64 = layout.number(
                f"{who}.points-before", MAX_BYTE, "points that a loaded position began with (at most 255)"
            )
            self.kp: i64 = layout.number(f"{who}.kp", MAX_BYTE, "candidate points")
            self.kp_italy: i64 = layout.number(f"{who}.kp-italy", _MOST_LEGIONS, "of these for legions in Italy")
            self.kp_areas: i64 = layout.number(f"{who}.kp-areas", 8, "of these for areas")
            self.kp_cards: i64 = layout.number(f"{who}.kp-cards", 55, "of these by cards played this turn")
            self.all_legions: i64 = layout.number(
                f"{who}.all-legions", _MOST_LEGIONS, "the seat's legions on the whole board"
            )
        self.player_stride: i64 = (layout.size - self.player) // 4

    def _add_turn(self, layout: Layout, box: Box) -> None:
        provinces = box.map.provinces
        self.used: i64 = layout.number("turn.cards-used", 4, "cards used for movement or battle this turn, of four")
        self.last: i64 = layout.number("turn.last", 1, "it is the last turn of the round")
        self.once: i64 = layout.flags("turn.once", box.deck.events, "once-a-turn events played this turn")
        self.activation: i64 = layout.flags("turn.activation", provinces, "the activated province")
        self.bp: i64 = layout.number("turn.bp", MAX_BYTE, "movement points left")
        self.force_at: i64 = layout.flags("force.at", provinces, "where the force on its way is; nowhere without one")
        self.came_from: i64 = layout.flags("force.came-from", provinces, "where it came from")
        self.step_cost: i64 = layout.counts(
            "force.step-cost", provinces, [9] * PROVINCES, "movement points for a step there, 0 where no way leads"
        )
        self.force_legions: i64 = layout.number("force.legions", _MOST_LEGIONS, "legions in it")
        self.force_landed: i64 = layout.number("force.landed", _MOST_LEGIONS, "of these landed by galley this turn")
        self.force_leader: i64 = layout.number("force.leader", 1, "the leader is in it")
        self.force_leader_landed: i64 = layout.number("force.leader-landed", 1, "and has landed by galley this turn")
        self.tired: i64 = layout.number("force.tired", 1, "it is tired")
        self.may_step: i64 = layout.number("force.may-step", 1, "it may still step")
        self.drawn: i64 = layout.number("force.drawn", 1, "a battle of it was a draw")
        self.stopped: i64 = layout.number("force.stopped", 1, "bad weather has stopped it")
        self.may_attack: i64 = layout.flags("force.may-attack", SEATS, "whom it may attack")
        self.hindered_by: i64 = layout.flags("force.hindered-by", SEATS, "without whose leave it cannot go on")
        self.stormed: i64 = layout.flags("force.not-to-attack", SEATS, "whom it may not attack because of the weather")
        self.asked_leave: i64 = layout.flags("force.asked", SEATS, "who was asked for leave here")
        self.granted: i64 = layout.flags("force.granted", SEATS, "who has granted it")
        self.toll_to: i64 = layout.flags("force.toll-to", SEATS, "who takes a toll for the step out")
        self.entered: i64 = layout.flags(
            "entered.at", provinces, "where somebody has entered, while others there retreat or are asked for leave"
        )
        self.by_galley: i64 = layout.number("entered.by-galley", 1, "they have come by galley")
        self.defender: i64 = layout.flags("battle.defender", SEATS, "who is attacked, while battle cards are laid")
        self.laid: i64 = layout.counts(
            "battle.laid", box.deck.cards, box.deck.numbers, "cards the viewer has laid ready"
        )

    def _add_event(self, layout: Layout, box: Box) -> None:
        provinces = box.map.provinces
        self.event: i64 = layout.flags("event", box.deck.events, "the event played, if the viewer may know of it now")
        self.event_from: i64 = layout.flags("event.from", provinces, "where its galley departs")
        self.event_to: i64 = layout.flags("event.to", provinces, "where the galley goes, or where the event happens")
        self.event_target: i64 = layout.flags("event.target", SEATS, "whom it is about")
        self.event_legions: i64 = layout.number("event.legions", 3, "legions on the galley")
        self.event_leader: i64 = layout.number("event.leader", 1, "the leader is on it")
        # An act or event, then a card against the one before, as many as there are answers
        most = 1 + sum([int(box.numbers[kind]) for kind in range(box.kinds) if box.event_of[kind] < N_ANSWERS])
        self.answering: i64 = layout.number(
            "answering", most, "entries of what the viewer may answer: an act, then counters"
        )
        self.answering_to: i64 = layout.flags("answering.to", provinces, "where the step or retreat leads")
        self.answering_target: i64 = layout.flags("answering.target", SEATS, "who is attacked")
        self.answering_by: i64 = layout.places(
            "answering.by", most, 4, "whose entry it is, first thing first: 1 own, 2 next, 3 second, 4 third"
        )
        codes = ", ".join([f"{box.kinds + 1 + n} {word}" for n, word in enumerate(WHAT_ELSE)])
        self.answering_what: i64 = layout.places(
            "answering.what",
            most,
            int(box.kinds) + len(WHAT_ELSE),
            f"what it is: 1 to {box.kinds} a card in the deck's order, {codes}",
        )

    def _add_cards(self, layout: Layout, box: Box) -> None:
        events = box.deck.cards
        self.discard: i64 = layout.counts("discard", events, box.deck.numbers, "cards discarded this round")
        self.deck: i64 = layout.number("deck", 55, "cards in the deck")
        self.unseen: i64 = layout.counts(
            "unseen",
            events,
            box.deck.numbers,
            "cards neither in the own hand, nor discarded this round, nor out of the game",
        )

    def _add_version_4(self, layout: Layout, box: Box) -> None:
        """What came with version 4 of the rules. It stands last, so that nothing else has moved."""
        self.candidates: i64 = layout.number(
            "option.candidates", 1, "candidates: 1 always, 0 only while there are fewer than two emperors"
        )
        self.attack: i64 = layout.number("option.attack", 1, "attack: 1 if the attacker must lay a card")
        self.vanish: i64 = layout.number(
            "option.vanish", 1, "vanish: 1 if the cards of an assassination can leave the game"
        )
        self.removed: i64 = layout.counts("removed", box.deck.cards, box.deck.numbers, "cards that have left the game")
