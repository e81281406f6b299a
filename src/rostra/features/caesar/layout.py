"""Where each number of Caesar & Cleopatra is: first the viewer's own side, then the same numbers of the other side."""

from typing import Final

from mypy_extensions import i64

from rostra.caesar.cards import ALL_ACTIONS, ALL_INFLUENCE, GROUPS, KINDS, PATRICIANS, VOTE_DECK, VOTES, count
from rostra.caesar.table import REASONS
from rostra.features.layout import Layout

_ASKED: Final = (
    "arrange",
    "set-up",
    "turn",
    "veto",
    "take",
    "assign",
    "exchange",
    "draw",
    "replace",
)  # from ARRANGE on
_ACTION: Final = ("assassination", "spy", "castling", "scout", "wrath")
_CARDS: Final = [int(count(ALL_INFLUENCE + ALL_ACTIONS, i64(kind))) for kind in range(12)]
_PATRICIANS: Final = [int(count(PATRICIANS, i64(group))) for group in range(5)]
_VOTES: Final = [int(count(VOTE_DECK, i64(vote))) for vote in range(7)]
_MOST_INFLUENCE: Final = 37
_MOST_ACTIONS: Final = 13


class CaesarLayout:
    """Where each number is. The places are the same with all options."""

    def __init__(self) -> None:
        layout = Layout()
        self.italian: i64 = layout.number("option.italian", 1, "edition: 1 the Italian one, 0 kosmos")
        self.arranged: i64 = layout.number("option.arranged", 2, "action decks: 1 arranged, 0 shuffled, 2 own choice")
        self.orgies: i64 = layout.number("option.orgies", 2, "orgies: 0 standard, 1 fading, 2 fewer")
        self.mini: i64 = layout.number("option.mini", 1, "size: 1 mini, 0 full")
        self.seat: i64 = layout.number("seat", 1, "the viewer: 0 Cleopatra, 1 Caesar")
        self.turn: i64 = layout.flags("turn", ("own", "other"), "whose turn it is; neither when the game is over")
        self.waiting: i64 = layout.flags(
            "waiting-for", ("own", "other", "chance"), "who decides, as far as the viewer may know"
        )
        self.asked: i64 = layout.flags(
            "asked", _ASKED, "what the viewer decides; none if it is not the viewer's decision"
        )
        self.action: i64 = layout.flags(
            "action", _ACTION, "the action carried out, or that the viewer may stop; none if the viewer knows of none"
        )
        self.action_group: i64 = layout.flags("action.at", GROUPS, "the group or groups it is about")
        self.action_kind: i64 = layout.flags("action.of", KINDS[:6], "the card to be assassinated")
        self.laid: i64 = layout.number("progress.laid", 2, "influence cards this turn: 1 one of two face up, 2 done")
        self.acted: i64 = layout.number("progress.acted", 1, "an action card was played this turn")
        self.passive: i64 = layout.number("progress.passive", 1, "the player whose turn it is passes")
        self.exchanged: i64 = layout.number("progress.exchanged", 50, "cards exchanged in this passive turn")
        self.idle: i64 = layout.number("progress.idle", 4, "passive turns in a row without an exchange")
        self.left: i64 = layout.counts("patricians", GROUPS, _PATRICIANS, "patricians left in the middle")
        self.votes: i64 = layout.counts("votes.left", VOTES, _VOTES, "vote cards in the pile")
        self.votes_discard: i64 = layout.places(
            "votes.discard", 8, 7, "vote cards turned, first one first: 1-5 a group in board order, 6 orgy, 7 shuffle"
        )
        self.votes_removed: i64 = layout.places("votes.removed", 8, 7, "vote cards out of the game, in the same way")
        self.side: i64 = layout.size
        self._add_side(layout, "own", "")
        self.stride: i64 = layout.size - self.side
        self._add_side(layout, "other", "; all 0 while the viewer does not know")
        self.hand_known: i64 = layout.number("other.hand-known", 1, "the other's hand is seen now")
        self.spied: i64 = layout.counts(
            "other.spied", KINDS, _CARDS, "what a spy last saw in that hand and has not openly left it since"
        )
        self.spied_hidden: i64 = layout.number(
            "other.spied-laid", _MOST_INFLUENCE, "how many cards were laid face down since"
        )
        self.over: i64 = layout.flags("over", REASONS[1:], "how the game ended; none while it goes on")
        self.winner: i64 = layout.flags("winner", ("own", "other"), "who has won; both if the victory is shared")
        self.asked_pile: i64 = layout.number("asked-pile", 1, "the viewer decides to arrange the action pile or not")
        self.in_order: i64 = layout.flags("arranged", ("own", "other"), "whose action pile its owner puts in order")
        self.size: int = layout.size
        self.blocks = tuple(layout.blocks)
        self.names: tuple[str, ...] = layout.names()
        self.high: tuple[int, ...] = layout.high()

    def _add_side(self, layout: Layout, who: str, unless: str) -> None:
        """The same numbers for both sides. The places of the other side are kept; the own are ``stride`` before."""
        self.hand: i64 = layout.counts(f"{who}.hand", KINDS, _CARDS, "cards in hand, by kind" + unless)
        self.influence_cards: i64 = layout.number(f"{who}.influence-cards", _MOST_INFLUENCE, "influence cards in hand")
        self.action_cards: i64 = layout.number(f"{who}.action-cards", _MOST_ACTIONS, "action cards in hand")
        self.influence_pile: i64 = layout.number(
            f"{who}.influence-pile", _MOST_INFLUENCE, "cards in the influence pile"
        )
        self.action_pile: i64 = layout.number(f"{who}.action-pile", _MOST_ACTIONS, "cards in the action pile")
        self.order: i64 = layout.places(
            f"{who}.action-order",
            _MOST_ACTIONS,
            6,
            "an arranged action pile from the top: 1 assassination, 2 spy, 3 castling, 4 scout, 5 wrath, 6 veto"
            + unless,
        )
        self.discard: i64 = layout.counts(f"{who}.discard", KINDS, _CARDS, "cards discarded, by kind")
        self.bonus: i64 = layout.flags(f"{who}.bonus", GROUPS[:3], "the bonus card" + unless)
        self.won: i64 = layout.counts(f"{who}.won", GROUPS, _PATRICIANS, "patricians won")
        for group in GROUPS:
            self.up: i64 = layout.counts(
                f"{who}.{group}.up", KINDS[:6], [min(5, n) for n in _CARDS[:6]], "face-up cards at this group, by kind"
            )
            self.down: i64 = layout.number(f"{who}.{group}.down", 5, "how many cards lie face down there")
            self.down_cards: i64 = layout.places(
                f"{who}.{group}.down-cards", 5, 6, "which they are, first laid first: 1-5, 6 a philosopher" + unless
            )
        self.group_stride: i64 = 12  # up, down and down-cards of a group
        self.aside: i64 = layout.number(f"{who}.aside", 18, "cards not yet laid, in set-up or castling")
        self.aside_cards: i64 = layout.counts(f"{who}.aside-cards", KINDS, _CARDS, "which they are" + unless)
        self.unseen: i64 = layout.counts(
            f"{who}.unseen",
            KINDS,
            _CARDS,
            "cards the viewer has not seen: in the own piles"
            if who == "own"
            else "cards the viewer has not seen: in hand, in piles, face down or aside",
        )
        self.points: i64 = layout.number(
            f"{who}.points", 40, "points if the game ended now; the bonus only if it is known"
        )
