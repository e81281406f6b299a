"""Positions: the format of the rules page, there and back, and what is refused."""

import copy
import json
import random
import re
from pathlib import Path

import pytest

import rostra
from rostra.game import Json
from tests.nero.data import deck_file, map_file
from tests.nero.table import (
    LEADERS,
    THREE,
    after,
    at,
    can,
    chances,
    decides,
    discarded,
    game,
    hand,
    leader_at,
    legions,
    play,
    player,
    points,
    position,
    rank,
    ready,
    view,
)
from tests.nero.walk import OPTIONS, turn_starts

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "nero.md"


def example() -> Json:
    """The position of the rules page, with the legions, leaders and players it leaves out."""
    found = re.search(r"## Position.*?```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    told: Json = json.loads(found[1])
    told["provinces"] |= {"aquitania": {"galba": 4}, "syria": {"vespasian": 10}, "britannia": {"vitellius": 9}}
    told["leaders"] |= {
        "vitellius": {"home": "belgica"},
        "otho": {"home": "moesia", "at": "roma", "rank": "candidate"},
        "vespasian": {"home": "asia"},
    }
    told["players"]["otho"] = {"hand": ["senate"]}
    return told


def changed(path: str, value: object) -> Json:
    """The example with one key set."""
    told = example()
    inner = told
    *folders, last = path.split(".")
    for key in folders:
        inner = inner.setdefault(key, {})
    inner[last] = value
    return told


def test_the_example_of_the_page() -> None:
    """NE-B4: 28 legions, of which two of Otho's are marked and one is neutral"""
    state = game().position(example())
    assert (decides(state), view(state)["round"], view(state)["opener"]) == ("galba", 2, "otho")
    assert legions(state, "lusitania") == {"galba": 1, "neutral": 1}
    assert legions(state, "baetica") == {"galba": 1, "otho marked": 2}
    assert (leader_at(state, "galba"), rank(state, "galba"), points(state, "galba")) == ("roma", "emperor", 4)
    assert hand(state, "galba") == "bribery galley"
    assert sorted(discarded(state).split()) == ["crisis", "senate"]
    assert view(state)["germans"] == "germania-inferior"
    assert can(state, "activate roma; activate aquitania; event galley")


def test_it_comes_back_as_it_was_given() -> None:
    """Every key, those at their default too"""
    told = position(
        player("syria 2", hand="bribery galley", marked="asia 1", leader="roma", rank="emperor", points=7),
        otho=player(home="moesia", rank="candidate", points=3),
        neutral="moesia 2",
        discard="galley senate",
        germans="germania-superior",
        round=3,
        opener="vespasian",
        to_move="vitellius",
    )
    found = game().position(told).position()
    assert found.pop("options") == {"players": 4, "length": "full", "acclamation": "any-victory"}
    assert found == told | {"removed": []}


def test_it_is_json() -> None:
    """All of it can be written and read, at any time: in set-up, while dealing, in a battle, after the end"""
    states = [game().new(), ready(), at(player(leader="roma"))]
    states.append(after(game().new(), "want west; want north; want danube; want east; place baetica"))
    states.append(rostra.playout(game().new(), random.Random(1)))
    for state in states:
        assert json.loads(json.dumps(state.position())) == state.position()


@pytest.mark.parametrize("options", OPTIONS)
def test_round_trip_at_the_start_of_every_turn(options: dict[str, object]) -> None:
    """NE-T2: games played at random, every turn loaded again: the same position, the same choices"""
    of = game(**options)
    starts = 0
    for state in turn_starts(of, random.Random(str(options))):
        again = of.position(json.loads(json.dumps(state.position())))
        assert again.position() == state.position()
        assert (again.actions(), again.actor) == (state.actions(), state.actor)
        starts += 1
    assert starts > 15


def test_missing_keys() -> None:
    """No legions, empty hand, 0 points, rank general, leader at home; round 1, opened by seat 1"""
    told = {
        "leaders": {name: {"home": there} for name, there in zip(LEADERS, ("baetica", "belgica", "moesia", "asia"))},
        "provinces": {"syria": {"galba": 28}},
        "players": {"otho": {"hand": ["senate"]}},
    }
    state = game().position(told)
    assert decides(state) == "otho"  # the others are skipped
    found = state.position()
    assert (found["seats"], found["round"], found["opener"]) == (list(LEADERS), 1, "galba")
    assert (found["germans"], found["discard"]) == (None, [])
    assert found["players"]["galba"] == {"hand": [], "points": 0}
    assert found["leaders"]["vespasian"] == {"at": "asia", "rank": "general", "home": "asia"}


def test_every_leader_needs_a_home() -> None:
    """NE-S3: the message says whose is missing"""
    told = example()
    del told["leaders"]["vitellius"]
    with pytest.raises(ValueError, match=r"^leaders\.vitellius: "):
        game().position(told)
    told = changed("leaders.vitellius", {"at": "belgica"})
    with pytest.raises(ValueError, match=r"^leaders\.vitellius\.home: "):
        game().position(told)


def test_with_three_players_the_seats_are_named() -> None:
    """NE-B6: which area is free, the position says"""
    state = at(seats="otho vespasian galba", to_move="galba")
    assert state.seats == ("otho", "vespasian", "galba")
    assert decides(state) == "galba"
    told = position(seats=THREE)
    del told["seats"]
    with pytest.raises(ValueError, match=r"^seats: "):
        game(players=3).position(told)


def test_cards_in_no_hand_and_not_discarded_are_in_the_deck() -> None:
    """NE-S4: 55 in all"""
    state = at(discard="galley galley senate")
    assert view(state)["deck"] == 55 - 3 - len(CARDS_IN_HANDS)


CARDS_IN_HANDS = ["galley", "galley", "ave-caesar", "ave-caesar", "ave-caesar"]


def test_loading_applies_what_happens_at_a_turns_start() -> None:
    """NE-T2, NE-K3, NE-P1: skipping, a candidate in Rome, a victory at once"""
    assert decides(at(player(hand=""))) == "vitellius"
    assert rank(at(player(leader="roma", rank="candidate")), "galba") == "emperor"
    skipped = at(player(leader="roma", rank="candidate", hand=""))
    assert rank(skipped, "galba") == "candidate"


def test_with_no_cards_at_all_the_round_is_over() -> None:
    """NE-T4, NE-T5: it is scored and the next is dealt; after the fourth the game is over"""
    nobody = player(hand="")
    state = at(nobody, nobody, nobody, nobody)
    assert (decides(state), view(state)["round"], points(state, "otho")) == ("chance", 2, 2)
    assert sum(chances(state).values()) == 55
    assert decides(at(nobody, nobody, nobody, nobody, round=4)) == "over"


def test_cards_laid_in_a_battle_still_count_as_hand() -> None:
    """NE-F2: until both are ready"""
    state = at(player("italia-sud 3", hand="galley crisis"), otho=player("italia-sud 1", hand="senate bribery"))
    play(state, "activate italia-sud; move-card galley; force 3; attack otho; battle-card crisis; ready")
    play(state, "battle-card bribery")
    assert (hand(state, "galba"), hand(state, "otho")) == ("crisis", "bribery senate")
    play(state, "ready")
    assert (hand(state, "galba"), hand(state, "otho")) == ("", "senate")


def test_marked_legions_are_counted_there_only() -> None:
    """NE-R2: not in the plain count; and without a key where there are none"""
    told = at(player("syria 2", marked="syria 1 asia 2")).position()["provinces"]
    assert told["syria"] == {"galba": 2, "vespasian": 1, "marked": {"galba": 1}}
    assert told["asia"] == {"vespasian": 1, "marked": {"galba": 2}}
    assert "marked" not in told["achaia"]


def test_asking_for_a_position_changes_nothing() -> None:
    """What it gives is a copy"""
    state = at()
    told = state.position()
    told["players"]["galba"]["hand"].clear()
    told["provinces"].clear()
    assert hand(state, "galba") == "galley galley"
    assert legions(state, "syria") == {"vespasian": 1}


# What is refused

REFUSED: list[tuple[str, object, str]] = [
    # an unknown word
    ("game", "caesar", "game"),
    ("turn", "galba", "position"),
    ("to_move", "nero", "to_move"),
    ("to_move", 0, "to_move"),
    ("to_move", None, "to_move"),
    ("opener", "seat1", "opener"),
    ("opener", 1, "opener"),
    ("germans", "raetia", "germans"),
    ("germans", "", "germans"),
    ("germans", ["germania-inferior"], "germans"),
    ("provinces.gallia", {"galba": 1}, "provinces"),
    ("provinces", [], "provinces"),
    ("provinces.syria", 10, "provinces.syria"),
    ("provinces.syria.nero", 1, "provinces.syria"),
    ("provinces.syria.marked", {"neutral": 1}, "provinces.syria.marked"),
    ("provinces.syria.marked", 1, "provinces.syria.marked"),
    ("provinces.syria.marked", {"nero": 1}, "provinces.syria.marked"),
    ("leaders", None, "leaders"),
    ("leaders.nero", {"home": "syria"}, "leaders"),
    ("leaders.otho", "moesia", "leaders.otho"),
    ("leaders.otho.name", "Marcus", "leaders.otho"),
    ("leaders.otho.home", "syria", "leaders.otho.home"),
    ("leaders.otho.home", "italia-nord", "leaders.otho.home"),
    ("leaders.otho.home", None, "leaders.otho.home"),
    ("leaders.otho.at", "gallia", "leaders.otho.at"),
    ("leaders.otho.at", None, "leaders.otho.at"),
    ("leaders.otho.rank", "caesar", "leaders.otho.rank"),
    ("leaders.otho.rank", 2, "leaders.otho.rank"),
    ("players", [], "players"),
    ("players.nero", {}, "players"),
    ("players.otho", ["senate"], "players.otho"),
    ("players.otho.cards", ["senate"], "players.otho"),
    ("players.otho.hand", ["veto"], "players.otho.hand"),
    ("players.otho.hand", "senate", "players.otho.hand"),
    ("players.otho.hand", [1], "players.otho.hand"),
    ("players.otho.hand", [["senate"]], "players.otho.hand"),
    ("players.otho.hand", None, "players.otho.hand"),
    ("discard", "senate", "discard"),
    ("discard", ["veto"], "discard"),
    ("discard", None, "discard"),
    # seats
    ("seats", ["galba", "vitellius", "otho"], "seats"),
    ("seats", ["galba", "vitellius", "otho", "otho"], "seats"),
    ("seats", ["galba", "vitellius", "otho", "nero"], "seats"),
    ("seats", ["galba", "vitellius", "otho", 3], "seats"),
    ("seats", "galba vitellius otho vespasian", "seats"),
    ("seats", None, "seats"),
    # numbers
    ("round", 0, "round"),
    ("round", 5, "round"),
    ("round", "2", "round"),
    ("round", True, "round"),
    ("round", 2.0, "round"),
    ("players.otho.points", -1, "players.otho.points"),
    ("players.otho.points", "1", "players.otho.points"),
    ("players.otho.points", False, "players.otho.points"),
    ("players.otho.points", 10**30, "players.otho.points"),
    ("provinces.syria.vespasian", -1, "provinces.syria.vespasian"),
    ("provinces.syria.vespasian", 29, "provinces.syria.vespasian"),
    ("provinces.syria.vespasian", "10", "provinces.syria.vespasian"),
    ("provinces.syria.vespasian", True, "provinces.syria.vespasian"),
    ("provinces.syria.neutral", 2.0, "provinces.syria.neutral"),
    ("provinces.baetica.marked.otho", -2, "provinces.baetica.marked.otho"),
    ("provinces.baetica.marked.otho", 29, "provinces.baetica.marked.otho"),
    ("provinces.baetica.marked.otho", None, "provinces.baetica.marked.otho"),
    # what must add up
    ("provinces.syria.vespasian", 9, "provinces"),
    ("provinces.syria.vespasian", 11, "provinces"),
    ("provinces.syria", {"vespasian": 6, "neutral": 4}, "provinces"),
    ("provinces.roma", {"galba": 1}, "provinces.roma"),
    ("provinces.roma", {"marked": {"galba": 1}}, "provinces.roma"),
    ("players.otho.hand", ["traitor"] * 3, "players.otho.hand"),
    ("players.otho.hand", ["revolt-moesia"] * 2, "players.otho.hand"),
    ("players.otho.hand", ["galley"] * 4, "players.otho.hand"),  # and Galba has one
    ("discard", ["senate"] * 4, "discard"),  # and Otho has one
    ("discard", ["bribery"] * 6, "discard"),
    # options other than the game's
    ("options.players", 3, "options.players"),
    ("options.length", "short", "options.length"),
    ("options.acclamation", "over-emperor", "options.acclamation"),
    ("options.speed", "fast", "options"),
    ("options", None, "options"),
]


@pytest.mark.parametrize(("path", "value", "key"), REFUSED)
def test_a_bad_position_is_refused_by_its_key(path: str, value: object, key: str) -> None:
    """NE-B4, NE-K1: the message names the key; what was given stays as it was"""
    bad = changed(path, value)
    before = copy.deepcopy(bad)
    loaded = game().position(example())
    with pytest.raises(ValueError) as refused:
        game().position(bad)
    told = str(refused.value)
    assert told.startswith(f"{key}:"), told
    assert bad == before
    assert game().position(example()).position() == loaded.position()


def test_three_emperors_are_refused() -> None:
    """NE-K1"""
    told = example()
    for name in LEADERS[:3]:
        told["leaders"][name]["rank"] = "emperor"
    with pytest.raises(ValueError, match=r"^leaders: 3 emperors"):
        game().position(told)


@pytest.mark.parametrize("value", [None, [], "nero", 7])
def test_a_position_is_an_object(value: object) -> None:
    """Anything else is refused"""
    with pytest.raises(ValueError, match=r"^position: "):
        game().position(value)  # type: ignore[arg-type]


def test_the_limits_themselves_are_allowed() -> None:
    """NE-B4, NE-K1: 4 neutral, two emperors, all legions in one place, all cards of a kind in one hand"""
    state = at(
        player("syria 24", hand="bribery " * 5, rest=False, rank="emperor"),
        player("", rest=False, rank="emperor"),
        player("", rest=False),
        player("", rest=False),
        neutral="syria 4",
    )
    assert legions(state, "syria") == {"galba": 24, "neutral": 4}


def test_a_position_must_fit_the_options_of_its_game() -> None:
    """The same options, or none named"""
    told = position() | {"options": {"acclamation": "over-emperor"}}
    assert game(acclamation="over-emperor").position(told).position()["options"]["acclamation"] == "over-emperor"
    assert game(length="short").position(position()).position()["options"]["length"] == "short"
    with pytest.raises(ValueError, match=r"^options\.acclamation: "):
        game().position(told)


def test_a_position_uses_the_names_of_the_owners_map(tmp_path: Path) -> None:
    """NE-B2: a province called otherwise"""
    mine = map_file(
        tmp_path,
        ("iudaea   =", "palaestina ="),
        ('"syria", "iudaea"', '"syria", "palaestina"'),
        ('"iudaea", "aegyptus"', '"palaestina", "aegyptus"'),
    )
    deck = deck_file(tmp_path, ("revolt-iudaea", "revolt-palaestina"))
    told = json.loads(json.dumps(position()).replace("iudaea", "palaestina"))
    state = game(map=mine, deck=deck).position(told)
    assert legions(state, "palaestina") == {"vespasian": 3}
    with pytest.raises(ValueError, match=r"^provinces: unknown key 'palaestina'"):
        game().position(told | {"leaders": position()["leaders"]})
