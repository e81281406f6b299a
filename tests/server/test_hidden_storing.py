"""What only one seat sees is stored without the room's lock: what if that cannot be done?"""

import asyncio
from typing import Any

import pytest

from rostra.server.room import GIVES_UP
from rostra.store import Conflict, StoreDown
from rostra.tables.commands import Play
from tests.server.client import Server
from tests.server.test_timing import ASKED, enter, worlds


@pytest.mark.parametrize(
    ("failure", "reason", "tries"),
    [(StoreDown("the disk is full"), "table-store-down", 1), (Conflict("again"), "table-busy", GIVES_UP)],
)
def test_an_answer_that_cannot_be_stored_is_refused(
    failure: Exception, reason: str, tries: int, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is there can be read, but nothing can be written, as on a full disk. It is not tried for ever."""
    room, players, guest = enter(server, worlds("caesar")[0])
    tried = []

    async def append(*rows: Any) -> None:
        tried.append(rows)
        raise failure

    async def reload() -> None:
        room.match_log.match = worlds("caesar")[0]
        room.match_log.doubtful = False

    monkeypatch.setattr(room.match_log, "reload", reload)
    monkeypatch.setattr(room.rooms.store, "append", append)
    assert players[ASKED].refused("play", line="allow", ply=players[ASKED].ply) == reason
    assert len(tried) == tries
    for player in (*players, guest):
        player.close()


@pytest.mark.parametrize("failure", [StoreDown("the disk is full"), Conflict("another process"), None])
def test_what_comes_meanwhile(failure: Exception | None, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seat once more, somebody who comes to it, and news of another process wait until it is known."""
    room, players, guest = enter(server, worlds("caesar")[0])
    read_on: list[object] = []

    async def scene() -> list[object]:
        go_on = asyncio.Event()

        async def append(*rows: Any) -> None:
            await go_on.wait()
            if failure is not None and not failed:
                failed.append(failure)
                raise failure

        async def reload() -> None:
            room.match_log.match = worlds("caesar")[0]
            room.match_log.doubtful = False

        async def read() -> None:
            read_on.append(room._hidden)

        failed: list[Exception] = []
        monkeypatch.setattr(room.match_log, "reload", reload)
        monkeypatch.setattr(room.match_log, "read_on", read)
        monkeypatch.setattr(room.rooms.store, "append", append)
        found: list[object] = []
        for meanwhile in ("command", "enter", "catch up"):
            go_on.clear()
            failed.clear()
            await reload()
            connection = room.broadcast.connections[ASKED][0]
            answer = Play(f"first {meanwhile}", ply=room.match.ply(ASKED), line="allow")
            first = asyncio.create_task(room.command(connection, answer))
            while room._hidden_by != ASKED:
                await asyncio.sleep(0)
            if meanwhile == "command":
                then = room.command(connection, Play("then", ply=0, line="end"))
            elif meanwhile == "enter":
                then = room.enter(connection, [ASKED], ASKED, 0)
            else:
                then = room.catch_up(room.match.length + 1)
            second = asyncio.create_task(then)
            for _ in range(10):
                await asyncio.sleep(0)
            assert not second.done()
            assert read_on == []
            go_on.set()
            found += await asyncio.gather(first, second, return_exceptions=True)
        return found

    assert server.run(scene()) == [None] * 6
    assert read_on == ([None] if failure is None else [])
    for player in (*players, guest):
        player.close()
