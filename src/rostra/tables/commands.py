"""What somebody at the table can ask for. The same structs are the messages of the protocol (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct

# Without control characters: a database would cut it off at the first zero, or not take it at all. For Python a "$" is
# also before a newline at the end; a "\Z", which is not, others do not know who read this pattern in the schema.
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\u0000-\u001f]+$(?!\n)",
        description="unique for each command of this seat",
    ),
]
Line = Annotated[str, Meta(min_length=1, max_length=80, description="a line of the game's notation")]
Name = Annotated[str, Meta(max_length=40, description="what a player is called")]
Ply = Annotated[int, Meta(ge=0, lt=2**31, description="the ply of the newest message received")]
Said = Annotated[str, Meta(max_length=2000)]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    key: Key


class Play(Command, frozen=True, tag="play", kw_only=True):
    """A decision of the game."""

    ply: Ply
    line: Line


class Undo(Command, frozen=True, tag="undo", kw_only=True):
    """Take the own last decision back, as long as nothing was revealed."""

    ply: Ply


class ResetTurn(Command, frozen=True, tag="reset", kw_only=True):
    """Take back as much of the own turn as can be."""

    ply: Ply


class AskTakeback(Command, frozen=True, tag="takeback", kw_only=True):
    """Ask the others to let one take the own last decision back, whatever was revealed."""

    ply: Ply


class Agree(Command, frozen=True, tag="agree"):
    """To the takeback somebody asks for."""


class Decline(Command, frozen=True, tag="decline"):
    """The takeback somebody asks for, or withdraw one's own."""


class Quiet(Command, frozen=True, tag="quiet"):
    """Answer nothing for the rest of this turn: no need to ask, no need to wait."""


class Say(Command, frozen=True, tag="say", kw_only=True):
    text: Said


class Rename(Command, frozen=True, tag="name", kw_only=True):
    name: Name


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    ready: bool = True


class Start(Command, frozen=True, tag="start"):
    """Begin now: whoever sits is ready, bots take the open seats. For the one who made the match."""


class Resign(Command, frozen=True, tag="resign"):
    pass


class Leave(Command, frozen=True, tag="leave"):
    """Go: before the start the seat is open again, afterwards a bot plays on."""


class Back(Command, frozen=True, tag="back"):
    """Take the own seat over from the bot again."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Once more, with the seats exchanged. It begins when all have asked for it."""


Commands = (
    Play | Undo | ResetTurn | AskTakeback | Agree | Decline | Quiet
    | Say | Rename | Ready | Start | Resign | Leave | Back | Rematch
)  # fmt: skip
