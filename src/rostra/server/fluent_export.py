"""Our texts for the page: parsed here, so that a browser only has to put the sentences together
(web/src/lib/fluent.ts).

A message is a string, or a list of strings and of these:

    {"arg": "seat"}                                               an argument
    {"on": "left", "cases": [[0, ...], ["one", ...]], "else": 1}  one of several, chosen by an argument

That is all of Fluent that our files use; a ValueError says where one uses more.
"""

from pathlib import Path
from typing import Any, Final

import structlog
from fluent.syntax import FluentParser, ast

from rostra import texts, titles

# Subjects that only the terminal and the command line speak of.
_NOT_OURS: Final = ("arena", "commands", "hosting", "simulation", "terminal")

APART: Final = ("rules", "lessons")
"""Subjects of a title that nobody needs at the front door: ``rules-<title>`` is asked for when it is."""

Part = Any

log = structlog.get_logger()


def compiled(language: str, part: str | None = None) -> dict[str, Any]:
    """Everything the page needs to speak a language; or one of the parts that it asks for when they are needed."""
    messages: dict[str, Part] = {}
    for path in _front(language) if part is None else apart(language, part):
        try:
            messages = {**_messages(path), **messages}  # nobody changes the words of the house
        except ValueError as why:
            if path.is_relative_to(texts.LOCALES):
                raise
            log.error("texts of a title", path=str(path), why=str(why))  # somebody else's: the others have theirs
    if part is None:
        for title in titles.sound():
            messages.setdefault(f"page-game-{title}", titles.get(title).long_name)
    worded = {title: titles.get(title).kinds for title in titles.sound()}
    return {"language": language, "worded": worded, "messages": messages}


def _messages(path: Path) -> dict[str, Part]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: _pattern(entry.value, entry.id.name)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _front(language: str) -> list[Path]:
    """What the front door and the tables say."""
    house = [path for path in texts.sources(language) if path.stem not in _NOT_OURS]
    theirs = [path for title in titles.sound() for path in texts.sources(language, title)]
    return house + [path for path in theirs if path.stem not in (*_NOT_OURS, *APART)]


def apart(language: str, part: str) -> list[Path]:
    """The file of a part such as ``rules-<title>``; none if there is no such part."""
    subject, _, title = part.partition("-")
    if subject not in APART or title not in titles.sound():
        return []
    return [path for path in texts.sources(language, title) if path.stem == subject]


def _pattern(pattern: ast.Pattern, name: str) -> Part:
    parts = [_part(element, name) for element in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: Any, name: str) -> Part:
    if isinstance(element, ast.TextElement):
        return element.value
    inside = element.expression
    if isinstance(inside, ast.StringLiteral):
        return inside.parse()["value"]
    if isinstance(inside, ast.VariableReference):
        return {"arg": inside.id.name}
    if isinstance(inside, ast.SelectExpression) and isinstance(inside.selector, ast.VariableReference):
        cases = [[_key(variant.key), _pattern(variant.value, name)] for variant in inside.variants]
        default = [variant.default for variant in inside.variants].index(True)
        return {"on": inside.selector.id.name, "cases": cases, "else": default}
    raise ValueError(f"{name}: the page cannot word a {type(inside).__name__}")


def _key(key: Any) -> str | float:
    return str(key.name) if isinstance(key, ast.Identifier) else float(key.value)
