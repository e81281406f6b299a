"""Bots of other packages in the arena and the terminal: they play like any level, and one that fails stops nothing."""

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import rostra as package
from rostra import bots
from rostra.arena import plan, time_limit
from rostra.terminal import play
from tests.bots.test_interface import opening
from tests.command import Out, rostra
from tests.plugged import BOT, Site, installed

ANSWER = "bots.Choice(world.actions()[0], ())"
FAILS = BOT.replace(ANSWER, "1 / 0")
HANGS = "import time\n" + BOT.replace(
    "return " + ANSWER, "while True:\n            try: time.sleep(60)\n            except Exception: pass"
)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with installed(tmp_path / "site") as found:
        yield found


def test_it_plays_on_any_number_of_processes(site: Site, capsys: Out, tmp_path: Path) -> None:
    site.add("brute", {"brutus": "brute:Bot"})
    command = ["arena", "caesar", "brutus", "random@1", "--games", "4", "--sims", "1"]
    found = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        code, out, _ = rostra(capsys, *command, "--jobs", jobs, "--save", str(folder))
        assert code == 0
        assert "brutus against random@1" in out
        found.append(sorted(path.read_text("utf-8") for path in (folder / "records").iterdir()))
    assert found[0] == found[1]
    result = json.loads((tmp_path / "2" / "result.json").read_text("utf-8"))
    assert result["players"][0]["package"] == "brute 1.0"
    assert [one["faults"] for one in result["time"]] == [0, 0]


def test_a_changed_bot_is_another_player(site: Site) -> None:
    """Games of the bot as it was must not be taken for games of the bot as it is."""
    site.add("brute", {"brutus": "brute:Bot"})
    planned = plan.contest(package.load("caesar"), ["brutus", "random"], None, 1, 2)
    before = planned.fingerprint()
    assert planned.fingerprint() == before
    for name in ("brute.npz", "brute.py"):  # weights beside it, and itself
        with (site.folder / name).open("a") as file:
            file.write("\n# changed\n")
        assert planned.fingerprint() != before
        before = planned.fingerprint()


def test_one_that_raises_is_told_of_and_chance_decides(site: Site, capsys: Out, tmp_path: Path) -> None:
    site.add("casca", {"casca": "casca:Bot"}, FAILS)
    files = ["--save", str(tmp_path / "out")]
    code, out, err = rostra(capsys, "arena", "caesar", "casca", "random", "--games", "2", *files)
    assert code == 0
    assert "casca against random" in out
    told = "casca: bot 'casca' raised ZeroDivisionError: division by zero (casca.py, line 10). Chance decides instead."
    assert err.count(told) == 1
    assert re.search(r"casca gave no answer \d+ times", err)
    first, second = json.loads((tmp_path / "out" / "result.json").read_text("utf-8"))["time"]
    assert first["faults"] > 10
    assert second["faults"] == 0
    code, _, err = rostra(capsys, "arena", "caesar", "casca", "random", "--games", "2", *files)
    assert code == 0
    assert "casca gave no answer" in err  # also of games that were played before


def test_what_it_says_can_be_kept(site: Site, capsys: Out, tmp_path: Path) -> None:
    """Half a character, as of a file's name in another encoding: the games can be read again."""
    site.add("brute", {"brutus": "brute:Bot"}, BOT.replace("return " + ANSWER, r'raise ValueError("caf\udce9")'))
    command = ["arena", "caesar", "brutus", "random", "--games", "2", "--sims", "1", "--save", str(tmp_path / "kept")]
    assert rostra(capsys, *command)[0] == 0
    code, _, err = rostra(capsys, *command)
    assert code == 0
    assert "2 games are there already" in err


def test_one_that_never_answers_is_waited_for_once_a_game(
    site: Site, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_limit, "limit", lambda budget: 0.2)
    site.add("casca", {"casca": "casca:Bot"}, HANGS)
    began = time.monotonic()
    code, _, err = rostra(capsys, "arena", "caesar", "casca", "random", "--games", "2")
    assert code == 0
    assert time.monotonic() - began < 10
    assert "casca: bot 'casca' did not answer within 0.2 seconds. Chance decides instead." in err


def test_how_long_is_waited() -> None:
    assert time_limit.limit(bots.Budget(seconds=2)) == 30
    assert time_limit.limit(bots.Budget(simulations=2)) == 600


def test_a_league_of_those_who_are_named(site: Site, capsys: Out, tmp_path: Path) -> None:
    site.add("brute", {"brutus": "brute:Bot"})
    file = tmp_path / "x.json"
    command = ["league", "caesar", "random", "brutus", "random@2", "--games", "2", "--sims", "1", "--json", str(file)]
    assert rostra(capsys, *command)[0] == 0
    found = json.loads(file.read_text("utf-8"))
    assert sorted(one["player"] for one in found["ratings"]) == ["brutus", "random", "random@2"]
    assert len(found["pairs"]) == 3
    everybody = plan.league(package.load("caesar"), bots.Budget(simulations=1), 1, 2)
    assert [player.bot for player in everybody.players] == [*bots.LEVELS, "brutus"]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["miles"], "there is only miles"),
        (["miles", "tiro", "miles"], "miles is named twice"),
        (["miles", "julius"], 'no bot "julius"'),
    ],
)
def test_a_league_that_cannot_be(capsys: Out, names: list[str], told: str) -> None:
    code, _, err = rostra(capsys, "league", "caesar", *names)
    assert code == 2
    assert told in err


def test_in_the_terminal_miles_decides_for_one_that_fails(site: Site) -> None:
    site.add("casca", {"casca": "casca:Bot"}, FAILS)
    told: list[bots.Failed] = []
    decide = play.by_bot(bots.load("caesar", "casca"), told.append, bots.load("caesar", "miles"))
    state = opening()
    assert decide(state, random.Random(1)) in state.actions()
    assert [failed.bot for failed in told] == ["casca"]


def test_games_in_the_terminal(site: Site, capsys: Out) -> None:
    site.add("casca", {"casca": "casca:Bot"}, FAILS)
    site.add("brute", {"brutus": "brute:Bot"})
    assert rostra(capsys, "simulate", "caesar", "--games", "2", "--bots", "brutus,random")[0] == 0
    code, _, err = rostra(capsys, "simulate", "caesar", "--games", "2", "--bots", "casca,random")
    assert code == 2
    assert "The bot does not work: bot 'casca' raised ZeroDivisionError" in err
