"""Sampled worlds: exactly those that could have led to what the seat has seen (those of traitors: test_thefts.py)."""

import itertools
import json
import random

import pytest

import rostra
from rostra.game import State
from tests.nero.data import NUMBERS
from tests.nero.table import at, can, decides, game, hand, legal, play, player, view
from tests.nero.walk import OPTIONS, as_text, games, somewhere
from tests.nero.worlds import check, deals, hands, hidden


def test_without_traitors_every_deal_of_the_unseen_cards_is_possible() -> None:
    """NE-S4: and what was played is gone"""
    held = hands("galley senate", "crisis", "crisis germans", "senate")
    starts = deals("vitellius", held, "rebellion", NUMBERS)
    check(starts, "activate lusitania; move-card senate", "vitellius")


# Answers


def asked(galba: str, vitellius: str, otho: str, vespasian: str, deck: str, line: str, me: str) -> None:
    """Somebody is asked: compare with all deals in which he can answer; who comes before him may have declined."""
    held = hands(galba, vitellius, otho, vespasian)
    starts = [start for start in deals(me, held, deck, NUMBERS) if can(start, line)]
    for start in starts:
        play(start, line)
    true = starts[0]
    possible = set()
    for world in starts:
        while world.actor not in (0, true.actor):
            play(world, "no-counter")
        if world.actor == true.actor:
            possible.add(hidden(world))
    seat = true.seats.index(me)
    assert 3 < len(possible) < 100
    sampled = {hidden(true.sample(seat, random.Random(seed))) for seed in range(60 * len(possible))}
    assert sampled == possible


def test_who_is_asked_for_an_answer_holds_one() -> None:
    """NE-C1, NE-C2: any that would do; others may hold some too"""
    asked("senate crisis", "galley", "bribery crisis", "rebellion", "bad-omens", "event senate", "galba")
    asked("senate crisis", "galley", "bribery crisis", "rebellion", "bad-omens bad-omens", "event senate", "vespasian")


def test_who_is_asked_for_two_briberies_holds_both() -> None:
    """NE-C1: or a guard"""
    guard = "praetorian-guard"
    state = at(
        player(hand="assassin crisis"),
        player(hand="bribery bribery"),
        player(hand=guard, rank="emperor", leader="roma"),
    )
    play(state, f"event assassin; target otho; no-counter; counter {guard}")
    assert (decides(state), legal(state)) == ("vitellius", ["no-counter", "counter-two bribery"])
    ways = set()
    for seed in range(200):
        world = state.sample(2, random.Random(seed))
        assert legal(world)[0] == "no-counter"
        ways |= set(legal(world)[1:])
    assert ways == {"counter-two bribery", f"counter {guard}"}


# Set-up and battle


def test_areas_named_by_others_are_any_that_are_free() -> None:
    """NE-S1: the own one is kept"""
    state = game().new()
    play(state, "want west; want north; want north")
    found = set()
    for seed in range(400):
        world = state.sample(1, random.Random(seed))
        assert view(world, "seat2")["wanted"] == "north"
        assert view(world, "seat4")["wanted"] is None
        found.add((view(world, "seat1")["wanted"], view(world, "seat3")["wanted"]))
    areas = ("west", "north", "danube", "east")
    assert found == set(itertools.product(areas, areas))


def test_areas_named_again_are_among_the_free_ones() -> None:
    """NE-S1: not one that is taken"""
    state = game().new()
    play(state, "want west; want west; want west; want north; lot seat3; want danube")
    found = {view(state.sample(1, random.Random(seed)), "seat1")["wanted"] for seed in range(50)}
    assert found == {"danube", "east"}
    assert view(state.sample(0, random.Random(1)), "seat1")["wanted"] == "danube"


def battle() -> State:
    """Galba has laid two of his cards and is ready; Otho has laid one so far."""
    state = at(
        player("italia-sud 3", hand="galley senate crisis rebellion"),
        otho=player("italia-sud 2", hand="bribery germans"),
        discard=" ".join(
            card
            for card, number in NUMBERS.items()
            for _ in range(number - (card in ["galley", "senate", "crisis", "rebellion", "bribery", "germans"]))
            if card != "ave-caesar"
        ),
    )
    play(state, "activate italia-sud; move-card galley; force 3; attack otho; battle-card senate; battle-card crisis")
    play(state, "ready; battle-card bribery")
    return state


def test_cards_laid_in_a_battle_are_any_of_the_hand() -> None:
    """NE-F2: as many as he may lay, none perhaps; the own ones are kept"""
    found = set()
    for seed in range(1500):
        world = battle().sample(2, random.Random(seed))
        assert view(world, "otho")["battle"]["laid"] == ["bribery"]
        laid = view(world, "galba")["battle"]["laid"]
        rest = hand(world, "galba").split()
        for card in laid:
            rest.remove(card)
        found.add(len(laid))
    assert found == {0, 1, 2, 3}


def test_who_is_still_choosing_has_laid_none_yet_for_all_that_is_seen() -> None:
    """NE-F2: the attacker keeps his own"""
    for seed in range(50):
        world = battle().sample(0, random.Random(seed))
        assert view(world, "galba")["battle"]["laid"] == ["senate", "crisis"]
        assert view(world, "otho")["battle"]["laid"] == []
        world = battle().sample(1, random.Random(seed))
        assert view(world, "otho")["battle"]["laid"] == []
        play(world, "ready")  # and it can be fought


def test_no_more_cards_are_laid_than_are_left_of_four() -> None:
    """NE-F2, NE-T2: two were used for BP"""
    state = at(player("italia-sud 3", hand="galley galley senate crisis rebellion"), otho="italia-sud 2")
    play(state, "activate italia-sud; move-card galley; move-card galley; force 3; attack otho; ready")
    laid = {len(view(state.sample(2, random.Random(seed)), "galba")["battle"]["laid"]) for seed in range(300)}
    assert laid == {0, 1, 2}


# Everywhere


@pytest.mark.parametrize("options", OPTIONS)
def test_every_world_looks_the_same_to_its_seat_and_offers_it_the_same(options: dict[str, object]) -> None:
    """NE-C, NE-S4: own hand, everything public, whose decision it is"""
    rng = random.Random(as_text(options))
    for _ in range(20):
        state = somewhere(game(**options), rng)
        for seat in range(len(state.seats)):
            world = state.sample(seat, rng)
            assert as_text(world.view(seat)) == as_text(state.view(seat))
            assert as_text(world.view(None)) == as_text(state.view(None))
            assert (world.actor, world.plies) == (state.actor, state.plies)
            if state.actor == seat:
                assert world.actions() == state.actions()
            assert world.actions()


def test_a_world_depends_on_what_was_seen_only() -> None:
    """Twin worlds, the same generator: the same guess. So the guess cannot know where the cards really are (NE-S4)"""
    rng = random.Random(5)
    different = 0
    for of in games():
        for seat in (0, 1, 2):
            for _ in range(8):
                state = somewhere(of, rng)
                twin = state.sample(seat, rng)
                different += state.position() != twin.position()
                guesses = [world.sample(seat, random.Random(9)) for world in (state, twin)]
                assert hidden(guesses[0]) == hidden(guesses[1])
                ends = [rostra.playout(guess, random.Random(3)).position() for guess in guesses]
                assert ends[0] == ends[1]  # nothing else is different either
    assert different > 100


def asking(vitellius: str) -> State:
    """Otho is asked about Galba's senate; Vitellius, who comes first, has held an answer and declined, or held none."""
    state = at(player(hand="senate galley"), player(hand=f"crisis {vitellius}"), player(hand="bribery"))
    play(state, "event senate")
    if decides(state) == "vitellius":
        play(state, "no-counter")
    assert decides(state) == "otho"
    return state


def test_in_a_world_nobody_is_asked_whose_turn_to_answer_is_over() -> None:
    """NE-C1: clockwise, each at most once. Who comes before Otho and holds an answer has declined already"""
    holders = 0
    for seed in range(100):
        world = asking("crisis").sample(0, random.Random(seed))
        holders += "b" in hand(world, "vitellius")
        play(world, "no-counter")
        assert decides(world) in ("vespasian", "galba"), (seed, hand(world, "vitellius"))
    assert holders > 10


def test_worlds_do_not_tell_who_has_been_asked() -> None:
    """NE-C: two states that look the same to Galba give, by the same generator, worlds in which the same goes on"""
    for seed in range(50):
        worlds = [asking(card).sample(0, random.Random(seed)) for card in ("crisis", "bad-omens")]
        assert worlds[0].position() == worlds[1].position()
        for world in worlds:
            play(world, "no-counter")
        assert decides(worlds[0]) == decides(worlds[1]), seed


def test_when_the_game_is_over_there_is_nothing_to_guess() -> None:
    """NE-P3: everything is open"""
    state = rostra.playout(game().new(), random.Random(1))
    assert state.sample(0, random.Random(2)).position() == state.position()


def test_sampling_leaves_the_state_alone_and_refuses_a_seat_that_is_not_there() -> None:
    """NE-S1"""
    state = somewhere(game(), random.Random(1))
    before = json.dumps(state.position())
    for seat in range(4):
        state.sample(seat, random.Random(2))
    assert json.dumps(state.position()) == before
    with pytest.raises(ValueError, match="seat 4"):
        state.sample(4, random.Random(1))
    with pytest.raises(ValueError, match="seat -1"):
        state.sample(-1, random.Random(1))
