"""For those who host: run the server, look after its database."""

import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

from rich.console import Console
from sqlalchemy import Engine, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rostra.file_lock import InUse
from rostra.server import bus
from rostra.server.config import Config
from rostra.server.hosts import EVERYWHERE, is_loopback, own_addresses
from rostra.server.run import NoAddress, run
from rostra.store import StoreDown, backup
from rostra.store.database import TooNew, connect, migrate, without_password
from rostra.store.obstacles import Unusable, obstacle
from rostra.terminal.screen import progress
from rostra.texts import Texts


class HostError(Exception):
    """What went wrong, in words for the host: exit code 1."""


def serve(say: Texts, config: Config, browser: bool) -> None:
    def announce(port: int) -> None:
        threading.Thread(target=_announce, args=(say, config, port, browser), daemon=True).start()

    try:
        run(config, announce)
    except NoAddress as why:
        other = config.port + 1 if config.port < 65535 else 8000
        raise HostError(
            say.say("error-port", host=config.host, port=str(config.port), why=str(why), other=str(other))
        ) from None
    except InUse:
        raise HostError(say.say("serve-in-use", database=database_name(config.database))) from None
    except StoreDown as why:
        raise HostError(database_error(say, config.database, why)) from None


def _announce(say: Texts, config: Config, port: int, browser: bool) -> None:
    """Say where the server is as soon as it answers; open the page there if wanted."""
    console = Console(highlight=False, soft_wrap=True)
    address = _url("127.0.0.1" if config.host in EVERYWHERE else config.host, port)
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    for _ in range(300):
        try:
            with directly.open(f"{address}ready", timeout=2):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    else:
        return
    console.print(say.say("serve-running", address=address), style="bold")
    for line in open_to_others(say, config, port):
        console.print(line)
    console.print(say.say("serve-data", database=database_name(config.database)))
    if config.bus and (why := bus.obstacle(config.bus)):
        console.print(say.say("serve-bus-away", bus=without_password(config.bus), why=why))
    console.print(say.say("serve-stop"))
    if browser and _is_there(address):
        webbrowser.open(address)


def open_to_others(say: Texts, config: Config, port: int) -> list[str]:
    """What a host should know who lets others in: by which addresses they come, and that nothing is encrypted. Behind a
    proxy they come by its address, which the server must know.
    """
    if config.behind_proxy:
        return [] if config.origins or config.hosts else [say.say("serve-no-name")]
    if is_loopback(config.host):
        return []
    lines = []
    if config.host in EVERYWHERE:
        own = own_addresses(with_ipv6=":" in config.host)
        if own:
            lines.append(say.say("serve-others", addresses=" ".join(_url(address, port) for address in own)))
    return [*lines, say.say("serve-no-tls")]


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _is_there(address: str) -> bool:
    """Whether the page is there: just after an installation it may still be being built."""
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    for _ in range(600):
        try:
            with directly.open(address, timeout=2):
                return True
        except (URLError, OSError):
            time.sleep(0.1)
    return False


def database_name(database: str) -> str:
    """The database in messages: without its password."""
    url = make_url(database)
    return str(url.database) if url.drivername.startswith("sqlite") else without_password(database)


def save(say: Texts, database: str, file: Path) -> str:
    if file.exists():
        raise HostError(say.say("db-file-exists", file=str(file)))
    with _database(say, database) as engine, _bar(file.name) as progress:
        try:
            matches, entries = backup.backup(engine, file, progress)
        except OSError as why:
            raise HostError(f"{file}: {why.strerror or why}") from None
    return say.say("db-saved", matches=matches, entries=entries, file=str(file))


def restore(say: Texts, database: str, file: Path) -> str:
    try:
        file.open("rb").close()  # before a database is made for it
    except OSError as why:
        raise HostError(f"{file}: {why.strerror or why}") from None
    with _database(say, database, there=False) as engine, _bar(file.name) as progress:
        try:
            matches, entries = backup.restore(engine, file, progress)
        except OSError as why:
            raise HostError(f"{file}: {why.strerror or why}") from None
        except backup.NotEmpty:
            raise HostError(say.say("db-not-empty")) from None
        except backup.BadBackup as why:
            raise HostError(say.say("db-not-a-backup", file=str(file), why=str(why))) from None
    return say.say("db-restored", matches=matches, entries=entries)


def check(say: Texts, database: str) -> str:
    with _database(say, database) as engine, _bar("") as progress:
        matches, entries, wrong = backup.check(engine, progress)
    if not wrong:
        return say.say("db-checked", matches=matches, entries=entries)
    raise HostError(_wrongs(say, wrong, matches))


def export(say: Texts, database: str, folder: Path) -> str:
    with _database(say, database) as engine, _bar(folder.name) as progress:
        try:
            records, wrong = backup.export(engine, folder, progress)
        except OSError as why:
            raise HostError(say.say("error-folder", file=str(folder), why=why.strerror or str(why))) from None
    message = say.say("db-exported", records=records, folder=str(folder))
    if not wrong:
        return message
    raise HostError(f"{_wrongs(say, wrong, records + len(wrong))}\n{message}")


def _wrongs(say: Texts, wrong: list[backup.Wrong], matches: int) -> str:
    lines = [say.say("db-wrong", match=match, why=why) for match, why in wrong]
    return "\n".join([*lines, say.say("db-wrongs", wrong=len(wrong), matches=matches)])


@contextmanager
def _database(say: Texts, database: str, there: bool = True) -> Iterator[Engine]:
    """The database with its tables up to date. Whatever goes wrong with it becomes a ``HostError``."""
    engine = None
    try:
        url = make_url(database) if there and database.startswith("sqlite") else None
        if url is not None and url.database and not Path(url.database).expanduser().exists():
            raise HostError(say.say("error-no-database", database=database_name(database)))
        try:
            engine = connect(database)
        except OSError as why:
            raise HostError(database_error(say, database, why)) from None
        migrate(engine)
        yield engine
    except (SQLAlchemyError, TooNew, Unusable) as why:
        raise HostError(database_error(say, database, why)) from None
    finally:
        if engine is not None:
            engine.dispose()


def database_error(say: Texts, database: str, why: Exception) -> str:
    reason = str(why.orig if isinstance(why, DBAPIError) else why).strip().partition("\n")[0]
    known = obstacle(why, database)
    if known is None:
        return say.say("error-database", database=database_name(database), why=reason)
    reason = reason.rpartition(" failed: ")[2]  # before it the driver repeats the address
    return say.say(known.message, database=database_name(database), why=reason, **known.arguments)


@contextmanager
def _bar(what: str) -> Iterator[backup.Progress]:
    with progress() as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
