"""NE-C1 to NE-C5: answers, and answers to answers."""

import pytest

from rostra.game import State
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
    hand,
    kp,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    rank,
    spent,
    starting,
    view,
)

# The order of asking


def hands(galba: str, vitellius: str = "crisis", otho: str = "crisis", vespasian: str = "crisis") -> State:
    """Nothing but hands."""
    return at(player(hand=galba), player(hand=vitellius), player(hand=otho), player(hand=vespasian))


def test_the_others_are_asked_clockwise_and_only_who_can_answer() -> None:
    """NE-C1, NE-C2: each holder of a card that counters it"""
    state = hands("senate galley", "bribery", "crisis", "bad-omens")
    play(state, "event senate")
    assert (decides(state), legal(state)) == ("vitellius", ["no-counter", "counter bribery"])
    play(state, "no-counter")
    assert (decides(state), legal(state)) == ("vespasian", ["no-counter", "counter bad-omens"])
    play(state, "no-counter")
    assert (decides(state), kp(state, "galba")) == ("galba", 3)


def test_clockwise_from_the_player_of_the_event() -> None:
    """NE-C1: whoever that is"""
    state = at(
        player(hand="bribery"),
        player(hand="bribery"),
        player(hand="senate senate"),
        player(hand="bribery"),
        to_move="otho",
    )
    play(state, "event senate")
    order = []
    for _ in range(3):
        order.append(decides(state))
        play(state, "no-counter")
    assert order == ["vespasian", "galba", "vitellius"]


def test_who_plays_an_event_is_not_asked_about_it() -> None:
    """NE-C1: the others"""
    state = hands("senate bribery bad-omens")
    play(state, "event senate")
    assert decides(state) == "galba"


def test_a_countered_card_is_spent_and_does_nothing() -> None:
    """NE-C1: and so is the answer"""
    state = hands("senate galley", "bribery")
    events = play(state, "event senate; counter bribery")
    assert kp(state, "galba") == 2  # for his area
    assert discarded(state) == "bribery senate"
    assert (hand(state, "galba"), hand(state, "vitellius")) == ("galley", "")
    assert named(events, "countered") == [{"seat": "vitellius", "card": "bribery", "cards": 1}]
    assert named(events, "off") == [{"seat": "galba", "what": "senate"}]
    assert named(events, "kp") == []


def test_once_a_card_is_off_nobody_else_is_asked() -> None:
    """NE-C1"""
    state = hands("senate galley", "bribery", "bribery", "bad-omens")
    play(state, "event senate; counter bribery")
    assert decides(state) == "otho"  # about the bribery, not about the senate
    play(state, "no-counter")
    assert decides(state) == "vespasian"
    play(state, "no-counter")
    assert (decides(state), kp(state, "galba")) == ("galba", 2)


def test_an_answer_can_be_answered() -> None:
    """NE-C1: clockwise from who answered, the player of the event among them"""
    state = hands("senate bribery", "bad-omens")
    play(state, "event senate; counter bad-omens")
    assert (decides(state), legal(state)) == ("galba", ["no-counter", "counter bribery"])
    play(state, "counter bribery")
    assert (decides(state), kp(state, "galba")) == ("galba", 3)


def test_the_last_one_played_resolves_first() -> None:
    """NE-C1: three in a row and the event is off again"""
    state = hands("senate bribery", "bad-omens bribery", "bad-omens")
    play(state, "event senate; counter bad-omens")
    play(state, "no-counter")  # Otho lets it be
    play(state, "counter bribery")  # Galba saves his senate
    assert decides(state) == "vitellius"
    play(state, "counter bribery")  # Vitellius saves his omens
    assert decides(state) == "otho"
    off = after(state, "no-counter")
    assert (decides(off), kp(off, "galba")) == ("galba", 2)
    play(state, "counter bad-omens")  # Otho counters that
    assert (decides(state), kp(state, "galba")) == ("galba", 3)


def test_if_his_answer_is_countered_the_next_in_order_are_asked() -> None:
    """NE-C1: about the event again, but nobody twice"""
    state = hands("senate bribery", "bad-omens bad-omens", "bad-omens", "bad-omens")
    play(state, "event senate; counter bad-omens; no-counter; no-counter; counter bribery")
    order = []
    while decides(state) != "galba":  # about Galba's bribery first, then about his senate
        order.append((decides(state), view(state, decides(state))["answering"][-1]["what"]))
        play(state, "no-counter")
    assert order == [
        ("vitellius", "counter bribery"),
        ("otho", "counter bribery"),
        ("vespasian", "counter bribery"),
        ("otho", "event senate"),
        ("vespasian", "event senate"),
    ]
    assert kp(state, "galba") == 3


def test_each_is_asked_once_for_each_card() -> None:
    """NE-C1: who said no is not asked again, who answered neither, although he holds more"""
    state = hands("senate bribery bribery", "bad-omens bad-omens", "bad-omens")
    play(state, "event senate; no-counter; counter bad-omens")  # Vitellius does not, Otho does
    play(state, "counter bribery")  # Galba
    play(state, "no-counter")  # Vitellius, about the bribery
    assert (decides(state), kp(state, "galba")) == ("galba", 3)


def test_what_is_asked_is_told_to_who_is_asked() -> None:
    """NE-C1: all that stands, first thing first"""
    state = hands("senate bribery", "bad-omens", "bribery")
    play(state, "event senate; counter bad-omens")
    assert view(state, "otho")["answering"] == [
        {"by": "galba", "what": "event senate"},
        {"by": "vitellius", "what": "counter bad-omens"},
    ]
    assert view(state, "otho")["event"] == {"card": "senate"}
    assert view(state, "galba")["answering"] is None


# Bribery


EVENTS = {
    "galley": "from baetica; to syria; load 1",
    "ave-caesar": "",
    "rebellion": "at moesia otho",
    "revolt-moesia": "",
    "senate": "",
    "praetorian-guard": "",
    "assassin": "target vespasian",
    "crisis": "target vitellius",
    "germans": "at germania-superior",
    "traitor": "target otho",
}


def with_event(event: str, answer: str) -> State:
    """Galba plays an event that would do something; Otho holds an answer."""
    victim = "emperor" if event == "assassin" else "general"
    state = at(
        player(hand=f"{event} galley"),
        player(rank="emperor", hand="revolt-iudaea"),
        player(hand=f"{answer} revolt-britannia"),
        player("asia 1", rank=victim, leader="roma", hand="revolt-aquitania"),
    )
    play(state, f"event {event}", EVENTS[event])
    return state


@pytest.mark.parametrize("event", EVENTS)
def test_bribery_counters_any_event(event: str) -> None:
    """NE-C1: one of them, and then nothing happens"""
    state = with_event(event, "bribery")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bribery"])
    before = state.position()
    play(state, "counter bribery")
    told = state.position()
    assert decides(state) == "galba"
    for key in ("provinces", "leaders", "germans"):
        assert told[key] == before[key]
    assert kp(state, "galba") == 2


@pytest.mark.parametrize("event", EVENTS)
def test_bad_omens_counter_any_event_but_an_assassination(event: str) -> None:
    """NE-C2"""
    state = with_event(event, "bad-omens")
    if event == "assassin":
        assert (decides(state), rank(state, "vespasian")) == ("galba", "general")
    else:
        assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bad-omens"])
        before = state.position()
        play(state, "counter bad-omens")
        assert state.position()["provinces"] == before["provinces"]


@pytest.mark.parametrize("answer", ["bribery", "bad-omens"])
def test_never_bp_or_gp(answer: str) -> None:
    """NE-C1, NE-C2: neither a card for BP nor one in a battle, nor a step or an attack"""
    state = at(player("italia-sud 3", hand="galley crisis"), player(hand=answer), otho="italia-sud 1")
    play(state, "activate italia-sud; move-card galley; force 3; attack otho; battle-card crisis; ready; ready")
    assert decides(state) == "galba"
    play(state, "step italia-nord; halt; end-turn")


@pytest.mark.parametrize("second", ["bribery", "bad-omens"])
@pytest.mark.parametrize("first", ["bribery", "bad-omens"])
def test_they_counter_each_other(first: str, second: str) -> None:
    """NE-C1, NE-C2: also bad omens, also bribery"""
    state = hands("senate galley", first, second)
    play(state, f"event senate; counter {first}")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", f"counter {second}"])
    play(state, f"counter {second}")
    assert kp(state, "galba") == 3


@pytest.mark.parametrize("answer", ["bribery", "bad-omens"])
def test_they_counter_bad_weather_and_bad_health(answer: str) -> None:
    """NE-C1, NE-C2: cards just played, whatever they answer"""
    for card in ("bad-weather", "bad-health"):
        state = at(player("baetica 2", hand=f"galley {answer}", leader="baetica"), player(hand=card))
        play(state, f"activate baetica; move-card galley; force 2 leader; step lusitania; counter {card}")
        assert (decides(state), legal(state)) == ("galba", ["no-counter", f"counter {answer}"])
        play(state, f"counter {answer}")
        assert force(state) == "2 leader at lusitania"


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


# Praetorian guards and assassins


def assassination(galba: str = "", vitellius: str = "", otho: str = "", vespasian: str = "") -> State:
    """Galba's assassin is after Otho, emperor in Rome; everybody holds these besides."""
    state = at(
        player(hand=f"assassin crisis {galba}"),
        player(hand=f"crisis {vitellius}"),
        player(hand=f"crisis {otho}", rank="emperor", leader="roma"),
        player(hand=f"ave-caesar {vespasian}"),
    )
    play(state, "event assassin; target otho")
    return state


def test_a_guard_saves_the_emperor() -> None:
    """NE-C5: any player's answer to an assassin"""
    for who in ("vitellius", "otho", "vespasian"):
        state = assassination(**{who: "praetorian-guard"})
        assert (decides(state), legal(state)) == (who, ["no-counter", "counter praetorian-guard"])
        dead = after(state, "no-counter")
        assert rank(dead, "otho") == "general"
        play(state, "counter praetorian-guard")
        assert rank(state, "otho") == "emperor"


def test_a_guard_answers_such_a_guard() -> None:
    """NE-C5: the guard is off, the emperor dies; the assassin's player may do it too"""
    state = assassination(galba="praetorian-guard", otho="praetorian-guard")
    play(state, "counter praetorian-guard")
    assert (decides(state), legal(state)) == ("galba", ["no-counter", "counter praetorian-guard"])
    play(state, "counter praetorian-guard")
    assert rank(state, "otho") == "general"


def test_a_guard_answers_every_guard() -> None:
    """NE-J13, NE-C5: also one that answers a guard"""
    state = assassination(
        galba="praetorian-guard", otho="praetorian-guard praetorian-guard", vespasian="praetorian-guard"
    )
    play(state, "counter praetorian-guard")  # Otho
    play(state, "no-counter")  # Vespasian
    play(state, "counter praetorian-guard")  # Galba
    play(state, "counter praetorian-guard")  # Otho again
    assert decides(state) == "vespasian"
    saved = after(state, "no-counter")
    assert rank(saved, "otho") == "emperor"
    play(state, "counter praetorian-guard")
    assert rank(state, "otho") == "general"


def test_a_guard_answers_nothing_else() -> None:
    """NE-C5: neither another event nor bribery"""
    state = hands("senate galley", "praetorian-guard")
    play(state, "event senate")
    assert decides(state) == "galba"
    state = assassination(vitellius="bribery", otho="praetorian-guard")
    play(state, "counter bribery")
    assert (decides(state), rank(state, "otho")) == ("galba", "emperor")


def test_one_bribery_counters_an_assassin() -> None:
    """NE-C1, NE-C6"""
    state = assassination(vitellius="bribery")
    assert legal(state) == ["no-counter", "counter bribery"]
    play(state, "counter bribery")
    assert rank(state, "otho") == "emperor"


def test_against_a_guard_in_an_assassination_two_briberies_are_needed() -> None:
    """NE-C1: played together; with one nobody is asked"""
    one = assassination(galba="bribery", otho="praetorian-guard")
    play(one, "counter praetorian-guard")
    assert (decides(one), rank(one, "otho")) == ("galba", "emperor")
    two = assassination(galba="bribery bribery", otho="praetorian-guard")
    play(two, "counter praetorian-guard")
    assert (decides(two), legal(two)) == ("galba", ["no-counter", "counter-two bribery"])
    events = play(two, "counter-two bribery")
    assert rank(two, "otho") == "general"
    assert hand(two, "galba") == "crisis"
    assert named(events, "countered") == [{"seat": "galba", "card": "bribery", "cards": 2}]


def test_also_against_a_guard_that_answers_a_guard() -> None:
    """NE-C1: two are needed"""
    state = assassination(galba="praetorian-guard", otho="praetorian-guard bribery bribery", vespasian="bribery")
    play(state, "counter praetorian-guard; counter praetorian-guard")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter-two bribery"])
    play(state, "counter-two bribery")
    assert decides(state) == "vespasian"  # one bribery answers two
    play(state, "no-counter")
    assert rank(state, "otho") == "emperor"


def test_two_briberies_are_answered_by_one() -> None:
    """NE-C1: not by a guard"""
    state = assassination(galba="bribery bribery", vitellius="praetorian-guard", otho="praetorian-guard bribery")
    play(state, "no-counter; counter praetorian-guard; counter-two bribery")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bribery"])
    dead = after(state, "no-counter")
    assert rank(dead, "otho") == "general"
    play(state, "counter bribery")
    assert rank(state, "otho") == "emperor"


def test_with_guard_and_two_briberies_he_has_the_choice() -> None:
    """NE-C1, NE-C5"""
    state = assassination(galba="praetorian-guard bribery bribery bribery", otho="praetorian-guard")
    play(state, "counter praetorian-guard")
    assert legal(state) == ["no-counter", "counter praetorian-guard", "counter-two bribery"]


def test_bad_omens_touch_nothing_of_an_assassination() -> None:
    """NE-C2: neither assassin nor guard nor bribery"""
    state = assassination(galba="bad-omens", vitellius="bad-omens bribery", vespasian="bad-omens")
    assert legal(state) == ["no-counter", "counter bribery"]
    play(state, "counter bribery")
    assert (decides(state), rank(state, "otho")) == ("galba", "emperor")
    state = assassination(galba="bad-omens", otho="praetorian-guard", vespasian="bad-omens")
    play(state, "counter praetorian-guard")
    assert (decides(state), rank(state, "otho")) == ("galba", "emperor")


def test_a_bribery_in_an_assassination_is_answered_by_one() -> None:
    """NE-C1: by bribery"""
    state = assassination(galba="bribery", vitellius="bribery")
    play(state, "counter bribery")
    assert (decides(state), legal(state)) == ("galba", ["no-counter", "counter bribery"])
    play(state, "counter bribery")
    assert rank(state, "otho") == "general"


def test_a_guard_in_the_own_turn_is_1_kp() -> None:
    """NE-C5: and an event like others, NE-J13: one bribery or bad omens counter it"""
    state = hands("praetorian-guard galley", "praetorian-guard bribery", "bad-omens")
    play(state, "event praetorian-guard")
    assert (decides(state), legal(state)) == ("vitellius", ["no-counter", "counter bribery"])
    play(state, "no-counter")
    assert (decides(state), legal(state)) == ("otho", ["no-counter", "counter bad-omens"])
    play(state, "no-counter")
    assert kp(state, "galba") == 3


def test_answers_to_answers_stay_in_the_family_of_the_event() -> None:
    """NE-C1, NE-C2: no bad weather against bribery, no bad health against bad weather"""
    state = hands("senate galley", "bribery", "bad-weather bad-health praetorian-guard")
    play(state, "event senate; counter bribery")
    assert decides(state) == "galba"


def test_an_answer_spends_a_card_but_is_none_of_the_four() -> None:
    """NE-C1, NE-T2: it is neither BP nor GP"""
    state = hands("senate bribery galley", "bad-omens")
    play(state, "event senate; counter bad-omens; counter bribery")
    assert view(state)["this_turn"]["cards_used"] == 0
    assert spent(state, "lusitania") == 0
