"""A process that dies is noticed whenever it does, and what it had answered is not lost."""

import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from rostra.arena.processes import Died, spread


def answers_and_dies(thing: int) -> int:
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGKILL)).start()
    return thing


def dies_in_the_middle_of_its_answer(thing: int) -> bytes:
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGKILL)).start()
    return bytes(10**6)  # more than the line holds, and nobody listens yet


def with_a_pause() -> Iterator[int]:
    yield 1
    time.sleep(1.5)
    yield 2


def test_after_its_answer() -> None:
    running = spread(answers_and_dies, with_a_pause(), 1)
    assert next(running) == 1
    with pytest.raises(Died):
        next(running)


def test_in_the_middle_of_its_answer() -> None:
    with pytest.raises(Died):
        list(spread(dies_in_the_middle_of_its_answer, with_a_pause(), 2))
