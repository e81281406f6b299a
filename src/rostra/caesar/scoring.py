"""Points, line by line, and who has won (CC-E5 to CC-E7)."""

from mypy_extensions import i64

from rostra.caesar.cards import GROUPS, N_GROUPS, PATRICIANS, count, size
from rostra.caesar.table import BONUS, REASONS, WON, Table, left_at
from rostra.game import Line, Outcome


def score(t: Table, seat: i64, with_bonus: bool) -> list[Line]:
    """What the seat has if the game ends now."""
    lines: list[Line] = []
    who: int = seat
    for group in range(i64(N_GROUPS)):
        name = GROUPS[group]
        all_of_them = count(PATRICIANS, group)
        won = count(t.at[WON + seat], group)
        if won > 0:
            lines.append(Line(who, "patricians", name, won))
        complete = left_at(t, group) == 0
        if won > all_of_them // 2 and (complete or not t.italian):  # CC-E5, CC-E6
            lines.append(Line(who, "majority", name, 1))
        if t.italian:
            whole = won > 0 and count(t.at[WON + 1 - seat], group) == 0
        else:
            whole = won == all_of_them
        if whole:
            lines.append(Line(who, "all", name, 1))
        if with_bonus and t.at[BONUS + seat] == group + 1 and won >= 3:
            lines.append(Line(who, "bonus", name, 2))
    return lines


def outcome_of(t: Table) -> Outcome:
    cleopatra = score(t, 0, True)
    caesar = score(t, 1, True)
    points = (sum([line.points for line in cleopatra]), sum([line.points for line in caesar]))
    ahead = points[0] - points[1]
    if ahead == 0:
        ahead = size(t.at[WON]) - size(t.at[WON + 1])  # CC-E7
    winners: tuple[int, ...] = (0, 1) if ahead == 0 else (0,) if ahead > 0 else (1,)
    return Outcome(points, winners, tuple(cleopatra + caesar), REASONS[t.reason])
