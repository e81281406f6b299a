"""What happened, in sentences: an event as a seat may see it, worded."""

from rostra.game import Json
from rostra.texts import Texts


def tell(texts: Texts, seen: Json) -> list[str]:
    """The event (what ``Event.seen_by`` gave) in words, a sentence a line."""
    name: str = seen["event"]
    special = _SPECIAL.get(name)
    if special is not None:
        return special(texts, seen)
    message = f"event-{name}"
    if name in _TOLD_MORE and "card" in seen:
        message += "-known"
    return [texts.say(message, **{key: value for key, value in seen.items() if key != "event"})]


# Of these the owner learns a card, and the others that it happened.
_TOLD_MORE = ("set", "drew")


def _bonus(texts: Texts, seen: Json) -> list[str]:
    if "card" in seen:  # the card is called by its group
        return [texts.say("event-bonus-known", seat=seen["seat"], group=seen["card"])]
    return [texts.say("event-bonus", seat=seen["seat"])]


def _laid(texts: Texts, seen: Json) -> list[str]:
    if seen["face"] == "up":
        return [texts.say("event-laid-up", seat=seen["seat"], card=seen["card"], group=seen["group"])]
    if "card" in seen:
        return [texts.say("event-laid-down-known", seat=seen["seat"], card=seen["card"], group=seen["group"])]
    return [texts.say("event-laid-down", seat=seen["seat"], group=seen["group"])]


def _played(texts: Texts, seen: Json) -> list[str]:
    groups = seen.get("groups", [])
    arguments: dict[str, str] = {"seat": seen["seat"]}
    if groups:
        arguments["group"] = groups[0]
    if len(groups) == 2:
        arguments["other"] = groups[1]
    if "target" in seen:
        arguments["card"] = seen["target"]
    return [texts.say(f"event-played-{seen['card']}", **arguments)]


def _spied(texts: Texts, seen: Json) -> list[str]:
    if "hand" in seen:
        return [texts.say("event-spied-known", seat=seen["seat"], opponent=seen["on"], cards=seen["hand"])]
    return [texts.say("event-spied", seat=seen["seat"], opponent=seen["on"])]


def _castled(texts: Texts, seen: Json) -> list[str]:
    (group, other), (count, other_count) = seen["groups"], seen["counts"]
    return [
        texts.say("event-castled", seat=seen["seat"], group=group, other=other, count=count, otherCount=other_count)
    ]


def _wrath(texts: Texts, seen: Json) -> list[str]:
    return [texts.say("event-wrath", group=seen["group"]), *_lost(texts, seen)]


def _turned(texts: Texts, seen: Json) -> list[str]:
    return [texts.say(f"event-turned-{seen['effect']}", vote=seen["card"])]


def _vote(texts: Texts, seen: Json) -> list[str]:
    group = seen["group"]
    lines = [texts.say("event-vote-extraordinary", group=group)] if seen["extraordinary"] else []
    for seat in ("cleopatra", "caesar"):
        side = seen[seat]
        lines.append(texts.say("event-vote-side", seat=seat, cards=side["cards"], sum=side["sum"]))
    if seen["winner"] is None:
        return [*lines, texts.say("event-vote-tie", group=group)]
    philosophers = sum(seen[seat]["cards"].count("P") for seat in ("cleopatra", "caesar"))
    message = "event-vote-turned-round" if seen["turned_round"] else "event-vote-won"
    lines.append(texts.say(message, seat=seen["winner"], group=group, left=seen["left"], count=philosophers))
    return [*lines, *_lost(texts, seen)]


def _lost(texts: Texts, seen: Json) -> list[str]:
    return [texts.say("event-lost", seat=seat, cards=cards) for seat, cards in seen["lost"].items() if cards]


def _ended(texts: Texts, seen: Json) -> list[str]:
    return [texts.say(f"event-ended-{seen['reason']}")]


_SPECIAL = {
    "bonus": _bonus,
    "laid": _laid,
    "played": _played,
    "spied": _spied,
    "castled": _castled,
    "wrath": _wrath,
    "turned": _turned,
    "vote": _vote,
    "ended": _ended,
}
