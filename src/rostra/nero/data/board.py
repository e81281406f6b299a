"""What is printed on the board and on the cards, for the page. Everybody may see it."""

import json

from rostra.game import Json
from rostra.nero.data.deck_file import read_deck
from rostra.nero.data.files import FOLDER, read
from rostra.nero.data.map_file import AREA_SIZE, IN_AREAS, read_map


def board() -> Json:
    """Provinces, cards and leaders; shapes if the map is drawn (tools/map)."""
    map = read_map(*read("map", None, 0))
    deck = read_deck(read("deck", None, 0)[0], map)
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
    cards = {card: {"bp": deck.bp[kind], "gp": deck.gp[kind]} for kind, card in enumerate(deck.events)}
    leaders = dict(zip(map.areas, map.leaders))
    drawn = FOLDER / "map_shapes.json"
    shapes: Json | None = json.loads(drawn.read_bytes()) if drawn.exists() else None
    if shapes and {province["id"] for province in shapes["provinces"]} != set(map.provinces):
        shapes = None  # they are of another map
    return {"provinces": provinces, "cards": cards, "leaders": leaders, "shapes": shapes}
