"""Bots of Nero.

``miles`` (plain Python): seen, position, judge, hand, odds, marching, events, answering, fighting, setting_up; miles.
The search (compiled), with the same thoughts: trial, outlook, worth, purse, clashes, ways, plans, played, quick; then
foresight, tree, search. learnt: its numbers; opening: its set-up. levels: all of them.
"""
