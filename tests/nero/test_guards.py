"""NE-C5, NE-C6: guards and assassins, and what else belongs to an assassination."""

from rostra.game import State
from tests.nero.table import (
    after,
    at,
    decides,
    hand,
    hands,
    kp,
    legal,
    named,
    play,
    player,
    rank,
)

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
