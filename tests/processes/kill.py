"""Something dies in the middle of many matches, again and again: nothing may be lost, and all matches go on.

The suite plays short versions. The long ones, of which each takes some minutes:

    python -m tests.processes.kill --matches 200 --times 20
    python -m tests.processes.kill --what postgresql --matches 200 --times 20
    python -m tests.processes.kill --what redis --matches 200 --times 20
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.processes.client import PATIENCE
from tests.processes.crowd import Crowd, faults_in, lengths_in, waiting_for_bots
from tests.processes.servers import Server
from tests.services import Postgres, Redis, wait_for_end

BOTS = 0.2
"""This part of the matches is against a bot."""


@dataclass(frozen=True)
class Plan:
    matches: int
    times: int
    seconds: float = 1.0
    """About so long between two deaths."""
    seed: int = 1

    def tables(self) -> list[str]:
        return ["pb" if at < BOTS * self.matches else "pp" for at in range(self.matches)]


@dataclass
class Figures:
    commands: int = 0
    """Acknowledged."""
    entries: int = 0
    for_bots: int = 0
    """So often a match waited for a bot when the server died."""
    back: list[float] = field(default_factory=list)
    """Seconds from the return of what had died until every match had gone on."""
    counted: Counter[str] = field(default_factory=Counter)
    """What the players heard."""
    faults: list[str] = field(default_factory=list)


Done = Callable[[], object]


async def the_server_dies(server: Server, plan: Plan, done: Done = lambda: None) -> Figures:
    """By ``kill -9``; it is started again on the same database."""
    figures = Figures()
    crowd = Crowd([server], plan.seed)
    await crowd.come(plan.tables())
    await asyncio.sleep(plan.seconds)
    for number in range(plan.times):
        await asyncio.sleep(plan.seconds * (0.3 + crowd.rng.random()))
        if number % 2 == 0:
            await bots_stand_still(server)
        bot_workers = server.bot_workers()
        server.kill()
        signal_all(bot_workers, signal.SIGCONT)
        figures.faults += await asyncio.to_thread(faults_in, server.database, list(crowd.acknowledged))
        playing = await asyncio.to_thread(playing_in, server.database)
        # Nobody else moves a match that waits for a bot: its person comes back later.
        for_bots = await asyncio.to_thread(waiting_for_bots, server.database)
        figures.for_bots += len(for_bots)
        crowd.hold_back(for_bots)
        await asyncio.to_thread(wait_for_end, bot_workers)
        await asyncio.to_thread(server.start)
        began = time.monotonic()
        await crowd.wait_until_all_went_on({match: playing[match] for match in for_bots})
        crowd.let_come()
        await crowd.wait_until_all_went_on(playing)
        figures.back.append(time.monotonic() - began)
        done()
        if figures.faults + crowd.faults:
            break
    return await counted(crowd, figures)


async def postgresql_restarts(server: Server, postgres: Postgres, plan: Plan, done: Done = lambda: None) -> Figures:
    """The server stays; who wants to move meanwhile is told why not."""
    figures = Figures()
    crowd = Crowd([server], plan.seed)
    await crowd.come(plan.tables())
    for number in range(plan.times):
        await asyncio.sleep(plan.seconds * (0.5 + crowd.rng.random()))
        told = crowd.counted["table-store-down"]
        await asyncio.to_thread(postgres.kill if number % 2 else lambda: postgres.stop("immediate"))
        began = time.monotonic()
        while crowd.counted["table-store-down"] == told and time.monotonic() < began + PATIENCE:
            await asyncio.sleep(0.1)
        if crowd.counted["table-store-down"] == told:
            crowd.faults.append("nobody was told that the store is down")
        await asyncio.sleep(1.5)
        await asyncio.to_thread(postgres.start)
        began = time.monotonic()
        await crowd.wait_until_all_went_on(await asyncio.to_thread(playing_in, server.database))
        figures.back.append(time.monotonic() - began)
        done()
        if crowd.faults:
            break
    return await counted(crowd, figures)


async def redis_restarts(servers: list[Server], redis: Redis, plan: Plan, done: Done = lambda: None) -> Figures:
    """The players of a match are on two servers. Without Redis it goes slowly, but it goes."""
    figures = Figures()
    crowd = Crowd(servers, plan.seed)
    await crowd.come(plan.tables())
    for number in range(plan.times):
        await asyncio.sleep(plan.seconds * (0.5 + crowd.rng.random()))
        await asyncio.to_thread(redis.stop, "immediate" if number % 2 else "fast")
        playing = await asyncio.to_thread(playing_in, crowd.database)
        await crowd.wait_until_all_went_on(playing, 20)
        await asyncio.to_thread(redis.start)
        began = time.monotonic()
        await crowd.wait_until_all_went_on(await asyncio.to_thread(playing_in, crowd.database), 20)
        figures.back.append(time.monotonic() - began)
        done()
        if crowd.faults:
            break
    return await counted(crowd, figures)


async def counted(crowd: Crowd, figures: Figures) -> Figures:
    """The end: everybody goes, the servers are stopped, and once more everything is looked at."""
    await crowd.told_the_same()
    await crowd.go()
    for server in crowd.servers:
        if await asyncio.to_thread(server.stop) != 0:
            crowd.faults.append("a server did not end well")
    figures.faults += crowd.faults + await asyncio.to_thread(faults_in, crowd.database, list(crowd.acknowledged))
    figures.commands = len(crowd.acknowledged)
    figures.entries = sum(length for _, length in lengths_in(crowd.database).values())
    figures.counted = crowd.counted
    return figures


def playing_in(url: str) -> dict[str, int]:
    """The matches that are being played, and how long their logs are."""
    return {match: length for match, (phase, length) in lengths_in(url).items() if phase == "playing"}


async def bots_stand_still(server: Server) -> None:
    """Their process does; then matches come to a decision of a bot, as soon as the people there have moved."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        signal_all(server.bot_workers(), signal.SIGSTOP)  # each time: it may only just have come up
        await asyncio.sleep(0.3)
        if await asyncio.to_thread(waiting_for_bots, server.database):
            return


def signal_all(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.processes.kill", description="Let something die under load.")
    parser.add_argument("--what", choices=("server", "postgresql", "redis"), default="server")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3.0, help="about so long from one to the next (3)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    plan = Plan(options.matches, options.times, options.seconds, options.seed)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{options.what} dies", total=plan.times)
        figures = run(options.what, plan, lambda: progress.advance(task))
    console = Console(soft_wrap=True, highlight=False)
    slowest = max(figures.back, default=0.0)
    console.print(
        f"{len(figures.back)} times in the middle of {plan.matches} matches: {figures.commands:,} commands "
        f"acknowledged, {figures.entries:,} entries in the log; {figures.for_bots} times a match waited "
        f"for a bot; all matches had gone on after {slowest:.1f} s at most."
    )
    console.print(f"Heard: {dict(figures.counted)}")
    for fault in figures.faults:
        console.print(fault, style="red", markup=False)
    sys.exit(1 if figures.faults else 0)


def run(what: str, plan: Plan, done: Done) -> Figures:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))

        def server(database: str, bus: str = "") -> Server:
            started = stack.enter_context(Server(folder, database, bus))
            started.wait_until_ready()
            return started

        if what == "server":
            return asyncio.run(the_server_dies(server(f"sqlite:///{folder}/rostra.sqlite"), plan, done))
        postgres = stack.enter_context(Postgres())
        database = postgres.database("kill")
        if what == "postgresql":
            return asyncio.run(postgresql_restarts(server(database), postgres, plan, done))
        redis = stack.enter_context(Redis())
        return asyncio.run(
            redis_restarts([server(database, redis.url), server(database, redis.url)], redis, plan, done)
        )


if __name__ == "__main__":
    main()
