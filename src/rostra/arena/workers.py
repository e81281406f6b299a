"""Many games: in this process, in several, or on a Ray cluster. A game is the same wherever it is played."""

import logging
import os
import socket
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

from rostra.arena.plan import ArenaError, Plan
from rostra.arena.play_game import Finished, play
from rostra.arena.processes import WorkerDied, spread


def run(plan: Plan, numbers: list[int], jobs: int, on_ray: bool) -> Iterator[Finished]:
    """These games, as they end."""
    if on_ray:
        yield from _on_ray(plan, numbers, jobs)
    elif jobs == 1 or len(numbers) < 2:
        yield from map(partial(play, plan), numbers)
    else:
        try:
            yield from spread(partial(play, plan), numbers, jobs)
        except WorkerDied:
            raise ArenaError("error-worker-died") from None


def _on_ray(plan: Plan, numbers: list[int], jobs: int) -> Iterator[Finished]:
    """On the cluster at RAY_ADDRESS, or on this machine with this many jobs."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else needs to know what is played here
    try:
        ray: Any = import_module("ray")  # optional: rostra[ray]
    except ImportError:
        raise ArenaError("error-no-ray") from None
    address = os.environ.get("RAY_ADDRESS") or "local"
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == "local":
            small = 100 * 2**20  # bytes for objects that are passed around; Ray would take a third of all memory
            ray.init("local", num_cpus=jobs, include_dashboard=False, object_store_memory=small, **quiet)
        else:
            _check_reachable(address)
            ray.init(address, **quiet)
    except (OSError, ValueError, RuntimeError, ImportError) as wrong:
        raise ArenaError("error-ray", address=address, why=str(wrong).partition("\n")[0]) from None
    try:
        playing = ray.remote(play)
        settings = ray.put(plan)
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # some wait, so that no core is idle
        left = iter(numbers)
        pending = [playing.remote(settings, number) for _, number in zip(range(at_once), left)]
        while pending:
            done, pending = ray.wait(pending)
            pending += [playing.remote(settings, number) for _, number in zip(done, left)]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Fail at once if nobody listens at that address. Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=10).close()
