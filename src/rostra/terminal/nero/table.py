"""The table, drawn from a view: players, map, the viewer's hand. What is not in the view cannot be drawn."""

from collections import Counter
from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from rostra.game import Json, State
from rostra.nero.box import Box
from rostra.nero.data.deck_file import event_of
from rostra.terminal.nero import board
from rostra.terminal.screen import Screen
from rostra.texts import Texts

ROOM_FOR_SIGNS = 32
"""With this many lines, the signs of the map are explained below it."""


def everything(state: State) -> Json:
    """A view with all hands: for records, never for players."""
    view = state.view(None)
    for seat, name in enumerate(state.seats):
        view["players"][name] = state.view(seat)["players"][name]
    return view


def draw(screen: Screen, texts: Texts, box: Box, view: Json) -> None:
    """The players come first: in a low window they may scroll away, and map and choices stay together."""
    screen.rule(_title(texts, view))
    screen.show(_players(texts, view))
    if view["round"] or any(player["legions"] for player in view["players"].values()):
        if screen.height >= ROOM_FOR_SIGNS:
            screen.say()
        board.draw(screen, texts, box.map, view)
        if screen.height >= ROOM_FOR_SIGNS:
            screen.say(texts.say("map-signs"), "dim")
    for name, player in view["players"].items():
        if player["hand"] is not None and view["round"]:
            _hand(screen, texts, box, name, player, view)


def _title(texts: Texts, view: Json) -> str:
    if not view["round"]:
        return texts.say("table-title-set-up")
    if view["turn"] is None:
        return texts.say("table-title-round", round=view["round"])
    return texts.say("table-title", round=view["round"], seat=view["turn"])


def _players(texts: Texts, view: Json) -> Table:
    """A line a player, in the order of play."""
    sheet = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    sheet.add_column("", no_wrap=True)
    for column in ("rank", "points", "cards", "legions", "kp", "controls"):
        right = column in ("points", "cards", "legions")
        sheet.add_column(texts.say(f"table-{column}"), justify="right" if right else "left", no_wrap=True)
    for seat in view["seats"]:
        player = view["players"][seat]
        kp = player["kp"]
        sheet.add_row(
            player_name(texts, seat, seat == view["seat"]),
            texts.name("rank", view["leaders"][seat]["rank"]) if player["area"] else "",
            str(player["points"]),
            str(player["cards"]),
            str(player["legions"]),
            texts.say("table-kp-sum", total=kp["total"], italy=kp["italy"], areas=kp["areas"], cards=kp["cards"]),
            ", ".join(texts.name("area", area) for area in player["controls"]) or "-",
        )
    return sheet


def player_name(texts: Texts, seat: str, you: bool) -> Text:
    """The letter of the map, the name, and whether it is you."""
    name = texts.say("table-you" if you else "table-they", seat=seat)
    letter = board.LETTERS.get(seat)
    return Text(f"{letter} {name}" if letter else name, style=f"bold {board.COLOURS.get(seat, '')}".strip())


def _hand(screen: Screen, texts: Texts, box: Box, seat: str, player: Json, view: Json) -> None:
    """The cards with their BP and GP, and the owner if that is not the viewer."""
    hand: Counter[str] = Counter(player["hand"])
    items = [card_with_points(texts, box, card, n) for card, n in hand.items()]
    caption = texts.say("table-hand") if seat == view["seat"] else texts.say("table-hand-of", seat=seat)
    screen.packed(items or [texts.say("nothing")], 2, caption)


def card_with_points(texts: Texts, box: Box, card: str, n: int = 1) -> str:
    kind = box.deck.cards.index(card)
    name = texts.name("card", event_of(card)).replace(" ", "\u00a0")
    if n > 1:
        name = texts.say("heap", n=n, name=name)
    return texts.say("table-card", name=name, bp=box.deck.bp[kind], gp=box.deck.gp[kind])


def counted(texts: Texts, cards: Iterable[str]) -> str:
    """Cards, counted: ``2 x Bribery, Galley``."""
    heap: Counter[str] = Counter(cards)
    names = {card: texts.name("card", card).replace(" ", "\u00a0") for card in heap}  # one card, one line
    return ", ".join(names[card] if n == 1 else texts.say("heap", n=n, name=names[card]) for card, n in heap.items())
