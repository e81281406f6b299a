"""A deck in which cards of one event differ in BP and GP (docs/nero-data.md)."""

import random
import re
from pathlib import Path
from typing import cast

import pytest

import rostra
from rostra import bots, record
from rostra.game import Game, Json, State, pick
from rostra.nero.data.deck_file import Deck, read_deck
from rostra.nero.invariants import broken
from rostra.nero.table import Table
from rostra.record import Record
from rostra.tables.answers import may_answer
from rostra.texts import Texts
from rostra.titles import get
from tests.nero.data import DECK, changed, refused
from tests.nero.table import bp, can, cannot, discarded, legal, named, play, player, position, view
from tests.nero.test_deck import THE_MAP

ENTRY = re.compile(r"^(\S+)( *)= (\{ n = (\d+), bp = (\d), gp = (\d), (.*)\})$", re.MULTILINE)
GUARD = "praetorian-guard"


def varied(text: str = DECK) -> str:
    """Of every event with two cards or more, one card has 1 BP more, or 9."""

    def entry(found: re.Match[str]) -> str:
        event, _, whole, n, points, gp, rest = found.groups()
        if int(n) < 2:
            return found[0]
        more = int(points) % 9 + 1
        return (
            f"{event} = [{whole.replace(f'n = {n}', f'n = {int(n) - 1}')}, {{ n = 1, bp = {more}, gp = {gp}, {rest}}}]"
        )

    return ENTRY.sub(entry, text)


def read(text: str) -> Deck:
    return read_deck(text, THE_MAP)


@pytest.fixture
def mine(tmp_path: Path) -> Game:
    path = tmp_path / "mine.toml"
    path.write_text(varied(), encoding="utf-8")
    return rostra.load("nero", deck=str(path))


def start(game: Game, **players: Json) -> State:
    """Those who are not named hold a card that answers nothing."""
    others = {"vitellius": "crisis/2-2", "otho": "crisis/2-2", "vespasian": "crisis/3-2"}
    seats = {name: player(hand=hand) for name, hand in others.items()} | players
    return game.position(position(seats["galba"], seats["vitellius"], seats["otho"], seats["vespasian"]))


# The file


def test_only_cards_that_differ_have_their_points_in_the_name() -> None:
    deck = read(varied())
    assert deck.events == read(DECK).events
    assert deck.cards[:6] == (
        "bribery/2-2",
        "bad-omens/2-3",
        "bad-weather/3-2",
        f"{GUARD}/1-4",
        "bad-health/3-1",
        "galley/4-1",
    )
    assert "revolt-moesia" in deck.cards
    assert deck.cards[len(deck.events)] == "bribery/3-2"
    assert sum(deck.numbers) == 55
    galleys = [deck.numbers[kind] for kind, card in enumerate(deck.cards) if card.startswith("galley/")]
    assert galleys == [3, 1]


def test_an_array_of_one_entry_is_that_entry() -> None:
    one = ENTRY.sub(r"\1 = [\3]", DECK)
    for what in ("events", "cards", "numbers", "bp", "gp", "own_only", "once", "revolt_at"):
        assert getattr(read(one), what) == getattr(read(DECK), what)


GALLEY = 'galley           = { n = 4, bp = 4, gp = 1, when = "own", once = true }'
A = '{ n = 3, bp = 4, gp = 1, when = "own", once = true }'


@pytest.mark.parametrize(
    ("entries", "key", "told"),
    [
        ("[]", "", "no entry is here"),
        ("[3]", "", "3 is not a table"),
        (f"[{A}, {A}]", "", "bp 4 and gp 1 stand here twice; add up their n"),
        (f"[{A}, {A.replace('n = 3', 'n = 0').replace('bp = 4', 'bp = 3')}]", ".n", "0 cards need no entry"),
        (f"[{A}, {A.replace('n = 3', 'n = 1').replace('gp = 1', 'gp = 10')}]", ".gp", "10 is not a whole number"),
        (f"[{A}, {A.replace('bp = 4', 'bp = 3').replace('true', 'false')}]", "", "when and once must be the same"),
        (f"[{A.replace('own', 'any')}]", ".when", "Rostra plays this event in the own turn only"),
        (f"[{A}, {A.replace('bp = 4', 'bp = 3')}]", None, "is 57, 2 too many"),
    ],
)
def test_bad_entries(entries: str, key: str | None, told: str) -> None:
    text = changed(DECK, (GALLEY, f"galley = {entries}"))
    if key is None:
        refused(read, "deck.toml", text, "events", "[events]", told)
    else:
        refused(read, "deck.toml", text, f"events.galley{key}", "galley = ", told)


def test_a_bad_entry_is_told_with_its_own_line() -> None:
    text = changed(DECK, (GALLEY, f"galley = [\n  {A},\n  {{ n = 1 }},\n]"))
    refused(read, "deck.toml", text, "events.galley.bp", "{ n = 1 }", "is missing")


def test_more_kinds_than_there_is_room_for() -> None:
    names = [name for name in THE_MAP.provinces[:20] if f"revolt-{name}" not in DECK]
    empty = "".join(f'revolt-{name} = {{ n = 0, bp = 0, gp = 0, when = "own", once = true }}\n' for name in names)
    rows = re.sub(r"n = \d+", "n = 0", DECK)
    singles = ", ".join(f'{{ n = 1, bp = {n // 10}, gp = {n % 10}, when = "own", once = true }}' for n in range(55))
    text = re.sub(r"^galley .*$", f"galley = [{singles}]", rows, flags=re.MULTILINE) + empty
    refused(read, "deck.toml", text, "events", "[events]", "different cards are more than 55")


# Playing


def test_each_card_brings_its_own_bp_NE_M1(mine: Game) -> None:
    state = start(mine, galba=player(hand="galley/4-1 galley/5-1 senate/2-1"))
    play(state, "activate tarraconensis; move-card galley/5-1")
    assert bp(state) == 5
    assert cannot(state, "move-card galley")
    assert discarded(state) == "galley/5-1"


def test_the_event_is_the_same_and_once_a_turn_NE_T3(mine: Game) -> None:
    state = start(mine, galba=player(hand="galley/4-1 galley/5-1 senate/2-1"))
    assert can(state, "event galley/4-1", "event galley/5-1")
    events = play(state, "event galley/5-1; from tarraconensis; to baetica; load 1")
    assert named(events, "event")[0]["card"] == "galley/5-1"
    assert named(events, "aimed")[0]["card"] == "galley"
    assert view(state)["this_turn"]["played_once"] == ["galley"]
    why = state.why_not("event galley/4-1")
    assert why is not None
    assert (why.message, why.details) == ("nero-why-once", {"card": "galley/4-1"})


def test_any_of_the_cards_answers_NE_C1(mine: Game) -> None:
    state = start(
        mine, galba=player(hand="senate/2-1"), vitellius=player(hand="bribery/2-2 bribery/3-2 bad-omens/3-3 galley/5-1")
    )
    play(state, "event senate/2-1")
    assert legal(state) == ["no-counter", "counter bribery/2-2", "counter bribery/3-2", "counter bad-omens/3-3"]
    assert view(state, "vitellius")["answering"] == [{"by": "galba", "what": "event senate"}]
    why = state.why_not("counter bad-weather/4-2")
    assert why is not None
    assert (why.message, why.rule) == ("nero-why-not-in-hand", "NE-C3")
    play(state, "counter bribery/3-2")
    assert discarded(state) == "senate/2-1 bribery/3-2"


def test_an_answer_is_refused_where_nothing_is_asked(mine: Game) -> None:
    state = start(mine, galba=player(hand="senate/2-1"))
    why = state.why_not("counter bribery/3-2")
    assert why is not None
    assert why.message == "nero-why-nothing-to-counter"


def test_two_briberies_may_differ_NE_C1_NE_C5(mine: Game) -> None:
    state = start(
        mine,
        galba=player(hand="assassin/1-2 bribery/2-2 bribery/2-2 bribery/3-2"),
        otho=player(hand=f"{GUARD}/2-4", rank="emperor", leader="roma"),
    )
    play(state, f"event assassin/1-2; target otho; counter {GUARD}/2-4")
    assert legal(state) == ["no-counter", "counter-two bribery/2-2", "counter-two bribery/2-2 bribery/3-2"]
    why = state.why_not("counter-two bribery/3-2")
    assert why is not None
    assert why.message == "nero-why-only-one"
    events = play(state, "counter-two bribery/2-2 bribery/3-2")
    assert named(events, "countered") == [{"seat": "galba", "card": "bribery", "cards": 2}]
    assert sorted(state.position()["removed"]) == ["assassin/1-2", "bribery/2-2", "bribery/3-2", f"{GUARD}/2-4"]


def test_a_table_knows_that_such_cards_can_answer(mine: Game) -> None:
    """NE-J27: it pauses wherever somebody could answer"""
    state = start(mine, galba=player(hand="senate/2-1 galley/4-1"), vitellius=player(hand="crisis/2-2"))
    manners = get("nero").manners
    assert may_answer(manners, state, state.parse("event senate/2-1"))[0] == [1, 2, 3]
    assert may_answer(manners, state, state.parse("event galley/4-1"))[0] == []


def test_they_are_called_by_their_event_and_their_points() -> None:
    texts = Texts("de", "nero")
    assert texts.name("card", "galley/4-1") == f"{texts.name('card', 'galley')} 4/1"
    assert texts.name("card", "revolt-moesia/3-2") == f"{texts.name('card', 'revolt-moesia')} 3/2"


# All of it


@pytest.mark.parametrize("rules", [1, 3, 4])
def test_random_games(tmp_path: Path, rules: int) -> None:
    """What must hold holds; worlds look the same to their seat; records and positions come back."""
    path = tmp_path / "mine.toml"
    path.write_text(varied(), encoding="utf-8")
    game = rostra.load("nero", deck=str(path), rules=rules)
    rng = random.Random(rules)
    answers = 0
    for _ in range(3):
        state, lines = game.new(), []
        while state.actor != rostra.OVER:
            if state.actor == rostra.CHANCE:
                action = pick(state.chances(), rng)
            else:
                action = rng.choice(state.actions())
            if state.actor >= 0 and rng.random() < 0.05:
                seat = rng.randrange(4)
                world = state.sample(seat, rng)
                assert world.view(seat) == state.view(seat)
                assert broken(cast(Table, world)) == ""
            lines.append(state.text(action))
            answers += lines[-1].startswith("counter") and state.parse(lines[-1]) >= 424
            assert state.parse(lines[-1]) == action
            state.apply(action)
            assert broken(cast(Table, state)) == ""
        text = Record.of(game, ["a", "b", "c", "d"], lines).text()
        assert record.read(text).text() == text
    assert answers > 0
    taken: list[int] = []
    end = rostra.playout(game.new(), random.Random(4), taken)
    again = game.new()
    for action in taken:
        again.apply(action)
    assert again.view(None) == end.view(None)


@pytest.mark.parametrize("bot", ["miles", "centurio"])
def test_bots_play_with_it(mine: Game, bot: str) -> None:
    state, rng = mine.new(), random.Random(5)
    thinker = bots.load("nero", bot)
    words = set()
    while state.actor != rostra.OVER and state.plies < 400:
        if state.actor == rostra.CHANCE:
            action = pick(state.chances(), rng)
        else:
            action = bots.decide(thinker, state, rng, bots.Budget(simulations=20)).action
        words.add(state.text(action).split()[0])
        state.apply(action)
    assert words >= {"event", "move-card", "step"}
