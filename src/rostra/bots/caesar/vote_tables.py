"""Lookup tables: what a vote is worth by the standing of a group, and the chance to win it by the lead."""

import math
from typing import Final

from librt.vecs import vec

from rostra.bots.caesar.weights import BONUS_POINTS, LEAD, THEIR_BONUS, THEIR_BONUS_ELSEWHERE

# Tables by lead
MID: Final = 60  # leads go from -60 to 60
WIDE: Final = 121
HIDDEN: Final = 6  # numbers of face-down cards of the opponent, 0 to 5


# Tables by standing: the place of a group with so many patricians won and lost
PER_LOST: Final = 4  # numbers for each standing
PER_WON: Final = 24
OF_FIVE: Final = 144  # + this if the group has five patricians, not three
STANDINGS: Final = 288  # numbers in such a table


def _place(big: int, won: int, lost: int) -> int:
    return OF_FIVE * big + PER_WON * won + PER_LOST * lost


def _side(patricians: int, won: int, bonus: float) -> float:
    points = float(won)
    if won > patricians // 2:
        points += 1
    if won == patricians:
        points += 1
    return points + bonus if won >= 3 else points


def ahead(patricians: int, won: int, lost: int, mine: float, theirs: float) -> float:
    """Points ahead in the end, if all votes to come are even (CC-E5; italian points agree once all are won)."""
    if won + lost < patricians:
        up = ahead(patricians, won + 1, lost, mine, theirs)
        return (up + ahead(patricians, won, lost + 1, mine, theirs)) / 2
    return _side(patricians, won, mine) - _side(patricians, lost, theirs)


def _points() -> vec[float]:
    """[place][own bonus card here][the opponent's]: the points that the first seat may expect to be ahead."""
    out = vec[float]([0.0] * STANDINGS)
    for big in range(2):
        patricians = 5 if big else 3
        for won in range(patricians + 1):
            for lost in range(patricians - won + 1):
                for bonus in range(4):
                    mine, theirs = BONUS_POINTS * (bonus & 1), BONUS_POINTS * (bonus >> 1)
                    out[_place(big, won, lost) + bonus] = ahead(patricians, won, lost, mine, theirs)
    return out


def _next_vote() -> vec[float]:
    """[place][own bonus card here]: what winning the next vote brings, then what losing it costs."""
    out = vec[float]([0.0] * STANDINGS)
    for big in range(2):
        patricians = 5 if big else 3
        for won in range(patricians + 1):
            for lost in range(patricians - won):
                for bonus in range(2):
                    mine, theirs = (BONUS_POINTS, THEIR_BONUS) if bonus else (0.0, THEIR_BONUS_ELSEWHERE)
                    if not big:
                        mine = theirs = 0.0
                    even = ahead(patricians, won, lost, mine, theirs)
                    place = _place(big, won, lost) + 2 * bonus
                    out[place] = ahead(patricians, won + 1, lost, mine, theirs) - even
                    out[place + 1] = even - ahead(patricians, won, lost + 1, mine, theirs)
    return out


def _odds(lose: bool) -> vec[float]:
    """[hidden][MID + lead]: the chance to be ahead (or behind) of so many hidden cards, each equally likely 1 to 5."""
    out = vec[float]([0.0] * (HIDDEN * WIDE))
    sums = {0: 1.0}
    for hidden in range(HIDDEN):
        for i in range(WIDE):
            lead = i - MID
            out[hidden * WIDE + i] = sum([p for s, p in sums.items() if (lead < s if lose else lead > s)])
        more: dict[int, float] = {}
        for s, p in sums.items():
            for value in range(1, 6):
                more[s + value] = more.get(s + value, 0.0) + p / 5
        sums = more
    return out


def _sure() -> vec[float]:
    """[MID + lead]: how much a lead counts while more cards will be laid, from -1 to 1."""
    out = vec[float]([0.0] * WIDE)
    for i in range(WIDE):
        out[i] = math.tanh((i - MID) / LEAD)
    return out


POINTS: Final = _points()
NEXT_VOTE: Final = _next_vote()
WIN: Final = _odds(False)
LOSE: Final = _odds(True)
SURE: Final = _sure()
