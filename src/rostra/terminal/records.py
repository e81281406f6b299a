"""Looking at record files: whether they are good, and the table at a decision."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rostra import record
from rostra.game import CHANCE, Event, State
from rostra.record import BadRecord, Record
from rostra.terminal import saved_games
from rostra.terminal.screen import Screen
from rostra.terminal.title import TitleInTerminal, in_terminal
from rostra.texts import Texts

AROUND = 4
"""How many decisions before and after are shown."""


def files_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The files, and of folders all .txt files in them, at any depth."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.txt"))
        else:
            yield path


def why_bad(texts: Texts, wrong: ValueError | OSError) -> str:
    if isinstance(wrong, BadRecord):
        why = (
            texts.of(wrong.game).refusal(wrong.refusal) if wrong.refusal else texts.say(wrong.message, **wrong.details)
        )
        line = wrong.refusal.line if wrong.refusal else "none"
        return texts.say("record-bad-line", line=str(wrong.line), text=line, why=why)
    return wrong.strerror or str(wrong) if isinstance(wrong, OSError) else str(wrong)


def check(screen: Screen, texts: Texts, paths: Iterable[Path]) -> bool:
    """Say of each file whether it is a good record; True if all are."""
    good = bad = 0
    for path in files_in(paths):
        try:
            game_record = saved_games.read(path)
        except (ValueError, OSError) as wrong:
            screen.say(texts.say("record-bad", file=str(path), why=why_bad(texts, wrong)), "red")
            bad += 1
            continue
        result = _result(texts, game_record)
        screen.say(texts.say("record-good", file=str(path), decisions=len(game_record.lines), result=result))
        good += 1
    screen.say(texts.say("record-checked", good=good, bad=bad))
    return bad == 0


def _result(texts: Texts, game_record: Record) -> str:
    """The header's result in words."""
    texts = texts.of(game_record.game)
    parts = record.result_parts(game_record.result)
    if parts is None:
        return texts.say("result-unfinished")
    points, winners, reason = parts
    why = texts.name("result-by", reason)
    if len(winners) > 1:
        return texts.say("result-draw", points=points, why=why)
    return texts.say("result-won", points=points, seat=winners[0], why=why)


def show(screen: Screen, texts: Texts, game_record: Record, at: int, seat: str | None) -> None:
    """The table after ``at`` decisions, as a seat sees it or with everything, and the decisions around it."""
    texts = texts.of(game_record.game)
    events: list[Event] = []
    state = record.replay(game_record, at, events)
    title = in_terminal(screen, texts, state, game_record.game)
    viewer = _index(game_record, state, seat) if seat else None
    view = state.view(viewer) if seat else title.everything(state)
    turn = sum(event.name == "turn" for event in events) + (1 if game_record.position is not None else 0)
    seen_by = texts.say("show-everything") if viewer is None else texts.name("seat", state.seats[viewer])
    screen.say(texts.say("show-title", decision=at, decisions=len(game_record.lines), viewer=seen_by), "bold")
    for name, player in zip(state.seats, game_record.seats.values()):
        screen.say("  " + texts.say("show-player", seat=name, player=texts.player(player)))
    title.draw(view, turn)
    screen.say()
    for line in _around(texts, title, game_record, at, viewer):
        screen.say(line)
    outcome = state.outcome()
    if outcome is not None:
        title.score(outcome, state.seats, None)


def _index(game_record: Record, state: State, seat: str) -> int:
    """A seat by its name in the header, or by the name it has at that time."""
    return (list(game_record.seats) if seat in game_record.seats else list(state.seats)).index(seat)


def _around(texts: Texts, title: TitleInTerminal, game_record: Record, at: int, viewer: int | None) -> Iterator[str]:
    """The decisions near this one. Of the others' decisions a seat is shown what it could see at that time."""
    first = max(at - AROUND, 0)
    state = record.replay(game_record, first)
    for number in range(first, min(at + AROUND, len(game_record.lines))):
        if number == at:
            yield texts.say("show-here")
        line = game_record.lines[number]
        actor = "chance" if state.actor == CHANCE else state.seats[state.actor]
        own = viewer is None or state.actor == viewer
        events: list[Event] = []
        state.apply(state.parse(line), events)
        sentences = list(_sentences(title, events, viewer))
        if own or sentences:
            who = texts.name("seat", actor)
            yield texts.say("show-decision", decision=str(number + 1), who=who, line=line if own else "...")
        yield from (f"         {sentence}" for sentence in sentences)
    if at == len(game_record.lines):
        yield texts.say("show-here")


def _sentences(title: TitleInTerminal, events: Iterable[Event], viewer: int | None) -> Iterator[str]:
    for event in events:
        # if everything is shown, the event is that of a seat that knows most of it
        seen = event.seen_by(viewer if viewer is not None else (event.knows[0] if event.knows else None))
        if seen is not None:
            yield from title.tell(seen)
