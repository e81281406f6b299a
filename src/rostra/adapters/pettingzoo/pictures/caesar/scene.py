"""The table of Caesar & Cleopatra as a scene, drawn from a view: what is not in the view cannot be drawn."""

from collections.abc import Callable
from functools import cache
from typing import Final

from rostra.adapters.pettingzoo.pictures.scene import (
    CARD,
    GOLD,
    GROUND,
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
from rostra.caesar.cards import GROUPS
from rostra.game import Game, Json

COLOURS: Final = {"cleopatra": "#155e75", "caesar": "#8c2331"}
ACTIONS: Final = "#c9a14a"  # the backs of action cards

WIDTH: Final = 1240
HEIGHT: Final = 748
LEFT: Final = 24
RIGHT: Final = 992  # of the columns
GAP: Final = 12
TOP: Final = 92
BOTTOM: Final = 656
CARDS: Final = {"caesar": TOP + 14, "cleopatra": BOTTOM - 14 - 128}  # where cards lie: the top of them
STRIPS: Final = {"caesar": 14, "cleopatra": BOTTOM + 14}
PANEL_LEFT: Final = RIGHT + 20
PANEL_RIGHT: Final = WIDTH - 20
MIDDLE: Final = (TOP + BOTTOM) / 2


def scene(view: Json) -> Scene:
    shapes: list[Shape] = []
    groups = groups_of(view)
    wide = _column(len(groups))
    for number, group in enumerate(groups):
        x = LEFT + number * (wide + GAP)
        for seat in COLOURS:
            shapes += _cards(view["players"][seat]["table"][group], seat, x, wide)
        shapes += _group(view, group, x + wide / 2)
    for seat in COLOURS:
        shapes += _strip(view, seat)
    shapes += _panel(view)
    return Scene("Caesar & Cleopatra", WIDTH, HEIGHT, _ground(len(groups)), shapes, 0.8)


def groups_of(view: Json) -> list[str]:
    """The groups that have or had patricians: in the mini game two."""
    won = [player["won"] for player in view["players"].values()]
    return [group for group, left in view["patricians"].items() if left or any(one[group] for one in won)]


def _column(groups: int) -> float:
    """How wide a column is."""
    return (RIGHT - LEFT - GAP * (groups - 1)) / groups


@cache
def _ground(groups: int) -> tuple[Shape, ...]:
    found: list[Shape] = [Box(0, 0, WIDTH, HEIGHT, GROUND)]
    wide = _column(groups)
    for number in range(groups):
        x = LEFT + number * (wide + GAP)
        found.append(Box(x, TOP, wide, BOTTOM - TOP, PANEL, LINE, 1, 10))
        for y in (TOP + 156, BOTTOM - 156):
            found.append(Path(((x, y), (x + wide, y)), LINE, 1))
    found.append(Box(PANEL_LEFT, 14, PANEL_RIGHT - PANEL_LEFT, HEIGHT - 28, PANEL, LINE, 1, 10))
    return tuple(found)


def _cards(at: Json, seat: str, x: float, column: float) -> list[Shape]:
    """The cards of a side at a group: open ones first, then those face down (tinted, where they are known)."""
    known = at["down_cards"]
    faces: list[tuple[str, bool]] = [(card, True) for card in at["up"]]
    faces += [(card, False) for card in (known if known is not None else [""] * at["down"])]
    wide = 84.0
    step = min(wide + 4, (column - 20 - wide) / max(1, len(faces) - 1))
    left = x + (column - wide - step * (len(faces) - 1)) / 2
    found: list[Shape] = []
    for number, (card, is_up) in enumerate(faces):
        covered = number < len(faces) - 1 and step < 0.8 * wide
        found += _card(left + number * step, CARDS[seat], wide, card, is_up, COLOURS[seat])
        if card and not covered:
            middle = left + number * step + wide / 2
            found.append(Words(middle, CARDS[seat] + 72, card, 46, mixed(COLOURS[seat], CARD, 0.75), bold=True))
    return found


def _card(x: float, y: float, wide: float, card: str, is_up: bool, colour: str) -> list[Shape]:
    high = wide * 128 / 84
    inner = (x + 5, y + 5, wide - 10, high - 10)
    if not card:
        wreath = mixed(colour, LIGHT, 0.6)
        return [
            Box(x, y, wide, high, colour, LIGHT, 2, 7),
            Box(*inner, colour, wreath, 1, 4),
            Disc(x + wide / 2, y + high / 2, wide * 0.24, colour, GOLD, 3),
            Disc(x + wide / 2, y + high / 2, wide * 0.14, colour, wreath, 1.5),
        ]
    paper = CARD if is_up else mixed(colour, CARD, 0.16)
    return [
        Box(x, y, wide, high, paper, mixed(colour, CARD, 0.7), 1.5, 7),
        Box(*inner, paper, mixed(colour, CARD, 0.35 if is_up else 0.7), 1, 4),
        Words(x + 9.5, y + 20, card, 18, colour, "start", bold=True),
    ]


def _group(view: Json, group: str, centre: float) -> list[Shape]:
    """The middle of a column: the strength of both sides, and who has won the patricians."""
    left = view["patricians"][group]
    won = {seat: view["players"][seat]["won"][group] for seat in COLOURS}
    found: list[Shape] = [
        Words(centre, MIDDLE - 36, group.upper(), 17, INK if left else mixed(SOFT, PANEL, 0.5), bold=True),
        Words(centre, MIDDLE + 2, str(left), 36, GOLD if left else LINE, bold=True),
    ]
    marks = ["cleopatra"] * won["cleopatra"] + [""] * left + ["caesar"] * won["caesar"]
    at = centre - 9 * (len(marks) - 1)
    for number, mark in enumerate(marks):
        if mark == "caesar":
            found.append(Box(at + 18 * number - 6, MIDDLE + 34, 12, 12, COLOURS[mark]))
        else:
            found.append(Disc(at + 18 * number, MIDDLE + 40, 6.5, COLOURS[mark] if mark else GOLD))
    for seat, y in (("caesar", TOP + 156 + 24), ("cleopatra", BOTTOM - 156 - 24)):
        strength = _strength(view["players"][seat]["table"][group])
        if strength:
            found.append(Box(centre - 32, y - 14, 64, 28, COLOURS[seat], round=14))
            found.append(Words(centre, y, strength, 18, LIGHT, bold=True))
    return found


def _strength(at: Json) -> str:
    """The sum of the known cards, with ``+ ?`` if others are hidden."""
    known = [*at["up"], *(at["down_cards"] or [])]
    hidden = at["down"] if at["down_cards"] is None else 0
    if not known and not hidden:
        return ""
    total = sum(int(card) for card in known if card != "P")
    return f"{total} + ?" if hidden else str(total)


def _strip(view: Json, seat: str) -> list[Shape]:
    """A side's name, hand, piles and points."""
    player, y, colour = view["players"][seat], STRIPS[seat], COLOURS[seat]
    turn = view["turn"] == seat
    found: list[Shape] = [
        Box(LEFT, y, RIGHT - LEFT, 64, PANEL, GOLD if turn else LINE, 3 if turn else 1, 10),
        Disc(LEFT + 34, y + 32, 20, colour, GOLD if turn else colour, 3),
        Words(LEFT + 34, y + 32, "C", 24, LIGHT, bold=True),
        Words(LEFT + 66, y + 32, seat.upper(), 22, colour, "start", bold=True),
    ]
    found += _hand(player, colour, LEFT + 252, y + 10)
    piles = (
        ("influence", player["influence_pile"]),
        ("actions", player["action_pile"]),
        ("discards", len(player["discard"])),
    )
    for number, (name, cards) in enumerate(piles):
        x = RIGHT - 380 + 92 * number
        found.append(Words(x, y + 24, str(cards), 22, INK, bold=True))
        found.append(Words(x, y + 46, name, 12, SOFT))
    points = sum(line[2] for line in player["points"])
    found.append(Words(RIGHT - 48, y + 24, str(points), 30, colour, bold=True))
    found.append(Words(RIGHT - 48, y + 47, "points", 12, SOFT))
    return found


def _hand(player: Json, colour: str, x: float, y: float) -> list[Shape]:
    """The backs of the cards in a hand; after the end, their faces."""
    backs = [colour] * player["influence_cards"] + [ACTIONS] * player["action_cards"]
    faces = player["hand"] or [""] * len(backs)
    step = min(33.0, 300 / max(1, len(backs)))
    found: list[Shape] = []
    for number, (back, face) in enumerate(zip(backs, faces)):
        at = x + step * number
        if face:
            found.append(Box(at, y, 30, 44, CARD, back, 1.5, 4))
            found.append(Words(at + 15, y + 22, face if len(face) == 1 else face[:2], 17, back, bold=True))
        else:
            found.append(Box(at, y, 30, 44, back, LIGHT, 1.5, 4))
            found.append(Disc(at + 15, y + 22, 7, back, mixed(LIGHT, back, 0.6), 1.5))
    return found


def _panel(view: Json) -> list[Shape]:
    """The vote cards still to come, those turned, and who decides or has won."""
    x, y = PANEL_LEFT + 18, 48.0
    found: list[Shape] = [Words(x, y, "NEXT VOTE", 17, GOLD, "start", bold=True)]
    votes = view["votes"]
    cards = [(name, True) for name in votes["left"]] + [(name, False) for name in votes["discard"]]
    for name, left in cards:
        y += 34
        colour = (INK if name in GROUPS else "#6b3a63") if left else mixed(SOFT, PANEL, 0.45)
        found.append(Box(x, y - 13, 20, 26, colour if left else PANEL, colour, 1.5, 3))
        found.append(Words(x + 32, y, name, 15, colour, "start"))
    y = max(y + 56, 470.0)
    found.append(Path(((x, y - 28), (PANEL_RIGHT - 18, y - 28)), LINE, 1))
    outcome = view["outcome"]
    if outcome is None:
        found.append(Words(x, y, "WAITING FOR", 15, GOLD, "start", bold=True))
        found.append(Words(x, y + 30, view["waiting_for"], 17, INK, "start"))
        return found
    found.append(Words(x, y, "VICTORY", 15, GOLD, "start", bold=True))
    for winner in outcome["winners"]:
        y += 30
        found.append(Words(x, y, winner, 17, COLOURS[winner], "start", bold=True))
    found.append(Words(x, y + 30, f"by {outcome['reason']}", 15, SOFT, "start"))
    return found


def scene_of(game: Game) -> Callable[[Json], Scene]:
    return scene
