"""Write web/src/lib/protocol.ts: the page's types of every message and view, made from the server's structs.

python tools/protocol_types.py           write it
python tools/protocol_types.py --check   fail if it is not up to date
"""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from rostra.server import protocol
from rostra.server.views import view
from rostra.tables.settings import Settings

FILE = Path(__file__).parents[1] / "web" / "src" / "lib" / "protocol.ts"
HTTP = [
    protocol.GameInfo, protocol.Lobby, protocol.Made, protocol.Joining, protocol.Joined, protocol.Session,
    protocol.Frame, protocol.Imported, protocol.Review, protocol.Branching, Settings,
]  # fmt: skip
# Of these the structs say only that they are JSON: they are passed on as they are.
RAW = {"events": "Happening[]", "view": "View | null", "match": "MatchInfo", "views": "View[]", "thoughts": "Thought[]"}
BEGINNING = """\
// Made from the server's structs: do not edit. `python tools/protocol_types.py` writes it anew.

/** Something that happened, as a seat may know it; with `house` it happened at the table, not in the game. */
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
"""


def text() -> str:
    _, components = msgspec.json.schema_components(
        [protocol.FromClient, protocol.ToClient, *HTTP, view()], ref_template="{name}"
    )
    parts = [BEGINNING]
    parts += [_interface(name, schema) for name, schema in sorted(components.items())]
    for name, union in (("FromClient", protocol.FromClient), ("ToClient", protocol.ToClient), ("View", view())):
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};\n")
    return "\n".join(parts)


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
    if sys.argv[1:] == ["--check"]:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text():
            sys.exit(f"{FILE.name} is not up to date: run python tools/protocol_types.py")
    else:
        FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
