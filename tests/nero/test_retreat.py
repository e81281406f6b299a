"""NE-R: retreat."""

import pytest

from tests.nero.table import (
    after,
    at,
    bp,
    can,
    cannot,
    decides,
    idle,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    starting,
)

MARCH = "activate italia-nord; move-card galley; force 3; step italia-sud"
ATTACK = "attack otho; ready; ready"


def test_each_owner_is_asked_clockwise_from_the_mover() -> None:
    """NE-R1: whether he can retreat or only stay"""
    state = at(player("italia-nord 3", hand="galley"), "italia-sud 1", "italia-sud 1", "italia-sud 1 achaia 1")
    play(state, MARCH)
    asked = []
    for _ in range(3):
        asked.append((decides(state), legal(state)))
        play(state, "stay")
    assert asked == [("vitellius", ["stay"]), ("otho", ["stay"]), ("vespasian", ["stay", "retreat achaia"])]
    assert decides(state) == "galba"


def test_clockwise_from_a_mover_in_the_middle() -> None:
    """NE-R1"""
    state = at("italia-sud 1", "italia-sud 1", player("italia-nord 3", hand="galley"), "italia-sud 1", to_move="otho")
    play(state, MARCH)
    asked = []
    for _ in range(3):
        asked.append(decides(state))
        play(state, "stay")
    assert asked == ["vespasian", "galba", "vitellius"]


def test_all_his_legions_there_go_to_one_province() -> None:
    """NE-R1: with the leader; marked ones too, and all are marked then (NE-R2)"""
    state = at(
        player("italia-nord 3", hand="galley"),
        otho=player("italia-sud 2", marked="italia-sud 1", leader="italia-sud"),
        vespasian="",
    )
    events = play(state, MARCH, "retreat achaia")
    assert legions(state, "italia-sud") == {"galba": 3}
    assert legions(state, "achaia") == {"otho marked": 3}
    assert leader_at(state, "otho") == "achaia"
    told = {"seat": "otho", "from": "italia-sud", "to": "achaia"}
    assert named(events, "retreating") == [told]
    assert named(events, "retreated") == [told | {"legions": 3}]


def test_a_leader_elsewhere_stays_there() -> None:
    """NE-R1: he goes along if he is there"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 2", vespasian="")
    play(state, MARCH, "retreat achaia")
    assert leader_at(state, "otho") == "raetia"


@pytest.mark.parametrize(
    ("there", "may"),
    [
        ({}, True),
        ({"otho": "italia-sud 2 achaia 1"}, True),
        ({"vitellius": "achaia 1"}, False),
        ({"galba": player("italia-nord 3 achaia 1", hand="galley")}, False),
        ({"neutral": "achaia 1"}, False),
        ({"otho": "italia-sud 2 achaia 1", "vitellius": "achaia 1"}, False),
        ({"otho": "italia-sud 2 achaia 1", "neutral": "achaia 1"}, False),
        ({"vitellius": player("", marked="achaia 1")}, False),
        ({"vespasian": player("", leader="achaia")}, True),
    ],
)
def test_only_to_a_province_with_no_legions_or_only_his_own(there: dict[str, object], may: bool) -> None:
    """NE-R1, NE-J9: no other player's, marked or not, and no neutral ones; a leader is no legion"""
    told: dict[str, object] = {
        "galba": player("italia-nord 3", hand="galley"),
        "vitellius": "",
        "otho": "italia-sud 2",
        "vespasian": "",
    }
    state = at(**(told | there))  # type: ignore[arg-type]
    play(state, MARCH)
    assert can(state, "retreat achaia") == may


def test_not_to_where_the_mover_came_from() -> None:
    """NE-R1: although it is empty now"""
    state = at(player("italia-nord 3", hand="galley"), "", "italia-sud 2", "")
    play(state, MARCH)
    assert starting(state, "retreat") == ["achaia"]


def test_where_the_mover_came_from_before_that_is_free() -> None:
    """NE-R1: the one he just came from"""
    state = at(player("noricum 3", hand="galley"), "", "italia-sud 2", "")
    play(state, "activate noricum; move-card galley; force 3; step italia-nord; step italia-sud; retreat achaia")
    play(state, "step achaia")
    assert set(starting(state, "retreat")) == {"dalmatia", "moesia", "asia", "aegyptus"}
    state = at(player("noricum 3", hand="galley"), "italia-nord 1", "", "")
    play(state, "activate noricum; move-card galley; force 3; step pannonia; step italia-nord")
    assert "noricum" in starting(state, "retreat")
    assert "pannonia" not in starting(state, "retreat")


def test_not_to_rome() -> None:
    """NE-R1, NE-M6: legions never enter the city"""
    state = at(player("noricum 3", hand="galley"), otho="italia-nord 1")
    play(state, "activate noricum; move-card galley; force 3; step italia-nord")
    assert "roma" not in starting(state, "retreat")


def test_over_a_sea_link_and_by_galley_they_enter_too() -> None:
    """NE-R1: on foot, over a sea link or by galley"""
    state = at(player("achaia 3", hand="galley galley"), otho="italia-sud 1", vespasian="")
    by_sea = after(state, "activate achaia; move-card galley; force 3; step italia-sud")
    assert (decides(by_sea), starting(by_sea, "retreat")) == ("otho", ["italia-nord"])
    play(state, "event galley; from achaia; to italia-sud; load 3")
    assert (decides(state), starting(state, "retreat")) == ("otho", ["italia-nord"])
    play(state, "retreat italia-nord")
    assert legions(state, "italia-nord") == {"otho marked": 1}


def test_nobody_retreats_when_legions_arrive_in_other_ways() -> None:
    """NE-R1: only from a force with legions that enters; not when one departs"""
    state = at(player("italia-sud 3", hand="galley"), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 3")
    assert decides(state) == "galba"


def test_who_stands_there_of_the_mover_himself_is_not_asked() -> None:
    """NE-R1: the others"""
    state = at(player("italia-nord 3 italia-sud 1", hand="galley"))
    play(state, MARCH)
    assert decides(state) == "galba"


def test_one_can_retreat_to_where_another_just_left() -> None:
    """NE-R1: one after the other; and not to where one just went"""
    state = at(player("italia-nord 3", hand="galley"), "italia-sud 1", "italia-sud 1", "")
    play(state, MARCH, "retreat achaia")
    assert legal(state) == ["stay"]


def test_marked_legions_neither_advance_nor_fight() -> None:
    """NE-R2: until the end of the round"""
    state = at(player("italia-nord 3", hand="galley"), otho=player("italia-sud 2", hand="galley crisis"), vespasian="")
    play(state, MARCH, "retreat achaia; halt; end-turn")
    idle(state)
    play(state, "activate achaia; move-card galley")
    assert starting(state, "force") == []
    assert legions(state, "achaia") == {"otho marked": 2}


def test_a_marked_legion_may_retreat_again() -> None:
    """NE-R2: only retreat"""
    state = at(player("italia-nord 3", hand="galley"), otho=player("", marked="italia-sud 2"), vespasian="")
    play(state, MARCH, "retreat achaia; step achaia; retreat asia")
    assert legions(state, "asia") == {"otho marked": 2}


def test_markers_come_off_at_the_end_of_the_round() -> None:
    """NE-R2, NE-T5"""
    state = at(player("italia-nord 3", hand="galley"), otho=player("italia-sud 2", hand=""), vespasian="")
    play(state, MARCH, "retreat achaia; halt; end-turn")
    while legions(state, "achaia") == {"otho marked": 2}:
        idle(state)
    assert decides(state) == "chance"
    assert legions(state, "achaia") == {"otho": 2}


def test_not_once_attacked() -> None:
    """NE-R3: who stayed fights"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 2", vespasian="")
    play(state, MARCH, "stay; attack otho")
    assert (decides(state), legal(state)) == ("galba", ["ready"])
    play(state, "ready")
    assert decides(state) == "otho"
    assert cannot(state, "retreat achaia")


def test_bad_weather_can_stop_it() -> None:
    """NE-R3, NE-C3: also by the mover himself; then they stay where they are, unmarked"""
    state = at(player("italia-nord 3", hand="galley bad-weather"), otho="italia-sud 2", vespasian="")
    play(state, MARCH, "retreat achaia")
    assert (decides(state), legal(state)) == ("galba", ["no-counter", "counter bad-weather"])
    play(state, "counter bad-weather")
    assert legions(state, "italia-sud") == {"galba": 3, "otho": 2}
    assert decides(state) == "galba"
    assert can(state, "attack otho; ask-leave")
    assert bp(state) == 3


def test_the_next_owner_is_asked_after_a_retreat_that_was_stopped() -> None:
    """NE-R3, NE-R1"""
    state = at(player("italia-nord 3", hand="galley bad-weather"), "italia-sud 1", "italia-sud 1", "")
    play(state, MARCH, "retreat achaia; counter bad-weather")
    assert (decides(state), starting(state, "retreat")) == ("otho", ["achaia"])
    play(state, "retreat achaia")
    assert legions(state, "achaia") == {"otho marked": 1}
    assert legions(state, "italia-sud") == {"galba": 3, "vitellius": 1}


def test_who_stays_after_bad_weather_hinders() -> None:
    """NE-R3, NE-M7"""
    state = at(player("italia-nord 3", hand="galley bad-weather"), otho="italia-sud 2", vespasian="")
    play(state, MARCH, "retreat achaia; counter bad-weather; attack otho; ready; ready; retreat achaia")
    assert legions(state, "achaia") == {"otho marked": 1}
