"""``python -m bench.server``: our game server and boardgame.io's under the same loads from the same client.

What is measured: moves a second, and the time from sending a move until the opponent has received the update (p50 and
p99). Two loads are closed loops, with 25 and 250 matches of two sockets each: the seat to move sends its next move as
soon as it has the update. The third load is 250 matches at one move a second each, after 40 moves that bring them to
their middle. Every run has a fresh server process with an empty store, a client process of its own, and a warm-up in a
closed loop that is not counted. The runs take turns (ours, peer, ours, peer ...), so that a busy machine slows both.

What is the same: the client down to the function that reads the clock; raw WebSockets without compression; two seats a
match that have proved who they are; about 200 decisions a match, about four in a turn; a move carries the number of
the state it is meant for, and a stale one is refused; each seat is sent its own view of what came of it. New matches
are made and opened while the clock stands still (``client.py``).

What is not the same:

- Rostra plays Caesar & Cleopatra with all its rules, chance included; boardgame.io a game of taking stones, whose rules
  are one subtraction (``peer/server.js``). Moves that others may answer are left out of ours: the pause after them is
  there on purpose.
- Rostra writes every move to disk, synced, before anybody is told; boardgame.io keeps matches in memory.
- Rostra's update has a whole view with the legal actions (about 2.6 kB); boardgame.io's has its state (0.6 kB).
- Rostra filters what a seat may know card by card; boardgame.io strips the other's hand and the deck (STRIP_SECRETS).
- Where a decision of ours shows the opponent nothing, the opponent may be sent nothing. Such moves count as moves, but
  have no time to the opponent. In the peer's game the opponent is told of every move.

``--only echo`` measures the client itself, against a server that only sends.
"""

import argparse
import json
import multiprocessing
import platform
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TimeElapsedColumn

from bench.server.measure import LOADS, Figures, Job, measure
from bench.server.report import TARGETS, Found, medians, met, ratio, remarks, table
from bench.server.servers import BOARDGAME_IO, ROSTRA, SERVERS, BenchError, prepare, running


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.server", description="Measure our game server against boardgame.io.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts (5)")
    parser.add_argument("--seconds", type=float, default=5.0, help="measured seconds of a run (5)")
    parser.add_argument("--warmup", type=float, default=4.0, help="seconds played before that (4)")
    parser.add_argument("--seed", type=int, default=1, help="seed of our moves (1)")
    parser.add_argument("--only", choices=SERVERS, help="one server only; echo: how fast is the client?")
    parser.add_argument("--load", choices=LOADS, action="append", help="this load only (may be repeated)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures of all rounds there")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    console = Console()
    try:
        found, order = measure_all(options, console)
    except BenchError as error:
        console.print(str(error), style="red", markup=False, highlight=False)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit("Stopped.")
    console.print(table(medians(found)))
    for line in remarks(found, order[: len(order) // options.rounds]):
        console.print(line, highlight=False)
    if options.json:
        options.json.write_text(json.dumps(as_json(found, order), indent=2) + "\n", encoding="utf-8")


def measure_all(options: argparse.Namespace, console: Console) -> tuple[Found, list[str]]:
    servers = [SERVERS[options.only]] if options.only else [ROSTRA, BOARDGAME_IO]
    for server in servers:
        prepare(server, console)
    loads = options.load or list(LOADS)
    found: Found = {load: {server.name: [] for server in servers} for load in loads}
    order: list[str] = []
    columns = (SpinnerColumn(), *Progress.get_default_columns(), TimeElapsedColumn())
    # Drawn seldom: there are two processors, and both are needed.
    with Progress(*columns, console=Console(stderr=True), refresh_per_second=2, transient=True) as progress:
        task = progress.add_task("", total=options.rounds * len(loads) * len(servers))
        for round_ in range(options.rounds):
            for load in loads:
                for server in servers:
                    progress.update(task, description=f"round {round_ + 1}: {server.name} {load}")
                    with running(server) as port:
                        job = Job(server.name, port, load, options.seconds, options.warmup, options.seed + round_)
                        found[load][server.name].append(in_own_process(job))
                    order.append(f"{server.name} {load}")
                    progress.advance(task)
    return found, order


def in_own_process(job: Job) -> Figures:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as client:
        return client.submit(measure, job).result()


def as_json(found: Found, order: list[str]) -> dict[str, object]:
    middle = medians(found)
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "medians": middle,
        "ratios": {
            load: {name: ratio(middle, load, name) for name in ("moves_per_second", "p50", "p99")} for load in middle
        },
        "met": {f"{load} {name}": met(middle, load, name) for load, name in TARGETS if load in middle},
        "order": order,
        "rounds": {
            load: {server: [asdict(figures) for figures in rounds] for server, rounds in servers.items()}
            for load, servers in found.items()
        },
    }


if __name__ == "__main__":
    main()
