"""A whole game in the terminal, by scripted answers: nothing lost, nothing told that must be secret."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import rostra
from rostra import bots, record
from rostra.caesar.cards import KINDS
from rostra.caesar.options import CHOICES
from rostra.cli import main
from rostra.game import Event, Json, Rng, State
from rostra.record import Record
from rostra.terminal import choices, guide, play, saves
from rostra.terminal.screen import Screen
from rostra.texts import Texts

ENGLISH = Texts("en")
Answer = Callable[[str], str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setattr("os.fsync", lambda handle: None)  # most of the time, otherwise
    return tmp_path / "home" / "games"


class Window:
    """A screen whose text can be looked at, and whose answers are a script's."""

    def __init__(self, answer: Answer, width: int = 80, encoding: str = "utf-8") -> None:
        self.raw = io.BytesIO()
        file = io.TextIOWrapper(self.raw, encoding=encoding, errors="replace", write_through=True, newline="\n")
        self.asked = 0
        self.answer = answer
        self.screen = Screen(Console(file=file, width=width, highlight=False), self._read)
        self.encoding = encoding

    def _read(self, prompt: str) -> str:
        self.asked += 1
        assert self.asked < 3000, "the same question again and again"
        reply = self.answer(self.text())
        self.screen.say(prompt + reply)
        return reply

    def text(self) -> str:
        return self.raw.getvalue().decode(self.encoding)


def numbers(seed: int) -> Answer:
    """Any of the numbers; too high ones are refused, and asked again."""
    rng = random.Random(seed)
    return lambda shown: str(rng.choice((1, 1, 2, 3, rng.randrange(1, 60))))


def script(lines: list[str]) -> Answer:
    replies = iter(lines)
    return lambda shown: next(replies, "q")


def a_session(
    window: Window, files: list[Path], seed: int = 1, human: int = 0, bot: str = "random", **options: str
) -> play.Session:
    game = rostra.load("caesar", **options)
    players = [play.HUMAN if seat == human else bot for seat in range(2)]
    begun = Record.of(game, players, [])
    opponent = play.by_bot(bots.load("caesar", bot))
    return play.Session(window.screen, ENGLISH, begun, human, opponent, play.Chance(seed), files)


@pytest.mark.parametrize(
    ("seed", "human", "bot"), [(1, 0, "random"), (2, 1, "random"), (3, 0, "miles"), (4, 1, "miles")]
)
def test_a_whole_game(tmp_path: Path, seed: int, human: int, bot: str) -> None:
    window = Window(numbers(seed))
    file = tmp_path / "game.txt"
    options = {name: values[seed % len(values)] for name, values in CHOICES.items()}
    session = a_session(window, [file], seed, human, bot, **options)
    session.run()
    outcome = session.state.outcome()
    assert outcome is not None
    found = record.read(file.read_text(encoding="utf-8"))
    assert found.result == record.result_of(record.load(found), outcome)
    assert "The score" in window.text()
    assert "The game is over" in window.text()
    assert all(len(line) <= 80 for line in window.text().split("\n"))


@pytest.mark.parametrize(("width", "encoding"), [(80, "cp1252"), (80, "ascii"), (120, "utf-8"), (60, "utf-8")])
def test_any_window(tmp_path: Path, width: int, encoding: str) -> None:
    window = Window(numbers(5), width, encoding)
    a_session(window, [tmp_path / "game.txt"], 5).run()
    assert "The score" in window.text()
    assert "\x1b" not in window.text()


def test_always_the_first_choice(tmp_path: Path) -> None:
    window = Window(lambda shown: "1")
    a_session(window, [tmp_path / "game.txt"], 6).run()
    assert "Wrath of the Gods" in window.text()


def test_every_choice_has_its_number_and_no_other() -> None:
    """Whatever is asked: the numbers of the menu are exactly the legal lines (and the shortcuts of the set-up)."""
    game = rostra.load("caesar")
    for seed in range(5):
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
        state = record.replay(saves.read(file))
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
            return saves.read(file).lines
        assert end.value.code == 130
        assert saves.read(file).result == "*"
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
    lines = saves.read(file).lines
    assert "down 3 censors" in lines
    window = Window(script(["draw influence"]))
    found = saves.read(file)
    with pytest.raises(play.Quit):
        play.Session(window.screen, ENGLISH, found, 0, first, play.Chance(1), [file]).run()
    assert saves.read(file).lines[: len(lines) + 1] == [*lines, "draw influence"]


def test_after_every_decision_the_record_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(saves, "write", lambda path, text: written.append(text))
    a_session(Window(numbers(3)), [tmp_path / "game.txt"], 3).run()
    assert [len(record.read(text).lines) for text in written[:40]] == list(range(40))
    assert record.read(written[-1]).result != "*"


def test_a_half_written_file_never_takes_the_place_of_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    saves.write(file, "old")

    def full(handle: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        saves.write(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_an_illegal_line_is_answered_with_the_reason(tmp_path: Path) -> None:
    window = Window(script(["1", "1", "up p senators", "down 3  SENATORS", "q"]))
    with pytest.raises(play.Quit):
        a_session(window, [tmp_path / "game.txt"]).run()
    assert "Not possible: this card is not in the hand: Philosopher. (CC-T2)" in window.text()
    assert "Cleopatra lays face down at the Senators: 3." in window.text()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", "Castling (2): take up all your cards"),
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
        a_session(Window(answer), [tmp_path / "game.txt"], action_decks="arranged").run()
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
    guide.explain(window.screen, Texts(language), typed, view)
    right = "group" if card == "senators" else card
    assert " ".join(Texts(language).say(f"explain-{right}").split()) in " ".join(window.text().split())


def test_what_can_be_explained_is_listed_in_the_language() -> None:
    window = Window(script([]))
    guide.explain(window.screen, Texts("de"), "xyz", rostra.load("caesar").new().view(0))
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
        play.Session(window.screen, ENGLISH, begun, 0, first, play.Chance(1), [tmp_path / "a.txt"]).run()
    assert "Only one choice, made for you: `pass`" in window.text()


def first(state: State, rng: Rng) -> int:
    return state.actions()[0]


# Secrecy


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
        session = play.Session(window.screen, ENGLISH, begun, 0, opponent, play.Chance(None), [tmp_path / "game.txt"])
        session.chance = Unmoved(None)
        with pytest.raises(play.Quit):
            session.run()
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
        a_session(window, [file], seed, 0, "miles").run()
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
        assert "Caesar puts under" not in window.text()


# The command


def run(monkeypatch: pytest.MonkeyPatch, answer: Answer, *arguments: str) -> int:
    monkeypatch.setattr(Screen.__init__, "__defaults__", (None, answer))
    with pytest.raises(SystemExit) as end:
        main(["play", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


def test_quit_mentions_the_unfinished_game(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), "caesar") == 0
    told = capsys.readouterr().out
    assert "You are Cleopatra, against miles." in told
    assert "The game is saved" in told
    assert "unfinished" not in told
    assert run(monkeypatch, script([]), "caesar", "--seat", "caesar", "--bot", "random") == 0
    told = capsys.readouterr().out
    assert "There is an unfinished game" in told
    assert len(list(home.glob("*.txt"))) == 2
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0
    assert "You are Caesar, against random." in capsys.readouterr().out  # the newest
    assert len(list(home.glob("*.txt"))) == 2


def test_end_of_input_loses_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def end(prompt: str) -> str:
        raise EOFError

    assert run(monkeypatch, end, "caesar") == 130
    (file,) = home.glob("*.txt")
    assert len(saves.read(file).lines) == 2


def test_the_seed_of_a_game_counts(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), "caesar", "--seed", "11") == 0
    (file,) = home.glob("*.txt")
    assert saves.read(file).seed == 11
    assert run(monkeypatch, script([]), "caesar", "--resume", "--seed", "11") == 0
    capsys.readouterr()
    assert run(monkeypatch, script([]), "caesar", "--resume", "--seed", "12") == 2
    assert "leave out --seed 12" in capsys.readouterr().err
    assert saves.read(file).seed == 11


def test_one_game_in_two_windows(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script(["1"]), "caesar") == 0
    (file,) = home.iterdir()  # no lock is left
    before = file.read_bytes()
    with saves.locked(file):
        capsys.readouterr()
        assert run(monkeypatch, script(["1"]), "caesar", "--resume") == 2
        assert f"in another window (process {os.getpid()})" in capsys.readouterr().err
        assert file.read_bytes() == before
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0


def test_the_lock_of_a_dead_process_does_not_count(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, script([]), "caesar") == 0
    (file,) = home.iterdir()
    (home / f"{file.name}.lock").write_text("1\n")  # a process that is there, but does not play
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0
    assert list(home.iterdir()) == [file]


def test_save_goes_to_a_file_too(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "mine.txt"
    assert run(monkeypatch, script(["1"]), "caesar", "--save", str(copy)) == 0
    (file,) = home.glob("*.txt")
    assert copy.read_bytes() == file.read_bytes()
    assert run(monkeypatch, script([]), "caesar", "--resume", "--save", str(copy)) == 0
    capsys.readouterr()
    assert run(monkeypatch, script([]), "caesar", "--save", str(copy)) == 2
    assert "this file is there already" in capsys.readouterr().err
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    assert run(monkeypatch, script([]), "caesar", "--resume", "--save", str(other)) == 2
    assert other.read_text() == "Dear Anna"


def test_a_broken_file_is_passed_over(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), "caesar", "--resume") == 2
    assert "There is no unfinished game in" in capsys.readouterr().err
    run(monkeypatch, script([]), "caesar")
    (good,) = home.glob("*.txt")
    bad = home / "caesar-99999999-000000-ffff.txt"
    bad.write_text(good.read_text().replace("bonus", "bones"))
    capsys.readouterr()
    assert run(monkeypatch, script([]), "caesar", "--resume") == 0
    out, err = capsys.readouterr()
    assert "line 12, `bones " in err
    assert str(good) in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nero"], 'There is no game "nero"; there are: caesar'),
        (["caesar", "--bot", "brutus"], 'There is no bot "brutus"; there are: random, miles'),
        (["caesar", "--seat", "brutus"], 'There is no seat "brutus"; there are: cleopatra, caesar'),
        (["caesar", "--option", "edition"], "write it as NAME=VALUE"),
        (["caesar", "--option", "size=3"], 'There is no option "size"; there are: edition, action_decks, orgies'),
        (["caesar", "--option", "edition=greek"], '"greek" is not one of: kosmos, italian'),
        (["caesar", "--option", "edition=italian", "--option", "edition=kosmos"], "is given twice"),
        (["caesar", "--language", "la"], 'no texts in "la"; there are:'),
        (["caesar", "--resume", "--bot", "miles"], "leave out --bot, --seat and --option"),
        (["caesar", "--save", "/no/such/folder/x.txt"], "name a file in a folder that exists"),
        (["caesar", "--seed", "x"], "--seed"),
    ],
)
def test_bad_input(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, script([]), *arguments) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert "Traceback" not in out + err


def test_a_folder_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path / "file"))
    assert run(monkeypatch, script([]), "caesar") == 2
    assert "the game cannot be saved there" in capsys.readouterr().err
