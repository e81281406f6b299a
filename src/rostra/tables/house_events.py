"""The events of the house: what happens at a table beside the game.

``docs/events-house.md`` and the page's types are made from them. The page has its own sentences for them
(``page-event-...``), with the names of the people who sit there.
"""

from typing import Final

from rostra.event_kinds import EventKind, Fields, event


def _event(name: str, about: str, fields: Fields, private: bool = False) -> EventKind:
    return event(name, about, {**fields, "house": "bool"}, [], private=private)


_SEAT: Final = {"seat": "int"}

HOUSE: Final[tuple[EventKind, ...]] = (
    _event("sat", "a player takes the seat", {"seat": "int", "name": "text"}),
    _event("bot", "a bot takes the seat", {"seat": "int", "bot": "text"}),
    _event("named", "the player at the seat has another name", {"seat": "int", "name": "text"}),
    _event("ready", "the player is ready", _SEAT),
    _event("not-ready", "the player is not ready yet", _SEAT),
    _event("started", "the match begins", {}),
    _event("said", "talk", {"seat": "int", "text": "text"}),
    _event("answered", "the own answer in a pause", {"seat": "int", "line": "text"}, private=True),
    _event("undone", "the seat takes back a decision; only who was shown something of it is told", _SEAT),
    _event("takeback-asked", "the seat asks to take a decision back", _SEAT),
    _event("takeback-agreed", "the seat agrees", _SEAT),
    _event("takeback-declined", "the seat declines, or no longer asks", _SEAT),
    _event("left", "the player leaves", _SEAT),
    _event("timeout", "the player is out of time", _SEAT),
    _event("back", "the player is back", _SEAT),
    _event("resigned", "the player gives up", _SEAT),
    _event("over", "the match is over: an ending of the game, or why it was cut short", {"reason": "text"}),
    _event("rematch-asked", "the seat would like a rematch", _SEAT),
    _event("rematch", "the rematch is ready: the id of its match", {"match": "text"}),
    event(
        "did", "the line that the own seat has played, or that was played for it because there was no choice",
        {"seat": "int", "line": "text"}, [], private=True,
    ),
)  # fmt: skip
