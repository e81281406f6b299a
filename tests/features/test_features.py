"""States as numbers: all that a seat's view holds, nothing that it does not."""

import random
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import rostra
from rostra import features
from rostra.caesar.table import Table as CaesarTable
from rostra.caesar.table import end_game as end_caesar
from rostra.game import Game, Json, State
from rostra.nero.power import end_game as end_nero
from rostra.nero.table import Table as NeroTable
from tests.caesar import walk as in_caesar
from tests.features.reading import caesar
from tests.features.reading_nero import nero
from tests.nero import walk as in_nero

READ: dict[str, Callable[[Json], dict[str, int]]] = {"caesar": caesar, "nero": nero}
GAMES: list[tuple[str, dict[str, object]]] = [
    ("caesar", {}),
    ("caesar", {"edition": "italian", "action_decks": "shuffled", "orgies": "fading"}),
    ("caesar", {"orgies": "fewer"}),
    ("caesar", {"edition": "italian", "action_decks": "own-choice"}),
    ("nero", {}),
    ("nero", {"players": 3, "length": "short", "acclamation": "over-emperor"}),
]


def walk(game: Game, seed: int) -> Iterator[State]:
    """All moments of a random game, the last one included."""
    state = game.new()
    rng = random.Random(seed)
    for _ in in_caesar.walk(state, rng) if game.name == "caesar" else in_nero.walk(state, rng):
        yield state
    yield state


def seats_of(game: Game) -> range:
    return range(len(game.seats))


def told(case: tuple[str, dict[str, object]]) -> str:
    return " ".join([case[0], *map(str, case[1].values())])


@pytest.fixture(params=GAMES, ids=told, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return rostra.load(name, **options)


class Moment(NamedTuple):
    """What a seat sees at a moment of a game."""

    where: str
    view: Json
    numbers: bytes


@pytest.fixture(scope="module")
def moments(game: Game) -> list[Moment]:
    found = []
    for seed in range(3 if game.name == "caesar" else 2):
        for state in walk(game, seed):
            for seat in seats_of(game):
                where = f"game {seed}, decision {state.plies}, seat {seat}"
                found.append(Moment(where, state.view(seat), features.observe(state, seat)))
    assert len(found) > 1000
    return found


def test_every_number_can_be_read_off_the_view(game: Game, moments: list[Moment]) -> None:
    names = features.of(game).names
    for moment in moments:
        written = {name: number for name, number in zip(names, moment.numbers) if number}
        assert written == READ[game.name](moment.view), moment.where


def compare(game: Game, state: State) -> Iterator[str]:
    """Both readings of every seat, the same; the names of what is not 0."""
    names = features.of(game).names
    for seat in seats_of(game):
        written = {name: number for name, number in zip(names, features.observe(state, seat)) if number}
        assert written == READ[game.name](state.view(seat)), (state.plies, seat)
        yield from written


def test_a_game_that_ends_early_shows_all_hidden_cards(game: Game) -> None:
    found: set[str] = set()
    for state in walk(game, seed=4):
        if state.plies % 15 == 10 and state.actor != rostra.OVER:
            end = state.clone()
            if isinstance(end, CaesarTable):
                end_caesar(end, 1, None)
            elif isinstance(end, NeroTable):
                end_nero(end, 1, None)
            found.update(compare(game, end))
    wanted = {"own.hand", "over.patricians", "other.hand", "other.aside", "other.praetors.down-cards"}
    if game.name == "nero":
        wanted = {"own.hand", "over.control", "next.hand", "second.hand"}
    assert wanted <= {name.rpartition(".")[0] for name in found} | found


RARE = ("event galley", "load", "ask-leave", "grant", "to ")


def test_landings_which_are_rare_can_be_read_off_the_view_too() -> None:
    game = rostra.load("nero", players=3)
    found: set[str] = set()
    for seed in range(5, 8):
        rng = random.Random(seed)
        state = game.new()
        while state.actor != rostra.OVER:
            rare = [action for action in state.actions() if state.text(action).startswith(RARE)]
            leader = [action for action in rare if state.text(action).endswith("leader")]
            state.apply(rng.choice(leader or rare) if rare and rng.random() < 0.8 else in_nero.choose(state, rng))
            if rare:
                found.update(compare(game, state))
    wanted = {"own.welcome", "next.welcome", "event.leader", "own.leader-landed", "entered.by-galley", "landed"}
    assert wanted <= {name.rpartition(".")[0] for name in found} | found


def test_points_of_a_loaded_position_can_be_read_off_the_view_too() -> None:
    game = rostra.load("nero")
    before = next(state for state in walk(game, seed=3) if state.turns > 5)
    position = before.position()
    for number, player in enumerate(position["players"].values()):
        player["points"] = 11 * number
    assert {"next.points-before", "next.points"} <= set(compare(game, game.position(position)))
    next(iter(position["players"].values()))["points"] = 700
    numbers = dict(zip(features.of(game).names, features.observe(game.position(position), 0)))
    assert (numbers["own.points"], numbers["own.points-before"]) == (255, 255)


def test_moments_that_look_different_have_different_numbers(moments: list[Moment]) -> None:
    looks: dict[bytes, Json] = {}
    for moment in moments:
        look = {key: value for key, value in moment.view.items() if key != "actions"}  # the mask says what is legal
        assert looks.setdefault(moment.numbers, look) == look, moment.where


def test_no_number_is_higher_than_it_says(game: Game, moments: list[Moment]) -> None:
    high = bytes(features.of(game).high)
    for moment in moments:
        too_high = [place for place, pair in enumerate(zip(moment.numbers, high)) if pair[0] > pair[1]]
        assert [features.of(game).names[place] for place in too_high] == [], moment.where


def test_worlds_that_look_the_same_have_the_same_numbers(game: Game) -> None:
    rng = random.Random(5)
    compared = 0
    for state in walk(game, seed=9):
        if state.plies % 7 == 0:
            for seat in seats_of(game):
                world = state.sample(seat, rng)
                assert features.observe(world, seat) == features.observe(state, seat), (state.plies, seat)
                compared += 1
    assert compared > 50


def other_deck(folder: Path) -> str:
    """A deck without one of the revolts; there are more briberies instead."""
    deck = (Path(rostra.__file__).parent / "nero" / "data" / "deck.toml").read_text()
    more = deck.replace("bribery          = { n = 5", "bribery          = { n = 8")
    lines = [line for line in more.splitlines() if not line.startswith("revolt-iudaea")]
    (folder / "deck.toml").write_text("\n".join(lines))
    return str(folder / "deck.toml")


def test_another_deck_of_nero_has_its_own_cards(tmp_path: Path) -> None:
    usual, game = rostra.load("nero"), rostra.load("nero", deck=other_deck(tmp_path))
    names = features.of(game).names
    assert "own.hand.revolt-iudaea" not in names
    assert "own.hand.revolt-iudaea" in features.of(usual).names
    for state in walk(game, seed=1):
        if state.plies % 5 == 0:
            numbers = {name: number for name, number in zip(names, features.observe(state, 0)) if number}
            assert numbers == nero(state.view(0)), state.plies
    with pytest.raises(ValueError, match="another deck"):
        features.of(usual).write(game.new(), 0, vec[u8]([0] * 2000), 0)
    features.of(usual).write(rostra.load("nero", players=3).new(), 0, vec[u8]([0] * 2000), 0)


@pytest.mark.parametrize("name", rostra.GAMES)
def test_names_are_there_once_whatever_the_options(name: str) -> None:
    every = in_caesar.OPTIONS if name == "caesar" else in_nero.OPTIONS
    found = {features.of(rostra.load(name, **options)).names for options in every}
    assert len(found) == 1
    names = found.pop()
    assert len(set(names)) == len(names) == features.of(rostra.load(name)).size


def test_write_touches_its_own_place_only(game: Game) -> None:
    of = features.of(game)
    state = game.new()
    out = vec[u8]([7] * (of.size + 10))
    of.write(state, 1, out, 4)
    assert bytes(out) == b"\7" * 4 + features.observe(state, 1) + b"\7" * 6


def test_what_cannot_be_written_is_refused(game: Game) -> None:
    of = features.of(game)
    state = game.new()
    out = vec[u8]([0] * of.size)
    for seat in (-1, len(game.seats)):
        with pytest.raises(ValueError, match=f"seat {seat}: there are seats 0"):
            features.observe(state, seat)
    for at in (-1, 1):
        with pytest.raises(ValueError, match=f"place {at}: {of.size} numbers"):
            of.write(state, 0, out, at)
    other = rostra.load("nero" if game.name == "caesar" else "caesar").new()
    with pytest.raises(TypeError, match="is not a state of"):
        of.write(other, 0, out, 0)


def test_the_page_on_features_is_up_to_date() -> None:
    tool = runpy.run_path(str(Path(__file__).resolve().parents[2] / "tools" / "features_table.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"](), "run tools/features_table.py"
    for name in rostra.GAMES:
        page = tool["page"]()
        assert all(f"| `{block.name}` |" in page for block in features.of(rostra.load(name)).blocks)
