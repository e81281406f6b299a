"""Action cards: what each of them does (CC-A). Announcing and vetoing them is in answers.py."""

from mypy_extensions import i64

from rostra.audience import tell, tell_owner, whisper
from rostra.caesar.actions import ASSASSINATE, CASTLE, SCOUT_AT, SPY_OUT, WRATH_AT, castled
from rostra.caesar.cards import (
    ASSASSINATION,
    CAESAR,
    CASTLING,
    CLEOPATRA,
    GROUPS,
    KINDS,
    N_GROUPS,
    N_INFLUENCE,
    SCOUT,
    SPY,
    WRATH,
    names_of,
    one,
    row_bag,
    row_names,
)
from rostra.caesar.knowledge import FROM_CASTLING, note, note_castled, note_spied, put_down, turn_up
from rostra.caesar.table import (
    ASIDE,
    CASTLINGS,
    CHOOSE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    LAY_AGAIN,
    REPLACE,
    SOURCE,
    Table,
    add_size,
    cards_at,
    discard,
    forget_tie,
    pop,
    push,
    seat_name,
)
from rostra.caesar.votes import discard_all
from rostra.game import Event, Json


def card_of(action: i64) -> i64:
    """The action card that a line plays."""
    if action < SPY_OUT:
        return ASSASSINATION
    if action < CASTLE:
        return SPY
    if action < SCOUT_AT:
        return CASTLING
    if action < WRATH_AT:
        return SCOUT
    return WRATH


def spend(t: Table, seat: i64, kind: i64) -> None:
    """Discard a card from the hand, openly."""
    t.at[HAND + seat] -= one(kind)
    discard(t, seat, one(kind))
    note(t, seat, kind)


def carry_out(t: Table, events: list[Event] | None) -> None:
    """The action card that was played takes effect. After a spy or a castling there is more to decide."""
    action = t.played
    card = card_of(action)
    if card == ASSASSINATION:
        _assassinate(t, (action - ASSASSINATE) // N_INFLUENCE, (action - ASSASSINATE) % N_INFLUENCE, events)
    elif card == SPY:
        _spy(t, events)
    elif card == CASTLING:
        first, second = castled(action)
        _take_up(t, first, second)
    elif card == SCOUT:
        _scout(t, action - SCOUT_AT, events)
    else:
        _wrath(t, action - WRATH_AT, events)


def _assassinate(t: Table, group: i64, kind: i64, events: list[Event] | None) -> None:
    """CC-A1"""
    victim = 1 - t.active
    t.at[FACE_UP + N_GROUPS * victim + group] -= one(kind)
    add_size(t, victim, group, -1)
    discard(t, victim, one(kind))
    forget_tie(t, group)
    if events is not None:
        tell(events, "assassinated", {"seat": seat_name(victim), "group": GROUPS[group], "card": KINDS[kind]})


def _spy(t: Table, events: list[Event] | None) -> None:
    """CC-A2: the spy sees the hand, and chooses a card of it next."""
    victim = 1 - t.active
    note_spied(t, victim)
    if events is not None:
        hand: Json = {"hand": names_of(t.at[HAND + victim])}
        tell_owner(events, "spied", t.active, {"seat": seat_name(t.active), "on": seat_name(victim)}, hand)
    push(t, CHOOSE, t.active)


def take(t: Table, kind: i64, events: list[Event] | None) -> None:
    """The spy has chosen: the card is discarded, and its owner may draw another."""
    victim = 1 - t.active
    pop(t)
    spend(t, victim, kind)
    if events is not None:
        tell(events, "taken", {"seat": seat_name(victim), "card": KINDS[kind]})
    push(t, REPLACE, victim)


def _take_up(t: Table, first: i64, second: i64) -> None:
    """CC-A3: take up all own cards at the two groups. Next they are laid again."""
    seat = t.active
    note_castled(t, seat, first, second)
    _take_up_at(t, seat, first)
    _take_up_at(t, seat, second)
    push(t, LAY_AGAIN, seat)


def _take_up_at(t: Table, seat: i64, group: i64) -> None:
    place = N_GROUPS * seat + group
    t.at[ASIDE + seat] += t.at[FACE_UP + place] + row_bag(t.at[FACE_DOWN + place])
    t.at[FACE_UP + place] = 0
    t.at[FACE_DOWN + place] = 0
    t.at[SOURCE + place] = 0
    add_size(t, seat, group, -cards_at(t, seat, group))
    forget_tie(t, group)


def assign(t: Table, kind: i64, group: i64, events: list[Event] | None) -> bool:
    """Lay one of the castled cards; True if it was the last. Only then does the opponent see where they lie now."""
    seat = t.active
    t.at[ASIDE + seat] -= one(kind)
    put_down(t, seat, group, kind, FROM_CASTLING + t.at[CASTLINGS + seat] - 1)
    if events is not None:
        whisper(events, "assigned", seat, {"seat": seat_name(seat), "card": KINDS[kind], "group": GROUPS[group]})
    if t.at[ASIDE + seat] != 0:
        return False
    pop(t)
    if events is not None:
        first, second = castled(t.played)
        names = [GROUPS[first], GROUPS[second]]
        counts = [int(cards_at(t, seat, first)), int(cards_at(t, seat, second))]
        tell(events, "castled", {"seat": seat_name(seat), "groups": names, "counts": counts})
    return True


def _scout(t: Table, group: i64, events: list[Event] | None) -> None:
    """CC-A4"""
    victim = 1 - t.active
    turned = turn_up(t, victim, group)
    if events is not None:
        cards = row_names(turned)
        tell(events, "scouted", {"seat": seat_name(victim), "group": GROUPS[group], "cards": cards})


def _wrath(t: Table, group: i64, events: list[Event] | None) -> None:
    """CC-A5"""
    turn_up(t, CLEOPATRA, group)
    turn_up(t, CAESAR, group)
    cleopatra = discard_all(t, CLEOPATRA, group)
    caesar = discard_all(t, CAESAR, group)
    forget_tie(t, group)
    if events is not None:
        lost: Json = {"cleopatra": names_of(cleopatra), "caesar": names_of(caesar)}
        tell(events, "wrath", {"group": GROUPS[group], "lost": lost})
