"""The view of Nero."""

from typing import Final, Literal

from msgspec import Struct

from rostra.server.views.outcome import GameOutcome

Area = Literal["west", "north", "danube", "east"]
Rank = Literal["general", "candidate", "emperor"]


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
    removed: list[str] = []
    """Cards out of the game. Only since version 4 of the rules (NE-C5)."""


VIEW: Final = NeroView
