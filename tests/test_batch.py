"""Many games at once: each lane is an ordinary game, seen by the seat that decides."""

from typing import Any

import numpy
import pytest

import rostra
from rostra import features
from rostra.batch import Batch, rewards_by_winners

GAMES = list(rostra.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_arrays_show_what_the_seat_that_decides_knows_and_may_do(game: str) -> None:
    batch = Batch(game, 3, seed=1)
    for _ in range(150):
        for lane in range(3):
            state = batch.state(lane)
            assert batch.actors[lane] == state.actor
            assert batch.observations[lane].tobytes() == features.observe(state, state.actor)
            assert batch.masks[lane].nonzero()[0].tolist() == state.actions() == batch.legal(lane)
        batch.step(batch.random_actions())
    assert batch.observations.shape == (3, batch.features.size)
    assert batch.observations.dtype == numpy.uint8
    assert batch.masks.dtype == numpy.bool_


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_what_apply_does_and_then_chance(game: str) -> None:
    batch = Batch(game, 4, seed=2)
    direct = 0
    for _ in range(300):
        states = [batch.state(lane) for lane in range(4)]
        actions = batch.random_actions()
        batch.step(actions)
        for lane, state in enumerate(states):
            state.apply(int(actions[lane]))
            after = batch.state(lane)
            if state.actor >= 0:  # no chance, not over
                assert (state.actor, state.plies, state.position()) == (after.actor, after.plies, after.position())
                direct += 1
            elif state.actor == rostra.CHANCE:
                assert after.plies != state.plies  # something was drawn, or a new game has begun
                assert after.actor >= 0
    assert direct > 300


@pytest.mark.parametrize(("game", "options"), [("caesar", {}), ("nero", {}), ("nero", {"players": 3})])
def test_a_finished_game_is_rewarded_and_a_new_one_begins(game: str, options: dict[str, Any]) -> None:
    batch = Batch(game, 20, seed=3, **options)
    first = Batch(game, 1, seed=3, **options).state(0)
    ended = 0
    for _ in range(1500):
        states = [batch.state(lane) for lane in range(20)]
        actions = batch.random_actions()
        rewards, done = batch.step(actions)
        assert rewards.shape == (20, len(first.seats))
        assert rewards.dtype == numpy.float32
        assert not rewards[~done].any()
        assert abs(rewards.sum(axis=1)).max() < 1e-6
        for lane in done.nonzero()[0].tolist():
            assert batch.state(lane).plies <= first.plies
            state = states[lane]
            state.apply(int(actions[lane]))
            outcome = state.outcome()
            if outcome is not None and len(outcome.winners) < len(first.seats):  # no vote card decided it
                best = rewards[lane].max()
                assert tuple((rewards[lane] == best).nonzero()[0].tolist()) == outcome.winners
                ended += 1
        if ended >= 5:
            return
    raise AssertionError(f"only {ended} games ended")


def test_rewards_add_up_to_nothing() -> None:
    assert rewards_by_winners(2).tolist() == [[0, 0], [1, -1], [-1, 1], [0, 0]]
    four = rewards_by_winners(4)
    third = float(numpy.float32(1 / 3))
    assert four[0b0001].tolist() == [1, -third, -third, -third]
    assert four[0b1001].tolist() == [third, -third, -third, third]
    assert four[0b1111].tolist() == [0, 0, 0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games_and_lanes_do_not_touch_each_other(game: str) -> None:
    few, many, other = Batch(game, 3, seed=4), Batch(game, 5, seed=4), Batch(game, 3, seed=5)
    differs = False
    for _ in range(200):
        actions = many.random_actions()
        many.step(actions)
        few.step(actions[:3])
        other.step(other.random_actions())
        assert (few.observations == many.observations[:3]).all()
        assert (few.masks == many.masks[:3]).all()
        differs = differs or bool((few.observations != other.observations).any())
    assert differs
    few.reset(seed=4)
    assert (few.observations == Batch(game, 3, seed=4).observations).all()


def test_older_arrays_stay_as_they_were_and_nobody_can_write_on_them() -> None:
    batch = Batch("caesar", 2, seed=1)
    before = batch.observations
    kept = before.copy()
    for _ in range(5):
        batch.step(batch.random_actions())
    assert (before == kept).all()
    assert (batch.observations != kept).any()
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


@pytest.mark.parametrize("game", GAMES)
def test_forced_decisions_can_be_skipped(game: str) -> None:
    usual, quick = Batch(game, 3, seed=6), Batch(game, 3, seed=6, skip_forced=True)
    forced = 0
    for _ in range(200):
        usual.step(usual.random_actions())
        quick.step(quick.random_actions())
        forced += int((usual.masks.sum(axis=1) == 1).sum())
        assert (quick.masks.sum(axis=1) > 1).all()
    assert forced > 0


def illegal(batch: Batch, lane: int) -> int:
    return int((~batch.masks[lane]).nonzero()[0][0])


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_changes_nothing_anywhere(game: str) -> None:
    batch = Batch(game, 3, seed=7)
    twin = Batch(game, 3, seed=7)
    wrong = batch.random_actions().copy()
    wrong[2] = illegal(batch, 2)
    line, right = batch.state(2).text(int(wrong[2])), batch.legal(2)[0]
    with pytest.raises(ValueError) as refused:
        batch.step(wrong)
    assert f"lane 2: action {wrong[2]} ({line}) is not legal now; legal are {right} (" in str(refused.value)
    actions = twin.random_actions()
    batch.step(actions)
    twin.step(actions)
    assert (batch.observations == twin.observations).all()


def test_actions_that_are_no_actions_are_refused() -> None:
    batch = Batch("caesar", 2, seed=8)
    good = batch.random_actions().tolist()
    most = batch.masks.shape[1] - 1
    with pytest.raises(ValueError, match=rf"lane 1: action -1: no such id, they go from 0 to {most}; legal are \d+ \("):
        batch.step([good[0], -1])
    with pytest.raises(ValueError, match=rf"lane 0: action {most + 1}: no such id"):
        batch.step([most + 1, good[1]])
    with pytest.raises(ValueError, match=r"shape \(1,\): one whole number for each of the 2 lanes"):
        batch.step(good[:1])
    with pytest.raises(ValueError, match="one whole number for each of the 2 lanes"):
        batch.step([good, good])
    with pytest.raises(ValueError, match="one whole number for each of the 2 lanes"):
        batch.step([good, 1])
    with pytest.raises(ValueError, match=r"lane 0: action .*float64.*whole numbers would be right, legal are \["):
        batch.step([float(action) for action in good])
    with pytest.raises(ValueError, match=r"lane 1: action None .*whole numbers would be right"):
        batch.step([good[0], None])
    with pytest.raises(ValueError, match="lane 0: action 9223372036854775808"):
        batch.step(numpy.array([2**63, good[1]], dtype=numpy.uint64))
    batch.step(good)


def test_what_cannot_be_begun_is_refused() -> None:
    with pytest.raises(ValueError, match="number 0: at least 1 game"):
        Batch("caesar", 0, seed=1)
    with pytest.raises(ValueError, match="there is no such game"):
        Batch("chess", 1, seed=1)
    with pytest.raises(ValueError, match="edition"):
        Batch("caesar", 1, seed=1, edition="greek")
    with pytest.raises(ValueError, match="lane 2: there are lanes 0 to 1"):
        Batch("caesar", 2, seed=1).state(2)


@pytest.mark.parametrize("actions", [numpy.array([1, 2, 2], dtype=object), [1, 2**80, 2], [2**63, 2**70, 0]])
def test_numbers_that_are_too_large_or_objects_are_answered_like_any_other_mistake(actions: object) -> None:
    batch = Batch("caesar", 3, seed=1)
    with pytest.raises(ValueError, match=r"^lane [0-2]: action "):
        batch.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["x", 1.5, None, -1])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match=r"^seed "):
        Batch("caesar", 2, seed=seed)  # type: ignore[arg-type]
    assert (Batch("caesar", 2, seed=numpy.int64(3)).masks == Batch("caesar", 2, seed=3).masks).all()  # type: ignore[arg-type]
