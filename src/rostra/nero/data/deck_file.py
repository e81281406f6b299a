"""The deck: events, their numbers, BP and GP, read from the text of a deck.toml. The format is in docs/nero-data.md."""

from typing import Any, Final

from rostra.nero.data.map_file import IN_AREAS, Map
from rostra.nero.data.toml_source import Key, Source

CARDS: Final = 55  # in a deck
REVOLT: Final = "revolt-"  # + a province. In EVENTS it stands for all the revolts of a deck
# Answers come first. All other events can be played only in the player's own turn (NE-C).
ANSWERS: Final = ("bribery", "bad-omens", "bad-weather", "praetorian-guard", "bad-health")
EVENTS: Final = (
    *ANSWERS,
    "galley",
    "ave-caesar",
    "rebellion",
    "senate",
    "assassin",
    "crisis",
    "germans",
    "traitor",
    REVOLT,
)

_KEYS: Final = ("n", "bp", "gp", "when", "once")
_MOST_POINTS: Final = 9


class Deck:
    """A checked deck. An event is known by its index in ``events``; the other tuples have the same order."""

    def __init__(self) -> None:
        self.events: tuple[str, ...] = ()
        self.numbers: tuple[int, ...] = ()  # how many cards; 0 for an event that is not in this deck
        self.bp: tuple[int, ...] = ()
        self.gp: tuple[int, ...] = ()
        self.own_only: tuple[bool, ...] = ()
        self.once: tuple[bool, ...] = ()
        self.revolt_at: tuple[int, ...] = ()  # the province, or -1


def read_deck(text: str, map: Map, name: str = "deck.toml") -> Deck:
    """The deck that a text describes; a ValueError names line, key, reason and what would be right."""
    source = Source(text, name)
    given = source.entries(source.table(source.data, (), ("events",))["events"], ("events",))
    deck = Deck()
    for event in _in_order(source, given, map):
        _add(deck, source, event, given[event], map)
    total = sum(deck.numbers)
    if total != CARDS:
        off = f"{total - CARDS} too many" if total > CARDS else f"{CARDS - total} too few"
        raise source.bad(("events",), f"n of all events together is {total}, {off}; {CARDS} is right")
    return deck


def _in_order(source: Source, given: dict[str, Any], map: Map) -> list[str]:
    """The events of a file in the order of the rules; the revolts among them in the order of the file."""
    revolts: list[str] = []
    for event in given:
        if event.startswith(REVOLT):
            _check_revolt(source, event, map)
            revolts.append(event)
        elif event not in EVENTS:
            known = ", ".join(f"{REVOLT}PROVINCE" if known == REVOLT else known for known in EVENTS)
            raise source.bad(("events", event), f"there is no such event; there are {known}")
    events: list[str] = []
    for event in EVENTS:
        if event == REVOLT:
            if not revolts:
                reason = f"is missing: a deck names at least one revolt, {REVOLT}{map.provinces[0]} for instance"
                raise source.bad(("events", f"{REVOLT}PROVINCE"), reason)
            events += revolts
        elif event in given:
            events.append(event)
        else:
            raise source.bad(("events", event), "is missing; an event that is not in the deck has n = 0")
    return events


def _check_revolt(source: Source, event: str, map: Map) -> None:
    """NE-C12: it hits the player whose home area holds the province."""
    if event.removeprefix(REVOLT) not in map.provinces[:IN_AREAS]:
        known = ", ".join(map.provinces[:IN_AREAS])
        reason = f"{event.removeprefix(REVOLT) or 'nothing'} is not a province of an area; there are {known}"
        raise source.bad(("events", event), reason)


def _add(deck: Deck, source: Source, event: str, value: object, map: Map) -> None:
    path: Key = ("events", event)
    entry = source.table(value, path, _KEYS)
    number = source.whole(entry["n"], (*path, "n"), CARDS)
    bp = source.whole(entry["bp"], (*path, "bp"), _MOST_POINTS)
    gp = source.whole(entry["gp"], (*path, "gp"), _MOST_POINTS)
    when = source.word(entry["when"], (*path, "when"), ("own", "any"))
    if when == "any" and event not in ANSWERS:
        answers = ", ".join(ANSWERS)
        reason = f'this event is no answer, the rules let it be played in the own turn only: "own" (answers: {answers})'
        raise source.bad((*path, "when"), reason)
    once = source.flag(entry["once"], (*path, "once"))
    deck.events += (event,)
    deck.numbers += (number,)
    deck.bp += (bp,)
    deck.gp += (gp,)
    deck.own_only += (when == "own",)
    deck.once += (once,)
    deck.revolt_at += (map.provinces.index(event.removeprefix(REVOLT)) if event.startswith(REVOLT) else -1,)
