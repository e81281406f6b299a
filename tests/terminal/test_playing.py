"""A whole game in the terminal, by scripted answers: nothing is lost."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rostra
from rostra import record
from rostra.caesar.options import CHOICES
from rostra.cli import main
from rostra.game import Rng, State
from rostra.record import Record
from rostra.terminal import play, saved_games
from rostra.terminal.caesar import choices, guide
from rostra.terminal.caesar.title import InTerminal
from rostra.terminal.screen import Screen
from rostra.texts import Texts
from tests.caesar.table import at, player
from tests.terminal.window import ENGLISH, Window, a_game, numbers, script


@pytest.mark.parametrize(
    ("seed", "human", "bot"), [(1, 0, "random"), (2, 1, "random"), (3, 0, "miles"), (4, 1, "miles")]
)
def test_a_whole_game(tmp_path: Path, seed: int, human: int, bot: str) -> None:
    window = Window(numbers(seed))
    file = tmp_path / "game.txt"
    options = {name: values[seed % len(values)] for name, values in CHOICES.items() if name != "size"}
    game = a_game(window, [file], seed, human, bot, **options)
    game.run()
    outcome = game.state.outcome()
    assert outcome is not None
    found = record.read(file.read_text(encoding="utf-8"))
    assert found.result == record.result_of(record.load(found), outcome)
    assert "The score" in window.text()
    assert "The game is over" in window.text()
    assert all(len(line) <= 80 for line in window.text().split("\n"))


@pytest.mark.parametrize(("width", "encoding"), [(80, "cp1252"), (80, "ascii"), (120, "utf-8"), (60, "utf-8")])
def test_any_window(tmp_path: Path, width: int, encoding: str) -> None:
    window = Window(numbers(5), width, encoding)
    a_game(window, [tmp_path / "game.txt"], 5).run()
    assert "The score" in window.text()
    assert "\x1b" not in window.text()


def test_always_the_first_choice(tmp_path: Path) -> None:
    window = Window(lambda shown: "1")
    a_game(window, [tmp_path / "game.txt"], 6).run()
    assert "Wrath of the Gods" in window.text()


def test_every_choice_has_its_number_and_no_other() -> None:
    """Whatever is asked: the numbers of the menu are exactly the legal lines (and the shortcuts of the set-up)."""
    for seed in range(5):
        game = rostra.load("caesar", action_decks="own-choice" if seed % 2 else "arranged")
        rng = random.Random(seed)
        state = game.new()
        while state.actor != rostra.OVER:
            if state.actor != rostra.CHANCE:
                menu = choices.menu(ENGLISH, state, state.view(state.actor), rng)
                single = [lines[0] for lines in menu.numbered if len(lines) == 1]
                legal = [state.text(action) for action in state.actions()]
                assert set(legal) == set(single)
                window = Window(lambda shown: "")
                choices.show(window.screen, ENGLISH, menu)
                for number in range(1, len(menu.numbered) + 1):
                    assert re.search(rf"(?<!\d){number}(\)| / |\s|$)", window.text(), re.MULTILINE), number
                for lines in menu.numbered:
                    trial = state.clone()
                    for line in lines:
                        trial.apply(trial.parse(line))
            chances = state.chances() or [(action, 1) for action in state.actions()]
            state.apply(rostra.game.pick(chances, rng))


def test_an_empty_window_gets_the_table_whatever_is_asked() -> None:
    """A curtain has cleared it; from which pile one draws is asked without the table otherwise."""
    state = rostra.load("caesar").new()
    rng = random.Random(1)
    while state.actor == rostra.CHANCE or not state.text(state.actions()[0]).startswith("draw "):
        state.apply(rostra.game.pick(state.chances() or [(action, 1) for action in state.actions()], rng))
    shown = InTerminal(Window(lambda shown: "").screen, ENGLISH, state)
    view = state.view(state.actor)
    assert not shown.menu(state, view, rng).table
    shown.forget()
    assert shown.menu(state, view, rng).table
    shown.draw(view, 1)
    assert not shown.menu(state, view, rng).table


def test_kill_and_resume_goes_on_exactly(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a seed, a game that is interrupted again and again is the same as one that is not."""
    whole = played_in_pieces(home, monkeypatch, 10**6)
    in_pieces = played_in_pieces(home, monkeypatch, 9)
    assert whole == in_pieces


def played_in_pieces(home: Path, monkeypatch: pytest.MonkeyPatch, piece: int) -> list[str]:
    for file in home.glob("*.txt"):
        file.unlink()
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked % piece == 0:
            raise KeyboardInterrupt
        return first_legal()

    def first_legal() -> str:
        # depends on the game alone, not on how often it was interrupted
        (file,) = home.glob("*.txt")
        state = record.replay(saved_games.read(file))
        legal = state.actions()
        return state.text(legal[len(legal) * 7 // 10])

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr(Screen.__init__, "__defaults__", (None, read))
    arguments = ["play", "caesar", "--bot", "random", "--seed", "11"]
    for _ in range(100):
        with pytest.raises(SystemExit) as end:
            main(arguments)
        (file,) = home.glob("*.txt")
        if end.value.code == 0:
            return saved_games.read(file).lines
        assert end.value.code == 130
        assert saved_games.read(file).result == "*"
        arguments = ["play", "caesar", "--resume"]  # the seed is in the record
    raise AssertionError("it does not end")


def test_a_killed_process_loses_nothing(home: Path) -> None:
    command = [sys.executable, "-m", "rostra.cli", "play", "caesar", "--bot", "random"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(rostra.__file__).parents[1]), *sys.path])}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        shown = b""
        for answer in (b"1", b"1", b"down 3 censors"):
            process.stdin.write(answer + b"\n")
            process.stdin.flush()
        while shown.count(b"help)> ") < 4:  # it asks again: the three decisions have been made
            piece = process.stdout.read(1)
            assert piece, "it has ended"
            shown += piece
        process.kill()
    (file,) = home.glob("*.txt")
    lines = saved_games.read(file).lines
    assert "down 3 censors" in lines
    window = Window(script(["draw influence"]))
    found = saved_games.read(file)
    with pytest.raises(play.Quit):
        play.GameAtKeyboard(window.screen, ENGLISH, found, {1: first}, play.Chance(1), [file]).run()
    assert saved_games.read(file).lines[: len(lines) + 1] == [*lines, "draw influence"]


def test_after_every_decision_the_record_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(saved_games, "write", lambda path, text: written.append(text))
    a_game(Window(numbers(3)), [tmp_path / "game.txt"], 3).run()
    assert [len(record.read(text).lines) for text in written[:40]] == list(range(40))
    assert record.read(written[-1]).result != "*"


def test_a_half_written_file_never_takes_the_place_of_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    saved_games.write(file, "old")

    def full(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        saved_games.write(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_an_illegal_line_is_answered_with_the_reason(tmp_path: Path) -> None:
    window = Window(script(["1", "1", "up p senators", "down 3  SENATORS", "q"]))
    with pytest.raises(play.Quit):
        a_game(window, [tmp_path / "game.txt"]).run()
    assert "Not possible: this card is not in the hand: Philosopher. (CC-T2)" in window.text()
    assert "Cleopatra lays face down at the Senators: 3." in window.text()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", "Castling (2): pick up all your cards"),
        ("? spy", "Spy (2): look at your opponent's hand"),
        ("?wrath of the gods", "Wrath of the Gods (1)"),
        ("? P", "Philosopher (P): influence 0"),
        ("? 3", "1 to 5: influence"),
        ("? Senators", "Senators: 5 left."),
        ("? nonsense", 'There is no card "nonsense"; there are:'),
        ("h", "a number     that choice"),
        ("", "a number     that choice"),
        ("t", "Patricians"),
        ("l", "Cleopatra to move."),
        ("d", "Caesar, not seen yet (hand, piles, face down): 7 x 1"),
        ("999", "Choose a number from 1 to 51"),
        ("0", "Choose a number from 1 to 51"),
        ("٣", "Choose a number from 1 to 51"),
        ("veto", "a veto only answers an action card"),
        ("nonsense \x1b[2J", "there is no such line"),
    ],
)
def test_what_can_be_typed(tmp_path: Path, typed: str, said: str) -> None:
    asked: list[str] = []

    def answer(shown: str) -> str:
        asked.append(shown)
        return ["1", "1", typed, "q"][len(asked) - 1]

    with pytest.raises(play.Quit):
        a_game(Window(answer), [tmp_path / "game.txt"], action_decks="arranged").run()
    assert said in re.sub("\n *", " ", asked[-1][len(asked[-2]) :])


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", "scou", "scout"),
        ("en", "gods", "wrath"),
        ("en", "org", "orgy"),
        ("de", "kund", "scout"),
        ("de", "scou", "scout"),
        ("de", "götter", "wrath"),
        ("de", "Senat", "senators"),
        ("nl", "verk", "scout"),
        ("it", "arr", "castling"),
        ("cs", "spion", "spy"),
        ("cs", "HNĚV", "wrath"),
        ("cs", "vliv", "bonus"),
    ],
)
def test_a_part_of_a_name_is_enough(language: str, typed: str, card: str) -> None:
    window = Window(script([]))
    view = rostra.load("caesar").new().view(0)
    guide.explain(window.screen, Texts(language, "caesar"), typed, view)
    right = "group" if card == "senators" else card
    assert " ".join(Texts(language, "caesar").say(f"explain-{right}").split()) in " ".join(window.text().split())


def test_what_can_be_explained_is_listed_in_the_language() -> None:
    window = Window(script([]))
    guide.explain(window.screen, Texts("de", "caesar"), "xyz", rostra.load("caesar").new().view(0))
    told = " ".join(window.text().split())
    assert "es gibt: 1, Philosoph, Anschlag, Spion, Rochade, Kundschafter, Zorn der Götter, Veto, Orgie" in told
    assert "Einflussbonus, Senatoren" in told


def test_broken_lines_hang_and_heaps_stay_together() -> None:
    window = Window(script([]), 30)
    heap = ENGLISH.say("heap", n=4, name="Assassination")
    window.screen.say(f"  Caesar discards: 12, {heap}, {heap}")
    window.screen.packed(["a", f"Hand: {heap}, {heap}"])
    window.screen.packed(["one", "two"], 2, "Spy:")
    window.screen.say("/a/very/long/path/that/does/not/fit.txt")
    assert window.text().split("\n") == [
        "  Caesar discards: 12,",
        "    4 x Assassination,",
        "    4 x Assassination",
        "  a",
        "  Hand: 4 x Assassination,",
        "    4 x Assassination",
        "Spy:   one   two",
        "/a/very/long/path/that/does/not/fit.txt",
        "",
    ]


def test_a_single_answer_is_made_for_the_player(tmp_path: Path) -> None:
    position = {
        "patricians": {"senators": 2, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0},
        "players": {
            "cleopatra": {"hand": ["spy"], "influence_pile": ["3"]},
            "caesar": {"hand": ["2"], "influence_pile": ["3", "3"]},
        },
    }
    game = rostra.load("caesar")
    begun = Record.of(game, [play.HUMAN, "random"], [], None, position)
    window = Window(script([]))
    with pytest.raises(play.Quit):
        play.GameAtKeyboard(window.screen, ENGLISH, begun, {1: first}, play.Chance(1), [tmp_path / "a.txt"]).run()
    assert "Only one choice, made for you: `pass`" in window.text()


def first(state: State, rng: Rng) -> int:
    return state.actions()[0]


def test_the_question_says_that_a_card_must_be_exchanged() -> None:
    """CC-T8: without an influence card in hand, until one has been exchanged"""
    state = at(player("spy veto", influence="1 2 3"), player())
    for line, said in (("pass", "it must be at least one"), ("exchange spy", "Which card do you exchange? Your hand")):
        state.apply(state.parse(line))
        assert said in choices.menu(ENGLISH, state, state.view(state.actor), random.Random(1)).question
