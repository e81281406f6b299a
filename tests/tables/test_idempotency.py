"""Keys of commands: the same command again is done already; another one with the same key is refused."""

import pytest

from rostra.tables.commands import (
    AskTakeback,
    Commands,
    Decline,
    Leave,
    Play,
    Quiet,
    Ready,
    Rematch,
    Rename,
    Resign,
    Say,
    Undo,
)
from tests.caesar.table import at, player
from tests.tables.seated import Table


def laid() -> Table:
    table = Table(at=at(player("1 2 3"), player("2 3 4 veto")))
    table.play(0, "up 1 senators", "up 2 praetors")
    return table


def test_another_line_with_a_used_key_is_refused() -> None:
    """Also after a restart: the log says what the key was used for."""
    table = Table(at=at(player("1 2 3"), player("2 3 4")))
    table.do(0, Play("k", ply=table.match.ply(0), line="up 1 senators"))
    for _ in range(2):
        assert table.do(0, Play("k", ply=0, line="up 1 senators")) == []
        assert table.do(0, Play("k", ply=0, line=" up  1 senators")) == []
        for line in ("up 2 praetors", "up 1 praetors", "nonsense", "/resign"):
            assert table.refused(0, Play("k", ply=table.match.ply(0), line=line)) == "table-key-used"
        for command in (Resign("k"), Undo("k", ply=table.match.ply(0)), Say("k", text="up 1 senators")):
            assert table.refused(0, command) == "table-key-used"
        table.match = table.rebuilt()
    table.do(0, Play("l", ply=table.match.ply(0), line="up 2 praetors"))


@pytest.mark.parametrize(
    ("done", "again", "other"),
    [
        (Say("k", text="Salve  Anna"), Say("k", text="Salve Anna"), Say("k", text="Salve")),
        (Rename("k", name="Livia"), Rename("k", name="Livia"), Rename("k", name="Julia")),
        (Quiet("k"), Quiet("k"), Resign("k")),
        (Leave("k"), Leave("k"), Say("k", text="leave")),
        (Say("k", text="up 1 senators"), Say("k", text="up 1 senators"), Play("k", ply=0, line="up 1 senators")),
        (Resign("k"), Resign("k"), Rematch("k")),
        (AskTakeback("k", ply=2), AskTakeback("k", ply=2), Decline("k")),
    ],
)
def test_what_a_key_was_used_for(done: Commands, again: Commands, other: Commands) -> None:
    table = laid()
    if isinstance(done, AskTakeback):
        done = again = AskTakeback("k", ply=table.match.ply(0))
    assert table.do(0, done)
    for _ in range(2):
        assert table.do(0, again) == []
        assert table.refused(0, other) == "table-key-used"
        table.match = table.rebuilt()


def test_being_ready_and_not_are_two_commands() -> None:
    table = Table(seats="po")
    table.do(0, Ready("k", ready=False))
    assert table.do(0, Ready("k", ready=False)) == []
    assert table.refused(0, Ready("k", ready=True)) == "table-key-used"


def test_an_answer_in_a_pause() -> None:
    table = Table(at=at(player("1 2 3 assassination"), player("5 veto", actions="veto", aediles="3")))
    table.play(0, "assassinate aediles 3")
    table.do(1, Play("k", ply=table.match.ply(1), line="allow"))
    assert table.do(1, Play("k", ply=table.match.ply(1), line="allow")) == []
    assert table.refused(1, Play("k", ply=table.match.ply(1), line="veto")) == "table-key-used"


def test_keys_are_each_seats_own() -> None:
    table = laid()
    table.do(0, Say("k", text="one"))
    assert table.do(1, Say("k", text="two"))
