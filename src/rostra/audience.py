"""Telling an event: to everybody, or more of it to some. The rules of a game append events to a list."""

from mypy_extensions import i64

from rostra.game import Event, Json


def tell(events: list[Event], name: str, open: Json) -> None:
    """An event that everybody sees."""
    events.append(Event(name, open, {}, ()))


def tell_some(events: list[Event], name: str, knows: tuple[int, ...], open: Json, secret: Json) -> None:
    """An event of which some seats learn more than the others."""
    events.append(Event(name, open, secret, knows))


def tell_owner(events: list[Event], name: str, seat: i64, open: Json, secret: Json) -> None:
    """An event of which one seat learns more than the others."""
    owner: int = seat
    events.append(Event(name, open, secret, (owner,)))


def whisper(events: list[Event], name: str, seat: i64, secret: Json) -> None:
    """An event that exists for one seat only."""
    owner: int = seat
    events.append(Event(name, {}, secret, (owner,), True))
