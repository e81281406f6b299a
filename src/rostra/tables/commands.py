"""What somebody at the table can ask for. The same structs are the messages of the protocol (docs/protocol.md)."""

from typing import Annotated

from msgspec import Meta, Struct

# No control characters: a database would cut the key off at the first zero, or refuse it. To Python "$" also matches
# before a newline at the end, so that is excluded; "\Z" would do it, but other readers of our schema do not know it.
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
Said = Annotated[str, Meta(max_length=2000, description="what is said; it is tidied first")]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a player asks for."""

    key: Key
    """Given again with the same command, nothing happens a second time."""


class Play(Command, frozen=True, tag="play", kw_only=True):
    """A decision of the game."""

    ply: Ply
    line: Line


class Undo(Command, frozen=True, tag="undo", kw_only=True):
    """Take back the own last decision, if it revealed nothing."""

    ply: Ply


class ResetTurn(Command, frozen=True, tag="reset", kw_only=True):
    """Take back as much of the own turn as possible."""

    ply: Ply


class AskTakeback(Command, frozen=True, tag="takeback", kw_only=True):
    """Ask the others for consent to take back the own last decision, whatever it revealed."""

    ply: Ply


class Agree(Command, frozen=True, tag="agree"):
    """Consent to the takeback that somebody asks for."""


class Decline(Command, frozen=True, tag="decline"):
    """Refuse the takeback that somebody asks for, or withdraw one's own."""


class Quiet(Command, frozen=True, tag="quiet"):
    """Pass on everything for the rest of this turn: there is no need to ask, or to wait."""


class Say(Command, frozen=True, tag="say", kw_only=True):
    """Talk to the table."""

    text: Said


class Rename(Command, frozen=True, tag="name", kw_only=True):
    """Take another name."""

    name: Name


class Ready(Command, frozen=True, tag="ready", kw_only=True):
    """Say before the start whether one is ready."""

    ready: Annotated[bool, Meta(description="false: not yet after all")] = True


class Start(Command, frozen=True, tag="start"):
    """Begin now: who sits counts as ready, bots take the open seats. For the player who made the match."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up. This ends a game of two; with more players a bot plays on."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the match: before the start the seat is open again, later a bot plays on."""


class Back(Command, frozen=True, tag="back"):
    """Take the own seat back from the bot."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again, everybody one seat further. It begins when all have asked for it."""


Commands = (
    Play | Undo | ResetTurn | AskTakeback | Agree | Decline | Quiet
    | Say | Rename | Ready | Start | Resign | Leave | Back | Rematch
)  # fmt: skip
"""Every command there is."""
