"""The contract that every game of Rostra keeps: ``Game``, ``State``, ``Event``, ``Outcome`` and ``Title``.

A game package has classes of its own that fit these shapes. Everything built on top of games (bots, records, tables,
servers) knows only the shapes.
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

    def getrandbits(self, k: int, /) -> int:
        """A number from 0 to ``2**k - 1``, all equally likely."""
        ...


class Refusal(ValueError):
    """A line that cannot be played now, and why."""

    line: str
    """The line that was asked for."""
    message: str
    """A message id of ``locales/``, so that every language has its own words for it."""
    rule: str
    """The id of the rule that says no, such as ``CC-T6``."""
    details: dict[str, str | int]
    """The arguments of the message."""

    def __init__(self, line: str, message: str, rule: str, details: dict[str, str | int]) -> None:
        self.line = line
        self.message = message
        self.rule = rule
        self.details = details
        listed = ", ".join(f"{key}: {value}" for key, value in details.items())
        super().__init__(f"{line!r} cannot be played now ({rule}): {message}" + (f" ({listed})" if listed else ""))


class Event:
    """Something that happened, and who may know what about it.

    Show it to somebody by ``seen_by`` only. The fields are all that happened, for the program that runs the game.
    """

    name: str
    """What happened, such as ``laid``. The title's ``events`` say which there are, and the fields of each."""
    open: Json
    """What everybody learns."""
    secret: Json
    """What only the seats in ``knows`` learn on top of it."""
    knows: tuple[int, ...]
    """The seats that learn the secret part."""
    private: bool
    """Whether nobody but the seats in ``knows`` learns of it at all."""

    def __init__(self, name: str, open: Json, secret: Json, knows: tuple[int, ...], private: bool = False) -> None:
        self.name = name
        self.open = open
        self.secret = secret
        self.knows = knows
        self.private = private

    def seen_by(self, seat: int | None) -> Json | None:
        """The event as this seat may see it (``None``: a spectator); None if it may not know of the event at all."""
        seen: Json = {"event": self.name}
        seen.update(self.open)
        if seat is not None and seat in self.knows:
            seen.update(self.secret)
        elif self.private:
            return None
        return seen

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.open!r}, {self.secret!r}, knows={self.knows!r}, private={self.private!r})"


class Line(NamedTuple):
    """One line of the score: who gets how many points for what."""

    seat: int
    """Who gets the points."""
    item: str
    """For what: one of the title's ``score_items``."""
    place: str
    """Where, or in which round; empty if that makes no difference."""
    points: int
    """How many; they can be less than 0."""


class Outcome(NamedTuple):
    """How a game ended: points and winners by seat index, the score line by line, and why it ended."""

    points: tuple[int, ...]
    """The points of each seat."""
    winners: tuple[int, ...]
    """Who won: one seat, or all those that share the victory."""
    lines: tuple[Line, ...]
    """The score line by line; those of a seat add up to its points."""
    reason: str
    """How the game ended: one of the title's ``endings``."""


class State(Protocol):
    """A game in progress, with everything in it. Only ``apply`` and ``playout`` change it.

    Decisions are small integers. ``text`` and ``parse`` lead from these to lines of notation and back.

    Examples:
        >>> import rostra
        >>> state = rostra.load("caesar").new()
        >>> state.actor == rostra.CHANCE
        True
        >>> [state.text(action) for action in state.actions()][:2]
        ['bonus senators', 'bonus praetors']
        >>> state.apply(state.parse("bonus senators"))
        >>> state.plies
        1
    """

    @property
    def actor(self) -> int:
        """Who decides now: the index of a seat, ``CHANCE`` or ``OVER``."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """What the seats are called now. In Nero a seat takes the name of its leader."""
        ...

    @property
    def plies(self) -> int:
        """The number of decisions so far, with those of chance."""
        ...

    @property
    def turns(self) -> int:
        """The number of turns that have begun."""
        ...

    def actions(self) -> list[int]:
        """The legal decisions, ascending. Where chance decides: its possible outcomes."""
        ...

    def chances(self) -> list[tuple[int, int]]:
        """The possible outcomes of chance with their weights, which are whole numbers; empty if a seat decides."""
        ...

    def apply(self, action: int, events: list[Event] | None = None) -> None:
        """Carry out a decision, and append what happened to ``events``.

        If it is not legal, a ``ValueError`` says so and nothing has changed.
        """
        ...

    def clone(self) -> "State":
        """A copy. What is done to one of the two does not change the other."""
        ...

    def text(self, action: int) -> str:
        """The line of notation of an action."""
        ...

    def parse(self, line: str) -> int:
        """The action of a line that is legal now. For any other line a ``Refusal`` says why not."""
        ...

    def why_not(self, line: str) -> Refusal | None:
        """Why this line cannot be played now; None if it can."""
        ...

    def view(self, seat: int | None) -> Json:
        """What this seat may know (``None``: a spectator). This and ``Event.seen_by`` are all that may be shown."""
        ...

    def view_text(self, seat: int | None) -> str:
        """The same as JSON text, which is faster to make."""
        ...

    def position(self) -> Json:
        """Where everything is, with nothing hidden; ``Game.position`` reads it. Made for the start of a turn."""
        ...

    def sample(self, seat: int, rng: Rng) -> "State":
        """A world: a state in which all that this seat knows is true, and the rest is made up."""
        ...

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    def playout(self, rng: Rng, taken: list[int] | None = None) -> "State":
        """Play at random to the end, in place; what was decided is appended to ``taken``. The state itself."""
        ...


class Game(Protocol):
    """The rules with every option settled. It makes states."""

    @property
    def name(self) -> str:
        """The title's name, as ``rostra.load`` takes it."""
        ...

    @property
    def options(self) -> Json:
        """Every option with its value, the defaults too. ``rostra.load(name, **options)`` makes the same game."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """What the seats are called at the beginning."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played under."""
        ...

    @property
    def lines(self) -> Sequence[str]:
        """Every line of notation there is, in the order of the ids."""
        ...

    def new(self) -> State:
        """A state before the set-up."""
        ...

    def position(self, position: Json) -> State:
        """A state with everything where the position says. A ``ValueError`` says what is wrong with it."""
        ...


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


def as_text(value: object) -> str:
    """The value of an option as records and the command line write it: ``true``, not ``True``."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Option(NamedTuple):
    """Something that is settled before the game. The first value is the default. All may be given as text."""

    name: str
    """What ``rostra.load`` calls it."""
    values: tuple[str, ...] | tuple[int, ...] | tuple[bool, ...]
    """Every value it can have."""
    offered: bool = True
    """Whether people are asked for it when they set up a match. If not, it is for programs."""
    always_written: bool = True
    """Whether ``Game.options`` names it when it has its default. False for an option that is newer than the first
    records, which do not name it."""

    @property
    def words(self) -> list[str]:
        """Its values as text."""
        return [as_text(value) for value in self.values]


class LineManners(NamedTuple):
    """What a table must know of all the lines that begin with the same word."""

    announces: bool = False
    """Such a line may announce something that other players can answer before it happens."""
    answers: Literal["", "word", "card"] = ""
    """Whether such a line answers an announcement with a card, and which: the card is called like the first word
    (``veto``: "word") or stands after it (``counter bribery``: "card"; numbers behind a slash, as in ``bribery/2-3``,
    tell it from others of its kind)."""
    undoable: bool = False
    """The player may take it back, since nobody learns anything secret from it."""
    forced: Literal["never", "always", "last"] = "never"
    """Whether the table decides it for a player who has no other choice. It may do so only where everybody can know
    that there is no other: "always" says they can, "last" that they can if another player decides next."""


class TableManners(NamedTuple):
    """What a table must know about a game to keep its secrets. It pauses wherever somebody could answer, whether or not
    anybody can, so that its timing tells nothing. A card that is forgotten here would skip that pause: so ``titles``
    refuses a title that leaves out a line or a card.
    """

    lines: Mapping[str, LineManners]
    """By the first word of the line; every first word there is."""
    passing: str
    """The line of a player who does not answer; empty if nothing can be answered."""
    answering_cards: Mapping[str, tuple[str, ...]]
    """For each event that announces something: the cards that may answer it. One card too many here does no harm."""
    answerable: Callable[[Event], bool]
    """Whether this event can be answered now: with some cards something must be chosen first."""
    could_hold: Callable[[Json, str, Sequence[str]], bool]
    """``(view, seat, cards)``: whether the seat may hold one of these cards, as far as the spectators' view tells."""
    any_order: frozenset[str]
    """Events that anybody may answer next, even the player who caused them: nobody knows who is asked first."""
    harmless: frozenset[str]
    """Events that tell no more than the undoable decision that caused them. After any other event the decision can no
    longer be taken back."""


class Title(NamedTuple):
    """A game as the rooms know it: at tables, in the arena, on the page. docs/new-title.md says how to make one."""

    name: str
    """What ``rostra.load`` takes, and what its folders are called."""
    long_name: str
    """What people call it."""
    players: tuple[int, ...]
    """The numbers of players that can play. If there are several, the option ``players`` says which."""
    options: tuple[Option, ...]
    """What can be settled before a game."""
    rules: Mapping[int, str]
    """What each version of the rules changed, by its number. The first is 1."""
    files: tuple[str, ...]
    """Options that name a file, such as a map of a host's own. ``make`` is given a ``game_file.GameFile`` for each:
    its name as text, with what is in the file as ``text``. A title opens no file by itself."""
    endings: tuple[str, ...]
    """Every ``reason`` that an ``Outcome`` can have."""
    score_items: tuple[str, ...]
    """Every ``item`` that a ``Line`` of the score can have."""
    kinds: Mapping[str, str]
    """Arguments of messages that are names of the game, and what kind of thing each names."""
    events: tuple[EventKind, ...]
    """Everything that can happen, and how it is said."""
    manners: TableManners
    """What a table must know to keep its secrets."""
    make: Callable[[Json, int], Game]
    """``(options, rules)``: the game with these options, checked and complete, under that version of the rules. (An old
    version is among the options, too.)"""
    board: Callable[[], Json] | None = None
    """What is printed on the board and on the cards, for the page."""
    texts: str = ""
    """If the title is another package's: the folder with its texts, a file or a folder for each language."""
    board_of: Callable[[Game], Json] | None = None
    """What is printed for this one game, where files of a host's own or older rules make a difference."""
