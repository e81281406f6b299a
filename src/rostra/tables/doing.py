"""What each command does: check it against the rules of the house, then write its line."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

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
from rostra.tables.entries import HOUSE, house_line
from rostra.tables.holds import Hold
from rostra.tables.reasons import no
from rostra.tables.settings import tidy

if TYPE_CHECKING:
    from rostra.tables.match import Match

LONGEST_SAYING: Final = 300
SAYINGS: Final = 5
"""So many in ten seconds."""


def carry_out(match: "Match", seat: int, command: Commands) -> None:
    _COMMANDS[type(command)](match, seat, command)


# Decisions


def play(match: "Match", seat: int, command: Play) -> None:
    _must_play(match)
    if match.sitters[seat].resigned:
        raise no("resigned")
    if match.sitters[seat].away:
        raise no("away")
    _must_be_fresh(match, seat, command.ply)
    decide(match, seat, command.line, command.key)


def decide(match: "Match", seat: int, line: str, key: str | None = None) -> None:
    """A decision of the game, a person's or a bot's."""
    state = match.state
    if match.holds:
        _answer(match, match.holds[-1], seat, line, key)
        return
    if seat != state.actor:
        raise no("not-your-turn")
    refusal = state.why_not(line)
    if refusal is not None:
        raise refusal
    carry_out_line(match, seat, state.text(state.parse(line)), key)
    match.settle()


def _answer(match: "Match", hold: Hold, seat: int, line: str, key: str | None) -> None:
    """While others may answer, those who are asked decide and nobody else."""
    waiting = answers.asked(match.name, match.state)
    if seat not in waiting or seat in hold.standing or match.now < hold.begins:
        raise no("pause")
    state = waiting[seat][0]
    refusal = state.why_not(line)
    if refusal is not None:
        raise refusal
    line = state.text(state.parse(line))
    if seat != match.state.actor:  # he is asked after others, who have not answered yet
        match.write(seat, house_line("answer", line), key)
        return
    carry_out_line(match, seat, line, key)
    match.settle()


def carry_out_line(match: "Match", seat: int, line: str, key: str | None = None) -> None:
    """Write a decision, and a pause after it if others may answer it.

    An answer that is more than letting it pass is seen by all at once: there is nothing left to hide.
    """
    asked = bool(match.holds) and answers.is_answer(match.name, match.state)
    match.write(seat, line, key)
    if asked and line != answers.PASS[match.name]:
        match.write(HOUSE, house_line("release"))
    if match.announced is None or match.settings.one_device or match.phase != "playing":
        return
    could = answers.may_answer(match.name, match.before, match.announced[1])
    played_by_bot = {seat for seat in could if match.sitters[seat].bot}
    people = [seat for seat in could if seat not in played_by_bot and seat not in match.quiet]
    if people:
        pause = 1000 * match.settings.pause + match.random(1000)
    elif played_by_bot:
        pause = 300 + match.random(400)
    else:
        return
    begins = max([match.now, *[hold.until for hold in match.holds]])
    match.write(HOUSE, house_line("hold", begins, begins + pause))


def answered_before(match: "Match") -> str | None:
    """What the seat that is asked has answered in advance, if so."""
    seat = match.state.actor
    standing = match.holds[-1].standing if match.holds else {}
    if (seat in standing or seat in match.quiet) and answers.is_answer(match.name, match.state):
        return standing.get(seat, answers.PASS[match.name])
    return None


def pass_for_all(match: "Match") -> None:
    """The pause is over: whoever has not answered lets it pass."""
    standing = dict(match.holds[-1].standing)
    holds = match.holds
    while match.phase == "playing" and match.state.actor >= 0 and answers.is_answer(match.name, match.state):
        seat = match.state.actor
        carry_out_line(match, seat, standing.pop(seat, answers.PASS[match.name]))
        if match.holds and match.holds != holds:
            return  # an answer that can be answered itself


# Taking back


def undo(match: "Match", seat: int, command: Undo) -> None:
    _take_back(match, seat, command.ply, command.key, whole_turn=False)


def reset_turn(match: "Match", seat: int, command: ResetTurn) -> None:
    _take_back(match, seat, command.ply, command.key, whole_turn=True)


def _take_back(match: "Match", seat: int, ply: int, key: str, whole_turn: bool) -> None:
    _must_play(match)
    _must_be_fresh(match, seat, ply)
    back = match.can_undo(seat)
    if not back:
        raise no("nothing-to-undo")
    match.write(seat, house_line("undo", back[-1] if whole_turn else back[0]), key)


def ask_takeback(match: "Match", seat: int, command: AskTakeback) -> None:
    _must_play(match)
    _must_be_fresh(match, seat, command.ply)
    if not match.settings.takebacks:
        raise no("no-takebacks")
    if match.holds:
        raise no("pause")
    for number in range(len(match.moves) - 1, -1, -1):
        if match.moves[number].by == seat and match.moves[number].made:
            match.write(seat, house_line("takeback", number), command.key)
            _take_back_if_agreed(match)
            return
    raise no("nothing-to-undo")


def agree(match: "Match", seat: int, command: Agree) -> None:
    if match.takeback is None or match.takeback[0] == seat:
        raise no("nothing-asked")
    match.write(seat, house_line("agree"), command.key)
    _take_back_if_agreed(match)


def decline(match: "Match", seat: int, command: Decline) -> None:
    if match.takeback is None:
        raise no("nothing-asked")
    match.write(seat, house_line("decline"), command.key)


def _take_back_if_agreed(match: "Match") -> None:
    assert match.takeback is not None
    asks, number = match.takeback
    one_device = match.settings.one_device
    others = [who for who, sitter in enumerate(match.sitters) if who != asks and sitter.is_person and not one_device]
    if all(who in match.agreed for who in others):
        match.write(asks, house_line("undo", number))


# Talking, coming and going


def be_quiet(match: "Match", seat: int, command: Quiet) -> None:
    _must_play(match)
    match.write(seat, house_line("quiet"), command.key)
    match.settle()


def say(match: "Match", seat: int, command: Say) -> None:
    text = tidy(command.text)
    if not text:
        raise no("nothing-said")
    if len(text) > LONGEST_SAYING:
        raise no("said-too-long", length=len(text), most=LONGEST_SAYING)
    if len([at for at in match.said.get(seat, []) if at > match.now - 10_000]) >= SAYINGS:
        raise no("said-too-often", most=SAYINGS)
    match.write(seat, house_line("say", text), command.key)


def rename(match: "Match", seat: int, command: Rename) -> None:
    name = tidy(command.name)
    if not name:
        raise no("no-name")
    match.write(seat, house_line("name", name), command.key)


def ready(match: "Match", seat: int, command: Ready) -> None:
    _must_gather(match)
    match.write(seat, house_line("ready", "yes" if command.ready else "no"), command.key)
    match.settle()


def start(match: "Match", seat: int, command: Start) -> None:
    _must_gather(match)
    if seat != match.first_person:
        raise no("not-yours-to-start")
    open_seats = [who for who, sitter in enumerate(match.sitters) if sitter.kind == "open"]
    if open_seats and not match.bot_for_leavers:
        raise no("open-seats")
    for who in open_seats:
        match.write(who, house_line("bot", match.bot_for_leavers))
    match.write(seat, house_line("start"), command.key)
    match.settle()


def sit(match: "Match", seat: int, name: str, ready: bool) -> None:
    _must_gather(match)
    if match.sitters[seat].kind != "open":
        raise no("taken")
    name = tidy(name)
    if not name:
        raise no("no-name")
    match.write(seat, house_line("sit", name))
    if ready:
        match.write(seat, house_line("ready", "yes"))
    match.settle()


def resign(match: "Match", seat: int, command: Resign) -> None:
    _must_play(match)
    if match.sitters[seat].resigned:
        raise no("resigned")
    match.write(seat, house_line("resign"), command.key)


def leave(match: "Match", seat: int, command: Leave) -> None:
    sitter = match.sitters[seat]
    if match.phase == "over":
        raise no("over")
    if match.phase == "gathering" and seat == match.first_person:
        match.write(seat, house_line("cancel"), command.key)
        return
    if sitter.away or sitter.resigned:
        raise no("away")
    if match.phase == "playing" and not match.bot_for_leavers:
        raise no("no-leaving")
    match.write(seat, house_line("leave"), command.key)


def back(match: "Match", seat: int, command: Back) -> None:
    _must_play(match)
    if match.sitters[seat].resigned:
        raise no("resigned")
    if not match.sitters[seat].away:
        raise no("not-away")
    match.write(seat, house_line("back"), command.key)


def rematch(match: "Match", seat: int, command: Rematch) -> None:
    if match.phase != "over" or not match.moves:
        raise no("not-over")
    if match.next_match is not None:
        raise no("rematch-made")
    match.write(seat, house_line("rematch"), command.key)


# Checks


def _must_play(match: "Match") -> None:
    if match.phase == "gathering":
        raise no("not-started")
    if match.phase == "over":
        raise no("over")


def _must_gather(match: "Match") -> None:
    if match.phase != "gathering":
        raise no("started")


def _must_be_fresh(match: "Match", seat: int, ply: int) -> None:
    if ply < match.base[seat]:
        raise no("stale")
    if ply > len(match.seen[seat]):
        raise no("ply-ahead")


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
