"""``rostra serve``: one process or several, how it ends, and what it says when it cannot begin."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rostra.cli import main
from rostra.server import bus
from tests.processes.client import Voice, get, lines_of, make
from tests.processes.conftest import Starting
from tests.processes.crowd import Crowd, faults_in
from tests.processes.kill import playing_in
from tests.processes.servers import Server, alive, command_of, wait_for
from tests.services import Redis, free_port

# The end


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_order(number: signal.Signals, start: Starting, tmp_path: Path) -> None:
    """What was acknowledged is stored, everybody is told ``bye``, nothing is left behind."""

    async def scene() -> None:
        [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite")
        crowd = Crowd([server], seed=1)
        await crowd.come(["pp"] * 10 + ["pb"] * 4)
        await asyncio.sleep(1.5)
        await asyncio.to_thread(wait_for, lambda: bool(server.bot_workers()), "no bot thinks")
        match, secrets = await make(server.http)
        async with Voice(server.socket, match, secrets[0]) as quiet, Voice(server.socket, match) as spectator:
            family = server.family()
            assert server.process is not None
            if number == signal.SIGINT:
                os.killpg(server.process.pid, number)  # as a terminal does
            else:
                server.process.send_signal(number)
            assert await asyncio.to_thread(server.process.wait, 20) == 0
            server.process = None
            for voice in (quiet, spectator):
                assert await voice.ended() == 1012
                assert voice.heard[-1]["tell"] == "bye"
                assert voice.heard[-1]["reason"]["message"] == "table-closing"
        await crowd.hear_the_end()
        assert crowd.counted["bye table-closing"] > 0
        assert crowd.counted["lost without a word"] == 0
        await crowd.go()
        wait_for(lambda: not alive(family), f"still there: {family}", 5)
        assert crowd.faults + faults_in(server.database, crowd.acknowledged) == []
        assert "Traceback" not in server.log()
        assert '"error"' not in server.log()

    asyncio.run(scene())


def test_a_bot_worker_ends_with_its_server_whatever_it_does(start: Starting, tmp_path: Path) -> None:
    async def scene() -> list[int]:
        [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite", ROSTRA_THINKERS="2")
        crowd = Crowd([server], seed=2)
        await crowd.come(["pb"] * 6)
        async with asyncio.timeout(20):
            while len(server.bot_workers()) < 2:
                await asyncio.sleep(0.1)
        bot_workers = server.bot_workers()
        server.kill()
        await crowd.go()
        return bot_workers

    bot_workers = asyncio.run(scene())
    wait_for(lambda: not alive(bot_workers), "bot workers are left", 10)


def test_a_bot_worker_that_dies_is_replaced(start: Starting, tmp_path: Path) -> None:
    async def scene() -> None:
        [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite")
        crowd = Crowd([server], seed=3)
        await crowd.come(["pb"] * 4)
        for _ in range(3):
            await asyncio.sleep(0.7)
            for pid in server.bot_workers():
                os.kill(pid, signal.SIGKILL)
            await crowd.wait_until_all_went_on(playing_in(server.database), 15)
        await crowd.go()
        assert server.stop() == 0
        assert crowd.faults + faults_in(server.database, crowd.acknowledged) == []

    asyncio.run(scene())


# Workers


def workers_of(server: Server) -> list[int]:
    return [pid for pid in server.family() if "spawn_main" in command_of(pid)]


def test_two_workers(start: Starting, database: str, redis: Redis) -> None:
    async def scene() -> None:
        [server] = start(1, database, redis.url, workers=2)
        crowd = Crowd([server], seed=4)
        await crowd.come(["pp"] * 12 + ["pb"] * 4)
        await asyncio.sleep(2)
        assert len(workers_of(server)) == 2
        # one of them dies: those who were there come back, another one takes its place
        victim = workers_of(server)[0]
        os.kill(victim, signal.SIGKILL)
        await crowd.wait_until_all_went_on(playing_in(database))
        async with asyncio.timeout(20):
            while len(workers_of(server)) < 2 or victim in workers_of(server):
                await asyncio.sleep(0.1)
        await asyncio.sleep(2)
        family = server.family()
        without_a_word = crowd.counted["lost without a word"]  # when one died
        assert await asyncio.to_thread(server.stop) == 0
        await crowd.hear_the_end()
        assert crowd.counted["bye table-closing"] > 0
        assert crowd.counted["lost without a word"] == without_a_word
        await crowd.go()
        wait_for(lambda: not alive(family), f"still there: {family}", 5)
        assert crowd.faults + faults_in(database, crowd.acknowledged) == []
        assert crowd.counted["connections lost"] > 0
        assert len(crowd.acknowledged) > 200

    asyncio.run(scene())


def test_workers_end_with_whoever_started_them(start: Starting, database: str, redis: Redis) -> None:
    async def scene() -> list[int]:
        [server] = start(1, database, redis.url, workers=2)
        match, secrets = await make(server.http, "pb")
        async with Voice(server.socket, match, secrets[0]) as voice:
            lines = await lines_of(server.http)
            for _ in range(3):
                while not voice.actions:
                    await voice.next()
                await voice.play(lines[voice.actions[0]])
            family = server.family()
            assert len(workers_of(server)) == 2
            server.kill()
            await voice.ended()
        return family

    family = asyncio.run(scene())
    wait_for(lambda: not alive(family), f"still there: {family}", 20)


# What it says when it cannot begin


Out = pytest.CaptureFixture[str]


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No settings from outside, and an empty data folder."""
    for name in [name for name in os.environ if name.startswith("ROSTRA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("rostra.server.logs.set_up", lambda level: None)  # this process has its own
    return tmp_path


def serve(capsys: Out, *arguments: str) -> tuple[int, str]:
    """The exit code, and the one line that says why."""
    with pytest.raises(SystemExit) as end:
        main(["serve", *arguments])
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rostra: ")
    assert len(err.splitlines()) == 1
    assert "secret" not in err
    assert isinstance(end.value.code, int)
    return end.value.code, err


@pytest.mark.parametrize(
    ("arguments", "settings", "why"),
    [
        (["--database", "nonsense"], {}, "sqlite:////folder/file.sqlite"),
        (["--database", "mysql://livia:secret@host/rostra"], {}, "there are sqlite and postgresql"),
        ([], {"ROSTRA_DATABASE": "oracel://livia:secret@host/x"}, "oracel"),
        (["--bus", "amqp://livia:secret@host"], {}, "--bus: 'amqp': there is Redis only"),
        ([], {"ROSTRA_BUS": "redis://livia:secret@host:port/0"}, "right would be redis://"),
        ([], {"ROSTRA_BUS": "redis://livia:secret/word@host:1/0"}, "right would be redis://"),
        (["--database", "postgresql://livia:pass@secret@host/x"], {}, "%40"),
        (["--database", "sqlite:////x.sqlite", "--workers", "2"], {}, "need PostgreSQL"),
        (["--database", "postgresql://host/x", "--workers", "2"], {}, "need a message bus"),
        (["--port", "70000"], {}, "0 to 65535"),
        ([], {"ROSTRA_PORT": "eighty"}, "ROSTRA_PORT: 'eighty' is not a whole number"),
        (["--thinkers", "0"], {}, "1 to 64"),
        ([], {"ROSTRA_THINK_SECONDS": "0"}, "0.01 to 600"),
        ([], {"ROSTRA_THINK_SECONDS": "nan"}, "0.01 to 600"),
        ([], {"ROSTRA_THINK_SECONDS": "long"}, "'long' is not a number"),
        ([], {"ROSTRA_RATE": "maybe"}, "on, off"),
        ([], {"ROSTRA_LOG_LEVEL": "loud"}, "debug, info, warning, error"),
    ],
)
def test_bad_settings(
    arguments: list[str], settings: dict[str, str], why: str, capsys: Out, at_home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    code, said = serve(capsys, *arguments)
    assert code == 2
    assert why in said
    assert list(at_home.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--database", "postgresql://livia:secret@127.0.0.1:1/rostra"], "refused"),
        (["--database", "postgresql://127.0.0.1:1/x", "--bus", "redis://127.0.0.1:1/0", "--workers", "2"], "refused"),
        (["--database", "sqlite:////proc/nowhere/rostra.sqlite"], "/proc/nowhere"),
        (["--database", "sqlite:////proc/rostra.sqlite"], "unable to open database file"),
        (["--database", "sqlite:////dev/null/rostra.sqlite"], "/dev/null"),
        (["--host", "192.0.2.7"], "192.0.2.7"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
    ],
)
def test_what_cannot_be_reached_or_written(arguments: list[str], why: str, capsys: Out, at_home: Path) -> None:
    code, said = serve(capsys, "--port", str(free_port()), *arguments)
    assert code == 1
    assert why in said
    assert list(at_home.iterdir()) == []


def test_a_redis_that_does_not_answer_is_named(start: Starting, tmp_path: Path, redis: Redis) -> None:
    """The server starts all the same: matches go on without a bus, only slower."""
    [server] = start(1, f"sqlite:///{tmp_path}/rostra.sqlite", f"redis://livia:secret@127.0.0.1:{free_port()}/0")
    wait_for(lambda: "no Redis answers" in server.log(), "nothing is said")
    assert "redis://***@127.0.0.1:" in server.log()
    assert "Connection refused" in server.log()
    assert "secret" not in server.log()
    assert bus.obstacle(redis.url) is None
    assert "invalid username" in str(bus.obstacle(redis.url.replace("redis://", "redis://livia:wrong@")))


def test_a_port_that_is_taken(at_home: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "rostra.cli", "serve", "--port", str(port)]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stdout == ""  # not where it is: whoever answers there, it is not us
    assert done.stderr.startswith(f"rostra: 127.0.0.1:{port} is in use")
    assert len(done.stderr.splitlines()) == 1
    assert list(at_home.iterdir()) == []


def test_two_on_one_sqlite_file(start: Starting, tmp_path: Path, at_home: Path, capsys: Out) -> None:
    """They would not tell each other what is played. The first one serves on; when it ends the file is free."""
    file = tmp_path / "rostra.sqlite"
    [one] = start(1, f"sqlite:///{file}")
    code, said = serve(capsys, "--port", str(free_port()), "--database", f"sqlite:///{file}")
    assert code == 1
    assert said.startswith(f"rostra: {file} is served by another rostra serve already")
    assert "--database sqlite:////" in said
    assert asyncio.run(get(one.http, "/ready")) == "ready\n"
    one.kill()
    start(1, f"sqlite:///{file}")


def test_two_on_one_sqlite_file_with_a_bus(start: Starting, tmp_path: Path, redis: Redis) -> None:
    one, two = start(2, f"sqlite:///{tmp_path}/rostra.sqlite", redis.url)
    assert asyncio.run(get(one.http, "/ready")) == asyncio.run(get(two.http, "/ready")) == "ready\n"


def test_two_that_start_on_one_port(tmp_path: Path) -> None:
    """The second one says so, however close behind."""
    one = Server(tmp_path, f"sqlite:///{tmp_path}/one.sqlite")
    two = Server(tmp_path, f"sqlite:///{tmp_path}/two.sqlite")
    two.port = one.port
    with one, two:
        assert one.process is not None
        assert two.process is not None
        wait_for(lambda: 1 in (one.process and one.process.poll(), two.process and two.process.poll()), "", 30)
        left = [server for server in (one, two) if server.process and server.process.poll() is None]
        assert len(left) == 1
        left[0].wait_until_ready()
        assert asyncio.run(get(left[0].http, "/health")) == "ok\n"


def test_any_port_that_is_free(tmp_path: Path) -> None:
    """It says which one it has got."""
    command = [sys.executable, "-u", "-m", "rostra.cli", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path}/rostra.sqlite"]
    environment = {**os.environ, "ROSTRA_LANGUAGE": "en"}
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip().removeprefix("Rostra is at ").rstrip("/")
        assert address.startswith("http://127.0.0.1:")
        assert not address.endswith(":0")
        assert asyncio.run(get(address, "/health")) == "ok\n"
    finally:
        process.terminate()
        process.communicate(timeout=30)
