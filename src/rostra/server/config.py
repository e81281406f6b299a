"""Settings of a server: by environment (ROSTRA_...) or flags of ``rostra serve``; docs/hosting.md lists them."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, structs

from rostra.server import bus
from rostra.store import database

LEAST_ABANDONED: Final = 90
"""Days. A player may have sixty for a turn; nothing that is being played may be removed."""
SHORTEST_TOKEN: Final = 16


class Config(Struct, frozen=True):
    database: str = ""
    database_password: str = ""
    """Of PostgreSQL, if the address has none. From here on it is in the address."""
    bus: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    thinkers: int = 1
    """Processes for bots, in each worker."""
    think_seconds: float = 5.0
    """The most a bot may take for a decision."""
    origins: tuple[str, ...] = ()
    """Other addresses of this server's page, behind a proxy."""
    hosts: tuple[str, ...] = ()
    """Other names under which clients may ask for this server, as the ``Host`` of a request."""
    rate: bool = True
    """Limits on how often one client may ask; off only for measuring."""
    behind_proxy: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto."""
    hsts: str = "on"
    """Whether browsers that came by TLS are told to come by TLS only, from now on: ``on``, ``subdomains``, ``off``."""
    metrics_token: str = ""
    host_token: str = ""
    """Opens the host's tools over HTTP; addresses are stored as hashes with it as the key."""
    keep_waiting: int = 30
    """Days without an entry after which a match that never began is removed. 0: never."""
    keep_abandoned: int = 365
    """The same for one that began and is not over."""
    keep_finished: int = 0
    """The same for one that is over."""
    log_level: str = "info"
    files: str = ""
    """The folder with maps, decks and the like of the host's own; empty: the one in the data folder."""


SECRET: Final = ("database", "database_password", "bus", "metrics_token", "host_token")
"""Settings that may hold a secret: each can be in a file, which ROSTRA_..._FILE names."""

_READ: Final[dict[str, Callable[[str], Any]]] = {
    "database": database.checked,
    "database_password": str,
    "bus": bus.checked,
    "host": str,
    "port": lambda word: _number(word, 0, 65535),
    "workers": lambda word: _number(word, 1, 64),
    "thinkers": lambda word: _number(word, 1, 64),
    "think_seconds": lambda word: _number(word, 0.01, 600, float),
    "origins": lambda word: tuple(part.rstrip("/") for part in _parts(word)),
    "hosts": lambda word: tuple(_host(part) for part in _parts(word)),
    "rate": lambda word: _switch(word),
    "behind_proxy": lambda word: _switch(word),
    "hsts": lambda word: _one_of(word, ("on", "subdomains", "off")),
    "metrics_token": str,
    "host_token": lambda word: _token(word),
    "keep_waiting": lambda word: _days(word, 1),
    "keep_abandoned": lambda word: _days(word, LEAST_ABANDONED),
    "keep_finished": lambda word: _days(word, 1),
    "files": lambda word: _folder(word),
    "log_level": lambda word: _one_of(word, ("debug", "info", "warning", "error")),
}


def read(environment: Mapping[str, str] = os.environ, /, **flags: str | int | None) -> Config:
    """The settings; flags come before the environment. A ValueError names the bad one and what would be right."""
    found: dict[str, Any] = {}
    for name, of in _READ.items():
        variable = f"ROSTRA_{name.upper()}"
        flag = flags.get(name)
        called = variable if flag is None else f"--{name.replace('_', '-')}"
        word = environment.get(variable, "") if flag is None else str(flag)
        if word == "" and name in SECRET and (file := environment.get(f"{variable}_FILE")):
            called, word = f"{variable}_FILE", _content(file, f"{variable}_FILE")
        if word == "":
            continue
        try:
            found[name] = of(word)
        except ValueError as why:
            raise ValueError(f"{called}: {why}") from None
    config = Config(**found)
    if not config.database:
        config = structs.replace(config, database=database.default_url())
    with_password = database.with_password(config.database, config.database_password)
    config = structs.replace(config, database=with_password, database_password="")
    if config.workers > 1:
        if config.database.startswith("sqlite"):
            raise ValueError("--workers: several processes need PostgreSQL: ROSTRA_DATABASE=postgresql://host/name")
        if not config.bus:
            raise ValueError("--workers: several processes need a message bus: ROSTRA_BUS=redis://host:6379/0")
    return config


def _number(word: str, least: float, most: float, kind: type[int] | type[float] = int) -> float:
    try:
        number = kind(word)
    except ValueError:
        raise ValueError(f"{word!r} is not a {'whole ' if kind is int else ''}number") from None
    if not least <= number <= most:
        raise ValueError(f"{number} is not from {least} to {most}")
    return number


def _days(word: str, least: int) -> int:
    return 0 if word == "forever" else int(_number(word, least, 36_500))


def _token(word: str) -> str:
    if len(word) < SHORTEST_TOKEN or not word.isascii() or not word.isprintable() or " " in word:
        # Not the word itself: it is a secret.
        raise ValueError(
            f"a token has at least {SHORTEST_TOKEN} letters and figures, such as from: openssl rand -hex 16"
        )
    return word


def _content(file: str, called: str) -> str:
    """What is in a file with one secret, without the end of its line."""
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as why:
        reason = why.strerror if isinstance(why, OSError) else "it is not text"
        raise ValueError(f"{called}: {file} cannot be read ({reason})") from None


def _parts(word: str) -> list[str]:
    return [part.strip() for part in word.split(",") if part.strip()]


def _host(word: str) -> str:
    if "/" in word or "*" in word:
        raise ValueError(f"{word!r} is not a name such as play.example.org")
    return word


def _folder(word: str) -> str:
    """It need not be there yet: it is looked at again whenever somebody asks for what is in it."""
    path = Path(word).expanduser()
    if path.exists() and not path.is_dir():
        raise ValueError(f"{word!r} is not a folder")
    return str(path.absolute())


def _switch(word: str) -> bool:
    return _one_of(word, ("on", "off")) == "on"


def _one_of(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise ValueError(f"{word!r} is not one of {', '.join(words)}")
    return word
