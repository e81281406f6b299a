"""A person's name and words can be taken out of a log, and the match stays what it was."""

import random

import pytest

from rostra.record import Record, replay
from rostra.tables import Entry, Match, Settings
from rostra.tables.commands import Leave, Play, Rename, Resign, Say, Start
from rostra.tables.erasing import GONE, erasure
from rostra.tables.settings import SeatPlan, checked

BEGAN = 1_790_000_000_000


class Table:
    """A match that is played at random, and its log."""

    def __init__(self, *seats: SeatPlan, game: str = "caesar") -> None:
        self.match = Match(checked(Settings(game, seats=seats))[0])
        self.rng = random.Random(7)
        self.now = BEGAN
        self.log: list[Entry] = self.match.begin(self.now, self.rng)

    def do(self, seat: int, command: object) -> None:
        self.now += 11_000
        self.log += self.match.tick(self.now, self.rng)
        self.log += self.match.do(seat, command, self.now, self.rng)  # type: ignore[arg-type]

    def sit(self, seat: int, name: str) -> None:
        self.now += 11_000
        self.log += self.match.sit(seat, name, False, self.now, self.rng)

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            self.now = max(self.now + 1000, self.match.due() or 0)
            self.log += self.match.tick(self.now, self.rng)
            state = self.match.state
            if self.match.phase != "playing":
                return
            seat = state.actor
            line = state.text(self.rng.choice(state.actions()))
            play = Play(
                key=f"{self.match.seats[seat].name} {len(self.log)}", ply=self.match.story.base[seat], line=line
            )
            self.log += self.match.do(seat, play, self.now, self.rng)

    def without(self, name: str) -> tuple[Match, list[Entry], list[int]]:
        found = erasure(self.match.settings, self.log, name)
        assert found is not None
        changed = {entry.ply: entry for entry in found.entries}
        log = [changed.get(entry.ply, entry) for entry in self.log]
        return Match(found.settings, log), log, found.seats


def texts(match: Match, log: list[Entry]) -> str:
    """All that people have written, wherever it stands."""
    events = [match.events(who, 0, match.ply(who)) for who in (*range(len(match.seats)), None)]
    lines = [(entry.line, entry.key) for entry in log]
    return repr((events, lines, match.settings.seats, [seat.json() for seat in match.seats], match.keys))


def two() -> Table:
    table = Table(SeatPlan("person", "Anna"), SeatPlan("person", "Ben"))
    table.do(0, Say(key="1", text="I live in Salt Lane"))
    table.play(20)
    table.do(1, Say(key="2", text="Well played, Anna! (Hannah says so, too, anna)"))
    table.do(0, Rename(key="3", name="Annabel Lee"))
    table.do(1, Say(key="4", text="Annabel Lee? Nice."))
    table.play(30)
    return table


def test_nothing_of_the_person_is_left_and_all_else_is() -> None:
    table = two()
    match, log, seats = table.without("Anna")
    assert seats == [0]
    left = texts(match, log)
    assert "Hannah" in left
    for word in ("Anna ", "Anna'", "Anna!", " anna", "Annabel", "Salt Lane"):
        assert word not in left, word
    assert f"/say Well played, {GONE}! (Hannah says so, too, {GONE})" in left
    assert f"/say {GONE}? Nice." in left


def test_the_match_is_what_it_was() -> None:
    """Every decision, every view, every audience's ply, and what was shown when."""
    table = two()
    match, log, _ = table.without("Anna")
    assert match.state.position() == table.match.state.position()
    assert [(entry.ply, entry.at, entry.seat, entry.key is None) for entry in log] == [
        (entry.ply, entry.at, entry.seat, entry.key is None) for entry in table.log
    ]
    for who in (0, 1, None):
        assert match.view(who) == table.match.view(who)
        before, after = ([event["event"] for event in one.events(who, 0, one.ply(who))] for one in (table.match, match))
        assert before == after
    record = Record.of(match.game, [seat.name or "-" for seat in match.seats], match.lines(), "2026-01-01")
    assert replay(record, len(record.lines)).position() == table.match.state.position()
    assert "Anna" not in record.text()


def test_it_goes_on_and_can_be_done_again() -> None:
    table = two()
    match, log, _ = table.without("Annabel Lee")
    assert erasure(match.settings, log, "Anna") is None
    table.match, table.log = match, log
    table.do(0, Rename(key="again", name="Anna"))
    assert table.match.seats[0].name == "Anna"
    assert table.without("Anna")[0].seats[0].name == ""
    table.do(1, Resign(key="enough"))
    assert table.match.phase == "over"


def test_the_next_one_at_the_seat_keeps_their_words() -> None:
    table = Table(SeatPlan("person", "Anna"), SeatPlan("open"), SeatPlan("open"), game="nero")
    table.sit(1, "Ben")
    table.do(1, Say(key="1", text="Ben was here"))
    table.do(1, Leave(key="2"))
    table.sit(1, "Cleo")
    table.do(1, Say(key="1", text="Cleo is here"))
    table.sit(2, "Dido")
    table.do(0, Start(key="go"))
    match, log, seats = table.without("Ben")
    assert seats == [1]
    assert [seat.name for seat in match.seats] == ["Anna", "Cleo", "Dido"]
    left = texts(match, log)
    assert "Ben" not in left
    assert "Cleo is here" in left
    match, log, _ = table.without("Cleo")
    assert "Ben was here" in texts(match, log)
    assert "Cleo" not in texts(match, log)


@pytest.mark.parametrize("name", ["Nobody", "anna", "Ann", ""])
def test_only_who_is_called_exactly_so(name: str) -> None:
    table = two()
    assert erasure(table.match.settings, table.log, name) is None
