"""The window tells nothing that must be secret."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import rostra
from rostra import record
from rostra.caesar.cards import KINDS
from rostra.game import Event, Json, Rng, State
from rostra.record import Record
from rostra.terminal import play
from tests.terminal.window import ENGLISH, Window, a_game, numbers, script


def twin(down: str, hand: list[str], pile: list[str], actions: list[str]) -> Json:
    return {
        "votes": {"deck": ["aediles", "orgy"]},
        "players": {
            "cleopatra": {
                "hand": ["1", "2", "spy", "scout", "assassination"],
                "influence_pile": ["4"] * 3,
                "table": {"senators": {"down": ["5"]}},
            },
            "caesar": {
                "hand": hand,
                "influence_pile": pile,
                "action_pile": actions,
                "table": {"senators": {"down": [down]}, "praetors": {"up": ["3"]}},
            },
        },
    }


def test_the_window_is_the_same_whatever_the_opponent_hides(tmp_path: Path) -> None:
    """Two worlds that differ in what Caesar hides and in what he lays face down: Cleopatra reads the same.

    In one he is asked for a veto (CC-A8), in the other whether he still plays an action card; neither shows.
    """
    draws = ["draw influence", "draw influence"]
    worlds = [
        (
            twin("4", ["5", "P", "1", "veto"], ["2", "2", "3"], ["wrath", "castling"]),
            ["allow", "down 5 aediles", *draws],
        ),
        (twin("2", ["5", "4", "1", "castling"], ["2", "P", "3"], ["wrath", "veto"]), ["down 4 aediles", "end", *draws]),
    ]
    shown = []
    for position, lines in worlds:
        plan = iter(lines)

        def opponent(state: State, rng: Rng, plan: Iterator[str] = plan) -> int:
            return state.parse(next(plan))

        replies = ["assassinate praetors 3", "d", "down 1 praetors", "draw influence", "draw influence", "d", "t"]
        window = Window(script(replies))
        begun = Record.of(rostra.load("caesar"), [play.HUMAN, "miles"], [], None, position)
        game = play.GameAtKeyboard(
            window.screen, ENGLISH, begun, {1: opponent}, play.Chance(None), [tmp_path / "game.txt"]
        )
        game.chance = Unmoved(None)
        with pytest.raises(play.Quit):
            game.run()
        shown.append(window.text())
    assert "Caesar draws from the influence pile." in shown[0]
    assert shown[0] == shown[1]


class Unmoved(play.Chance):
    """Always the first of what is possible: open cards come the same in both worlds."""

    def at(self, ply: int) -> Rng:
        return Zero()


class Zero:
    def getrandbits(self, k: int, /) -> int:
        return 0


def test_nothing_hidden_is_ever_shown(tmp_path: Path) -> None:
    """In whole games: no sentence names a card the opponent laid, drew or stacked in secret."""
    for seed in range(3):
        window = Window(numbers(seed))
        file = tmp_path / f"{seed}.txt"
        a_game(window, [file], seed, 0, "miles").run()
        found = record.read(file.read_text(encoding="utf-8"))
        state = record.begin(found)
        hidden = 0
        for line in found.lines:
            events: list[Event] = []
            state.apply(state.parse(line), events)
            for event in events:
                if event.knows == (1,):
                    hidden += 1
                    assert event.private or event.seen_by(0) == {"event": event.name, **event.open}
        assert hidden > 20
        for kind in KINDS:
            assert f"Caesar draws: {ENGLISH.name('card', kind)}" not in window.text()
        assert "Caesar lays face down at the" not in window.text()
        assert "Caesar keeps the veto" not in window.text()
        assert "Caesar adds to the bottom" not in window.text()
