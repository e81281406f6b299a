"""What the page suggests is what the bots do."""

import random
import re

import rostra
from rostra import bots
from tests.page.test_words import WEB


def test_the_suggested_pile_is_one_that_the_bots_lay() -> None:
    [order] = re.findall(
        r"const ORDER[^=]*= \[(.*?)\];", (WEB / "games" / "caesar" / "presets.ts").read_text("utf-8"), re.DOTALL
    )
    state = rostra.load("caesar").new()
    while state.actor == rostra.CHANCE:
        rostra.play(state, random.Random(1))
    for card in re.findall(r'"(.*?)"', order):
        thoughts = bots.decide(bots.teacher("caesar"), state, random.Random(1), bots.Budget(simulations=1)).thoughts
        assert f"stack {card}" in {state.text(one.action) for one in thoughts if one.value == thoughts[0].value}
        state.apply(state.parse(f"stack {card}"))
    assert state.actor == 1  # the pile is whole, and the other player's turn
