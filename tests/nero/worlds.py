"""All worlds that look the same to a seat, found by trying, to compare the sampled ones with.

The yardstick knows nothing of the engine's log: it carries along *all* worlds by trying, at every decision, whatever
looks the same to the seat. A few cards only, but with everything that tells of hands: answers and traitors.
"""

import itertools
import random

from rostra.game import Event, State
from tests.nero.table import LEADERS, at, can, play, player
from tests.nero.walk import as_text, seen

MANY = {
    "traitor": 30, "praetorian-guard": 1, "galley": 1, "rebellion": 4, "revolt-aquitania": 1, "revolt-britannia": 1,
    "revolt-moesia": 1, "revolt-iudaea": 1, "senate": 4, "assassin": 3, "bad-health": 3, "crisis": 3, "germans": 2,
}  # fmt: skip


def deals(me: str, hands: dict[str, str], left: str, cards: dict[str, int], deck: str | None = None) -> list[State]:
    """A position with these hands, and all others in which the cards that ``me`` cannot see lie in another way.

    All cards that are in no hand and not left in the deck are discarded; all legions are at home, Galba is to move.
    """
    others = [name for name in LEADERS if name != me]
    unseen = [card for name in others for card in hands[name].split()] + left.split()
    discard = [card for card, number in cards.items() for _ in range(number)]
    for card in (*unseen, *hands[me].split()):
        discard.remove(card)
    found: dict[str, State] = {}
    for order in itertools.permutations(unseen):
        rest = list(order)
        dealt = {me: hands[me]}
        for name in others:
            number = len(hands[name].split())
            dealt[name], rest = " ".join(sorted(rest[:number])), rest[number:]
        if as_text(dealt) not in found:
            galba, vitellius, otho, vespasian = (player("", hand=dealt[name]) for name in LEADERS)
            words = " ".join(discard)
            found[as_text(dealt)] = at(galba, vitellius, otho, vespasian, discard=words, deck=deck)
    return list(found.values())


def decline_unseen(state: State, me: int) -> None:
    """Whoever else is asked for an answer says no, which nobody sees."""
    while state.actor >= 0 and state.actor != me and can(state, "no-counter"):
        play(state, "no-counter")


def all_worlds(starts: list[State], lines: str, me: int) -> tuple[State, list[State]]:
    """The true state after these lines, and every state that looks the same to ``me``; the true one starts first."""
    true = starts[0].clone()
    worlds = [start.clone() for start in starts]
    for line in lines.split("; "):
        events: list[Event] = []
        true.apply(true.parse(line), events)
        decline_unseen(true, me)
        following: dict[str, State] = {}
        for world in worlds:
            for action in world.actions():
                told: list[Event] = []
                then = world.clone()
                then.apply(action, told)
                decline_unseen(then, me)
                if seen(told, me) == seen(events, me):
                    following[hidden(then) + as_text([then.actor, then.view(me)])] = then
        worlds = list(following.values())
    return true, worlds


def hidden(state: State) -> str:
    """Everybody's hand, and what everybody knows of everybody's hand."""
    players = [state.view(seat)["players"] for seat in range(len(state.seats))]
    known = [[told[name]["known"] for name in state.seats] for told in players]
    return as_text([[told[name]["hand"] for name, told in zip(state.seats, players)], known])


def check(starts: list[State], lines: str, me: str) -> None:
    """No sampled world is impossible, and where they are few none is left out."""
    seat = starts[0].seats.index(me)
    true, worlds = all_worlds(starts, lines, seat)
    possible = {hidden(world) for world in worlds}
    assert hidden(true) in possible
    assert len(possible) > 1  # there is something to guess
    few = len(possible) <= 60
    sampled = {hidden(true.sample(seat, random.Random(seed))) for seed in range(40 * len(possible) if few else 1000)}
    assert sampled <= possible, sorted(sampled - possible)[:2]
    if few:
        assert sampled == possible, sorted(possible - sampled)[:2]


def hands(galba: str, vitellius: str, otho: str, vespasian: str) -> dict[str, str]:
    return dict(zip(LEADERS, (galba, vitellius, otho, vespasian)))
