"""Our texts for the page. They are parsed here, so that a browser only has to put the sentences together
(web/src/lib/fluent.ts).

A message is a string, or a list of strings and of these:

    {"arg": "seat"}                                               an argument
    {"on": "left", "cases": [[0, ...], ["one", ...]], "else": 1}  one of several, chosen by an argument

Our files use no more of Fluent than that; a ValueError says where one does.
"""

from pathlib import Path
from typing import Any, Final

import structlog
from fluent.syntax import FluentParser, ast

from rostra import texts, titles

# Subjects of the terminal and the command line alone.
_NOT_ON_PAGE: Final = ("arena", "commands", "doctor", "hosting", "simulation", "terminal")

ON_DEMAND: Final = ("rules", "lessons")
"""Subjects of a title that the page asks for only when they are needed, as ``rules-<title>``."""

Part = Any

log = structlog.get_logger()


def exported(language: str, part: str | None = None) -> dict[str, Any]:
    """What the page needs to speak a language; or one ``part``, such as ``rules-<title>``."""
    messages: dict[str, Part] = {}
    for path in _front(language) if part is None else on_demand(language, part):
        try:
            messages = {**_messages(path), **messages}  # the words of the house come first: no title changes them
        except ValueError as why:
            if path.is_relative_to(texts.LOCALES):
                raise
            log.error("texts of a title", path=str(path), why=str(why))  # another package's: keep the others
    if part is None:
        for title in titles.playable():
            messages.setdefault(f"page-game-{title}", titles.get(title).long_name)
    worded = {title: titles.get(title).kinds for title in titles.playable()}
    return {"language": language, "worded": worded, "messages": messages}


def _messages(path: Path) -> dict[str, Part]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: _pattern(entry.value, entry.id.name)
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _front(language: str) -> list[Path]:
    """Everything that is not asked for on demand."""
    house = [path for path in texts.sources(language) if path.stem not in _NOT_ON_PAGE]
    theirs = [path for title in titles.playable() for path in texts.sources(language, title)]
    return house + [path for path in theirs if path.stem not in (*_NOT_ON_PAGE, *ON_DEMAND)]


def on_demand(language: str, part: str) -> list[Path]:
    """The file of a part such as ``rules-<title>``; none if there is no such part."""
    subject, _, title = part.partition("-")
    if subject not in ON_DEMAND or title not in titles.playable():
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
