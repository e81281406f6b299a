"""Dole, a toy title: two or three senators hand out grain, and whoever holds a tribune may forbid it.

DO-1. Each seat is dealt three cards of a deck of nine rations (1, 2, 3, three of each) and three tribunes.
DO-2. In a turn a seat hands out a ration, or drops a tribune. The first seat begins, the others follow in order.
DO-3. The next seat may forbid a ration with a tribune: both cards are gone. Otherwise it scores its number.
DO-4. When all hands are empty, most points win. Version 2: who wins alone has another point.
"""
