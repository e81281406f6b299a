"""A process that dies is noticed whenever it does, and what it had answered is not lost. None outlives its parent."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rostra.arena.processes import WorkerDied, spread


def answers_and_dies(thing: int) -> int:
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGKILL)).start()
    return thing


def dies_in_the_middle_of_its_answer(thing: int) -> bytes:
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGKILL)).start()
    return bytes(10**6)  # more than the line holds, and nobody listens yet


def works_on(folder: str) -> None:
    """The parent is killed; whoever still works after that would write a second file."""
    Path(folder, "first").touch()
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(1.5)
    Path(folder, "second").touch()


def test_a_process_ends_with_its_parent(tmp_path: Path) -> None:
    work = f"list(spread(works_on, [{str(tmp_path)!r}], 1))"
    program = f"from tests.arena.test_processes import *\nif __name__ == '__main__':\n    {work}\n"
    (tmp_path / "parent.py").write_text(program)
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    parent = subprocess.run([sys.executable, tmp_path / "parent.py"], env=there, check=False)
    assert parent.returncode == -signal.SIGKILL
    assert (tmp_path / "first").exists()
    time.sleep(2.5)
    assert not (tmp_path / "second").exists()


def with_a_pause() -> Iterator[int]:
    yield 1
    time.sleep(1.5)
    yield 2


def test_after_its_answer() -> None:
    running = spread(answers_and_dies, with_a_pause(), 1)
    assert next(running) == 1
    with pytest.raises(WorkerDied):
        next(running)


def test_in_the_middle_of_its_answer() -> None:
    with pytest.raises(WorkerDied):
        list(spread(dies_in_the_middle_of_its_answer, with_a_pause(), 2))
