"""The map as text: our own is drawn as a map, another one as a table that names the neighbours.

A province is its name (~ a port, :G controlled by Galba) with the troops below: G2 are two legions of Galba, (G2) two
with a retreat marker, n1 a neutral one; a sign behind them is the leader's rank. It can be read without colours.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from rich.table import Table
from rich.text import Text

from rostra.game import Json
from rostra.nero.data.map_file import IN_AREAS, Map, read_map
from rostra.terminal.screen import Screen
from rostra.texts import Texts

LETTERS = {"galba": "G", "vitellius": "V", "otho": "O", "vespasian": "P", "neutral": "n"}
COLOURS = {"galba": "red", "vitellius": "cyan", "otho": "green", "vespasian": "yellow", "neutral": "white"}
RANKS = {"general": "^", "candidate": "+", "emperor": "*"}

# Our map. A province is drawn where its name stands, with its troops below. Dots are sea links. The line under Noricum
# and Pannonia leads from both to Italia Nord.
SMALL = r"""
 britannia . . . . belgica ------- germania-inferior

                  /       \          |
       lugdunensis ---- germania-superior - raetia --- noricum --- pannonia

       /       \                    \      ,-------------'---------; /    |
  aquitania --- narbonensis --------- italia-nord      dalmatia ----- moesia

    |          /                   /      |              |          /
  tarraconensis             roma ---- italia-sud . . .  achaia . . . .  asia

   |         \                                          :                 |
lusitania ---- baetica                        aegyptus ---- iudaea --- syria
"""
# The same with a third line for each province: its leaders.
LARGE = r"""
 britannia . . . . . . belgica ---------- germania-inferior


                      /        \             |
         lugdunensis -------- germania-superior ------ raetia ------- noricum ------ pannonia


         /        \                         \         ,-----------------'------------; /    |
  aquitania ------- narbonensis ------------- italia-nord           dalmatia ---------- moesia


    |              /                      /        |                   |             /
  tarraconensis            roma ------------- italia-sud . . . . . .  achaia . . . . . .  asia


   |            \                                                    :                      |
lusitania ------- baetica                                aegyptus ------- iudaea ------- syria
"""
PLAIN = str.maketrans({",": ".", "'": "'", ";": "'"})
DRAWN = str.maketrans({"-": "─", "|": "│", ",": "╭", "'": "┴", ";": "╯", ".": "·"})


def draw(screen: Screen, texts: Texts, map: Map, view: Json) -> None:
    if not _is_ours(map) or screen.width < 79:
        draw_table(screen, texts, map, view)
    elif screen.width >= 100 and screen.height >= 36:
        _draw_map(screen, texts, map, view, LARGE, 3, 99)
    else:
        _draw_map(screen, texts, map, view, SMALL, 2, 79)


@cache
def _our_map() -> Map:
    return read_map((files("rostra.nero.data") / "map.toml").read_text(encoding="utf-8"))


def _is_ours(map: Map) -> bool:
    ours = _our_map()
    return (ours.provinces, ours.neighbours, ours.sea_links) == (map.provinces, map.neighbours, map.sea_links)


def _draw_map(screen: Screen, texts: Texts, map: Map, view: Json, art: str, height: int, width: int) -> None:
    """Names and troops, written over the links; ``height``: lines for each province."""
    rows = [*art.strip("\n").split("\n"), *[""] * (height - 1)]
    places: dict[str, tuple[int, int, bool]] = {}
    for y, row in enumerate(rows):
        for province in sorted(map.provinces, key=len, reverse=True):  # a short name may be a part of a long one
            if province in row:
                x = row.index(province)
                places[province] = (x, y, row[x + len(province) :].startswith((" -", " .")))
                row = row.replace(province, " " * len(province), 1)
        rows[y] = row
    signs = DRAWN if screen.unicode else PLAIN
    lines = [_Line(row.translate(signs), width) for row in rows]
    for province, (x, y, linked) in places.items():
        right = min([there - 1 for there, row, _ in places.values() if row == y and there > x] or [width])
        lines[y].write(x, name_of(texts, map, view, province, height == 2), right, linked=linked)
        lines[y + 1].write(x, troops(view, province), right, dense=True)
        if height == 3:
            lines[y + 2].write(x, _leaders(texts, view, province), right)
    for line in lines:
        screen.show(line.text())


class _Line:
    """A line of the map, with text written over it."""

    def __init__(self, drawn: str, width: int) -> None:
        self.letters = list(drawn.ljust(width))
        self.styles = ["dim"] * width

    def write(self, x: int, text: Text, right: int, linked: bool = False, dense: bool = False) -> None:
        """Write a text from x up to ``right``. ``dense``: without spaces if need be. ``linked``: a link follows."""
        if dense and len(text) > right - x:
            text = Text().join(text.split(" "))
        text.truncate(right - x, overflow="ellipsis")
        self.letters[x : x + len(text)] = text.plain
        self.styles[x : x + len(text)] = ["dim"] * len(text)
        for start, end, style in text.spans:
            self.styles[x + start : x + end] = [str(style)] * (end - start)
        at = x + len(text)
        if linked:
            gap = at
            while self.letters[gap] == " ":
                gap += 1
            if self.letters[gap] in "-─":
                self.letters[at:gap] = [self.letters[gap]] * (gap - at)
            self.letters[at] = " "

    def text(self) -> Text:
        line = Text()
        for letter, style in zip(self.letters, self.styles):
            line.append(letter, style)
        line.rstrip()
        return line


def name_of(texts: Texts, map: Map, view: Json, province: str, short: bool = False) -> Text:
    """A province's name with its signs."""
    called = texts.name("province", province)
    holder = view["provinces"][province]["control"]
    force = view["this_turn"]["force"]
    name = Text()
    if force is not None and force["at"] == province:
        name.append(">", "bold")
    if map.ports >> map.provinces.index(province) & 1:
        name.append("~")
    name.append(_short(called) if short else called, f"bold {COLOURS[holder]}" if holder else "bold")
    if holder:
        name.append(f":{LETTERS[holder]}", COLOURS[holder])
    if view["germans"] == province:
        name.append("!3", "bold magenta")
    return name


def _short(name: str) -> str:
    """A long name as it fits on the map: ``Germania sup.``"""
    first, space, last = name.rpartition(" ")
    return f"{first} {last[:3]}." if space and len(name) > 13 else name


def troops(view: Json, province: str) -> Text:
    """Legions and leaders in a province, by owner."""
    there = view["provinces"][province]
    parts = []
    for owner, letter in LETTERS.items():
        plain, marked = there["legions"].get(owner, 0), there["marked"].get(owner, 0)
        leader = view["leaders"].get(owner)
        rank = RANKS[leader["rank"]] if leader and leader["at"] == province else ""
        signs = f"{letter}{plain}{rank}" if plain else f"{letter}{rank}" if rank else ""
        signs += f"({letter}{marked})" if marked else ""
        if signs:
            parts.append(Text().append(signs, COLOURS[owner]))
    return Text(" ").join(parts) if parts else Text("-")


def _leaders(texts: Texts, view: Json, province: str) -> Text:
    """The leaders in a province with their ranks, in words."""
    signs = Text()
    for name, leader in view["leaders"].items():
        if leader["at"] == province:
            signs.append(", " if signs else "")
            signs.append(texts.say("map-leader", letter=LETTERS[name], rank=leader["rank"]), COLOURS[name])
    return signs


def draw_table(screen: Screen, texts: Texts, map: Map, view: Json, provinces: Sequence[str] = ()) -> None:
    """A line for each province, or for these: its troops and its neighbours (~ by sea)."""
    sheet = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("province", "troops", "neighbours"):
        sheet.add_column(texts.say(f"map-{column}"), no_wrap=column != "neighbours")
    for number, province in enumerate(map.provinces):
        if not provinces and number % 5 == 0 and number <= IN_AREAS:
            area = map.areas[number // 5] if number < IN_AREAS else "italy"
            sheet.add_row(Text(texts.name("area", area), "dim"))
        if not provinces or province in provinces:
            sheet.add_row(name_of(texts, map, view, province), troops(view, province), _neighbours(texts, map, number))
    screen.show(sheet)


def _neighbours(texts: Texts, map: Map, number: int) -> str:
    found = []
    for other, name in enumerate(map.provinces):
        if map.neighbours[number] >> other & 1:
            sea = (number, other) in map.sea_links or (other, number) in map.sea_links
            found.append(("~" if sea else "") + texts.name("province", name))
    return ", ".join(found)
