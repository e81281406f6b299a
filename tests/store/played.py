"""Matches to be stored: played at random, with pauses, chat and undo, as they would be at a table."""

import random
from collections.abc import Sequence

from alembic import command
from sqlalchemy import Connection, Engine

from rostra.store.database import _config
from rostra.store.store import SeatKey, Store
from rostra.tables import Entry, Match, Settings
from rostra.tables.commands import Play, Resign, Say, Undo
from rostra.tables.settings import SeatPlan, checked

BEGAN = 1_790_000_000_000
SEATS = {"caesar": 2, "nero": 3}


def settings(game: str = "caesar", listed: bool = False) -> Settings:
    plans = tuple(SeatPlan("person", name) for name in ("Livia", "Titus", "Julia", "Gaius")[: SEATS[game]])
    return checked(Settings(game, seats=plans, listed=listed))[0]


def played(seed: int, game: str = "caesar", most: int = 10_000, listed: bool = False) -> tuple[Match, list[Entry]]:
    """A match after so many decisions, or at its end; and its log."""
    rng = random.Random(seed)
    now = BEGAN + seed * 1_000_000
    match = Match(settings(game, listed))
    log = match.begin(now, rng)
    return match, log + go_on(match, len(log), now, rng, most)


def go_on(match: Match, ply: int, now: int, rng: random.Random, most: int = 10_000) -> list[Entry]:
    """So many decisions more, or all until the end; what they add to a log that is so long."""
    log: list[Entry] = []
    made = 0
    while match.phase == "playing" and made < most:
        now = max(now + rng.randrange(3000), match.due() or 0)
        log += match.tick(now, rng)
        if match.phase != "playing":
            break
        seat, state = match.state.actor, match.state
        key = f"{now}-{ply + len(log)}"
        if rng.random() < 0.02:
            log += match.do(seat, Say(key=key, text="Ave! ✿"), now, rng)
        elif rng.random() < 0.05 and match.can_undo(seat):
            log += match.do(seat, Undo(key=key, ply=match.story.base[seat]), now, rng)
        else:
            line = state.text(rng.choice(state.actions()))
            log += match.do(seat, Play(key=key, ply=match.story.base[seat], line=line), now, rng)
            made += 1
    return log


def resigned(seed: int) -> tuple[Match, list[Entry]]:
    match, log = played(seed, most=30)
    log += match.do(0, Resign(key="enough"), match.last_at + 10, random.Random(seed))
    return match, log


async def keep(store: Store, match: Match, log: Sequence[Entry], due: int | None = None) -> int:
    """Store it; its number."""
    seats = [SeatKey(seat, bytes([seat]) * 32) for seat in range(len(match.seats))]
    kept = await store.create(match.settings, match.game.rules_version, log, seats, match.phase, due)
    return kept.number


async def fill(store: Store) -> None:
    """Some of everything."""
    for seed in range(6):
        await keep(store, *played(seed))
    for seed in range(2):
        await keep(store, *played(100 + seed, "nero"))
    for seed in range(3):
        await keep(store, *played(200 + seed, most=40), due=BEGAN + seed)
    await keep(store, *resigned(300))
    gathering = Match(
        checked(Settings("caesar", seats=(SeatPlan("person", "Livia"), SeatPlan("open")), listed=True))[0]
    )
    await keep(store, gathering, gathering.begin(BEGAN, random.Random(1)))


def contents(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is in the tables."""
    with engine.connect() as connection:
        return {table: rows(connection, table) for table in ("matches", "log", "keys", "files")}


def downgrade(engine: Engine, revision: str) -> None:
    """Make it a database of before."""
    with engine.begin() as connection:
        command.downgrade(_config(connection), revision)


def rows(connection: Connection, table: str) -> list[tuple[object, ...]]:
    found = [tuple(row) for row in connection.exec_driver_sql(f"SELECT * FROM {table}")]
    plain = [tuple(bytes(cell) if isinstance(cell, memoryview | bytes) else cell for cell in row) for row in found]
    return sorted(plain, key=repr)
