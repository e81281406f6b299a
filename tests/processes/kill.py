"""``kill -9`` in the middle of many matches, again and again; after each restart nothing may be lost and all goes on.

The suite plays a short version. The long one: python -m tests.processes.kill --matches 200 --kills 20
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.processes.crowd import Crowd, faults_in, lengths_in, waiting_for_bots
from tests.processes.servers import Server
from tests.services import wait_for_end

BOTS = 0.2
"""This part of the matches is against a bot."""


@dataclass
class Figures:
    matches: int = 0
    commands: int = 0
    entries: int = 0
    for_bots: int = 0
    """So often a match waited for a bot when the server died."""
    back: list[float] = field(default_factory=list)
    """Seconds from the start of the server until every match had gone on."""
    counted: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


async def kill_again_and_again(
    server: Server, matches: int, kills: int, seconds: float, seed: int, done: Callable[[], object] = lambda: None
) -> Figures:
    figures = Figures(matches)
    server.wait_until_ready()
    crowd = Crowd([server], seed)
    await crowd.come("pb" if at < BOTS * matches else "pp" for at in range(matches))
    await asyncio.sleep(seconds)
    for number in range(kills):
        await asyncio.sleep(seconds * (0.3 + crowd.rng.random()))
        thinkers = server.thinkers()
        if number % 2 == 0:  # every other time most bots have a decision to make: their process stands still
            signal_all(thinkers, signal.SIGSTOP)
            await asyncio.sleep(0.3)
        server.kill()
        signal_all(thinkers, signal.SIGCONT)
        figures.faults += await asyncio.to_thread(faults_in, server.database, list(crowd.acknowledged))
        before = await asyncio.to_thread(lengths_in, server.database)
        playing = {match: length for match, (phase, length) in before.items() if phase == "playing"}
        # Nobody else moves a match that waits for a bot: its person comes back later.
        for_bots = await asyncio.to_thread(waiting_for_bots, server.database)
        figures.for_bots += len(for_bots)
        crowd.hold_back(for_bots)
        await asyncio.to_thread(wait_for_end, thinkers)
        await asyncio.to_thread(server.start)
        began = time.monotonic()
        await crowd.wait_until_all_went_on({match: playing[match] for match in for_bots})
        crowd.let_come()
        await crowd.wait_until_all_went_on(playing)
        figures.back.append(time.monotonic() - began)
        figures.faults += crowd.faults
        crowd.faults.clear()
        done()
        if figures.faults:
            break
    await crowd.told_the_same()
    await crowd.go()
    if server.stop() != 0:
        crowd.faults.append("the server did not end well")
    figures.faults += crowd.faults + await asyncio.to_thread(faults_in, server.database, list(crowd.acknowledged))
    figures.commands = len(crowd.acknowledged)
    figures.entries = sum(length for _, length in lengths_in(server.database).values())
    figures.counted = dict(crowd.counted)
    return figures


def signal_all(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.processes.kill", description="Kill the server under load.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3.0, help="about so long between two kills (3)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("kills", total=options.kills)
        with Server(Path(folder), f"sqlite:///{folder}/rostra.sqlite") as server:
            figures = asyncio.run(
                kill_again_and_again(
                    server, options.matches, options.kills, options.seconds, options.seed,
                    lambda: progress.advance(task),
                )
            )  # fmt: skip
    console = Console(soft_wrap=True, highlight=False)
    slowest = max(figures.back, default=0.0)
    console.print(
        f"{len(figures.back)} kills of {options.matches} matches: {figures.commands:,} commands acknowledged, "
        f"{figures.entries:,} entries; {figures.for_bots} times a match waited for a bot; "
        f"all matches went on after {slowest:.1f} s at most."
    )
    console.print(f"Told: {figures.counted}")
    for fault in figures.faults:
        console.print(fault, style="red", markup=False)
    sys.exit(1 if figures.faults else 0)


if __name__ == "__main__":
    main()
