"""The mini game of Caesar & Cleopatra is small enough to look at every history there is."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import make_observation

from rostra.adapters.open_spiel.play import Play
from rostra.adapters.open_spiel.recall import recall_of
from tests.adapters.open_spiel.walks import load

MINI = "rostra_caesar(size=mini)"
ITALIAN = "rostra_caesar(size=mini,edition=italian)"  # a third of the histories

Seen = tuple[tuple[str, int], ...]


def histories(state: Any, seen: dict[int, Seen], decisions: int) -> Iterator[tuple[Any, dict[int, Seen], int]]:
    """Every state of the game; what each player knew when he decided so far, and what he decided; how many times."""
    yield state, seen, decisions
    player = state.current_player()
    for action in state.legal_actions():
        after, number = seen, decisions
        if player >= 0:
            after = {**seen, player: (*seen.get(player, ()), (state.information_state_string(player), action))}
            number += 1
        yield from histories(state.child(action), after, number)


def test_in_every_history_information_decides_what_can_be_done_and_nothing_is_forgotten() -> None:
    game = load(ITALIAN)
    known: dict[tuple[int, str], Any] = {}
    for state, seen, decisions in histories(game.new_initial_state(), {}, 0):
        player = state.current_player()
        assert decisions <= game.max_game_length()
        assert len(state.history()) - decisions <= game.max_chance_nodes_in_history()
        if player >= 0:
            now = state.legal_actions(), state.observation_string(player), seen.get(player, ())
            assert known.setdefault((player, state.information_state_string(player)), now) == now
        elif state.is_terminal():
            assert sum(state.returns()) == 0
    assert len(known) > 1000


# Information states as numbers


def all_plays(spec: str) -> Iterator[Play]:
    """Every history, without OpenSpiel: it is several times as fast."""
    game = load(spec)
    waiting = [Play(game.game, game.game.new())]
    while waiting:
        play = waiting.pop()
        yield play
        for action in play.state.actions():
            after = play.clone()
            after.apply(action)
            waiting.append(after)


@pytest.mark.parametrize("spec", [pytest.param(MINI, marks=pytest.mark.slow), ITALIAN])
def test_in_every_history_text_and_numbers_tell_the_same_apart(spec: str) -> None:
    """One-to-one, for both seats: so what a tabular solver learns on one of them it would learn on the other."""
    recall = recall_of(load(spec).game)
    assert recall is not None
    parts = {part.name: np.zeros(part.shape, np.float32) for part in recall.parts}
    texts: dict[bytes, str] = {}
    numbers: dict[str, bytes] = {}
    reached = {name: part.copy() for name, part in parts.items()}
    for play in all_plays(spec):
        for seat in range(2):
            recall.write(play, seat, parts)
            key = b"".join([np.packbits(part == 1).tobytes() for part in parts.values()])
            text = play.information_state(seat)
            assert texts.setdefault(key, text) == text
            assert numbers.setdefault(text, key) == key
            for name, part in parts.items():
                np.maximum(reached[name], part, out=reached[name])
    assert len(texts) == len(numbers) > 40_000
    if spec == MINI:  # no number is there for nothing: every kind of step happens, and the last place is used
        assert reached["steps"].any(axis=0).all()
        assert reached["steps"].any(axis=1).all()
        assert all(reached[name].all() for name in ("player", "decides", "at the end"))


def test_the_tensor_is_what_a_seat_has_seen_and_done() -> None:
    game = load(MINI)
    assert game.get_type().provides_information_state_tensor
    state = game.new_initial_state()
    for line in ("set 1 censors", "set 2 aediles", "set 2 censors", "set 1 aediles", "down 3 censors"):
        state.apply_action(state.string_to_action(line))
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = make_observation(game, kind)
    for player in range(2):
        observer.set_from(state, player)
        assert observer.tensor.tolist() == state.information_state_tensor(player)
        assert observer.dict["player"].tolist() == [player == 0, player == 1]
        assert len(observer.tensor) == game.information_state_tensor_size() == 2 + 1 + 30 * 32 + 4
    observer.set_from(state, 1)
    recall = recall_of(game.game)
    assert recall is not None
    rows = [recall.kinds[row.argmax()] for row in observer.dict["steps"] if row.any()]
    assert rows[:4] == ["other set ? censors", "other set ? aediles", "own set 2 censors", "own set 1 aediles"]
    assert rows[4:] == ["other turn", "other laid ? censors"]


def test_who_asks_for_a_world_has_the_same_numbers_there_and_the_other_has_none() -> None:
    state = load(MINI).new_initial_state()
    for line in ("set 1 censors", "set 2 aediles", "set 2 censors", "set 1 aediles"):
        state.apply_action(state.string_to_action(line))
    world = state.resampled(0, random.Random(1))
    assert world.information_state_tensor(0) == state.information_state_tensor(0)
    with pytest.raises(pyspiel.SpielError, match="what player 1 has seen in it is made up"):
        world.information_state_tensor(1)


@pytest.mark.parametrize("spec", ["rostra_caesar", "rostra_nero"])
def test_in_larger_games_asking_for_the_tensor_is_an_error(spec: str) -> None:
    """It was an empty list once, and Deep CFR learnt nothing from it without a word."""
    game = load(spec)
    assert not game.get_type().provides_information_state_tensor
    state = game.new_initial_state()
    for ask in (
        lambda: state.information_state_tensor(0),
        game.information_state_tensor_size,
        game.information_state_tensor_shape,
    ):
        with pytest.raises(pyspiel.SpielError, match=f"{spec} has no information state tensor with these options"):
            ask()


class TestMini(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = MINI
    game: Any = load(game_name)


def test_it_keeps_the_rules_of_openspiel() -> None:
    pyspiel.random_sim_test(load(MINI), num_sims=20, serialize=True, verbose=False)


def test_outcome_sampling_mccfr_runs() -> None:
    np.random.seed(1)
    game = load(MINI)
    solver = OutcomeSamplingSolver(game)
    for _ in range(200):
        solver.iteration()
    state = game.new_initial_state()
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)
