"""The philosopher's letter: the printed Dutch card has an F in its corners, the others a P."""

import random

import pytest

import rostra
from rostra.game import State
from rostra.terminal.caesar import choices, table
from rostra.terminal.caesar.title import InTerminal
from rostra.texts import Texts
from tests.terminal.window import Window


def with_philosophers() -> State:
    side = {"hand": ["2", "P"], "table": {"senators": {"up": ["3"], "down": ["P"]}}}
    return rostra.load("caesar").position({"to_move": "cleopatra", "players": {"cleopatra": side, "caesar": {}}})


@pytest.mark.parametrize(("language", "letter"), [("en", "P"), ("de", "P"), ("nl", "F"), ("it", "P"), ("cs", "P")])
def test_the_table_and_the_choices_draw_the_letter_of_the_language_CC_M4(language: str, letter: str) -> None:
    texts, state, window = Texts(language, "caesar"), with_philosophers(), Window(lambda shown: "", width=110)
    view = state.view(0)
    table.draw(window.screen, texts, view, 1)
    assert f"3 [{letter}]" in window.text()
    choices.show(window.screen, texts, choices.menu(texts, state, view, random.Random(1)))
    assert f"\n{letter} " in window.text()


@pytest.mark.parametrize(
    ("language", "typed", "line"),
    [
        ("nl", "up f censors", "up P censors"),
        ("nl", "up p censors", "up P censors"),
        ("de", "up p censors", "up P censors"),
        ("de", "up f censors", "up f censors"),
    ],
)
def test_the_notation_has_p_and_takes_the_letter_of_the_language(language: str, typed: str, line: str) -> None:
    state = with_philosophers()
    game = InTerminal(Window(lambda shown: "").screen, Texts(language, "caesar"), state)
    assert game.tidy(typed) == line
