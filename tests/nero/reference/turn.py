"""One player's turn (NE-T2): what he may do whenever he decides freely, and what that does."""

from tests.nero.reference.asking import Asking, ask
from tests.nero.reference.battle import attack, attack_lines
from tests.nero.reference.events import event, event_lines
from tests.nero.reference.march import ask_leave, forget_the_beaten, step, step_lines
from tests.nero.reference.material import BP, PLACES
from tests.nero.reference.outcome import end_at_once
from tests.nero.reference.pieces import NEUTRAL, Force, Turn
from tests.nero.reference.table import Table

TAKE_COST = {"own": 1, "neutral": 2}
"""NE-M5"""


def play_turn(table: Table) -> Asking[None]:
    player = table.active
    table.turn = Turn()
    last_of_the_round = not any(table.holds(seat) for seat in table.others(player))
    leader = table.leaders[player]
    if leader.rank == "candidate" and table.in_rome(player) and table.may_rise(player):  # NE-K3
        leader.rank = "emperor"
    while True:
        end_at_once(table)
        words = yield from ask(player, _lines(table))
        if words == ["end-turn"]:
            break
        yield from _act(table, words)
        _tidy(table)
    for piece in [*table.legions, *table.leaders]:
        piece.rest()
    for legion in table.legions:
        legion.marked_now = False
    table.turn = Turn()
    if last_of_the_round:  # NE-T4; not onto the open discard, NE-J20
        table.hands[player].clear()


def _lines(table: Table) -> list[str]:
    turn, player = table.turn, table.active
    cards = table.kinds(player)
    if turn.awaits_card:  # NE-J2
        return [f"move-card {card}" for card in cards]
    lines = event_lines(table)
    if turn.activated is not None and turn.cards_for_points < 4:
        lines += [f"move-card {card}" for card in cards]
    if table.in_rome(player) and table.may_rise(player) and table.candidate_points(player) >= 5:  # NE-K2
        lines.append("declare")
    return lines + (_lines_between_forces(table) if turn.force is None else _lines_of_the_force(table))


def _lines_between_forces(table: Table) -> list[str]:
    turn, player = table.turn, table.active
    leader = table.leaders[player]
    lines = ["end-turn"] if turn.any_card_used else []
    if table.holds(player) and turn.cards_for_points < 4:  # NE-M1
        lines += [f"activate {place}" for place in PLACES if table.own_at(place, player) or leader.at == place]
    if turn.activated is not None:
        number = len(table.free_legions(turn.activated))
        lines += [f"force {legions}" for legions in range(1, number + 1)]
        if table.leader_is_free(turn.activated):
            lines += [f"force {legions} leader" for legions in range(number + 1)]
        if turn.pool >= 2 and any(
            legion.marked and not legion.marked_now for legion in table.own_at(turn.activated, player)
        ):
            lines.append("unmark")  # NE-M9
    return lines


def _lines_of_the_force(table: Table) -> list[str]:
    """Neither an activation nor the turn's end: NE-J2."""
    place = table.force.at
    lines = ["halt", *(f"leave {number + 1}" for number in range(len(table.force_legions())))]
    if table.force_has_leader():
        lines.append("leave leader")
    elif table.leader_is_free(place):
        lines.append("take leader")
    there = {"own": table.free_legions(place), "neutral": table.own_at(place, NEUTRAL)}
    for what, cost in TAKE_COST.items():
        if cost <= table.turn.pool:
            lines += [f"take {what} {number + 1}" for number in range(len(there[what]))]
    return lines + step_lines(table) + attack_lines(table)


def _act(table: Table, words: list[str]) -> Asking[None]:
    word, rest = words[0], words[1:]
    if word == "activate":
        table.turn.activated, table.turn.awaits_card, table.turn.pool = rest[0], True, 0
    elif word == "move-card":
        _move_card(table, rest[0])
    elif word == "force":
        _depart(table, int(rest[0]), with_leader=len(rest) == 2)
    elif word == "unmark":
        _unmark(table)
    elif word == "declare":
        table.leaders[table.active].rank = "emperor"
    elif word == "halt":
        table.finish_force()
    elif word == "leave":
        _leave(table, rest[0])
    elif word == "take":
        _take(table, *rest)
    elif word == "ask-leave":
        yield from ask_leave(table)
    elif word == "step":
        yield from step(table, rest[0])
    elif word == "attack":
        yield from attack(table, table.seat(rest[0]))
    else:
        assert word == "event", words
        yield from event(table, rest[0])


def _move_card(table: Table, card: str) -> None:
    turn = table.turn
    table.spend(table.active, card)
    turn.pool += BP[card]
    turn.cards_for_points += 1
    turn.any_card_used = True
    turn.awaits_card = False


def _depart(table: Table, number: int, with_leader: bool) -> None:
    """NE-M2; landed legions join last (NE-C8)."""
    assert table.turn.activated is not None
    for legion in sorted(table.free_legions(table.turn.activated), key=lambda legion: legion.landed)[:number]:
        legion.in_force = True
    table.leaders[table.active].in_force = with_leader
    table.turn.force = Force(table.turn.activated)


def _unmark(table: Table) -> None:
    """NE-M9, NE-J8"""
    assert table.turn.activated is not None
    table.turn.pool -= 2
    for legion in table.own_at(table.turn.activated, table.active):
        if not legion.marked_now:
            legion.unmark()


def _leave(table: Table, what: str) -> None:
    """NE-M4; landed legions are left first (NE-J5)."""
    if what == "leader":
        table.leaders[table.active].finish()
    else:
        for legion in sorted(table.force_legions(), key=lambda legion: not legion.landed)[: int(what)]:
            legion.finish()


def _take(table: Table, what: str, number: str = "") -> None:
    """NE-M5; landed legions come last."""
    if what == "leader":
        table.leaders[table.active].in_force = True
        return
    place = table.force.at
    table.turn.pool -= TAKE_COST[what]
    there = table.free_legions(place) if what == "own" else table.own_at(place, NEUTRAL)
    for legion in sorted(there, key=lambda legion: legion.landed)[: int(number)]:
        if what == "neutral":
            legion.turn_to(table.active)
        legion.in_force = True


def _tidy(table: Table) -> None:
    """What follows by itself from whatever was done."""
    if table.turn.force is not None:
        forget_the_beaten(table)
        if not table.force_legions():
            table.force.tired = False  # NE-J4
        if not table.force_pieces():
            table.turn.force = None  # NE-J5, NE-C16
    for piece in [*table.legions, *table.leaders]:
        if piece.leave_of:
            piece.leave_of.intersection_update(table.owners_at(piece.at, table.active))
