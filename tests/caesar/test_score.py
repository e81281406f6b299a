"""CC-E5 to CC-E7: points and winners."""

import pytest

from rostra.game import Json, Outcome
from tests.caesar.table import at, play, player

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])


def ended(
    cleopatra: dict[str, int] | None = None,
    caesar: dict[str, int] | None = None,
    bonus: tuple[str | None, str | None] = (None, None),
    edition: str = "kosmos",
    patricians: dict[str, int] | None = None,
) -> Outcome:
    """The outcome of a game whose players have these patricians and no influence card any more."""
    outcome = at(
        player("", won=cleopatra, bonus=bonus[0]),
        player("", won=caesar, bonus=bonus[1]),
        patricians=patricians,
        edition=edition,
    ).outcome()
    assert outcome is not None
    return outcome


def lines_of(outcome: Outcome, seat: int) -> dict[tuple[str, str], int]:
    return {(line.item, line.place): line.points for line in outcome.lines if line.seat == seat}


def test_printed_example_all_quaestors_with_the_bonus() -> None:
    """CC-E5: 5 for the cards, 1 for the majority, 1 for the whole group, 2 for the bonus: 9"""
    outcome = ended({"quaestors": 5}, bonus=("quaestors", None))
    assert outcome.points == (9, 0)
    assert lines_of(outcome, 0) == {
        ("patricians", "quaestors"): 5,
        ("majority", "quaestors"): 1,
        ("all", "quaestors"): 1,
        ("bonus", "quaestors"): 2,
    }


@pytest.mark.parametrize(
    ("won", "points"),
    [
        ({}, 0),
        ({"senators": 1}, 1),
        ({"senators": 2}, 2),
        ({"senators": 3}, 4),  # majority: 3 of 5
        ({"senators": 4}, 5),
        ({"senators": 5}, 7),  # and all
        ({"praetors": 3}, 4),
        ({"quaestors": 3}, 4),
        ({"censors": 1}, 1),
        ({"censors": 2}, 3),  # 2 of 3
        ({"censors": 3}, 5),
        ({"aediles": 2}, 3),
        ({"aediles": 3}, 5),
        ({"senators": 3, "praetors": 1, "censors": 2, "aediles": 3}, 4 + 1 + 3 + 5),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_points_in_kosmos(won: dict[str, int], points: int, seat: int) -> None:
    """CC-E5: patricians, majority, all of a group; they add up, for either player, complete or not"""
    outcome = ended(won) if seat == 0 else ended(None, won)
    assert outcome.points[seat] == points
    assert outcome.points[1 - seat] == 0
    assert sum(lines_of(outcome, seat).values()) == points


@EDITIONS
def test_patricians_not_won_count_for_nobody(edition: str) -> None:
    """CC-E5"""
    assert ended(edition=edition).points == (0, 0)
    assert ended(edition=edition).lines == ()


@pytest.mark.parametrize(("won", "points"), [(2, 0), (3, 2), (4, 2), (5, 2)])
@pytest.mark.parametrize("group", ["senators", "praetors", "quaestors"])
@EDITIONS
def test_bonus_card(group: str, won: int, points: int, edition: str) -> None:
    """CC-E5: +2 for at least 3 of its group, also if some are left; for either player"""
    hers = ended({group: won}, bonus=(group, None), edition=edition)
    assert lines_of(hers, 0).get(("bonus", group), 0) == points
    his = ended(None, {group: won}, bonus=(None, group), edition=edition)
    assert lines_of(his, 1).get(("bonus", group), 0) == points
    assert his.points == hers.points[::-1]


def test_bonus_card_of_another_group_or_of_the_opponent() -> None:
    """CC-E5: his own card, its own group"""
    assert ended({"senators": 3}, bonus=("praetors", "senators")).points == (4, 0)


def test_both_can_score_in_a_group() -> None:
    """CC-E5: the majority is one player's"""
    outcome = ended({"senators": 3}, {"senators": 2}, bonus=("senators", "senators"))
    assert outcome.points == (6, 2)


# The Italian edition


@pytest.mark.parametrize(
    ("cleopatra", "caesar", "points"),
    [
        (3, 0, (3 + 1, 0)),  # no majority point with two left, but all that were won
        (3, 1, (3, 1)),  # one left: no majority point, nobody has all
        (3, 2, (3 + 1, 2)),  # completely won: majority
        (5, 0, (5 + 1 + 1, 0)),
        (1, 0, (1 + 1, 0)),  # at least one
        (1, 1, (1, 1)),
        (0, 0, (0, 0)),
        (0, 4, (0, 4 + 1)),
    ],
)
def test_italian_majority_and_all(cleopatra: int, caesar: int, points: tuple[int, int]) -> None:
    """CC-E6"""
    outcome = ended({"praetors": cleopatra}, {"praetors": caesar}, edition="italian")
    assert outcome.points == points


def test_italian_small_groups() -> None:
    """CC-E6: 2 of 3"""
    assert ended({"censors": 2}, edition="italian").points == (3, 0)
    assert ended({"censors": 2}, {"censors": 1}, edition="italian").points == (3, 1)
    assert lines_of(ended({"censors": 2}, edition="italian"), 0) == {
        ("patricians", "censors"): 2,
        ("all", "censors"): 1,
    }
    lines = lines_of(ended({"censors": 2}, {"censors": 1}, edition="italian"), 0)
    assert lines == {("patricians", "censors"): 2, ("majority", "censors"): 1}


def test_kosmos_gives_the_majority_of_an_unfinished_group_and_all_only_for_all() -> None:
    """CC-E5, CC-E6: where the editions differ"""
    assert lines_of(ended({"censors": 2}), 0) == {("patricians", "censors"): 2, ("majority", "censors"): 1}


# Who wins


def test_most_points_win() -> None:
    """CC-E7"""
    assert ended({"senators": 2}, {"senators": 1}).winners == (0,)
    assert ended({"senators": 1}, {"senators": 2}).winners == (1,)


def test_most_points_win_against_more_patricians() -> None:
    """CC-E7: 3 senators (4 points) and the bonus against 5 single ones"""
    outcome = ended({"senators": 3}, {"senators": 2, "praetors": 2, "censors": 1}, bonus=("senators", None))
    assert outcome.points == (6, 5)
    assert outcome.winners == (0,)


def test_tied_points_most_patricians_win() -> None:
    """CC-E7: 4:4 points, 3:4 patricians"""
    outcome = ended({"senators": 3}, {"praetors": 2, "quaestors": 2})
    assert outcome.points == (4, 4)
    assert outcome.winners == (1,)
    assert ended({"praetors": 2, "quaestors": 2}, {"senators": 3}).winners == (0,)


@pytest.mark.parametrize("won", [{}, {"senators": 2}])
def test_still_tied_is_a_draw(won: dict[str, int]) -> None:
    """CC-E7 [J]: winners names both"""
    outcome = ended(won, won)
    assert outcome.points[0] == outcome.points[1]
    assert outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("told", "lines"),
    [
        ("patricians", ["down 1 senators", "turn senators"]),
        ("influence", ["down 1 senators", "turn orgy"]),
        ("blocked", ["down 1 senators", "turn orgy"]),
        ("stalled", ["pass", "done", "pass", "done"]),
    ],
)
def test_reasons(told: str, lines: list[str]) -> None:
    """CC-E7: how the game ended"""
    gone = {"praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0}
    first: Json = player("1" if told == "influence" else "1 2", senators="5 5 5 5" if told == "blocked" else "5")
    left = 5 if told == "blocked" else 1
    state = at(first, player(""), votes="senators orgy", patricians=gone | {"senators": left})
    play(state, *lines)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == told


def test_no_outcome_while_playing() -> None:
    """CC-E7"""
    assert at(player(won={"senators": 3}), player()).outcome() is None


def test_completely_won_means_none_is_left_in_the_middle() -> None:
    """CC-E7, CC-E6: in a position where two of a group are out of the game"""
    outcome = ended({"senators": 3}, patricians={"senators": 0}, edition="italian")
    assert lines_of(outcome, 0) == {("patricians", "senators"): 3, ("majority", "senators"): 1, ("all", "senators"): 1}
