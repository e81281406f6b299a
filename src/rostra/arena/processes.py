"""The same work on many things, in several processes. If one dies, it is noticed at once."""

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


class WorkerDied(Exception):
    """A process was killed from outside, perhaps because there was no memory left."""


def spread(work: Callable[[Thing], Result], things: Iterable[Thing], processes: int) -> Iterator[Result]:
    """The result for each thing, as it is ready. Closing the iterator ends the processes."""
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
            there.close()  # only the process holds it now, so when the process ends the connection does
            started.append(process)
            with _alive():
                here.send(thing)
            busy.add(here)
        while busy:
            ready = wait(busy)
            for connection in [one for one in busy if one in ready]:
                with _alive():
                    done, result = connection.recv()
                if not done:
                    raise result
                busy.remove(connection)
                yield result  # before the next thing is sent: if that fails, this result is not lost
                for thing in islice(left, 1):
                    with _alive():
                        connection.send(thing)
                    busy.add(connection)
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.join()


def _serve(work: Callable[[Thing], Result], connection: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    when_parent_ends(lambda: os._exit(1))  # at once: nobody wants the result any more
    with suppress(EOFError, OSError):  # the parent is gone
        while True:
            thing = connection.recv()
            try:
                answer = True, work(thing)
            except Exception as wrong:
                connection.send((False, wrong))
                return
            connection.send(answer)


@contextmanager
def _alive() -> Iterator[None]:
    """A broken connection means that the process at its other end is gone."""
    try:
        yield
    except (EOFError, OSError):
        raise WorkerDied from None


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Delay Ctrl-C for a moment. The new process inherits that, so it does not print a traceback while it starts."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
