"""Sampled worlds: exactly those that could have led to what the seat has seen.

The yardstick knows nothing of the engine's log: it carries along *all* worlds by trying, at every decision, whatever
looks the same to the seat. A few cards only, but with everything that tells of hands: answers and traitors.
"""

import itertools
import json
import random
from pathlib import Path

import pytest

import rostra
from rostra.game import Event, State
from tests.nero.data import traitors
from tests.nero.table import LEADERS, at, can, decides, game, hand, legal, play, player, view
from tests.nero.walk import OPTIONS, as_text, games, seen, somewhere

MANY = {
    "traitor": 30, "praetorian-guard": 1, "galley": 1, "rebellion": 4, "revolt-aquitania": 1, "revolt-britannia": 1,
    "revolt-moesia": 1, "revolt-iudaea": 1, "senate": 4, "assassin": 3, "bad-health": 3, "crisis": 3, "germans": 2,
}  # fmt: skip
FEW = {
    "bribery": 6, "bad-omens": 5, "bad-weather": 5, "praetorian-guard": 5, "galley": 5, "ave-caesar": 4,
    "rebellion": 4, "revolt-aquitania": 1, "revolt-britannia": 1, "revolt-moesia": 1, "revolt-iudaea": 1, "senate": 4,
    "assassin": 3, "bad-health": 3, "crisis": 3, "germans": 2, "traitor": 2,
}  # fmt: skip


def deals(me: str, hands: dict[str, str], left: str, cards: dict[str, int], deck: str | None = None) -> list[State]:
    """A position with these hands, and all others in which the cards that ``me`` cannot see lie in another way.

    All cards that are in no hand and not left in the deck are discarded; all legions are at home, Galba is to move.
    """
    others = [name for name in LEADERS if name != me]
    unseen = [card for name in others for card in hands[name].split()] + left.split()
    discard = [card for card, number in cards.items() for _ in range(number)]
    for card in (*unseen, *hands[me].split()):
        discard.remove(card)
    found: dict[str, State] = {}
    for order in itertools.permutations(unseen):
        rest = list(order)
        dealt = {me: hands[me]}
        for name in others:
            number = len(hands[name].split())
            dealt[name], rest = " ".join(sorted(rest[:number])), rest[number:]
        if as_text(dealt) not in found:
            galba, vitellius, otho, vespasian = (player("", hand=dealt[name]) for name in LEADERS)
            words = " ".join(discard)
            found[as_text(dealt)] = at(galba, vitellius, otho, vespasian, discard=words, deck=deck)
    return list(found.values())


def decline_unseen(state: State, me: int) -> None:
    """Whoever else is asked for an answer says no, which nobody sees."""
    while state.actor >= 0 and state.actor != me and can(state, "no-counter"):
        play(state, "no-counter")


def all_worlds(starts: list[State], lines: str, me: int) -> tuple[State, list[State]]:
    """The true state after these lines, and every state that looks the same to ``me``; the true one starts first."""
    true = starts[0].clone()
    worlds = [start.clone() for start in starts]
    for line in lines.split("; "):
        events: list[Event] = []
        true.apply(true.parse(line), events)
        decline_unseen(true, me)
        following: dict[str, State] = {}
        for world in worlds:
            for action in world.actions():
                told: list[Event] = []
                then = world.clone()
                then.apply(action, told)
                decline_unseen(then, me)
                if seen(told, me) == seen(events, me):
                    following[hidden(then) + as_text([then.actor, then.view(me)])] = then
        worlds = list(following.values())
    return true, worlds


def hidden(state: State) -> str:
    """Everybody's hand, and what everybody knows of everybody's hand."""
    players = [state.view(seat)["players"] for seat in range(len(state.seats))]
    known = [[told[name]["known"] for name in state.seats] for told in players]
    return as_text([[told[name]["hand"] for name, told in zip(state.seats, players)], known])


def check(starts: list[State], lines: str, me: str) -> None:
    """No sampled world is impossible, and where they are few none is left out."""
    seat = starts[0].seats.index(me)
    true, worlds = all_worlds(starts, lines, seat)
    possible = {hidden(world) for world in worlds}
    assert hidden(true) in possible
    assert len(possible) > 1  # there is something to guess
    few = len(possible) <= 60
    sampled = {hidden(true.sample(seat, random.Random(seed))) for seed in range(40 * len(possible) if few else 1000)}
    assert sampled <= possible, sorted(sampled - possible)[:2]
    if few:
        assert sampled == possible, sorted(possible - sampled)[:2]


def hands(galba: str, vitellius: str, otho: str, vespasian: str) -> dict[str, str]:
    return dict(zip(LEADERS, (galba, vitellius, otho, vespasian)))


def test_without_traitors_every_deal_of_the_unseen_cards_is_possible() -> None:
    """NE-S4: and what was played is gone"""
    held = hands("galley senate", "crisis", "crisis germans", "senate")
    starts = deals("vitellius", held, "rebellion", FEW)
    check(starts, "activate lusitania; move-card senate", "vitellius")


def test_what_was_stolen_from_the_viewer_stays_with_the_thief(tmp_path: Path) -> None:
    """NE-C14: until such a card is played"""
    held = hands("traitor galley senate", "senate crisis", "germans traitor", "rebellion")
    starts = deals("vitellius", held, "assassin", MANY, deck=traitors(tmp_path))
    lines = "event traitor; target vitellius; steal senate"
    true, worlds = all_worlds(starts, lines, 1)
    assert all("senate" in hand(world, "galba") for world in worlds)
    check(starts, lines, "vitellius")
    check(starts, lines + "; activate lusitania; move-card galley", "vitellius")
    check(starts, lines + "; activate lusitania; move-card senate", "vitellius")
    assert decides(true) == "galba"


def test_what_others_steal_from_each_other(tmp_path: Path) -> None:
    """NE-C14: any card it may have been; what they play afterwards tells something of it"""
    held = hands("traitor galley", "bad-health", "germans crisis senate", "rebellion")
    starts = deals("vitellius", held, "assassin", MANY, deck=traitors(tmp_path))
    lines = "event traitor; target otho; steal crisis"
    check(starts, lines, "vitellius")
    check(starts, lines + "; activate lusitania; move-card crisis", "vitellius")
    lines += "; activate lusitania; move-card galley; end-turn; activate britannia; move-card bad-health; end-turn"
    check(starts, lines + "; activate raetia; move-card senate", "vitellius")


def test_a_stolen_card_that_is_stolen_on(tmp_path: Path) -> None:
    """NE-C14: Galba steals from the viewer, Otho from Galba: one of the two has it, unless somebody played it"""
    held = hands("traitor galley", "senate crisis", "traitor germans", "rebellion")
    starts = deals("vitellius", held, "assassin", MANY, deck=traitors(tmp_path))
    lines = "event traitor; target vitellius; steal senate; end-turn"
    lines += "; activate britannia; move-card crisis; end-turn; event traitor; target galba; steal senate"
    check(starts, lines, "vitellius")
    check(starts, lines + "; activate raetia; move-card senate", "vitellius")
    check(starts, lines + "; activate raetia; move-card germans", "vitellius")


def test_what_the_viewer_stole_himself(tmp_path: Path) -> None:
    """NE-C14: he knows the card, and that it is not there any more"""
    held = hands("traitor traitor crisis", "senate galley", "traitor germans", "rebellion")
    starts = deals("galba", held, "assassin", MANY, deck=traitors(tmp_path))
    lines = "event traitor; target vitellius; steal senate"
    check(starts, lines, "galba")
    lines += "; event traitor; target otho; steal traitor; end-turn"
    check(starts, lines + "; activate britannia; move-card galley; end-turn", "galba")


def test_thefts_both_ways(tmp_path: Path) -> None:
    """NE-C14: the viewer is robbed and steals it back, or something else"""
    held = hands("traitor galley", "senate traitor", "germans", "rebellion")
    starts = deals("vitellius", held, "assassin crisis", MANY, deck=traitors(tmp_path))
    lines = "event traitor; target vitellius; steal senate; end-turn; event traitor; target galba; steal "
    check(starts, lines + "senate", "vitellius")
    check(starts, lines + "galley", "vitellius")


def test_two_thefts_of_one_player(tmp_path: Path) -> None:
    """NE-C14: what he plays then may be of either"""
    held = hands("traitor traitor", "bad-health", "crisis germans", "senate")
    starts = deals("vitellius", held, "", MANY, deck=traitors(tmp_path))
    lines = "event traitor; target otho; steal crisis; event traitor; target vespasian; steal senate"
    check(starts, lines, "vitellius")
    check(starts, lines + "; activate lusitania; move-card crisis", "vitellius")


def test_two_cards_of_a_kind(tmp_path: Path) -> None:
    """NE-C14: the one played may have been the stolen one or another"""
    held = hands("traitor senate", "senate senate", "crisis traitor", "germans")
    starts = deals("vitellius", held, "rebellion", MANY, deck=traitors(tmp_path))
    lines = "event traitor; target vitellius; steal senate; activate lusitania; move-card senate; end-turn"
    check(starts, lines, "vitellius")
    lines += "; activate britannia; move-card senate; end-turn; event traitor; target galba; steal senate"
    check(starts, lines, "vitellius")


# Answers


def asked(galba: str, vitellius: str, otho: str, vespasian: str, deck: str, line: str, me: str) -> None:
    """Somebody is asked: compare with all deals in which he can answer; who comes before him may have declined."""
    starts = [start for start in deals(me, hands(galba, vitellius, otho, vespasian), deck, FEW) if can(start, line)]
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


def test_what_is_known_and_what_is_asked_go_together() -> None:
    """NE-C14, NE-C4: the thief is asked; he holds what was stolen and an answer"""
    held = player(hand="senate crisis")
    state = at(player(hand="traitor galley bad-health"), held, player("baetica 2", hand="galley", leader="baetica"))
    play(state, "event traitor; target vitellius; steal senate; activate lusitania; move-card galley; end-turn")
    play(state, "activate britannia; move-card crisis; end-turn; activate baetica; move-card galley")
    play(state, "force 2 leader; step lusitania")
    assert decides(state) == "galba"
    for seed in range(200):
        world = state.sample(1, random.Random(seed))
        assert "senate" in hand(world, "galba").split()
        assert len(legal(world)) > 1


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
            for card, number in FEW.items()
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


def test_every_world_of_many_traitors_looks_the_same_too(tmp_path: Path) -> None:
    """NE-C14: and in it everybody knows what is so"""
    rng = random.Random(6)
    deck, thefts = traitors(tmp_path), 0
    for _ in range(40):
        state = somewhere(game(deck=deck), rng)
        for seat in range(4):
            world = state.sample(seat, rng)
            assert as_text(world.view(seat)) == as_text(state.view(seat))
            for name in world.seats:
                for other in world.seats:
                    known = view(world, name)["players"][other]["known"]
                    rest = hand(world, other).split()
                    for card in known:
                        rest.remove(card)
                    thefts += len(known)
    assert thefts > 100


def test_worlds_of_worlds(tmp_path: Path) -> None:
    """NE-C14: a world is a state like others; somebody in it can imagine one in turn"""
    rng = random.Random(7)
    deck = traitors(tmp_path)
    for _ in range(25):
        state = somewhere(game(deck=deck), rng)
        for seat in range(4):
            world = state.sample(seat, rng)
            for other in range(4):
                again = world.sample(other, rng)
                assert as_text(again.view(other)) == as_text(world.view(other))


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


def test_the_same_guess_with_many_traitors(tmp_path: Path) -> None:
    """NE-C14: although the log of the true world knows more"""
    rng = random.Random(5)
    deck = traitors(tmp_path)
    for _ in range(25):
        state = somewhere(game(deck=deck), rng)
        for seat in range(4):
            twin = state.sample(seat, rng)
            guesses = [world.sample(seat, random.Random(9)) for world in (state, twin)]
            assert hidden(guesses[0]) == hidden(guesses[1])


def stolen() -> State:
    """Galba has stolen a revolt from Otho; nobody else knows which card it was."""
    state = at(player(hand="traitor galley"), otho=player(hand="revolt-moesia senate"))
    play(state, "event traitor; target otho; steal revolt-moesia")
    return state


def test_in_a_world_thief_and_victim_know_a_card_that_was_stolen_there() -> None:
    """NE-C14: Vitellius imagines another card, and then Otho knows of that one"""
    found = set()
    for seed in range(200):
        world = stolen().sample(1, random.Random(seed))
        known = view(world, "otho")["players"]["galba"]["known"]
        assert len(known) == 1
        assert known[0] in hand(world, "galba").split()
        assert view(world, "galba")["players"]["otho"]["known"] == []
        found.add(known[0])
    assert len(found) > 8


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


def test_a_new_deal_is_unknown_altogether() -> None:
    """NE-S4, NE-C14: what was known of a hand in the last round does not count"""
    state = at(player(hand="traitor"), player(hand=""), player(hand="senate"), player(hand=""))
    play(state, "event traitor; target otho; steal senate; activate lusitania; move-card senate; end-turn")
    while decides(state) == "chance":
        state.apply(state.actions()[0])
    found = {hand(state.sample(2, random.Random(seed)), "galba") for seed in range(30)}
    assert len(found) == 30


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
