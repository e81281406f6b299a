"""What a picture is made of. Units are pixels of the SVG, x to the right, y down; colours are ``#rrggbb``."""

from typing import Final, NamedTuple

Points = tuple[tuple[float, float], ...]

INK: Final = "#2a2019"
SOFT: Final = "#5d4e3f"
LINE: Final = "#cbb88f"
GROUND: Final = "#e6d9bf"
PANEL: Final = "#f4ecdb"
CARD: Final = "#fbf6ea"
GOLD: Final = "#b3872e"
LIGHT: Final = "#fff6e2"


class Area(NamedTuple):
    """Land: closed rings, even-odd, so that a ring in a ring is a hole."""

    rings: tuple[Points, ...]
    colour: str
    edge: str = ""
    width: float = 0


class Box(NamedTuple):
    """A rectangle with round corners, from its top left corner."""

    x: float
    y: float
    width: float
    height: float
    colour: str
    edge: str = ""
    edge_width: float = 0
    round: float = 0


class Disc(NamedTuple):
    x: float
    y: float
    radius: float
    colour: str
    edge: str = ""
    edge_width: float = 0


class Path(NamedTuple):
    """A line from point to point."""

    points: Points
    colour: str
    width: float
    dashed: bool = False


class Words(NamedTuple):
    """Text; y is the middle of its capitals."""

    x: float
    y: float
    text: str
    size: float
    colour: str = INK
    anchor: str = "middle"  # or start, end
    bold: bool = False
    angle: float = 0  # degrees, clockwise


Shape = Area | Box | Disc | Path | Words


class Scene(NamedTuple):
    title: str
    width: int
    height: int
    ground: tuple[Shape, ...]
    """The shapes that are the same in every picture of the game: they are painted once."""
    shapes: list[Shape]
    scale: float
    """Pixels a unit."""


def mixed(colour: str, other: str, share: float) -> str:
    """A colour between two: ``share`` of the first."""
    parts = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)
