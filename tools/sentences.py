"""Write docs/rules/sentences.md: each sentence of the printed rules, the rules that carry it, the tests that show it.

``python -m tools.sentences`` writes it from docs/rules/sentences/*.txt, the rules pages and the tests, and says what is
missing. tests/test_sentences.py fails on the same.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rostra import titles

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
PAGE = RULES / "sentences.md"
SOURCES = ("kosmos", "italian", "nero")
GAMES = {"CC": "caesar", "NE": "nero"}

ROW = re.compile(r"^\| ((?:CC|NE)-[A-Z]\d+)\b([^|]*)\|", re.MULTILINE)
CITED = re.compile(r"(?:CC|NE)[-_][A-Z]\d+|\b[a-z_]+=[a-z-]+")
INTRODUCTION = """\
# The printed sentences

Made by `python -m tools.sentences` from `docs/rules/sentences/*.txt`, the rules pages and the tests; do not edit.

Every sentence of the five printed rule texts, what it says in our words, and where it lives in Rostra: the ids of the
rules that carry it ([Caesar & Cleopatra](caesar.md), [Nero](nero.md)) and the tests that show it. Where no rule does,
there is a reason. [The way back](#the-way-back) goes from a rule to its sentences and to all its tests.

A test fails if a sentence has neither a rule nor a reason, if no test shows it, if a rule has no test, or if a rule is
neither printed nor marked [J].

Sentences are numbered in the order of print, list items too; titles and captions have no number. The German, Dutch and
Czech texts share their rows; 9-12 are four numbers that stand in one row."""

NUMBER = re.compile(r"\.|\d+(-\d+)?")
JUDGEMENTS = "NE-J"
"""Rules of this chapter are all [J]; their rows do not say so."""


class Sentence(NamedTuple):
    place: str
    numbers: Mapping[str, range]
    """Its numbers in each text that has it: more than one where others need one sentence, or for a list."""
    says: str
    carriers: tuple[str, ...]
    """Ids of rules, and options: ``orgies=fading``."""
    note: str
    tests: tuple[str, ...] = ()


class Section(NamedTuple):
    heading: str
    sentences: list[Sentence]


class Source(NamedTuple):
    """One file: a text, or several that say the same thing."""

    place: str
    game: str
    title: str
    texts: Mapping[str, str]
    sections: list[Section]

    def sentences(self) -> Iterator[Sentence]:
        for section in self.sections:
            yield from section.sentences


class Test(NamedTuple):
    path: str
    name: str
    cites: frozenset[str]


class Book(NamedTuple):
    """All that the page is made of."""

    sources: list[Source]
    rules: Mapping[str, str]
    """By id: its mark, such as ``[R]``."""
    options: Mapping[str, str]
    """By ``name=value``: the game that has it."""
    tests: list[Test]

    def carriers(self) -> list[str]:
        """The rules, and the options that a sentence needs."""
        named = {name for source in self.sources for sentence in source.sentences() for name in sentence.carriers}
        return [*self.rules, *sorted(named & set(self.options))]

    def game(self, carrier: str) -> str:
        return self.options.get(carrier) or game_of(carrier)

    def citing(self, carrier: str) -> list[Test]:
        return [test for test in self.tests if carrier in test.cites]

    def showing(self, one: Sentence) -> list[Test]:
        """The tests that a sentence names. Other games may have tests of the same name."""
        return [test for name in one.tests for test in self.tests if test.name == name and test.cites & {*one.carriers}]

    def printed(self, carrier: str) -> dict[str, list[range]]:
        """By text: the numbers of its sentences that this rule carries."""
        found: dict[str, list[range]] = {}
        for source in self.sources:
            for sentence in source.sentences():
                if carrier in sentence.carriers:
                    for text, numbers in sentence.numbers.items():
                        found.setdefault(text, []).append(numbers)
        return found


# Reading


@cache
def book() -> Book:
    return Book(
        [source(f"{name}.txt", (RULES / "sentences" / f"{name}.txt").read_text(encoding="utf-8")) for name in SOURCES],
        {rule: mark for game in GAMES.values() for rule, mark in rules((RULES / f"{game}.md").read_text("utf-8"))},
        {
            f"{option.name}={value}": game
            for game in titles.BUILT_IN
            for option in titles.get(game).options
            for value in option.values
        },
        [test for path in sorted((ROOT / "tests").rglob("test_*.py")) for test in tests(path)],
    )


def source(place: str, text: str) -> Source:
    about: dict[str, str] = {}
    sections: list[Section] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("== "):
            sections.append(Section(line.removeprefix("== "), []))
        elif line.startswith(" "):
            if not sections or not sections[-1].sentences:
                raise ValueError(f"{place}:{number}: tests without a sentence above them")
            sections[-1].sentences[-1] = sections[-1].sentences[-1]._replace(tests=tuple(line.split()))
        elif not sections:
            key, _, value = line.partition(": ")
            about[key] = value
        else:
            sections[-1].sentences.append(sentence(f"{place}:{number}", list(texts(about)), line))
    return Source(place, about["game"], about["title"], texts(about), sections)


def texts(about: Mapping[str, str]) -> dict[str, str]:
    return {key.removeprefix("text "): value for key, value in about.items() if key.startswith("text ")}


def sentence(place: str, columns: list[str], line: str) -> Sentence:
    cells = [cell.strip() for cell in line.split("|")]
    given = cells[0].split()
    if len(cells) not in (3, 4) or len(given) != len(columns) or not all(NUMBER.fullmatch(cell) for cell in given):
        raise ValueError(
            f"{place}: not like: a number for each of {', '.join(columns)} | what it says | rules | a note"
        )
    numbers = {text: span(cell) for text, cell in zip(columns, given) if cell != "."}
    carriers = tuple(name for name in cells[2].split() if name != "-")
    return Sentence(place, numbers, cells[1], carriers, "".join(cells[3:]))


def span(cell: str) -> range:
    first, _, last = cell.partition("-")
    return range(int(first), int(last or first) + 1)


def rules(page: str) -> list[tuple[str, str]]:
    return [(rule, "[J]" if rule.startswith(JUDGEMENTS) else mark.strip()) for rule, mark in ROW.findall(page)]


def tests(path: Path) -> Iterator[Test]:
    """The tests of a file that cite rules, in their names (CC_V8) or docstrings (CC-V8)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            told = f"{node.name} {ast.get_docstring(node) or ''}"
            cites = {cite if "=" in cite else cite.replace("_", "-") for cite in CITED.findall(told)}
            if cites:
                yield Test(path.relative_to(ROOT).as_posix(), node.name, frozenset(cites))


def game_of(rule: str) -> str:
    return GAMES[rule[:2]]


# What is wrong


def problems(book: Book) -> list[str]:
    return [
        *(problem for source in book.sources for problem in of_numbers(source)),
        *(
            problem
            for source in book.sources
            for one in source.sentences()
            for problem in of_sentence(book, source, one)
        ),
        *(problem for rule in book.carriers() for problem in of_rule(book, rule)),
        *of_tests(book),
    ]


def of_numbers(source: Source) -> Iterator[str]:
    """Every text is numbered from 1 on, without a gap, each number once."""
    for text in source.texts:
        at: dict[int, str] = {}
        for sentence in source.sentences():
            for number in sentence.numbers.get(text, ()):
                if number in at:
                    yield f"{sentence.place}: {text} {number} stands there twice, also at {at[number]}"
                at[number] = sentence.place
        for number in range(1, max(at, default=0) + 1):
            if number not in at:
                yield f"{source.place}: {text} {number} is missing"


def of_sentence(book: Book, source: Source, one: Sentence) -> Iterator[str]:
    if not one.numbers:
        yield f"{one.place}: in no text"
    if not one.carriers and not one.note:
        yield f"{one.place}: no rule carries this sentence, and no reason says why"
    for carrier in one.carriers:
        if (carrier not in book.rules and carrier not in book.options) or book.game(carrier) != source.game:
            yield f"{one.place}: {carrier} is neither a rule of docs/rules/{source.game}.md nor an option"
    if one.carriers and not one.tests:
        yield f"{one.place}: no test shows this sentence"
    for name in one.tests:
        if name not in {test.name for test in book.showing(one)}:
            yield f"{one.place}: {name} is no test, or cites none of {', '.join(one.carriers) or 'its rules'}"


def of_rule(book: Book, carrier: str) -> Iterator[str]:
    place = f"docs/rules/{book.game(carrier)}.md: {carrier}"
    if not book.citing(carrier):
        yield f"{place}: no test cites it in its name or docstring"
    mark = book.rules.get(carrier, "[R]")
    if not book.printed(carrier):
        if "R" in mark:
            yield f"{place} is marked {mark}, but no sentence in docs/rules/sentences/ prints it"
        elif "J" not in mark:
            yield f"{place} is neither in a sentence of docs/rules/sentences/ nor marked [J]"
    elif mark == "[J]":
        yield f"{place} is marked [J], but a sentence in docs/rules/sentences/ prints it"


def of_tests(book: Book) -> Iterator[str]:
    for test in book.tests:
        for cite in sorted(test.cites - set(book.rules)):
            if "=" not in cite:
                yield f"{test.path}: {test.name} cites {cite}, which is not in docs/rules/{game_of(cite)}.md"


# The page


def page(book: Book) -> str:
    blocks = [
        INTRODUCTION,
        *(block for source in book.sources for block in in_order(book, source)),
        "## The way back",
        *(block for game in GAMES.values() for block in way_back(book, game)),
    ]
    return "\n\n".join(blocks) + "\n"


def in_order(book: Book, source: Source) -> Iterator[str]:
    yield f"## {source.title}"
    columns = [*(source.texts if len(source.texts) > 1 else ["no."]), "what it says", "carried by", "shown by"]
    head = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    if len(source.texts) > 1:
        yield "; ".join(f"{text}: {name}" for text, name in source.texts.items()) + "."
    for section in source.sections:
        yield f"### {section.heading}"
        yield "\n".join([*head, *(row(book, source, one) for one in section.sentences)])


def row(book: Book, source: Source, one: Sentence) -> str:
    numbers = [listed([one.numbers[text]]) if text in one.numbers else "" for text in source.texts]
    carried = ", ".join(f"[{name}](#{anchor(name)})" for name in one.carriers)
    shown = ", ".join(f"[{test.name}](../../{test.path})" for test in book.showing(one))
    return f"| {' | '.join([*numbers, one.says, '; '.join(filter(None, [carried, one.note])), shown])} |"


def way_back(book: Book, game: str) -> Iterator[str]:
    """The rules that are our own; then each rule, the sentences that print it and the tests that cite it."""
    carriers = [carrier for carrier in book.carriers() if book.game(carrier) == game]
    yield f"### {titles.get(game).long_name}"
    own = [carrier for carrier in carriers if not book.printed(carrier)]
    yield "Printed nowhere, all of them [J]: " + ", ".join(f"[{name}](#{anchor(name)})" for name in own) + "."
    for carrier in carriers:
        yield f"#### {carrier}"
        printed = "; ".join(f"{text} {listed(numbers)}" for text, numbers in book.printed(carrier).items())
        mark = f"{book.rules.get(carrier, 'An option.')} ".lstrip()
        by_file: dict[str, list[str]] = {}
        for test in book.citing(carrier):
            by_file.setdefault(test.path, []).append(f"`{test.name}`")
        shown = [f"* [{path}](../../{path}): {', '.join(names)}" for path, names in by_file.items()]
        yield "\n".join([f"{mark}Printed: {printed or 'nowhere'}.", "", *shown])


def listed(spans: list[range]) -> str:
    return ", ".join(f"{one[0]}-{one[-1]}" if len(one) > 1 else str(one[0]) for one in spans)


def anchor(heading: str) -> str:
    return re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-"))


def main() -> int:
    found = book()
    PAGE.write_text(page(found), encoding="utf-8")
    print(PAGE.name)
    wrong = problems(found)
    for problem in wrong:
        print(problem, file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
