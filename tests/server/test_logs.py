"""Logs are for the host, who may play, too: no secret, no card is ever in them, and no address within the limits."""

import hashlib
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.running import Running, running
from tests.server.client import Json, Player, Server
from tests.services import children

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs" / "hosting.md"


class Outside:
    """A server in another process, as far as a ``Player`` needs one."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.port = int(address.rpartition(":")[2])


def lose_a_bot_worker(server: Running, player: Player) -> None:
    """The bots' process dies over a question: it is stopped first, so that it cannot have answered."""
    while not player.actions or "pause" in newest(player):  # the player's own turn waits, a pause does not
        player.next()
    while "bot worker lost" not in server.log.read_text():  # at the first try, unless the match was just being stored
        workers = children(server.process.pid)
        send(workers, signal.SIGSTOP)
        key = player.command("hint")
        player.catch_up()  # the server answers in order: now it has asked
        send(workers, signal.SIGKILL)
        assert player.answer(key)["tell"] == "hint"  # by the next one; after five there are no more


def newest(player: Player) -> Json:
    return next(told for told in reversed(player.heard) if told["tell"] in ("now", "welcome"))


def send(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def test_whatever_happens_the_log_tells_nothing(tmp_path: Path) -> None:
    """At the loudest level, with everything that makes a server talk: errors, guesses, bots that die."""
    told: list[str] = []
    with running(tmp_path, ROSTRA_LOG_LEVEL="debug", ROSTRA_RATE="off") as server:
        outside: Any = Outside(server.address)
        lines = next(
            game["lines"] for game in httpx.get(f"{server.address}/api/games").json() if game["name"] == "caesar"
        )
        plan = [{"kind": "person", "name": "Xanthippe"}, {"kind": "bot", "bot": "random"}]
        made = httpx.post(f"{server.address}/api/matches", json={"game": "caesar", "seats": plan, "pause": 1}).json()
        secret = made["seats"][0]["secret"]
        told += [secret, hashlib.sha256(secret.encode()).hexdigest(), "Xanthippe"]
        with Player(outside, made["id"]) as player:
            player.hello(secret)
            rng = random.Random(1)
            for _ in range(31):
                while not player.actions:
                    player.next()
                line = lines[rng.choice(player.actions)]
                told.append(line)
                player.do("play", line=line, ply=player.ply)
            lose_a_bot_worker(server, player)
            player.do("say", text="quidquid id est")
            player.do("play", line="down 9 nonsense", ply=player.ply)
            player.socket.send(b"\xff\xfe", text=True)
            player.until_closed()
        told += ["quidquid", "nonsense"]
        for path, body in (
            ("session", {"secret": "guessed-secret"}),
            ("session", {"secret": 17}),
            ("commands", {"do": "play", "key": "guessed-key", "line": "x", "ply": 0}),
        ):
            headers = {"authorization": "Bearer guessed-secret", "cookie": f"rostra-{made['id']}=guessed-secret"}
            httpx.post(f"{server.address}/api/matches/{made['id']}/{path}", json=body, headers=headers)
        httpx.post(f"{server.address}/api/records", content=b"Rostra record 1\nguessed-record: 1\n")
        httpx.get(f"{server.address}/api/nowhere?secret=guessed-secret")
        with pytest.raises(InvalidStatus):
            Player(outside, made["id"], origin="https://evil.example", cookie="rostra-x=guessed-secret")
        told += ["guessed-secret", "guessed-key", "guessed-record", "evil.example"]
    log = (tmp_path / "server.log").read_text()
    for text in told:
        assert text not in log, text
    for line in log.splitlines():
        if line.startswith("{"):
            entry = json.loads(line)
            assert {"event", "level", "timestamp"} <= set(entry)
            if entry["event"] not in ("limit", "denied"):
                assert "127.0.0.1" not in line.replace(f"127.0.0.1:{outside.port}", "")  # nobody's address


def test_a_database_that_fails_tells_nothing_either(folder: Path, log: list[dict[str, Any]]) -> None:
    """What should have been stored is not in the complaint. Nobody is told what is not stored, and it goes on later."""
    with Server(folder) as server:
        match, (anna, ben) = server.make()
        lines = server.lines("caesar")
        with server.connect(match, anna) as player, server.connect(match, ben) as other:
            line = lines[player.actions[0]]
            raw = sqlite3.connect(folder / "matches.sqlite")
            raw.execute("ALTER TABLE log RENAME TO away")
            told = player.do("play", key="my-own-key", line=line, ply=player.ply)
            assert told["reason"]["message"] == "table-store-down"
            answer = server.post(
                f"/api/matches/{match}/commands", {"do": "say", "key": "k2", "text": "hello there"}, 503, secret=anna
            )
            assert answer["reason"]["message"] == "table-store-down"
            other.catch_up()
            assert [event for event in other.events if event["event"] == "said"] == []
            raw.execute("ALTER TABLE away RENAME TO log")
            raw.commit()
            raw.close()
            assert player.play(line)["events"][0]["line"] == line
            assert [event["line"] for event in player.events if event["event"] == "did"] == [line]
        written = repr(log)
        for text in (line, "my-own-key", "hello there", anna):
            assert text not in written
        assert log
        log.clear()


def test_everything_that_is_logged_is_listed_for_hosts() -> None:
    page = HOSTING.read_text().partition("## What is logged")[2]
    listed = {
        name for row in re.findall(r"^\| (`.*?) \| ", page, re.MULTILINE) for name in re.findall("`([^`]+)`", row)
    }
    source = "\n".join(path.read_text() for path in (ROOT / "src/rostra/server").glob("*.py"))
    calls = re.findall(r"\b_?log\.(?:debug|info|warning|error|critical|exception)\(\s*f?\"([^\"]+)\"", source)
    assert len(calls) == len(re.findall(r"\b_?log\.(?:debug|info|warning|error|critical|exception)\(", source)) > 20
    assert {call.replace("{STAND_IN}", "miles") for call in calls} == listed


@pytest.mark.parametrize("trick", ["a\nb", '"}\n{"event": "all is well"}', "a\u2028b\u0085c", "\x1b[2Jgone", "\ud800"])
def test_nobody_writes_a_line_into_the_log(trick: str) -> None:
    """Whatever is logged of what a client sends, it is one value in one line."""
    code = (
        "import structlog\nfrom rostra.server import logs\nlogs.set_up('info')\n"
        f"structlog.get_logger().warning('limit', host={trick!r})\n"
        f"import logging\nlogging.getLogger('uvicorn.error').warning({trick!r})\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60)
    ours, theirs = [json.loads(line) for line in done.stderr.decode("ascii").splitlines()]
    assert ours["host"] == theirs["event"] == trick
    assert done.stderr.decode("ascii").replace("\n", "").isprintable()
    assert datetime.fromisoformat(ours["timestamp"]).utcoffset() == timedelta(0)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="/dev/full is there on Linux only")
def test_a_log_that_cannot_be_written_stops_nothing() -> None:
    """The disk that is full of matches may be full of logs, too."""
    code = (
        "import logging, structlog\nfrom rostra.server import logs\nlogs.set_up('info')\n"
        "for _ in range(3):\n    structlog.get_logger().error('nothing can be stored')\n"
        "    logging.getLogger('uvicorn.error').error('x')\nprint('goes on')"
    )
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=full, timeout=60)
    assert done.stdout == b"goes on\n"
