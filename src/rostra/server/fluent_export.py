"""Our texts for the page: parsed here, so that a browser only has to put the sentences together
(web/src/lib/fluent.ts).

A message is a string, or a list of strings and of these:

    {"arg": "seat"}                                               an argument
    {"on": "left", "cases": [[0, ...], ["one", ...]], "else": 1}  one of several, chosen by an argument

That is all of Fluent that our files use; a ValueError says where one uses more.
"""

from typing import Any, Final

from fluent.syntax import FluentParser, ast

from rostra import texts, titles

# Messages that only the terminal and the command line say.
_NOT_OURS: Final = (
    "help-", "report-", "simulate-", "version-", "show-", "error-", "play-", "curtain-", "db-", "serve-",
    "grid-", "only-choice", "prompt",
)  # fmt: skip

APART: Final = ("rules-", "lessons-")
"""Parts of a language that nobody needs at the front door."""

Part = Any


def compiled(language: str, part: str | None = None) -> dict[str, Any]:
    """Everything the page needs to speak a language; or one of the parts that it asks for when they are needed."""
    paths = texts.sources(language, part)
    if part is None:
        paths = [path for path in paths if not path.stem.partition(".")[2].startswith(APART)]
    messages = {}
    for entry in [entry for path in paths for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]:
        if isinstance(entry, ast.Message) and entry.value is not None:
            name = entry.id.name
            title, _, rest = name.partition("-")
            if not (rest if title in titles.names() else name).startswith(_NOT_OURS):
                messages[name] = _pattern(entry.value, name)
    return {"language": language, "worded": texts.WORDED, "messages": messages}


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
