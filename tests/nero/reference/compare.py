"""Engine and reference side by side, decision by decision, until the game ends or they differ."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import rostra
from rostra.game import Json, State
from tests.nero.reference.asking import CHANCE, OVER
from tests.nero.reference.game import Reference
from tests.nero.reference.player import choose, mood
from tests.nero.reference.position import comparable
from tests.nero.reference.positions import SCENES, random_position
from tests.nero.reference.table import Options

OPTIONS: Final = [
    Options(players, length, acclamation)
    for players in (4, 3)
    for length in ("full", "short")
    for acclamation in ("any-victory", "over-emperor")
]
OTHER_WAYS: Final = [
    Options(4, "full", "any-victory", "below-two", "bare", False),
    Options(3, "short", "over-emperor", "always", "bare", True),
    Options(4, "short", "any-victory", "below-two", "card", True),
]
"""With the readings that a group may prefer (NE-K3, NE-F2, NE-C5)."""
STARTS: Final = ["set-up", *SCENES]
IDS: Final = 541
"""Of all lines there are (docs/actions-nero.md)."""

T = TypeVar("T")


class Difference(AssertionError):
    """What the two do not agree about, with all it takes to see it again."""


def compare_game(seed: int, options: Options, start: str, most: int | None = None) -> Counter[str]:
    """Play one game, up to so many decisions; how often each kind of line was played in it."""
    rng = random.Random(f"{seed} {start} {options}")
    position = None if start == "set-up" else random_position(rng, options, start)
    game = _Game(rng, options, position)
    with game.telling():
        game.play(most)
    return game.played


def compare_lines(options: Options, position: Json, lines: str) -> None:
    """Play these lines, with semicolons between them, from a position."""
    game = _Game(random.Random(lines), options, position)
    with game.telling():
        game.agree()
        for line in lines.split("; "):
            game.decide(line)
            game.agree()


class _Game:
    """One game in both programs."""

    def __init__(self, rng: random.Random, options: Options, position: Json | None) -> None:
        self.rng = rng
        self.options = options
        self.start = position
        self.history: list[str] = []
        self.reloads: list[int] = []
        self.played: Counter[str] = Counter()
        self.game = rostra.load("nero", **options._asdict())
        self.engine: State = self.game.new() if position is None else self.game.position(position)
        self.reference = Reference(options, position)

    def play(self, most: int | None) -> None:
        liking = mood(self.rng)
        self.agree()
        while self.reference.actor != OVER and len(self.history) != most:
            if self.rng.random() < 0.05:
                self.try_what_is_illegal()
                self.try_a_clone()
            if self.history[-1:] == ["end-turn"] and self.reference.actor >= 0 and self.rng.random() < 0.3:
                self.reload()
            self.decide(choose(self.reference, liking, self.rng))
            self.agree()

    def decide(self, line: str) -> None:
        self.history.append(line)
        self.played[_kind(line)] += 1
        self.reference.apply(line)
        self.engine.apply(self.engine.parse(line))

    def agree(self) -> None:
        engine, reference = self.engine, self.reference
        _same("actor", engine.actor, reference.actor)
        _same("legal lines", sorted(map(engine.text, engine.actions())), sorted(reference.lines))
        if reference.actor == CHANCE:
            _same("chances", {engine.text(action): weight for action, weight in engine.chances()}, reference.lines)
        outcome = engine.outcome()
        _same("outcome", outcome and (outcome.points, outcome.winners, outcome.reason), reference.result)
        self.same_position()

    def same_position(self) -> None:
        ours, theirs = comparable(self.engine.position()), comparable(self.reference.position())
        for key, value in theirs.items():
            if self.reference.setting_up and key in ("round", "opener", "to_move", "leaders"):
                continue  # the page says nothing about positions before the first turn
            _same(key, ours[key], value)

    def try_what_is_illegal(self) -> None:
        """The engine refuses it, as a line and as an id, and nothing has changed."""
        legal = self.engine.actions()
        wrong = [action for action in self.rng.sample(range(IDS), 8) if action not in legal]
        for action in [*wrong, -1, IDS, 10**6]:
            if 0 <= action < IDS:
                _refuses(self.engine.text(action), self.engine.parse, self.engine.text(action))
            _refuses(f"action {action}", self.engine.apply, action)
        self.agree()

    def try_a_clone(self) -> None:
        """What is done to a clone does not show here."""
        clone = self.engine.clone()
        for _ in range(3):
            if clone.actor != OVER:
                clone.apply(self.rng.choice(clone.actions()))
        self.agree()

    def reload(self) -> None:
        """At the start of a turn a position is all there is."""
        self.reloads.append(len(self.history))
        self.engine = self.game.position(json.loads(json.dumps(self.engine.position())))
        self.agree()

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Whatever goes wrong is told with the game so far."""
        try:
            yield
        except Difference as difference:
            raise Difference(f"{difference}\n\n{self.told()}") from None
        except Exception as error:
            raise Difference(f"{error!r}\n\n{self.told()}") from error

    def told(self) -> str:
        """The game so far, to be pasted into Python."""
        options = ", ".join(f"{key}={value!r}" for key, value in self.options._asdict().items())
        turns = "; ".join(self.history).replace("end-turn; ", "end-turn\n")
        begin = "new()" if self.start is None else f"position({self.start!r})"
        reloads = f"  # reloaded after {', '.join(map(str, self.reloads))} lines" if self.reloads else ""
        return f'''import rostra
state = rostra.load("nero", {options}).{begin}
lines = """
{turns}
"""
for line in filter(None, lines.strip().replace("\\n", "; ").split("; ")):{reloads}
    state.apply(state.parse(line))
print(state.actor, [state.text(action) for action in state.actions()], state.position(), state.outcome())
'''


def _kind(line: str) -> str:
    words = line.split()
    return " ".join(words[:2]) if words[0] in ("counter", "event", "take") else words[0]


def _same(what: str, engine: object, reference: object) -> None:
    if engine != reference:
        raise Difference(f"{what}\n  engine:    {engine}\n  reference: {reference}")


def _refuses(what: str, act: Callable[[T], object], given: T) -> None:
    try:
        act(given)
    except ValueError:
        return
    raise Difference(f"the engine accepts {what}, which is not legal now")
