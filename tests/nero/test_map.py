"""The map: the default one is that of the rules, and every way to be bad is told with line and key."""

import re
from pathlib import Path

import pytest

from rostra.nero.mapfile import AREAS, CITY, Map, read_map
from tests.nero.data import MAP, changed, line

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "nero.md"


def rule(name: str) -> str:
    """The text of a rule on the rules page."""
    found = re.search(rf"^\| {name} \[.*?\] \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, name
    return found[1]


def names(given: Map, mask: int) -> set[str]:
    return {name for i, name in enumerate(given.provinces) if mask >> i & 1}


def joined(given: Map) -> set[frozenset[str]]:
    return {
        frozenset((name, other))
        for name, mask in zip(given.provinces, given.neighbours)
        for other in names(given, mask)
    }


def pairs_of_the_rules(given: Map, text: str) -> set[frozenset[str]]:
    """lusitania-baetica, germania-inferior-germania-superior, ..."""
    possible = {f"{a}-{b}": frozenset((a, b)) for a in given.provinces for b in given.provinces}
    return {possible[pair] for pair in text.strip(" .").split(", ")}


# The map that Rostra brings


def test_four_areas_of_five_provinces_and_Italy_NE_B1() -> None:
    given = read_map(MAP)
    assert len(given.provinces) == len(set(given.provinces)) == 23
    assert given.areas == AREAS == ("west", "north", "danube", "east")
    assert given.provinces[20:] == ("italia-nord", "italia-sud", "roma")


def test_the_areas_are_those_of_the_rules_NE_B2() -> None:
    given = read_map(MAP)
    found = re.findall(r"\*\*(\w+)\*\*(?: \((\w+)\))?: ([^.]*)\.", rule("NE-B2"))
    assert [area.lower() for area, _, _ in found] == [*given.areas, "italy"]
    assert [leader.lower() for _, leader, _ in found] == [*given.leaders, ""]
    written = [name for _, _, listed in found for name in listed.split(", ")]
    assert tuple(name.rstrip("*") for name in written) == given.provinces
    assert {name.rstrip("*") for name in written if name.endswith("*")} == names(given, given.ports)


def test_the_ports_NE_B2() -> None:
    """The same once more, apart from the page: 14 of them"""
    given = read_map(MAP)
    west_and_north = {"baetica", "tarraconensis", "narbonensis", "britannia", "belgica"}
    danube_and_east = {"dalmatia", "moesia", "achaia", "asia", "syria", "aegyptus"}
    assert names(given, given.ports) == west_and_north | danube_and_east | {"italia-nord", "italia-sud"}


def test_borders_and_sea_links_are_those_of_the_rules_NE_B3() -> None:
    given = read_map(MAP)
    borders, sea = rule("NE-B3").removeprefix("Borders: ").split("Sea links: ")
    by_land, by_sea = pairs_of_the_rules(given, borders), pairs_of_the_rules(given, sea)
    assert (len(by_land), len(by_sea)) == (31, 4)
    assert joined(given) == by_land | by_sea
    assert {frozenset((given.provinces[a], given.provinces[b])) for a, b in given.sea_links} == by_sea


def test_a_sea_link_is_a_border_both_ways_NE_B1() -> None:
    given = read_map(MAP)
    for a, b in given.sea_links:
        assert given.neighbours[a] >> b & 1
        assert given.neighbours[b] >> a & 1


def test_rome_borders_the_two_provinces_of_italy_NE_M6() -> None:
    given = read_map(MAP)
    assert names(given, given.neighbours[CITY]) == {"italia-nord", "italia-sud"}


def test_the_germans_come_to_germania_NE_C9() -> None:
    given = read_map(MAP)
    assert [given.provinces[i] for i in given.germans] == ["germania-inferior", "germania-superior"]


def test_every_province_has_a_point_on_the_board() -> None:
    given = read_map(MAP)
    assert len(set(given.points)) == 23
    assert all(0 < x < 1600 and 0 < y < 1000 for x, y in given.points)
    assert given.points[0] == (130.0, 564.5)


# An owner's own


def test_names_and_their_order_are_the_owners() -> None:
    """The order inside an area is that of the file; areas may come in any order"""
    start, west, north, rest = (MAP.index(f"[{key}]") for key in ("west", "north", "danube", "italy.provinces"))
    text = MAP[:start] + MAP[west:north] + MAP[start:west] + MAP[north:]
    assert rest > north
    assert read_map(text).provinces == read_map(MAP).provinces
    given = read_map(re.sub(r"\broma\b", "urbs-aeterna", re.sub(r"\blusitania\b", "hispania", text)))
    assert (given.provinces[0], given.provinces[22]) == ("hispania", "urbs-aeterna")
    swapped = changed(
        MAP,
        ("noricum  = { at = [762.2, 330.3] }\n", ""),
        ("raetia   = {", "noricum = { at = [762, 330] }\nraetia = {"),
    )
    given = read_map(swapped)
    assert given.provinces[10:12] == ("noricum", "raetia")
    assert given.points[10] == (762.0, 330.0)


def test_leaders_may_change_places() -> None:
    given = read_map(changed(MAP, ('"galba"', '"o"'), ('"otho"', '"galba"'), ('"o"', '"otho"')))
    assert given.leaders == ("otho", "vitellius", "galba", "vespasian")


def test_a_shape_is_not_looked_at() -> None:
    plain = read_map(MAP)
    given = read_map(
        changed(
            MAP,
            ("lusitania     = { at", 'lusitania = { shape = "M0 0L10 0L10 10Z", at'),
            ("roma = { at", "roma = { shape = [[0, 0], [10, 10]], at"),
        )
    )
    assert given.neighbours == plain.neighbours
    assert given.points == plain.points


def test_other_ways_to_write_the_same() -> None:
    """A table to itself, a port that says no, Windows' line ends and byte-order mark"""
    text = changed(MAP, ("roma = { at = [672.8, 561.7] }", ""), ("lusitania     = {", "lusitania = { port = false,"))
    text += "\n[italy.city.roma]\nat = [672.8, 561.7]\n"
    assert read_map("\ufeff" + text.replace("\n", "\r\n")).points == read_map(MAP).points


def test_no_sea_links_are_needed() -> None:
    text = MAP[: MAP.index("sea = [")] + "sea = []\n"
    joins = 'borders = [\n["britannia", "belgica"], ["achaia", "asia"],'
    assert read_map(changed(text, ("borders = [", joins))).sea_links == ()


# Bad ones: what is changed, the words on whose line the complaint lies, its key, and words of it

SEA = "sea = [\n"
BORDERS = "borders = [\n"
CUT_BRITANNIA = ('    ["britannia", "belgica"],\n', "")
THROUGH_ROME = (  # Italia-nord hangs on the city only
    ('    ["narbonensis", "italia-nord"],\n', ""),
    ('    ["germania-superior", "italia-nord"],\n', ""),
    ('    ["noricum", "italia-nord"],\n', ""),
    ('    ["pannonia", "italia-nord"],\n', ""),
    ('    ["italia-nord", "italia-sud"],\n', ""),
)
BAD = [
    # keys
    ([("germans =", "gold = 1\ngermans =")], "gold", "gold", ["no such key", "germans", "links"]),
    ([('leader = "galba"', 'leader = "galba"\ncolour = 1')], "colour", "west.colour", ["leader, provinces"]),
    ([("roma = {", "roma = { port = true,")], "roma = {", "italy.city.roma.port", ["no such key", "at, shape"]),
    ([("raetia   = {", "raetia = { Port = true,")], "raetia = {", "danube.provinces.raetia.Port", ["port"]),
    ([("sea = [", "sees = [")], "sees", "links.sees", ["borders, sea"]),
    ([("[italy.city]\n", ""), ("roma = {", "x = {")], "x = {", "italy.provinces", ["two provinces", "here are 3"]),
    ([('leader = "otho"\n', "")], "[danube]", "danube.leader", ["missing", "leader, provinces"]),
    ([("noricum  = { at = [762.2, 330.3] }", "noricum = {}")], "noricum = {}", "danube.provinces.noricum.at", ["missing"]),
    ([("germans =", "# germans =")], "", "germans", ["missing"]),
    ([("[italy.provinces]", "[italy.lands]")], "[italy.lands]", "italy.lands", ["provinces, city"]),
    # types
    ([("noricum  = { at = [762.2, 330.3] }", "noricum = 3")], "noricum = 3", "danube.provinces.noricum", ["3 is not a table"]),
    ([("[east]\n", "[[east]]\n")], "[[east]]", "east", ["not a table"]),
    ([('"vitellius"', "true")], "leader = true", "north.leader", ["true is not one of", "vitellius"]),
    ([('"vitellius"', '"nero"')], '"nero"', "north.leader", ['"nero" is not one of', "vitellius"]),
    ([("561.7], port", "561.7], port")] and [("445.2], port = true", '445.2], port = "yes"')], '"yes"', "italy.provinces.italia-nord.port", ["true or false"]),
    # points
    ([("[672.8, 561.7]", "672")], "at = 672", "italy.city.roma.at", ["672 is not [x, y]", "1600", "1000"]),
    ([("[672.8, 561.7]", "[672]")], "at = [672]", "italy.city.roma.at", ["[672] is not [x, y]"]),
    ([("[672.8, 561.7]", "[1601, 5]")], "[1601, 5]", "italy.city.roma.at", ["0 to 1600"]),
    ([("[672.8, 561.7]", "[5, -1]")], "[5, -1]", "italy.city.roma.at", ["0 to 1000"]),
    ([("[672.8, 561.7]", "[nan, 5]")], "[nan, 5]", "italy.city.roma.at", ["nan"]),
    ([("[672.8, 561.7]", "[true, 5]")], "[true, 5]", "italy.city.roma.at", ["[true, 5]"]),
    ([("[672.8, 561.7]", "[130, 564.5]")], "[130, 564.5]", "italy.city.roma.at", ["lusitania", "own point"]),
    # areas and names
    ([('"vespasian"', '"galba"')], "[east]\nleader", "east.leader", []),
    ([("noricum  = { at = [762.2, 330.3] }\n", "")], "[danube.provinces]", "danube.provinces", ["five", "here are 4", "raetia"]),
    ([("[north]", "cantabria = { at = [1, 1] }\n[north]")], "[west.provinces]", "west.provinces", ["five", "here are 6"]),
    ([("[italy.city]\n", "[italy.city]\nostia = { at = [1, 1] }\n")], "[italy.city]", "italy.city", ["one city", "ostia"]),
    ([("roma = { at = [672.8, 561.7] }\n", "")], "[italy.city]", "italy.city", ["one city", "none"]),
    ([("noricum  = {", "Noricum = {")], "Noricum = {", "danube.provinces.Noricum", ['"Noricum"', "small letters"]),
    ([("noricum  = {", "noricum_2 = {")], "noricum_2", "danube.provinces.noricum_2", ["small letters"]),
    ([("noricum  = {", "-noricum = {")], "-noricum", "danube.provinces.-noricum", ["a letter first"]),
    ([("noricum  = {", '"" = {')], '"" = {', "danube.provinces.", ["small letters"]),
    ([("noricum  = {", "belgica = {")], "belgica = { at = [762.2", "danube.provinces.belgica", ["already in north"]),
    # ports
    ([(", port = true", "")], "", "port", []),
    # borders
    ([(BORDERS, 'borders = [\n["noricum", "gallia"],\n')], '["noricum", "gallia"]', "links.borders", ['"gallia"', "lusitania"]),
    ([(SEA, 'sea = [\n["asia",\n7],\n')], "7],", "links.sea", ["no province 7"]),
    ([(BORDERS, 'borders = [\n["asia"],\n')], '["asia"],', "links.borders", ["pair of provinces"]),
    ([(BORDERS, 'borders = [\n["asia", "achaia", "syria"],\n')], '["asia", "ach', "links.borders", ["pair of provinces"]),
    ([(BORDERS, 'borders = [\n"asia-achaia",\n')], '"asia-achaia"', "links.borders", ['"asia-achaia" is not a pair']),
    ([("sea = [", "sea = 4\nrest = [")], "rest", "links.rest", ["no such key"]),
    ([(SEA, 'sea = [\n["asia", "asia"],\n')], '["asia", "asia"]', "links.sea", ["itself"]),
    ([(BORDERS, 'borders = [\n# again\n["moesia", "dalmatia"],\n')], '["dalmatia", "moesia"]', "links.borders", ["already"]),
    ([(SEA, 'sea = [\n["belgica", "lugdunensis"], # too\n')], '["belgica", "lugdunensis"], # too', "links.sea", ["already"]),
    # the city, NE-M6
    ([(BORDERS, 'borders = [\n["roma", "dalmatia"],\n')], '["roma", "dalmatia"]', "links.borders", ["italia-nord and italia-sud only"]),
    ([(SEA, 'sea = [\n["achaia", "roma"],\n')], '["achaia", "roma"]', "links.sea", ["italia-nord and italia-sud only"]),
    ([('    ["roma", "italia-sud"],\n', ""), (SEA, 'sea = [\n["italia-sud", "roma"],\n')], '["italia-sud", "roma"]', "links.sea", ["by land"]),
    ([('    ["roma", "italia-sud"],\n', "")], BORDERS, "links.borders", ["must border italia-sud", '["roma", "italia-sud"]']),
    # all connected
    ([CUT_BRITANNIA], "britannia         =", "north.provinces.britannia", ["no way", "lusitania"]),
    ([*THROUGH_ROME], "italia-nord = {", "italy.provinces.italia-nord", ["no way", "roma lets no legions through"]),
    # the Germans, NE-C9
    ([('["germania-inferior", "germania-superior"] #', "[] #")], "germans =", "germans", ["two provinces of an area"]),
    ([('["germania-inferior", "germania-superior"] #', '"raetia" #')], "germans =", "germans", ['"raetia" is not two']),
    ([('["germania-inferior", "germania-superior"] #', '["raetia", "magna"] #')], "germans =", "germans", ['"magna"']),
    ([('["germania-inferior", "germania-superior"] #', '["raetia", "raetia"] #')], "germans =", "germans", ["two provinces"]),
    ([('["germania-inferior", "germania-superior"] #', '["italia-nord", "italia-sud"] #')], "germans =", "germans", ["Italy"]),
    ([('["germania-inferior", "germania-superior"] #', '["raetia", "belgica"] #')], "germans =", "germans", ["same"]),
    # not TOML
    ([('leader = "otho"', "leader = otho")], "leader = otho", "leader", ["not TOML", "Invalid value", "key = value"]),
    ([("noricum  = {", "raetia = {")], "raetia = {", "raetia", ["second time"]),
]  # fmt: skip
