"""What was learnt from games. ``Evaluation`` and ``Outlook`` say how it is used.

They are those that best tell who won: 50,000 positions of 4,700 games of ``QuickPolicy`` against itself (most of the
set-up and a few of the decisions at random), the likelihood of the winners by ``Evaluation.win``, in nearly all of
these numbers at once (its slope by small changes of each; a little held to where they were before). Twice: the later
games are of what the first ones taught, and these are the means of both times. ``QuickPolicy`` with them won 38.9 % (+-
3.1, 1,056 games on new deals) against three of itself with those that had been set by hand before, where 25 % would be
even.
"""

from typing import Final

from librt.vecs import vec

# The chance that a province is held at the end of the round
CALM: Final = 0.85  # that a card of somebody else changes nothing here
RISK: Final = 0.2  # of losing a province that nobody is near
RISK_EACH: Final = 0.184  # for each legion that could come
RISK_MOST: Final = 0.63
MARGIN: Final = 0.5  # what each legion more leaves of the risk
REACH: Final = 0.2  # how much a legion two steps away counts
GRAB: Final = 0.11  # the chance to gain a province, for each own legion that could come
GRAB_MOST: Final = 0.29
SPLIT: Final = 0.42  # the chance to gain one where nobody has the majority

# Points for the rest of the game, by round (from 1): when nobody has cards left, and more or less than that when all do
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
# More than any card, by kind; the last one is for a revolt against somebody else
KIND_WORTH: Final = vec[float](
    [-0.12, 0.05, 0.12, -0.31, -0.18, -0.03, -0.01, 0.09, -0.05, 0.01, -0.43, 0.16, 0.67, 0.21]
)
# What an advantage of so many points makes of the chance to win, at the beginning of each round and at the end
SPREAD: Final = vec[float]([0.0, 12.41, 12.46, 9.09, 4.99, 0.91])
# How much more often than the worst of them each home area won
WANTED: Final = vec[float]([0.02, 0.0, 0.015, 0.02])
