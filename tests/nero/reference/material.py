"""What lies in the box (NE-B1, NE-B2, NE-B3, the cards): read with the means of Python only, not with the engine's."""

import tomllib
from pathlib import Path
from typing import Any, Final

import rostra

NERO: Final = Path(rostra.__file__).parent / "nero" / "data"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((NERO / name).read_text(encoding="utf-8"))


_map: Final = _read("map.toml")
_events: Final = _read("deck.toml")["events"]
_links: Final = {frozenset(link) for link in _map["links"]["borders"] + _map["links"]["sea"]}

AREAS: Final = ["west", "north", "danube", "east"]
PROVINCES_OF: Final[dict[str, list[str]]] = {area: list(_map[area]["provinces"]) for area in AREAS}
LEADER_OF: Final[dict[str, str]] = {area: _map[area]["leader"] for area in AREAS}
AREA_OF: Final = {leader: area for area, leader in LEADER_OF.items()}
ITALY: Final[list[str]] = list(_map["italy"]["provinces"])
ROME: Final[str] = next(iter(_map["italy"]["city"]))
LANDS: Final = [province for area in AREAS for province in PROVINCES_OF[area]] + ITALY
"""Wherever legions can stand."""
PLACES: Final = [*LANDS, ROME]
BORDERING: Final = {here: [there for there in PLACES if frozenset((here, there)) in _links] for here in PLACES}
PORTS: Final[list[str]] = [
    province for area in [*AREAS, "italy"] for province, of in _map[area]["provinces"].items() if of.get("port")
]
GERMAN_LANDS: Final[list[str]] = list(_map["germans"])

CARDS: Final[dict[str, int]] = {card: of["n"] for card, of in _events.items()}
BP: Final[dict[str, int]] = {card: of["bp"] for card, of in _events.items()}
GP: Final[dict[str, int]] = {card: of["gp"] for card, of in _events.items()}
ONCE_A_TURN: Final[set[str]] = {card for card, of in _events.items() if of["once"]}

CARDS_A_ROUND: Final = {(4, "full"): 10, (3, "full"): 13, (4, "short"): 6, (3, "short"): 8}
"""NE-S4"""
MOST_NEUTRAL: Final = 4
"""NE-B4"""
