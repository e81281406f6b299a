"""The contract every game of Rostra keeps: what a Game, a State, an Event and an Outcome are.

A game package (``rostra.caesar``) brings classes of its own that fit these shapes; everything built on top (bots,
records, tables, servers) knows the shapes only.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

CHANCE: Final = -1
"""``state.actor`` while chance decides (a card is dealt, a vote card is turned)."""
OVER: Final = -2
"""``state.actor`` when the game has ended."""

Json = dict[str, Any]
"""What views, events and positions are made of: JSON's own types and nothing else."""


class Rng(Protocol):
    """The part of ``random.Random`` that we use: the caller owns every generator, a state holds none."""

    def getrandbits(self, k: int, /) -> int: ...


class Refusal(ValueError):
    """A line that cannot be played now, with the reason in a form that any language can word.

    ``message`` is an id in ``locales/``, ``details`` its arguments, ``rule`` the id of the rule that says no.
    """

    def __init__(self, line: str, message: str, rule: str, details: dict[str, str | int]) -> None:
        self.line = line
        self.message = message
        self.rule = rule
        self.details = details
        told = ", ".join(f"{key}: {value}" for key, value in details.items())
        super().__init__(f"{line!r} cannot be played now ({rule}): {message}" + (f" ({told})" if told else ""))


class Event:
    """Something that happened, with its audience.

    ``open`` is what everybody learns, ``secret`` what only the seats in ``knows`` learn on top of it. A ``private``
    event does not exist for anybody else.
    """

    def __init__(self, name: str, open: Json, secret: Json, knows: tuple[int, ...], private: bool = False) -> None:
        self.name = name
        self.open = open
        self.secret = secret
        self.knows = knows
        self.private = private

    def seen_by(self, seat: int | None) -> Json | None:
        """The event as that seat may see it (``None``: a spectator), or None if it may not know of it at all."""
        told: Json = {"event": self.name}
        told.update(self.open)
        if seat is not None and seat in self.knows:
            told.update(self.secret)
        elif self.private:
            return None
        return told

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.open!r}, {self.secret!r}, knows={self.knows!r}, private={self.private!r})"


class Line(NamedTuple):
    """One line of the score: who gets how many points for what."""

    seat: int
    item: str
    place: str
    points: int


class Outcome(NamedTuple):
    """How a game ended: points and winners by seat index, the score line by line, and why it ended."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Line, ...]
    reason: str


class State(Protocol):
    """A game in progress. Only ``apply`` changes it."""

    @property
    def actor(self) -> int: ...
    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def plies(self) -> int: ...
    @property
    def turns(self) -> int: ...
    def actions(self) -> list[int]: ...
    def chances(self) -> list[tuple[int, int]]: ...
    def apply(self, action: int, events: list[Event] | None = None) -> None: ...
    def clone(self) -> "State": ...
    def text(self, action: int) -> str: ...
    def parse(self, line: str) -> int: ...
    def why_not(self, line: str) -> Refusal | None: ...
    def view(self, seat: int | None) -> Json: ...
    def view_text(self, seat: int | None) -> str: ...
    def position(self) -> Json: ...
    def sample(self, seat: int, rng: Rng) -> "State": ...
    def outcome(self) -> Outcome | None: ...
    def playout(self, rng: Rng, taken: list[int] | None = None) -> "State": ...


class Game(Protocol):
    """A game with its options settled: makes states."""

    @property
    def name(self) -> str: ...
    @property
    def options(self) -> Json: ...
    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def rules_version(self) -> int: ...
    def new(self) -> State: ...
    def position(self, position: Json) -> State: ...


def pick(chances: Sequence[tuple[int, int]], rng: Rng) -> int:
    """One of the weighted outcomes of ``state.chances()``."""
    total = 0
    for _, weight in chances:
        total += weight
    # 64 bits over a few dozen cards: the unevenness is far below anything one could measure.
    at = (rng.getrandbits(64) * total) >> 64
    for action, weight in chances:
        at -= weight
        if at < 0:
            return action
    raise ValueError("chances: nothing to choose from")
