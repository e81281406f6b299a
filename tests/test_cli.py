"""The command: simulations that repeat, records checked and shown, the version; bad input in words."""

import io
import os
import re
import signal
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console

from rostra import record, statistics, texts
from rostra.terminal import report, simulate
from rostra.terminal.screen import Screen
from rostra.terminal.simulate import Tally
from rostra.texts import Texts
from tests.command import Out, rostra
from tests.test_record import a_record

played = simulate._chunk


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")


def test_version(capsys: Out) -> None:
    code, out, _ = rostra(capsys, "--version")
    assert code == 0
    assert re.match(r"Rostra \S+, game packages (compiled|in plain Python)", out)


def test_help_has_words_everywhere(capsys: Out) -> None:
    for command in ([], ["play"], ["simulate"], ["record"], ["record", "check"], ["record", "show"]):
        code, out, _ = rostra(capsys, *command, "--help")
        assert code == 0
        assert not re.search(r"\bhelp-[a-z]", out)


@pytest.mark.parametrize("form", [["--language", "de"], ["--language=de"]])
def test_help_in_the_language_asked_for(form: list[str], capsys: Out) -> None:
    assert "Spielt eine Partie gegen Bots" in rostra(capsys, "play", *form, "--help")[1]
    assert "Spielt eine Partie gegen Bots" in rostra(capsys, "play", "--help", *form)[1]
    assert "Aufzeichnungen" in rostra(capsys, *form, "--help")[1]
    assert "Spielpakete" in rostra(capsys, *form, "--version")[1]
    assert "Play a game against bots" in rostra(capsys, "play", "--help")[1]


def test_a_language_for_all_commands(capsys: Out) -> None:
    assert "Das Spiel „chess“ gibt es nicht" in rostra(capsys, "--language", "de", "play", "chess")[2]
    assert "Hra" in rostra(capsys, "--language", "de", "play", "chess", "--language", "cs")[2]
    code, _, err = rostra(capsys, "--language", "la", "play", "caesar")
    assert code == 2
    assert 'no texts in "la"' in err


# simulate


def test_the_same_seed_gives_the_same_result_in_any_number_of_jobs(capsys: Out) -> None:
    results = [rostra(capsys, "simulate", "caesar", "--games", "130", "--seed", "3", "--jobs", jobs) for jobs in "123"]
    assert {(code, out) for code, out, _ in results} == {(0, results[0][1])}
    assert "130 games" in results[0][1]
    other = rostra(capsys, "simulate", "caesar", "--games", "130", "--seed", "4")
    assert other[1] != results[0][1]


def test_saving_the_games_does_not_change_them(capsys: Out, tmp_path: Path) -> None:
    _, plain, _ = rostra(capsys, "simulate", "caesar", "--games", "30")
    _, saved, _ = rostra(capsys, "simulate", "caesar", "--games", "30", "--save", str(tmp_path))
    tables = [out[: out.rindex("nobody moved")] for out in (plain, saved)]
    assert tables[0] == tables[1]
    assert len(list(tmp_path.iterdir())) == 30


def test_saved_games_are_good_records(capsys: Out, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    arguments = ["simulate", "caesar", "--games", "4", "--bots", "random,miles", "--option", "edition=italian"]
    code, _, _ = rostra(capsys, *arguments, "--save", str(folder))
    assert code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"caesar-1-00000{number}.txt" for number in (1, 2, 3, 4)]
    found = record.read(files[0].read_text(encoding="utf-8"))
    assert found.seats == {"cleopatra": "random", "caesar": "miles"}
    assert found.options["edition"] == "italian"
    code, out, _ = rostra(capsys, "record", "check", str(tmp_path))
    assert code == 0
    assert "4 good, 0 refused" in out


def test_interrupted_it_shows_what_was_played(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def interrupted(work: tuple[simulate.Job, int, int]) -> simulate.Tally:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyboardInterrupt
        return played(work)

    monkeypatch.setattr(simulate, "_chunk", interrupted)
    code, out, err = rostra(capsys, "simulate", "caesar", "--games", "500")
    assert code == 130
    assert "50 games" in out
    assert "50 of 500 games" in err


def killed(work: tuple[simulate.Job, int, int]) -> Tally:
    """The process that is to play the 101st game dies."""
    if work[1] == 100:
        os.kill(os.getpid(), signal.SIGKILL)
    return played(work)


def test_what_was_played_is_shown_though_a_process_died(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "_chunk", killed)
    code, out, err = rostra(capsys, "simulate", "caesar", "--games", "200", "--jobs", "2")
    assert code == 2
    assert "A process that played has died" in err
    found = re.search(r"(\d+) of 200 games", err)
    assert found
    assert 90 <= int(found[1]) < 200
    assert f"{found[1]} games" in out


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("games", [1, 2, 1_000_000])
def test_the_report_fits_80_columns(language: str, games: int) -> None:
    tally = Tally(
        games=games,
        decisions=Counter({325: games - 1, 1002: 1}),
        turns=Counter({40: games}),
        points={0: Counter({12: games}), 1: Counter({31: games})},
        margins=Counter({19: games}),
        leads=Counter({-19: games - 1, -18: 1}),
        reasons=Counter({"patricians": games}),
        winners=Counter({(1,): games}),
    )
    file = io.StringIO()
    screen = Screen(Console(file=file, width=80, highlight=False))
    report.show(screen, Texts(language, "caesar"), tally, ("cleopatra", "caesar"), ("random", "random"))
    shown = file.getvalue()
    assert "…" not in shown
    assert "\u00a0" not in shown
    assert len(re.findall(r"\(random\) +\S", shown)) == 4  # each in a row with its numbers
    assert max(map(len, shown.split("\n"))) <= 80


def test_numbers_of_the_report_are_the_languages(capsys: Out) -> None:
    _, out, _ = rostra(capsys, "simulate", "caesar", "--games", "40", "--language", "de")
    assert re.search(r"Entscheidungen +\d+,\d\d +\d+,\d\d", out)
    assert re.search(r"\d,\d % - \d+,\d %", out)
    assert not re.search(r"\d\.\d", out)


def test_intervals() -> None:
    assert statistics.mean_of(Counter({1: 1, 3: 1})) == pytest.approx((2, 1.96), rel=1e-3)
    assert statistics.median_of(Counter({1: 1, 3: 1})) == 2
    assert statistics.median_of(Counter({1: 5, 3: 1})) == 1
    low, high = statistics.wilson(0, 10)
    assert low == 0
    assert high == pytest.approx(0.2775, abs=1e-3)
    assert statistics.wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], 'There is no game "chess"; there are: caesar, nero'),
        (["caesar", "--bots", "a,b"], 'There is no bot "a"; there are: random, tiro, miles'),
        (["caesar", "--bots", "random,random,random"], "in the order cleopatra, caesar"),
        (["caesar", "--games", "0"], "--games"),
        (["caesar", "--games", "many"], "--games"),
        (["caesar", "--jobs", "0"], "--jobs"),
        (["caesar", "--save", "/dev/null/x"], "records cannot be written there"),
        (["caesar", "--option", "x"], "write it as NAME=VALUE"),
    ],
)
def test_bad_input_to_simulate(arguments: list[str], said: str, capsys: Out) -> None:
    code, _, err = rostra(capsys, "simulate", *arguments)
    assert code == 2
    assert said in err


# record


def test_check(capsys: Out, tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text(a_record(2).text(), encoding="utf-8")
    bad = tmp_path / "bad.txt"
    bad.write_text(a_record(1, 28).text() + "set 5 aediles\n", encoding="utf-8")
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"Rostra record 1\n\xff\xfe")
    code, out, _ = rostra(capsys, "record", "check", str(good))
    assert code == 0
    assert f"ok: {good}" in " ".join(out.split())
    assert re.search(r"\(\d+ decisions, \d+-\d+, (Cleopatra|Caesar) wins: all patricians won\)", " ".join(out.split()))
    code, out, _ = rostra(capsys, "record", "check", str(good), str(bad), str(binary), str(tmp_path / "none.txt"))
    assert code == 1
    told = " ".join(out.split())
    assert "line 40, `set 5 aediles`: Not possible: the groups come in board order. Next is: Senators. (CC-S4)" in told
    assert "line 2: this is not text in UTF-8" in told
    assert "No such file" in told
    assert "1 good, 3 refused" in told


@pytest.mark.parametrize("at", [0, 1, 28, 37, 60, 150, None])
@pytest.mark.parametrize("seat", ["cleopatra", "caesar", None])
def test_show(at: int | None, seat: str | None, capsys: Out, tmp_path: Path) -> None:
    found = a_record(4)
    file = tmp_path / "game.txt"
    file.write_text(found.text(), encoding="utf-8")
    arguments = ["record", "show", str(file)]
    arguments += [] if at is None else ["--at", str(at)]
    arguments += [] if seat is None else ["--seat", seat]
    code, out, _ = rostra(capsys, *arguments)
    assert code == 0
    assert f"After decision {len(found.lines) if at is None else at} of {len(found.lines)}" in out
    assert "-----> here" in out
    assert ("The score" in out) == (at is None)
    if at == 150:
        assert ("[?" in out) == (seat is not None)


def test_a_record_in_another_language(capsys: Out, tmp_path: Path) -> None:
    """Of the file's own words none is left on the screen; player's names stay."""
    file = tmp_path / "game.txt"
    file.write_text(a_record(2).text().replace("cleopatra: Anna Květa", "cleopatra: human"), encoding="utf-8")
    _, out, _ = rostra(capsys, "record", "show", str(file), "--at", "60", "--language", "de")
    assert "Cleopatra: Mensch" in out
    assert "Caesar: miles" in out
    _, out, _ = rostra(capsys, "record", "check", str(file), "--language", "it")
    assert re.search(r"vince (Cleopatra|Cesare): ", " ".join(out.split()))
    file.write_text(a_record(2, 30).text().replace("rules: 2", "rules: one"), encoding="utf-8")
    _, out, _ = rostra(capsys, "record", "check", str(file), "--language", "cs")
    assert "řádek 3: rules: 'one' není číslo od 1 výš" in " ".join(out.split())


def test_show_tells_a_seat_no_more_than_it_saw(capsys: Out, tmp_path: Path) -> None:
    found = a_record(2, 40)
    file = tmp_path / "game.txt"
    file.write_text(found.text(), encoding="utf-8")
    _, everything, _ = rostra(capsys, "record", "show", str(file), "--at", "30")
    assert "Cleopatra: set " in everything
    _, seen, _ = rostra(capsys, "record", "show", str(file), "--at", "30", "--seat", "caesar")
    assert "Cleopatra: ..." in seen
    assert "Cleopatra: set " not in seen


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "41"], "--at 41: the record has decisions 0 to 40"),
        (["--at", "-1"], "--at -1: the record has decisions 0 to 40"),
        (["--seat", "brutus"], 'There is no seat "brutus"; there are: cleopatra, caesar'),
        (["--language", "la"], 'no texts in "la"'),
    ],
)
def test_bad_input_to_show(arguments: list[str], said: str, capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(a_record(2, 40).text(), encoding="utf-8")
    code, _, err = rostra(capsys, "record", "show", str(file), *arguments)
    assert code == 2
    assert said in err


def test_show_needs_a_good_record(capsys: Out, tmp_path: Path) -> None:
    code, _, err = rostra(capsys, "record", "show", str(tmp_path / "none.txt"))
    assert code == 2
    assert "No such file" in err
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    code, _, err = rostra(capsys, "record", "show", str(file))
    assert code == 2
    assert "line 1: 'Dear Anna', but a record begins with" in err


def test_special_and_huge_files_are_refused_not_read(capsys: Out, tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(1 << 40)
    code, out, _ = rostra(capsys, "record", "check", os.devnull, str(huge))
    assert code == 1
    assert out.count("ordinary file") == 2


def test_resume_names_a_save_whose_header_is_damaged(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROSTRA_HOME", str(tmp_path))
    games = tmp_path / "games"
    games.mkdir()
    (games / "caesar-20260101-000000-aaaa.txt").write_text("Rostra rec")
    code, _, err = rostra(capsys, "play", "caesar", "--resume")
    assert code == 2
    assert "caesar-20260101-000000-aaaa.txt" in err


def test_a_deck_is_read_for_its_own_map_and_so_is_a_record(capsys: Out, tmp_path: Path) -> None:
    """In whichever order they are named; a record brings its files, and an older one without them says what is gone"""
    data = Path(texts.__file__).parent / "nero" / "data"
    own_map, own_deck = tmp_path / "map.toml", tmp_path / "deck.toml"
    own_map.write_text((data / "map.toml").read_text().replace("aquitania", "gascony"))
    own_deck.write_text((data / "deck.toml").read_text().replace("aquitania", "gascony"))
    options = ["--option", f"deck={own_deck}", "--option", f"map={own_map}", "--bots", "random", "--games", "2"]
    saved = tmp_path / "saved"
    assert rostra(capsys, "simulate", "nero", *options, "--save", str(saved))[0] == 0
    assert "2 good, 0 refused" in rostra(capsys, "record", "check", str(saved))[1]
    own_map.unlink()
    assert "2 good, 0 refused" in rostra(capsys, "record", "check", str(saved))[1]
    for path in saved.glob("*.txt"):
        lines = path.read_text().split("\n")
        path.write_text("\n".join(line for line in lines if not line.startswith("file ")))
    code, out, _ = rostra(capsys, "record", "check", str(saved))
    assert code != 0
    assert "cannot be read" in " ".join(out.split())


@pytest.mark.parametrize("path", ["", "/dev/zero", " map.toml"])
def test_a_map_that_is_no_file(capsys: Out, path: str) -> None:
    code, _, err = rostra(capsys, "simulate", "nero", "--option", f"map={path}", "--games", "1")
    assert code == 2
    assert "--option map: " in err
