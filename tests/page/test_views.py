"""Every view of every seat is as ``server/views/`` says: the page's types are made from that."""

import random

import msgspec
import pytest

import rostra
from rostra.game import pick
from rostra.server.views import view


@pytest.mark.parametrize("game", rostra.GAMES)
def test_views_are_as_described(game: str) -> None:
    read = msgspec.json.Decoder(view()).decode
    looked = 0
    for seed in range(6):
        state, rng = rostra.load(game).new(), random.Random(seed)
        while state.actor != rostra.OVER:
            state.apply(pick(state.chances() or [(action, 1) for action in state.actions()], rng))
            if rng.random() < 0.2 or state.actor == rostra.OVER:
                for seat in (*range(len(state.seats)), None):
                    read(state.view_text(seat))
                    looked += 1
    assert looked > 300
