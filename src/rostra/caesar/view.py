"""What a seat may know (design: secrecy is built in one place, here and in Event.seen_by).

Everything is here that somebody at a real table could see and count. What depends on a secret of the other side is not:
neither whether he is being asked for a veto (CC-A8), nor how far he is with a castling (CC-A3), nor whether he could
still play an action card this turn.
"""

from mypy_extensions import i64

from rostra.caesar.actions import LINES, castled
from rostra.caesar.cards import ACTIONS, GROUPS, INFLUENCE, KINDS, SEATS, VOTES, count, row_bag, row_words, size, words
from rostra.caesar.knowledge import last_seen
from rostra.caesar.notation import ASKED
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
    LAY_AGAIN,
    ORDER,
    PILE,
    WON,
    Table,
    cards_at,
    phase,
)
from rostra.game import CHANCE, OVER, Json


def view_of(t: Table, seat: int | None, choices: list[int]) -> Json:
    if seat is not None and not 0 <= seat <= 1:
        raise ValueError(f"seat {seat}: there are seats 0 ({SEATS[0]}), 1 ({SEATS[1]}) and None, a spectator")
    deciding = seat is not None and seat == t.actor
    return {
        "game": "caesar",
        "options": options_of(t),
        "seat": None if seat is None else SEATS[seat],
        "turn": None if t.actor == OVER else SEATS[t.active],
        "waiting_for": _waiting_for(t, seat),
        "actions": choices if deciding else [],
        "asked": ASKED[phase(t)][0] if deciding else None,
        "action": _action(t, deciding),
        "progress": {
            "laid": int(t.laid),
            "acted": t.acted,
            "passive": t.passive,
            "exchanged": int(t.exchanged),
            "idle_turns": int(t.idle),
        },
        "patricians": by_group(t.left),
        "votes": {
            "left": words(t.votes, VOTES),
            "discard": row_words(t.votes_discard, VOTES),
            "removed": row_words(t.votes_removed, VOTES),
        },
        "players": {SEATS[owner]: _player(t, owner, seat) for owner in range(2)},
        "outcome": _outcome(t),
    }


def _waiting_for(t: Table, seat: int | None) -> str | None:
    """Whose decision it is, as far as the viewer may know: a player asked for his veto waits unseen."""
    if t.actor == OVER:
        return None
    if t.actor == CHANCE:
        return "chance"
    if phase(t) == ANSWER and seat != t.actor:
        return SEATS[t.active]
    return SEATS[t.actor]


def _action(t: Table, deciding: bool) -> str | None:
    """The action that is being carried out, or that the viewer may stop: nobody else learns that he is asked."""
    now = phase(t)
    if now == CHOOSE or now == LAY_AGAIN or (now == ANSWER and deciding):
        return LINES[t.played]
    return None


def _player(t: Table, owner: int, viewer: int | None) -> Json:
    own = viewer == owner or t.actor == OVER
    hand = t.at[HAND + owner]
    pile = t.at[PILE + owner]
    told: Json = {
        "hand": words(hand) if own else None,
        "influence_cards": int(size(hand & INFLUENCE)),
        "action_cards": int(size(hand & ACTIONS)),
        "influence_pile": int(size(pile & INFLUENCE)),
        "action_pile": int(size(pile & ACTIONS)),
        "action_order": row_words(t.at[ORDER + owner]) if own and t.arranged else None,
        "discard": words(t.at[DISCARD + owner]),
        "bonus": bonus_word(t, owner) if own else None,
        "won": by_group(t.at[WON + owner]),
        "table": {GROUPS[group]: _at_group(t, owner, group, own) for group in range(5)},
        "aside": _aside(t, owner, own),
        "unseen": _unseen(t, owner, own),
        "points": [[line.item, line.place, line.points] for line in score(t, owner, own)],
    }
    if viewer is not None and viewer != owner:
        seen, hidden = last_seen(t, owner)
        told["spied"] = {"cards": words(seen), "laid_hidden_since": int(hidden)}
        if phase(t) == CHOOSE and viewer == t.active:
            told["hand"] = words(hand)
    return told


def _in_the_air(t: Table, owner: i64, group: i64) -> bool:
    """Cards at this group are taken up for castling: others see nothing of them until the last one lies (CC-A3)."""
    if phase(t) != LAY_AGAIN or owner != t.active:
        return False
    first, second = castled(t.played)
    return group == first or group == second


def _at_group(t: Table, owner: i64, group: i64, own: bool) -> Json:
    place = 5 * owner + group
    down = t.at[FACE_DOWN + place]
    shown = own or not _in_the_air(t, owner, group)
    return {
        "up": words(t.at[FACE_UP + place]),
        "down": int(size(row_bag(down))) if shown else 0,
        "down_cards": row_words(down) if own else None,
    }


def _aside(t: Table, owner: i64, own: bool) -> Json:
    """Cards not yet laid, in set-up or castling."""
    bag = t.at[ASIDE + owner]
    cards = size(bag)
    if not own and phase(t) == LAY_AGAIN and owner == t.active:
        first, second = castled(t.played)
        cards += cards_at(t, owner, first) + cards_at(t, owner, second)
    return {"count": int(cards), "cards": words(bag) if own else None}


def _unseen(t: Table, owner: i64, own: bool) -> Json:
    """What can be counted: the owner counts what is in his piles, the others what is in hand, piles and face down."""
    bag = t.at[PILE + owner]
    if not own:
        bag += t.at[HAND + owner] + t.at[ASIDE + owner]
        for group in range(i64(5)):
            bag += row_bag(t.at[FACE_DOWN + 5 * owner + group])
    return {KINDS[kind]: int(count(bag, kind)) for kind in range(12)}


def _outcome(t: Table) -> Json | None:
    if t.actor != OVER:
        return None
    end = outcome_of(t)
    return {
        "points": list(end.points),
        "winners": [SEATS[winner] for winner in end.winners],
        "lines": [[SEATS[line.seat], line.item, line.place, line.points] for line in end.lines],
        "reason": end.reason,
    }


def by_group(bag: i64) -> Json:
    return {GROUPS[group]: int(count(bag, group)) for group in range(5)}


def bonus_word(t: Table, seat: i64) -> str | None:
    bonus = t.at[BONUS + seat]
    return None if bonus == 0 else GROUPS[bonus - 1]
