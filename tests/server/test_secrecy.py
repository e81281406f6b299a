"""Secrets stay secret on the wire: bytes and order of all that a seat and a spectator are sent, in two worlds that
differ only in what these may not know (CC-A8, NE-C).
"""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Server
from tests.server.twins import Diverged, Twins, make_twins, same
from tests.tables.test_hidden import battle

WANTED = int(os.environ.get("ROSTRA_TWINS", "1"))
"""Pauses in which somebody is asked in one world only, before that is enough; more for a longer look."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody else's matches are played here: chance and time are ours."""
    with Server(tmp_path_factory.mktemp("twins")) as found:
        yield found


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


@pytest.mark.parametrize(
    ("game", "seats", "me", "first", "settings"),
    [  # ``first``: from this seed on it does not take long until somebody is asked in one world only
        ("caesar", 2, 0, 2, {"clock": {"kind": "live", "minutes": 600, "increment": 5}}),
        ("caesar", 2, 1, 0, {"options": {"edition": "italian"}}),
        ("nero", 4, 2, 10, {"options": {"length": "short"}}),
        ("nero", 4, 0, 6, {"clock": {"kind": "live", "minutes": 600}}),
    ],
)
def test_nothing_that_is_sent_tells_the_worlds_apart(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: int,
    me: int,
    first: int,
    settings: dict[str, Any],
) -> None:
    """Also around pauses, after refused commands, on a second connection, over HTTP, and in replays."""
    steps = unlike = lopsided = 0
    seed = first
    while lopsided < WANTED or unlike < WANTED or steps < 40 * WANTED:
        twins = make_twins(server, monkeypatch, game, me, seed, seats, **settings)
        steps += go(twins, 60 + 10 * WANTED)
        unlike += twins.unlike + twins.fate.different
        lopsided += twins.lopsided
        for world in twins.worlds:
            world.close()
        seed += 1
        assert seed < first + 20 * WANTED, (steps, unlike, lopsided)


def test_a_decision_that_nobody_sees_is_in_no_message(server: Server) -> None:
    """Two worlds in the middle of a battle: in one of them Galba lays a card for it, and takes another one back."""
    told = []
    for lays in (False, True):
        match, secrets = server.make("nero", "Anna", "Ben", "Cleo", "Dirk")
        room = server.room(match)
        room.match_log.match = battle().match
        galba, other, guest = (server.connect(match, secret) for secret in (secrets[0], secrets[1], None))
        start = len(other.raw), len(guest.raw)
        old = other.ply
        galba.do("takeback", ply=galba.ply)
        other.do("say", key="s", text="hm")
        galba.catch_up()
        if lays:
            galba.play("battle-card senate")
            galba.play("battle-card crisis")
            galba.do("undo", ply=galba.ply)
        for number, ply in enumerate((0, old - 1, old, old + 1, other.ply)):
            other.do("play", key=f"late {number}", line="ready", ply=ply)
        other.do("agree", key="a")
        guest.catch_up()
        told.append([player.raw[at:] for player, at in zip((other, guest), start)])
        for player in (galba, other, guest):
            player.close()
    same(*[re.sub(r'"(id|created_at)":("[^"]*"|\d+)', "", "\n".join(one[0] + one[1])) for one in told])
