"""The names under which this server answers.

A page of somebody else can get a browser to ask us under that page's own name, if its name is made to lead to our
address (DNS rebinding). To the browser our answers are then that page's own. So a request for a name that is not ours
is refused. Addresses in numbers need no list: nobody can make those lead elsewhere.
"""

import socket
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from rostra.server.config import Config

_AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""What routers and systems put behind a machine's own name. Nobody can register these on the internet."""

EVERYWHERE: Final = ("0.0.0.0", "::")
"""To listen on these is to listen on all addresses of the machine."""


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


def own_addresses(with_ipv6: bool) -> list[str]:
    """By which others in the network reach this machine, the likeliest first."""
    found = [_way_out(socket.AF_INET, "192.0.2.1")] + ([_way_out(socket.AF_INET6, "2001:db8::1")] if with_ipv6 else [])
    with suppress(OSError):
        found += [str(known[4][0]) for known in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)]
    kinds = (4, 6) if with_ipv6 else (4,)
    return [
        name
        for name in dict.fromkeys(found)
        if is_address(name) and ip_address(name).version in kinds and not _only_here(name)
    ]


def _way_out(family: int, somewhere: str) -> str:
    """The address from which this machine would write to a far one; connecting by UDP sends nothing."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((somewhere, 9))
        return str(probe.getsockname()[0])
    return ""


def _only_here(name: str) -> bool:
    address = ip_address(name)
    return address.is_loopback or address.is_link_local or address.is_unspecified
