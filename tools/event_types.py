"""What titles and the house declare of their events, as TypeScript: part of what ``protocol_types.py`` writes."""

import json
from collections.abc import Mapping

from rostra import titles
from rostra.event_kinds import Choice, EventKind, Fields
from rostra.tables.house_events import HOUSE

MADE = "// Made from what the engine declares: do not edit. `python -m tools.protocol_types` writes it anew.\n"
NAMED = """\
/** Events by their names, as they come: with the name as `event`. */
export type Named<Events> = { [Name in keyof Events]: { event: Name } & Events[Name] }[keyof Events];
"""


def house() -> str:
    return f"""\
{NAMED}
/** What happens at the table, by name: its fields. */
export interface HouseEvents {{
{_fields_of(HOUSE)}}}

export type HouseEvent = Named<HouseEvents>;
"""


def of_title(name: str) -> str:
    """Types of its events, and how they are said. A sentence within one is a constant, called like the argument."""
    events = titles.get(name).events
    phrases: dict[str, str] = {}
    called = f"{name.capitalize()}Event"
    sentences = "".join(f"  {json.dumps(kind.name)}: {_kind(kind, phrases)},\n" for kind in events)
    constants = "".join(f"export const {phrase}: Choice = {text};\n\n" for phrase, text in phrases.items())
    names = "Choice, Sentences" if phrases else "Sentences"
    return f"""\
{MADE}
import type {{ Named }} from "~/lib/protocol.ts";

import type {{ {names} }} from "../sentences.ts";

/** What happens in the game, by name: its fields. */
export interface {called}s {{
{_fields_of(events)}}}

export type {called} = Named<{called}s>;

{constants}export const SENTENCES: Sentences = {{
{sentences}}};
"""


def _fields_of(events: tuple[EventKind, ...]) -> str:
    return "".join(f"  /** {kind.about} */\n  {json.dumps(kind.name)}: {_all_fields(kind)};\n" for kind in events)


def _all_fields(kind: EventKind) -> str:
    """What is secret comes to some only."""
    told = {name.rstrip("?"): (name, of) for name, of in kind.open.items()}
    for name, of in kind.secret.items():
        told[name] = (name if kind.private else f"{name}?", of)
    return _fields(dict(told.values()))


def _fields(fields: Fields) -> str:
    return "{ " + " ".join(f"{name}: {_type(of)};" for name, of in fields.items()) + " }" if fields else "object"


def _type(of: str | Mapping[str, str]) -> str:
    if isinstance(of, Mapping):
        return _fields(of)
    if of.endswith("?"):
        return f"{_type(of.removesuffix('?'))} | null"
    if ": " in of:
        return f"Record<string, {_type(of.partition(': ')[2])}>"
    if "|" in of:
        return " | ".join(json.dumps(word) for word in of.split("|"))
    if of.endswith("[]"):
        return f"{_type(of.removesuffix('[]'))}[]"
    return {"int": "number", "bool": "boolean"}.get(of, "string")


def _kind(kind: EventKind, phrases: dict[str, str]) -> str:
    skip = f", skip: {json.dumps(kind.skip)}" if kind.skip else ""
    return f"{{ says: [{', '.join(_choice(choice, phrases) for choice in kind.says)}]{skip} }}"


def _choice(choice: Choice, phrases: dict[str, str]) -> str:
    said = []
    for one in choice:
        given = []
        for name, what in one.given.items():
            if not isinstance(what, str):
                phrases[name.upper()] = _choice(what, phrases)
            given.append(f"{name}: {json.dumps(what) if isinstance(what, str) else name.upper()}")
        rest = "".join(f", {name}: {json.dumps(word)}" for name in ("when", "each") if (word := getattr(one, name)))
        said.append(f"{{ id: {json.dumps(one.message)}, given: {{ {', '.join(given)} }}{rest} }}")
    return f"[{', '.join(said)}]"
