"""A third title, made by somebody else: Dole (installed/dole) is played in every room, and no room knows it.

Its package brings rules, a title and table manners, nothing else: no bots, no words, no pictures, no page.
"""

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rostra
from rostra import bots, record, titles
from rostra.game import CHANCE, OVER, State
from rostra.record import Record
from rostra.tables.commands import Undo
from tests.server.client import Server
from tests.server.playing import QuickChance, play_on
from tests.tables.seated import Table
from tests.titles import FOLDER, with_titles


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with with_titles():
        yield


def run(code: str) -> str:
    """In a process of its own, where nothing was imported before the title was there."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(home: Path, *arguments: str) -> str:
    environment = {**os.environ, "ROSTRA_HOME": str(home), "XDG_DATA_HOME": str(home), "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", "rostra.cli", *arguments], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def played(seed: int, **options: object) -> State:
    rng = random.Random(seed)
    state = rostra.load("dole", **options).new()
    while state.actor != OVER:
        if state.actor == CHANCE:
            rostra.play(state, rng)
        else:
            state.apply(rng.choice(state.actions()))
    return state


def lines_of(seed: int) -> list[str]:
    taken: list[int] = []
    game = rostra.load("dole")
    game.new().playout(random.Random(seed), taken)
    return [game.lines[action] for action in taken]


def test_it_is_there_by_its_name() -> None:
    assert rostra.GAMES == ("caesar", "nero", "dole")
    assert rostra.load("dole", players=3).seats == ("red", "blue", "green")
    with pytest.raises(ValueError, match="option 'players': 4 is not one of 2, 3"):
        rostra.load("dole", players=4)


def test_its_rules_have_versions() -> None:
    """DO-4: who wins alone has another point since version 2"""
    one, two = rostra.load("dole", rules=1), rostra.load("dole")
    assert (one.rules_version, two.rules_version) == (1, 2)
    assert one.options == {"players": 2, "rules": 1}
    then, now = played(3, rules=1).outcome(), played(3).outcome()
    assert then is not None
    assert now is not None
    assert sum(now.points) - sum(then.points) == 1


def test_at_a_table_nobody_sees_who_is_asked() -> None:
    """DO-3 with a pause: the others are shown the same whether or not the next seat holds a tribune"""
    shown = []
    for hand in (["1", "1", "tribune"], ["1", "1", "2"]):
        state = rostra.load("dole").position({"hands": [["3", "2"], hand], "points": [0, 0], "turn": "red", "turns": 1})
        table = Table("dole", "pp", at=state)
        table.play(0, "hand-out 3")
        shown.append((table.match.view(0), table.match.events(0, 0, 99), table.match.due()))
    assert shown[0] == shown[1]


def test_what_was_played_stays() -> None:
    """Nothing in Dole can be taken back: its table manners call no line undoable"""
    state = rostra.load("dole").position(
        {"hands": [["3", "tribune"], ["1"]], "points": [0, 0], "turn": "red", "turns": 1}
    )
    table = Table("dole", "pp", at=state)
    table.play(0, "drop")
    assert table.refused(0, Undo(key="u", ply=table.match.ply(0))) == "table-nothing-to-undo"


def test_over_a_socket_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(5)
    monkeypatch.setattr("rostra.server.time_and_chance.rng", QuickChance(rng))
    with Server(tmp_path) as server:
        match, secrets = server.make("dole", "Anna", "Ben", "Cleo")
        server.hurry(match)
        players = [server.connect(match, secret) for secret in secrets]
        assert play_on(players, server.lines("dole"), rng) > 5
        players[0].catch_up()
        assert players[0].match["result"]["reason"] == "fed"
        kept = server.http.get(f"/api/matches/{match}/record").text
        assert record.read(kept).game == "dole"
        assert server.get(f"/api/matches/{match}/replay", secret=secrets[0], ply=12)["view"]["game"] == "dole"
        for player in players:
            player.close()


def test_over_a_socket_against_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(6)
    monkeypatch.setattr("rostra.server.time_and_chance.rng", QuickChance(rng))
    with Server(tmp_path) as server:
        assert server.get("/api/games")[2]["bots"] == ["random"]
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        made = server.post("/api/matches", {"game": "dole", "seats": seats, "spectators": False}, 201)
        with server.connect(made["id"], made["seats"][0]["secret"]) as player:
            assert play_on([player], server.lines("dole"), rng) > 2
            player.catch_up()
            assert player.match["result"]["reason"] == "fed"


def test_a_bot_of_ours_plays_it() -> None:
    assert bots.names("dole") == ("random",)
    state = rostra.load("dole").new()
    while state.actor == CHANCE:
        rostra.play(state, random.Random(1))
    bot = bots.load("dole", "random")
    assert bots.decide(bot, state, random.Random(1), bots.usual(bot)).action in state.actions()


def test_as_a_record_of_either_version() -> None:
    lines = lines_of(7)
    for rules in (1, 2):
        text = Record.of(rostra.load("dole", rules=rules), ["Anna", "Ben"], lines, "2026-11-18").text()
        assert f"\nrules: {rules}\n" in text
        assert record.read(text).rules_version == rules
    with pytest.raises(record.BadRecord, match="version 3 is newer than this program, which knows 2"):
        record.read(text.replace("rules: 2", "rules: 3"))


def test_in_the_arena(tmp_path: Path) -> None:
    arena = ["arena", "dole", "random", "random@1", "--games", "4", "--json", str(tmp_path / "found.json")]
    command(tmp_path, *arena, "--save", str(tmp_path / "arena"))
    assert json.loads((tmp_path / "found.json").read_text())["game"] == "dole"
    shown = command(tmp_path, "balance", "dole", "--bot", "random", "--games", "4", "--save", str(tmp_path / "balance"))
    assert "green" not in shown
    assert "red" in shown.lower()


def test_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "dole.txt"
    file.write_text(Record.of(rostra.load("dole"), ["Anna", "Ben"], lines_of(7), "2026-11-18").text())
    assert "blue: Ben" in command(tmp_path, "record", "show", str(file))
    assert "blue wins: fed" in " ".join(command(tmp_path, "record", "check", str(file)).split())
    told = command(tmp_path, "simulate", "dole", "--games", "5", "--bots", "random")
    assert not re.search("report.ended|score.rations", told)
    assert re.search("rations .* fed ", told, re.DOTALL)


def test_the_help_tells_of_it_and_not_of_a_broken_one(tmp_path: Path) -> None:
    broken(tmp_path)
    with with_titles(tmp_path):
        told = " ".join(command(tmp_path, "play", "--help", "--language", "de").split())
    assert "Das Spiel: caesar, nero, dole [" in told
    assert "seat1, seat2, seat3, seat4; Dole: red, blue, green" in told
    assert "map=FILE, deck=FILE; Dole: players=2|3, rules=2|1" in told


def test_through_pettingzoo() -> None:
    run(
        "from pettingzoo.test import api_test\n"
        "from rostra.adapters.pettingzoo import dole_v0\n"
        "import rostra.adapters.pettingzoo.dole_v0 as again, pickle\n"
        "assert again is dole_v0 and dole_v0.AGENTS == ('red_1', 'blue_2', 'green_3')\n"
        "env = dole_v0.raw_env(render_mode='ansi', players=3)\n"
        "env.reset(seed=1)\n"
        "assert 'players:' in env.render()\n"
        "assert pickle.loads(pickle.dumps(env)).game.seats == ('red', 'blue', 'green')\n"
        "while env.agents:\n"
        "    found = env.last()[0]\n"
        "    mask = found['action_mask']\n"
        "    dead = env.terminations[env.agent_selection]\n"
        "    env.step(None if dead else int(mask.argmax()))\n"
    )


def test_through_gymnasium() -> None:
    run(
        "import gymnasium, rostra.adapters.gymnasium\n"
        "env = gymnasium.make('rostra/dole-v0', opponents='random', players=3, seat='blue')\n"
        "seen, info = env.reset(seed=1)\n"
        "over = False\n"
        "while not over:\n"
        "    assert info['seat'] == 1\n"
        "    seen, reward, over, _, info = env.step(int(info['action_mask'].argmax()))\n"
        "assert info['winners']\n"
    )


def test_through_openspiel() -> None:
    told = run(
        "import pyspiel, rostra.adapters.open_spiel\n"
        "game = pyspiel.load_game('rostra_dole(players=3,rules=1)')\n"
        "pyspiel.random_sim_test(game, 3, False, False, False)\n"
        "state = game.new_initial_state()\n"
        "while state.is_chance_node():\n"
        "    state.apply_action(state.legal_actions()[0])\n"
        "print(game, state.current_player(), state.information_state_string(0)[:3])\n"
    )
    assert "rostra_dole(players=3,rules=1) 0 red" in told


BROKEN = {
    "a forgotten line": ('        "drop": LineManners(),\n', "", "nothing is said of lines that begin with drop"),
    "a forgotten card": ('("forbid",)', "()", "'forbid' answers something, but answering_cards does not name forbid"),
    "no way to let pass": ('passing="allow"', 'passing=""', "must be able to let it pass; passing: '' is not a line"),
    "nothing at all": ("    manners=MANNERS,\n", "", "manners"),
    "another name": ('name="dole"', 'name="bread"', "it calls itself 'bread'"),
    "a lost version": ('1: "the first"', '3: "later"', r"rules: \[2, 3\]"),
    "players without an option": ('Option("players", (2, 3)),', "", "there is an option 'players'"),
    "no endings": ('endings=("fed",)', "endings=()", "endings: there are none"),
}


@pytest.mark.parametrize(("old", "new", "told"), BROKEN.values(), ids=BROKEN)
def test_a_title_that_leaves_something_out_is_refused(tmp_path: Path, old: str, new: str, told: str) -> None:
    """A forgotten card would be a leak in time; so it is found when the title is loaded, not when somebody plays"""
    for file in FOLDER.rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            there = tmp_path / file.relative_to(FOLDER)
            there.parent.mkdir(exist_ok=True)
            source = file.read_text()
            there.write_text(source.replace(old, new) if file.name == "title.py" else source)
    code = "import rostra\ntry:\n    rostra.load('dole')\nexcept (ValueError, TypeError) as wrong:\n    print(wrong)"
    with with_titles(tmp_path):
        assert re.search(told, run(code))


def broken(folder: Path) -> None:
    """A package in that folder whose title cannot be loaded."""
    (folder / "broken-1.0.dist-info").mkdir()
    (folder / "broken-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (folder / "broken-1.0.dist-info" / "entry_points.txt").write_text("[rostra.titles]\nbroken = nowhere.title:TITLE\n")


def test_nothing_of_a_broken_title_stops_the_others(tmp_path: Path) -> None:
    broken(tmp_path)
    with with_titles(tmp_path):
        assert run("import rostra; print(rostra.load('caesar').name)") == "caesar\n"
        assert "cannot be loaded" in run(
            "import rostra\ntry:\n    rostra.load('broken')\nexcept ValueError as wrong:\n    print(wrong)"
        )


def test_titles_say_what_there_is() -> None:
    with pytest.raises(ValueError, match="game 'chess': there is no such game; there are caesar, nero, dole"):
        rostra.load("chess")
    assert titles.part("dole", "bots.levels") is None
    assert titles.part("caesar", "bots.levels") is not None
