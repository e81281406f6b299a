"""How a table stands, with all cards open: the points that the first seat may expect to be ahead in the end.

Linear in what is known to matter (``FEATURES``); tools/learn_caesar.py finds the weights.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.caesar.vote_tables import MID, POINTS, SURE
from rostra.caesar.cards import (
    ACTIONS,
    ASSASSINATION,
    INFLUENCE,
    PATRICIANS,
    PHILOSOPHER,
    PHILOSOPHERS,
    VETO,
    count,
    row_bag,
    size,
    total,
)
from rostra.caesar.scoring import outcome_of
from rostra.caesar.table import BONUS, FACE_DOWN, FACE_UP, HAND, PILE, WON, Table, left_at

FEATURES: Final = (
    "won",  # points by patricians won, if all votes to come were even
    # Leads at groups, each as much as its next vote is worth
    "waiting",  # its vote card is in the deck
    "called before",  # it is not
    "later",  # for each patrician after the next
    "turned",  # a philosopher turns the next vote round
    "turned, later",
    # In hand, what one seat has more than the other
    "1 influence card",  # at least so many
    "2 influence cards",
    "3 influence cards",
    "4 influence cards",
    "influence",
    "philosopher",
    "assassination",
    "spy",
    "castling",
    "scout",
    "wrath",
    "veto",
    "3 action cards",  # and each one more
    "4 action cards",
    "influence pile",
    "action pile",
    "to move",
)
WEIGHTS: Final = vec[float](
    [
        0.931, 0.568, 0.531, 0.074, -0.622, 0.203,
        -1.145, -0.014, 0.084, -0.228, 0.084, 0.566,
        0.455, 0.124, 0.319, -0.078, 0.499, 0.587, -0.31, 0.072, 0.047, 0.015,
        0.8,
    ]
)  # fmt: skip
STEEP: Final = 0.4  # how soon points ahead become a certain win
HELD: Final = 6  # the first feature of the hands
MOVES: Final = 22


def ahead(t: Table, buffer: vec[float]) -> float:
    """For the first seat; ``buffer`` is for the features."""
    features(t, buffer)
    points = 0.0
    for i in range(i64(23)):
        points += WEIGHTS[i] * buffer[i]
    return points


def features(t: Table, out: vec[float]) -> None:
    at = t.at
    for i in range(i64(23)):
        out[i] = 0.0
    for group in range(i64(5)):
        place = (6 * count(at[WON], group) + count(at[WON + 1], group)) * 4
        if count(PATRICIANS, group) == 5:
            place += 36 * 4
        if at[BONUS] == group + 1:
            place += 1
        if at[BONUS + 1] == group + 1:
            place += 2
        out[0] += POINTS[place]
        left = left_at(t, group)
        if left == 0:
            continue
        stake = (POINTS[place + 24] - POINTS[place + 4]) * 0.5  # one more won, one more lost
        mine = at[FACE_UP + group] + row_bag(at[FACE_DOWN + group])
        theirs = at[FACE_UP + 5 + group] + row_bag(at[FACE_DOWN + 5 + group])
        lead = stake * SURE[total(mine) - total(theirs) + MID]
        if size(mine & PHILOSOPHERS) != size(theirs & PHILOSOPHERS):
            out[4] += lead
            out[5] += lead * float(left - 1)
            continue
        if count(t.votes, group) > 0:
            out[1] += lead
        else:
            out[2] += lead
        out[3] += lead * float(left - 1)
    _add_held(t, 0, 1.0, out)
    _add_held(t, 1, -1.0, out)
    out[MOVES] = 1.0
    if t.active != 0:
        out[MOVES] = -1.0


def _add_held(t: Table, seat: i64, sign: float, out: vec[float]) -> None:
    hand = t.at[HAND + seat]
    pile = t.at[PILE + seat]
    influence = size(hand & INFLUENCE)
    actions = size(hand & ACTIONS)
    for i in range(i64(4)):
        if influence > i:
            out[HELD + i] += sign
    out[HELD + 4] += sign * float(total(hand))
    out[HELD + 5] += sign * float(count(hand, PHILOSOPHER))
    for kind in range(i64(ASSASSINATION), i64(VETO + 1)):
        out[HELD + 6 + kind - ASSASSINATION] += sign * float(count(hand, kind))
    if actions > 2:
        out[HELD + 12] += sign * float(actions - 2)
    if actions > 3:
        out[HELD + 13] += sign * float(actions - 3)
    out[HELD + 14] += sign * float(size(pile & INFLUENCE))
    out[HELD + 15] += sign * float(size(pile & ACTIONS))


def chance(points: float) -> float:
    """To win, so many points ahead."""
    return 1.0 / (1.0 + math.exp(-STEEP * points))


def result(t: Table) -> tuple[float, float]:
    """Of a game that is over, for the first seat: what it is worth, and points ahead.

    A clear win is worth a little more than a narrow one: worlds are guesses, and what is clear in one is likely in all.
    """
    outcome = outcome_of(t)
    points = float(outcome.points[0] - outcome.points[1])
    won = 0.5
    if len(outcome.winners) == 1:
        won = 0.0
        if outcome.winners[0] == 0:
            won = 1.0
    return 0.5 * won + 0.5 * chance(points), points
