"""The turns of bots, and hints. The bot pool decides; a decision is then carried out like a person's."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from rostra import bots
from rostra.game import Refusal
from rostra.server import metrics, stand_in, time_and_chance
from rostra.server.bot_pool import SHORTEST, NoAnswer, WorkerLost
from rostra.server.broadcast import encode
from rostra.server.connection import Connection
from rostra.server.fair_queue import Asker, Purpose
from rostra.server.protocol import Hinted, Reason, Refused
from rostra.server.rate_limits import HINTS
from rostra.store import StoreDown
from rostra.tables import Entry, Match
from rostra.tables.refusals import refuse

if TYPE_CHECKING:
    from rostra.server.room import Room

LONGEST_ANSWER: Final = 0.3
"""The most seconds for an answer in a pause: bots think about one wherever they may be asked."""

STAND_IN: Final = "miles"
"""The level that decides for a bot that gives no answer: it always has one, and at once. In another process, or in this
one if none answers. Only the log says so: the table might learn from it that a bot was asked in secret.
"""

HINT: Final = 0.5
"""Seconds for a hint: somebody waits for it."""

log = structlog.get_logger()


def begin(room: "Room") -> None:
    """Start the turn of every bot that is to decide, if it has not begun."""
    if room.removed:
        return
    for seat, actions in _to_think(room.match):
        if seat not in room.bot_turns:
            task = room.bot_turns[seat] = asyncio.create_task(_take_turn(room, seat, actions))
            task.add_done_callback(partial(_turn_ended, room, seat))
            if room.match.pause is not None:
                asked = room.match.pause.bots_asked
                asked[seat] = asked.get(seat, 0) + 1


def _to_think(match: Match) -> list[tuple[int, list[int]]]:
    """Bots that think now, and the decisions that lead to what they think about.

    In a pause every bot that may be asked, as far as everybody knows, thinks equally often and equally long, whether or
    not it is asked. Everybody shares the pool: who has to wait for it would learn of it.
    """
    turns = match.bots_to_move()
    if match.pause is None:
        return turns
    asked = dict(turns)
    for seat in match.bots_that_may_answer():
        if seat not in asked and match.pause.bots_asked.get(seat, 0) < match.most_questions:
            turns.append((seat, match.stand_in()))
    return sorted(turns)


def _turn_ended(room: "Room", seat: int, done: "asyncio.Task[None]") -> None:
    del room.bot_turns[seat]
    if done.cancelled():
        return
    if done.exception() is not None:
        log.error("bot turn", match=room.stored.id, exc_info=done.exception())
    elif not room.rooms.closing:
        begin(room)


async def _take_turn(room: "Room", seat: int, actions: list[int]) -> None:
    bot = room.match.seats[seat].bot
    level = bots.level(room.match.game_name, STAND_IN)
    line = await _line(room, actions, level if bot in room.benched else bot)
    if not line and bot not in bots.LEVELS:
        line = await _line(room, actions, level)
    if not line:
        line = await _stand_in_line(room, actions, level)
    try:
        async with room.lock:
            await room.change(lambda now: _play(room.match, seat, actions, line, now, bool(room.rooms.config.bus)))
    except Refusal as refusal:
        log.info("a bot's answer came to nothing", match=room.stored.id, why=refusal.message)
    except StoreDown as why:
        log.warning("bot", match=room.stored.id, why=str(why))
        await asyncio.sleep(1)


async def _line(room: "Room", actions: list[int], bot: str) -> str:
    """What a bot plays; "" if it has no answer."""
    match = room.match
    secret = match.pause is not None
    try:
        if not bots.has(match.game_name, bot):
            raise NoAnswer(f"bot {bot!r} is not installed any more")
        usual = (None if bot in bots.AT_ONCE else bots.usual_of(match.game_name, bot).seconds) or SHORTEST
        seconds = _seconds(match, min(usual, room.rooms.config.think_seconds), room.match_log.now())
        purpose = Purpose.ANSWER if secret else Purpose.TURN
        asker = Asker(room.payer, room.stored.id, purpose)
        lasts = 1.25 * seconds + 0.03 if secret else 0.0
        line, _ = await room.rooms.bot_pool.choose(
            match.game_name, match.settings.options, actions, bot, seconds, asker=asker, lasts=lasts
        )
    except NoAnswer as why:
        metrics.count.stand_ins += 1
        log.error(f"bot replaced by {STAND_IN}", match=room.stored.id, why=str(why))
        if isinstance(why, WorkerLost) and bot not in bots.LEVELS:  # waiting for it at every turn would spoil the match
            room.benched.add(bot)
        return ""
    return line


async def _stand_in_line(room: "Room", actions: list[int], level: str) -> str:
    """The decision of a level that needs no other process."""
    try:
        return await stand_in.line(room.match.game, actions, level)
    except Exception as why:  # a mistake in the level: the match must not wait for ever
        log.error("bot replaced by chance", match=room.stored.id, exc_info=why)
        return ""


def _seconds(match: Match, most: float, now: int) -> float:
    """In a pause, half of what is left of it at most, for all bots that may be asked. A later answer would not count,
    and a bot that thinks on would show that it was asked.
    """
    if match.pause is None:
        return most
    left = (match.pause.until - now) / 1000
    return max(SHORTEST, min(most, LONGEST_ANSWER, left / 2 / max(1, len(match.bots_that_may_answer()))))


def _play(match: Match, seat: int, actions: list[int], line: str, now: int, written: bool) -> list[Entry]:
    """The bot's decision; without a line any that is legal. Nothing if the match has gone on without it, or if the bot
    was not really asked. An answer in a pause is not ``written``: storing it would show.
    """
    if (seat, actions) not in match.bots_to_move():
        return []
    if not line:
        state = match.sight(seat).state
        choices = state.actions()
        line = state.text(choices[(time_and_chance.rng.getrandbits(64) * len(choices)) >> 64])
    return match.decide(seat, line, now, time_and_chance.rng, written=written)


async def hint(room: "Room", connection: Connection, key: str) -> None:
    """Answer a hint: what the strongest level would do in this seat, from what the seat knows."""
    match = room.match
    try:
        async with room.lock:
            seat = connection.seat
            actions = _to_hint(room, seat, connection.client)
        asker = Asker(connection.client, room.stored.id, Purpose.HINT)
        room.rooms.bot_pool.check_time(asker)
        bot = bots.level(match.game_name, bots.LEVELS[-1])
        seconds = min(HINT, room.rooms.config.think_seconds)
        _, thoughts = await room.rooms.bot_pool.choose(
            match.game_name, match.settings.options, actions, bot, seconds, for_hint=True, asker=asker
        )
        if connection.seat != seat:  # at one device another player looks by now
            raise refuse("no-hint-now")
        connection.push(encode(Hinted(key, bot, thoughts)))
    except (Refusal, NoAnswer) as why:
        refusal = why if isinstance(why, Refusal) else refuse("no-hint-now")
        connection.push(encode(Refused(reason=Reason.of(refusal, match.game_name), key=key)))


def _to_hint(room: "Room", seat: int | None, who: str) -> list[int]:
    """The decisions that lead to what this player decides now; a ``Refusal`` if there is no hint."""
    match = room.match
    if seat is None:
        raise refuse("spectator")
    if not match.settings.hints:
        raise refuse("no-hints")
    actions = match.to_decide(seat)
    if actions is None or room.match_log.doubtful:
        raise refuse("not-your-turn")
    if match.pause is not None and not (match.alone or match.shared):
        raise refuse("no-hint-now")  # others, who wait for a bot, would learn that this player is asked
    if not room.hints.setdefault(seat, HINTS.bucket()).take():
        HINTS.hit(who)
        raise refuse("too-many-hints")
    return actions
