"""NE-C1 to NE-C5: answers, and answers to answers."""

import pytest

from rostra.game import State
from tests.nero.table import (
    after,
    at,
    decides,
    discarded,
    force,
    hand,
    hands,
    kp,
    legal,
    named,
    play,
    player,
    rank,
    spent,
    view,
)

# The order of asking


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
