"""What every decision does: set-up, turns, drawing, and how the game ends (CC-S, CC-T, CC-E).

``decide`` carries out one legal decision. Afterwards the table waits for the next one.
"""

from mypy_extensions import i64

from rostra.audience import tell, tell_owner
from rostra.caesar.actions import (
    ASSASSINATE,
    ASSIGN,
    BONUS,
    DEAL,
    DONE,
    DOWN,
    DRAW_INFLUENCE,
    DRAW_NONE,
    EXCHANGE,
    PASS,
    SET,
    STACK,
    TAKE,
    TURN,
    UP,
    VETO_IT,
)
from rostra.caesar.answers import allow, announce, veto
from rostra.caesar.box import full_hand, patience
from rostra.caesar.cards import (
    CLEOPATRA,
    GROUPS,
    INFLUENCE,
    KINDS,
    N_GROUPS,
    N_INFLUENCE,
    one,
    size,
)
from rostra.caesar.choices import can_act
from rostra.caesar.knowledge import DREW, lay_from_hand, note
from rostra.caesar.plays import assign, carry_out, spend, take
from rostra.caesar.setting_up import arrange, deal_bonus, decide_pile, lay_first
from rostra.caesar.table import (
    ANSWER,
    ARRANGE,
    BLOCKED,
    CHOOSE,
    DEAL_ACTION,
    DEAL_BONUS,
    DEAL_INFLUENCE,
    DECIDE_PILE,
    FACE_UP,
    HAND,
    IN_ORDER,
    IN_TURN,
    LAY_AGAIN,
    MOST_OWN,
    NO_INFLUENCE,
    ORDER,
    PILE,
    PUT_AWAY,
    REFILL,
    REPLACE,
    STALLED,
    TURN_VOTE,
    Table,
    add_size,
    both_have_influence,
    cards_at,
    drawer,
    end_game,
    forget_tie,
    has_influence,
    has_room,
    left_at,
    phase,
    pop,
    push,
    seat_name,
)
from rostra.caesar.votes import hold_extraordinary_votes, turn_vote_card
from rostra.game import CHANCE, Event


def decide(t: Table, action: i64, events: list[Event] | None) -> None:
    """Carry out a decision, which must be legal."""
    now = phase(t)
    if now == IN_TURN:
        _in_turn(t, action, events)
    elif now == REFILL or now == REPLACE:
        _draw(t, action, events)
    elif now == DEAL_INFLUENCE or now == DEAL_ACTION:
        pop(t)
        _receive(t, action - DEAL, events)
    elif now == TURN_VOTE:
        again = turn_vote_card(t, action - TURN, events)
        if t.left != 0 and (not again or t.votes == 0):
            _end_turn(t, events)
    elif now == PUT_AWAY:
        _put_away(t, action, events)
    elif now == ANSWER:
        _answer(t, action, events)
    elif now == CHOOSE:
        take(t, action - TAKE, events)
    elif now == LAY_AGAIN:
        if assign(t, (action - ASSIGN) // N_GROUPS, (action - ASSIGN) % N_GROUPS, events):
            _go_on(t, events)
    else:
        _set_up(t, now, action, events)


# Set-up


def _set_up(t: Table, now: i64, action: i64, events: list[Event] | None) -> None:
    if now == DEAL_BONUS:
        deal_bonus(t, action - BONUS, events)
    elif now == DECIDE_PILE:
        decide_pile(t, action, events)
    elif now == ARRANGE:
        arrange(t, action - STACK + N_INFLUENCE, events)
    elif lay_first(t, (action - SET) // N_GROUPS, (action - SET) % N_GROUPS, events):
        begin_turn(t, CLEOPATRA, events)  # CC-T1


# A turn


def begin_turn(t: Table, seat: i64, events: list[Event] | None) -> None:
    """Begin the turn of this seat, or of the other one if this one has no influence cards left (CC-E2)."""
    if not has_influence(t, seat):
        seat = 1 - seat
    if not has_influence(t, seat):
        end_game(t, NO_INFLUENCE, events)  # CC-E1
        return
    t.active = seat
    t.laid = 0
    t.acted = False
    t.passive = False
    t.played = 0
    t.exchanged = 0
    t.lacking = False
    if not has_influence(t, 1 - seat) and _is_blocked(t, seat):  # CC-E2
        end_game(t, BLOCKED, events)
        return
    t.stack = IN_TURN
    t.actor = seat
    t.turns += 1
    if events is not None:
        tell(events, "turn", {"seat": seat_name(seat)})


def _is_blocked(t: Table, seat: i64) -> bool:
    """Whether a lone player's game ends before this turn (CC-E2)."""
    if t.italian or t.rules == 1:
        return not has_room(t, seat, 1)
    for group in range(i64(N_GROUPS)):
        if left_at(t, group) != 0 and cards_at(t, seat, group) < MOST_OWN:
            return False
    return True


def _in_turn(t: Table, action: i64, events: list[Event] | None) -> None:
    seat = t.active
    if action == PASS:
        t.passive = True
        t.stack = PUT_AWAY
        t.full_hand = size(t.at[HAND + seat])
        t.lacking = _lacks_influence(t, seat)
        if events is not None:
            tell(events, "passed", {"seat": seat_name(seat)})
        return
    if action >= ASSASSINATE:
        if announce(t, action, events):
            return
        carry_out(t, events)
    elif action >= UP:
        _lay_open(t, (action - UP) // N_GROUPS, (action - UP) % N_GROUPS, events)
    elif action >= DOWN:
        _lay_hidden(t, (action - DOWN) // N_GROUPS, (action - DOWN) % N_GROUPS, events)
    else:  # END
        _end_cards(t, events)
        return
    if phase(t) == IN_TURN:
        _go_on(t, events)


def _lacks_influence(t: Table, seat: i64) -> bool:
    """Whether the seat has no influence card in hand, but could exchange another card for one (CC-T8)."""
    hand = t.at[HAND + seat]
    return t.rules > 1 and not t.italian and hand != 0 and hand & INFLUENCE == 0 and t.at[PILE + seat] & INFLUENCE != 0


def _lay_hidden(t: Table, kind: i64, group: i64, events: list[Event] | None) -> None:
    seat = t.active
    lay_from_hand(t, seat, group, kind)
    forget_tie(t, group)
    t.laid = 2
    if events is not None:
        open = {"seat": seat_name(seat), "group": GROUPS[group], "face": "down"}
        tell_owner(events, "laid", seat, open, {"card": KINDS[kind]})


def _lay_open(t: Table, kind: i64, group: i64, events: list[Event] | None) -> None:
    seat = t.active
    at = t.at
    at[HAND + seat] -= one(kind)
    at[FACE_UP + N_GROUPS * seat + group] += one(kind)
    add_size(t, seat, group, 1)
    note(t, seat, kind)
    forget_tie(t, group)
    t.laid += 1
    if events is not None:
        tell(events, "laid", {"seat": seat_name(seat), "group": GROUPS[group], "face": "up", "card": KINDS[kind]})


def _go_on(t: Table, events: list[Event] | None) -> None:
    """The active player may choose again, unless nothing is left to lay or play."""
    t.played = 0
    t.actor = t.active
    if t.laid == 2:
        if t.acted or not can_act(t):
            _end_cards(t, events)
    elif t.laid == 0 and t.acted and not has_room(t, t.active, 1):  # CC-T6
        _end_cards(t, events)


def _end_cards(t: Table, events: list[Event] | None) -> None:
    """No more cards are played this turn: extraordinary votes follow, then the refill (CC-T2)."""
    hold_extraordinary_votes(t, events)
    if t.left != 0:
        t.full_hand = full_hand(t.mini)
        refill(t, events)


def _answer(t: Table, action: i64, events: list[Event] | None) -> None:
    if action == VETO_IT:
        veto(t, events)
    else:
        allow(t, events)
        if phase(t) == IN_TURN:
            _go_on(t, events)


def _put_away(t: Table, action: i64, events: list[Event] | None) -> None:
    """CC-T8"""
    if action == DONE:
        if t.italian:
            t.full_hand = full_hand(t.mini)
        refill(t, events)
        return
    kind = action - EXCHANGE
    spend(t, t.active, kind)
    t.exchanged += 1
    if events is not None:
        tell(events, "exchanged", {"seat": seat_name(t.active), "card": KINDS[kind]})


# Drawing


def refill(t: Table, events: list[Event] | None) -> None:
    """CC-T7: ask from which pile to draw next. When the hand is full or both piles are empty, go on."""
    seat = t.active
    if size(t.at[HAND + seat]) < t.full_hand and t.at[PILE + seat] != 0:
        t.stack = REFILL
        t.actor = seat
    elif t.passive or t.votes == 0 or (t.italian and not both_have_influence(t)):  # CC-E3
        _end_turn(t, events)
    else:
        t.stack = TURN_VOTE
        t.actor = CHANCE


def _draw(t: Table, action: i64, events: list[Event] | None) -> None:
    seat = drawer(t)
    if action == DRAW_NONE:
        if events is not None:
            tell(events, "drew-none", {"seat": seat_name(seat)})
        _after_draw(t, events)
    elif action == DRAW_INFLUENCE:
        push(t, DEAL_INFLUENCE, CHANCE)
    elif t.at[IN_ORDER + seat] != 0:
        top = (t.at[ORDER + seat] & 15) - 1
        t.at[ORDER + seat] >>= 4
        _receive(t, top, events)
    else:
        push(t, DEAL_ACTION, CHANCE)


def _receive(t: Table, kind: i64, events: list[Event] | None) -> None:
    """A card comes from a pile into the hand."""
    seat = drawer(t)
    at = t.at
    at[PILE + seat] -= one(kind)
    at[HAND + seat] += one(kind)
    influence = one(kind) & INFLUENCE != 0
    if influence:
        note(t, seat, DREW)
    if events is not None:
        pile = "influence" if influence else "action"
        tell_owner(events, "drew", seat, {"seat": seat_name(seat), "pile": pile}, {"card": KINDS[kind]})
    _after_draw(t, events)


def _after_draw(t: Table, events: list[Event] | None) -> None:
    if phase(t) == REPLACE:
        pop(t)
        _go_on(t, events)
    else:
        refill(t, events)


# The end


def _end_turn(t: Table, events: list[Event] | None) -> None:
    other = 1 - t.active
    if not t.passive or t.exchanged != 0:
        t.idle = 0
    else:
        t.idle += 1
        anybody = has_influence(t, t.active) or has_influence(t, other)
        if anybody and t.idle >= patience(t.mini, not both_have_influence(t)):  # CC-E4
            end_game(t, STALLED, events)
            return
    begin_turn(t, other, events)
