"""The rules of docs/rules/caesar.md are numbered without a gap. That a test cites each: tests/test_sentences.py."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "caesar.md"


def rules() -> list[str]:
    """The ids of the page, one for each row of its tables."""
    return re.findall(r"^\| (CC-[A-Z]\d+) \[", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_page_has_all_chapters() -> None:
    found = rules()
    assert len(found) == len(set(found))
    numbers = {"M": 4, "S": 4, "T": 9, "V": 9, "A": 8, "E": 7}
    assert found == [f"CC-{chapter}{n}" for chapter, last in numbers.items() for n in range(1, last + 1)]
