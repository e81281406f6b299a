"""Nero a second time: slow, plain, and written from docs/rules/nero.md alone, without a look at the engine.

Two programs that agree on every decision of very many games are hardly wrong in the same way. This one takes from
rostra nothing but its two data files. It reads top-down: `game` is the course of a game with `outcome` at its end,
`turn` what a player may do in his turn, then `march`, `battle`, `events` with `galley` and `disorder`, `answers` (the
chain of counters); below them lie `table` (where everything is), `pieces` and `material`. `positions` and `player` make
games worth comparing, `compare` plays both programs side by side, and ``python -m tests.nero.reference`` does so for as
long as one likes.

When the rules page changes, change this from the page, not from the engine.
"""
