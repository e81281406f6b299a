"""The numbers that judge have one home each: ``miles`` and the search import them from it."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

from rostra import bots

ROOM = Path(bots.__file__).parent


def constants(module: Path) -> list[str]:
    """The names of numbers, and of tables of numbers, that a module defines."""
    return [
        node.target.id
        for node in ast.parse(module.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
        if any(isinstance(part, ast.Constant) and isinstance(part.value, (int, float)) for part in ast.walk(node.value))
    ]


@pytest.mark.parametrize("title", [folder.parent.name for folder in sorted(ROOM.glob("*/levels.py"))])
def test_a_number_is_defined_once(title: str) -> None:
    homes = defaultdict(list)
    for module in sorted((ROOM / title).glob("*.py")):
        for name in constants(module):
            homes[name].append(module.name)
    assert "weights.py" in {where[0] for where in homes.values()}
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}
