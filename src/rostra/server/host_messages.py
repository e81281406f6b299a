"""What a host asks and is told: over HTTP, and as JSON on the command line (docs/hosting.md)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rostra.server.protocol import MatchInfo
from rostra.tables.commands import Name

Days = Annotated[int, Meta(ge=1, le=36_500)]
Address = Annotated[str, Meta(max_length=100, description="of IPv4 or IPv6, or an IPv6 network such as 2001:db8::/64")]


class Guest(Struct, frozen=True):
    """Somebody who is connected to a match, in the process that answers."""

    seat: int | None
    """None: a spectator."""
    address: str


class HostMatch(Struct, frozen=True):
    """A match as a host sees it: what spectators may see, and no hand."""

    id: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    created_at: int
    last_at: int
    """When something last happened that everybody was told of."""
    maker: str
    """A hash of the address that made it: the same for the same address. Empty if it is not known."""
    match: MatchInfo | None
    """None: it cannot be opened here; ``problem`` says why."""
    problem: str = ""
    here: list[Guest] = []


class HostMatches(Struct, frozen=True):
    matches: list[HostMatch]
    next: str | None
    """Ask for what comes after these with it as ``before``."""


class Done(Struct, frozen=True):
    """What was done to a match."""

    id: str
    done: Literal["closed", "removed"]


class Erasing(Struct, frozen=True, forbid_unknown_fields=True):
    """Erase whoever was called exactly so: the name, its other names, and what was said."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    match: Annotated[str, Meta(max_length=32)] | None = None
    """Only in this match."""
    really: bool = False
    """Otherwise it is only said where that would be."""


class ErasedMatch(Struct, frozen=True):
    id: str
    seats: list[int]
    entries: int
    """How many entries of the log change."""


class Erased(Struct, frozen=True):
    matches: list[ErasedMatch]
    really: bool


class Blocking(Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly one of name, address and, to lift it, the hash of an address."""

    effect: Literal["block", "mute"]
    name: Name | UnsetType = UNSET
    address: Address | UnsetType = UNSET
    hash: Annotated[str, Meta(max_length=24)] | UnsetType = UNSET
    note: Annotated[str, Meta(max_length=200)] = ""


class BlockInfo(Struct, frozen=True):
    effect: Literal["block", "mute"]
    kind: Literal["name", "address"]
    value: str
    """The name, or the hash of the address."""
    since: int
    note: str


class BlockList(Struct, frozen=True):
    blocks: list[BlockInfo]


class Pruning(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove matches in which nothing has happened for so many days; without a number: none of these."""

    waiting: Days | None = None
    abandoned: Annotated[int, Meta(ge=90, le=36_500)] | None = None
    finished: Days | None = None
    really: bool = False
    """Otherwise it is only counted."""


class Pruned(Struct, frozen=True):
    waiting: int
    abandoned: int
    finished: int
    really: bool
