"""The notation: every line of the table on the rules page, and what a record must hold."""

from random import Random

import pytest

import rostra
from rostra.caesar.actions import IDS, LINES, N_ACTIONS
from rostra.game import State
from tests.caesar.table import (
    ACTION_CARDS,
    GROUPS,
    at,
    chances,
    decides,
    first_words,
    legal,
    play,
    player,
    ready,
    set_up_lines,
)

KINDS = ["1", "2", "3", "4", "5", "P", "assassination", "spy", "castling", "scout", "wrath", "veto"]


def in_turn() -> State:
    """Cleopatra holds one of everything, and there is something to act on."""
    return at(
        player("3 P spy castling scout", influence="4 4", actions="veto", censors="5", senators="(2)"),
        player("4 veto", influence="5", actions="spy", censors="4", aediles="(1)", praetors="2"),
        votes="censors orgy shuffle",
    )


def armed() -> State:
    return at(player("3 assassination wrath"), player(censors="4", praetors="2"))


TABLE: list[tuple[str, State, list[str], str]] = [  # who decides, the state, lines before, the line
    ("chance", rostra.load("caesar").new(), [], "bonus senators"),
    ("cleopatra", rostra.load("caesar").new(), set_up_lines()[:28], "set 3 senators"),
    ("cleopatra", rostra.load("caesar").new(), set_up_lines()[:2], "stack spy"),
    ("caesar", rostra.load("caesar").new(), set_up_lines()[:33], "set 3 senators"),
    ("caesar", rostra.load("caesar").new(), set_up_lines()[:15], "stack spy"),
    ("cleopatra", in_turn(), [], "down 3 senators"),
    ("cleopatra", in_turn(), [], "up P censors"),
    ("cleopatra", armed(), [], "assassinate censors 4"),
    ("cleopatra", in_turn(), [], "spy"),
    ("cleopatra", in_turn(), [], "castle censors aediles"),
    ("cleopatra", in_turn(), [], "scout aediles"),
    ("cleopatra", armed(), [], "wrath praetors"),
    ("caesar", in_turn(), ["spy"], "veto"),
    ("caesar", in_turn(), ["spy"], "allow"),
    ("cleopatra", in_turn(), ["spy", "allow"], "take veto"),
    ("cleopatra", in_turn(), ["spy", "allow"], "take 4"),
    ("cleopatra", in_turn(), ["castle censors aediles", "allow"], "assign 5 censors"),
    ("cleopatra", in_turn(), ["down 3 senators"], "end"),
    ("cleopatra", in_turn(), [], "pass"),
    ("cleopatra", in_turn(), ["pass"], "exchange 3"),
    ("cleopatra", in_turn(), ["pass"], "exchange spy"),
    ("cleopatra", in_turn(), ["pass", "exchange 3"], "done"),
    ("cleopatra", in_turn(), ["down 3 senators", "end"], "draw influence"),
    ("cleopatra", in_turn(), ["down 3 senators", "end"], "draw action"),
    ("caesar", in_turn(), ["spy", "veto"], "draw none"),
    ("caesar", in_turn(), ["spy", "allow", "take 4"], "draw none"),
    ("chance", in_turn(), ["down 3 senators", "end", "draw influence"], "deal 4"),
    (
        "chance",
        at(player("1 2", actions="spy veto"), player(), action_decks="shuffled"),
        ["down 1 senators", "draw action"],
        "deal spy",
    ),
    ("chance", at(player("1 2"), player(), votes="censors orgy"), ["down 1 senators"], "turn censors"),
    ("chance", at(player("1 2"), player(), votes="censors orgy"), ["down 1 senators"], "turn orgy"),
    ("chance", at(player("1 2"), player(), votes="shuffle"), ["down 1 senators"], "turn shuffle"),
]


@pytest.mark.parametrize(("who", "state", "before", "line"), TABLE, ids=[f"{row[0]} {row[3]}" for row in TABLE])
def test_every_line_of_the_table(who: str, state: State, before: list[str], line: str) -> None:
    """CC-T2, CC-A7: who decides, and that the line can be played and is written as it was read"""
    state = state.clone()
    play(state, *before)
    assert decides(state) == who
    action = state.parse(line)
    assert state.text(action) == line
    assert action in state.actions()
    state.apply(action)
    assert state.plies == len(before) + 1


def test_the_whole_table_of_ids() -> None:
    """Every id has one line, every line one id; the words are those of the cards and groups"""
    state = ready()
    lines = [state.text(action) for action in range(N_ACTIONS)]
    assert lines == LINES
    assert len(set(lines)) == N_ACTIONS
    influence, actions = KINDS[:6], KINDS[6:]
    expected = {"pass", "end", "done", "veto", "allow", "draw influence", "draw action", "draw none", "spy"}
    expected |= {
        f"{word} {card} {group}" for word in ("down", "up", "assign") for card in influence for group in GROUPS
    }
    expected |= {f"set {card} {group}" for card in "12345" for group in GROUPS}
    expected |= {f"assassinate {group} {card}" for card in influence for group in GROUPS}
    expected |= {f"castle {first} {second}" for i, first in enumerate(GROUPS) for second in GROUPS[i + 1 :]}
    expected |= {f"{word} {group}" for word in ("scout", "wrath", "turn") for group in GROUPS}
    expected |= {f"{word} {card}" for word in ("take", "exchange", "deal") for card in KINDS}
    expected |= {f"stack {card}" for card in actions} | {f"bonus {group}" for group in GROUPS[:3]}
    assert set(lines) == expected | {"turn orgy", "turn shuffle", "arrange", "shuffle"}


def test_text_and_parse_are_inverse_over_the_whole_table() -> None:
    """Legal or not: a known line is its id, or refused for a reason that is not its spelling"""
    for state in (in_turn(), ready(), rostra.load("caesar").new()):
        legal_now = set(state.actions())
        for action in range(N_ACTIONS):
            line = state.text(action)
            assert IDS[line] == action
            no = state.why_not(line)
            if action in legal_now:
                assert no is None
                assert state.parse(line) == action
            else:
                assert no is not None
                assert no.message not in ("why-unknown", "why-spelling")
                with pytest.raises(ValueError):
                    state.parse(line)


@pytest.mark.parametrize("action_decks", ["arranged", "shuffled"])
def test_a_record_replays(action_decks: str) -> None:
    """One line a decision, chance included, is the whole game"""
    game = rostra.load("caesar", action_decks=action_decks)
    for seed in range(3):
        rng = Random(seed)
        state, lines = game.new(), []
        while state.actor != rostra.OVER:
            action = rng.choice(state.actions())
            lines.append(state.text(action))
            assert state.parse(lines[-1]) == action
            state.apply(action)
        again = game.new()
        play(again, *lines)
        assert again.position() == state.position()
        assert again.outcome() == state.outcome()
        assert again.plies == len(lines)


def test_set_up_order_with_arranged_piles() -> None:
    """CC-S1, CC-S3, CC-S4: two bonus cards, 13 + 13 to stack, 5 + 5 to set"""
    state = rostra.load("caesar").new()
    asked = []
    for line in set_up_lines():
        asked.append((decides(state), first_words(state)))
        play(state, line)
    assert asked == (
        [("chance", {"bonus"})] * 2
        + [("cleopatra", {"stack"})] * 13
        + [("caesar", {"stack"})] * 13
        + [("cleopatra", {"set"})] * 5
        + [("caesar", {"set"})] * 5
    )


def test_set_up_order_with_shuffled_piles() -> None:
    """CC-S3: nothing to stack"""
    state = rostra.load("caesar", action_decks="shuffled").new()
    asked = []
    for line in set_up_lines(arranged=False):
        asked.append((decides(state), first_words(state)))
        play(state, line)
    assert asked == [("chance", {"bonus"})] * 2 + [("cleopatra", {"set"})] * 5 + [("caesar", {"set"})] * 5


def test_the_last_stack_and_the_fifth_set_are_still_decisions() -> None:
    """CC-S3, CC-S4: one legal answer, but it is asked"""
    state = rostra.load("caesar").new()
    lines = set_up_lines(stacks=(ACTION_CARDS, ACTION_CARDS), sets=("1 2 3 4 5", "5 4 3 2 1"))
    play(state, *lines[:14])
    assert (decides(state), legal(state)) == ("cleopatra", ["stack veto"])
    play(state, *lines[14:32])
    assert (decides(state), legal(state)) == ("cleopatra", ["set 5 aediles"])


def test_set_goes_in_board_order() -> None:
    """CC-S4: the group is the next one"""
    state = rostra.load("caesar").new()
    play(state, *set_up_lines()[:28])
    for card, group in zip("24135", GROUPS):
        assert {line.split()[2] for line in legal(state)} == {group}
        play(state, f"set {card} {group}")


def test_draw_none_is_asked_even_with_both_piles_empty() -> None:
    """CC-A2, CC-A6: after spy and veto; only there"""
    spied = at(player("1 spy"), player("2 3"))
    play(spied, "spy", "take 2")
    assert (decides(spied), legal(spied)) == ("caesar", ["draw none"])
    vetoed = at(player("1 spy"), player("2 veto"))
    play(vetoed, "spy", "veto")
    assert (decides(vetoed), legal(vetoed)) == ("caesar", ["draw none"])


def test_draw_none_is_for_spy_and_veto_only() -> None:
    """CC-T7: not in a refill, not after an exchange"""
    refill = at(player("1 2", influence="3", actions="spy"), player())
    play(refill, "down 1 senators")
    assert "draw none" not in legal(refill)
    exchange = at(player("1 2", influence="3", actions="spy"), player())
    play(exchange, "pass", "exchange 1", "done")
    assert legal(exchange) == ["draw influence", "draw action"]


def test_a_draw_with_one_pile_left_is_still_a_decision() -> None:
    """CC-T7: so that a record is complete"""
    state = at(player("1 2", influence="3"), player())
    play(state, "down 1 senators")
    assert (decides(state), legal(state)) == ("cleopatra", ["draw influence"])


def test_deal_and_turn_are_written_even_if_only_one_outcome_is_possible() -> None:
    """CC-T7, CC-V1"""
    state = at(player("1 2", influence="3"), player(), votes="orgy")
    play(state, "down 1 senators", "draw influence")
    assert (decides(state), chances(state)) == ("chance", {"deal 3": 1})
    play(state, "deal 3")
    assert (decides(state), chances(state)) == ("chance", {"turn orgy": 1})


def test_an_arranged_draw_action_has_no_deal() -> None:
    """CC-S3: the card is known to whoever made the pile"""
    state = at(player("1 2 3", actions="spy veto"), player(), votes="orgy")
    play(state, "down 1 senators", "draw action")
    assert (decides(state), legal(state)) == ("cleopatra", ["draw action"])


def test_a_shuffled_draw_action_has_a_deal() -> None:
    """CC-S3: also with one outcome"""
    state = at(player("1 2 3", actions="veto"), player(), votes="orgy", action_decks="shuffled")
    play(state, "down 1 senators", "draw action")
    assert (decides(state), chances(state)) == ("chance", {"deal veto": 1})


def test_end_only_where_an_action_would_still_be_possible() -> None:
    """CC-T3: else the turn goes on by itself"""
    for cards, asked in (("1 2 veto", False), ("1 2 scout", False), ("1 2 assassination", True), ("1 2 spy", True)):
        state = at(player(cards, influence="5"), player(senators="4"))
        play(state, "down 1 senators")
        assert ("end" in legal(state)) == asked


@pytest.mark.parametrize("card", ["assassination", "spy", "castling", "scout", "wrath"])
@pytest.mark.parametrize("seat", ["cleopatra", "caesar"])
@pytest.mark.parametrize("cards", ["", "4", "(4)"])
def test_end_is_asked_exactly_when_a_card_can_still_be_played(card: str, seat: str, cards: str) -> None:
    """CC-T3, CC-A7: for either player; at the last group of the board too"""
    own, other = player(f"1 2 {card}", actions="veto"), player("1", aediles=cards)
    state = at(own, other) if seat == "cleopatra" else at(other, own, to_move="caesar")
    play(state, "down 1 senators")
    playable = {"assassination": cards == "4", "scout": cards == "(4)"}.get(card, True)
    assert decides(state) == seat
    assert (legal(state)[0] == "end") == playable
    assert (len(legal(state)) > 1) == playable


def test_no_end_after_the_action_was_played() -> None:
    """CC-T2: nothing is left to decide"""
    state = at(player("1 2 spy spy", influence="5"), player("1 2"))
    play(state, "spy", "take 1", "draw none", "down 1 senators")
    assert first_words(state) == {"draw"}


def test_actions_are_ascending_ids() -> None:
    """The list of legal ids is sorted and without doubles; at chance it is what can come"""
    state = in_turn()
    assert state.actions() == sorted(set(state.actions()))
    play(state, "down 3 senators", "end", "draw influence")
    assert state.actions() == [action for action, _ in state.chances()]


@pytest.mark.parametrize("action", [-1, N_ACTIONS, 10**9])
def test_an_id_that_does_not_exist_is_refused(action: int) -> None:
    """A ValueError that names it; the state is unchanged"""
    state = ready()
    before = state.position()
    for use in (state.apply, state.text):
        with pytest.raises(ValueError, match=str(action)):
            use(action)
    assert (state.position(), state.plies) == (before, len(set_up_lines()))


def test_an_id_that_is_not_legal_now_is_refused() -> None:
    """A ValueError that names it and what would be right; the state is unchanged"""
    state = ready()
    before, legal_before = state.position(), state.actions()
    for action in range(N_ACTIONS):
        if action not in legal_before:
            with pytest.raises(ValueError, match=rf"{action} \({state.text(action)}\).*pass"):
                state.apply(action)
    assert (state.position(), state.actions(), state.plies) == (before, legal_before, len(set_up_lines()))
