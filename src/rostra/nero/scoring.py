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


def score(b: Table, seat: i64) -> list[Line]:
    """The points of a seat, by source and round."""
    lines: list[Line] = []
    who: int = seat
    if b.at[BEFORE + seat] != 0:
        lines.append(Line(who, "before", "position", b.at[BEFORE + seat]))
    for round in range(i64(4)):
        for source in range(i64(N_SOURCES)):
            points = b.at[POINTS + POINTS_STRIDE * seat + N_SOURCES * round + source]
            if points != 0:
                lines.append(Line(who, SOURCES[source], f"round {round + 1}", points))
    return lines


def outcome_of(b: Table) -> Outcome:
    lines: list[Line] = []
    points: list[int] = []
    for seat in range(b.box.players):
        lines += score(b, seat)
        points.append(b.at[SCORE + seat])
    return Outcome(tuple(points), winners(b), tuple(lines), REASONS[b.reason])


def winners(b: Table) -> tuple[int, ...]:
    """NE-P1, NE-J19; NE-P3: most points, then the emperor (in Rome first), then most legions, then shared."""
    best: list[int] = []
    most: i64 = -1
    for seat in range(b.box.players):
        standing = _standing(b, seat)
        if standing > most:
            most = standing
            best = []
        if standing == most:
            best.append(seat)
    return tuple(best)


def _standing(b: Table, seat: i64) -> i64:
    """A number that is greater for whoever comes before another."""
    if b.reason == BY_CONTROL:
        return areas_of(b, seat)  # at least three: nobody else can have as many
    emperor: i64 = 0
    if b.at[RANK + seat] == EMPEROR:
        emperor = 2 if b.at[LEADER_AT + seat] == CITY else 1
    return (b.at[SCORE + seat] * 4 + emperor) * 32 + legions_of(b, seat)
