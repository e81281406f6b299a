"""What happens in Caesar & Cleopatra, and how it is said (``event_kinds``)."""

from typing import Final

from rostra.caesar.table import REASONS
from rostra.caesar.votes import EFFECTS
from rostra.event_kinds import ALWAYS, EventKind, event, say

_SIDE: Final = {"cards": "card[]", "turned": "card[]", "sum": "int", "philosophers": "int"}
_LOST: Final = say("event-lost", each="lost", when="value", seat="key", cards="value")

EVENTS: Final[tuple[EventKind, ...]] = (
    event(
        "bonus", "a secret bonus card is dealt", {"seat": "seat"},
        [say("event-bonus-known", "seat", group="card", when="card"), say("event-bonus", "seat")],
        secret={"card": "group"},
    ),
    event(
        "action-pile", "own choice: the player decides to arrange the action pile or to shuffle it",
        {"seat": "seat", "how": "arrange|shuffle"}, say("event-action-pile-{how}", "seat"),
    ),
    event(
        "stacked", "the next card of the own action pile", {"seat": "seat", "card": "card"}, private=True, skip=ALWAYS
    ),
    event("arranged", "the action pile is complete", {"seat": "seat"}),
    event(
        "set", "set-up: a card is laid face down", {"seat": "seat", "group": "group"},
        [say("event-set-known", "seat", "group", "card", when="card"), say("event-set", "seat", "group")],
        secret={"card": "card"}, skip=ALWAYS,
    ),
    event("turn", "a turn begins", {"seat": "seat"}),
    event("passed", "the turn is a passive one", {"seat": "seat"}),
    event(
        "laid", "a card is laid at a group; face down only its owner knows which",
        {"seat": "seat", "group": "group", "face": "down|up", "card?": "card"},
        [
            say("event-laid-up", "seat", "group", "card", when="face=up"),
            say("event-laid-down-known", "seat", "group", "card", when="card"),
            say("event-laid-down", "seat", "group"),
        ],
        secret={"card": "card"},
    ),
    event(
        "played", "an action card is played: at which groups, and against which card there",
        {"seat": "seat", "card": "card", "groups?": "group[]", "target?": "card"},
        [
            say("event-played-{card}", "seat", when="card=spy"),
            say("event-played-{card}", "seat", group="groups.0", when="card=scout|wrath"),
            say("event-played-{card}", "seat", group="groups.0", other="groups.1", when="card=castling"),
            say("event-played-{card}", "seat", group="groups.0", card="target", when="card=assassination"),
        ],
    ),
    event("vetoed", "`seat` stops the action card with a veto", {"seat": "seat"}),
    event("allowed", "`seat` keeps the veto", {"seat": "seat"}, private=True),
    event(
        "assassinated", "`seat` loses a card that lies face up", {"seat": "seat", "group": "group", "card": "card"}
    ),
    event(
        "spied", "`seat` sees the hand of the other", {"seat": "seat", "on": "seat"},
        [
            say("event-spied-known", "seat", opponent="on", cards="hand", when="hand"),
            say("event-spied", "seat", opponent="on"),
        ],
        secret={"hand": "card[]"},
    ),
    event("taken", "`seat` discards the card that the spy has chosen", {"seat": "seat", "card": "card"}),
    event(
        "assigned", "castling: a card is laid again", {"seat": "seat", "card": "card", "group": "group"}, private=True
    ),
    event(
        "castled", "castling is done: how many cards lie at each of the two groups",
        {"seat": "seat", "groups": "group[]", "counts": "int[]"},
        say("event-castled", "seat", group="groups.0", other="groups.1", count="counts.0", otherCount="counts.1"),
    ),
    event("scouted", "cards of `seat` are turned up", {"seat": "seat", "group": "group", "cards": "card[]"}),
    event(
        "wrath", "all cards at a group are discarded", {"group": "group", "lost": "seat: card[]"},
        say("event-wrath", "group"), _LOST,
    ),
    event("exchanged", "a card is discarded, for another one", {"seat": "seat", "card": "card"}),
    event(
        "drew", "a card is drawn", {"seat": "seat", "pile": "influence|action"},
        [say("event-drew-known", "seat", "card", when="card"), say("event-drew", "seat", "pile")],
        secret={"card": "card"},
    ),
    event("drew-none", "no card is drawn, though one could be", {"seat": "seat"}),
    event(
        "turned", "a vote card is turned, and what comes of it", {"card": "vote", "effect": "|".join(EFFECTS)},
        say("event-turned-{effect}", vote="card"),
    ),
    event(
        "vote",
        "a vote of confidence: the cards of each side, those of them `turned` up for it, and what each side loses",
        {
            "group": "group", "extraordinary": "bool", "cleopatra": _SIDE, "caesar": _SIDE, "winner": "seat?",
            "turned_round?": "bool", "left?": "int", "lost?": "seat: card[]",
        },
        say("event-vote-extraordinary", "group", when="extraordinary"),
        say("event-vote-side", seat="'cleopatra'", cards="cleopatra.cards", sum="cleopatra.sum"),
        say("event-vote-side", seat="'caesar'", cards="caesar.cards", sum="caesar.sum"),
        [
            say(
                "event-vote-turned-round", "group", "left", seat="winner", when="turned_round",
                count="cleopatra.philosophers + caesar.philosophers",
            ),
            say("event-vote-won", "group", "left", seat="winner", when="winner"),
            say("event-vote-tie", "group"),
        ],
        _LOST,
    ),
    event("ended", "the game is over", {"reason": "|".join(REASONS[1:])}, say("event-ended-{reason}")),
)  # fmt: skip
