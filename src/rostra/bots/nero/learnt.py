"""What was learnt from games. ``Worth`` and ``Outlook`` say how it is used.

The points by round come from a regression over 24,000 positions of 700 games of ``miles``: what each seat still gained,
by what ``Worth`` saw of it; rounded by hand. Then whole groups of them were scaled in matches of ``Quick``
against three of itself with the weights as they were, about 300 games a trial: dearer cards, more risk for provinces
and less for areas early in a round won 38.7 % of 284 games, where 25 % would be even: the best of 17 trials, so it
flatters.
"""

from typing import Final

from librt.vecs import vec

# The chance that a province is held at the end of the round
CALM: Final = 0.85  # that a card of somebody else changes nothing here
RISK: Final = 0.05  # of losing a province that nobody is near
RISK_EACH: Final = 0.216  # for each legion that could come
RISK_MOST: Final = 0.75
MARGIN: Final = 0.5  # what each legion more leaves of the risk
REACH: Final = 0.6  # how much a legion two steps away counts
GRAB: Final = 0.05  # the chance to gain a province, for each own legion that could come
GRAB_MOST: Final = 0.25
SPLIT: Final = 0.3  # the chance to gain one where nobody has the majority

# Points for the rest of the game, by round (from 1): when nobody has cards left, and more or less than that when all do
AREA_WORTH: Final = vec[float]([0.0, 2.0, 2.0, 2.0, 2.6])
AREA_EARLY: Final = vec[float]([0.0, 0.0, -1.08, -1.08, -1.35])
ITALY_WORTH: Final = vec[float]([0.0, 0.8, 0.8, 0.8, 0.8])
ITALY_EARLY: Final = vec[float]([0.0, -0.8, -0.8, -0.8, -0.8])
THRONE_WORTH: Final = vec[float]([0.0, 0.9, 0.9, 0.95, 1.1])
THRONE_EARLY: Final = vec[float]([0.0, -0.7, -0.7, -0.8, -0.9])
THRONE_LATER: Final = vec[float]([0.0, 1.35, 1.35, 1.35, 1.0])  # what an emperor is worth beyond the round
LEGION_WORTH: Final = vec[float]([0.0, 0.175, 0.14, 0.14, 0.105])
CARD_NEXT: Final = vec[float]([0.0, 0.63, 0.77, 0.91, 1.05])  # a card in the own hand
THEIR_CARDS: Final = vec[float]([0.0, 0.1, 0.14, 0.2, 0.24])  # one in another's, less
MARK_WORTH: Final = 0.15  # what a retreat marker takes from a legion
# More than any card, by kind; the last one is for a revolt against somebody else
KIND_WORTH: Final = vec[float]([0.05, 0.0, 0.0, 0.0, -0.05, 0.0, 0.0, 0.1, -0.05, 0.05, 0.05, 0.1, 0.25, 0.0])
# What an advantage of so many points makes of the chance to win, at the beginning of each round and at the end
SPREAD: Final = vec[float]([0.0, 9.4, 9.0, 7.0, 4.5, 1.2])
# How much more often than the worst of them each home area won
WANTED: Final = vec[float]([0.0, 0.03, 0.03, 0.05])
