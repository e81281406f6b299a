"""The rules for players: every rule of docs/rules has its words in every language, its place in a chapter, and, where
we decided something, a note that says so."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import rostra
from rostra.server.fluent_export import exported
from rostra.texts import languages

DOCS = Path("docs/rules")
WEB = Path("web/src/games")
LANGUAGES = languages()
BOOKS = {"caesar": "CC", "nero": "NE"}


@cache
def rules(game: str) -> dict[str, str]:
    """By id: the row of the rule in docs/rules."""
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    rows = re.findall(rf"^\| ({BOOKS[game]}-[A-Z]\d+)\b(.*)$", text, re.MULTILINE)
    assert len(rows) == len({rule for rule, _ in rows}), "an id stands there twice"
    return dict(rows)


def all_rules() -> set[str]:
    return {rule for game in BOOKS for rule in rules(game)}


@cache
def words(language: str, game: str) -> dict[str, str]:
    """The rules are plain text: nothing in them is put together."""
    found = exported(language, f"rules-{game}")["messages"]
    assert all(isinstance(text, str) for text in found.values())
    return dict(found)


@cache
def chapters(game: str) -> dict[str, list[str]]:
    """By id of the chapter: its rules, from the page's data."""
    source = (WEB / game / "book.ts").read_text(encoding="utf-8")
    found = re.findall(r'\bid: "([a-z]+)",.*?\brules: \[(.*?)\]', source, re.DOTALL)
    assert len(found) == source.count(" id:") == source.count("rules: [")
    return {chapter: re.findall(r'"([A-Z0-9-]+)"', listed) for chapter, listed in found}


def decided(game: str) -> set[str]:
    """The rules in which something is a judgement of ours. The rows of Nero's last table are nothing else."""
    found = {rule for rule, row in rules(game).items() if "[J" in row or "/J]" in row}
    return found - {rule for rule in rules(game) if rule.startswith("NE-J")}


def test_the_rules_are_found() -> None:
    assert len(rules("caesar")) > 35
    assert len(rules("nero")) > 80
    assert {"CC-T3", "CC-E4", "CC-V7"} <= decided("caesar")
    assert {"NE-M7", "NE-K3", "NE-C1"} <= decided("nero")
    assert not {"CC-M3", "NE-B4"} & (decided("caesar") | decided("nero"))


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words(language: str, game: str) -> None:
    said = {message.removeprefix("rules-") for message in words(language, game) if re.match("rules-[A-Z]", message)}
    assert {rule for rule in said if not rule.endswith("-note")} == set(rules(game))


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_judgement_has_its_note_and_nothing_else_has(language: str, game: str) -> None:
    notes = {message[6:-5] for message in words(language, game) if message.endswith("-note")}
    assert notes == decided(game)


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_exists_and_every_mark_is_closed(language: str, game: str) -> None:
    for message, text in words(language, game).items():
        for named in re.findall(r"\[([^\]]*)\]", text):
            assert named in all_rules(), (message, named)
        assert text.count("[") == text.count("]"), message
        assert not re.search(r"\[|\]|\*", re.sub(r"\[[A-Z0-9-]+\]|\*[^*\s](?:[^*]*[^*\s])?\*", "", text)), message
        assert not re.search(r"[<>`{}_]|  ", text), message


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_refer_to_the_same_rules(language: str, game: str) -> None:
    for message, text in words("en", game).items():
        other = words(language, game)[message]
        assert sorted(re.findall(r"\[[A-Z0-9-]+\]", other)) == sorted(re.findall(r"\[[A-Z0-9-]+\]", text)), message


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_numbers_in_every_language(language: str, game: str) -> None:
    """A figure that is lost or changed in a translation would be another rule."""
    for message, text in words("en", game).items():
        if re.match("rules-[A-Z]", message):
            numbers = [sorted(re.findall(r"(?<![A-Z\d])\d+", one)) for one in (text, words(language, game)[message])]
            assert numbers[0] == numbers[1], message


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_is_in_one_chapter(game: str) -> None:
    listed = [rule for rules in chapters(game).values() for rule in rules]
    assert sorted(listed) == sorted(rules(game))
    for message in words("en", game):
        if named := re.fullmatch(rf"rules-{game}-chapter-([a-z]+)(-about)?", message):
            assert named[1] in chapters(game), message
    assert {f"rules-{game}-chapter-{chapter}" for chapter in chapters(game)} <= set(words("en", game))


@pytest.mark.parametrize("game", BOOKS)
def test_no_words_without_use(game: str) -> None:
    """Besides rules and chapters there are the first words, and those of the pictures."""
    pictures = [path.read_text(encoding="utf-8") for path in (WEB / game / "pictures").glob("*.svelte")]
    for message in words("en", game):
        if re.match(f"rules-([A-Z]|{game}-(chapter|lead))", message):
            continue
        stem, name = re.fullmatch(f"(rules-{game}-(?:picture-vote|picture|label|step)-)(.+)", message).groups()  # type: ignore[union-attr]
        assert any(
            f'"{message}"' in source or (f"`{stem}${{" in source and f'"{name}"' in source) for source in pictures
        ), message


def test_the_quick_reference_has_the_cards_of_the_deck() -> None:
    source = (WEB / "nero" / "Reference.svelte").read_text(encoding="utf-8")
    shown: dict[str, tuple[str, int, bool]] = {}
    for when, kinds in re.findall(r'title: "(any|own)",\s*action: true,\s*kinds: \[(.*?)\]', source, re.DOTALL):
        for name, count, once in re.findall(r'\{ id: "([a-z-]+)", count: (\d+)(, once: true)? \}', kinds):
            shown[name] = (when, int(count), bool(once))
    deck: dict[str, tuple[str, int, bool]] = {}
    for name, card in tomllib.loads(_nero("deck.toml"))["events"].items():
        kind = "revolt" if name.startswith("revolt-") else name
        deck[kind] = (card["when"], card["n"] + deck.get(kind, ("", 0, False))[1], card["once"])
    assert shown == deck


def test_the_pictures_count_with_the_cards_of_the_deck() -> None:
    """A galley marches for 4; the battle is guard and bribery."""
    cards = tomllib.loads(_nero("deck.toml"))["events"]
    assert (cards["galley"]["bp"], cards["galley"]["gp"]) == (4, 1)
    assert (cards["praetorian-guard"]["gp"], cards["bribery"]["gp"]) == (4, 2)


def _nero(file: str) -> str:
    return (Path(rostra.__file__).parent / "nero" / "data" / file).read_text(encoding="utf-8")


OTHER_WORDS = {
    "en": r"\b(BP|GP|KP|OP)\b",
    "de": r"\bTrupps?\b|\b[Vv]erbrauchte",
    "nl": r"\b[Ll]egers?\b|\b[Uu]itgeput",
    "it": r"\b[Ee]saurit|\bprovincia natale\b|\b[Ll]a via libera\b",
    "cs": r"[Vv]yčerpan|\bsměru hodin\b|\b(Neutrální|Císařové) nejsou nikdy víc",
}
"""What is not said: abbreviations of another language, a near-synonym of "tired" for "spent", an army for a force."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nero_says_one_thing_with_one_word(language: str) -> None:
    for file in Path("src/rostra/locales", language, "nero").glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not re.search(OTHER_WORDS[language], line), (file.name, line)
