"""What has happened, in sentences: events as a title declares them (``event_kinds``), in the words of ``texts``.

``web/src/games/sentences.ts`` does the same on the page.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from rostra import titles
from rostra.event_kinds import Choice, EventKind, Say
from rostra.game import Json
from rostra.texts import Argument, Texts


@cache
def kinds(game: str) -> Mapping[str, EventKind]:
    return {kind.name: kind for kind in titles.get(game).events}


def sentences(texts: Texts, seen: Json) -> list[str]:
    """An event as somebody may see it (``Event.seen_by``), a sentence a line; without words, field by field."""
    kind = kinds(texts.game).get(seen["event"])
    said = [line for choice in kind.says for line in worded(texts, choice, seen)] if kind else []
    return [line for line in said if line] or [_plain(seen)]


def skipped(texts: Texts, seen: Json) -> bool:
    """Whether a player need not read it."""
    kind = kinds(texts.game).get(seen["event"])
    return kind is not None and bool(kind.skip) and _holds(kind.skip, seen)


def _plain(seen: Json) -> str:
    fields = " ".join(f"{name} {plain(value)}" for name, value in seen.items() if name != "event")
    return f"{seen['event']}: {fields}" if fields else str(seen["event"])


def plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(plain, value)) or "-"
    return "-" if value is None or value == "" else str(value)


def worded(texts: Texts, choice: Choice, seen: Json) -> list[str]:
    """The first of these that can be said."""
    for one in choice:
        pairs = seen.get(one.each, {}).items() if one.each else ()
        scopes = [{**seen, "key": key, "value": value} for key, value in pairs] if one.each else [seen]
        if said := [_said(texts, one, scope) for scope in scopes if _holds(one.when, scope)]:
            return said
    return []


def _said(texts: Texts, one: Say, seen: Json) -> str:
    message = _filled(one.message, seen)
    if not texts.knows(message) and not texts.knows(f"{texts.game}-{message}"):
        return ""
    given = {name: _argument(texts, what, seen) for name, what in one.given.items()}
    return texts.say(message, **{name: value for name, value in given.items() if value is not None})


def _argument(texts: Texts, what: str | Choice, seen: Json) -> Argument | None:
    if not isinstance(what, str):
        return " ".join(worded(texts, what, seen))
    if what.startswith("'"):
        return what.strip("'")
    found = [_field(path, seen) for path in what.split(" + ")]
    return sum(found) if len(found) > 1 else found[0]  # type: ignore[no-any-return]


def _holds(when: str, seen: Json) -> bool:
    path, equals, words = when.partition("=")
    found = _field(path, seen) if when else True
    return str(found) in _filled(words, seen).split("|") if equals else bool(found)


def _filled(text: str, seen: Json) -> str:
    return re.sub(r"{(\w+)}", lambda name: str(seen[name[1]]), text)


def _field(path: str, seen: Json) -> Any:
    found: Any = seen
    for step in path.split("."):
        found = found[int(step)] if isinstance(found, list) else found.get(step)
    return found
