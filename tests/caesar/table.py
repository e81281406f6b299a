"""A table in a few words, so that a test reads like the rule book: a position, some lines of notation, what must hold.

Cards are words in one string: ``hand="1 P spy"``. At a group a card in brackets lies face down: ``senators="3 (P)"``.
"""

from collections.abc import Iterable

import rostra
from rostra.game import Event, Json, State

GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")
SEATS = ("cleopatra", "caesar")
ACTION_CARDS = (
    "assassination assassination assassination assassination spy spy castling castling scout scout wrath veto veto"
)


def player(
    hand: str = "1",
    influence: str = "",
    actions: str = "",
    discard: str = "",
    bonus: str | None = None,
    won: dict[str, int] | None = None,
    **groups: str,
) -> Json:
    """One player of a position. Without a word about the hand it is a 1, so that the game goes on."""
    told: Json = {"hand": hand.split(), "influence_pile": influence.split(), "action_pile": actions.split()}
    told |= {"discard": discard.split(), "won": won or {}, "table": {}}
    if bonus is not None:
        told["bonus"] = bonus
    for group, cards in groups.items():
        up = [card for card in cards.split() if not card.startswith("(")]
        down = [card.strip("()") for card in cards.split() if card.startswith("(")]
        told["table"][group] = {"up": up, "down": down}
    return told


def position(
    cleopatra: Json | None = None,
    caesar: Json | None = None,
    to_move: str = "cleopatra",
    votes: str | Json = "",
    patricians: dict[str, int] | None = None,
) -> Json:
    """A position; ``votes`` is the deck, or all of them as in the format. Without a deck no vote card is turned."""
    told: Json = {"game": "caesar", "to_move": to_move}
    told["votes"] = {"deck": votes.split()} if isinstance(votes, str) else votes
    told["players"] = {"cleopatra": cleopatra or player(), "caesar": caesar or player()}
    if patricians is not None:
        told["patricians"] = patricians
    return told


def at(
    cleopatra: Json | None = None,
    caesar: Json | None = None,
    to_move: str = "cleopatra",
    votes: str | Json = "",
    patricians: dict[str, int] | None = None,
    **options: str,
) -> State:
    """A state at the start of a turn."""
    return rostra.load("caesar", **options).position(position(cleopatra, caesar, to_move, votes, patricians))


def play(state: State, *lines: str) -> list[Event]:
    """Play some lines; everything that happens."""
    events: list[Event] = []
    for line in lines:
        state.apply(state.parse(line), events)
    return events


def legal(state: State) -> list[str]:
    """The lines that can be played now."""
    return [state.text(action) for action in state.actions()]


def chances(state: State) -> dict[str, int]:
    """What chance may bring, with its weight."""
    return {state.text(action): weight for action, weight in state.chances()}


def first_words(state: State) -> set[str]:
    """What can be done now, without the details."""
    return {line.split()[0] for line in legal(state)}


def decides(state: State) -> str:
    """Whose decision it is."""
    return {rostra.CHANCE: "chance", rostra.OVER: "over", 0: "cleopatra", 1: "caesar"}[state.actor]


def seen(events: Iterable[Event], seat: str | None) -> list[Json]:
    """The events as a seat sees them, or a spectator (None)."""
    told = (event.seen_by(None if seat is None else SEATS.index(seat)) for event in events)
    return [event for event in told if event is not None]


def named(events: Iterable[Event], name: str) -> list[Json]:
    """What everybody sees of the events with this name."""
    return [event.open for event in events if event.name == name]


def view(state: State, seat: str | None) -> Json:
    return state.view(None if seat is None else SEATS.index(seat))


def reason(state: State) -> str | None:
    """How the game ended; None while it goes on."""
    outcome = state.outcome()
    return None if outcome is None else outcome.reason


# Where the cards are, in the words of ``player``


def hand(state: State, seat: str) -> str:
    return _words(state, seat, "hand")


def discard(state: State, seat: str) -> str:
    return _words(state, seat, "discard")


def aside(state: State, seat: str) -> str:
    return " ".join(state.position()["players"][seat].get("aside", []))


def _words(state: State, seat: str, key: str) -> str:
    return " ".join(state.position()["players"][seat][key])


def lies(state: State, seat: str, group: str) -> str:
    """A seat's cards at a group, those in brackets face down."""
    cards = state.position()["players"][seat]["table"][group]
    return " ".join([*cards["up"], *(f"({card})" for card in cards["down"])])


def won(state: State, seat: str) -> dict[str, int]:
    """The patricians a seat has, without the groups where it has none."""
    return {group: n for group, n in state.position()["players"][seat]["won"].items() if n}


# Set-up


def set_up_lines(
    bonus: tuple[str, str] = ("senators", "praetors"),
    stacks: tuple[str, str] = (ACTION_CARDS, ACTION_CARDS),
    sets: tuple[str, str] = ("1 2 3 4 5", "5 4 3 2 1"),
    arranged: bool = True,
    own_choice: bool = False,
) -> list[str]:
    """All lines of a set-up, Cleopatra's part first."""
    lines = [f"bonus {group}" for group in bonus]
    for cards in stacks:
        lines += [("arrange" if arranged else "shuffle")] if own_choice else []
        lines += [f"stack {card}" for card in cards.split()] if arranged else []
    lines += [f"set {card} {group}" for cards in sets for card, group in zip(cards.split(), GROUPS)]
    return lines


def ready(**options: str) -> State:
    """A new game after the set-up above: it is Cleopatra's first turn."""
    state = rostra.load("caesar", **options).new()
    decks = options.get("action_decks")
    play(state, *set_up_lines(arranged=decks != "shuffled", own_choice=decks == "own-choice"))
    return state
