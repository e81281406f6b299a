"""Write the page's types of every message and view, made from the server's structs: web/src/lib/protocol.ts for all
games, and for each title web/src/games/<title>/views.ts and events.ts, with how its events are said (event_types.py).

python -m tools.protocol_types           write them
python -m tools.protocol_types --check   fail if one is not up to date
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from rostra.server import protocol
from rostra.server.views import views
from rostra.tables.settings import Settings
from tools import event_types

SOURCES = Path(__file__).parents[1] / "web" / "src"
FILE = SOURCES / "lib" / "protocol.ts"
HTTP = [
    protocol.GameInfo, protocol.Lobby, protocol.Made, protocol.Joining, protocol.Joined, protocol.Session,
    protocol.Frame, protocol.Imported, protocol.Review, protocol.Branching, protocol.MatchGame, Settings,
    protocol.ServerInfo,
]  # fmt: skip
# Fields that are plain JSON in the structs, because the server passes them on as they are.
RAW = {"events": "Happening[]", "view": "View | null", "match": "MatchInfo", "views": "View[]", "thoughts": "Thought[]"}
MADE = "// Made from the server's structs: do not edit. `python -m tools.protocol_types` writes it anew.\n"
BEGINNING = """\
/** Something that happened, as a seat may know it: at the table if it has `house` (`HouseEvent`), else in the game
 *  (games/NAME/events.ts). */
export interface Happening {
  event: string;
  house?: boolean;
  [name: string]: unknown;
}

/** What a bot thinks of a decision, the best first. */
export interface Thought {
  line: string;
  value: number;
  visits?: number | null;
  points?: number | null;
  win_chance?: number | null;
  reason?: string | null;
}

/** What every game's view has; the rest is in games/NAME/views.ts. */
export interface View {
  game: string;
  options: Record<string, string | number | boolean>;
  seat: string | null;
  turn: string | null;
  waiting_for: string | null;
  actions: number[];
  asked: string | null;
  outcome: GameOutcome | null;
}
"""


Components = dict[str, dict[str, Any]]


def texts() -> dict[Path, str]:
    """The text of every file."""
    house, titles = _parted()
    unions = (("FromClient", protocol.FromClient), ("ToClient", protocol.ToClient))
    ends = [f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n" for name, union in unions]
    found = {FILE: "\n".join([MADE, BEGINNING, event_types.house(), *_interfaces(house), *ends])}
    for title, components in titles.items():
        shared = sorted(name for name in house if re.search(rf'"\$ref": "{name}"', json.dumps(components)))
        begin = [f'import type {{ {", ".join(shared)} }} from "~/lib/protocol.ts";\n'] if shared else []
        found[SOURCES / "games" / title / "views.ts"] = "\n".join([MADE, *begin, *_interfaces(components)])
        found[SOURCES / "games" / title / "events.ts"] = event_types.of_title(title)
    return found


def _parted() -> tuple[Components, dict[str, Components]]:
    """The structs of messages and those that several titles' views share; then, by title, those of its view alone."""
    house = _components([protocol.FromClient, protocol.ToClient, *HTTP])
    found = {one: _components([one]) for one in views()}
    often = Counter(name for components in found.values() for name in components)
    titles: dict[str, Components] = {}
    for view, components in found.items():
        own = {name: about for name, about in components.items() if name not in house and often[name] == 1}
        titles[components[view.__name__]["properties"]["game"]["enum"][0]] = own
        house |= {name: about for name, about in components.items() if often[name] > 1}
    return house, titles


def _components(structs: list[Any]) -> Components:
    return msgspec.json.schema_components(structs, ref_template="{name}")[1]


def _interfaces(components: Components) -> list[str]:
    return [_interface(name, about) for name, about in sorted(components.items())]


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [_comment(schema, ""), f"export interface {name} {{\n"]
    needed = schema.get("required", [])
    for field, about in schema["properties"].items():
        kind = RAW.get(field) if about == {} or field in ("views", "thoughts", "events", "view") else None
        mark = "" if field in needed else "?"
        lines.append(f"  {field}{mark}: {kind or _type(about)};\n")
    return "".join([*lines, "}\n"])


def _comment(schema: dict[str, Any], indent: str) -> str:
    about = re.sub(r"\s+", " ", schema.get("description", "")).replace("``", "`").strip()
    return f"{indent}/** {about} */\n" if about else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{one}"' for one in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        case "array":
            item = _type(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            value = schema.get("additionalProperties", {})
            return f"Record<string, {_type(value) if isinstance(value, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def main() -> None:
    for path, text in texts().items():
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(SOURCES)} is not up to date: run python -m tools.protocol_types")


if __name__ == "__main__":
    main()
