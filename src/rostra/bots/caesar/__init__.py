"""Bots of Caesar & Cleopatra. ``levels`` makes all of them; ``weights`` has the numbers that they judge by.

In the order in which they build on each other:
``miles`` (plain Python): seat_view, judgement; placing, acting, drawing, setting_up; miles.
The search (compiled), whose quick policy judges like ``miles``: vote_tables, seat_table, quick_policy; evaluation,
lookahead; worlds, tree, search.
"""
