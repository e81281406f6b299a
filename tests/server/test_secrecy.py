"""Secrets stay secret on the wire: bytes and order of all that a seat and a spectator are sent, in two worlds that differ
only in what these may not know (CC-A8, NE-C).
"""

from typing import Any

import pytest

from tests.server.client import Server
from tests.server.twins import Diverged, Twins, make_twins


def go(twins: Twins, steps: int) -> int:
    """How many steps the two worlds went together."""
    done = 0
    twins.compare()
    try:
        while done < steps and twins.worlds[0].room.match.phase == "playing":
            twins.step()
            done += 1
            if done % 40 == 0:
                twins.compare_http()
    except Diverged:
        pass
    return done


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "seats", "me", "settings"),
    [
        ("caesar", 2, 0, {}),
        ("caesar", 2, 1, {"clock": {"kind": "live", "minutes": 600, "increment": 5}}),
        ("caesar", 2, 0, {"options": {"action_decks": "shuffled", "edition": "italian"}}),
        ("nero", 3, 1, {"options": {"length": "short"}}),
        ("nero", 4, 0, {"clock": {"kind": "live", "minutes": 600}}),
    ],
)
def test_nothing_that_is_sent_tells_the_worlds_apart(
    server: Server, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, me: int, settings: dict[str, Any], seed: int
) -> None:
    twins = make_twins(server, monkeypatch, game, me, seed, seats, **settings)
    done = go(twins, 120)
    print(
        game,
        me,
        seed,
        "steps",
        done,
        "unlike",
        twins.unlike,
        "pauses",
        twins.pauses,
        "lopsided",
        twins.lopsided,
        "chance",
        twins.fate.different,
    )
    for world in twins.worlds:
        world.close()
