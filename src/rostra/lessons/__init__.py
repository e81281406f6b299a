"""Guided first games: a lesson is a file of steps, played through the engine, so that nothing in it can be wrong.

A lesson file (``caesar.toml``):

    game = "caesar"
    learner = "cleopatra"          # the seat of the learner
    [options]                      # of the game
    [position]                     # where it begins, as in docs/rules; it can be left out

    [[steps]]
    message = "lesson-caesar-02"   # what the coach says: a message of locales/en/caesar/lessons.ftl
    rule = "CC-T2"                 # the rule it teaches
    do = [["up 3 senators", "up 4 senators"], "draw influence", "deal 5"]
    then = ["turn senators"]

``do`` is what the learner is to do, in this order; lines in inner brackets may come in any order. Lines of others in it
(chance, opponents) are played for them. ``then`` is what is played without asking, the learner's own lines included. A
step without ``do`` is only read. A step with a ``position`` of its own begins there.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

import rostra
from rostra.game import OVER, Event, Game, Json, State

FOLDER: Final = Path(__file__).parent

_LESSON_KEYS: Final[dict[str, type]] = {"game": str, "learner": str, "options": dict, "position": dict, "steps": list}
_STEP_KEYS: Final[dict[str, type]] = {"message": str, "rule": str, "do": list, "then": list, "position": dict}

_Known = dict[tuple[int, tuple[str, ...]], tuple[int | None, State]]
"""The asks of a step: by the part and the lines of it that are done, the number of the ask and the state there."""


class BadLesson(ValueError):
    """A lesson that cannot be played: which step and which line of it, and why."""

    def __init__(self, name: str, why: str, step: int | None = None, line: str | None = None) -> None:
        self.step = step
        self.line = line
        places = [f"step {step}"] if step is not None else []
        places += [f"line {line!r}"] if line is not None else []
        super().__init__(": ".join([f"lesson {name!r}", *([", ".join(places)] if places else []), why]))


def names() -> list[str]:
    """The games there is a lesson for."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def lesson(name: str) -> Json:
    """A lesson as the page shows it; see ``played``."""
    if name not in names():
        raise ValueError(f"lesson {name!r}: there is no such lesson; there are {', '.join(names())}")
    return played((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), name)


def played(text: str, name: str) -> Json:
    """Play a lesson file through: its steps, with what the learner sees on the way and nothing else.

    A step has the ``view`` when it begins, its ``asks`` (none if it is only read), and what follows by itself when it
    is done (``after``: views, and the events that led there). An ask has the legal decisions (``lines``) and those
    ``wanted``, each with an ``after`` of its own and the number of the ``next`` ask.
    """
    try:
        source = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(name, str(error)) from None
    _check(name, source, _LESSON_KEYS, {"game", "learner", "steps"})
    try:
        game = rostra.load(source["game"], **source.get("options", {}))
    except ValueError as error:
        raise BadLesson(name, str(error)) from None
    return _Lesson(name, source, game).played()


def _check(name: str, given: Any, known: dict[str, type], needed: set[str], step: int | None = None) -> None:
    if not isinstance(given, dict):
        raise BadLesson(name, "a step is a table", step)
    for key, value in given.items():
        if key not in known:
            raise BadLesson(name, f"key {key!r}: there is no such key; there are {', '.join(known)}", step)
        if not isinstance(value, known[key]):
            raise BadLesson(name, f"key {key!r}: must be a {known[key].__name__}", step)
    if missing := sorted(needed - set(given)):
        raise BadLesson(name, f"key {missing[0]!r} is missing", step)


class _Lesson:
    """A lesson being played. ``step`` counts from 1, for error messages."""

    def __init__(self, name: str, source: Json, game: Game) -> None:
        self.name = name
        self.source = source
        self.game = game
        self.step = 0
        self.state = self.state_at(source["position"]) if "position" in source else game.new()
        if source["learner"] not in self.state.seats:
            known = ", ".join(self.state.seats)
            raise self.error(f"key 'learner': {source['learner']!r} is no seat; there are {known}")
        self.seat = self.state.seats.index(source["learner"])

    def error(self, why: str, line: str | None = None) -> BadLesson:
        return BadLesson(self.name, why, self.step or None, line)

    def state_at(self, position: Json) -> State:
        try:
            return self.game.position(position)
        except ValueError as error:
            raise self.error(f"key 'position': {error}") from None

    def played(self) -> Json:
        steps = []
        for step in self.source["steps"]:
            self.step += 1
            _check(self.name, step, _STEP_KEYS, {"message", "rule"}, self.step)
            if "position" in step:
                self.state = self.state_at(step["position"])
            steps.append(
                {
                    "message": step["message"],
                    "rule": step["rule"],
                    "view": self.state.view(self.seat),
                    "asks": self.asks([self.lines(part) for part in step.get("do", [])]),
                    "after": _seen([self.frame(self.state, line) for line in self.lines(step.get("then", []))]),
                }
            )
        if not steps:
            raise self.error("key 'steps': there are none")
        return {
            "game": self.game.name,
            "options": self.game.options,
            "seats": list(self.state.seats),
            "seat": self.seat,
            "steps": steps,
        }

    def lines(self, given: object) -> list[str]:
        lines: list[str] = []
        for line in given if isinstance(given, list) else [given]:
            if not isinstance(line, str):
                raise self.error("a line of notation is needed here", str(line))
            lines.append(line)
        return lines

    def asks(self, parts: list[list[str]]) -> list[Json]:
        """What the learner is asked, in every allowed order. All orders end in the same state, which is kept."""
        asks: list[Json] = []
        if parts:
            if self.state.actor != self.seat:
                raise self.error("it is not the learner who decides now: put this into the step before", parts[0][0])
            known: _Known = {}
            self.ask(asks, known, parts, self.state, 0, [])
            self.state = next(state for number, state in known.values() if number is None)
        return asks

    def ask(
        self, asks: list[Json], known: _Known, parts: list[list[str]], state: State, at: int, done: list[str]
    ) -> int | None:
        """The number of the ask before part ``at``, some of whose lines are ``done``; None after the last part."""
        key = (at, tuple(sorted(done)))
        if key in known:
            number, before = known[key]
            if any(before.view(seat) != state.view(seat) for seat in range(len(state.seats))):
                raise self.error("the order makes a difference here", done[-1] if done else parts[at - 1][-1])
            return number
        if at == len(parts):
            known[key] = (None, state)
            return None
        number = len(asks)
        known[key] = (number, state)
        lines = [state.text(action) for action in state.actions()]
        asks.append({"view": state.view(self.seat), "lines": lines, "wanted": {}})
        left = list(parts[at])
        for line in done:
            left.remove(line)
        for line in dict.fromkeys(left):
            after = state.clone()
            frames = [self.frame(after, line)]
            now = at if len(left) > 1 else at + 1
            while now > at and now < len(parts) and after.actor != self.seat:
                frames += [self.frame(after, other) for other in parts[now]]
                now += 1
            if after.actor != self.seat and now < len(parts):
                raise self.error("after this line it is not the learner who decides", line)
            following = self.ask(asks, known, parts, after, now, [*done, line] if now == at else [])
            asks[number]["wanted"][line] = {"after": _seen(frames), "next": following}
        return number

    def frame(self, state: State, line: str) -> Json:
        """Play a line: what the learner sees of it."""
        if state.actor == OVER:
            raise self.error("the game is over", line)
        events: list[Event] = []
        try:
            state.apply(state.parse(line), events)
        except ValueError as error:
            raise self.error(str(error), line) from None
        seen = [event.seen_by(self.seat) for event in events]
        return {"view": state.view(self.seat), "events": [event for event in seen if event is not None]}


def _seen(frames: list[Json]) -> list[Json]:
    """The frames in which the learner sees something happen, and the last one, which is where the step ends."""
    return [frame for frame in frames if frame["events"] or frame is frames[-1]]
