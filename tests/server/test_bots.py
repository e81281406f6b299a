"""Bots think in processes of their own; whatever happens to those, the match goes on. And hints."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra import bots
from rostra.game import CHANCE, pick
from rostra.nero.actions import END_TURN
from rostra.server import bot_pool, bot_turns, metrics, time_and_chance
from rostra.server.bot_pool import BotPool, _BotWorker, merged
from rostra.server.bot_worker import ChooseTask, Chosen, think
from rostra.server.match_log import look_at
from tests.caesar.table import at
from tests.caesar.table import player as hand
from tests.server.client import PATIENCE, Player, Server
from tests.server.playing import play_on
from tests.tables.seated import Table

ANSWERED = ("assassinate", "spy", "castle", "scout", "wrath")
SEATS = {"caesar": 2, "nero": 4}
HANGING = Path(__file__).parent / "hanging_bot_worker.sh"


def against_a_bot(server: Server, bot: str, game: str = "caesar", seats: int = 2, **settings: Any) -> Player:
    plan = [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": bot} for _ in range(seats - 1)]]
    made = server.post("/api/matches", {"game": game, "seats": plan, "pause": 1, **settings}, 201)
    server.hurry(made["id"])
    return server.connect(made["id"], made["seats"][0]["secret"])


def calm(server: Server) -> list[str]:
    """The notation without what a bot could answer: that always takes a moment."""
    return [line if not line.startswith(ANSWERED) else "" for line in server.lines("caesar")]


def play_calmly(player: Player, lines: list[str], rng: random.Random, decisions: int = 100_000) -> None:
    made = 0
    while made < decisions and player.match["phase"] != "over":
        while not player.actions and player.match["phase"] != "over":
            player.next()
        found = [lines[action] for action in player.actions if lines[action]]
        if player.match["phase"] != "over":
            told = player.do("play", line=found[rng.randrange(len(found))], ply=player.ply)
            if told["tell"] == "refused":  # the question was open no longer
                player.view, player.ply = told["view"], told["ply"]
            made += 1


def bot_worker(server: Server) -> _BotWorker:
    return server.rooms.bot_pool._all[0]


def pid(server: Server) -> int:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        process = bot_worker(server)._process
        if process is not None and process.returncode is None:
            return process.pid
        time.sleep(0.01)
    raise AssertionError("no bot is thinking")


def decided(server: Server, match: str) -> int:
    """How many decisions the bot has made."""
    return len([move for move in server.room(match).match.moves if move.by == 1])


@pytest.mark.parametrize("bot", bots.names("caesar")[:2])
def test_a_match_against_a_bot_to_the_end(server: Server, quick: random.Random, bot: str) -> None:
    with against_a_bot(server, bot) as player:
        play_calmly(player, calm(server), quick)
        assert player.match["phase"] == "over"
        assert player.match["result"]["points"]


@pytest.mark.parametrize("game", rostra.GAMES)
def test_the_usual_companion_plays_on(folder: Path, quick: random.Random, game: str) -> None:
    """Bots that search, and a hint of one: again and again it is the person's turn."""
    with (
        Server(folder, think_seconds=0.02) as server,
        against_a_bot(server, bots.COMPANION, game, SEATS[game]) as player,
    ):
        assert play_on([player], server.lines(game), quick, 40) == 40
        while not player.actions:
            player.next()
        assert player.do("hint")["thoughts"]


def test_nero_with_bots_only_on_the_other_side(server: Server, quick: random.Random) -> None:
    with against_a_bot(server, "random", "nero", 3, options={"length": "short"}) as player:
        play_on([player], server.lines("nero"), quick, 15)
        assert len({move.by for move in server.room(player.match["id"]).match.moves} - {-1}) == 3


def test_a_bot_that_dies_is_replaced(server: Server, quick: random.Random, log: list[dict[str, Any]]) -> None:
    with against_a_bot(server, "random") as player:
        match, lines = player.match["id"], calm(server)
        while decided(server, match) == 0:
            play_calmly(player, lines, quick, 1)
        lost = metrics.count.bot_workers_lost
        for _ in range(3):
            before = pid(server)
            os.kill(before, signal.SIGKILL)
            made = decided(server, match)
            while decided(server, match) == made:
                play_calmly(player, lines, quick, 1)
            assert pid(server) != before
        assert metrics.count.bot_workers_lost >= lost
        assert all(entry["event"] == "bot worker lost" for entry in log)


def test_a_bot_that_hangs_is_cut_off(folder: Path, monkeypatch: pytest.MonkeyPatch, quick: random.Random) -> None:
    """The server waits no longer than it says, then asks another one."""
    monkeypatch.setattr("rostra.server.bot_pool.GRACE", 3.0)
    with Server(folder, think_seconds=0.2) as server, against_a_bot(server, "random") as player:
        lines = calm(server)
        while decided(server, player.match["id"]) == 0:
            play_calmly(player, lines, quick, 1)
        before = pid(server)
        os.kill(before, signal.SIGSTOP)
        made = decided(server, player.match["id"])
        while decided(server, player.match["id"]) == made:
            play_calmly(player, lines, quick, 1)
        assert pid(server) != before
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)


def test_where_no_bot_can_think_chance_decides(
    folder: Path, monkeypatch: pytest.MonkeyPatch, quick: random.Random, log: list[dict[str, Any]]
) -> None:
    """A match never waits for ever."""
    monkeypatch.setattr("rostra.server.bot_pool.GRACE", 0.05)
    monkeypatch.setattr("rostra.server.bot_pool.sys.executable", str(HANGING))
    with Server(folder, think_seconds=0.05) as server, against_a_bot(server, "miles") as player:
        match = player.match["id"]
        until = time.monotonic() + 5 * PATIENCE  # every decision of the bot waits for a process that hangs
        lines = calm(server)
        while decided(server, match) < 2:
            play_calmly(player, lines, quick, 1)
            assert time.monotonic() < until
    assert {entry["event"] for entry in log} == {"bot worker lost", "bot replaced by chance"}
    log.clear()


def test_after_a_restart_a_match_that_waits_for_a_bot_goes_on_by_itself(
    folder: Path, monkeypatch: pytest.MonkeyPatch, quick: random.Random
) -> None:
    """Nobody needs to connect."""
    with monkeypatch.context() as hanging:
        hanging.setattr("rostra.server.bot_pool.sys.executable", str(HANGING))
        with Server(folder) as server, against_a_bot(server, "random") as player:
            match, lines = player.match["id"], calm(server)
            while server.call(lambda: not server.rooms.rooms[match].match.bots_to_move()):
                play_calmly(player, lines, quick, 1)
            made = decided(server, match)
    with Server(folder) as server:
        assert match not in server.rooms.rooms or server.rooms.rooms[match].match.moves
        until = time.monotonic() + PATIENCE
        while match not in server.rooms.rooms or decided(server, match) == made:
            assert time.monotonic() < until
            time.sleep(0.02)


def test_bots_do_not_play_on_for_nobody(server: Server) -> None:
    """And go on by themselves when somebody comes back."""
    plan = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = server.post("/api/matches", {"game": "nero", "seats": plan}, 201)
    secret, commands = made["seats"][0]["secret"], f"/api/matches/{made['id']}/commands"
    assert server.post(commands, {"do": "leave", "key": "1"}, secret=secret)["done"]
    room = server.room(made["id"])
    until = time.monotonic() + PATIENCE
    while server.call(lambda: bool(room.bot_turns) or room.lock.locked()):
        assert time.monotonic() < until
        time.sleep(0.01)
    length = room.match.length
    time.sleep(0.5)
    assert room.match.length == length
    assert not room.bot_turns
    assert look_at(room.match) is None
    server.run(room.wake())
    assert room.match.length == length
    assert server.post(commands, {"do": "back", "key": "2"}, secret=secret)["done"]
    while not server.call(lambda: room.match.state.actor == 0 or room.match.length > length + 3):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_in_a_pause_a_bot_has_less_time_than_that_takes() -> None:
    """Else its answer would come too late; and that it still thinks would tell that it was asked."""
    state = at(hand("1 spy"), hand("2 veto"))
    table = Table(seats="pb", at=state)
    assert bot_turns._seconds(table.match, 5.0, time_and_chance.now_ms()) == 5.0
    table.now = time_and_chance.now_ms()
    table.play(0, "spy")
    assert [seat for seat, _ in table.match.bots_to_move()] == [1]
    left = (table.until - time_and_chance.now_ms()) / 1000
    assert 0.05 <= bot_turns._seconds(table.match, 5.0, time_and_chance.now_ms()) <= max(0.05, left * 0.6) < 0.5
    assert bot_turns._seconds(table.match, 0.06, time_and_chance.now_ms()) <= 0.06
    assert table.match.pause is not None
    table.match.pause.until = time_and_chance.now_ms() - 1000
    assert bot_turns._seconds(table.match, 5.0, time_and_chance.now_ms()) == 0.05


def test_that_is_what_it_is_given(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    given = []
    choose = server.rooms.bot_pool.choose

    async def listening(game: str, options: Any, actions: Any, bot: str, seconds: float) -> Any:
        given.append(seconds)
        return await choose(game, options, actions, bot, seconds)

    monkeypatch.setattr(server.rooms.bot_pool, "choose", listening)
    monkeypatch.setattr(bot_turns, "_seconds", lambda match, most, now: 0.123)
    with against_a_bot(server, "random") as player:
        while not given:
            player.play(server.lines("caesar")[player.actions[0]])
    assert set(given) == {0.123}


def test_a_hint_is_what_the_best_bot_thinks(server: Server) -> None:
    match, (anna, _) = server.make()
    with server.connect(match, anna) as player:
        told = player.do("hint")
        assert told["tell"] == "hint"
        assert told["bot"] == bots.names("caesar")[-1]
        lines = server.lines("caesar")
        assert 0 < len(told["thoughts"]) <= 20
        assert {thought["line"] for thought in told["thoughts"]} <= {lines[action] for action in player.actions}


def test_hints_are_limited_for_a_seat_not_for_a_socket(server: Server) -> None:
    match, (anna, _) = server.make()
    told = []
    for _ in range(3):
        with server.connect(match, anna) as player:
            told += [player.do("hint") for _ in range(2)]
    assert [one["tell"] for one in told] == ["hint"] * 5 + ["refused"]
    assert told[-1]["reason"]["message"] == "table-too-many-hints"


def test_who_gets_no_hints(server: Server) -> None:
    match, (anna, ben) = server.make()
    with server.connect(match, ben) as other, server.connect(match) as guest:
        assert other.refused("hint") == "table-not-your-turn"
        assert guest.refused("hint") == "table-spectator"
    match, (anna, ben) = server.make(hints=False)
    with server.connect(match, anna) as player:
        assert player.refused("hint") == "table-no-hints"


def test_a_hint_for_one_seat_is_not_shown_to_the_next_at_one_device(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells of the hand: if the other player looks by now, it is too late."""
    choose = server.rooms.bot_pool.choose

    async def slowly(*arguments: Any, **more: Any) -> Any:
        await asyncio.sleep(0.3)
        return await choose(*arguments, **more)

    monkeypatch.setattr(server.rooms.bot_pool, "choose", slowly)
    match, secrets = server.make(one_device=True)
    with server.connect(match, secrets[0]) as player:
        key = player.command("hint")
        time.sleep(0.1)
        player.send({"do": "look", "seat": 1})
        told = player.answer(key)
        assert told["tell"] == "refused"
        assert told["reason"]["message"] == "table-no-hint-now"


# Several processes for one question


def thought(line: str, visits: int, chance: float) -> dict[str, Any]:
    return {"line": line, "value": chance, "visits": visits, "points": 0.0, "win_chance": chance, "reason": None}


def test_what_several_found_out_counts_by_visits() -> None:
    one = Chosen(1, "pass", [thought("pass", 60, 0.5), thought("end", 40, 0.4)])
    other = Chosen(2, "end", [thought("end", 90, 0.6), thought("down 3 censors", 10, 0.1), thought("spy", 0, 0.9)])
    line, thoughts = merged([one, other])
    assert line == "end"
    assert [(told["line"], told["visits"]) for told in thoughts] == [("end", 130), ("pass", 60), ("down 3 censors", 10)]
    assert thoughts[0]["win_chance"] == pytest.approx((40 * 0.4 + 90 * 0.6) / 130)
    assert merged([one]) == (one.line, one.thoughts)


def test_of_bots_that_do_not_search_one_answer_counts() -> None:
    told = {**thought("pass", 0, 0.5), "visits": None}
    assert merged([Chosen(1, "pass", [told]), Chosen(2, "pass", [told])]) == ("pass", [told])


def test_all_processes_think_about_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "LONG", 0.05)

    async def scene() -> None:
        both = BotPool(2)
        try:
            line, thoughts = await both.choose("caesar", {}, opening(), "legatus", 0.05)
            assert line == thoughts[0]["line"]
            assert all(one._process is not None for one in both._all)
        finally:
            await both.close()

    asyncio.run(scene())


def test_a_pipe_that_closed_before_its_process_was_known_to_be_dead(log: list[dict[str, Any]]) -> None:
    """The question goes to a new process; uvloop answers a write to such a pipe with a RuntimeError."""
    uvloop = pytest.importorskip("uvloop")

    async def scene() -> None:
        one = BotPool(1)
        try:
            await one.choose("caesar", {}, opening(), "miles", 0.05)
            before = one._all[0]._process
            assert before is not None
            assert before.stdin is not None
            os.kill(before.pid, signal.SIGSTOP)  # its end is not reported
            before.stdin.transport.abort()
            await asyncio.sleep(0)
            line, _ = await one.choose("caesar", {}, opening(), "miles", 0.05)
            assert line
            assert one._all[0]._process is not before
        finally:
            await one.close()

    uvloop.run(scene())
    assert [entry["event"] for entry in log] == ["bot worker lost"]


def opening() -> list[int]:
    """Random decisions up to the first turn."""
    rng = random.Random(1)
    state = rostra.load("caesar").new()
    made = []
    while state.turns == 0 or state.actor < 0 or len(state.actions()) == 1:
        made.append(pick(state.chances(), rng) if state.actor == CHANCE else rng.choice(state.actions()))
        state.apply(made[-1])
    return made


def test_a_hint_says_what_each_candidate_is_good_for() -> None:
    """Also what the level ``miles``, who has doubts, would not think of: to end the turn, say."""
    rng, seen = random.Random(1), 0
    state, actions = rostra.load("nero").new(), list[int]()
    while seen < 8:
        if state.actor >= 0 and END_TURN in state.actions():
            reply = think(ChooseTask(1, "nero", {}, actions, "imperator", 0.02, for_hint=True))
            endings = [thought for thought in reply.thoughts if thought["line"] == "end-turn"]  # if it was tried
            assert all(thought["reason"] for thought in endings)
            seen += len(endings)
        actions.append(pick(state.chances(), rng) if state.actor == CHANCE else rng.choice(state.actions()))
        state.apply(actions[-1])
