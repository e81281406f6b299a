"""Positions: the format of the rules page, there and back, and what is refused."""

import copy
import json
from random import Random

import pytest

import rostra
from rostra.game import Json
from tests.caesar.table import (
    aside,
    at,
    chances,
    decides,
    discard,
    hand,
    legal,
    lies,
    play,
    player,
    position,
    ready,
    set_up_lines,
    view,
)

EXAMPLE: Json = json.loads("""
{"game": "caesar", "options": {"edition": "kosmos", "action_decks": "arranged", "orgies": "standard"},
 "to_move": "cleopatra",
 "patricians": {"senators": 5, "praetors": 4, "quaestors": 5, "censors": 3, "aediles": 1},
 "votes": {"deck": ["senators", "praetors", "orgy", "shuffle"], "discard": ["orgy", "quaestors"], "removed": []},
 "players": {
  "cleopatra": {"hand": ["1", "2", "P", "assassination", "veto"], "influence_pile": ["3", "4"],
   "action_pile": ["spy", "veto"], "discard": ["5"], "bonus": "senators",
   "won": {"senators": 0, "praetors": 1, "quaestors": 0, "censors": 0, "aediles": 2},
   "table": {"senators": {"up": ["3"], "down": ["5", "P"]}}},
  "caesar": {}}}
""")


def changed(path: str, value: object) -> Json:
    """The example with one key set."""
    told = copy.deepcopy(EXAMPLE)
    inner = told
    *folders, last = path.split(".")
    for key in folders:
        inner = inner.setdefault(key, {})
    inner[last] = value
    return told


def test_the_example_of_the_page() -> None:
    """CC-E2: Caesar has no influence cards, so Cleopatra plays alone"""
    state = rostra.load("caesar").position(EXAMPLE)
    assert decides(state) == "cleopatra"
    assert {"pass", "down P praetors", "up 1 senators"} <= set(legal(state))
    told = state.position()
    for key in ("game", "options", "to_move", "patricians"):
        assert told[key] == EXAMPLE[key]
    for key in ("deck", "discard", "removed"):
        assert sorted(told["votes"][key]) == sorted(EXAMPLE["votes"][key])
    for key in ("hand", "influence_pile", "action_pile", "discard", "bonus", "won"):
        assert told["players"]["cleopatra"][key] == EXAMPLE["players"]["cleopatra"][key]
    assert lies(state, "cleopatra", "senators") == "3 (5) (P)"
    assert hand(state, "caesar") == discard(state, "caesar") == ""


def test_it_is_json() -> None:
    """All of it can be written and read, at any time"""
    state = ready()
    assert json.loads(json.dumps(state.position())) == state.position()


@pytest.mark.parametrize("action_decks", ["arranged", "shuffled", "own-choice"])
@pytest.mark.parametrize("edition", ["kosmos", "italian"])
def test_round_trip_at_the_start_of_every_turn(action_decks: str, edition: str) -> None:
    """CC-T1: games played at random, every turn loaded again"""
    game = rostra.load("caesar", action_decks=action_decks, edition=edition)
    for seed in range(5):
        rng = Random(seed)
        state, starts = game.new(), 0
        while state.actor != rostra.OVER:
            if "pass" in legal(state):
                starts += 1
                again = game.position(state.position())
                assert again.position() == state.position()
                assert again.actions() == state.actions()
            state.apply(rng.choice(state.actions()))
        assert starts > 10


def test_missing_keys_are_empty() -> None:
    """CC-E1: nothing at all is a position too, of a game that has ended"""
    state = rostra.load("caesar").position({})
    told = state.position()
    assert told["votes"] == {"deck": [], "discard": [], "removed": []}
    assert told["to_move"] == "cleopatra"
    assert told["patricians"] == {"senators": 5, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 3}
    assert told["players"]["caesar"]["bonus"] is None
    assert decides(state) == "over"


def test_missing_patricians_are_all_those_not_won() -> None:
    """CC-M1: all of them, or those of the groups not named"""
    state = at(player(won={"senators": 2}), player(won={"senators": 1, "aediles": 3}))
    assert state.position()["patricians"] == {"senators": 2, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 0}
    state = at(player(won={"senators": 2}), player(won={"aediles": 1}), patricians={"senators": 1})
    assert state.position()["patricians"] == {"senators": 1, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 2}


def test_to_move() -> None:
    """CC-T1: the position stands at the start of that player's turn"""
    state = at(to_move="caesar")
    assert decides(state) == "caesar"
    assert legal(state)[0] == "pass"
    assert state.position()["to_move"] == "caesar"


def test_influence_pile_and_vote_deck_are_sets() -> None:
    """CC-S1, CC-S2: the order in the list does not matter"""
    states = [
        at(player("1 2", influence=pile), player(), votes=votes)
        for pile, votes in (("5 1 1", "shuffle senators orgy"), ("1 5 1", "orgy senators shuffle"))
    ]
    for state in states:
        play(state, "down 1 senators", "draw influence")
        assert chances(state) == {"deal 1": 2, "deal 5": 1}
    assert states[0].position() == states[1].position()


def test_an_arranged_action_pile_is_a_sequence_top_first() -> None:
    """CC-S3"""
    state = at(player("1 2", actions="veto spy wrath"), player())
    play(state, "down 1 senators", "draw action")
    assert hand(state, "cleopatra") == "2 veto"
    assert state.position()["players"]["cleopatra"]["action_pile"] == ["spy", "wrath"]


def test_a_shuffled_action_pile_is_a_set() -> None:
    """CC-S3"""
    state = at(player("1 2", actions="veto spy veto"), player(), action_decks="shuffled")
    play(state, "down 1 senators", "draw action")
    assert chances(state) == {"deal spy": 1, "deal veto": 2}


def test_cards_not_mentioned_are_out_of_the_game_and_both_know_it() -> None:
    """CC-M4: what nobody has seen is what the position says, nothing else"""
    state = at(player("1 P", influence="4", actions="spy"), player("2", influence="3 3", senators="5 (1)"))
    of_caesar = view(state, "cleopatra")["players"]["caesar"]["unseen"]
    assert {card: number for card, number in of_caesar.items() if number} == {"1": 1, "2": 1, "3": 2}
    of_cleopatra = view(state, "caesar")["players"]["cleopatra"]["unseen"]
    assert {card: number for card, number in of_cleopatra.items() if number} == {"1": 1, "4": 1, "P": 1, "spy": 1}


def test_patricians_neither_left_nor_won_are_out_of_the_game() -> None:
    """CC-E1: they cannot be won any more"""
    gone = {"praetors": 0, "quaestors": 0, "censors": 0, "aediles": 0}
    state = at(player("1 2", senators="5"), player(), patricians=gone | {"senators": 1}, votes="senators")
    play(state, "down 1 senators", "turn senators")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.reason) == ((1, 0), "patricians")


def test_with_no_vote_deck_none_is_turned() -> None:
    """CC-V1: the turn ends after the refill"""
    state = at(player("1 2"), player())
    play(state, "down 1 senators")
    assert decides(state) == "caesar"


def test_all_patricians_won_is_the_end() -> None:
    """CC-E1"""
    everything = {"senators": 5, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 3}
    state = at(player("1", won=everything), player())
    assert decides(state) == "over"


def test_both_may_have_the_same_bonus_card_or_none() -> None:
    """CC-M3: two of each"""
    state = at(player(bonus="senators"), player(bonus="senators"))
    assert state.position()["players"]["caesar"]["bonus"] == "senators"
    assert at().position()["players"]["caesar"]["bonus"] is None


# In the middle of something


def test_cards_aside_in_set_up() -> None:
    """CC-S3, CC-S4: what is not yet laid"""
    state = rostra.load("caesar").new()
    play(state, "bonus senators", "bonus praetors")
    assert len(aside(state, "cleopatra").split()) == 18
    play(state, "stack wrath")
    assert "wrath" not in aside(state, "cleopatra")
    assert state.position()["players"]["cleopatra"]["action_pile"] == ["wrath"]
    state = rostra.load("caesar", action_decks="shuffled").new()
    play(state, "bonus senators", "bonus praetors", "set 3 senators")
    assert (aside(state, "cleopatra"), hand(state, "cleopatra")) == ("1 2 4 5", "1 2 3 4 5")
    assert lies(state, "cleopatra", "senators") == "(3)"


def test_cards_aside_in_castling_and_the_action_card_in_the_discards() -> None:
    """CC-A3: a played action card is in the discards at once"""
    state = at(player("1 castling", senators="4 (P)"), player("1 veto"))
    play(state, "castle senators praetors")
    assert discard(state, "cleopatra") == "castling"
    play(state, "allow")
    assert aside(state, "cleopatra") == "4 P"
    play(state, "assign 4 praetors")
    assert (aside(state, "cleopatra"), lies(state, "cleopatra", "praetors")) == ("P", "(4)")
    play(state, "assign P praetors")
    assert "aside" not in state.position()["players"]["cleopatra"]


def test_caesar_too_has_cards_aside() -> None:
    """CC-S4, CC-A3"""
    state = rostra.load("caesar", action_decks="shuffled").new()
    play(state, *set_up_lines(arranged=False)[:8])
    assert (aside(state, "cleopatra"), aside(state, "caesar")) == ("", "1 2 3 4")
    castling = at(player(), player("1 castling", senators="4 (P)"), to_move="caesar")
    play(castling, "castle senators aediles")
    assert (aside(castling, "cleopatra"), aside(castling, "caesar")) == ("", "4 P")


def test_a_position_in_the_middle_of_castling_cannot_be_loaded() -> None:
    """CC-A3: only those at the start of a turn"""
    state = at(player("1 castling", senators="4 (P)"), player())
    play(state, "castle senators praetors")
    with pytest.raises(ValueError, match=r"players\.cleopatra\.aside"):
        rostra.load("caesar").position(state.position())


def test_asking_for_a_position_changes_nothing() -> None:
    """What it gives is a copy"""
    state = ready()
    state.position()["players"]["cleopatra"]["hand"].clear()
    state.position()["votes"]["deck"].clear()
    assert hand(state, "cleopatra") == "1 2 3 4 5"
    assert len(state.position()["votes"]["deck"]) == 8


def test_with_own_choice_each_player_has_an_order_or_a_set() -> None:
    """CC-S3: without the key the pile is shuffled"""
    position = {"players": {"cleopatra": player("1 2", actions="spy veto") | {"arranged": True}}}
    position["players"]["caesar"] = player("1 2", actions="veto spy")
    state = rostra.load("caesar", action_decks="own-choice").position(position)
    told = state.position()["players"]
    assert (told["cleopatra"]["action_pile"], told["cleopatra"]["arranged"]) == (["spy", "veto"], True)
    assert (told["caesar"]["action_pile"], told["caesar"]["arranged"]) == (["spy", "veto"], False)
    assert view(state, "cleopatra")["players"]["cleopatra"]["action_order"] == ["spy", "veto"]
    assert view(state, "caesar")["players"]["caesar"]["action_order"] is None
    assert "arranged" not in at().position()["players"]["caesar"]


# What is refused

REFUSED: list[tuple[str, object, str]] = [
    # an unknown word
    ("game", "nero", "game"),
    ("to_move", "anthony", "to_move"),
    ("to_move", 0, "to_move"),
    ("towards", 1, "position"),
    ("patricians.consuls", 1, "patricians"),
    ("patricians", ["senators"], "patricians"),
    ("votes.deck", ["consuls"], "votes.deck"),
    ("votes.discard", ["orgie"], "votes.discard"),
    ("votes.removed", [1], "votes.removed"),
    ("votes.deck", "orgy", "votes.deck"),
    ("votes.pile", [], "votes"),
    ("votes", ["orgy"], "votes"),
    ("players.anthony", {}, "players"),
    ("players", [], "players"),
    ("players.caesar", ["1"], "players.caesar"),
    ("players.caesar.cards", [], "players.caesar"),
    ("players.caesar.hand", ["6"], "players.caesar.hand"),
    ("players.caesar.hand", [1], "players.caesar.hand"),
    ("players.caesar.hand", [["1"]], "players.caesar.hand"),
    ("players.caesar.hand", None, "players.caesar.hand"),
    ("players.caesar.influence_pile", ["spy"], "players.caesar.influence_pile"),
    ("players.caesar.action_pile", ["1"], "players.caesar.action_pile"),
    ("players.caesar.arranged", "yes", "players.caesar.arranged"),
    ("players.caesar.arranged", False, "players.caesar.arranged"),  # the option says otherwise
    ("players.caesar.discard", ["orgy"], "players.caesar.discard"),
    ("players.caesar.bonus", "aediles", "players.caesar.bonus"),
    ("players.caesar.bonus", ["senators"], "players.caesar.bonus"),
    ("players.caesar.won.consuls", 1, "players.caesar.won"),
    ("players.caesar.table.consuls", {}, "players.caesar.table"),
    ("players.caesar.table.senators.open", ["1"], "players.caesar.table.senators"),
    ("players.caesar.table.senators.up", ["veto"], "players.caesar.table.senators.up"),
    ("players.caesar.table.senators.down", ["x"], "players.caesar.table.senators.down"),
    ("players.caesar.aside", ["1"], "players.caesar.aside"),
    # numbers
    ("patricians.senators", 6, "patricians.senators"),
    ("patricians.senators", -1, "patricians.senators"),
    ("patricians.senators", "5", "patricians.senators"),
    ("patricians.senators", True, "patricians.senators"),
    ("patricians.senators", 2.0, "patricians.senators"),
    ("patricians.aediles", 2, "patricians.aediles"),  # and two are won
    ("players.caesar.won.aediles", 4, "players.caesar.won.aediles"),
    ("players.caesar.won.aediles", 2, "players.*.won.aediles"),  # and two are Cleopatra's
    # too many cards
    ("players.caesar.hand", ["1"] * 6, "players.caesar.hand"),
    ("players.caesar.table.senators.down", ["1"] * 6, "players.caesar.table.senators"),
    ("players.caesar.table.senators", {"up": ["1"] * 3, "down": ["2"] * 3}, "players.caesar.table.senators"),
    ("players.cleopatra.table.senators", {"up": ["1"] * 5, "down": ["P"]}, "players.cleopatra.table.senators"),
    # more of a kind than exist
    ("players.caesar.influence_pile", ["1"] * 8, "players.caesar"),
    ("players.caesar.influence_pile", ["1"] * 16, "players.caesar.influence_pile"),
    ("players.caesar.discard", ["P"] * 3, "players.caesar"),
    ("players.caesar.hand", ["wrath", "wrath"], "players.caesar"),
    ("players.caesar.action_pile", ["assassination"] * 5, "players.caesar"),
    ("players.caesar.action_pile", ["spy"] * 17, "players.caesar.action_pile"),
    ("players.cleopatra.discard", ["veto"], "players.cleopatra"),  # one in hand, one in the pile
    ("players.cleopatra.table.aediles", {"up": ["P", "P"]}, "players.cleopatra"),  # one in hand, one face down
    ("players.cleopatra.table.aediles", {"down": ["P"]}, "players.cleopatra"),
    ("votes.deck", ["orgy", "orgy"], "votes"),  # and one in the discards
    ("votes.removed", ["quaestors"], "votes"),  # in the discards already
    ("votes.deck", ["aediles", "aediles"], "votes"),
    ("votes.deck", ["shuffle", "shuffle"], "votes"),
    # the shuffle card outside the deck
    ("votes.discard", ["shuffle"], "votes.discard"),
    ("votes.removed", ["shuffle"], "votes.removed"),
    # options other than the game's
    ("options.edition", "italian", "options.edition"),
    ("options.orgies", "fewer", "options.orgies"),
    ("options.action_decks", "shuffled", "options.action_decks"),
    ("options.speed", "fast", "options"),
    ("options", None, "options"),
]


@pytest.mark.parametrize(("path", "value", "key"), REFUSED)
def test_a_bad_position_is_refused_by_its_key(path: str, value: object, key: str) -> None:
    """CC-M4, CC-T4: the message names the key; what was given stays as it was"""
    bad = changed(path, value)
    before = copy.deepcopy(bad)
    game = rostra.load("caesar")
    loaded = game.position(EXAMPLE)
    as_it_was = loaded.position()
    with pytest.raises(ValueError) as refused:
        game.position(bad)
    told = str(refused.value)
    assert told.startswith(f"{key}:")
    assert bad == before
    assert game.options == EXAMPLE["options"]
    assert game.position(EXAMPLE).position() == loaded.position() == as_it_was


@pytest.mark.parametrize("value", [None, [], "caesar", 7])
def test_a_position_is_an_object(value: object) -> None:
    """Anything else is refused"""
    with pytest.raises(ValueError, match="position"):
        rostra.load("caesar").position(value)  # type: ignore[arg-type]


def test_nine_cards_of_both_at_a_group() -> None:
    """CC-T4: the message names the group"""
    with pytest.raises(ValueError, match=r"table\.censors"):
        at(player(censors="1 1 1 1"), player(censors="1 1 1 1 (2)"))


def test_cards_at_a_group_without_patricians() -> None:
    """CC-V9, CC-T4: the message names player and group"""
    with pytest.raises(ValueError, match=r"players\.caesar\.table\.censors"):
        at(player(), player(censors="1"), patricians={"censors": 0})
    everything = {"censors": 3}
    with pytest.raises(ValueError, match=r"players\.caesar\.table\.censors"):
        at(player(won=everything), player(censors="(1)"))


def test_the_limits_themselves_are_allowed() -> None:
    """CC-T4, CC-M4: five in hand, five of a player and eight of both at a group, all cards of a kind"""
    state = at(
        player("5 5 5 5 5", senators="1 1 1 1 1", discard="5 5 P P wrath"),
        player("veto veto", senators="1 1 1", actions="assassination " * 4),
        patricians={"censors": 0},
    )
    assert lies(state, "cleopatra", "senators") == "1 1 1 1 1"


def test_a_position_must_fit_the_options_of_its_game() -> None:
    """The same options, or none named"""
    told = position() | {"options": {"edition": "italian"}}
    assert rostra.load("caesar", edition="italian").position(told).position()["options"]["edition"] == "italian"
    assert rostra.load("caesar", edition="italian").position(position()).position()["options"]["edition"] == "italian"
    with pytest.raises(ValueError, match=r"options\.edition"):
        rostra.load("caesar").position(told)
