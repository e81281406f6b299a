"""The notation: every line of the table on the rules page, and what a record must hold."""

import random

import pytest

import rostra
from rostra.game import State
from tests.nero.table import (
    AREAS,
    LEADERS,
    PROVINCES,
    at,
    decides,
    game,
    legal,
    play,
    player,
    ready,
    set_up_lines,
)
from tests.nero.walk import OPTIONS, walk

LAND = [there for area in ("west", "north", "danube", "east", "italy") for there in PROVINCES[area]]
CARDS = [
    "bribery", "bad-omens", "bad-weather", "praetorian-guard", "bad-health", "galley", "ave-caesar", "rebellion",
    "senate", "assassin", "crisis", "germans", "traitor", "revolt-aquitania", "revolt-britannia", "revolt-moesia",
    "revolt-iudaea",
]  # fmt: skip

MARCH = ["activate italia-nord", "move-card galley", "force 3 leader", "step italia-sud"]


def in_turn() -> State:
    """Galba has an army in Italy, and a card for everything."""
    return at(
        player(
            "italia-nord 3 baetica 2 germania-superior 1",
            hand="galley galley assassin crisis traitor germans rebellion revolt-moesia senate praetorian-guard",
            marked="italia-nord 1",
            leader="italia-nord",
        ),
        player("belgica 1", hand="bribery bad-omens"),
        player("italia-sud 2 dalmatia 1", hand="bad-health bad-weather", rank="emperor"),
        player("syria 1", rank="emperor", leader="roma", hand="praetorian-guard bribery bribery"),
        neutral="germania-superior 1",
    )


def quiet() -> State:
    """The same, and nobody can answer."""
    return at(
        player("italia-nord 3", hand="galley galley senate bribery", marked="italia-nord 1", leader="italia-nord"),
        player("belgica 1", hand="crisis"),
        player("italia-sud 1", hand="crisis"),
        player("", hand="crisis"),
        neutral="italia-sud 1",
    )


NEW = game().new()
NO = "no-counter"
TABLE: list[tuple[str, State, list[str], str]] = [  # who decides, the state, lines before, the line
    ("seat1", NEW, [], "want west"),
    ("chance", NEW, ["want west", "want east", "want west", "want north"], "lot seat3"),
    ("galba", NEW, set_up_lines()[:4], "place lusitania"),
    ("otho", NEW, set_up_lines()[:14], "home moesia"),
    ("chance", NEW, set_up_lines(), "deal bribery"),
    ("galba", quiet(), [], "activate italia-nord"),
    ("galba", quiet(), ["activate italia-nord"], "move-card galley"),
    ("galba", quiet(), MARCH[:3], "move-card senate"),
    ("galba", quiet(), [*MARCH, "stay"], "halt"),
    ("galba", quiet(), MARCH[:2], "force 2 leader"),
    ("galba", quiet(), MARCH[:2], "force 3"),
    ("galba", quiet(), MARCH[:2], "force 0 leader"),
    ("galba", quiet(), MARCH[:3], "step noricum"),
    ("galba", quiet(), MARCH[:3], "leave 1"),
    ("galba", quiet(), MARCH[:3], "leave leader"),
    ("galba", quiet(), [*MARCH[:2], "force 1"], "take own 2"),
    ("galba", quiet(), [*MARCH[:2], "force 1"], "take leader"),
    ("galba", quiet(), [*MARCH, "stay"], "take neutral 1"),
    ("galba", quiet(), [*MARCH, "stay"], "ask-leave"),
    ("otho", quiet(), [*MARCH, "stay", "ask-leave"], "grant"),
    ("otho", quiet(), [*MARCH, "stay", "ask-leave"], "refuse"),
    ("galba", quiet(), [*MARCH, "stay"], "attack otho"),
    ("galba", quiet(), [*MARCH, "stay", "attack otho"], "battle-card senate"),
    ("galba", quiet(), [*MARCH, "stay", "attack otho"], "ready"),
    ("otho", quiet(), [*MARCH, "stay", "attack otho", "ready"], "battle-card crisis"),
    ("otho", quiet(), MARCH, "retreat achaia"),
    ("otho", quiet(), MARCH, "stay"),
    ("galba", quiet(), MARCH[:2], "unmark"),
    ("galba", quiet(), MARCH[:2], "end-turn"),
    ("galba", at(player("italia-nord 5", leader="roma")), [], "declare"),
    (
        "galba",
        at(player("baetica 2 syria 1"), neutral="syria 1"),
        ["activate syria", "move-card galley", "force 1"],
        "take neutral 1",
    ),
    ("galba", in_turn(), [], "event galley"),
    ("galba", in_turn(), ["event galley"], "from baetica"),
    ("galba", in_turn(), ["event galley", "from baetica"], "to italia-sud"),
    ("galba", in_turn(), ["event galley", "from baetica", "to italia-sud"], "load 2"),
    ("galba", in_turn(), ["event galley", "from italia-nord", "to italia-sud"], "load 3 leader"),
    ("galba", in_turn(), ["event assassin"], "target vespasian"),
    ("galba", in_turn(), ["event crisis"], "target otho"),
    ("galba", in_turn(), ["event traitor"], "target otho"),
    ("chance", in_turn(), ["event traitor", "target otho", NO, NO], "steal bad-health"),
    ("galba", in_turn(), ["event germans"], "at germania-superior"),
    ("galba", in_turn(), ["event germans", "at germania-superior", NO, NO], "send raetia"),
    ("galba", in_turn(), ["event germans", "at germania-superior", NO, NO, "send raetia"], "send-neutral raetia"),
    ("galba", in_turn(), ["event rebellion"], "at dalmatia otho"),
    ("galba", in_turn(), [], "event revolt-moesia"),
    ("otho", in_turn(), ["event revolt-moesia", NO, NO], "from dalmatia"),
    ("galba", in_turn(), [], "event senate"),
    ("galba", in_turn(), [], "event praetorian-guard"),
    ("galba", at(player(hand="ave-caesar")), [], "event ave-caesar"),
    ("vitellius", in_turn(), ["event senate"], "counter bribery"),
    ("vitellius", in_turn(), ["event senate"], "counter bad-omens"),
    ("vitellius", in_turn(), ["event senate"], "no-counter"),
    ("otho", in_turn(), MARCH, "counter bad-weather"),
    ("otho", in_turn(), MARCH, "counter bad-health"),
    ("vespasian", in_turn(), ["event assassin", "target vespasian", NO], "counter praetorian-guard"),
    (
        "vespasian",
        in_turn(),
        ["event assassin", "target vespasian", NO, "counter praetorian-guard", "counter praetorian-guard"],
        "counter-two bribery",
    ),
]


@pytest.mark.parametrize(("who", "state", "before", "line"), TABLE, ids=[f"{row[0]} {row[3]}" for row in TABLE])
def test_every_line_of_the_table(who: str, state: State, before: list[str], line: str) -> None:
    """NE-T2, NE-C1: who decides, and that the line can be played and is written as it was read"""
    state = state.clone()
    play(state, *before)
    assert decides(state) == who
    action = state.parse(line)
    assert state.text(action) == line
    assert action in state.actions()
    state.apply(action)
    assert state.plies == len(before) + 1


def test_every_word_of_the_notation_is_in_the_table_above() -> None:
    """NE-T6: and there are no others"""
    words = {line.split()[0] for _, _, _, line in TABLE}
    state = game().new()
    assert {state.text(action).split()[0] for action in range(how_many(state))} == words


def how_many(state: State) -> int:
    """The number of ids: the first that is refused."""
    action = 0
    while True:
        try:
            state.text(action)
        except ValueError:
            return action
        action += 1


def test_the_whole_table_of_ids() -> None:
    """Every id has one line, every line one id; the words are those of provinces, leaders and cards"""
    state = ready()
    lines = [state.text(action) for action in range(how_many(state))]
    assert len(set(lines)) == len(lines)
    expected = {"end-turn", "halt", "ask-leave", "grant", "refuse", "ready", "stay", "unmark", "declare", "no-counter"}
    expected |= {"take leader", "leave leader", "counter-two bribery"}
    expected |= {"take own", "take neutral", "take both"}  # before version 4 of the rules; never legal in this one
    expected |= {f"counter {card}" for card in CARDS[:5]}
    expected |= {f"want {area}" for area in AREAS} | {f"lot seat{seat}" for seat in range(1, 5)}
    expected |= {f"{word} {n}" for word in ("leave", "force", "take own") for n in range(1, 29)}
    expected |= {f"take neutral {n}" for n in range(1, 5)}
    expected |= {f"force {n} leader" for n in range(29)}
    expected |= {f"load {n}" for n in range(1, 4)} | {f"load {n} leader" for n in range(4)}
    expected |= {f"{word} {name}" for word in ("attack", "target") for name in LEADERS}
    expected |= {f"{word} {there}" for word in ("place", "home") for there in LAND[:20]}
    marches = ("activate", "step", "retreat", "from", "to", "send", "send-neutral")
    expected |= {f"{word} {there}" for word in marches for there in LAND}
    expected |= {"at germania-inferior", "at germania-superior"}
    expected |= {f"at {there} {name}" for there in LAND for name in LEADERS}
    expected |= {f"{word} {card}" for word in ("deal", "move-card", "battle-card", "event", "steal") for card in CARDS}
    assert set(lines) == expected


@pytest.mark.parametrize("state", [in_turn(), quiet(), ready(), NEW], ids=["in turn", "quiet", "ready", "new"])
def test_text_and_parse_are_inverse_over_the_whole_table(state: State) -> None:
    """A line that can be played is its id; any other is refused, and nothing changes"""
    now = state.actions()
    before = state.position()
    for action in range(how_many(state)):
        line = state.text(action)
        if action in now:
            assert state.parse(line) == action
        else:
            with pytest.raises(ValueError):
                state.parse(line)
    assert (state.position(), state.actions()) == (before, now)


@pytest.mark.parametrize("line", ["", "force", "force 3 legions", "step", "Step noricum", "end turn", "event nero"])
def test_a_line_that_is_none_is_refused(line: str) -> None:
    """NE-T2"""
    state = quiet()
    play(state, *MARCH[:2])
    with pytest.raises(ValueError):
        state.parse(line)


def test_leaders_stand_for_their_seats() -> None:
    """NE-S1: wherever Otho sits, he is attacked by the same line"""
    for seats in ("galba otho vitellius vespasian", "galba vitellius vespasian otho"):
        state = at(player("italia-sud 3", hand="galley"), otho="italia-sud 1", seats=seats)
        play(state, "activate italia-sud; move-card galley; force 3; attack otho; ready")
        assert decides(state) == "otho"


def test_a_decision_with_one_legal_answer_is_still_a_decision() -> None:
    """NE-R1, NE-F2: it is asked"""
    state = at(player("italia-nord 3", hand="galley"), "", "italia-sud 1", "achaia 1")
    play(state, *MARCH[:2], "force 3; step italia-sud")
    assert (decides(state), legal(state)) == ("otho", ["stay"])


@pytest.mark.parametrize("options", OPTIONS)
def test_a_record_replays(options: dict[str, object]) -> None:
    """One line a decision, chance included, is the whole game"""
    of = game(**options)
    state, lines = of.new(), []
    for now, action in walk(state, random.Random(str(options))):
        lines.append(now.text(action))
    again = of.new()
    play(again, *lines)
    assert again.position() == state.position()
    assert again.outcome() == state.outcome()
    assert (again.plies, again.turns) == (len(lines), state.turns)
    assert again.actor == rostra.OVER
