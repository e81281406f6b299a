"""Draw docs/pictures/terminal.svg and nero.svg, the pictures in the README: tables in the middle of golden games."""

import io
import re
from pathlib import Path

from rich.console import Console

from rostra import record
from rostra.terminal.screen import Screen
from rostra.terminal.title import in_terminal
from rostra.texts import Texts

ROOT = Path(__file__).resolve().parent.parent
# The game, its golden record, decisions and turns played, the seat that looks, the picture, its title
PICTURES = [
    ("caesar", "miles-kosmos", 78, 7, 0, "terminal", "Caesar & Cleopatra"),
    ("nero", "rules-3-miles-4", 327, 0, 1, "nero", "Nero"),
]


def draw(game: str, name: str, at: int, turn: int, seat: int, title: str) -> str:
    console = Console(
        record=True, width=100, height=44, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    golden = ROOT / "tests" / game / "golden" / f"{name}.txt"
    state = record.replay(record.read(golden.read_text()), at)
    in_terminal(Screen(console), Texts("en"), state, game).draw(state.view(seat), turn)
    drawing = console.export_svg(title=title)
    # rich names a font on somebody else's server; any fixed-width font of the reader's will do
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)
    return drawing.replace("Fira Code, monospace", "monospace")


def main() -> None:
    for game, name, at, turn, seat, picture, title in PICTURES:
        path = ROOT / "docs" / "pictures" / f"{picture}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(draw(game, name, at, turn, seat, title))
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
