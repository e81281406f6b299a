"""The table of decisions: every line of notation with its id. ``docs/actions-caesar.md`` is made from it."""

from typing import Final

from mypy_extensions import i64

from rostra.caesar.cards import BONUS_GROUPS, GROUPS, KINDS, N_GROUPS, N_INFLUENCE, PHILOSOPHER, VOTES

PASS: Final = 0
END: Final = 1
DONE: Final = 2
VETO_IT: Final = 3
ALLOW: Final = 4
DRAW_INFLUENCE: Final = 5
DRAW_ACTION: Final = 6
DRAW_NONE: Final = 7
DOWN: Final = 8  # + N_GROUPS * kind + group
UP: Final = 38  # + N_GROUPS * kind + group
ASSASSINATE: Final = 68  # + N_INFLUENCE * group + kind
SPY_OUT: Final = 98
CASTLE: Final = 99  # + pair of groups, in the order of PAIRS
SCOUT_AT: Final = 109  # + group
WRATH_AT: Final = 114  # + group
TAKE: Final = 119  # + kind
EXCHANGE: Final = 131  # + kind
ASSIGN: Final = 143  # + N_GROUPS * kind + group
SET: Final = 173  # + N_GROUPS * kind + group
STACK: Final = 198  # + kind - N_INFLUENCE
BONUS: Final = 204  # + group
DEAL: Final = 207  # + kind
TURN: Final = 219  # + vote card
ARRANGE_PILE: Final = 226
SHUFFLE_PILE: Final = 227
N_ACTIONS: Final = 228

FIRST_OF_PAIR: Final = 0x3221110000  # the ten pairs of groups in board order, four bits each
SECOND_OF_PAIR: Final = 0x4434324321


def pair(first: i64, second: i64) -> i64:
    """The number of a pair of groups, ``first < second``: (0, 1) is 0, (3, 4) is 9."""
    return first * (9 - first) // 2 + second - first - 1


def castled(action: i64) -> tuple[i64, i64]:
    """The two groups of a castling."""
    shift: i64 = (action - CASTLE) * 4
    return (i64(FIRST_OF_PAIR) >> shift) & 15, (i64(SECOND_OF_PAIR) >> shift) & 15


def _lines() -> list[str]:
    lines = ["pass", "end", "done", "veto", "allow", "draw influence", "draw action", "draw none"]
    influence = KINDS[:N_INFLUENCE]
    lines += [f"down {kind} {group}" for kind in influence for group in GROUPS]
    lines += [f"up {kind} {group}" for kind in influence for group in GROUPS]
    lines += [f"assassinate {group} {kind}" for group in GROUPS for kind in influence]
    lines += ["spy"]
    lines += [f"castle {GROUPS[a]} {GROUPS[b]}" for a in range(N_GROUPS) for b in range(a + 1, N_GROUPS)]
    lines += [f"scout {group}" for group in GROUPS]
    lines += [f"wrath {group}" for group in GROUPS]
    lines += [f"take {kind}" for kind in KINDS]
    lines += [f"exchange {kind}" for kind in KINDS]
    lines += [f"assign {kind} {group}" for kind in influence for group in GROUPS]
    lines += [f"set {kind} {group}" for kind in influence[:PHILOSOPHER] for group in GROUPS]
    lines += [f"stack {kind}" for kind in KINDS[N_INFLUENCE:]]
    lines += [f"bonus {group}" for group in GROUPS[:BONUS_GROUPS]]
    lines += [f"deal {kind}" for kind in KINDS]
    lines += [f"turn {vote}" for vote in VOTES]
    lines += ["arrange", "shuffle"]
    return lines


LINES: Final = _lines()
IDS: Final = {line: action for action, line in enumerate(LINES)}
