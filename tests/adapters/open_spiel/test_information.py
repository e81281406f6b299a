"""Information states: what a seat has seen and done, all of it, and nothing that it has not."""

import pickle
import random
from typing import Any

import pyspiel
import pytest

from rostra.adapters.open_spiel.play import Play
from rostra.game import Json
from tests.adapters.open_spiel.walks import SHORT_NERO, draw, load, walk

CLEOPATRA, CAESAR = 0, 1


def placed(spec: str, position: Json) -> Any:
    """A state that begins at a position (OpenSpiel knows only games from the start)."""
    game = load(spec)
    state = game.new_initial_state()
    state.play = Play(game.game, game.game.position(position))
    return state


def do(state: Any, *lines: str) -> None:
    for line in lines:
        state.apply_action(state.string_to_action(line))


def known(state: Any, seat: int) -> tuple[str, str]:
    return state.information_state_string(seat), state.observation_string(seat)


@pytest.mark.parametrize("spec", ["rostra_caesar", SHORT_NERO])
def test_nothing_is_forgotten(spec: str) -> None:
    """What a seat knew it still knows: an earlier information state begins every later one."""
    before: dict[int, str] = {}
    for state in walk(spec, 11):
        for seat in range(state.num_players()):
            now = state.information_state_string(seat).removesuffix("?\n")
            assert now.startswith(before.get(seat, ""))
            before[seat] = now
            own = [line[2:] for line in now.splitlines() if line.startswith("> ")]
            history = [entry.action for entry in state.full_history() if entry.player == seat]
            assert own == [state.play.state.text(action) for action in history]


def alike(seat: int) -> tuple[Any, Any]:
    """Two games up to the first turn that differ only in how the other side stacks and lays its cards in secret."""
    game = load("rostra_caesar")
    one, two = game.new_initial_state(), game.new_initial_state()
    rng = random.Random(4)
    while not one.play.state.turns:
        assert known(one, seat) == known(two, seat)
        if one.current_player() == 1 - seat:
            one.apply_action(one.legal_actions()[0])
            two.apply_action(two.legal_actions()[-1])
        else:
            assert one.legal_actions() == two.legal_actions()
            action = draw(one, rng)
            one.apply_action(action)
            two.apply_action(action)
    return one, two


@pytest.mark.parametrize("seat", [CLEOPATRA, CAESAR])
def test_the_others_cards_are_not_in_it(seat: int) -> None:
    one, two = alike(seat)
    assert known(one, seat) == known(two, seat)
    assert one.information_state_string(1 - seat) != two.information_state_string(1 - seat)


@pytest.mark.parametrize(
    ("spec", "seed"), [(spec, seed) for spec in ("rostra_caesar", SHORT_NERO) for seed in range(2)]
)
def test_who_knows_the_same_has_the_same_choices(spec: str, seed: int) -> None:
    """From a state and from a world in which the seat knows the same, the same way is gone as far as both allow it."""
    rng = random.Random(seed)
    compared = 0
    for state in walk(spec, seed):
        if state.is_terminal() or state.is_chance_node() or rng.random() > 0.06:
            continue
        seat = state.current_player()
        one, two = state.clone(), state.resampled(seat, rng)
        while True:
            for side in (one, two):  # whether another seat is asked does not show: it lets it pass
                while side.play.is_answer() and side.current_player() != seat:
                    do(side, "allow" if spec == "rostra_caesar" else "no-counter")
            if one.information_state_string(seat) != two.information_state_string(seat):
                break
            assert one.observation_string(seat) == two.observation_string(seat)
            assert one.is_terminal() == two.is_terminal()
            assert (one.current_player() == seat) == (two.current_player() == seat)
            if one.current_player() == seat:
                assert one.legal_actions() == two.legal_actions()
                compared += 1
            ways = sorted(set(one.legal_actions()) & set(two.legal_actions()))
            if not ways:
                break
            action = rng.choice(ways)
            one.apply_action(action)
            two.apply_action(action)
    assert compared > 50


def table(hand: str, pile: str) -> Json:
    """Caesar holds one action card and has the other on his pile; Cleopatra cannot tell which is which."""
    return {
        "votes": {"deck": ["orgy"]},
        "players": {
            "cleopatra": {"hand": ["3", "assassination"]},
            "caesar": {"hand": ["2", hand], "action_pile": [pile], "table": {"censors": {"up": ["4"]}}},
        },
    }


def test_that_somebody_is_asked_for_a_veto_does_not_show_CC_A8() -> None:
    asked = placed("rostra_caesar", table("veto", "scout"))
    not_asked = placed("rostra_caesar", table("scout", "veto"))
    assert known(asked, CLEOPATRA) == known(not_asked, CLEOPATRA)
    before = asked.observation_string(CLEOPATRA)
    do(asked, "assassinate censors 4")
    do(not_asked, "assassinate censors 4")
    assert asked.current_player() == CAESAR
    assert "played" in asked.information_state_string(CAESAR)
    # she knows what she did, and waits: as she would if a host made a pause because he might be asked
    assert asked.information_state_string(CLEOPATRA) == "cleopatra\n> assassinate censors 4\n"
    assert asked.observation_string(CLEOPATRA) == before
    assert asked.observation_tensor(CLEOPATRA) == placed("rostra_caesar", table("veto", "scout")).observation_tensor(
        CLEOPATRA
    )
    do(asked, "allow")
    assert known(asked, CLEOPATRA) == known(not_asked, CLEOPATRA)
    assert asked.legal_actions() == not_asked.legal_actions()
    assert "allow" in asked.information_state_string(CAESAR)
    assert "allow" not in asked.information_state_string(CLEOPATRA)


def general(hands: dict[str, list[str]]) -> Json:
    homes = {"galba": "baetica", "vitellius": "belgica", "otho": "raetia", "vespasian": "asia"}
    return {
        "seats": list(homes),
        "to_move": "galba",
        "provinces": {home: {leader: 7} for leader, home in homes.items()},
        "leaders": {leader: {"home": home} for leader, home in homes.items()},
        "players": {leader: {"hand": hands.get(leader, ["crisis"])} for leader in homes},
    }


def test_nor_that_somebody_is_asked_for_a_counter_NE_J27() -> None:
    galba, vitellius, otho, vespasian = range(4)
    nobody = {"galba": ["senate", "galley"], "vitellius": ["crisis"], "otho": ["crisis"]}
    two = {**nobody, "vitellius": ["bribery"], "otho": ["bad-omens"]}
    asked = placed("rostra_nero", general(two))
    not_asked = placed("rostra_nero", general(nobody))
    waiting = known(asked, vespasian)
    do(asked, "event senate")
    do(not_asked, "event senate")
    assert asked.current_player() == vitellius
    for seat in (otho, vespasian):
        assert '"event"' not in asked.information_state_string(seat)
    do(asked, "no-counter")
    assert asked.current_player() == otho
    assert known(asked, vespasian) == waiting
    assert asked.information_state_string(galba) == "seat1\n> event senate\n"
    assert asked.information_state_string(vitellius).endswith("> no-counter\n")
    do(asked, "no-counter")
    assert asked.current_player() == galba
    for seat in (galba, vespasian):
        assert known(asked, seat) == known(not_asked, seat)


def test_who_decides_knows_that_he_does() -> None:
    for state in walk("rostra_caesar", 2):
        for seat in range(2):
            assert state.information_state_string(seat).endswith("?\n") == (state.current_player() == seat)


# Copies


def test_a_copy_goes_its_own_way() -> None:
    rng = random.Random(5)
    for state in walk("rostra_caesar", 5):
        if state.move_number() == 60:
            copy = state.clone()
            strings = [state.information_state_string(seat) for seat in range(2)]
            while not copy.is_terminal():
                copy.apply_action(draw(copy, rng))
            assert [state.information_state_string(seat) for seat in range(2)] == strings
            assert copy.history()[:60] == state.history()
            return


@pytest.mark.parametrize("spec", ["rostra_caesar(edition=italian)", SHORT_NERO])
def test_a_state_is_written_and_read_with_all_that_was_seen(spec: str) -> None:
    for state in walk(spec, 6):
        if state.move_number() % 40 == 39 or state.is_terminal():
            _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
            unpickled = pickle.loads(pickle.dumps(state))
            for again in (read, unpickled):
                assert str(again) == str(state)
                assert again.history() == state.history()
                for seat in range(state.num_players()):
                    assert known(again, seat) == known(state, seat)


# Worlds


@pytest.mark.parametrize("spec", ["rostra_caesar", SHORT_NERO])
def test_a_resampled_state_is_the_same_for_who_asked(spec: str) -> None:
    rng = random.Random(8)
    for state in walk(spec, 8):
        seat = state.current_player()
        if seat < 0 or rng.random() > 0.2:
            continue
        world = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
        assert known(world, seat) == known(state, seat)
        assert world.legal_actions() == state.legal_actions()
        assert world.current_player() == seat
        assert world.history() == []  # the true one would tell what the seat does not know


def test_a_world_holds_no_secret_of_the_true_state() -> None:
    """Of two games that look the same to her a generator makes the same world, memories of the other side included."""
    worlds = [state.resampled(CLEOPATRA, random.Random(9)) for state in alike(CLEOPATRA)]
    assert str(worlds[0]) == str(worlds[1])
    for seat in (CLEOPATRA, CAESAR):
        assert known(worlds[0], seat) == known(worlds[1], seat)


def test_only_who_decides_can_resample() -> None:
    state = placed("rostra_caesar", table("veto", "scout"))
    with pytest.raises(pyspiel.SpielError, match="player 1 does not decide now"):
        state.resample_from_infostate(CAESAR, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))


def test_a_resampled_state_cannot_be_written() -> None:
    state = placed("rostra_caesar", table("veto", "scout")).resampled(CLEOPATRA, random.Random(1))
    with pytest.raises(pyspiel.SpielError, match="no history"):
        state.serialize()
