"""The printed sentences: each is carried by a rule or has a reason, each rule is shown by a test and printed or [J]."""

import re

import pytest

from tools import sentences
from tools.sentences import Book, book, page, problems

PAGE = """
| id | rule |
|---|---|
| CC-T1 [R] | Cleopatra begins. |
| CC-T2 [R/J] | One card face down or two face up. |
| CC-T3 [J] | Whoever plays alone. |
"""
TEXT = """
# A small text, and its translation
game: caesar
title: A small game
text de: German
text nl: Dutch

== The turn
1   1-2 | Cleopatra begins. | CC-T1
    test_begins
2   .   | How nice. | - | story
3   3   | One face down, or two face up. | CC-T2 orgies=fewer | a note
    test_two
"""
TESTS = [
    sentences.Test("tests/test_turn.py", "test_begins", frozenset({"CC-T1"})),
    sentences.Test("tests/test_turn.py", "test_two", frozenset({"CC-T2", "CC-T3", "orgies=fewer"})),
]


def small(text: str = TEXT, rules: str = PAGE, tests: list[sentences.Test] = TESTS) -> Book:
    options = {"orgies=fewer": "caesar", "orgies=fading": "caesar"}
    return Book([sentences.source("small.txt", text)], dict(sentences.rules(rules)), options, tests)


def test_nothing_is_missing() -> None:
    assert problems(book()) == []


def test_the_page_is_up_to_date() -> None:
    assert sentences.PAGE.read_text(encoding="utf-8") == page(book()), "run python -m tools.sentences"


def test_all_texts_are_read() -> None:
    found = book()
    assert {path.stem for path in (sentences.RULES / "sentences").iterdir()} == set(sentences.SOURCES)
    assert [(source.game, len(source.texts)) for source in found.sources] == [("caesar", 3), ("caesar", 1), ("nero", 1)]
    assert sum(1 for source in found.sources for _ in source.sentences()) > 450
    assert len(found.rules) > 120


def test_no_text_ends_early() -> None:
    """The last number of each: that a text has lost its end no gap can show."""
    last = {
        (source.place, text): max(one.numbers[text][-1] for one in source.sentences() if text in one.numbers)
        for source in book().sources
        for text in source.texts
    }
    assert last == {
        ("kosmos.txt", "de"): 170,
        ("kosmos.txt", "nl"): 177,
        ("kosmos.txt", "cs"): 160,
        ("italian.txt", "it"): 90,
        ("nero.txt", "nl"): 238,
    }


def test_links_within_the_page_lead_somewhere() -> None:
    text = sentences.PAGE.read_text(encoding="utf-8")
    headings = {sentences.anchor(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings


# That each check can fail


def test_the_small_text_is_right() -> None:
    assert problems(small()) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("| - | story", "| -", "small.txt:11: no rule carries this sentence, and no reason says why"),
        ("| CC-T1", "| CC-T1 CC-T9", "small.txt:9: CC-T9 is neither a rule of docs/rules/caesar.md nor an option"),
        ("| CC-T1", "| CC-T1 NE-T1", "small.txt:9: NE-T1 is neither a rule of docs/rules/caesar.md nor an option"),
        ("orgies=fewer", "orgies=none", "small.txt:12: orgies=none is neither a rule"),
        ("    test_two\n", "", "small.txt:12: no test shows this sentence"),
        ("test_two", "test_three", "small.txt:12: test_three is no test, or cites none of CC-T2, orgies=fewer"),
        ("test_two", "test_begins", "small.txt:12: test_begins is no test, or cites none of CC-T2, orgies=fewer"),
        ("orgies=fewer", "orgies=fading", "docs/rules/caesar.md: orgies=fading: no test cites it"),
        ("1   1-2", "2   1-2", "small.txt:11: de 2 stands there twice, also at small.txt:9"),
        ("1   1-2", "4   1-2", "small.txt: de 1 is missing"),
        ("1   1-2", "1   1", "small.txt: nl 2 is missing"),
        ("2   .", ".   .", "small.txt:11: in no text"),
        ("| CC-T1", "| CC-T3", "docs/rules/caesar.md: CC-T1 is marked [R], but no sentence"),
        ("| CC-T2", "| CC-T2 CC-T3", "docs/rules/caesar.md: CC-T3 is marked [J], but a sentence"),
        ("| CC-T2", "| CC-T1", "docs/rules/caesar.md: CC-T2 is marked [R/J], but no sentence"),
    ],
)
def test_a_mistake_in_a_text_is_found(old: str, new: str, problem: str) -> None:
    assert_found(problem, small(TEXT.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("CC-T3 [J]", "CC-T3 [R]", "docs/rules/caesar.md: CC-T3 is marked [R], but no sentence"),
        ("CC-T3 [J]", "CC-T3", "docs/rules/caesar.md: CC-T3 is neither in a sentence"),
        ("CC-T3 [J]", "CC-T4 [J]", "docs/rules/caesar.md: CC-T4: no test cites it in its name or docstring"),
        ("CC-T3 [J]", "CC-T4 [J]", "tests/test_turn.py: test_two cites CC-T3, which is not in docs/rules/caesar.md"),
        ("CC-T1 [R]", "CC-T0 [R]", "small.txt:9: CC-T1 is neither a rule"),
    ],
)
def test_a_mistake_in_the_rules_is_found(old: str, new: str, problem: str) -> None:
    assert_found(problem, small(rules=PAGE.replace(old, new)))


def test_a_rule_that_lost_its_test_is_found() -> None:
    assert_found("docs/rules/caesar.md: CC-T1: no test cites it in its name or docstring", small(tests=TESTS[1:]))


def test_a_row_that_cannot_be_read_is_refused_with_its_place() -> None:
    for line in ("4 | Nothing more.", "4 | For one text only. | CC-T1", "x y | No number. | CC-T1"):
        with pytest.raises(ValueError, match=r"small\.txt:14: "):
            small(f"{TEXT}{line}\n")
    with pytest.raises(ValueError, match=r"small\.txt:9: tests without a sentence"):
        small(TEXT.replace("1   1-2 | Cleopatra begins. | CC-T1\n", ""))


def test_the_page_changes_with_whatever_it_is_made_of() -> None:
    made = page(small())
    assert "| 1 | 1-2 | Cleopatra begins. | [CC-T1](#cc-t1) | [test_begins](../../tests/test_turn.py) |" in made
    assert "| 2 |  | How nice. | story |  |" in made
    assert (
        "#### CC-T1\n\n[R] Printed: de 1; nl 1-2.\n\n* [tests/test_turn.py](../../tests/test_turn.py): `test_begins`"
        in made
    )
    assert "Printed nowhere, all of them [J]: [CC-T3](#cc-t3)." in made
    for other in (
        small(TEXT.replace("How", "Very")),
        small(rules=PAGE.replace("T1 [R]", "T1 [J]")),
        small(tests=TESTS[1:]),
    ):
        assert page(other) != made


def assert_found(problem: str, book: Book) -> None:
    found = problems(book)
    assert any(one.startswith(problem) for one in found), found
