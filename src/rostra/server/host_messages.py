"""What a host asks and is told: over HTTP, and as JSON on the command line (docs/hosting.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rostra.server.protocol import MatchInfo

Days = Annotated[int, Meta(ge=1, le=36_500)]
Whom = Annotated[str, Meta(max_length=100, description="a name; or an address, or an IPv6 network: 2001:db8::/64")]


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
    """``block``: may not come in; ``mute``: may play, but not talk."""

    effect: Literal["block", "mute"]
    kind: Literal["name", "address"]
    value: Whom
    note: Annotated[str, Meta(max_length=200)] = ""


class Lifting(Struct, frozen=True, forbid_unknown_fields=True):
    """Let somebody come in, or talk, again. ``hash``: of an address, as it is listed."""

    effect: Literal["block", "mute"]
    kind: Literal["name", "address", "hash"]
    value: Whom


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
