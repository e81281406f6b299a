"""NE-S: set-up."""

import pytest

from tests.nero.table import (
    AREAS,
    CORNERS,
    LEADERS,
    PROVINCES,
    chances,
    count,
    deal,
    decides,
    decline,
    first_words,
    game,
    hand,
    leader_at,
    legal,
    legions,
    named,
    play,
    rank,
    ready,
    seen,
    set_up_lines,
    view,
)

WANTS = [f"want {area}" for area in AREAS]


def test_everybody_names_an_area_in_seat_order() -> None:
    """NE-S1: any of the four, also one that was named already"""
    state = game().new()
    assert state.seats == ("seat1", "seat2", "seat3", "seat4")
    for seat in ("seat1", "seat2", "seat3", "seat4"):
        assert (decides(state), legal(state)) == (seat, WANTS)
        play(state, f"want {'west' if seat == 'seat1' else 'east'}")


def test_the_area_fixes_the_leader() -> None:
    """NE-S1, NE-B5: whoever sits where"""
    state = game().new()
    events = play(state, "want east; want danube; want west; want north")
    assert state.seats == ("vespasian", "otho", "galba", "vitellius")
    wanted = {"seat1": "east", "seat2": "danube", "seat3": "west", "seat4": "north"}
    assert named(events, "wanted") == [{"areas": wanted}]
    areas = {"vespasian": "east", "otho": "danube", "galba": "west", "vitellius": "north"}
    assert named(events, "areas") == [{"areas": areas}]
    assert {name: view(state)["players"][name]["area"] for name in state.seats} == areas


def test_three_players_choose_among_four_areas() -> None:
    """NE-S1, NE-B6: one stays free"""
    state = game(players=3).new()
    play(state, "want east")
    assert legal(state) == WANTS
    play(state, "want north; want west")
    assert state.seats == ("vespasian", "vitellius", "galba")
    assert view(state)["areas"]["danube"] == {"player": None, "control": None}


def test_lots_decide_where_several_want_the_same() -> None:
    """NE-S1: one lot among those who named it; the others choose again among the free ones"""
    state = game().new()
    play(state, "want west; want west; want north; want west")
    assert (decides(state), chances(state)) == ("chance", {"lot seat1": 1, "lot seat2": 1, "lot seat4": 1})
    assert state.seats == ("seat1", "seat2", "seat3", "seat4")
    play(state, "lot seat2")
    assert (decides(state), legal(state)) == ("seat1", ["want danube", "want east"])
    play(state, "want east")
    assert (decides(state), legal(state)) == ("seat4", ["want danube", "want east"])
    play(state, "want danube")
    assert state.seats == ("vespasian", "galba", "vitellius", "otho")


def test_lots_are_drawn_in_the_order_west_north_danube_east() -> None:
    """NE-S1: whoever named them first"""
    state = game().new()
    play(state, "want danube; want west; want danube; want west")
    assert chances(state) == {"lot seat2": 1, "lot seat4": 1}
    play(state, "lot seat4")
    assert chances(state) == {"lot seat1": 1, "lot seat3": 1}
    play(state, "lot seat1")
    assert (decides(state), legal(state)) == ("seat2", ["want north", "want east"])


def test_lots_north_before_east() -> None:
    """NE-S1"""
    state = game().new()
    play(state, "want east; want north; want north; want east")
    assert chances(state) == {"lot seat2": 1, "lot seat3": 1}
    play(state, "lot seat3")
    assert chances(state) == {"lot seat1": 1, "lot seat4": 1}


def test_choosing_again_can_need_a_lot_again() -> None:
    """NE-S1: until everybody has one"""
    state = game().new()
    play(state, "want west; want west; want west; want west; lot seat1")
    play(state, "want north; want north; want north")
    assert chances(state) == {"lot seat2": 1, "lot seat3": 1, "lot seat4": 1}
    play(state, "lot seat3; want east; want east")
    assert chances(state) == {"lot seat2": 1, "lot seat4": 1}
    play(state, "lot seat4")
    assert (decides(state), legal(state)) == ("seat2", ["want danube"])
    play(state, "want danube")
    assert state.seats == ("galba", "otho", "vitellius", "vespasian")


def test_names_are_given_without_seeing_those_of_the_others() -> None:
    """NE-S1, NE-J1: they are shown when everybody has named one"""
    state = game().new()
    events = play(state, "want west; want north; want west")
    for other in ("seat2", "seat4", None):
        assert not [event for event in seen(state, events, other) if event.get("area") == "west" and other != "seat1"]
    assert seen(state, events, "seat2") == [{"event": "wants", "seat": "seat2", "area": "north"}]
    assert seen(state, events, None) == []
    assert [view(state, seat)["wanted"] for seat in ("seat1", "seat2", "seat3", "seat4", None)] == [
        "west", "north", "west", None, None,
    ]  # fmt: skip
    last = play(state, "want east")
    shown = {"seat1": "west", "seat2": "north", "seat3": "west", "seat4": "east"}
    assert {"event": "wanted", "areas": shown} in seen(state, last, None)


def test_who_names_again_does_so_without_being_seen_too() -> None:
    """NE-S1, NE-J1"""
    state = game().new()
    play(state, "want west; want west; want west; want north; lot seat3")
    events = play(state, "want danube")
    assert seen(state, events, "seat2") == seen(state, events, "seat3") == seen(state, events, None) == []
    assert view(state, "seat1")["wanted"] == "danube"
    assert view(state, "seat2")["wanted"] is None
    events = play(state, "want danube")
    assert named(events, "wanted") == [{"areas": {"seat1": "danube", "seat2": "danube"}}]


def test_one_legion_in_every_province_then_two_more() -> None:
    """NE-S2: in seat order, each his two at once, in provinces of his area"""
    state = game().new()
    play(state, *WANTS)
    for name, area in zip(LEADERS, AREAS):
        assert all(legions(state, there) == {name: 1} for there in PROVINCES[area])
    for name, area in zip(LEADERS, AREAS):
        for _ in range(2):
            assert decides(state) == name
            assert legal(state) == [f"place {there}" for there in PROVINCES[area]]
            play(state, f"place {PROVINCES[area][1]}")
        assert legions(state, PROVINCES[area][1]) == {name: 3}
    assert first_words(state) == {"home"}


def test_the_two_in_different_provinces() -> None:
    """NE-S2: as he likes"""
    state = game().new()
    play(state, *WANTS, "place baetica; place narbonensis")
    assert [legions(state, there)["galba"] for there in PROVINCES["west"]] == [1, 2, 1, 1, 2]
    assert decides(state) == "vitellius"


@pytest.mark.parametrize("players", [3, 4])
def test_seven_legions_each(players: int) -> None:
    """NE-S2, NE-B4: 28, with three players 21"""
    state = ready(players)
    assert [count(state, name) for name in state.seats] == [7] * players


def test_the_home_province() -> None:
    """NE-S3: in seat order, in a province of the own area; the general is there, and his home it stays"""
    state = game().new()
    play(state, *set_up_lines()[:12])
    assert (decides(state), legal(state)) == ("galba", [f"home {there}" for there in PROVINCES["west"]])
    events = play(state, "home tarraconensis")
    assert named(events, "home") == [{"seat": "galba", "at": "tarraconensis"}]
    assert (leader_at(state, "galba"), rank(state, "galba")) == ("tarraconensis", "general")
    assert (decides(state), legal(state)) == ("vitellius", [f"home {there}" for there in PROVINCES["north"]])
    play(state, "home belgica; home moesia; home asia")
    deal(state)
    play(state, "activate tarraconensis; move-card bribery; force 0 leader; step baetica")
    decline(state)
    play(state, "halt")
    assert state.position()["leaders"]["galba"] == {"at": "baetica", "rank": "general", "home": "tarraconensis"}


@pytest.mark.parametrize(
    ("players", "length", "cards"), [(4, "full", 10), (3, "full", 13), (4, "short", 6), (3, "short", 8)]
)
def test_cards_a_round(players: int, length: str, cards: int) -> None:
    """NE-S4"""
    state = ready(players, length=length)
    assert [len(hand(state, name).split()) for name in state.seats] == [cards] * players
    assert view(state)["deck"] == 55 - players * cards
    assert state.plies == len(set_up_lines(players)) + players * cards
    assert decides(state) == "galba"


def test_cards_are_dealt_one_to_each_seat_in_turn_from_seat_1() -> None:
    """NE-S4"""
    state = game().new()
    play(state, *set_up_lines())
    dealt = play(state, *[f"deal {card}" for card in ("senate", "bribery", "galley", "crisis", "germans")])
    assert [event.open["seat"] for event in dealt] == ["galba", "vitellius", "otho", "vespasian", "galba"]
    assert [hand(state, name) for name in LEADERS] == ["senate germans", "bribery", "galley", "crisis"]


def test_all_55_are_shuffled() -> None:
    """NE-S4: every card as likely as there are of it"""
    state = game().new()
    play(state, *set_up_lines())
    weights = chances(state)
    assert sum(weights.values()) == 55
    assert (weights["deal bribery"], weights["deal traitor"], weights["deal revolt-moesia"]) == (5, 2, 1)
    play(state, "deal bribery; deal revolt-moesia")
    assert chances(state) == {
        line: weight - (line == "deal bribery") for line, weight in weights.items() if line != "deal revolt-moesia"
    }


def test_who_gets_which_card_only_he_sees() -> None:
    """NE-S4"""
    state = game().new()
    play(state, *set_up_lines())
    events = play(state, "deal senate")
    assert seen(state, events, "galba") == [{"event": "dealt", "seat": "galba", "card": "senate"}]
    assert seen(state, events, "otho") == seen(state, events, None) == [{"event": "dealt", "seat": "galba"}]
    assert view(state, "galba")["players"]["galba"]["hand"] == ["senate"]
    assert view(state, "otho")["players"]["galba"]["hand"] is None
    assert view(state, "otho")["players"]["galba"]["cards"] == 1


def test_corners_are_provinces_of_their_areas() -> None:
    """NE-B2: what the other tests build on"""
    assert all(CORNERS[name] in PROVINCES[area] for name, area in zip(LEADERS, AREAS))
