"""What the lines of the house do to a match. They were checked when they were written (apply_command.py)."""

from collections.abc import Callable
from typing import Final

from rostra.game import Event, Json
from rostra.tables.clocks import Outage
from rostra.tables.log import words_of
from rostra.tables.match_state import CLOSED, MatchState
from rostra.tables.pauses import Pause
from rostra.tables.seats import Seat


def apply(match: MatchState, seat: int, line: str) -> None:
    word, rest = words_of(line)
    _LINES[word](match, seat, rest)


# Before the start


def sit(match: MatchState, seat: int, rest: str) -> None:
    match.seats[seat] = Seat("person", rest, "", ready=False)
    announce(match, "sat", {"seat": seat, "name": rest})


def bot(match: MatchState, seat: int, rest: str) -> None:
    match.seats[seat] = Seat("bot", "", rest, ready=True)
    announce(match, "bot", {"seat": seat, "bot": rest})


def ready(match: MatchState, seat: int, rest: str) -> None:
    count(match, seat, "ready")
    match.seats[seat].ready = rest == "yes"
    announce(match, "ready" if rest == "yes" else "not-ready", {"seat": seat})


def start(match: MatchState, seat: int, rest: str) -> None:
    match.phase = "playing"
    match.started = True
    announce(match, "started", {})
    match.run_clock()


def cancel(match: MatchState, seat: int, rest: str) -> None:
    finish(match, "cancelled", [], [])


def import_(match: MatchState, seat: int, rest: str) -> None:
    """A game that was played elsewhere, up to here."""
    finish(match, "unfinished", [], [])


def close(match: MatchState, seat: int, rest: str) -> None:
    """By the host, perhaps in a pause: then it ends before what was announced."""
    if match.pause is not None:
        match.drop_pause(match.pause)
    finish(match, CLOSED, [], [])


# Pauses


def hold(match: MatchState, seat: int, rest: str) -> None:
    """The next line announces something that others could answer."""
    until, first = map(int, rest.split())
    match.begin_pause(Pause(until, match.state.clone(), first, match.last_at, len(match.moves)))


def wait(match: MatchState, seat: int, rest: str) -> None:
    """What was announced before can be answered again."""
    pause = Pause(int(rest), match.state.clone(), -1, match.last_at, len(match.moves))
    pause.announced = True
    match.begin_pause(pause)
    match.ask(pause)
    match.run_clock()


def until(match: MatchState, seat: int, rest: str) -> None:
    """All people who were asked have answered: only the bots are still waited for."""
    pause_of(match).until = int(rest)


def release(match: MatchState, seat: int, rest: str) -> None:
    match.end_pause(pause_of(match))


def stands(match: MatchState, seat: int, rest: str) -> None:
    """The last decision stays. Others could have answered it, but had said that they are quiet."""
    match.moves[-1] = match.moves[-1]._replace(undoable=False)


def answer(match: MatchState, seat: int, rest: str) -> None:
    pause = pause_of(match)
    pause.answers.setdefault(seat, []).append(rest)
    match.ask(pause)
    match.record(Event("answered", {"house": True}, {"seat": seat, "line": rest}, (seat,), True))


def down(match: MatchState, seat: int, rest: str) -> None:
    """The server could not be reached from then to then. Nobody's time ran, and pauses are as much longer."""
    began, ended = map(int, rest.split())
    outage = Outage(began, ended)
    match.passed_over = ended
    match.clocks.pass_over(outage, match.last_at)
    if match.pause is not None and match.pause.until > began:
        match.pause.until += outage.overlap(match.pause.since, match.last_at)


def pause_of(match: MatchState) -> Pause:
    """There is one: this line is written only in a pause."""
    assert match.pause is not None
    return match.pause


def quiet(match: MatchState, seat: int, rest: str) -> None:
    match.quiet.add(seat)
    match.may_look_new(seat)


# Taking back


def undo(match: MatchState, seat: int, rest: str) -> None:
    """Only those are told who were shown something that is no longer true."""
    count(match, seat, "undo")
    number = min(int(rest), len(match.moves))
    since = match.moves[number].story if number < len(match.moves) else len(match.story.events)
    knew = match.story.game_seen_since(since)
    match.take_back(number)
    who: Json = {"seat": seat, "house": True}
    if None in knew:
        match.record(Event("undone", who, {}, ()))
    else:
        match.record(Event("undone", {}, who, tuple({one for one in knew if one is not None} | {seat}), True))
    if None in knew or match.all_agree:  # else nobody has seen what was undone
        match.takeback = None
    match.run_clock()


def takeback(match: MatchState, seat: int, rest: str) -> None:
    count(match, seat, "takeback")
    match.takeback = (seat, int(rest))
    match.agreed = set()
    announce(match, "takeback-asked", {"seat": seat})


def agree(match: MatchState, seat: int, rest: str) -> None:
    match.agreed.add(seat)
    announce(match, "takeback-agreed", {"seat": seat})


def decline(match: MatchState, seat: int, rest: str) -> None:
    count(match, seat, "decline")
    match.takeback = None
    announce(match, "takeback-declined", {"seat": seat})


# Talking, coming and going


def say(match: MatchState, seat: int, rest: str) -> None:
    count(match, seat, "say")
    announce(match, "said", {"seat": seat, "text": rest})


def name(match: MatchState, seat: int, rest: str) -> None:
    count(match, seat, "name")
    match.seats[seat].name = rest
    announce(match, "named", {"seat": seat, "name": rest})


def leave(match: MatchState, seat: int, rest: str) -> None:
    count(match, seat, "leave")
    announce(match, "left", {"seat": seat})
    if match.phase == "gathering":
        match.seats[seat] = Seat("open", "", "", ready=False)
        # The next player there begins anew: with their own keys and rate limits.
        match.keys = {used: line for used, line in match.keys.items() if used[0] != seat}
        match.rate_limits.forget(seat)
    else:
        put_away(match, seat)


def timeout(match: MatchState, seat: int, rest: str) -> None:
    announce(match, "timeout", {"seat": seat})
    if match.bot_for_leavers:
        put_away(match, seat)
    else:
        give_up(match, seat, "timeout")


def back(match: MatchState, seat: int, rest: str) -> None:
    match.seats[seat].away, match.seats[seat].bot = False, ""
    match.clocks.restart(seat)
    announce(match, "back", {"seat": seat})
    match.run_clock()


def resign(match: MatchState, seat: int, rest: str) -> None:
    announce(match, "resigned", {"seat": seat})
    give_up(match, seat, "resigned")


def put_away(match: MatchState, seat: int) -> None:
    """A bot plays on until the player comes back."""
    match.seats[seat].away = True
    leave_to_bot(match, seat, match.bot_for_leavers)


def give_up(match: MatchState, seat: int, reason: str) -> None:
    """If one player is left, they have won. If more are left, a bot plays on, as long as one of them is a person."""
    match.seats[seat].resigned = True
    others = [who for who, other in enumerate(match.seats) if not other.resigned]
    if len(others) == 1 or not any(match.seats[who].kind == "person" for who in others):
        finish(match, reason, others if len(others) == 1 else [], [])
        return
    leave_to_bot(match, seat, match.bot_for_leavers or "random")


def leave_to_bot(match: MatchState, seat: int, bot: str) -> None:
    match.seats[seat].bot = bot
    match.quiet.discard(seat)
    match.takeback = None
    match.run_clock()


# The end


def end(match: MatchState, seat: int, rest: str) -> None:
    """The game is over by its own rules."""
    outcome = match.state.outcome()
    assert outcome is not None
    finish(match, outcome.reason, list(outcome.winners), list(outcome.points))


def finish(match: MatchState, reason: str, winners: list[int], points: list[int]) -> None:
    match.phase = "over"
    match.result = {"reason": reason, "winners": winners, "points": points}
    match.takeback = None
    if match.pause is not None:
        match.end_pause(match.pause)
    match.run_clock()
    announce(match, "over", {"reason": reason})


def rematch(match: MatchState, seat: int, rest: str) -> None:
    match.rematch_asked.add(seat)
    announce(match, "rematch-asked", {"seat": seat})


def again(match: MatchState, seat: int, rest: str) -> None:
    match.next_match = rest
    announce(match, "rematch", {"match": rest})


def count(match: MatchState, seat: int, word: str) -> None:
    """For the rate limits."""
    match.rate_limits.count(seat, word, match.last_at)


def announce(match: MatchState, name: str, open: Json) -> None:
    """An event of the house. ``house`` marks it: events of the game may have the same names."""
    match.record(Event(name, {**open, "house": True}, {}, ()))


_LINES: Final[dict[str, Callable[[MatchState, int, str], None]]] = {
    "sit": sit,
    "bot": bot,
    "ready": ready,
    "start": start,
    "cancel": cancel,
    "import": import_,
    "close": close,
    "end": end,
    "hold": hold,
    "wait": wait,
    "until": until,
    "stands": stands,
    "release": release,
    "answer": answer,
    "down": down,
    "quiet": quiet,
    "undo": undo,
    "takeback": takeback,
    "agree": agree,
    "decline": decline,
    "say": say,
    "name": name,
    "leave": leave,
    "timeout": timeout,
    "back": back,
    "resign": resign,
    "rematch": rematch,
    "again": again,
}
