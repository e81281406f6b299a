"""CC-T: the turn."""

import pytest

from rostra.game import Json
from tests.caesar.table import (
    at,
    chances,
    decides,
    discard,
    first_words,
    hand,
    legal,
    lies,
    named,
    play,
    player,
    ready,
    view,
    won,
)

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])
FULL: Json = {
    "senators": "1 1 1 1 1",
    "praetors": "2 2 2 2 2",
    "quaestors": "3 3 3 3 3",
}  # with two groups gone: no room
TWO_GONE = {"censors": 0, "aediles": 0}


def test_cleopatra_begins_then_turn_about() -> None:
    """CC-T1: after an active turn and after a passive one"""
    state = ready()
    assert decides(state) == "cleopatra"
    play(state, "down 1 senators", "draw action", "turn orgy")
    assert decides(state) == "caesar"
    play(state, "pass", "done")
    assert decides(state) == "cleopatra"
    play(state, "pass", "done")
    assert decides(state) == "caesar"


def test_a_turn_is_active_or_passive() -> None:
    """CC-T1: who has laid or played something cannot be passive any more"""
    state = at(player("1 2 spy"), player())
    assert "pass" in legal(state)
    one_card = state.clone()
    play(one_card, "up 1 senators")
    assert "pass" not in legal(one_card)
    play(state, "spy", "take 1", "draw none")
    assert "pass" not in legal(state)


def test_one_influence_card_face_down() -> None:
    """CC-T2: one, at any group, and no second"""
    state = at(player("1 2 spy"), player())
    assert {f"down 1 {group}" for group in ("senators", "praetors", "quaestors", "censors", "aediles")} <= set(
        legal(state)
    )
    play(state, "down 2 censors")
    assert lies(state, "cleopatra", "censors") == "(2)"
    assert first_words(state) == {"end", "spy"}


@pytest.mark.parametrize("second", ["senators", "aediles"])
def test_or_two_face_up_at_one_or_two_groups(second: str) -> None:
    """CC-T2: two face up, and no third; the second must follow and must be face up too"""
    state = at(player("1 2 3 spy"), player())
    play(state, "up 1 senators")
    assert first_words(state) == {"up", "spy"}
    play(state, f"up 3 {second}")
    assert first_words(state) == {"end", "spy"}
    if second == "senators":
        assert lies(state, "cleopatra", "senators") == "1 3"
    else:
        assert (lies(state, "cleopatra", "senators"), lies(state, "cleopatra", "aediles")) == ("1", "3")


def test_influence_must_be_laid() -> None:
    """CC-T2: an action alone is no turn"""
    state = at(player("1 spy"), player())
    assert "end" not in legal(state)
    play(state, "spy", "take 1", "draw none")
    assert first_words(state) == {"down"}


def test_at_most_one_action_card() -> None:
    """CC-T2: not two, also if the first one was early"""
    state = at(player("1 2 spy scout"), player("1 2", senators="(3)"))
    play(state, "spy", "take 1", "draw none")
    assert first_words(state) == {"down", "up"}
    assert play(state, "down 1 praetors")
    assert decides(state) == "caesar"


@EDITIONS
def test_order_of_an_active_turn(edition: str) -> None:
    """CC-T2: influence, extraordinary votes, refill, vote card"""
    state = at(
        player("1 2", influence="5 5 5 5", senators="5 5 5"),
        player(senators="1 1 1 1"),
        votes="praetors orgy",
        edition=edition,
    )
    events = play(state, "down 2 senators", "draw influence", "deal 5", "draw influence", "deal 5")
    events += play(state, "draw influence", "deal 5", "draw influence", "deal 5")
    assert decides(state) == "chance"
    events += play(state, "turn orgy")
    assert [event.name for event in events] == ["laid", "vote", "drew", "drew", "drew", "drew", "turned", "turn"]
    assert decides(state) == "caesar"


@pytest.mark.parametrize(
    "lines",
    [
        ["scout senators", "up 1 praetors", "up 2 praetors"],
        ["up 1 praetors", "scout senators", "up 2 praetors"],
        ["up 1 praetors", "up 2 praetors", "scout senators"],
        ["scout senators", "down 1 praetors"],
        ["down 1 praetors", "scout senators"],
    ],
)
def test_the_action_before_between_or_after_the_influence_cards(lines: list[str]) -> None:
    """CC-T3"""
    state = at(player("1 2 scout"), player(senators="(4)"))
    play(state, *lines)
    assert lies(state, "caesar", "senators") == "4"
    assert decides(state) == "caesar"


def test_no_action_after_the_extraordinary_votes() -> None:
    """CC-T3: with `end` the votes are held, and the action must wait for another turn"""
    state = at(player("1 2 scout", influence="3 3", senators="5 5 5"), player(senators="1 1 1 1", praetors="(4)"))
    play(state, "down 1 senators")
    assert won(state, "cleopatra") == {}
    assert "scout praetors" in legal(state)
    play(state, "end")
    assert won(state, "cleopatra") == {"senators": 1}
    assert first_words(state) == {"draw"}


def test_no_action_after_the_refill() -> None:
    """CC-T3: an action card drawn now is for another turn"""
    state = at(player("1 2", actions="scout"), player(praetors="(4)"), votes="orgy")
    play(state, "down 1 senators", "draw action")
    assert hand(state, "cleopatra") == "2 scout"
    assert decides(state) == "chance"


def test_five_of_a_player_at_a_group() -> None:
    """CC-T4: the fifth is allowed, the sixth is not"""
    state = at(player("1 2 3", senators="1 1 1 (P)"), player())
    assert "down 1 senators" in legal(state)
    play(state, "up 1 senators")
    assert "up 2 senators" not in legal(state)
    assert "up 2 praetors" in legal(state)


def test_eight_of_both_at_a_group() -> None:
    """CC-T4: the eighth is allowed, the ninth is not"""
    state = at(player("1 2 3", senators="1 1"), player(senators="1 1 1 (P) (2)"))
    play(state, "up 1 senators")
    assert "up 2 senators" not in legal(state)
    full = at(player("1 2", senators="5 5 5 5"), player(senators="5 5 5 5"))
    assert not [line for line in legal(full) if line.endswith("senators")]


def test_groups_without_patricians_take_no_cards() -> None:
    """CC-T4"""
    state = at(player("1 2"), player(), patricians={"quaestors": 0})
    assert not [line for line in legal(state) if line.endswith("quaestors")]
    assert {"down 1 praetors", "up 2 aediles"} <= set(legal(state))


def test_without_an_influence_card_in_hand_he_must_be_passive() -> None:
    """CC-T5: whatever actions he could play"""
    state = at(player("spy scout wrath", influence="1"), player(senators="(4)"))
    assert legal(state) == ["pass"]


@pytest.mark.parametrize("cards", ["1 2", "1 assassination", "1 scout", "1 veto veto"])
def test_without_room_and_a_playable_action_he_must_be_passive(cards: str) -> None:
    """CC-T5 [J]: an action card with nothing to act on does not help, nor does a veto"""
    assert legal(at(player(cards, **FULL), player(), patricians=TWO_GONE)) == ["pass"]


def test_without_room_castling_with_one_group_left_does_not_help() -> None:
    """CC-T5 [J], CC-A3"""
    gone = {"praetors": 0, "quaestors": 0} | TWO_GONE
    assert legal(at(player("1 castling", senators=FULL["senators"]), player(), patricians=gone)) == ["pass"]


def test_without_room_a_playable_action_makes_a_turn_active() -> None:
    """CC-T5 [J]: he may play it, or be passive"""
    state = at(player("1 spy", **FULL), player(), patricians=TWO_GONE)
    assert legal(state) == ["pass", "spy"]


def test_two_face_up_needs_two_influence_cards() -> None:
    """CC-T6: an action card is none"""
    assert first_words(at(player("1 veto"), player())) == {"pass", "down"}
    assert first_words(at(player("1 P"), player())) == {"pass", "down", "up"}


def test_two_face_up_needs_room_for_both() -> None:
    """CC-T6: two places at one group, or one at each of two"""
    gone = {"quaestors": 0, "censors": 0, "aediles": 0}
    one_place = at(player("1 2", senators="1 1 1 1", praetors="2 2 2 2 2"), player(), patricians=gone)
    assert first_words(one_place) == {"pass", "down"}
    both_at_one = at(player("1 2", senators="1 1 1", praetors="2 2 2 2 2"), player(), patricians=gone)
    assert "up 1 senators" in legal(both_at_one)
    play(both_at_one, "up 1 senators", "up 2 senators")
    assert lies(both_at_one, "cleopatra", "senators") == "1 1 1 1 2"
    one_each = at(player("1 2", senators="1 1 1 1", praetors="2 2 2 2"), player(), patricians=gone)
    play(one_each, "up 1 senators")
    assert legal(one_each) == ["up 2 praetors"]


def test_placement_is_waived_when_the_action_made_no_room() -> None:
    """CC-T6 [J]: the turn goes on with the votes, the refill and the vote card"""
    state = at(
        player("1 assassination", influence="4", **FULL),
        player(senators="4"),
        patricians=TWO_GONE,
        votes="praetors orgy",
    )
    play(state, "assassinate senators 4")
    assert legal(state) == ["draw influence"]
    play(state, "draw influence", "deal 4")
    assert chances(state) == {"turn praetors": 1, "turn orgy": 1}


def test_placement_is_waived_when_the_action_was_vetoed() -> None:
    """CC-T6 [J], CC-A6: the vetoed action made no room"""
    state = at(
        player("1 wrath", senators="1 1 1 1 1"),
        player("1 veto"),
        patricians={"praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0},
        votes="orgy",
    )
    play(state, "wrath senators", "veto", "draw none")
    assert chances(state) == {"turn orgy": 1}


def test_placement_is_not_waived_when_the_action_made_room() -> None:
    """CC-T6 [J]: then a card must be laid there"""
    gone = {"praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0}
    state = at(player("1 2 assassination", senators="1 1 1"), player(senators="2 2 2 2 (2)"), patricians=gone)
    assert first_words(state) == {"pass", "assassinate"}
    play(state, "assassinate senators 2")
    assert legal(state) == ["down 1 senators", "down 2 senators"]


def test_refill_to_five_one_card_at_a_time_seeing_each() -> None:
    """CC-T7: each from the pile of his choice"""
    state = at(player("1 2 3 4 5", influence="1 2", actions="veto spy"), player(), votes="orgy")
    play(state, "up 1 senators", "up 2 senators")
    assert legal(state) == ["draw influence", "draw action"]
    play(state, "draw action")
    assert view(state, "cleopatra")["players"]["cleopatra"]["hand"] == ["3", "4", "5", "veto"]
    assert legal(state) == ["draw influence", "draw action"]
    play(state, "draw influence", "deal 2")
    assert hand(state, "cleopatra") == "2 3 4 5 veto"
    assert decides(state) == "chance"


def test_refill_is_a_must_as_long_as_a_pile_has_a_card() -> None:
    """CC-T7: he may not stop, and one pile left is no choice"""
    state = at(player("1 2", influence="3", actions="spy"), player(), votes="orgy")
    play(state, "down 1 senators")
    assert "draw none" not in legal(state)
    play(state, "draw influence", "deal 3")
    assert legal(state) == ["draw action"]
    play(state, "draw action")
    assert hand(state, "cleopatra") == "2 3 spy"
    assert chances(state) == {"turn orgy": 1}


def test_piles_are_never_renewed() -> None:
    """CC-T7: with both piles empty the hand stays small, whatever lies in the discards"""
    state = at(player("1 2", discard="3 4 5 spy"), player(), votes="orgy")
    play(state, "down 1 senators")
    assert (hand(state, "cleopatra"), discard(state, "cleopatra")) == ("2", "3 4 5 spy")
    play(state, "turn orgy", "pass", "done")
    assert decides(state) == "cleopatra"
    assert hand(state, "cleopatra") == "2"


def test_passive_exchanges_any_number_of_cards() -> None:
    """CC-T8: influence and action cards; they are discarded, then as many are drawn"""
    state = at(player("1 2 2 spy veto", influence="5 5 5 5", actions="wrath"), player(), votes="orgy")
    play(state, "pass")
    assert legal(state) == ["done", "exchange 1", "exchange 2", "exchange spy", "exchange veto"]
    play(state, "exchange 2", "exchange 2", "exchange veto")
    assert (hand(state, "cleopatra"), discard(state, "cleopatra")) == ("1 spy", "2 2 veto")
    play(state, "done", "draw influence", "deal 5", "draw action", "draw influence", "deal 5")
    assert hand(state, "cleopatra") == "1 5 5 spy wrath"
    assert decides(state) == "caesar"


@EDITIONS
def test_passive_exchanges_all_cards(edition: str) -> None:
    """CC-T8: all of them"""
    state = at(player("1 2", influence="5 5 5 5 5 4"), player(), edition=edition)
    play(state, "pass", "exchange 1", "exchange 2")
    assert legal(state) == ["done"]
    play(state, "done", "draw influence", "deal 5", "draw influence", "deal 5")
    assert hand(state, "cleopatra") == "5 5"
    assert decides(state) == ("caesar" if edition == "kosmos" else "cleopatra")


def test_passive_without_an_exchange() -> None:
    """CC-T8: none is allowed; then nothing is drawn, though the hand be small"""
    state = at(player("1 2", influence="5 5 5"), player())
    play(state, "pass", "done")
    assert decides(state) == "caesar"
    assert hand(state, "cleopatra") == "1 2"


def test_passive_draws_as_many_not_up_to_five() -> None:
    """CC-T8: three cards before, three cards after"""
    state = at(player("1 2 3", influence="5 5 5"), player())
    play(state, "pass", "exchange 1", "done", "draw influence", "deal 5")
    assert hand(state, "cleopatra") == "2 3 5"
    assert decides(state) == "caesar"


@pytest.mark.parametrize("lines", [["pass", "done"], ["pass", "exchange 1", "done"]])
def test_passive_in_the_italian_edition_refills_to_five(lines: list[str]) -> None:
    """CC-T8: edition italian, also without an exchange"""
    state = at(player("1 2 3", influence="5 5 5 5"), player(), edition="italian")
    play(state, *lines)
    while decides(state) == "cleopatra":
        play(state, "draw influence", "deal 5")
    assert len(hand(state, "cleopatra").split()) == 5


def test_passive_draws_what_the_piles_still_have() -> None:
    """CC-T8, CC-T7: three put away, one pile with one card"""
    state = at(player("1 2 3", actions="spy"), player())
    play(state, "pass", "exchange 1", "exchange 2", "done")
    assert legal(state) == ["draw action"]
    play(state, "draw action")
    assert hand(state, "cleopatra") == "3 spy"
    assert decides(state) == "caesar"


NO_INFLUENCE = player("spy spy veto", influence="1 2 3", actions="wrath scout castling")


def test_without_an_influence_card_one_must_be_exchanged() -> None:
    """CC-T5, CC-T8: `done` comes after the first exchange, and says so"""
    state = at(NO_INFLUENCE, player())
    play(state, "pass")
    assert legal(state) == ["exchange spy", "exchange veto"]
    refused = state.why_not("done")
    assert refused is not None
    assert (refused.message, refused.rule) == ("why-must-exchange", "CC-T8")
    play(state, "exchange spy")
    assert legal(state) == ["done", "exchange spy", "exchange veto"]


def test_without_an_influence_card_one_must_be_drawn() -> None:
    """CC-T5, CC-T8: at the latest as the last card; `draw action` says why not"""
    state = at(NO_INFLUENCE, player())
    play(state, "pass", "exchange spy", "exchange veto", "done")
    assert legal(state) == ["draw influence", "draw action"]
    play(state, "draw action")
    assert legal(state) == ["draw influence"]
    refused = state.why_not("draw action")
    assert refused is not None
    assert (refused.message, refused.rule) == ("why-must-draw-influence", "CC-T8")
    play(state, "draw influence", "deal 3")
    assert hand(state, "cleopatra") == "3 spy wrath"
    assert decides(state) == "caesar"


def test_once_an_influence_card_is_drawn_the_choice_is_free() -> None:
    """CC-T5, CC-T8"""
    state = at(NO_INFLUENCE, player())
    play(state, "pass", "exchange spy", "exchange veto", "done", "draw influence", "deal 1")
    assert legal(state) == ["draw influence", "draw action"]


def test_an_influence_card_in_hand_is_enough() -> None:
    """CC-T8: nothing must be exchanged, and all influence cards may go for action cards"""
    state = at(player("1 spy", influence="2", actions="wrath scout"), player())
    play(state, "pass")
    assert "done" in legal(state)
    play(state, "exchange 1", "done")
    assert legal(state) == ["draw influence", "draw action"]
    play(state, "draw action")
    assert hand(state, "cleopatra") == "spy wrath"
    play(state, "pass", "done", "pass")
    assert legal(state) == ["exchange spy", "exchange wrath"]


@pytest.mark.parametrize(
    ("mine", "options"),
    [
        (player("", influence="1"), {}),  # no card to give
        (NO_INFLUENCE, {"edition": "italian"}),
        (NO_INFLUENCE, {"rules": "1"}),
    ],
)
def test_where_nothing_must_be_exchanged(mine: Json, options: Json) -> None:
    """CC-T8: then `done` comes at once"""
    state = at(mine, player("1 2"), **options)
    play(state, "pass")
    assert legal(state)[0] == "done"
    play(state, "done")
    assert first_words(state) == ({"draw"} if options.get("edition") else {"pass", "down", "up"})


def test_in_version_1_the_last_card_may_be_an_action_card() -> None:
    """CC-T8: as it was"""
    state = at(NO_INFLUENCE, player(), rules="1")
    play(state, "pass", "exchange spy", "done")
    assert legal(state) == ["draw influence", "draw action"]


def test_without_room_nothing_must_be_exchanged() -> None:
    """CC-T5 [J]: passive for want of room, with an influence card in hand"""
    state = at(player("1", influence="2", **FULL), player(), patricians=TWO_GONE)
    play(state, "pass")
    assert legal(state) == ["done", "exchange 1"]


@EDITIONS
def test_passive_means_no_action_and_no_vote_card(edition: str) -> None:
    """CC-T8, CC-V4: no action card, no vote card, no extraordinary vote"""
    state = at(
        player("1 spy", senators="5 5 5 (5)"),
        player(senators="1 1 1 1"),
        votes="senators orgy",
        edition=edition,
    )
    events = play(state, "pass")
    assert first_words(state) == {"done", "exchange"}
    events += play(state, "done")
    assert decides(state) == "caesar"
    assert not named(events, "vote")
    assert not named(events, "turned")


def test_discards_lie_face_up() -> None:
    """CC-T9: everybody may look through them"""
    state = at(player("1 2 spy"), player("3 4"))
    play(state, "pass", "exchange 2", "exchange spy", "done")
    for viewer in ("cleopatra", "caesar", None):
        assert view(state, viewer)["players"]["cleopatra"]["discard"] == ["2", "spy"]


def test_his_own_face_down_cards_he_may_look_at() -> None:
    """CC-T9: he alone"""
    state = at(player("1", senators="(4) (P)"), player("3 4"))
    at_senators = [
        view(state, viewer)["players"]["cleopatra"]["table"]["senators"] for viewer in ("cleopatra", "caesar", None)
    ]
    assert [told["down"] for told in at_senators] == [2, 2, 2]
    assert [told["down_cards"] for told in at_senators] == [["4", "P"], None, None]


def test_what_he_lays_face_down_only_he_knows() -> None:
    """CC-T9, CC-T2: the others see where, not which"""
    state = at(player("1 4"), player())
    event = play(state, "down 4 censors")[0]
    assert event.seen_by(0) == {"event": "laid", "seat": "cleopatra", "group": "censors", "face": "down", "card": "4"}
    assert (
        event.seen_by(1)
        == event.seen_by(None)
        == {
            "event": "laid",
            "seat": "cleopatra",
            "group": "censors",
            "face": "down",
        }
    )
