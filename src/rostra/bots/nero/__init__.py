"""Bots of Nero; ``levels`` makes all of them. ``weights`` has the numbers that they judge by, ``rules_of_thumb`` what
they judge alike.

``miles`` (plain Python): seat_view, position, judgement, hand; battles, marching, events, answering, fighting,
setting_up; miles.
The search (compiled), whose quick policy judges as ``miles`` does: trial_position, outlook, evaluation; hand_costs,
battle_odds, paths, march_choices, event_choices, quick_policy; lookahead, tree, search. ``opening`` sets up for it.
"""
