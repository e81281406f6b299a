"""NE-C5: cards that leave the game, because a guard in an assassination was answered. NE-S4: what is dealt then."""

import random
from pathlib import Path

import pytest

import rostra
from rostra.game import Json, State
from tests.nero.data import deck_file
from tests.nero.table import (
    after,
    at,
    deal,
    decides,
    discarded,
    game,
    idle,
    named,
    play,
    player,
    position,
    rank,
    view,
)
from tests.nero.test_guards import assassination

GUARD = "praetorian-guard"


def alone() -> Json:
    """Galba has the last card of a round."""
    nobody = player(hand="")
    return position(player(hand="senate"), nobody, nobody, nobody)


def removed(state: State) -> str:
    return " ".join(state.position()["removed"])


def test_a_guard_that_answers_a_guard_takes_all_along() -> None:
    """NE-C5: the assassin and both guards leave the game; the emperor falls"""
    state = assassination(galba=GUARD, otho=GUARD)
    events = play(state, f"counter {GUARD}; counter {GUARD}")
    assert (rank(state, "otho"), discarded(state), removed(state)) == ("general", "", f"{GUARD} {GUARD} assassin")
    assert named(events, "removed") == [{"cards": [GUARD, GUARD, "assassin"]}]


def test_so_do_two_briberies() -> None:
    """NE-C5"""
    state = assassination(galba="bribery bribery", otho=GUARD)
    play(state, f"counter {GUARD}; counter-two bribery")
    assert (rank(state, "otho"), discarded(state)) == ("general", "")
    assert removed(state) == f"bribery bribery {GUARD} assassin"


def test_even_if_the_two_are_bribed() -> None:
    """NE-C5: all cards of the assassination, whether they were countered or not"""
    state = assassination(galba="bribery bribery", otho=GUARD, vespasian="bribery")
    play(state, f"counter {GUARD}; counter-two bribery; counter bribery")
    assert (rank(state, "otho"), discarded(state)) == ("emperor", "")
    assert removed(state) == f"bribery bribery bribery {GUARD} assassin"


def test_and_what_was_played_before_and_after() -> None:
    """NE-C5: a bribery that was bribed, and the guard that saves the emperor in the end"""
    state = assassination(galba=f"bribery {GUARD}", vitellius="bribery", otho=GUARD, vespasian=GUARD)
    play(state, f"counter bribery; counter bribery; counter {GUARD}; no-counter; counter {GUARD}")
    assert decides(state) == "vespasian"
    assert removed(state) == ""
    play(state, f"counter {GUARD}")
    while state.actor >= 0 and view(state, decides(state))["answering"]:
        play(state, "no-counter")
    assert rank(state, "otho") == "emperor"
    assert removed(state) == f"bribery bribery {GUARD} {GUARD} {GUARD} assassin"


def test_an_unanswered_guard_is_discarded() -> None:
    """NE-C5: nothing leaves the game, nor if a bribery is all that was played"""
    state = assassination(otho=GUARD)
    play(state, f"counter {GUARD}")
    assert (rank(state, "otho"), discarded(state), removed(state)) == ("emperor", f"{GUARD} assassin", "")
    state = assassination(otho="bribery", galba="bribery")
    play(state, "counter bribery; counter bribery")
    assert (discarded(state), removed(state)) == ("bribery bribery assassin", "")


def test_a_guard_for_the_kp_is_no_part_of_an_assassination() -> None:
    """NE-C5, NE-J13"""
    state = at(player(hand=f"{GUARD} crisis"), otho=player(hand="bribery"))
    play(state, f"event {GUARD}; counter bribery")
    assert (discarded(state), removed(state)) == (f"bribery {GUARD}", "")


def test_what_an_earlier_assassination_discarded_stays_there() -> None:
    """NE-C5: of each assassination its own cards"""
    told = position(
        player(hand=f"assassin {GUARD} crisis"),
        otho=player(hand=f"{GUARD} crisis", rank="emperor", leader="roma"),
        discard=f"assassin {GUARD}",
    )
    state = game().position(told)
    play(state, f"event assassin; target otho; counter {GUARD}; counter {GUARD}")
    assert (discarded(state), removed(state)) == (f"{GUARD} assassin", f"{GUARD} {GUARD} assassin")


def test_they_come_back_in_no_later_round() -> None:
    """NE-C5, NE-S4: dealt from what is left, and everybody can count them"""
    state = at(
        player(hand=f"assassin {GUARD}"),
        player(""),
        player(hand=GUARD, rank="emperor", leader="roma"),
        player(""),
    )
    play(state, f"event assassin; target otho; counter {GUARD}; counter {GUARD}; end-turn")
    while decides(state) != "chance":
        idle(state)
    assert sum(dict(state.chances()).values()) == 52
    deal(state)
    assert view(state)["removed"] == [GUARD, GUARD, "assassin"]
    assert view(state)["unseen"][GUARD] == 3
    assert sum(view(state)["unseen"].values()) == 52
    assert state.position()["removed"] == [GUARD, GUARD, "assassin"]


@pytest.mark.parametrize(("gone", "each"), [(15, 10), (16, 9), (20, 8), (24, 7)])
def test_if_too_few_are_left_everybody_gets_equally_fewer(gone: int, each: int) -> None:
    """NE-S4: as many as there are for all"""
    cards = ["bribery"] * 5 + ["bad-omens"] * 5 + ["bad-weather"] * 4 + [GUARD] * 5 + ["rebellion"] * 4 + ["galley"] * 3
    told = alone() | {"removed": cards[:gone]}
    state = game().position(told)
    idle(state)
    deal(state)
    assert [view(state)["players"][name]["cards"] for name in state.seats] == [each] * 4
    assert view(state)["deck"] == 55 - gone - 4 * each
    end = game().position(told).playout(random.Random(1))
    assert end.outcome() is not None


def test_without_cards_for_all_nobody_gets_any() -> None:
    """NE-S4, NE-T4: the rounds that are left are only scored"""
    cards = [name for name, number in CARDS.items() for _ in range(number) if name != "senate"] + ["senate"]
    told = alone() | {"removed": cards}
    state = game().position(told)
    idle(state)
    assert (state.actor, state.position()["round"]) == (rostra.OVER, 4)


CARDS = dict(game().new().view(None)["unseen"])


def test_the_other_way_they_are_discarded() -> None:
    """NE-C5: vanish = false, and before version 4 of the rules"""
    lines = f"event assassin; target otho; counter {GUARD}; counter {GUARD}"
    told = position(player(hand=f"assassin {GUARD} crisis"), otho=player(hand=GUARD, rank="emperor", leader="roma"))
    for of in (game(vanish=False), game(rules=3)):
        state = after(of.position(told), lines)
        assert discarded(state) == f"{GUARD} {GUARD} assassin"
        assert not state.position().get("removed")


def test_removed_cards_count_among_the_55() -> None:
    """NE-C5: one too many is refused, and the key is named"""
    with pytest.raises(ValueError, match=r"^removed: "):
        game().position(position() | {"removed": ["assassin"] * 4})
    with pytest.raises(ValueError, match=r"^removed: "):
        game().position(position(discard="germans germans") | {"removed": ["germans"]})
    state = game().position(position() | {"removed": ["germans"]})
    assert game().position(state.position()).position() == state.position()


def test_made_up_worlds_leave_them_out() -> None:
    """NE-C5: nobody can hold them"""
    state = game().position(position(player(hand="senate senate")) | {"removed": ["germans", "germans"]})
    for n in range(20):
        world = state.sample(0, random.Random(n))
        assert world.position()["removed"] == ["germans", "germans"]
        assert all("germans" not in of["hand"] for of in world.position()["players"].values())


def test_in_a_deck_of_its_own_very_many_can_leave(tmp_path: Path) -> None:
    """NE-S4, NE-C5: games with hardly anything but guards and assassins come to their end"""
    deck = deck_file(
        tmp_path,
        ("praetorian-guard = { n = 5", "praetorian-guard = { n = 20"),
        ("assassin         = { n = 3", "assassin = { n = 9"),
        ("senate           = { n = 4", "senate = { n = 0"),
        ("ave-caesar       = { n = 4", "ave-caesar = { n = 0"),
        ("bad-weather      = { n = 4", "bad-weather = { n = 0"),
        ("rebellion        = { n = 4", "rebellion = { n = 0"),
        ("bad-omens        = { n = 5", "bad-omens = { n = 0"),
    )
    emperor = player(leader="roma", rank="emperor", hand="assassin")
    other = player(hand="crisis")
    told = position(emperor, other, other, player(hand="traitor"))
    gone = 0
    for seed in range(12):
        state = game(deck=deck).position(told).playout(random.Random(seed))
        gone += len(state.position()["removed"])
    assert gone > 0
