"""The deck: the default one is that of the rules, and every way to be bad is told with line and key."""

import re

import pytest

from rostra.nero.data.deck_file import ANSWERS, CARDS, Deck, read_deck
from rostra.nero.data.map_file import read_map
from tests.nero.data import DECK, MAP, changed, refused
from tests.nero.test_map import PAGE

THE_MAP = read_map(MAP)


def read(text: str) -> Deck:
    return read_deck(text, THE_MAP)


def rows_of_the_rules() -> list[tuple[str, int, int, int, bool, bool]]:
    """The table of cards on the rules page: event, n, BP, GP, for the own turn only, once a turn."""
    found = []
    row = re.compile(
        r"^\| ([a-z, -]+) \| (\d+)(?: each)? \| (\d) \| (\d) \| (own|any turn) \| (yes)? ?\|$", re.MULTILINE
    )
    for events, n, bp, gp, when, once in row.findall(PAGE.read_text(encoding="utf-8")):
        for event in events.split(", "):  # revolt-aquitania, -britannia, ...
            name = f"revolt{event}" if event.startswith("-") else event
            found.append((name, int(n), int(bp), int(gp), when == "own", once == "yes"))
    return found


# The deck that Rostra brings


def test_the_deck_is_that_of_the_rules() -> None:
    """The table of cards, in whatever order; NE-T3 for own and once"""
    deck = read(DECK)
    assert len(deck.events) == 17
    columns = zip(deck.events, deck.numbers, deck.bp, deck.gp, deck.own_only, deck.once)
    assert sorted(columns) == sorted(rows_of_the_rules())


def test_answers_come_first_and_revolts_last() -> None:
    """NE-C, NE-C12: so that all other events have the same number in every deck"""
    deck = read(DECK)
    assert deck.events[:5] == ANSWERS
    assert all(event.startswith("revolt-") == (number >= 13) for number, event in enumerate(deck.events))


def test_55_cards_NE_S4() -> None:
    assert sum(read(DECK).numbers) == CARDS == 55


def test_some_cards() -> None:
    """The same once more, apart from the page"""
    deck = read(DECK)
    galley = deck.events.index("galley")
    assert (deck.numbers[galley], deck.bp[galley], deck.gp[galley]) == (4, 4, 1)
    assert deck.own_only[galley]
    assert deck.once[galley]
    assert {event for event, own in zip(deck.events, deck.own_only) if not own} == set(ANSWERS)


def test_revolts_know_their_province_NE_C12() -> None:
    deck = read(DECK)
    places = {event: THE_MAP.provinces[at] for event, at in zip(deck.events, deck.revolt_at) if at >= 0}
    assert places == {f"revolt-{name}": name for name in ("aquitania", "britannia", "moesia", "iudaea")}
    assert deck.revolt_at.count(-1) == 13


# An owner's own


def test_only_revolts_have_the_order_of_the_file() -> None:
    head, _, rows = DECK.partition("[events]\n")
    turned = "\n".join(reversed(rows.strip().split("\n")))
    deck, plain = read(f"{head}[events]\n{turned}\n"), read(DECK)
    assert deck.events[:13] == plain.events[:13]
    assert deck.events[13:] == plain.events[:12:-1]
    assert deck.revolt_at[13:] == plain.revolt_at[:12:-1]
    assert deck.numbers[:13] == plain.numbers[:13]
    assert deck.numbers[13:] == plain.numbers[:12:-1]


def test_an_event_may_have_no_card() -> None:
    fewer = ("traitor          = { n = 2", "traitor = { n = 0")
    deck = read(changed(DECK, fewer, ("bribery          = { n = 5", "bribery = { n = 7")))
    assert deck.numbers[deck.events.index("traitor")] == 0
    assert sum(deck.numbers) == 55


def test_fewer_and_more_revolts_NE_C12() -> None:
    """Of any province of the map's areas; one line is needed, with no card perhaps"""
    no_revolts = re.sub(r"revolt-.*\n", "", DECK)
    row = 'revolt-{} = {{ n = {}, bp = 0, gp = 9, when = "own", once = false }}\n'
    deck = read(no_revolts + row.format("syria", 6) + row.format("asia", 1))
    assert deck.events[13:] == ("revolt-syria", "revolt-asia")
    assert (deck.bp[13], deck.gp[13], deck.once[13]) == (0, 9, False)
    assert len(deck.events) == 15
    more = changed(no_revolts, ("bribery          = { n = 5", "bribery = { n = 12"))
    assert read(more + row.format("raetia", 0)).numbers[13] == 0


def test_the_revolts_are_those_of_the_owners_map() -> None:
    mine = read_map(re.sub(r"\baquitania\b", "gallia", MAP))
    refused(
        lambda text: read_deck(text, mine), "deck.toml", DECK, "events.revolt-aquitania", "revolt-aquitania", "gallia"
    )
    deck = read_deck(changed(DECK, ("revolt-aquitania", "revolt-gallia")), mine)
    assert mine.provinces[deck.revolt_at[13]] == "gallia"


def test_an_answer_may_be_for_the_own_turn_only() -> None:
    deck = read(changed(DECK, ('gp = 4, when = "any"', 'gp = 4, when = "own"')))
    assert deck.own_only[deck.events.index("praetorian-guard")]


# Bad ones: what is changed, the key, the words on whose line the complaint lies, and what it must tell


def bad(changes: list[tuple[str, str]], key: str, at: str, *told: str) -> None:
    refused(read, "deck.toml", changed(DECK, *changes), key, at, *told)


GERMANS = 'germans          = { n = 2, bp = 4, gp = 2, when = "own", once = true }'


@pytest.mark.parametrize(
    ("entry", "key", "told"),
    [
        ("3", "", "3 is not a table"),
        ('{ bp = 4, gp = 2, when = "own", once = true }', ".n", "is missing; needed here are n, bp, gp, when, once"),
        ('{ n = 2, gp = 2, when = "own", once = true }', ".bp", "is missing"),
        ('{ n = 2, bp = 4, when = "own", once = true }', ".gp", "is missing"),
        ("{ n = 2, bp = 4, gp = 2, once = true }", ".when", "is missing"),
        ('{ n = 2, bp = 4, gp = 2, when = "own" }', ".once", "is missing"),
        ('{ N = 2, bp = 4, gp = 2, when = "own", once = true }', ".N", "there is no such key here; there are n, bp"),
        ('{ n = -1, bp = 4, gp = 2, when = "own", once = true }', ".n", "-1 is not a whole number from 0 to 55"),
        ('{ n = 56, bp = 4, gp = 2, when = "own", once = true }', ".n", "56 is not a whole number from 0 to 55"),
        ('{ n = 2.0, bp = 4, gp = 2, when = "own", once = true }', ".n", "2.0 is not a whole number"),
        ('{ n = true, bp = 4, gp = 2, when = "own", once = true }', ".n", "true is not a whole number"),
        ('{ n = 2, bp = 10, gp = 2, when = "own", once = true }', ".bp", "10 is not a whole number from 0 to 9"),
        ('{ n = 2, bp = -1, gp = 2, when = "own", once = true }', ".bp", "-1 is not a whole number from 0 to 9"),
        ('{ n = 2, bp = "4", gp = 2, when = "own", once = true }', ".bp", '"4" is not a whole number'),
        ('{ n = 2, bp = 4, gp = 10, when = "own", once = true }', ".gp", "10 is not a whole number from 0 to 9"),
        ('{ n = 2, bp = 4, gp = [2], when = "own", once = true }', ".gp", "[2] is not a whole number"),
        ('{ n = 2, bp = 4, gp = 2, when = "always", once = true }', ".when", '"always" is not one of own, any'),
        ("{ n = 2, bp = 4, gp = 2, when = true, once = true }", ".when", "true is not one of own, any"),
        (
            '{ n = 2, bp = 4, gp = 2, when = "any", once = true }',
            ".when",
            "Rostra plays this event in the own turn only",
        ),
        ('{ n = 2, bp = 4, gp = 2, when = "own", once = 1 }', ".once", "1 is not true or false"),
        ('{ n = 2, bp = 4, gp = 2, when = "own", once = "yes" }', ".once", '"yes" is not true or false'),
    ],
)
def test_bad_entries(entry: str, key: str, told: str) -> None:
    bad([(GERMANS, f"germans = {entry}")], f"events.germans{key}", "germans = ", told)


@pytest.mark.parametrize("event", [event for event in read(DECK).events if not event.startswith("revolt-")])
def test_every_event_of_the_rules_is_needed(event: str) -> None:
    text = re.sub(rf"^{event} .*\n", "", DECK, flags=re.MULTILINE)
    told = "is missing; an event that is not in the deck has n = 0"
    refused(read, "deck.toml", text, f"events.{event}", "[events]", told)


def test_a_revolt_is_needed() -> None:
    text = re.sub(r"revolt-.*\n", "", DECK)
    refused(read, "deck.toml", text, "events.revolt-PROVINCE", "[events]", "at least one revolt, revolt-lusitania")


@pytest.mark.parametrize("event", ["plague", "Galley", "bribery-two", "revolt"])
def test_unknown_events(event: str) -> None:
    told = "there is no such event; there are bribery, bad-omens"
    row = f"{event} = {{ n = 1 }} # new"
    bad([("[events]\n", f"[events]\n{row}\n")], f"events.{event}", row, told, "revolt-PROVINCE")


@pytest.mark.parametrize("name", ["italia-nord", "roma", "gallia", "west", ""])
def test_a_revolt_is_in_a_province_of_an_area_NE_C12(name: str) -> None:
    told = f"{name or 'nothing'} is not a province of an area; there are lusitania, baetica"
    bad([("revolt-moesia ", f"revolt-{name} ")], f"events.revolt-{name}", f"revolt-{name} ", told)


@pytest.mark.parametrize("event", ["senate", "revolt-moesia"])
def test_an_event_twice(event: str) -> None:
    text = f'{DECK}\n{event} = {{ n = 1, bp = 1, gp = 1, when = "own", once = true }}\n'
    refused(read, "deck.toml", text, event, f"{event} = {{", "stands here a second time; once is right")


def test_55_cards_are_needed_NE_S4() -> None:
    told = "n of all events together is {}, {}; 55 is right"
    bribery = "bribery          = { n = 5"
    bad([(bribery, "bribery = { n = 6")], "events", "[events]", told.format(56, "1 too many"))
    bad([(bribery, "bribery = { n = 0")], "events", "[events]", told.format(50, "5 too few"))


def test_the_table_of_events_is_needed() -> None:
    refused(read, "deck.toml", "", "events", "", "is missing; needed here are events")
    bad([("[events]", "[cards]")], "cards", "[cards]", "there is no such key here; there are events")
    bad([("[events]", "back = 1\n[events]")], "back", "back", "there is no such key here; there are events")
    refused(read, "deck.toml", "# mine\nevents = 4", "events", "events", "4 is not a table, [events]")
    with pytest.raises(ValueError, match=r"^mine\.toml, line 1, events: is missing"):
        read_deck("", THE_MAP, "mine.toml")
