"""A host's tools beside servers that run: on their database, and over HTTP at one of two processes."""

import asyncio
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from tests.processes.client import Voice, get, make, post
from tests.processes.conftest import Starting
from tests.processes.servers import Server, wait_for
from tests.services import Redis

TOKEN = "a-token-of-the-host"


def rostra(server: Server, *arguments: str) -> str:
    """On the database of this server, in a process of its own."""
    command = [sys.executable, "-m", "rostra.cli", *arguments, "--database", server.database]
    environment = {"ROSTRA_LANGUAGE": "en", "ROSTRA_HOST_TOKEN": TOKEN, "PATH": "/usr/bin:/bin", "COLUMNS": "200"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def bye(voice: Voice) -> str:
    told = await voice.until(lambda told: told["tell"] == "bye")
    return str(told["reason"]["message"])


async def closed_removed_erased(server: Server, other: Server) -> None:
    """What a host does on the database, those at the tables of both servers are told."""
    first, secrets = await make(server.http)
    second, _ = await make(server.http)
    async with Voice(server.socket, first, secrets[0]) as anna, Voice(other.socket, first) as guest:
        await anna.do("say", text="I live in Salt Lane")
        await guest.until(lambda told: any(event["event"] == "said" for event in told.get("events", ())))
        await asyncio.to_thread(rostra, server, "host", "erase", "guest 0", "--match", first, "--really")
        for voice in (anna, guest):
            told = await voice.until(lambda told: told["tell"] == "welcome")
            assert "Salt Lane" not in str(told)
            assert "guest 0" not in str(told)
        await asyncio.to_thread(rostra, server, "host", "close", first)
        for voice in (anna, guest):
            await voice.until(lambda told: told.get("match", {}).get("phase") == "over")
            assert voice.match["result"]["reason"] == "closed"
        async with Voice(other.socket, second) as watching:
            await asyncio.to_thread(rostra, server, "host", "remove", second, "--really")
            assert await bye(watching) == "table-match-removed"
    await asyncio.to_thread(rostra, server, "host", "block", "--address", "127.0.0.1")
    for one in (server, other):
        await asyncio.to_thread(wait_for, partial(answers, one, 403))
    await asyncio.to_thread(rostra, server, "host", "unblock", "--address", "127.0.0.1")
    for one in (server, other):
        await asyncio.to_thread(wait_for, partial(answers, one, 200))
    assert "all is well" in (await asyncio.to_thread(rostra, server, "db", "check")).lower()


def answers(server: Server, status: int) -> bool:
    return httpx.get(f"{server.http}/api/lobby", trust_env=False).status_code == status


def test_beside_a_server_on_sqlite(start: Starting, tmp_path: Path) -> None:
    [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite", ROSTRA_HOST_TOKEN=TOKEN)
    asyncio.run(closed_removed_erased(server, server))


def test_beside_two_processes(start: Starting, database: str, redis: Redis) -> None:
    one, two = start(2, database, redis.url, ROSTRA_HOST_TOKEN=TOKEN)

    async def scene() -> None:
        await closed_removed_erased(one, two)
        match, secrets = await make(one.http)
        async with Voice(two.socket, match, secrets[0]) as anna:  # and over HTTP, at the other process
            await post(one.http, f"/api/host/matches/{match}/close", {}, TOKEN)
            await anna.until(lambda told: told.get("match", {}).get("phase") == "over")
            await post(one.http, f"/api/host/matches/{match}/remove", {}, TOKEN)
            assert await bye(anna) == "table-match-removed"

    asyncio.run(scene())


def test_matches_are_played_while_others_are_removed(start: Starting, tmp_path: Path) -> None:
    [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite", ROSTRA_HOST_TOKEN=TOKEN)

    async def scene() -> None:
        old = [(await make(server.http))[0] for _ in range(30)]
        match, secrets = await make(server.http)
        async with Voice(server.socket, match, secrets[0]) as anna:

            async def talk() -> int:
                said = 0
                while not removing.done():
                    told = await anna.do("name", name=f"Anna {said}") if said < 5 else await anna.do("ready")
                    assert told["tell"] in ("now", "done", "refused"), told
                    said += 1
                    await asyncio.sleep(0.01)
                return said

            removing = asyncio.ensure_future(remove_all(old))
            assert await talk() > 5
            await removing
        lobby: Any = await get(server.http, f"/api/matches/{match}")
        assert lobby["phase"] == "playing"

    async def remove_all(matches: list[str]) -> None:
        for id in matches[:2]:
            await asyncio.to_thread(rostra, server, "host", "remove", id, "--really")
        await asyncio.to_thread(rostra, server, "db", "prune", "--waiting", "1", "--finished", "1", "--really")

    asyncio.run(scene())
    assert "Traceback" not in server.log()
