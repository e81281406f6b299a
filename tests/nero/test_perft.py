"""Perft: how many ways there are to play n decisions from a position. Small changes of a rule change large numbers.

The first numbers of each row are reckoned by hand in the comment beside them; the later ones follow from the same rules
and are kept so that nobody changes them by accident.
"""

import random

import pytest

from rostra.game import State
from tests.nero.table import after, at, game, player, set_up_lines
from tests.nero.walk import OPTIONS, as_text, walk


def perft(state: State, depth: int) -> int:
    """Lines of play of exactly this many decisions (a game that ends earlier counts once)."""
    actions = state.actions()
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    ways = 0
    for action in actions:
        then = state.clone()
        then.apply(action)
        ways += perft(then, depth - 1)
    return ways


def meeting(hand: str, lines: str = "") -> State:
    """Two legions of Galba's have marched to two of Otho's in Southern Italy; 2 BP are left."""
    idle = player("", hand="crisis")
    galba = player("italia-nord 2", hand=f"bad-weather {hand}")
    state = at(galba, idle, player("italia-sud 2", hand="crisis"), idle)
    return after(state, "activate italia-nord; move-card bad-weather; force 2; step italia-sud", lines)


def plot(lines: str = "event assassin; target otho") -> State:
    guard = "praetorian-guard"
    state = at(
        player("", hand=f"assassin {guard}"),
        player("", hand="bribery bribery"),
        player("", hand=f"{guard} bribery", rank="emperor", leader="roma"),
        player("", hand=guard),
    )
    return after(state, lines)


IDLE = player("", hand="ave-caesar")
ROWS = {
    # Four areas for each of three players: 4 x 4 x 4. Then a lot: all three named the same (4 ways) gives 3 outcomes;
    # two the same, the third another (3 x 4 x 3 = 36) gives 2; all different (24) places a legion, 5 ways:
    # 12 + 72 + 120 = 204.
    "naming areas": (game(players=3).new(), [4, 16, 64, 204, 780, 3828, 19032]),
    # 17 kinds of card; then all of them again, less the two revolts of which there is one only: 17 x 17 - 2 = 287.
    # Of the 4913 threes 2 x (3 x 16 + 1) have such a revolt twice, and three have germans, traitor or the revolt in
    # Aquitania, of which there are two, three times: 4812.
    "dealing": (after(game().new(), *set_up_lines()), [17, 287, 4812]),
    # All legions in Lusitania with the leader: activate it (the event can do nothing), then the card. Then end-turn, 7
    # forces, 8 with the leader: 16. Next: activate after end-turn: 1. A force of n has halt, take leader, leave 1 to n,
    # two steps, and take own 1 to 7 - n: 11, and 77 of all seven. With the leader it is leave leader instead of take
    # leader, and n begins with 0: 88. 166.
    "one card": (at(IDLE, IDLE, IDLE, IDLE), [1, 1, 16, 166, 1490, 10681]),
    # Otho stays or goes to Achaia. Then halt, leave 1, leave 2, and attack and ask-leave, or two steps: 10.
    "a meeting": (meeting(""), [2, 10, 28, 96, 222, 380, 1081]),
    # Galba: ready or one of two cards. After ready Otho has ready and a card: 2; after a card Galba has 2 left: 6.
    # Third: a draw leaves halt, leave 1, leave 2 and two cards in two ways each: 7; Otho's card leaves ready: 1; after
    # Galba's card and ready Otho has 2, after both cards only ready is left: 7 + 1 + 2 x (2 + 1) = 14.
    "a battle": (meeting("senate praetorian-guard", "stay; attack otho"), [3, 6, 14, 52, 208, 576, 1776]),
    # Vitellius: no, or one bribery. If no, Otho: no, bribery, guard; if bribery, Otho: no, bribery: 5. Third: Vespasian
    # after no or guard 2 + 2, Vitellius after Otho's bribery 2; the assassin off, Galba may activate, play or end:
    # 3; after bribery on bribery Vitellius 2: 11.
    "an assassination": (plot(), [2, 5, 11, 23, 55, 292, 2022]),
    # Activate one of two places, or the event; then the card, or the only port with somebody: 3. Then end-turn and 11
    # forces, or end-turn and 2 forces, or 12 other ports: 12 + 3 + 12 = 27.
    "a galley": (at(player("baetica 2", hand="galley"), IDLE, IDLE, IDLE), [3, 3, 27, 135, 826, 5410, 33914]),
}


@pytest.mark.parametrize("name", ROWS)
def test_perft(name: str) -> None:
    """NE-M, NE-F, NE-C: counted"""
    start, numbers = ROWS[name]
    assert [perft(start, depth) for depth in range(1, len(numbers) + 1)] == numbers


# Over a whole game of each kind: its decisions, all choices it offered, and all ways to play two decisions on,
# looked at after every tenth. Reckoned by the engine itself, so that nobody changes them by accident.
WALKS = [
    (732, 5234, 5207),
    (697, 5038, 5086),
    (474, 3331, 3346),
    (450, 3146, 3102),
    (641, 4938, 5076),
    (670, 4928, 4764),
    (415, 3267, 3567),
    (402, 3268, 3192),
]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_choices_over_a_whole_game(number: int) -> None:
    """NE-T2: counted"""
    options = OPTIONS[number]
    state = game(**options).new()
    choices = two_on = 0
    for now, _ in walk(state, random.Random(as_text(options))):
        choices += len(now.actions())
        if now.plies % 10 == 0:
            two_on += perft(now, 2)
    assert (state.plies, choices, two_on) == WALKS[number]
