"""A scene as SVG text: sharp at any size, and the words stay words."""

from html import escape
from typing import Final

from rostra.adapters.pettingzoo.pictures.scene import Area, Box, Disc, Path, Points, Scene, Shape

FONT: Final = "Cinzel, 'Palatino Linotype', Palatino, 'URW Palladio L', 'Book Antiqua', Georgia, 'DejaVu Serif', serif"
CAPITALS: Final = 0.345
"""Half the height of a capital, as a share of the size of the font."""


def paint(scene: Scene) -> str:
    shapes = "\n".join([_shape(shape) for shape in (*scene.ground, *scene.shapes)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width} {scene.height}" width="{scene.width}" '
        f'height="{scene.height}" role="img" aria-label="{escape(scene.title)}" font-family="{FONT}" '
        f'stroke-linejoin="round" stroke-linecap="round">\n{shapes}\n</svg>\n'
    )


def _shape(shape: Shape) -> str:
    if isinstance(shape, Area):
        path = "".join([f"M{_points(ring)}Z" for ring in shape.rings])
        return f'<path d="{path}" fill-rule="evenodd" fill="{shape.colour}"{_edge(shape.edge, shape.width)}/>'
    if isinstance(shape, Box):
        return (
            f'<rect x="{shape.x:.1f}" y="{shape.y:.1f}" width="{shape.width:.1f}" height="{shape.height:.1f}" '
            f'rx="{shape.round:.1f}" fill="{shape.colour}"{_edge(shape.edge, shape.edge_width)}/>'
        )
    if isinstance(shape, Disc):
        return (
            f'<circle cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.radius:.1f}" fill="{shape.colour}"'
            f"{_edge(shape.edge, shape.edge_width)}/>"
        )
    if isinstance(shape, Path):
        dashes = f' stroke-dasharray="{3 * shape.width:.1f}"' if shape.dashed else ""
        return f'<path d="M{_points(shape.points)}" fill="none"{_edge(shape.colour, shape.width)}{dashes}/>'
    turned = f' transform="rotate({shape.angle} {shape.x:.1f} {shape.y:.1f})"' if shape.angle else ""
    return (
        f'<text x="{shape.x:.1f}" y="{shape.y + CAPITALS * shape.size:.1f}" font-size="{shape.size:g}" '
        f'text-anchor="{shape.anchor}" font-weight="{700 if shape.bold else 400}" fill="{shape.colour}"{turned}>'
        f"{escape(shape.text)}</text>"
    )


def _points(points: Points) -> str:
    return "L".join([f"{x:.1f} {y:.1f}" for x, y in points])


def _edge(colour: str, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{width:g}"' if colour else ""
