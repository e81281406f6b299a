"""Who asks: the address that limits and logs go by."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from rostra.server.config import Config


def header(scope: Any, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def client_of(scope: Any, config: Config) -> str:
    """Who asks, for the limits: the address, or what a trusted proxy says it is."""
    if config.behind_proxy:
        lines = [value for key, value in scope["headers"] if key == b"x-forwarded-for"]
        if lines:  # the last entry of the last line is our proxy's; what is before it may be the client's own
            return counted_as(lines[-1].decode("latin-1").rpartition(",")[2].strip())
    client = scope.get("client")
    return counted_as(client[0]) if client else "?"


@lru_cache(4096)
def counted_as(address: str) -> str:
    """What counts as one client. With IPv6 that is a network, since anybody has as many addresses as they like."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, 64), strict=False))


def came_by_tls(scope: Any, config: Config) -> bool:
    """Whether the client's end of the way is encrypted: we see it, or a trusted proxy says so."""
    if scope["scheme"] in ("https", "wss"):
        return True
    return config.behind_proxy and header(scope, b"x-forwarded-proto") == "https"
