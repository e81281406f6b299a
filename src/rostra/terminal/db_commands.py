"""The commands ``rostra db``: look after the database."""

from pathlib import Path
from typing import Annotated

import typer

from rostra.terminal.arguments import Language, texts_of
from rostra.terminal.host_commands import (
    AbandonedDays,
    Database,
    FinishedDays,
    Really,
    WaitingDays,
    config_of,
    host_errors,
    pruning,
    tell_pruned,
)

# rostra.terminal.host, the server's parts, takes a while to load: only the command that runs imports it.

BackupFile = Annotated[Path, typer.Argument(help="help-db-file", show_default=False)]

db_app = typer.Typer(help="help-db", no_args_is_help=True)


@db_app.command("backup", help="help-db-backup")
def _db_backup(context: typer.Context, file: BackupFile, database: Database = None, language: Language = None) -> None:
    from rostra.terminal import host as hosting

    with host_errors():
        typer.echo(hosting.save(texts_of(context, language), config_of(database=database).database, file))


@db_app.command("restore", help="help-db-restore")
def _db_restore(context: typer.Context, file: BackupFile, database: Database = None, language: Language = None) -> None:
    from rostra.terminal import host as hosting

    with host_errors():
        typer.echo(hosting.restore(texts_of(context, language), config_of(database=database).database, file))


@db_app.command("check", help="help-db-check")
def _db_check(context: typer.Context, database: Database = None, language: Language = None) -> None:
    from rostra.terminal import host as hosting

    with host_errors():
        typer.echo(hosting.check(texts_of(context, language), config_of(database=database).database))


@db_app.command("export", help="help-db-export")
def _db_export(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(help="help-db-folder", show_default=False)],
    database: Database = None,
    language: Language = None,
) -> None:
    from rostra.terminal import host as hosting

    with host_errors():
        typer.echo(hosting.export(texts_of(context, language), config_of(database=database).database, folder))


@db_app.command("prune", help="help-db-prune")
def _db_prune(
    context: typer.Context,
    waiting: WaitingDays = None,
    abandoned: AbandonedDays = None,
    finished: FinishedDays = None,
    export: Annotated[Path | None, typer.Option(help="help-prune-export", metavar="DIR", show_default=False)] = None,
    really: Really = False,
    database: Database = None,
    language: Language = None,
) -> None:
    """Without ``really`` nothing is exported either."""
    from rostra.terminal.host import HostError
    from rostra.terminal.host_access import Database as Access

    say = texts_of(context, language)
    with host_errors():
        wanted = pruning((waiting, abandoned, finished), really)
        try:
            found = Access(say, config_of(database=database)).prune(wanted, export if really else None)
        except OSError as why:
            raise HostError(say.say("error-folder", file=str(export), why=why.strerror or str(why))) from None
    tell_pruned(say, wanted, found)
