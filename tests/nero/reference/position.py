"""Positions as the rules page writes them: read, written, and brought into a form in which two can be compared."""

from collections import Counter

from rostra.game import Json
from tests.nero.reference.material import AREA_OF
from tests.nero.reference.pieces import NEUTRAL, Leader, Legion
from tests.nero.reference.table import Options, Table


def load(table: Table, position: Json) -> None:
    """Lay out a position. It is believed to be good: whether bad ones are refused is for other tests to see."""
    table.areas = [AREA_OF[name] for name in position["seats"]]
    for seat, name in enumerate(position["seats"]):
        leader = position["leaders"][name]
        home = leader["home"]
        table.leaders.append(Leader(leader.get("at", home), home, leader.get("rank", "general")))
        player = position["players"].get(name, {})
        table.hands[seat] = Counter(player.get("hand", []))
        table.points[seat] = player.get("points", 0)
    for place, here in position["provinces"].items():
        for name, number in here.items():
            if name == "marked":
                for owner, marked in number.items():
                    table.legions += [Legion(place, table.seat(owner), marked=True) for _ in range(marked)]
            else:
                owner = NEUTRAL if name == "neutral" else table.seat(name)
                table.legions += [Legion(place, owner) for _ in range(number)]
    table.discard = Counter(position["discard"])
    table.removed = Counter(position.get("removed", []))
    table.round = position["round"]
    table.opener = table.seat(position["opener"])
    table.active = table.seat(position["to_move"])
    table.germans = position.get("germans")


def written(table: Table) -> Json:
    names = [table.name(seat) for seat in table.seats]
    provinces: Json = {}
    for legion in table.legions:
        here = provinces.setdefault(legion.at, {})
        if legion.marked:
            here = here.setdefault("marked", {})
        name = "neutral" if legion.owner == NEUTRAL else names[legion.owner]
        here[name] = here.get(name, 0) + 1
    return {
        "game": "nero",
        "options": _options(table.options),
        "seats": names,
        "round": table.round,
        "opener": names[table.opener],
        "to_move": names[table.active],
        "germans": table.germans,
        "provinces": provinces,
        "leaders": {
            name: {"at": leader.at, "rank": leader.rank, "home": leader.home}
            for name, leader in zip(names, table.leaders)
        },
        "players": {
            name: {"hand": sorted(hand.elements()), "points": points}
            for name, hand, points in zip(names, table.hands, table.points)
        },
        "discard": sorted(table.discard.elements()),
        "removed": sorted(table.removed.elements()),
    }


def _options(options: Options) -> Json:
    """The newer ones only where they are not the usual ones."""
    usual = Options(4, "full", "any-victory")._asdict()
    old = ("players", "length", "acclamation")
    return {name: value for name, value in options._asdict().items() if name in old or value != usual[name]}


def comparable(position: Json) -> Json:
    """Without what may be written in two ways: the order of cards, and who is nowhere."""
    plain = dict(position)
    plain["discard"] = sorted(position["discard"])
    plain["removed"] = sorted(position["removed"])
    plain["players"] = {
        name: {**player, "hand": sorted(player["hand"])} for name, player in position["players"].items()
    }
    plain["provinces"] = {place: here for place, here in position["provinces"].items() if here}
    return plain
