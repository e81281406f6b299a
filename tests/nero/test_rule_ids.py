"""The rules of docs/rules/nero.md are numbered without a gap. That a test cites each: tests/test_sentences.py."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "nero.md"


def rules() -> list[str]:
    """The ids of the page, one for each row of its tables."""
    return re.findall(r"^\| (NE-[A-Z]\d+)(?: \[[RJ/]+\])? \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


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
