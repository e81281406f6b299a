"""What happens is what a title has declared, and all that is declared can be said."""

import re
from collections.abc import Mapping
from itertools import chain
from pathlib import Path

import pytest

from rostra import titles
from rostra.annals import sentences
from rostra.event_kinds import EventKind, event
from rostra.game import Event, Title
from rostra.tables import house_events
from rostra.texts import Texts
from rostra.title_checks import BadTitle
from tests.happenings import can_be_said, happened, seen
from tests.test_texts import LANGUAGES, messages, variables

NAMED = [pytest.param(titles.get(name), id=name) for name in titles.names()]


def kinds(title: Title) -> dict[str, EventKind]:
    return {kind.name: kind for kind in title.events}


# What happens


@pytest.mark.parametrize("title", NAMED)
def test_what_happens_is_declared_and_what_is_declared_happens(title: Title) -> None:
    declared = kinds(title)
    assert len(declared) == len(title.events), "a name stands there twice"
    for one, _ in happened(title.name):
        problem = problems(title, declared[one.name], one)
        assert not problem, f"{one}: {problem}"
    assert {one.name for one, _ in happened(title.name)} == set(declared)


def problems(title: Title, kind: EventKind, told: Event) -> str:
    open = {name.rstrip("?"): of for name, of in kind.open.items()}
    if told.private != kind.private:
        return "private or not"
    if unknown := (set(told.open) - set(open)) | (set(told.secret) - set(kind.secret)):
        return f"not declared there: {unknown}"
    if missing := {name for name in kind.open if not name.endswith("?")} - set(told.open):
        return f"missing: {missing}"
    if twice_or_never := {name for name in kind.secret if (name in told.open) == (name in told.secret)}:
        return f"open or secret: {twice_or_never}"
    if bool(told.secret) != bool(told.knows):
        return "somebody knows what is secret"
    wrong = [name for name, value in told.open.items() if not fits(title, value, open[name])]
    wrong += [name for name, value in told.secret.items() if not fits(title, value, kind.secret[name])]
    return f"wrong type: {wrong}" if wrong else ""


def fits(title: Title, value: object, of: str | Mapping[str, str]) -> bool:
    if isinstance(of, Mapping):
        return isinstance(value, dict) and set(value) == set(of) and all(fits(title, value[it], of[it]) for it in of)
    if of.endswith("?"):
        return value is None or fits(title, value, of.removesuffix("?"))
    key, mapping, values = of.partition(": ")
    if mapping:
        pairs = value.items() if isinstance(value, dict) else [(None, None)]
        return all(fits(title, one, key) and fits(title, other, values) for one, other in pairs)
    if of.endswith("[]"):
        return isinstance(value, list) and all(fits(title, one, of.removesuffix("[]")) for one in value)
    if of in ("int", "bool"):
        return type(value).__name__ == of
    if "|" in of:
        return value in of.split("|")
    return isinstance(value, str) and (of == "text" or is_name(title, of, value))


def is_name(title: Title, kind: str, value: str) -> bool:
    texts = Texts("en", title.name)
    family = value.partition("-")[0]  # revolt-moesia is a card
    ids = [f"{prefix}{kind}-{word}" for prefix in ("", f"{title.name}-") for word in (value, family)]
    return kind in title.kinds.values() and any(texts.knows(one) for one in ids)


def test_what_does_not_fit_is_found() -> None:
    title = titles.get("caesar")
    spied = kinds(title)["spied"]
    right = {"seat": "caesar", "on": "cleopatra"}
    assert problems(title, spied, Event("spied", right, {"hand": ["5", "spy"]}, (1,))) == ""
    for wrong in (
        Event("spied", right, {"hand": ["6"]}, (1,)),
        Event("spied", right, {"hand": "5"}, (1,)),
        Event("spied", {**right, "on": None}, {"hand": ["5"]}, (1,)),
        Event("spied", {**right, "hand": ["5"]}, {}, ()),
        Event("spied", {**right, "pile": "action"}, {"hand": ["5"]}, (1,)),
        Event("spied", {"seat": "caesar"}, {"hand": ["5"]}, (1,)),
        Event("spied", right, {"hand": ["5"]}, ()),
        Event("spied", right, {}, ()),
        Event("spied", {}, {**right, "hand": ["5"]}, (1,), True),
    ):
        assert problems(title, spied, wrong), wrong


def test_a_title_declares_what_its_table_manners_name() -> None:
    title = titles.get("nero")
    fewer = tuple(kind for kind in title.events if kind.name != "stepped")
    with pytest.raises(BadTitle, match="events do not list stepped"):
        titles.checked("nero", title._replace(events=fewer))


def test_all_that_happens_at_a_table_is_declared() -> None:
    source = Path(house_events.__file__).with_name("house_lines.py").read_text(encoding="utf-8")
    told = set(re.findall(r'Event\("([a-z-]+)"', source))
    told |= set(chain.from_iterable(re.findall(r'match, "([a-z-]+)"(?: if .* else "([a-z-]+)")?, \{', source)))
    assert told - {""} == {kind.name for kind in house_events.HOUSE} - {"did"}


# How it is said


@pytest.mark.parametrize("title", NAMED)
def test_every_sentence_has_words_with_just_these_arguments(title: Title) -> None:
    english = messages("en")
    for message, given in can_be_said(title):
        own = f"{title.name}-{message}"
        assert variables(english[own if own in english else message]) == given, message


@pytest.mark.parametrize("title", NAMED)
def test_whatever_happens_is_said_in_every_language(title: Title) -> None:
    saying = [Texts(language, title.name) for language in LANGUAGES]
    for told in seen(title.name):
        spoken = list(chain.from_iterable(sentences(texts, told) for texts in saying))
        assert len(spoken) >= len(saying), told
        for sentence in spoken:
            bare = r"\{|\$|event-|card-|group-|vote-|pile-|area-|seat-|seat\d|province-|rank-|troops-"
            assert not re.search(bare, sentence), sentence


def test_what_is_said_without_saying_how() -> None:
    kind = event("took", "cards are taken", {"seat": "seat", "from?": "pile"}, secret={"card": "card"})
    ((one,),) = kind.says
    assert (one.message, dict(one.given)) == ("event-took", {"seat": "seat", "from": "from", "card": "card"})
