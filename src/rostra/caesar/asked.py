"""What is asked at each decision, as a message id of ``locales/``, and the rule that asks it."""

from typing import Final

from rostra.caesar.choices import must_replace
from rostra.caesar.table import (
    ANSWER,
    ARRANGE,
    CHOOSE,
    DEAL_ACTION,
    DEAL_BONUS,
    DEAL_INFLUENCE,
    DECIDE_PILE,
    IN_TURN,
    LAY_AGAIN,
    PUT_AWAY,
    REFILL,
    REPLACE,
    SET_UP,
    TURN_VOTE,
    Table,
    phase,
)

ASKED: Final[dict[int, tuple[str, str]]] = {
    DEAL_BONUS: ("asked-bonus", "CC-S1"),
    DECIDE_PILE: ("asked-pile", "CC-S3"),
    ARRANGE: ("asked-stack", "CC-S3"),
    SET_UP: ("asked-set", "CC-S4"),
    IN_TURN: ("asked-turn", "CC-T2"),
    ANSWER: ("asked-veto", "CC-A6"),
    CHOOSE: ("asked-take", "CC-A2"),
    LAY_AGAIN: ("asked-assign", "CC-A3"),
    PUT_AWAY: ("asked-exchange", "CC-T8"),
    REFILL: ("asked-draw", "CC-T7"),
    REPLACE: ("asked-replace", "CC-T7"),
    DEAL_INFLUENCE: ("asked-deal", "CC-T7"),
    DEAL_ACTION: ("asked-deal", "CC-T7"),
    TURN_VOTE: ("asked-vote", "CC-V1"),
}


def asked(t: Table) -> tuple[str, str]:
    """What is asked now; the game must not be over."""
    if phase(t) == REPLACE and must_replace(t):
        return "asked-draw", "CC-A6"
    return ASKED[phase(t)]
