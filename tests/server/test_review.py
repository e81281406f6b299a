"""The review of a finished match: what each seat could know, weighed; nothing of it before the end."""

import random
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import rostra
from rostra import record, titles
from rostra.game import CHANCE, OVER, Event, Json, State
from rostra.server import review_game
from rostra.server.rate_limits import Limit
from rostra.server.review_game import Weighed
from rostra.server.review_queue import _sum, marks_of
from rostra.tables import Match, Settings, answers
from rostra.tables.commands import Play, Resign, Undo
from rostra.tables.settings import SeatPlan
from tests.server.client import PATIENCE, Server
from tests.server.playing import resign

GOLDEN = Path(__file__).parents[1]
SHOWS = ("draw", "want")
"""What these decide is hidden, but not for long."""


def weighed(game: str, options: Json, actions: list[int], worlds: int, seed: str = "x") -> list[Weighed]:
    """A whole review, part by part."""
    found: list[Weighed] = []
    while part := review_game.part(game, options, actions, seed, len(found), worlds):
        found += part
    return found


class Played(NamedTuple):
    game: str
    options: Json
    actions: list[int]
    end: State


def golden(path: str, decisions: int = 100_000) -> Played:
    found = record.read((GOLDEN / path).read_text(encoding="utf-8"))
    game = rostra.load(found.game, **found.options)
    state = game.new()
    actions = []
    for line in found.lines[:decisions]:
        actions.append(state.parse(line))
        state.apply(actions[-1])
    return Played(found.game, game.options, actions, state)


# What is weighed


@pytest.mark.parametrize("path", ["caesar/golden/mixed-italian.txt", "nero/golden/random-3-short-any-victory.txt"])
def test_every_change_belongs_to_somebody(path: str) -> None:
    """Decisions, luck and the others together lead from the first chance to the result."""
    played = golden(path)
    found = weighed(*played[:3], worlds=4)
    outcome = played.end.outcome()
    assert outcome is not None
    for seat in range(len(played.end.seats)):
        steps = [step for step in found if step.seat == seat]
        assert steps[0].kind == "start"
        assert (steps[-1].chance, steps[-1].error) == (float(seat in outcome.winners) / len(outcome.winners), 0.0)
        changes = sum(_sum(steps, kind).change for kind in ("decision", "luck", "others"))
        assert steps[0].chance + changes == pytest.approx(steps[-1].chance, abs=0.001)
        assert {step.kind for step in steps} == {"start", "decision", "luck", "others"}
        assert all(0 <= step.chance <= 1 and 0 <= step.error <= 0.5 for step in steps)


@pytest.mark.parametrize("path", ["caesar/golden/miles-kosmos.txt", "nero/golden/miles-3.txt"])
def test_every_decision_is_there(path: str) -> None:
    """All of which there was a choice, each once, with what was decided; and where bots decided they mostly agree."""
    played = golden(path, 200)
    found = weighed(*played[:3], worlds=2)
    state = rostra.load(played.game, **played.options).new()
    decided = []
    for number, action in enumerate(played.actions):
        if state.actor >= 0 and len(state.actions()) > 1:
            decided.append((number, state.actor, state.text(action)))
        state.apply(action)
    decisions = [step for step in found if step.kind == "decision"]
    assert [(step.number, step.seat, step.line) for step in decisions] == decided
    assert sum(step.bot_line == step.line for step in decisions) > 0.4 * len(decisions)
    for step in decisions:
        if step.bot_line == step.line:
            assert (step.bot_chance, step.bot_error) == (step.chance, 0.0)


def test_the_same_seed_gives_the_same_review() -> None:
    played = golden("caesar/golden/mixed-kosmos.txt", 80)
    once = weighed(*played[:3], worlds=4)
    review_game._plan_of.cache_clear()
    assert weighed(*played[:3], worlds=4) == once
    assert weighed(*played[:3], worlds=4, seed="y") != once


def test_chances_are_as_far_off_as_they_say() -> None:
    """Of two reviews of the same game the chances differ by about their errors."""
    played = golden("caesar/golden/mixed-kosmos.txt", 60)
    one, other = (weighed(*played[:3], worlds=40, seed=seed) for seed in "xy")
    far = [(a.chance - b.chance) ** 2 / (a.error**2 + b.error**2) for a, b in zip(one, other) if a.error and b.error]
    assert len(far) > 40
    assert 0.5 < sum(far) / len(far) < 2


def test_who_is_far_ahead_has_the_better_chances() -> None:
    """Miles against random: the curves go where the game went."""
    played = golden("caesar/golden/mixed-italian.txt")
    found = weighed(*played[:3], worlds=16)
    outcome = played.end.outcome()
    assert outcome is not None
    late = [step for step in found if len(played.actions) * 0.7 < step.number < len(played.actions)]
    for seat in (0, 1):
        chances = [step.chance for step in late if step.seat == seat]
        assert (sum(chances) / len(chances) > 0.5) == (seat in outcome.winners)


# Only what the seat could know


def asked(game: str, state: State, me: int) -> bool:
    return state.actor not in (CHANCE, OVER, me) and answers.is_answer(titles.get(game).manners, state)


def go(game: str, state: State, action: int, me: int) -> tuple[list[int], list[Json | None]]:
    """Decide this and let everybody else pass; all that was decided, and what one seat saw of it."""
    events: list[Event] = []
    state.apply(action, events)
    made = [action]
    while asked(game, state, me):
        made.append(state.parse(titles.get(game).manners.passing))
        state.apply(made[-1], events)
    return made, [seen for event in events if (seen := event.seen_by(me)) is not None]


def twins(game: str, options: Json, me: int, seed: int) -> Iterator[tuple[list[int], list[int], State, State]]:
    """Two games that look the same to one seat and differ in what it cannot see; as they go on."""
    rng = random.Random(seed)
    one, other = rostra.load(game, **options).new(), rostra.load(game, **options).new()
    log: list[int] = []
    log_of_other: list[int] = []
    while OVER not in (one.actor, other.actor) and one.actor == other.actor:
        choices = one.actions()
        rng.shuffle(choices)
        for action in choices:
            then = one.clone()
            made, seen = go(game, then, action, me)
            twin = _alike(game, other, action, me, seen, rng)
            if twin is not None and _looks(twin[0], me) == _looks(then, me):
                break
        else:
            return
        one, other = then, twin[0]
        log += made
        log_of_other += twin[1]
        yield log, log_of_other, one, other


def _looks(state: State, me: int) -> tuple[Json, Json]:
    """What the seat sees, and guesses: of cards that were turned up it knows which was which, though no event says."""
    return state.view(me), state.sample(me, random.Random(0)).position()


def _alike(
    game: str, state: State, action: int, me: int, seen: list[Any], rng: random.Random
) -> tuple[State, list[int]] | None:
    """What looks the same to the seat; something else if possible."""
    shows = state.text(action).split()[0] in SHOWS
    choices = [action] if state.actor == me or shows else state.actions()
    rng.shuffle(choices)
    for choice in sorted(choices, key=lambda choice: choice == action):
        then = state.clone()
        if choice in then.actions():
            made, found = go(game, then, choice, me)
            if found == seen:
                return then, made
    return None


@pytest.mark.parametrize(
    ("game", "options", "me"),
    [
        ("caesar", {"action_decks": "shuffled"}, 0),
        ("caesar", {"edition": "italian"}, 1),
        ("nero", {"players": 3, "length": "short"}, 0),
        ("nero", {"players": 4}, 2),
    ],
)
def test_what_a_seat_cannot_see_changes_nothing(game: str, options: Json, me: int) -> None:
    """Two games that differ only in what the others hide: to the last digit the same curve for this seat."""
    options = rostra.load(game, **options).options
    unlike = unlike_for_others = lengths = 0
    for seed in range(2 if game == "nero" else 4):
        log, log_of_other, one, other = list(islice(twins(game, options, me, seed), 120))[-1]
        unlike += one.position() != other.position()
        lengths += len(log) != len(log_of_other)
        curves = [
            [(step.kind, step.chance, step.error, step.line, step.bot_line, step.bot_chance) for step in steps]
            for steps in (
                [step for step in weighed(game, options, actions, 3) if step.seat == me]
                for actions in (log, log_of_other)
            )
        ]
        assert curves[0] == curves[1]
        assert len(curves[0]) > 5
        elsewhere = [
            [step.chance for step in weighed(game, options, actions, 3) if step.seat != me]
            for actions in (log, log_of_other)
        ]
        unlike_for_others += elsewhere[0] != elsewhere[1]
    assert unlike
    assert unlike_for_others
    if game == "caesar":  # somebody was asked for a veto in one of them only
        assert lengths or me == 1


# Where they are in the replay


def test_moments_lie_where_they_lie_in_the_replay_also_after_undo() -> None:
    rng = random.Random(1)
    match = Match(Settings(game="caesar", seats=(SeatPlan("person", "Anna"), SeatPlan("person", "Ben"))))
    log = match.begin(1000, rng)
    log += match.do(0, Play(key="1", ply=match.ply(0), line="stack spy"), 1500, rng)
    log += match.do(0, Undo(key="2", ply=match.ply(0)), 1600, rng)
    for number, line in enumerate(("stack veto", "stack spy")):
        log += match.do(0, Play(key=f"3{number}", ply=match.ply(0), line=line), 1700 + number, rng)
    log += match.do(1, Resign(key="4"), 1800, rng)
    marks = marks_of(match, log)
    assert len(marks) == len(match.moves) + 1
    by = [number for number, move in enumerate(match.moves) if move.by == 0]
    assert [match.story.events[marks[number].story].secret.get("line") for number in by] == ["stack veto", "stack spy"]
    for number in by:
        events = match.events(0, 0, match.ply(0))
        assert events[marks[number].plies[0]]["line"] == match.lines()[number]
    assert marks[-1].story == len(match.story.events)


# Over the wire


def test_before_the_end_nothing_is_told(server: Server) -> None:
    match, (anna, ben) = server.make()
    for secret in (anna, None):
        refused = server.get(f"/api/matches/{match}/review", 409, secret=secret)
        assert refused["reason"]["message"] == "table-not-over-yet"
    resign(server, match, ben)
    assert server.get(f"/api/matches/{match}/review")["bot"] == "imperator"


def test_a_match_that_was_never_played_has_none(server: Server) -> None:
    made = server.post("/api/matches", {"game": "caesar", "seats": [{"kind": "person"}, {}]}, 201)
    secret = made["seats"][0]["secret"]
    assert server.post(f"/api/matches/{made['id']}/commands", {"do": "leave", "key": "l"}, secret=secret)["done"]
    assert server.get(f"/api/matches/{made['id']}")["phase"] == "over"
    assert server.get(f"/api/matches/{made['id']}/review", 409)["reason"]["message"] == "table-not-over-yet"


@pytest.mark.parametrize("wait", ["", "-1", "31", "x", "1.5"])
def test_bad_waits(server: Server, wait: str) -> None:
    match, (_, ben) = server.make()
    resign(server, match, ben)
    assert server.get(f"/api/matches/{match}/review", 400, wait=wait)["reason"]["message"] == "table-bad-request"


def imported(server: Server, path: str, decisions: int = 100_000) -> str:
    found = record.read((GOLDEN / path).read_text(encoding="utf-8"))
    game = rostra.load(found.game, **found.options)
    text = record.Record.of(game, list(found.seats.values()), found.lines[:decisions]).text()
    return str(server.http.post("/api/records", content=text).raise_for_status().json()["id"])


def reviewed(server: Server, match: str) -> Json:
    """It takes a while on a busy machine."""
    until = time.monotonic() + 6 * PATIENCE
    seen = -1.0
    while time.monotonic() < until:
        told: Json = server.get(f"/api/matches/{match}/review", wait=5)
        assert told["progress"] >= seen
        seen = told["progress"]
        if seen == 1:
            return told
        assert told["seats"] == []
    raise AssertionError("no review")


@pytest.mark.parametrize(
    ("path", "seats"), [("caesar/golden/mixed-kosmos.txt", 2), ("nero/golden/random-4-full-any-victory.txt", 4)]
)
def test_a_review(server: Server, path: str, seats: int) -> None:
    match = imported(server, path, 130)
    first = server.get(f"/api/matches/{match}/review")
    assert (first["seats"] == []) == (first["progress"] < 1)
    told = reviewed(server, match)
    assert server.get(f"/api/matches/{match}/review") == told  # it is kept
    assert len(told["seats"]) == seats
    replay = server.get(f"/api/matches/{match}/replay", seat="all")
    words = 0
    for seat, review in enumerate(told["seats"]):
        moments = review["moments"]
        assert [moment["ply"] for moment in moments] == sorted(moment["ply"] for moment in moments)
        for before, moment in zip([moments[0], *moments], moments):
            assert moment["before"] == before["chance"]
            assert 0 <= moment["ply"] <= replay["plies"]
            assert len(moment["plies"]) == seats
            assert ("line" in moment) == (moment["kind"] == "decision")
            if "verdict" in moment:
                far = moment["chance"] - moment["bot"]["chance"]
                assert abs(far) > 2 * moment["bot"]["error"] - 0.001
                assert (moment["verdict"] == "mistake") == (far < 0)
            if "view" in moment:
                frame = server.get(f"/api/matches/{match}/replay", seat="all", ply=moment["ply"])
                assert frame["views"][seat] == moment["view"]
                assert replay["events"][moment["ply"]]["line"] == moment["line"]
                own = server.get(f"/api/matches/{match}/replay", seat=str(seat), ply=moment["plies"][seat])
                # (an import has no moment at which anybody would be asked: views of its replay have no actions)
                assert own["view"]["players"] == moment["view"]["players"]
            if "events" in moment:
                assert moment["events"]
                assert all("house" not in event and event["event"] != "did" for event in moment["events"])
            words += "view" in moment or "events" in moment
    assert words


def test_the_same_match_the_same_review(server: Server, folder: Path) -> None:
    """Whoever makes it: it follows from the match."""
    match = imported(server, "caesar/golden/mixed-kosmos.txt", 50)
    told = reviewed(server, match)
    server.call(server.rooms.reviews._known.clear)
    assert reviewed(server, match) == told


def test_too_many_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rostra.server.review_queue.ALL_REVIEWS", Limit("all-reviews", 0))
    match, (_, ben) = server.make()
    resign(server, match, ben)
    assert server.get(f"/api/matches/{match}/review", 503)["reason"]["message"] == "table-no-review"


def test_where_no_process_thinks_there_is_no_review(
    server: Server, monkeypatch: pytest.MonkeyPatch, log: list[dict[str, Any]]
) -> None:
    async def no_answer(*_: object) -> None:
        raise reviews_failure

    from rostra.server.bot_pool import NoAnswer

    reviews_failure = NoAnswer("gone")
    monkeypatch.setattr(server.rooms.bot_pool, "review", no_answer)
    match, (_, ben) = server.make()
    resign(server, match, ben)
    assert server.get(f"/api/matches/{match}/review", 503, wait=5)["reason"]["message"] == "table-no-review"
    log[:] = [entry for entry in log if entry["event"] != "no review"]
    monkeypatch.undo()
    assert reviewed(server, match)["seats"]  # it is tried again


def test_bots_go_on_playing_meanwhile(server: Server) -> None:
    """A review is made in parts. Between them others get their turn."""
    match = imported(server, "caesar/golden/mixed-kosmos.txt")
    server.get(f"/api/matches/{match}/review")
    made = server.post(
        "/api/matches", {"game": "caesar", "seats": [{"kind": "bot", "bot": "miles"}, {"kind": "person"}]}, 201
    )
    until = time.monotonic() + 2 * PATIENCE
    while not any(move.by == 0 for move in server.room(made["id"]).match.moves):
        assert time.monotonic() < until
        time.sleep(0.02)
    reviewed(server, match)
