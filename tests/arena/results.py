"""What an arena leaves in its folder."""

import json
from pathlib import Path

from rostra.game import Json


def result(folder: Path) -> Json:
    """What was found out, without the times, which are never the same."""
    found: Json = json.loads((folder / "result.json").read_text(encoding="utf-8"))
    del found["time"]
    return found
