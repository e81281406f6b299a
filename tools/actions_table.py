"""Write docs/actions-caesar.md and docs/actions-nero.md: every line of notation with its id, from the engines.

``python tools/actions_table.py`` writes them; tests compare the files with what it would write.
"""

from pathlib import Path

import rostra
from rostra import titles
from rostra.caesar.actions import LINES as CAESAR_LINES
from rostra.nero import Nero

DOCS = Path(__file__).resolve().parent.parent / "docs"

CHANCE = {"bonus", "deal", "turn", "lot", "steal"}
CAESAR = {
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
    "castle": "pick up your cards at two groups and lay them out again",
    "scout": "turn the opponent's cards at a group face up",
    "wrath": "discard all influence cards at a group",
    "take": "spy: the card that the opponent discards",
    "exchange": "discard a card while passive",
    "assign": "castling: this card goes to that group",
    "set": "set-up: lay a card face down at a group",
    "arrange": "set-up, own choice: put the action pile in order",
    "shuffle": "set-up, own choice: shuffle the action pile",
    "stack": "set-up: the next card of the arranged action pile, top first",
    "bonus": "a bonus card is dealt",
    "deal": "a card comes from an unordered pile",
    "turn": "a vote card is turned",
}
NERO = {
    "end-turn": "the turn is over",
    "halt": "the force on its way has finished; of troops that land: do not ask for passage",
    "ask-leave": "ask the owners of the legions here for passage",
    "grant": "give leave",
    "refuse": "give none",
    "ready": "no more cards for this battle",
    "stay": "do not retreat",
    "unmark": "take the retreat markers off in the activated province",
    "declare": "the own leader becomes emperor in Rome",
    "take": "the force takes along so many legions, or the leader, where it stands (without a number: old rules only)",
    "leave": "the force leaves legions, or the leader, behind",
    "no-counter": "let it happen",
    "counter": "answer with this card",
    "counter-two": "answer with two of these",
    "want": "set-up: the home area one would like",
    "lot": "which seat gets an area that several want",
    "force": "a force of so many legions departs from the activated province",
    "load": "so many legions board the galley",
    "attack": "attack this player's legions here",
    "target": "at whom the event is aimed",
    "place": "set-up: one of the last two legions",
    "home": "set-up: the home province",
    "activate": "begin an activation of this province",
    "step": "the force goes to this province",
    "retreat": "all own legions here go there",
    "from": "the galley's port; or where a legion for a revolt comes from",
    "to": "the galley's other port",
    "send": "the Germans come: all of one's own go there",
    "send-neutral": "the Germans come: the neutral legions go there",
    "at": "where the Germans come; or whose legion there becomes neutral",
    "deal": "a card is dealt",
    "move-card": "use the card for its MP",
    "battle-card": "lay the card for its FP",
    "event": "play the card for its event",
    "steal": "a traitor draws this card",
}


def nero_lines() -> list[str]:
    game = rostra.load("nero")
    assert isinstance(game, Nero)
    return game.box.lines


PAGES = {"caesar": (CAESAR_LINES, CAESAR), "nero": (nero_lines(), NERO)}


def path(game: str) -> Path:
    return DOCS / f"actions-{game}.md"


def page(game: str) -> str:
    lines, meaning = PAGES[game]
    words: dict[str, list[int]] = {}
    for action, line in enumerate(lines):
        words.setdefault(line.split()[0], []).append(action)
    overview = []
    for word, ids in words.items():
        who = "chance" if word in CHANCE else "player"
        overview.append(f"| `{word}` | {who} | {spans(ids)} | {meaning[word]} |")
    table = [f"| {action} | `{line}` |" for action, line in enumerate(lines)]
    return "\n".join(
        [
            f"# {titles.get(game).long_name}: the table of decisions",
            "",
            f"Made by `tools/actions_table.py` from `src/rostra/{game}/actions.py`; do not edit.",
            "",
            f"Every decision of the game is one of {len(lines)} lines of notation, and each line has a fixed id:",
            "`state.text(id)` gives the line, `state.parse(line)` the id. Which of them are legal now,",
            f"`state.actions()` says. The rules behind them are in [rules/{game}.md](rules/{game}.md).",
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


def spans(ids: list[int]) -> str:
    """Ids that follow each other as one span: 1-3, 7."""
    found: list[list[int]] = []
    for action in ids:
        if found and found[-1][-1] == action - 1:
            found[-1].append(action)
        else:
            found.append([action])
    if len(found) > 3:
        return f"{ids[0]}, {ids[1]} ... {ids[-1]}"
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}-{span[-1]}" for span in found)


if __name__ == "__main__":
    for game in PAGES:
        path(game).write_text(page(game), encoding="utf-8")
        print(f"{path(game).name}: {len(PAGES[game][0])} lines")
