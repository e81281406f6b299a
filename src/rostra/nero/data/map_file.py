"""The map: areas, provinces, ports, borders, read from the text of a map.toml. The format is in docs/nero-data.md."""

import re
from typing import Any, Final

from rostra.nero.data.toml_source import Key, Source, as_written

AREAS: Final = ("west", "north", "danube", "east")
N_AREAS: Final = 4
AREA_SIZE: Final = 5  # provinces of an area
LEADERS: Final = ("galba", "vitellius", "otho", "vespasian")
PROVINCES: Final = 23  # five of each area, then two of Italy, then the city
IN_AREAS: Final = 20  # a province below this number belongs to an area: province // AREA_SIZE
CITY: Final = 22
WIDTH: Final = 1600  # of the board on which points lie: x to the right, y down
HEIGHT: Final = 1000
MOST_POINTS: Final = 1000  # of an outline

_NAME: Final = re.compile(r"[a-z][a-z-]*")


class Map:
    """A checked map. A province is known by its index in ``provinces``; a set of provinces is a bit mask."""

    def __init__(
        self,
        provinces: tuple[str, ...],
        leaders: tuple[str, ...],
        neighbours: tuple[int, ...],
        sea_links: tuple[tuple[int, int], ...],
        ports: int,
        germans: tuple[int, int],
        points: tuple[tuple[float, float], ...],
        outlines: tuple[list[list[float]], ...],
    ) -> None:
        self.provinces = provinces
        self.areas: tuple[str, ...] = AREAS
        self.leaders = leaders  # by area
        self.neighbours = neighbours  # over borders and sea links alike, NE-B1
        self.sea_links = sea_links
        self.ports = ports
        self.germans = germans  # where they can come, NE-C9
        self.points = points  # for drawing
        self.outlines = outlines  # for drawing; empty where the file has none that can be drawn


def read_map(text: str, name: str = "map.toml") -> Map:
    """The map that a text describes; a ValueError names line, key, reason and what would be right."""
    source = Source(text, name)
    given = source.table(source.data, (), (*AREAS, "italy", "links", "germans"))
    areas = {area: source.table(given[area], (area,), ("leader", "provinces")) for area in AREAS}
    italy = source.table(given["italy"], ("italy",), ("provinces", "city"))
    leaders = _leaders(source, areas)
    places = _Places(source)
    for area in AREAS:
        places.add(areas[area]["provinces"], (area, "provinces"), 5, "an area has five provinces")
    places.add(italy["provinces"], ("italy", "provinces"), 2, "Italy has two provinces")
    places.add(italy["city"], ("italy", "city"), 1, "Italy has one city")
    if places.ports.bit_count() < 2:
        raise source.bad(places.first_port(), "a galley needs two ports: write port = true at two provinces or more")
    links = _Links(source, places, given["links"])
    germans = _germans(source, places, given["germans"])
    return Map(
        tuple(places.names),
        leaders,
        tuple(links.neighbours),
        tuple(links.sea),
        places.ports,
        germans,
        tuple(places.points),
        tuple(places.outlines),
    )


def _leaders(source: Source, areas: dict[str, dict[str, Any]]) -> tuple[str, ...]:
    found: list[str] = []
    for area in AREAS:
        path = (area, "leader")
        leader = source.word(areas[area]["leader"], path, LEADERS)
        if leader in found:
            free = ", ".join(other for other in LEADERS if other not in found)
            raise source.bad(path, f"{leader} already leads {AREAS[found.index(leader)]}; there is still {free}")
        found.append(leader)
    return tuple(found)


class _Places:
    """The provinces in the order of the file, as they are read."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.names: list[str] = []
        self.paths: list[Key] = []
        self.points: list[tuple[float, float]] = []
        self.outlines: list[list[list[float]]] = []
        self.ports = 0

    def add(self, value: object, path: Key, number: int, rule: str) -> None:
        entries = self.source.entries(value, path)
        for name, entry in entries.items():
            self._add_one(name, entry, (*path, name))
        if len(entries) != number:
            raise self.source.bad(path, f"{rule}; here are {len(entries)} ({', '.join(entries) or 'none'})")

    def _add_one(self, name: str, value: object, path: Key) -> None:
        if _NAME.fullmatch(name) is None:
            raise self.source.bad(
                path, f"{as_written(name)} is not a name of small letters a-z and hyphens, a letter first"
            )
        if name in self.names:
            other = self.paths[self.names.index(name)]
            raise self.source.bad(path, f"{name} is already in {other[0]}; every province needs a name of its own")
        city = path[1] == "city"
        entry = self.source.table(value, path, ("at",), ("shape",) if city else ("port", "shape"))
        point = self._point(entry["at"], (*path, "at"))
        if not city and self.source.flag(entry.get("port", False), (*path, "port")):
            self.ports |= 1 << len(self.names)
        self.names.append(name)
        self.paths.append(path)
        self.points.append(point)
        self.outlines.append(_outline(entry.get("shape")))

    def _point(self, value: object, path: Key) -> tuple[float, float]:
        right = f"[x, y], x from 0 to {WIDTH} and y from 0 to {HEIGHT}"
        numbers = self.source.array(value, path, right)
        if len(numbers) != 2:
            raise self.source.bad(path, f"{as_written(value)} is not {right}")
        for number, most in zip(numbers, (WIDTH, HEIGHT)):
            if isinstance(number, bool) or not isinstance(number, (int, float)) or not 0 <= number <= most:
                raise self.source.bad(path, f"{as_written(value)} is not {right}")
        point = (float(numbers[0]), float(numbers[1]))
        if point in self.points:
            other = self.names[self.points.index(point)]
            raise self.source.bad(
                path, f"{other} is drawn at {as_written(value)} already; every province needs its own point"
            )
        return point

    def first_port(self) -> Key:
        for province, path in enumerate(self.paths):
            if self.ports >> province & 1:
                return (*path, "port")
        return ("port",)

    def number(self, value: object, path: Key) -> int:
        """The number of a province that is named somewhere."""
        if not isinstance(value, str) or value not in self.names:
            raise self.source.bad(path, f"there is no province {as_written(value)}; there are {', '.join(self.names)}")
        return self.names.index(value)


class _Links:
    """Borders and sea links, each written once and valid both ways."""

    def __init__(self, source: Source, places: _Places, value: object) -> None:
        self.source = source
        self.places = places
        self.neighbours = [0] * PROVINCES
        links = source.table(value, ("links",), ("borders", "sea"))
        self.borders = self._pairs(links["borders"], ("links", "borders"))
        self.sea = self._pairs(links["sea"], ("links", "sea"))
        self._check_city()
        self._check_connected()

    def _pairs(self, value: object, path: Key) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for i, pair in enumerate(self.source.array(value, path, 'an array of pairs, [["a", "b"], ["c", "d"]]')):
            here: Key = (*path, i)
            if not isinstance(pair, list) or len(pair) != 2:
                raise self.source.bad(here, f'{as_written(pair)} is not a pair of provinces, ["a", "b"]')
            a = self.places.number(pair[0], (*here, 0))
            b = self.places.number(pair[1], (*here, 1))
            if a == b:
                raise self.source.bad(here, f"{pair[0]} is joined with itself; name two provinces")
            if self.neighbours[a] >> b & 1:
                reason = f"{pair[0]} and {pair[1]} are joined already; once is right, as a border or as a sea link"
                raise self.source.bad(here, reason)
            if CITY in (a, b):
                self._check_way_into_city(min(a, b), here)
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
            found.append((a, b))
        return found

    def _check_way_into_city(self, other: int, path: Key) -> None:
        names = self.places.names
        if path[1] == "sea" or other < IN_AREAS:
            right = f"it borders {names[20]} and {names[21]} only, by land (NE-M6)"
            raise self.source.bad(path, f"{names[other]} cannot be joined with {names[CITY]}: {right}")

    def _check_city(self) -> None:
        names = self.places.names
        for province in range(IN_AREAS, CITY):
            if not self.neighbours[CITY] >> province & 1:
                reason = (
                    f'{names[CITY]} must border {names[province]} (NE-M6): add ["{names[CITY]}", "{names[province]}"]'
                )
                raise self.source.bad(("links", "borders"), reason)

    def _check_connected(self) -> None:
        """Every province can be reached without the city: legions cannot pass through it."""
        reached, before = 1, 0
        while reached != before:
            before = reached
            for province in range(CITY):
                if before >> province & 1:
                    reached |= self.neighbours[province]
        for province in range(CITY):
            if not reached >> province & 1:
                names = self.places.names
                reason = f"no way leads here from {names[0]} ({names[CITY]} lets no legions through): add a border"
                raise self.source.bad(self.places.paths[province], reason)


def _outline(value: object) -> list[list[float]]:
    """The points of a shape. The rules do not look at it, so one that cannot be drawn is no mistake."""
    if not isinstance(value, list) or not 3 <= len(value) <= MOST_POINTS:
        return []
    outline: list[list[float]] = []
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2:
            return []
        for number, most in zip(pair, (WIDTH, HEIGHT)):
            if isinstance(number, bool) or not isinstance(number, (int, float)) or not 0 <= number <= most:
                return []
        outline.append([float(pair[0]), float(pair[1])])
    return outline


def _germans(source: Source, places: _Places, value: object) -> tuple[int, int]:
    right = 'two provinces of an area, ["a", "b"]'
    path: Key = ("germans",)
    names = source.array(value, path, right)
    if len(names) != 2:
        raise source.bad(path, f"{as_written(value)} is not {right}")
    a = places.number(names[0], (*path, 0))
    b = places.number(names[1], (*path, 1))
    if a == b or a >= IN_AREAS or b >= IN_AREAS or a // AREA_SIZE != b // AREA_SIZE:
        raise source.bad(path, f"{as_written(value)} is not {right}: both of the same one, not of Italy")
    return (a, b)
