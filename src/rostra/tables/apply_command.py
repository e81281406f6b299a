"""What each command does: check it against the rules of the house, then write its line."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rostra.game import State
from rostra.tables import answers
from rostra.tables.commands import (
    Agree,
    AskTakeback,
    Back,
    Commands,
    Decline,
    Leave,
    Play,
    Quiet,
    Ready,
    Rematch,
    Rename,
    ResetTurn,
    Resign,
    Say,
    Start,
    Undo,
)
from rostra.tables.log import HOUSE, house_line
from rostra.tables.rate_limits import LIMITS, must_be_short, must_not_be_often, too_often
from rostra.tables.refusals import refuse
from rostra.tables.settings import tidy

if TYPE_CHECKING:
    from rostra.tables.match import Match

LONGEST_SAYING: Final = 300
LEISURE: Final = 30 * 24 * 60 * 60 * 1000
"""Milliseconds for an answer of somebody who keeps nobody waiting."""


def carry_out(match: "Match", seat: int, command: Commands) -> None:
    must_be_short(match, command)
    _COMMANDS[type(command)](match, seat, command)


# Decisions


def play(match: "Match", seat: int, command: Play) -> None:
    _must_play(match)
    _must_sit(match, seat)
    if match.holds and match.question(seat) is None:  # before anything that depends on what is kept back
        raise refuse("pause")
    _must_be_fresh(match, seat, command.ply)
    decide(match, seat, command.line, command.key)


def decide(match: "Match", seat: int, line: str, key: str | None = None) -> None:
    """A decision of the game, a person's or a bot's."""
    if match.holds:
        _answer(match, seat, line, key)
        return
    if seat != match.state.actor:
        raise refuse("not-your-turn")
    write_decision(match, seat, _legal(match.state, line), key)
    match.settle()


def _legal(state: State, line: str) -> str:
    """A line as the notation has it, however it was typed; a ``Refusal`` if it is not legal here."""
    refusal = state.why_not(line)
    if refusal is not None:
        raise refusal
    return state.text(state.parse(line))


def write_decision(match: "Match", seat: int, line: str, key: str | None = None) -> None:
    """With a pause before it if others could answer it."""
    could, in_order = answers.may_answer(match.manners, match.state, line)
    people = [who for who in could if not match.sitters[who].bot]
    among_themselves = match.shared or match.alone
    if match.holds or not could or (among_themselves and len(people) == len(could)):
        match.write(seat, line, key)
        return
    awake = [who for who in could if who not in match.quiet]
    if awake:
        first = awake[0] if in_order or len(awake) == 1 else -1
        pause = _pause_alone(match, line) if among_themselves and people else _pause(match, awake)
        match.write(HOUSE, house_line("hold", match.now + pause, first))
    match.write(seat, line, key)
    if not awake:
        match.write(HOUSE, house_line("stands"))


def _pause(match: "Match", awake: list[int]) -> int:
    """How long to wait for these: people need time, a bot does not."""
    if any(not match.sitters[who].bot for who in awake):
        return 1000 * match.settings.pause + match.random(1000)
    return 300 + match.random(400)


def _pause_alone(match: "Match", line: str) -> int:
    """The only person, or those at one device, know whether they are asked: if so they may take their time, if not only
    the bots are waited for.
    """
    then = match.state.clone()
    then.apply(match.state.parse(line))
    return _pause_for_asked(match, then)


def _pause_for_asked(match: "Match", state: State) -> int:
    asked = [who for who in answers.asked(match.manners, state) if who not in match.quiet]
    return _pause(match, []) if all(match.sitters[who].bot for who in asked) else LEISURE


def _answer(match: "Match", seat: int, line: str, key: str | None) -> None:
    """In a pause those who are asked decide and nobody else."""
    question = match.question(seat)
    if question is None:
        raise refuse("pause")
    line = _legal(question[0], line)
    match.write(seat, house_line("answer", line), key)
    if seat == match.holds[-1].first and line != match.manners.passing:
        end_pause(match)
        match.settle()
    elif (match.alone or match.shared) and not match.sitters[seat].bot and not match.people_asked():
        match.write(HOUSE, house_line("until", match.now + _pause(match, [])))


def end_pause(match: "Match") -> None:
    """What was answered is carried out in its order; whoever has not answered lets it pass."""
    standing = {seat: list(lines) for seat, lines in match.holds[-1].standing.items()}
    passes = match.manners.passing
    while match.state.actor >= 0 and answers.is_answer(match.manners, match.state):
        seat = match.state.actor
        line = standing[seat].pop(0) if standing.get(seat) else passes
        if line != passes:  # everybody sees it, and it can be answered itself
            match.write(HOUSE, house_line("release"))
            write_decision(match, seat, line)
            return
        match.write(seat, line)
    match.write(HOUSE, house_line("release"))


def quiet_answer(match: "Match") -> str | None:
    """What somebody who is quiet answers where there is no pause."""
    if match.holds or match.state.actor not in match.quiet or not answers.is_answer(match.manners, match.state):
        return None
    return match.manners.passing


# Taking back


def undo(match: "Match", seat: int, command: Undo) -> None:
    _take_back(match, seat, command.ply, command.key, whole_turn=False)


def reset_turn(match: "Match", seat: int, command: ResetTurn) -> None:
    _take_back(match, seat, command.ply, command.key, whole_turn=True)


def _take_back(match: "Match", seat: int, ply: int, key: str, whole_turn: bool) -> None:
    _must_play(match)
    _must_sit(match, seat)
    if match.holds:
        raise refuse("pause")
    _must_be_fresh(match, seat, ply)
    back = match.can_undo(seat)
    if not back:
        raise refuse("nothing-to-undo")
    must_not_be_often(match, seat, "undo")
    match.write(seat, house_line("undo", back[-1] if whole_turn else back[0]), key)


def ask_takeback(match: "Match", seat: int, command: AskTakeback) -> None:
    _must_play(match)
    _must_sit(match, seat)
    if not match.settings.takebacks:
        raise refuse("no-takebacks")
    if match.holds:
        raise refuse("pause")
    _must_be_fresh(match, seat, command.ply)
    must_not_be_often(match, seat, "takeback")
    for number in range(len(match.moves) - 1, -1, -1):
        if match.moves[number].by == seat and match.moves[number].made:
            match.write(seat, house_line("takeback", number), command.key)
            _take_back_if_agreed(match)
            return
    raise refuse("nothing-to-undo")


def agree(match: "Match", seat: int, command: Agree) -> None:
    _must_sit(match, seat)
    if match.takeback is None or match.takeback[0] == seat:
        raise refuse("nothing-asked")
    if seat not in match.agreed:
        match.write(seat, house_line("agree"), command.key)
        _take_back_if_agreed(match)


def decline(match: "Match", seat: int, command: Decline) -> None:
    _must_sit(match, seat)
    if match.takeback is None:
        raise refuse("nothing-asked")
    must_not_be_often(match, seat, "decline")
    match.write(seat, house_line("decline"), command.key)


def _take_back_if_agreed(match: "Match") -> None:
    assert match.takeback is not None
    asks, number = match.takeback
    if not match.all_agree:
        return
    if number >= len(match.moves) or match.moves[number].by != asks:
        # He has undone it himself meanwhile, and nobody has seen that: so it looks as if it were taken back now.
        number = len(match.moves)
    match.write(asks, house_line("undo", number))
    if not answers.is_answer(match.manners, match.state):
        return
    # What was taken back was an answer: all are asked again.
    if not match.shared:
        awake = [who for who in range(len(match.sitters)) if who not in match.quiet]
        match.write(HOUSE, house_line("wait", match.now + _pause(match, awake)))
    elif any(sitter.bot for sitter in match.sitters):
        match.write(HOUSE, house_line("wait", match.now + _pause_for_asked(match, match.state)))


# Talking, coming and going


def be_quiet(match: "Match", seat: int, command: Quiet) -> None:
    _must_play(match)
    _must_sit(match, seat)
    if seat not in match.quiet:
        match.write(seat, house_line("quiet"), command.key)
        match.settle()


def say(match: "Match", seat: int, command: Say) -> None:
    text = tidy(command.text)
    if not text:
        raise refuse("nothing-said")
    if len(text) > LONGEST_SAYING:
        raise refuse("said-too-long", length=len(text), most=LONGEST_SAYING)
    if too_often(match, seat, "say"):
        raise refuse("said-too-often", most=LIMITS["say"][0])
    match.write(seat, house_line("say", text), command.key)


def rename(match: "Match", seat: int, command: Rename) -> None:
    name = tidy(command.name)
    if not name:
        raise refuse("no-name")
    must_not_be_often(match, seat, "name")
    match.write(seat, house_line("name", name), command.key)


def ready(match: "Match", seat: int, command: Ready) -> None:
    _must_gather(match)
    must_not_be_often(match, seat, "ready")
    match.write(seat, house_line("ready", "yes" if command.ready else "no"), command.key)
    match.settle()


def start(match: "Match", seat: int, command: Start) -> None:
    _must_gather(match)
    if seat != match.first_person:
        raise refuse("not-yours-to-start")
    open_seats = [who for who, sitter in enumerate(match.sitters) if sitter.kind == "open"]
    if open_seats and not match.bot_for_leavers:
        raise refuse("open-seats")
    for who in open_seats:
        match.write(who, house_line("bot", match.bot_for_leavers))
    match.write(seat, house_line("start"), command.key)
    match.settle()


def sit(match: "Match", seat: int, name: str, ready: bool) -> None:
    _must_gather(match)
    must_be_short(match)
    if match.sitters[seat].kind != "open":
        raise refuse("taken")
    name = tidy(name)
    if not name:
        raise refuse("no-name")
    match.write(seat, house_line("sit", name))
    if ready:
        match.write(seat, house_line("ready", "yes"))
    match.settle()


def resign(match: "Match", seat: int, command: Resign) -> None:
    _must_play(match)
    if match.sitters[seat].resigned:
        raise refuse("resigned")
    match.write(seat, house_line("resign"), command.key)


def leave(match: "Match", seat: int, command: Leave) -> None:
    sitter = match.sitters[seat]
    if match.phase == "over":
        raise refuse("over")
    if match.phase == "gathering" and seat == match.first_person:
        match.write(seat, house_line("cancel"), command.key)
        return
    if sitter.away or sitter.resigned:
        raise refuse("away")
    if match.phase == "playing" and not match.bot_for_leavers:
        raise refuse("no-leaving")
    must_not_be_often(match, seat, "leave")
    match.write(seat, house_line("leave"), command.key)


def back(match: "Match", seat: int, command: Back) -> None:
    _must_play(match)
    if match.sitters[seat].resigned:
        raise refuse("resigned")
    if not match.sitters[seat].away:
        raise refuse("not-away")
    match.write(seat, house_line("back"), command.key)


def rematch(match: "Match", seat: int, command: Rematch) -> None:
    if match.phase != "over" or not match.started:
        raise refuse("not-over")
    if match.next_match is not None:
        raise refuse("rematch-made")
    if seat in match.again:
        raise refuse("rematch-asked")
    match.write(seat, house_line("rematch"), command.key)


# Checks


def _must_play(match: "Match") -> None:
    if match.phase == "gathering":
        raise refuse("not-started")
    if match.phase == "over":
        raise refuse("over")


def _must_gather(match: "Match") -> None:
    if match.phase != "gathering":
        raise refuse("started")


def _must_sit(match: "Match", seat: int) -> None:
    """Whoever has given up his seat or left it to a bot plays no more."""
    if match.sitters[seat].resigned:
        raise refuse("resigned")
    if match.sitters[seat].away:
        raise refuse("away")


def _must_be_fresh(match: "Match", seat: int, ply: int) -> None:
    if ply < match.base[seat]:
        raise refuse("stale")
    if ply > len(match.seen[seat]):
        raise refuse("ply-ahead")


_COMMANDS: Final[dict[type, Callable[["Match", int, Any], None]]] = {
    Play: play,
    Undo: undo,
    ResetTurn: reset_turn,
    AskTakeback: ask_takeback,
    Agree: agree,
    Decline: decline,
    Quiet: be_quiet,
    Say: say,
    Rename: rename,
    Ready: ready,
    Start: start,
    Resign: resign,
    Leave: leave,
    Back: back,
    Rematch: rematch,
}
