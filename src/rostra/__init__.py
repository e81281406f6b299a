"""Rostra: Caesar & Cleopatra and Nero for people and for programs."""

from pathlib import Path as _Path
from typing import Final

from rostra import caesar as _caesar
from rostra import nero as _nero
from rostra.game import CHANCE, OVER, Event, Game, Outcome, Refusal, Rng, State, pick
from rostra.nero.options import CHOICES as _CHOICES

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Event",
    "Game",
    "Outcome",
    "Refusal",
    "State",
    "compiled",
    "load",
    "play",
    "playout",
]

GAMES: Final = ("caesar", "nero")


_LARGEST_FILE: Final = 4_000_000  # bytes; shapes for drawing take some room, a device has no end


def load(name: str, /, **options: object) -> Game:
    """A game by name with its options; a ValueError names the one that is wrong."""
    if name == "caesar":
        return _caesar.Caesar(options)
    if name == "nero":
        return _nero.Nero(options, _file("map", options), _file("deck", options))
    raise ValueError(f"game {name!r}: there is no such game; there are {', '.join(GAMES)}")


def _file(name: str, options: dict[str, object]) -> tuple[str, str]:
    """The text of Nero's map or deck, the owner's own if the option names a file; and what to call it in complaints."""
    given = options.get(name)
    old = name == "deck" and str(options.get("rules")) in _CHOICES["rules"][1:]
    path = _Path(__file__).parent / "nero" / "data" / (f"deck-{options['rules']}.toml" if old else f"{name}.toml")
    if given is not None:
        written = str(given) if isinstance(given, str | _Path) else ""
        if written != written.strip() or not written.isprintable() or not written:  # a record could not name it
            raise ValueError(f"option {name!r}: {given!r} is not the path of a {name}.toml")
        path = _Path(written)
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > _LARGEST_FILE):
            raise ValueError(f"option {name!r}: {str(given)!r} is not an ordinary file, or far too large")
        return path.read_text(encoding="utf-8"), path.name
    except OSError as error:
        raise ValueError(f"option {name!r}: {str(given)!r} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"option {name!r}: {str(given)!r} is not a text in UTF-8") from None


def play(state: State, rng: Rng) -> int:
    """Resolve one chance event in place; the id of what came."""
    if state.actor != CHANCE:
        raise ValueError("play: it is not chance that decides now")
    action = pick(state.chances(), rng)
    state.apply(action)
    return action


def playout(state: State, rng: Rng, taken: list[int] | None = None) -> State:
    """A random game to the end, in place, inside compiled code where there is any; the state itself.

    What was decided is appended to ``taken`` if a list is given.
    """
    return state.playout(rng, taken)


def compiled() -> bool:
    """Are the game packages compiled here, or plain Python?"""
    return not _caesar.state.__file__.endswith(".py")
