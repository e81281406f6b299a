"""Who has won, and the points by source and round (NE-P)."""

from mypy_extensions import i64

from rostra.game import Line, Outcome
from rostra.nero.data.map_file import CITY
from rostra.nero.power import areas_of
from rostra.nero.setting_up import legions_of
from rostra.nero.table import (
    BEFORE,
    BY_CONTROL,
    EMPEROR,
    LAST_ROUND,
    LEADER_AT,
    N_SOURCES,
    POINTS,
    POINTS_STRIDE,
    RANK,
    REASONS,
    SCORE,
    SOURCES,
    Table,
)


def score(t: Table, seat: i64) -> list[Line]:
    """The points of a seat, by source and round."""
    lines: list[Line] = []
    who: int = seat
    if t.at[BEFORE + seat] != 0:
        lines.append(Line(who, "before", "position", t.at[BEFORE + seat]))
    for round in range(i64(LAST_ROUND)):
        for source in range(i64(N_SOURCES)):
            points = t.at[POINTS + POINTS_STRIDE * seat + N_SOURCES * round + source]
            if points != 0:
                lines.append(Line(who, SOURCES[source], f"round {round + 1}", points))
    return lines


def outcome_of(t: Table) -> Outcome:
    lines: list[Line] = []
    points: list[int] = []
    for seat in range(t.box.players):
        lines += score(t, seat)
        points.append(t.at[SCORE + seat])
    return Outcome(tuple(points), winners(t), tuple(lines), REASONS[t.reason])


def winners(t: Table) -> tuple[int, ...]:
    """NE-P1, NE-J19; NE-P3: most points, then the emperor (in Rome first), then most legions, then shared."""
    best: list[int] = []
    most: i64 = -1
    for seat in range(t.box.players):
        standing = _standing(t, seat)
        if standing > most:
            most = standing
            best = []
        if standing == most:
            best.append(seat)
    return tuple(best)


def _standing(t: Table, seat: i64) -> i64:
    """A number to compare seats by: the greater comes first."""
    if t.reason == BY_CONTROL:
        return areas_of(t, seat)  # at least three: nobody else can have as many
    emperor: i64 = 0
    if t.at[RANK + seat] == EMPEROR:
        emperor = 2 if t.at[LEADER_AT + seat] == CITY else 1
    return (t.at[SCORE + seat] * 4 + emperor) * 32 + legions_of(t, seat)
