"""For those who host: run the server, look after its database."""

import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from urllib.error import URLError

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from sqlalchemy import Engine, make_url
from sqlalchemy.exc import SQLAlchemyError

from rostra.server.config import Config
from rostra.server.run import run
from rostra.store import StoreDown, backup
from rostra.store.database import connect, migrate
from rostra.texts import Texts


class Failed(Exception):
    """In words for the host: exit code 1."""


def serve(say: Texts, config: Config, browser: bool) -> None:
    host = "127.0.0.1" if config.host in ("0.0.0.0", "::") else config.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{config.port}/"
    threading.Thread(target=_announce, args=(say, config, address, browser), daemon=True).start()
    try:
        run(config)
    except OSError as why:
        other = config.port + 1
        raise Failed(
            say.say("error-port", host=config.host, port=str(config.port), why=str(why.strerror), other=str(other))
        ) from None
    except StoreDown as why:
        raise Failed(_database_error(say, config.database, why)) from None


def _announce(say: Texts, config: Config, address: str, browser: bool) -> None:
    """Once it answers: where it is, and the page."""
    console = Console(highlight=False, soft_wrap=True)
    for _ in range(150):
        try:
            with urllib.request.urlopen(f"{address}ready", timeout=2):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    else:
        return
    console.print(say.say("serve-running", address=address), style="bold")
    console.print(say.say("serve-data", database=_shown(config.database)))
    console.print(say.say("serve-stop"))
    if browser:
        webbrowser.open(address)


def _shown(database: str) -> str:
    """Without the password."""
    url = make_url(database)
    return str(url.database) if url.drivername.startswith("sqlite") else url.render_as_string(hide_password=True)


def save(say: Texts, database: str, file: Path) -> str:
    if file.exists():
        raise Failed(say.say("db-file-exists", file=str(file)))
    with _bar() as bar:
        task = bar.add_task(file.name, total=None)
        try:
            matches, entries = backup.backup(
                _engine(say, database), file, lambda done, of: bar.update(task, completed=done, total=of)
            )
        except OSError as why:
            raise Failed(f"{file}: {why.strerror or why}") from None
    return say.say("db-saved", matches=matches, entries=entries, file=str(file))


def restore(say: Texts, database: str, file: Path) -> str:
    with _bar() as bar:
        task = bar.add_task(file.name, total=None)
        try:
            matches, entries = backup.restore(
                _engine(say, database), file, lambda done, of: bar.update(task, completed=done, total=of)
            )
        except OSError as why:
            raise Failed(f"{file}: {why.strerror or why}") from None
        except backup.NotEmpty:
            raise Failed(say.say("db-not-empty")) from None
        except backup.BadBackup as why:
            raise Failed(say.say("db-not-a-backup", file=str(file), why=str(why))) from None
    return say.say("db-restored", matches=matches, entries=entries)


def check(say: Texts, database: str) -> str:
    with _bar() as bar:
        task = bar.add_task("", total=None)
        matches, entries, wrong = backup.check(
            _engine(say, database), lambda done, of: bar.update(task, completed=done, total=of)
        )
    if not wrong:
        return say.say("db-checked", matches=matches, entries=entries)
    lines = [say.say("db-wrong", match=match, why=why) for match, why in wrong]
    raise Failed("\n".join([*lines, say.say("db-wrongs", wrong=len(wrong), matches=matches)]))


def export(say: Texts, database: str, folder: Path) -> str:
    with _bar() as bar:
        task = bar.add_task(folder.name, total=None)
        try:
            records = backup.export(
                _engine(say, database), folder, lambda done, of: bar.update(task, completed=done, total=of)
            )
        except OSError as why:
            raise Failed(say.say("error-folder", file=str(folder), why=why.strerror or str(why))) from None
    return say.say("db-exported", records=records, folder=str(folder))


def _engine(say: Texts, database: str) -> Engine:
    try:
        engine = connect(database)
        migrate(engine)
    except (SQLAlchemyError, OSError) as why:
        raise Failed(_database_error(say, database, why)) from None
    return engine


def _database_error(say: Texts, database: str, why: Exception) -> str:
    first = str(why).strip().partition("\n")[0]
    return say.say("error-database", database=_shown(database), why=first)


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
