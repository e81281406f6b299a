"""The legal choices, numbered: cards to lay as a grid under the groups, everything else in rows by kind.

An answer is a number or a line of notation. In the set-up there are also shortcuts: the rest of it as suggested, or in
random order.
"""

from collections.abc import Sequence

from rich.text import Text

from rostra.game import Json, Rng, State, pick
from rostra.terminal.caesar.table import GROUPS, columns, symbol
from rostra.terminal.menu import Menu, show_rows
from rostra.terminal.screen import Screen
from rostra.texts import Texts

# The suggested pile: scouts and assassinations early, vetoes before the opponent's strong cards are likely.
ORDER = (
    "scout", "assassination", "veto", "spy", "assassination", "castling", "assassination",
    "veto", "wrath", "spy", "assassination", "scout", "castling",
)  # fmt: skip


def menu(texts: Texts, state: State, view: Json, rng: Rng) -> Menu:
    """The menu of the seat that decides; the view must be its own."""
    lines = [state.text(action) for action in view["actions"]]
    lines.sort(key=lambda line: line in ("pass", "end"))  # last, since they end the turn
    verb = lines[0].partition(" ")[0]
    found = Menu(_question(texts, lines, view))
    if verb in ("stack", "set"):
        _shortcuts(texts, lines, verb, view, rng, found)
    laying = [line for line in lines if line.startswith(("down ", "up "))]
    laying.sort(key=lambda line: line.split()[1])  # by card, so that the numbers in a row of the grid follow each other
    laying.sort(key=lambda line: line.split()[0])
    found.grid = laying
    found.numbered += [[line] for line in laying]
    for line in lines:
        if line not in laying:
            found.add(_caption(texts, line), [line], _in_words(texts, line, view))
    found.table = bool(laying) or lines[-1] in ("allow", "pass", "end") or verb == "assign"
    found.reminder = lines[-1] == "allow"
    return found


def show(screen: Screen, texts: Texts, menu: Menu) -> None:
    if menu.grid:
        _show_grid(screen, texts, menu)
    show_rows(screen, texts, menu)


def _show_grid(screen: Screen, texts: Texts, menu: Menu) -> None:
    """A row for each card, a column for each group; a cell has the numbers for face down and face up."""
    numbers = {line: number for number, (line,) in enumerate(menu.numbered, 1) if line in menu.grid}
    faces = [face for face in ("down", "up") if any(line.startswith(face) for line in menu.grid)]
    grid = columns(screen)
    message = "grid-faces" if len(faces) == 2 else f"grid-{faces[0]}"
    for card in dict.fromkeys(line.split()[1] for line in menu.grid):
        cells = []
        for group in GROUPS:
            found = [numbers.get(f"{face} {card} {group}") for face in faces]
            cells.append(" / ".join(f"{number:2}" if number else " -" for number in found) if any(found) else "")
        grid.add_row(Text(texts.say(message, symbol=symbol(texts, card)), style="bold"), *cells)
    screen.show(grid)


def _question(texts: Texts, lines: Sequence[str], view: Json) -> str:
    """The question, with what the player needs to know for it."""
    verb, _, rest = lines[0].partition(" ")
    player = view["players"][view["seat"]]
    if verb == "stack":
        return texts.say("ask-stack", done=len(player["action_order"]), cards=player["action_order"])
    if verb in ("arrange", "shuffle"):
        return texts.say("ask-pile")
    if verb == "set":
        return texts.say("ask-set", group=rest.split()[1])
    if verb == "assign":
        return texts.say("ask-assign", card=rest.split()[0], cards=player["aside"]["cards"])
    if verb == "take":
        return texts.say("ask-take")
    if verb in ("veto", "allow"):
        return texts.say("ask-veto")
    if verb == "draw":
        return texts.say("ask-replace" if "draw none" in lines else "ask-draw", cards=player["hand"])
    if verb in ("done", "exchange"):
        return texts.say("ask-exchange" if "done" in lines else "ask-must-exchange", cards=player["hand"])
    if "pass" in lines:
        return texts.say("ask-turn")
    return texts.say("ask-end" if "end" in lines else "ask-more")


def _caption(texts: Texts, line: str) -> str:
    """The row of a choice: each action card has its own, all else shares one without a caption."""
    verb = line.partition(" ")[0]
    card = {"assassinate": "assassination", "castle": "castling", "spy": "spy", "scout": "scout", "wrath": "wrath"}
    if verb in card:
        return texts.say("menu-action", card=card[verb])
    if verb in ("stack", "set"):
        return texts.say(f"menu-{verb}")
    if verb in ("pass", "end"):
        return texts.say("menu-otherwise")
    return ""


def _in_words(texts: Texts, line: str, view: Json) -> str:
    verb, *words = line.split()
    if verb in ("assassinate", "assign"):
        card, group = (words[1], words[0]) if verb == "assassinate" else words
        return texts.say(f"choice-{verb}", card=card, group=group)
    if verb == "castle":
        return texts.say("choice-castle", group=words[0], other=words[1])
    if verb in ("scout", "wrath", "set"):
        return texts.say(f"choice-{verb}", **({"group": words[-1]} if verb != "set" else {"card": words[0]}))
    if verb in ("take", "exchange", "stack"):
        heap = view["players"][view["seat"]]["aside"]["cards"] or []
        return texts.say(f"choice-{verb}", card=words[0], n=heap.count(words[0]))
    if verb == "draw":
        return _draw_in_words(texts, words[0], view)
    return texts.say(f"choice-{verb}")


def _draw_in_words(texts: Texts, pile: str, view: Json) -> str:
    player = view["players"][view["seat"]]
    if pile == "none":
        return texts.say("choice-draw-none")
    if pile == "action" and player["action_order"]:
        return texts.say("choice-draw-known", left=player["action_pile"], card=player["action_order"][0])
    return texts.say(f"choice-draw-{pile}", left=player[f"{pile}_pile"])


# Shortcuts of the set-up


def _shortcuts(texts: Texts, lines: Sequence[str], verb: str, view: Json, rng: Rng, menu: Menu) -> None:
    """Answers that set up the rest of the pile, or of the five cards, at once."""
    if len(lines) == 1:
        return
    caption = texts.say(f"menu-{verb}-all")
    for name, rest in (
        ("suggested", _suggested(verb, view)),
        ("random", _shuffled(_suggested(verb, view), rng)),
    ):
        what = {"cards": rest} if name == "suggested" else {}
        plan = [f"stack {card}" for card in rest] if verb == "stack" else _set_lines(lines[0], rest)
        menu.add(caption, plan, texts.say(f"choice-{name}", **what))


def _suggested(verb: str, view: Json) -> list[str]:
    player = view["players"][view["seat"]]
    left = list(player["aside"]["cards"])
    if verb == "stack":
        return [card for card, n in _numbered(ORDER) if n < left.count(card)]
    # The strongest cards where they count most: the group of the secret bonus, then those of five and of three.
    free = [group for group in GROUPS if view["patricians"][group] and not player["table"][group]["down"]]
    by_value = sorted(free, key=lambda group: (group != player["bonus"], GROUPS.index(group)))
    strong = sorted((card for card in left if card.isdigit()), reverse=True)
    where = dict(zip(by_value, strong))
    return [where[group] for group in free]


def _numbered(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Each card with the number of its kind that come after it."""
    return [(card, list(cards[at + 1 :]).count(card)) for at, card in enumerate(cards)]


def _set_lines(first: str, cards: Sequence[str]) -> list[str]:
    group = GROUPS.index(first.split()[2])
    return [f"set {card} {name}" for card, name in zip(cards, GROUPS[group:])]


def _shuffled(cards: Sequence[str], rng: Rng) -> list[str]:
    left = list(cards)
    mixed = []
    while left:
        mixed.append(left.pop(pick([(at, 1) for at in range(len(left))], rng)))
    return mixed
