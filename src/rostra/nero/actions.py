"""The table of decisions: every line of notation with its id. ``docs/actions-nero.md`` is made from it.

A leader stands for a seat: ``attack otho`` has the same id wherever Otho sits. The lines of the cards come after all
that every deck has, five for each kind. What version 4 of the rules added, to take up a number of legions, comes last:
so a line has the same id under all rules, and nobody who reads ids need know under which a game is played. The lines to
take up all legions are never legal any more (NE-M5). Only a deck whose cards of one event differ in BP or GP has more
lines after these: those of further cards that answer.
"""

from typing import Final

from rostra.nero.data.deck_file import Deck
from rostra.nero.data.map_file import IN_AREAS, Map

END_TURN: Final = 0
HALT: Final = 1
ASK_LEAVE: Final = 2
GRANT: Final = 3
REFUSE: Final = 4
READY: Final = 5
STAY: Final = 6
UNMARK: Final = 7
DECLARE: Final = 8
TAKE_ALL_OWN: Final = 9  # this and the next two: before version 4 of the rules
TAKE_ALL_NEUTRAL: Final = 10
TAKE_ALL: Final = 11
TAKE_LEADER: Final = 12
LEAVE_LEADER: Final = 13
NO_COUNTER: Final = 14
COUNTER: Final = 15  # + answer
COUNTER_TWO: Final = 20
WANT: Final = 21  # + area
LOT: Final = 25  # + seat
LEAVE: Final = 28  # + legions, from 1
FORCE: Final = 56  # + legions, from 1
FORCE_LEADER: Final = 85  # + legions
LOAD: Final = 113  # + legions, from 1
LOAD_LEADER: Final = 117  # + legions
ATTACK: Final = 121  # + area of the leader
TARGET: Final = 125  # + area of the leader
PLACE: Final = 129  # + province of an area
HOME: Final = 149  # + province of an area
ACTIVATE: Final = 169  # + province, and so on
STEP: Final = 192
RETREAT: Final = 215
FROM: Final = 238
TO: Final = 261
SEND: Final = 284
SEND_NEUTRAL: Final = 307
AT: Final = 330  # + 0 or 1: the Germans' provinces
AT_OWNER: Final = 332  # + N_AREAS * province + area of the leader
CARD: Final = 424  # + N_USES * kind + use
N_USES: Final = 5
DEAL: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
EVENT: Final = 3
STEAL: Final = 4

MOST_LEGIONS: Final = 28
MOST_NEUTRAL: Final = 4
N_ANSWERS: Final = 5  # kinds of cards that can be answers: the first ones of a deck


def lines(map: Map, deck: Deck, rules: int) -> list[str]:
    """The lines of notation by id."""
    all_lines = ["end-turn", "halt", "ask-leave", "grant", "refuse", "ready", "stay", "unmark", "declare"]
    all_lines += ["take own", "take neutral", "take both", "take leader", "leave leader", "no-counter"]
    all_lines += [f"counter {card}" for card in deck.cards[:N_ANSWERS]]
    all_lines += [f"counter-two {deck.cards[0]}"]
    all_lines += [f"want {area}" for area in map.areas]
    all_lines += [f"lot seat{seat}" for seat in range(1, 5)]
    all_lines += [f"leave {n}" for n in range(1, MOST_LEGIONS + 1)]
    all_lines += [f"force {n}" for n in range(1, MOST_LEGIONS + 1)]
    all_lines += [f"force {n} leader" for n in range(MOST_LEGIONS + 1)]
    all_lines += [f"load {n}" for n in range(1, 4)]
    all_lines += [f"load {n} leader" for n in range(4)]
    all_lines += [f"attack {leader}" for leader in map.leaders]
    all_lines += [f"target {leader}" for leader in map.leaders]
    all_lines += [f"place {province}" for province in map.provinces[:IN_AREAS]]
    all_lines += [f"home {province}" for province in map.provinces[:IN_AREAS]]
    for word in ("activate", "step", "retreat", "from", "to", "send", "send-neutral"):
        all_lines += [f"{word} {province}" for province in map.provinces]
    all_lines += [f"at {map.provinces[province]}" for province in map.germans]
    all_lines += [f"at {province} {leader}" for province in map.provinces for leader in map.leaders]
    for card in deck.cards:
        all_lines += [f"{word} {card}" for word in ("deal", "move-card", "battle-card", "event", "steal")]
    if rules >= 4:
        all_lines += [f"take own {n}" for n in range(1, MOST_LEGIONS + 1)]
        all_lines += [f"take neutral {n}" for n in range(1, MOST_NEUTRAL + 1)]
    for first, second in more_answers(deck):
        if second < 0:
            all_lines.append(f"counter {deck.cards[first]}")
        elif first == second:
            all_lines.append(f"counter-two {deck.cards[first]}")
        else:
            all_lines.append(f"counter-two {deck.cards[first]} {deck.cards[second]}")
    return all_lines


def more_answers(deck: Deck) -> list[tuple[int, int]]:
    """Answers with cards that differ from others of their event in BP or GP: two kinds of card, or one and -1."""
    further = range(len(deck.events), len(deck.cards))
    found = [(kind, -1) for kind in further if deck.event_of[kind] < N_ANSWERS]
    briberies = [0, *[kind for kind in further if deck.event_of[kind] == 0]]
    pairs = [(one, other) for one in briberies for other in briberies if one <= other]
    return found + pairs[1:]  # that of the first kind has its line already
