"""What a seat may know. Secrets are kept here and in ``Event.seen_by``, and nowhere else.

A view has everything that somebody at a real table could see and count. It has nothing that depends on a secret of the
opponent: not whether they are asked for a veto (CC-A8), not how far they are with a castling (CC-A3), not whether they
could still play an action card this turn.

A view is written as JSON text, piece by piece. Most pieces (a hand, a discard, a group) were written before and are
cached. That is much faster than turning a dictionary into text, and a server sends two views for every decision.
``view_of`` parses the text, so that there is only one description of what a seat may know.
"""

from json import dumps, loads
from typing import Final

from mypy_extensions import i64

from rostra.caesar.actions import LINES, castled
from rostra.caesar.asked import asked
from rostra.caesar.cards import (
    ACTIONS,
    GROUPS,
    INFLUENCE,
    KINDS,
    N_GROUPS,
    N_KINDS,
    SEATS,
    VOTES,
    count,
    names_of,
    row_bag,
    row_names,
    row_size,
    size,
)
from rostra.caesar.knowledge import last_seen
from rostra.caesar.options import options_of
from rostra.caesar.scoring import outcome_of, score
from rostra.caesar.table import (
    ANSWER,
    ASIDE,
    BONUS,
    CHOOSE,
    DISCARD,
    FACE_DOWN,
    FACE_UP,
    HAND,
    IN_ORDER,
    LAY_AGAIN,
    ORDER,
    OWN_CHOICE,
    PILE,
    WON,
    Table,
    cards_at,
    has_decided,
    phase,
)
from rostra.game import CHANCE, OVER, Json


def view_of(t: Table, seat: int | None, choices: list[int]) -> Json:
    view: Json = loads(view_text(t, seat, choices))
    return view


def view_text(t: Table, seat: int | None, choices: list[int]) -> str:
    if seat is not None and not 0 <= seat <= 1:
        raise ValueError(f"seat {seat}: there are seats 0 ({SEATS[0]}), 1 ({SEATS[1]}) and None, a spectator")
    _forget_if_many()
    deciding = seat is not None and seat == t.actor
    own = -1 if seat is None else seat
    return "".join(
        [
            '{"game":"caesar","options":', _options(t),
            ',"seat":', "null" if seat is None else _NAMED[seat],
            ',"turn":', "null" if t.actor == OVER else _NAMED[t.active],
            ',"waiting_for":', _waiting_for(t, seat),
            ',"actions":', _numbers(choices) if deciding else "[]",
            ',"asked":', f'"{asked(t)[0]}"' if deciding else "null",
            ',"action":', _action(t, deciding),
            ',"progress":{"laid":', _DIGITS[t.laid],
            ',"acted":', "true" if t.acted else "false",
            ',"passive":', "true" if t.passive else "false",
            ',"exchanged":', _DIGITS[t.exchanged],
            ',"idle_turns":', str(int(t.idle)),
            '},"patricians":', _by_group(t.left),
            ',"votes":{"left":', _votes(t.votes),
            ',"discard":', _vote_row(t.votes_discard),
            ',"removed":', _vote_row(t.votes_removed),
            '},"players":{"cleopatra":', _player(t, 0, own),
            ',"caesar":', _player(t, 1, own),
            '},"outcome":', _outcome(t),
            "}",
        ]
    )  # fmt: skip


def _waiting_for(t: Table, seat: int | None) -> str:
    """Whose decision it is, as far as the viewer may know: nobody else sees that a player is asked for a veto."""
    if t.actor == OVER:
        return "null"
    if t.actor == CHANCE:
        return '"chance"'
    if phase(t) == ANSWER and seat != t.actor:
        return _NAMED[t.active]
    return _NAMED[t.actor]


def _action(t: Table, deciding: bool) -> str:
    """The action that is being carried out, or that the viewer may veto. Only the viewer learns of being asked."""
    now = phase(t)
    if now == CHOOSE or now == LAY_AGAIN or (now == ANSWER and deciding):
        return f'"{LINES[t.played]}"'
    return "null"


def _player(t: Table, owner: i64, viewer: i64) -> str:
    """What a viewer (-1: a spectator) knows of a player."""
    own = viewer == owner or t.actor == OVER
    hand = t.at[HAND + owner]
    pile = t.at[PILE + owner]
    hand_seen = own
    spied = ""
    if viewer >= 0 and viewer != owner:
        seen, hidden = last_seen(t, owner)
        spied = f',"spied":{{"cards":{_cards(seen)},"laid_hidden_since":{_DIGITS[hidden]}}}'
        hand_seen = own or (phase(t) == CHOOSE and viewer == t.active)
    return "".join(
        [
            '{"hand":', _cards(hand) if hand_seen else "null",
            ',"influence_cards":', _DIGITS[size(hand & INFLUENCE)],
            ',"action_cards":', _DIGITS[size(hand & ACTIONS)],
            ',"influence_pile":', _DIGITS[size(pile & INFLUENCE)],
            ',"action_pile":', _DIGITS[size(pile & ACTIONS)],
            ',"action_order":', _row(t.at[ORDER + owner]) if own and t.at[IN_ORDER + owner] != 0 else "null",
            _arranged(t, owner),
            ',"discard":', _cards(t.at[DISCARD + owner]),
            ',"bonus":', _bonus(t, owner) if own else "null",
            ',"won":', _by_group(t.at[WON + owner]),
            ',"table":{"senators":', _at_group(t, owner, 0, own),
            ',"praetors":', _at_group(t, owner, 1, own),
            ',"quaestors":', _at_group(t, owner, 2, own),
            ',"censors":', _at_group(t, owner, 3, own),
            ',"aediles":', _at_group(t, owner, 4, own),
            '},"aside":', _aside(t, owner, own),
            ',"unseen":', _unseen(t, owner, own),
            ',"points":', _points(t, owner, own),
            spied, "}",
        ]
    )  # fmt: skip


def _arranged(t: Table, owner: i64) -> str:
    """With own choice: whether the action pile is arranged, as everybody has heard; null before it is decided."""
    if t.action_decks != OWN_CHOICE:
        return ""
    if not has_decided(t, owner):
        return ',"arranged":null'
    return f',"arranged":{"true" if t.at[IN_ORDER + owner] != 0 else "false"}'


def _being_castled(t: Table, owner: i64, group: i64) -> bool:
    """Whether the cards of this group are taken up for castling. Others see none until the last one lies (CC-A3)."""
    if phase(t) != LAY_AGAIN or owner != t.active:
        return False
    first, second = castled(t.played)
    return group == first or group == second


def _at_group(t: Table, owner: i64, group: i64, own: bool) -> str:
    place = N_GROUPS * owner + group
    up = _cards(t.at[FACE_UP + place])
    down = t.at[FACE_DOWN + place]
    if own:
        return f'{{"up":{up},"down":{_DIGITS[row_size(down)]},"down_cards":{_row(down)}}}'
    if _being_castled(t, owner, group):
        down = 0
    return f'{{"up":{up},"down":{_DIGITS[row_size(down)]},"down_cards":null}}'


def _aside(t: Table, owner: i64, own: bool) -> str:
    """Cards not yet laid, in set-up or castling."""
    bag = t.at[ASIDE + owner]
    cards = size(bag)
    if not own and phase(t) == LAY_AGAIN and owner == t.active:
        first, second = castled(t.played)
        cards += cards_at(t, owner, first) + cards_at(t, owner, second)
    return f'{{"count":{_DIGITS[cards]},"cards":{_cards(bag) if own else "null"}}}'


def _unseen(t: Table, owner: i64, own: bool) -> str:
    """Cards that the viewer can count but has not seen: for the owner those in piles, for others all hidden ones."""
    bag = t.at[PILE + owner]
    if not own:
        bag += t.at[HAND + owner] + t.at[ASIDE + owner]
        for group in range(i64(N_GROUPS)):
            bag += row_bag(t.at[FACE_DOWN + N_GROUPS * owner + group])
    text = _UNSEEN.get(bag)
    if text is None:
        text = "{" + ",".join([f'"{KINDS[kind]}":{_DIGITS[count(bag, kind)]}' for kind in range(i64(N_KINDS))]) + "}"
        _UNSEEN[bag] = text
    return text


def _points(t: Table, owner: i64, own: bool) -> str:
    which = (int(t.at[WON + owner]), int(t.at[WON + 1 - owner]), int(t.left), int(t.at[BONUS + owner]), own, t.italian)
    text = _POINTS.get(which)
    if text is None:
        text = _text([[line.item, line.place, line.points] for line in score(t, owner, own)])
        _POINTS[which] = text
    return text


def _outcome(t: Table) -> str:
    if t.actor != OVER:
        return "null"
    end = outcome_of(t)
    return _text(
        {
            "points": list(end.points),
            "winners": [SEATS[winner] for winner in end.winners],
            "lines": [[SEATS[line.seat], line.item, line.place, line.points] for line in end.lines],
            "reason": end.reason,
        }
    )


def _bonus(t: Table, owner: i64) -> str:
    bonus = t.at[BONUS + owner]
    return "null" if bonus == 0 else f'"{GROUPS[bonus - 1]}"'


def _options(t: Table) -> str:
    which = int(t.orgies * 3 + t.action_decks) * 4 + (2 if t.mini else 0) + (1 if t.italian else 0)
    text = _OPTIONS.get(which)
    if text is None:
        text = _text(options_of(t))
        _OPTIONS[which] = text
    return text


# The cache of pieces

_NAMED: Final = tuple([f'"{seat}"' for seat in SEATS])
_DIGITS: Final = tuple([str(n) for n in range(100)])
_OPTIONS: Final[dict[int, str]] = {}
_CARDS: Final[dict[int, str]] = {}
_ROWS: Final[dict[int, str]] = {}
_VOTE_BAGS: Final[dict[int, str]] = {}
_VOTE_ROWS: Final[dict[int, str]] = {}
_BY_GROUP: Final[dict[int, str]] = {}
_UNSEEN: Final[dict[int, str]] = {}
_POINTS: Final[dict[tuple[int, int, int, int, bool, bool], str]] = {}
_MANY: Final = 20_000  # pieces of a sort: then it is emptied


def _forget_if_many() -> None:
    for pieces in (_CARDS, _ROWS, _UNSEEN, _BY_GROUP):
        if len(pieces) > _MANY:
            pieces.clear()
    if len(_POINTS) > _MANY:
        _POINTS.clear()


def _cards(bag: i64) -> str:
    text = _CARDS.get(bag)
    if text is None:
        text = _list(names_of(bag))
        _CARDS[bag] = text
    return text


def _row(row: i64) -> str:
    text = _ROWS.get(row)
    if text is None:
        text = _list(row_names(row))
        _ROWS[row] = text
    return text


def _votes(bag: i64) -> str:
    text = _VOTE_BAGS.get(bag)
    if text is None:
        text = _list(names_of(bag, VOTES))
        _VOTE_BAGS[bag] = text
    return text


def _vote_row(row: i64) -> str:
    text = _VOTE_ROWS.get(row)
    if text is None:
        text = _list(row_names(row, VOTES))
        _VOTE_ROWS[row] = text
    return text


def _by_group(bag: i64) -> str:
    text = _BY_GROUP.get(bag)
    if text is None:
        text = _text(by_group(bag))
        _BY_GROUP[bag] = text
    return text


def _list(names: list[str]) -> str:
    return '["' + '","'.join(names) + '"]' if names else "[]"


def _numbers(choices: list[int]) -> str:
    return "[" + ",".join([str(choice) for choice in choices]) + "]"


def _text(value: object) -> str:
    return dumps(value, separators=(",", ":"))


def by_group(bag: i64) -> Json:
    return {GROUPS[group]: int(count(bag, group)) for group in range(5)}


def bonus_word(t: Table, seat: i64) -> str | None:
    bonus = t.at[BONUS + seat]
    return None if bonus == 0 else GROUPS[bonus - 1]
