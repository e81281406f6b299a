"""All that is said to people, from locales/*.ftl: message ids and arguments here, sentences there.

Arguments that are names of the game (a card, a group, a seat) are worded through their own messages; the bare id comes
along as ``$card-id``, so that a translation can choose its words by it. Where a game has words of its own for
something, their id begins with the game: of Nero ``event-turn`` is ``nero-event-turn``.
"""

import math
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Protocol, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LOCALES: Final = Path(__file__).parent / "locales"
DEFAULT: Final = "en"

# Arguments that are worded, by game: what their messages' ids begin with.
WORDED: Final = {
    "caesar": {
        "card": "card",
        "target": "card",
        "cards": "card",
        "group": "group",
        "other": "group",
        "groups": "group",
        "seat": "seat",
        "opponent": "seat",
        "vote": "vote",
        "votes": "vote",
        "pile": "pile",
        "item": "score",
    },
    "nero": {
        "card": "card",
        "cards": "card",
        "seat": "seat",
        "seats": "seat",
        "opponent": "seat",
        "opener": "seat",
        "target": "seat",
        "enemy": "seat",
        "province": "province",
        "other": "province",
        "here": "province",
        "there": "province",
        "home": "province",
        "area": "area",
        "rank": "rank",
    },
}


class Reason(Protocol):
    """What texts need of a ``rostra.Refusal``; they stand below the games and know none."""

    line: str
    message: str
    rule: str
    details: dict[str, str | int]


Argument = str | int | float | Sequence[str]


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(path.stem for path in LOCALES.glob("*.ftl") if "." not in path.stem)


def sources(language: str, part: str | None = None) -> list[Path]:
    """The files of a language: ``de.ftl`` and its parts, such as ``de.rules-nero.ftl``; or one part of it."""
    return sorted(LOCALES.glob(f"{language}.*ftl" if part is None else f"{language}.{part}.ftl"))


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
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """Words in one language; English where a message is missing there."""

    def __init__(self, language: str = DEFAULT, game: str = "caesar") -> None:
        self.language = language
        self.game = game
        self.worded = WORDED[game]

    def of(self, game: str) -> "Texts":
        """The same language, with the words of a game."""
        return Texts(self.language, game)

    def say(self, message: str, **arguments: Argument) -> str:
        """The message with its arguments; its id if nobody has words for it."""
        values: dict[str, str | int | float] = {}
        for name, value in arguments.items():
            values[name] = self._worded(name, value)
            if name in self.worded and isinstance(value, str):
                values[f"{name}-id"] = value
        if self.knows(f"{self.game}-{message}"):
            message = f"{self.game}-{message}"
        for language in dict.fromkeys((self.language, DEFAULT)):
            bundle = _bundle(language)
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, values)
            if not errors or language == DEFAULT:
                return str(said)
        return message

    def knows(self, message: str) -> bool:
        return _bundle(DEFAULT).has_message(message)

    def name(self, kind: str, value: str) -> str:
        """A name of the game: ``name("card", "spy")``; the bare id if it is not one of ours, from somebody's own map.

        Cards of Nero can be called after a province: ``revolt-moesia`` is ``card-revolt`` of ``$province``.
        """
        for message in (f"{self.game}-{kind}-{value}", f"{kind}-{value}"):
            if self.knows(message):
                return self.say(message)
        family, _, province = value.partition("-")
        if self.knows(f"{self.game}-{kind}-{family}"):
            return self.say(f"{kind}-{family}", province=province)
        return value

    def number(self, value: float, digits: int = 0) -> str:
        """As it is written in this language, with so many digits after the point (or comma)."""
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
        """Who plays: bots go by their names, everybody else does, too, but for the terminal's nameless human."""
        return self.say("player-human") if name == "human" else name

    def _worded(self, name: str, value: Argument) -> str | int | float:
        if isinstance(value, int | float):
            return value
        kind = self.worded.get(name)
        if isinstance(value, str):
            if not kind:
                return value
            value = value.split(", ")  # of the engine's reasons some are lists
        if not value:
            return self.say("nothing")
        return ", ".join(self.name(kind, one) if kind else one for one in value)

    def refusal(self, refusal: Reason) -> str:
        """Why a line cannot be played, with the rule that says so; in the words of the game whose line it is."""
        game = refusal.message.partition("-")[0]
        if game in WORDED and game != self.game:
            return self.of(game).refusal(refusal)
        details: dict[str, str | int] = dict(refusal.details)
        message = refusal.message
        for name, value in details.items():
            if isinstance(value, str) and value.removeprefix(f"{self.game}-").startswith("asked-"):
                # "right" is an example of the notation, or the question that is open now
                message = f"{message}-asked" if name == "right" else message
                details[name] = self.say(value)
        rule = self.say("rule-notation") if refusal.rule == "notation" else refusal.rule
        return self.say("refused", why=self.say(message, line=refusal.line, **details), rule=rule)
