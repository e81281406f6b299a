"""One server for one SQLite file, as long as it lives."""

import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

from rostra.file_lock import InUse
from rostra.store.lock import alone_with

HOLDER = """
import sys
from rostra.store.lock import alone_with
with alone_with(sys.argv[1]):
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_the_second_one_is_told_so_until_the_first_has_ended(sqlite: str) -> None:
    with alone_with(sqlite):
        for _ in range(2):
            with pytest.raises(InUse):
                alone_with(sqlite)
    with alone_with(sqlite):
        pass


def test_a_process_that_is_killed_leaves_nothing_behind(sqlite: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, sqlite], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "mine\n"
        with pytest.raises(InUse):
            alone_with(sqlite)
        holder.kill()
        holder.wait()
        with alone_with(sqlite):
            pass


def test_one_file_has_one_lock_whatever_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "folder" / "rostra.sqlite")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    with alone_with(f"sqlite:///{tmp_path}/folder/rostra.sqlite"):
        for name in ("folder/rostra.sqlite", "folder/../folder/rostra.sqlite", "other.sqlite", "~/other.sqlite"):
            with pytest.raises(InUse):
                alone_with(f"sqlite:///{name}")
        with alone_with("sqlite:///folder/rostra2.sqlite"):
            pass


def test_a_first_start_makes_the_folder(tmp_path: Path) -> None:
    with alone_with(f"sqlite:///{tmp_path}/not/there/rostra.sqlite"):
        assert [path.name for path in (tmp_path / "not" / "there").iterdir()] == ["rostra.sqlite.lock"]


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://host/rostra",  # is for many
        "sqlite:///file:rostra?mode=memory&cache=shared&uri=true",
        "sqlite:////proc/nowhere/rostra.sqlite",  # the database itself says what is wrong with that
    ],
)
def test_where_there_is_nothing_to_lock(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert isinstance(alone_with(url), nullcontext)
    assert list(tmp_path.iterdir()) == []
