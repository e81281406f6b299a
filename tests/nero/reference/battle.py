"""Battles (NE-F), and the emperors that come of them (NE-K4, NE-K5)."""

from collections import Counter

from tests.nero.reference.answers import Play, stands
from tests.nero.reference.asking import Asking, ask
from tests.nero.reference.march import retreat, retreat_lines, tired
from tests.nero.reference.material import GP
from tests.nero.reference.table import Table

BONUS = {"general": 0, "candidate": 1, "emperor": 2}


def attack_lines(table: Table) -> list[str]:
    """NE-F1, NE-C3, NE-C8: legions that are not landed, against enemies not fought yet."""
    force, turn = table.force, table.turn
    if not table.force_legions() or force.drawn or turn.pool < 1 + tired(table):
        return []
    if any(piece.landed for piece in table.force_pieces()):
        return []
    if table.options.attack == "card" and (turn.cards_for_points == 4 or not table.holds(table.active)):
        return []  # NE-F2
    enemies = [
        seat
        for seat in table.owners_at(force.at, table.active)
        if (seat, force.at) not in turn.fought and seat not in force.kept_from
    ]
    return [f"attack {table.name(seat)}" for seat in enemies]


def attack(table: Table, enemy: int) -> Asking[None]:
    force, turn, attacker = table.force, table.turn, table.active
    turn.pool -= 1 + tired(table)
    if not (yield from stands(table, Play("attack", attacker))):
        force.kept_from.add(enemy)  # NE-J25
        return
    turn.fought.add((enemy, force.at))
    least = 1 if table.options.attack == "card" else 0
    fighting = [legion for legion in table.own_at(force.at, enemy) if not legion.marked]
    cards = {
        attacker: (yield from _lay(table, attacker, least, 4 - turn.cards_for_points)),
        enemy: (yield from _lay(table, enemy, 0, 3 if fighting else 0)),
    }
    _show(table, cards)
    along = {attacker: table.force_has_leader(), enemy: bool(fighting) and table.leaders[enemy].at == force.at}
    legions = {attacker: len(table.force_legions()), enemy: len(fighting)}
    strength = {seat: legions[seat] + _points(table, seat, cards[seat], along[seat]) for seat in (attacker, enemy)}
    if strength[attacker] == strength[enemy]:
        force.drawn = True  # NE-F6
    elif strength[attacker] > strength[enemy]:
        _win(table, attacker, enemy, along)
        force.tired = True
        force.beaten.add((enemy, force.at))
        yield from _beaten_defender(table, enemy)
    else:
        _win(table, enemy, attacker, along)
        yield from _beaten_attacker(table)


def _lay(table: Table, seat: int, least: int, most: int) -> Asking[Counter[str]]:
    """NE-F2: one by one and in secret; until they are shown they count as hand. Nobody lays what they have not got."""
    laid: Counter[str] = Counter()
    while True:
        lines = ["ready"] if laid.total() >= min(least, table.hands[seat].total()) else []
        if laid.total() < most:
            lines += [f"battle-card {card}" for card in table.hands[seat] - laid]
        word, *card = yield from ask(seat, lines)
        if word == "ready":
            return laid
        laid.update(card)


def _show(table: Table, cards: dict[int, Counter[str]]) -> None:
    for seat, laid in cards.items():
        for card in laid.elements():
            table.spend(seat, card)
    table.turn.cards_for_points += cards[table.active].total()


def _points(table: Table, seat: int, cards: Counter[str], along: bool) -> int:
    """NE-F3, without the legions."""
    gp = sum(GP[card] * number for card, number in cards.items())
    return gp + (BONUS[table.leaders[seat].rank] if along else 0)


def _win(table: Table, winner: int, loser: int, along: dict[int, bool]) -> None:
    """NE-F4, NE-K4, NE-K5: a point, a legion, and what becomes of the leaders who fought along."""
    table.points[winner] += 1
    if loser == table.active:
        turned = table.force_legions()[0]
    else:
        turned = min(table.own_at(table.force.at, loser), key=lambda legion: legion.marked)
    turned.turn_to(winner)
    over_emperor = along[loser] and table.leaders[loser].rank == "emperor"
    if along[loser]:
        table.leaders[loser].rank = "general"
    if along[winner] and table.may_rise(winner):
        if over_emperor or table.options.acclamation == "any-victory":
            table.leaders[winner].rank = "emperor"


def _beaten_defender(table: Table, seat: int) -> Asking[None]:
    """NE-F5, NE-J12: he may retreat; the attacker cannot follow him with another attack (NE-F1)."""
    place = table.force.at
    left = table.own_at(place, seat)
    if left:
        word, *to = yield from ask(seat, ["stay", *retreat_lines(table, seat, place, table.force.came_from)])
        if word == "retreat":
            retreat(table, seat, left, to[0])
            table.turn.fought.add((seat, to[0]))


def _beaten_attacker(table: Table) -> Asking[None]:
    """NE-F5: what is left of the force must retreat if it can; it has finished either way."""
    left = table.force_legions()
    lines = retreat_lines(table, table.active, table.force.at, None)
    if left and lines:
        _, to = yield from ask(table.active, lines)
        retreat(table, table.active, left, to)
    table.finish_force()
