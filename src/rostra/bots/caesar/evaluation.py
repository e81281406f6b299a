"""The value of a table with all cards open: by how many points the first seat may expect to be ahead in the end.

It is a weighted sum of what is known to matter (``FEATURES``). tools/learn_caesar.py finds the weights.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rostra.bots.caesar.vote_tables import MID, OF_FIVE, PER_LOST, PER_WON, POINTS, SURE
from rostra.caesar.cards import (
    ACTIONS,
    ASSASSINATION,
    INFLUENCE,
    N_GROUPS,
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
STEEP: Final = 0.4  # how fast points ahead become a certain win
# Places of the features
N_FEATURES: Final = 23
AT_WON: Final = 0
AT_WAITING: Final = 1
AT_CALLED: Final = 2
AT_LATER: Final = 3
AT_TURNED: Final = 4
AT_TURNED_LATER: Final = 5
HELD: Final = 6  # the first of the hands
MOVES: Final = 22


def ahead(t: Table, buffer: vec[float]) -> float:
    """The points ahead of the first seat. The features are written into ``buffer``."""
    features(t, buffer)
    points = 0.0
    for i in range(i64(N_FEATURES)):
        points += WEIGHTS[i] * buffer[i]
    return points


def features(t: Table, out: vec[float]) -> None:
    at = t.at
    for i in range(i64(N_FEATURES)):
        out[i] = 0.0
    for group in range(i64(N_GROUPS)):
        place = PER_WON * count(at[WON], group) + PER_LOST * count(at[WON + 1], group)
        if count(PATRICIANS, group) == 5:
            place += OF_FIVE
        if at[BONUS] == group + 1:
            place += 1
        if at[BONUS + 1] == group + 1:
            place += 2
        out[AT_WON] += POINTS[place]
        left = left_at(t, group)
        if left == 0:
            continue
        stake = (POINTS[place + PER_WON] - POINTS[place + PER_LOST]) * 0.5
        mine = at[FACE_UP + group] + row_bag(at[FACE_DOWN + group])
        theirs = at[FACE_UP + N_GROUPS + group] + row_bag(at[FACE_DOWN + N_GROUPS + group])
        lead = stake * SURE[total(mine) - total(theirs) + MID]
        if size(mine & PHILOSOPHERS) != size(theirs & PHILOSOPHERS):
            out[AT_TURNED] += lead
            out[AT_TURNED_LATER] += lead * float(left - 1)
            continue
        if count(t.votes, group) > 0:
            out[AT_WAITING] += lead
        else:
            out[AT_CALLED] += lead
        out[AT_LATER] += lead * float(left - 1)
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
    """The chance to win when so many points ahead."""
    return 1.0 / (1.0 + math.exp(-STEEP * points))


def result(t: Table) -> tuple[float, float]:
    """The value of a game that is over, for the first seat, and its points ahead.

    A clear win is worth a little more than a narrow one. Worlds are guesses: what is clear in one is likely in others.
    """
    outcome = outcome_of(t)
    points = float(outcome.points[0] - outcome.points[1])
    won = 0.5
    if len(outcome.winners) == 1:
        won = 0.0
        if outcome.winners[0] == 0:
            won = 1.0
    return 0.5 * won + 0.5 * chance(points), points
