"""The names under which this server answers.

A page of somebody else can get a browser to ask us under that page's own name, if its name is made to lead to our
address (DNS rebinding). To the browser our answers are then that page's own. So a request for a name that is not ours
is refused. Addresses in numbers need no list: nobody can make those lead elsewhere.
"""

import socket
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from rostra.server.config import Config

_AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""What routers and systems put behind a machine's own name. Nobody can register these on the internet."""


def knows(config: Config) -> Callable[[str], bool]:
    """Whether a ``Host`` header, with or without a port, names this server."""
    own = socket.gethostname().lower().rstrip(".")
    short = own.partition(".")[0]
    names = {"localhost", own, short, *(f"{short}.{ending}" for ending in _AT_HOME), config.host.lower()}
    names |= {name_in(urlsplit(origin).netloc or origin) for origin in config.origins}
    names |= {name_in(host) for host in config.hosts}
    names.discard("")

    @lru_cache(256)
    def known(host: str) -> bool:
        name = name_in(host)
        return name in names or name.endswith(".localhost") or is_address(name)

    return known


def name_in(host: str) -> str:
    """``Example.org.:8000`` as ``example.org``, ``[::1]:8000`` as ``::1``."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].rstrip(".") if host.count(":") == 1 else host.rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether only this machine can reach that address."""
    if name == "localhost":
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
