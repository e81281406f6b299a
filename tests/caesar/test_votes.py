"""CC-V: votes of confidence. CC-V4, the extraordinary votes, has a file of its own."""

import pytest

from rostra.game import Json, State
from tests.caesar.table import at, chances, decides, discard, lies, named, play, player, won

EDITIONS = pytest.mark.parametrize("edition", ["kosmos", "italian"])
FIRST = "cleopatra"
SECOND = "caesar"


def vote(group: str, cleopatra: str, caesar: str, left: int = 3, edition: str = "kosmos") -> tuple[State, Json]:
    """Cleopatra's turn ends with the vote card of a group where these cards lie; the table after it, and the event."""
    elsewhere = "praetors" if group == "senators" else "senators"
    hers: Json = {group: cleopatra}
    his: Json = {group: caesar}
    state = at(
        player("1 1", **hers),
        player("1", **his),
        votes=f"{group} shuffle",
        patricians={group: left},
        edition=edition,
    )
    events = play(state, f"down 1 {elsewhere}", f"turn {group}")
    return state, named(events, "vote")[0]


# The vote cards


@EDITIONS
def test_vote_card_of_a_group_with_patricians(edition: str) -> None:
    """CC-V1: the vote is held, the card goes to the vote discards"""
    state, told = vote("censors", "3", "2", edition=edition)
    assert (told["group"], told["winner"], told["extraordinary"]) == ("censors", "cleopatra", False)
    assert state.position()["votes"] == {"deck": ["shuffle"], "discard": ["censors"], "removed": []}
    assert state.position()["patricians"]["censors"] == 2
    assert decides(state) == "caesar"


def test_vote_card_of_a_group_with_none_left() -> None:
    """CC-V2: out of the game, and the next card is turned at once"""
    state = at(player("1 1"), player(), votes="censors aediles orgy", patricians={"censors": 0, "aediles": 0})
    events = play(state, "down 1 senators", "turn censors")
    assert state.position()["votes"] == {"deck": ["aediles", "orgy"], "discard": [], "removed": ["censors"]}
    assert chances(state) == {"turn aediles": 1, "turn orgy": 1}
    events += play(state, "turn aediles", "turn orgy")
    assert state.position()["votes"] == {"deck": [], "discard": ["orgy"], "removed": ["censors", "aediles"]}
    assert not named(events, "vote")
    assert decides(state) == "caesar"


def test_next_card_after_one_that_went_out_holds_its_vote() -> None:
    """CC-V2, CC-V1"""
    state = at(player("1 1", senators="5"), player(), votes="censors senators", patricians={"censors": 0})
    play(state, "down 1 praetors", "turn censors", "turn senators")
    assert won(state, "cleopatra") == {"senators": 1}


def test_when_the_last_vote_card_goes_out_the_turn_ends() -> None:
    """CC-V2: with no next card (in a position without them) there is nothing to turn"""
    state = at(player("1 1"), player(), votes="censors", patricians={"censors": 0})
    play(state, "down 1 senators", "turn censors")
    assert decides(state) == "caesar"
    assert state.position()["votes"]["removed"] == ["censors"]


def test_a_card_that_went_out_does_not_come_back() -> None:
    """CC-V2, CC-V3: not with the shuffle either"""
    state = at(player("1 1"), player(), votes="censors shuffle", patricians={"censors": 0})
    play(state, "down 1 senators", "turn censors", "turn shuffle")
    assert state.position()["votes"] == {"deck": ["shuffle"], "discard": [], "removed": ["censors"]}


@EDITIONS
def test_orgy(edition: str) -> None:
    """CC-V3: no vote; to the vote discards"""
    state = at(player("1 1", senators="5"), player(), votes="orgy senators", edition=edition)
    events = play(state, "down 1 senators", "turn orgy")
    assert not named(events, "vote")
    assert state.position()["votes"] == {"deck": ["senators"], "discard": ["orgy"], "removed": []}
    assert decides(state) == "caesar"


@EDITIONS
def test_orgy_shuffle(edition: str) -> None:
    """CC-V3: no vote; deck and discards, this card included, are a new deck"""
    votes = {"deck": ["senators", "shuffle"], "discard": ["orgy", "orgy", "aediles"], "removed": ["censors"]}
    state = at(player("1 1", senators="5"), player("1 2"), votes=votes, patricians={"censors": 0}, edition=edition)
    events = play(state, "down 1 senators", "turn shuffle")
    assert not named(events, "vote")
    assert state.position()["votes"] == {
        "deck": ["senators", "aediles", "orgy", "orgy", "shuffle"],
        "discard": [],
        "removed": ["censors"],
    }
    play(state, "down 1 praetors")
    assert chances(state) == {"turn senators": 1, "turn aediles": 1, "turn orgy": 2, "turn shuffle": 1}


# The vote


def test_a_vote_turns_all_cards_there_face_up() -> None:
    """CC-V5: of both sides, at this group only"""
    state = at(
        player("1 1", censors="2 (3) (5)", aediles="(4)"),
        player(censors="(4) (4)", aediles="(5)"),
        votes="censors orgy",
    )
    told = named(play(state, "down 1 senators", "turn censors"), "vote")[0]
    assert told["cleopatra"] == {"cards": ["2", "3", "5"], "turned": ["3", "5"], "sum": 10, "philosophers": 0}
    assert told["caesar"] == {"cards": ["4", "4"], "turned": ["4", "4"], "sum": 8, "philosophers": 0}
    assert (lies(state, FIRST, "censors"), lies(state, SECOND, "censors")) == ("2 3", "4")
    assert (lies(state, FIRST, "aediles"), lies(state, SECOND, "aediles")) == ("(4)", "(5)")


@pytest.mark.parametrize(
    ("cleopatra", "caesar"),
    [
        ("", ""),
        ("(3) (4)", "(2) 5"),
        ("P", ""),
        ("", "P P"),
        ("P", "P"),
        ("(3) (P)", "3"),
        ("2 P P", "2 P"),
        ("1 1 P", "2"),
    ],
)
@EDITIONS
def test_equal_sums_are_postponed(cleopatra: str, caesar: str, edition: str) -> None:
    """CC-V6: 0:0 too, philosophers or not; all cards stay, face up, and so does the patrician"""
    state, told = vote("aediles", cleopatra, caesar, edition=edition)
    assert told["winner"] is None
    bare = str.maketrans("", "", "()")
    assert lies(state, FIRST, "aediles") == cleopatra.translate(bare)
    assert sorted(lies(state, SECOND, "aediles").split()) == sorted(caesar.translate(bare).split())
    assert discard(state, FIRST) == discard(state, SECOND) == ""
    assert state.position()["patricians"]["aediles"] == 3
    assert won(state, FIRST) == won(state, SECOND) == {}
    assert state.position()["votes"]["discard"] == ["aediles"]


@pytest.mark.parametrize(
    ("cleopatra", "caesar", "winner"),
    [
        ("2 2", "3", FIRST),
        ("3", "2 2", SECOND),
        ("3 P", "4 5", FIRST),  # 1:0, the lower side's
        ("4 5 P", "3", SECOND),  # 1:0, the higher side's
        ("3 P", "5 P", SECOND),  # 1:1
        ("1 P P", "2 P P", SECOND),  # 2:2
        ("1 P P", "5", FIRST),  # 2:0 turns the result round once
        ("5 P P", "1", SECOND),
        ("1 P P", "5 P", FIRST),  # 2:1
        ("1 P", "5 P P", FIRST),
        ("P", "1", FIRST),  # only a philosopher
        ("", "1", SECOND),  # no card at all has sum 0
        ("", "1 P", FIRST),  # ... and can win this way [J]
        ("1 P P", "", SECOND),
    ],
)
@EDITIONS
def test_who_wins(cleopatra: str, caesar: str, winner: str, edition: str) -> None:
    """CC-V7: the higher sum, or the lower one if the numbers of philosophers differ"""
    state, told = vote("quaestors", cleopatra, caesar, left=5, edition=edition)
    assert told["winner"] == winner
    loser = SECOND if winner == FIRST else FIRST
    assert (won(state, winner), won(state, loser)) == ({"quaestors": 1}, {})


@pytest.mark.parametrize(
    ("cleopatra", "caesar", "cleopatra_keeps", "caesar_keeps"),
    [
        ("1 2 5", "1 2 4", "1 2", "2 4"),  # the higher sum loses its highest, the lower its lowest
        ("1 2 4", "1 2 5", "2 4", "1 2"),
        ("5 5 1", "2 2 3", "1 5", "2 3"),  # one of two equal cards
        ("4 5", "3 P", "4", ""),  # whoever won
        ("1 4 5 P", "2 3", "1 4", "3"),  # the higher side's own philosopher is neither highest nor lowest
        ("1 2 P", "4 5 P", "2", "4"),  # philosophers of both sides
        ("1 3 P P", "5 P P", "3", ""),
        ("P P", "2 3", "", "2"),  # no numbered card: none discarded
        ("", "2 3", "", "2"),
        ("", "2 3 P", "", "2"),
        ("5", "4", "", ""),
    ],
)
@EDITIONS
def test_what_is_discarded(cleopatra: str, caesar: str, cleopatra_keeps: str, caesar_keeps: str, edition: str) -> None:
    """CC-V8: higher sum its highest, lower sum its lowest, and all philosophers"""
    state, told = vote("praetors", cleopatra, caesar, left=5, edition=edition)
    assert (lies(state, FIRST, "praetors"), lies(state, SECOND, "praetors")) == (cleopatra_keeps, caesar_keeps)
    assert sorted(f"{discard(state, FIRST)} {cleopatra_keeps}".split()) == sorted(cleopatra.split())
    assert sorted(f"{discard(state, SECOND)} {caesar_keeps}".split()) == sorted(caesar.split())
    assert told["lost"] == {FIRST: discard(state, FIRST).split(), SECOND: discard(state, SECOND).split()}


def test_the_winner_takes_one_patrician() -> None:
    """CC-V8"""
    state, told = vote("aediles", "5", "1")
    assert won(state, FIRST) == {"aediles": 1}
    assert state.position()["patricians"]["aediles"] == told["left"] == 2


@EDITIONS
def test_the_last_patrician_takes_all_cards_with_it(edition: str) -> None:
    """CC-V9: all influence cards still there are discarded, of both sides"""
    state, told = vote("censors", "1 2 (5)", "2 (2) P", left=1, edition=edition)
    assert lies(state, FIRST, "censors") == lies(state, SECOND, "censors") == ""
    assert (discard(state, FIRST), discard(state, SECOND)) == ("1 2 5", "2 2 P")
    assert told["winner"] == "caesar"
    assert told["lost"] == {FIRST: ["1", "2", "5"], SECOND: ["2", "2", "P"]}


def test_the_last_but_one_leaves_them() -> None:
    """CC-V9: only the last one"""
    state, _ = vote("censors", "1 2 5", "2 2", left=2)
    assert (lies(state, FIRST, "censors"), lies(state, SECOND, "censors")) == ("1 2", "2")


def test_a_tie_for_the_last_patrician_leaves_all() -> None:
    """CC-V9, CC-V6: nobody has won it"""
    state, _ = vote("censors", "1 2", "3", left=1)
    assert (lies(state, FIRST, "censors"), lies(state, SECOND, "censors")) == ("1 2", "3")


# The printed examples


def test_printed_example_aediles() -> None:
    """CC-V8: Caesar 3+4 against Cleopatra 2+3+3: she wins, each discards a 3"""
    state, told = vote("aediles", "(2) (3) (3)", "(3) (4)")
    assert (told["cleopatra"]["sum"], told["caesar"]["sum"], told["winner"]) == (8, 7, "cleopatra")
    assert (discard(state, FIRST), discard(state, SECOND)) == ("3", "3")
    assert (lies(state, FIRST, "aediles"), lies(state, SECOND, "aediles")) == ("2 3", "4")
    assert won(state, FIRST) == {"aediles": 1}


def test_printed_example_censors() -> None:
    """CC-V7, CC-V8: Cleopatra 4+5 against Caesar 3 and a philosopher: he wins, discards both, she her 5"""
    state, told = vote("censors", "4 (5)", "3 (P)")
    assert (told["cleopatra"]["sum"], told["caesar"]["sum"], told["winner"]) == (9, 3, "caesar")
    assert told["turned_round"] is True
    assert (discard(state, FIRST), discard(state, SECOND)) == ("5", "3 P")
    assert (lies(state, FIRST, "censors"), lies(state, SECOND, "censors")) == ("4", "")
    assert won(state, SECOND) == {"censors": 1}
