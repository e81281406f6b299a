"""What the end of a game is worth to programs that learn."""

import pytest

from rostra.rewards import rewards


@pytest.mark.parametrize(
    ("players", "winners", "expected"),
    [
        (2, (1,), [-1, 1]),
        (2, (0, 1), [0, 0]),
        (4, (2,), [-1 / 3, -1 / 3, 1, -1 / 3]),
        (4, (0, 3), [1 / 3, -1 / 3, -1 / 3, 1 / 3]),
        (3, (0, 1), [1 / 4, 1 / 4, -1 / 2]),
        (3, (0, 1, 2), [0, 0, 0]),
    ],
)
def test_the_winner_has_one_the_others_share_minus_one(
    players: int, winners: tuple[int, ...], expected: list[float]
) -> None:
    found = rewards(players, winners)
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)
