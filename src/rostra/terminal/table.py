"""The table, drawn from a view: what is not in the view cannot be drawn."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from rostra.game import Json, State
from rostra.terminal.screen import Screen
from rostra.texts import Texts

GROUPS = ("senators", "praetors", "quaestors", "censors", "aediles")
CAPTION = 13  # columns


def everything(state: State) -> Json:
    """A view of all cards: each side as its owner sees it. For records, never for somebody who plays."""
    view = state.view(None)
    for seat, name in enumerate(state.seats):
        view["players"][name] = state.view(seat)["players"][name]
    return view


def draw(screen: Screen, texts: Texts, view: Json, players: dict[str, str], turn: int) -> None:
    """Opponent above, patricians in the middle, the viewer below (Cleopatra, if nobody in particular looks)."""
    below = view["seat"] or "cleopatra"
    above = "caesar" if below == "cleopatra" else "cleopatra"
    screen.rule(_title(texts, view, players, turn))
    grid = columns(screen)
    grid.add_row("", *(Text(texts.name("group", group), style="bold") for group in GROUPS))
    _side(grid, texts, view, above, players, "magenta", False)
    grid.add_section()
    grid.add_row(
        Text(texts.say("table-patricians"), style="bold"),
        *(texts.say("table-left", left=view["patricians"][group]) for group in GROUPS),
    )
    grid.add_section()
    _side(grid, texts, view, below, players, "cyan", True)
    screen.show(grid)
    for line in _counts(texts, view, above, below):
        screen.say(line)


def columns(screen: Screen) -> Table:
    """An empty table with a caption and a column a group; all of ours are equally wide, so they line up."""
    group = (min(screen.width, 110) - CAPTION - 8) // len(GROUPS)
    grid = Table(box=screen.box, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=CAPTION, no_wrap=True)
    for _ in GROUPS:
        grid.add_column(width=group, no_wrap=True)
    return grid


def _title(texts: Texts, view: Json, players: dict[str, str], turn: int) -> str:
    points = {seat: sum(line[2] for line in view["players"][seat]["points"]) for seat in players}
    return texts.say(
        "table-title",
        turn=turn,
        cleopatra=texts.name("seat", "cleopatra"),
        caesar=texts.name("seat", "caesar"),
        cleopatraPoints=points["cleopatra"],
        caesarPoints=points["caesar"],
    )


def _side(
    grid: Table, texts: Texts, view: Json, seat: str, players: dict[str, str], style: str, inwards: bool
) -> None:
    player = view["players"][seat]
    cards = [_cards(player["table"][group]) for group in GROUPS]
    strength = [_strength(texts, player["table"][group]) for group in GROUPS]
    won = [str(player["won"][group] or "-") for group in GROUPS]
    rows = [
        (Text(texts.name("seat", seat), style=f"bold {style}"), [Text(cell, style=style) for cell in cards]),
        (Text(texts.say("table-strength"), style="dim"), [Text(cell, style="dim") for cell in strength]),
        (Text(texts.say("table-won"), style="dim"), [Text(cell, style="dim") for cell in won]),
    ]
    for caption, cells in reversed(rows) if inwards else rows:
        grid.add_row(caption, *cells)


def _cards(at: Json) -> str:
    """Face up as they are, face down in brackets: known to the viewer, or as backs."""
    hidden = at["down_cards"] if at["down_cards"] is not None else ["?"] * at["down"]
    parts = [*at["up"], f"[{''.join(hidden)}]" if hidden else ""]
    return " ".join(part for part in parts if part) or "-"


def _strength(texts: Texts, at: Json) -> str:
    known = [*at["up"], *(at["down_cards"] or [])]
    total = sum(int(card) for card in known if card != "P")
    hidden = at["down"] if at["down_cards"] is None else 0
    return texts.say("table-sum-open", sum=total, hidden=hidden) if hidden else str(total)


def _counts(texts: Texts, view: Json, above: str, below: str) -> list[str]:
    """What lies beside the groups: hands, piles, discards and vote cards."""
    lines = []
    for seat in (above, below):
        player = view["players"][seat]
        lines.append(
            texts.say(
                "table-cards",
                seat=seat,
                influence=player["influence_cards"],
                actions=player["action_cards"],
                influencePile=player["influence_pile"],
                actionPile=player["action_pile"],
            )
        )
        if player["discard"]:
            lines.append("  " + texts.say("table-discards", list=counted(texts, player["discard"])))
        spied = player.get("spied")
        if spied and spied["cards"]:
            lines.append("  " + texts.say("table-spied", list=counted(texts, spied["cards"])))
        if player["aside"]["count"]:
            aside = player["aside"]["cards"]
            known = counted(texts, aside) if aside is not None else str(player["aside"]["count"])
            lines.append("  " + texts.say("table-aside", list=known))
        if player["bonus"]:
            lines.append("  " + texts.say("table-bonus", group=player["bonus"]))
        if player["action_order"]:
            lines.append("  " + texts.say("table-next-actions", cards=player["action_order"][:3]))
        if player["hand"] is not None:
            lines.append("  " + hand(texts, player["hand"]))
    votes = view["votes"]
    lines.append(texts.say("table-votes", left=len(votes["left"]), votes=votes["left"]))
    if votes["discard"]:
        lines.append("  " + texts.say("table-votes-turned", votes=votes["discard"]))
    if votes["removed"]:
        lines.append("  " + texts.say("table-votes-removed", votes=votes["removed"]))
    return lines


def hand(texts: Texts, cards: Sequence[str]) -> str:
    return texts.say("table-hand", cards=[*cards])


def counted(texts: Texts, cards: Sequence[str]) -> str:
    """``2 x 3, spy``: a heap of cards in short."""
    heap = {card: cards.count(card) for card in cards}
    return ", ".join(
        texts.say("heap-one", card=card) if n == 1 else texts.say("heap-more", n=n, card=card)
        for card, n in heap.items()
    )
