"""Everything that is said to people has words, in every language there is, and in the file where it belongs."""

import ast
import math
import random
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import rostra
from rostra import record, texts, titles
from rostra.annals import sentences
from rostra.caesar.cards import GROUPS, KINDS, SEATS, VOTES
from rostra.game import Refusal, pick
from rostra.nero import asked as nero_asked
from rostra.nero.data.deck_file import EVENTS
from rostra.nero.data.map_file import AREAS, LEADERS
from rostra.nero.table import RANKS, REASONS, SOURCES
from rostra.record import BadRecord
from rostra.server.fluent_export import exported
from rostra.terminal.caesar.guide import CARDS
from rostra.terminal.nero.guide import TOPICS
from rostra.terminal.records import why_bad
from rostra.texts import LOCALES, Texts, languages, sources
from tests.happenings import can_be_said
from tests.test_record import BAD, random_lines

ROSTRA = Path(rostra.__file__).parent
LANGUAGES = languages()
ENGLISH = Texts("en", "caesar")
SAYING = {game: [Texts(language, game) for language in LANGUAGES] for game in rostra.GAMES}


def files(language: str) -> list[Path]:
    """Those of the house and of all titles."""
    return [path for game in ("", *rostra.GAMES) for path in sources(language, game)]


def messages(language: str) -> dict[str, ftl.Message]:
    entries = [entry for path in files(language) for entry in FluentParser().parse(path.read_text("utf-8")).body]
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)], "not Fluent"
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id stands there twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name.removesuffix("-id"))  # $group-id and $group are the same thing
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(message.value)
    return found


def strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def constants(node: ast.expr) -> Iterator[str]:
    """The ids an expression can be; those it puts together are in f-strings, and not looked at here."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def needed() -> set[str]:
    """The ids in the sources, and those that sources put together."""
    engine = {text for path in (ROSTRA / "caesar").glob("*.py") for text in strings(path)}
    ids = {text for text in engine if re.fullmatch("(why|asked)-[a-z-]+", text)} | {"why-unknown-asked"}
    for path in [ROSTRA / "cli.py", *(ROSTRA / "terminal").glob("*.py")]:
        ids |= {text for text in strings(path) if re.fullmatch("help-[a-z-]+[a-z]", text)}
    for path in [ROSTRA / "record.py", ROSTRA / "terminal" / "saved_games.py"]:
        ids |= {text for text in strings(path) if re.fullmatch("bad-[a-z-]+", text)}
    of_arena = [ROSTRA / "terminal" / "arena_commands.py", ROSTRA / "terminal" / "arena_report.py"]
    for path in [*(ROSTRA / "arena").rglob("*.py"), *of_arena]:
        ids |= {
            text for text in strings(path) if re.fullmatch("(arena|league|balance|report|error)-[a-z-]*[a-z]", text)
        }
    ids |= {text for text in strings(ROSTRA / "store" / "obstacles.py") if re.fullmatch("error-[a-z-]*[a-z]", text)}
    speaking = [ROSTRA / "cli.py", ROSTRA / "texts.py", ROSTRA / "server" / "pages.py"]
    for path in [*speaking, *(ROSTRA / "terminal").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say":
                ids |= set(constants(node.args[0]) if node.args else ())
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "message":
                ids |= set(constants(node.value))
    ids |= {f"seat-{seat}" for seat in (*SEATS, "chance")} | {f"group-{group}" for group in GROUPS}
    ids |= {f"card-{card}" for card in KINDS} | {f"vote-{vote}" for vote in VOTES}
    ids |= {f"explain-{card}" for card in CARDS} | {"card-bonus"}
    for path in (ROSTRA / "lessons").glob("*.toml"):
        ids |= {step["message"] for step in tomllib.loads(path.read_text(encoding="utf-8"))["steps"]}
    for title in map(titles.get, rostra.GAMES):
        ids |= {message for message, _ in can_be_said(title)}
    return ids | needed_by_nero() | {message for message, _ in refused_by_the_house()}


def needed_by_nero() -> set[str]:
    """The ids that the engine of Nero names, and the names of all it can name."""
    engine = {text for path in (ROSTRA / "nero").glob("*.py") for text in strings(path)}
    ids = {text for text in engine if re.fullmatch("nero-(why|asked)-[a-z-]+", text)} | {"nero-why-unknown-asked"}
    box = rostra.load("nero").new().view(None)
    assert len(ids) > 90
    ids |= {f"nero-province-{province}" for province in box["provinces"]}
    ids |= {f"nero-area-{area}" for area in (*AREAS, "italy")} | {f"nero-rank-{rank}" for rank in RANKS}
    ids |= {f"nero-seat-{seat}" for seat in (*LEADERS, *(f"seat{number}" for number in range(1, 5)))}
    for event in EVENTS:
        ids |= {f"nero-card-{event.removesuffix('-')}", f"nero-explain-{event.removesuffix('-')}"}
    ids |= {f"nero-{kind}-{topic}" for kind in ("topic", "explain") for topic in TOPICS}
    for reason in REASONS[1:]:
        ids |= {f"nero-{kind}-{reason}" for kind in ("report-ended", "result-by")}
    ids |= {f"nero-{kind}-{source}" for kind in ("score", "details-points", "report-source") for source in SOURCES}
    return ids | {f"nero-ask-{text.removeprefix('nero-asked-')}" for text in engine if text in ASKED}


@cache
def refused_by_the_house() -> list[tuple[str, set[str]]]:
    """Every ``refuse("taken", ...)`` of the tables and the server: the id of its message, and its arguments."""
    found: list[tuple[str, set[str]]] = []
    for path in [*(ROSTRA / "tables").rglob("*.py"), *(ROSTRA / "server").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                ids = list(constants(node.args[0]))
                assert ids, f"{path}:{node.lineno}: the id must stand there, or nobody finds out whether it has words"
                found += [(f"table-{one}", {str(word.arg) for word in node.keywords}) for one in ids]
    assert len(found) > 60
    return found


# What nobody is asked, or what is asked in several ways.
ASKED = {asked for asked, _ in nero_asked.ASKED.values()} - {
    f"nero-asked-{what}" for what in ("lot", "deal", "steal", "target")
}


def test_every_id_in_the_sources_has_words() -> None:
    """Of Nero's own words the sources leave out the beginning, which says that they are Nero's."""
    known = set(messages("en"))
    missing = {message for message in needed() if message not in known and f"nero-{message}" not in known}
    assert not missing


def test_no_words_without_use() -> None:
    """What nobody says need not be translated."""
    sources = "".join(path.read_text(encoding="utf-8") for path in ROSTRA.rglob("*.py"))
    used = needed()
    for message in messages("en"):
        plain = message.removeprefix("nero-")
        stem = plain.rpartition("-")[0]
        composed = f'f"{stem}-{{' in sources or plain.startswith(
            ("score-", "choice-", "report-", "result-by-", "menu-", "pile-")
        )
        # of "table-..." only Nero's columns are put together; the house's refusals are all known
        composed &= not message.startswith("table-")
        # the page's own are used by its modules: tests/page looks at them, tests/test_rules_texts.py at the rules
        page = message.startswith(("page-", "rules-"))
        assert message in used or plain in used or composed or page, message


def test_the_house_says_why_with_the_arguments_its_words_need() -> None:
    english = messages("en")
    for message, given in refused_by_the_house():
        assert variables(english[message]) == given, message
    named = {text for path in (ROSTRA / "server").rglob("*.py") for text in strings(path)}
    known = {message for message, _ in refused_by_the_house()}
    assert {text for text in named if re.fullmatch("table-[a-z-]+", text)} <= known  # those with a status of their own


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_hosts_and_guests_are_told_can_be_said(language: str) -> None:
    """One thing, a few, and many."""
    bundle = texts._bundle(language)  # without a title
    house = {message for message, _ in refused_by_the_house()}
    for name, message in messages(language).items():
        if name in house or name.startswith(("db-", "serve-")):
            for number in (0, 1, 2, 5, 301):
                pattern = bundle.get_message(name).value
                assert pattern is not None
                said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(message), number))
                assert not errors, (name, errors)
                assert said
                assert not re.search(r"\b1 (matches|entries|records|seats|messages)\b", str(said)), said


def test_one_match_a_few_and_many() -> None:
    def told(language: str) -> list[str]:
        return [Texts(language).say("db-restored", matches=n, entries=n) for n in (1, 3, 5)]

    assert told("en") == [
        "Restored: one match with one entry.",
        "Restored: 3 matches with 3 entries.",
        "Restored: 5 matches with 5 entries.",
    ]
    assert told("de")[0] == "Wiederhergestellt: eine Partie mit einem Eintrag."
    assert told("cs") == [
        "Obnoveno: jedna partie, jedna položka.",
        "Obnoveno: 3 partie, 3 položky.",
        "Obnoveno: 5 partií, 5 položek.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_ids_and_variables(language: str) -> None:
    english = messages("en")
    other = messages(language)
    assert set(other) == set(english)
    for name, message in other.items():
        assert variables(message) <= variables(english[name]), name
        # a translation may leave out what its grammar says otherwise, but not a whole argument without knowing
        assert variables(message) >= variables(english[name]), name


def test_every_reason_can_be_said() -> None:
    for seed in range(12):
        game = rostra.load("caesar")
        state = game.new()
        for at, line in enumerate(random_lines(game, seed)):
            if at % 7 == seed % 7:
                for number in range(0, 226, 5):
                    refusal = state.why_not(state.text(number))
                    if refusal is not None:
                        _check(refusal, "caesar")
            state.apply(state.parse(line))
        for wrong in ("", "pass", "hello", "castle aediles senators", "down  3 senators", "down 3"):
            refusal = state.why_not(wrong)
            assert refusal is not None
            _check(refusal, "caesar")


def refused_in_nero() -> list[Refusal]:
    """Refusals of every kind that come up in some games, a few of each."""
    found: dict[str, list[Refusal]] = {}
    for seed in range(40):
        rng = random.Random(seed)
        game = rostra.load("nero", players=3 + seed % 2)
        state = game.new()
        while state.actor != rostra.OVER:
            if state.actor != rostra.CHANCE and rng.random() < 0.1:
                for number in range(rng.randrange(8), len(game.lines), 8):
                    refusal = state.why_not(state.text(number))
                    if refusal is not None:
                        found.setdefault(refusal.message, []).append(refusal)
            state.apply(pick(state.chances() or [(action, 1) for action in state.actions()], rng))
        for wrong in ("", "hello", "step", "STEP roma", "step  roma", "end-turn"):
            refusal = state.why_not(wrong)
            assert refusal is not None
            found.setdefault(refusal.message, []).append(refusal)
    assert len(found) > 50
    return [refusal for alike in found.values() for refusal in alike[::17]]


def test_every_reason_of_nero_can_be_said() -> None:
    for refusal in refused_in_nero():
        _check(refusal, "nero")


def _check(refusal: Refusal, game: str) -> None:
    for say in SAYING[game]:
        sentence = say.refusal(refusal)
        rule = say.say("rule-notation") if refusal.rule == "notation" else refusal.rule
        assert sentence.endswith(f"({rule})")
        assert not re.search(r"\{|\$|why-|asked-(?!leave)|ask-(?!leave)", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_record_can_be_explained(language: str) -> None:
    say = Texts(language)
    for text, line, _ in BAD:
        with pytest.raises(BadRecord) as wrong:
            record.read(text)
        said = why_bad(say, wrong.value)
        assert f" {line}" in said
        assert not re.search("{|bad-|why-|asked-", said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rostra.GAMES)
def test_no_line_of_the_help_page_is_broken_at_80_columns(language: str, game: str) -> None:
    assert max(map(len, Texts(language, game).say("help-page").split("\n"))) <= 79


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("12,345.68", "-0.5", "55.5%", "2,000")),
        ("de", ("12.345,68", "-0,5", "55,5\u00a0%", "2.000")),
        ("nl", ("12.345,68", "-0,5", "55,5%", "2.000")),
        ("it", ("12.345,68", "-0,5", "55,5%", "2.000")),
        ("cs", ("12\u00a0345,68", "-0,5", "55,5\u00a0%", "2\u00a0000")),
    ],
)
def test_numbers_as_the_language_writes_them(language: str, said: tuple[str, ...]) -> None:
    say = Texts(language)
    assert (say.number(12345.678, 2), say.number(-0.5, 1), say.percent(0.555), say.number(2000)) == said
    assert say.number(math.nan, 2) == "-"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_philosopher_or_several_turn_a_vote_round(language: str) -> None:
    """Both sides' philosophers are counted (CC-V7)."""

    def told(cleopatra: list[str], caesar: list[str]) -> str:
        seen = {
            "event": "vote", "group": "senators", "extraordinary": False, "winner": "caesar", "turned_round": True,
            "left": 4, "lost": {},
            "cleopatra": {"cards": cleopatra, "sum": 5, "philosophers": cleopatra.count("P")},
            "caesar": {"cards": caesar, "sum": 3, "philosophers": caesar.count("P")},
        }  # fmt: skip
        return sentences(Texts(language, "caesar"), seen)[-1]

    assert told(["5", "P"], ["3"]) == told(["5"], ["3", "P"])
    assert told(["5", "P"], ["3"]) != told(["5", "P", "P"], ["3", "P"])


def test_names_are_worded_and_ids_come_along() -> None:
    assert ENGLISH.say("event-laid-up", seat="caesar", card="P", group="aediles") == (
        "Caesar lays face up at the Aediles: Philosopher."
    )
    assert ENGLISH.say("table-hand", cards=["1", "spy"]) == "Hand: 1, Spy"
    assert ENGLISH.say("table-hand", cards=[]) == "Hand: none"


def test_no_isolation_marks() -> None:
    assert "\u2068" not in ENGLISH.say("error-game", value="x", known="y")


def test_an_unknown_id_is_said_as_it_is() -> None:
    assert ENGLISH.say("no-such-message") == "no-such-message"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the title "toy"; "mute" has none. Nothing of them is kept after the test."""
    made = titles.get("caesar")._replace(kinds={"card": "card"})
    monkeypatch.setattr(titles, "get", lambda game: made._replace(texts=str(tmp_path) if game == "toy" else ""))
    texts._bundle.cache_clear()
    yield tmp_path
    texts._bundle.cache_clear()


def test_a_title_of_another_package_brings_its_words(folder: Path) -> None:
    (folder / "en.ftl").write_text("toy-event-laid = { $seat } lays { $card }.\ntoy-card-sun = Sun\n", encoding="utf-8")
    (folder / "de").mkdir()
    (folder / "de" / "names.ftl").write_text("toy-card-sun = Sonne\n", encoding="utf-8")
    (folder / "de" / "score.ftl").write_text("toy-report-draws = keiner\n", encoding="utf-8")
    german = Texts("de", "toy")
    assert german.name("card", "sun") == "Sonne"
    assert german.say("event-laid", seat="Anna", card="sun") == "Anna lays Sonne."  # English where words are missing
    assert german.say("score-won", seat="Anna") == "Anna gewinnt."  # the house's
    assert german.name("card", "new-moon") == "new-moon"
    assert Texts("de").say("toy-card-sun") == "toy-card-sun"  # nobody else's


def test_the_page_is_given_the_words_of_a_title_of_another_package(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(titles, "playable", lambda: ("toy",))
    (folder / "en").mkdir()
    for subject in ("names", "rules", "terminal"):
        (folder / "en" / f"{subject}.ftl").write_text(f"toy-{subject} = x\n", encoding="utf-8")
    front = exported("en")
    assert front["worded"] == {"toy": {"card": "card"}}
    assert [name for name in front["messages"] if name.startswith("toy-")] == ["toy-names"]
    assert exported("en", "rules-toy")["messages"] == {"toy-rules": "x"}


def test_a_title_without_any_words_is_told_by_its_ids(folder: Path) -> None:
    assert Texts("de", "mute").say("event-all-in") == "event all in"
    assert Texts("de", "mute").name("card", "new-moon") == "new moon"
    assert Texts("de", "mute").say("nothing") == Texts("de").say("nothing")


def test_a_title_does_not_speak_with_the_words_of_another() -> None:
    assert Texts("en", "nero").say("event-passed", seat="otho") == "event-passed"
    assert Texts("en").say("card-spy") == "card-spy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_in_the_same_order(language: str) -> None:
    """So that two of them can be read side by side."""
    folder = LOCALES / language
    assert {path.relative_to(folder) for path in folder.rglob("*")} == {
        path.relative_to(LOCALES / "en") for path in (LOCALES / "en").rglob("*")
    }
    assert sorted(path for path in folder.rglob("*") if path.is_file()) == sorted(files(language))
    assert list(messages(language)) == list(messages("en"))


def test_the_words_of_a_title_stand_in_its_folder() -> None:
    for game in ("", *rostra.GAMES):
        for path in sources("en", game):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message):
                    whose = re.match(
                        rf"(?:(?:page|rules|lesson|page-game|page-about)-)?({'|'.join(rostra.GAMES)})\b", entry.id.name
                    )
                    assert whose is None or whose[1] == game, f"{path.name}: {entry.id.name}"


def test_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "languages", lambda: ["de", "en"])
    assert texts.choose(None, {}) == "en"
    assert texts.choose(None, {"LANG": "de_AT.UTF-8"}) == "de"
    assert texts.choose(None, {"LANG": "de_DE", "LC_ALL": "C"}) == "en"
    assert texts.choose(None, {"LANG": "C", "LC_MESSAGES": "de"}) == "de"
    assert texts.choose(None, {"LANG": "C", "ROSTRA_LANGUAGE": "de"}) == "de"
    assert texts.choose(None, {"LANG": "pl_PL.UTF-8"}) == "en"
    assert texts.choose("de-CH", {"ROSTRA_LANGUAGE": "en"}) == "de"
    with pytest.raises(ValueError, match='no texts in "pl"; there are: de, en'):
        texts.choose("pl")
