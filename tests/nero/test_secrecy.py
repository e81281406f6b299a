"""Secrets stay secret: two worlds that differ only in what a seat cannot know look the same to it, byte by byte.

The second world is made with ``sample``, then both go the same way. Where somebody is asked for an answer that only his
hidden cards allow, the world in which he is asked goes on with "no": nobody else may be able to tell (NE-C).
"""

import random
from pathlib import Path

import pytest

import rostra
from rostra.game import Event, State
from tests.nero.data import traitors
from tests.nero.table import (
    at,
    can,
    decides,
    decline,
    game,
    play,
    player,
    view,
)
from tests.nero.table import seen as seen_by
from tests.nero.walk import OPTIONS, as_text, choose, seen, somewhere


def _go_on_unseen(state: State, me: int, events: list[Event]) -> None:
    """Those who are asked for an answer have none."""
    while state.actor >= 0 and state.actor != me and can(state, "no-counter"):
        state.apply(state.parse("no-counter"), events)


def _views(state: State, me: int) -> str:
    actions = state.actions() if state.actor == me else []
    return as_text([state.view(me), state.view(None), actions])


def _compare(state: State, twin: State, me: int, rng: random.Random, steps: int) -> int:
    """Go the same way in both worlds as long as nothing tells them apart; the number of steps compared."""
    for step in range(steps):
        events: list[Event] = []
        twin_events: list[Event] = []
        if step > 0:
            both = [action for action in state.actions() if action in twin.actions()]
            if not both:
                return step  # the other's hidden cards offer nothing in common: his affair, I see none of it
            action = choose(state, rng)
            if action not in both:
                action = both[rng.randrange(len(both))]
            state.apply(action, events)
            twin.apply(action, twin_events)
        _go_on_unseen(state, me, events)
        _go_on_unseen(twin, me, twin_events)
        for viewer in (me, None):
            mine, others = seen(events, viewer), seen(twin_events, viewer)
            if mine != others:  # only what is shown together may tell the worlds apart: cards of a battle, areas wanted
                first = next(i for i in range(len(mine)) if mine[i : i + 1] != others[i : i + 1])
                assert '"event": "battle"' in mine[first] or '"event": "wanted"' in mine[first], (mine, others)
                return step
        if rostra.OVER in (state.actor, twin.actor):
            return step
        assert _views(state, me) == _views(twin, me)
    return steps


@pytest.mark.parametrize("options", OPTIONS[::2])
@pytest.mark.parametrize("me", [0, 1, 2])
def test_twin_worlds_look_the_same(options: dict[str, object], me: int) -> None:
    """NE-C, NE-F2, NE-S1, NE-C14: to the seat and to a spectator"""
    rng = random.Random(as_text(options) + str(me))
    compared = 0
    for _ in range(12):
        state = somewhere(game(**options), rng)
        compared += _compare(state, state.sample(me, rng), me, rng, 40)
    assert compared > 100  # the worlds really went together for a while


def test_twins_with_many_traitors_look_the_same(tmp_path: Path) -> None:
    """NE-C14: thefts by others, by and from the viewer"""
    deck = traitors(tmp_path)
    rng = random.Random(8)
    for me in range(4):
        compared = 0
        for _ in range(8):
            state = somewhere(game(deck=deck), rng)
            compared += _compare(state, state.sample(me, rng), me, rng, 40)
        assert compared > 100


# Nobody can tell whether somebody could have answered


ACTS = {
    "a step": ("activate baetica; move-card galley; force 2 leader; step tarraconensis", "bad-weather"),
    "a step with a leader": ("activate baetica; move-card galley; force 2 leader; step tarraconensis", "bad-health"),
    "an attack": ("activate syria; move-card galley; force 2; attack vespasian", "bad-weather"),
    "a galley": ("event galley; from baetica; to italia-sud; load 2", "bribery"),
    "a galley in bad weather": ("event galley; from baetica; to italia-sud; load 2", "bad-weather"),
    "a senate": ("event senate", "bad-omens"),
    "a guard for the KP": ("event praetorian-guard", "bribery"),
    "a rebellion": ("event rebellion; at syria vespasian", "bribery"),
    "germans": ("event germans; at germania-superior", "bad-omens"),
    "a revolt": ("event revolt-moesia", "bribery"),
    "a crisis": ("event crisis; target vespasian", "bad-omens"),
    "ave Caesar": ("event ave-caesar", "bribery"),
    "a traitor": ("event traitor; target vespasian", "bribery"),
}


def _look(lines: str, cards: str) -> tuple[State, list[Event]]:
    """Galba does something, Vitellius and Otho hold these; what happens until it is done, answered with no."""
    everything = "galley galley senate praetorian-guard rebellion germans revolt-moesia crisis ave-caesar traitor"
    state = at(
        player("lusitania 1 baetica 2 tarraconensis 1 syria 2", hand=everything, leader="baetica", home="baetica"),
        player(hand=cards),
        player(hand=cards),
        player("syria 1", hand="ave-caesar", rank="emperor"),
    )
    events = play(state, lines)
    events += decline(state)
    return state, events


@pytest.mark.parametrize("act", ACTS)
def test_whether_somebody_could_have_answered_does_not_show(act: str) -> None:
    """NE-C, NE-C1: a holder who declines and nobody who holds: all the others see the same, and so does a spectator"""
    lines, answer = ACTS[act]
    looks = []
    for cards in (f"{answer} ave-caesar", "assassin ave-caesar"):
        state, events = _look(lines, cards)
        looks.append(
            [[seen_by(state, events, name), as_text(view(state, name))] for name in ("galba", "vespasian", None)]
        )
    assert looks[0] == looks[1]


@pytest.mark.parametrize("act", ACTS)
def test_while_somebody_is_asked_the_others_see_nothing_of_it(act: str) -> None:
    """NE-C: they wait for the active player, without choices; what stands to be answered is shown to who is asked"""
    lines, answer = ACTS[act]
    everything = "galley galley senate praetorian-guard rebellion germans revolt-moesia crisis ave-caesar traitor"
    state = at(
        player("lusitania 1 baetica 2 tarraconensis 1 syria 2", hand=everything, leader="baetica", home="baetica"),
        player(hand=f"{answer} ave-caesar"),
        None,
        player("syria 1", rank="emperor"),
    )
    play(state, lines)
    assert decides(state) == "vitellius"
    for name in ("galba", "otho", "vespasian", None):
        told = view(state, name)
        assert (told["waiting_for"], told["actions"], told["asked"]) == ("galba", [], None)
        assert (told["answering"], told["event"]) == (None, None)
    asked = view(state, "vitellius")
    assert (asked["waiting_for"], asked["asked"]) == ("vitellius", "nero-asked-answer")
    assert len(asked["answering"]) == 1
    assert state.text(asked["actions"][0]) == "no-counter"


def test_a_retreat_that_could_have_been_stopped_does_not_show() -> None:
    """NE-C, NE-C3: nor who could have"""
    looks = []
    for card in ("bad-weather", "assassin"):
        state = at(player("italia-nord 3", hand="galley"), player("", hand=card), "italia-sud 2", "")
        events = play(state, "activate italia-nord; move-card galley; force 3; step italia-sud")
        events += decline(state) + play(state, "retreat achaia") + decline(state)
        looks.append([[seen_by(state, events, name), as_text(view(state, name))] for name in ("galba", "otho", None)])
    assert looks[0] == looks[1]


def test_two_who_decline_and_one_who_answers_look_like_one_who_answers() -> None:
    """NE-C: Vespasian cannot tell that he was not the only one asked"""
    looks = []
    for card in ("bad-omens", "assassin"):
        state = at(player(hand="senate galley"), player(hand=card), player(hand=card), player(hand="bribery"))
        events = play(state, "event senate")
        while decides(state) != "vespasian":
            events += play(state, "no-counter")
        events += play(state, "counter bribery")
        events += decline(state)
        looks.append([[seen_by(state, events, name), as_text(view(state, name))] for name in ("vespasian", None)])
    assert looks[0] == looks[1]


# Battle cards, wants, hands


def test_the_number_of_battle_cards_laid_is_not_visible() -> None:
    """NE-F2: none, one or three: the same to everybody else until both are ready"""
    looks = []
    for laid in ("", "battle-card senate", "battle-card senate; battle-card crisis; battle-card rebellion"):
        state = at(
            player("italia-sud 3", hand="galley senate crisis rebellion"),
            otho=player("italia-sud 2", hand="ave-caesar"),
        )
        events = play(state, "activate italia-sud; move-card galley; force 3; attack otho", laid, "ready")
        names = ("vitellius", "otho", "vespasian", None)
        looks.append([[seen_by(state, events, name), as_text(view(state, name))] for name in names])
    assert looks[0] == looks[1] == looks[2]


def test_the_defenders_cards_are_not_visible_to_the_attacker() -> None:
    """NE-F2: while he lays them"""
    looks = []
    for laid in ("", "battle-card senate", "battle-card senate; battle-card crisis"):
        state = at(player("italia-sud 3", hand="galley"), otho=player("italia-sud 2", hand="senate crisis"))
        events = play(state, "activate italia-sud; move-card galley; force 3; attack otho; ready", laid)
        looks.append(
            [[seen_by(state, events, name), as_text(view(state, name))] for name in ("galba", "vespasian", None)]
        )
    assert looks[0] == looks[1] == looks[2]


def test_wants_are_secret_until_all_have_named_one() -> None:
    """NE-S1, NE-J1: to all others and to a spectator"""
    looks = []
    for area in ("west", "east"):
        state = game().new()
        events = play(state, f"want {area}; want north")
        names = ("seat2", "seat3", "seat4", None)
        looks.append([[seen_by(state, events, name), as_text(view(state, name))] for name in names])
    assert looks[0] == looks[1]


def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    """NE-C14: the others see the same whichever it was"""
    looks = []
    for card in ("senate", "crisis"):
        state = at(player(hand="traitor galley"), otho=player(hand="senate crisis"))
        events = play(state, f"event traitor; target otho; steal {card}")
        looks.append(
            [[seen_by(state, events, name), as_text(view(state, name))] for name in ("vitellius", "vespasian", None)]
        )
        assert view(state, "otho")["players"]["galba"]["known"] == [card]
        assert view(state, "galba")["players"]["otho"]["known"] == []
        assert seen_by(state, events[-1:], "galba") == seen_by(state, events[-1:], "otho")
        assert seen_by(state, events[-1:], "galba")[0]["card"] == card
    assert looks[0] == looks[1]


def test_what_a_victim_knows_of_the_thiefs_hand() -> None:
    """NE-C14: until such a card is played or may have been stolen on"""
    state = at(player(hand="traitor senate galley"), player(hand="traitor crisis"), player(hand="senate crisis"))
    play(state, "event traitor; target otho; steal senate")
    assert view(state, "otho")["players"]["galba"]["known"] == ["senate"]
    other = state.clone()
    play(state, "activate lusitania; move-card galley")
    assert view(state, "otho")["players"]["galba"]["known"] == ["senate"]
    play(state, "move-card senate")  # it may have been the other one
    assert view(state, "otho")["players"]["galba"]["known"] == []
    play(other, "activate lusitania; move-card galley; end-turn; event traitor; target galba; steal senate")
    assert view(other, "otho")["players"]["galba"]["known"] == []
    assert view(other, "galba")["players"]["vitellius"]["known"] == ["senate"]


def test_who_steals_his_own_card_back_knows_of_none() -> None:
    """NE-C14"""
    state = at(player(hand="traitor galley"), player(hand="traitor senate"))
    play(state, "event traitor; target vitellius; steal senate; activate lusitania; move-card galley; end-turn")
    assert view(state, "vitellius")["players"]["galba"]["known"] == ["senate"]
    play(state, "event traitor; target galba; steal senate")
    assert view(state, "vitellius")["players"]["galba"]["known"] == []
    assert view(state, "galba")["players"]["vitellius"]["known"] == ["senate"]


@pytest.mark.parametrize("me", [0, 1, 2, 3])
def test_a_view_holds_no_card_of_another_hand(me: int) -> None:
    """NE-S4: the own hand, and what is known of others; how many cards everybody has is public"""
    rng = random.Random(me)
    for _ in range(30):
        state = somewhere(game(), rng)
        told, everything = state.view(me), state.position()["players"]
        for seat, name in enumerate(state.seats):
            of = told["players"][name]
            assert of["cards"] == len(everything[name]["hand"])
            assert of["hand"] == (everything[name]["hand"] if seat == me else None)
        assert state.view(None)["players"][state.seats[me]]["hand"] is None


def test_unseen_cards_are_all_but_the_own_and_the_discarded() -> None:
    """NE-S4: counting is allowed"""
    state = at(player(hand="galley galley senate"), discard="galley bribery")
    unseen = view(state, "galba")["unseen"]
    assert (unseen["galley"], unseen["senate"], unseen["bribery"], unseen["ave-caesar"]) == (1, 3, 4, 4)
    assert view(state)["unseen"]["galley"] == 3


def test_after_the_end_everything_is_open() -> None:
    """NE-P1: the hands too"""
    told = "lusitania 1 baetica 1 aquitania 1 belgica 1 lugdunensis 1 germania-inferior 1 achaia 1 asia 1 syria 1"
    state = at(player(told, rank="emperor"), "", player("", hand="senate"), "")
    assert decides(state) == "over"
    assert view(state)["players"]["otho"]["hand"] == view(state, "galba")["players"]["otho"]["hand"] == ["senate"]


def test_a_seat_that_is_not_there_has_no_view() -> None:
    """NE-S1"""
    with pytest.raises(ValueError, match="seat 4"):
        at().view(4)
    with pytest.raises(ValueError, match="seat -1"):
        at().view(-1)
