"""The numbers that ``miles`` and ``QuickPolicy`` share, found by matches of a bot against itself with other values.

The weights that were learnt from games are in evaluation.py. Where no other unit is given, a number is in points.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Groups
FULL: Final = 8  # cards at a group bring an extraordinary vote (CC-V4)
LEAD: Final = 5.0  # points of influence: being this far ahead is "clearly ahead"
WAITING: Final = 0.8  # how much a lead counts before its vote, if the vote card is in the deck
CALLED_BEFORE: Final = 0.6  # and if it is not: no vote before the shuffle
LATER_VOTES: Final = 0.15  # and for each patrician after the next
LOCKED: Final = 0.4  # a full group that is even: nobody can add a card, its last patricians may be lost for both
# Bonus cards
BONUS_POINTS: Final = 2.0  # the own one (CC-E5)
THEIR_BONUS: Final = 0.4  # what the opponent's may bring where the own one is: it is one of the five others
THEIR_BONUS_ELSEWHERE: Final = 0.8
# Influence cards
KIND_POINTS: Final = vec[float]([1.0, 2.0, 3.0, 4.0, 5.0, 4.5])  # each kind in hand, in points of influence
AVERAGE: Final = 3.0  # points of influence: the card that replaces one that is laid
POINT: Final = 0.02  # each point of influence in hand
CARD: Final = 0.12  # each card, when cards run short
SECRET: Final = 0.1  # laying a card face down: the opponent does not see it
ENOUGH: Final = 3  # influence cards: two to lay open and something to choose from
# Action cards
CROWDED: Final = 0.1  # each action card beyond two takes the room of an influence card
PATIENT: Final = 5.0  # with fewer turns to come, it is worth less to keep a card for a better moment
KEEP_ASSASSIN: Final = 0.3  # what keeping a card for a better moment is worth
KEEP_SPY: Final = 0.15
KEEP_SCOUT: Final = 0.1
KEEP_CASTLING: Final = 0.35
KEEP_WRATH: Final = 0.6
KEEP_VETO: Final = 0.3
SPARE_VETO: Final = 0.1  # so much less for each of two vetoes
SPIED: Final = 0.2  # a look into a hand, and a card of it
SEEN: Final = 0.08  # seeing a hidden card where the vote is open
SCOUTED: Final = 0.02  # what it costs that a scout sees an own card
RUIN: Final = 0.06  # each card more that wrath takes from the opponent than from the own side
# What a spy takes, the best first: wrath, 5, veto, philosopher, assassination, 4, castling, spy, scout, 3, 2, 1
SPOILS: Final = vec[i64]([10, 4, 11, 5, 6, 3, 8, 7, 9, 2, 1, 0])
