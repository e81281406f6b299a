"""The compiled and the uncompiled build are the same game: same seeds, same decisions, views, worlds and ends."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rostra

ROOT = Path(__file__).resolve().parent.parent


def plain_source(folder: Path) -> Path:
    """A copy of the source without anything compiled."""
    copy = folder / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info"))
    return copy


def trace(source: Path, game: str, *seeds: str) -> Any:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    command = [sys.executable, "-m", f"tests.{game}.trace", *seeds]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.skipif(not rostra.compiled(), reason="nothing is compiled here: no C compiler, or ROSTRA_PURE=1")
@pytest.mark.parametrize("game", rostra.GAMES)
def test_both_builds_play_the_same_games(game: str, tmp_path: Path) -> None:
    compiled = trace(ROOT / "src", game, "1", "2")
    plain = trace(plain_source(tmp_path), game, "1", "2")
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    for seed in range(2):
        for number, (one, other) in enumerate(zip(compiled["trace"][seed], plain["trace"][seed], strict=True)):
            assert one == other, f"seed {seed + 1}: the builds part ways at step {number}"
