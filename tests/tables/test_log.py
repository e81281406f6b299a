"""A match is its log: built anew from its entries it is the same, whatever was done and whenever one looks."""

import random
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest

import rostra
from rostra.game import Event, Json, Refusal, State
from rostra.tables import Entry, Match, Settings
from rostra.tables.commands import (
    Agree,
    AskTakeback,
    Back,
    Commands,
    Decline,
    Leave,
    Play,
    Quiet,
    Rematch,
    Rename,
    ResetTurn,
    Resign,
    Say,
    Undo,
)
from rostra.tables.log import imported, written_together
from rostra.tables.pauses import Pause
from rostra.tables.settings import Correspondence, Live, checked
from tests.caesar.walk import walk as walk_in_caesar
from tests.tables.seated import Table
from tests.tables.walks import random_line


def everything(match: Match) -> Json:
    """All there is to a match, comparable."""
    return {
        "log": (match.length, match.last_at, match.keys, match.moves),
        "state": of_state(match.state),
        "seats": [seat.json() for seat in match.seats],
        "phase": (match.phase, match.started, match.result),
        "story": [of_event(event) for event in match.story.events],
        "seen": match.story.seen,
        "base": match.story.base,
        "clocks": (match.clocks.left, match.clocks.running, match.clocks.since, match.clocks.left_at(match.last_at)),
        "pause": None if match.pause is None else of_pause(match.pause),
        "due": match.due(),
        "house": (
            match.quiet,
            match.takeback,
            match.agreed,
            match.rematch_asked,
            match.next_match,
            match.rate_limits.times,
        ),
        "undo": [match.can_undo(seat) for seat in range(len(match.seats))],
        "bots": match.bots_to_move(),
        "rematch": match.wants_rematch,
    }


def of_state(state: State) -> list[Any]:
    viewers: list[int | None] = [*range(len(state.seats)), None]
    return [state.position(), state.actor, state.plies, *[state.view(viewer) for viewer in viewers]]


def of_event(event: Event) -> list[Any]:
    return [event.name, event.open, event.secret, event.knows, event.private]


def of_pause(pause: Pause) -> list[Any]:
    questions = {seat: (of_state(state), passes) for seat, (state, passes) in pause.questions.items()}
    return [
        pause.until, pause.first, of_state(pause.before), pause.announced, pause.withheld, pause.answers, questions,
    ]  # fmt: skip


def something(table: Table, seat: int, rng: random.Random) -> Commands:
    """A random command, sensible or not."""
    ply = max(0, table.match.ply(seat) + rng.choice((0, 0, 0, 0, -1, 1)))
    key = table.key()
    return rng.choice(
        (
            Undo(key, ply=ply),
            Undo(key, ply=ply),
            ResetTurn(key, ply=ply),
            AskTakeback(key, ply=ply),
            Quiet(key),
            Say(key, text="so be it"),
            Rename(key, name="Nemo"),
            Agree(key),
            Decline(key),
            Leave(key) if rng.random() < 0.2 else Back(key),
            Back(key),
            Resign(key) if rng.random() < 0.02 else Back(key),
            Rematch(key),
            Play(key, ply=ply, line="nonsense"),
        )
    )


def step(table: Table, rng: random.Random) -> None:
    """Something happens: mostly decisions and answers, sometimes everything else."""
    match = table.match
    table.wait(rng.choice((1, 10, 500, 3000)))
    if rng.random() < 0.35:
        seat = match.state.actor if match.state.actor >= 0 and rng.random() < 0.5 else rng.randrange(len(match.seats))
        with suppress(Refusal):
            table.do(seat, something(table, seat, rng))
    elif match.takeback is not None and rng.random() < 0.7:
        for seat in range(len(match.seats)):
            with suppress(Refusal):
                table.do(seat, Agree(table.key()))
    elif match.pause:
        asked = [seat for seat in match.pause.questions if match.question(seat) is not None]
        if asked and rng.random() < 0.5:
            seat = rng.choice(asked)
            question = match.question(seat)
            assert question is not None
            table.bot(seat, random_line(question.state, rng))
        else:
            table.wait_for_the_end_of_the_pause()
    elif match.phase == "playing":
        table.bot(match.state.actor, random_line(match.state, rng))


CASES = [
    ("caesar", "pp", Live(30, 5), 11, 220),
    ("caesar", "pb", None, 12, 220),
    ("nero", "ppp", Correspondence(2), 13, 220),
    ("nero", "pppp", Live(5, 2), 14, 220),
    ("nero", "pbbp", None, 15, 220),
]


@pytest.mark.parametrize(("game", "seats", "clock", "seed", "steps"), CASES)
def test_at_every_batch_the_log_gives_the_same_match(
    game: str, seats: str, clock: Live | Correspondence | None, seed: int, steps: int
) -> None:
    """Another process that only reads along has the same match at any time; so has one that begins from nothing."""
    rng = random.Random(seed)
    table = Table(game, seats, rng=lambda match: rng, clock=clock)
    reader = table.rebuilt()
    seen = 0
    for number in range(steps):
        step(table, rng)
        if len(table.log) > seen:
            reader.add(table.log[reader.length :])
            seen = len(table.log)
            assert everything(reader) == everything(table.match)
        if number % 20 == 0:
            assert everything(table.rebuilt()) == everything(table.match)
    words = {entry.line.split()[0] for entry in table.log if entry.line.startswith("/")}
    assert words >= {"/start", "/hold", "/release", "/undo", "/say"}


@pytest.mark.parametrize("game", ["caesar", "nero"])
def test_whole_matches_are_their_logs(game: str) -> None:
    """To the end of the game, and the lines that stand are the record of it."""
    for seed in range(4 if game == "caesar" else 1):
        rng = random.Random(f"whole {game} {seed}")
        table = Table(game, "pp" if game == "caesar" else "ppp", rng=lambda match, rng=rng: rng)  # type: ignore[misc]
        while table.match.phase == "playing":
            step(table, rng)
        assert everything(table.rebuilt()) == everything(table.match)
        state = table.game.new()
        for line in table.match.lines():
            state.apply(state.parse(line))
        assert state.position() == table.match.state.position()


def test_what_could_not_be_stored_is_forgotten() -> None:
    """The match is thrown away and built anew from the log: as if it had not been tried."""
    table = Table()
    before = deepcopy(everything(table.match))
    table.match.do(0, Play("k", ply=table.match.ply(0), line="stack spy"), table.now, table.rng)
    assert everything(table.match) != before
    assert everything(table.rebuilt()) == before


def test_two_processes_write_the_same_ply_and_one_of_them_reads_on() -> None:
    """The slower one's entries are refused by the store; it takes over what is stored and tries again."""
    table = Table()
    slower = table.rebuilt()
    command = Play("k", ply=table.match.ply(0), line="stack spy")
    slower.do(0, command, table.now, table.rng)
    table.play(0, "stack veto")
    slower = table.rebuilt()
    with pytest.raises(Refusal, match="table-stale"):
        slower.do(0, command, table.now, table.rng)
    assert everything(slower) == everything(table.match)


@pytest.mark.parametrize("upto", [30, 9999])
def test_a_game_played_elsewhere_is_a_match_that_is_over(upto: int) -> None:
    state = rostra.load("caesar").new()
    lines = [now.text(action) for now, action in walk_in_caesar(state, random.Random(3))][:upto]
    settings, game = checked(Settings(game="caesar"))
    match = Match(settings, imported(game, lines, 5000), game)
    assert match.phase == "over"
    assert match.lines() == lines
    outcome = match.state.outcome()
    if upto == 30:
        assert match.result == {"reason": "unfinished", "winners": [], "points": []}
    else:
        assert outcome is not None
        assert match.result == {
            "reason": outcome.reason, "winners": list(outcome.winners), "points": list(outcome.points),
        }  # fmt: skip
    assert match.due() is None


def test_what_was_written_together() -> None:
    """A command begins a moment, even if two share a millisecond; what goes before its own entry belongs to it."""
    log = [
        Entry(0, 1, 0, "/bot miles"),
        Entry(1, 1, 0, "/start", "a"),
        Entry(2, 1, 0, "set spy", "b"),
        Entry(3, 1, -3, "/hold 9 1"),
        Entry(4, 1, 0, "spy", "c"),
        Entry(5, 1, 1, "/answer veto", "d"),
        Entry(6, 9, -3, "/release"),
        Entry(7, 9, 1, "veto"),
        Entry(8, 10, 0, "end", "e"),
    ]
    together = [[entry.ply for entry in some] for some in written_together(log)]
    assert together == [[0, 1], [2], [3, 4], [5], [6, 7], [8]]
    assert list(written_together([])) == []


def test_each_command_is_written_together() -> None:
    rng = random.Random(5)
    table = Table("caesar", "pp", rng=lambda match: rng)
    written = [[entry.ply for entry in table.log]]
    while table.match.phase == "playing" and len(table.log) < 300:
        if table.in_pause():
            new = table.wait_for_the_end_of_the_pause()
            table.now += 1
        else:
            new = table.play(table.match.state.actor, random_line(table.match.state, rng))
            table.now += rng.choice((0, 0, 1))
        written.append([entry.ply for entry in new])
    assert [[entry.ply for entry in some] for some in written_together(table.log)] == written
