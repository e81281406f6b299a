"""Properties that hold in every game, whatever is decided."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rostra
from rostra.caesar.actions import ASSASSINATE, IDS, LINES, N_ACTIONS, TAKE
from rostra.caesar.choices import count_plays
from rostra.caesar.invariants import broken
from rostra.caesar.state import State
from rostra.caesar.table import HAND
from tests.caesar.walk import OPTIONS, somewhere, walk

seeds = st.integers(0, 2**32)
options = st.sampled_from(OPTIONS)


@settings(max_examples=60, deadline=None)
@given(options, seeds)
def test_all_135_cards_and_the_caps_hold_after_every_decision(chosen: dict[str, str], seed: int) -> None:
    """CC-M1 to CC-M4, CC-T4, CC-V9: counted apart from the engine's own check, over its position."""
    state = rostra.load("caesar", **chosen).new()
    for now, _ in walk(state, random.Random(seed)):
        assert isinstance(now, State)
        assert broken(now) == ""
        _count_everything(now)
    _count_everything(state)


def _count_everything(state: rostra.State) -> None:
    position = state.position()
    votes = position["votes"]
    assert len(votes["deck"]) + len(votes["discard"]) + len(votes["removed"]) == 8
    won = [sum(player["won"].values()) for player in position["players"].values()]
    assert sum(position["patricians"].values()) + sum(won) == 21
    for player in position["players"].values():
        cards = [*player["hand"], *player["influence_pile"], *player["action_pile"], *player["discard"]]
        cards += player.get("aside", [])
        for there in player["table"].values():
            assert len(there["up"]) + len(there["down"]) <= 5
            cards += there["up"] + there["down"]
        assert len(cards) == 50
        assert [cards.count(kind) for kind in "12345P"] == [7, 7, 7, 7, 7, 2]
    for group, left in position["patricians"].items():
        both = [player["table"][group] for player in position["players"].values()]
        together = sum(len(there["up"]) + len(there["down"]) for there in both)
        assert together <= (8 if left else 0)


@settings(max_examples=40, deadline=None)
@given(options, seeds, st.integers(-3, N_ACTIONS + 3))
def test_only_legal_ids_are_accepted_and_a_refusal_changes_nothing(chosen: dict[str, str], seed: int, bad: int) -> None:
    state = somewhere(rostra.load("caesar", **chosen), random.Random(seed))
    legal = state.actions()
    assert legal == sorted(set(legal))
    before = (state.position(), state.plies, state.actor)
    if bad in legal:
        state.apply(bad)
        assert state.plies == before[1] + 1
    else:
        with pytest.raises(ValueError, match=str(bad)):
            state.apply(bad)
        assert (state.position(), state.plies, state.actor) == before
        assert state.actions() == legal


@settings(max_examples=25, deadline=None)
@given(options, seeds)
def test_copies_are_independent_and_past_states_never_change(chosen: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    past: list[tuple[rostra.State, str]] = []
    state = rostra.load("caesar", **chosen).new()
    for now, _ in walk(state, rng):
        if rng.random() < 0.1:
            past.append((now.clone(), json.dumps(_everything(now))))
    for old, was in past:
        twin = old.clone()
        rostra.playout(twin, rng)
        assert twin.actor == rostra.OVER
        assert json.dumps(_everything(old)) == was


def _everything(state: rostra.State) -> list[object]:
    return [state.position(), state.view(0), state.view(1), state.view(None), state.actions(), state.plies]


@settings(max_examples=20, deadline=None)
@given(options, seeds)
def test_the_global_random_generator_is_never_used(chosen: dict[str, str], seed: int) -> None:
    random.seed(seed)
    before = random.getstate()
    rng = random.Random(seed)
    state = somewhere(rostra.load("caesar", **chosen), rng)
    state.sample(0, rng)
    rostra.playout(state, rng)
    assert random.getstate() == before


@settings(max_examples=30, deadline=None)
@given(options, seeds)
def test_text_and_parse_are_inverse(chosen: dict[str, str], seed: int) -> None:
    state = somewhere(rostra.load("caesar", **chosen), random.Random(seed))
    legal = state.actions()
    for action in range(N_ACTIONS):
        line = state.text(action)
        assert IDS[line] == action
        if action in legal:
            assert state.parse(line) == action
            assert state.why_not(line) is None
        else:
            reason = state.why_not(line)
            assert reason is not None
            assert reason.message.startswith("why-")
            assert reason.rule.startswith("CC-")
            with pytest.raises(ValueError, match=reason.rule):
                state.parse(line)


def test_the_table_of_lines_has_no_line_twice() -> None:
    assert len(set(LINES)) == len(LINES) == N_ACTIONS < 257


@settings(max_examples=40, deadline=None)
@given(options, seeds)
def test_positions_at_the_start_of_a_turn_round_trip(chosen: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    game = rostra.load("caesar", **chosen)
    state = somewhere(game, rng)
    while state.actor != rostra.OVER and "pass" not in [state.text(action) for action in state.actions()]:
        legal = state.actions()
        state.apply(legal[rng.randrange(len(legal))])
    position = json.loads(json.dumps(state.position()))
    if state.actor == rostra.OVER:
        return
    loaded = game.position(position)
    assert loaded.position() == position
    assert loaded.actions() == state.actions()
    assert loaded.actor == state.actor


@settings(max_examples=30, deadline=None)
@given(options, seeds)
def test_every_game_ends_with_a_score_that_adds_up(chosen: dict[str, str], seed: int) -> None:
    state = rostra.load("caesar", **chosen).new()
    assert state.outcome() is None
    end = rostra.playout(state, random.Random(seed)).outcome()
    assert end is not None
    assert state.actions() == []
    assert end.reason in ("patricians", "influence", "blocked", "stalled")
    for seat in (0, 1):
        assert end.points[seat] == sum(line.points for line in end.lines if line.seat == seat)
    assert all(end.points[seat] == max(end.points) for seat in end.winners)


@settings(max_examples=60, deadline=None)
@given(options, seeds)
def test_playouts_choose_among_all_legal_actions_evenly(chosen: dict[str, str], seed: int) -> None:
    """They do not write the list down, but reckon: here the reckoning is compared with the list."""
    rng = random.Random(seed)
    state = somewhere(rostra.load("caesar", **chosen), rng)
    assert isinstance(state, State)
    legal = state.actions()
    found = {_first_of_playout(state, rng) for _ in range(30 * len(legal))}
    assert found <= set(legal)
    assert len(legal) > 40 or found == set(legal)
    if "pass" in [state.text(action) for action in legal]:
        hand = state.at[HAND + state.active]
        acts = [action for action in legal if ASSASSINATE <= action < TAKE]
        assert count_plays(state, hand) == len(acts) or len(legal) == 1  # CC-T5: only pass is left


@settings(max_examples=40, deadline=None)
@given(options, seeds)
def test_a_playout_takes_the_same_way_as_the_decisions_it_tells(chosen: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    state = somewhere(rostra.load("caesar", **chosen), rng)
    twin = state.clone()
    taken: list[int] = []
    rostra.playout(twin, rng, taken)
    for action in taken:
        state.apply(action)
    assert (state.position(), state.plies, state.turns) == (twin.position(), twin.plies, twin.turns)
    assert state.outcome() == twin.outcome()


def _first_of_playout(state: State, rng: random.Random) -> int:
    taken: list[int] = []
    state.clone().playout(rng, taken)
    return taken[0]


def test_the_same_generator_gives_the_same_game() -> None:
    game = rostra.load("caesar")
    ends = [rostra.playout(game.new(), random.Random(7)).position() for _ in range(2)]
    assert ends[0] == ends[1]
