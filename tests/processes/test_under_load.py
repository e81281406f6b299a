"""Whatever dies while many play: nothing that was acknowledged is lost, nothing is there twice, and all go on."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from tests.processes.conftest import Pair, Starting
from tests.processes.crowd import Crowd, faults_in, lengths_in
from tests.processes.kill import kill_again_and_again
from tests.processes.servers import Server
from tests.services import Postgres, Redis


def test_kill_9_of_the_server(start: Starting, tmp_path: Path) -> None:
    """The short version; the long one is python -m tests.processes.kill --matches 200 --kills 20."""
    [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite")
    figures = asyncio.run(kill_again_and_again(server, matches=40, kills=3, seconds=1.0, seed=1))
    assert figures.faults == []
    assert figures.commands > 500
    assert figures.for_bots > 0
    assert len(figures.back) == 3


def playing_in(server: Server) -> dict[str, int]:
    return {match: length for match, (phase, length) in lengths_in(server.database).items() if phase == "playing"}


def test_postgresql_restarts(start: Starting, own_postgres: Postgres) -> None:
    async def scene() -> None:
        [server] = start(1, own_postgres.database("restarts"))
        crowd = Crowd([server], seed=2)
        await crowd.come(["pp"] * 24 + ["pb"] * 6)
        ends: list[Callable[[], None]] = [lambda: own_postgres.stop("immediate"), own_postgres.kill]
        for end in ends:
            await asyncio.sleep(1.5)
            before = crowd.counted["table-store-down"]
            await asyncio.to_thread(end)
            await asyncio.sleep(1.5)
            assert crowd.counted["table-store-down"] > before  # who wants to move meanwhile is told why not
            await asyncio.to_thread(own_postgres.start)
            await crowd.wait_until_all_went_on(await asyncio.to_thread(playing_in, server))
            assert crowd.faults == []
        await crowd.told_the_same()
        await crowd.go()
        assert server.stop() == 0
        assert crowd.faults + faults_in(server.database, crowd.acknowledged) == []
        assert crowd.counted["connections lost"] == 0  # the server itself was there all the time
        assert len(crowd.acknowledged) > 300

    asyncio.run(scene())


def test_redis_restarts(start: Starting, database: str, own_redis: Redis) -> None:
    async def scene() -> None:
        servers = start(2, database, own_redis.url)
        crowd = Crowd(servers, seed=3)
        await crowd.come(["pp"] * 20 + ["pb"] * 4)
        for end in ("fast", "immediate"):
            await asyncio.sleep(1.5)
            await asyncio.to_thread(own_redis.stop, end)
            began = await asyncio.to_thread(playing_in, servers[0])
            await crowd.wait_until_all_went_on(began, 15)  # slowly, but they do
            await asyncio.to_thread(own_redis.start)
            await crowd.wait_until_all_went_on(await asyncio.to_thread(playing_in, servers[0]), 15)
        begin, done = time.monotonic(), len(crowd.acknowledged)
        while time.monotonic() < begin + 15 and len(crowd.acknowledged) < done + 500:
            await asyncio.sleep(0.2)
        assert len(crowd.acknowledged) >= done + 500  # as fast as before: not one move every two seconds
        await crowd.told_the_same()
        await crowd.go()
        assert [server.stop() for server in servers] == [0, 0]
        assert crowd.faults + faults_in(database, crowd.acknowledged) == []
        assert crowd.counted["connections lost"] == 0

    asyncio.run(scene())


def test_one_of_two_processes_dies(own_pair: Pair) -> None:
    """Its players come back to it; those of the other and the bots of both go on meanwhile."""

    async def scene() -> None:
        one, two = own_pair
        crowd = Crowd(own_pair, seed=4)
        await crowd.come(["pp"] * 16 + ["pb"] * 8)
        await asyncio.sleep(2)
        one.kill()
        assert await asyncio.to_thread(faults_in, one.database, list(crowd.acknowledged)) == []
        before = await asyncio.to_thread(playing_in, two)
        await asyncio.to_thread(one.start)
        await crowd.wait_until_all_went_on(before)
        await crowd.told_the_same()
        await crowd.go()
        assert [server.stop() for server in own_pair] == [0, 0]
        assert crowd.faults + faults_in(one.database, crowd.acknowledged) == []
        assert crowd.counted["connections lost"] > 0

    asyncio.run(scene())
