"""The processes in which bots think: never on the loop, never longer than allowed, restarted if they die."""

import asyncio
import itertools
import sys
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from typing import Final

import msgspec
import structlog

from rostra.game import Json
from rostra.server import metrics
from rostra.server.bot_worker import HEAD, BotFailed, ChooseTask, Chosen, ReviewPart, ReviewTask, as_pair

GRACE: Final = 10.0
"""Seconds on top of the budget before a worker counts as stuck: starting one takes a while on a busy machine."""
TRIES: Final = 2
REVIEW_SECONDS: Final = 20.0
"""For a part of a review: compiled it takes a quarter of a second, uncompiled much longer."""

LONG: Final = 2.0
"""From so many seconds on, all idle workers think about the same decision. Below, one does: so levels are measured."""

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


class BotPool:
    def __init__(self, processes: int) -> None:
        self._all = [_BotWorker() for _ in range(processes)]
        self._idle: asyncio.LifoQueue[_BotWorker] = asyncio.LifoQueue()
        for worker in self._all:
            self._idle.put_nowait(worker)
        self._numbers = itertools.count()
        self._encoder = msgspec.msgpack.Encoder(enc_hook=as_pair)
        self._decoder: msgspec.msgpack.Decoder[Chosen | BotFailed | ReviewPart]
        self._decoder = msgspec.msgpack.Decoder(Chosen | BotFailed | ReviewPart)

    async def choose(
        self, game: str, options: Json, actions: list[int], bot: str, seconds: float, for_hint: bool = False
    ) -> tuple[str, list[Json]]:
        """The line a bot plays, and its thoughts; ``NoAnswer`` if it has none. With ``LONG`` seconds, all idle workers
        think about it.
        """
        parts = max(1, self._idle.qsize()) if seconds >= LONG else 1
        tasks = [ChooseTask(next(self._numbers), game, options, actions, bot, seconds, for_hint) for _ in range(parts)]
        replies = await asyncio.gather(*[self._ask(task, seconds, bot) for task in tasks], return_exceptions=True)
        found = [reply for reply in replies if isinstance(reply, Chosen)]
        if found:
            return merged(found)
        for wrong in [reply for reply in replies if isinstance(reply, BaseException)]:
            raise wrong
        raise NoAnswer(f"bot {bot!r} of {game} gave no answer")

    async def review(self, game: str, options: Json, actions: list[int], seed: str, first: int) -> ReviewPart:
        """The next part of a review; ``NoAnswer`` if there is none."""
        task = ReviewTask(next(self._numbers), game, options, actions, seed, first)
        reply = await self._ask(task, REVIEW_SECONDS, "review")
        if not isinstance(reply, ReviewPart):
            raise NoAnswer(f"no review of {game}")
        return reply

    async def _ask(self, task: ChooseTask | ReviewTask, seconds: float, bot: str) -> Chosen | ReviewPart:
        encoded = self._encoder.encode(task)
        for attempt in range(TRIES):
            worker = await self._idle.get()
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
            finally:
                self._idle.put_nowait(worker)
        raise WorkerLost(f"bot {bot!r} of {task.game} gave no answer")

    async def close(self) -> None:
        await asyncio.gather(*[worker.end() for worker in self._all])
