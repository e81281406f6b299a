"""``python -m bench.store``: does a store get slower as finished matches pile up?

There are two SQLite stores, one with a hundred finished matches and one with many (--matches, 100,000), all with their
whole logs. Some dozens of games are really played and stored again and again under other ids. Then the everyday work of
a server is measured in both: opening a match (its row, its log, its seats, and playing it again), the lobby's page, and
a move (an entry appended and synced to disk). The stores take turns, so that a busy machine slows both.
"""

import argparse
import asyncio
import gc
import random
import secrets
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress
from rich.table import Table

from rostra.server.lobby import lobby
from rostra.store import Store
from rostra.tables import Entry, Match, Settings
from rostra.tables.commands import Play
from rostra.tables.settings import SeatPlan, checked

FEW = 100
LOBBY = 50  # matches that wait for players, in both
GAMES = 48
SIZE = 24_000  # bytes of a match in the file, for the question whether the disk has room
BEGAN = 1_600_000_000_000
AFTER = 60_000  # milliseconds from one match to the next
TALK = 300  # entries of talk in each of the matches that wait: a log that takes time to read
MATCH = """INSERT INTO matches (number, id, game, rules_version, settings, created_at, phase, listed, begun)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
LOG = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)"
KEY = "INSERT INTO keys VALUES (?, ?, ?)"
EventChoices = tuple[Settings, int, list[Entry]]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.store", description="Measure a store with many finished matches.")
    parser.add_argument("--matches", type=int, default=100_000, help="finished matches in the large store (100000)")
    parser.add_argument("--times", type=int, default=500, help="how often each thing is measured (500)")
    parser.add_argument("--folder", type=Path, help="where the stores are made, and thrown away (the folder for that)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    options = arguments()
    folder = Path(tempfile.mkdtemp(prefix="rostra-store-", dir=options.folder))
    try:
        need, there = 2 * SIZE * options.matches, shutil.disk_usage(folder).free
        if need > there:
            sys.exit(f"This needs about {need / 1e9:.1f} GB in {folder}, and there are {there / 1e9:.1f} GB.")
        stores = {number: filled(folder, number, options.seed) for number in (FEW, options.matches)}
        sizes = {number: (folder / f"{number}.sqlite").stat().st_size for number in stores}
        found = asyncio.run(measure(stores, options.times, options.seed))
        for store in stores.values():
            store.close()
        show(found, sizes)
    except KeyboardInterrupt:
        sys.exit("Stopped.")
    finally:
        shutil.rmtree(folder)


# Filling


def play(seed: int) -> EventChoices:
    """A finished match between two people, as the server would have stored it."""
    rng = random.Random(seed)
    settings, game = checked(Settings("caesar", seats=(SeatPlan("person", "Livia"), SeatPlan("person", "Titus"))))
    match = Match(settings, (), game)
    now = 0
    log = match.begin(now, rng)
    while match.phase == "playing":
        now = max(now + rng.randrange(500, 4000), match.due() or 0)
        log += match.tick(now, rng)
        if match.phase == "playing":
            seat, state = match.state.actor, match.state
            line = state.text(rng.choice(state.actions()))
            log += match.do(seat, Play(key=secrets.token_hex(8), ply=match.story.base[seat], line=line), now, rng)
    return settings, game.rules_version, log


def filled(folder: Path, number: int, seed: int) -> Store:
    store = Store(f"sqlite:///{folder}/{number}.sqlite")
    games = [play(seed + at) for at in range(GAMES)]
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    connection: Any = store.engine.raw_connection()
    # No need to sync while filling. Matches are written in the order of time, one after the other, as in real life.
    connection.execute("PRAGMA synchronous = OFF")
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"filling a store with {number:,} matches", total=number)
        todo = iter(range(number))
        while some := list(islice(todo, 500)):
            chosen = [(at, *games[at % GAMES]) for at in some]
            connection.executemany(MATCH, [row(at, settings, version) for at, settings, version, _ in chosen])
            connection.executemany(LOG, (line for at, _, _, log in chosen for line in log_of(at, log)))
            connection.executemany(
                KEY, [(at_number(at), seat, secrets.token_bytes(32)) for at in some for seat in (0, 1)]
            )
            connection.commit()
            progress.update(task, completed=some[-1] + 1)
    rows = [waiting(number + at) for at in range(LOBBY)]
    connection.executemany(MATCH, rows)
    connection.executemany(LOG, ((row[0], *entry) for row in rows for entry in talk()))
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    store.close()
    return Store(f"sqlite:///{folder}/{number}.sqlite")


def at_number(at: int) -> int:
    """The number that ``Store.create`` would give."""
    return ((BEGAN + at * AFTER) << 20) | (at * 7919) % 2**20


def id_of(at: int) -> str:
    return f"match-{at:010}"


def row(at: int, settings: Settings, version: int) -> tuple[Any, ...]:
    text = msgspec.json.encode(settings).decode()
    return at_number(at), id_of(at), settings.game, version, text, BEGAN + at * AFTER, "over", at % 2 == 0, True


def log_of(at: int, log: list[Entry]) -> Iterator[tuple[Any, ...]]:
    number, began = at_number(at), BEGAN + at * AFTER
    for ply, when, seat, line, key in log:
        yield number, ply, began + when, seat, line, key


def talk() -> list[Entry]:
    """Of somebody who waits for players."""
    return [Entry(ply, 11_000 * ply, 0, f"/say is anybody there? {ply}", secrets.token_hex(8)) for ply in range(TALK)]


def waiting(at: int) -> tuple[Any, ...]:
    seats = (SeatPlan("person", "Livia"), SeatPlan("open"))
    settings, game = checked(Settings("caesar", seats=seats, listed=True))
    _, id, game_name, version, text, _ = row(at, settings, game.rules_version)[:6]
    fresh = time.time_ns() // 1_000_000  # what waits for too long is not in the lobby
    return ((fresh << 20) | at % 2**20), id, game_name, version, text, fresh, "gathering", True, False


# Measuring


async def measure(stores: dict[int, Store], times: int, seed: int) -> dict[str, dict[int, list[float]]]:
    """Seconds of each, by what was done and the size of the store."""
    rng = random.Random(seed)
    now: dict[int, tuple[int, int]] = {}
    for number, store in stores.items():
        settings, version, log = play(seed)
        kept = await store.create(settings, version, log[:100], [], "playing", None)
        now[number] = kept.number, 100

    async def open_any(number: int) -> None:
        store = stores[number]
        kept = await store.match(id_of(rng.randrange(number)))
        assert kept is not None
        assert Match(kept.settings, await store.entries(kept.number)).phase == "over"
        assert len(await store.seats_of(kept.number)) == 2

    async def show_lobby(number: int) -> None:
        page, _ = await lobby(stores[number], 2**63 - 1)
        assert len(page) == LOBBY

    async def move(number: int) -> None:
        match, ply = now[number]
        now[number] = match, ply + 1
        await stores[number].append(match, [Entry(ply, BEGAN, 0, "down 3 senators", "0123456789abcdef")])

    tasks: dict[str, Callable[[int], Awaitable[None]]] = {
        "opening a match": open_any, "the lobby's page": show_lobby, "a move": move,
    }  # fmt: skip
    found: dict[str, dict[int, list[float]]] = {name: {number: [] for number in stores} for name in tasks}
    for name, task in tasks.items():
        for number in stores:
            for _ in range(20):
                await task(number)
        gc.collect()
        gc.disable()
        for _ in range(times):
            for number in stores:
                began = time.perf_counter()
                await task(number)
                found[name][number].append(time.perf_counter() - began)
        gc.enable()
    return found


def show(found: dict[str, dict[int, list[float]]], sizes: dict[int, int]) -> None:
    table = Table(
        title="A store with few finished matches, and one with many", caption="Milliseconds; ratio of the medians."
    )
    table.add_column("")
    for number, size in sizes.items():
        table.add_column(f"{number:,}\n{size / 1e6:,.0f} MB\np50", justify="right")
        table.add_column("\n\np99", justify="right")
    table.add_column("\n\nratio", justify="right")
    for name, by_number in found.items():
        cells, medians = [], []
        for seconds in by_number.values():
            ordered = sorted(seconds)
            medians.append(statistics.median(ordered))
            cells += [f"{1e3 * medians[-1]:.2f}", f"{1e3 * ordered[len(ordered) * 99 // 100]:.2f}"]
        table.add_row(name, *cells, f"{medians[1] / medians[0]:.2f} x")
    Console().print(table)


if __name__ == "__main__":
    main()
