"""CC-A1 to CC-A5 and CC-A7: what the action cards do. The veto has a file of its own."""

import pytest

from rostra.game import Json
from tests.caesar.table import (
    GROUPS,
    aside,
    at,
    decides,
    discard,
    first_words,
    hand,
    legal,
    lies,
    named,
    play,
    player,
    seen,
    view,
)

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])


def plays(lines: list[str]) -> list[str]:
    """Only those lines that play an action card."""
    return [line for line in lines if line.split()[0] in ("assassinate", "spy", "castle", "scout", "wrath")]


# Assassination


@EDITIONS
@pytest.mark.parametrize("victim", ["4", "P"])
def test_assassination_discards_a_face_up_card_of_the_opponent(victim: str, edition: str) -> None:
    """CC-A1: a philosopher too; one card only"""
    state = at(player("1 2 assassination"), player(censors="4 4 P (5)"), edition=edition)
    play(state, f"assassinate censors {victim}")
    assert lies(state, "caesar", "censors") == ("4 P (5)" if victim == "4" else "4 4 (5)")
    assert (discard(state, "caesar"), discard(state, "cleopatra")) == (victim, "assassination")
    assert hand(state, "cleopatra") == "1 2"


def test_assassination_at_any_group() -> None:
    """CC-A1, CC-A7: exactly the face-up enemy cards are targets"""
    table: Json = {"senators": "1", "praetors": "2", "quaestors": "3 (4)", "censors": "(5)", "aediles": "P 5"}
    state = at(player("1 assassination", senators="5", censors="4"), player(**table))
    assert plays(legal(state)) == [
        "assassinate senators 1",
        "assassinate praetors 2",
        "assassinate quaestors 3",
        "assassinate aediles 5",
        "assassinate aediles P",
    ]


def test_assassination_needs_a_face_up_enemy_card() -> None:
    """CC-A7: own cards and face-down ones are no targets"""
    assert plays(legal(at(player("1 assassination", senators="5"), player(senators="(4)")))) == []


# Spy


@EDITIONS
def test_spy_chooses_a_card_that_is_discarded(edition: str) -> None:
    """CC-A2: any card of the opponent's hand"""
    state = at(player("1 spy"), player("2 2 P wrath", influence="5"), edition=edition)
    play(state, "spy")
    assert decides(state) == "cleopatra"
    assert legal(state) == ["take 2", "take P", "take wrath"]
    play(state, "take 2")
    assert (hand(state, "caesar"), discard(state, "caesar")) == ("2 P wrath", "2")
    assert discard(state, "cleopatra") == "spy"


def test_spy_sees_the_hand_and_nobody_else_does() -> None:
    """CC-A2: the player of the spy alone; the card taken is seen by all"""
    state = at(player("1 spy"), player("2 P wrath"))
    events = play(state, "spy")
    assert [told.get("hand") for told in seen(events, "cleopatra")] == [None, ["2", "P", "wrath"]]
    assert not [told for told in seen(events, None) + seen(events, "caesar") if "hand" in told]
    assert view(state, "cleopatra")["players"]["caesar"]["hand"] == ["2", "P", "wrath"]
    assert view(state, None)["players"]["caesar"]["hand"] is None
    taken = play(state, "take wrath")
    assert seen(taken, None) == [{"event": "taken", "seat": "caesar", "card": "wrath"}]
    assert view(state, "cleopatra")["players"]["caesar"]["spied"]["cards"] == ["2", "P"]


@pytest.mark.parametrize(
    ("lines", "afterwards"),
    [
        (["draw influence", "deal 5"], "2 5"),
        (["draw action"], "2 scout"),
        (["draw none"], "2"),
    ],
)
def test_the_victim_of_a_spy_may_draw_at_once(lines: list[str], afterwards: str) -> None:
    """CC-A2: one card from a pile of his choice, or not; then the turn goes on"""
    state = at(player("1 spy"), player("2 wrath", influence="5 5", actions="scout spy"))
    play(state, "spy", "take wrath")
    assert decides(state) == "caesar"
    assert legal(state) == ["draw influence", "draw action", "draw none"]
    play(state, *lines)
    assert hand(state, "caesar") == afterwards
    assert decides(state) == "cleopatra"
    assert first_words(state) == {"down"}


def test_the_victim_of_a_spy_is_asked_even_with_both_piles_empty() -> None:
    """CC-A2: one answer only"""
    state = at(player("1 spy"), player("2 wrath"))
    play(state, "spy", "take wrath")
    assert (decides(state), legal(state)) == ("caesar", ["draw none"])


def test_spy_needs_an_enemy_hand_card() -> None:
    """CC-A7"""
    assert plays(legal(at(player("1 spy"), player("", influence="1")))) == []
    assert plays(legal(at(player("1 spy"), player("veto", influence="1")))) == ["spy"]


def test_spy_can_take_the_last_card() -> None:
    """CC-A2: the hand may be empty then"""
    state = at(player("1 spy"), player("veto", influence="1"))
    play(state, "spy", "allow", "take veto", "draw none")
    assert hand(state, "caesar") == ""


# Castling


@EDITIONS
def test_castling_deals_the_own_cards_of_two_groups_out_again(edition: str) -> None:
    """CC-A3: face-up and face-down ones, all face down now; the opponent's stay"""
    state = at(
        player("1 castling", censors="5 (2)", aediles="P (3)", senators="4"),
        player(censors="1", aediles="(2)"),
        edition=edition,
    )
    play(state, "castle censors aediles")
    assert (aside(state, "cleopatra"), lies(state, "cleopatra", "censors")) == ("2 3 5 P", "")
    play(state, "assign 5 aediles", "assign 3 censors", "assign 2 aediles", "assign P censors")
    assert (lies(state, "cleopatra", "censors"), lies(state, "cleopatra", "aediles")) == ("(3) (P)", "(5) (2)")
    assert lies(state, "cleopatra", "senators") == "4"
    assert (lies(state, "caesar", "censors"), lies(state, "caesar", "aediles")) == ("1", "(2)")
    assert (discard(state, "cleopatra"), aside(state, "cleopatra")) == ("castling", "")
    assert first_words(state) == {"down"}


def test_castling_by_caesar_after_his_influence_cards() -> None:
    """CC-A3, CC-T3: the last thing he does; with the last card laid the turn goes on"""
    state = at(
        player(censors="(1)"),
        player("2 3 castling", censors="5", aediles="P"),
        to_move="caesar",
        votes="orgy",
    )
    play(state, "up 2 aediles", "up 3 senators", "castle censors aediles")
    play(state, "assign 5 aediles", "assign 2 censors", "assign P censors")
    assert (lies(state, "caesar", "censors"), lies(state, "caesar", "aediles")) == ("(2) (P)", "(5)")
    assert lies(state, "cleopatra", "censors") == "(1)"
    assert decides(state) == "chance"


def test_castling_goes_from_the_highest_card_to_the_philosophers() -> None:
    """CC-A3: the order in which they are asked"""
    state = at(player("1 castling", censors="P 1 (4)", aediles="4 (P) 2"), player())
    play(state, "castle censors aediles")
    asked = []
    while "assign" in first_words(state):
        assert {line.split()[2] for line in legal(state)} <= {"censors", "aediles"}
        asked.append(legal(state)[0].split()[1])
        play(state, legal(state)[0])
    assert asked == ["4", "4", "2", "1", "P", "P"]


@pytest.mark.parametrize("group", ["censors", "aediles"])
def test_castling_may_leave_one_group_empty(group: str) -> None:
    """CC-A3: either of the two"""
    state = at(player("1 castling", censors="5 2", aediles="3"), player())
    play(state, "castle censors aediles", *(f"assign {card} {group}" for card in "532"))
    assert lies(state, "cleopatra", group) == "(5) (3) (2)"
    assert lies(state, "cleopatra", "aediles" if group == "censors" else "censors") == ""


def test_castling_keeps_to_five_of_a_player() -> None:
    """CC-A3, CC-T4: the sixth must go to the other group"""
    state = at(player("1 castling", censors="5 5 5", aediles="4 4 4"), player())
    play(state, "castle censors aediles", *["assign 5 censors"] * 3, *["assign 4 censors"] * 2)
    assert legal(state) == ["assign 4 aediles"]


def test_castling_keeps_to_eight_of_both() -> None:
    """CC-A3, CC-T4: five of the opponent leave room for three"""
    state = at(player("1 castling", censors="5 5", aediles="4 4"), player(censors="1 1 1 1 1"))
    play(state, "castle censors aediles", *["assign 5 censors"] * 2, "assign 4 censors")
    assert legal(state) == ["assign 4 aediles"]


def test_castling_keeps_to_the_limits_at_the_second_group_too() -> None:
    """CC-A3, CC-T4"""
    state = at(player("1 castling", censors="5 5 5", aediles="4 4 4"), player())
    play(state, "castle censors aediles", *["assign 5 aediles"] * 3, *["assign 4 aediles"] * 2)
    assert legal(state) == ["assign 4 censors"]


def test_castling_needs_patricians_at_both_groups() -> None:
    """CC-A3: two groups that still have patricians"""
    state = at(player("1 castling", censors="5"), player(), patricians={"senators": 0, "praetors": 0})
    assert plays(legal(state)) == ["castle quaestors censors", "castle censors aediles"]


def test_castling_needs_an_own_card_at_one_of_the_two() -> None:
    """CC-A7: the opponent's do not count; one group may be empty; named in board order"""
    state = at(player("1 castling", quaestors="(5)"), player(senators="1", aediles="2"))
    assert plays(legal(state)) == [
        "castle senators quaestors",
        "castle praetors quaestors",
        "castle quaestors censors",
        "castle quaestors aediles",
    ]
    assert plays(legal(at(player("1 castling"), player(senators="1")))) == []


def test_castling_is_named_in_board_order() -> None:
    """CC-A3"""
    everywhere: Json = dict.fromkeys(GROUPS, "2")
    state = at(player("1 castling", **everywhere), player())
    assert len(plays(legal(state))) == 10
    no = state.why_not("castle aediles censors")
    assert no is not None
    assert (no.rule, no.details) == ("CC-A3", {"right": "castle censors aediles"})


def test_while_castling_the_opponent_sees_nothing_then_only_counts() -> None:
    """CC-A3: nothing until the last card lies; not where they lie now"""
    state = at(player("1 castling", censors="5 (2)", aediles="(3)"), player())
    play(state, "castle censors aediles")
    before = (view(state, "caesar"), view(state, None))
    for line in ("assign 5 aediles", "assign 3 censors"):
        events = play(state, line)
        assert seen(events, "caesar") == seen(events, None) == []
        assert (view(state, "caesar"), view(state, None)) == before
    events = play(state, "assign 2 aediles")
    castled = {"event": "castled", "seat": "cleopatra", "groups": ["censors", "aediles"], "counts": [1, 2]}
    assert castled in seen(events, "caesar")
    assert "assigned" not in {told["event"] for told in seen(events, "caesar") + seen(events, None)}
    lying = view(state, "caesar")["players"]["cleopatra"]["table"]
    assert (lying["censors"], lying["aediles"]) == (
        {"up": [], "down": 1, "down_cards": None},
        {"up": [], "down": 2, "down_cards": None},
    )


def test_the_castler_sees_his_own_cards() -> None:
    """CC-A3, CC-T9: what he has laid again and what not yet"""
    state = at(player("1 castling", censors="5 (2)", aediles="(3)"), player())
    play(state, "castle censors aediles", "assign 5 aediles")
    own = view(state, "cleopatra")["players"]["cleopatra"]
    assert own["aside"] == {"count": 2, "cards": ["2", "3"]}
    assert own["table"]["aediles"]["down_cards"] == ["5"]


def test_the_opponent_knows_which_cards_they_are_together() -> None:
    """CC-A3: two ways to lay the same cards with the same counts look the same to him"""
    told = []
    for lines in (["assign 5 aediles", "assign 3 censors"], ["assign 5 censors", "assign 3 aediles"]):
        state = at(player("1 castling", censors="5", aediles="3"), player())
        events = play(state, "castle censors aediles", *lines)
        told.append((seen(events, "caesar"), seen(events, None), view(state, "caesar"), view(state, None)))
    assert told[0] == told[1]
    unseen = told[0][2]["players"]["cleopatra"]["unseen"]
    assert (unseen["3"], unseen["5"], unseen["1"]) == (1, 1, 1)


# Scout


@EDITIONS
def test_scout_turns_all_cards_of_the_opponent_at_one_group(edition: str) -> None:
    """CC-A4: at this group, not the own ones; for everybody to see"""
    state = at(player("1 scout", senators="(5)"), player(senators="3 (4) (P)", praetors="(2)"), edition=edition)
    events = play(state, "scout senators")
    assert lies(state, "caesar", "senators") == "3 4 P"
    assert (lies(state, "cleopatra", "senators"), lies(state, "caesar", "praetors")) == ("(5)", "(2)")
    assert named(events, "scouted") == [{"seat": "caesar", "group": "senators", "cards": ["4", "P"]}]


def test_scouted_cards_stay_face_up() -> None:
    """CC-A4: also in the turns after"""
    state = at(player("1 1 scout"), player(senators="(4)"))
    play(state, "scout senators", "down 1 praetors", "pass", "done")
    assert lies(state, "caesar", "senators") == "4"
    assert view(state, "cleopatra")["players"]["caesar"]["table"]["senators"]["up"] == ["4"]


def test_scout_needs_a_face_down_enemy_card_at_the_group() -> None:
    """CC-A7: own cards and face-up ones do not count"""
    state = at(player("1 scout", senators="(5)"), player(praetors="2", quaestors="(P)", aediles="1 (3)"))
    assert plays(legal(state)) == ["scout quaestors", "scout aediles"]


# Wrath of the gods


@EDITIONS
def test_wrath_discards_all_cards_of_both_at_one_group(edition: str) -> None:
    """CC-A5: face up or down, philosophers too; no patrician moves"""
    state = at(player("1 wrath", aediles="5 (P)", senators="4"), player(aediles="2 (3)", senators="1"), edition=edition)
    play(state, "wrath aediles")
    assert lies(state, "cleopatra", "aediles") == lies(state, "caesar", "aediles") == ""
    assert (discard(state, "cleopatra"), discard(state, "caesar")) == ("5 P wrath", "2 3")
    assert (lies(state, "cleopatra", "senators"), lies(state, "caesar", "senators")) == ("4", "1")
    assert state.position()["patricians"]["aediles"] == 3


def test_wrath_needs_a_card_at_the_group() -> None:
    """CC-A7: of either player"""
    state = at(player("1 wrath", senators="(5)"), player(praetors="2"))
    assert plays(legal(state)) == ["wrath senators", "wrath praetors"]


def test_after_wrath_there_is_room_again() -> None:
    """CC-A5, CC-T4"""
    state = at(player("1 wrath", aediles="5 5 5 5 5"), player())
    assert "down 1 aediles" not in legal(state)
    play(state, "wrath aediles")
    assert "down 1 aediles" in legal(state)
