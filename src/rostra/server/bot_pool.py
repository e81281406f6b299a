"""The processes in which bots think: never on the loop, never longer than allowed, restarted if they die.

Who is next says fair_queue.py, and how long one may think thinking_time.py.
"""

import asyncio
import itertools
import sys
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Final, NamedTuple

import msgspec
import structlog

from rostra.game import Json
from rostra.server import metrics
from rostra.server.bot_worker import HEAD, BotFailed, ChooseTask, Chosen, ReviewPart, ReviewTask, as_pair
from rostra.server.fair_queue import Asker, FairQueue, Purpose
from rostra.server.rate_limits import THINKING
from rostra.server.thinking_time import ThinkingTime
from rostra.tables.refusals import refuse

GRACE: Final = 10.0
"""Seconds on top of the budget before a worker counts as stuck: starting one takes a while on a busy machine."""
TRIES: Final = 2
REVIEW_PART: Final = 0.25
"""Seconds that a part of a review usually takes ..."""
REVIEW_SECONDS: Final = 20.0
"""... and the most that it may: uncompiled it takes much longer."""
SHORTEST: Final = 0.05
"""The fewest seconds that a bot is given."""
LONG: Final = 2.0
"""From so many seconds on, idle workers help with a decision. Below, one thinks alone: so levels are measured."""
NOBODY: Final = Asker()
REVIEWER: Final = Asker(purpose=Purpose.REVIEW)

log = structlog.get_logger()


class NoAnswer(Exception):
    """The bot has no answer."""


class WorkerLost(NoAnswer):
    """Workers died or were too slow, ``TRIES`` times."""


class _BotWorker:
    """One process; it is started when it is first asked, and again after it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, task: bytes, seconds: float) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "rostra.server.bot_worker",  # -P: not what lies in the current folder
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends them when it has finished
            )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            _write(process.stdin, HEAD.pack(len(task)) + task)
            async with asyncio.timeout(seconds):
                head = await process.stdout.readexactly(HEAD.size)
                return await process.stdout.readexactly(HEAD.unpack(head)[0])
        except BaseException:  # cancelled, too: its answer must not be left for the next task
            self.kill()
            raise

    def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._process = None

    async def end(self) -> None:
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()


def _write(pipe: asyncio.StreamWriter, task: bytes) -> None:
    try:
        pipe.write(task)
    except RuntimeError as why:  # uvloop, if the process has died a moment ago
        raise BrokenPipeError(str(why)) from why


_FIGURES: Final = ("visits", "value", "points", "win_chance")


def merged(replies: Sequence[Chosen]) -> tuple[str, list[Json]]:
    """What several workers found out about the same decision, as one: every visit counts the same."""
    figures = [thought[name] for reply in replies for thought in reply.thoughts for name in _FIGURES]
    if len(replies) == 1 or not figures or None in figures:
        return replies[0].line, replies[0].thoughts  # this bot does not search
    found: dict[str, Json] = {}
    for reply in replies:
        for thought in [thought for thought in reply.thoughts if thought["visits"]]:
            known = found.setdefault(thought["line"], {**thought, "visits": 0})
            visits = known["visits"] + thought["visits"]
            for figure in _FIGURES[1:]:
                known[figure] += (thought[figure] - known[figure]) * thought["visits"] / visits
            known["visits"] = visits
    if not found:
        return replies[0].line, replies[0].thoughts
    thoughts = sorted(found.values(), key=lambda thought: -thought["visits"])
    return thoughts[0]["line"], thoughts


class _Asked(NamedTuple):
    asker: Asker
    seconds: float
    worker: "asyncio.Future[_BotWorker]"


class BotPool:
    """``processes`` bot workers, and one more for what is quick: so that never waits for long thoughts."""

    def __init__(self, processes: int, limited: bool = False) -> None:
        self._quick_worker = _BotWorker()
        self._all = [self._quick_worker, *[_BotWorker() for _ in range(processes)]]
        self._idle = self._all[:0:-1]
        """Without the quick one. The one that was used last comes first: others need not be started."""
        self._quick_is_idle = True
        self._queue: FairQueue[_Asked] = FairQueue()
        self._time = ThinkingTime(processes, limited)
        self._numbers = itertools.count()
        self._encoder = msgspec.msgpack.Encoder(enc_hook=as_pair)
        self._decoder: msgspec.msgpack.Decoder[Chosen | BotFailed | ReviewPart]
        self._decoder = msgspec.msgpack.Decoder(Chosen | BotFailed | ReviewPart)

    async def choose(
        self, game: str, options: Json, actions: list[int], bot: str, seconds: float, for_hint: bool = False,
        asker: Asker = NOBODY, lasts: float = 0.0,
    ) -> tuple[str, list[Json]]:  # fmt: skip
        """The line a bot plays, and its thoughts; ``NoAnswer`` if it has none.

        ``seconds`` are the most it may think. With ``LONG`` of them, idle workers help, but one stays for others.
        ``lasts``: the worker is busy for so many seconds, even if it knows the answer before.
        """
        async with self._worker(asker, seconds) as (worker, granted), self._helpers(asker, granted) as helpers:
            replies = await asyncio.gather(
                *[
                    self._ask(
                        one,
                        ChooseTask(next(self._numbers), game, options, actions, bot, granted, for_hint, lasts),
                        max(granted, lasts),
                    )
                    for one in (worker, *helpers)
                ],
                return_exceptions=True,
            )
        found = [reply for reply in replies if isinstance(reply, Chosen)]
        if found:
            return merged(found)
        for wrong in [reply for reply in replies if isinstance(reply, BaseException)]:
            raise wrong
        raise NoAnswer(f"bot {bot!r} of {game} gave no answer")

    async def review(
        self, game: str, options: Json, actions: list[int], seed: str, first: int, asker: Asker = REVIEWER
    ) -> ReviewPart:
        """The next part of a review; ``NoAnswer`` if there is none."""
        task = ReviewTask(next(self._numbers), game, options, actions, seed, first)
        async with self._worker(asker, REVIEW_PART) as (worker, _):
            reply = await self._ask(worker, task, REVIEW_SECONDS)
        if not isinstance(reply, ReviewPart):
            raise NoAnswer(f"no review of {game}")
        return reply

    def check_time(self, asker: Asker) -> None:
        """A ``Refusal`` if bots have thought so long for this address or match that hints and reviews must wait."""
        if self._time.is_used_up(asker):
            THINKING.hit(asker.payer)
            raise refuse("thought-enough")

    @asynccontextmanager
    async def _worker(self, asker: Asker, seconds: float) -> AsyncIterator[tuple[_BotWorker, float]]:
        """A worker when it is this asker's turn, and how long it may think."""
        since = time.monotonic()
        asked = _Asked(asker, self._time.allowed(asker, seconds), asyncio.get_running_loop().create_future())
        self._queue.put(asked, asker, asked.seconds)
        self._dispatch()
        metrics.count.bot_tasks_waiting += 1
        try:
            worker = await asked.worker
        except asyncio.CancelledError:
            if asked.worker.done() and not asked.worker.cancelled():
                self._release([asked.worker.result()])
            raise
        finally:
            metrics.count.bot_tasks_waiting -= 1
        began = time.monotonic()
        metrics.QUEUED.observe(began - since)
        granted = self._time.allowed(asker, seconds)
        if asker.purpose is Purpose.ANSWER:  # in a pause: what it waited is gone
            granted = max(SHORTEST, granted - (began - since))
        metrics.count.bots_shortened += asker.purpose is Purpose.TURN and granted < seconds
        try:
            yield worker, granted
        finally:
            self._queue.correct(asker, time.monotonic() - began - asked.seconds)
            self._time.spend(asker, time.monotonic() - began)
            self._release([worker])

    @asynccontextmanager
    async def _helpers(self, asker: Asker, seconds: float) -> AsyncIterator[list[_BotWorker]]:
        """Idle workers that think about the same decision. One stays idle, for others."""
        helpers = [self._idle.pop() for _ in range(len(self._idle) - 1)] if seconds >= LONG else []
        began = time.monotonic()
        try:
            yield helpers
        finally:
            used = len(helpers) * (time.monotonic() - began)
            self._queue.correct(asker, used)
            self._time.spend(asker, used)
            self._release(helpers)

    def _dispatch(self) -> None:
        while self._quick_is_idle and (asked := self._queue.take(quick=True)) is not None:
            self._quick_is_idle = not self._hand_over(self._quick_worker, asked)
        while self._idle and (asked := self._queue.take()) is not None:
            worker = self._idle.pop()
            if not self._hand_over(worker, asked):
                self._idle.append(worker)

    def _hand_over(self, worker: _BotWorker, asked: _Asked) -> bool:
        """Whether it is wanted still."""
        if asked.worker.done():
            self._queue.correct(asked.asker, -asked.seconds)
            return False
        asked.worker.set_result(worker)
        return True

    def _release(self, workers: Iterable[_BotWorker]) -> None:
        for worker in workers:
            if worker is self._quick_worker:
                self._quick_is_idle = True
            else:
                self._idle.append(worker)
        self._dispatch()

    async def _ask(self, worker: _BotWorker, task: ChooseTask | ReviewTask, seconds: float) -> Chosen | ReviewPart:
        encoded = self._encoder.encode(task)
        bot = task.bot if isinstance(task, ChooseTask) else "review"
        for attempt in range(TRIES):
            try:
                with metrics.THINKING.time() if isinstance(task, ChooseTask) else nullcontext():
                    reply = self._decoder.decode(await worker.ask(encoded, seconds + GRACE))
                if reply.number == task.number:
                    if isinstance(reply, BotFailed):
                        raise NoAnswer(reply.why)
                    return reply
                worker.kill()
            except (OSError, asyncio.IncompleteReadError, TimeoutError, msgspec.MsgspecError) as why:
                metrics.count.bot_workers_lost += 1
                log.warning("bot worker lost", game=task.game, bot=bot, attempt=attempt, why=repr(why))
        raise WorkerLost(f"bot {bot!r} of {task.game} gave no answer")

    async def close(self) -> None:
        await asyncio.gather(*[worker.end() for worker in self._all])
