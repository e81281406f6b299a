"""Write docs/actions-caesar.md, the table of decisions with their ids, from the engine's own table.

``python tools/actions_table.py`` writes it; a test compares it with what is there.
"""

from pathlib import Path

from rostra.caesar.actions import HOW_MANY, LINES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "actions-caesar.md"

WHO = {"bonus": "chance", "deal": "chance", "turn": "chance"}
MEANING = {
    "pass": "be passive this turn",
    "end": "no more cards this turn",
    "done": "no more cards to exchange",
    "veto": "stop the action just played",
    "allow": "let the action just played happen",
    "draw": "which pile to draw from (`none` only after a spy or a veto)",
    "down": "lay an influence card face down at a group",
    "up": "lay an influence card face up at a group",
    "assassinate": "discard a face-up card of the opponent",
    "spy": "look at the opponent's hand",
    "castle": "take up your cards at two groups and lay them out again",
    "scout": "turn the opponent's cards at a group face up",
    "wrath": "discard all influence cards at a group",
    "take": "the spy's choice out of the hand he sees",
    "exchange": "discard a card while passive",
    "assign": "castling: this card goes to that group",
    "set": "set-up: lay a card face down at a group",
    "stack": "set-up: the next card of the arranged action pile, top first",
    "bonus": "a bonus card is dealt",
    "deal": "a card comes from an unordered pile",
    "turn": "a vote card is turned",
}


def page() -> str:
    words: dict[str, list[int]] = {}
    for action, line in enumerate(LINES):
        words.setdefault(line.split()[0], []).append(action)
    overview = []
    for word, ids in words.items():
        span = str(ids[0]) if len(ids) == 1 else f"{ids[0]}-{ids[-1]}"
        overview.append(f"| `{word}` | {WHO.get(word, 'player')} | {span} | {MEANING[word]} |")
    table = [f"| {action} | `{line}` |" for action, line in enumerate(LINES)]
    return "\n".join(
        [
            "# Caesar & Cleopatra: the table of decisions",
            "",
            "Made by `tools/actions_table.py` from `src/rostra/caesar/actions.py`; do not edit.",
            "",
            f"Every decision of the game is one of {HOW_MANY} lines of notation, and each line has a fixed id:",
            "`state.text(id)` gives the line, `state.parse(line)` the id. Which of them are legal now,",
            "`state.actions()` says. The rules behind them are in [rules/caesar.md](rules/caesar.md).",
            "",
            "| word | who | ids | meaning |",
            "|---|---|---|---|",
            *overview,
            "",
            "## All of them",
            "",
            "| id | line |",
            "|---|---|",
            *table,
            "",
        ]
    )


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page())
    print(f"{PAGE.name}: {HOW_MANY} lines")
