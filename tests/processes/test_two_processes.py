"""Two server processes, one PostgreSQL, one Redis: a match is served by either, and it is one match."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import redis as driver

from rostra.server.bus import CHANNEL
from tests.processes.client import Json, Voice, get, lines_of, make, post
from tests.processes.conftest import Pair, Starting
from tests.processes.crowd import ask, faults_in, lengths_in
from tests.processes.servers import Server, wait_for
from tests.services import Redis


def anything(voice: Voice, lines: list[str], rng: random.Random) -> str:
    return lines[rng.choice(voice.actions)]


async def until_somebody_decides(voices: list[Voice]) -> Voice:
    """Who is to decide; everybody hears what there is to hear meanwhile."""
    async with asyncio.timeout(30):
        while True:
            for voice in voices:
                if voice.actions or voice.match["phase"] == "over":
                    return voice
            waiting = [asyncio.ensure_future(voice.next()) for voice in voices]
            _, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)


# A whole game


def test_a_whole_game_with_a_spectator_on_either_side(pair: Pair) -> None:
    async def scene() -> None:
        one, two = pair
        lines = await lines_of(one.http)
        match, secrets = await make(one.http)
        rng = random.Random(1)
        async with (
            Voice(one.socket, match, secrets[0]) as cleopatra, Voice(two.socket, match, secrets[1]) as caesar,
            Voice(one.socket, match) as near, Voice(two.socket, match) as far,
        ):  # fmt: skip
            while True:
                voice = await until_somebody_decides([cleopatra, caesar])
                if voice.match["phase"] == "over":
                    break
                line = anything(voice, lines, rng)
                if line.startswith(("assassinate", "spy", "castle", "scout", "wrath")) and rng.random() < 0.9:
                    continue  # a pause each time would take too long
                await voice.play(line)
            for voice in (cleopatra, caesar, near, far):
                await voice.settle()
                assert voice.match["phase"] == "over"
            assert near.events == far.events
            assert near.view == far.view
            assert cleopatra.match["result"] == caesar.match["result"] == far.match["result"]
        for voice, other in ((cleopatra, two), (caesar, one)):  # and whoever looks from the other side sees the same
            async with Voice(other.socket, match, voice.secret) as again:
                assert again.events == voice.events
                assert again.view == voice.view
        record = await get(one.http, f"/api/matches/{match}/record")
        assert record == await get(two.http, f"/api/matches/{match}/record")
        assert faults_in(one.database, []) == []

    asyncio.run(scene())


# Both at once


async def race(first: Awaitable[Json], second: Awaitable[Json]) -> tuple[Json, Json]:
    """Both answers, of which exactly one is yes; the other has a reason and the present view."""
    answers = await asyncio.gather(first, second)
    won = [told for told in answers if told["tell"] in ("now", "done")]
    lost = [told for told in answers if told["tell"] == "refused"]
    assert (len(won), len(lost)) == (1, 1), answers
    assert lost[0]["reason"]["text"]
    assert lost[0]["view"] is not None
    return won[0], lost[0]


async def conflicts(*servers: Server) -> float:
    found = 0.0
    for server in servers:
        told = str(await get(server.http, "/metrics"))
        found += sum(float(line.split()[1]) for line in told.splitlines() if line.startswith("rostra_conflicts_total"))
    return found


def test_two_connections_of_one_seat_send_the_same_ply(pair: Pair) -> None:
    """Set-up: Cleopatra lays cards one after the other. She has two pages open, on two servers, and clicks on both."""

    async def scene() -> None:
        one, two = pair
        lines = await lines_of(one.http)
        rng = random.Random(2)
        met = 0
        for _ in range(12):
            match, secrets = await make(one.http)
            async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[0]) as there:
                for _ in range(5):
                    ply = here.ply
                    assert there.ply == ply
                    _, lost = await race(
                        here.do("play", ply=ply, line=anything(here, lines, rng)),
                        there.do("play", ply=ply, line=anything(there, lines, rng)),
                    )
                    assert lost["reason"]["message"] == "table-stale"
                    met += 1
                    await here.settle(0.05)
                    await there.settle(0.05)
                    while here.ply != there.ply:
                        behind = here if here.ply < there.ply else there
                        await behind.next()
                    assert here.view == there.view
                    assert here.events == there.events
        assert met == 60
        assert await conflicts(one, two) > 0  # it is the database that has decided, at least now and then
        assert faults_in(one.database, []) == []

    asyncio.run(scene())


def test_a_move_here_and_an_undo_there(pair: Pair) -> None:
    async def scene() -> None:
        one, two = pair
        rng = random.Random(3)
        lines = await lines_of(one.http)
        undone = 0
        for round_ in range(10):
            match, secrets = await make(one.http)
            async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[0]) as there:
                await here.play(anything(here, lines, rng))
                while there.ply < here.ply:
                    await there.next()
                mover, taker = (here, there) if round_ % 2 else (there, here)
                won, lost = await race(
                    mover.do("play", ply=mover.ply, line=anything(mover, lines, rng)), taker.do("undo", ply=taker.ply)
                )
                assert lost["reason"]["message"] == "table-stale"
                undone += any(event["event"] == "undone" for event in won["events"])
        assert 0 <= undone <= 10
        assert faults_in(one.database, []) == []

    asyncio.run(scene())


def test_both_players_talk_at_the_same_time(pair: Pair) -> None:
    """Nobody is refused: what comes second is judged anew and comes after."""

    async def scene() -> None:
        one, two = pair
        match, secrets = await make(one.http)
        async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[1]) as there:
            for number in range(5):
                answers = await asyncio.gather(
                    here.do("say", text=f"here {number}"), there.do("say", text=f"there {number}")
                )
                assert {told["tell"] for told in answers} <= {"now", "done"}
            await here.settle()
            await there.settle()
            said = [[event["text"] for event in voice.events if event["event"] == "said"] for voice in (here, there)]
            assert said[0] == said[1]
            assert len(said[0]) == 10

    asyncio.run(scene())


def test_the_same_command_on_both_sides_is_done_once(pair: Pair) -> None:
    """The answer got lost, and the client comes back on the other server with the same key."""

    async def scene() -> None:
        one, two = pair
        match, secrets = await make(one.http)
        lines = await lines_of(one.http)
        async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[0]) as there:
            for number in range(10):
                line, ply = lines[here.actions[0]], here.ply
                answers = await asyncio.gather(
                    *[voice.do("play", ply=ply, line=line, key=f"same {number}") for voice in (here, there)]
                )
                assert {told["tell"] for told in answers} <= {"now", "done"}
                await here.settle(0.05)
                await there.settle(0.05)
                while here.ply != there.ply:
                    await (here if here.ply < there.ply else there).next()
        assert faults_in(one.database, [(match, 0, f"same {number}") for number in range(10)]) == []

    asyncio.run(scene())


def test_a_seat_that_was_just_given_out_opens_on_the_other_side(pair: Pair, redis: Redis) -> None:
    """The other process has the match in memory and may not have heard yet."""

    async def scene() -> None:
        one, two = pair
        for _ in range(10):
            match, secrets = await make(one.http, "po")
            async with Voice(two.socket, match, secrets[0]) as host:
                joined = await post(one.http, f"/api/matches/{match}/join", {"name": "Titus"})
                async with Voice(two.socket, match, joined["secret"]) as guest:
                    assert guest.heard[0]["seat"] == 1
                    for voice in (host, guest):
                        if voice.match["phase"] != "playing":
                            await voice.until(lambda told: told.get("match", {}).get("phase") == "playing", 5)

    asyncio.run(scene())


def test_both_ask_for_a_rematch_at_the_same_time(pair: Pair) -> None:
    async def scene() -> None:
        one, two = pair
        there_before = set(lengths_in(one.database))
        made: list[str] = []
        for _ in range(5):
            match, secrets = await make(one.http)
            async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[1]) as there:
                await here.play(str((await lines_of(one.http))[here.actions[0]]))
                await there.do("resign")
                await here.settle(0.2)
                await asyncio.gather(here.do("rematch"), there.do("rematch"))
                for voice in (here, there):
                    if not voice.match["next_match"]:
                        await voice.until(lambda told: bool(told.get("match", {}).get("next_match")), 8)
                assert here.match["next_match"] == there.match["next_match"]
                again = here.match["next_match"]
            async with Voice(two.socket, again, secrets[0]) as voice:
                assert voice.heard[0]["seat"] == 1
            made += [match, again]
        assert set(lengths_in(one.database)) - there_before == set(made)  # one rematch each, no orphans

    asyncio.run(scene())


# The bus


async def delay(mover: Voice, other: Voice, talking: bool = False) -> float:
    """Seconds from the acknowledgement on the one side until the other side is told.

    Of a new name, five times a minute at most; or of something that is said, five times in ten seconds.
    """
    text = f"guest {time.monotonic_ns()}"
    done = await (mover.do("say", text=text) if talking else mover.do("name", name=text))
    assert done["tell"] == "now", done
    began = time.monotonic()
    word = "text" if talking else "name"
    await other.until(lambda told: any(event.get(word) == text for event in told.get("events", ())), 20)
    return time.monotonic() - began


def test_without_the_bus_some_seconds_later_and_with_it_at_once(
    start: Starting, database: str, own_redis: Redis
) -> None:
    async def scene() -> None:
        one, two = start(2, database, own_redis.url)
        match, secrets = await make(one.http)
        async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[1]) as there:
            assert min([await delay(here, there) for _ in range(3)]) < 0.5
            await asyncio.to_thread(own_redis.stop)
            assert await delay(here, there) < 6
            assert await delay(there, here) < 6
            await asyncio.to_thread(own_redis.start)
            async with asyncio.timeout(10):
                while await delay(here, there, True) > 0.5 or await delay(there, here, True) > 0.5:
                    await asyncio.sleep(2)
        assert "bus lost" in one.log()

    asyncio.run(scene())


def test_messages_that_are_false_late_or_nonsense_do_no_harm(pair: Pair, redis: Redis) -> None:
    async def scene() -> None:
        one, two = pair
        lines = await lines_of(one.http)
        match, secrets = await make(one.http)
        bus = driver.Redis.from_url(redis.url)
        async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[0]) as there:
            for number in range(8):
                for length in ("3", "0", "999999", "-5", "10000000000000", "x", "", " 4 5"):
                    bus.publish(CHANNEL, f"{match} {length}")
                for nonsense in ("nobody 7", "nonsense", "", match, b"\xff\xfe \xff"):
                    bus.publish(CHANNEL, nonsense)
                await here.play(lines[here.actions[number % len(here.actions)]])
                while there.ply < here.ply:
                    await there.next(5)
                assert there.view == here.view
                assert there.events == here.events
        bus.close()
        assert one.process is not None
        assert one.process.poll() is None

    asyncio.run(scene())


def test_a_bus_that_was_never_there(start: Starting, database: str) -> None:
    """The server says so in its log and serves all the same."""

    async def scene() -> None:
        one, two = start(2, database, "redis://127.0.0.1:1/0")
        match, secrets = await make(one.http)
        async with Voice(one.socket, match, secrets[0]) as here, Voice(two.socket, match, secrets[1]) as there:
            assert await delay(here, there) < 6
        assert "bus lost" in one.log()
        assert [server.stop() for server in (one, two)] == [0, 0]

    asyncio.run(scene())


# A process dies


def decided(server: Server, match: str, seat: int) -> bool:
    query = f"SELECT 1 FROM log, matches WHERE match = number AND id = '{match}' AND seat = {seat} LIMIT 1"
    return bool(ask(server.database, query))


async def play_until(voice: Voice, lines: list[str], right: Callable[[Voice], bool]) -> None:
    async with asyncio.timeout(30):
        while not right(voice):
            if voice.actions:
                await voice.play(lines[voice.actions[0]])
            else:
                await voice.next()


def test_a_match_whose_bot_was_thinking_is_taken_over(own_pair: Pair) -> None:
    """Nobody is connected; the process that should have moved is gone, and does not come back."""

    async def scene() -> None:
        one = own_pair[0]
        lines = await lines_of(one.http)
        matches = []
        async with AsyncExitStack() as stack:
            voices = []
            for _ in range(3):
                match, secrets = await make(one.http, "pb")
                voices.append(await stack.enter_async_context(Voice(one.socket, match, secrets[0])))
                matches.append(match)
            for voice in voices:  # the bot has made its first decisions, and it is our turn again
                await play_until(voice, lines, lambda voice: bool(voice.actions and decided(one, voice.match_id, 1)))
            assert one.bot_workers()
            for pid in one.bot_workers():
                os.kill(pid, signal.SIGSTOP)  # it thinks for ever
            for voice in voices:
                await play_until(voice, lines, lambda voice: (voice.view or {})["waiting_for"] == "caesar")
            bot_workers = one.bot_workers()
            one.kill()
            for pid in bot_workers:
                os.kill(pid, signal.SIGCONT)
        before = lengths_in(one.database)

        def went_on() -> bool:
            now = lengths_in(one.database)
            return all(now[match][1] > before[match][1] for match in matches)

        await asyncio.to_thread(wait_for, went_on, "it is not taken over", 25)
        assert faults_in(one.database, []) == []

    asyncio.run(scene())


def test_nero_on_two_processes(pair: Pair) -> None:
    """Three at a table, a bot among them: some decisions of the set-up."""

    async def scene() -> None:
        one = pair[0]
        lines = await lines_of(one.http, "nero")
        match, secrets = await make(one.http, "pbp")
        rng = random.Random(5)
        async with Voice(one.socket, match, secrets[0]) as here, Voice(pair[1].socket, match, secrets[2]) as there:
            for _ in range(16):
                voice = await until_somebody_decides([here, there])
                told = await voice.do("play", ply=voice.ply, line=anything(voice, lines, rng))
                assert told["tell"] in ("now", "done") or told["reason"]["message"] in ("table-stale", "table-pause")
        assert faults_in(one.database, []) == []

    asyncio.run(scene())
