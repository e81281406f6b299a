"""``rostra db backup|restore|check|export``: what is said, and the exit code."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from rostra import record
from rostra.cli import main
from rostra.store import Store
from tests.store.played import contents, fill

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("ROSTRA_DATABASE", raising=False)


def db(capsys: Out, *arguments: str | Path) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(["db", *map(str, arguments)])
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return int(end.value.code or 0), out, err


@pytest.fixture
def filled(sqlite: str) -> str:
    store = Store(sqlite)
    asyncio.run(fill(store))
    store.close()
    return sqlite


def spoil(url: str, statement: str) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text(statement))
    store.close()


def test_all_of_them(filled: str, postgresql: str, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "backup.gz"
    code, out, err = db(capsys, "backup", file, "--database", filled)
    assert (code, err) == (0, "")
    assert "13 matches" in out
    assert str(file) in out
    code, out, _ = db(capsys, "restore", file, "--database", postgresql)
    assert code == 0
    assert "13 matches" in out
    code, out, _ = db(capsys, "check", "--database", postgresql)
    assert code == 0
    assert "13 matches" in out
    assert "all is well" in out.lower()
    code, out, _ = db(capsys, "export", tmp_path / "records", "--database", postgresql)
    assert code == 0
    assert "9 records" in out
    for found in (tmp_path / "records").iterdir():
        record.read(found.read_text())


def test_the_database_may_stand_in_the_environment(filled: str, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_DATABASE", filled)
    assert db(capsys, "check")[0] == 0


def test_a_file_that_is_there_is_kept(filled: str, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Livia")
    code, _, err = db(capsys, "backup", file, "--database", filled)
    assert code == 1
    assert f"{file} is there already" in err
    assert file.read_text() == "Dear Livia"


def test_a_folder_that_is_not_there(filled: str, tmp_path: Path, capsys: Out) -> None:
    code, _, err = db(capsys, "backup", tmp_path / "no" / "backup.gz", "--database", filled)
    assert code == 1
    assert "No such file or directory" in err


def test_what_is_no_backup(sqlite: str, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Livia")
    code, _, err = db(capsys, "restore", file, "--database", sqlite)
    assert code == 1
    assert f"{file} is not a backup of Rostra" in err
    code, _, err = db(capsys, "restore", tmp_path / "nothing", "--database", sqlite)
    assert code == 1
    assert "No such file or directory" in err
    store = Store(sqlite)
    assert contents(store.engine)["matches"] == []
    store.close()


def test_a_backup_that_is_not_there_leaves_no_database(tmp_path: Path, capsys: Out) -> None:
    code, _, err = db(capsys, "restore", tmp_path / "no.gz", "--database", f"sqlite:///{tmp_path}/new/rostra.sqlite")
    assert code == 1
    assert "No such file or directory" in err
    assert list(tmp_path.iterdir()) == []


def test_a_database_is_named_without_its_password(capsys: Out) -> None:
    code, out, err = db(capsys, "check", "--database", "postgresql://livia:p%40secret@127.0.0.1:1/rostra")
    assert code == 1
    assert "127.0.0.1:1/rostra" in err
    assert "secret" not in out + err


def test_a_database_that_is_not_empty(filled: str, tmp_path: Path, capsys: Out) -> None:
    db(capsys, "backup", tmp_path / "backup.gz", "--database", filled)
    code, _, err = db(capsys, "restore", tmp_path / "backup.gz", "--database", filled)
    assert code == 1
    assert "There are matches in this database already" in err


def test_check_says_what_is_wrong_with_which(filled: str, capsys: Out) -> None:
    spoil(filled, "DELETE FROM log WHERE ply = 20 AND match = (SELECT min(number) FROM matches)")
    spoil(filled, "UPDATE matches SET id = 'crooked' WHERE number = (SELECT min(number) FROM matches)")
    code, out, err = db(capsys, "check", "--database", filled)
    assert (code, out) == (1, "")
    assert "Match crooked: ply 20: " in err
    assert "1 of 13" in err


def test_export_writes_what_it_can(filled: str, tmp_path: Path, capsys: Out) -> None:
    spoil(filled, "DELETE FROM log WHERE ply = 20 AND match = (SELECT min(number) FROM matches)")
    code, _, err = db(capsys, "export", tmp_path / "records", "--database", filled)
    assert code == 1
    assert "ply 20" in err
    assert "8 records" in err
    assert len(list((tmp_path / "records").iterdir())) == 8


def test_a_folder_that_cannot_be_written(filled: str, tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "file").write_text("in the way")
    code, _, err = db(capsys, "export", tmp_path / "file", "--database", filled)
    assert code == 1
    assert f"{tmp_path / 'file'}: records cannot be written there" in err


@pytest.mark.parametrize("command", [["check"], ["backup", "b.gz"], ["export", "records"]])
def test_a_database_that_is_not_there_is_not_made(
    command: list[str], tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = db(capsys, *command, "--database", f"sqlite:///{tmp_path}/no/rostra.sqlite")
    assert code == 1
    assert f"{tmp_path}/no/rostra.sqlite: there is no such database" in err
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer(capsys: Out) -> None:
    code, _, err = db(capsys, "check", "--database", "postgresql://livia:secret@127.0.0.1:1/rostra")
    assert code == 1
    assert "refused" in err
    assert "secret" not in err


def test_an_address_that_is_none(capsys: Out) -> None:
    for address in ("nonsense", "mysql://livia:secret@host/rostra"):
        code, _, err = db(capsys, "check", "--database", address)
        assert code == 2
        assert "postgresql" in err
        assert "secret" not in err


def test_a_newer_database(filled: str, capsys: Out) -> None:
    spoil(filled, "UPDATE alembic_version SET version_num = '9999'")
    code, _, err = db(capsys, "check", "--database", filled)
    assert code == 1
    assert "newer" in err


def test_in_another_language(filled: str, capsys: Out) -> None:
    assert "13 Partien" in db(capsys, "check", "--database", filled, "--language", "de")[1]
