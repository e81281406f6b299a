"""CC-E1 to CC-E4: how the game ends."""

import pytest

import rostra
from rostra.game import Json, State
from tests.caesar.table import at, chances, decides, hand, legal, lies, named, play, player, ready, reason, view, won

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])
ONE_SENATOR = {"senators": 1, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0}
ONLY_SENATORS = {"praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0}

# CC-E1


@EDITIONS
def test_the_game_ends_at_once_when_all_patricians_are_won(edition: str) -> None:
    """CC-E1: by a vote card"""
    state = at(player("1 1", senators="5"), player(), votes="senators", patricians=ONE_SENATOR, edition=edition)
    events = play(state, "down 1 senators", "turn senators")
    assert (decides(state), reason(state), legal(state)) == ("over", "patricians", [])
    assert [event.name for event in events[-2:]] == ["vote", "ended"]


@EDITIONS
def test_at_once_also_by_an_extraordinary_vote(edition: str) -> None:
    """CC-E1: no refill and no vote card any more"""
    state = at(
        player("1 1", influence="5", senators="5 5 5"),
        player(senators="1 1 1 1"),
        votes="orgy",
        patricians=ONE_SENATOR,
        edition=edition,
    )
    play(state, "down 1 senators")
    assert (reason(state), hand(state, "cleopatra")) == ("patricians", "1")


def test_one_patrician_left_is_not_the_end() -> None:
    """CC-E1"""
    state = at(player("1 1", senators="5"), player(), votes="senators", patricians=ONE_SENATOR | {"senators": 2})
    play(state, "down 1 senators", "turn senators")
    assert reason(state) is None
    assert decides(state) == "caesar"


def test_the_last_influence_cards_end_the_game_after_the_votes_of_that_turn() -> None:
    """CC-E1 [J]: the vote card of the turn still counts"""
    state = at(player("1"), player("", senators="3"), votes="senators orgy")
    play(state, "down 1 senators")
    assert decides(state) == "chance"
    play(state, "turn senators")
    assert reason(state) == "influence"
    assert won(state, "caesar") == {"senators": 1}


@EDITIONS
def test_the_last_influence_card_and_an_extraordinary_vote(edition: str) -> None:
    """CC-E1 [J]: after its votes, in both editions"""
    state = at(player("1", senators="5 5 5"), player("", senators="1 1 1 1"), edition=edition)
    play(state, "down 1 senators")
    assert reason(state) == "influence"
    assert won(state, "cleopatra") == {"senators": 1}


@EDITIONS
def test_action_cards_do_not_keep_the_game_going(edition: str) -> None:
    """CC-E1: influence cards in hand or influence pile, nothing else; those on the table do not count"""
    state = at(
        player("1 spy veto", actions="scout", praetors="5"),
        player("veto", actions="wrath", praetors="(4)"),
        edition=edition,
    )
    play(state, "down 1 senators", "end", "draw action")
    assert reason(state) == "influence"


@pytest.mark.parametrize("who", ["cleopatra", "caesar"])
@pytest.mark.parametrize("where", ["hand", "influence_pile"])
def test_one_card_in_a_hand_or_an_influence_pile_is_enough(who: str, where: str) -> None:
    """CC-E1, CC-E2: a philosopher is an influence card too"""
    left = player("P" if where == "hand" else "", influence="P" if where == "influence_pile" else "")
    state = at(left, player("")) if who == "cleopatra" else at(player(""), left)
    assert reason(state) is None
    assert decides(state) == who


def test_exchanged_away() -> None:
    """CC-E1: also at the end of a passive turn"""
    state = at(player("1 2"), player("spy"))
    play(state, "pass", "exchange 1", "exchange 2")
    assert reason(state) is None
    play(state, "done")
    assert reason(state) == "influence"


def test_only_at_the_end_of_the_turn() -> None:
    """CC-E1: not while a spy has just taken the opponent's last one and the own last one lies"""
    state = at(player("1 spy"), player("1", actions="scout"), votes="orgy")
    play(state, "down 1 senators", "spy", "take 1")
    assert (decides(state), reason(state)) == ("caesar", None)
    play(state, "draw none")
    assert chances(state) == {"turn orgy": 1}
    play(state, "turn orgy")
    assert reason(state) == "influence"


# CC-E2


@EDITIONS
def test_who_has_no_influence_cards_is_skipped(edition: str) -> None:
    """CC-E2: the other plays alone, turn after turn"""
    state = at(player("1 1 1"), player("spy scout", actions="wrath"), edition=edition)
    for _ in range(2):
        play(state, "down 1 senators")
        assert decides(state) == "cleopatra"
    loaded = at(player("spy"), player("1 1"), to_move="cleopatra", edition=edition)
    assert decides(loaded) == "caesar"


def test_influence_in_the_pile_is_enough_not_to_be_skipped() -> None:
    """CC-E2: hand or pile; without one in hand he must be passive"""
    state = at(player("1 1"), player("spy", influence="2"))
    play(state, "down 1 senators")
    assert (decides(state), legal(state)) == ("caesar", ["pass"])


def test_who_is_skipped_may_still_veto() -> None:
    """CC-E2 [J]: and draw for it"""
    state = at(player("1 1 scout"), player("veto", actions="spy", senators="(4)"))
    play(state, "scout senators")
    assert legal(state) == ["veto", "allow"]
    play(state, "veto", "draw action")
    assert (lies(state, "caesar", "senators"), hand(state, "caesar")) == ("(4)", "spy")
    assert decides(state) == "cleopatra"


def test_kosmos_turns_vote_cards_for_the_lone_player() -> None:
    """CC-E2, CC-E3: he plays on as usual"""
    state = at(player("1 1"), player(""), votes="senators orgy")
    play(state, "down 1 senators", "turn senators")
    assert won(state, "cleopatra") == {"senators": 1}


@pytest.mark.parametrize("cards", ["1 2", "1 wrath", "1 castling"])
@EDITIONS
def test_the_lone_player_without_room_ends_the_game(cards: str, edition: str) -> None:
    """CC-E2: at the start of his turn, whatever he holds"""
    state = at(player(cards, senators="1 1 1 1 1"), player(""), patricians=ONLY_SENATORS, edition=edition, votes="orgy")
    assert reason(state) == "blocked"


def full_with_four(hand: str = "1", **options: str) -> State:
    """Eight cards at the only group, four of the lone player: a tie that was seen."""
    four = player(hand, influence="2", senators="1 2 3 4")
    return at(four, player("", senators="4 3 2 1"), votes="orgy shuffle", patricians=ONLY_SENATORS, **options)


@pytest.mark.parametrize("options", [{"edition": "italian"}, {"rules": "1"}, {"rules": "1", "edition": "italian"}])
def test_blocked_by_eight_cards_of_both(options: dict[str, str]) -> None:
    """CC-E2: Italian, and in version 1 everywhere: no group has room (CC-T4), whatever the player holds"""
    assert reason(full_with_four(**options)) == "blocked"
    assert reason(full_with_four("1 wrath", **options)) == "blocked"


def test_kosmos_goes_on_with_four_cards_at_a_full_group() -> None:
    """CC-E2, CC-T5: an action card can resolve the tie"""
    state = full_with_four("1 wrath")
    assert (reason(state), legal(state)) == (None, ["pass", "wrath senators"])
    play(state, "wrath senators", "down 1 senators", "draw influence", "deal 2", "turn orgy")
    assert reason(state) is None


def test_kosmos_without_an_action_card_the_lone_player_can_only_stall() -> None:
    """CC-E2, CC-E4: passive turns, and the second without an exchange ends it"""
    state = full_with_four()
    assert legal(state) == ["pass"]
    play(state, "pass", "exchange 1", "done", "draw influence", "deal 2", "pass", "done")
    assert (reason(state), legal(state)) == (None, ["pass"])
    play(state, "pass", "done")
    assert reason(state) == "stalled"


def test_kosmos_a_turn_without_room_can_take_its_action_in_vain() -> None:
    """CC-E2, CC-T6: then no card is laid, and the vote card is turned"""
    four = player("1 scout", senators="1 2 3 4")
    state = at(four, player("", senators="(4) 3 2 1"), votes="orgy shuffle", patricians=ONLY_SENATORS)
    play(state, "scout senators")
    assert decides(state) == "chance"
    play(state, "turn orgy")
    assert (reason(state), legal(state)) == (None, ["pass"])


@pytest.mark.parametrize("four", ["senators", "aediles"])
def test_kosmos_five_own_cards_at_every_group_that_is_left(four: str) -> None:
    """CC-E2: with five at one and four of eight at the other the game goes on"""
    left = {"senators": 5, "praetors": 0, "quaestors": 0, "censors": 0, "aediles": 3}
    five: Json = {"senators": "1 1 1 1 1", "aediles": "2 2 2 2 2"}
    assert reason(at(player("1", **five), player(""), patricians=left)) == "blocked"
    theirs: Json = {four: "5 5 5 5"}
    assert reason(at(player("1", **five | {four: "3 3 3 3"}), player("", **theirs), patricians=left)) is None


def test_blocked_although_the_influence_cards_are_in_the_pile() -> None:
    """CC-E2: whatever he holds"""
    state = at(player("spy", influence="2", senators="1 1 1 1 1"), player(""), patricians=ONLY_SENATORS)
    assert reason(state) == "blocked"


def test_one_place_is_enough_to_go_on() -> None:
    """CC-E2"""
    state = at(player("1", senators="1 1 1 1"), player(""), patricians=ONLY_SENATORS)
    assert reason(state) is None


def test_two_players_without_room_are_not_blocked() -> None:
    """CC-E2: only a lone player"""
    state = at(player("1", senators="1 1 1 1 1"), player("1"), patricians=ONLY_SENATORS)
    assert reason(state) is None
    assert legal(state) == ["pass"]


def test_caesar_alone_without_room() -> None:
    """CC-E2: the same for him; while Cleopatra has influence cards he is not alone"""
    alone = at(player(""), player("1", senators="1 1 1 1 1"), to_move="caesar", patricians=ONLY_SENATORS)
    assert reason(alone) == "blocked"
    for hers in (player("1"), player("", influence="1")):
        state = at(hers, player("1", senators="1 1 1 1 1"), to_move="caesar", patricians=ONLY_SENATORS)
        assert (reason(state), legal(state)) == (None, ["pass"])


def test_blocked_at_the_start_of_his_turn_no_vote_card_is_turned() -> None:
    """CC-E2: the turn that took the last place still has its vote card, then the game ends"""
    state = at(player("1 2 2", senators="1 1 1 1"), player(""), patricians=ONLY_SENATORS, votes="orgy shuffle")
    events = play(state, "down 2 senators", "turn orgy")
    assert reason(state) == "blocked"
    assert state.position()["votes"]["deck"] == ["shuffle"]
    assert len(named(events, "turned")) == 1


def test_blocked_when_the_other_becomes_unable_to_play_on() -> None:
    """CC-E2: the last card of the opponent is laid, the next turn is the lone player's, who has no room"""
    state = at(
        player("1", senators="1 1 1 1 1"),
        player("1", senators="2"),
        to_move="caesar",
        patricians=ONLY_SENATORS,
    )
    play(state, "down 1 senators")
    assert reason(state) == "blocked"


# CC-E3


def last_card_of_cleopatra(edition: str) -> State:
    state = at(
        player("1", senators="5 5 5", actions="spy"),
        player("1 1", senators="1 1 1 1"),
        votes="praetors orgy",
        edition=edition,
    )
    play(state, "down 1 senators", "draw action")
    return state


def test_italian_turns_no_vote_card_from_the_moment_one_is_without_influence() -> None:
    """CC-E3: also within that turn; the extraordinary vote is held"""
    state = last_card_of_cleopatra("italian")
    assert won(state, "cleopatra") == {"senators": 1}
    assert decides(state) == "caesar"
    play(state, "down 1 praetors")
    assert decides(state) == "caesar"
    assert state.position()["votes"]["deck"] == ["praetors", "orgy"]


def test_kosmos_turns_it() -> None:
    """CC-E3: only the Italian edition stops"""
    assert decides(last_card_of_cleopatra("kosmos")) == "chance"


def test_italian_when_a_spy_takes_the_last_card_of_the_opponent() -> None:
    """CC-E3: from that moment, within that turn"""
    state = at(player("1 1 spy"), player("1", actions="scout"), votes="orgy", edition="italian")
    play(state, "spy", "take 1", "draw action", "down 1 senators")
    assert decides(state) == "cleopatra"
    assert state.position()["votes"]["deck"] == ["orgy"]


def test_italian_goes_on_as_long_as_both_have_influence() -> None:
    """CC-E3: hand or pile"""
    in_hand = at(player("1 2"), player("2"), votes="orgy", edition="italian")
    play(in_hand, "down 1 senators")
    assert chances(in_hand) == {"turn orgy": 1}
    in_pile = at(
        player("1 veto veto spy spy", influence="2", actions="scout"),
        player("", influence="3"),
        votes="orgy",
        edition="italian",
    )
    play(in_pile, "down 1 senators", "draw action")
    assert hand(in_pile, "cleopatra") == "spy spy scout veto veto"
    assert chances(in_pile) == {"turn orgy": 1}


def test_italian_lone_player_gets_extraordinary_votes_only() -> None:
    """CC-E3"""
    state = at(
        player("1 1", senators="5 5 5"), player("", senators="1 1 1 1"), votes="senators orgy", edition="italian"
    )
    events = play(state, "down 1 senators")
    assert [told["extraordinary"] for told in named(events, "vote")] == [True]
    events += play(state, "down 1 praetors")
    assert not named(events, "turned")


# CC-E4


@EDITIONS
def test_four_passive_turns_without_an_exchange(edition: str) -> None:
    """CC-E4 [J]: the fourth ends the game, the third does not"""
    state = ready(edition=edition)
    play(state, *["pass", "done"] * 3)
    assert reason(state) is None
    play(state, "pass", "done")
    assert reason(state) == "stalled"
    assert state.outcome() is not None


@pytest.mark.parametrize("break_it", [["pass", "exchange 1", "done", "draw influence", "deal 1"], ["down 1 senators"]])
def test_an_exchange_or_an_active_turn_begins_the_count_anew(break_it: list[str]) -> None:
    """CC-E4 [J]: four in a row"""
    state = ready()
    play(state, *["pass", "done"] * 3, *break_it)
    if decides(state) == "caesar":
        play(state, "draw influence", "deal 1", "turn orgy")
    play(state, *["pass", "done"] * 3)
    assert reason(state) is None
    play(state, "pass", "done")
    assert reason(state) == "stalled"


def test_putting_cards_away_is_an_exchange_though_the_piles_are_empty() -> None:
    """CC-E4 [J]: a card went"""
    state = at(player("1 2 3"), player("1 2 3"))
    play(state, *["pass", "done"] * 3, "pass", "exchange 3", "done")
    assert reason(state) is None
    play(state, *["pass", "done"] * 4)
    assert reason(state) == "stalled"


def test_two_passive_turns_while_one_plays_alone() -> None:
    """CC-E4 [J]"""
    state = at(player("1 2 3"), player(""))
    play(state, "pass", "done")
    assert reason(state) is None
    play(state, "pass", "done")
    assert reason(state) == "stalled"


def test_alone_too_an_exchange_begins_anew() -> None:
    """CC-E4 [J]"""
    state = at(player("1 2 3"), player(""))
    play(state, "pass", "done", "pass", "exchange 1", "done", "pass", "done")
    assert reason(state) is None
    play(state, "pass", "done")
    assert reason(state) == "stalled"


def test_a_loaded_position_starts_at_zero() -> None:
    """CC-E4 [J]: what came before is not counted"""
    state = at(player("1 2"), player("1 2"))
    play(state, *["pass", "done"] * 3)
    again = rostra.load("caesar").position(state.position())
    play(again, *["pass", "done"] * 3)
    assert reason(again) is None
    play(again, "pass", "done")
    assert reason(again) == "stalled"


def test_drawing_without_discarding_is_no_exchange() -> None:
    """CC-E4 [J]: the Italian refill of a passive player"""
    state = at(player("1", influence="2 2 2 2"), player("1", influence="2 2 2 2"), edition="italian")
    for _ in range(2):
        play(state, "pass", "done", *["draw influence", "deal 2"] * 4)
    assert reason(state) is None
    play(state, *["pass", "done"] * 2)
    assert reason(state) == "stalled"


def test_everything_is_open_after_the_end() -> None:
    """CC-E4: the game is scored; nobody decides any more"""
    state = at(player("1 2", won={"senators": 2}), player(""))
    play(state, *["pass", "done"] * 2)
    outcome = view(state, None)["outcome"]
    assert (outcome["points"], outcome["winners"], outcome["reason"]) == ([2, 0], ["cleopatra"], "stalled")
    assert state.actions() == []
