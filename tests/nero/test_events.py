"""NE-C6 to NE-C16: what the events do."""

import pytest

from tests.nero.table import (
    CORNERS,
    LEADERS,
    THREE,
    after,
    at,
    bp,
    can,
    cannot,
    chances,
    count,
    decides,
    force,
    hand,
    kp,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    rank,
    seen,
    spent,
    starting,
    view,
)

# Assassin


def test_an_assassin_names_an_emperor_in_rome() -> None:
    """NE-C6: he becomes a general and stays where he is"""
    state = at(
        player(hand="assassin"),
        player(rank="emperor"),
        player(rank="emperor", leader="roma"),
        player(rank="candidate", leader="roma"),
    )
    play(state, "event assassin")
    assert legal(state) == ["target otho"]
    play(state, "target otho")
    assert [rank(state, name) for name in LEADERS] == ["general", "emperor", "general", "candidate"]


def test_of_two_in_rome_he_chooses() -> None:
    """NE-C6, NE-J15: the own one too"""
    state = at(player(hand="assassin", rank="emperor", leader="roma"), otho=player(rank="emperor", leader="roma"))
    play(state, "event assassin")
    assert legal(state) == ["target galba", "target otho"]
    play(state, "target galba")
    assert [rank(state, name) for name in ("galba", "otho")] == ["general", "emperor"]


def test_without_an_emperor_in_rome_no_assassin() -> None:
    """NE-C6, NE-C15"""
    assert cannot(at(player(hand="assassin"), otho=player(rank="emperor")), "event assassin")
    assert cannot(at(player(hand="assassin"), otho=player(leader="roma")), "event assassin")


# Crisis


def test_a_crisis_puts_an_emperor_in_rome_at_once() -> None:
    """NE-C7: whoever's he is, from wherever he is, without BP"""
    state = at(player(hand="crisis"), otho=player(rank="emperor", leader="syria"))
    events = play(state, "event crisis")
    assert legal(state) == ["target otho"]
    events = play(state, "target otho")
    assert leader_at(state, "otho") == "roma"
    assert named(events, "called") == [{"seat": "otho", "to": "roma"}]


def test_of_two_the_one_he_chooses() -> None:
    """NE-C7, NE-J15"""
    state = at(player(hand="crisis", rank="emperor"), otho=player(rank="emperor"))
    play(state, "event crisis")
    assert legal(state) == ["target galba", "target otho"]


def test_no_emperor_who_is_in_rome() -> None:
    """NE-C15: the other of two still"""
    assert cannot(at(player(hand="crisis"), otho=player(rank="emperor", leader="roma")), "event crisis")
    assert cannot(at(player(hand="crisis")), "event crisis")
    state = at(player(hand="crisis"), player(rank="emperor"), player(rank="emperor", leader="roma"))
    play(state, "event crisis")
    assert legal(state) == ["target vitellius"]


def test_a_candidate_is_not_called() -> None:
    """NE-C7"""
    assert cannot(at(player(hand="crisis"), otho=player(rank="candidate")), "event crisis")


def test_the_own_emperor_called_to_rome_may_still_depart() -> None:
    """NE-C7, NE-M4: he was in no force"""
    state = at(player(hand="crisis galley", rank="emperor"))
    play(state, "event crisis; target galba; activate roma; move-card galley")
    assert starting(state, "force") == ["0 leader"]


# Ave Caesar, rebellion, revolt, senate


def test_ave_caesar_makes_a_candidate() -> None:
    """NE-C10, NE-K3"""
    state = at(player(hand="ave-caesar"))
    play(state, "event ave-caesar")
    assert rank(state, "galba") == "candidate"


def test_a_rebellion_turns_one_legion_of_anybody_anywhere() -> None:
    """NE-C11, NE-J15: an own one too; an unmarked one if there is one"""
    state = at(player("syria 1", hand="rebellion"), otho=player("moesia 1", marked="moesia 1 dalmatia 2"))
    play(state, "event rebellion")
    assert {"at syria galba", "at moesia otho", "at dalmatia otho", "at lusitania galba"} <= set(legal(state))
    assert cannot(state, "at moesia galba", "at belgica otho")
    other = after(state, "at moesia otho")
    assert legions(other, "moesia") == {"neutral": 1, "otho marked": 1}
    marked = after(state, "at dalmatia otho")
    assert legions(marked, "dalmatia") == {"neutral": 1, "otho marked": 1}
    events = play(state, "at syria galba")
    assert legions(state, "syria") == {"neutral": 1, "vespasian": 1}
    assert named(events, "neutral") == [{"seat": "galba", "at": "syria", "legions": 1}]


def test_a_rebellion_names_every_legion_there_is() -> None:
    """NE-C11: and nothing else, no neutral one; what was chosen is told"""
    state = at(player(hand="rebellion"), neutral="syria 2 italia-nord 1")
    play(state, "event rebellion")
    told = state.position()["provinces"]
    assert set(legal(state)) == {f"at {there} {name}" for there in told for name in told[there] if name != "neutral"}
    aimed = named(play(state, "at lusitania galba"), "aimed")
    assert aimed == [{"seat": "galba", "card": "rebellion", "at": "lusitania", "target": "galba"}]


def test_no_rebellion_at_4_neutral() -> None:
    """NE-C11, NE-B4: at three it is possible"""
    assert cannot(at(player(hand="rebellion"), neutral="syria 4"), "event rebellion")
    assert can(at(player(hand="rebellion"), neutral="syria 3"), "event rebellion")


def test_a_revolt_brings_two_legions_and_turns_them() -> None:
    """NE-C12: the player whose home area holds the province chooses where they come from"""
    state = at(player(hand="revolt-moesia"), otho="noricum 2 syria 1")
    play(state, "event revolt-moesia")
    assert (decides(state), legal(state)) == ("otho", ["from raetia", "from noricum", "from syria"])
    play(state, "from syria")
    assert legions(state, "moesia") == {"otho": 1}
    assert (decides(state), legal(state)) == ("otho", ["from raetia", "from noricum"])
    events = play(state, "from noricum")
    assert legions(state, "moesia") == {"neutral": 2}
    assert legions(state, "noricum") == {"otho": 1}
    assert named(events, "neutral") == [{"seat": "otho", "at": "moesia", "legions": 2}]
    assert (decides(state), count(state, "otho")) == ("galba", 5)


def test_with_one_there_one_is_brought() -> None:
    """NE-C12: up to two"""
    state = at(player(hand="revolt-moesia"), otho="moesia 1")
    play(state, "event revolt-moesia; from raetia")
    assert (decides(state), legions(state, "moesia")) == ("galba", {"neutral": 2})


@pytest.mark.parametrize(("there", "left"), [(2, 0), (3, 1), (5, 3)])
def test_with_two_or_more_none_is_brought(there: int, left: int) -> None:
    """NE-C12: two turn, the others stay"""
    state = at(player(hand="revolt-moesia"), otho=f"moesia {there}")
    play(state, "event revolt-moesia")
    assert decides(state) == "galba"
    assert legions(state, "moesia") == ({"otho": left} if left else {}) | {"neutral": 2}


def test_fewer_if_he_has_fewer() -> None:
    """NE-C12: one legion, or none there and none elsewhere"""
    state = at(player(hand="revolt-moesia"), otho=player("syria 1", rest=False))
    play(state, "event revolt-moesia; from syria")
    assert (decides(state), legions(state, "moesia")) == ("galba", {"neutral": 1})
    state = at(player(hand="revolt-moesia"), otho=player("moesia 1", rest=False))
    play(state, "event revolt-moesia")
    assert (decides(state), legions(state, "moesia")) == ("galba", {"neutral": 1})


def test_fewer_at_4_neutral() -> None:
    """NE-C12, NE-B4: at three only one turns; two are brought all the same"""
    state = at(player(hand="revolt-moesia"), otho="noricum 3", neutral="syria 3")
    play(state, "event revolt-moesia; from noricum; from noricum")
    assert legions(state, "moesia") == {"otho": 1, "neutral": 1}
    assert count(state, "neutral") == 4


def test_unplayable_for_a_free_area_or_at_4_neutral_or_without_legions() -> None:
    """NE-C12, NE-C15"""
    assert cannot(at(player(hand="revolt-iudaea"), seats=THREE), "event revolt-iudaea")
    assert can(at(player(hand="revolt-moesia"), seats=THREE), "event revolt-moesia")
    assert cannot(at(player(hand="revolt-moesia"), neutral="syria 4"), "event revolt-moesia")
    nobody = at(player(hand="revolt-moesia"), otho=player("", rest=False))
    assert cannot(nobody, "event revolt-moesia")


@pytest.mark.parametrize(
    ("there", "victim"),
    [("aquitania", "galba"), ("britannia", "vitellius"), ("moesia", "otho"), ("iudaea", "vespasian")],
)
def test_whom_a_revolt_hits(there: str, victim: str) -> None:
    """NE-C12: the card's player too"""
    state = at(player(hand=f"revolt-{there} galley"))
    play(state, f"event revolt-{there}")
    if there != CORNERS[victim]:
        assert decides(state) == victim
        play(state, f"from {CORNERS[victim]}")
    assert legions(state, there)["neutral"] == 2
    assert count(state, victim) == 5


def test_a_marked_legion_is_brought_only_where_no_unmarked_one_is() -> None:
    """NE-C12: and keeps its marker; unmarked ones turn first"""
    state = at(player(hand="revolt-moesia"), otho=player("noricum 1", marked="noricum 1 syria 2", rest=False))
    play(state, "event revolt-moesia")
    first = after(state, "from noricum")
    assert legions(first, "noricum") == {"otho marked": 1}
    assert legions(first, "moesia") == {"otho": 1}
    marked = after(state, "from syria")
    assert legions(marked, "moesia") == {"otho marked": 1}
    assert legions(marked, "syria") == {"otho marked": 1, "vespasian": 1}
    one_turns = at(player(hand="revolt-moesia"), otho=player("noricum 2", marked="moesia 1"), neutral="syria 3")
    play(one_turns, "event revolt-moesia; from noricum")
    assert legions(one_turns, "moesia") == {"neutral": 1, "otho marked": 1}


def test_a_revolt_in_a_province_of_others() -> None:
    """NE-C12: nobody retreats, nobody fights"""
    state = at(player("moesia 2", hand="revolt-moesia"), otho="noricum 2")
    play(state, "event revolt-moesia; from noricum; from noricum")
    assert legions(state, "moesia") == {"galba": 2, "neutral": 2}
    assert decides(state) == "galba"


def test_the_senate_is_1_kp() -> None:
    """NE-C13: this turn; as often as it is played"""
    state = at(player("", hand="senate senate"))
    assert kp(state, "galba") == 0
    events = play(state, "event senate; event senate")
    assert kp(state, "galba") == 2
    assert named(events, "kp") == [{"seat": "galba", "kp": 1}, {"seat": "galba", "kp": 2}]


def test_senate_and_guard_can_always_be_played() -> None:
    """NE-C15: for the KP, whether they help or not"""
    state = at(player("", hand="senate praetorian-guard", rank="emperor"))
    assert can(state, "event senate; event praetorian-guard")


# Traitor


def test_a_traitor_draws_one_card_blind() -> None:
    """NE-C14: chance decides, every card as likely as the others"""
    state = at(player(hand="traitor galley"), otho=player(hand="bribery bribery senate"))
    play(state, "event traitor; target otho; no-counter")
    assert (decides(state), chances(state)) == ("chance", {"steal bribery": 2, "steal senate": 1})
    play(state, "steal bribery")
    assert (hand(state, "galba"), hand(state, "otho")) == ("bribery galley", "bribery senate")


def test_from_another_player_who_has_cards() -> None:
    """NE-C14, NE-C15"""
    state = at(player(hand="traitor galley"), otho=player(hand=""))
    play(state, "event traitor")
    assert legal(state) == ["target vitellius", "target vespasian"]
    alone = at(player(hand="traitor galley"), player(hand=""), player(hand=""), player(hand=""))
    assert cannot(alone, "event traitor")


def test_it_may_be_used_at_once() -> None:
    """NE-C14"""
    state = at(player(hand="traitor galley"), otho=player(hand="senate"))
    play(state, "event traitor; target otho; steal senate")
    assert can(state, "event senate")
    play(state, "activate lusitania; move-card senate")
    assert bp(state) == 2


def test_thief_and_victim_know_the_card() -> None:
    """NE-C14: the others only that one was taken"""
    state = at(player(hand="traitor galley"), otho=player(hand="senate"))
    events = play(state, "event traitor; target otho; steal senate")[-1:]
    known = [{"event": "stolen", "seat": "galba", "target": "otho", "card": "senate"}]
    assert seen(state, events, "galba") == seen(state, events, "otho") == known
    for other in ("vitellius", "vespasian", None):
        assert seen(state, events, other) == [{"event": "stolen", "seat": "galba", "target": "otho"}]
    assert view(state, "otho")["players"]["galba"]["known"] == ["senate"]
    assert view(state, "vitellius")["players"]["galba"]["known"] == []


def test_who_spends_his_last_card_on_an_answer_loses_nothing_more() -> None:
    """NE-C14: there is nothing to draw"""
    state = at(player(hand="traitor bad-omens"), otho=player(hand="bribery"))
    play(state, "event traitor; target otho; counter bribery; counter bad-omens")
    assert (decides(state), hand(state, "galba")) == ("galba", "")


# Events that could do nothing


def test_events_that_could_do_nothing_cannot_be_played() -> None:
    """NE-C15: everything at once, on a board where none of them does"""
    everything = "galley ave-caesar rebellion revolt-iudaea revolt-moesia assassin crisis germans traitor"
    everything += " bribery bad-omens bad-weather bad-health"
    state = at(
        player("lusitania 3", hand=everything, leader="aquitania"),
        player("", hand=""),
        player("", hand=""),
        neutral="syria 4",
        seats=THREE,
        germans="germania-inferior",
    )
    assert starting(state, "event") == ["germans"]  # to the other province
    play(state, "event germans; at germania-superior; activate lusitania; move-card galley")
    assert starting(state, "event") == []


# While a force is on its way


def test_a_force_driven_out_by_the_germans_has_finished() -> None:
    """NE-C16, NE-J17: those of the force are spent where they are sent"""
    state = at(player("raetia 2", hand="galley germans", leader="raetia"), "", player("", home="moesia"))
    play(state, "activate raetia; move-card galley; force 2 leader; step germania-superior; event germans")
    play(state, "at germania-superior; send lugdunensis")
    assert (force(state), spent(state, "lugdunensis"), leader_at(state, "galba")) == ("none", 2, "lugdunensis")
    assert view(state)["leaders"]["galba"]["spent"]
    assert can(state, "end-turn")


def test_a_force_elsewhere_goes_on() -> None:
    """NE-C16"""
    state = at(player("raetia 2", hand="galley germans"), "germania-superior 1", player("", home="moesia"))
    play(state, "activate raetia; move-card galley; force 2; step noricum; event germans; at germania-superior")
    play(state, "send belgica; step pannonia")
    assert force(state) == "2 at pannonia"


def test_a_leader_called_to_rome_leaves_his_force_spent() -> None:
    """NE-C16: the legions go on"""
    state = at(player("syria 2", hand="galley crisis bribery", leader="syria", rank="emperor"), vespasian="")
    play(state, "activate syria; move-card galley; force 2 leader; step asia; event crisis; target galba")
    assert (force(state), leader_at(state, "galba")) == ("2 at asia", "roma")
    play(state, "step achaia; halt; activate roma; move-card bribery")
    assert starting(state, "force") == []


def test_a_leader_alone_called_to_rome_was_all_of_his_force() -> None:
    """NE-C16: a force with nobody left has finished"""
    state = at(player("syria 2", hand="galley crisis", leader="syria", rank="emperor"), vespasian="")
    play(state, "activate syria; move-card galley; force 0 leader; step asia; event crisis; target galba")
    assert (force(state), leader_at(state, "galba")) == ("none", "roma")
    assert can(state, "end-turn")


def test_a_rebellion_takes_spent_ones_first_and_the_forces_last() -> None:
    """NE-C16, NE-J18"""
    state = at(player("baetica 3", hand="galley rebellion"))
    play(state, "activate baetica; move-card galley; force 1; halt; force 1")
    assert spent(state, "baetica") == 1
    play(state, "event rebellion; at baetica galba")
    assert (spent(state, "baetica"), force(state)) == (0, "1 at baetica")
    assert starting(state, "take") == ["own 1", "neutral 1"]
    last = at(player("baetica 1", hand="galley rebellion"))
    play(last, "activate baetica; move-card galley; force 1; step tarraconensis; event rebellion")
    play(last, "at tarraconensis galba")
    assert (force(last), legions(last, "tarraconensis")) == ("none", {"neutral": 1})


def test_the_force_loses_a_legion_when_no_other_is_there() -> None:
    """NE-C16: it goes on with the rest"""
    state = at(player("baetica 3", hand="galley rebellion"))
    play(state, "activate baetica; move-card galley; force 3; step tarraconensis; event rebellion")
    play(state, "at tarraconensis galba")
    assert force(state) == "2 at tarraconensis"


def test_a_revolt_takes_from_the_force_too() -> None:
    """NE-C16, NE-J18: what is brought out of a force is spent"""
    state = at(player("baetica 1 narbonensis 2", hand="galley revolt-aquitania", rest=False))
    play(state, "activate narbonensis; move-card galley; force 2; event revolt-aquitania; from narbonensis")
    assert force(state) == "1 at narbonensis"
    assert spent(state, "aquitania") == 1
    play(state, "from baetica")
    assert legions(state, "aquitania") == {"neutral": 2}
    assert spent(state, "aquitania") == 0
