"""Bots of Caesar & Cleopatra; ``levels`` makes all of them. ``weights`` has the numbers that they judge by.

``miles`` (plain Python): seat_view, judgement; placing, acting, drawing, setting_up; miles.
The search (compiled), whose quick policy judges as ``miles`` does: vote_tables, seat_table, quick_policy; evaluation,
lookahead; worlds, tree, search.
"""
