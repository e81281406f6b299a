"""Reviews of finished matches. Bot workers make them part by part, in turn; they are kept for a while."""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from rostra.bots import LEVELS, level
from rostra.game import Event, Json
from rostra.server.bot_pool import BotPool, NoAnswer
from rostra.server.fair_queue import Asker, Purpose
from rostra.server.protocol import BotsMove, Review, ReviewMoment, ReviewSum, SeatReview
from rostra.server.rate_limits import ALL_REVIEWS, REVIEWS
from rostra.server.review_game import Kind, Weighed
from rostra.tables import Entry, Match
from rostra.tables.log import is_house
from rostra.tables.refusals import refuse

MOST_KEPT: Final = 30
GIVE_UP: Final = 60.0
"""Seconds after which a review is given up if nobody asks for it again."""
SURE: Final = 2.0
"""Standard errors that a difference must have to count ..."""
MATTERS: Final = 0.01
"""... and how large it must be."""
DECISIONS: Final = 8
OTHER: Final = 5
"""So many moments of a seat come with details: of its decisions; of luck, and of the others."""

log = structlog.get_logger()


class _Job:
    def __init__(self, payer: str) -> None:
        self.payer = payer
        self.progress = 0.0
        self.done = asyncio.Event()
        self.text: bytes | None = None
        self.asked_at = time.monotonic()


class Reviews:
    def __init__(
        self, bot_pool: BotPool, start: Callable[[Coroutine[Any, Any, None]], None], limited: bool = False
    ) -> None:
        self._bot_pool = bot_pool
        self._start = start
        self._limited = limited
        self._known: OrderedDict[str, _Job] = OrderedDict()

    async def of(self, id: str, match: Match, entries: Sequence[Entry], wait: float, payer: str = "") -> bytes:
        """The review as JSON; or, after ``wait`` seconds, its progress. A ``Refusal`` if it cannot be made.

        ``payer``: the address that asks. Who asks for the same review later gets it, too.
        """
        job = self._known.get(id)
        if job is None:
            self._check(id, payer)
            job = self._known[id] = _Job(payer)
            self._start(self._make(id, job, match, entries))
        self._known.move_to_end(id)
        job.asked_at = time.monotonic() + wait
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await job.done.wait()
        if job.text is not None:
            return job.text
        if job.done.is_set():
            raise refuse("no-review")
        return msgspec.json.encode(Review(job.progress, level(match.game_name, LEVELS[-1]), 0, []))

    def _check(self, id: str, payer: str) -> None:
        """A ``Refusal`` if too many reviews wait, or bots have thought enough for this address."""
        waiting = [job.payer for job in self._known.values() if not job.done.is_set()]
        if self._limited and waiting.count(payer) >= REVIEWS.most:
            REVIEWS.hit(payer)
            raise refuse("many-reviews", most=int(REVIEWS.most))
        if len(waiting) >= ALL_REVIEWS.most:
            ALL_REVIEWS.hit(payer)
            raise refuse("no-review")
        self._bot_pool.check_time(Asker(payer, id, Purpose.REVIEW))

    async def _make(self, id: str, job: _Job, match: Match, entries: Sequence[Entry]) -> None:
        try:
            job.text = await self._weigh(id, job, match, entries)
        except NoAnswer as why:
            log.error("no review", match=id, why=str(why))
        finally:
            job.done.set()
            if job.text is None and self._known.get(id) is job:
                del self._known[id]
            self._forget()

    async def _weigh(self, id: str, job: _Job, match: Match, entries: Sequence[Entry]) -> bytes | None:
        actions = [move.action for move in match.moves]
        weighed: list[Weighed] = []
        asker = Asker(job.payer, id, Purpose.REVIEW)
        while time.monotonic() < job.asked_at + GIVE_UP:
            part = await self._bot_pool.review(
                match.game_name, match.settings.options, actions, id, len(weighed), asker
            )
            weighed += part.weighed
            if len(weighed) >= part.steps:
                return await asyncio.to_thread(_review, match, entries, weighed, part.worlds)
            job.progress = min(0.99, len(weighed) / part.steps)
        return None

    def _forget(self) -> None:
        finished = [id for id, job in self._known.items() if job.done.is_set()]
        for id in finished[: max(0, len(finished) - MOST_KEPT)]:
            del self._known[id]


class _Mark(NamedTuple):
    """A moment as a number of events in the story, and as a ply of each seat."""

    story: int
    plies: list[int]


def marks_of(played: Match, entries: Sequence[Entry]) -> list[_Mark]:
    """The moment before each decision that stands, and the end."""
    match = Match(played.settings, (), played.game)
    seats = range(len(match.seats))
    marks: list[_Mark] = []
    for entry in entries:
        if not is_house(entry.line):
            del marks[len(match.moves) :]  # those that were taken back
            marks.append(_Mark(len(match.story.events), [match.ply(seat) for seat in seats]))
        match.add([entry])
    del marks[len(match.moves) :]
    return [*marks, _Mark(len(match.story.events), [match.ply(seat) for seat in seats])]


def _review(match: Match, entries: Sequence[Entry], weighed: Sequence[Weighed], worlds: int) -> bytes:
    marks = marks_of(match, entries)
    seats = [
        _seat_review(match, marks, seat, [step for step in weighed if step.seat == seat])
        for seat in range(len(match.seats))
    ]
    return msgspec.json.encode(Review(1.0, level(match.game_name, LEVELS[-1]), worlds, seats))


def _seat_review(match: Match, marks: Sequence[_Mark], seat: int, steps: Sequence[Weighed]) -> SeatReview:
    before = [steps[0], *steps]
    with_details = _with_details(before, steps)
    views = _views(match, seat, [steps[at].number for at in with_details if steps[at].kind == "decision"])
    moments = []
    for at, (last, step) in enumerate(zip(before, steps)):
        mark = marks[step.number]
        moment = ReviewMoment(
            kind=step.kind, ply=mark.story, plies=mark.plies, before=_round(last.chance), chance=_round(step.chance),
            error=_round(step.error),
        )  # fmt: skip
        if step.kind == "decision":
            moment = msgspec.structs.replace(moment, line=step.line)
            if step.bot_line != step.line:
                bot = BotsMove(step.bot_line, _round(step.bot_chance), _round(step.bot_error))
                moment = msgspec.structs.replace(moment, bot=bot)
            if _is_sure(step):
                verdict = "mistake" if step.chance < step.bot_chance else "better"
                moment = msgspec.structs.replace(moment, verdict=verdict)
            if at in with_details:
                moment = msgspec.structs.replace(moment, view=views[step.number])
        elif at in with_details:
            moment = msgspec.structs.replace(moment, events=_events(match, marks, seat, last, step))
        moments.append(moment)
    return SeatReview(moments, _sum(steps, "decision"), _sum(steps, "luck"), _sum(steps, "others"))


def _sum(steps: Sequence[Weighed], kind: Kind) -> ReviewSum:
    """All changes of a kind added up. Each chance ends one change and begins the next. If both are of this kind, the
    chance and its error cancel out.
    """
    change = variance = 0.0
    for step, after in zip(steps, [*steps[1:], None]):
        times = (step.kind == kind) - (after is not None and after.kind == kind)
        change += times * step.chance
        variance += (times * step.error) ** 2
    return ReviewSum(_round(change), _round(math.sqrt(variance)))


def _round(chance: float) -> float:
    return round(chance, 4)


def _is_sure(step: Weighed) -> bool:
    """Whether the decision is really better or worse than the bot's."""
    return abs(step.chance - step.bot_chance) > max(MATTERS, SURE * step.bot_error)


def _with_details(before: Sequence[Weighed], steps: Sequence[Weighed]) -> set[int]:
    """The moments that matter most."""
    found: set[int] = set()
    for kind, most in (("decision", DECISIONS), ("luck", OTHER), ("others", OTHER)):
        sizes = {}
        for at, (last, step) in enumerate(zip(before, steps)):
            if step.kind != kind:
                continue
            if kind == "decision":
                if _is_sure(step):
                    sizes[at] = abs(step.chance - step.bot_chance)
            elif abs(step.chance - last.chance) > max(MATTERS, SURE * math.hypot(step.error, last.error)):
                sizes[at] = abs(step.chance - last.chance)
        found.update(sorted(sizes, key=lambda at: -sizes[at])[:most])
    return found


def _views(match: Match, seat: int, numbers: Sequence[int]) -> dict[int, Json]:
    """What the seat saw after so many decisions of the game."""
    found = {}
    state = match.game.new()
    for number, move in enumerate(match.moves):
        if number in numbers:
            found[number] = state.view(seat)
        state.apply(move.action)
    return found


def _events(match: Match, marks: Sequence[_Mark], seat: int, last: Weighed, step: Weighed) -> list[Json]:
    """What the seat saw happen between two of its moments; if nothing, what its own decision showed it."""
    until = marks[step.number].story
    since = marks[min(last.number + (last.kind == "decision"), step.number)].story
    story = match.story.events
    told = _seen(story[since:until], seat) or _seen(story[marks[last.number].story : until], seat)
    return told[-12:]


def _seen(events: Sequence[Event], seat: int) -> list[Json]:
    told = [event.seen_by(seat) for event in events if "house" not in event.open and event.name != "did"]
    return [event for event in told if event is not None]
