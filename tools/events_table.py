"""Write docs/events-<title>.md and docs/events-house.md: all that can happen in a game and at a table, as declared.

``python tools/events_table.py`` writes them; tests compare them with what is there.
"""

from collections.abc import Mapping
from pathlib import Path

from rostra import titles
from rostra.event_kinds import EventKind, Fields
from rostra.tables.house_events import HOUSE

DOCS = Path(__file__).resolve().parent.parent / "docs"


def path(name: str) -> Path:
    return DOCS / f"events-{name}.md"


def pages() -> dict[str, str]:
    found = {
        name: page(f"{titles.get(name).long_name}: what happens", f"{name}/events.py", titles.get(name).events)
        for name in titles.BUILT_IN
    }
    return {**found, "house": page("The house: what happens at a table", "tables/house_events.py", HOUSE)}


def page(heading: str, source: str, events: tuple[EventKind, ...]) -> str:
    return "\n".join(
        [
            f"# {heading}",
            "",
            f"Made by `tools/events_table.py` from `src/rostra/{source}`; do not edit.",
            "",
            "`event.seen_by(seat)` is an event as that seat may know it: its name as `event`, what is open, and what",
            "is secret if the seat may know it ([secrecy](secrecy.md)). Where nothing is open, others learn nothing.",
            "",
            *table(events),
            "",
        ]
    )


def table(events: tuple[EventKind, ...]) -> list[str]:
    rows = [f"| `{kind.name}` | {kind.about} | {fields(kind.open)} | {fields(kind.secret)} |" for kind in events]
    return ["| event | what has happened | open | secret |", "|---|---|---|---|", *rows]


def fields(declared: Fields) -> str:
    return "; ".join(field(name, of) for name, of in declared.items())


def field(name: str, of: str | Mapping[str, str]) -> str:
    """A field, and its type unless the name says it."""
    plain = name.rstrip("?")
    about = kind(of)
    notes = [about] if about != plain else []
    if name.endswith("?"):
        notes.append("may be missing")
    return f"`{plain}` ({', '.join(notes)})" if notes else f"`{plain}`"


def kind(of: str | Mapping[str, str]) -> str:
    if isinstance(of, Mapping):
        return "with " + ", ".join(f"`{name}`" for name in of)
    if of.endswith("?"):
        return f"{kind(of.removesuffix('?'))} or null"
    if ": " in of:
        return "by {}: {}".format(*map(kind, of.split(": ")))
    if "|" in of:
        return "one of " + ", ".join(f"`{word}`" for word in of.split("|"))
    return f"list of {of.removesuffix('[]')}" if of.endswith("[]") else of


if __name__ == "__main__":
    for name, text in pages().items():
        path(name).write_text(text, encoding="utf-8")
        print(path(name).name)
