"""NE-T: rounds and turns."""

import pytest

from rostra.game import State
from tests.nero.table import (
    THREE,
    at,
    can,
    cannot,
    chances,
    deal,
    decides,
    discarded,
    first_words,
    hand,
    idle,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    points,
    ready,
    starting,
    view,
)

EMPTY = player(hand="")


def end_of_round(points_of: tuple[int, int, int, int], opener: str) -> str:
    """The opener of the round after this one, when all have these points and nobody gets more."""
    galba, vitellius, otho, vespasian = (player("", hand="", points=number) for number in points_of)
    state = at(galba | {"hand": "crisis"}, vitellius, otho, vespasian, opener=opener)
    play(state, "activate lusitania; move-card crisis")
    events = play(state, "end-turn")
    return str(named(events, "round")[0]["opener"])


# Whose turn it is


def test_seat_1_opens_the_first_round_then_clockwise() -> None:
    """NE-T1: whoever sits there"""
    state = ready()
    assert view(state)["opener"] == "galba"
    order = []
    for _ in range(5):
        order.append(decides(state))
        idle(state)
    assert order == ["galba", "vitellius", "otho", "vespasian", "galba"]


def test_clockwise_is_the_order_of_the_seats() -> None:
    """NE-T1: not that of the areas"""
    state = at(seats="otho galba vespasian vitellius")
    order = []
    for _ in range(4):
        order.append(decides(state))
        idle(state)
    assert order == ["otho", "galba", "vespasian", "vitellius"]


@pytest.mark.parametrize(
    ("points_of", "opener", "following"),
    [
        ((5, 4, 3, 6), "galba", "otho"),
        ((5, 4, 6, 3), "galba", "vespasian"),
        ((1, 4, 6, 3), "galba", "galba"),
        ((2, 2, 2, 2), "galba", "vitellius"),
        ((2, 2, 2, 2), "vespasian", "galba"),
        ((2, 5, 2, 5), "galba", "otho"),
        ((2, 5, 2, 5), "otho", "galba"),
        ((2, 5, 2, 5), "vitellius", "otho"),
        ((2, 5, 5, 2), "vitellius", "vespasian"),
    ],
)
def test_the_fewest_points_open_the_next_round(
    points_of: tuple[int, int, int, int], opener: str, following: str
) -> None:
    """NE-T1: tied the first of them clockwise after the previous opener, who comes last himself"""
    assert end_of_round(points_of, opener) == following


def test_the_opener_begins_when_all_cards_are_dealt() -> None:
    """NE-T1, NE-T5: after the deal it is his turn"""
    state = at(
        player("", hand="crisis"), player("", hand="", points=1), player("", hand=""), player("", hand="", points=1)
    )
    play(state, "activate lusitania; move-card crisis; end-turn")
    assert decides(state) == "chance"
    assert view(state)["round"] == 2
    deal(state)
    assert decides(state) == view(state)["opener"] == "otho"


def test_there_are_four_rounds() -> None:
    """NE-T1: after the fourth the game is over"""
    state = ready(length="short")
    rounds = []
    while decides(state) != "over":
        if decides(state) == "chance":
            rounds.append(view(state)["round"])
            deal(state)
        idle(state)
    assert rounds == [2, 3, 4]


# What can be done in a turn


def test_at_least_one_card_must_be_used() -> None:
    """NE-T2: before that no end of the turn"""
    state = at(player(hand="galley senate"))
    assert cannot(state, "end-turn")
    assert can(after_move(state), "end-turn")


def after_move(state: State) -> State:
    then = state.clone()
    play(then, "activate lusitania; move-card galley")
    return then


def test_an_event_is_a_use_too() -> None:
    """NE-T2: in whatever way; also one that is countered"""
    state = at(player(hand="galley senate"))
    play(state, "event senate")
    assert can(state, "end-turn")
    state = at(player(hand="galley senate"), otho=player(hand="bad-omens"))
    play(state, "event senate; counter bad-omens")
    assert can(state, "end-turn")


def test_activating_alone_is_no_use() -> None:
    """NE-T2, NE-J2: a card must follow"""
    state = at(player(hand="galley senate"))
    play(state, "activate baetica")
    assert legal(state) == ["move-card galley", "move-card senate"]


def test_at_most_4_cards_for_bp() -> None:
    """NE-T2: then neither a card nor an activation, but events on top without limit"""
    state = at(player(hand="galley galley bribery bribery senate senate senate praetorian-guard"))
    play(state, "activate baetica; move-card galley; move-card galley; activate baetica; move-card bribery")
    assert can(state, "move-card bribery; activate baetica")
    play(state, "move-card bribery")
    assert view(state)["this_turn"]["cards_used"] == 4
    assert starting(state, "move-card") == starting(state, "activate") == []
    play(state, "event senate; event senate; event senate; event praetorian-guard")
    assert view(state)["players"]["galba"]["kp"]["cards"] == 4
    assert hand(state, "galba") == ""
    assert can(state, "end-turn")


def test_events_do_not_count_among_the_4() -> None:
    """NE-T2"""
    state = at(player(hand="galley galley galley galley senate senate senate praetorian-guard"))
    play(state, "event senate; event senate; event senate; event praetorian-guard; activate baetica")
    play(state, "move-card galley; move-card galley; move-card galley; move-card galley")
    assert hand(state, "galba") == ""


def test_gp_count_among_the_4_in_the_own_turn() -> None:
    """NE-T2, NE-F2: two for BP leave two for GP, and after them none for BP"""
    state = at(player("italia-nord 3", hand="galley galley bribery bribery bribery"), otho="italia-sud 1")
    play(state, "activate italia-nord; move-card galley; move-card galley; force 3; step italia-sud; stay")
    play(state, "attack otho; battle-card bribery; battle-card bribery")
    assert legal(state) == ["ready"]
    play(state, "ready; ready")
    assert cannot(state, "move-card bribery")


def test_the_count_begins_anew_every_turn() -> None:
    """NE-T2: and so does everything else of a turn"""
    state = at(player(hand="galley galley bribery bribery crisis senate"))
    play(state, "activate baetica; move-card galley; move-card galley; move-card bribery; move-card bribery; end-turn")
    for _ in range(3):
        idle(state)
    assert decides(state) == "galba"
    assert cannot(state, "end-turn")
    assert can(state, "activate baetica")


def test_cards_for_bp_and_events_in_any_order() -> None:
    """NE-T2: an event between two steps"""
    state = at(player("baetica 2", hand="galley senate bribery"))
    play(state, "activate baetica; move-card bribery; force 1; step lusitania; event senate; step baetica")
    play(state, "move-card galley; step tarraconensis; halt")
    assert legions(state, "tarraconensis") == {"galba": 1}


def test_a_player_without_cards_is_skipped() -> None:
    """NE-T2"""
    state = at(player(hand="galley galley"), player(hand=""), player(hand=""))
    idle(state)
    assert decides(state) == "vespasian"
    idle(state)
    assert decides(state) == "galba"


def test_a_position_of_a_player_without_cards_is_that_of_the_next() -> None:
    """NE-T2: loading applies it"""
    state = at(player(hand=""), player(hand="galley"))
    assert decides(state) == "vitellius"


def test_who_loses_his_last_card_to_an_answer_is_skipped_too() -> None:
    """NE-T2, NE-C2"""
    state = at(player(hand="galley senate"), player(hand="bad-omens"))
    play(state, "event senate; counter bad-omens; end-turn")
    assert decides(state) == "otho"


# Once a turn, own turn

ONCE = "galley ave-caesar rebellion revolt-moesia assassin germans traitor"


def test_once_a_turn() -> None:
    """NE-T3: the event of that name, not its use for BP"""
    state = at(player(hand="rebellion rebellion rebellion"))
    play(state, "event rebellion; at moesia otho")
    assert cannot(state, "event rebellion")
    assert view(state)["this_turn"]["played_once"] == ["rebellion"]
    play(state, "activate lusitania; move-card rebellion; end-turn")
    for _ in range(3):
        idle(state)
    assert can(state, "event rebellion")


def test_also_when_it_was_countered() -> None:
    """NE-T3, NE-C2: it was played"""
    state = at(player(hand="rebellion rebellion"), otho=player(hand="bad-omens"))
    play(state, "event rebellion; at moesia otho; counter bad-omens")
    assert cannot(state, "event rebellion")


def test_events_without_the_mark_can_be_played_again() -> None:
    """NE-T3: senate, guard and crisis"""
    state = at(player(hand="senate senate praetorian-guard praetorian-guard"))
    play(state, "event senate; event praetorian-guard")
    assert can(state, "event senate; event praetorian-guard")
    assert view(state)["this_turn"]["played_once"] == []
    state = at(player(hand="crisis crisis", rank="emperor"), player(rank="emperor"))
    play(state, "event crisis; target galba")
    assert can(state, "event crisis")


@pytest.mark.parametrize("event", ONCE.split())
def test_which_events_are_once_a_turn(event: str) -> None:
    """NE-T3: those marked in the table of cards"""
    two = {"revolt-moesia": "revolt-moesia revolt-iudaea"}.get(event, f"{event} {event}")
    chosen = {
        "galley": "from baetica; to belgica; load 1; stay; halt",
        "rebellion": "at moesia otho",
        "assassin": "target otho",
        "germans": "at germania-superior; send belgica",
        "traitor": "target otho; steal senate",
    }
    state = at(
        player("lusitania 1 baetica 1 tarraconensis 1 aquitania 1", hand=f"{two} senate"),
        player(hand="senate"),
        player(hand="senate", rank="emperor", leader="roma"),
        player(hand="senate"),
    )
    play(state, f"event {event}", chosen.get(event, ""))
    while decides(state) == "otho":
        play(state, legal(state)[0])
    assert view(state)["this_turn"]["played_once"] == [event]
    assert cannot(state, f"event {event}")


@pytest.mark.parametrize("answer", ["bribery", "bad-omens", "bad-weather", "bad-health"])
def test_answers_are_no_events_of_their_own(answer: str) -> None:
    """NE-T3, NE-C: an "any turn" card is played as an answer only"""
    assert cannot(at(player(hand=answer)), f"event {answer}")


def test_own_events_cannot_be_played_in_the_turn_of_another() -> None:
    """NE-T3: there is nothing to ask him"""
    state = at(player(hand="senate galley"), otho=player(hand="senate assassin crisis traitor galley"))
    play(state, "event senate")
    assert decides(state) == "galba"


# The end of a round


def test_the_last_turn_of_a_round() -> None:
    """NE-T4: only this player has cards when his turn begins: what he keeps is lost"""
    state = at(player("", hand="galley crisis senate"), player(hand=""), player(hand=""), player(hand=""))
    assert view(state)["this_turn"]["last_of_round"]
    play(state, "activate lusitania; move-card galley")
    events = play(state, "end-turn")
    assert named(events, "lost") == [{"seat": "galba", "cards": 2}]
    assert decides(state) == "chance"
    assert view(state)["round"] == 2
    assert hand(state, "galba") == ""


def test_the_last_turn_of_the_last_seat() -> None:
    """NE-T4: whoever it is; his cards are dealt again like all others"""
    state = at(EMPTY, EMPTY, EMPTY, player("", hand="galley crisis senate"))
    events = play(state, "activate iudaea; move-card galley; end-turn")
    assert named(events, "lost") == [{"seat": "vespasian", "cards": 2}]
    assert [hand(state, name) for name in state.seats] == ["", "", "", ""]
    assert (chances(state)["deal crisis"], chances(state)["deal senate"], chances(state)["deal galley"]) == (3, 4, 4)


def test_it_is_not_the_last_if_somebody_had_cards_when_it_began() -> None:
    """NE-T4: although he has spent them since"""
    state = at(player(hand="galley senate crisis"), player(hand="bad-omens"), player(hand=""), player(hand=""))
    assert not view(state)["this_turn"]["last_of_round"]
    play(state, "event senate; counter bad-omens; end-turn")
    assert decides(state) == "galba"
    assert view(state)["this_turn"]["last_of_round"]
    assert view(state)["round"] == 1


def test_the_round_ends_when_nobody_has_cards() -> None:
    """NE-T4"""
    state = at(player(hand="galley"), player(hand="crisis"), player(hand=""), player(hand=""))
    idle(state)
    assert view(state)["round"] == 1
    idle(state)
    assert view(state)["round"] == 2


def test_at_the_end_of_a_round_markers_come_off() -> None:
    """NE-T5, NE-R2: retreat markers and that of the Germans; and new cards"""
    state = at(
        player(hand="galley"),
        player(hand="", marked="belgica 2"),
        player("", hand="", marked="syria 3"),
        player(hand=""),
        germans="germania-superior",
    )
    assert view(state)["germans"] == "germania-superior"
    idle(state)
    assert view(state)["germans"] is None
    assert legions(state, "belgica") == {"vitellius": 3}
    assert legions(state, "syria") == {"otho": 3, "vespasian": 1}
    assert sum(chances(state).values()) == 55
    assert discarded(state) == ""
    deal(state)
    assert [len(hand(state, name).split()) for name in state.seats] == [10, 10, 10, 10]


def test_at_the_end_of_a_round_the_board_stays() -> None:
    """NE-T5: leaders and legions stand where they stand, ranks are kept"""
    state = at(player("syria 2", hand="galley", leader="roma", rank="candidate"), EMPTY, EMPTY, EMPTY)
    idle_in_rome = "activate syria; move-card galley; end-turn"
    assert state.position()["leaders"]["galba"]["rank"] == "emperor"  # NE-K3: he was in Rome
    play(state, idle_in_rome)
    assert (leader_at(state, "galba"), legions(state, "syria")["galba"]) == ("roma", 2)
    assert state.position()["leaders"]["galba"]["rank"] == "emperor"
    assert points(state, "galba") == 5 + 2


def test_there_is_nothing_to_trade() -> None:
    """NE-T6: no line of the notation gives a card, a legion or a point to somebody"""
    state = ready()
    words = {state.text(action).split()[0] for action in range(424 + 5 * 17)}
    assert not words & {"give", "trade", "offer", "promise", "pay", "swap"}
    assert first_words(state) == {"activate", "event"}


def test_three_players_go_round() -> None:
    """NE-T1"""
    state = at(seats=THREE)
    order = []
    for _ in range(4):
        order.append(decides(state))
        idle(state)
    assert order == ["galba", "vitellius", "otho", "galba"]
