"""One run: a load on one server, by a client in a process of its own, and its figures."""

from dataclasses import dataclass

import uvloop

from bench.server.client import Tally, play
from bench.server.servers import SERVERS, dialect_of


@dataclass(frozen=True)
class Load:
    title: str
    matches: int
    rate: float | None = None
    """Moves a second in each match; None: the next move as soon as the last one is known."""


LOADS = {
    "50": Load("50 sockets, closed loop", 25),
    "500": Load("500 sockets, closed loop", 250),
    "open": Load("500 sockets, 1 move/s a match", 250, 1.0),
}


@dataclass(frozen=True)
class Job:
    server: str
    port: int
    load: str
    seconds: float
    warmup: float
    seed: int


@dataclass(frozen=True)
class Figures:
    moves_per_second: float
    p50: float
    """Milliseconds from the mover's send to the opponent's receipt."""
    p99: float
    moves: int
    seen: int
    """Moves after which the opponent was sent something."""
    bytes: float
    """Size of an update, on average."""
    busy: float
    """Share of a processor that the client used."""
    heats: int
    late: int
    stuck: int
    refused: int
    refusal: str
    """The first one."""

    def faults(self) -> list[str]:
        found = []
        if self.refused:
            found.append(f"{self.refused} moves refused, the first: {self.refusal}")
        if self.stuck:
            found.append(f"{self.stuck} matches got stuck: a move was never answered")
        if self.late:
            found.append(f"{self.late} moves skipped because the last one was not answered yet")
        return found


def measure(job: Job) -> Figures:
    return uvloop.run(_measure(job))


async def _measure(job: Job) -> Figures:
    """A closed loop warms up the server (boardgame.io is compiled while it runs), then the load itself is counted."""
    load = LOADS[job.load]
    dialect = dialect_of(SERVERS[job.server], job.port, job.seed)
    if job.warmup:
        await play(dialect, load.matches, None, job.warmup)
    return figures(await play(dialect, load.matches, load.rate, job.seconds))


def figures(tally: Tally) -> Figures:
    if not tally.delays:
        raise ValueError("No move reached the opponent.")
    delays = sorted(tally.delays)
    return Figures(
        moves_per_second=tally.moves / tally.seconds,
        p50=delays[len(delays) // 2] * 1e3,
        p99=delays[len(delays) * 99 // 100] * 1e3,
        moves=tally.moves,
        seen=len(delays),
        bytes=tally.bytes / tally.updates,
        busy=tally.busy / tally.seconds,
        heats=tally.heats,
        late=tally.late,
        stuck=tally.stuck,
        refused=len(tally.refusals),
        refusal=tally.refusals[0] if tally.refusals else "",
    )
