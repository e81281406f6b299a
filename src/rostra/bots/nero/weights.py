"""The numbers that the bots judge by: those that ``miles`` and ``QuickPolicy`` share, and those learnt from games.

The learnt ones are those with which ``Evaluation.win`` predicts the winners best: in 50,000 positions of 4,700 games of
``QuickPolicy`` against itself, most of the set-up and a few of the decisions at random. Nearly all of them were changed
at once, by their slopes, each a little held to where it was before (tools/learn_nero.py). This was done twice: the
second games were played with what the first ones taught, and these numbers are the means of both times. With them
``QuickPolicy`` won 38.9 % (+- 3.1, 1,056 games on new deals) against three of itself with numbers set by hand; 25 %
would be even.
"""

from typing import Final

from librt.vecs import vec

# What miles and the search share: found by matches of miles against itself, with other values

VICTORY: Final = 60.0  # points: winning at once, NE-P1
EMPEROR_NOW: Final = 99.0  # points: declaring oneself emperor; nothing else comes before it
WORTH_A_MOVE: Final = 0.02  # points: less than this, and the turn ends
ROUNDABOUT: Final = 0.01  # points: what leaving or taking up somebody must bring at least
# Emperors and candidates; points by round (from 1) as NE-P2 has them
ALONE: Final = vec[float]([0.0, 5.0, 5.0, 5.0, 8.0])
SHARED: Final = vec[float]([0.0, 2.0, 2.0, 2.0, 4.0])
IN_ROME: Final = 2.0
COMPANY: Final = 0.25  # the chance that an emperor does not stay the only one
CALLED_TO_ROME: Final = 0.06  # the chance that a leader alone is called to Rome and killed there
IN_CAMP: Final = 0.1  # the chance that an emperor in camp is beaten; as much more for each legion that outnumbers them
CANDIDATE_IN_ROME: Final = 0.7  # what a candidate is worth, as a part of an emperor
CANDIDATE_ELSEWHERE: Final = 0.35
DECLARES_NOW: Final = 0.95  # the chance that the own leader, in Rome with the KP for it, declares in this turn
DECLARES_LATER: Final = 0.8  # and in a later turn; so much less again for each KP that must still be played
DECLARES_SOMEHOW: Final = 0.1  # without the cards for it
ASSASSIN_COMES: Final = 0.5  # the chance that an assassin in somebody's hand comes to Rome
# Events and answers
UNCOUNTERED: Final = 0.85  # the chance that an event is not countered
COUNTER_STANDS: Final = 0.85  # the chance that a counter is not countered itself
COUNTER_MARGIN: Final = 0.15  # points: what a counter must bring beyond the price of the card
ASSASSIN_STRIKES: Final = 0.95  # the chance that an assassin kills
GUARDED_STRIKES: Final = 0.75  # and where the others hold so many guards, on average:
LIKELY_GUARD: Final = 0.5
CALLED_AND_KILLED: Final = 0.6  # the chance that an assassin kills the leader whom the own crisis has called to Rome
FROM_FEW: Final = 1.5  # a card stolen from a hand of one or two matters so many times as much
NEVER: Final = -9.0  # points: for what no sensible player would choose
STOLEN: Final = 0.3  # points: what a traitor's victim loses beyond a card
# Provinces
CALM: Final = 0.85  # the chance that a card in another hand changes nothing there
MARGIN: Final = 0.5  # the part of the risk that each legion more leaves
# Marches
MOST_BP: Final = 6  # that a march may take
STORM: Final = 0.12  # the chance that a bad-weather card in somebody's hand is spent on a march
LEAVE_GRANTED: Final = 0.15  # the chance that leave is given
HALTING: Final = 0.01  # points: ending a march where it is
# Battles
ATTACK_WINS: Final = 0.6  # the chance that the attacker wins a battle between two others
ATTACKS: Final = 0.85  # how likely a force that comes with BP left attacks
BUYS_ATTACK: Final = 0.4  # and one whose player would have to lay another card for it
GIVES_WAY: Final = 0.5  # the chance that somebody who can retreats from a stronger force before the battle
PURSUED: Final = 0.15  # how likely those who gave way are followed and beaten, as a part of what a lost battle costs
GP_PER_POINT: Final = 1.5  # in choosing cards to lay: so many GP count as much as a point of a card's price
LAST_CARD: Final = 0.02  # points: a card in the last turn, so that the least useful one goes first
# Set-up: a home is as good as it is near Rome
NEIGHBOUR: Final = 0.1  # steps: for each neighbour in another area
FIRST_LEGION: Final = 0.05  # steps: a legion that stands there
GERMAN: Final = 0.3  # steps: the Germans may come
# How likely somebody who could lay more cards lays none, one, two, three, four
HABIT: Final = vec[float]([0.35, 0.3, 0.24, 0.1, 0.01])
HABIT_OF_FEW: Final = vec[float]([0.65, 0.22, 0.1, 0.03, 0.0])  # with at most so many in hand:
FEW: Final = 3

# Learnt

# Whether a province is held at the end of the round
RISK: Final = 0.2  # of losing a province that nobody is near
RISK_EACH: Final = 0.184  # for each legion that could come
RISK_MOST: Final = 0.63
REACH: Final = 0.2  # how much a legion two steps away counts
GRAB: Final = 0.11  # the chance to gain a province, for each own legion that could come
GRAB_MOST: Final = 0.29
SPLIT: Final = 0.42  # the chance to gain one where nobody has the majority

# Points for the rest of the game, by round (from 1): _WORTH when nobody has cards left; with full hands also _EARLY
AREA_WORTH: Final = vec[float]([0.0, 1.97, 2.68, 2.15, 2.12])
AREA_EARLY: Final = vec[float]([0.0, -0.16, -0.68, -0.44, -0.17])
ITALY_WORTH: Final = vec[float]([0.0, 0.95, 1.03, 1.51, 0.75])
ITALY_EARLY: Final = vec[float]([0.0, -0.94, -0.82, 0.37, 1.05])
THRONE_WORTH: Final = vec[float]([0.0, 0.66, 0.95, 1.54, 1.23])
THRONE_EARLY: Final = vec[float]([0.0, -0.74, -0.77, -0.93, -0.46])
THRONE_LATER: Final = vec[float]([0.0, 1.35, 1.35, 1.35, 1.0])  # what an emperor is worth beyond the round
LEGION_WORTH: Final = vec[float]([0.0, 0.38, 0.76, 0.77, 0.17])
CARD_NEXT: Final = vec[float]([0.0, 0.73, 1.21, 1.2, 0.72])  # a card in the own hand
THEIR_CARDS: Final = vec[float]([0.0, 0.12, 0.25, 0.27, 0.16])  # one in another's, less
MARK_WORTH: Final = 0.11  # what a retreat marker takes from a legion
# How much more each kind is worth than any card; the last one is a revolt against somebody else
KIND_WORTH: Final = vec[float](
    [-0.12, 0.05, 0.12, -0.31, -0.18, -0.03, -0.01, 0.09, -0.05, 0.01, -0.43, 0.16, 0.67, 0.21]
)
# How many points ahead make winning e times as likely, at the beginning of each round and at the end of the game
SPREAD: Final = vec[float]([0.0, 12.41, 12.46, 9.09, 4.99, 0.91])
# How much more often than the worst of them each home area won
WANTED: Final = vec[float]([0.02, 0.0, 0.015, 0.02])
