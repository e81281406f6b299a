"""NE-C3, NE-C4: bad weather and bad health."""

from tests.nero.table import (
    after,
    at,
    bp,
    can,
    cannot,
    decides,
    discarded,
    first_words,
    force,
    hands,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    starting,
    view,
)

# Bad weather


def test_bad_weather_against_a_step() -> None:
    """NE-C3: it does not happen, the BP are lost, the force steps no more"""
    state = at(player("baetica 2", hand="galley"), player(hand="bad-weather"), neutral="baetica 1")
    play(state, "activate baetica; move-card galley; force 1; step lusitania")
    assert (decides(state), legal(state)) == ("vitellius", ["no-counter", "counter bad-weather"])
    events = play(state, "counter bad-weather")
    assert named(events, "off") == [{"seat": "galba", "what": "step"}]
    assert (force(state), bp(state)) == ("1 at baetica", 3)
    assert first_words(state) == {"halt", "take", "leave"}


def test_another_force_may_step() -> None:
    """NE-C3: the force may not, others may"""
    state = at(player("baetica 2", hand="galley"), player(hand="bad-weather"))
    play(state, "activate baetica; move-card galley; force 1; step lusitania; counter bad-weather; halt; force 1")
    assert starting(state, "step") == ["lusitania", "tarraconensis"]


def test_a_force_in_bad_weather_may_attack() -> None:
    """NE-C3: where it stands; it asks for no leave (NE-J7)"""
    state = at(player("italia-nord 3", hand="galley"), player(hand="bad-weather"), "italia-sud 1 italia-nord 1")
    play(state, "activate italia-nord; move-card galley; force 3; step noricum; counter bad-weather")
    assert starting(state, "attack") == ["otho"]
    assert cannot(state, "ask-leave")


def test_what_is_lost_is_what_the_step_would_have_cost() -> None:
    """NE-C3, NE-M3: 3 for the Germans"""
    state = at(
        player("raetia 2", hand="galley"), player("", hand="bad-weather"), player("", home="moesia"),
        germans="germania-superior",
    )  # fmt: skip
    play(state, "activate raetia; move-card galley; force 2; step germania-superior; counter bad-weather")
    assert bp(state) == 1


def test_bad_weather_against_an_attack() -> None:
    """NE-C3: the BP is lost; that enemy is not attacked again by this force, but others are, and it may step"""
    state = at(player("italia-sud 3", hand="galley"), "italia-sud 1", "italia-sud 1", player(hand="bad-weather"))
    play(state, "activate italia-sud; move-card galley; force 3; attack otho")
    assert decides(state) == "vespasian"
    events = play(state, "counter bad-weather")
    assert named(events, "off") == [{"seat": "galba", "what": "attack"}]
    assert bp(state) == 3
    assert legions(state, "italia-sud") == {"galba": 3, "vitellius": 1, "otho": 1}
    assert starting(state, "attack") == ["vitellius"]
    assert "italia-nord" in starting(state, "step")


def test_the_attacked_player_may_send_it_himself() -> None:
    """NE-C3: to another player's attack"""
    state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 1", hand="bad-weather"))
    play(state, "activate italia-sud; move-card galley; force 3; attack otho")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bad-weather"])


def test_another_force_may_attack_that_enemy() -> None:
    """NE-C3: there was no battle"""
    state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 1", hand="bad-weather"))
    play(state, "activate italia-sud; move-card galley; force 2; attack otho; counter bad-weather; halt; force 1")
    assert starting(state, "attack") == ["otho"]


def test_the_same_force_elsewhere_may_not_attack_him_either() -> None:
    """NE-C3: that enemy, this turn"""
    state = at(
        player("italia-sud 3", hand="galley"), otho=player("italia-sud 1 achaia 1", hand="bad-weather"), vespasian=""
    )
    play(state, "activate italia-sud; move-card galley; force 3; attack otho; counter bad-weather")
    play(state, "step achaia; stay")
    assert starting(state, "attack") == []


def test_bad_weather_against_a_retreat() -> None:
    """NE-C3, NE-R3: any other player's answer, also the mover's"""
    state = at(player("italia-nord 3", hand="galley"), player(hand="bad-weather"), "italia-sud 2", "")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; no-counter; retreat achaia")
    assert (decides(state), legal(state)) == ("vitellius", ["no-counter", "counter bad-weather"])
    stopped = after(state, "counter bad-weather")
    assert legions(stopped, "italia-sud") == {"galba": 3, "otho": 2}
    play(state, "no-counter")
    assert legions(state, "achaia") == {"otho marked": 2}


def test_who_retreats_is_not_asked_about_it() -> None:
    """NE-C3: another player's"""
    state = at(player("italia-nord 3", hand="galley"), "", player("italia-sud 2", hand="bad-weather"), "")
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; no-counter; retreat achaia")
    assert decides(state) == "galba"


def test_clockwise_from_who_retreats() -> None:
    """NE-C3"""
    weather = "bad-weather ave-caesar"
    state = at(
        player("italia-nord 3", hand="galley bad-weather"),
        player("", hand=weather),
        player("italia-sud 2", hand="crisis"),
        player("", hand=weather),
    )
    play(state, "activate italia-nord; move-card galley; force 3; step italia-sud; no-counter; no-counter")
    play(state, "retreat achaia")
    order = []
    while can(state, "no-counter"):
        order.append(decides(state))
        play(state, "no-counter")
    assert order == ["vespasian", "galba", "vitellius"]


def test_bad_weather_against_a_galley() -> None:
    """NE-C3: nobody sails, the card is spent"""
    state = at(player("baetica 2", hand="galley galley"), player(hand="bad-weather"))
    play(state, "event galley; from baetica; to italia-sud; load 2")
    assert (decides(state), legal(state)) == ("vitellius", ["no-counter", "counter bad-weather"])
    play(state, "counter bad-weather")
    assert legions(state, "baetica") == {"galba": 2}
    assert discarded(state) == "bad-weather galley"
    play(state, "activate baetica; move-card galley")
    assert starting(state, "force") == ["1", "2"]


def test_no_bad_weather_against_anything_else() -> None:
    """NE-C3"""
    state = hands("senate rebellion", "bad-weather")
    play(state, "event senate; event rebellion; at moesia otho")
    assert decides(state) == "galba"


def test_nobody_sends_it_to_himself() -> None:
    """NE-C3: another player's step"""
    state = at(player("baetica 2", hand="galley bad-weather bad-health", leader="baetica"))
    play(state, "activate baetica; move-card galley; force 2 leader; step lusitania")
    assert force(state) == "2 leader at lusitania"


def test_nothing_else_is_answered() -> None:
    """NE-C3: activating, taking up, leaving, unmarking, asking for leave, declaring"""
    state = at(
        player("baetica 3 lusitania 1", hand="galley galley", marked="baetica 1", leader="baetica"),
        player(hand="bribery bad-omens bad-weather bad-health praetorian-guard"),
    )
    play(state, "activate baetica; move-card galley; unmark; force 3; leave 1; take leader; leave leader; halt")
    assert decides(state) == "galba"


# Bad health


def test_bad_health_against_a_step_with_a_leader() -> None:
    """NE-C4: he may not move any more this turn, the step goes on without him"""
    state = at(player("baetica 2", hand="galley senate", leader="baetica"), player(hand="bad-health"))
    play(state, "activate baetica; move-card galley; force 2 leader; step lusitania")
    assert (decides(state), legal(state)) == ("vitellius", ["no-counter", "counter bad-health"])
    events = play(state, "counter bad-health")
    assert (force(state), leader_at(state, "galba"), bp(state)) == ("2 at lusitania", "baetica", 3)
    assert named(events, "held") == [{"seat": "galba"}]
    play(state, "step baetica")
    assert starting(state, "take") == []
    play(state, "halt; activate baetica; move-card senate")
    assert starting(state, "force") == []


def test_a_lone_leaders_force_has_finished() -> None:
    """NE-C4: the BP are lost"""
    state = at(player("baetica 2", hand="galley", leader="baetica"), player(hand="bad-health"))
    play(state, "activate baetica; move-card galley; force 0 leader; step lusitania; counter bad-health")
    assert (decides(state), force(state), leader_at(state, "galba"), bp(state)) == ("galba", "none", "baetica", 3)
    assert starting(state, "force") == ["1", "2"]


def test_not_against_a_step_without_a_leader() -> None:
    """NE-C4"""
    state = at(player("baetica 2", hand="galley", leader="baetica"), player(hand="bad-health"))
    play(state, "activate baetica; move-card galley; force 2; step lusitania")
    assert decides(state) == "galba"


def test_both_kinds_of_answer_to_a_step() -> None:
    """NE-C3, NE-C4: he chooses one, and is asked once"""
    state = at(player("baetica 2", hand="galley", leader="baetica"), player(hand="bad-health bad-weather"))
    play(state, "activate baetica; move-card galley; force 2 leader; step lusitania")
    assert legal(state) == ["no-counter", "counter bad-weather", "counter bad-health"]
    play(state, "counter bad-health")
    assert decides(state) == "galba"


def test_after_bad_health_the_others_may_still_send_bad_weather() -> None:
    """NE-C4, NE-J14: to what goes on; and no second bad health"""
    state = at(
        player("baetica 2", hand="galley", leader="baetica"),
        player(hand="bad-health"),
        player(hand="bad-weather bad-health"),
    )
    play(state, "activate baetica; move-card galley; force 2 leader; step lusitania; counter bad-health")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bad-weather"])
    play(state, "counter bad-weather")
    assert (force(state), leader_at(state, "galba")) == ("2 at baetica", "baetica")
    assert starting(state, "step") == []
    assert view(state)["leaders"]["galba"]["spent"]


def test_bad_health_that_is_countered_holds_nobody() -> None:
    """NE-C4, NE-C1: the next may send his own"""
    galba = player("baetica 2", hand="galley bribery", leader="baetica")
    state = at(galba, player(hand="bad-health"), player(hand="bad-health"))
    play(state, "activate baetica; move-card galley; force 2 leader; step lusitania")
    play(state, "counter bad-health; counter bribery")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bad-health"])
    play(state, "no-counter")
    assert force(state) == "2 leader at lusitania"


def test_bad_health_against_any_galley() -> None:
    """NE-C4: it is countered; nobody aboard is held but a leader"""
    state = at(player("baetica 2", hand="galley senate", leader="baetica"), player(hand="bad-health"))
    without = after(state, "event galley; from baetica; to syria; load 2; counter bad-health")
    assert legions(without, "baetica") == {"galba": 2}
    play(without, "activate baetica; move-card senate")
    assert starting(without, "force") == ["1", "2", "0 leader", "1 leader", "2 leader"]
    play(state, "event galley; from baetica; to syria; load 2 leader; counter bad-health")
    assert leader_at(state, "galba") == "baetica"
    play(state, "activate baetica; move-card senate")
    assert starting(state, "force") == ["1", "2"]


def test_a_galley_countered_otherwise_holds_nobody() -> None:
    """NE-C4"""
    for answer in ("bad-weather", "bribery", "bad-omens"):
        state = at(player("baetica 2", hand="galley senate", leader="baetica"), player(hand=answer))
        play(state, f"event galley; from baetica; to syria; load 2 leader; counter {answer}")
        play(state, "activate baetica; move-card senate")
        assert "0 leader" in starting(state, "force")


def test_all_four_answers_to_a_galley() -> None:
    """NE-C1 to NE-C4"""
    state = at(
        player("baetica 2", hand="galley"),
        player(hand="bribery bad-omens bad-weather bad-health praetorian-guard"),
    )
    play(state, "event galley; from baetica; to syria; load 1")
    assert starting(state, "counter") == ["bribery", "bad-omens", "bad-weather", "bad-health"]
