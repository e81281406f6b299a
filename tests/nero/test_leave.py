"""NE-M7, NE-M8: entering where other players' legions are, and leave to go on."""

from tests.nero.table import (
    at,
    bp,
    can,
    cannot,
    decides,
    first_words,
    idle,
    legal,
    legions,
    named,
    play,
    player,
    starting,
    view,
)

# Other players' legions


def test_a_force_must_interrupt_where_others_stay() -> None:
    """NE-M7: it may attack, ask for leave, or stop"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud")
    assert decides(state) == "otho"
    play(state, "stay")
    assert decides(state) == "galba"
    assert starting(state, "step") == []
    assert can(state, "attack otho; ask-leave; halt")


def test_first_they_may_retreat() -> None:
    """NE-M7, NE-R1: then nobody hinders"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 1", vespasian="")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; retreat achaia")
    assert "achaia" in starting(state, "step")
    assert cannot(state, "ask-leave")


def test_with_leave_it_goes_on_for_1_more() -> None:
    """NE-M7: +1 BP for the step out"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 1", vespasian="")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay; ask-leave")
    assert (decides(state), legal(state)) == ("otho", ["grant", "refuse"])
    play(state, "grant; step achaia")
    assert bp(state) == 4 - 1 - 2
    assert can(state, "step asia")  # the next step is as ever
    play(state, "step asia")
    assert bp(state) == 0


def test_with_leave_and_1_bp_it_stays() -> None:
    """NE-M7: two are needed"""
    state = at(player("italia-nord 3", hand="bribery"), otho="italia-sud 1", vespasian="")
    play(state, "activate italia-nord; move-card bribery; force 3; step italia-sud; stay; ask-leave; grant")
    assert bp(state) == 1
    assert starting(state, "step") == []


def test_without_leave_it_does_not_go_on() -> None:
    """NE-M7: each owner is asked once while the force stays; attacking is still possible"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay; ask-leave; refuse")
    assert not first_words(state) & {"step", "ask-leave"}
    assert can(state, "attack otho; halt")


def test_all_are_asked_and_all_must_grant_it() -> None:
    """NE-M7: clockwise from the mover, also after a refusal"""
    state = at(player("italia-nord 3", hand="galley"), "italia-sud 1", "italia-sud 1", "italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay; stay; stay")
    events = play(state, "ask-leave")
    assert named(events, "asked-leave") == [{"seat": "galba", "of": ["vitellius", "otho", "vespasian"]}]
    order = []
    for answer in ("refuse", "grant", "grant"):
        order.append(decides(state))
        play(state, answer)
    assert order == ["vitellius", "otho", "vespasian"]
    assert starting(state, "step") == []
    assert cannot(state, "ask-leave")
    assert view(state)["this_turn"]["force"]["hindered_by"] == ["vitellius"]


def test_two_who_grant_cost_1_bp_together() -> None:
    """NE-M7"""
    state = at(player("italia-nord 3", hand="galley"), "italia-sud 1", "italia-sud 1", "")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay; stay")
    play(state, "ask-leave; grant; grant; step achaia")
    assert bp(state) == 4 - 1 - 2


def test_answers_hold() -> None:
    """NE-M7: who refused can be beaten, and the others' leave is still good"""
    state = at(player("italia-nord 3", hand="galley germans"), "italia-sud 1", "italia-sud 1", "")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 3; step italia-sud; stay; stay")
    play(state, "ask-leave; refuse; grant; attack vitellius; ready; ready")
    assert "achaia" in starting(state, "step")
    play(state, "step achaia")
    assert bp(state) == 8 - 1 - 1 - (1 + 1 + 1)  # tired, and Otho granted it


def test_who_was_beaten_is_not_asked_and_hinders_no_more() -> None:
    """NE-M7: ask all that it has not beaten there this turn"""
    state = at(player("italia-nord 4", hand="galley germans"), "italia-sud 2", "italia-sud 1", "")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 4; step italia-sud; stay; stay")
    play(state, "attack vitellius; ready; ready; stay")
    assert legions(state, "italia-sud") == {"galba": 5, "vitellius": 1, "otho": 1}
    assert view(state)["this_turn"]["force"]["hindered_by"] == ["otho"]
    assert named(play(state, "ask-leave"), "asked-leave") == [{"seat": "galba", "of": ["otho"]}]
    play(state, "grant")
    assert "achaia" in starting(state, "step")


def test_no_extra_cost_if_who_granted_it_is_beaten_or_gone() -> None:
    """NE-M7: it is for somebody who is still there unbeaten"""
    state = at(player("italia-nord 4", hand="galley germans"), otho="italia-sud 2", vespasian="")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 4; step italia-sud; stay")
    play(state, "ask-leave; grant; attack otho; ready; ready; stay; step achaia")
    assert bp(state) == 8 - 1 - 1 - 2  # tired
    state = at(player("italia-nord 4", hand="galley rebellion"), otho="italia-sud 1", vespasian="")
    play(state, "activate italia-nord; move-card galley; force 4; step italia-sud; stay; ask-leave; grant")
    play(state, "event rebellion; at italia-sud otho; step achaia")
    assert bp(state) == 4 - 1 - 1


def test_stopping_is_the_end_of_its_movement() -> None:
    """NE-M7: in a later turn it goes on without leave or extra cost"""
    state = at(player("italia-nord 3", hand="galley galley"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay; halt; end-turn")
    for _ in range(3):
        idle(state)
    play(state, "activate italia-sud; move-card galley; force 3")
    assert cannot(state, "ask-leave")
    play(state, "step achaia")
    assert bp(state) == 3


def test_who_stands_there_from_before_goes_freely() -> None:
    """NE-M7, NE-J6: only entering is hindered"""
    state = at(player("italia-sud 3", hand="galley"), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 3")
    assert "achaia" in starting(state, "step")
    assert cannot(state, "ask-leave")


def test_neutral_legions_hinder_nobody() -> None:
    """NE-M7: nobody is asked, nothing is paid"""
    state = at(player("italia-nord 3", hand="galley"), neutral="italia-sud 2", vespasian="")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud")
    assert decides(state) == "galba"
    play(state, "step achaia")
    assert bp(state) == 2


def test_marked_legions_hinder_as_well() -> None:
    """NE-M7: they are legions of another player"""
    state = at(player("italia-nord 3", hand="galley"), otho=player("", marked="italia-sud 1"))
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay")
    assert starting(state, "step") == []
    assert can(state, "ask-leave; attack otho")


def test_another_players_leader_alone_hinders_nobody() -> None:
    """NE-M7, NE-M8: he is no legion, cannot be attacked and is not asked"""
    state = at(player("italia-nord 3", hand="galley"), otho=player(leader="italia-sud"))
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud")
    assert decides(state) == "galba"
    assert not first_words(state) & {"ask-leave", "attack"}
    assert "achaia" in starting(state, "step")


def test_leave_is_asked_anew_in_the_next_province() -> None:
    """NE-M7: while the force stays"""
    state = at(player("italia-nord 3", hand="galley galley"), otho="italia-sud 1 achaia 1", vespasian="")
    play(state, "activate italia-nord; move-card galley; move-card galley; force 3; step italia-sud; stay")
    play(state, "ask-leave; grant; step achaia; stay")
    assert starting(state, "step") == []
    play(state, "ask-leave; refuse")
    assert starting(state, "step") == []


def test_leave_of_those_who_landed_is_no_leave_of_the_force() -> None:
    """NE-M7, NE-J21: Otho let a legion land and refused leave to a force; taking that legion up does not help it"""
    state = at(player("baetica 1 noricum 2", hand="galley germans"), otho="italia-nord 1", vespasian="")
    play(state, "event galley; from baetica; to italia-nord; load 1; stay; ask-leave; grant")
    play(state, "activate noricum; move-card germans; force 2; step italia-nord; stay; ask-leave; refuse; take own 1")
    assert starting(state, "step") == []
    assert cannot(state, "ask-leave")


# A leader alone


def test_a_leader_alone_may_enter_and_stops() -> None:
    """NE-M8: nobody retreats from him; he asks all owners for leave"""
    state = at(player("italia-nord 3", hand="galley", leader="italia-nord"), "italia-sud 1", "italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 0 leader; step italia-sud")
    assert decides(state) == "galba"
    assert not first_words(state) & {"step", "attack"}
    play(state, "ask-leave; grant")
    assert decides(state) == "otho"
    play(state, "refuse")
    assert starting(state, "step") == []


def test_a_leader_alone_pays_the_1_too() -> None:
    """NE-M8: with leave"""
    state = at(player("italia-nord 3", hand="galley", leader="italia-nord"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 0 leader; step italia-sud; ask-leave; grant; step roma")
    assert bp(state) == 4 - 1 - 2


def test_a_leader_alone_who_takes_up_legions_may_attack() -> None:
    """NE-M8, NE-M5: then he is alone no more, but he still needs leave to go on"""
    state = at(
        player("italia-nord 3 italia-sud 2", hand="galley", leader="italia-nord"), otho="italia-sud 1", vespasian=""
    )
    play(state, "activate italia-nord; move-card galley; force 0 leader; step italia-sud; take own 2")
    assert starting(state, "step") == []
    assert can(state, "attack otho; ask-leave")


def test_who_leaves_his_legions_behind_is_still_hindered() -> None:
    """NE-M8: a leader alone needs leave as well"""
    state = at(player("italia-nord 3", hand="galley", leader="italia-nord"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 3 leader; step italia-sud; stay; leave 3")
    assert not first_words(state) & {"step", "attack"}
    assert can(state, "ask-leave")
