"""Every rule of docs/rules/nero.md is cited by a test, in its name (NE_M7) or its docstring (NE-M7)."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "rules" / "nero.md"
ID = re.compile(r"NE[-_][A-Z]\d+")


def rules() -> list[str]:
    """The ids of the page, one for each row of its tables."""
    return re.findall(r"^\| (NE-[A-Z]\d+)(?: \[[RJ/]+\])? \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


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
    numbers = {"B": 6, "S": 4, "T": 6, "M": 9, "R": 3, "F": 6, "K": 5, "C": 16, "P": 4}
    expected = [f"NE-{chapter}{n}" for chapter, last in numbers.items() for n in range(1, last + 1)]
    judgements = [name for name in found if name.startswith("NE-J")]
    assert found == expected + judgements
    assert judgements == [f"NE-J{n}" for n in range(1, len(judgements) + 1)]
    assert len(judgements) >= 20


def test_every_id_in_the_text_of_the_page_is_a_rule() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert sorted(set(re.findall(r"NE-[A-Z]\d+", page)) - set(rules())) == []


def test_every_rule_of_the_page_is_cited_by_a_test() -> None:
    assert sorted(set(rules()) - all_cited()) == []


def test_every_rule_that_a_test_cites_is_on_the_page() -> None:
    assert sorted(all_cited() - set(rules())) == []
