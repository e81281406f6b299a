"""The table of Nero as a scene, drawn from a view: the map with legions and leaders, and a panel of the players."""

from collections.abc import Callable
from functools import partial
from typing import Final

from rostra.adapters.pettingzoo.pictures.nero.map import (
    BOARD,
    COLOURS,
    HEIGHT,
    NEUTRAL,
    Places,
    deep,
    ground,
    places,
    star,
)
from rostra.adapters.pettingzoo.pictures.scene import (
    GOLD,
    INK,
    LIGHT,
    LINE,
    PANEL,
    SOFT,
    Box,
    Disc,
    Path,
    Scene,
    Shape,
    Words,
    mixed,
)
from rostra.game import Game, Json
from rostra.nero import Nero
from rostra.nero.data.map_file import Map

WIDTH: Final = BOARD + 400
APART: Final = 28.0  # between the middles of two pieces
UNNAMED: Final = ("#8a8f98", "#7f8f86", "#988a80", "#8d849a")  # seats before leaders are chosen


def scene(view: Json, map: Map) -> Scene:
    shapes: list[Shape] = []
    here = places(map)
    for province in map.provinces:
        shapes += _province(view, province, here)
    if view["germans"] is not None:
        x, y = here.flags[view["germans"]]
        shapes.append(Box(x + 2, y - 26, 60, 18, "#3b4a3a", LIGHT, 1, 4))
        shapes.append(Words(x + 32, y - 17, "Germans", 11, LIGHT))
    colours = {seat: COLOURS.get(seat, UNNAMED[number]) for number, seat in enumerate(view["seats"])}
    for number, seat in enumerate(view["seats"]):
        shapes += _player(view, seat, colours[seat], 24 + 172 * number)
    shapes += _turn(view, 24 + 172 * len(view["seats"]))
    return Scene("Nero", WIDTH, HEIGHT, ground(map), shapes, 0.64)


def _province(view: Json, province: str, here: Places) -> list[Shape]:
    """Who controls it (a flag at the name), legions by owner, those with a retreat marker, leaders."""
    at = view["provinces"][province]
    found: list[Shape] = []
    if at["control"] is not None:
        x, y = here.flags[province]
        colour = COLOURS.get(at["control"], NEUTRAL)
        found.append(Path(((x, y + 9), (x, y - 9)), INK, 2))
        found.append(Box(x, y - 9, 12, 9, colour, INK, 1))
    pieces: list[tuple[str, str]] = []
    for kind in ("legions", "marked"):
        pieces += [(owner, f"{kind} {number}") for owner, number in at[kind].items() if number]
    for leader, where in view["leaders"].items():
        if where["at"] == province:
            pieces.append((leader, where["rank"]))
    for (x, y), (owner, what) in zip(_spread(here.middles[province], here.slots[province], len(pieces)), pieces):
        kind, _, number = what.partition(" ")
        found += _legions(x, y, owner, number, kind == "marked") if number else _leader(x, y, owner, what)
    return found


def _spread(middle: tuple[float, float], slots: list[tuple[float, float]], pieces: int) -> list[tuple[float, float]]:
    """Where pieces stand: up to three side by side, more in the places of the map, and too many for those in a row."""
    x, y = middle
    if pieces <= min(3, max(1, len(slots) // 2)):
        return [(x + APART * (number - (pieces - 1) / 2), y) for number in range(pieces)]
    if pieces <= len(slots):
        return slots[:pieces]
    return [(x + 84 * (number / (pieces - 1) - 0.5), y + (12 if number % 2 else -12)) for number in range(pieces)]


def _legions(x: float, y: float, owner: str, number: str, marked: bool) -> list[Shape]:
    colour = COLOURS.get(owner, NEUTRAL)
    fill = mixed(colour, LIGHT, 0.45) if marked else deep(colour)
    ink = "#9b1c1c" if marked else LIGHT
    return [
        Box(x - 12, y - 12, 24, 24, fill, ink if marked else mixed(colour, LIGHT, 0.5), 2, 5),
        Words(x, y, number, 17, ink, bold=True),
    ]


def _leader(x: float, y: float, owner: str, rank: str) -> list[Shape]:
    """A star: golden for an emperor, with a golden ring for a candidate."""
    colour = COLOURS.get(owner, NEUTRAL)
    gold = "#f0c75e"
    return [
        Disc(x, y, 14, deep(colour), LIGHT if rank == "general" else gold, 3),
        star(x, y, 9, gold if rank == "emperor" else LIGHT),
    ]


def _player(view: Json, seat: str, colour: str, y: float) -> list[Shape]:
    player, x = view["players"][seat], BOARD + 24
    turn = view["turn"] == seat
    found: list[Shape] = [
        Box(x, y, 352, 156, mixed(colour, PANEL, 0.3), GOLD if turn else LINE, 4 if turn else 1, 10),
        Box(x + 2, y + 2, 12, 152, deep(colour), round=6),
        Words(x + 34, y + 34, seat.upper(), 25, INK, "start", bold=True),
        Words(x + 306, y + 36, str(player["points"]), 40, INK, bold=True),
        Words(x + 306, y + 66, "points", 14, SOFT),
    ]
    if player["area"] is not None:
        found.append(Words(x + 34, y + 66, f"{view['leaders'][seat]['rank']} · {player['area']}", 17, SOFT, "start"))
    facts = (("cards", player["cards"]), ("legions", player["legions"]), ("CP", player["kp"]["total"]))
    for number, (name, amount) in enumerate(facts):
        found.append(Words(x + 66 + 106 * number, y + 104, str(amount), 24, INK, bold=True))
        found.append(Words(x + 66 + 106 * number, y + 132, name, 14, SOFT))
    return found


def _turn(view: Json, y: float) -> list[Shape]:
    x = BOARD + 24
    found: list[Shape] = [Box(x, y, 352, HEIGHT - 24 - y, PANEL, LINE, 1, 10)]
    outcome = view["outcome"]
    if outcome is not None:
        lines = ["VICTORY", " & ".join(outcome["winners"]), f"by {outcome['reason']}"]
    else:
        lines = [
            f"ROUND {view['round']}" if view["round"] else "SET-UP",
            f"waiting for {view['waiting_for']}",
            f"{view['deck']} cards in the deck",
            f"{len(view['discard'])} discarded",
        ]
        this_turn = view["this_turn"]
        if this_turn["activation"]:
            lines.append(f"{this_turn['activation']}: {this_turn['bp']} MP")
    step = min(40.0, (HEIGHT - 24 - y - 24) / len(lines))
    for number, line in enumerate(lines):
        head = number == 0
        found.append(
            Words(
                x + 24, y + 12 + step * (number + 0.5), line, 21 if head else 17, GOLD if head else INK, "start", head
            )
        )
    return found


def scene_of(game: Game) -> Callable[[Json], Scene]:
    assert isinstance(game, Nero)
    return partial(scene, map=game.box.map)
