"""NE-B: the board. That the map is the one of the rules is tested in test_map.py (NE-B1 to NE-B3)."""

import pytest

from tests.nero.table import (
    LEADERS,
    PROVINCES,
    THREE,
    at,
    can,
    cannot,
    controls,
    count,
    decides,
    game,
    holder,
    idle,
    kp,
    leader_at,
    legal,
    legions,
    play,
    player,
    points,
    position,
    starting,
)


def everybody(neutral: str = "", seats: str = "galba vitellius otho vespasian") -> int:
    state = at(neutral=neutral, seats=seats)
    return sum(count(state, name) for name in (*state.seats, "neutral"))


def test_troops_cross_borders_and_sea_links_alike() -> None:
    """NE-B1, NE-B3: the neighbours of Achaia by land and by sea, 1 BP each"""
    state = at(player("achaia 2", hand="galley"), otho="", vespasian="")
    play(state, "activate achaia; move-card galley; force 2")
    assert starting(state, "step") == ["dalmatia", "moesia", "asia", "aegyptus", "italia-sud"]
    play(state, "step italia-sud; step achaia; step aegyptus; step iudaea")
    assert legions(state, "iudaea")["galba"] == 2


def test_one_retreats_over_a_sea_link() -> None:
    """NE-B1, NE-R1: a border everywhere in these rules"""
    state = at(player("germania-superior 2", hand="galley"), player("belgica 1 noricum 1", rest=False))
    play(state, "activate germania-superior; move-card galley; force 2; step belgica")
    assert starting(state, "retreat") == ["britannia", "lugdunensis", "germania-inferior"]
    play(state, "retreat britannia; step britannia")
    assert (decides(state), legal(state)) == ("vitellius", ["stay"])  # the only link leads to where the mover came from


def test_areas_and_their_leaders() -> None:
    """NE-B2: Galba has the west, Vitellius the north, Otho the Danube, Vespasian the east"""
    state = at()
    for name, area in zip(LEADERS, ("west", "north", "danube", "east")):
        assert controls(state, name) == [area]
        assert all(holder(state, there) == name for there in PROVINCES[area])


def test_28_legions_21_with_three_players_neutral_ones_included() -> None:
    """NE-B4"""
    assert everybody() == everybody("syria 3") == 28
    assert everybody(seats=THREE) == everybody("syria 4", THREE) == 21
    told = position()
    told["provinces"]["syria"]["vespasian"] += 1
    with pytest.raises(ValueError, match="29 legions"):
        game().position(told)


def test_a_battle_keeps_the_number_of_legions() -> None:
    """NE-B4, NE-F4: a legion that changes sides is still one"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 2")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay; attack otho; ready; ready")
    assert (count(state, "galba"), count(state, "otho")) == (8, 6)


def test_never_more_than_4_neutral() -> None:
    """NE-B4: at four nothing makes a fifth"""
    assert can(at(player(hand="rebellion revolt-moesia"), neutral="syria 3"), "event rebellion; event revolt-moesia")
    assert cannot(at(player(hand="rebellion revolt-moesia"), neutral="syria 4"), "event rebellion; event revolt-moesia")
    with pytest.raises(ValueError, match="5 neutral"):
        at(neutral="syria 3 asia 2")


def test_each_player_has_one_leader() -> None:
    """NE-B5: general, candidate or emperor; he needs a home"""
    state = at(player(rank="emperor"), player(rank="candidate"))
    told = state.position()["leaders"]
    assert [told[name]["rank"] for name in LEADERS] == ["emperor", "candidate", "general", "general"]
    bad = position()
    del bad["leaders"]["otho"]
    with pytest.raises(ValueError, match=r"leaders\.otho"):
        game().position(bad)


@pytest.mark.parametrize(
    ("galba", "otho", "neutral", "marked", "who"),
    [
        (1, 0, 0, 0, "galba"),
        (2, 1, 0, 0, "galba"),
        (1, 1, 0, 0, None),
        (2, 1, 1, 0, None),
        (3, 1, 1, 0, "galba"),
        (1, 0, 1, 0, None),
        (1, 2, 0, 0, "otho"),
        (0, 0, 2, 0, None),
        (0, 0, 0, 2, "galba"),
        (1, 2, 0, 2, "galba"),
    ],
)
def test_control_of_a_province(galba: int, otho: int, neutral: int, marked: int, who: str | None) -> None:
    """NE-B6: more legions than all other players and neutrals together; marked ones count as well"""
    state = at(
        player(f"syria {galba}", marked=f"syria {marked}" if marked else ""),
        otho=f"syria {otho}",
        vespasian="",
        neutral=f"syria {neutral}" if neutral else "",
    )
    assert holder(state, "syria") == who


def test_control_of_a_province_against_two_others() -> None:
    """NE-B6: all others together"""
    assert holder(at("syria 2", "syria 1", "syria 1", ""), "syria") is None
    assert holder(at("syria 3", "syria 1", "syria 1", ""), "syria") == "galba"


def test_control_of_an_area() -> None:
    """NE-B6: at least 3 of its provinces, whoever's home it is"""
    two = at("achaia 1 asia 1", vespasian=player("syria 1", home="syria"))
    assert controls(two, "galba") == []
    three = at("achaia 1 asia 1 aegyptus 1", vespasian=player("syria 1", home="syria"))
    assert controls(three, "galba") == ["east"]
    assert controls(three, "vespasian") == []
    shared = at("achaia 1 asia 1 syria 1", vespasian="syria 1 iudaea 1")
    assert controls(shared, "galba") == []


def test_control_comes_and_goes_with_the_legions() -> None:
    """NE-B6: kept up to date while they march"""
    state = at(player("achaia 1 asia 2", hand="galley"), vespasian="")
    assert controls(state, "galba") == []
    play(state, "activate asia; move-card galley; force 1; step syria")
    assert controls(state, "galba") == ["east"]
    play(state, "step iudaea; stay")
    assert controls(state, "galba") == []


def test_with_three_players_the_fourth_area_is_free() -> None:
    """NE-B6: one may pass there, nobody controls it, for the score neither"""
    state = at("achaia 2 asia 1 syria 1", seats=THREE, opener="otho")
    assert holder(state, "syria") == "galba"
    assert controls(state, "galba") == []
    assert kp(state, "galba") == 0
    for _ in range(2):
        idle(state)
    assert points(state, "galba") == 0
    idle(state)
    idle(state)
    assert decides(state) == "chance"  # the round is over
    assert points(state, "galba") == 0
    assert points(state, "otho") == 2


def test_one_may_fight_in_the_free_area() -> None:
    """NE-B6"""
    state = at(player("achaia 2", hand="galley"), otho="asia 1", seats=THREE)
    play(state, "activate achaia; move-card galley; force 2 ; step asia; stay; attack otho; ready; ready")
    assert legions(state, "asia") == {"galba": 3}
    assert leader_at(state, "galba") == "lusitania"
