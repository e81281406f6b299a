"""The map: the default one is that of the rules, and every way to be bad is told with line and key."""

import re
from pathlib import Path

import pytest

from rostra.nero.data.map_file import AREAS, CITY, Map, read_map
from tests.nero.data import MAP, changed, refused

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
    """The same once more, apart from the page: 13 of them"""
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
    """Areas may come in any order; inside an area it is the file's that counts"""
    west, north = MAP.index("[west]"), MAP.index("[north]")
    italy = MAP.index("[italy.provinces]")
    text = MAP[:west] + MAP[north:italy] + MAP[west:north] + MAP[italy:]
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


# Bad ones: what is changed, the key, the words on whose line the complaint lies, and what it must tell


def bad(changes: list[tuple[str, str]], key: str, at: str, *told: str) -> None:
    refused(read_map, "map.toml", changed(MAP, *changes), key, at, *told)


@pytest.mark.parametrize(
    ("old", "new", "key", "at", "told"),
    [
        ("germans =", "gold = 1\ngermans =", "gold", "gold", "there is no such key here; there are west, north"),
        ("[west]", "[west]\ncolour = 1", "west.colour", "colour", "there is no such key here; there are leader, prov"),
        ("roma = {", "roma = { port = true,", "italy.city.roma.port", "roma = {", "there are at, shape"),
        ("raetia   = {", "raetia = { Port = 1,", "danube.provinces.raetia.Port", "raetia = {", "there are at, port"),
        ("sea = [", "sees = [", "links.sees", "sees", "there are borders, sea"),
        ("[italy.provinces]", "[italy.lands]", "italy.lands", "[italy.lands]", "there are provinces, city"),
    ],
)
def test_unknown_keys(old: str, new: str, key: str, at: str, told: str) -> None:
    bad([(old, new)], key, at, told)


@pytest.mark.parametrize(
    ("old", "new", "key", "at", "told"),
    [
        ("germans =", "# germans =", "germans", "", "is missing; needed here are west"),
        ('leader = "otho"\n', "", "danube.leader", "[danube]", "is missing; needed here are leader, provinces"),
        ("at = [672.8, 561.7]", "", "italy.city.roma.at", "roma = {", "is missing; needed here are at"),
        (
            "[italy.city]\nroma",
            "rome",
            "italy.city",
            "[italy.provinces]",
            "is missing; needed here are provinces, city",
        ),
    ],
)
def test_missing_keys(old: str, new: str, key: str, at: str, told: str) -> None:
    """The line is that of the table in which it should be, the first line where that is the whole file"""
    bad([(old, new)], key, at, told)


def test_missing_tables() -> None:
    bad([("[east]\n", "[east.x]\n")], "east.x", "[east.x]", "there are leader, provinces")
    refused(read_map, "map.toml", "", "west", "", "is missing")
    refused(read_map, "map.toml", MAP[: MAP.index("[links]")], "links", "", "is missing")
    refused(read_map, "map.toml", MAP[: MAP.index("sea = [")], "links.sea", "[links]", "needed here are borders, sea")


@pytest.mark.parametrize(
    ("old", "new", "key", "at", "told"),
    [
        (
            "raetia   = { at = [664.5, 301.4] }",
            "raetia = 3",
            "danube.provinces.raetia",
            "raetia = 3",
            "3 is not a table",
        ),
        ("{ at = [672.8, 561.7] }", "[{}]", "italy.city.roma", "roma = [{}]", "[a table] is not a table"),
        ("[east]\n", "[[east]]\n", "east", "[[east]]", "is not a table, [east]"),
        ('"vitellius"', "true", "north.leader", "leader = true", "true is not one of galba, vitellius"),
        ('"vitellius"', '"nero"', "north.leader", '"nero"', '"nero" is not one of galba, vitellius, otho, vespasian'),
        (
            "445.2], port = true",
            "445.2], port = 1",
            "italy.provinces.italia-nord.port",
            "port = 1",
            "1 is not true or f",
        ),
        ("sea = [\n", "sea = [\n7,\n", "links.sea", "7,\n", '7 is not a pair of provinces, ["a", "b"]'),
        ("borders = [", "borders = 4\n[links.x]\ny = [", "links.x", "[links.x]", "there are borders, sea"),
    ],
)
def test_wrong_types(old: str, new: str, key: str, at: str, told: str) -> None:
    bad([(old, new)], key, at, told)


def test_links_that_are_no_array() -> None:
    text = MAP[: MAP.index("borders = [")] + 'borders = "all"\nsea = []\n'
    refused(read_map, "map.toml", text, "links.borders", "borders =", '"all" is not an array of pairs, [["a", "b"], [')


@pytest.mark.parametrize(
    ("point", "told"),
    [
        ("672", "672 is not [x, y], x from 0 to 1600 and y from 0 to 1000"),
        ("[672]", "[672] is not [x, y]"),
        ("[1, 2, 3]", "[1, 2, 3] is not [x, y]"),
        ("[1601, 5]", "x from 0 to 1600"),
        ("[5, 1000.1]", "y from 0 to 1000"),
        ("[5, -1]", "[5, -1] is not"),
        ("[nan, 5]", "[nan, 5] is not"),
        ("[5, inf]", "[5, inf] is not"),
        ("[true, 5]", "[true, 5] is not"),
        ('["5", 5]', '["5", 5] is not'),
        ("[130, 564.5]", "lusitania is drawn at [130, 564.5] already; every province needs its own point"),
    ],
)
def test_bad_points(point: str, told: str) -> None:
    bad([("[672.8, 561.7]", point)], "italy.city.roma.at", f"at = {point}", told)


def test_a_leader_twice() -> None:
    text = changed(MAP, ('"vespasian"', '"galba" # too'))
    told = "galba already leads west; there is still vespasian"
    refused(read_map, "map.toml", text, "east.leader", '"galba" # too', told)


def test_numbers_of_provinces_NE_B1() -> None:
    raetia = ("raetia   = { at = [664.5, 301.4] }\n", "")
    told = "an area has five provinces; here are 4 (noricum, pannonia, dalmatia, moesia)"
    bad([raetia], "danube.provinces", "[danube.provinces]", told)
    more = ("[north]", "cantabria = { at = [1, 1] }\n\n[north]")
    bad([more], "west.provinces", "[west.provinces]", "an area has five provinces; here are 6")
    south = ("italia-sud  = { at = [770.7, 587.5], port = true }\n", "")
    bad([south], "italy.provinces", "[italy.provinces]", "Italy has two provinces; here are 1 (italia-nord)")
    two = ("[italy.city]", "[italy.city]\nostia = { at = [1, 1] }")
    bad([two], "italy.city", "[italy.city]", "Italy has one city; here are 2 (ostia, roma)")
    none = ("roma = { at = [672.8, 561.7] }", "")
    bad([none], "italy.city", "[italy.city]", "Italy has one city; here are 0 (none)")


@pytest.mark.parametrize("name", ["Noricum", "noricum_2", "-noricum", '"nori cum"', '""', "n\u00f3ricum", "norum7"])
def test_bad_names(name: str) -> None:
    written = name if name.isascii() else f'"{name}"'
    key = name.strip('"')
    told = f'"{key}" is not a name of small letters a-z and hyphens, a letter first'
    bad([("noricum  = {", f"{written} = {{")], f"danube.provinces.{key}", f"{written} = {{", told)


def test_a_name_twice() -> None:
    told = "belgica is already in north; every province needs a name of its own"
    bad([("noricum  = {", "belgica = {")], "danube.provinces.belgica", "belgica = {", told)
    bad([("roma = {", "asia = {")], "italy.city.asia", "asia = {", "asia is already in east")
    bad([("noricum  = {", "raetia = {")], "raetia", "raetia = {", "stands here a second time; once is right")


def test_two_ports_are_needed_NE_C8() -> None:
    told = "a galley needs two ports: write port = true at two provinces or more"
    none = MAP.replace(", port = true", "")
    refused(read_map, "map.toml", none, "port", "", told)
    one = changed(none, ("raetia   = {", "raetia = { port = true,"))
    refused(read_map, "map.toml", one, "danube.provinces.raetia.port", "raetia = {", told)
    two = changed(one, ("noricum  = {", "noricum = { port = true,"))
    assert names(read_map(two), read_map(two).ports) == {"raetia", "noricum"}


@pytest.mark.parametrize("kind", ["borders", "sea"])
@pytest.mark.parametrize(
    ("pair", "told"),
    [
        ('["noricum", "gallia"]', 'there is no province "gallia"; there are lusitania, baetica'),
        ('["Noricum", "asia"]', 'there is no province "Noricum"'),
        ('["noricum", 7]', "there is no province 7"),
        ('["noricum"]', '["noricum"] is not a pair of provinces, ["a", "b"]'),
        ('["asia", "dalmatia", "syria"]', "is not a pair of provinces"),
        ('"asia-dalmatia"', '"asia-dalmatia" is not a pair of provinces'),
        ('{ a = "asia", b = "dalmatia" }', "a table is not a pair of provinces"),
        ('["asia", "asia"]', "asia is joined with itself; name two provinces"),
        ('["roma", "dalmatia"]', "dalmatia cannot be joined with roma: it borders italia-nord and italia-sud only"),
        ('["asia", "roma"]', "asia cannot be joined with roma: it borders italia-nord and italia-sud only"),
    ],
)
def test_bad_pairs(kind: str, pair: str, told: str) -> None:
    """NE-B1, NE-M6 for the city"""
    bad([(f"{kind} = [\n", f"{kind} = [\n    {pair}, # here\n")], f"links.{kind}", f"{pair}, # here", told)


def test_the_line_is_that_of_the_bad_name() -> None:
    new = 'sea = [\n  [\n    "noricum", # here\n    "gallia",\n  ],\n'
    bad([("sea = [\n", new)], "links.sea", '"gallia"', 'there is no province "gallia"')


@pytest.mark.parametrize("kind", ["borders", "sea"])
@pytest.mark.parametrize(
    "pair", ['["moesia", "dalmatia"]', '["dalmatia", "moesia"]', '["asia", "achaia"]', '["achaia", "asia"]']
)
def test_a_pair_twice(kind: str, pair: str) -> None:
    """Both ways round, also once as a border and once as a sea link; the line is that of the second"""
    text = changed(MAP, (f"{kind} = [\n", f"{kind} = [\n    {pair},\n"))
    ends = set(re.findall(r'"(\S+)"', pair))
    rows = [i for i, row in enumerate(text.split("\n"), 1) if set(re.findall(r'"(\S+?)"', row)) == ends]
    told = f"line {rows[1]}, links\\.(borders|sea): .* are joined already; once is right, as a border or as a sea link"
    with pytest.raises(ValueError, match=told):
        read_map(text)


def test_rome_needs_both_borders_NE_M6() -> None:
    south = ('    ["roma", "italia-sud"],\n', "")
    told = 'roma must border italia-sud (NE-M6): add ["roma", "italia-sud"]'
    bad([south], "links.borders", "borders = [", told)
    by_sea = ("sea = [\n", 'sea = [\n    ["italia-sud", "roma"],\n')
    bad([south, by_sea], "links.sea", '["italia-sud", "roma"]', "italia-sud cannot be joined with roma", "by land")


def test_all_must_be_connected() -> None:
    lone = ('    ["britannia", "belgica"],\n', "")
    bad([lone], "north.provinces.britannia", "britannia         =", "no way leads here from lusitania", "add a border")


def test_no_way_leads_through_rome_NE_M6() -> None:
    """Italia-nord hangs on the city alone: no legion could get there"""
    to_italy = ["narbonensis", "germania-superior", "noricum", "pannonia"]
    cut = [(f'    ["{name}", "italia-nord"],\n', "") for name in to_italy]
    cut += [('    ["italia-nord", "italia-sud"],\n', ""), ("sea = [\n", 'sea = [["dalmatia", "noricum"],\n')]
    told = "no way leads here from lusitania (roma lets no legions through): add a border"
    cut += [("borders = [\n", 'borders = [["asia", "narbonensis"],\n')]
    bad(cut, "italy.provinces.italia-nord", "italia-nord = {", told)


@pytest.mark.parametrize(
    ("germans", "told"),
    [
        ("[]", '[] is not two provinces of an area, ["a", "b"]'),
        ('["raetia"]', '["raetia"] is not two provinces of an area'),
        ('"raetia"', '"raetia" is not two provinces of an area'),
        ('["raetia", "magna"]', 'there is no province "magna"'),
        ('["raetia", 1]', "there is no province 1"),
        ('["raetia", "raetia"]', "is not two provinces of an area"),
        ('["raetia", "belgica"]', "both of the same one"),
        ('["italia-nord", "italia-sud"]', "not of Italy"),
        ('["raetia", "roma"]', "not of Italy"),
    ],
)
def test_bad_places_for_the_germans(germans: str, told: str) -> None:
    """NE-C9"""
    bad([('["germania-inferior", "germania-superior"] #', f"{germans} #")], "germans", "germans =", told)


def test_the_name_of_the_file_is_told() -> None:
    with pytest.raises(ValueError, match=r"^mine\.toml, line 1, west: is missing"):
        read_map("", "mine.toml")
