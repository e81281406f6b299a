"""Draw docs/pictures/terminal.svg, the picture in the README: the table in the middle of a golden game."""

import io
import re
from pathlib import Path

from rich.console import Console

from rostra import record
from rostra.terminal.caesar.table import draw
from rostra.terminal.screen import Screen
from rostra.texts import Texts

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "tests" / "caesar" / "golden" / "miles-kosmos.txt"
AT, TURN = 78, 7  # decisions and turns played
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"


def main() -> None:
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    state = record.replay(record.read(GAME.read_text()), AT)
    draw(Screen(console), Texts("en"), state.view(0), TURN)
    drawing = console.export_svg(title="Caesar & Cleopatra")
    # rich names a font on somebody else's server; any fixed-width font of the reader's will do
    drawing = re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)
    drawing = drawing.replace("Fira Code, monospace", "monospace")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawing)
    print(f"{PICTURE.relative_to(ROOT)}: {len(drawing)} characters")


if __name__ == "__main__":
    main()
