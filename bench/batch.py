"""Many games at once: steps a second with observations and masks, beside PettingZoo's and RLCard's environments.

All play random legal actions on one core, measured in processor time. A peer runs in its own usual loop: PettingZoo in
that of its performance benchmark, RLCard in ``env.run`` with its random agents. More than half of RLCard's time goes to
these agents, so it is also driven by the quickest loop we know ("by hand"). That is shown, but the target counts the
usual loops only. Our own environments, which play one game at a time, stand among them; they are no peers either.
``python -m bench.batch`` measures these figures alone.
"""

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy
from rich.console import Console
from rich.table import Table

import rostra
from bench.loop import Measure, dice
from bench.report import Rounds, best, medians, shown
from rostra.batch import Batch

LANES = 1_000
TIMES_PEER = 20
PETTINGZOO = ["connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4"]
RLCARD = ["leduc-holdem", "limit-holdem", "uno"]
BY_HAND = ", by hand"
OUR_OWN = "ours: "
VERDICTS = {True: "met", False: "missed", None: "no peer is here"}


def measures(seed: int) -> dict[str, Measure]:
    """Steps per second of ours, by game."""
    return {game: per_second(ours(Batch(game, LANES, seed))) for game in rostra.GAMES}


def peers(seed: int) -> tuple[dict[str, Measure], list[str]]:
    """Steps per second of each peer, by its name; and those that are not installed here."""
    starters: dict[str, Callable[[], Callable[[], int]]] = {}
    for name in PETTINGZOO:
        starters[f"PettingZoo {name}"] = partial(pettingzoo, f"pettingzoo.classic.{name}", "env", seed)
    for game in rostra.GAMES:
        for kind in ("env", "raw_env"):
            module = f"rostra.adapters.pettingzoo.{game}_v0"
            starters[f"{OUR_OWN}{game}_v0.{kind}()"] = partial(pettingzoo, module, kind, seed)
    for name in RLCARD:
        starters[f"RLCard {name}"] = partial(rlcard, name, seed)
        starters[f"RLCard {name}{BY_HAND}"] = partial(rlcard_by_hand, name, seed)
    found: dict[str, Measure] = {}
    missing: list[str] = []
    for name, starter in starters.items():
        try:
            found[name] = per_second(starter())
        except ImportError as error:
            missing.append(f"{name} ({error})")
    return found, missing


def per_second(play: Callable[[], int]) -> Measure:
    """``play`` does some steps and returns how many."""

    def measure(seconds: float) -> float:
        steps = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            steps += play()
            now = time.process_time()
        return steps / (now - begin)

    return measure


def ours(batch: Batch) -> Callable[[], int]:
    def play() -> int:
        batch.step(batch.random_actions())
        return LANES

    return play


def pettingzoo(module: str, kind: str, seed: int) -> Callable[[], int]:
    if module.startswith("rostra."):
        import_module(module.rpartition(".")[0])  # makes the module
    environment: Any = getattr(import_module(module), kind)()
    choose = random.Random(seed).choice

    def play() -> int:
        """A game."""
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                return steps
            environment.step(choose(numpy.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return play


def rlcard(name: str, seed: int) -> Callable[[], int]:
    environment: Any = import_module("rlcard").make(name, config={"seed": seed})
    agent = import_module("rlcard.agents").RandomAgent(num_actions=environment.num_actions)
    environment.set_agents([agent] * environment.num_players)

    def play() -> int:
        """A game."""
        before: int = environment.timestep
        environment.run(is_training=False)
        after: int = environment.timestep
        return after - before

    return play


def rlcard_by_hand(name: str, seed: int) -> Callable[[], int]:
    environment: Any = import_module("rlcard").make(name, config={"seed": seed})
    rolls = dice(seed)

    def play() -> int:
        """A game."""
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[next(rolls) % len(legal)])
            steps += 1
        return steps

    return play


def met(batch: dict[str, float], peers: dict[str, float]) -> dict[str, bool]:
    """Empty if there is nobody to compare with."""
    usual = {n: value for n, value in peers.items() if not n.endswith(BY_HAND) and not n.startswith(OUR_OWN)}
    return {game: value >= TIMES_PEER * peers[best(usual)] for game, value in batch.items()} if usual else {}


def batch_table(batch: dict[str, float], peers: dict[str, float], missing: list[str]) -> Table:
    """Ours beside every peer, and how many times as many steps we do."""
    games = list(batch)
    caption = f"Medians; {LANES:,} games at once against one. Target: {TIMES_PEER} x the best peer in its usual loop."
    if missing:
        caption += f" Not installed: {'; '.join(missing)}."
    table = Table(title="Steps a second with observations and masks, one core", caption=caption)
    table.add_column("environment")
    table.add_column("steps", justify="right")
    for game in games:
        table.add_column(game, justify="right")
    for name, value in sorted(peers.items(), key=lambda item: -item[1]):
        table.add_row(name, shown(value, "/s"), *[f"{batch[game] / value:.0f} x" for game in games])
    verdicts = met(batch, peers)
    table.add_section()
    for game in games:
        table.add_row(
            f"rostra.batch {game}",
            shown(batch[game], "/s"),
            *[VERDICTS[verdicts.get(game)] if other == game else "" for other in games],
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.batch", description="Measure rostra.batch against other environments.")
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the median counts (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds for each figure in a round (1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all random games (1)")
    options = parser.parse_args()
    batch = measures(options.seed)
    others, missing = peers(options.seed)
    found: Rounds = defaultdict(list)
    for _ in range(options.rounds):
        for name, measure in {**batch, **others}.items():
            found[name].append(measure(options.seconds))
    middle = medians(found)
    Console().print(batch_table({n: middle[n] for n in batch}, {n: middle[n] for n in others}, missing))


if __name__ == "__main__":
    main()
