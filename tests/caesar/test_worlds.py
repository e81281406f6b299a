"""Sampled worlds: exactly those that could have led to what the seat has seen.

The yardstick knows nothing of the engine's log: it carries along *all* worlds by trying, at every decision, whatever
looks the same to the seat. Small games only, but with everything that mixes cards: set-up, hand, castling, spy.
"""

import itertools
import json
import random

import pytest

import rostra
from rostra.game import Event, State
from tests.caesar.walk import OPTIONS, as_text, games, seen, somewhere

CAESAR = 1


def all_worlds(starts: list[State], lines: list[str], me: int) -> tuple[State, list[State]]:
    """The true state after these lines, and every state that looks the same to ``me``; the true one starts first."""
    worlds = [start.clone() for start in starts]
    true = starts[0]
    for line in lines:
        chance_of_mine = line.startswith("bonus")  # bonus cards are left alone: they are independent of the rest
        events: list[Event] = []
        true.apply(true.parse(line), events)
        following: dict[str, State] = {}
        for world in worlds:
            for action in [world.parse(line)] if chance_of_mine else world.actions():
                told: list[Event] = []
                then = world.clone()
                then.apply(action, told)
                if seen(told, me) == seen(events, me):
                    following[as_text([then.position(), then.actions()])] = then
        worlds = list(following.values())
    return true, worlds


def hidden(state: State) -> str:
    """Where Cleopatra's influence cards are."""
    player = state.position()["players"]["cleopatra"]
    return as_text([player["hand"], player["influence_pile"], player["table"], player.get("aside", [])])


def check(starts: list[State], lines: list[str], samples: int) -> None:
    true, worlds = all_worlds(starts, lines, CAESAR)
    possible = {hidden(world) for world in worlds}
    assert hidden(true) in possible
    assert true.actor != rostra.OVER
    assert len(possible) > 1  # there is something to guess
    sampled = {hidden(true.sample(CAESAR, random.Random(seed))) for seed in range(samples)}
    assert sampled <= possible, sorted(sampled - possible)[:2]
    if len(possible) * 40 <= samples:
        assert sampled == possible


def opening() -> list[State]:
    state = rostra.load("caesar", action_decks="shuffled").new()
    for line in ("bonus senators", "bonus praetors"):
        state.apply(state.parse(line))
    return [state]


GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")
SETS = [f"set {5 - i} {group}" for i, group in enumerate(GROUPS)] * 2


def test_an_untouched_set_up_is_any_order_of_1_to_5_CC_S4() -> None:
    check(opening(), SETS, 120 * 40)


def test_the_opening_hand_was_1_to_5_CC_S4() -> None:
    """A first card laid hidden is one of 1-5, and the other four are still there."""
    check(opening(), [*SETS, "down 3 aediles", "draw influence", "deal P", "turn orgy"], 1500)


def test_a_turned_group_tells_what_was_set_and_what_was_laid() -> None:
    lines = [*SETS, "down 3 aediles", "draw influence", "deal P", "turn aediles"]
    lines += ["pass", "done", "down P aediles", "draw influence", "deal 5", "turn senators"]
    check(opening(), lines, 1500)


def small(hand: list[str], table: dict[str, dict[str, list[str]]], pile: list[str], mine: list[str]) -> list[State]:
    """A small position, and all others in which Cleopatra's hidden influence cards lie in another way."""
    influence = [card for card in hand if card in "12345P"]
    rest = [card for card in hand if card not in influence]
    slots = [(group, "down") for group, there in table.items() for _ in there.get("down", [])]
    unseen = influence + [card for there in table.values() for card in there.get("down", [])] + pile
    game = rostra.load("caesar", action_decks="shuffled")
    found: dict[str, State] = {}
    for order in itertools.permutations(unseen):
        cards = list(order)
        held = [cards.pop(0) for _ in influence]
        down: dict[str, list[str]] = {group: [] for group, _ in slots}
        for group, _ in slots:
            down[group].append(cards.pop(0))
        laid = {group: {"up": there.get("up", []), "down": down.get(group, [])} for group, there in table.items()}
        players = {
            "cleopatra": {"hand": held + rest, "table": laid, "influence_pile": cards},
            "caesar": {"hand": mine},
        }
        state = game.position({"players": players})
        found.setdefault(as_text(state.position()), state)
    return list(found.values())


def test_a_loaded_position_hides_hand_pile_and_face_down_cards_alike() -> None:
    start = small(["1", "2"], {"senators": {"down": ["P"]}}, ["4"], ["5"])
    check(start, ["down 2 senators", "draw influence", "deal 4"], 2000)


def test_castling_mixes_what_it_took_up_CC_A3() -> None:
    table = {"senators": {"up": ["5"], "down": ["1"]}, "aediles": {"down": ["3"]}, "censors": {"down": ["P"]}}
    lines = ["castle senators aediles", "assign 5 aediles", "assign 3 senators", "assign 1 senators", "down 2 censors"]
    check(small(["2", "castling"], table, [], ["5"]), lines, 6000)


def test_while_castled_cards_are_being_laid_again_they_are_all_in_the_air_CC_A3() -> None:
    table = {"senators": {"up": ["5"], "down": ["1"]}, "aediles": {"down": ["3"]}, "censors": {"down": ["P"]}}
    lines = ["castle senators aediles", "assign 5 aediles"]
    true, _ = all_worlds(small(["2", "castling"], table, [], ["5"]), lines, CAESAR)
    for seed in range(50):
        world = true.sample(CAESAR, random.Random(seed))
        assert len(world.position()["players"]["cleopatra"]["aside"]) == 3
        assert as_text(world.view(CAESAR)) == as_text(true.view(CAESAR))


def test_scouting_one_group_of_a_castling_tells_of_the_other() -> None:
    table = {"senators": {"up": ["5"], "down": ["1", "2"]}, "aediles": {"down": ["3"]}, "censors": {"down": ["P"]}}
    lines = ["castle senators aediles", "assign 5 aediles", "assign 3 senators", "assign 2 aediles"]
    lines += ["assign 1 senators", "down 2 censors", "scout senators", "down 5 praetors"]
    check(small(["2", "4", "castling"], table, [], ["5", "scout"]), lines, 12000)


def test_two_castlings_that_share_a_group_CC_A3() -> None:
    table = {"senators": {"up": ["5"]}, "praetors": {"down": ["1"]}, "quaestors": {"down": ["P"]}}
    lines = ["castle senators praetors", "assign 5 praetors", "assign 1 senators", "down 2 aediles"]
    lines += ["pass", "done", "castle praetors quaestors", "assign 5 quaestors", "assign P praetors", "down 3 aediles"]
    check(small(["2", "3", "castling", "castling"], table, [], ["5", "5"]), lines, 12000)


def test_two_castlings_with_a_group_scouted_between_and_after() -> None:
    table = {"senators": {"up": ["5"], "down": ["4"]}, "praetors": {"down": ["1"]}, "quaestors": {"down": ["P"]}}
    lines = [
        "castle senators praetors",
        "assign 5 praetors",
        "assign 4 senators",
        "assign 1 senators",
        "down 2 aediles",
    ]
    lines += ["scout praetors", "down 5 censors", "castle senators quaestors", "assign 4 quaestors"]
    lines += ["assign 1 senators", "assign P quaestors", "down 3 aediles", "scout senators", "down 5 censors"]
    check(small(["2", "3", "3", "castling", "castling"], table, [], ["5", "5", "scout", "scout"]), lines, 12000)


def test_a_castled_hand_card_is_still_one_of_the_hand() -> None:
    """A card laid from the hand and then castled is shown: the hand held it once, so what is left is less of it."""
    table = {"senators": {"down": ["4"]}}
    lines = ["down 1 praetors", "castle senators praetors", "assign 4 praetors", "assign 1 senators"]
    lines += ["draw influence", "deal P", "scout senators", "down 5 censors"]
    check(small(["1", "2", "castling"], table, ["P"], ["5", "5", "scout"]), lines, 6000)


def test_what_a_spy_saw_is_known_and_what_is_laid_after_is_one_of_it_CC_A2() -> None:
    lines = ["pass", "done", "spy", "take 4", "draw influence", "deal 5", "down 5 aediles", "down 2 censors"]
    check(small(["1", "2", "4"], {"senators": {"down": ["P"]}}, ["5", "3"], ["5", "spy"]), lines, 6000)


def test_a_spy_who_looks_later_tells_what_was_laid_before() -> None:
    lines = ["down 2 censors", "draw influence", "deal 3", "draw influence", "deal 5"]
    lines += ["spy", "take 4", "draw none", "down 5 aediles"]
    check(small(["1", "2", "4"], {"senators": {"down": ["P"]}}, ["5", "3"], ["5", "spy"]), lines, 6000)


# Whole games


@pytest.mark.parametrize("options", OPTIONS)
def test_every_world_looks_the_same_to_its_seat_and_offers_it_the_same(options: dict[str, str]) -> None:
    rng = random.Random(as_text(options))
    for _ in range(25):
        state = somewhere(rostra.load("caesar", **options), rng)
        for seat in (0, 1):
            world = state.sample(seat, rng)
            assert as_text(world.view(seat)) == as_text(state.view(seat))
            assert world.actor == state.actor
            if state.actor == seat:
                assert world.actions() == state.actions()


def test_a_world_depends_on_what_was_seen_only() -> None:
    """Twin worlds, the same generator: the same guess. So the guess cannot know where the cards really are."""
    rng = random.Random(5)
    different = 0
    for game in games():
        for seat in (0, 1):
            for _ in range(10):
                state = somewhere(game, rng)
                twin = state.sample(seat, rng)
                different += state.position() != twin.position()
                guesses = [world.sample(seat, random.Random(9)).position() for world in (state, twin)]
                assert guesses[0] == guesses[1]
    assert different > 150


def test_untouched_set_up_cards_are_no_philosophers_and_no_two_are_equal() -> None:
    """As long as nothing turned a group, its first face-down card is the one that was set there (CC-S4)."""
    rng = random.Random(3)
    looked_at = 0
    for _ in range(150):
        state = opening()[0]
        for line in SETS:
            state.apply(state.parse(line))
        touched: set[str] = set()
        for _ in range(rng.randrange(60)):
            legal = [a for a in state.actions() if "castle" not in state.text(a) and "pass" not in state.text(a)]
            events: list[Event] = []
            state.apply(legal[rng.randrange(len(legal))], events)
            touched |= {event.open["group"] for event in events if event.name in ("vote", "scouted", "wrath")}
            if state.actor == rostra.OVER or not [a for a in state.actions() if "pass" not in state.text(a)]:
                break
        if state.actor == rostra.OVER:
            continue
        table = state.sample(CAESAR, rng).position()["players"]["cleopatra"]["table"]
        set_cards = [there["down"][0] for group, there in table.items() if group not in touched]
        assert "P" not in set_cards
        assert len(set(set_cards)) == len(set_cards)
        looked_at += len(set_cards)
    assert looked_at > 150


def test_sampling_leaves_the_state_alone_and_refuses_a_seat_that_is_not_there() -> None:
    state = somewhere(rostra.load("caesar"), random.Random(1))
    before = json.dumps(state.position())
    for seat in (0, 1):
        state.sample(seat, random.Random(2))
    assert json.dumps(state.position()) == before
    with pytest.raises(ValueError, match="seat 2"):
        state.sample(2, random.Random(1))
