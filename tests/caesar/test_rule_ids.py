"""Every rule of docs/rules/caesar.md is cited by a test, in its name (CC_V8) or its docstring (CC-V8)."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "rules" / "caesar.md"
ID = re.compile(r"CC[-_][A-Z]\d+")


def rules() -> list[str]:
    """The ids of the page, one for each row of its tables."""
    return re.findall(r"^\| (CC-[A-Z]\d+) \[", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def cited(path: Path) -> set[str]:
    """The ids that the tests of a file name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            told = f"{node.name} {ast.get_docstring(node) or ''}"
            found |= {name.replace("_", "-") for name in ID.findall(told)}
    return found


def all_cited() -> set[str]:
    return set().union(*(cited(path) for path in TESTS.rglob("test_*.py") if path != Path(__file__)))


def test_the_page_has_all_chapters() -> None:
    found = rules()
    assert len(found) == len(set(found))
    numbers = {"M": 4, "S": 4, "T": 9, "V": 9, "A": 8, "E": 7}
    assert found == [f"CC-{chapter}{n}" for chapter, last in numbers.items() for n in range(1, last + 1)]


def test_every_rule_of_the_page_is_cited_by_a_test() -> None:
    assert sorted(set(rules()) - all_cited()) == []


def test_every_rule_that_a_test_cites_is_on_the_page() -> None:
    assert sorted(all_cited() - set(rules())) == []
