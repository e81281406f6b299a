"""CC-A6 to CC-A8: the veto, what is named before it, and that nobody learns of one that was not used."""

import pytest

from rostra.game import Json, State
from tests.caesar.table import (
    at,
    decides,
    discard,
    first_words,
    hand,
    legal,
    lies,
    play,
    player,
    seen,
    view,
)

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])
ALL_ACTIONS = ["assassinate senators 4", "spy", "castle senators praetors", "scout praetors", "wrath senators"]
CARD = dict(zip(ALL_ACTIONS, ["assassination", "spy", "castling", "scout", "wrath"]))


def facing(
    line: str, caesar: str = "1 veto", influence: str = "2 2", actions: str = "wrath", edition: str = "kosmos"
) -> State:
    """Cleopatra holds the card for this line; Caesar this hand."""
    return at(
        player(f"1 2 {CARD[line]}", senators="5 (3)"),
        player(caesar, influence=influence, actions=actions, senators="4", praetors="(2)"),
        edition=edition,
    )


@pytest.mark.parametrize("line", ALL_ACTIONS)
def test_a_vetoed_action_does_nothing(line: str) -> None:
    """CC-A6: whatever it was; both cards are discarded"""
    state = facing(line)
    play(state, line)
    assert (decides(state), legal(state)) == ("caesar", ["veto", "allow"])
    play(state, "veto", "draw none")
    assert (lies(state, "cleopatra", "senators"), lies(state, "caesar", "senators")) == ("5 (3)", "4")
    assert lies(state, "caesar", "praetors") == "(2)"
    assert (discard(state, "cleopatra"), discard(state, "caesar")) == (CARD[line], "veto")
    assert (hand(state, "cleopatra"), hand(state, "caesar")) == ("1 2", "1")
    assert decides(state) == "cleopatra"
    assert first_words(state) == {"down", "up"}


@pytest.mark.parametrize("line", ALL_ACTIONS)
def test_an_allowed_action_goes_on_as_without_a_veto(line: str) -> None:
    """CC-A6: the veto stays in hand"""
    state, without = facing(line), facing(line, caesar="1 scout")
    play(state, line, "allow")
    play(without, line)
    assert decides(state) == decides(without) == "cleopatra"
    assert first_words(state) == first_words(without)
    assert discard(state, "cleopatra") == discard(without, "cleopatra")
    assert hand(state, "caesar") == "1 veto"


@pytest.mark.parametrize(
    ("lines", "afterwards"),
    [(["draw influence", "deal 2"], "1 2"), (["draw action"], "1 wrath"), (["draw none"], "1")],
)
@pytest.mark.parametrize("options", [{}, {"rules": "1"}, {"rules": "1", "edition": "italian"}])
def test_the_vetoing_player_may_draw_one_card(lines: list[str], afterwards: str, options: Json) -> None:
    """CC-A6: from a pile of their choice, or not; in version 1 also in the Italian edition"""
    state = at(player("1 spy"), player("1 veto", influence="2 2", actions="wrath spy"), **options)
    play(state, "spy", "veto")
    assert (decides(state), legal(state)) == ("caesar", ["draw influence", "draw action", "draw none"])
    play(state, *lines)
    assert hand(state, "caesar") == afterwards
    assert decides(state) == "cleopatra"


@pytest.mark.parametrize("line", ALL_ACTIONS)
def test_italian_the_vetoing_player_must_draw_one_card(line: str) -> None:
    """CC-A6: whatever was vetoed, a spy too; from the pile of their choice"""
    state = facing(line, edition="italian")
    play(state, line, "veto")
    assert (decides(state), legal(state)) == ("caesar", ["draw influence", "draw action"])
    refused = state.why_not("draw none")
    assert refused is not None
    assert (refused.message, refused.rule) == ("why-must-draw", "CC-A6")
    play(state, "draw action")
    assert hand(state, "caesar") == "1 wrath"
    assert decides(state) == "cleopatra"


def test_italian_with_one_pile_left_it_is_drawn_from() -> None:
    """CC-A6: one answer only"""
    state = facing("spy", actions="", edition="italian")
    play(state, "spy", "veto")
    assert legal(state) == ["draw influence"]


def test_italian_the_victim_of_a_spy_may_do_without() -> None:
    """CC-A6, CC-A2: also if a veto was possible, or was used against an earlier spy"""
    state = at(player("1 1 spy spy"), player("1 2 veto", influence="2 2 2"), edition="italian")
    play(state, "spy", "veto", "draw influence", "deal 2", "down 1 senators")
    play(state, "pass", "done", *["draw influence", "deal 2"] * 2, "spy", "take 1")
    assert legal(state) == ["draw none"]
    state = facing("spy", edition="italian")
    play(state, "spy", "allow", "take 1")
    assert legal(state) == ["draw influence", "draw action", "draw none"]


@EDITIONS
def test_the_vetoing_player_is_asked_even_with_both_piles_empty(edition: str) -> None:
    """CC-A6: one answer only"""
    state = facing("spy", influence="", actions="", edition=edition)
    play(state, "spy", "veto")
    assert (decides(state), legal(state)) == ("caesar", ["draw none"])


def test_no_veto_against_a_veto() -> None:
    """CC-A6: the player of the action is not asked, though he holds one"""
    state = at(player("1 spy veto"), player("1 veto veto"))
    play(state, "spy", "veto")
    assert (decides(state), legal(state)) == ("caesar", ["draw none"])
    play(state, "draw none")
    assert (hand(state, "cleopatra"), hand(state, "caesar")) == ("1 veto", "1 veto")


def test_a_veto_is_no_action_of_the_own_turn() -> None:
    """CC-A6: only against an action card of the opponent"""
    state = at(player("1 veto"), player("1", senators="4"))
    assert "veto" not in legal(state)
    play(state, "down 1 senators")
    assert decides(state) == "caesar"
    assert legal(state)[0] == "pass"


def test_a_veto_is_not_against_influence_cards_or_passing() -> None:
    """CC-A6: only action cards are asked about"""
    state = at(player("1 2 3"), player("1 veto"))
    play(state, "up 1 senators")
    assert decides(state) == "cleopatra"
    play(state, "up 2 senators")
    assert legal(state)[0] == "pass"


def test_the_vetoed_action_was_the_one_action_of_the_turn() -> None:
    """CC-A6: no second one"""
    state = at(player("1 2 spy scout"), player("1 veto", senators="(4)"))
    play(state, "spy", "veto", "draw none")
    assert first_words(state) == {"down", "up"}
    play(state, "down 1 praetors")
    assert decides(state) == "caesar"


def test_a_vetoed_action_between_two_cards_leaves_the_second_to_lay() -> None:
    """CC-A6, CC-T3"""
    state = at(player("1 2 spy"), player("1 veto"))
    play(state, "up 1 senators", "spy", "veto", "draw none")
    assert first_words(state) == {"up"}


def test_a_second_veto_can_be_used_in_another_turn() -> None:
    """CC-A6: each against one action"""
    state = at(player("1 1 spy spy"), player("1 veto veto"))
    play(state, "spy", "veto", "draw none", "down 1 senators", "pass", "done", "spy", "veto", "draw none")
    assert discard(state, "caesar") == "veto veto"


@pytest.mark.parametrize("line", ALL_ACTIONS)
def test_only_a_holder_of_a_veto_is_asked(line: str) -> None:
    """CC-A6: one in the pile, on the discards or in the own hand does not count"""
    state = at(
        player(f"1 veto {CARD[line]}", senators="5 (3)"),
        player("1 scout", actions="veto", discard="veto", senators="4", praetors="(2)"),
    )
    play(state, line)
    assert decides(state) == "cleopatra"
    assert "allow" not in legal(state)


# What is named before the veto (CC-A7)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("assassinate senators 4", {"groups": ["senators"], "target": "4"}),
        ("spy", {}),
        ("castle senators praetors", {"groups": ["senators", "praetors"]}),
        ("scout praetors", {"groups": ["praetors"]}),
        ("wrath senators", {"groups": ["senators"]}),
    ],
)
def test_targets_are_named_before_a_veto(line: str, told: dict[str, object]) -> None:
    """CC-A7: groups and card, for all to see"""
    events = play(facing(line), line)
    played = {"event": "played", "seat": "cleopatra", "card": CARD[line]} | told
    for viewer in ("cleopatra", "caesar", None):
        assert seen(events, viewer) == [played]


def test_the_choice_of_the_spy_comes_after_the_veto() -> None:
    """CC-A7: and so does the sight of the hand"""
    state = facing("spy")
    events = play(state, "spy")
    assert not [told for told in seen(events, "cleopatra") if "hand" in told]
    assert view(state, "cleopatra")["players"]["caesar"]["hand"] is None
    play(state, "allow")
    assert legal(state) == ["take 1", "take veto"]


def test_the_new_layout_of_castling_comes_after_the_veto() -> None:
    """CC-A7: no card is taken up before"""
    state = facing("castle senators praetors")
    play(state, "castle senators praetors")
    assert lies(state, "cleopatra", "senators") == "5 (3)"
    play(state, "allow")
    assert legal(state) == ["assign 5 senators", "assign 5 praetors"]


# Whether somebody holds a veto must not show (CC-A8)


@pytest.mark.parametrize("line", ALL_ACTIONS)
def test_a_veto_not_used_does_not_show(line: str) -> None:
    """CC-A8: the others see the same events and the same table as without it"""
    holder = facing(line, caesar="1 veto", actions="scout")
    other = facing(line, caesar="1 scout", actions="veto")
    asked = play(holder, line)
    events = asked + play(holder, "allow")
    without = play(other, line)
    for viewer in (None, "cleopatra"):
        if line != "spy" or viewer is None:  # the spy sees it in the hand
            assert seen(events, viewer) == seen(without, viewer)
            assert view(holder, viewer) == view(other, viewer)


@pytest.mark.parametrize("line", ALL_ACTIONS)
def test_while_he_is_asked_the_others_see_nothing_of_it(line: str) -> None:
    """CC-A8: they hear of the card played, as they would without him"""
    state = facing(line)
    events = play(state, line)
    assert decides(state) == "caesar"
    without = play(facing(line, caesar="1 scout"), line)
    for viewer in (None, "cleopatra"):
        assert seen(events, viewer) == seen(without, viewer)[: len(seen(events, viewer))]
        told = view(state, viewer)
        assert told["waiting_for"] == "cleopatra"
        assert told["actions"] == []
    assert view(state, "caesar")["waiting_for"] == "caesar"
    assert view(state, "caesar")["actions"] == state.actions()


def test_only_the_holder_learns_that_he_allowed_it() -> None:
    """CC-A8: for nobody else there is such an event"""
    state = facing("scout praetors")
    play(state, "scout praetors")
    events = play(state, "allow")
    assert [told["event"] for told in seen(events, "caesar")] == ["allowed", "scouted"]
    for viewer in (None, "cleopatra"):
        assert [told["event"] for told in seen(events, viewer)] == ["scouted"]


def test_cleopatra_too_is_alone_to_learn_that_she_allowed_it() -> None:
    """CC-A8: the same when Caesar plays the action"""
    state = at(player("1 veto", praetors="(2)"), player("1 scout"), to_move="caesar")
    asked = play(state, "scout praetors")
    assert decides(state) == "cleopatra"
    assert view(state, "caesar")["waiting_for"] == view(state, None)["waiting_for"] == "caesar"
    events = asked + play(state, "allow")
    assert {"event": "allowed", "seat": "cleopatra"} in seen(events, "cleopatra")
    for viewer in (None, "caesar"):
        assert [told["event"] for told in seen(events, viewer)] == ["played", "scouted"]


def test_a_veto_that_is_used_is_seen_by_all() -> None:
    """CC-A8, CC-A6: used, it lies on the discards"""
    state = facing("spy")
    events = play(state, "spy", "veto")
    for viewer in (None, "cleopatra", "caesar"):
        assert {"event": "vetoed", "seat": "caesar"} in seen(events, viewer)
        assert view(state, viewer)["waiting_for"] == "caesar"
