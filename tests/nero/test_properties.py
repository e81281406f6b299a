"""Properties that hold in every game, whatever is decided."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rostra
from rostra.game import State
from rostra.nero.invariants import broken
from rostra.nero.state import State as NeroState
from tests.nero.table import game
from tests.nero.walk import OPTIONS, choose, somewhere, turn_starts, walk

Options = dict[str, object]
seeds = st.integers(0, 2**32)
options = st.sampled_from(OPTIONS)
DECK = {
    "bribery": 5, "bad-omens": 5, "bad-weather": 4, "praetorian-guard": 5, "galley": 4, "ave-caesar": 4,
    "rebellion": 4, "revolt-aquitania": 2, "revolt-britannia": 1, "revolt-moesia": 1, "revolt-iudaea": 3, "senate": 4,
    "assassin": 3, "bad-health": 3, "crisis": 3, "germans": 2, "traitor": 2,
}  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(options, seeds)
def test_legions_emperors_and_cards_after_every_decision(chosen: Options, seed: int) -> None:
    """NE-B4, NE-B5, NE-K1, NE-S4, NE-T2: counted apart from the engine's own check, over its position; no dead ends"""
    state = game(**chosen).new()
    for now, _ in walk(state, random.Random(seed)):
        assert now.actions()
        assert isinstance(now, NeroState)
        assert broken(now) == ""
        _count_everything(now)
    _count_everything(state)


def _count_everything(state: State) -> None:
    told = state.position()
    players = len(state.seats)
    if told["opener"] is None:
        return  # set-up
    owners = dict.fromkeys((*state.seats, "neutral"), 0)
    for there in told["provinces"].values():
        for owner, number in there.items():
            for name, legions in number.items() if owner == "marked" else [(owner, number)]:
                assert legions > 0
                owners[name] += legions
    assert sum(owners.values()) == 7 * players
    assert owners["neutral"] <= 4
    assert "roma" not in told["provinces"]
    assert set(told["leaders"]) == set(state.seats)
    assert [leader["rank"] for leader in told["leaders"].values()].count("emperor") <= 2
    cards = told["discard"] + told["removed"] + [card for of in told["players"].values() for card in of["hand"]]
    assert all(cards.count(card) <= DECK[card] for card in cards)
    view = state.view(None)
    assert len(cards) + view["deck"] == 55
    assert view["this_turn"]["bp"] >= 0
    assert view["this_turn"]["cards_used"] <= 4
    for name in state.seats:
        assert view["players"][name]["legions"] == owners[name]
        assert view["players"][name]["cards"] == len(told["players"][name]["hand"])


@settings(max_examples=60, deadline=None)
@given(options, seeds)
def test_control_is_what_the_legions_say(chosen: Options, seed: int) -> None:
    """NE-B6, NE-K2: reckoned anew from the position, in the middle of a game"""
    state = somewhere(game(**chosen), random.Random(seed))
    told, view = state.position(), state.view(None)
    if told["opener"] is None:
        return
    held: dict[str, list[str]] = {name: [] for name in state.seats}
    for there in view["provinces"]:
        at_place = told["provinces"].get(there, {})
        marked = at_place.get("marked", {})
        numbers = {name: at_place.get(name, 0) + marked.get(name, 0) for name in (*state.seats, "neutral")}
        holders = [name for name in state.seats if 2 * numbers[name] > sum(numbers.values())]
        assert view["provinces"][there]["control"] == (holders[0] if holders else None)
        for name in holders:
            held[name].append(there)
    areas = list(view["areas"])
    names = list(view["provinces"])
    for name in state.seats:
        mine = [
            area
            for number, area in enumerate(areas)
            if view["areas"][area]["player"] is not None
            and sum(there in held[name] for there in names[5 * number : 5 * number + 5]) >= 3
        ]
        assert view["players"][name]["controls"] == mine
        italy = {
            other: sum(
                told["provinces"].get(there, {}).get(other, 0)
                + told["provinces"].get(there, {}).get("marked", {}).get(other, 0)
                for there in ("italia-nord", "italia-sud")
            )
            for other in state.seats
        }
        surplus = max(2 * italy[name] - sum(italy.values()), 0)
        assert view["players"][name]["kp"]["italy"] == surplus
        assert view["players"][name]["kp"]["areas"] == 2 * len(mine)


@settings(max_examples=40, deadline=None)
@given(options, seeds, st.integers(-3, 520))
def test_only_legal_ids_are_accepted_and_a_refusal_changes_nothing(chosen: Options, seed: int, bad: int) -> None:
    """NE-T2"""
    state = somewhere(game(**chosen), random.Random(seed))
    now = state.actions()
    assert now == sorted(set(now))
    before = (state.position(), state.view(0), state.plies, state.actor)
    if bad in now:
        state.apply(bad)
        assert state.plies == before[2] + 1
    else:
        with pytest.raises(ValueError, match=str(bad)):
            state.apply(bad)
        assert (state.position(), state.view(0), state.plies, state.actor) == before
        assert state.actions() == now


@settings(max_examples=20, deadline=None)
@given(options, seeds)
def test_copies_are_independent_and_past_states_never_change(chosen: Options, seed: int) -> None:
    """NE-T2: whatever is decided on a copy"""
    rng = random.Random(seed)
    past: list[tuple[State, str]] = []
    state = game(**chosen).new()
    for now, _ in walk(state, rng):
        if rng.random() < 0.05:
            past.append((now.clone(), json.dumps(_everything(now))))
    for old, was in past:
        twin = old.clone()
        assert json.dumps(_everything(twin)) == was
        rostra.playout(twin, rng)
        assert twin.actor == rostra.OVER
        assert json.dumps(_everything(old)) == was


def _everything(state: State) -> list[object]:
    views = [state.view(seat) for seat in (*range(len(state.seats)), None)]
    return [state.position(), views, state.actions(), state.chances(), state.plies, state.turns]


@settings(max_examples=20, deadline=None)
@given(options, seeds)
def test_a_copy_goes_on_in_the_same_way(chosen: Options, seed: int) -> None:
    """NE-T2: nothing of a state is left behind when it is copied"""
    rng = random.Random(seed)
    state = somewhere(game(**chosen), rng)
    twin = state.clone()
    for now, action in walk(state, rng):
        assert twin.actions() == now.actions()
        twin.apply(action)
    assert twin.position() == state.position()
    assert twin.outcome() == state.outcome()


@settings(max_examples=20, deadline=None)
@given(options, seeds)
def test_the_global_random_generator_is_never_used(chosen: Options, seed: int) -> None:
    """NE-S4: chance is a decision"""
    random.seed(seed)
    before = random.getstate()
    rng = random.Random(seed)
    state = somewhere(game(**chosen), rng)
    state.sample(0, rng)
    rostra.playout(state, rng)
    assert random.getstate() == before


@settings(max_examples=40, deadline=None)
@given(options, seeds)
def test_text_and_parse_are_inverse(chosen: Options, seed: int) -> None:
    """NE-T2: for all that can be decided, and nothing else can be read"""
    state = somewhere(game(**chosen), random.Random(seed))
    now = set(state.actions())
    lines: dict[str, int] = {}
    for action in range(424 + 5 * 17):
        line = state.text(action)
        assert lines.setdefault(line, action) == action
        if action in now:
            assert state.parse(line) == action
        else:
            with pytest.raises(ValueError):
                state.parse(line)


@settings(max_examples=30, deadline=None)
@given(options, seeds)
def test_positions_at_the_start_of_a_turn_round_trip(chosen: Options, seed: int) -> None:
    """NE-T2: the same position, the same choices, and the same goes on"""
    rng = random.Random(seed)
    of = game(**chosen)
    for state in turn_starts(of, rng):
        if rng.random() < 0.2:
            told = json.loads(json.dumps(state.position()))
            loaded = of.position(told)
            assert loaded.position() == told
            twin = state.clone()
            for _ in range(60):
                if twin.actor == rostra.OVER:
                    break
                assert (loaded.actions(), loaded.actor) == (twin.actions(), twin.actor)
                action = choose(twin, rng)
                loaded.apply(action)
                twin.apply(action)
            assert loaded.position() == twin.position()


@settings(max_examples=40, deadline=None)
@given(options, seeds)
def test_every_game_ends_with_a_score_that_adds_up(chosen: Options, seed: int) -> None:
    """NE-P2, NE-P3: lines by source and round; the winners have the most points, or one has won at once"""
    state = game(**chosen).new()
    assert state.outcome() is None
    for _, _ in walk(state, random.Random(seed)):
        assert state.plies < 5000
    end = state.outcome()
    assert end is not None
    assert (state.actions(), state.chances()) == ([], [])
    assert end.reason in ("rounds", "control")
    for seat in range(len(state.seats)):
        assert end.points[seat] == sum(line.points for line in end.lines if line.seat == seat)
        assert end.points[seat] == state.position()["players"][state.seats[seat]]["points"]
    assert all(line.item in ("battles", "emperor", "rome", "areas", "italy") for line in end.lines)
    assert all(line.place in ("round 1", "round 2", "round 3", "round 4") for line in end.lines)
    if end.reason == "rounds":
        assert all(end.points[seat] == max(end.points) for seat in end.winners)
    else:
        assert len(end.winners) == 1


@settings(max_examples=40, deadline=None)
@given(options, seeds)
def test_playouts_choose_among_all_legal_actions(chosen: Options, seed: int) -> None:
    """NE-T2: evenly, as the list has them; chance by its weights"""
    rng = random.Random(seed)
    state = somewhere(game(**chosen), rng)
    now = state.actions()
    found = {_first_of_playout(state, rng) for _ in range(20 * min(len(now), 4))}
    assert found <= set(now)
    assert state.actor == rostra.CHANCE or len(now) > 4 or found == set(now)


def _first_of_playout(state: State, rng: random.Random) -> int:
    taken: list[int] = []
    state.clone().playout(rng, taken)
    return taken[0]


def test_a_playout_draws_cards_by_their_weight() -> None:
    """NE-S4: 6 of 55 are briberies, 1 is the revolt of Moesia"""
    state = game().new()
    while state.actor != rostra.CHANCE or state.text(state.actions()[0]).startswith("lot"):
        state.apply(state.actions()[0])
    rng = random.Random(4)
    found = [state.text(_first_of_playout(state, rng)) for _ in range(1100)]
    assert 80 < found.count("deal bribery") < 160
    assert 5 < found.count("deal revolt-moesia") < 40
    assert len(set(found)) == 17


@settings(max_examples=40, deadline=None)
@given(options, seeds)
def test_a_playout_takes_the_same_way_as_the_decisions_it_tells(chosen: Options, seed: int) -> None:
    """NE-T2"""
    rng = random.Random(seed)
    state = somewhere(game(**chosen), rng)
    twin = state.clone()
    taken: list[int] = []
    rostra.playout(twin, rng, taken)
    for action in taken:
        state.apply(action)
    assert (state.position(), state.plies, state.turns) == (twin.position(), twin.plies, twin.turns)
    assert state.outcome() == twin.outcome()


def test_the_same_generator_gives_the_same_game() -> None:
    """NE-S4"""
    ends = [rostra.playout(game().new(), random.Random(7)).position() for _ in range(2)]
    assert ends[0] == ends[1]


def test_chances_are_the_actions_of_chance() -> None:
    """NE-S1, NE-S4, NE-C14: with weights above 0; and none elsewhere"""
    state = game(players=3).new()
    for now, _ in walk(state, random.Random(3)):
        weighed = now.chances()
        if now.actor == rostra.CHANCE:
            assert [action for action, _ in weighed] == now.actions()
            assert all(weight > 0 for _, weight in weighed)
        else:
            assert weighed == []
