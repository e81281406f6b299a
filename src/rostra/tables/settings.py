"""How a match is to be played: the game, who sits where, and the rules of the house."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, structs

import rostra
from rostra import bots, titles
from rostra.game import Game, Json, Rng, pick
from rostra.game_file import GameFile
from rostra.tables.commands import Name
from rostra.tables.names import must_be_unlike
from rostra.tables.plain_text import tidy
from rostra.tables.refusals import refuse

DAY: Final = 24 * 60 * 60 * 1000
"""In milliseconds."""


class Live(Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many minutes for the whole game, and some seconds more for each turn."""

    minutes: Annotated[int, Meta(ge=1, le=600, description="for the whole game")]
    increment: Annotated[int, Meta(ge=0, le=600, description="seconds for each turn")] = 0


class Correspondence(Struct, frozen=True, tag_field="kind", tag="correspondence", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: Annotated[int, Meta(ge=1, le=60, description="for each turn")]


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """``person``: taken by whoever makes the match; ``open``: by whoever joins; ``bot``: by a bot of that level."""

    kind: Annotated[Literal["person", "bot", "open"], Meta(description="who sits there")] = "open"
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40, description="its name; empty: the usual one")] = ""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is to be played: the game, who sits where, the rules of the house."""

    game: Annotated[str, Meta(max_length=40, description="the title's name")]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], str | int | bool],
        Meta(description="the game's options; what is left out has its default"),
    ] = {}
    seats: Annotated[
        tuple[SeatPlan, ...], Meta(max_length=8, description="who sits where; empty: a person and bots")
    ] = ()
    seating: Annotated[
        Literal["listed", "lot"], Meta(description="`lot`: the server draws who of `seats` sits where")
    ] = "listed"
    clock: Annotated[Live | Correspondence | None, Meta(description="null: nobody is hurried")] = None
    one_device: Annotated[bool, Meta(description="all persons share one secret and one device")] = False
    listed: Annotated[bool, Meta(description="in the lobby; otherwise only for those who have the link")] = False
    spectators: Annotated[bool, Meta(description="whether others may watch")] = True
    hints: Annotated[bool, Meta(description="whether players may ask a bot what it would do")] = True
    takebacks: Annotated[bool, Meta(description="whether players may ask each other to take something back")] = True
    leavers: Annotated[str, Meta(max_length=40, description="the bot for those who leave; 'none': nobody")] = ""
    pause: Annotated[int, Meta(ge=1, le=86_400, description="seconds to answer what others play")] = 5


def checked(settings: Settings) -> tuple[Settings, Game]:
    """The settings with every default filled in, and their game; a ``Refusal`` says what is wrong."""
    try:
        title = titles.get(settings.game)
    except ValueError:
        raise refuse("no-such-game", game=settings.game, there=", ".join(titles.playable())) from None
    for name in title.files:  # no path is opened that came over the net
        if name in settings.options and not isinstance(settings.options[name], GameFile):
            raise refuse("no-files", option=name)
    options = dict(settings.options)
    if len(title.players) > 1 and settings.seats:
        options.setdefault("players", len(settings.seats))
    try:
        game = rostra.load(settings.game, **options)
    except (ValueError, TypeError) as why:
        raise refuse("bad-option", why=str(why)) from None
    names = bots.names(settings.game)
    companion = bots.level(settings.game, bots.COMPANION)
    leavers = settings.leavers or companion
    plans = settings.seats or (SeatPlan("person"), *[SeatPlan("bot") for _ in game.seats[1:]])
    if len(plans) != len(game.seats):
        raise refuse("seats", seats=len(plans), right=len(game.seats))
    plans = tuple(_seat(plan, names, companion) for plan in plans)
    if leavers not in (*names, "none"):
        raise refuse("no-such-bot", bot=leavers, there=", ".join(names))
    if not any(plan.kind == "person" for plan in plans):
        raise refuse("nobody")
    if settings.one_device and any(plan.kind == "open" for plan in plans):
        raise refuse("open-at-one-device")
    return structs.replace(settings, options=game.options, seats=plans, leavers=leavers), game


def must_differ(settings: Settings) -> None:
    """The names of a new match; those of matches that are stored stay as they are."""
    known: list[str] = []
    for plan in settings.seats:
        if plan.name:
            must_be_unlike(plan.name, known, bots.names(settings.game))
            known.append(plan.name)


def checked_under(settings: Settings, rules_version: int) -> tuple[Settings, Game]:
    """As ``checked``, for a match that began under this version of the rules."""
    if settings.game not in titles.playable():
        raise refuse("game-gone", game=settings.game)
    checked_now, game = checked(settings)
    if rules_version < game.rules_version:
        return checked(structs.replace(settings, options=settings.options | {"rules": rules_version}))
    if rules_version > game.rules_version:
        raise refuse("newer-rules", version=rules_version, now=game.rules_version)
    return checked_now, game


def files_in(options: Json) -> dict[str, GameFile]:
    """The files of a host's own among the options."""
    return {name: value for name, value in options.items() if isinstance(value, GameFile)}


def plain(options: Json) -> Json:
    """Options as they are sent and stored: files by their names only."""
    return {name: str(value) if isinstance(value, GameFile) else value for name, value in options.items()}


def with_files(settings: Settings, files: Mapping[str, GameFile]) -> Settings:
    """The settings with what is in the files that they name."""
    return structs.replace(settings, options={**settings.options, **files}) if files else settings


def _seat(plan: SeatPlan, names: tuple[str, ...], companion: str) -> SeatPlan:
    if plan.kind != "bot":
        if plan.bot:
            raise refuse("bot-for-a-person", bot=plan.bot)
        return structs.replace(plan, name=tidy(plan.name))
    bot = plan.bot or companion
    if bot not in names:
        raise refuse("no-such-bot", bot=bot, there=", ".join(names))
    return SeatPlan("bot", "", bot)


def drawn(settings: Settings, rng: Rng) -> Settings:
    """The settings of a new match, with the lots drawn if its seats are given by lot."""
    if settings.seating != "lot":
        return settings
    left = list(settings.seats)
    seats = tuple(left.pop(pick([(at, 1) for at in range(len(left))], rng)) for _ in settings.seats)
    return structs.replace(settings, seats=seats)


def for_rematch(settings: Settings) -> Settings:
    """The settings of a rematch: everybody moves one seat on, and the rules are the newest."""
    options = {name: value for name, value in settings.options.items() if name != "rules"}
    return structs.replace(settings, options=options, seats=(settings.seats[-1], *settings.seats[:-1]))
