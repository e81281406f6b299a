"""The games as OpenSpiel takes them: options, ids, chance, utilities, and how long a game can be."""

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import rostra
from rostra import titles
from rostra.adapters.open_spiel.play import replayed
from rostra.game import CHANCE, OVER, State, pick
from rostra.rewards import rewards
from tests.adapters.open_spiel.walks import SHORT_NERO, load, walk


def test_both_games_are_registered_on_import() -> None:
    assert {"rostra_caesar", "rostra_nero"} <= set(pyspiel.registered_names())
    assert str(load("rostra_caesar")) == "rostra_caesar()"


@pytest.mark.parametrize("name", ["caesar", "nero"])
def test_every_option_of_a_game_is_a_parameter(name: str) -> None:
    for option in titles.options_of(titles.get(name)):
        for value in option.values:
            game = load(f"rostra_{name}({option.name}={value})")
            assert game.game.options.get(option.name, option.values[0]) == value
            assert str(load(str(game))) == str(game)


def test_python_can_end_after_it() -> None:
    """OpenSpiel holds the games until after the end of Python."""
    code = "import pyspiel, rostra.adapters.open_spiel; pyspiel.load_game('rostra_nero').new_initial_state().clone()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_nero_is_played_by_three_or_four() -> None:
    assert load("rostra_nero").num_players() == 4
    assert load("rostra_nero(players=3)").num_players() == 3


def test_an_own_map_is_a_parameter_too(tmp_path: Path) -> None:
    original = Path(rostra.__file__).parent / "nero" / "data" / "map.toml"
    (tmp_path / "my-map.toml").write_bytes(original.read_bytes())
    game = load(f"rostra_nero(map={tmp_path}/my-map.toml)")
    state = game.new_initial_state()
    again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.game.options["map"] == f"{tmp_path}/my-map.toml"


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_written_state_keeps_the_rules_it_was_played_by(version: int) -> None:
    """Also those that are today's: when it is read there may be newer ones."""
    state = load(f"rostra_nero(rules={version})").new_initial_state()
    read, (name, options, taken) = state.play.__reduce__()
    assert options["rules"] == version
    assert read(name, options, taken).game.rules_version == version


def test_a_history_of_another_game_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="this is no game of rostra_nero with these options"):
        replayed("nero", {"rules": 1}, [0, 0, 0, 100_000])


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("rostra_caesar(colour=red)", "Unknown parameter 'colour'. Available parameters are: .*edition"),
        ("rostra_caesar(edition=dutch)", "option 'edition': 'dutch' is not one of kosmos, italian"),
        ("rostra_nero(players=5)", "option 'players': 5 is not one of 4, 3"),
        ("rostra_nero(players=four)", "Wrong type for parameter players"),
        ("rostra_nero(map=no-such.toml)", "option 'map': 'no-such.toml' cannot be read"),
    ],
)
def test_a_bad_option_is_an_error_of_openspiel(spec: str, why: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=why):
        load(spec)


def test_an_illegal_action_is_an_error_of_openspiel_and_changes_nothing() -> None:
    state = load("rostra_caesar").new_initial_state()
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match=r"action 3 \(veto\) is not legal now; legal are 204"):
        state.apply_action(3)
    with pytest.raises(pyspiel.SpielError, match="no such id"):
        state.apply_action(228)
    assert str(state) == before
    assert state.history() == []


def test_a_finished_game_takes_no_action() -> None:
    *_, state = walk("rostra_caesar", 1)
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize("spec", ["rostra_caesar(action_decks=shuffled)", SHORT_NERO])
def test_it_is_the_same_game(spec: str) -> None:
    """Ids, lines, legal decisions, chances and the result are those of the engine."""
    ours: State | None = None
    for state in walk(spec, 7):
        if ours is None:
            ours = state.get_game().game.new()
        else:
            ours.apply(state.history()[-1])
        assert state.legal_actions() == ours.actions()
        for action in ours.actions()[:3]:
            assert state.action_to_string(state.current_player(), action) == ours.text(action)
        if ours.actor == CHANCE:
            weights = dict(ours.chances())
            chances = dict(state.chance_outcomes())
            assert chances.keys() == weights.keys()
            assert sum(chances.values()) == pytest.approx(1)
            assert all(chances[a] == pytest.approx(w / sum(weights.values())) for a, w in weights.items())
    assert ours is not None
    assert ours.actor == OVER
    outcome = ours.outcome()
    assert outcome is not None
    assert state.returns() == rewards(len(outcome.points), outcome.winners)


# How long a game can be


def eager(state: State, rng: random.Random) -> int:
    """Whoever drags a game out: of all that changes little, as much as possible, and little of what ends something."""
    costs: list[tuple[float, int]] = []
    for action in state.actions():
        word, _, rest = state.text(action).partition(" ")
        cost = {"done": 2, "end-turn": 9, "pass": 0, "force": 0, "halt": 1, "leave": 0, "exchange": 3, "event": 3}.get(
            word, 4
        )
        if word in ("force", "leave"):  # one legion after the other
            cost += int(rest.split()[0]) if rest[0].isdigit() else 0
        if word == "move-card":
            cost = 8
        costs.append((cost + rng.random(), action))
    return min(costs)[1]


def shy(state: State, rng: random.Random) -> int:
    """Passes and discards one card where the game would end otherwise."""
    lines = {state.text(action): action for action in state.actions()}
    if "done" in lines:
        view = state.view(state.actor)["progress"]
        exchanges = [action for line, action in lines.items() if line.startswith("exchange")]
        return exchanges[0] if view["idle_turns"] == 3 and not view["exchanged"] and exchanges else lines["done"]
    return lines.get("pass", rng.choice(state.actions()))


def anyhow(state: State, rng: random.Random) -> int:
    return rng.choice(state.actions())


@pytest.mark.parametrize(
    ("spec", "choose", "games"),
    [
        ("rostra_caesar", anyhow, 60),
        ("rostra_caesar(edition=italian,action_decks=shuffled,orgies=fewer)", anyhow, 60),
        ("rostra_caesar(orgies=fading)", shy, 20),
        ("rostra_caesar(action_decks=shuffled)", shy, 20),
        ("rostra_nero", anyhow, 10),
        (SHORT_NERO, anyhow, 20),
        ("rostra_nero", eager, 3),
        ("rostra_nero(length=short)", eager, 5),
    ],
)
def test_no_game_is_longer_than_the_longest(spec: str, choose: Any, games: int) -> None:
    game = load(spec)
    rng = random.Random(3)
    for _ in range(games):
        state = game.game.new()
        kinds: Counter[bool] = Counter()
        while state.actor != OVER:
            chance = state.actor == CHANCE
            action = pick(state.chances(), rng) if chance else choose(state, rng)
            assert action < (game.max_chance_outcomes() if chance else game.num_distinct_actions())
            kinds[chance] += 1
            state.apply(action)
        assert kinds[False] <= game.max_game_length()
        assert kinds[True] <= game.max_chance_nodes_in_history()
    assert game.max_history_length() == game.max_game_length() + game.max_chance_nodes_in_history()


def test_the_longest_game_follows_from_the_cards() -> None:
    """Caesar & Cleopatra: 45 cards each pass through a hand; the set-up, draws, answers; idle turns between them."""
    game = load("rostra_caesar")
    idle = 3 * 90 + 4
    assert game.max_game_length() == 36 + 90 + 22 + 8 + 4 + 40 + 80 + 180 + 2 * idle
    assert game.max_chance_nodes_in_history() == 2 + 80 + 90 + 5
