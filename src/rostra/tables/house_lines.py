"""What the lines of the house do to a match. They were checked when they were written (apply_command.py)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rostra.game import Event, Json
from rostra.tables.log import words_of
from rostra.tables.pauses import Pause
from rostra.tables.rate_limits import LIMITS
from rostra.tables.seats import Seat

if TYPE_CHECKING:
    from rostra.tables.match import Match


def carry_out(match: "Match", seat: int, line: str) -> None:
    word, rest = words_of(line)
    _LINES[word](match, seat, rest)


# Before the start


def sit(match: "Match", seat: int, rest: str) -> None:
    match.sitters[seat] = Seat("person", rest, "", ready=False)
    tell(match, "sat", {"seat": seat, "name": rest})


def bot(match: "Match", seat: int, rest: str) -> None:
    match.sitters[seat] = Seat("bot", "", rest, ready=True)
    tell(match, "bot", {"seat": seat, "bot": rest})


def ready(match: "Match", seat: int, rest: str) -> None:
    note(match, seat, "ready")
    match.sitters[seat].ready = rest == "yes"
    tell(match, "ready" if rest == "yes" else "not-ready", {"seat": seat})


def start(match: "Match", seat: int, rest: str) -> None:
    match.phase = "playing"
    match.started = True
    tell(match, "started", {})
    match.run_clock()


def cancel(match: "Match", seat: int, rest: str) -> None:
    finish(match, "cancelled", [], [])


def import_(match: "Match", seat: int, rest: str) -> None:
    """A game that was played elsewhere, up to here."""
    finish(match, "unfinished", [], [])


# Pauses


def hold(match: "Match", seat: int, rest: str) -> None:
    """The next line announces something that others could answer."""
    until, first = map(int, rest.split())
    match.holds.append(Pause(until, match.state.clone(), first))


def wait(match: "Match", seat: int, rest: str) -> None:
    """What was announced before can be answered again."""
    hold = Pause(int(rest), match.state.clone(), -1)
    hold.announced = True
    match.holds.append(hold)
    match.ask()
    match.run_clock()


def until(match: "Match", seat: int, rest: str) -> None:
    """The only person has answered: the pause is shorter than it might have been."""
    match.holds[-1].until = int(rest)


def release(match: "Match", seat: int, rest: str) -> None:
    match.release()


def stands(match: "Match", seat: int, rest: str) -> None:
    """Others could have answered it if they had wanted to be asked: it is not taken back."""
    match.moves[-1] = match.moves[-1]._replace(free=False)


def answer(match: "Match", seat: int, rest: str) -> None:
    match.holds[-1].standing.setdefault(seat, []).append(rest)
    match.ask()
    match.tell(Event("answered", {"house": True}, {"seat": seat, "line": rest}, (seat,), True))


def quiet(match: "Match", seat: int, rest: str) -> None:
    match.quiet.add(seat)


# Taking back


def undo(match: "Match", seat: int, rest: str) -> None:
    """Only those who were shown something that is no longer so are told."""
    note(match, seat, "undo")
    number = min(int(rest), len(match.moves))
    since = match.moves[number].story if number < len(match.moves) else len(match.story)
    undone = {at for at in range(since, len(match.story)) if "house" not in match.story[at].open}
    knew = {audience for audience, seen in match.seen.items() if not undone.isdisjoint(seen)}
    del match.moves[number:]
    match.state = match.game.new()
    for move in match.moves:
        match.state.apply(move.action)
    match.note_turn()
    told: Json = {"seat": seat, "house": True}
    if None in knew:
        match.tell(Event("undone", told, {}, ()))
    else:
        match.tell(Event("undone", {}, told, tuple({who for who in knew if who is not None} | {seat}), True))
    if None in knew or match.all_agree:  # else somebody has undone what nobody has seen
        match.takeback = None
    match.run_clock()


def takeback(match: "Match", seat: int, rest: str) -> None:
    note(match, seat, "takeback")
    match.takeback = (seat, int(rest))
    match.agreed = set()
    tell(match, "takeback-asked", {"seat": seat})


def agree(match: "Match", seat: int, rest: str) -> None:
    match.agreed.add(seat)
    tell(match, "takeback-agreed", {"seat": seat})


def decline(match: "Match", seat: int, rest: str) -> None:
    note(match, seat, "decline")
    match.takeback = None
    tell(match, "takeback-declined", {"seat": seat})


# Talking, coming and going


def say(match: "Match", seat: int, rest: str) -> None:
    note(match, seat, "say")
    tell(match, "said", {"seat": seat, "text": rest})


def name(match: "Match", seat: int, rest: str) -> None:
    note(match, seat, "name")
    match.sitters[seat].name = rest
    tell(match, "named", {"seat": seat, "name": rest})


def leave(match: "Match", seat: int, rest: str) -> None:
    note(match, seat, "leave")
    tell(match, "left", {"seat": seat})
    if match.phase == "gathering":
        match.sitters[seat] = Seat("open", "", "", ready=False)
        # Whoever takes the seat next begins anew: with his own keys, and having done nothing too often
        match.keys = {used for used in match.keys if used[0] != seat}
        match.lately = {done: times for done, times in match.lately.items() if done[0] != seat}
    else:
        put_away(match, seat)


def timeout(match: "Match", seat: int, rest: str) -> None:
    tell(match, "timeout", {"seat": seat})
    if match.bot_for_leavers:
        put_away(match, seat)
    else:
        give_up(match, seat, "timeout")


def back(match: "Match", seat: int, rest: str) -> None:
    sitter = match.sitters[seat]
    sitter.away, sitter.bot = False, ""
    match.clocks.restart(seat)
    tell(match, "back", {"seat": seat})
    match.run_clock()


def resign(match: "Match", seat: int, rest: str) -> None:
    tell(match, "resigned", {"seat": seat})
    give_up(match, seat, "resigned")


def put_away(match: "Match", seat: int) -> None:
    """He may come back."""
    match.sitters[seat].away = True
    leave_to_bot(match, seat, match.bot_for_leavers)


def give_up(match: "Match", seat: int, reason: str) -> None:
    """Of two, the other has won. Of more, a bot plays on as long as there is a person left to play with."""
    match.sitters[seat].resigned = True
    others = [who for who, sitter in enumerate(match.sitters) if not sitter.resigned]
    if len(others) == 1 or not any(match.sitters[who].kind == "person" for who in others):
        finish(match, reason, others if len(others) == 1 else [], [])
        return
    leave_to_bot(match, seat, match.bot_for_leavers or "random")


def leave_to_bot(match: "Match", seat: int, bot: str) -> None:
    match.sitters[seat].bot = bot
    match.quiet.discard(seat)
    match.takeback = None
    match.run_clock()


# The end


def end(match: "Match", seat: int, rest: str) -> None:
    """The game is over by its own rules."""
    outcome = match.state.outcome()
    assert outcome is not None
    finish(match, outcome.reason, list(outcome.winners), list(outcome.points))


def finish(match: "Match", reason: str, winners: list[int], points: list[int]) -> None:
    match.phase = "over"
    match.result = {"reason": reason, "winners": winners, "points": points}
    match.takeback = None
    if match.holds:
        match.release()
    match.run_clock()
    tell(match, "over", {"reason": reason})


def rematch(match: "Match", seat: int, rest: str) -> None:
    match.again.add(seat)
    tell(match, "rematch-asked", {"seat": seat})


def again(match: "Match", seat: int, rest: str) -> None:
    match.next_match = rest
    tell(match, "rematch", {"match": rest})


def note(match: "Match", seat: int, word: str) -> None:
    """When it was done, if it can be done only so often (rate_limits.py)."""
    times = match.lately.setdefault((seat, word), [])
    times.append(match.last_at)
    del times[: -LIMITS[word][0]]


def tell(match: "Match", name: str, told: Json) -> None:
    """An event of the house; ``house`` tells it from those of the game, whose words may be the same."""
    match.tell(Event(name, {**told, "house": True}, {}, ()))


_LINES: Final[dict[str, Callable[["Match", int, str], None]]] = {
    "sit": sit,
    "bot": bot,
    "ready": ready,
    "start": start,
    "cancel": cancel,
    "import": import_,
    "end": end,
    "hold": hold,
    "wait": wait,
    "until": until,
    "stands": stands,
    "release": release,
    "answer": answer,
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
