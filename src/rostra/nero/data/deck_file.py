"""The deck: events, their numbers, BP and GP, read from the text of a deck.toml. The format is in docs/nero-data.md."""

from typing import Any, Final, NamedTuple

from rostra.nero.cards import MOST_KINDS
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
    """A checked deck. An event is known by its index in ``events``, a kind of card by its index in the other tuples.

    Nearly always these are the same. Only where cards of one event differ in BP or GP has it several kinds: the first
    has the index of the event, the others come after all events.
    """

    def __init__(self) -> None:
        self.events: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()  # "galley"; "galley/4-1" where another galley has other points
        self.event_of: tuple[int, ...] = ()
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
    deck.events = tuple(_in_order(source, given, map))
    entries = [_entries(source, event, given[event]) for event in deck.events]
    for event, of_event in enumerate(entries):
        _add(deck, event, of_event[0], len(of_event) > 1, map)
    for event, of_event in enumerate(entries):
        for entry in of_event[1:]:
            _add(deck, event, entry, True, map)
    total = sum(deck.numbers)
    if total != CARDS:
        off = f"{total - CARDS} too many" if total > CARDS else f"{CARDS - total} too few"
        raise source.bad(("events",), f"n of all events together is {total}, {off}; {CARDS} is right")
    if len(deck.cards) > MOST_KINDS:
        raise source.bad(("events",), f"{len(deck.cards)} different cards are more than {MOST_KINDS}")
    return deck


def event_of(card: str) -> str:
    """The event of a card by its name: ``galley`` of ``galley/4-1``."""
    return card.partition("/")[0]


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


class _Entry(NamedTuple):
    number: int
    bp: int
    gp: int
    when: str
    once: bool


def _entries(source: Source, event: str, value: object) -> list[_Entry]:
    """An event's entry, or several where its cards differ in BP and GP."""
    path: Key = ("events", event)
    if not isinstance(value, list):
        return [_entry(source, event, value, path)]
    if not value:
        raise source.bad(path, "no entry is here; an event that is not in the deck has n = 0")
    found: list[_Entry] = []
    for i, one in enumerate(value):
        here: Key = (*path, i)
        entry = _entry(source, event, one, here)
        if len(value) > 1 and entry.number == 0:
            raise source.bad((*here, "n"), "0 cards need no entry: leave it out")
        for before in found:
            if (before.bp, before.gp) == (entry.bp, entry.gp):
                raise source.bad(here, f"bp {entry.bp} and gp {entry.gp} stand here twice; add up their n")
        if found and (entry.when, entry.once) != (found[0].when, found[0].once):
            raise source.bad(here, "cards of one event differ in bp and gp only; when and once must be the same")
        found.append(entry)
    return found


def _entry(source: Source, event: str, value: object, path: Key) -> _Entry:
    entry = source.table(value, path, _KEYS)
    number = source.whole(entry["n"], (*path, "n"), CARDS)
    bp = source.whole(entry["bp"], (*path, "bp"), _MOST_POINTS)
    gp = source.whole(entry["gp"], (*path, "gp"), _MOST_POINTS)
    when = source.word(entry["when"], (*path, "when"), ("own", "any"))
    if when == "any" and event not in ANSWERS:
        answers = ", ".join(ANSWERS)
        reason = f'Rostra plays this event in the own turn only: "own" ("any" is for answers: {answers})'
        raise source.bad((*path, "when"), reason)
    return _Entry(number, bp, gp, when, source.flag(entry["once"], (*path, "once")))


def _add(deck: Deck, event: int, entry: _Entry, points: bool, map: Map) -> None:
    name = deck.events[event]
    deck.cards += (f"{name}/{entry.bp}-{entry.gp}" if points else name,)
    deck.event_of += (event,)
    deck.numbers += (entry.number,)
    deck.bp += (entry.bp,)
    deck.gp += (entry.gp,)
    deck.own_only += (entry.when == "own",)
    deck.once += (entry.once,)
    deck.revolt_at += (map.provinces.index(name.removeprefix(REVOLT)) if name.startswith(REVOLT) else -1,)
