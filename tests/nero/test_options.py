"""The options of the game, and a map or deck of the owner's own. What the files may say: test_map.py, test_deck.py."""

from pathlib import Path

import pytest

import rostra
from tests.nero.data import MAP, deck_file, map_file
from tests.nero.table import (
    PROVINCES,
    at,
    bp,
    can,
    cannot,
    chances,
    deal,
    decides,
    game,
    leader_at,
    legal,
    legions,
    named,
    play,
    player,
    position,
    ready,
    set_up_lines,
    starting,
    view,
)


def test_defaults() -> None:
    """NE-K4, NE-S4: four players, full length, any victory"""
    of = rostra.load("nero")
    assert of.options == {"players": 4, "length": "full", "acclamation": "any-victory"}
    assert of.new().position()["options"] == of.options
    assert of.name == "nero"
    assert of.seats == of.new().seats == ("seat1", "seat2", "seat3", "seat4")
    assert of.rules_version == 4


def test_newer_options_are_named_where_they_are_not_usual() -> None:
    """NE-K3, NE-F2, NE-C5: so records and positions of before read right"""
    chosen = {"candidates": "below-two", "attack": "bare", "vanish": False}
    of = rostra.load("nero", **chosen)
    usual = rostra.load("nero").options
    assert of.options == usual | chosen
    assert rostra.load("nero", candidates="always", attack="card", vanish=True).options == usual
    assert rostra.load("nero", vanish="false").options == usual | {"vanish": False}
    told = position() | {"options": usual | chosen}
    assert of.position(told).view(None)["options"] == usual | chosen
    assert of.position(position()).position()["options"] == usual | chosen
    with pytest.raises(ValueError, match=r"^options\.candidates: "):
        game().position(told)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_older_rules_do_not_have_them(version: int) -> None:
    """NE-K3, NE-F2, NE-C5"""
    of = rostra.load("nero", rules=version, candidates="below-two", attack="bare", vanish=False)
    assert of.options == rostra.load("nero").options | {"rules": version}
    assert "removed" not in of.new().view(None)
    assert "removed" not in of.new().position()
    assert "take own 1" not in of.lines
    with pytest.raises(ValueError, match="removed"):
        of.position(position() | {"removed": []})


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("length", ["full", "short"])
@pytest.mark.parametrize("acclamation", ["any-victory", "over-emperor"])
def test_every_combination_can_be_played(players: int, length: str, acclamation: str) -> None:
    """NE-S4: options are kept, in a position and in a view too"""
    chosen = {"players": players, "length": length, "acclamation": acclamation}
    assert rostra.load("nero", **chosen).options == chosen
    state = ready(players, length=length, acclamation=acclamation)
    assert state.position()["options"] == view(state)["options"] == chosen
    assert decides(state) == "galba"
    assert len(state.seats) == players


def test_the_number_of_players_may_be_a_word() -> None:
    """As in a record"""
    assert rostra.load("nero", players="3").options["players"] == 3
    assert rostra.load("nero", players="3").seats == ("seat1", "seat2", "seat3")


def test_the_options_of_a_game_cannot_be_changed_from_outside() -> None:
    """What `options` gives is a copy"""
    of = rostra.load("nero")
    of.options["players"] = 3
    assert of.options["players"] == 4


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 2}, ["players", "2", "4, 3"]),
        ({"players": 5}, ["players", "5"]),
        ({"players": True}, ["players", "True"]),
        ({"players": 4.0}, ["players", "4.0"]),
        ({"players": None}, ["players", "None"]),
        ({"players": "four"}, ["players", "four"]),
        ({"length": "long"}, ["length", "long", "full, short"]),
        ({"length": 1}, ["length", "1"]),
        ({"acclamation": "none"}, ["acclamation", "none", "any-victory, over-emperor"]),
        ({"acclamation": ["any-victory"]}, ["acclamation"]),
        ({"edition": "kosmos"}, ["edition", "players", "map", "deck"]),
        ({"Players": 4}, ["Players"]),
        ({"map": 7}, ["map", "7"]),
        ({"deck": ["deck.toml"]}, ["deck"]),
        ({"map": "nowhere/map.toml"}, ["map", "nowhere"]),
        ({"deck": "nowhere/deck.toml"}, ["deck", "nowhere"]),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, object], told: list[str]) -> None:
    """The message names the option, what was given, and what would be right"""
    with pytest.raises(ValueError) as refused:
        rostra.load("nero", **options)
    assert str(refused.value).startswith("option ")
    for word in told:
        assert word in str(refused.value)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """The message names the option and the file; a folder is none either"""
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match=r"option 'deck'.*mine\.toml.*UTF-8"):
        rostra.load("nero", deck=path)
    with pytest.raises(ValueError, match="option 'map'"):
        rostra.load("nero", map=str(tmp_path))


# A map of one's own


def test_a_map_with_one_more_border(tmp_path: Path) -> None:
    """NE-B3: over the Alps; a path will do as well as its name"""
    path = Path(map_file(tmp_path, ("borders = [", 'borders = [\n    ["raetia", "italia-nord"],')))
    of = rostra.load("nero", map=path)
    assert of.options["map"] == str(path)
    state = of.position(at(player("raetia 1", leader="raetia"), otho="moesia 1").position() | {"options": {}})
    play(state, "activate raetia; move-card galley; force 0 leader; step italia-nord")
    assert leader_at(state, "galba") == "italia-nord"


def test_a_map_with_other_names_and_leaders(tmp_path: Path) -> None:
    """NE-B2, NE-S1: the area fixes the leader that the file names; the notation has the file's words"""
    swapped = map_file(
        tmp_path,
        ('leader = "galba"', 'leader = "nobody"'),
        ('leader = "otho"', 'leader = "galba"'),
        ('leader = "nobody"', 'leader = "otho"'),
    )
    state = rostra.load("nero", map=swapped).new()
    play(state, "want west; want danube; want north; want east")
    assert state.seats == ("otho", "galba", "vitellius", "vespasian")
    assert [legions(state, there) for there in PROVINCES["west"]] == [{"otho": 1}] * 5
    play(state, "place baetica; place baetica")
    assert starting(state, "place") == list(PROVINCES["danube"])


def test_a_map_with_other_ports_and_germans(tmp_path: Path) -> None:
    """NE-C8, NE-C9"""
    mine = map_file(
        tmp_path,
        ('germans = ["germania-inferior", "germania-superior"]', 'germans = ["raetia", "noricum"]'),
        ("lusitania     = {", "lusitania     = { port = true,"),
    )
    state = at(player(hand="germans galley"), map=mine)
    play(state, "event galley")
    assert "lusitania" in starting(state, "from")
    state = at(player(hand="germans"), map=mine)
    play(state, "event germans")
    assert legal(state) == ["at raetia", "at noricum"]
    play(state, "at raetia; send germania-superior")
    assert view(state)["germans"] == "raetia"


def test_without_sea_links(tmp_path: Path) -> None:
    """NE-B1: britannia and the east are joined by land then"""
    sea = MAP[MAP.index("sea = [") : MAP.index("]\n", MAP.index("sea = [") + 8)]
    land = '["belgica", "britannia"], ["asia", "moesia"],'
    text = MAP.replace(sea, "sea = [\n").replace("borders = [", f"borders = [{land}")
    path = tmp_path / "land.toml"
    path.write_text(text, encoding="utf-8")
    state = at(player("achaia 1", hand="galley"), vespasian="", map=str(path))
    play(state, "activate achaia; move-card galley; force 1")
    assert starting(state, "step") == ["dalmatia", "moesia"]


def test_a_bad_map_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    """NE-B1: by the name of the owner's file"""
    path = map_file(tmp_path, ('    ["syria", "iudaea"],\n', '    ["syria", "syria"],\n'))
    with pytest.raises(ValueError, match=r"^my-map\.toml, line \d+, links\.borders: syria is joined with itself"):
        rostra.load("nero", map=path)


# A deck of one's own


def test_a_deck_with_other_numbers_and_points(tmp_path: Path) -> None:
    """NE-S4, NE-M1: what is dealt, what a card is worth"""
    deck = deck_file(
        tmp_path,
        ("bribery          = { n = 5, bp = 2", "bribery = { n = 6, bp = 9"),
        ("germans          = { n = 2, bp = 4, gp = 2", "germans = { n = 1, bp = 0, gp = 9"),
    )
    state = game(deck=deck).new()
    play(state, *set_up_lines())
    weights = chances(state)
    assert (sum(weights.values()), weights["deal bribery"], weights["deal germans"]) == (55, 6, 1)
    state = at(player("italia-sud 1", hand="bribery germans"), otho="italia-sud 3", deck=deck)
    play(state, "activate italia-sud; move-card bribery; force 1; attack otho; battle-card germans; ready")
    assert bp(state) == 8
    assert named(play(state, "ready"), "battle")[0]["attack"] == 10


def test_a_card_without_bp(tmp_path: Path) -> None:
    """NE-M1: an activation of nothing is one too"""
    deck = deck_file(tmp_path, ("germans          = { n = 2, bp = 4", "germans = { n = 2, bp = 0"))
    state = at(player(hand="germans"), deck=deck)
    play(state, "activate lusitania; move-card germans; force 1")
    assert (bp(state), starting(state, "step"), can(state, "halt")) == (0, [], True)


def test_a_deck_with_other_revolts(tmp_path: Path) -> None:
    """NE-C12: in Syria; the notation knows it and not the old one"""
    deck = deck_file(tmp_path, ("revolt-iudaea", "revolt-syria"))
    state = at(player(hand="revolt-syria"), deck=deck)
    play(state, "event revolt-syria; from iudaea")
    assert legions(state, "syria") == {"neutral": 2}
    with pytest.raises(ValueError):
        state.parse("event revolt-iudaea")


def test_a_deck_with_a_revolt_in_every_province(tmp_path: Path) -> None:
    """NE-C12: 20 of them; all can be dealt, held and played"""
    west = [there for area in ("west", "north", "danube", "east") for there in PROVINCES[area]]
    rows = "".join(f'revolt-{there} = {{ n = 1, bp = 3, gp = 1, when = "own", once = true }}\n' for there in west)
    text = "[events]\n" + rows
    numbers = {"bribery": 35}
    for event in (
        "bribery", "bad-omens", "bad-weather", "praetorian-guard", "galley", "ave-caesar", "rebellion", "senate",
        "assassin", "bad-health", "crisis", "germans", "traitor",
    ):  # fmt: skip
        text += f'{event} = {{ n = {numbers.get(event, 0)}, bp = 1, gp = 1, when = "own", once = false }}\n'
    path = tmp_path / "revolts.toml"
    path.write_text(text, encoding="utf-8")
    state = at(
        player(hand=" ".join(f"revolt-{there}" for there in west)),
        otho=player(hand="bribery"),
        vitellius=player(hand="bribery"),
        vespasian=player(hand="bribery"),
        deck=str(path),
    )
    assert starting(state, "event") == [f"revolt-{there}" for there in west]
    play(state, "event revolt-aegyptus; from iudaea; event revolt-lusitania")
    assert legions(state, "aegyptus") == {"neutral": 2}
    assert legions(state, "lusitania") == {"galba": 1, "neutral": 2}


def test_a_deck_without_answers_asks_nobody(tmp_path: Path) -> None:
    """NE-C1: all of it senate"""
    text = "[events]\n"
    for event in (
        "bribery", "bad-omens", "bad-weather", "praetorian-guard", "galley", "ave-caesar", "rebellion", "senate",
        "assassin", "bad-health", "crisis", "germans", "traitor", "revolt-syria",
    ):  # fmt: skip
        text += f'{event} = {{ n = {55 if event == "senate" else 0}, bp = 2, gp = 2, when = "own", once = false }}\n'
    path = tmp_path / "senate.toml"
    path.write_text(text, encoding="utf-8")
    state = game(deck=str(path)).new()
    play(state, *set_up_lines())
    assert chances(state) == {"deal senate": 55}
    deal(state)
    play(state, "event senate; activate lusitania; move-card senate; force 3; step baetica; halt")
    assert decides(state) == "galba"


def test_once_a_turn_is_the_decks_word(tmp_path: Path) -> None:
    """NE-T3: a deck may let a galley sail twice, and the senate meet once"""
    deck = deck_file(
        tmp_path,
        ('galley           = { n = 4, bp = 4, gp = 1, when = "own", once = true',
         'galley = { n = 4, bp = 4, gp = 1, when = "own", once = false'),
        ('senate           = { n = 4, bp = 2, gp = 1, when = "own", once = false',
         'senate = { n = 4, bp = 2, gp = 1, when = "own", once = true'),
    )  # fmt: skip
    state = at(player("baetica 2", hand="galley galley senate senate", leader="baetica"), vespasian="", deck=deck)
    play(state, "event senate")
    assert cannot(state, "event senate")
    play(state, "event galley; from baetica; to syria; load 2 leader; event galley")
    assert legal(state) == ["from syria"]
    play(state, "from syria; to achaia; load 1 leader")
    assert legions(state, "achaia") == {"galba": 1}
    assert view(state)["provinces"]["achaia"]["landed"] == 1
    assert view(state)["provinces"]["syria"]["landed"] == 1
    assert view(state)["leaders"]["galba"]["landed"]


def test_a_bad_deck_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    """NE-S4: by the name of the owner's file"""
    path = deck_file(tmp_path, ("bribery          = { n = 5", "bribery = { n = 6"))
    with pytest.raises(ValueError, match=r"^mine\.toml, line \d+, events: n of all events together is 56, 1 too many"):
        rostra.load("nero", deck=path)


def test_a_revolt_must_be_on_the_owners_map(tmp_path: Path) -> None:
    """NE-C12: map and deck are read together"""
    mine = map_file(
        tmp_path,
        ("iudaea   =", "palaestina ="),
        ('"syria", "iudaea"', '"syria", "palaestina"'),
        ('"iudaea", "aegyptus"', '"palaestina", "aegyptus"'),
    )
    with pytest.raises(ValueError, match=r"^deck\.toml, line \d+, events\.revolt-iudaea: "):
        rostra.load("nero", map=mine)
