"""``python -m bench``: all figures in one run, in interleaved rounds, so that a busy machine slows all alike."""

import argparse
import json
import platform
import tempfile
from collections import defaultdict
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import rostra
from bench import batch, ours, peers, pure
from bench.loop import Measure
from bench.report import TARGETS, Rounds, best, medians, ours_table, peers_table


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench", description="Measure Rostra against OpenSpiel's card games and others' environments."
    )
    parser.add_argument("--rounds", type=int, default=7, help="rounds, of which the median counts (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds for each figure in a round (1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all random games (1)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures of all rounds there")
    return parser.parse_args()


def measure_all(rounds: int, seconds: float, seed: int, environments: dict[str, Measure]) -> dict[str, Rounds]:
    """All rounds of all figures: by game, of this build and of the uncompiled source; and those of the peers."""
    found: dict[str, Rounds] = defaultdict(lambda: defaultdict(list))
    measures: dict[str, dict[str, Measure]] = {game: ours.measures(game, seed) for game in rostra.GAMES}
    measures["peers"] = peers.measures(seed)
    measures["batch"] = batch.measures(seed)
    measures["environments"] = environments
    with (
        tempfile.TemporaryDirectory(prefix="rostra-pure-") as folder,
        Progress(console=Console(stderr=True), transient=True) as progress,
    ):
        pure.copy_source(Path(folder))
        task = progress.add_task("", total=rounds * (1 + sum(map(len, measures.values()))))
        for _ in range(rounds):
            for who, group in measures.items():
                for name, measure in group.items():
                    progress.update(task, description=f"{who} {name.partition('(')[0]}")
                    found[who][name].append(measure(seconds))
                    progress.advance(task)
            progress.update(task, description="uncompiled")
            for game, figures in pure.measure_round(Path(folder), seconds, seed).items():
                for name, value in figures.items():
                    found[f"{game} uncompiled"][name].append(value)
            progress.advance(task)
    return found


def main() -> None:
    options = arguments()
    console = Console()
    environments, missing = batch.peers(options.seed)
    found = measure_all(options.rounds, options.seconds, options.seed, environments)
    middle = {who: medians(rounds) for who, rounds in found.items()}
    console.print(peers_table(middle["peers"]))
    for game in rostra.GAMES:
        here = middle[game] if rostra.compiled() else None
        console.print(ours_table(game, here, middle[f"{game} uncompiled"], middle["peers"]))
    if environments:
        console.print(batch.batch_table(middle["batch"], middle["environments"], missing))
    if not rostra.compiled():
        console.print("Rostra is not compiled here: the verdicts are those of the uncompiled build.")
    if options.json:
        peer = middle["peers"][best(middle["peers"])]
        report = {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "open_spiel": version("open_spiel"),
            "compiled": rostra.compiled(),
            "medians": middle,
            "met": {
                game: {name: target.met(middle[game][name], peer) for name, target in TARGETS[game].items()}
                for game in rostra.GAMES
            },
            "batch_met": batch.met(middle["batch"], middle["environments"]) if environments else {},
            "rounds": found,
        }
        options.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
