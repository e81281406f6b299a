"""Bots of Caesar & Cleopatra.

``miles`` (plain Python): seen, judge, placing, acting, drawing, setting_up; miles. The search (compiled), with the same
thoughts: stakes, look, quick, which have the numbers that both use; then worth, foresight, worlds, tree, search.
levels: all of them.
"""
