"""What the events of a title say, declared once. The annals in the terminal and on the page, the page's types and the
tables in ``docs/`` come from it.

    event(
        "laid", "a card is laid at a group", {"seat": "seat", "group": "group"},
        [say("event-laid-known", "seat", "group", "card", when="card"), say("event-laid", "seat", "group")],
        secret={"card": "card"},
    )

A **type** is ``int``, ``bool``, ``text``, a kind of name such as ``seat`` or ``card``, or a choice such as ``down|up``.
``card[]`` is a list, ``seat: card[]`` a mapping, ``seat?`` may be null; a mapping of names to types is a part with
fields of its own. A field whose name ends in ``?`` may be missing.

A **sentence** is a message id with its arguments. ``{face}`` in the id is the field's value. An argument is a field
(``seat``), a part of one (``groups.0``, ``vote.sum``), a sum of such (``a + b``), a word (``'caesar'``), or a sentence.
``when`` says when it is said: ``card`` if that field is there and not false, null, 0 or empty, ``what=step|attack`` if
it is one of these. ``each`` names a mapping: the sentence is said of each pair in it, as fields ``key`` and ``value``.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

ALWAYS: Final = "event"
"""A condition that always holds: every event has its name."""


Fields = Mapping[str, str | Mapping[str, str]]


class Say(NamedTuple):
    """A message with its arguments, and when it is said."""

    message: str
    given: Mapping[str, "str | Choice"]
    when: str
    each: str


Choice = tuple[Say, ...]
"""Of these the first that can be said now is said."""


class EventKind(NamedTuple):
    name: str
    about: str
    """What has happened: a line for docs/."""
    open: Fields
    """What everybody learns, with its types."""
    secret: Fields
    """What only some learn on top of it; all there is if the event is ``private``."""
    private: bool
    says: tuple[Choice, ...]
    skip: str
    """When a player need not read it: their hand shows it, or what comes of it is told right after."""


def say(message: str, *same: str, when: str = "", each: str = "", **given: str | Choice) -> Say:
    """Fields in ``same`` are arguments under their own names."""
    return Say(message, {**{name: name for name in same}, **given}, when, each)


def event(
    name: str,
    about: str,
    fields: Fields,
    *says: Say | list[Say],
    secret: Fields | None = None,
    private: bool = False,
    skip: str = "",
) -> EventKind:
    """The sentences one after the other, and of a list the first that fits; if none is given, ``event-NAME`` with all
    fields. A private event's fields are all secret.
    """
    told = {**fields, **(secret or {})}
    plain = say(f"event-{name}", *[field.rstrip("?") for field in told])
    choices = tuple(tuple(one) if isinstance(one, list) else (one,) for one in says or [plain])
    open, hidden = ({}, told) if private else (fields, secret or {})
    return EventKind(name, about, open, hidden, private, choices, skip)
