"""What a seat sees in the mini game, step by step: the numbers of an information state with perfect recall."""

from itertools import product

from rostra.adapters.open_spiel.recall import Steps
from rostra.game import Game, Json

LONGEST = 30
"""Steps that one seat sees in the longest game there is."""

_GROUPS = ("censors", "aediles")
_SET = ("1", "2")  # laid in the set-up, who knows where: the only secret
_KINDS = (
    *[f"own set {card} {group}" for card, group in product(_SET, _GROUPS)],
    *[f"other set ? {group}" for group in _GROUPS],
    *[f"own laid {card} {group}" for card, group in product(("3", "P"), _GROUPS)],
    *[f"other laid ? {group}" for group in _GROUPS],
    "own draw influence",  # asked for; what came is a step of its own
    *[f"{who} drew" for who in ("own", "other")],  # P, for that is the pile
    *[f"{who} exchanged {card}" for who, card in product(("own", "other"), ("3", "P"))],
    *[f"{who} {what}" for who, what in product(("own", "other"), ("passed", "turn"))],
    "own done",
    *[f"turned {card}" for card in (*_GROUPS, "shuffle")],
    *[f"vote showed {card}" for card in (*_SET, "neither")],  # all other cards there could be counted
    *[f"ended {reason}" for reason in ("influence", "stalled")],
)


class MiniSteps(Steps):
    def __init__(self) -> None:
        super().__init__(_KINDS, LONGEST, [f"other's {card} at {group}" for card, group in product(_SET, _GROUPS)])

    def event(self, seen: Json, me: str) -> str:
        what = seen["event"]
        who = "own" if seen.get("seat") == me else "other"
        match what:
            case "set" | "laid":
                return f"{who} {what} {seen.get('card', '?')} {seen['group']}"
            case "exchanged":
                return f"{who} exchanged {seen['card']}"
            case "turned":
                return f"turned {seen['card']}"
            case "vote":
                return f"vote showed {_set_card(seen[_other(me)]['cards']) or 'neither'}"
            case "ended":
                return f"ended {seen['reason']}"
        return f"{who} {what}"

    def decision(self, line: str) -> str | None:
        return f"own {line}" if line in ("done", "draw influence") else None

    def shown(self, view: Json, me: str) -> list[str]:
        table = view["players"][_other(me)]["table"]
        found = {group: _set_card([*table[group]["up"], *table[group]["down_cards"]]) for group in _GROUPS}
        return [f"other's {card} at {group}" for group, card in found.items() if card]


def _other(seat: str) -> str:
    return "caesar" if seat == "cleopatra" else "cleopatra"


def _set_card(cards: list[str]) -> str:
    """The card among these that was laid in the set-up; "" if none was."""
    return next((card for card in cards if card in _SET), "")


def steps_of(game: Game) -> MiniSteps | None:
    return MiniSteps() if game.options.get("size") == "mini" else None
