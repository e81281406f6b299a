"""Bots of other packages: found by their metadata, imported when they are wanted; what is wrong with one is said."""

import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rostra import bots
from tests.bots.test_interface import opening
from tests.command import Out, rostra
from tests.plugged import BOT, Site, installed

BUDGET = bots.Budget(simulations=1)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with installed(tmp_path / "site") as found:
        yield found


def test_a_declared_bot_is_one_of_the_game(site: Site) -> None:
    site.add("brute", {"brutus": "brute:Bot"})
    assert bots.names("caesar") == (*bots.LEVELS, "brutus")
    assert bots.names("nero") == bots.LEVELS
    assert bots.has("caesar", "brutus")
    assert not bots.has("nero", "brutus")
    with pytest.raises(ValueError, match=r"'brutus': nero has no such bot; there are random, .*, imperator$"):
        bots.load("nero", "brutus")
    bot = bots.load("caesar", "brutus")
    assert bot.name == "brutus"
    assert bots.usual(bot) == bots.usual_of("caesar", "brutus") == bots.Budget(seconds=0.05)
    state = opening()
    assert bots.decide(bot, state, random.Random(1), BUDGET).action == state.actions()[0]
    pickle.loads(pickle.dumps(bot))


def test_a_function_can_make_it_and_a_package_can_have_several(site: Site) -> None:
    source = (
        BOT.replace('    games = ("caesar",)\n', "")
        + "\ndef make():\n    return Bot()\n\nmake.games = ['nero', 'caesar']\n"
    )
    site.add("brute", {"brutus": "brute:make", "albinus": "brute:make"}, source)
    assert bots.names("nero") == bots.names("caesar") == (*bots.LEVELS, "albinus", "brutus")


def test_nothing_is_imported_before_it_is_wanted(site: Site, capsys: Out) -> None:
    for name in ("servius", "publius"):
        site.add(name, {name: f"{name}:Bot"})
    for command in (["--help"], ["arena", "--help"], ["simulate", "caesar", "--games", "1", "--bots", "random,miles"]):
        assert rostra(capsys, *command)[0] == 0
    assert bots.load("caesar", "miles").name == "miles"
    assert not {"servius", "publius"} & {*sys.modules}
    assert bots.load("caesar", "servius").name == "servius"
    assert "publius" not in sys.modules
    assert bots.names("caesar")[-2:] == ("publius", "servius")


@pytest.mark.parametrize(
    ("declared", "source", "told"),
    [
        ("casca:Bot", "import nowhere", "ModuleNotFoundError: No module named 'nowhere' (casca.py, line 1)"),
        ("casca:Bot", "def", "SyntaxError"),
        ("casca:Bot", "import sys; sys.exit(3)", "SystemExit: 3"),
        ("casca:Bot", "", "AttributeError"),
        ("elsewhere:Bot", BOT, "No module named 'elsewhere'"),
        ("casca:Bot", "Bot = 7", "casca:Bot is 7; right is a class"),
        ("casca", BOT, "right is a class, or a function without arguments"),
        ("casca:Bot", "class Bot: ...", 'which games it plays (games: None); right is games = ("caesar",)'),
        ("casca:Bot", BOT.replace('("caesar",)', '"caesar"'), "games: 'caesar'); right is games = (\"caesar\",)"),
        ("casca:Bot", BOT.replace('"caesar"', '"chess"'), "plays 'chess'; there are caesar, nero"),
        ("casca:Bot", BOT + "\n    def __init__(self): open('no/weights')", "FileNotFoundError"),
        ("casca:Bot", BOT + "\n    def __init__(self, size): ...", "made no bot: TypeError"),
        ("casca:Bot", BOT.replace("choose", "select"), "has no method choose(world, rng, budget)"),
        ("casca:Bot", BOT.replace("bots.Budget(seconds=0.05)", "0.05"), "usual is 0.05; right is a rostra.bots.Budget"),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_left_out_and_said_once(
    site: Site, caplog: pytest.LogCaptureFixture, declared: str, source: str, told: str
) -> None:
    site.add("casca", {"casca": declared}, source)
    site.add("brute", {"brutus": "brute:Bot"})
    for _ in range(2):
        assert bots.names("caesar") == (*bots.LEVELS, "brutus")
        assert not bots.has("caesar", "casca")
    [line] = caplog.messages
    assert line.startswith("rostra: the bot 'casca' of casca 1.0 is left out: ")
    assert told in line
    assert "\n" not in line


@pytest.mark.parametrize("name", ["miles", "human", "none", "Casca", "a,b", "c@4", "c" * 41])
def test_names_that_cannot_be(site: Site, caplog: pytest.LogCaptureFixture, name: str) -> None:
    site.add("casca", {name: "casca:Bot"})
    assert bots.names("caesar") == bots.LEVELS
    assert bots.load("caesar", "miles").__class__.__module__ == "rostra.bots.noise"
    assert f"{name!r} of casca 1.0 is left out" in caplog.text


def test_two_packages_with_the_same_name(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    site.add("casca", {"publius": "casca:Bot"})
    site.add("lepidus", {"publius": "lepidus:Bot"})
    assert bots.names("caesar") == bots.LEVELS
    assert "'publius' of casca 1.0 and lepidus 1.0 is left out: both declare this name" in caplog.text


def test_the_line_goes_to_standard_error(site: Site) -> None:
    site.add("casca", {"casca": "casca:Bot"}, "import nowhere")
    code = "from rostra import bots; print(bots.has('caesar', 'casca'), bots.has('caesar', 'casca'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True)
    assert done.stdout == "False False\n"
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("rostra: the bot 'casca' of casca 1.0 is left out")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("1 / 0", r"bot 'casca' raised ZeroDivisionError: division by zero \(casca.py, line 10\)"),
        ("exit(3)", "raised SystemExit: 3"),
        ("None", r"answered with None; right is a rostra.bots.Choice\(action, thoughts\)"),
        ("world.actions()[0]", "answered with [0-9]+; right is"),
        ("bots.Choice(9999, ())", "answered with 9999, which is not legal now"),
        ("bots.Choice(0, (bots.Thought(0, 10**400),))", "not made of numbers"),
        ("bots.Choice(0, (bots.Thought(0, float('nan')),))", "not made of numbers"),
        ("bots.Choice(0, (bots.Thought(0, 1.0, visits=-3),))", "not made of numbers"),
        ("bots.Choice(0, (1 / 0 for _ in range(2)))", "not made of numbers"),
        ("bots.Choice('pass', ())", "not made of numbers"),
        ("bots.Choice(world.actions()[0], None)", "not made of numbers"),
        ("bots.Choice(world.actions()[0], (bots.Thought(9999, 0.5),))", "9999, which is not legal"),
    ],
)
def test_a_bot_that_gives_no_answer_says_why(site: Site, answer: str, told: str) -> None:
    site.add("casca", {"casca": "casca:Bot"}, BOT.replace("bots.Choice(world.actions()[0], ())", answer))
    with pytest.raises(bots.Failed, match=told) as failed:
        bots.decide(bots.load("caesar", "casca"), opening(), random.Random(1), BUDGET)
    again = pickle.loads(pickle.dumps(failed.value))  # it may have happened in another process
    assert str(again) == str(failed.value)


def test_numbers_of_numpy_become_ordinary_ones(site: Site) -> None:
    source = BOT.replace(
        "bots.Choice(world.actions()[0], ())",
        "bots.Choice(numpy.int64(world.actions()[0]), [bots.Thought(numpy.int16(world.actions()[0]), numpy.float32(1), "
        "numpy.int32(4), numpy.float64(2))])",
    )
    site.add("casca", {"casca": "casca:Bot"}, "import numpy\n" + source)
    state = opening()
    choice = bots.decide(bots.load("caesar", "casca"), state, random.Random(1), BUDGET)
    action = state.actions()[0]
    assert choice == bots.Choice(action, (bots.Thought(action, 1.0, 4, 2.0),))
    assert [type(part) for part in (choice.action, choice.thoughts[0].value)] == [int, float]


def test_a_bot_that_breaks_later_says_so(site: Site) -> None:
    source = (
        BOT
        + "\n    made = 0\n    def __init__(self):\n        Bot.made += 1\n        assert Bot.made < 2, 'no weights'\n"
    )
    site.add("casca", {"casca": "casca:Bot"}, source)
    assert bots.has("caesar", "casca")
    with pytest.raises(bots.Failed, match="bot 'casca' cannot be made: AssertionError: no weights"):
        bots.load("caesar", "casca")
