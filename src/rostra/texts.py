"""All that is said to people: message ids and arguments here, sentences in locales/.

A language is a folder and a subject is a file: ``locales/de/house.ftl``. The words of a title stand in its own folder,
``locales/de/<title>/events.ftl``; a title of another package brings its folder along. A title's ids begin with its
name: asked for ``event-turn``, ``say`` takes ``<title>-event-turn`` if there is such a message.

Arguments that are names of the game (a card, a seat, a place) are worded through their own messages; the bare id comes
along as ``$card-id``, so that a translation can choose its words by it.
"""

import math
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from rostra import titles
from rostra.game import Refusal

LOCALES: Final = Path(__file__).parent / "locales"
DEFAULT: Final = "en"


Argument = str | int | float | Sequence[str]


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


def sources(language: str, game: str = "") -> list[Path]:
    """The files of the house or of a title: those in our folder, and those that the title brings along."""
    files = list((LOCALES / language / game).glob("*.ftl"))
    if game and titles.get(game).texts:
        brought = Path(titles.get(game).texts)
        files += [*brought.glob(f"{language}.ftl"), *(brought / language).glob("*.ftl")]
    return sorted(files)


def choose(language: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for (a ValueError if there is none such), or the environment's, or English."""
    there = languages()
    if language is not None:
        if _plain(language) not in there:
            raise ValueError(Texts(choose()).say("error-language", value=language, known=", ".join(there)))
        return _plain(language)
    for name in ("ROSTRA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):  # the first that is set decides, as everywhere
            return _plain(environment[name]) if _plain(environment[name]) in there else DEFAULT
    return DEFAULT


def _plain(language: str) -> str:
    """de for de_AT.UTF-8"""
    return language.replace("-", "_").partition("_")[0].partition(".")[0].lower()


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _bundle(language: str, game: str = "") -> FluentBundle:
    """The words of the house, and of a title if one is named."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in dict.fromkeys([*sources(language), *sources(language, game)]):
        bundle.add_resource(_resource(path))
    return bundle


class Texts:
    """Words in one language; English where a message is missing there. Without a title it speaks of the house only."""

    def __init__(self, language: str = DEFAULT, game: str = "") -> None:
        self.language = language
        self.game = game
        self._kinds = titles.get(game).kinds if game else {}

    def of(self, game: str) -> "Texts":
        """The same language, with the words of a title."""
        return Texts(self.language, game)

    def say(self, message: str, **arguments: Argument) -> str:
        """The message with its arguments; its id if there are no words for it."""
        values: dict[str, str | int | float] = {}
        for name, value in arguments.items():
            values[name] = self._worded(name, value)
            if name in self._kinds and isinstance(value, str):
                values[f"{name}-id"] = value.partition("/")[0]
        if self.knows(f"{self.game}-{message}"):
            message = f"{self.game}-{message}"
        for language in dict.fromkeys((self.language, DEFAULT)):
            bundle = _bundle(language, self.game)
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, values)
            if not errors or language == DEFAULT:
                return str(said)
        return self._bare(message)

    def knows(self, message: str) -> bool:
        return _bundle(DEFAULT, self.game).has_message(message)

    def name(self, kind: str, value: str) -> str:
        """A name of the game: ``name("card", "spy")``. Without words for it, as of somebody's own map, the id itself.

        A card can be called after a province: ``revolt-moesia`` is ``card-revolt`` of ``$province``. What is told
        apart by numbers has them behind its name: ``galley/4-1`` is the galley 4/1.
        """
        value, _, numbers = value.partition("/")
        if numbers:
            return f"{self.name(kind, value)} {numbers.replace('-', '/')}"
        for message in (f"{self.game}-{kind}-{value}", f"{kind}-{value}"):
            if self.knows(message):
                return self.say(message)
        family, _, province = value.partition("-")
        if self.knows(f"{self.game}-{kind}-{family}"):
            return self.say(f"{kind}-{family}", province=province)
        return self._bare(value)

    def _bare(self, unknown: str) -> str:
        """An id without words. If the title has no words at all, the id is at least made readable."""
        if sources(DEFAULT, self.game):
            return unknown
        return unknown.removeprefix(f"{self.game}-").removeprefix("why-").replace("-", " ")

    def title(self, game: str) -> str:
        """What a title is called."""
        message = f"page-game-{game}"
        texts = self.of(game)
        return texts.say(message) if texts.knows(message) else titles.get(game).long_name

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it, with this many digits after the point (or comma)."""
        return self._figure(value, "decimal", digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of 1 as per cent."""
        return self._figure(share, "percent", digits)

    def _figure(self, value: float, style: str, digits: int) -> str:
        if not math.isfinite(value):
            return "-"
        figure = fluent_number(value, style=style, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("figure", value=cast(float, figure))

    def player(self, name: str) -> str:
        """The name of a player or a bot. Only the terminal's player has none, and is called by a word."""
        return self.say("player-human") if name == "human" else name

    def _worded(self, name: str, value: Argument) -> str | int | float:
        if isinstance(value, int | float):
            return value
        kind = self._kinds.get(name)
        if isinstance(value, str):
            if not kind:
                return value
            value = value.split(", ")  # some arguments of refusals are lists
        if not value:
            return self.say("nothing")
        return ", ".join(self.name(kind, one) if kind else one for one in value)

    def refusal(self, refusal: Refusal) -> str:
        """Why a line cannot be played, with the rule that says so."""
        details: dict[str, str | int] = dict(refusal.details)
        message = refusal.message
        for name, value in details.items():
            if isinstance(value, str) and value.removeprefix(f"{self.game}-").startswith("asked-"):
                # "right" is an example of the notation, or the question that is open now
                message = f"{message}-asked" if name == "right" else message
                details[name] = self.say(value)
        rule = self.say("rule-notation") if refusal.rule == "notation" else refusal.rule
        return self.say("refused", why=self.say(message, line=refusal.line, **details), rule=rule)
