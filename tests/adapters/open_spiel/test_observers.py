"""Observers: text and numbers, what everybody sees and what one sees alone, the moment and the whole game."""

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from rostra import features
from tests.adapters.open_spiel.walks import SHORT_NERO, draw, load, walk

SPECS = ["rostra_caesar", SHORT_NERO]
NONE = pyspiel.PrivateInfoType.NONE
SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS


def observer(spec: str, public: bool = True, recall: bool = False, private: Any = SINGLE) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return make_observation(load(spec), kind)


def some(spec: str, seed: int, often: float) -> Any:
    rng = random.Random(seed)
    return (state for state in walk(spec, seed) if rng.random() < often)


@pytest.mark.parametrize("spec", SPECS)
def test_an_observation_is_the_seats_view(spec: str) -> None:
    both = observer(spec)
    for state in some(spec, 1, 0.05):
        if state.play.is_answer():
            continue
        ours = state.play.state
        for seat in range(state.num_players()):
            assert state.observation_string(seat) == ours.view_text(seat) == both.string_from(state, seat)
            assert bytes(map(int, state.observation_tensor(seat))) == features.observe(ours, seat)


@pytest.mark.parametrize("spec", SPECS)
def test_the_parts_of_a_tensor_are_the_blocks_of_features(spec: str) -> None:
    game = load(spec)
    both = observer(spec)
    *_, state = walk(spec, 2)
    both.set_from(state, 1)
    assert list(both.dict) == [block.name for block in features.of(game.game).blocks]
    assert np.concatenate(list(both.dict.values())).tolist() == both.tensor.tolist()
    assert both.tensor.tolist() == state.observation_tensor(1)
    assert game.observation_tensor_size() == len(both.tensor)


@pytest.mark.parametrize("spec", SPECS)
def test_public_and_private_parts_together_are_the_whole(spec: str) -> None:
    whole, public, private = observer(spec), observer(spec, private=NONE), observer(spec, public=False)
    assert not public.dict.keys() & private.dict.keys()
    assert public.dict.keys() | private.dict.keys() == whole.dict.keys()
    for state in some(spec, 3, 0.05):
        if state.play.is_answer():
            continue  # what somebody is asked about is not public yet
        for seat in range(state.num_players()):
            for kind in (whole, public, private):
                kind.set_from(state, seat)
            parts = {**public.dict, **private.dict}
            assert all((whole.dict[name] == part).all() for name, part in parts.items())


@pytest.mark.parametrize("spec", SPECS)
def test_the_public_part_holds_no_secret(spec: str) -> None:
    """Who sees the same from outside has the same public tensor, whatever the hands."""
    public = observer(spec, private=NONE)
    rng = random.Random(4)
    seen: dict[tuple[str, int], list[float]] = {}
    differ = 0
    for state in some(spec, 4, 0.3):
        worlds = [state]
        if state.current_player() >= 0 and not state.play.is_answer():
            worlds.append(state.resampled(state.current_player(), rng))
        for world in worlds:
            for seat in range(state.num_players()):
                public.set_from(world, seat)
                key = public.string_from(world, seat), seat
                if key[0] != state.observation_string(seat):
                    differ += 1
                assert seen.setdefault(key, public.tensor.tolist()) == public.tensor.tolist()
    assert differ > 0


def test_the_public_text_is_a_spectators_view() -> None:
    public, recall = observer("rostra_caesar", private=NONE), observer("rostra_caesar", recall=True, private=NONE)
    *_, state = walk("rostra_caesar", 5)
    assert public.string_from(state, 0) == state.play.state.view_text(None)
    lines = recall.string_from(state, 1).splitlines()
    assert lines[0] == "spectator"
    assert not any(line.startswith(">") or "stacked" in line for line in lines)


def test_the_private_text_is_what_the_view_says_beyond_that() -> None:
    private = observer("rostra_caesar", public=False)
    for state in walk("rostra_caesar", 6):
        if state.play.state.turns == 3 and state.current_player() == 0:
            told = json.loads(private.string_from(state, 0))
            view = state.play.state.view(0)
            assert told["players"]["cleopatra"]["hand"] == view["players"]["cleopatra"]["hand"]
            assert told["actions"] == state.legal_actions()
            assert "votes" not in told
            return


def test_what_one_remembers_alone() -> None:
    alone = observer("rostra_caesar", public=False, recall=True)
    *_, state = walk("rostra_caesar", 7)
    own = alone.string_from(state, 1).splitlines()
    bonus = state.play.state.view(1)["players"]["caesar"]["bonus"]
    assert json.loads(own[0]) == {"event": "bonus", "seat": "caesar", "card": bonus}
    assert not any('"event":"vote"' in line for line in own)


def test_all_players_are_seen_at_once() -> None:
    everybody = observer("rostra_caesar", private=ALL)
    single = observer("rostra_caesar")
    for state in some("rostra_caesar", 8, 0.05):
        everybody.set_from(state, 0)
        assert everybody.string_from(state, 0).splitlines() == [single.string_from(state, seat) for seat in range(2)]
        for seat, part in enumerate(everybody.tensor.reshape(2, -1)):
            single.set_from(state, seat)
            assert part.tolist() == single.tensor.tolist()


def test_perfect_recall_has_no_tensor() -> None:
    assert observer("rostra_caesar", recall=True).tensor is None
    assert not load("rostra_caesar").get_type().provides_information_state_tensor


def test_nothing_public_and_nothing_private_is_nothing() -> None:
    nothing = observer("rostra_caesar", public=False, private=NONE)
    state = load("rostra_caesar").new_initial_state()
    nothing.set_from(state, 0)
    assert nothing.tensor is None
    assert nothing.string_from(state, 0) == ""


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="takes no parameters; given: size"):
        make_observation(load("rostra_caesar"), None, {"size": 3})


@pytest.mark.parametrize("spec", SPECS)
def test_scaled_tensors_are_the_same_numbers_between_0_and_1(spec: str) -> None:
    name, _, options = spec.removesuffix(")").partition("(")
    scaled = load(f"{name}({','.join(filter(None, [options, 'scaled=True']))})")
    assert str(scaled) != str(load(spec))
    assert str(load(str(scaled))) == str(scaled)
    most = np.array(features.of(scaled.game).high)
    state = scaled.new_initial_state()
    rng = random.Random(8)
    while not state.is_terminal():
        if rng.random() < 0.05:
            for seat in range(state.num_players()):
                found = np.array(state.observation_tensor(seat))
                assert 0 <= found.min() <= found.max() <= 1
                table, _ = state.play.look(seat)
                assert bytes(np.rint(found * most).astype(np.uint8)) == features.observe(table, seat)
        state.apply_action(draw(state, rng))
