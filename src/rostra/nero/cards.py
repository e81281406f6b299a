"""The events by number, in the order in which a deck lists them (deck_file.py): answers first, revolts last."""

from typing import Final

BRIBERY: Final = 0
BAD_OMENS: Final = 1
BAD_WEATHER: Final = 2
GUARD: Final = 3
BAD_HEALTH: Final = 4
GALLEY: Final = 5
AVE_CAESAR: Final = 6
REBELLION: Final = 7
SENATE: Final = 8
ASSASSIN: Final = 9
CRISIS: Final = 10
GERMANS: Final = 11
TRAITOR: Final = 12
REVOLT: Final = 13  # and all that follow: one for each province a deck names

MOST_KINDS: Final = 55  # of cards in a deck: all may differ in BP and GP
