"""How a title declares its events: their fields, who learns them, and how they are said. The annals in the terminal and
on the page, the page's types and the tables in ``docs/`` are made from it.

    event(
        "laid", "a card is laid at a group", {"seat": "seat", "group": "group"},
        [say("event-laid-known", "seat", "group", "card", when="card"), say("event-laid", "seat", "group")],
        secret={"card": "card"},
    )

The **type** of a field is ``int``, ``bool``, ``text``, a kind of name such as ``seat`` or ``card``, or words to choose
from, such as ``down|up``. ``card[]`` is a list, ``seat: card[]`` a mapping, and ``seat?`` may be null. A mapping of
names to types is a field with fields of its own. A field whose own name ends in ``?`` may be missing.

A **sentence** is a message id with its arguments. In the id, ``{face}`` stands for the value of the field ``face``. An
argument is a field (``seat``), a part of one (``groups.0``, ``vote.sum``), a sum of these (``a + b``), a word in quotes
(``'caesar'``), or a sentence. ``when`` is a condition: ``card`` holds if that field is there and not false, null, 0 or
empty, ``what=step|attack`` if it has one of these values. ``each`` names a mapping: the sentence is said once for each
pair in it, with the fields ``key`` and ``value``.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

ALWAYS: Final = "event"
"""A condition that always holds: every event has its name."""


Fields = Mapping[str, str | Mapping[str, str]]
"""Fields and their types."""


class Say(NamedTuple):
    """A message with its arguments, and when it is said."""

    message: str
    """The message id, with fields in braces."""
    given: Mapping[str, "str | Choice"]
    """Its arguments, by their names."""
    when: str
    """The condition; empty if it always holds."""
    each: str
    """The mapping for each pair of which it is said; empty if it is said once."""


Choice = tuple[Say, ...]
"""Several sentences, of which only the first is said whose condition holds."""


class EventKind(NamedTuple):
    """One kind of event of a title."""

    name: str
    """What the event is called: ``Event.name``."""
    about: str
    """What has happened, in a few words for docs/."""
    open: Fields
    """What everybody learns, with its types."""
    secret: Fields
    """What only some learn on top of it. A ``private`` event has nothing else."""
    private: bool
    """Whether only those who know it learn of it at all."""
    says: tuple[Choice, ...]
    """Its sentences, one after the other."""
    skip: str
    """The condition under which the terminal and the page leave it out: what it says can be seen anyway."""


def say(message: str, *same: str, when: str = "", each: str = "", **given: str | Choice) -> Say:
    """A sentence. The fields in ``same`` are arguments under their own names."""
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
    """An event. Its sentences are said one after the other; of a list, only the first whose condition holds. Without
    any, it is said as ``event-NAME`` with all its fields. All fields of a private event are secret.
    """
    told = {**fields, **(secret or {})}
    plain = say(f"event-{name}", *[field.rstrip("?") for field in told])
    choices = tuple(tuple(one) if isinstance(one, list) else (one,) for one in says or [plain])
    open, hidden = ({}, told) if private else (fields, secret or {})
    return EventKind(name, about, open, hidden, private, choices, skip)
