"""What each command does: check it against the rules of the house, then write its line."""

from collections.abc import Callable
from typing import Any, Final

from rostra import bots
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
from rostra.tables.draft import Draft
from rostra.tables.log import HOUSE
from rostra.tables.match_state import MatchState
from rostra.tables.names import must_be_unlike
from rostra.tables.pausing import ask_again, end_pause, length_for, write_decision
from rostra.tables.plain_text import tidy
from rostra.tables.rate_limits import LIMITS, must_not_be_full
from rostra.tables.refusals import refuse
from rostra.tables.settle import settle

LONGEST_SAYING: Final = 300


def apply(draft: Draft, seat: int, command: Commands) -> None:
    match = draft.match
    must_not_be_full(match.length, command)
    pause, somebody_asked = match.pause, bool(match.people_asked())
    _COMMANDS[type(command)](draft, seat, command)
    # Those who may take their time have answered, are quiet or gone: from now on only the bots are waited for.
    if somebody_asked and match.pause is pause and not match.people_asked() and (match.alone or match.shared):
        draft.house(HOUSE, "until", draft.now + length_for(draft, []))


# Decisions


def play(draft: Draft, seat: int, command: Play) -> None:
    match = draft.match
    _must_play(match)
    _must_sit(match, seat)
    if match.pause is not None and match.question(seat) is None:  # first: all other reasons depend on what is withheld
        raise refuse("pause")
    _must_be_fresh(match, seat, command.ply)
    play_line(draft, seat, command.line, command.key)


def play_line(draft: Draft, seat: int, line: str, key: str | None = None, written: bool = True) -> None:
    """A decision of the game, of a person or a bot. ``written``: even what a bot answers in a pause is in the log."""
    match = draft.match
    if match.pause is not None:
        _answer(draft, seat, line, key, written)
        return
    if seat != match.state.actor:
        raise refuse("not-your-turn")
    write_decision(draft, seat, match.state.parse(line), key)
    settle(draft)


def _answer(draft: Draft, seat: int, line: str, key: str | None, written: bool) -> None:
    """In a pause only those decide who are asked."""
    match = draft.match
    question = match.question(seat)
    if match.pause is None or question is None:
        raise refuse("pause")
    line = question.state.text(question.state.parse(line))  # as the notation has it, however it was typed
    at_once = seat == match.pause.first and line != match.manners.passing
    if match.seats[seat].bot and not at_once and not written:
        match.pause.unwritten.setdefault(seat, []).append(line)
        match.ask(match.pause)
        return
    draft.house(seat, "answer", line, key=key)
    if at_once:
        end_pause(draft)
        settle(draft)


# Taking back


def undo(draft: Draft, seat: int, command: Undo) -> None:
    _take_back(draft, seat, command.ply, command.key, whole_turn=False)


def reset_turn(draft: Draft, seat: int, command: ResetTurn) -> None:
    _take_back(draft, seat, command.ply, command.key, whole_turn=True)


def _take_back(draft: Draft, seat: int, ply: int, key: str, whole_turn: bool) -> None:
    match = draft.match
    _must_play(match)
    _must_sit(match, seat)
    if match.pause is not None:
        raise refuse("pause")
    _must_be_fresh(match, seat, ply)
    back = match.can_undo(seat)
    if not back:
        raise refuse("nothing-to-undo")
    _must_not_be_often(draft, seat, "undo")
    draft.house(seat, "undo", back[-1] if whole_turn else back[0], key=key)


def ask_takeback(draft: Draft, seat: int, command: AskTakeback) -> None:
    match = draft.match
    _must_play(match)
    _must_sit(match, seat)
    if not match.settings.takebacks:
        raise refuse("no-takebacks")
    if match.pause is not None:
        raise refuse("pause")
    _must_be_fresh(match, seat, command.ply)
    _must_not_be_often(draft, seat, "takeback")
    for number in range(len(match.moves) - 1, -1, -1):
        if match.moves[number].by == seat and match.moves[number].chosen:
            draft.house(seat, "takeback", number, key=command.key)
            _take_back_if_agreed(draft)
            return
    raise refuse("nothing-to-undo")


def agree(draft: Draft, seat: int, command: Agree) -> None:
    match = draft.match
    _must_sit(match, seat)
    if match.takeback is None or match.takeback[0] == seat:
        raise refuse("nothing-asked")
    if seat not in match.agreed:
        draft.house(seat, "agree", key=command.key)
        _take_back_if_agreed(draft)


def decline(draft: Draft, seat: int, command: Decline) -> None:
    match = draft.match
    _must_sit(match, seat)
    if match.takeback is None:
        raise refuse("nothing-asked")
    _must_not_be_often(draft, seat, "decline")
    draft.house(seat, "decline", key=command.key)


def _take_back_if_agreed(draft: Draft) -> None:
    match = draft.match
    assert match.takeback is not None
    asks, number = match.takeback
    if not match.all_agree:
        return
    if number >= len(match.moves) or match.moves[number].by != asks:
        # They have undone it themselves meanwhile, which nobody has seen. Now it looks as if it were taken back.
        number = len(match.moves)
    draft.house(asks, "undo", number)
    if answers.is_answer(match.manners, match.state):
        ask_again(draft)


# Talking, coming and going


def be_quiet(draft: Draft, seat: int, command: Quiet) -> None:
    match = draft.match
    _must_play(match)
    _must_sit(match, seat)
    if seat not in match.quiet:
        draft.house(seat, "quiet", key=command.key)
        settle(draft)


def say(draft: Draft, seat: int, command: Say) -> None:
    text = tidy(command.text)
    if not text:
        raise refuse("nothing-said")
    if len(text) > LONGEST_SAYING:
        raise refuse("said-too-long", length=len(text), most=LONGEST_SAYING)
    if _too_often(draft, seat, "say"):
        raise refuse("said-too-often", most=LIMITS["say"][0])
    draft.house(seat, "say", text, key=command.key)


def rename(draft: Draft, seat: int, command: Rename) -> None:
    name = _name(draft.match, seat, command.name)
    _must_not_be_often(draft, seat, "name")
    draft.house(seat, "name", name, key=command.key)


def ready(draft: Draft, seat: int, command: Ready) -> None:
    _must_gather(draft.match)
    _must_not_be_often(draft, seat, "ready")
    draft.house(seat, "ready", "yes" if command.ready else "no", key=command.key)
    settle(draft)


def start(draft: Draft, seat: int, command: Start) -> None:
    match = draft.match
    _must_gather(match)
    if seat != match.first_person:
        raise refuse("not-yours-to-start")
    open_seats = [who for who, one in enumerate(match.seats) if one.kind == "open"]
    if open_seats and not match.bot_for_leavers:
        raise refuse("open-seats")
    for who in open_seats:
        draft.house(who, "bot", match.bot_for_leavers)
    draft.house(seat, "start", key=command.key)
    settle(draft)


def sit(draft: Draft, seat: int, name: str, ready: bool) -> None:
    match = draft.match
    _must_gather(match)
    must_not_be_full(match.length)
    if match.seats[seat].kind != "open":
        raise refuse("taken")
    draft.house(seat, "sit", _name(match, seat, name))
    if ready:
        draft.house(seat, "ready", "yes")
    settle(draft)


def resign(draft: Draft, seat: int, command: Resign) -> None:
    match = draft.match
    _must_play(match)
    if match.seats[seat].resigned:
        raise refuse("resigned")
    draft.house(seat, "resign", key=command.key)


def leave(draft: Draft, seat: int, command: Leave) -> None:
    match = draft.match
    if match.phase == "over":
        raise refuse("over")
    if match.phase == "gathering" and seat == match.first_person:
        draft.house(seat, "cancel", key=command.key)
        return
    if match.seats[seat].away or match.seats[seat].resigned:
        raise refuse("away")
    if match.phase == "playing" and not match.bot_for_leavers:
        raise refuse("no-leaving")
    _must_not_be_often(draft, seat, "leave")
    draft.house(seat, "leave", key=command.key)


def back(draft: Draft, seat: int, command: Back) -> None:
    match = draft.match
    _must_play(match)
    if match.seats[seat].resigned:
        raise refuse("resigned")
    if not match.seats[seat].away:
        raise refuse("not-away")
    draft.house(seat, "back", key=command.key)


def rematch(draft: Draft, seat: int, command: Rematch) -> None:
    match = draft.match
    if match.phase != "over" or not match.started:
        raise refuse("not-over")
    if match.next_match is not None:
        raise refuse("rematch-made")
    if seat in match.rematch_asked:
        raise refuse("rematch-asked")
    draft.house(seat, "rematch", key=command.key)


# Checks


def _name(match: MatchState, seat: int, name: str) -> str:
    """What a player would like to be called, cleaned. A ``Refusal`` if nobody could read it, or tell it from others."""
    name = tidy(name)
    if not name:
        raise refuse("no-name")
    others = [other.name for number, other in enumerate(match.seats) if number != seat and other.name]
    must_be_unlike(name, others, bots.names(match.game_name))
    return name


def _must_play(match: MatchState) -> None:
    if match.phase == "gathering":
        raise refuse("not-started")
    if match.phase == "over":
        raise refuse("over")


def _must_gather(match: MatchState) -> None:
    if match.phase != "gathering":
        raise refuse("started")


def _must_sit(match: MatchState, seat: int) -> None:
    """A player who has resigned, or left the seat to a bot, decides nothing."""
    if match.seats[seat].resigned:
        raise refuse("resigned")
    if match.seats[seat].away:
        raise refuse("away")


def _must_be_fresh(match: MatchState, seat: int, ply: int) -> None:
    if ply < match.story.base[seat]:
        raise refuse("stale")
    if ply > len(match.story.seen[seat]):
        raise refuse("ply-ahead")


def _must_not_be_often(draft: Draft, seat: int, word: str) -> None:
    if _too_often(draft, seat, word):
        raise refuse("too-often")


def _too_often(draft: Draft, seat: int, word: str) -> bool:
    return draft.match.rate_limits.too_often(seat, word, draft.now)


_COMMANDS: Final[dict[type, Callable[[Draft, int, Any], None]]] = {
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
