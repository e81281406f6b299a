"""Where two rules meet: what an independent implementation of the rules page read otherwise, or asked about."""

import rostra
from tests.nero.table import after, at, can, cannot, decides, decline, first_words, legions, play, player, starting


def test_leave_of_landed_troops_opens_no_way_to_a_force_NE_J21() -> None:
    """NE-M7: Otho gave leave to the legion that landed and refuses it to the force, which takes that legion up"""
    state = at(player("baetica 1 syria 1", hand="galley germans"), otho="asia 6", vespasian="achaia 7")
    play(state, "event galley; from baetica; to asia; load 1; stay; ask-leave; grant")
    play(state, "activate syria; move-card germans; force 1; step asia; stay")
    assert can(after(state, "take own 1"), "ask-leave")
    play(state, "ask-leave; refuse; take own 1")
    assert starting(state, "step") == []
    assert cannot(state, "ask-leave")


def test_the_bp_for_leave_is_due_while_landed_troops_are_in_the_force_NE_J21() -> None:
    """NE-C8: with the landed legion the first step out costs 2, without it 1"""
    state = at(player("baetica 1 asia 1", hand="galley assassin"), otho="asia 6", vespasian="achaia 7")
    play(state, "event galley; from baetica; to asia; load 1; stay; ask-leave; grant")
    play(state, "activate asia; move-card assassin; force 2")
    assert starting(state, "step") == []
    assert can(after(state, "leave 1"), "step syria")  # landed legions are left behind first, NE-J5


def test_beaten_by_another_force_is_not_beaten_by_this_one_NE_J21() -> None:
    """NE-C8: Otho, who granted leave, was beaten by the first force; for the landed legion he is still to be paid"""
    state = at(player("baetica 1 asia 3", hand="galley bad-omens senate"), otho="asia 2", vespasian="achaia 7")
    play(state, "event galley; from baetica; to asia; load 1; stay; ask-leave; grant")
    play(state, "activate asia; move-card bad-omens; force 3; attack otho; ready; ready; stay; halt; force 2")
    assert starting(state, "step") == []
    assert can(after(state, "move-card senate"), "step syria")


def test_no_event_while_troops_land_or_somebody_may_retreat_NE_J22() -> None:
    state = at(player("baetica 2", hand="galley senate"), "narbonensis 2")
    play(state, "event galley; from baetica; to narbonensis; load 1")
    assert decides(state) == "vitellius"
    assert first_words(state) == {"stay", "retreat"}
    play(state, "stay")
    assert first_words(state) == {"ask-leave", "halt"}


def test_the_marker_of_the_germans_comes_before_anybody_goes_NE_J23() -> None:
    state = at(player("germania-inferior 1", hand="germans senate"), "belgica 7")
    play(state, "event germans; at germania-inferior")
    assert state.position()["germans"] == "germania-inferior"
    assert legions(state, "germania-inferior") == {"galba": 1}


def test_a_traitor_draws_nothing_from_an_empty_hand_NE_J23() -> None:
    """NE-C14: Vitellius answers with his only card, and Galba answers that"""
    state = at(player(hand="traitor bribery senate"), player(hand="bribery"))
    play(state, "event traitor; target vitellius; counter bribery; counter bribery")
    assert decides(state) == "galba"
    assert state.position()["players"]["vitellius"]["hand"] == []
    assert can(state, "event senate", "end-turn")


def test_a_legion_that_turns_neutral_has_no_marker_and_is_not_spent_NE_J24() -> None:
    state = at(player("lusitania 1 baetica 2", hand="galley rebellion senate"))
    play(state, "activate baetica; move-card galley; force 1; halt; event rebellion; at baetica galba")
    assert legions(state, "baetica") == {"galba": 1, "neutral": 1}
    play(state, "force 1")
    assert can(state, "take neutral 1")
    marked = at(player("lusitania 1", marked="baetica 1", hand="rebellion senate"))
    play(marked, "event rebellion; at baetica galba")
    assert legions(marked, "baetica") == {"neutral": 1}


def test_bad_weather_protects_an_enemy_from_that_force_everywhere_NE_J25() -> None:
    """NE-C3: also in the next province; another force may attack him"""
    state = at(
        player("lugdunensis 3", hand="galley galley senate"),
        player("lugdunensis 1 belgica 1", hand="bad-weather"),
        player("noricum 7", hand="senate"),
    )
    play(state, "activate lugdunensis; move-card galley; force 2; attack vitellius; counter bad-weather")
    play(state, "step belgica; stay")
    assert cannot(state, "attack vitellius")
    play(state, "halt; force 1")
    assert can(state, "attack vitellius")


def test_a_leader_alone_needs_no_leave_of_those_his_force_has_beaten_NE_J26() -> None:
    """NE-M8"""
    state = at(player("narbonensis 3", leader="narbonensis", hand="galley praetorian-guard"), "lugdunensis 3")
    play(state, "activate narbonensis; move-card galley; force 3 leader; step lugdunensis; stay; attack vitellius")
    play(state, "battle-card praetorian-guard; ready; ready; stay; leave 3")
    assert can(state, "step aquitania")


def test_a_second_force_is_hindered_by_whom_the_first_has_beaten_NE_J26() -> None:
    """NE-F1, NE-M7"""
    state = at(player("narbonensis 4", hand="galley galley praetorian-guard"), "lugdunensis 3")
    play(state, "activate narbonensis; move-card galley; force 3; step lugdunensis; stay; attack vitellius")
    play(state, "battle-card praetorian-guard; ready; ready; stay; halt; force 1; step lugdunensis; stay")
    assert cannot(state, "attack vitellius")
    assert starting(state, "step") == []
    assert can(state, "ask-leave")


def test_two_briberies_are_asked_of_whoever_holds_them_NE_C1() -> None:
    """Also of a player whose turn it is not, whatever else was played this turn"""
    for earlier in ("", "event galley; from baetica; to tarraconensis; load 1"):
        state = at(
            player("baetica 2 tarraconensis 1", hand="assassin galley crisis"),
            player(rank="emperor", leader="roma", hand="praetorian-guard"),
            player(hand="senate bribery bribery"),
        )
        play(state, earlier)
        decline(state)
        play(state, "event assassin; target vitellius")
        if decides(state) == "otho":  # Vitellius is asked first, then Otho with a single bribery
            play(state, "no-counter")
        play(state, "counter praetorian-guard")
        assert decides(state) == "otho"
        assert can(state, "counter-two bribery")
        play(state, "counter-two bribery")
        assert state.view(None)["leaders"]["vitellius"]["rank"] == "general"
        assert state.actor != rostra.CHANCE


def test_who_could_not_answer_is_passed_over_for_good_NE_J27() -> None:
    """Vitellius has nothing, Otho answers and is countered; then Vespasian is asked, and nobody before him"""
    state = at(
        player(hand="senate bribery"), player(hand="crisis"), player(hand="bribery"), player(hand="bribery bad-omens")
    )
    play(state, "event senate")
    assert decides(state) == "otho"
    play(state, "counter bribery")
    assert decides(state) == "vespasian"
    play(state, "no-counter")
    assert decides(state) == "galba"
    play(state, "counter bribery; no-counter")
    assert decides(state) == "vespasian"
    play(state, "no-counter")
    assert state.view(0)["players"]["galba"]["kp"]["cards"] == 1
