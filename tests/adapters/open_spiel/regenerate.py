"""``python -m tests.adapters.open_spiel.regenerate``: write the playthroughs anew; look at the difference in git.

A playthrough is OpenSpiel's own (``generate_playthrough``): a random game with all that a state can be asked. Whole
games would be megabytes, so long lines are cut and end in a digest, and so do the tensors: a change still shows.
"""

import re
from hashlib import sha256
from itertools import groupby
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import rostra.adapters.open_spiel  # noqa: F401  registers the games

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1
GAMES = {
    "caesar": "rostra_caesar",
    "caesar-italian": "rostra_caesar(action_decks=shuffled,edition=italian,orgies=fading)",
    "caesar-mini": "rostra_caesar(size=mini,scaled=True)",
    "nero": "rostra_nero(acclamation=over-emperor,length=short,players=3)",
}
LONGEST = 140


def playthrough(name: str) -> str:
    lines = playthrough_lines(GAMES[name], seed=SEED)
    shortened: list[str] = []
    for tensor, group in groupby(lines, _tensor):
        if tensor:
            parts = list(group)
            shortened.append(f"{tensor} in {len(parts)} lines, {_digest(parts)}")
        else:
            shortened += [_cut(line) for line in group]
    return "\n".join(shortened) + "\n"


def _tensor(line: str) -> str:
    """Whose tensor a line is part of."""
    if line.strip("◯◉ ") == "" and line.strip():
        return "the rest of a table"
    found = re.match(r"(Observation|InformationState)Tensor\(\d\)(?=\.)", line)
    return found[0] if found else ""


def _cut(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[: LONGEST // 2]} ... {len(line)} characters, {_digest([line])}"


def _digest(lines: list[str]) -> str:
    return "sha256 " + sha256("\n".join(lines).encode()).hexdigest()[:16]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
