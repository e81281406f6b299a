"""Nobody can tell from anything whether somebody else is asked for an answer, nor anything else that is hidden.

CC-A8, NE-C, NE-J27. Two worlds that look the same to a seat go the same way (twins.py); every moment is compared.
"""

import random
from typing import Any

import pytest

import rostra
from rostra import titles
from rostra.game import State
from rostra.tables.answers import is_answer, may_answer
from rostra.tables.settings import Correspondence, Live
from tests.caesar.walk import somewhere as somewhere_in_caesar
from tests.nero.table import at, player
from tests.nero.walk import somewhere as somewhere_in_nero
from tests.tables.twins import Twins


def somewhere(game: str, seats: int, rng: random.Random) -> State:
    """In the middle of a game, where nobody is asked for an answer; mostly where somebody may soon be."""
    anywhere = rng.random() < 0.3
    manners = titles.get(game).manners
    while True:
        if game == "caesar":
            state: State = somewhere_in_caesar(rostra.load("caesar"), rng)
        else:
            state = somewhere_in_nero(rostra.load("nero", players=seats), rng)
        if state.actor < 0 or is_answer(manners, state):
            continue
        if anywhere or any(may_answer(manners, state, action)[0] for action in state.actions()):
            return state


def twins(game: str, seats: str, me: int, seed: object, runs: int, **more: Any) -> tuple[int, int, int]:
    """How many moments were compared, how many pauses there were, and in how many of them only one world asked."""
    rng = random.Random(str(seed))
    compared = pauses = apart = 0
    for _ in range(runs):
        pair = Twins(game, seats, somewhere(game, len(seats), rng), me, rng, **{"clock": Live(60, 7), **more})
        pair.go(60)
        compared += pair.compared
        pauses += pair.pauses
        apart += pair.asked_apart
    return compared, pauses, apart


@pytest.mark.parametrize("seats", ["pp", "pb"])
@pytest.mark.parametrize("me", [0, 1])
def test_twin_worlds_of_caesar_look_the_same(seats: str, me: int) -> None:
    compared, pauses, apart = twins("caesar", seats if me == 0 else seats[::-1], me, (seats, me), 50)
    assert compared > 600
    assert pauses > 40
    assert apart > 5


@pytest.mark.parametrize("seats", ["ppp", "pppp", "pbbp", "bbpb"])
def test_twin_worlds_of_nero_look_the_same(seats: str) -> None:
    for me in range(len(seats)):
        if seats[me] == "p":
            compared, pauses, apart = twins("nero", seats, me, (seats, me), 10)
            assert compared > 200
            assert pauses > 30
            assert apart > 10


def test_at_one_device_against_bots_they_do_too() -> None:
    for game, seats in (("caesar", "pb"), ("nero", "bpb")):
        compared, pauses, _ = twins(game, seats, seats.index("p"), seats, 12, one_device=True)
        assert compared > 200
        assert pauses > 10


def test_alone_among_bots_with_nobody_looking_on_they_do_too() -> None:
    """Nobody needs to be kept from seeing that the only person is asked; but they must not see that a bot is."""
    for game, seats in (("caesar", "pb"), ("nero", "bpb"), ("nero", "pbbb")):
        compared, pauses, _ = twins(game, seats, seats.index("p"), (seats, "alone"), 12, spectators=False)
        assert compared > 200
        assert pauses > 10


@pytest.mark.parametrize("me", [1, 2, 3])
def test_nor_can_they_be_told_apart_where_somebody_decides_in_one_world_only(me: int) -> None:
    """Cards for a battle, laid and taken up again: nobody else sees any of it, whatever they ask for meanwhile."""
    rng = random.Random(me)
    hidden = 0
    for _ in range(12):
        hands = ("galley senate crisis bribery germans", "traitor senate", "galley bribery", "crisis galley assassin")
        state = at(
            player("syria 3", hands[0]), player(hand=hands[1]), player(hand=hands[2]), player("syria 2", hands[3])
        )
        for line in ("activate syria", "move-card galley", "force 3", "attack vespasian"):
            state.apply(state.parse(line))
        pair = Twins("nero", "pppp", state, me, rng, clock=Live(60, 7))
        pair.go(25)
        hidden += pair.hidden
    assert hidden > 8


def test_and_with_days_for_a_turn() -> None:
    for game, seats in (("caesar", "pp"), ("nero", "ppp")):
        twins(game, seats, 1, seats, 8, clock=Correspondence(1))
