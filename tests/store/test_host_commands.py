"""``rostra host`` and ``rostra db prune`` on a database, and over HTTP: what is said, and the exit code."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from rostra import record
from rostra.cli import main
from rostra.store import Store, backup
from rostra.store.pruning import DAY
from tests.server.client import Server
from tests.store.played import fill

Out = pytest.CaptureFixture[str]
TOKEN = "a-token-of-the-host"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("ROSTRA_DATABASE", "ROSTRA_SERVER", "ROSTRA_HOST_TOKEN"):
        monkeypatch.delenv(name, raising=False)


def rostra(capsys: Out, *arguments: str | Path) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main([*map(str, arguments)])
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return int(end.value.code or 0), out, err


@pytest.fixture
def filled(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> str:
    store = Store(sqlite)
    asyncio.run(fill(store))
    store.close()
    monkeypatch.setenv("ROSTRA_DATABASE", sqlite)
    return sqlite


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("served"), host_token=TOKEN) as server:
        yield server


def ids(capsys: Out, *filters: str) -> list[str]:
    code, out, _ = rostra(capsys, "host", "list", "--json", *filters)
    assert code == 0
    return [match["id"] for match in json.loads(out)["matches"]]


def test_list_and_show(filled: str, capsys: Out) -> None:
    assert len(ids(capsys)) == 13
    (waits,) = ids(capsys, "--phase", "gathering")
    assert len(ids(capsys, "--game", "nero")) == 2
    assert ids(capsys, "--name", "Nobody") == []
    code, out, _ = rostra(capsys, "host", "list", "--most", "5")
    assert (code, "--before" in out, "Livia, Titus" in out) == (0, True, True)
    code, out, _ = rostra(capsys, "host", "show", waits)
    assert (code, waits in out, "waits for players" in out) == (0, True, True)
    code, _, err = rostra(capsys, "host", "show", "nobody")
    assert (code, "There is no such match" in err) == (1, True)


def test_close_remove_erase(filled: str, capsys: Out) -> None:
    playing = ids(capsys, "--phase", "playing")
    code, out, err = rostra(capsys, "host", "close", playing[0])
    assert (code, playing[0] in out) == (0, True)
    assert '"action": "close"' in err, "it is a line of the log"
    code, _, err = rostra(capsys, "host", "close", playing[0])
    assert (code, "The match is over" in err) == (1, True)
    code, out, _ = rostra(capsys, "host", "remove", playing[1])
    assert (code, "would be removed" in out) == (0, True)
    assert playing[1] in ids(capsys)
    assert rostra(capsys, "host", "remove", playing[1], "--really")[0] == 0
    assert playing[1] not in ids(capsys)
    code, out, _ = rostra(capsys, "host", "erase", "Livia")
    assert (code, "Would be erased in 12 matches" in out) == (0, True)
    code, out, err = rostra(capsys, "host", "erase", "Livia", "--really")
    assert (code, "Erased in 12 matches" in out, "Livia" in err) == (0, True, False)
    assert "Nobody was ever called" in rostra(capsys, "host", "erase", "Livia")[1]
    store = Store(filled)
    assert backup.check(store.engine)[2] == []
    store.close()


def test_what_was_removed_is_not_missed_in_an_export(filled: str, tmp_path: Path, capsys: Out) -> None:
    over = ids(capsys, "--phase", "over")
    assert rostra(capsys, "host", "remove", over[0], "--really")[0] == 0
    before = rostra(capsys, "db", "export", tmp_path / "records")
    assert over[0] not in before[1] + before[2]
    assert before[0] == 0, before


def test_blocks(filled: str, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Nobody is blocked" in rostra(capsys, "host", "blocks")[1]
    assert rostra(capsys, "host", "block", "--name", "Troll", "--note", "spam")[0] == 0
    code, _, err = rostra(capsys, "host", "mute", "--address", "203.0.113.7")
    assert (code, "ROSTRA_HOST_TOKEN" in err) == (1, True)
    monkeypatch.setenv("ROSTRA_HOST_TOKEN", TOKEN)
    assert rostra(capsys, "host", "mute", "--address", "203.0.113.7")[0] == 0
    code, out, _ = rostra(capsys, "host", "blocks")
    assert ("Troll" in out, "spam" in out, "203.0" in out) == (True, True, False)
    hash = json.loads(rostra(capsys, "host", "blocks", "--json")[1])["blocks"][1]["value"]
    assert rostra(capsys, "host", "unmute", "--hash", hash)[0] == 0
    assert rostra(capsys, "host", "unblock", "--name", "Troll")[0] == 0
    code, _, err = rostra(capsys, "host", "unblock", "--name", "Troll")
    assert (code, "There is no such block" in err) == (1, True)
    assert "Nobody is blocked" in rostra(capsys, "host", "blocks")[1]


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["block"], "--name"), (["mute", "--name", "A", "--address", "1.2.3.4"], "--address"),
        (["list", "--phase", "eating"], "gathering"), (["list", "--before", "9" * 20], "--before"),
        (["erase", "x" * 41], "name: str of length <= 40"), (["prune", "--abandoned", "5"], "abandoned: int >= 90"),
        (["show"], "MATCH"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant(arguments: list[str], what: str, filled: str, capsys: Out) -> None:
    code, out, err = rostra(capsys, "host", *arguments)
    assert (code, out) == (2, "")
    assert what in err


def test_prune(filled: str, tmp_path: Path, capsys: Out) -> None:
    assert "Nothing is that old" in rostra(capsys, "db", "prune")[1]
    store = Store(filled)
    with store.engine.begin() as connection:
        old = {"by": 400 * DAY, "move": (400 * DAY) << 20}
        for statement in (
            "UPDATE log SET at = at - :by - 86400000, match = match - :move",
            "UPDATE keys SET match = match - :move",
            "UPDATE matches SET number = number - :move, created_at = created_at - :by",
        ):
            connection.execute(text(statement), {name: value for name, value in old.items() if f":{name}" in statement})
    store.close()
    code, out, _ = rostra(capsys, "db", "prune")
    assert code == 0
    assert "Never begun: 1; abandoned: 3; finished: 0." in out
    assert "Nothing was removed" in out
    records = tmp_path / "records"
    code, out, _ = rostra(capsys, "db", "prune", "--finished", "30", "--export", records, "--really")
    assert code == 0
    assert "Never begun: 0; abandoned: 0; finished: 9." in out
    written = list(records.iterdir())
    assert len(written) == 9
    for found in written:
        record.read(found.read_text())
    assert len(ids(capsys)) == 4
    assert rostra(capsys, "host", "prune", "--really")[0] == 0
    assert ids(capsys) == []


def test_a_folder_that_cannot_be_written_keeps_the_matches(filled: str, tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "file").write_text("in the way")
    code, _, err = rostra(capsys, "db", "prune", "--finished", "1", "--export", tmp_path / "file", "--really")
    assert code == 1
    assert "records cannot be written" in err
    assert len(ids(capsys)) == 13


def test_a_database_that_is_not_there(tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_DATABASE", f"sqlite:///{tmp_path}/no/rostra.sqlite")
    for command in (["host", "list"], ["db", "prune"]):
        code, _, err = rostra(capsys, *command)
        assert (code, "there is no such database" in err) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_over_http(served: Server, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    match, secrets = served.make("caesar", "Fulvia", "Ben")
    monkeypatch.setenv("ROSTRA_SERVER", served.address)
    code, _, err = rostra(capsys, "host", "list")
    assert (code, "ROSTRA_HOST_TOKEN" in err) == (1, True)
    monkeypatch.setenv("ROSTRA_HOST_TOKEN", "the-wrong-token-of-a-host")
    code, _, err = rostra(capsys, "host", "list")
    assert (code, "This is for whoever runs the server" in err, "wrong-token" in err) == (1, True, False)
    monkeypatch.setenv("ROSTRA_HOST_TOKEN", TOKEN)
    assert ids(capsys, "--name", "Fulvia") == [match]
    with served.connect(match, secrets[0]):
        assert "Fulvia is connected from 127.0.0.1" in rostra(capsys, "host", "show", match)[1]
    assert rostra(capsys, "host", "mute", "--address", "203.0.113.7")[0] == 0
    assert rostra(capsys, "host", "unmute", "--address", "203.0.113.7")[0] == 0
    assert rostra(capsys, "host", "erase", "Fulvia", "--really")[0] == 0
    assert rostra(capsys, "host", "close", match)[0] == 0
    assert served.get(f"/api/matches/{match}")["result"]["reason"] == "closed"
    assert rostra(capsys, "host", "remove", match, "--really")[0] == 0
    code, _, err = rostra(capsys, "host", "close", match)
    assert (code, "has been removed" in err) == (1, True)
    assert "Nothing is that old" in rostra(capsys, "host", "prune")[1]


@pytest.mark.parametrize(
    ("server", "why"), [("rostra.example", "is no address"), ("http://127.0.0.1:1", "does not answer")]
)
def test_servers_that_do_not_answer(server: str, why: str, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_HOST_TOKEN", TOKEN)
    code, _, err = rostra(capsys, "host", "list", "--server", server)
    assert (code, why in err) == (1, True), err


def test_a_weak_token_is_refused(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_HOST_TOKEN", "secret")
    code, _, err = rostra(capsys, "host", "list")
    assert (code, "at least 16" in err, "secret" in err.replace("is a secret", "")) == (2, True, False)
