"""Why a line cannot be played now: for every reason the engine can give, a position and a line that gives it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import rostra
from rostra.caesar.actions import N_ACTIONS
from rostra.game import Refusal, State
from tests.caesar.table import at, play, player, ready, set_up_lines

SOURCE = Path(rostra.__file__).parent / "caesar"
ONLY_TWO = {"quaestors": 0, "censors": 0, "aediles": 0}


class Case(NamedTuple):
    message: str
    rule: str
    details: dict[str, str | int]
    state: Callable[[], State]
    before: list[str]
    line: str


def new(**options: str) -> State:
    return rostra.load("caesar", **options).new()


def vetoed() -> State:
    """Caesar, who has vetoed, must draw."""
    state = at(player("1 spy"), player("1 veto", influence="2"), edition="italian")
    play(state, "spy", "veto")
    return state


def exchanging() -> State:
    """Cleopatra has no influence card in hand."""
    return at(player("spy veto", influence="1 2", actions="wrath"), player())


def plain() -> State:
    return at(player("1 2 3"), player("1 2", senators="4 (5)"), votes="orgy senators")


def acting(cards: str = "assassination spy scout wrath", caesar: str = "") -> State:
    """Cleopatra with action cards and nothing on the table but a few."""
    return at(player(f"1 {cards}"), player(caesar, influence="1"), votes="orgy")


def spying() -> State:
    return at(player("1 spy"), player("2 P"), votes="orgy")


def castling() -> State:
    return at(player("1 castling", censors="5 4 3", aediles="3 2 P"), player())


def drawing(influence: str = "5 5", actions: str = "spy") -> State:
    state = at(player("1 2", influence=influence, actions=actions), player("1"), votes="orgy senators")
    play(state, "down 1 senators")
    return state


def full_senators() -> State:
    return at(player("1 2", senators="1 1 1 1 1"), player())


def one_place() -> State:
    return at(player("1 2", senators="1 1 1 1", praetors="2 2 2 2 2"), player(), patricians=ONLY_TWO)


def over() -> State:
    return rostra.load("caesar").position({})


def caesar_without_influence() -> State:
    return at(player("1"), player("spy", influence="1"), to_move="caesar")


def castling_gone(group: str) -> State:
    return at(player("1 castling", praetors="4"), player(), patricians={group: 0})


def asked(what: str, rule: str, state: Callable[[], State], before: list[str], line: str) -> Case:
    return Case("why-not-asked", rule, {"asked": what}, state, before, line)


CASES = [
    # spelling
    Case("why-spelling", "notation", {"right": "down 3 senators"}, plain, [], " down  3 senators"),
    Case("why-spelling", "notation", {"right": "pass"}, plain, [], "pass\n"),
    Case("why-board-order", "CC-A3", {"right": "castle censors aediles"}, castling, [], "castle aediles censors"),
    Case("why-unknown", "notation", {"right": "down 1 senators"}, plain, [], "down 6 senators"),
    Case("why-unknown", "notation", {"right": "castle senators praetors"}, castling, [], "castle censors censors"),
    Case("why-unknown", "notation", {"right": "asked-turn"}, plain, [], "jump"),
    Case("why-unknown", "notation", {"right": "asked-turn"}, plain, [], ""),
    Case("why-unknown", "notation", {"right": "asked-nothing"}, over, [], "jump"),
    # another question is asked, or none
    Case("why-over", "CC-E1", {}, over, [], "pass"),
    asked("asked-bonus", "CC-S1", new, [], "pass"),
    asked("asked-pile", "CC-S3", lambda: new(action_decks="own-choice"), set_up_lines()[:2], "stack spy"),
    asked("asked-set", "CC-S4", new, set_up_lines()[:28], "arrange"),
    asked("asked-draw", "CC-A6", vetoed, [], "pass"),
    asked("asked-stack", "CC-S3", new, set_up_lines()[:2], "set 1 senators"),
    asked("asked-set", "CC-S4", new, set_up_lines()[:28], "stack spy"),
    asked("asked-turn", "CC-T2", plain, [], "draw influence"),
    asked("asked-turn", "CC-T2", plain, [], "allow"),
    asked("asked-veto", "CC-A6", lambda: at(player("1 spy"), player("1 veto")), ["spy"], "draw none"),
    asked("asked-take", "CC-A2", spying, ["spy"], "down 1 senators"),
    asked("asked-assign", "CC-A3", castling, ["castle censors aediles"], "down 1 senators"),
    asked("asked-exchange", "CC-T8", plain, ["pass"], "down 1 senators"),
    asked("asked-draw", "CC-T7", drawing, [], "end"),
    asked("asked-replace", "CC-T7", spying, ["spy", "take 2"], "pass"),
    asked("asked-deal", "CC-T7", drawing, ["draw influence"], "turn orgy"),
    asked("asked-vote", "CC-V1", plain, ["down 1 senators"], "deal 1"),
    # a turn
    Case("why-not-passive", "CC-T1", {}, plain, ["up 1 senators"], "pass"),
    Case("why-lay-first", "CC-T2", {}, plain, [], "end"),
    Case("why-lay-first", "CC-T2", {}, plain, ["up 1 senators"], "end"),
    Case("why-must-be-passive", "CC-T5", {}, lambda: at(player("spy", influence="1"), player()), [], "spy"),
    Case("why-must-be-passive", "CC-T5", {}, lambda: at(player("spy", influence="1"), player()), [], "down 1 senators"),
    Case("why-veto-answers", "CC-A6", {}, lambda: at(player("1 veto"), player()), [], "veto"),
    Case("why-laid", "CC-T2", {}, lambda: at(player("1 2 3 spy"), player()), ["down 1 senators"], "down 2 senators"),
    Case("why-laid", "CC-T2", {}, lambda: at(player("1 2 3 spy"), player()), ["down 1 senators"], "up 2 senators"),
    Case("why-second-open", "CC-T2", {}, plain, ["up 1 senators"], "down 2 senators"),
    Case("why-not-in-hand", "CC-T2", {"card": "P"}, plain, [], "down P senators"),
    Case("why-not-in-hand", "CC-T2", {"card": "1"}, plain, ["up 1 senators"], "up 1 senators"),
    Case("why-not-in-hand", "CC-T2", {"card": "spy"}, plain, [], "spy"),
    Case("why-not-in-hand", "CC-T8", {"card": "5"}, plain, ["pass"], "exchange 5"),
    Case("why-own-five", "CC-T4", {"group": "senators"}, full_senators, [], "down 1 senators"),
    Case(
        "why-both-eight",
        "CC-T4",
        {"group": "censors"},
        lambda: at(player("1", censors="1 1 1"), player(censors="2 2 2 2 2")),
        [],
        "down 1 censors",
    ),
    Case(
        "why-group-gone",
        "CC-T4",
        {"group": "aediles"},
        lambda: at(player("1"), player(), patricians={"aediles": 0}),
        [],
        "down 1 aediles",
    ),
    Case("why-two-cards", "CC-T6", {}, lambda: at(player("1 spy"), player()), [], "up 1 senators"),
    Case("why-room-for-two", "CC-T6", {"room": 1}, one_place, [], "up 1 senators"),
    Case("why-must-exchange", "CC-T8", {}, exchanging, ["pass"], "done"),
    Case("why-must-draw-influence", "CC-T8", {}, exchanging, ["pass", "exchange spy", "done"], "draw action"),
    Case("why-must-draw", "CC-A6", {}, vetoed, [], "draw none"),
    Case("why-pile-empty", "CC-T7", {"pile": "action"}, vetoed, [], "draw action"),
    # actions
    Case(
        "why-acted",
        "CC-T2",
        {},
        lambda: at(player("1 spy spy"), player("1 2")),
        ["spy", "take 1", "draw none"],
        "spy",
    ),
    Case(
        "why-nobody-to-kill",
        "CC-A7",
        {"group": "censors", "card": "4"},
        lambda: at(player("1 assassination"), player(censors="3 (4)")),
        [],
        "assassinate censors 4",
    ),
    Case("why-no-hand", "CC-A7", {}, acting, [], "spy"),
    Case("why-nothing-hidden", "CC-A7", {"group": "praetors"}, acting, [], "scout praetors"),
    Case("why-no-card-there", "CC-A7", {"group": "quaestors"}, acting, [], "wrath quaestors"),
    Case(
        "why-castle-gone",
        "CC-A3",
        {"group": "senators"},
        lambda: castling_gone("senators"),
        [],
        "castle senators praetors",
    ),
    Case(
        "why-castle-gone",
        "CC-A3",
        {"group": "aediles"},
        lambda: castling_gone("aediles"),
        [],
        "castle praetors aediles",
    ),
    Case(
        "why-nothing-to-castle",
        "CC-A7",
        {"group": "senators", "other": "praetors"},
        castling,
        [],
        "castle senators praetors",
    ),
    Case("why-highest-first", "CC-A3", {"card": "5"}, castling, ["castle censors aediles"], "assign 4 censors"),
    Case(
        "why-not-castled",
        "CC-A3",
        {"group": "censors", "other": "aediles"},
        castling,
        ["castle censors aediles"],
        "assign 5 senators",
    ),
    Case(
        "why-own-five",
        "CC-T4",
        {"group": "censors"},
        castling,
        ["castle censors aediles", *(f"assign {card} censors" for card in "54332")],
        "assign P censors",
    ),
    Case("why-not-in-that-hand", "CC-A2", {"card": "5"}, spying, ["spy"], "take 5"),
    Case(
        "why-nobody-to-kill",
        "CC-A7",
        {"group": "senators", "card": "1"},
        lambda: at(player("1 assassination"), player()),
        [],
        "assassinate senators 1",
    ),
    # drawing, dealing, turning
    Case("why-must-draw", "CC-T7", {}, drawing, [], "draw none"),
    Case("why-pile-empty", "CC-T7", {"pile": "influence"}, lambda: drawing(influence=""), [], "draw influence"),
    Case("why-pile-empty", "CC-T7", {"pile": "action"}, lambda: drawing(actions=""), [], "draw action"),
    Case("why-pile-empty", "CC-T7", {"pile": "action"}, spying, ["spy", "take 2"], "draw action"),
    Case("why-not-in-pile", "CC-T7", {"card": "4"}, drawing, ["draw influence"], "deal 4"),
    Case("why-not-in-deck", "CC-V1", {"vote": "shuffle"}, plain, ["down 1 senators"], "turn shuffle"),
    Case("why-not-in-pile", "CC-T7", {"card": "1"}, drawing, ["draw influence"], "deal 1"),
    Case(
        "why-not-in-deck", "CC-V1", {"vote": "senators"}, lambda: at(votes="orgy"), ["down 1 senators"], "turn senators"
    ),
    # the first and the last card of each list
    Case("why-not-in-hand", "CC-T8", {"card": "1"}, lambda: at(player("2"), player()), ["pass"], "exchange 1"),
    Case("why-not-in-hand", "CC-T8", {"card": "veto"}, plain, ["pass"], "exchange veto"),
    Case("why-not-in-that-hand", "CC-A2", {"card": "1"}, spying, ["spy"], "take 1"),
    Case("why-not-in-that-hand", "CC-A2", {"card": "veto"}, spying, ["spy"], "take veto"),
    Case("why-highest-first", "CC-A3", {"card": "5"}, castling, ["castle censors aediles"], "assign 1 senators"),
    asked("asked-assign", "CC-A3", castling, ["castle censors aediles"], "set 1 senators"),
    asked("asked-set", "CC-S4", new, set_up_lines()[:28], "stack assassination"),
    # Caesar's turn
    Case("why-must-be-passive", "CC-T5", {}, caesar_without_influence, [], "down 1 senators"),
    Case(
        "why-not-in-hand", "CC-T2", {"card": "1"}, lambda: at(player("1"), player("2"), "caesar"), [], "down 1 senators"
    ),
    Case(
        "why-own-five",
        "CC-T4",
        {"group": "senators"},
        lambda: at(player("2"), player("1", senators="1 1 1 1 1"), "caesar"),
        [],
        "down 1 senators",
    ),
    Case("why-no-hand", "CC-A7", {}, lambda: at(player("", influence="1"), player("1 spy"), "caesar"), [], "spy"),
    # set-up
    Case("why-stacked", "CC-S3", {"card": "assassination"}, new, set_up_lines()[:6], "stack assassination"),
    Case("why-set-already", "CC-S4", {"card": "1"}, new, set_up_lines()[:29], "set 1 senators"),
    Case(
        "why-stacked",
        "CC-S3",
        {"card": "wrath"},
        new,
        ["bonus senators", "bonus senators", "stack wrath"],
        "stack wrath",
    ),
    Case("why-set-already", "CC-S4", {"card": "1"}, new, set_up_lines()[:29], "set 1 praetors"),
    Case("why-set-order", "CC-S4", {"group": "praetors"}, new, set_up_lines()[:29], "set 2 aediles"),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.message}: {case.line.strip()}" for case in CASES])
def test_reason(case: Case) -> None:
    """Message, rule and arguments; the state is unchanged, and parse refuses with the same"""
    state = case.state()
    play(state, *case.before)
    before = (state.position(), state.actions(), state.plies)
    no = state.why_not(case.line)
    assert no is not None
    assert (no.message, no.rule, no.details, no.line) == (case.message, case.rule, case.details, case.line)
    with pytest.raises(Refusal) as refused:
        state.parse(case.line)
    assert isinstance(refused.value, ValueError)
    assert (refused.value.message, refused.value.rule, refused.value.details) == (case.message, case.rule, case.details)
    assert repr(case.line) in str(refused.value)
    assert case.rule in str(refused.value)
    assert (state.position(), state.actions(), state.plies) == before


def test_every_reason_has_a_case() -> None:
    """All message ids of the engine"""
    ids = {word for path in SOURCE.glob("*.py") for word in re.findall(r'"((?:why|asked)-[a-z-]+)"', path.read_text())}
    assert "why-own-five" in ids
    tested = {case.message for case in CASES}
    tested |= {str(value) for case in CASES for value in case.details.values() if str(value).startswith("asked-")}
    assert ids == tested


def test_no_reason_for_a_legal_line() -> None:
    """Every legal line can be played"""
    for state in (ready(), plain(), acting(), castling(), drawing(), new()):
        for action in state.actions():
            assert state.why_not(state.text(action)) is None


def test_every_known_line_has_a_reason_in_every_situation() -> None:
    """Never a crash, and always a rule"""
    for case in CASES:
        state = case.state()
        play(state, *case.before)
        for action in range(N_ACTIONS):
            no = state.why_not(state.text(action))
            assert (no is None) == (action in state.actions())
            assert no is None or re.fullmatch(r"CC-[A-Z]\d", no.rule)
