"""Votes of confidence (CC-V)."""

from typing import Final

from mypy_extensions import i64

from rostra.audience import tell
from rostra.caesar.cards import (
    CAESAR,
    CLEOPATRA,
    GROUPS,
    N_GROUPS,
    ORGY,
    PHILOSOPHERS,
    SHUFFLE,
    VOTES,
    count,
    highest,
    lowest,
    names_of,
    one,
    row_bag,
    row_names,
    row_with,
    size,
    total,
)
from rostra.caesar.knowledge import turn_up
from rostra.caesar.table import (
    ALL_WON,
    FACE_UP,
    FADING,
    MOST_BOTH,
    WON,
    Table,
    add_size,
    cards_at,
    discard,
    end_game,
    forget_tie,
    left_at,
    seat_name,
)
from rostra.game import Event, Json


def hold_extraordinary_votes(t: Table, events: list[Event] | None) -> None:
    """CC-V4: every group with eight cards, in board order, unless its tie is known."""
    for group in range(i64(N_GROUPS)):
        full = cards_at(t, CLEOPATRA, group) + cards_at(t, CAESAR, group) == MOST_BOTH
        if full and (t.tied >> group) & 1 == 0:
            hold_vote(t, group, True, events)
            if t.left == 0:
                return


def hold_vote(t: Table, group: i64, extraordinary: bool, events: list[Event] | None) -> None:
    """CC-V5 to CC-V9"""
    turned_cleopatra = turn_up(t, CLEOPATRA, group)  # CC-V5
    turned_caesar = turn_up(t, CAESAR, group)
    at = t.at
    cleopatra = at[FACE_UP + group]
    caesar = at[FACE_UP + N_GROUPS + group]
    ahead = total(cleopatra) - total(caesar)
    if ahead == 0:  # CC-V6
        t.tied |= i64(1) << group
        if events is not None:
            open = _vote_open(group, extraordinary, cleopatra, turned_cleopatra, caesar, turned_caesar)
            open["winner"] = None
            tell(events, "vote", open)
        return
    higher: i64 = CLEOPATRA  # the side with the higher sum
    if ahead < 0:
        higher = CAESAR
    turned_round = size(cleopatra & PHILOSOPHERS) != size(caesar & PHILOSOPHERS)  # CC-V7
    winner = 1 - higher if turned_round else higher
    t.left -= one(group)
    at[WON + winner] += one(group)
    lost_higher = _discard_after_vote(t, higher, group, highest(at[FACE_UP + N_GROUPS * higher + group]))  # CC-V8
    lost_lower = _discard_after_vote(t, 1 - higher, group, lowest(at[FACE_UP + N_GROUPS * (1 - higher) + group]))
    if left_at(t, group) == 0:  # CC-V9
        lost_higher += discard_all(t, higher, group)
        lost_lower += discard_all(t, 1 - higher, group)
    forget_tie(t, group)
    if events is not None:
        open = _vote_open(group, extraordinary, cleopatra, turned_cleopatra, caesar, turned_caesar)
        open["winner"] = seat_name(winner)
        open["turned_round"] = turned_round
        open["left"] = int(left_at(t, group))
        open["lost"] = {seat_name(higher): names_of(lost_higher), seat_name(1 - higher): names_of(lost_lower)}
        tell(events, "vote", open)
    if t.left == 0:  # CC-E1
        end_game(t, ALL_WON, events)


def _vote_open(
    group: i64, extraordinary: bool, cleopatra: i64, turned_cleopatra: i64, caesar: i64, turned_caesar: i64
) -> Json:
    return {
        "group": GROUPS[group],
        "extraordinary": extraordinary,
        "cleopatra": _side(cleopatra, turned_cleopatra),
        "caesar": _side(caesar, turned_caesar),
    }


def _side(face_up: i64, turned: i64) -> Json:
    return {
        "cards": names_of(face_up),
        "turned": row_names(turned),
        "sum": int(total(face_up)),
        "philosophers": int(size(face_up & PHILOSOPHERS)),
    }


def _discard_after_vote(t: Table, seat: i64, group: i64, kind: i64) -> i64:
    """A side discards its philosophers and this numbered card (-1: it has none) after a vote; the bag that went."""
    place = FACE_UP + N_GROUPS * seat + group
    bag = t.at[place] & PHILOSOPHERS
    if kind >= 0:
        bag += one(kind)
    t.at[place] -= bag
    add_size(t, seat, group, -size(bag))
    discard(t, seat, bag)
    return bag


def discard_all(t: Table, seat: i64, group: i64) -> i64:
    """Discard all the seat's cards at the group, all of them face up by now; the bag that went."""
    bag = t.at[FACE_UP + N_GROUPS * seat + group]
    t.at[FACE_UP + N_GROUPS * seat + group] = 0
    add_size(t, seat, group, -size(bag))
    discard(t, seat, bag)
    return bag


EFFECTS: Final = ("vote", "out", "orgy", "fades", "shuffle")
VOTE: Final = 0
OUT: Final = 1  # CC-V2
NO_VOTE: Final = 2
FADES: Final = 3
SHUFFLED: Final = 4


def turn_vote_card(t: Table, card: i64, events: list[Event] | None) -> bool:
    """Carry out a vote card; True if the next one must be turned at once (CC-V2)."""
    effect = _effect(t, card)
    t.votes -= one(card)
    if effect == SHUFFLED:  # CC-V3
        t.votes += row_bag(t.votes_discard) + one(SHUFFLE)
        t.votes_discard = 0
    elif effect == OUT or effect == FADES:
        t.votes_removed = row_with(t.votes_removed, card)
    else:
        t.votes_discard = row_with(t.votes_discard, card)
    if events is not None:
        tell(events, "turned", {"card": VOTES[card], "effect": EFFECTS[effect]})
    if effect == VOTE:
        hold_vote(t, card, False, events)
    return effect == OUT


def _effect(t: Table, card: i64) -> i64:
    if card == SHUFFLE:
        return SHUFFLED
    if card == ORGY:
        if t.orgies == FADING and _groups_won(t) >= 2:
            return FADES
        return NO_VOTE
    if left_at(t, card) == 0:
        return OUT
    return VOTE


def _groups_won(t: Table) -> i64:
    """Groups without a patrician left in the middle."""
    gone: i64 = 0
    for group in range(i64(N_GROUPS)):
        if count(t.left, group) == 0:
            gone += 1
    return gone
