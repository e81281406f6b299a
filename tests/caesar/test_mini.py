"""The mini game: the same rules with so few cards that every line of play can be reckoned through."""

import json
import random

import pytest

import rostra
from rostra import bots, record
from rostra.bots import Budget
from rostra.caesar.invariants import broken
from rostra.caesar.table import Table
from rostra.game import Game, State, pick
from rostra.record import Record
from tests.caesar.table import GROUPS, at, chances, decides, hand, legal, lies, play, player, reason, view, won
from tests.caesar.walk import OPTIONS, walk

MINI = {"edition": "kosmos", "action_decks": "arranged", "orgies": "standard", "size": "mini"}
SET_UP = ("set 1 censors", "set 2 aediles", "set 2 censors", "set 1 aediles")


def mini(**options: str) -> Game:
    return rostra.load("caesar", size="mini", **options)


def ready() -> State:
    """It is Cleopatra's turn: she has 1 and 2 at censors and aediles, Caesar 2 and 1."""
    state = mini().new()
    play(state, *SET_UP)
    return state


# Material and set-up


def test_two_groups_have_patricians() -> None:
    """CC-M1"""
    left = {"senators": 0, "praetors": 0, "quaestors": 0, "censors": 3, "aediles": 3}
    assert list(mini().new().position()["patricians"].items()) == list(left.items())


def test_three_vote_cards() -> None:
    """CC-M2"""
    assert mini().new().position()["votes"] == {"deck": ["censors", "aediles", "shuffle"], "discard": [], "removed": []}


@pytest.mark.parametrize("seat", ["cleopatra", "caesar"])
def test_each_player_has_four_cards_and_no_bonus(seat: str) -> None:
    """CC-M3, CC-M4: two to lay, one in hand, one in the pile"""
    cards = mini().new().position()["players"][seat]
    assert (cards["aside"], cards["hand"], cards["influence_pile"]) == (["1", "2"], ["3"], ["P"])
    assert cards["action_pile"] == cards["discard"] == []
    assert cards["bonus"] is None


@pytest.mark.parametrize("action_decks", ["arranged", "shuffled", "own-choice"])
def test_set_up_is_one_card_at_each_of_the_two_groups(action_decks: str) -> None:
    """CC-S3, CC-S4: no bonus is dealt and no pile is arranged"""
    state = mini(action_decks=action_decks).new()
    assert legal(state) == ["set 1 censors", "set 2 censors"]
    play(state, "set 2 censors")
    assert legal(state) == ["set 1 aediles"]
    play(state, "set 1 aediles")
    assert decides(state) == "caesar"
    play(state, "set 1 censors", "set 2 aediles")
    assert decides(state) == "cleopatra"
    assert [lies(state, "cleopatra", group) for group in GROUPS] == ["", "", "", "(2)", "(1)"]
    assert hand(state, "caesar") == "3"


def test_the_first_turn() -> None:
    """CC-T2, CC-T4, CC-T6: nothing at a group without patricians; one influence card is not enough for two open ones"""
    assert legal(ready()) == ["pass", "down 3 censors", "down 3 aediles"]
    refusal = ready().why_not("down 3 senators")
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("CC-T4", "why-group-gone")


def test_both_versions_of_the_rules_are_the_same_game() -> None:
    """CC-E2, CC-T8: five cards of a player, or an action card to exchange, are never there"""
    for edition in ("kosmos", "italian"):
        for seed in range(200):
            older = mini(edition=edition, rules="1").new()
            for state, action in walk(mini(edition=edition).new(), random.Random(seed)):
                assert (older.actor, older.actions()) == (state.actor, state.actions())
                older.apply(action)
                after = state.clone()
                after.apply(action)
                assert older.outcome() == after.outcome()


# Games


def test_a_whole_game() -> None:
    """CC-T7, CC-V7, CC-V8, CC-E1: strength first, then wisdom"""
    state = ready()
    play(state, "down 3 censors", "draw influence", "deal P")
    assert hand(state, "cleopatra") == "P"
    assert chances(state) == {"turn censors": 1, "turn aediles": 1, "turn shuffle": 1}
    play(state, "turn censors")  # 1 and 3 against 2
    assert (won(state, "cleopatra"), lies(state, "cleopatra", "censors")) == ({"censors": 1}, "1")
    play(state, "down 3 aediles", "draw influence", "deal P", "turn shuffle")
    play(state, "down P aediles", "turn aediles")  # 2 and P against 1 and 3: the lower sum wins
    assert won(state, "cleopatra") == {"censors": 1, "aediles": 1}
    assert (lies(state, "cleopatra", "aediles"), lies(state, "caesar", "aediles")) == ("", "1")
    assert chances(state) == {}
    play(state, "down P censors", "turn censors")  # nothing and P against 1: nothing wins
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.reason) == ((2, 1), (0,), "influence")


def test_no_points_for_groups_that_are_not_there() -> None:
    """CC-E5"""
    state = ready()
    play(state, "pass", "done", "pass", "done")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.lines, outcome.points) == ((), (0, 0))


def test_two_idle_turns_end_the_game() -> None:
    """CC-E4"""
    state = ready()
    play(state, "pass", "done")
    assert decides(state) == "caesar"
    play(state, "pass", "done")
    assert reason(state) == "stalled"


def test_an_exchange_is_not_idle() -> None:
    """CC-E4, CC-T8: the 3 for the philosopher"""
    state = ready()
    play(state, "pass", "done", "pass", "exchange 3", "done", "draw influence", "deal P")
    assert (decides(state), hand(state, "caesar")) == ("cleopatra", "P")


def test_one_idle_turn_is_enough_while_one_plays_alone() -> None:
    """CC-E2, CC-E4"""
    state = ready()
    play(state, "pass", "exchange 3", "done", "draw influence", "deal P", "pass", "done")
    play(state, "down P aediles", "turn shuffle")
    assert decides(state) == "caesar"
    play(state, "pass", "done")
    assert reason(state) == "stalled"


@pytest.mark.parametrize("edition", ["kosmos", "italian"])
def test_both_editions(edition: str) -> None:
    """CC-E3: in the Italian one no vote card is turned any more once one side has no influence cards left"""
    state = mini(edition=edition).new()
    play(state, *SET_UP, "pass", "exchange 3", "done", "draw influence", "deal P", "pass", "done", "down P aediles")
    assert decides(state) == ("chance" if edition == "kosmos" else "caesar")


def random_game(seed: int) -> list[str]:
    state, rng, lines = mini().new(), random.Random(seed), []
    while state.actor != rostra.OVER:
        action = pick(state.chances() or [(action, 1) for action in state.actions()], rng)
        lines.append(state.text(action))
        state.apply(action)
    return lines


def test_random_games_keep_what_must_hold() -> None:
    """CC-M4, CC-T4: in the true state and in every world that a seat may think of; and games are short"""
    for seed in range(150):
        rng = random.Random(seed)
        state = mini().new()
        for now, _ in walk(state, rng):
            for world in (now, now.sample(0, rng), now.sample(1, rng)):
                assert isinstance(world, Table)
                assert broken(world) == ""
        assert state.plies <= 24
        assert state.outcome() is not None


def test_playouts_are_games_too() -> None:
    for seed in range(50):
        taken: list[int] = []
        end = mini().new().playout(random.Random(seed), taken)
        again = mini().new()
        for action in taken:
            again.apply(action)
        assert again.position() == end.position()
        assert again.outcome() == end.outcome() is not None


# Knowledge


def test_worlds_know_what_the_seat_knows() -> None:
    """CC-S4: before anything was shown Caesar may have laid his cards either way; his hand is known"""
    state = ready()
    worlds = [state.sample(0, random.Random(seed)) for seed in range(40)]
    laid = {lies(world, "caesar", "censors") + lies(world, "caesar", "aediles") for world in worlds}
    assert laid == {"(1)(2)", "(2)(1)"}
    assert {hand(world, "caesar") for world in worlds} == {"3"}
    assert all(view(world, "cleopatra") == view(state, "cleopatra") for world in worlds)


def test_a_card_laid_face_down_is_no_secret_where_the_hand_is_one_card() -> None:
    """CC-T2: it can only be the 3; what lies below it is unknown"""
    state = ready()
    play(state, "pass", "done", "down 3 censors", "draw influence", "deal P", "turn shuffle")
    worlds = [state.sample(0, random.Random(seed)) for seed in range(40)]
    assert {lies(world, "caesar", "censors") for world in worlds} == {"(1) (3)", "(2) (3)"}
    assert {hand(world, "caesar") for world in worlds} == {"P"}


def test_one_card_seen_tells_the_other() -> None:
    """CC-V5: a vote shows one of the two; then nothing is left to guess"""
    state = ready()
    play(state, "down 3 censors", "draw influence", "deal P", "turn aediles")
    play(state, "pass", "done")
    assert {lies(state.sample(0, random.Random(seed)), "caesar", "censors") for seed in range(20)} == {"(2)"}


# Positions, options, records


def test_a_position_comes_back_as_it_was() -> None:
    state = ready()
    play(state, "down 3 censors", "draw influence", "deal P", "turn aediles")
    told = state.position()
    assert told["options"] == MINI
    again = mini().position(json.loads(json.dumps(told)))
    assert again.position() == told
    assert legal(again) == legal(state)


def test_a_position_without_a_word_has_the_mini_patricians() -> None:
    state = at(player("P"), player("P"), size="mini")
    assert state.position()["patricians"] == mini().new().position()["patricians"]


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"options": {"size": "full"}}, "options.size"),
        ({"patricians": {"senators": 1}}, "patricians.senators"),
        ({"votes": {"deck": ["orgy"]}}, "votes"),
        ({"votes": {"deck": ["senators"]}}, "votes"),
        ({"players": {"caesar": {"hand": ["1", "2"]}}}, "hand"),
        ({"players": {"caesar": {"hand": ["4"]}}}, "players.caesar"),
        ({"players": {"caesar": {"hand": ["veto"]}}}, "players.caesar"),
        ({"players": {"caesar": {"action_pile": ["scout"]}}}, "action_pile"),
        ({"players": {"caesar": {"bonus": "senators"}}}, "bonus"),
        ({"players": {"caesar": {"won": {"praetors": 1}}}}, "won.praetors"),
        ({"players": {"caesar": {"table": {"senators": {"up": ["1"]}}}}}, "table.senators"),
    ],
)
def test_a_position_with_more_than_there_is_is_refused(changed: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        mini().position(changed)


def test_a_mini_position_is_none_of_the_full_game() -> None:
    with pytest.raises(ValueError, match=r"options\.size.*'mini'.*'full'"):
        rostra.load("caesar").position(ready().position())


def test_the_size_is_an_option_that_shows_only_where_it_is_mini() -> None:
    """What was written before there was a mini game is a full game, and full games are written as before"""
    assert mini().options == mini().new().view(None)["options"] == MINI
    full = rostra.load("caesar", size="full")
    assert "size" not in full.options
    assert full.options == full.new().position()["options"] == rostra.load("caesar").options
    rostra.load("caesar").position({"options": {"size": "full"}})


def test_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=r"size.*'tiny'.*full, mini"):
        rostra.load("caesar", size="tiny")


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()))
def test_every_other_option_can_be_chosen_with_it(options: dict[str, str]) -> None:
    """CC-M2: with no plain orgy in the deck none can fade or be taken out"""
    game = mini(**options)
    assert game.options == {**options, "size": "mini"}
    state = game.new()
    assert state.position()["votes"] == {"deck": ["censors", "aediles", "shuffle"], "discard": [], "removed": []}
    for seed in range(10):
        assert game.new().playout(random.Random(seed)).outcome() is not None


@pytest.mark.parametrize("seed", range(5))
def test_a_record_comes_back_as_it_was(seed: int) -> None:
    written = Record.of(mini(), ["Anna", "Bruno"], random_game(seed), "1997-10-23")
    text = written.text()
    assert "option size: mini\n" in text
    assert record.read(text) == written
    assert record.replay(record.read(text)).outcome() is not None


# Bots


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_bot_plays_it_to_the_end(level: str) -> None:
    rng = random.Random(level)
    for _ in range(3):
        state = mini().new()
        while state.actor != rostra.OVER:
            if state.actor == rostra.CHANCE:
                rostra.play(state, rng)
            else:
                state.apply(bots.decide(bots.load("caesar", level), state, rng, Budget(simulations=20)).action)
        assert state.outcome() is not None
