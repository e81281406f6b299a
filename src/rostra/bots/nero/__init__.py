"""Bots of Nero. ``levels`` makes all of them; ``weights`` has the numbers that they judge by, ``rules_of_thumb`` the
judgements that they share.

In the order in which they build on each other:
``miles`` (plain Python): seat_view, position, judgement, hand; battles, marching, events, answering, fighting,
setting_up; miles.
The search (compiled), whose quick policy judges like ``miles``: trial_position, outlook, evaluation; hand_costs,
battle_odds, paths, march_choices, event_choices, quick_policy; lookahead, tree, search. ``opening`` decides in set-up.
"""
