"""What happened, in sentences: an event as a seat may see it, worded."""

from collections.abc import Callable

from rostra.game import Json
from rostra.texts import Texts

# What a player need not read: his hand shows it, or what comes of it is told right after.
SKIPPED = ("attacked", "dealt", "laid", "ready", "retreating", "sailed", "stepping", "wants")
AIMED = ("assassin", "crisis", "galley", "germans", "rebellion", "traitor")
"""Cards for which something is chosen: who reads what they are aimed at need not read before that they are played."""


def tell(texts: Texts, seen: Json) -> list[str]:
    """The event (what ``Event.seen_by`` gave) in words, a sentence a line."""
    name: str = seen["event"]
    if name in _SPECIAL:
        return _SPECIAL[name](texts, seen)
    return [texts.say(f"event-{name}", **arguments(texts, seen))]


def skips(seen: Json) -> bool:
    return seen["event"] in SKIPPED or (seen["event"] == "event" and seen["card"] in AIMED)


def arguments(texts: Texts, seen: Json) -> Json:
    """Names of the engine as names of the texts: where, from where, to where, and against whom."""
    called = {
        "at": "province", "from": "province", "to": "other", "enemy": "opponent", "target": "opponent", "of": "seats",
    }  # fmt: skip
    given = {called.get(key, key): value for key, value in seen.items() if key != "event"}
    if "from" not in seen and "to" in seen:
        given["province"] = given.pop("other")
    if "legions" in seen and "leader" in seen:
        given["troops"] = troops(texts, seen["legions"], seen["leader"])
        del given["legions"], given["leader"]
    return given


def troops(texts: Texts, legions: int, leader: bool) -> str:
    """Who is in a force: ``2 legions, leader``."""
    if not legions:
        return texts.say("troops-leader")
    return texts.say("troops-both" if leader else "troops-legions", legions=legions)


def aimed(texts: Texts, seen: Json) -> list[str]:
    """An event with what was chosen for it."""
    if seen["card"] in AIMED:
        return [texts.say(f"event-aimed-{seen['card']}", **arguments(texts, seen))]
    return [texts.say("event-event", seat=seen["seat"], card=seen["card"])]


def _turn(texts: Texts, seen: Json) -> list[str]:
    return [texts.say("event-turn-last" if seen["last"] else "event-turn", seat=seen["seat"])]


def _areas(texts: Texts, seen: Json) -> list[str]:
    message = "event-wanted" if seen["event"] == "wanted" else "event-area"
    return [texts.say(message, seat=seat, area=area) for seat, area in seen["areas"].items()]


def _countered(texts: Texts, seen: Json) -> list[str]:
    message = "event-countered-two" if seen["cards"] == 2 else "event-countered"
    return [texts.say(message, seat=seen["seat"], card=seen["card"])]


def _off(texts: Texts, seen: Json) -> list[str]:
    if seen["what"] in ("step", "attack", "retreat"):
        return [texts.say(f"event-off-{seen['what']}", seat=seen["seat"])]
    return [texts.say("event-off", seat=seen["seat"], card=seen["what"])]


def _rank(texts: Texts, seen: Json) -> list[str]:
    return [texts.say(f"event-rank-{seen['why']}", seat=seen["seat"])]


def _landed(texts: Texts, seen: Json) -> list[str]:
    message = "event-landed-spent" if seen["spent"] else "event-landed"
    return [texts.say(message, seat=seen["seat"], province=seen["at"])]


def _sent(texts: Texts, seen: Json) -> list[str]:
    message = "event-sent-neutral" if seen["neutral"] else "event-sent"
    return [texts.say(message, seat=seen["seat"], province=seen["from"], other=seen["to"])]


def _known(texts: Texts, seen: Json) -> list[str]:
    """Of these some learn the card, and the others that it happened."""
    message = f"event-{seen['event']}-known" if "card" in seen else f"event-{seen['event']}"
    return [texts.say(message, **arguments(texts, seen))]


def _scored(texts: Texts, seen: Json) -> list[str]:
    return [texts.say(f"event-scored-{seen['source']}", seat=seen["seat"], points=seen["points"])]


def _battle(texts: Texts, seen: Json) -> list[str]:
    lines = [
        texts.say("event-battle-side", seat=seen["seat"], cards=seen["attack_cards"], strength=seen["attack"]),
        texts.say("event-battle-side", seat=seen["enemy"], cards=seen["defence_cards"], strength=seen["defence"]),
    ]
    if seen["winner"] is None:
        return [*lines, texts.say("event-battle-draw", province=seen["at"])]
    loser = seen["enemy"] if seen["winner"] == seen["seat"] else seen["seat"]
    return [*lines, texts.say("event-battle-won", seat=seen["winner"], opponent=loser, province=seen["at"])]


def _ended(texts: Texts, seen: Json) -> list[str]:
    return [texts.say(f"event-ended-{seen['reason']}")]


_SPECIAL: dict[str, Callable[[Texts, Json], list[str]]] = {
    "aimed": aimed,
    "areas": _areas,
    "battle": _battle,
    "countered": _countered,
    "dealt": _known,
    "ended": _ended,
    "landed": _landed,
    "off": _off,
    "rank": _rank,
    "scored": _scored,
    "sent": _sent,
    "stolen": _known,
    "turn": _turn,
    "wanted": _areas,
}
