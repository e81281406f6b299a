"""Perft: how many ways there are to play n decisions from a position. Small changes of a rule change large numbers.

The first numbers of each row are reckoned by hand in the comment beside them; the later ones follow from the same rules
and are kept so that nobody changes them by accident.
"""

import pytest

import rostra
from rostra.game import Json, State


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


def at(cleopatra: Json, caesar: Json, votes: list[str], patricians: Json) -> State:
    players = {"cleopatra": cleopatra, "caesar": caesar}
    return rostra.load("caesar").position({"players": players, "votes": {"deck": votes}, "patricians": patricians})


NONE = {"senators": 0, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0}
ROWS = {
    # Arranging begins after two bonus cards (3 x 3, both of one kind allowed: 9); six kinds of action card on top, then
    # six again except where wrath, the only one, is gone: 5 x 6 + 5 = 35. Three cards: 216 less 16 with two wraths and
    # 4 with three of a kind that has two, 196.
    "the opening": (rostra.load("caesar").new(), [3, 9, 54, 315, 1764]),
    # One group, one card each, no vote cards: lay it or pass; then Caesar's pass or down, or done or exchange 1:
    # 2 + 2. Third: pass then done or exchange, down ends the game; done then pass or down, exchange then done: 2+1+2+1.
    "two last cards": (at({"hand": ["1"]}, {"hand": ["2"]}, [], {**NONE, "aediles": 3}), [2, 4, 6, 10, 14, 19]),
    # Two groups and the cards 1 and 2: pass, 4 x down, 4 x up. After a down (no cards to draw) a vote card: 2 kinds, so
    # 4 x 2; after an up the other card up at 2 groups: 4 x 2; after pass done or two exchanges: 3. Together 19.
    "one open pair": (
        at({"hand": ["1", "2"]}, {"hand": ["5"]}, ["orgy", "shuffle"], {**NONE, "censors": 3, "aediles": 2}),
        [9, 19, 47, 102, 248],
    ),
    # All action cards but the wrath in one hand: pass; 1 down and 0 up (one card, CC-T6) at 1 group; assassinate 2
    # kinds; spy; scout 1; castling needs two groups with patricians: none. 1 + 1 + 2 + 1 + 1 = 6. Then six after pass,
    # after down `end` and the four actions, after each action veto or allow: 6 + 5 + 8.
    "actions": (
        at(
            {"hand": ["4", "assassination", "spy", "castling", "scout"], "table": {"aediles": {"up": ["5"]}}},
            {"hand": ["3", "veto"], "table": {"aediles": {"up": ["1", "P"], "down": ["2"]}}},
            ["aediles", "orgy"],
            {**NONE, "aediles": 2},
        ),
        [6, 19, 46, 123, 318],
    ),
}


@pytest.mark.parametrize("name", ROWS)
def test_perft(name: str) -> None:
    start, numbers = ROWS[name]
    assert [perft(start, depth) for depth in range(1, len(numbers) + 1)] == numbers
