"""NE-C14: what everybody knows after a traitor, and worlds that fit it."""

import random
from pathlib import Path

from rostra.game import State
from tests.nero.data import traitors
from tests.nero.table import after, at, decides, game, hand, legal, play, player, view
from tests.nero.walk import as_text, somewhere
from tests.nero.worlds import MANY, all_worlds, check, deals, hands, hidden


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


def test_of_two_known_cards_one_is_left_when_one_is_stolen_back(tmp_path: Path) -> None:
    """NE-C14: Galba took two senates from Vitellius, who takes one of them back, or Otho takes something"""
    state = at(
        player(hand="traitor traitor germans"),
        player(hand="senate senate traitor"),
        player(hand="traitor"),
        player(hand="senate"),
        deck=traitors(tmp_path),
    )
    play(
        state, "event traitor; target vitellius; steal senate; event traitor; target vitellius; steal senate; end-turn"
    )
    assert view(state, "vitellius")["players"]["galba"]["known"] == ["senate", "senate"]
    back = after(state, "event traitor; target galba; steal senate")
    assert view(back, "vitellius")["players"]["galba"]["known"] == ["senate"]
    assert view(back, "galba")["players"]["vitellius"]["known"] == ["senate"]
    play(state, "activate britannia; move-card traitor; end-turn; event traitor; target galba; steal germans")
    assert view(state, "vitellius")["players"]["galba"]["known"] == ["senate"]  # it may have been the other one
    assert view(state, "vitellius")["players"]["otho"]["known"] == []
    assert view(state, "galba")["players"]["otho"]["known"] == ["germans"]


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


def test_a_new_deal_is_unknown_altogether() -> None:
    """NE-S4, NE-C14: what was known of a hand in the last round does not count"""
    state = at(player(hand="traitor"), player(hand=""), player(hand="senate"), player(hand=""))
    play(state, "event traitor; target otho; steal senate; activate lusitania; move-card senate; end-turn")
    while decides(state) == "chance":
        state.apply(state.actions()[0])
    found = {hand(state.sample(2, random.Random(seed)), "galba") for seed in range(30)}
    assert len(found) == 30
