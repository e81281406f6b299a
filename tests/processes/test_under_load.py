"""Whatever dies while many play: nothing that was acknowledged is lost, nothing is there twice, and all go on.

These are the short versions; tests/processes/kill.py has the long ones.
"""

import asyncio
import time
from pathlib import Path

from tests.processes.conftest import Pair, Starting
from tests.processes.crowd import Crowd, faults_in
from tests.processes.kill import Plan, playing_in, postgresql_restarts, redis_restarts, the_server_dies
from tests.services import Postgres, Redis


def test_kill_9_of_the_server(start: Starting, tmp_path: Path) -> None:
    [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite")
    figures = asyncio.run(the_server_dies(server, Plan(matches=24, times=2)))
    assert figures.faults == []
    assert len(figures.back) == 2
    assert figures.commands > 200
    assert figures.for_bots > 0


def test_postgresql_restarts(start: Starting, own_postgres: Postgres) -> None:
    [server] = start(1, own_postgres.database("restarts"))
    figures = asyncio.run(postgresql_restarts(server, own_postgres, Plan(matches=30, times=2)))
    assert figures.faults == []
    assert len(figures.back) == 2
    assert figures.commands > 100
    # The server itself was there all the time; only who wanted to begin a rematch meanwhile was sent away.
    assert figures.counted["connections lost"] == figures.counted["bye table-store-down"]


def test_redis_restarts(start: Starting, database: str, own_redis: Redis) -> None:
    servers = start(2, database, own_redis.url)
    figures = asyncio.run(redis_restarts(servers, own_redis, Plan(matches=24, times=2)))
    assert figures.faults == []
    assert len(figures.back) == 2
    assert figures.commands > 100
    assert figures.counted["connections lost"] == 0


def test_one_of_two_processes_dies(own_pair: Pair) -> None:
    """Its players come back to it; those of the other and the bots of both go on meanwhile."""

    async def scene() -> None:
        one, _ = own_pair
        crowd = Crowd(own_pair, seed=4)
        await crowd.come(["pp"] * 16 + ["pb"] * 8)
        await asyncio.sleep(2)
        one.kill()
        assert await asyncio.to_thread(faults_in, one.database, list(crowd.acknowledged)) == []
        before = await asyncio.to_thread(playing_in, one.database)
        await asyncio.to_thread(one.start)
        await crowd.wait_until_all_went_on(before)
        # as fast as before: not one move every two seconds, as without the bus
        began, done = time.monotonic(), len(crowd.acknowledged)
        while time.monotonic() < began + 20 and len(crowd.acknowledged) < done + 200:
            await asyncio.sleep(0.1)
        assert len(crowd.acknowledged) >= done + 200
        await crowd.told_the_same()
        await crowd.go()
        assert [server.stop() for server in own_pair] == [0, 0]
        assert crowd.faults + faults_in(one.database, crowd.acknowledged) == []
        assert crowd.counted["connections lost"] > 0

    asyncio.run(scene())
