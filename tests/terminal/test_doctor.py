"""``rostra doctor``: everything that can be wrong is found, said, and gets the command that helps."""

import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from rostra import texts
from rostra.store import database
from rostra.terminal import doctor
from tests.command import Out, rostra
from tests.running import free_port, running


@pytest.fixture(autouse=True)
def _settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("ROSTRA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ROSTRA_PORT", str(free_port()))


def found(capsys: Out, check: str) -> tuple[int, dict[str, str]]:
    """The exit code, and the first finding of this check that is not fine, or else the first."""
    code, out, _ = rostra(capsys, "doctor", "--json")
    told = json.loads(out)
    assert told["ok"] == (code == 0)
    of_it = [one for one in told["checks"] if one["check"] == check]
    return code, next((one for one in of_it if one["state"] != "ok"), of_it[0])


def test_all_is_well_and_nothing_is_made(capsys: Out, tmp_path: Path) -> None:
    code, out, err = rostra(capsys, "doctor")
    assert (code, err) == (0, "")
    assert "Nothing is broken." in out
    assert "Caesar & Cleopatra, Nero" in out
    assert not (tmp_path / "home").exists()


def test_the_data_folder_cannot_be_made(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "file" / "home"))
    code, told = found(capsys, "data")
    assert (code, told["state"]) == (1, "broken")
    assert "ROSTRA_HOME=" in told["help"]


def test_others_can_look_into_the_data_folder(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir(mode=0o755)
    (tmp_path / "home").chmod(0o755)
    code, told = found(capsys, "data")
    assert (code, told["state"], told["help"]) == (0, "note", f"chmod 700 {tmp_path / 'home'}")


def test_a_full_disk(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LITTLE", 1 << 60)
    code, told = found(capsys, "data")
    assert (code, told["state"]) == (0, "note")
    assert "MB are free" in told["found"]


def test_a_wrong_setting(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_THINKERS", "many")
    code, told = found(capsys, "settings")
    assert (code, told["state"]) == (1, "broken")
    assert "ROSTRA_THINKERS: 'many'" in told["found"]


@pytest.fixture
def made(tmp_path: Path) -> Iterator[str]:
    """A database of today's version."""
    url = database.default_url()
    engine = database.connect(url)
    database.migrate(engine)
    yield url
    engine.dispose()


def set_version(url: str, version: str) -> None:
    engine = database.connect(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :version"), {"version": version})
    engine.dispose()


def test_the_schema_of_the_database(capsys: Out, made: str) -> None:
    code, told = found(capsys, "database")
    assert (code, told["state"]) == (0, "ok")
    set_version(made, database.versions()[0])
    code, told = found(capsys, "database")
    assert (code, told["state"]) == (0, "note")
    assert "rostra db backup" in told["help"]
    set_version(made, "9999")
    code, told = found(capsys, "database")
    assert (code, told["state"]) == (1, "broken")
    assert "newer Rostra" in told["found"]


def test_no_database(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "rostra.sqlite").write_text("Dear Anna, this is not a database. " * 99)
    code, told = found(capsys, "database")
    assert (code, told["state"]) == (1, "broken")
    assert "not a database" in told["found"]
    monkeypatch.setenv("ROSTRA_DATABASE", f"postgresql://anna:secret@127.0.0.1:{free_port()}/rostra")
    code, told = found(capsys, "database")
    assert (code, told["state"]) == (1, "broken")
    assert "secret" not in json.dumps(told)
    assert "ROSTRA_DATABASE" in told["help"]


def test_redis_is_not_there(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_BUS", f"redis://:secret@127.0.0.1:{free_port()}/0")
    code, told = found(capsys, "bus")
    assert (code, told["state"]) == (1, "broken")
    assert "secret" not in json.dumps(told)


def test_the_port_is_taken_by_another_program(capsys: Out) -> None:
    with socket.create_server(("127.0.0.1", int(os.environ["ROSTRA_PORT"]))):
        code, told = found(capsys, "port")
    assert (code, told["state"]) == (1, "broken")
    assert "rostra serve --port" in told["found"]


def test_a_server_of_ours_is_running(capsys: Out, tmp_path: Path) -> None:
    with running(tmp_path, port=int(os.environ["ROSTRA_PORT"])):
        code, told = found(capsys, "port")
    assert (code, told["state"]) == (0, "ok")
    assert "Rostra is running" in told["found"]


@pytest.mark.parametrize("language", texts.languages())
def test_every_check_has_words(capsys: Out, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "TOOLS", ("no-such-tool",))
    out = rostra(capsys, "doctor", "--language", language)[1]
    assert "doctor-" not in out
    assert "no-such-tool" in out
