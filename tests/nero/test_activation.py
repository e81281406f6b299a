"""NE-M1, NE-M2: activations and forces."""

from tests.nero.table import (
    at,
    bp,
    cannot,
    first_words,
    force,
    hand,
    idle,
    legal,
    legions,
    play,
    player,
    starting,
    view,
)

# Activation


def test_an_activation_is_a_province_and_cards_for_bp() -> None:
    """NE-M1: the sum of the cards is the pool"""
    state = at(player(hand="galley bribery bad-weather"))
    play(state, "activate baetica; move-card galley")
    assert bp(state) == 4
    play(state, "move-card bribery; move-card bad-weather")
    assert bp(state) == 4 + 2 + 3
    assert hand(state, "galba") == ""


def test_cards_may_be_added_while_a_force_is_on_its_way() -> None:
    """NE-M1: to the running activation"""
    state = at(player("baetica 2", hand="assassin galley"))
    play(state, "activate baetica; move-card assassin; force 2; step tarraconensis")
    assert (bp(state), starting(state, "step")) == (0, [])
    play(state, "move-card galley; step narbonensis")
    assert bp(state) == 3


def test_forces_depart_from_the_activated_province() -> None:
    """NE-M1: from no other"""
    state = at(player("baetica 2 aquitania 4", hand="galley"))
    play(state, "activate baetica; move-card galley")
    assert starting(state, "force") == ["1", "2"]
    play(state, "force 2")
    assert force(state) == "2 at baetica"


def test_what_is_left_is_lost_when_another_activation_begins() -> None:
    """NE-M1: also when it is the same province"""
    state = at(player("baetica 2 aquitania 4", hand="galley bribery bribery"))
    play(state, "activate baetica; move-card galley; activate aquitania; move-card bribery")
    assert bp(state) == 2
    play(state, "activate aquitania; move-card bribery")
    assert bp(state) == 2


def test_what_is_left_is_lost_when_the_turn_ends() -> None:
    """NE-M1: the next turn has no pool and no activation"""
    state = at(player(hand="galley crisis"))
    play(state, "activate baetica; move-card galley; end-turn")
    for _ in range(3):
        idle(state)
    assert view(state)["this_turn"]["activation"] is None
    assert (bp(state), cannot(state, "move-card crisis")) == (0, True)


def test_any_place_with_an_own_legion_or_the_leader_can_be_activated() -> None:
    """NE-M1: a marked legion will do, and Rome if the leader is there"""
    state = at(player("baetica 2", marked="syria 1", leader="roma", rest=False), otho="moesia 1")
    assert starting(state, "activate") == ["baetica", "syria", "roma"]


def test_between_activate_and_its_first_card_nothing_else_is_possible() -> None:
    """NE-M1, NE-J2"""
    state = at(player(hand="senate galley"))
    play(state, "activate baetica")
    assert legal(state) == ["move-card galley", "move-card senate"]


def test_no_cards_for_bp_without_an_activation() -> None:
    """NE-M1"""
    assert starting(at(player(hand="senate galley")), "move-card") == []


# Forces


def test_a_force_is_any_number_of_legions_with_or_without_the_leader() -> None:
    """NE-M2: or the leader alone"""
    state = at(player("baetica 3", hand="galley", leader="baetica"))
    play(state, "activate baetica; move-card galley")
    assert starting(state, "force") == ["1", "2", "3", "0 leader", "1 leader", "2 leader", "3 leader"]


def test_the_leader_alone_where_no_legion_is() -> None:
    """NE-M2"""
    state = at(player(hand="galley", leader="noricum"))
    play(state, "activate noricum; move-card galley")
    assert starting(state, "force") == ["0 leader"]


def test_one_force_at_a_time() -> None:
    """NE-M2, NE-J2: while it is on its way no other departs, nothing is activated, no turn ends"""
    state = at(player("baetica 3", hand="galley galley"))
    play(state, "activate baetica; move-card galley; force 1; step lusitania")
    assert not first_words(state) & {"force", "activate", "end-turn", "unmark"}
    play(state, "halt; force 2; step tarraconensis")
    assert legions(state, "tarraconensis") == {"galba": 2}


def test_marked_legions_do_not_depart() -> None:
    """NE-M2, NE-R2: they may not advance"""
    state = at(player("baetica 1", hand="galley", marked="baetica 2"))
    play(state, "activate baetica; move-card galley")
    assert starting(state, "force") == ["1"]
