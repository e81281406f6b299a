"""The table of Nero as text: our own map as a map, anybody else's as a table; nothing that must be secret."""

import re
from importlib.resources import files
from pathlib import Path

import rostra
from rostra.game import State
from rostra.nero.data.map_file import read_map
from rostra.terminal.nero import board, table
from rostra.terminal.nero.title import InTerminal
from tests.terminal.nero_position import ENGLISH, a_state, after, unread
from tests.terminal.window import Window


def drawn(width: int = 80, height: int = 24, encoding: str = "utf-8", state: State | None = None) -> list[str]:
    window = Window(lambda shown: "", width, encoding, height)
    state = state or a_state()
    InTerminal(window.screen, ENGLISH, state).draw(state.view(0), 1)
    return window.text().split("\n")


def test_the_table_at_80_columns() -> None:
    assert drawn()[:21] == [
        "Nero - round 2 of 4, Galba to move ─────────────────────────────────────────────",
        "               leader     VP  cards  legions  CP (Italy+areas+cards)  controls",
        "G Galba (you)  candidate   4      6        9  2 (0+2+0)               West    ",
        "V Vitellius    general     0      1        6  0 (0+0+0)               -       ",
        "O Otho         emperor     0      2        7  0 (0+0+0)               -       ",
        "P Vespasian    general     0      1        5  0 (0+0+0)               -       ",
        " ~Britannia  · · · ~Belgica:V ──── Germania Inf.!3",
        " -                 V3^             -",
        "                  /       \\          │",
        "       Lugdunensis ──── Germania Sup.:V ─── Raetia ─── Noricum ─── Pannonia:O",
        "       -                V2                  -          -           O3",
        "       /       \\                    \\      ╭─────────────┴─────────╯ /    │",
        "  Aquitania ─── ~Narbonensis:G ────── ~North Italy     ~Dalmatia ──── ~Moesia:O",
        "  -             G2+ V1                G2 (O2)          -              O2",
        "    │          /                   /      │              │          /",
        "  ~Tarraconensis:G          Rome ──── ~South Italy · ·  ~Achaia  · · ·  ~Asia",
        "  G2                        O*        -                 -               -",
        "   │         \\                                          :                 │",
        "Lusitania ──── ~Baetica:G                     ~Aegyptus:P ─ Iudaea ─── ~Syria:P",
        "G1 n1          G2                             P1            -          P4^",
        "Hand (MP/FP):   Bribery 2/2   2 x Galley 4/1   Influence of the Senate 2/1",
    ]


def test_a_large_window_says_who_leads_where() -> None:
    shown = "\n".join(drawn(100, 40))
    assert "Germania Superior:V" in shown
    assert "G candidate" in shown
    assert "O emperor" in shown
    assert "two legions of Galba" in shown  # the signs are explained
    assert "two legions" not in "\n".join(drawn(120, 30))


def test_every_link_of_our_map_is_drawn() -> None:
    """Of each picture: as many lines between two names of a row, and from row to row, as there are links."""
    ours = read_map((files("rostra.nero.data") / "map.toml").read_text(encoding="utf-8"))
    names = [set(map(ours.provinces.index, row)) for row in ROWS]
    links = [{one, other} for one in range(23) for other in range(one) if ours.neighbours[one] >> other & 1]
    level = sum(any(link <= row for row in names) for link in links)
    for art in (board.SMALL, board.LARGE):
        rows = [row for row in art.split("\n") if row.strip()]
        named = [row for row in rows if re.search("[a-z]", row)]
        assert [re.findall("[a-z]+(?:-[a-z]+)?", row) for row in named] == ROWS
        assert sum(len(re.findall(r" (?:-+|\.(?: \.)*) ", row)) for row in named) == level
        between = [row for row in rows if row not in named]
        assert sum(len(re.findall(r"[/\\|:';]", row)) for row in between) == len(links) - level


ROWS = [
    ["britannia", "belgica", "germania-inferior"],
    ["lugdunensis", "germania-superior", "raetia", "noricum", "pannonia"],
    ["aquitania", "narbonensis", "italia-nord", "dalmatia", "moesia"],
    ["tarraconensis", "roma", "italia-sud", "achaia", "asia"],
    ["lusitania", "baetica", "aegyptus", "iudaea", "syria"],
]


def test_a_marching_force_is_marked() -> None:
    state = after("activate narbonensis", "move-card galley", "force 1 leader")
    assert any(">~Narbonensis:G" in line for line in drawn(state=state))


def test_an_owners_own_map_is_a_table_with_its_own_names(tmp_path: Path) -> None:
    text = (files("rostra.nero.data") / "map.toml").read_text(encoding="utf-8").replace("syria", "parthia")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    state = rostra.load("nero", map=str(path)).new()
    for line in ("want west", "want north", "want danube", "want east"):
        state.apply(state.parse(line))
    window = unread()
    InTerminal(window.screen, ENGLISH, state).draw(state.view(0), 1)
    assert re.search(r"~parthia:P +P1 +Asia, Iudaea *\n", window.text())
    assert re.search(r"~Achaia:P +P1 +Dalmatia, Moesia, ~Asia, ~Aegyptus, ~South Italy *\n", window.text())
    assert "──" not in window.text().partition("\n")[2]


def test_another_border_makes_it_another_map() -> None:
    text = (files("rostra.nero.data") / "map.toml").read_text(encoding="utf-8")
    mine = read_map(text.replace("borders = [", 'borders = [\n    ["raetia", "italia-nord"],'))
    window = unread()
    board.draw(window.screen, ENGLISH, mine, a_state().view(0))
    assert re.search(r"Raetia +- +Germania Superior, Noricum, North Italy *\n", window.text())


def test_many_troops_are_pressed_together() -> None:
    view = a_state().view(0)
    view["provinces"]["raetia"]["legions"] = {"galba": 3, "vitellius": 2, "otho": 1, "neutral": 1}
    window = unread()
    board.draw(window.screen, ENGLISH, read_map((files("rostra.nero.data") / "map.toml").read_text()), view)
    assert "G3V2O1n1" in window.text()


def test_the_set_up_has_no_map_yet() -> None:
    state = rostra.load("nero").new()
    shown = drawn(state=state)
    assert shown[0].startswith("Nero - set-up")
    assert "Seat 1 (you)" in shown[2]
    assert not any("Britannia" in line for line in shown)


def test_the_view_of_everything_shows_all_hands() -> None:
    state = a_state()
    view = table.everything(state)
    assert all(player["hand"] is not None for player in view["players"].values())
    window = unread()
    table.draw(window.screen, ENGLISH, InTerminal(window.screen, ENGLISH, state).box, view)
    assert "Otho (MP/FP):   Bad Weather 3/2   Praetorian Guard 1/4" in window.text()
