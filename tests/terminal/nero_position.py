"""A position of Nero with a bit of everything, and what the terminal shows of it."""

import random
from collections.abc import Mapping
from pathlib import Path

import rostra
from rostra.game import Json, Rng, State
from rostra.record import Record
from rostra.terminal import play
from rostra.terminal.nero.title import InTerminal
from rostra.texts import Texts
from tests.terminal.window import Window

ENGLISH = Texts("en", "nero")

POSITION: Json = {
    "seats": ["galba", "vitellius", "otho", "vespasian"],
    "round": 2,
    "opener": "otho",
    "to_move": "galba",
    "germans": "germania-inferior",
    "provinces": {
        "lusitania": {"galba": 1, "neutral": 1},
        "baetica": {"galba": 2},
        "narbonensis": {"galba": 2, "vitellius": 1},
        "tarraconensis": {"galba": 2},
        "italia-nord": {"galba": 2, "marked": {"otho": 2}},
        "belgica": {"vitellius": 3},
        "germania-superior": {"vitellius": 2},
        "pannonia": {"otho": 3},
        "moesia": {"otho": 2},
        "syria": {"vespasian": 4},
        "aegyptus": {"vespasian": 1},
    },
    "leaders": {
        "galba": {"at": "narbonensis", "rank": "candidate", "home": "tarraconensis"},
        "vitellius": {"home": "belgica"},
        "otho": {"at": "roma", "rank": "emperor", "home": "moesia"},
        "vespasian": {"home": "syria"},
    },
    "players": {
        "galba": {"hand": ["bribery", "galley", "galley", "senate", "revolt-moesia", "assassin"], "points": 4},
        "vitellius": {"hand": ["bad-weather"]},
        "otho": {"hand": ["bad-weather", "praetorian-guard"]},
        "vespasian": {"hand": ["traitor"]},
    },
    "discard": ["crisis", "crisis"],
}


def a_state(position: Json = POSITION) -> State:
    return rostra.load("nero").position(position)


def after(*lines: str) -> State:
    state = a_state()
    for line in lines:
        state.apply(state.parse(line))
    return state


def unread() -> Window:
    return Window(lambda shown: "")


def the_menu(state: State, language: str = "en") -> str:
    """The question and the choices as they are shown."""
    window = unread()
    room = InTerminal(window.screen, Texts(language, "nero"), state)
    menu = room.menu(state, state.view(state.actor), random.Random(1))
    for line in [*menu.before, menu.question]:
        window.screen.say(line)
    room.show(menu)
    return " ".join(window.text().split())


def a_game(
    window: Window, opponents: Mapping[int, play.Decide], folder: Path, position: Json = POSITION
) -> play.GameAtKeyboard:
    """A game from that position; whoever is no opponent is at the keyboard."""
    players = ["random" if seat in opponents else play.HUMAN for seat in range(4)]
    begun = Record.of(rostra.load("nero"), players, [], None, position)
    return play.GameAtKeyboard(window.screen, ENGLISH, begun, opponents, play.Chance(1), [folder / "game.txt"])


def let_go(state: State, rng: Rng) -> int:
    """Answers nothing."""
    return state.parse("no-counter")


def plan(*lines: str) -> play.Decide:
    """Plays these lines."""
    left = iter(lines)
    return lambda state, rng: state.parse(next(left))
