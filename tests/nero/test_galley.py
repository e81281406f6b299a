"""NE-C8: the galley."""

import pytest

from tests.nero.table import (
    after,
    at,
    bp,
    can,
    cannot,
    decides,
    first_words,
    force,
    idle,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    spent,
    starting,
    view,
)

# Galley


def test_a_galley_takes_up_to_3_legions_and_or_the_leader() -> None:
    """NE-C8: from one port to another"""
    state = at(player("baetica 4", hand="galley", leader="baetica"))
    play(state, "event galley")
    assert legal(state) == ["from baetica"]
    play(state, "from baetica")
    ports = (
        "tarraconensis narbonensis britannia belgica dalmatia moesia achaia asia syria aegyptus italia-nord italia-sud"
    )
    assert legal(state) == [f"to {there}" for there in ports.split()]
    play(state, "to italia-nord")
    assert starting(state, "load") == ["1", "2", "3", "0 leader", "1 leader", "2 leader", "3 leader"]
    play(state, "load 3 leader")
    assert legions(state, "baetica") == {"galba": 1}
    assert legions(state, "italia-nord") == {"galba": 3}
    assert leader_at(state, "galba") == "italia-nord"


def test_only_ports_with_somebody_who_can_board() -> None:
    """NE-C8: unmarked legions, not spent ones, or the leader"""
    state = at(
        player("baetica 1 lusitania 1 syria 1", hand="galley bribery", marked="asia 1", leader="belgica", rest=False)
    )
    play(state, "event galley")
    assert legal(state) == ["from baetica", "from belgica", "from syria"]
    moved = at(player("baetica 1 lusitania 1", hand="galley bribery", rest=False))
    play(moved, "activate baetica; move-card bribery; force 1; step tarraconensis; halt")
    assert cannot(moved, "event galley")


def test_fewer_legions_fewer_aboard() -> None:
    """NE-C8: marked ones stay"""
    state = at(player("baetica 2", hand="galley", marked="baetica 2"))
    play(state, "event galley; from baetica; to syria")
    assert legal(state) == ["load 1", "load 2"]


def test_the_leader_alone() -> None:
    """NE-C8"""
    state = at(player("", hand="galley", leader="baetica"))
    play(state, "event galley; from baetica; to syria")
    assert legal(state) == ["load 0 leader"]


def test_landed_troops_may_depart_in_an_activation_of_that_port() -> None:
    """NE-C8: but a force with anybody who landed this turn does not attack"""
    state = at(player("baetica 3", hand="galley germans", leader="baetica"), otho="italia-nord 1")
    play(state, "event galley; from baetica; to italia-sud; load 3 leader; activate italia-sud; move-card germans")
    play(state, "force 3 leader; step italia-nord; stay")
    assert not first_words(state) & {"attack", "step"}
    assert can(state, "ask-leave")


def test_without_its_landed_troops_a_force_may_attack() -> None:
    """NE-C8, NE-J5: landed legions are left behind first"""
    state = at(player("baetica 1 italia-nord 2", hand="galley germans"), otho="italia-nord 1")
    play(state, "event galley; from baetica; to italia-nord; load 1; stay; ask-leave; grant")
    play(state, "activate italia-nord; move-card germans; force 3")
    assert starting(state, "attack") == []
    play(state, "leave 1")
    assert starting(state, "attack") == ["otho"]


def test_without_its_landed_leader_a_force_may_attack() -> None:
    """NE-C8: anybody"""
    state = at(player("italia-nord 2", hand="galley germans", leader="baetica"), otho="italia-nord 1")
    play(state, "event galley; from baetica; to italia-nord; load 0 leader; ask-leave; grant")
    play(state, "activate italia-nord; move-card germans; force 2 leader")
    assert starting(state, "attack") == []
    play(state, "leave leader")
    assert starting(state, "attack") == ["otho"]


def test_other_legions_join_a_force_before_landed_ones() -> None:
    """NE-C8: a force of those who stood there attacks"""
    state = at(player("baetica 1 italia-nord 2", hand="galley germans"), otho="italia-nord 1")
    play(state, "event galley; from baetica; to italia-nord; load 1; stay; ask-leave; grant")
    play(state, "activate italia-nord; move-card germans; force 2")
    assert starting(state, "attack") == ["otho"]
    assert view(state)["this_turn"]["force"]["landed"] == 0
    play(state, "take own 1")
    assert starting(state, "attack") == []


def test_a_force_that_takes_up_landed_legions_does_not_attack() -> None:
    """NE-C8: nor one that takes up a landed leader"""
    state = at(player("baetica 1 noricum 2", hand="galley germans", leader="baetica"), otho="italia-nord 1 pannonia 1")
    landed = after(state, "event galley; from baetica; to italia-nord; load 1; stay; ask-leave; grant")
    play(landed, "activate noricum; move-card germans; force 2; step italia-nord; stay")
    assert starting(landed, "attack") == ["otho"]
    play(landed, "take own 1")
    assert starting(landed, "attack") == []
    play(state, "event galley; from baetica; to italia-nord; load 0 leader; ask-leave; grant")
    play(state, "activate noricum; move-card germans; force 2; step italia-nord; stay; take leader")
    assert starting(state, "attack") == []


def test_in_the_next_turn_they_attack() -> None:
    """NE-C8: who landed this turn"""
    state = at(player("baetica 3", hand="galley germans"), otho="italia-nord 1")
    play(state, "event galley; from baetica; to italia-nord; load 3; stay; halt; end-turn")
    for _ in range(3):
        idle(state)
    play(state, "activate italia-nord; move-card germans; force 3")
    assert starting(state, "attack") == ["otho"]


def test_landing_among_other_players_legions() -> None:
    """NE-C8: first NE-R1, clockwise; not to where the galley came from; if some stay ask-leave or halt"""
    state = at(player("italia-sud 3", hand="galley germans"), "italia-nord 1", "italia-nord 1", "")
    play(state, "event galley; from italia-sud; to italia-nord; load 3")
    assert decides(state) == "vitellius"
    assert "italia-sud" not in starting(state, "retreat")
    play(state, "retreat narbonensis")
    assert decides(state) == "otho"
    play(state, "stay")
    assert (decides(state), legal(state)) == ("galba", ["halt", "ask-leave"])


def test_if_all_retreat_they_are_simply_there() -> None:
    """NE-C8: nothing to ask"""
    state = at(player("baetica 2", hand="galley germans"), otho="italia-sud 1")
    play(state, "event galley; from baetica; to italia-sud; load 2; retreat italia-nord")
    play(state, "activate italia-sud; move-card germans; force 2; step achaia; stay")
    assert bp(state) == 3


def test_leave_to_land() -> None:
    """NE-C8: granted, the first step out costs 1 more"""
    state = at(player("baetica 2", hand="galley germans"), otho="italia-sud 1", vespasian="")
    events = play(state, "event galley; from baetica; to italia-sud; load 2; stay; ask-leave; grant")
    assert named(events, "landed") == [{"seat": "galba", "at": "italia-sud", "spent": False}]
    play(state, "activate italia-sud; move-card germans; force 2; step achaia; step asia")
    assert bp(state) == 4 - 2 - 1


def test_only_those_who_landed_pay_it() -> None:
    """NE-C8: a force of others does not"""
    state = at(player("baetica 2 italia-sud 1", hand="galley germans"), otho="italia-sud 1", vespasian="")
    play(state, "event galley; from baetica; to italia-sud; load 2; stay; ask-leave; grant")
    play(state, "activate italia-sud; move-card germans")
    others = after(state, "force 1; step achaia")
    assert bp(others) == 3
    play(state, "force 2; step achaia")
    assert bp(state) == 2


def test_a_force_that_takes_them_up_pays_it() -> None:
    """NE-C8: it has somebody in it who landed there"""
    state = at(player("baetica 2 italia-sud 1", hand="galley germans"), otho="italia-sud 1", vespasian="")
    play(state, "event galley; from baetica; to italia-sud; load 2; stay; ask-leave; grant")
    play(state, "activate italia-sud; move-card germans; force 1; take own 2; step achaia")
    assert bp(state) == 4 - 1 - 2


@pytest.mark.parametrize("lines", ["halt", "ask-leave; refuse"])
def test_without_leave_they_are_spent(lines: str) -> None:
    """NE-C8: the player halts, or leave is refused"""
    state = at(player("baetica 2", hand="galley germans", leader="baetica"), otho="italia-sud 1")
    events = play(state, "event galley; from baetica; to italia-sud; load 2 leader; stay", lines)
    assert named(events, "landed") == [{"seat": "galba", "at": "italia-sud", "spent": True}]
    play(state, "activate italia-sud; move-card germans")
    assert starting(state, "force") == []
    assert (spent(state, "italia-sud"), view(state)["leaders"]["galba"]["spent"]) == (2, True)


def test_all_must_grant_it() -> None:
    """NE-C8, NE-M7: and all are asked"""
    state = at(player("baetica 2", hand="galley germans"), "italia-sud 1", "italia-sud 1")
    play(state, "event galley; from baetica; to italia-sud; load 2; stay; stay; ask-leave; refuse")
    assert decides(state) == "otho"
    play(state, "grant; activate italia-sud; move-card germans")
    assert starting(state, "force") == []


def test_nobody_attacks_from_a_galley() -> None:
    """NE-C8: landing is no attack, the others are not beaten"""
    state = at(player("baetica 2", hand="galley"), otho="italia-sud 1")
    play(state, "event galley; from baetica; to italia-sud; load 2; stay; halt")
    assert legions(state, "italia-sud") == {"galba": 2, "otho": 1}
    assert starting(state, "attack") == []


def test_neutral_legions_do_not_hinder_a_landing() -> None:
    """NE-C8, NE-M7"""
    state = at(player("baetica 2", hand="galley"), neutral="italia-sud 1")
    play(state, "event galley; from baetica; to italia-sud; load 2")
    assert (decides(state), cannot(state, "ask-leave")) == ("galba", True)


def test_a_galley_while_a_force_is_on_its_way() -> None:
    """NE-C8: others sail, the force goes on; also to where it stands"""
    state = at(player("baetica 2 narbonensis 2", hand="galley germans"))
    play(state, "activate narbonensis; move-card germans; force 2; step italia-nord")
    play(state, "event galley; from baetica; to italia-nord; load 2")
    assert force(state) == "2 at italia-nord"
    assert legions(state, "italia-nord") == {"galba": 4}
    play(state, "step italia-sud")
    assert legions(state, "italia-sud") == {"galba": 2}
