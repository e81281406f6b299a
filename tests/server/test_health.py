"""For whoever runs the server: health, ready, metrics; and the settings."""

import resource
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event

from rostra.server import config, time_and_chance
from rostra.store import StoreDown
from rostra.tables.pauses import Pause
from tests.server.client import Server, bearer
from tests.services import Postgres

SHORTER_THAN_A_PAGE = 4096
"""Bytes. A page is longer in the write-ahead log, by its header."""


def note_is_old(server: Server) -> None:
    """Whoever asks now whether something can be stored finds out anew. A note that is being made is waited for."""
    noting = server.rooms.uptime

    async def forget() -> None:
        async with noting._lock:
            noting._noted = float("-inf")

    server.run(forget())


def test_alive_and_ready(server: Server) -> None:
    for path, words in (("/health", "ok\n"), ("/ready", "ready\n")):
        answer = server.http.get(path)
        assert (answer.status_code, answer.text) == (200, words)
        assert answer.headers["content-type"].startswith("text/plain")


def test_not_ready_without_the_database(
    folder: Path, monkeypatch: pytest.MonkeyPatch, log: list[dict[str, Any]]
) -> None:
    """Alive all the same; and whoever asks for something is told to come back."""

    async def gone(*_: object) -> None:
        raise StoreDown("gone")

    with Server(folder) as server:
        for name in ("ready", "note_uptime", "match", "lobby"):
            monkeypatch.setattr(server.rooms.store, name, gone)
        note_is_old(server)
        for path in ("/ready", "/api/lobby", "/api/matches/never-opened"):
            assert server.get(path, 503)["reason"]["message"] == "table-store-down"
            assert server.http.get(path).headers["retry-after"]
        assert server.http.get("/health").status_code == 200
        assert {entry["event"] for entry in log} >= {"store down", "nothing can be stored"}
        monkeypatch.undo()
        log.clear()


def test_not_ready_if_the_database_is_read_only(folder: Path, log: list[dict[str, Any]]) -> None:
    """It still answers; but a move could not be stored."""
    with Server(folder) as server:
        pool = server.rooms.store.engine
        assert server.http.get("/ready").status_code == 200

        def read_only(connection: Any, record: object) -> None:
            connection.execute("PRAGMA query_only = ON")

        event.listen(pool, "connect", read_only)
        pool.dispose()
        assert server.http.get("/ready").status_code == 200  # it was tried just now
        note_is_old(server)
        for _ in range(3):
            answer = server.get("/ready", 503)["reason"]
            assert answer["message"] == "table-store-full"
            assert "read-only" in answer["text"]
            note_is_old(server)
        event.remove(pool, "connect", read_only)
        pool.dispose()
        assert server.http.get("/ready").status_code == 200
        assert [entry["event"] for entry in log if entry["level"] == "error"] == ["nothing can be stored"]
        log.clear()


def test_not_ready_if_the_disk_is_full(folder: Path, log: list[dict[str, Any]]) -> None:
    """Here: this process can write no page of a database, neither at the end of a file nor before."""
    with Server(folder) as server:
        assert server.http.get("/ready").status_code == 200
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (SHORTER_THAN_A_PAGE, hard))
        try:
            note_is_old(server)
            refused = server.http.get("/ready")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert refused.status_code == 503
        assert refused.json()["reason"]["message"] == "table-store-full"
        note_is_old(server)
        assert server.http.get("/ready").status_code == 200
        log.clear()


def test_ready_asks_the_database_only_now_and_then(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(folder) as server:
        asked = []
        note = server.rooms.store.note_uptime

        async def counted(now: int) -> Any:
            asked.append(now)
            return await note(now)

        monkeypatch.setattr(server.rooms.store, "note_uptime", counted)
        for _ in range(50):
            assert server.http.get("/ready").status_code == 200
        assert len(asked) <= 2


def test_not_ready_on_a_standby_of_postgresql(postgres: Postgres, folder: Path, log: list[dict[str, Any]]) -> None:
    """Like a standby, this database only lets itself be read: with the same words, and the same code of SQL."""
    url = postgres.database("health_standby")
    with Server(folder, database=url) as server:
        assert server.http.get("/ready").status_code == 200
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute("ALTER DATABASE health_standby SET default_transaction_read_only = on")
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        note_is_old(server)
        assert server.get("/ready", 503)["reason"]["message"] == "table-store-full"
        assert server.http.get("/health").status_code == 200
        log.clear()


def test_not_ready_while_it_closes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.rooms, "closing", True)
    assert server.get("/ready", 503)["reason"]["message"] == "table-closing"


def test_metrics_are_for_the_host(server: Server) -> None:
    """From the same machine, and not through a proxy."""
    server.make()
    answer = server.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    names = {line.split("{")[0].split(" ")[0] for line in answer.text.splitlines() if not line.startswith("#")}
    wanted = {"rostra_commands_total", "rostra_log_entries_total", "rostra_sockets", "rostra_matches_open"}
    assert wanted <= names
    answer = server.http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})
    assert answer.status_code == 403
    assert answer.json()["reason"]["message"] == "table-for-the-host"


def test_an_alarm_for_a_pause_of_a_day(server: Server) -> None:
    match, _ = server.make(pause=86_400)
    room = server.room(match)

    def set_alarm(due: int | None) -> float | None:
        room.match.pause = None if due is None else Pause(due, room.match.state, -1, 0, 0)
        room.set_alarm()
        return None if room._timer is None else room._timer.when() - server.loop.time()

    day = 24 * 3_600_000
    assert server.call(set_alarm, None) is None
    for left in (1000, 60_000, day - 1, day + 1000, 60 * day):
        found = server.call(set_alarm, time_and_chance.now_ms() + left)
        assert found is not None
        assert 0 < found <= min(left / 1000, 12 * 3600) + 0.1  # later ones are set again when it rings
    server.call(set_alarm, None)


def test_metrics_with_a_token(folder: Path) -> None:
    with Server(folder, metrics_token="tök") as server:
        assert server.http.get("/metrics").status_code == 403
        assert server.http.get("/metrics", headers=bearer("x")).status_code == 403
        assert server.http.get("/metrics", headers={"authorization": "tok"}).status_code == 403
        right = [(b"authorization", "Bearer tök".encode()), (b"x-forwarded-for", b"192.0.2.1")]
        assert server.http.get("/metrics", headers=right).status_code == 200


def test_metrics_tell_no_match_from_another(server: Server) -> None:
    match, (anna, _) = server.make()
    with server.connect(match, anna) as player:
        player.do("say", text="Hello")
        player.do("play", line="nonsense", ply=player.ply)
        told = server.http.get("/metrics").text
        assert match not in told
        assert anna not in told
        assert "Hello" not in told
        assert "nonsense" not in told


def test_settings_by_environment_and_flags() -> None:
    """Flags go first; what is wrong is named, with what would be right."""
    found = config.read({"ROSTRA_PORT": "9000", "ROSTRA_ORIGINS": "https://a.example/, https://b.example"}, port=7)
    assert found.port == 7
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.database.startswith("sqlite")
    for environment, words in (
        ({"ROSTRA_PORT": "x"}, "ROSTRA_PORT: 'x' is not a whole number"),
        ({"ROSTRA_PORT": "70000"}, "ROSTRA_PORT: 70000 is not from 0 to 65535"),
        ({"ROSTRA_RATE": "yes"}, "ROSTRA_RATE: 'yes' is not one of on, off"),
        ({"ROSTRA_LOG_LEVEL": "loud"}, "ROSTRA_LOG_LEVEL"),
        ({"ROSTRA_THINKERS": "0"}, "ROSTRA_THINKERS: 0 is not from 1 to 64"),
        ({"ROSTRA_FILES": "/dev/null"}, "ROSTRA_FILES: '/dev/null' is not a folder"),
        ({"ROSTRA_WORKERS": "2"}, "PostgreSQL"),
    ):
        with pytest.raises(ValueError, match=words):
            config.read(environment)
