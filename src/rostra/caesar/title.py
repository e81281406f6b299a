"""Caesar & Cleopatra as the rooms know it."""

from typing import Final

from rostra.caesar import Caesar
from rostra.caesar.events import EVENTS
from rostra.caesar.options import OPTIONS
from rostra.caesar.table_manners import MANNERS
from rostra.game import Title

TITLE: Final = Title(
    name="caesar",
    long_name="Caesar & Cleopatra",
    players=(2,),
    options=OPTIONS,
    rules={
        1: "the first",
        2: "kosmos: who has no influence card must exchange for one, and a lone player goes on until five cards lie at"
        " every group; italian: who vetoes must draw; action_decks: own-choice",
    },
    files=(),
    endings=("patricians", "influence", "blocked", "stalled"),
    score_items=("patricians", "majority", "all", "bonus"),
    kinds={
        "card": "card",
        "target": "card",
        "cards": "card",
        "group": "group",
        "other": "group",
        "groups": "group",
        "seat": "seat",
        "opponent": "seat",
        "vote": "vote",
        "votes": "vote",
        "pile": "pile",
        "item": "score",
    },
    events=EVENTS,
    manners=MANNERS,
    make=Caesar,
)
