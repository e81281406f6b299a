"""The command ``rostra host``: a host's tools, on the database or over HTTP."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from rostra.terminal.arguments import BadInput, Language, texts_of
from rostra.texts import Texts

if TYPE_CHECKING:  # the server's parts take a while to load, and only these commands need them
    from rostra.server.host_messages import HostMatch, Pruned, Pruning
    from rostra.terminal.host_access import Access

Database = Annotated[str | None, typer.Option(help="help-database", show_default=False)]
ServerAddress = Annotated[
    str | None, typer.Option("--server", envvar="ROSTRA_SERVER", help="help-tools-server", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="help-tools-json")]
MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="help-tools-match", show_default=False)]
Really = Annotated[bool, typer.Option("--really", help="help-really")]
WaitingDays = Annotated[int | None, typer.Option(min=0, max=36_500, help="help-prune-waiting", show_default=False)]
AbandonedDays = Annotated[int | None, typer.Option(min=0, max=36_500, help="help-prune-abandoned", show_default=False)]
FinishedDays = Annotated[int | None, typer.Option(min=0, max=36_500, help="help-prune-finished", show_default=False)]
WhoName = Annotated[str | None, typer.Option("--name", help="help-tools-who-name", show_default=False)]
WhoAddress = Annotated[str | None, typer.Option("--address", help="help-tools-who-address", show_default=False)]
WhoHash = Annotated[str | None, typer.Option("--hash", help="help-tools-who-hash", show_default=False)]
Note = Annotated[str, typer.Option("--note", help="help-tools-note", show_default=False)]

Ages = tuple[int | None, int | None, int | None]
"""Days: waiting, abandoned, finished."""
Whom = tuple[str, str]
"""By what (``name``, ``address``, ``hash``), and which."""
T = TypeVar("T")

host_app = typer.Typer(help="help-tools", no_args_is_help=True)


@contextmanager
def host_errors() -> Iterator[None]:
    """What fails although the command was right ends it with exit code 1, in words."""
    from rostra.terminal.host import HostError

    try:
        yield
    except HostError as failed:
        Console(stderr=True, highlight=False, soft_wrap=True).print(f"rostra: {failed}", markup=False)
        raise typer.Exit(1) from None
    except ValueError as wrong:
        raise BadInput(str(wrong)) from None


def config_of(**flags: str | int | None) -> Any:
    from rostra.server import config

    try:
        return config.read(**flags)
    except ValueError as wrong:
        raise BadInput(str(wrong)) from None


def _access(say: Texts, database: str | None, server: str | None) -> "Access":
    from rostra.terminal import host_access

    config = config_of(database=database)
    if server:
        return host_access.Server(say, server, config.host_token)
    return host_access.Database(say, config)


@host_app.command("list", help="help-tools-list")
def _list(
    context: typer.Context,
    phase: Annotated[str, typer.Option(help="help-tools-phase", show_default=False)] = "",
    game: Annotated[str, typer.Option(help="help-tools-game", show_default=False)] = "",
    name: Annotated[str, typer.Option(help="help-tools-name", show_default=False)] = "",
    before: Annotated[
        int | None, typer.Option(min=0, max=2**63 - 1, help="help-tools-before", show_default=False)
    ] = None,
    most: Annotated[int, typer.Option(min=1, max=50, help="help-tools-most")] = 50,
    as_json: AsJson = False,
    database: Database = None,
    server: ServerAddress = None,
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    if phase not in ("", "gathering", "playing", "over"):
        raise BadInput(f"--phase {phase!r}: gathering, playing, over")
    with host_errors():
        found = _access(say, database, server).find(phase, game, name, before, most)
    if as_json:
        typer.echo(msgspec.json.encode(found))
    elif not found.matches:
        typer.echo(say.say("host-none"))
    else:
        _print_matches(say, found.matches)
        if found.next is not None:
            typer.echo(say.say("host-more", before=found.next))


def _print_matches(say: Texts, matches: "list[HostMatch]") -> None:
    table = Table(box=None, pad_edge=False)
    for head in ("match", "game", "phase", "made", "last", "players"):
        table.add_column(say.say(f"host-{head}"), no_wrap=head == "match", overflow="fold")
    for one in matches:
        phase = say.say(f"page-phase-{one.phase}")
        table.add_row(one.id, one.game, phase, _when(one.created_at), _when(one.last_at), _players(say, one))
    Console(highlight=False, markup=False).print(table)


def _players(say: Texts, one: "HostMatch") -> str:
    if one.match is None:
        return say.say("host-problem", why=_problem(say, one))
    return ", ".join(seat.name or seat.bot or "-" for seat in one.match.seats)


def _problem(say: Texts, one: "HostMatch") -> str:
    return say.say(one.problem) if say.knows(one.problem) else one.problem


def _when(at: int) -> str:
    """In the time of this machine."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


@host_app.command("show", help="help-tools-show")
def _show(
    context: typer.Context, match: MatchId, as_json: AsJson = False, database: Database = None,
    server: ServerAddress = None, language: Language = None,
) -> None:  # fmt: skip
    say = texts_of(context, language)
    with host_errors():
        found = _access(say, database, server).show(match)
    if as_json:
        typer.echo(msgspec.json.encode(found))
        return
    _print_matches(say, [found])
    if found.maker:
        typer.echo(say.say("host-maker", hash=found.maker))
    for guest in found.here:
        seat = "none"
        if guest.seat is not None and found.match is not None:
            there = found.match.seats[guest.seat]
            seat = there.name or there.leader
        typer.echo(say.say("host-here", seat=seat, address=guest.address))


@host_app.command("close", help="help-tools-close")
def _close(
    context: typer.Context, match: MatchId, database: Database = None, server: ServerAddress = None,
    language: Language = None,
) -> None:  # fmt: skip
    say = texts_of(context, language)
    with host_errors():
        _access(say, database, server).close(match)
    typer.echo(say.say("host-closed", match=match))


@host_app.command("remove", help="help-tools-remove")
def _remove(
    context: typer.Context, match: MatchId, really: Really = False, database: Database = None,
    server: ServerAddress = None, language: Language = None,
) -> None:  # fmt: skip
    say = texts_of(context, language)
    with host_errors():
        access = _access(say, database, server)
        if not really:
            _print_matches(say, [access.show(match)])
            typer.echo(say.say("host-would-remove", match=match))
            return
        access.remove(match)
    typer.echo(say.say("host-removed", match=match))


@host_app.command("erase", help="help-tools-erase")
def _erase(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="help-tools-erase-name", show_default=False)],
    match: Annotated[str | None, typer.Option(help="help-tools-erase-match", show_default=False)] = None,
    really: Really = False,
    as_json: AsJson = False,
    database: Database = None,
    server: ServerAddress = None,
    language: Language = None,
) -> None:
    from rostra.server.host_messages import Erasing

    say = texts_of(context, language)
    with host_errors():
        wanted = _converted({"name": name, "match": match, "really": really}, Erasing)
        found = _access(say, database, server).erase(wanted)
    if as_json:
        typer.echo(msgspec.json.encode(found))
    elif not found.matches:
        typer.echo(say.say("host-nobody", name=name))
    else:
        for one in found.matches:
            typer.echo(one.id)
        if really:
            typer.echo(say.say("host-erased", matches=len(found.matches)))
        else:
            typer.echo(say.say("host-would-erase", matches=len(found.matches)))


@host_app.command("block", help="help-tools-block")
def _block(
    context: typer.Context, name: WhoName = None, address: WhoAddress = None, note: Note = "",
    database: Database = None, server: ServerAddress = None, language: Language = None,
) -> None:  # fmt: skip
    _forbid(texts_of(context, language), "block", _given(name=name, address=address), note, database, server)


@host_app.command("mute", help="help-tools-mute")
def _mute(
    context: typer.Context, name: WhoName = None, address: WhoAddress = None, note: Note = "",
    database: Database = None, server: ServerAddress = None, language: Language = None,
) -> None:  # fmt: skip
    _forbid(texts_of(context, language), "mute", _given(name=name, address=address), note, database, server)


@host_app.command("unblock", help="help-tools-unblock")
def _unblock(
    context: typer.Context, name: WhoName = None, address: WhoAddress = None, hash: WhoHash = None,
    database: Database = None, server: ServerAddress = None, language: Language = None,
) -> None:  # fmt: skip
    _lift(texts_of(context, language), "block", _given(name=name, address=address, hash=hash), database, server)


@host_app.command("unmute", help="help-tools-unmute")
def _unmute(
    context: typer.Context, name: WhoName = None, address: WhoAddress = None, hash: WhoHash = None,
    database: Database = None, server: ServerAddress = None, language: Language = None,
) -> None:  # fmt: skip
    _lift(texts_of(context, language), "mute", _given(name=name, address=address, hash=hash), database, server)


def _forbid(say: Texts, effect: str, whom: Whom, note: str, database: str | None, server: str | None) -> None:
    from rostra.server.host_messages import Blocking

    wanted = _converted({"effect": effect, "kind": whom[0], "value": whom[1], "note": note}, Blocking)
    with host_errors():
        _access(say, database, server).block(wanted)
    typer.echo(say.say(f"host-{effect}", whom=_called(say, whom)))


def _lift(say: Texts, effect: str, whom: Whom, database: str | None, server: str | None) -> None:
    from rostra.server.host_messages import Lifting

    wanted = _converted({"effect": effect, "kind": whom[0], "value": whom[1]}, Lifting)
    with host_errors():
        _access(say, database, server).lift(wanted)
    typer.echo(say.say(f"host-un{effect}", whom=_called(say, whom)))


def _given(**whom: str | None) -> Whom:
    """The one option of these that was given."""
    found = [(kind, value) for kind, value in whom.items() if value is not None]
    if len(found) != 1:
        raise BadInput(" | ".join(f"--{kind}" for kind in whom))
    return found[0]


def _converted(given: dict[str, Any], kind: "type[T]") -> "T":
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as wrong:  # such as "Expected `int` >= 90 - at `$.abandoned`"
        wanted, _, what = str(wrong).removeprefix("Expected ").replace("`", "").partition(" - at $.")
        raise BadInput(f"{what}: {wanted}") from None


def _called(say: Texts, whom: Whom) -> str:
    kind, value = whom
    return say.say("host-the-name", name=value) if kind == "name" else say.say("host-the-address")


@host_app.command("blocks", help="help-tools-blocks")
def _blocks(
    context: typer.Context, as_json: AsJson = False, database: Database = None, server: ServerAddress = None,
    language: Language = None,
) -> None:  # fmt: skip
    say = texts_of(context, language)
    with host_errors():
        found = _access(say, database, server).blocked()
    if as_json:
        typer.echo(msgspec.json.encode(found))
    elif not found.blocks:
        typer.echo(say.say("host-no-blocks"))
    else:
        table = Table(box=None, pad_edge=False)
        for head in ("effect", "whom", "since", "note"):
            table.add_column(say.say(f"host-{head}"), overflow="fold")
        for one in found.blocks:
            table.add_row(one.effect, f"{one.kind} {one.value}", _when(one.since), one.note)
        Console(highlight=False, markup=False).print(table)


@host_app.command("prune", help="help-db-prune")
def _prune(
    context: typer.Context,
    waiting: WaitingDays = None,
    abandoned: AbandonedDays = None,
    finished: FinishedDays = None,
    really: Really = False,
    as_json: AsJson = False,
    database: Database = None,
    server: ServerAddress = None,
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    wanted = pruning((waiting, abandoned, finished), really)
    with host_errors():
        found = _access(say, database, server).prune(wanted)
    if as_json:
        typer.echo(msgspec.json.encode(found))
    else:
        tell_pruned(say, wanted, found)


def pruning(days: Ages, really: bool) -> "Pruning":
    """The ages that were given; without any, those at which the server removes matches by itself."""
    from rostra.server.host_messages import Pruning

    kinds = ("waiting", "abandoned", "finished")
    if all(age is None for age in days):
        config = config_of()
        days = config.keep_waiting, config.keep_abandoned, config.keep_finished
    return _converted({**{kind: age or None for kind, age in zip(kinds, days)}, "really": really}, Pruning)


def tell_pruned(say: Texts, wanted: "Pruning", found: "Pruned") -> None:
    typer.echo(
        say.say(
            "prune-ages", waiting=wanted.waiting or 0, abandoned=wanted.abandoned or 0, finished=wanted.finished or 0
        )
    )
    if found.waiting + found.abandoned + found.finished == 0:
        typer.echo(say.say("prune-none"))
        return
    typer.echo(say.say("prune-found", waiting=found.waiting, abandoned=found.abandoned, finished=found.finished))
    if found.really:
        typer.echo(say.say("prune-done"))
    else:
        typer.echo(say.say("prune-dry"))
