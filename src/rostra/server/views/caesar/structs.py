"""The view of Caesar & Cleopatra."""

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType

from rostra.server.views.outcome import GameOutcome

Group = Literal["senators", "praetors", "quaestors", "censors", "aediles"]
Side = Literal["cleopatra", "caesar"]


class ByGroup(Struct, frozen=True, forbid_unknown_fields=True):
    senators: int
    praetors: int
    quaestors: int
    censors: int
    aediles: int


class CardsAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's cards at a group."""

    up: list[str]
    down: int
    down_cards: list[str] | None
    """In the order they were laid, for whom they belong to."""


class CardsByGroup(Struct, frozen=True, forbid_unknown_fields=True):
    senators: CardsAt
    praetors: CardsAt
    quaestors: CardsAt
    censors: CardsAt
    aediles: CardsAt


class Aside(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards not yet laid, in set-up or castling."""

    count: int
    cards: list[str] | None


class Spied(Struct, frozen=True, forbid_unknown_fields=True):
    """What the viewer knows of the opponent's hand since they last saw it."""

    cards: list[str]
    laid_hidden_since: int


class CaesarPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    hand: list[str] | None
    influence_cards: int
    action_cards: int
    influence_pile: int
    action_pile: int
    action_order: list[str] | None
    """The own action pile, the next card first, if it was arranged."""
    discard: list[str]
    bonus: Group | None
    won: ByGroup
    table: CardsByGroup
    aside: Aside
    unseen: dict[str, int]
    """By card: in the own piles; of the other, in hand, piles and face down."""
    points: list[tuple[str, str, int]]
    spied: Spied | UnsetType = UNSET
    arranged: bool | UnsetType | None = UNSET
    """Only with own choice: whether the action pile is arranged or shuffled; null before the player has decided."""


class CaesarPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    cleopatra: CaesarPlayer
    caesar: CaesarPlayer


class CaesarProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """What the active player has done this turn."""

    laid: int
    acted: bool
    passive: bool
    exchanged: int
    idle_turns: int


class CaesarVotes(Struct, frozen=True, forbid_unknown_fields=True):
    left: list[str]
    discard: list[str]
    removed: list[str]


class CaesarView(Struct, frozen=True, tag_field="game", tag="caesar", forbid_unknown_fields=True):
    options: dict[str, str | int | bool]
    seat: Side | None
    turn: Side | None
    waiting_for: str | None
    actions: list[int]
    asked: str | None
    action: str | None
    """The line of the action that is carried out, or that the viewer may stop."""
    progress: CaesarProgress
    patricians: ByGroup
    votes: CaesarVotes
    players: CaesarPlayers
    outcome: GameOutcome | None


VIEW: Final = CaesarView
