"""The events of the active player: which can be played, and what they do (NE-C5 to NE-C15)."""

from tests.nero.reference.answers import Play, stands
from tests.nero.reference.asking import Asking, ask, ask_chance
from tests.nero.reference.disorder import german_goals, germans_come, rebel, rebel_lines, revolt, revolt_owner
from tests.nero.reference.galley import galley, harbours
from tests.nero.reference.material import ONCE_A_TURN, ROME
from tests.nero.reference.table import Table


def event_lines(table: Table) -> list[str]:
    return [f"event {card}" for card in table.kinds(table.active) if _can_be_played(table, card)]


def _can_be_played(table: Table, card: str) -> bool:
    """NE-T3, NE-C15: not twice if once a turn, and not for nothing."""
    if card in table.turn.events:
        return False
    if card in ("senate", "praetorian-guard"):
        return True
    if card == "galley":
        return bool(harbours(table))
    if card == "ave-caesar":
        return _can_be_hailed(table)
    if card == "rebellion":
        return table.room_for_neutral() and bool(rebel_lines(table))
    if card == "germans":
        return bool(german_goals(table))
    if card in ("assassin", "crisis", "traitor"):
        return bool(_targets(table, card))
    if card.startswith("revolt-"):
        owner = revolt_owner(table, card.removeprefix("revolt-"))
        return owner is not None and table.room_for_neutral() and bool(table.all_of(owner))
    return False  # only an answer


def _can_be_hailed(table: Table) -> bool:
    """NE-K3"""
    seat = table.active
    leader = table.leaders[seat]
    at_home = leader.at == leader.home and bool(table.own_at(leader.home, seat))
    room = table.options.candidates == "always" or table.may_rise(seat)
    return leader.rank == "general" and room and at_home and table.areas[seat] in table.areas_of(seat)


def _targets(table: Table, card: str) -> list[int]:
    """NE-C6, NE-C7, NE-C14, NE-J15"""
    if card == "traitor":
        return [seat for seat in table.others(table.active) if table.holds(seat)]
    return [seat for seat in table.emperors() if table.in_rome(seat) == (card == "assassin")]


def event(table: Table, card: str) -> Asking[None]:
    """The card is spent, its player says all there is to say, then the others may answer."""
    player = table.active
    table.spend(player, card)
    table.turn.any_card_used = True
    if card in ONCE_A_TURN:
        table.turn.events.add(card)
    if card == "galley":
        yield from galley(table)
        return
    aim: list[str] = []
    if card in ("assassin", "crisis", "traitor"):
        aim = yield from ask(player, [f"target {table.name(seat)}" for seat in _targets(table, card)])
    elif card == "germans":
        aim = yield from ask(player, [f"at {place}" for place in german_goals(table)])
    elif card == "rebellion":
        aim = yield from ask(player, rebel_lines(table))
    if (yield from stands(table, Play("event", player, card))):
        yield from _happen(table, card, aim[1:])


def _happen(table: Table, card: str, aim: list[str]) -> Asking[None]:
    if card == "assassin":
        table.leaders[table.seat(aim[0])].rank = "general"  # NE-K5
    elif card == "crisis":
        _call_to_rome(table, table.seat(aim[0]))
    elif card == "traitor":
        yield from _steal(table, table.seat(aim[0]))
    elif card == "germans":
        yield from germans_come(table, aim[0])
    elif card == "rebellion":
        rebel(table, aim[0], table.seat(aim[1]))
    elif card == "ave-caesar":
        table.leaders[table.active].rank = "candidate"
    elif card in ("senate", "praetorian-guard"):
        table.turn.candidate_points += 1
    else:
        province = card.removeprefix("revolt-")
        owner = revolt_owner(table, province)
        assert owner is not None
        yield from revolt(table, province, owner)


def _call_to_rome(table: Table, seat: int) -> None:
    """NE-C7, NE-C16"""
    leader = table.leaders[seat]
    leader.at = ROME
    leader.leave_of = set()
    if leader.in_force:
        leader.finish()


def _steal(table: Table, victim: int) -> Asking[None]:
    """NE-C14; nothing if he has spent his last card on an answer (NE-J23)."""
    if table.holds(victim):
        _, card = yield from ask_chance({f"steal {card}": number for card, number in table.hands[victim].items()})
        table.hands[victim][card] -= 1
        table.hands[table.active][card] += 1
