"""What the server does for one audience, and when, depends only on what that audience knows (docs/secrecy.md).

Work is counted here. ``python -m bench.timing`` measures times, from outside.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from rostra.server.room import Room
from rostra.tables import Match
from tests.server.client import Player, Server
from tests.tables.seated import Table
from tests.tables.test_pauses_caesar import pair
from tests.tables.test_timing import nero_pair

ASKED = 1


def worlds(game: str, seats: str = "") -> list[Match]:
    """In a pause: seat 1 is asked in the first one only."""
    tables: Sequence[Table] = (pair(seats=seats) if seats else pair()) if game == "caesar" else nero_pair(seats)
    for table in tables:
        assert table.match.pause is not None
        table.match.pause.since = table.match.pause.until = 10**15
    return [table.match for table in tables]


def enter(server: Server, match: Match) -> tuple[Room, list[Player], Player]:
    """A room where this match is played, its players and a spectator."""
    names = [seat.name for seat in match.seats]
    made, secrets = server.make(match.game_name, *names)
    room = server.room(made)
    room.match_log.match = match
    return room, [server.connect(made, secret) for secret in secrets], server.connect(made)


class Slow:
    """A store in which nothing is on disk before we say so."""

    def __init__(self, server: Server, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.stored = 0
        self.go_on = server.call(asyncio.Event)

        async def append(*rows: Any) -> None:
            await self.go_on.wait()
            self.stored += 1

        monkeypatch.setattr(room.rooms.store, "append", append)

    def release(self) -> None:
        self.server.call(self.go_on.set)


@pytest.mark.parametrize("game", ["caesar", "nero"])
def test_nobody_waits_until_the_answer_of_another_is_stored(
    server: Server, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Not with a refused command, as a spectator, over HTTP, nor when coming. But the answer itself waits for that."""
    match = worlds(game)[0]
    room, players, guest = enter(server, match)
    slow = Slow(server, room, monkeypatch)
    mine, asked = players[0], players[ASKED]
    heard = len(mine.raw), len(guest.raw)
    key = asked.command("play", line=match.manners.passing, ply=asked.ply)
    while not server.call(lambda: room._hidden_by == ASKED):
        pass
    assert mine.refused("play", line="end", ply=mine.ply) == "table-pause"
    assert guest.refused("play", line="end", ply=0) == "table-spectator"
    assert server.get(f"/api/matches/{room.stored.id}")["phase"] == "playing"
    server.connect(room.stored.id).close()
    assert slow.stored == 0
    with pytest.raises(TimeoutError):
        asked.next(timeout=0.05)
    slow.release()
    assert [event["event"] for event in asked.answer(key)["events"]] == ["answered"]
    assert slow.stored == 1
    for player, before in zip((mine, guest), heard):
        player.catch_up()
        assert [told for told in player.raw[before:] if '"now"' in told] == []
    for player in (*players, guest):
        player.close()


def test_the_seat_itself_sees_nothing_that_is_not_stored(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    match = worlds("caesar")[0]
    room, players, guest = enter(server, match)
    slow = Slow(server, room, monkeypatch)
    asked = players[ASKED]
    key = asked.command("play", line="allow", ply=asked.ply)
    while not server.call(lambda: room._hidden_by == ASKED):
        pass
    with server.connect(room.stored.id) as other:  # a spectator
        assert other.refused("play", line="allow", ply=0) == "table-spectator"
    later = asked.command("play", line="allow", ply=asked.ply)
    slow.release()
    assert asked.answer(key)["tell"] == "now"
    assert asked.answer(later)["tell"] == "refused"
    for player in (*players, guest):
        player.close()


@pytest.mark.parametrize("game", ["caesar", "nero"])
def test_bots_that_may_be_asked_think_alike(server: Server, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Whether or not they are: as often, at the same level, and the worker is busy for as long."""
    thought: list[list[tuple[Any, ...]]] = []
    stored = []
    for match in worlds(game, "pb" if game == "caesar" else "pbpb"):
        made, _ = server.make(game, *"ABCD"[: len(match.seats)])
        room = server.room(made)
        room.match_log.match = match
        found: list[tuple[Any, ...]] = []
        thought.append(found)

        async def choose(
            game: str, options: Any, actions: Any, bot: str, seconds: float, lasts: float, **more: Any
        ) -> Any:  # fmt: skip
            found.append((game, bot, round(seconds, 3), round(lasts, 3)))  # noqa: B023
            return match.manners.passing, []  # noqa: B023

        monkeypatch.setattr(server.rooms.bot_pool, "choose", choose)
        length = match.length
        server.call(room.go_on)
        while server.call(lambda: bool(room.bot_turns)):  # noqa: B023
            pass
        stored.append(match.length - length)
        assert room.match.pause is not None
    assert thought[0] == thought[1] != []
    assert thought[0][0][3] > thought[0][0][2]
    assert stored == [0, 0]


def test_no_hint_tells_that_somebody_is_asked(server: Server) -> None:
    """Whoever waits for a bot would notice that it is busy with a hint."""
    match = worlds("caesar")[0]
    _, players, guest = enter(server, match)
    assert players[ASKED].refused("hint") == "table-no-hint-now"
    assert players[0].refused("hint") == "table-not-your-turn"
    for player in (*players, guest):
        player.close()
