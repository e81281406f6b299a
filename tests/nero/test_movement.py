"""NE-M: movement."""

import pytest

from tests.nero.table import (
    after,
    at,
    bp,
    can,
    cannot,
    count,
    first_words,
    force,
    game,
    idle,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    position,
    spent,
    starting,
    view,
)

# Steps


@pytest.mark.parametrize("who", ["1", "3", "3 leader", "0 leader"])
def test_a_step_costs_1_bp_for_the_whole_force(who: str) -> None:
    """NE-M3: a leader with legions is free"""
    state = at(player("baetica 3", hand="galley", leader="baetica"))
    play(state, f"activate baetica; move-card galley; force {who}; step tarraconensis")
    assert bp(state) == 3
    assert force(state) == f"{who} at tarraconensis"
    assert legions(state, "tarraconensis").get("galba", 0) == int(who[0])
    assert leader_at(state, "galba") == ("tarraconensis" if "leader" in who else "baetica")


def test_no_step_without_bp() -> None:
    """NE-M3"""
    state = at(player("baetica 3", hand="assassin"))
    play(state, "activate baetica; move-card assassin; force 1; step tarraconensis")
    assert starting(state, "step") == []


def test_no_step_where_there_is_no_border() -> None:
    """NE-M3, NE-B3"""
    state = at(player("baetica 3", hand="galley"))
    play(state, "activate baetica; move-card galley; force 1")
    assert starting(state, "step") == ["lusitania", "tarraconensis"]


def test_a_tired_force_pays_1_more() -> None:
    """NE-M3: its legions won a battle this turn; for a step 2, for an attack 2"""
    state = at(player("italia-nord 4", hand="galley germans"), otho="italia-sud 1 achaia 1", vespasian="achaia 1")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 4; step italia-sud; stay")
    play(state, "attack otho; ready; ready")
    assert bp(state) == 8 - 1 - 1
    assert view(state)["this_turn"]["force"]["tired"]
    play(state, "step achaia; stay; stay")
    assert bp(state) == 6 - 2
    play(state, "attack otho; ready; ready")
    assert bp(state) == 4 - 2


def test_a_tired_force_needs_2_bp() -> None:
    """NE-M3: with one it neither steps nor attacks"""
    state = at(player("italia-nord 4", hand="bad-weather"), "italia-sud 1", otho="italia-sud 1")
    play(state, "activate italia-nord; move-card bad-weather; force 4; step italia-sud; stay; stay")
    assert can(state, "attack otho; attack vitellius")
    play(state, "attack otho; ready; ready")
    assert bp(state) == 1
    assert not first_words(state) & {"step", "attack"}


def test_another_force_of_the_turn_is_not_tired() -> None:
    """NE-M3: only the legions that won"""
    state = at(player("italia-nord 4", hand="galley germans"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; move-card germans; force 2; step italia-sud; stay")
    play(state, "attack otho; ready; ready; halt; force 2; step noricum")
    assert bp(state) == 8 - 1 - 1 - 1


def test_a_leader_alone_is_never_tired() -> None:
    """NE-M3, NE-J4: when he has left his legions behind"""
    state = at(player("italia-nord 2", hand="galley", leader="italia-nord"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; force 2 leader; step italia-sud; stay; attack otho")
    play(state, "ready; ready; leave 2; step roma")
    assert bp(state) == 4 - 1 - 1 - 1


def test_entering_the_germans_province_costs_3() -> None:
    """NE-M3: instead of 1; leaving it is as ever"""
    state = at(
        player("raetia 2", hand="galley"), vitellius="", otho=player("", home="moesia"), germans="germania-superior"
    )
    play(state, "activate raetia; move-card galley; force 2; step germania-superior")
    assert bp(state) == 1
    play(state, "step lugdunensis")
    assert bp(state) == 0


def test_without_3_bp_nobody_enters_the_germans_province() -> None:
    """NE-M3: tired it is 4"""
    state = at(player("lugdunensis 2", hand="bribery"), vitellius="", germans="germania-superior")
    play(state, "activate lugdunensis; move-card bribery; force 2")
    assert starting(state, "step") == ["aquitania", "narbonensis", "belgica"]
    state = at(player("lugdunensis 3", hand="galley senate"), vitellius="lugdunensis 1", germans="germania-superior")
    play(state, "activate lugdunensis; move-card galley; force 3; attack vitellius; ready; ready")
    assert bp(state) == 3
    assert cannot(state, "step germania-superior")
    play(state, "move-card senate; step germania-superior")
    assert bp(state) == 1


# Leaving behind, being spent


def test_legions_or_the_leader_may_be_left_behind_free() -> None:
    """NE-M4: anywhere"""
    state = at(player("baetica 3", hand="galley", leader="baetica"))
    play(state, "activate baetica; move-card galley; force 3 leader; step tarraconensis")
    assert starting(state, "leave") == ["leader", "1", "2", "3"]
    events = play(state, "leave 1; leave leader; step aquitania; leave 1; step lugdunensis")
    told = [(event["at"], event["legions"], event["leader"]) for event in named(events, "left")]
    assert told == [("tarraconensis", 1, False), ("tarraconensis", 0, True), ("aquitania", 1, False)]
    assert bp(state) == 1
    assert force(state) == "1 at lugdunensis"
    assert legions(state, "tarraconensis") == legions(state, "aquitania") == {"galba": 1}
    assert leader_at(state, "galba") == "tarraconensis"


def test_who_was_left_behind_is_spent() -> None:
    """NE-M4: he neither departs nor is taken up nor boards until the turn ends"""
    state = at(player("baetica 3", hand="galley galley galley", leader="baetica"))
    play(state, "activate baetica; move-card galley; force 3 leader; step tarraconensis; leave 2; leave leader")
    assert not first_words(state) & {"take"}
    play(state, "halt; activate tarraconensis; move-card galley")
    assert starting(state, "force") == []
    assert cannot(state, "event galley")
    assert spent(state, "tarraconensis") == 3


def test_who_arrived_is_spent() -> None:
    """NE-M4: once the force has finished; in the next turn no more"""
    state = at(player("baetica 2", hand="galley galley senate", leader="baetica"))
    play(state, "activate baetica; move-card galley; force 2 leader; step tarraconensis; halt")
    assert view(state)["leaders"]["galba"]["spent"]
    play(state, "activate tarraconensis; move-card galley")
    assert starting(state, "force") == []
    play(state, "end-turn")
    for _ in range(3):
        idle(state)
    play(state, "activate tarraconensis; move-card senate")
    assert starting(state, "force") == ["1", "2", "0 leader", "1 leader", "2 leader"]


def test_halting_where_it_departs_spends_too() -> None:
    """NE-M4"""
    state = at(player("baetica 2", hand="galley"))
    play(state, "activate baetica; move-card galley; force 1; halt")
    assert starting(state, "force") == ["1"]


def test_only_those_who_marched_are_spent() -> None:
    """NE-M4: those who stood there already can depart"""
    state = at(player("baetica 2 tarraconensis 1", hand="galley bribery"))
    play(state, "activate baetica; move-card galley; force 2; step tarraconensis; halt")
    play(state, "activate tarraconensis; move-card bribery")
    assert starting(state, "force") == ["1"]


def test_a_force_on_its_way_cannot_board() -> None:
    """NE-M4, NE-C8"""
    state = at(player("baetica 2", hand="galley galley", leader="baetica", rest=False))
    play(state, "activate baetica; move-card galley; force 2 leader")
    assert cannot(state, "event galley")
    state = at(player("baetica 3", hand="galley galley", leader="baetica", rest=False))
    play(state, "activate baetica; move-card galley; force 2 leader; event galley; from baetica; to belgica")
    assert legal(state) == ["load 1"]


# Taking up


def test_a_force_takes_up_as_many_own_legions_as_it_likes_for_1_bp() -> None:
    """NE-M5: one or more"""
    state = at(player("baetica 2 tarraconensis 3", hand="galley"))
    play(state, "activate baetica; move-card galley; force 2; step tarraconensis")
    assert starting(state, "take") == ["own 1", "own 2", "own 3"]
    play(state, "take own 3")
    assert (force(state), bp(state)) == ("5 at tarraconensis", 2)
    assert starting(state, "take") == []


def test_what_it_does_not_take_up_is_not_spent() -> None:
    """NE-M5: it departs later by itself, or is taken up for another BP"""
    state = at(player("baetica 2 tarraconensis 3", hand="galley bribery"))
    events = play(state, "activate baetica; move-card galley; force 2; step tarraconensis; take own 1")
    assert named(events, "took") == [{"seat": "galba", "at": "tarraconensis", "legions": 1, "leader": False}]
    assert (force(state), bp(state), spent(state, "tarraconensis")) == ("3 at tarraconensis", 2, 0)
    more = after(state, "take own 2")
    assert (force(more), bp(more)) == ("5 at tarraconensis", 1)
    play(state, "halt; activate tarraconensis; move-card bribery")
    assert starting(state, "force") == ["1", "2"]


def test_neutral_legions_that_stay_are_still_neutral() -> None:
    """NE-M5"""
    state = at(player("baetica 2", hand="galley"), neutral="tarraconensis 3")
    play(state, "activate baetica; move-card galley; force 2; step tarraconensis; take neutral 1")
    assert (force(state), bp(state)) == ("3 at tarraconensis", 1)
    assert legions(state, "tarraconensis") == {"galba": 3, "neutral": 2}
    assert starting(state, "take") == []


def test_of_own_legions_landed_ones_are_taken_up_last() -> None:
    """NE-M5, NE-C8"""
    state = at(player("baetica 2 italia-sud 3", hand="galley germans"), otho="achaia 1", vespasian="")
    play(state, "event galley; from baetica; to italia-sud; load 2; activate italia-sud; move-card germans; force 1")
    play(state, "take own 2")
    assert view(state)["this_turn"]["force"]["landed"] == 0
    play(state, "take own 1")
    assert view(state)["this_turn"]["force"]["landed"] == 1
    assert view(state)["provinces"]["italia-sud"]["landed"] == 1


def test_before_version_4_all_were_taken_up() -> None:
    """NE-M5: games that began so go on so"""
    told = position(player("baetica 2 tarraconensis 3", hand="galley"), neutral="tarraconensis 2")
    state = game(rules=3).position(told)
    play(state, "activate baetica; move-card galley; force 2; step tarraconensis")
    assert starting(state, "take") == ["own", "neutral", "both"]
    both = after(state, "take both")
    assert (force(both), bp(both)) == ("7 at tarraconensis", 0)
    assert (force(after(state, "take own")), force(after(state, "take neutral"))) == (
        "5 at tarraconensis",
        "4 at tarraconensis",
    )


def test_it_takes_up_neutral_ones_for_2_bp() -> None:
    """NE-M5: they take its colour"""
    state = at(player("baetica 2", hand="galley"), neutral="tarraconensis 2")
    play(state, "activate baetica; move-card galley; force 2; step tarraconensis")
    assert starting(state, "take") == ["neutral 1", "neutral 2"]
    play(state, "take neutral 2")
    assert (force(state), bp(state)) == ("4 at tarraconensis", 1)
    assert (legions(state, "tarraconensis"), count(state, "neutral")) == ({"galba": 4}, 0)


def test_both_for_3_bp() -> None:
    """NE-M5: one after the other"""
    state = at(player("baetica 2 tarraconensis 1", hand="galley"), neutral="tarraconensis 2")
    play(state, "activate baetica; move-card galley; force 2; step tarraconensis")
    one = after(state, "take own 1")
    assert (force(one), bp(one), starting(one, "take")) == ("3 at tarraconensis", 2, ["neutral 1", "neutral 2"])
    other = after(state, "take neutral 2")
    assert (force(other), bp(other), starting(other, "take")) == ("4 at tarraconensis", 1, ["own 1"])
    both = after(other, "take own 1")
    assert (force(both), bp(both)) == ("5 at tarraconensis", 0)


@pytest.mark.parametrize(
    ("card", "what"), [("assassin", []), ("bribery", ["own 1"]), ("bad-weather", ["own 1", "neutral 1"])]
)
def test_what_the_bp_are_enough_for(card: str, what: list[str]) -> None:
    """NE-M5: 0, 1 and 2 BP are left"""
    state = at(player("baetica 2 tarraconensis 1", hand=card), neutral="tarraconensis 1")
    play(state, f"activate baetica; move-card {card}; force 2; step tarraconensis")
    assert starting(state, "take") == what


def test_neutral_ones_can_be_taken_where_it_departs() -> None:
    """NE-M5: where it stands"""
    state = at(player("baetica 1", hand="bribery"), neutral="baetica 1")
    play(state, "activate baetica; move-card bribery; force 1; take neutral 1")
    assert force(state) == "2 at baetica"


def test_a_leader_alone_may_take_up_too() -> None:
    """NE-M5, NE-P4"""
    state = at(player("baetica 2", hand="galley", leader="baetica"), neutral="tarraconensis 2")
    play(state, "activate baetica; move-card galley; force 0 leader; take own 2; step tarraconensis; take neutral 2")
    assert (force(state), bp(state)) == ("4 leader at tarraconensis", 0)


def test_its_own_leader_joins_free() -> None:
    """NE-M5: take leader; only if he is there and can be taken"""
    state = at(player("baetica 2", hand="assassin", leader="tarraconensis"))
    play(state, "activate baetica; move-card assassin; force 2; step tarraconensis")
    assert (bp(state), starting(state, "take")) == (0, ["leader"])
    play(state, "take leader")
    assert (force(state), starting(state, "take")) == ("2 leader at tarraconensis", [])


def test_marked_and_spent_legions_are_not_taken_up() -> None:
    """NE-M5"""
    state = at(player("baetica 3", hand="galley galley", marked="tarraconensis 1"))
    play(state, "activate baetica; move-card galley; force 1; step tarraconensis")
    assert starting(state, "take") == []
    play(state, "halt; force 2; step tarraconensis")
    assert starting(state, "take") == []


def test_of_legions_in_all_states_only_the_free_ones_are_taken() -> None:
    """NE-M5: one marked, one spent, two that have not moved"""
    state = at(player("baetica 3 tarraconensis 2", hand="galley galley", marked="tarraconensis 1"))
    play(state, "activate baetica; move-card galley; force 1; step tarraconensis; halt; force 2; step tarraconensis")
    assert starting(state, "take") == ["own 1", "own 2"]
    play(state, "take own 2")
    assert force(state) == "4 at tarraconensis"


def test_a_spent_leader_is_not_taken_up() -> None:
    """NE-M5, NE-M4"""
    state = at(player("baetica 2", hand="galley", leader="baetica"))
    play(state, "activate baetica; move-card galley; force 0 leader; step tarraconensis; halt")
    play(state, "force 2; step tarraconensis")
    assert starting(state, "take") == []


def test_other_players_legions_are_never_taken_up() -> None:
    """NE-M5"""
    state = at(player("baetica 2", hand="galley"), otho="tarraconensis 1")
    play(state, "activate baetica; move-card galley; force 2; step tarraconensis; stay")
    assert starting(state, "take") == []


# Rome


def test_rome_is_entered_by_leaders_only() -> None:
    """NE-M6: from either Italian province, 1 BP; several may be there"""
    for italian in ("italia-nord", "italia-sud"):
        state = at(
            player(f"{italian} 2", hand="galley", leader=italian),
            otho=player(leader="roma"),
            germans="germania-superior",
        )
        play(state, f"activate {italian}; move-card galley; force 2 leader")
        assert "roma" not in starting(state, "step")
        play(state, "leave 2; step roma")
        assert bp(state) == 3
        assert leader_at(state, "galba") == leader_at(state, "otho") == "roma"
        assert starting(state, "step") == ["italia-nord", "italia-sud"]


def test_rome_is_not_entered_from_elsewhere() -> None:
    """NE-M6, NE-B3"""
    state = at(player(hand="galley", leader="dalmatia"))
    play(state, "activate dalmatia; move-card galley; force 0 leader")
    assert "roma" not in starting(state, "step")


# Taking markers off


def test_2_bp_take_the_markers_off_all_own_legions_there() -> None:
    """NE-M9: in an activation of that province; then they may depart"""
    state = at(player("baetica 1", hand="galley", marked="baetica 2 aquitania 1"), otho=player(marked="moesia 1"))
    play(state, "activate baetica; move-card galley; unmark")
    assert bp(state) == 2
    assert legions(state, "baetica") == {"galba": 3}
    assert legions(state, "aquitania") == {"galba marked": 1}
    assert starting(state, "force") == ["1", "2", "3"]
    assert cannot(state, "unmark")


def test_unmark_needs_2_bp_and_markers() -> None:
    """NE-M9"""
    marked = player("", hand="assassin bribery", marked="baetica 2")
    state = at(marked)
    play(state, "activate baetica; move-card assassin")
    assert cannot(state, "unmark")
    play(state, "move-card bribery")
    assert can(state, "unmark")
    state = at(marked)
    play(state, "activate lusitania; move-card bribery")
    assert cannot(state, "unmark")


def test_not_while_a_force_is_on_its_way() -> None:
    """NE-M9: between forces"""
    state = at(player("baetica 1", hand="galley", marked="baetica 2"))
    play(state, "activate baetica; move-card galley; force 1")
    assert cannot(state, "unmark")
    play(state, "halt")
    assert can(state, "unmark")


def test_not_in_the_turn_in_which_they_were_put() -> None:
    """NE-M9: in the next one"""
    state = at(player("italia-nord 2", hand="galley galley galley"), otho="italia-sud 4")
    play(state, "activate italia-nord; move-card galley; force 2; step italia-sud; stay; attack otho; ready; ready")
    play(state, "retreat italia-nord; activate italia-nord; move-card galley")
    assert legions(state, "italia-nord") == {"galba marked": 1}
    assert cannot(state, "unmark")
    play(state, "end-turn")
    for _ in range(3):
        idle(state)
    play(state, "activate italia-nord; move-card galley")
    assert can(state, "unmark")


def test_markers_of_another_players_turn_can_come_off_in_the_next() -> None:
    """NE-M9, NE-R2: a later turn it is"""
    state = at(player("italia-nord 3", hand="galley"), player("italia-sud 2", hand="galley"), vespasian="")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; retreat achaia; halt; end-turn")
    play(state, "activate achaia; move-card galley; unmark")
    assert legions(state, "achaia") == {"vitellius": 2}
