"""NE-J: the judgement calls of the engine, one after the other."""

from pathlib import Path

from tests.nero.data import deck_file, map_file
from tests.nero.table import (
    THREE,
    after,
    at,
    bp,
    can,
    cannot,
    chances,
    deal,
    decides,
    discarded,
    first_words,
    force,
    game,
    hand,
    kp,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    points,
    rank,
    seen,
    spent,
    starting,
    view,
    winners,
)

FIGHT = "attack otho; ready; ready"


def test_NE_J1_areas_are_shown_when_everybody_has_named_one() -> None:
    """NE-J1: then the lots, then those without an area name one again"""
    state = game(players=3).new()
    assert seen(state, play(state, "want east; want west"), None) == []
    events = play(state, "want east")
    assert [event["event"] for event in seen(state, events, None)] == ["wanted"]
    assert chances(state) == {"lot seat1": 1, "lot seat3": 1}
    play(state, "lot seat3")
    assert (decides(state), legal(state)) == ("seat1", ["want north", "want danube"])


def test_NE_J2_while_a_force_is_on_its_way() -> None:
    """NE-J2: neither an activation nor the end of the turn; halt first"""
    state = at(player("baetica 2", hand="galley galley"))
    play(state, "activate baetica; move-card galley; force 2; step lusitania")
    assert not first_words(state) & {"activate", "end-turn", "force"}
    play(state, "halt")
    assert {"activate", "end-turn"} <= first_words(state)


def test_NE_J3_once_a_turn_counts_for_each_player_by_himself(tmp_path: Path) -> None:
    """NE-J3: an answer that a deck marks "once"; another player may still"""
    once = 'gp = 3, when = "any", once = false }\nbad-weather', 'gp = 3, when = "any", once = true }\nbad-weather'
    deck = deck_file(tmp_path, once)
    omens = player(hand="bad-omens bad-omens")
    state = at(player(hand="senate senate galley"), omens, omens, deck=deck)
    play(state, "event senate; counter bad-omens")
    assert decides(state) == "otho"  # about the omens of Vitellius
    play(state, "no-counter; event senate")
    assert decides(state) == "otho"  # Vitellius has played his
    play(state, "counter bad-omens")
    assert (decides(state), kp(state, "galba")) == ("galba", 2)


def test_NE_J3_once_a_turn_is_over_with_the_turn(tmp_path: Path) -> None:
    """NE-J3: he may answer in the next turn again"""
    once = 'gp = 3, when = "any", once = false }\nbad-weather', 'gp = 3, when = "any", once = true }\nbad-weather'
    deck = deck_file(tmp_path, once)
    state = at(player(hand="senate"), player(hand="senate"), player(hand="bad-omens bad-omens"), deck=deck)
    play(state, "event senate; counter bad-omens; end-turn; event senate")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bad-omens"])


def test_NE_J3_an_answer_marked_own_answers_in_the_own_turn_only(tmp_path: Path) -> None:
    """NE-J3: to what counters one's own event"""
    own = 'bribery          = { n = 5, bp = 2, gp = 2, when = "any"', 'bribery = { n = 5, bp = 2, gp = 2, when = "own"'
    deck = deck_file(tmp_path, own)
    state = at(player(hand="senate bribery"), player(hand="bribery"), player(hand="bad-omens"), deck=deck)
    play(state, "event senate")
    assert decides(state) == "otho"
    play(state, "counter bad-omens")
    assert (decides(state), legal(state)) == ("galba", ["no-counter", "counter bribery"])
    play(state, "counter bribery")
    assert kp(state, "galba") == 3


def test_NE_J3_two_briberies_of_the_own_turn_only(tmp_path: Path) -> None:
    """NE-J3, NE-C1: together they are subject to the same"""
    own = 'bribery          = { n = 5, bp = 2, gp = 2, when = "any"', 'bribery = { n = 5, bp = 2, gp = 2, when = "own"'
    state = at(
        player(hand="assassin bribery bribery"),
        player(hand="bribery bribery"),
        player(hand="praetorian-guard", rank="emperor", leader="roma"),
        deck=deck_file(tmp_path, own),
    )
    play(state, "event assassin; target otho; counter praetorian-guard")
    assert (decides(state), legal(state)) == ("galba", ["no-counter", "counter-two bribery"])
    play(state, "counter-two bribery")
    assert rank(state, "otho") == "general"


def test_NE_J4_a_force_that_left_all_its_legions_is_not_tired() -> None:
    """NE-J4: whatever it takes up afterwards"""
    state = at(
        player("italia-sud 3", hand="galley germans", leader="italia-sud", marked=""), otho="italia-sud 1", vespasian=""
    )
    play(state, "activate italia-sud; move-card galley; move-card germans; force 2 leader", FIGHT)
    tired = after(state, "take own 1; step achaia")
    assert bp(tired) == 8 - 1 - 1 - 2
    play(state, "leave 2; take own 2; step achaia")
    assert force(state) == "2 leader at achaia"  # the one that had stayed and the one that was won
    assert bp(state) == 8 - 1 - 1 - 1


def test_NE_J4_tiredness_does_not_make_taking_up_dearer() -> None:
    """NE-J4: 1 BP for own legions"""
    state = at(player("italia-sud 3", hand="bribery"), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card bribery; force 2", FIGHT)
    assert bp(state) == 1
    play(state, "take own 2")
    assert (force(state), bp(state)) == ("4 at italia-sud", 0)


def test_NE_J5_a_force_that_leaves_everybody_behind_has_finished() -> None:
    """NE-J5: legions, a leader, or both"""
    state = at(player("baetica 2", hand="galley", leader="baetica"))
    for lines in ("force 2; leave 2", "force 0 leader; leave leader", "force 1 leader; leave 1; leave leader"):
        then = after(state, "activate baetica; move-card galley", lines)
        assert force(then) == "none"
        assert can(then, "end-turn")
    one = after(state, "activate baetica; move-card galley; force 2 leader; leave 2")
    assert force(one) == "0 leader at baetica"


def test_NE_J5_landed_legions_are_left_behind_first() -> None:
    """NE-J5: as many as there are"""
    state = at(player("baetica 2 italia-sud 3", hand="galley germans"), vespasian="")
    play(state, "event galley; from baetica; to italia-sud; load 2; activate italia-sud; move-card germans; force 5")
    assert view(state)["this_turn"]["force"]["landed"] == 2
    play(state, "leave 1")
    assert view(state)["this_turn"]["force"]["landed"] == 1
    play(state, "leave 2")
    assert (force(state), view(state)["this_turn"]["force"]["landed"]) == ("2 at italia-sud", 0)


def test_NE_J6_troops_that_come_later_do_not_hinder() -> None:
    """NE-J6: those who were there when the force entered, and stayed"""
    state = at(player("lugdunensis 2", hand="galley germans"), player("germania-superior 2", rest=False), vespasian="")
    play(state, "activate lugdunensis; move-card galley; force 2; step belgica; event germans")
    play(state, "at germania-superior; send belgica")
    assert legions(state, "belgica") == {"galba": 2, "vitellius": 2}
    assert cannot(state, "ask-leave")
    play(state, "step lugdunensis")
    assert bp(state) == 2


def test_NE_J7_after_bad_weather_no_leave_is_asked() -> None:
    """NE-J7: a force that may not step any more"""
    state = at(
        player("italia-nord 3", hand="galley"), player(hand="bad-weather"), otho="italia-sud 1", vespasian="achaia 1"
    )
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; no-counter; stay; ask-leave; grant")
    play(state, "step achaia; counter bad-weather")
    assert not first_words(state) & {"ask-leave", "step"}
    assert can(state, "attack otho; halt; leave 1")


def test_NE_J7_after_a_draw_it_may_take_up_leave_and_halt() -> None:
    """NE-J7, NE-F6"""
    state = at(player("italia-sud 3", hand="galley", leader="italia-sud"), otho="italia-sud 2", neutral="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 2", FIGHT)
    assert set(legal(state)) == {"halt", "take own 1", "take neutral 1", "take leader", "leave 1", "leave 2"}


def test_NE_J8_unmark_frees_those_of_earlier_turns_only() -> None:
    """NE-J8, NE-M9"""
    state = at(player("italia-nord 2", hand="galley galley", marked="italia-nord 1"), otho="italia-sud 4")
    play(state, "activate italia-nord; move-card galley; force 2; step italia-sud; stay", FIGHT, "retreat italia-nord")
    assert legions(state, "italia-nord") == {"galba marked": 2}
    events = play(state, "activate italia-nord; move-card galley; unmark")
    assert legions(state, "italia-nord") == {"galba": 1, "galba marked": 1}
    assert named(events, "unmarked") == [{"seat": "galba", "at": "italia-nord", "legions": 1}]
    assert cannot(state, "unmark")
    assert starting(state, "force") == ["1"]


def test_NE_J9_only_his_own_means_no_neutral_ones() -> None:
    """NE-J9, NE-R1: and a galley comes from the port it sailed from"""
    state = at(player("italia-nord 3", hand="galley"), otho="italia-sud 1", vespasian="", neutral="achaia 1")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud")
    assert legal(state) == ["stay"]
    state = at(player("achaia 3", hand="galley"), otho="italia-sud 1", vespasian="")
    play(state, "event galley; from achaia; to italia-sud; load 3")
    assert legal(state) == ["stay", "retreat italia-nord"]


def test_NE_J10_the_attackers_leader_must_be_in_the_force() -> None:
    """NE-J10, NE-F3: beside it he neither helps nor falls nor rises"""
    state = at(player("italia-sud 2", hand="galley", leader="italia-sud", rank="candidate"), otho="italia-sud 4")
    play(state, "activate italia-sud; move-card galley; force 2", FIGHT)
    assert rank(state, "galba") == "candidate"


def test_NE_J11_the_unmarked_one_turns() -> None:
    """NE-J11, NE-F4: and the winner's new legion has no marker"""
    state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 1", marked="italia-sud 1"))
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert legions(state, "italia-sud") == {"galba": 4, "otho marked": 1}


def test_NE_J12_who_is_asked_after_a_battle() -> None:
    """NE-J12, NE-F5: a losing defender with legions left, not a losing attacker without a way"""
    state = at(player("italia-sud 3", hand="galley"), "italia-nord 1", "italia-sud 2", "achaia 1")
    play(state, "activate italia-sud; move-card galley; force 3", FIGHT)
    assert (decides(state), legal(state)) == ("otho", ["stay"])
    state = at(player("italia-sud 2", hand="galley"), "italia-nord 1", "italia-sud 3", "achaia 1")
    play(state, "activate italia-sud; move-card galley; force 2", FIGHT)
    assert decides(state) == "galba"


def test_NE_J13_a_guard_answers_a_guard_that_answers_a_guard() -> None:
    """NE-J13, NE-C5"""
    guard = "praetorian-guard"
    state = at(
        player(hand=f"assassin {guard} {guard}"), otho=player(hand=f"{guard} {guard}", rank="emperor", leader="roma")
    )
    play(state, "event assassin; target otho", *[f"counter {guard}"] * 4)
    assert rank(state, "otho") == "general"
    assert hand(state, "otho") == ""


def test_NE_J14_bad_health_does_not_end_the_asking() -> None:
    """NE-J14: bad weather may come from the next, and is answered in turn"""
    state = at(
        player("baetica 2", hand="galley bribery", leader="baetica"),
        player(hand="bad-health"),
        otho=player(hand="bad-weather"),
    )
    play(state, "activate baetica; move-card galley; force 2 leader; step lusitania; counter bad-health; no-counter")
    play(state, "counter bad-weather; counter bribery")
    assert (force(state), leader_at(state, "galba")) == ("2 at lusitania", "baetica")


def test_NE_J15_the_own_emperor_and_own_legions_may_be_named() -> None:
    """NE-J15: for assassin, crisis and rebellion"""
    state = at(player(hand="assassin crisis rebellion", rank="emperor", leader="roma"))
    assert legal(after(state, "event assassin")) == ["target galba"]
    assert "at baetica galba" in legal(after(state, "event rebellion"))
    state = at(player(hand="crisis", rank="emperor"))
    assert legal(after(state, "event crisis")) == ["target galba"]


def test_NE_J16_nobody_retreats_from_a_leader_who_lands_alone() -> None:
    """NE-J16, NE-C8: he asks for leave or is spent"""
    state = at(player("", hand="galley germans", leader="baetica"), otho="italia-sud 1", vespasian="")
    play(state, "event galley; from baetica; to italia-sud; load 0 leader")
    assert (decides(state), legal(state)) == ("galba", ["halt", "ask-leave"])
    assert view(after(state, "halt"))["leaders"]["galba"]["spent"]
    play(state, "ask-leave; grant; activate italia-sud; move-card germans; force 0 leader; step roma")
    assert bp(state) == 4 - 2


def test_NE_J16_alone_in_an_empty_port_he_has_simply_landed() -> None:
    """NE-J16, NE-C8"""
    state = at(player("", hand="galley germans", leader="baetica"))
    play(state, "event galley; from baetica; to italia-sud; load 0 leader; activate italia-sud; move-card germans")
    assert view(state)["leaders"]["galba"]["landed"]
    play(state, "force 0 leader; step roma")
    assert bp(state) == 3


def test_NE_J17_markers_and_being_spent_go_along_with_those_driven_out() -> None:
    """NE-J17, NE-C9"""
    state = at(
        player("raetia 1 germania-superior 1", hand="galley germans bribery", marked="germania-superior 1"),
        player("", marked="germania-superior 2"),
        player("", home="moesia"),
    )
    play(state, "activate raetia; move-card galley; force 1; step germania-superior; stay; halt")
    play(state, "event germans; at germania-superior; send lugdunensis; send lugdunensis")
    assert legions(state, "lugdunensis") == {"galba": 2, "galba marked": 1, "vitellius marked": 2}
    assert spent(state, "lugdunensis") == 1
    play(state, "activate lugdunensis; move-card bribery")
    assert starting(state, "force") == ["1"]
    assert can(state, "unmark")


def test_NE_J17_landed_troops_driven_out_are_still_landed(tmp_path: Path) -> None:
    """NE-J17, NE-C8: on a map where the Germans come to ports"""
    ports = 'germans = ["germania-inferior", "germania-superior"]', 'germans = ["dalmatia", "moesia"]'
    state = at(player("baetica 2", hand="galley germans bribery"), otho="moesia 1", map=map_file(tmp_path, ports))
    play(state, "event galley; from baetica; to dalmatia; load 2; event germans; at dalmatia; send moesia")
    assert view(state)["provinces"]["moesia"]["landed"] == 2
    assert view(state)["provinces"]["dalmatia"]["landed"] == 0
    play(state, "activate moesia; move-card bribery; force 2")
    assert starting(state, "attack") == []


def test_NE_J17_markers_of_this_turn_stay_markers_of_this_turn() -> None:
    """NE-J17, NE-M9: they do not come off in another province either"""
    state = at(
        player("germania-superior 1 germania-inferior 2", hand="galley germans bribery"), "germania-superior 4", ""
    )
    play(state, "activate germania-inferior; move-card galley; force 2; step germania-superior; stay")
    play(state, "attack vitellius; ready; ready; retreat germania-inferior")
    play(state, "event germans; at germania-inferior; send belgica; activate belgica; move-card bribery")
    assert legions(state, "belgica") == {"galba marked": 1}
    assert cannot(state, "unmark")


def test_NE_J18_the_order_in_which_an_event_takes_legions() -> None:
    """NE-J18, NE-C16: spent ones first, then landed ones, then the rest, the force's last"""
    state = at(player("baetica 1 italia-nord 4", hand="galley germans rebellion revolt-aquitania"), vespasian="")
    play(state, "event galley; from baetica; to italia-nord; load 1; activate italia-nord; move-card germans")
    play(state, "force 1; halt; force 2")  # one is spent, one landed, one free, two in the force
    there = view(state)["provinces"]["italia-nord"]
    assert (there["spent"], there["landed"], force(state)) == (1, 1, "2 at italia-nord")
    play(state, "event rebellion; at italia-nord galba")
    there = view(state)["provinces"]["italia-nord"]
    assert (there["spent"], there["landed"], force(state)) == (0, 1, "2 at italia-nord")
    play(state, "event revolt-aquitania; from italia-nord")
    there = view(state)["provinces"]["italia-nord"]
    assert (there["spent"], there["landed"], force(state)) == (0, 0, "2 at italia-nord")
    assert view(state)["provinces"]["aquitania"]["landed"] == 1
    play(state, "from italia-nord")
    assert force(state) == "2 at italia-nord"
    assert legions(state, "italia-nord") == {"galba": 2, "neutral": 1}


def test_NE_J18_marked_ones_of_this_turn_before_older_ones() -> None:
    """NE-J18: when only marked ones are there"""
    state = at(
        player("italia-nord 2", hand="galley galley rebellion", marked="italia-nord 1"),
        otho="italia-sud 4",
        vespasian="",
    )
    play(state, "activate italia-nord; move-card galley; force 2; step italia-sud; stay", FIGHT, "retreat italia-nord")
    play(state, "event rebellion; at italia-nord galba; activate italia-nord; move-card galley")
    assert legions(state, "italia-nord") == {"galba marked": 1, "neutral": 1}
    assert can(state, "unmark")  # the one that is left is the older one


def test_NE_J18_of_two_marked_this_turn_the_other_stays_so() -> None:
    """NE-J18, NE-M9: a rebellion takes one of them"""
    state = at(player("italia-nord 3", hand="galley galley rebellion"), otho="italia-sud 6", vespasian="")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; stay", FIGHT, "retreat italia-nord")
    play(state, "event rebellion; at italia-nord galba; activate italia-nord; move-card galley")
    assert legions(state, "italia-nord") == {"galba marked": 1, "neutral": 1}
    assert cannot(state, "unmark")


def test_NE_J18_an_older_marker_taken_leaves_the_others_as_they_were() -> None:
    """NE-J18, NE-M9: the one that is left comes free, and no more than that"""
    state = at(player("", hand="galley rebellion", marked="italia-nord 2"))
    play(state, "event rebellion; at italia-nord galba; activate italia-nord; move-card galley")
    events = play(state, "unmark")
    assert named(events, "unmarked") == [{"seat": "galba", "at": "italia-nord", "legions": 1}]
    assert legions(state, "italia-nord") == {"galba": 1, "neutral": 1}
    assert starting(state, "force") == ["1"]


def test_NE_J18_a_fresh_marker_that_was_brought_turns_before_an_older_one() -> None:
    """NE-J18, NE-C12: and the older one can come off"""
    state = at(
        player("narbonensis 2", hand="galley bribery revolt-aquitania", marked="aquitania 1", rest=False),
        otho="italia-nord 4",
        neutral="syria 3",
    )
    play(state, "activate narbonensis; move-card galley; force 2; step italia-nord; stay", FIGHT)
    play(state, "retreat narbonensis; event revolt-aquitania; from narbonensis; activate aquitania; move-card bribery")
    assert legions(state, "aquitania") == {"neutral": 1, "galba marked": 1}
    assert can(state, "unmark")


def test_NE_J18_a_fresh_marker_is_brought_along() -> None:
    """NE-J18, NE-C12: a marked legion keeps its marker, of this turn or an older one"""
    state = at(
        player("narbonensis 2", hand="galley bribery revolt-aquitania", rest=False), otho="italia-nord 4", vespasian=""
    )
    play(state, "activate narbonensis; move-card galley; force 2; step italia-nord; stay", FIGHT)
    play(state, "retreat narbonensis; event revolt-aquitania; from narbonensis")
    assert legions(state, "aquitania") == {"neutral": 1}


def test_NE_J18_a_fresh_marker_stays_one_where_it_is_brought() -> None:
    """NE-J18, NE-M9: it cannot come off this turn"""
    state = at(
        player("narbonensis 2 aquitania 1", hand="galley bribery revolt-aquitania", rest=False),
        otho="italia-nord 4",
        neutral="syria 3",
    )
    play(state, "activate narbonensis; move-card galley; force 2; step italia-nord; stay", FIGHT)
    play(state, "retreat narbonensis; event revolt-aquitania; from narbonensis; activate aquitania; move-card bribery")
    assert legions(state, "aquitania") == {"neutral": 1, "galba marked": 1}
    assert cannot(state, "unmark")


def test_NE_J18_a_legion_brought_out_of_a_force_is_spent() -> None:
    """NE-J18, NE-C12: and the force goes on without it"""
    state = at(player("narbonensis 3", hand="galley revolt-aquitania bribery", rest=False), neutral="syria 3")
    play(state, "activate narbonensis; move-card galley; force 3; event revolt-aquitania")
    play(state, "from narbonensis; from narbonensis")
    assert (force(state), legions(state, "aquitania"), spent(state, "aquitania")) == (
        "1 at narbonensis",
        {"galba": 1, "neutral": 1},
        1,
    )
    play(state, "halt; activate aquitania; move-card bribery")
    assert starting(state, "force") == []


def test_NE_J19_who_wins_at_once_is_the_only_winner() -> None:
    """NE-J19, NE-P1: with fewer points than others, and with three players"""
    three = "belgica 1 lugdunensis 1 germania-inferior 1 noricum 1 pannonia 1 moesia 1"
    state = at(
        player(f"lusitania 1 baetica 1 aquitania 1 {three}", rank="emperor"),
        player("", points=40),
        player("", points=40),
        seats=THREE,
    )
    assert winners(state) == ["galba"]
    assert points(state, "otho") == 40


def test_NE_J20_cards_that_are_lost_are_not_shown() -> None:
    """NE-J20, NE-T4: how many, but not which; nor are they discarded openly"""
    state = at(player("", hand="galley crisis senate"), player(hand=""), player(hand=""), player(hand=""))
    play(state, "activate lusitania; move-card galley")
    events = play(state, "end-turn")
    assert all("crisis" not in str(event) and "senate" not in str(event) for event in seen(state, events, "otho"))
    assert {"event": "lost", "seat": "galba", "cards": 2} in seen(state, events, None)
    assert discarded(state) == ""


def test_NE_J20_after_the_last_round_too() -> None:
    """NE-J20: when the game is over"""
    state = at(player("", hand="galley crisis"), player(hand=""), player(hand=""), player(hand=""), round=4)
    play(state, "activate lusitania; move-card galley; end-turn")
    assert decides(state) == "over"
    assert view(state)["discard"] == ["galley"]
    assert [view(state)["players"][name]["hand"] for name in state.seats] == [[], [], [], []]


def test_a_deal_begins_a_round_with_an_empty_log() -> None:
    """NE-S4, NE-C14: what was known of a hand is forgotten with it"""
    state = at(player(hand="traitor"), player(hand=""), player(hand="senate"), player(hand=""))
    play(state, "event traitor; target otho; steal senate; activate lusitania; move-card senate; end-turn")
    deal(state)
    assert all(view(state, "otho")["players"][name]["known"] == [] for name in state.seats)
