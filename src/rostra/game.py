"""The contract every game of Rostra keeps: what a Game, a State, an Event, an Outcome and a Title are.

A game package brings classes of its own that fit these shapes; everything built on top (bots, records, tables,
servers) knows the shapes only.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

from rostra.event_kinds import EventKind

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
    @property
    def lines(self) -> Sequence[str]:
        """Every line of notation there is, in the order of the ids."""
        ...

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


# What a title is: everything a room may ask of a game without knowing it.


class Option(NamedTuple):
    """Something to settle before the game. The first value is the default; numbers may be given as text."""

    name: str
    values: tuple[str, ...] | tuple[int, ...]
    offered: bool = True
    """To people, at the table's door. Others are for programs."""
    always_written: bool = True
    """Whether ``Game.options`` names it at its default. What came after games had been recorded is left out there."""


class LineManners(NamedTuple):
    """What a table must know of the lines that begin with one word."""

    announces: bool = False
    """It may announce something that others can answer."""
    answers: Literal["", "word", "card"] = ""
    """It answers what others announced: with the card that is called like the word, or with the one it names."""
    undoable: bool = False
    """It tells nobody anything secret: the player may take it back."""
    forced: Literal["never", "open", "last"] = "never"
    """Where it is the only choice, whether everybody knows that: always, or if the player has no more to decide."""


class TableManners(NamedTuple):
    """What a table must know to keep secrets and be kind. All of it is needed: a card that is forgotten here would be a
    leak in time, so ``titles`` refuses a title that leaves a line or a card out.
    """

    lines: Mapping[str, LineManners]
    """By the first word of the notation, every one there is."""
    passing: str
    """The line by which somebody who could answer lets it pass; empty if nothing can be answered."""
    answers: Mapping[str, tuple[str, ...]]
    """The cards that answer something, by the event that announces it. A card too many tells nothing."""
    answerable: Callable[[Event], bool]
    """Whether such an event can be answered now. (For some, something is chosen first.)"""
    could_hold: Callable[[Json, str, Sequence[str]], bool]
    """Whether a seat may hold one of these cards, as far as the spectators' view tells."""
    any_order: frozenset[str]
    """Events that anybody may answer next, their own player included: nobody knows who is asked first."""
    harmless: frozenset[str]
    """Events that say no more than the undoable decision they follow from. Anything else makes it stay."""


class Title(NamedTuple):
    """A game as the rooms know it: at tables, in the arena, on the page. docs/new-title.md says how to make one."""

    name: str
    long_name: str
    players: tuple[int, ...]
    """How many can play; if that varies, by the option ``players``."""
    options: tuple[Option, ...]
    rules: Mapping[int, str]
    """Every version of the rules, from the first on: what it changed."""
    files: tuple[str, ...]
    """Options that name a file of an owner's own."""
    endings: tuple[str, ...]
    """The reasons an ``Outcome`` can have."""
    score_items: tuple[str, ...]
    """What points can be for: the items of its lines."""
    kinds: Mapping[str, str]
    """Arguments of messages that are names of the game, and what kind of thing each names."""
    events: tuple[EventKind, ...]
    """Everything that can happen, and how it is said."""
    manners: TableManners
    make: Callable[[Json, int], Game]
    """The game with these options (checked, none missing) under that version of the rules."""
    board: Callable[[], Json] | None = None
    """What is printed on board and cards, for the page."""
    texts: str = ""
    """Of a title that another package brings: the folder with its words, a file or folder for each language."""
