"""The table, drawn from a view: what is not in the view cannot be drawn."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from rostra.game import Json, State
from rostra.terminal.screen import Screen
from rostra.texts import Texts

GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")
CAPTION = 15  # columns


def everything(state: State) -> Json:
    """A view with all cards, each side as its owner sees it: for records, never for players."""
    view = state.view(None)
    for seat, name in enumerate(state.seats):
        view["players"][name] = state.view(seat)["players"][name]
    return view


def draw(screen: Screen, texts: Texts, view: Json, turn: int) -> None:
    """Opponent above, patricians in the middle, the viewer below (Cleopatra, if nobody in particular looks).

    Counts come first: in a low window they may scroll away, and the viewer's cards and the choices stay together.
    """
    below = view["seat"] or "cleopatra"
    above = "caesar" if below == "cleopatra" else "cleopatra"
    screen.rule(_title(texts, view, turn))
    for seat in (above, below):
        _counts(screen, texts, seat, view["players"][seat])
    _votes(screen, texts, view["votes"])
    grid = columns(screen)
    grid.add_row("", *(Text(texts.name("group", group), style="bold") for group in GROUPS))
    _side(grid, texts, view, above, "magenta", False)
    grid.add_row(
        Text(texts.say("table-patricians"), style="bold"),
        *(Text(_patricians(texts, view, group), style="bold") for group in GROUPS),
    )
    _side(grid, texts, view, below, "cyan", True)
    screen.show(grid)


def columns(screen: Screen) -> Table:
    """An empty table: a caption, and a column for each group. All such tables have the same widths, so they line up."""
    group = (min(screen.width, 110) - CAPTION - 6) // len(GROUPS)
    grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=CAPTION, no_wrap=True)
    for _ in GROUPS:
        grid.add_column(width=group - 1, no_wrap=True)
    return grid


def _title(texts: Texts, view: Json, turn: int) -> str:
    players = view["players"]
    return texts.say(
        "table-title",
        turn=turn,
        cleopatra=texts.name("seat", "cleopatra"),
        caesar=texts.name("seat", "caesar"),
        cleopatraPoints=sum(line[2] for line in players["cleopatra"]["points"]),
        caesarPoints=sum(line[2] for line in players["caesar"]["points"]),
    )


def _patricians(texts: Texts, view: Json, group: str) -> str:
    won = [view["players"][seat]["won"][group] for seat in ("cleopatra", "caesar")]
    return texts.say("table-left", left=view["patricians"][group], cleopatra=won[0], caesar=won[1])


def _side(grid: Table, texts: Texts, view: Json, seat: str, style: str, inwards: bool) -> None:
    """A side's cards and their strength. ``inwards``: in reverse order, so that the strengths of both sides meet."""
    at = [view["players"][seat]["table"][group] for group in GROUPS]
    name = texts.say("table-you" if view["seat"] == seat else "table-they", seat=seat)
    rows = [
        (Text(name, style=f"bold {style}"), [Text(_cards(texts, cell), style=style) for cell in at]),
        (Text(texts.say("table-strength"), style="dim"), [Text(_strength(texts, cell), style="dim") for cell in at]),
    ]
    for caption, cells in reversed(rows) if inwards else rows:
        grid.add_row(caption, *cells)


def _cards(texts: Texts, at: Json) -> str:
    """Cards face up, then those face down in brackets; unknown ones are question marks."""
    up = [symbol(texts, card) for card in at["up"]]
    down = at["down_cards"]
    hidden = [symbol(texts, card) for card in down] if down is not None else ["?"] * at["down"]
    parts = [*up, f"[{''.join(hidden)}]" if hidden else ""]
    return " ".join(part for part in parts if part) or "-"


def symbol(texts: Texts, card: str) -> str:
    """An influence card in a letter: the philosopher has an F on Dutch cards (CC-M4)."""
    return texts.say("letter-P") if card == "P" else card


def _strength(texts: Texts, at: Json) -> str:
    known = [*at["up"], *(at["down_cards"] or [])]
    total = sum(int(card) for card in known if card != "P")
    hidden = at["down"] if at["down_cards"] is None else 0
    return texts.say("table-sum-open", sum=total, hidden=hidden) if hidden else str(total)


def _counts(screen: Screen, texts: Texts, seat: str, player: Json) -> None:
    """The sizes of a side's hand and piles, its discards, and what else the viewer knows of it."""
    screen.say(
        texts.say(
            "table-cards",
            seat=seat,
            influence=player["influence_cards"],
            actions=player["action_cards"],
            influencePile=player["influence_pile"],
            actionPile=player["action_pile"],
        )
    )
    items: list[str] = []
    if player["discard"]:
        items.append(texts.say("table-discards", list=counted(texts, player["discard"])))
    if player.get("spied") and player["spied"]["cards"]:
        items.append(texts.say("table-spied", list=counted(texts, player["spied"]["cards"])))
    if player["aside"]["count"]:
        aside = player["aside"]["cards"]
        known = counted(texts, aside) if aside is not None else str(player["aside"]["count"])
        items.append(texts.say("table-aside", list=known))
    if player["hand"] is not None:
        items.append(texts.say("table-hand", cards=player["hand"]))
    if player["bonus"]:
        items.append(texts.say("table-bonus", group=player["bonus"]))
    if player["action_order"]:
        items.append(texts.say("table-next-actions", cards=player["action_order"][:2]))
    screen.packed(items)


def _votes(screen: Screen, texts: Texts, votes: Json) -> None:
    items = [texts.say("table-votes", left=len(votes["left"]), list=counted(texts, votes["left"], "vote"))]
    if votes["discard"]:
        items.append(texts.say("table-votes-turned", list=counted(texts, votes["discard"], "vote")))
    if votes["removed"]:
        items.append(texts.say("table-votes-removed", list=counted(texts, votes["removed"], "vote")))
    screen.packed(items, 0)


def counted(texts: Texts, cards: Sequence[str], kind: str = "card") -> str:
    """Cards, counted: ``2 x 3, spy``."""
    heap = {card: cards.count(card) for card in cards}
    names = {card: texts.name(kind, card).replace(" ", "\u00a0") for card in heap}  # one card, one line
    return ", ".join(names[card] if n == 1 else texts.say("heap", n=n, name=names[card]) for card, n in heap.items())
