"""What happens in Nero, and how it is said (``event_kinds``)."""

from typing import Final

from rostra.event_kinds import ALWAYS, Choice, EventKind, event, say
from rostra.nero.table import RANKS, REASONS, SOURCES
from rostra.nero.table_manners import AIMED

TROOPS: Final[Choice] = (
    say("troops-leader", when="legions=0"),
    say("troops-both", "legions", when="leader"),
    say("troops-legions", "legions"),
)
"""Who is in a force."""

_SEAT: Final = {"seat": "seat"}
_AT: Final = {"seat": "seat", "at": "province"}
_FORCE: Final = {"seat": "seat", "at": "province", "legions": "int", "leader": "bool"}
_WAY: Final = {"seat": "seat", "from": "province", "to": "province"}
_BATTLE: Final = {"seat": "seat", "enemy": "seat", "at": "province"}
_WHY: Final = "declared|legions|rome|victory|lost|assassinated"

EVENTS: Final[tuple[EventKind, ...]] = (
    # Set-up
    event("wants", "the area that `seat` names", {"seat": "seat", "area": "area"}, private=True, skip=ALWAYS),
    event(
        "wanted", "the areas that all have named", {"areas": "seat: area"},
        say("event-wanted", each="areas", seat="key", area="value"),
    ),
    event("lot", "`seat` gets a contested area", {"seat": "seat", "area": "area"}),
    event(
        "areas", "how the areas came out", {"areas": "seat: area"},
        say("event-area", each="areas", seat="key", area="value"),
    ),
    event("placed", "a legion is placed", _AT, say("event-placed", "seat", province="at")),
    event("home", "a home province is chosen", _AT, say("event-home", "seat", province="at")),
    # Rounds and turns
    event("round", "a round begins", {"round": "int", "opener": "seat"}),
    event(
        "dealt", "`seat` is dealt a card", _SEAT,
        [say("event-dealt-known", "seat", "card", when="card"), say("event-dealt", "seat")],
        secret={"card": "card"}, skip=ALWAYS,
    ),
    event(
        "turn", "a turn begins, the last of the round or not", {"seat": "seat", "last": "bool"},
        [say("event-turn-last", "seat", when="last"), say("event-turn", "seat")],
    ),
    event("lost", "so many cards are left over, unseen", {"seat": "seat", "cards": "int"}),
    event(
        "scored", "points at the end of a round", {"seat": "seat", "source": "|".join(SOURCES[1:]), "points": "int"},
        say("event-scored-{source}", "seat", "points"),
    ),
    # Marches
    event("activated", "an activation begins", _AT, say("event-activated", "seat", province="at")),
    event(
        "move-card", "a card is used for its MP; `pool`: all there are now",
        {"seat": "seat", "card": "card", "bp": "int", "pool": "int"},
    ),
    event("force", "a force gathers", _FORCE, say("event-force", "seat", province="at", troops=TROOPS)),
    event(
        "stepping", "a step is paid for, and can be answered",
        {**_WAY, "bp": "int", "legions": "int", "leader": "bool"},
        say("event-stepping", "seat", province="from", other="to", troops=TROOPS), skip=ALWAYS,
    ),
    event(
        "stepped", "the step happens", {**_WAY, "legions": "int", "leader": "bool"},
        say("event-stepped", "seat", province="from", other="to", troops=TROOPS),
    ),
    event("left", "the force leaves these behind", _FORCE, say("event-left", "seat", province="at", troops=TROOPS)),
    event("took", "the force takes these up", _FORCE, say("event-took", "seat", province="at", troops=TROOPS)),
    event("halted", "the force has finished", _FORCE, say("event-halted", "seat", province="at", troops=TROOPS)),
    event(
        "unmarked", "retreat markers come off", {**_AT, "legions": "int"},
        say("event-unmarked", "seat", "legions", province="at"),
    ),
    event(
        "asked-leave", "leave to go on is asked for", {"seat": "seat", "of": "seat[]"},
        say("event-asked-leave", "seat", seats="of"),
    ),
    event("granted", "`seat` gives leave", _SEAT),
    event("refused", "`seat` gives none", _SEAT),
    event("stayed", "`seat` does not retreat", _SEAT),
    event(
        "retreating", "a retreat that can be answered", _WAY,
        say("event-retreating", "seat", province="from", other="to"), skip=ALWAYS,
    ),
    event(
        "retreated", "the retreat happens", {**_WAY, "legions": "int"},
        say("event-retreated", "seat", "legions", province="from", other="to"),
    ),
    # Battles
    event(
        "attacking", "an attack that can be answered", {**_BATTLE, "bp": "int"},
        say("event-attacking", "seat", opponent="enemy", province="at"),
    ),
    event(
        "attacked", "the battle begins", _BATTLE,
        say("event-attacked", "seat", opponent="enemy", province="at"), skip=ALWAYS,
    ),
    event("laid", "a card is laid for the battle", {"seat": "seat", "card": "card"}, private=True, skip=ALWAYS),
    event("ready", "`seat` lays no more cards", _SEAT, skip=ALWAYS),
    event(
        "battle", "strength and cards of both sides; `winner` is null if they are equal",
        {
            **_BATTLE, "attack": "int", "defence": "int", "attack_cards": "card[]", "defence_cards": "card[]",
            "winner": "seat?",
        },
        say("event-battle-side", "seat", cards="attack_cards", strength="attack"),
        say("event-battle-side", seat="enemy", cards="defence_cards", strength="defence"),
        [
            say("event-battle-won", "seat", opponent="enemy", province="at", when="winner={seat}"),
            say("event-battle-won", seat="enemy", opponent="seat", province="at", when="winner={enemy}"),
            say("event-battle-draw", province="at"),
        ],
    ),
    event(
        "rank", "a leader has another rank, and why", {"seat": "seat", "rank": "|".join(RANKS), "why": _WHY},
        say("event-rank-{why}", "seat"),
    ),
    # Events that cards are played for
    event(
        "event", "a card is played for its event", {"seat": "seat", "card": "card"},
        skip=f"card={'|'.join(sorted(AIMED))}",
    ),
    event(
        "aimed", "what was chosen for the event: it can be answered now",
        {
            "seat": "seat", "card": "card", "from?": "province", "to?": "province", "at?": "province",
            "target?": "seat", "legions?": "int", "leader?": "bool",
        },
        [
            say("event-aimed-{card}", "seat", province="from", other="to", troops=TROOPS, when="card=galley"),
            say("event-aimed-{card}", "seat", opponent="target", when="card=assassin|crisis|traitor"),
            say("event-aimed-{card}", "seat", province="at", when="card=germans"),
            say("event-aimed-{card}", "seat", province="at", opponent="target", when="card=rebellion"),
            say("event-event", "seat", "card"),  # in questions: an event for which nothing is chosen
        ],
    ),
    event(
        "countered", "`seat` answers with one of these cards, or two", {"seat": "seat", "card": "card", "cards": "int"},
        [say("event-countered-two", "seat", "card", when="cards=2"), say("event-countered", "seat", "card")],
    ),
    event(
        "off", "what `seat` does not do, because of an answer: `step`, `attack`, `retreat`, or the event of a card",
        {"seat": "seat", "what": "text"},
        [
            say("event-off-{what}", "seat", when="what=step|attack|retreat"),
            say("event-off", "seat", card="what"),
        ],
    ),
    event(
        "removed", "cards that leave the game: an assassination in which a guard was answered", {"cards": "card[]"},
        say("event-removed", "cards"),
    ),
    event("held", "the leader of `seat` moves no more this turn", _SEAT),
    event("kp", "one more CP: so many by cards this turn", {"seat": "seat", "kp": "int"}),
    event(
        "sailed", "a galley crosses", {**_WAY, "card": "card", "legions": "int", "leader": "bool"},
        say("event-sailed", "seat", province="from", other="to", troops=TROOPS), skip=ALWAYS,
    ),
    event(
        "landed", "those aboard land; they are `spent`, or may go on", {**_AT, "spent": "bool"},
        [say("event-landed-spent", "seat", province="at", when="spent"), say("event-landed", "seat", province="at")],
    ),
    event("called", "an emperor is called to Rome", {"seat": "seat", "to": "province"}, say("event-called", "seat")),
    event(
        "stolen", "a traitor draws a card; the two of them see which", {"seat": "seat", "target": "seat"},
        [
            say("event-stolen-known", "seat", "card", opponent="target", when="card"),
            say("event-stolen", "seat", opponent="target"),
        ],
        secret={"card": "card"},
    ),
    event(
        "stolen-nothing", "a traitor finds no card", {"seat": "seat", "target": "seat"},
        say("event-stolen-nothing", "seat", opponent="target"),
    ),
    event("germans", "the Germans come", {"at": "province"}, say("event-germans", province="at")),
    event(
        "sent", "where `seat` sends its legions, or the `neutral` ones, because of the Germans",
        {**_WAY, "neutral": "bool"},
        [
            say("event-sent-neutral", "seat", province="from", other="to", when="neutral"),
            say("event-sent", "seat", province="from", other="to"),
        ],
    ),
    event("revolt", "a revolt against `seat`", _AT, say("event-revolt", "seat", province="at")),
    event("brought", "`seat` brings a legion for it", _WAY, say("event-brought", "seat", province="from", other="to")),
    event(
        "neutral", "so many legions of `seat` become neutral", {**_AT, "legions": "int"},
        say("event-neutral", "seat", "legions", province="at"),
    ),
    event("ended", "the game is over", {"reason": "|".join(REASONS[1:])}, say("event-ended-{reason}")),
)  # fmt: skip
