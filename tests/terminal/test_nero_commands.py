"""The commands with Nero: options, seats, bots, reports, records, and what is said to bad input."""

import io
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

from rostra import record, texts
from rostra.terminal import report, saved_games
from rostra.terminal.screen import Screen
from rostra.terminal.simulate import Tally
from rostra.texts import Texts
from tests import command
from tests.command import Out
from tests.terminal.window import Answer, script

MAP = (files("rostra.nero.data") / "map.toml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def rostra(capsys: Out, *arguments: str) -> tuple[int, str, str]:
    code, out, err = command.rostra(capsys, *arguments)
    return code, " ".join(out.split()), err


def answers(monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    monkeypatch.setattr(Screen.__init__, "__defaults__", (None, answer))


# play


def test_one_against_three(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    answers(monkeypatch, script([]))
    code, out, _ = rostra(capsys, "play", "nero", "--bot", "random")
    assert code == 0
    assert "Nero. You are Seat 1, against 3 x random." in out
    (file,) = home.glob("nero-*.txt")
    assert list(saved_games.read(file).seats.values()) == ["human", "random", "random", "random"]
    code, out, _ = rostra(capsys, "play", "nero", "--resume")
    assert code == 0
    assert "You are Seat 1" in out


def test_seats_and_options(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    answers(monkeypatch, script([]))
    options = ["--option", "players=3", "--option", "length=short", "--option", "acclamation=over-emperor"]
    code, out, _ = rostra(capsys, "play", "nero", "--seat", "seat3", "--bot", "random,random", *options)
    assert code == 0
    assert "You are Seat 3" in out
    (file,) = home.glob("nero-*.txt")
    found = saved_games.read(file)
    assert list(found.seats.values()) == ["random", "random", "human"]
    assert found.options == {"players": 3, "length": "short", "acclamation": "over-emperor"}


def test_several_people(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    answers(monkeypatch, script(["", "want west", "", "", "want north"]))
    code, out, _ = rostra(capsys, "play", "nero", "--seat", "seat2,seat4", "--bot", "random")
    assert code == 0
    assert "Nero. At this keyboard: Seat 2, Seat 4. Bots: 2 x random." in out
    (file,) = home.glob("nero-*.txt")
    assert saved_games.read(file).lines[1] == "want west"
    assert saved_games.read(file).lines[3] == "want north"
    code, out, _ = rostra(capsys, "play", "nero", "--resume")
    assert code == 0
    assert "At this keyboard: Seat 2, Seat 4." in out


def test_two_people_play_caesar_too(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return "q" if "Only Caesar" in prompt else "1"

    answers(monkeypatch, answer)
    code, out, _ = rostra(capsys, "play", "caesar", "--seat", "cleopatra,caesar")
    assert code == 0
    assert "At this keyboard: Cleopatra, Caesar. Bots: none." in out
    assert asked[0] == "Only Cleopatra may look now. Press Enter> "
    assert asked[-1] == "Only Caesar may look now. Press Enter> "
    assert "The game is saved" in out


def test_a_map_of_ones_own(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MAP.replace("syria", "parthia"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    answers(monkeypatch, script(["want east"]))
    code, _, _ = rostra(capsys, "play", "nero", "--bot", "random", "--option", "map=mine.toml")
    assert code == 0
    (file,) = home.glob("nero-*.txt")
    assert saved_games.read(file).options["map"] == str(path)  # from wherever it is resumed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "galba"], 'There is no seat "galba"; there are: seat1, seat2, seat3, seat4'),
        (["--seat", "seat4", "--option", "players=3"], "there are: seat1, seat2, seat3"),
        (["--bot", "brutus"], 'There is no bot "brutus"; there are: random'),
        (["--bot", "random,random,random,random"], "too many bots; name at most one for each seat, with commas"),
        (["--option", "players=5"], '--option players: "5" is not one of: 4, 3'),
        (
            ["--option", "edition=kosmos"],
            "there are: players, length, acclamation, candidates, attack, vanish, rules, map, deck",
        ),
        (["--option", "map=/no/such/map.toml"], "--option map: "),
        (["--option", "deck=BAD"], "line 1, events"),
    ],
)
def test_bad_input(arguments: list[str], said: str, tmp_path: Path, capsys: Out) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[events]\n", encoding="utf-8")
    code, _, err = rostra(capsys, "play", "nero", *(word.replace("BAD", str(bad)) for word in arguments))
    assert code == 2
    assert said in err


# simulate


def test_the_same_seed_gives_the_same_result(capsys: Out) -> None:
    results = [rostra(capsys, "simulate", "nero", "--games", "120", "--seed", "3", "--jobs", jobs) for jobs in "12"]
    assert results[0][:2] == results[1][:2]
    assert "120 games" in results[0][1]
    assert re.search(r"points: Seat 4 \(random\) \d", results[0][1])
    assert re.search(r"won: Vespasian \d+ \d", results[0][1])
    assert re.search(r"OP from areas \d", results[0][1])
    assert "ended: after four rounds" in results[0][1]
    assert "minus" not in results[0][1]


def test_three_players_and_several_bots(tmp_path: Path, capsys: Out) -> None:
    arguments = ["simulate", "nero", "--games", "3", "--bots", "random,random", "--option", "players=3"]
    code, out, _ = rostra(capsys, *arguments, "--option", "length=short", "--save", str(tmp_path))
    assert code == 0
    assert "Seat 4" not in out
    first, *_ = sorted(tmp_path.iterdir())
    assert first.name == "nero-1-000001.txt"
    assert list(record.read(first.read_text(encoding="utf-8")).seats.values()) == ["random"] * 3
    code, out, _ = rostra(capsys, "record", "check", str(tmp_path))
    assert code == 0
    assert "3 good, 0 refused" in out
    assert re.search(r"\d+-\d+-\d+, (Seat \d wins|a shared victory): (after four rounds|the empire)", out)


def test_points_by_source_count_those_who_have_none(capsys: Out) -> None:
    _, out, _ = rostra(capsys, "simulate", "nero", "--games", "25")
    assert re.findall(r"OP from \w+(?: \w+)*? .*? (\d+)(?= OP| |$)", out)
    for row in re.findall(r"OP from [a-zA-Z ]+((?: ?[\d.]+){6})", out):
        assert row.split()[-1] == "100"  # 25 games of four players


@pytest.mark.parametrize("language", texts.languages())
@pytest.mark.parametrize("games", [1, 1_000_000])
def test_the_report_fits_80_columns(language: str, games: int) -> None:
    leaders = ("galba", "vitellius", "otho", "vespasian")
    tally = Tally(
        games=games,
        decisions=Counter({600: games - 1, 1002: 1}),
        turns=Counter({40: games}),
        points={seat: Counter({30 + seat: games}) for seat in range(4)},
        margins=Counter({19: games}),
        reasons=Counter({"rounds": games}),
        winners=Counter({(1,): games}),
        named={leader: Counter({12: games}) for leader in leaders},
        won_as=Counter({"otho": games}),
        sources={"battles": Counter({1: 4 * games})},
    )
    file = io.StringIO()
    screen = Screen(Console(file=file, width=80, highlight=False))
    seats = ("seat1", "seat2", "seat3", "seat4")
    report.show(screen, Texts(language, "nero"), tally, seats, ("random",) * 4)
    shown = file.getvalue()
    assert "…" not in shown
    assert "nero-" not in shown
    assert "report-" not in shown
    assert max(map(len, shown.split("\n"))) <= 80


def test_bad_bots(capsys: Out) -> None:
    code, _, err = rostra(capsys, "simulate", "nero", "--bots", "random,random,random,random,random")
    assert code == 2
    assert "in the order seat1, seat2, seat3, seat4" in err


# records


@pytest.fixture
def saved(tmp_path: Path, capsys: Out) -> Path:
    rostra(capsys, "simulate", "nero", "--games", "1", "--save", str(tmp_path / "games"))
    return tmp_path / "games" / "nero-1-000001.txt"


@pytest.mark.parametrize("at", [0, 2, 20, 80, 200, 400, None])
@pytest.mark.parametrize("seat", ["seat2", None])
def test_show(at: int | None, seat: str | None, saved: Path, capsys: Out) -> None:
    arguments = ["record", "show", str(saved)]
    arguments += [] if at is None else ["--at", str(at)]
    arguments += [] if seat is None else ["--seat", seat]
    code, out, _ = rostra(capsys, *arguments)
    assert code == 0
    assert "-----> here" in out
    assert ("The score" in out) == (at is None)
    if at == 200:
        assert out.count("(BP/GP)") == (4 if seat is None else 1)


def test_a_seat_by_its_leaders_name(saved: Path, capsys: Out) -> None:
    state = record.replay(saved_games.read(saved), 200)
    name = state.seats[2]
    by_leader = rostra(capsys, "record", "show", str(saved), "--at", "200", "--seat", name)
    assert by_leader == rostra(capsys, "record", "show", str(saved), "--at", "200", "--seat", "seat3")
    assert f"as seen by: {name.capitalize()}" in by_leader[1]
    code, _, err = rostra(capsys, "record", "show", str(saved), "--at", "0", "--seat", name)
    assert code == 2
    assert f'There is no seat "{name}"; there are: seat1, seat2, seat3, seat4' in err


def test_show_tells_a_seat_no_more_than_it_saw(saved: Path, capsys: Out) -> None:
    """While cards are dealt: one's own are named, those of others are not."""
    lines = saved_games.read(saved).lines
    first = next(at for at, line in enumerate(lines) if line.startswith("deal "))
    _, everything, _ = rostra(capsys, "record", "show", str(saved), "--at", str(first + 6))
    assert everything.count(" is dealt: ") == 8
    _, seen, _ = rostra(capsys, "record", "show", str(saved), "--at", str(first + 6), "--seat", "seat1")
    assert seen.count(" is dealt: ") == 2
    assert seen.count(" is dealt a card.") == 6
    assert "Chance: deal" not in seen


def test_a_bad_line_is_explained_in_words(saved: Path, capsys: Out) -> None:
    text = saved.read_text(encoding="utf-8")
    lines = saved_games.read(saved).lines
    first = next(at for at, line in enumerate(lines) if line.startswith("activate "))
    header = re.sub("result: .*", "result: *", text[: text.index("\n\n")])
    saved.write_text("\n".join([header, "", *lines[:first], "declare"]) + "\n", encoding="utf-8")
    code, out, _ = rostra(capsys, "record", "check", str(saved))
    assert code == 1
    assert "`declare`: Not possible: your leader must be in Rome, and he is in" in out
    _, out, _ = rostra(capsys, "record", "check", str(saved), "--language", "nl")
    assert "je Leider moet in Rome zijn" in out
