"""The same work on many things, in several processes. One that dies is noticed: nobody waits for it for ever."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from rostra.parent_process import when_parent_ends

Thing = TypeVar("Thing")
Result = TypeVar("Result")


class Died(Exception):
    """A process was killed from outside, perhaps because there was no memory left."""


def spread(work: Callable[[Thing], Result], things: Iterable[Thing], processes: int) -> Iterator[Result]:
    """What comes of each thing, as it is done. Closing the iterator ends the processes."""
    # spawn: a forked copy of a process with threads (a progress bar is one) can hang
    context = get_context("spawn")
    left = iter(things)
    busy: set[Connection] = set()
    started = []
    try:
        for thing in islice(left, processes):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(work, there), daemon=True)
            with _interrupts_held():
                process.start()
            there.close()  # only the process has it now: its end is the end of the line
            started.append(process)
            with _alive():
                here.send(thing)
            busy.add(here)
        while busy:
            ready = wait(busy)
            for line in [one for one in busy if one in ready]:
                with _alive():
                    done, result = line.recv()
                if not done:
                    raise result
                busy.remove(line)
                yield result  # before the next thing is sent: if that fails this one is not lost
                for thing in islice(left, 1):
                    with _alive():
                        line.send(thing)
                    busy.add(line)
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.join()


def _serve(work: Callable[[Thing], Result], line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    when_parent_ends(lambda: os._exit(1))  # at once: nobody wants what is being worked on any more
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            thing = line.recv()
            try:
                answer = True, work(thing)
            except Exception as wrong:
                line.send((False, wrong))
                return
            line.send(answer)


@contextmanager
def _alive() -> Iterator[None]:
    """Whatever is wrong with a line: the process at its other end is gone."""
    try:
        yield
    except (EOFError, OSError):
        raise Died from None


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A Ctrl-C comes a moment later. What is held back now the new process holds back, too: it leaves no traceback."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
