"""The chain of counters: who may answer what with which card, and what stands in the end (NE-C1 to NE-C5, NE-J13).

The order of asking is NE-J27. Not here: NE-J3, which is about decks other than ours.
"""

from dataclasses import dataclass, field

from tests.nero.reference.asking import Asking, ask
from tests.nero.reference.table import Table


@dataclass(eq=False)
class Play:
    """A card or act that can be answered: an event, a counter, a step, an attack, a retreat."""

    what: str
    by: int
    card: str = ""
    number: int = 1  # two briberies are one answer
    guarded: bool = False  # it answers a guard in an assassination
    leader_aboard: bool = False
    asked: set[int] = field(default_factory=set)


def stands(table: Table, first: Play) -> Asking[bool]:
    """Ask until nobody is left, the last one played resolves first; whether the first one happens."""
    stack = [first]
    played = [first]
    while stack:
        answer = yield from _answer(table, stack[-1], first)
        if answer is not None:
            answer.guarded = first.card == "assassin" and stack[-1].card == "praetorian-guard"
            stack.append(answer)
            played.append(answer)
        elif len(stack) == 1:
            break
        else:
            counter = stack.pop()
            if _is_off(table, stack[-1], counter):
                stack.pop()
    if table.options.vanish and any(play.guarded for play in played):
        _vanish(table, played)
    return bool(stack)


def _vanish(table: Table, played: list[Play]) -> None:
    """NE-C5: a guard was answered: all cards of this assassination leave the game."""
    for play in played:
        table.discard[play.card] -= play.number
        table.removed[play.card] += play.number


def _answer(table: Table, play: Play, first: Play) -> Asking[Play | None]:
    """The next answer to this card or act: each other player is asked once, and only if he holds one."""
    for seat in table.others(play.by):
        lines = [line for line in _counters(table, play, first) if _holds(table, seat, line)]
        if seat in play.asked or not lines:
            continue
        play.asked.add(seat)
        word, *cards = yield from ask(seat, [*lines, "no-counter"])
        if word != "no-counter":
            number = 2 if word == "counter-two" else 1
            for card in cards * number:
                table.spend(seat, card)
            return Play("counter", seat, cards[0], number)
    return None


def _counters(table: Table, play: Play, first: Play) -> list[str]:
    """The lines that would counter it, whoever holds the cards."""
    if play.what in ("attack", "retreat"):
        return ["counter bad-weather"]  # NE-C3
    if play.what == "step":
        return ["counter bad-weather"] + ["counter bad-health"] * table.force_has_leader()  # NE-C3, NE-C4
    if first.card == "assassin":
        if play.card == "assassin":
            return ["counter bribery", "counter praetorian-guard"]  # NE-C5
        if play.card == "praetorian-guard":
            return ["counter praetorian-guard", "counter-two bribery"]  # NE-C1, NE-J13
        return ["counter bribery"]  # NE-C2: omens touch nothing in it
    lines = ["counter bribery", "counter bad-omens"]
    if play.what == "event" and play.card == "galley":
        lines += ["counter bad-weather", "counter bad-health"]
    return lines


def _holds(table: Table, seat: int, line: str) -> bool:
    word, card = line.split()
    return table.hands[seat][card] >= (2 if word == "counter-two" else 1)


def _is_off(table: Table, play: Play, counter: Play) -> bool:
    """What a counter does to what it answered; False: that goes on, and the asking with it."""
    leader = table.leaders[table.active]
    if counter.card == "bad-health" and play.what == "step":  # NE-C4, NE-J14
        leader.finish()
        return not table.force_legions()
    if counter.card == "bad-health" and play.leader_aboard:
        leader.spent = True
    return True
