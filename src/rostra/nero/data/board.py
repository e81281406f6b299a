"""What is printed on the board and on the cards, for the page. Everybody may see it."""

import json

from rostra.game import Json
from rostra.nero.data.deck_file import Deck, read_deck
from rostra.nero.data.files import FOLDER, read
from rostra.nero.data.map_file import AREA_SIZE, CITY, IN_AREAS, Map, read_map


def board() -> Json:
    """That of Rostra's own map and newest deck."""
    map = read_map(*read("map", None, 0))
    return printed(map, read_deck(read("deck", None, 0)[0], map))


def printed(map: Map, deck: Deck) -> Json:
    """Provinces, cards and leaders; shapes if the map is drawn (tools/map)."""
    sea = {*map.sea_links, *[(other, one) for one, other in map.sea_links]}
    provinces: Json = {}
    for number, name in enumerate(map.provinces):
        borders = [other for other in range(len(map.provinces)) if map.neighbours[number] >> other & 1]
        provinces[name] = {
            "area": map.areas[number // AREA_SIZE] if number < IN_AREAS else "italy",
            "at": list(map.points[number]),
            "port": bool(map.ports >> number & 1),
            "borders": [map.provinces[other] for other in borders if (number, other) not in sea],
            "sea": [map.provinces[other] for other in borders if (number, other) in sea],
        }
        if map.outlines[number]:
            provinces[name]["outline"] = map.outlines[number]
    cards = {card: {"bp": deck.bp[kind], "gp": deck.gp[kind]} for kind, card in enumerate(deck.cards)}
    leaders = dict(zip(map.areas, map.leaders))
    city = map.provinces[CITY]
    shapes = _shapes(map, provinces)
    return {"provinces": provinces, "cards": cards, "leaders": leaders, "city": city, "shapes": shapes}


def _shapes(map: Map, provinces: Json) -> Json | None:
    """How the map is drawn. A map of a host's own is drawn like ours if it has the same provinces in the same places;
    then only its ways and ports are its own. None: it is another map, without shapes.
    """
    drawn = FOLDER / "map_shapes.json"
    if not drawn.exists():
        return None
    ours = read_map(*read("map", None, 0))
    if (map.provinces, map.points, map.outlines) != (ours.provinces, ours.points, ours.outlines):
        return None
    shapes: Json = json.loads(drawn.read_bytes())
    anchors: Json = {}
    for province in shapes["provinces"]:
        name = province["id"]
        anchors[name] = province["anchor"]
        province["port"] = provinces[name]["port"]
        if not province["port"]:
            province["harbour"] = None
        elif province["harbour"] is None:
            x, y = province["anchor"]
            province["harbour"] = {"name": "", "at": [x + 40, y - 24]}
    links = shapes["links"]
    sea, _ = _redrawn(links["sea"], provinces, "sea", anchors)
    land, closed = _redrawn(links["land"], provinces, "borders", anchors)
    shapes["links"] = {"sea": sea, "land": land, "closed": closed}
    return shapes


def _redrawn(drawn: list[Json], provinces: Json, kind: str, anchors: Json) -> tuple[list[Json], list[Json]]:
    """The ways of a map: as they are drawn, and straight ones where nothing is drawn; and what is drawn but closed."""
    kept: list[Json] = []
    closed: list[Json] = []
    known: set[tuple[str, str]] = set()
    for link in drawn:
        a, b = link["a"], link["b"]
        known.add((a, b))
        known.add((b, a))
        if b in provinces[a][kind]:
            kept.append(link)
        else:
            closed.append({"a": a, "b": b, "middle": link["middle"]})
    for a in provinces:
        for b in provinces[a][kind]:
            if a < b and (a, b) not in known:
                kept.append(_straight(a, b, anchors[a], anchors[b]))
    return kept, closed


def _straight(a: str, b: str, start: list[float], end: list[float]) -> Json:
    """A way from place to place, without what lies at its ends."""
    ends = []
    for part in (0.25, 0.75):
        ends.append([round(start[i] + (end[i] - start[i]) * part, 1) for i in range(2)])
    middle = [round((start[i] + end[i]) / 2, 1) for i in range(2)]
    path = f"M{ends[0][0]} {ends[0][1]}L{ends[1][0]} {ends[1][1]}"
    return {"a": a, "b": b, "middle": middle, "lines": [], "path": path}
