"""What views look like: for the page, whose types are made from these, and for whoever reads the protocol.

The games write views by themselves (``caesar/view.py``, ``nero/view.py``); tests read whole games of them with these.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Group = Literal["senators", "praetors", "quaestors", "censors", "aediles"]
Side = Literal["cleopatra", "caesar"]
Area = Literal["west", "north", "danube", "east"]
Rank = Literal["general", "candidate", "emperor"]


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
    """What the viewer knows of the opponent's hand since he last saw it."""

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


class GameOutcome(Struct, frozen=True, forbid_unknown_fields=True):
    points: list[int]
    winners: list[str]
    lines: list[tuple[str, str, str, int]]
    """Seat, what for, where, how many."""
    reason: str


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


class NeroArea(Struct, frozen=True, forbid_unknown_fields=True):
    player: str | None
    control: str | None


class NeroProvince(Struct, frozen=True, forbid_unknown_fields=True):
    legions: dict[str, int]
    """By owner, ``neutral`` among them."""
    marked: dict[str, int]
    """Those with a retreat marker."""
    control: str | None
    spent: int
    landed: int
    fresh: int
    welcome: list[str]
    no_attack: list[str]


class NeroLeader(Struct, frozen=True, forbid_unknown_fields=True):
    at: str | None
    rank: str
    home: str | None
    spent: bool
    landed: bool


class NeroPoints(Struct, frozen=True, forbid_unknown_fields=True):
    battles: int
    emperor: int
    rome: int
    areas: int
    italy: int


class NeroKp(Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    italy: int
    areas: int
    cards: int


class NeroPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    area: Area | None
    hand: list[str] | None
    cards: int
    points: int
    points_by_round: list[NeroPoints]
    points_before: int
    kp: NeroKp
    controls: list[Area]
    legions: int
    known: list[str]
    """Cards a traitor lets the viewer know of."""


class NeroForce(Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    legions: int
    leader: bool
    tired: bool
    landed: int
    came_from: str | None
    may_step: bool
    may_attack: list[str]
    hindered_by: list[str]
    leader_landed: bool
    drawn: bool
    stopped_by_weather: bool
    not_to_attack: list[str]
    asked: list[str]
    granted: list[str]
    toll_to: list[str]
    step_costs: dict[str, int]


class NeroTurn(Struct, frozen=True, forbid_unknown_fields=True):
    cards_used: int
    cards_left: int
    last_of_round: bool
    played_once: list[str]
    activation: str | None
    bp: int
    force: NeroForce | None


class NeroEntered(Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    at: str
    by_galley: bool


class NeroBattle(Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    attacker: str
    defender: str
    laid: list[str] | None


class NeroAnswering(Struct, frozen=True, forbid_unknown_fields=True):
    by: str
    what: str


class NeroView(Struct, frozen=True, tag_field="game", tag="nero", forbid_unknown_fields=True):
    options: dict[str, str | int | bool]
    seat: str | None
    seats: list[str]
    round: int
    opener: str | None
    turn: str | None
    waiting_for: str | None
    actions: list[int]
    asked: str | None
    answering: list[NeroAnswering] | None
    wanted: Area | None
    germans: str | None
    areas: dict[Area, NeroArea]
    provinces: dict[str, NeroProvince]
    leaders: dict[str, NeroLeader]
    players: dict[str, NeroPlayer]
    this_turn: NeroTurn
    entered: NeroEntered | None
    battle: NeroBattle | None
    event: dict[str, str | int | bool | None] | None
    discard: list[str]
    deck: int
    unseen: dict[str, int]
    outcome: GameOutcome | None


View = CaesarView | NeroView
