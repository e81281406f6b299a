"""The same source uncompiled: a copy of src/ without compiled libraries, measured in a process of its own.

``python -m bench.pure SECONDS SEED`` is that process: it prints one round of our figures as JSON.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import rostra
from bench import ours

SOURCE = Path(__file__).resolve().parent.parent / "src"
KEPT = ("*.py", "*.ftl", "*.toml")


def copy_source(folder: Path) -> None:
    """Copy what runs uncompiled, and nothing that could be imported instead of it."""
    for pattern in KEPT:
        for path in SOURCE.rglob(pattern):
            target = folder / path.relative_to(SOURCE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def measure_round(folder: Path, seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """One round of our figures, by game, with the source in that folder."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.pure", str(seconds), str(seed)],
        cwd=SOURCE.parent,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)
    return figures


def main() -> None:
    if rostra.compiled():
        sys.exit("bench.pure: this is the compiled build; PYTHONPATH should name a copy of the source")
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    figures: dict[str, dict[str, float]] = {}
    for game in rostra.GAMES:
        figures[game] = {name: measure(seconds) for name, measure in ours.measures(game, seed).items()}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
