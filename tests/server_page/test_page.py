"""The plain page without a browser: what is served, what it may not contain, and that it says what the others say."""

import json
import random
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import rostra
from rostra import texts
from rostra.game import Json, pick
from rostra.nero.state import State as NeroState
from rostra.server.games import all_games
from rostra.server.pages import KINDS, PAGE
from rostra.server.web import SECURITY
from rostra.server.words import compiled
from rostra.terminal.caesar import choices as caesar_choices
from rostra.terminal.caesar import words as caesar_words
from rostra.terminal.nero import choices as nero_choices
from rostra.terminal.nero import words as nero_words
from rostra.texts import Texts
from tests.server.client import Server
from tests.test_texts import seen_in_nero

LANGUAGES = texts.languages()
FILES = sorted(path for path in PAGE.iterdir() if path.is_file())
MODULES = {path.name: path.read_text(encoding="utf-8") for path in FILES if path.suffix == ".js"}
SOURCE = "\n".join(MODULES.values())

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not here: apt-get install nodejs")


# What is served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page"), thinkers=0) as found:
        yield found


def test_every_file_is_served_with_its_type_and_the_strict_policy(server: Server) -> None:
    paths = {f"/page/{path.name}": KINDS[path.suffix] for path in FILES}
    paths |= {"/": KINDS[".html"], "/m/whatever": KINDS[".html"], "/page/nero.json": KINDS[".json"]}
    paths |= {f"/page/texts/{language}.json": KINDS[".json"] for language in LANGUAGES}
    for path, kind in paths.items():
        answer = server.http.get(path)
        encoding = "; charset=utf-8" if kind.startswith("text/") else ""
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind + encoding), path
        assert answer.headers["content-security-policy"] == SECURITY["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        again = server.http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert "unsafe" not in SECURITY["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["/page/no.js", "/page/..%2Fpages.py", "/page/texts/pl.json", "/page/texts/en", "/page/texts/..%2Fen.json"]
)
def test_nothing_else_is(server: Server, path: str) -> None:
    assert server.http.get(path).status_code == 404


def test_the_page_ships_with_the_package() -> None:
    with Path("pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["setuptools"]["package-data"]["rostra"]
    there = {path for pattern in patterns for path in Path("src/rostra").glob(pattern)}
    assert {Path("src/rostra/server/page") / path.name for path in FILES} <= there


# What it may not contain


class Markup(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside.append(tag)
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.inside[-1:] in (["script"], ["style"]) and data.strip():
            self.inline.append(data)


def test_nothing_is_inline() -> None:
    markup = Markup((PAGE / "index.html").read_text(encoding="utf-8"))
    assert markup.inline == []
    for tag, attributes in markup.found:
        assert tag != "style"
        assert "src" in attributes or tag != "script"
        assert not [name for name in attributes if name == "style" or name.startswith("on")]
    # Scripts set styles through the CSSOM only, and text is never taken for markup.
    made_of_text = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|DOMParser"
    assert not re.findall(rf"{made_of_text}|cssText|[\"']style[\"']|\bstyle:|javascript:", SOURCE)


def test_no_address_of_anybody_else() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")  # a name, no address
        assert re.findall(r"[a-z]+://[^$]", text) == [], path.name
        assert re.findall(r"""["'(]//|@import|url\(""", text) == [], path.name


def test_every_file_is_used_and_there() -> None:
    named = set(re.findall(r'"/page/([a-z.-]+)"', (PAGE / "index.html").read_text(encoding="utf-8")))
    imported = set(re.findall(r'from "\./([a-z.-]+)";', SOURCE))
    assert named | imported | {"index.html"} == {path.name for path in FILES}
    assert not re.search(r"""(?:\bfrom |\bimport *\(?) *["'](?!\./)""", SOURCE)


# Its words


def ids(language: str) -> set[str]:
    messages: dict[str, Any] = compiled(language)["messages"]
    return set(messages)


_KINDS = "page|event|choice|ask|menu|table|score|details|troops|entered|answer|map|explain|rule|record"


def test_every_id_in_the_modules_has_words() -> None:
    known = ids("en")
    named = set(re.findall(rf'"((?:{_KINDS})-[a-z0-9_-]*[a-z0-9])"', SOURCE))
    named |= set(re.findall(r'(?:say|texts\.knows)\(\s*"([a-z-]+[a-z])"', SOURCE))
    stems = {"page-option", "page-value", "page-level"}  # named(), word(): "page-option" and the option
    assert len(named) > 150
    assert {name for name in named - stems if name not in known and f"nero-{name}" not in known} == set()
    composed = set(re.findall(rf"`((?:{_KINDS})-[a-z-]*)\$", SOURCE)) | {f"{stem}-" for stem in stems}
    for beginning in composed:
        assert [name for name in known if name.removeprefix("nero-").startswith(beginning)], beginning
    for name in known:
        if name.startswith("page-"):
            put_together = [beginning for beginning in composed if name.startswith(beginning)]
            assert name in named or put_together, f"{name}: nobody says it"


def test_what_is_put_together_has_words() -> None:
    known = ids("en")
    for game in rostra.GAMES:
        assert {f"page-game-{game}", f"page-about-{game}"} <= known
        for option, values in rostra_options(game).items():
            assert {f"page-option-{option}", *(f"page-value-{value}" for value in values)} <= known
    told = set(re.findall(r'tell\(match, "([a-z-]+)"', Path("src/rostra/tables/house.py").read_text(encoding="utf-8")))
    told |= {"ready", "not-ready", "undone"}
    assert {f"page-event-{event}" for event in told - {"said", "over"}} <= known
    assert {f"page-phase-{phase}" for phase in ("gathering", "playing", "over")} <= known
    for reason in ("resigned", "timeout", "cancelled", "unfinished"):
        assert f"page-over-{reason}" in known
    for word in re.findall(r'(?:tool|sure|answer|step)\("([a-z-]+)"', MODULES["house.js"]):
        assert f"page-do-{word}" in known
    for word in re.findall(r'step\("([a-z]+)"', MODULES["ending.js"]):
        assert f"page-replay-{word}" in known


def rostra_options(game: str) -> dict[str, list[str]]:
    return next(info.options for info in all_games() if info.name == game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_language_can_be_compiled(language: str) -> None:
    assert ids(language) == ids("en")


def test_the_page_knows_the_languages_there_are() -> None:
    listed = re.search(r"LANGUAGES = (\[.*?\])", MODULES["texts.js"])
    assert listed is not None
    assert sorted(json.loads(listed[1])) == LANGUAGES
    assert sorted(re.findall(r'([a-z]{2}): "', re.findall(r"NAMES = {.*?}", MODULES["main.js"])[0])) == LANGUAGES


def test_every_province_has_its_place_on_the_map() -> None:
    places = re.findall(r'"?([a-z-]+)"?: \[\d+, \d+\]', MODULES["nero.js"])
    assert sorted(places) == sorted(rostra.load("nero").new().view(None)["provinces"])


# The same words as everywhere else


def in_node(script: str, given: Any, folder: Path) -> Any:
    """Run a module that may import the page's, with ``given`` as its data; what it writes as JSON."""
    module = folder / "check.mjs"
    page = PAGE.as_uri()
    module.write_text(
        f'import {{ readFileSync }} from "node:fs";\n{script.replace("@/", page + "/")}\n'
        "process.stdout.write(JSON.stringify(main(JSON.parse(readFileSync(0, 'utf-8')))));\n",
        encoding="utf-8",
    )
    for name in MODULES:  # .js is a module only if a package says so: copies, so that nothing is written into ours
        (folder / name).write_text(MODULES[name], encoding="utf-8")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    module.write_text(module.read_text(encoding="utf-8").replace(page, folder.as_uri()), encoding="utf-8")
    done = subprocess.run(["node", module], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def arguments(pattern: ftl.Pattern) -> list[dict[str, str | int]]:
    """Arguments that reach every branch of a message, more or less."""
    keys: dict[str, set[str]] = {}

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            keys.setdefault(node.id.name, set())
        if isinstance(node, ftl.SelectExpression):
            assert isinstance(node.selector, ftl.VariableReference)
            found = keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                found.add(variant.key.name if isinstance(variant.key, ftl.Identifier) else "")
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(pattern)
    found: list[dict[str, str | int]] = []
    for at in range(8):
        given: dict[str, str | int] = {}
        for name, words in keys.items():
            named = sorted(words - PLURALS - {""})
            if named and not words & (PLURALS - {"other"}):
                given[name] = [*named, "elsewhere"][at % (len(named) + 1)]
            elif words or at >= 6:
                given[name] = (0, 1, 2, 5, 21, 101, 12345, 3)[at]
            else:
                given[name] = f"{name} {at}"
        found.append(given)
    return found


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    resource = FluentResource((texts.LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry.value for entry in resource.body if isinstance(entry, ftl.Message) and entry.value}


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_words_every_message_as_python_does(language: str, tmp_path: Path) -> None:
    data = compiled(language)
    asked = [
        (name, given)
        for name, pattern in patterns(language).items()
        if name in data["messages"]
        for given in arguments(pattern)
    ]
    bundle = texts._bundle(language)
    right = []
    for name, given in asked:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, given)
        assert not errors
        right.append(said)
    script = """
        import { Bundle } from "@/fluent.js";
        function main({ data, asked }) {
          const bundle = new Bundle(data.language, data.messages);
          return asked.map(([name, given]) => bundle.format(name, given));
        }"""
    assert len(asked) > 5000
    assert in_node(script, {"data": data, "asked": asked}, tmp_path) == right


def seen_in_caesar() -> list[Json]:
    found = []
    for seed in range(12):
        state = rostra.load("caesar").new()
        rng = random.Random(seed)
        events: list[rostra.Event] = []
        while state.actor != rostra.OVER:
            state.apply(pick(state.chances() or [(action, 1) for action in state.actions()], rng), events)
        found += [seen for event in events for seat in (0, 1, None) if (seen := event.seen_by(seat)) is not None]
    return found


@needs_node
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_events_as_the_terminal_does(language: str, tmp_path: Path) -> None:
    events = {"caesar": seen_in_caesar()[::5], "nero": seen_in_nero()}
    right = [caesar_words.tell(Texts(language, "caesar"), seen) for seen in events["caesar"]]
    right += [nero_words.tell(Texts(language, "nero"), seen) for seen in events["nero"]]
    script = """
        import { Texts } from "@/texts.js";
        import * as caesar from "@/caesar-words.js";
        import * as nero from "@/nero-words.js";
        function main({ data, events }) {
          const texts = new Texts(data);
          return [
            ...events.caesar.map((seen) => caesar.tell(texts.of("caesar"), seen)),
            ...events.nero.map((seen) => nero.tell(texts.of("nero"), seen)),
          ];
        }"""
    assert in_node(script, {"data": compiled(language), "events": events}, tmp_path) == right


@needs_node
def test_the_browser_asks_as_the_terminal_does(server: Server, tmp_path: Path) -> None:
    """The question, and of Nero every choice; of Caesar & Cleopatra all but the cards to lay, which are a grid."""
    rng = random.Random(4)
    asked: list[Json] = []
    right: list[Json] = []
    for game in rostra.GAMES:
        say = Texts("en", game)
        for _ in range(4):
            state = rostra.load(game).new()
            while state.actor != rostra.OVER:
                if state.actor >= 0 and rng.random() < 0.3:
                    view = state.view(state.actor)
                    lines = [state.text(action) for action in view["actions"]]
                    asked.append({"game": game, "view": view, "lines": lines})
                    right.append(_terminal(say, state, view, rng))
                state.apply(pick(state.chances() or [(action, 1) for action in state.actions()], rng))
    assert len(asked) > 200
    script = """
        import { Texts } from "@/texts.js";
        import * as caesar from "@/caesar-choices.js";
        import * as nero from "@/nero-choices.js";
        const GAMES = { caesar, nero };
        function main({ data, facts, asked }) {
          return asked.map(({ game, view, lines }) => {
            const { question, choices } = GAMES[game];
            const texts = new Texts(data).of(game);
            const labels = choices(texts, view, lines, facts)
              .filter((row) => !row.cells)
              .flatMap((row) => row.items.map((item) => [row.caption, item.label]));
            return { question: question(texts, view, lines, facts).at(-1), labels };
          });
        }"""
    given = {"data": compiled("en"), "facts": server.get("/page/nero.json"), "asked": asked}
    for told, wanted in zip(in_node(script, given, tmp_path), right):
        assert told["question"] == wanted["question"]
        assert [tuple(label) for label in told["labels"]] == wanted["labels"]


def _terminal(say: Texts, state: rostra.State, view: Json, rng: random.Random) -> Json:
    if isinstance(state, NeroState):
        menu = nero_choices.menu(say, state.box, state, view)
    else:
        menu = caesar_choices.menu(say, state, view, rng)
    quiet = menu.quiet  # "and do not ask me again" is a button of the house here
    labels = [(row.caption, what) for row in menu.rows for number, what in row.choices if number != quiet]
    return {"question": menu.question, "labels": labels}
