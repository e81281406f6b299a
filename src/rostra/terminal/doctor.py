"""``rostra doctor``: what is here, what is missing or broken, and what helps."""

import logging
import os
import platform
import shutil
import socket
import sys
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal
from urllib.error import URLError

import redis
from redis.exceptions import RedisError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

import rostra
from rostra import bots, titles
from rostra.data_folder import data_folder
from rostra.server import config
from rostra.server.hosts import EVERYWHERE
from rostra.server.pages import PAGE
from rostra.store import database
from rostra.terminal.screen import Screen
from rostra.texts import Texts

State = Literal["ok", "note", "broken"]
MARKS: Final[dict[State, tuple[str, str]]] = {"ok": ("ok", "green"), "note": ("--", "yellow"), "broken": ("!!", "red")}
LITTLE: Final = 200_000_000
"""Bytes. With less than that on the disk the host should know."""
TOOLS: Final = ("cc", "node", "chromium", "git", "postgres", "redis-server")
"""What developers need; Debian hides some of them from PATH, where tools/services.py finds them."""


@dataclass(frozen=True)
class Finding:
    check: str
    state: State
    found: str
    help: str = ""


def examine(say: Texts) -> list[Finding]:
    """Everything, one check after the other. Nothing is changed; what is not there yet is not made."""
    found = [*_rostra(say), *_page(say), *_data(say)]
    try:
        settings = config.read()
    except ValueError as wrong:
        found.append(Finding("settings", "broken", str(wrong), say.say("doctor-help-settings")))
    else:
        found += [*_database(say, settings.database), *_bus(say, settings.bus), *_port(say, settings)]
    return [*found, *_games(say), *_bots(say), *_tools(say)]


def show(screen: Screen, say: Texts, findings: list[Finding]) -> None:
    for one in findings:
        mark, colour = MARKS[one.state]
        check = say.say(f"doctor-{one.check}")
        screen.say(f"{mark}  {check}: {one.found}", None if one.state == "ok" else colour)
        if one.help:
            screen.say(f"      {one.help}")
    broken = sum(one.state == "broken" for one in findings)
    screen.say()
    screen.say(say.say("doctor-broken", n=broken) if broken else say.say("doctor-well"), "bold")


def as_json(findings: list[Finding]) -> dict[str, Any]:
    return {
        "ok": all(one.state != "broken" for one in findings),
        "version": rostra.__version__,
        "compiled": rostra.compiled(),
        "python": platform.python_version(),
        "data": str(data_folder()),
        "checks": [{"check": one.check, "state": one.state, "found": one.found, "help": one.help} for one in findings],
    }


def _rostra(say: Texts) -> Iterator[Finding]:
    if rostra.compiled():
        yield Finding("build", "ok", say.say("doctor-compiled", version=rostra.__version__))
    else:
        yield Finding(
            "build", "note", say.say("doctor-plain", version=rostra.__version__), say.say("doctor-help-plain")
        )
    yield Finding("python", "ok", f"{platform.python_version()} ({sys.executable}), {platform.platform(terse=True)}")


def _page(say: Texts) -> Iterator[Finding]:
    if (PAGE / "index.html").is_file():
        yield Finding("page", "ok", say.say("doctor-here"))
    else:
        yield Finding("page", "note", say.say("doctor-page-missing"), say.say("doctor-help-page"))


def _data(say: Texts) -> Iterator[Finding]:
    folder = data_folder()
    there = next(place for place in (folder, *folder.parents) if place.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        yield Finding("data", "broken", say.say("doctor-not-writable", file=str(there)), say.say("doctor-help-data"))
        return
    free = shutil.disk_usage(there).free
    if free < LITTLE:
        full = say.say("doctor-full", file=str(folder), n=free // 1_000_000)
        yield Finding("data", "broken" if not free else "note", full, say.say("doctor-help-full"))
    elif os.name == "posix" and there == folder and folder.stat().st_mode & 0o077:
        # the database in it is its owner's alone all the same
        yield Finding("data", "note", say.say("doctor-open", file=str(folder)), f"chmod 700 {folder}")
    else:
        yield Finding("data", "ok", str(folder) if there == folder else say.say("doctor-new", file=str(folder)))


def _database(say: Texts, url: str) -> Iterator[Finding]:
    called = database.without_password(url)
    file = database.file_of(url)
    if file is not None:
        called = str(file)
        if not file.exists():
            yield Finding("database", "ok", say.say("doctor-new", file=called))
            return
    try:
        engine = database.connect(url)
        try:
            there = database.version_of(engine)
        finally:
            engine.dispose()
    except (SQLAlchemyError, OSError) as wrong:
        why = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).strip().partition("\n")[0]
        bad = say.say("error-database", database=called, why=why)
        yield Finding("database", "broken", bad, say.say("doctor-help-database"))
        return
    known = database.versions()
    if there == known[-1]:
        yield Finding("database", "ok", called)
    elif there is None or there in known:
        yield Finding("database", "note", say.say("doctor-older", file=called), say.say("doctor-help-older"))
    else:
        yield Finding("database", "broken", say.say("doctor-newer", file=called), say.say("doctor-help-newer"))


def _bus(say: Texts, url: str) -> Iterator[Finding]:
    if not url:
        return
    called = database.without_password(url)
    try:
        client = redis.Redis.from_url(url, socket_connect_timeout=3, socket_timeout=3)
        client.ping()
        client.close()
        yield Finding("bus", "ok", called)
    except (RedisError, OSError) as why:
        yield Finding("bus", "broken", f"{called}: {why}", say.say("doctor-help-bus"))


def _port(say: Texts, settings: config.Config) -> Iterator[Finding]:
    host, port = settings.host, str(settings.port)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, settings.port))
            probe.listen(1)
        except OSError as wrong:
            why = wrong.strerror or str(wrong)
        else:
            yield Finding("port", "ok", say.say("doctor-port-free", host=host, port=port))
            return
    if _is_rostra("127.0.0.1" if host in EVERYWHERE else host, settings.port):
        yield Finding("port", "ok", say.say("doctor-port-rostra", host=host, port=port))
        return
    other = str(settings.port + 1 if settings.port < 65535 else 8000)
    yield Finding("port", "broken", say.say("error-port", host=host, port=port, why=why, other=other))


def _is_rostra(host: str, port: int) -> bool:
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with directly.open(f"http://{f'[{host}]' if ':' in host else host}:{port}/api/games", timeout=3) as answer:
            return titles.BUILT_IN[0].encode() in answer.read(100_000)
    except (URLError, OSError, ValueError):
        return False


def _games(say: Texts) -> Iterator[Finding]:
    yield Finding("games", "ok", ", ".join(say.title(name) for name in titles.playable()))
    for name in titles.names():
        if why := titles.problem(name):
            yield Finding("games", "note", why)


def _bots(say: Texts) -> Iterator[Finding]:
    names: dict[str, None] = {}

    def look() -> None:
        for game in titles.playable():
            names.update(dict.fromkeys(bots.names(game)))

    left_out = _logged("rostra.bots", look)
    yield Finding("bots", "ok", ", ".join(names))
    for line in left_out:
        yield Finding("bots", "note", line.removeprefix("rostra: "))


def _logged(name: str, look: Callable[[], None]) -> list[str]:
    """What a part of Rostra writes into the log meanwhile."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger(name)
    logger.addHandler(handler)
    try:
        look()
    finally:
        logger.removeHandler(handler)
    return lines


def _tools(say: Texts) -> Iterator[Finding]:
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])
    here = [tool for tool in TOOLS if shutil.which(tool, path=path)]
    missing = [tool for tool in TOOLS if tool not in here]
    yield Finding("tools", "ok", ", ".join(here) or say.say("nothing"))
    if missing:
        yield Finding("tools", "note", say.say("doctor-missing", what=", ".join(missing)), say.say("doctor-help-tools"))
