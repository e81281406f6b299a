"""Secrets stay secret: two worlds that differ only in what a seat cannot know look the same to it, byte by byte.

The second world is made with ``sample``, then both go the same way. Where the opponent is asked something that only his
hidden cards allow (a veto, one more action card), the world in which he is asked goes on with "no": nobody else may be
able to tell.
"""

import random

import pytest

import rostra
from rostra.game import Event, State
from tests.caesar.walk import OPTIONS, as_text, seen, somewhere

REVEALING = {"vote", "scouted", "wrath", "spied", "ended", "taken", "assassinated"}


def _go_on_unseen(state: State, me: int, events: list[Event]) -> None:
    """Answer what only the other knows he is asked: no veto, no further card."""
    while state.actor == 1 - me:
        lines = [state.text(action) for action in state.actions()]
        no = next((line for line in ("allow", "end") if line in lines), None)
        if no is None:
            return
        state.apply(state.parse(no), events)


def _views(state: State, me: int) -> str:
    actions = state.actions() if state.actor == me else []
    return as_text([state.view(me), state.view(None), actions])


def _told_apart(events: list[Event], twin_events: list[Event], me: int) -> bool:
    """Did these events tell the two worlds apart? Only turning cards up may do that."""
    for viewer in (me, None):
        mine, others = seen(events, viewer), seen(twin_events, viewer)
        if mine != others:
            first = next(i for i in range(len(mine)) if mine[i : i + 1] != others[i : i + 1])
            assert any(f'"event": "{name}"' in mine[first] for name in REVEALING), (mine, others)
            return True
    return False


def _compare(state: State, twin: State, me: int, rng: random.Random, steps: int) -> int:
    """Go the same way in both worlds as long as nothing tells them apart; the number of steps compared."""
    for step in range(steps):
        events: list[Event] = []
        twin_events: list[Event] = []
        if step > 0:
            both = [action for action in state.actions() if action in twin.actions()]
            if not both:
                return step  # the other's hidden cards offer nothing in common: his affair, I see none of it
            action = both[rng.randrange(len(both))]
            state.apply(action, events)
            twin.apply(action, twin_events)
        _go_on_unseen(state, me, events)
        _go_on_unseen(twin, me, twin_events)
        if _told_apart(events, twin_events, me) or rostra.OVER in (state.actor, twin.actor):
            return step
        assert _views(state, me) == _views(twin, me)
    return steps


@pytest.mark.parametrize("options", OPTIONS[::2] + OPTIONS[1:4:2])
@pytest.mark.parametrize("me", [0, 1])
def test_twin_worlds_look_the_same_CC_A8_CC_A3(options: dict[str, str], me: int) -> None:
    rng = random.Random(as_text(options) + str(me))
    game = rostra.load("caesar", **options)
    compared = 0
    for _ in range(40):
        state = somewhere(game, rng)
        compared += _compare(state, state.sample(me, rng), me, rng, 60)
    assert compared > 200  # the worlds really went together for a while


PLAYS = {
    "assassinate aediles 3": "assassination",
    "spy": "spy",
    "castle censors aediles": "castling",
    "scout censors": "scout",
    "wrath aediles": "wrath",
}


@pytest.mark.parametrize("line", PLAYS)
def test_whether_a_veto_could_have_come_does_not_show_CC_A8(line: str) -> None:
    """The same action against a hand with a veto (not used) and without: all but the holder see the same."""
    looks = []
    for held, in_pile in (("veto", "castling"), ("castling", "veto")):
        table = {"aediles": {"up": ["2", "3"]}, "censors": {"down": ["1"]}}
        players = {
            "cleopatra": {"hand": ["1", "2", PLAYS[line]], "table": {"aediles": {"down": ["4"]}}},
            "caesar": {"hand": ["5", held], "action_pile": [in_pile], "table": table},
        }
        state = rostra.load("caesar").position({"players": players})
        events: list[Event] = []
        state.apply(state.parse(line), events)
        if held == "veto":
            assert state.actor == 1
            assert state.view(0)["waiting_for"] == state.view(None)["waiting_for"] == "cleopatra"
            assert state.view(0)["actions"] == []
            state.apply(state.parse("allow"), events)
        if line == "spy":  # the spy sees the hand, so only a spectator may compare
            looks.append((seen(events, None), as_text(state.view(None))))
        else:
            looks.append((seen(events, 0) + seen(events, None), as_text([state.view(0), state.view(None)])))
    assert looks[0] == looks[1]


def test_the_opponent_of_a_castling_sees_nothing_until_the_last_card_lies_CC_A3() -> None:
    table = {"senators": {"up": ["5", "1"], "down": ["P"]}, "aediles": {"down": ["3"]}}
    hand = ["2", "castling"]
    state = rostra.load("caesar").position({"players": {"cleopatra": {"hand": hand, "table": table}}})
    state.apply(state.parse("castle senators aediles"))
    looks = []
    for line in ("assign 5 aediles", "assign 3 senators", "assign 1 senators"):
        looks.append(as_text([state.view(1), state.view(None)]))
        events: list[Event] = []
        state.apply(state.parse(line), events)
        assert seen(events, 1) == seen(events, None) == []
        assert len(seen(events, 0)) == 1
    looks.append(as_text([state.view(1), state.view(None)]))
    assert len(set(looks)) == 1
    events = []
    state.apply(state.parse("assign P aediles"), events)
    assert '"counts": [2, 2]' in seen(events, 1)[0]
    assert state.view(1)["players"]["cleopatra"]["table"]["senators"] == {"up": [], "down": 2, "down_cards": None}


@pytest.mark.parametrize("me", [0, 1])
def test_a_view_holds_no_card_of_the_other_hand_or_pile(me: int) -> None:
    """Own arranged pile and hidden cards are shown to their owner alone (CC-S3, CC-T9)."""
    rng = random.Random(me)
    for _ in range(30):
        state = somewhere(rostra.load("caesar"), rng)
        other = state.view(me)["players"][state.seats[1 - me]]
        assert other["hand"] is None or "take" in " ".join(state.text(action) for action in state.actions())
        assert other["action_order"] is None
        assert other["bonus"] is None
        assert all(there["down_cards"] is None for there in other["table"].values())
        own = state.view(me)["players"][state.seats[me]]
        position = state.position()["players"][state.seats[me]]
        assert own["hand"] == position["hand"]
        assert own["action_order"] == position["action_pile"]
        assert own["bonus"] == position["bonus"]
