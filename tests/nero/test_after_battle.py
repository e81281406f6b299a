"""NE-F4 to NE-F6: what becomes of winner and loser."""

import pytest

from tests.nero.table import (
    after,
    at,
    bp,
    cannot,
    count,
    decides,
    discarded,
    first_words,
    force,
    hand,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    points,
    rank,
    spent,
    starting,
    view,
)
from tests.nero.test_battle import FIGHT, MARCH, battle, facing

# Winning and losing


def test_the_stronger_wins_and_gains_1_op() -> None:
    """NE-F4: attacker or defender"""
    state = facing(3, 2)
    events = play(state, FIGHT)
    assert (named(events, "battle")[0]["winner"], points(state, "galba"), points(state, "otho")) == ("galba", 1, 0)
    state = facing(2, 3)
    events = play(state, FIGHT)
    assert (named(events, "battle")[0]["winner"], points(state, "galba"), points(state, "otho")) == ("otho", 0, 1)


def test_the_cards_of_both_are_discarded_openly() -> None:
    """NE-F2, NE-F4: beside those that lie there already"""
    state = facing(3, 2, hand_of_otho="bribery", cards="crisis senate")
    play(state, "attack otho; battle-card crisis; ready; battle-card bribery; ready")
    assert discarded(state) == "bribery galley crisis"
    assert (hand(state, "galba"), hand(state, "otho")) == ("senate", "")


def test_one_legion_of_the_loser_becomes_the_winners() -> None:
    """NE-F4"""
    state = facing(3, 2)
    play(state, FIGHT)
    assert legions(state, "italia-sud") == {"galba": 4, "otho": 1}
    state = facing(2, 3)
    play(state, FIGHT)
    assert legions(state, "italia-sud") == {"galba": 1, "otho": 4}


def test_of_the_attacker_it_is_one_of_the_force() -> None:
    """NE-F4: those beside it are safe"""
    state = at(player("italia-sud 3", hand="galley"), otho="italia-sud 4")
    play(state, "activate italia-sud; move-card galley; force 1", FIGHT)
    assert legions(state, "italia-sud") == {"galba": 2, "otho": 5}
    assert (force(state), starting(state, "force")) == ("none", ["1", "2"])


def test_of_the_defender_an_unmarked_one_if_there_is_one() -> None:
    """NE-F4, NE-J11: the new legion of the winner has no marker"""
    state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 1", marked="italia-sud 2"))
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert legions(state, "italia-sud") == {"galba": 4, "otho marked": 2}
    state = at(player("italia-sud 3", hand="galley"), otho=player("", marked="italia-sud 2"))
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert legions(state, "italia-sud") == {"galba": 4, "otho marked": 1}


def test_the_new_legion_belongs_to_no_force_until_taken_up() -> None:
    """NE-F4, NE-M5: 1 BP, or it departs later by itself"""
    state = facing(3, 1)
    play(state, FIGHT)
    assert force(state) == "3 at italia-sud"
    taken = after(state, "take own 1")
    assert (force(taken), bp(taken)) == ("4 at italia-sud", 1)
    state = at(player("italia-sud 3", hand="galley galley"), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT, "halt; force 1")
    assert force(state) == "1 at italia-sud"
    assert not view(state)["this_turn"]["force"]["tired"]


@pytest.mark.parametrize("rank_of", ["candidate", "emperor"])
def test_the_losers_emperor_or_candidate_becomes_a_general(rank_of: str) -> None:
    """NE-F4, NE-K5: if he fought along"""
    state = at(player("italia-sud 5", hand="galley"), otho=player("italia-sud 2", leader="italia-sud", rank=rank_of))
    play(state, "activate italia-sud; move-card galley; force 5", FIGHT)
    assert rank(state, "otho") == "general"
    state = at(player("italia-sud 1", hand="galley", leader="italia-sud", rank=rank_of), otho="italia-sud 5")
    play(state, "activate italia-sud; move-card galley; force 1 leader", FIGHT)
    assert rank(state, "galba") == "general"


def test_who_did_not_fight_along_keeps_his_rank() -> None:
    """NE-F4"""
    state = at(
        player("italia-sud 1", hand="galley", leader="italia-sud", rank="emperor"),
        otho=player("italia-sud 5", rank="emperor"),
    )
    lost = after(state, "activate italia-sud; move-card galley; force 1", FIGHT)
    assert rank(lost, "galba") == "emperor"
    state = at(player("italia-sud 5", hand="galley"), otho=player("italia-sud 1", rank="emperor"))
    play(state, "activate italia-sud; move-card galley; force 5", FIGHT)
    assert rank(state, "otho") == "emperor"


# After the battle


def test_a_losing_defender_may_retreat() -> None:
    """NE-F5, NE-R1: his remaining legions there, with the leader; they are marked"""
    state = at(
        player("italia-nord 5", hand="galley"),
        otho=player("italia-sud 2", leader="italia-sud", marked="italia-sud 1"),
        vespasian="",
    )
    play(state, "activate italia-nord; move-card galley; force 5; step italia-sud; stay", FIGHT)
    assert (decides(state), legal(state)) == ("otho", ["stay", "retreat achaia"])
    play(state, "retreat achaia")
    assert legions(state, "achaia") == {"otho marked": 2}
    assert legions(state, "italia-sud") == {"galba": 6}
    assert leader_at(state, "otho") == "achaia"
    assert decides(state) == "galba"


def test_or_stay_unmarked() -> None:
    """NE-F5"""
    state = facing(3, 2)
    play(state, FIGHT, "stay")
    assert legions(state, "italia-sud") == {"galba": 4, "otho": 1}


def test_a_losing_defender_is_asked_although_he_can_only_stay() -> None:
    """NE-F5, NE-J12"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 2")
    play(state, MARCH, FIGHT)
    assert (decides(state), legal(state)) == ("otho", ["stay"])


def test_nobody_is_asked_when_no_legion_is_left() -> None:
    """NE-F5: a leader without legions stays where he is"""
    state = at(player("italia-nord 3", hand="galley"), otho=player("italia-sud 1", leader="italia-sud"), vespasian="")
    play(state, MARCH, FIGHT)
    assert decides(state) == "galba"
    assert leader_at(state, "otho") == "italia-sud"


def test_a_defender_attacked_by_who_stood_there_may_go_anywhere() -> None:
    """NE-F5: that force came from nowhere"""
    state = at(player("italia-sud 3", hand="galley"), "", "italia-sud 2", "")
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert starting(state, "retreat") == ["achaia", "italia-nord"]


def test_a_losing_attacker_must_retreat() -> None:
    """NE-F5: also to where he came from; with what is left of the force; marked, and it has finished"""
    state = facing(3, 5)
    play(state, FIGHT)
    assert (decides(state), legal(state)) == ("galba", ["retreat achaia", "retreat italia-nord"])
    play(state, "retreat italia-nord")
    assert legions(state, "italia-nord") == {"galba marked": 2}
    assert legions(state, "italia-sud") == {"otho": 6}
    assert (decides(state), force(state)) == ("galba", "none")


def test_with_what_is_left_of_the_force_only() -> None:
    """NE-F5: those beside it stay; his leader goes if he was in it"""
    state = at(player("italia-sud 4", hand="galley", leader="italia-sud"), "", "italia-sud 5", "")
    play(state, "activate italia-sud; move-card galley; force 2 leader", FIGHT, "retreat achaia")
    assert legions(state, "achaia") == {"galba marked": 1}
    assert legions(state, "italia-sud") == {"galba": 2, "otho": 6}
    assert leader_at(state, "galba") == "achaia"
    play(state, "end-turn")
    state = at(player("italia-sud 4", hand="galley", leader="italia-sud"), "", "italia-sud 5", "")
    play(state, "activate italia-sud; move-card galley; force 2", FIGHT, "retreat achaia")
    assert leader_at(state, "galba") == "italia-sud"
    assert "0 leader" in starting(state, "force")  # he has not moved


def test_without_a_way_he_stays_unmarked() -> None:
    """NE-F5, NE-J12: he is not asked, and he is spent"""
    state = at(player("italia-sud 3", hand="galley"), "italia-nord 1", "italia-sud 5", "achaia 1")
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert decides(state) == "galba"
    assert legions(state, "italia-sud") == {"galba": 2, "otho": 6}
    assert (force(state), spent(state, "italia-sud"), starting(state, "force")) == ("none", 2, [])


def test_a_losing_attacker_without_legions_is_not_asked() -> None:
    """NE-F5: his leader stays, and has finished"""
    state = at(player("italia-sud 1", hand="galley", leader="italia-sud"), "", "italia-sud 5", "")
    play(state, "activate italia-sud; move-card galley; force 1 leader", FIGHT)
    assert (decides(state), force(state)) == ("galba", "none")
    assert leader_at(state, "galba") == "italia-sud"
    assert starting(state, "force") == []


def test_a_losing_attacker_neither_to_rome_nor_among_others() -> None:
    """NE-F5, NE-R1: no legions there or only his own"""
    state = at(
        player("italia-nord 3 noricum 1", hand="galley"), "", "italia-nord 5 pannonia 1", "", neutral="narbonensis 1"
    )
    play(state, "activate italia-nord; move-card galley; force 3", FIGHT)
    assert starting(state, "retreat") == ["germania-superior", "noricum", "italia-sud"]


def test_bad_weather_cannot_stop_this() -> None:
    """NE-F5: nobody is asked for an answer, whoever's retreat it is"""
    state = at(player("italia-nord 3", hand="galley bad-weather"), player(hand="bad-weather"), "italia-sud 2", "")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; no-counter; stay; attack otho")
    play(state, "no-counter; ready; ready; retreat achaia")
    assert legions(state, "achaia") == {"otho marked": 1}
    state = at(player("italia-sud 3", hand="galley"), player(hand="bad-weather"), "italia-sud 5", "")
    play(state, "activate italia-sud; move-card galley; force 3; attack otho; no-counter; ready; ready; retreat achaia")
    assert legions(state, "achaia") == {"galba marked": 2}


def test_a_losing_force_has_finished() -> None:
    """NE-F5: another can depart, another activation begin"""
    state = at(player("italia-sud 4", hand="galley galley"), "", "italia-sud 5", "")
    play(state, "activate italia-sud; move-card galley; force 2", FIGHT, "retreat achaia")
    assert {"force", "activate", "end-turn"} <= first_words(state)
    play(state, "activate achaia; move-card galley")
    assert starting(state, "force") == []


def test_a_winning_force_may_go_on_tired() -> None:
    """NE-F5, NE-M3: the beaten do not hinder it although they stay"""
    state = facing(4, 2)
    play(state, FIGHT, "stay")
    assert "achaia" in starting(state, "step")
    play(state, "step achaia")
    assert bp(state) == 4 - 1 - 1 - 2


def test_a_draw_changes_nothing() -> None:
    """NE-F6: but the cards are gone"""
    state = facing(2, 2, hand_of_otho="crisis", cards="bribery")
    events = play(state, "attack otho; battle-card bribery; ready; battle-card crisis; ready")
    assert named(events, "battle")[0]["winner"] is None
    assert legions(state, "italia-sud") == {"galba": 2, "otho": 2}
    assert (points(state, "galba"), points(state, "otho")) == (0, 0)
    assert (hand(state, "galba"), hand(state, "otho")) == ("", "")


def test_after_a_draw_ranks_stay() -> None:
    """NE-F6, NE-K4"""
    state = at(
        player("italia-sud 3", hand="galley", leader="italia-sud", rank="candidate"),
        otho=player("italia-sud 2", leader="italia-sud", rank="emperor"),
    )
    play(state, "activate italia-sud; move-card galley; force 3 leader")
    assert battle(state, FIGHT) == (4, 4)
    assert (rank(state, "galba"), rank(state, "otho")) == ("candidate", "emperor")


def test_after_a_draw_the_force_neither_moves_nor_attacks() -> None:
    """NE-F6, NE-J7: it may take up, leave and halt; another force is free"""
    state = at(player("italia-sud 4", hand="galley germans"), "italia-sud 1", "italia-sud 2", neutral="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; move-card germans; force 2", FIGHT)
    assert first_words(state) == {"halt", "take", "leave"}
    play(state, "halt; force 2")
    assert starting(state, "attack") == ["vitellius"]
    assert "italia-nord" in starting(state, "step")


def test_after_a_draw_it_asks_for_no_leave() -> None:
    """NE-F6, NE-J7: it may not step"""
    state = facing(2, 2)
    play(state, FIGHT)
    assert cannot(state, "ask-leave")


def test_legions_are_kept_through_a_whole_war() -> None:
    """NE-F4, NE-B4: what one loses the other has"""
    state = facing(3, 2)
    play(state, FIGHT, "stay")
    assert (count(state, "galba"), count(state, "otho")) == (8, 6)
