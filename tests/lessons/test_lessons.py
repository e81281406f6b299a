"""The guided first games: whatever they show can happen, can be said, and may be seen."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache

import pytest
from litestar.testing import create_test_client

import rostra
from rostra.game import Json, State
from rostra.lessons import FOLDER, BadLesson, lesson, names, played
from rostra.server.fluent_export import exported
from rostra.server.pages import PAGES
from rostra.texts import languages

RULES = {name: (FOLDER.parents[2] / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in names()}

lesson_once = cache(lesson)


def source(name: str) -> Json:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def asks(name: str) -> Iterator[Json]:
    for step in lesson_once(name)["steps"]:
        yield from step["asks"]


def frames(name: str) -> Iterator[Json]:
    for step in lesson_once(name)["steps"]:
        for ask in step["asks"]:
            for way in ask["wanted"].values():
                yield from way["after"]
        yield from step["after"]


def states(name: str) -> Iterator[State]:
    """Every state on the way, by the first of the ways."""
    told = source(name)
    game = rostra.load(told["game"], **told.get("options", {}))
    state = game.position(told["position"])
    yield state
    for step in told["steps"]:
        if "position" in step:
            state = game.position(step["position"])
            yield state
        parts = [*step.get("do", []), *step.get("then", [])]
        for line in [line for part in parts for line in ([part] if isinstance(part, str) else part)]:
            state = state.clone()
            state.apply(state.parse(line))
            yield state


@pytest.mark.parametrize("name", names())
def test_a_lesson_plays_through_to_the_end_of_the_game(name: str) -> None:
    got = lesson_once(name)
    assert 12 <= len(got["steps"]) <= 16
    assert got["seats"][got["seat"]] == source(name)["learner"]
    end = got["steps"][-1]
    assert end["view"]["outcome"]["winners"] == [source(name)["learner"]]
    assert not end["asks"]
    assert not end["after"]
    assert sum(bool(step["asks"]) for step in got["steps"]) >= 10  # taught by doing


@pytest.mark.parametrize("name", names())
def test_what_is_wanted_is_legal_and_the_learner_is_asked(name: str) -> None:
    learner = source(name)["learner"]
    for ask in asks(name):
        assert ask["wanted"]
        assert set(ask["wanted"]) <= set(ask["lines"])
        assert ask["view"]["waiting_for"] == learner
        assert len(ask["view"]["actions"]) == len(ask["lines"])


@pytest.mark.parametrize("name", names())
def test_every_way_leads_on(name: str) -> None:
    """From ask to ask, whatever the order, to the end of the step; what is seen on arrival is what is asked about."""
    for step in lesson_once(name)["steps"]:
        if step["asks"]:
            assert step["view"] == step["asks"][0]["view"]
        for ask in step["asks"]:
            for way in ask["wanted"].values():
                assert way["after"]
                if way["next"] is not None:
                    assert way["after"][-1]["view"] == step["asks"][way["next"]]["view"]
        reached = {way["next"] for ask in step["asks"] for way in ask["wanted"].values()} | {0}
        assert set(range(len(step["asks"]))) <= reached


@pytest.mark.parametrize("name", names())
def test_the_learner_sees_what_he_may_and_nothing_else(name: str) -> None:
    """All that is shown is the learner's view of a state of the game, and what he saw happen."""
    learner = lesson_once(name)["seat"]
    may = [state.view(learner) for state in states(name)]
    shown = [step["view"] for step in lesson_once(name)["steps"]]
    shown += [ask["view"] for ask in asks(name)] + [frame["view"] for frame in frames(name)]
    others = [seat for seat in lesson_once(name)["seats"] if seat != source(name)["learner"]]
    on_the_way = 0
    for view in shown:
        assert view["seat"] == source(name)["learner"]
        if view["outcome"] is None:
            seen = [view["players"][seat]["hand"] for seat in others]
            # the opponent's hand is open to the one who spies on it, while he chooses
            assert seen == [None] * len(others) or view["asked"] == "asked-take"
        on_the_way += view not in may  # where the order is free there are other ways to the same end
    assert on_the_way <= 6


@pytest.mark.parametrize("name", names())
def test_others_secrets_are_in_no_event(name: str) -> None:
    learner = source(name)["learner"]
    for frame in frames(name):
        for event in frame["events"]:
            if event["event"] in ("drew", "laid", "dealt") and event["seat"] != learner and event.get("face") != "up":
                assert "card" not in event


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", languages())
def test_every_step_has_words_in_every_language(name: str, language: str) -> None:
    messages = exported(language, f"lessons-{name}")["messages"]
    steps = lesson_once(name)["steps"]
    assert messages.keys() == {step["message"] for step in steps}
    assert len(messages) == len(steps)
    for text in messages.values():
        assert isinstance(text, str)
        assert text.count("*") % 2 == 0, text
        assert len(text) < 440, (len(text), text)  # a phone has little room


@pytest.mark.parametrize("name", names())
def test_every_step_names_a_rule(name: str) -> None:
    for step in lesson_once(name)["steps"]:
        assert re.search(rf"^\| {step['rule']} ", RULES[name], re.MULTILINE), step["rule"]


def test_the_page_is_given_its_lessons() -> None:
    with create_test_client(PAGES) as client:
        for name in names():
            answer = client.get(f"/page/facts/lesson-{name}.json")
            assert answer.status_code == 200
            assert answer.json() == lesson_once(name)
            assert client.get(answer.url.path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304
        for wrong in ("lesson-chess.json", "lesson-caesar", "caesar.json", "lesson-.json", "lesson-lesson-caesar.json"):
            assert client.get(f"/page/facts/{wrong}").status_code == 404, wrong


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(ValueError, match=r"lesson 'chess': there is no such lesson; there are caesar, nero"):
        lesson("chess")


# Bad files

BEGIN = """
game = "caesar"
learner = "cleopatra"
[options]
action_decks = "shuffled"
[position]
players.cleopatra = { hand = ["1", "2", "4"], influence_pile = ["3", "3", "3"] }
players.caesar = { hand = ["5"], influence_pile = ["3"] }
votes = { deck = ["orgy", "senators"] }
"""
STEP = '[[steps]]\nmessage = "m"\nrule = "CC-T2"\n'


def test_in_any_order() -> None:
    got = played(BEGIN + STEP + 'do = [["up 1 senators", "up 2 censors"], "draw influence", "deal 3"]\n', "tried")
    first, then, other, draw = got["steps"][0]["asks"]
    assert {line: way["next"] for line, way in first["wanted"].items()} == {"up 1 senators": 1, "up 2 censors": 3}
    assert {line: way["next"] for line, way in then["wanted"].items()} == {"up 2 censors": 2}
    assert {line: way["next"] for line, way in other["wanted"].items()} == {"draw influence": None}
    assert {line: way["next"] for line, way in draw["wanted"].items()} == {"up 1 senators": 2}
    assert [frame["events"] for frame in other["wanted"]["draw influence"]["after"]] == [
        [{"event": "drew", "seat": "cleopatra", "pile": "influence", "card": "3"}]
    ]


@pytest.mark.parametrize(
    ("text", "step", "line", "why"),
    [
        (STEP + 'do = ["up 5 senators"]', 1, "up 5 senators", "CC"),
        (STEP + 'do = ["nonsense"]', 1, "nonsense", "nonsense"),
        (STEP + STEP + 'do = ["up 1 senators", "up 1 senators"]', 2, "up 1 senators", "cannot be played"),
        (STEP + 'do = ["down 1 senators"]\nthen = ["veto"]', 1, "veto", "cannot be played"),
        (STEP + 'then = ["pass", "done"]\n' + STEP + 'do = ["pass"]', 2, "pass", "not the learner"),
        (STEP + 'do = [["down 1 senators", "draw influence"]]', 1, "draw influence", "cannot be played"),
        (STEP + "do = [3]", 1, "3", "a line of notation"),
        (STEP + 'rules = "CC-T2"', 1, None, "no such key"),
        (STEP + "then = 3", 1, None, "must be a list"),
        ('[[steps]]\nmessage = "m"', 1, None, "'rule' is missing"),
        (STEP + STEP + 'position = { to_move = "nobody" }', 2, None, "position"),
        (STEP + 'do = [["pass", "done"]]', 1, "done", "cannot be played"),
        (STEP + 'do = [["down 1 senators", "up 2 senators"]]', 1, "up 2 senators", "cannot be played"),
        (STEP + 'do = ["down 1 senators", "draw influence", "pass"]', 1, "pass", "cannot be played"),
    ],
)
def test_a_bad_file_names_step_and_line(text: str, step: int | None, line: str | None, why: str) -> None:
    with pytest.raises(BadLesson, match=re.escape(why)) as wrong:
        played(BEGIN + text, "tried")
    said = str(wrong.value)
    assert "lesson 'tried'" in said
    assert (wrong.value.step, wrong.value.line) == (step, line)
    assert step is None or f"step {step}" in said
    assert line is None or f"line {line!r}" in said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('game = "chess"\nlearner = "white"\nsteps = []', "there is no such game"),
        ('game = "caesar"\nlearner = "nero"\nsteps = []', "'nero' is no seat; there are cleopatra, caesar"),
        ('game = "caesar"\nlearner = "caesar"\nsteps = []\noptions = { edition = "x" }', "edition"),
        ('game = "caesar"\nsteps = []', "'learner' is missing"),
        ('game = "caesar"\nlearner = "caesar"\nsteps = []', "'steps'"),
        ('game = "caesar"\nlearner = "caesar"\nsteps = [3]', "a step is a table"),
        ('game = "caesar"\nlearner = "caesar"\nsteps = 3', "must be a list"),
        ('game = "caesar"\nlearner = caesar\n', "(at line 2, column"),
    ],
)
def test_a_bad_head_is_told(text: str, why: str) -> None:
    with pytest.raises(BadLesson, match=re.escape(why)):
        played(text, "tried")
