"""The messages of the socket and the bodies of HTTP (docs/protocol.md), except the commands (tables/commands.py)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from rostra.game import Json, Refusal
from rostra.tables.commands import Commands, Key, Name, Ply
from rostra.tables.settings import Correspondence, Live
from rostra.texts import Texts

Secret = Annotated[str, Meta(min_length=1, max_length=100)]

# From the client


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: who is there (nobody: a spectator), and the ply of the newest message received before."""

    secret: Secret | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    after: Ply = 0


class Look(Struct, frozen=True, tag_field="do", tag="look", forbid_unknown_fields=True):
    """At one device: show the table as this seat sees it."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    after: Ply = 0


class Hint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    key: Key


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    pass


FromClient = Hello | Look | Hint | Ping | Commands

# To the client


class Reason(Struct, frozen=True):
    """Why not: a message id with its arguments (locales/), the rule, and the same in English."""

    message: str
    rule: str
    details: dict[str, str | int]
    text: str

    @staticmethod
    def of(refusal: Refusal, game: str = "") -> "Reason":
        """``game`` words it, if it is not the house that refuses."""
        texts = Texts("en", game)
        if refusal.rule == "house":
            text = texts.say(refusal.message, **refusal.details)
        else:
            text = texts.refusal(refusal)
        return Reason(refusal.message, refusal.rule, refusal.details, text)


class Clock(Struct, frozen=True):
    left: list[int]
    """Milliseconds for each seat."""
    running: int | None


class Now(Struct, frozen=True, kw_only=True, tag_field="tell", tag="now"):
    """What is new. ``match`` comes with it when something about the match itself has changed."""

    ply: int
    events: Raw
    view: Raw
    undo: bool
    deciding: int | UnsetType = UNSET
    """At one device: the seat whose person decides now."""
    pause: int | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    match: Raw | UnsetType = UNSET
    key: str | UnsetType = UNSET


class Welcome(Struct, frozen=True, kw_only=True, tag_field="tell", tag="welcome"):
    """The answer to hello and look: all there is to see."""

    seat: int | None
    seats: list[int]
    """All seats this connection may look from."""
    ply: int
    events: Raw
    view: Raw
    undo: bool
    match: Raw
    deciding: int | UnsetType = UNSET
    pause: int | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET


class Done(Struct, frozen=True, tag_field="tell", tag="done"):
    """It is stored. What follows from it comes with ``now``: at once, or after a pause."""

    key: str


class Refused(Struct, frozen=True, kw_only=True, tag_field="tell", tag="refused"):
    reason: Reason
    key: str | UnsetType = UNSET
    ply: int | UnsetType = UNSET
    view: Raw | UnsetType = UNSET


class Hinted(Struct, frozen=True, tag_field="tell", tag="hint"):
    key: str
    bot: str
    thoughts: list[Json]


class Pong(Struct, frozen=True, tag_field="tell", tag="pong"):
    pass


class Bye(Struct, frozen=True, tag_field="tell", tag="bye"):
    """The last message before the server closes the socket."""

    reason: Reason


ToClient = Welcome | Now | Done | Refused | Hinted | Pong | Bye

# HTTP


class SeatMade(Struct, frozen=True, omit_defaults=True):
    seat: str
    secret: str | None = None


class Made(Struct, frozen=True):
    """A match that was made; secrets are told here and never again."""

    id: str
    seats: list[SeatMade]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    ready: bool = True


class Joined(Struct, frozen=True):
    seat: int
    secret: str


class Session(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a secret, such as one from a link's fragment, into a cookie for this match; with ``rematch`` for its rematch,
    which the same secrets open. Without ``secret``: the one in this match's cookie.
    """

    secret: Secret | None = None
    rematch: bool = False


class SeatInfo(Struct, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    ready: bool
    away: bool
    resigned: bool
    leader: str
    """What the seat is called in the game now."""


class Result(Struct, frozen=True):
    reason: str
    """How the game ended, in the words of its rules; or ``resigned``, ``timeout``, ``cancelled``, ``unfinished``,
    or ``closed`` by the host."""
    winners: list[int]
    points: list[int]


class FileUsed(Struct, frozen=True):
    """A file that a match is played with. The match keeps it, whatever becomes of the host's."""

    name: str
    digest: str
    """SHA-256 of the file."""
    about: str = ""


class MatchGame(Struct, frozen=True):
    """What depends on the options, files and rules of a match."""

    lines: list[str]
    """The notation of every action id in this match."""
    board: Json | None
    """What is printed on the board and on the cards."""


class MatchInfo(Struct, frozen=True):
    """All about a match that everybody may know who has its link."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    clock: Live | Correspondence | None
    one_device: bool
    listed: bool
    spectators: bool
    hints: bool
    takebacks: bool
    leavers: str
    pause: int
    created_at: int
    maker: int | None
    """The seat that made the match, and may start it."""
    takeback: int | None
    """The seat that asks to take its last decision back."""
    rematch: list[int]
    """Seats that have asked for a rematch."""
    next_match: str | None
    result: Result | None
    files: dict[str, FileUsed] = {}
    """The files of a host's own, by option; without an entry it is the game's own."""


class Lobby(Struct, frozen=True):
    matches: list[MatchInfo]
    next: str | None
    """Ask for the page after this one with it as ``before``."""


class FileInfo(Struct, frozen=True):
    """A file of the host's own that can be chosen by its name, such as a map."""

    name: str
    about: str = ""
    """What its first line says, if that is a comment."""
    digest: str = ""
    """SHA-256 of the file; empty if it cannot be read."""
    problem: str = ""
    """Why it cannot be played with; empty if it can."""
    fits: dict[str, list[str]] = {}
    """For each other kind of file: the names it can be played with. An empty name is the game's own file."""


class GameInfo(Struct, frozen=True):
    name: str
    seats: list[str]
    options: dict[str, list[str]]
    bots: list[str]
    """The levels, the weakest first."""
    companion: str
    """The level of those who did not choose one."""
    lines: list[str]
    """The notation of every action id."""
    files: dict[str, list[FileInfo]] = {}
    """Files of the host's own, by the option that names one."""


class ServerInfo(Struct, frozen=True):
    """What runs there."""

    version: str
    compiled: bool
    """Whether the engine is compiled, or plain Python and slower."""


class Frame(Struct, frozen=True, kw_only=True):
    """A moment of a replay."""

    match: MatchInfo
    seat: int | None
    ply: int
    plies: int
    """The last one that can be asked for."""
    stops: list[int]
    """All plies at which there is something to see."""
    events: list[Json]
    view: Json | None
    views: list[Json] | UnsetType = UNSET
    """With ``seat=all``: the view of every seat."""


class BotsMove(Struct, frozen=True):
    """What the bot would have decided."""

    line: str
    chance: float
    error: float
    """The standard error of the difference to what was decided."""


class ReviewMoment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A moment at which the chances of a seat may have changed, as far as it could know."""

    kind: Literal["start", "decision", "luck", "others"]
    """What changed them: the seat's own decision, chance (cards, votes), or what the others did."""
    ply: int
    """In the replay that shows everything: before a decision, after anything else."""
    plies: list[int]
    """The same moment in the replay of each seat."""
    before: float
    chance: float
    """The chance to win, from 0 to 1; of a decision the one after it."""
    error: float
    """Its standard error."""
    line: str | UnsetType = UNSET
    """Of a decision: what was decided."""
    bot: BotsMove | UnsetType = UNSET
    """Only if it would have decided something else."""
    verdict: Literal["mistake", "better"] | UnsetType = UNSET
    """Worse than the bot's, or better, by more than twice the standard error of the difference."""
    view: Json | UnsetType = UNSET
    """Of the decisions that matter most: what the seat saw when it decided."""
    events: list[Json] | UnsetType = UNSET
    """Of the moments of luck and of the others that matter most: what the seat saw happen."""


class ReviewSum(Struct, frozen=True):
    change: float
    error: float
    """Its standard error."""


class SeatReview(Struct, frozen=True):
    """How the chances of a seat went, and what its decisions, luck and the others have changed in all."""

    moments: list[ReviewMoment]
    decisions: ReviewSum
    luck: ReviewSum
    others: ReviewSum


class Review(Struct, frozen=True):
    """A finished match looked at again. While ``progress`` is less than 1 there are no seats yet: ask again."""

    progress: float
    bot: str
    worlds: int
    """How many worlds were sampled for each chance."""
    seats: list[SeatReview]


class Branching(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match."""

    ply: Annotated[int, Meta(ge=0, le=2**31 - 1, description="of the replay that shows everything, or of `looking`")]
    seat: Annotated[int, Meta(ge=0, le=7, description="where one sits")] = 0
    bot: Annotated[str, Meta(max_length=40, description="who has the other seats; the strongest if not given")] = ""
    name: Name = ""
    looking: Annotated[int, Meta(ge=0, le=7, description="the seat whose replay `ply` belongs to")] | None = None


class Imported(Struct, frozen=True):
    id: str


class Answer(Struct, frozen=True, kw_only=True):
    """To a command over HTTP."""

    done: bool
    ply: int
    view: Raw
    reason: Reason | UnsetType = UNSET
