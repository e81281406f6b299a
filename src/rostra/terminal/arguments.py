"""What several commands are told in the same words: a game, its options, bots, a language. Bad input is ``Wrong``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import rostra
from rostra import bots, texts, titles
from rostra.game import Game
from rostra.texts import Texts

GameName = Annotated[str, typer.Argument(help="help-game", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="NAME=VALUE")]
Language = Annotated[str | None, typer.Option(help="help-language", show_default=False)]


class Wrong(Exception):
    """Bad input, in words for the person who typed it: exit code 2."""


def texts_of(context: typer.Context, language: str | None) -> Texts:
    if language is None:
        found: Texts = context.obj
        return found
    try:
        return Texts(texts.choose(language))
    except ValueError as wrong:
        raise Wrong(str(wrong)) from None


def load(say: Texts, name: str, options: Sequence[str] | None) -> Game:
    """The game with its options; what is wrong is said with what would be right."""
    if name not in titles.names():
        raise Wrong(say.say("error-game", value=name, known=", ".join(titles.names())))
    if why := titles.fault(name):  # for its author
        raise Wrong(why)
    chosen = _options(say, name, options or [])
    try:
        return rostra.load(name, **chosen)
    except ValueError as wrong:  # a file; the reason names it
        given = ", ".join(option for option in titles.get(name).files if option in chosen)
        raise Wrong(say.say("error-option-file", option=given, why=str(wrong))) from None


def _options(say: Texts, game: str, given: Sequence[str]) -> dict[str, str]:
    title = titles.get(game)
    choices = {option.name: list(map(str, option.values)) for option in titles.options_of(title)}
    files = title.files
    chosen: dict[str, str] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            raise Wrong(say.say("error-option-form", value=option))
        if name not in choices and name not in files:
            raise Wrong(say.say("error-option-name", value=name, known=", ".join((*choices, *files))))
        if name in choices and value not in choices[name]:
            raise Wrong(say.say("error-option-value", option=name, value=value, known=", ".join(choices[name])))
        if name in chosen:
            raise Wrong(say.say("error-option-twice", option=name))
        chosen[name] = str(Path(value).absolute()) if name in files else value
    return chosen


def bots_for(say: Texts, game: str, seats: Sequence[str], names: str) -> list[str]:
    """A bot for each of these seats; the last one named plays the rest."""
    found = names.split(",")
    for name in found:
        if not bots.has(game, name):
            raise Wrong(say.say("error-bot", value=name, known=", ".join(bots.names(game))))
    if len(found) > max(len(seats), 1):
        raise Wrong(say.say("error-bots", value=names, seats=", ".join(seats)))
    return (found + found[-1:] * len(seats))[: len(seats)]


def seat_of(say: Texts, seats: Sequence[str], name: str) -> int:
    if name not in seats:
        raise Wrong(say.say("error-seat", value=name, known=", ".join(seats)))
    return seats.index(name)
