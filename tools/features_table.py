"""Write the lists in docs/features.md: what each number of an observation is, from the layouts in src/rostra/features.

``python tools/features_table.py`` writes them; tests compare the file with what it would write.
"""

import re
from pathlib import Path

import rostra
from rostra import features, titles
from rostra.features import Block

PAGE = Path(__file__).resolve().parent.parent / "docs" / "features.md"
LONG_ROWS = {"veto": "Kinds", "roma": "Provinces", "revolt-iudaea": "Cards", "4.italy": "Rounds and sources"}
"""Names for long rows of parts that many blocks share, by the last part. They are listed once, above the table."""


def page() -> str:
    """The page with its lists as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    for game in titles.OURS:
        begin, end = f"<!-- {game}: made by tools/features_table.py -->\n", f"<!-- {game}: end -->"
        text = re.sub(f"{begin}.*?{end}", lambda _: f"{begin}{table(game)}{end}", text, flags=re.DOTALL)  # noqa: B023
    return text


def table(game: str) -> str:
    blocks = features.of(rostra.load(game)).blocks
    long = {block.parts: LONG_ROWS[block.parts[-1]] for block in blocks if block.parts and block.parts[-1] in LONG_ROWS}
    named = [f"{title}: {listed(words)}.\n" for words, title in long.items()]
    rows = [
        f"| {where(block)} | `{block.name}` | {parts(block, long)} | {high(block)} | {block.meaning} |"
        for block in blocks
    ]
    head = ["| place | name | parts | highest | what it is |", "|---|---|---|---|---|"]
    return "\n".join([*named, *head, *rows, ""])


def where(block: Block) -> str:
    last = block.at + len(block.high) - 1
    return str(block.at) if last == block.at else f"{block.at}-{last}"


def parts(block: Block, long: dict[tuple[str, ...], str]) -> str:
    number = len(block.parts)
    if block.parts in long:
        return f"{number} {long[block.parts].lower()}"
    if number > 2 and block.parts == tuple(str(place) for place in range(1, number + 1)):
        return f"`1` to `{number}`"
    return listed(block.parts)


def listed(words: tuple[str, ...]) -> str:
    return " ".join(f"`{word}`" for word in words)


def high(block: Block) -> str:
    least, most = min(block.high), max(block.high)
    return str(most) if least == most else f"{least}-{most}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name}: {', '.join(f'{game} {features.of(rostra.load(game)).size} numbers' for game in titles.OURS)}")
