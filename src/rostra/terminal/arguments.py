"""Arguments that several commands share: a game, its options, bots, a language."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

import rostra
from rostra import bots, own_files, texts, titles
from rostra.game import Game
from rostra.texts import Texts


def _beginning(incomplete: str, words: Iterable[str]) -> list[str]:
    """For the completion of a shell."""
    return [word for word in words if word.startswith(incomplete)]


def _games(incomplete: str) -> list[str]:
    return _beginning(incomplete, titles.names())


def _languages(incomplete: str) -> list[str]:
    return _beginning(incomplete, texts.languages())


GameName = Annotated[str, typer.Argument(help="help-game", show_default=False, autocompletion=_games)]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="NAME=VALUE")]
Language = Annotated[str | None, typer.Option(help="help-language", show_default=False, autocompletion=_languages)]


class BadInput(Exception):
    """What is wrong with the arguments, in words for the user: exit code 2."""


def known_titles(say: Texts) -> dict[str, str]:
    """What the help says of every title, by the message that says it."""
    known: dict[str, list[str]] = {"help-game": [], "help-rostra": [], "help-seat": [], "help-option": []}
    for name in titles.playable():
        title = titles.get(name)
        called = say.title(name)
        options = [f"{one.name}={'|'.join(one.words)}" for one in titles.options_of(title) if one.values[1:]]
        options += [f"{file}=FILE" for file in title.files]
        most = {"players": max(title.players)} if len(title.players) > 1 else {}
        known["help-game"].append(name)
        known["help-rostra"].append(called)
        known["help-seat"].append(f"{called}: {', '.join(titles.load(name, most).seats)}")
        known["help-option"].append(f"{called}: {', '.join(options)}")
    return {
        message: (", " if message in ("help-game", "help-rostra") else "; ").join(of_each)
        for message, of_each in known.items()
    }


def texts_of(context: typer.Context, language: str | None) -> Texts:
    if language is None:
        found: Texts = context.obj
        return found
    try:
        return Texts(texts.choose(language))
    except ValueError as wrong:
        raise BadInput(str(wrong)) from None


def load(say: Texts, name: str, options: Sequence[str] | None) -> Game:
    """The game with its options. ``BadInput`` says what is wrong, and what would be right."""
    if name not in titles.names():
        raise BadInput(say.say("error-game", value=name, known=", ".join(titles.playable())))
    if why := titles.problem(name):
        raise BadInput(why)
    chosen = _options(say, name, options or [])
    try:
        return rostra.load(name, **chosen)
    except ValueError as wrong:  # a file, or options that do not go together; the reason names which
        files = ", ".join(option for option in titles.get(name).files if option in chosen)
        named = re.fullmatch(r"option '(\w+)': (.*)", str(wrong), re.DOTALL)
        option, why = named.groups() if named else (files, str(wrong))
        raise BadInput(say.say("error-option-file", option=option, why=why)) from None


def _options(say: Texts, game: str, given: Sequence[str]) -> dict[str, str]:
    title = titles.get(game)
    choices = {option.name: option.words for option in titles.options_of(title)}
    files = title.files
    chosen: dict[str, str] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals:
            example, values = next(iter(choices.items()))
            raise BadInput(say.say("error-option-form", value=option, example=f"{example}={values[-1]}"))
        if name not in choices and name not in files:
            raise BadInput(say.say("error-option-name", value=name, known=", ".join((*choices, *files))))
        if name in choices and value not in choices[name]:
            raise BadInput(say.say("error-option-value", option=name, value=value, known=", ".join(choices[name])))
        if name in chosen:
            raise BadInput(say.say("error-option-twice", option=name))
        is_path = name in files and (Path(value).exists() or not own_files.has(game, name, value))
        chosen[name] = str(Path(value).absolute()) if is_path else value
    return chosen


def bots_for(say: Texts, game: str, seats: Sequence[str], names: str) -> list[str]:
    """A bot for each of these seats; the last one named plays the rest."""
    found = names.split(",")
    for name in found:
        if not bots.has(game, name):
            raise BadInput(say.say("error-bot", value=name, known=", ".join(bots.names(game))))
    if len(found) > max(len(seats), 1):
        raise BadInput(say.say("error-bots", value=names, seats=", ".join(seats)))
    return (found + found[-1:] * len(seats))[: len(seats)]


def seat_of(say: Texts, seats: Sequence[str], name: str) -> int:
    if name not in seats:
        raise BadInput(say.say("error-seat", value=name, known=", ".join(seats)))
    return seats.index(name)
