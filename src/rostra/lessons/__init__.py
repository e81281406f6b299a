"""Guided first games: a lesson is a file of steps, played through the engine, so that nothing in it can be wrong.

A lesson file (``caesar.toml``):

    game = "caesar"
    learner = "cleopatra"          # whose seat one learns in
    [options]                      # of the game
    [position]                     # where it begins, as in docs/rules; it can be left out

    [[steps]]
    message = "lesson-caesar-02"   # what the coach says: a message of locales/en/caesar/lessons.ftl
    rule = "CC-T2"                 # the rule it teaches
    do = [["up 3 senators", "up 4 senators"], "draw influence", "deal 5"]
    then = ["turn senators"]

``do`` is what the learner is to do, in this order; lines in inner brackets come in any order. Lines of others (chance,
opponents) among them happen by themselves. ``then`` is what follows by itself, the learner's own lines included. A step
without ``do`` is only read. A step with a ``position`` of its own is a leap to another moment.
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
"""Where asks are in a step: by the number of the part and what of it is done, the ask's number and the state there."""


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
    """Plays a lesson file through: its steps, with all that the learner sees on the way and nothing else.

    A step has what is seen when it begins (``view``), what is asked for (``asks``, none if it is only read) and what
    follows by itself when it is done (``after``: views, and the events that led there). An ask has the legal decisions
    (``lines``) and those ``wanted``; each of these has its own ``after`` and the number of the ask that is ``next``.
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
    """A lesson being played; ``step`` counts from 1, for complaints."""

    def __init__(self, name: str, source: Json, game: Game) -> None:
        self.name = name
        self.source = source
        self.game = game
        self.step = 0
        self.state = self.moment(source["position"]) if "position" in source else game.new()
        if source["learner"] not in self.state.seats:
            known = ", ".join(self.state.seats)
            raise self.bad(f"key 'learner': {source['learner']!r} is no seat; there are {known}")
        self.seat = self.state.seats.index(source["learner"])

    def bad(self, why: str, line: str | None = None) -> BadLesson:
        return BadLesson(self.name, why, self.step or None, line)

    def moment(self, position: Json) -> State:
        try:
            return self.game.position(position)
        except ValueError as error:
            raise self.bad(f"key 'position': {error}") from None

    def played(self) -> Json:
        steps = []
        for step in self.source["steps"]:
            self.step += 1
            _check(self.name, step, _STEP_KEYS, {"message", "rule"}, self.step)
            if "position" in step:
                self.state = self.moment(step["position"])
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
            raise self.bad("key 'steps': there are none")
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
                raise self.bad("a line of notation is needed here", str(line))
            lines.append(line)
        return lines

    def asks(self, parts: list[list[str]]) -> list[Json]:
        """What the learner is asked, and which ways lead on; they all end in the same state, which is kept."""
        asks: list[Json] = []
        if parts:
            if self.state.actor != self.seat:
                raise self.bad("it is not the learner who decides now: put this into the step before", parts[0][0])
            known: _Known = {}
            self.ask(asks, known, parts, self.state, 0, [])
            self.state = next(state for number, state in known.values() if number is None)
        return asks

    def ask(
        self, asks: list[Json], known: _Known, parts: list[list[str]], state: State, at: int, done: list[str]
    ) -> int | None:
        """The number of the ask before part ``at``, of which some lines are done; None if that was the last."""
        key = (at, tuple(sorted(done)))
        if key in known:
            number, before = known[key]
            if any(before.view(seat) != state.view(seat) for seat in range(len(state.seats))):
                raise self.bad("the order makes a difference here", done[-1] if done else parts[at - 1][-1])
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
                raise self.bad("after this line it is not the learner who decides", line)
            following = self.ask(asks, known, parts, after, now, [*done, line] if now == at else [])
            asks[number]["wanted"][line] = {"after": _seen(frames), "next": following}
        return number

    def frame(self, state: State, line: str) -> Json:
        """Plays the line; what the learner sees of it."""
        if state.actor == OVER:
            raise self.bad("the game is over", line)
        events: list[Event] = []
        try:
            state.apply(state.parse(line), events)
        except ValueError as error:
            raise self.bad(str(error), line) from None
        seen = [event.seen_by(self.seat) for event in events]
        return {"view": state.view(self.seat), "events": [event for event in seen if event is not None]}


def _seen(frames: list[Json]) -> list[Json]:
    """Without moments at which the learner sees nothing happen; the last one stays, it is where one arrives."""
    return [frame for frame in frames if frame["events"] or frame is frames[-1]]
