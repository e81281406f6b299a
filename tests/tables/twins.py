"""Twin worlds: two matches that differ only in what one seat (and a spectator) cannot know, and go the same way.

Whatever that seat is shown at any moment must be the same in both, and so must be when it is shown, what it is refused
and why. Where cards are turned up that differ, or chance has to deal another card, the comparison ends.
"""

import json
import random
from collections.abc import Callable
from typing import Any

from rostra.game import OVER, Event, Json, Refusal, State
from rostra.tables import Match
from rostra.tables.commands import Agree, AskTakeback, Back, Commands, Leave, Play, Quiet, ResetTurn, Say, Undo
from rostra.tables.story import Audience
from rostra.tables.undo import is_undoable
from tests.nero.walk import WEIGHTS
from tests.tables.seated import Table

# Events that turn up what was hidden: from then on the worlds may differ.
REVEALING = {"vote", "scouted", "wrath", "spied", "ended", "battle", "wanted"}
# Random play hardly ever comes to what can be answered: how likely a kind of decision is, 4 if it is not here.
LIKELY = {
    "caesar": {"assassinate": 90, "spy": 90, "castle": 90, "scout": 90, "wrath": 90, "pass": 1, "done": 9},
    "nero": WEIGHTS | {"event": 12, "move-card": 3, "end-turn": 1},
}


class Script:
    """What chance brings: the world that comes first to a card draws it, the other one gets the same if it can."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.cards: list[int] = []
        self.pauses: list[int] = []
        self.apart = False


class Chance:
    """The random numbers of one of the two worlds."""

    def __init__(self, script: Script, match: Match) -> None:
        self.script = script
        self.match = match
        self.drawn = 0
        self.paused = 0

    def getrandbits(self, k: int, /) -> int:
        script = self.script
        if k == 32:  # the length of a pause
            if self.paused == len(script.pauses):
                script.pauses.append(script.rng.getrandbits(32))
            self.paused += 1
            return script.pauses[self.paused - 1]
        chances = self.match.state.chances()
        if self.drawn == len(script.cards):
            actions, weights = zip(*chances)
            script.cards.append(script.rng.choices(actions, weights)[0])
        wanted = script.cards[self.drawn]
        self.drawn += 1
        before = 0
        for action, weight in chances:
            if action == wanted:
                return ((before << k) // sum(weight for _, weight in chances)) + 1
            before += weight
        script.apart = True
        return script.rng.getrandbits(k)


class Twins:
    def __init__(self, game: str, seats: str, true: State, me: int, rng: random.Random, **more: Any) -> None:
        self.me = me
        self.rng = rng
        self.script = Script(rng)
        worlds = (true, true.sample(me, rng))
        self.tables = [
            Table(game, seats, at=world, rng=lambda match: Chance(self.script, match), **more) for world in worlds
        ]
        self.compared = 0
        self.pauses = 0
        self.hidden = 0
        self.asked_apart = 0
        """Pauses in which somebody was asked in one world only."""
        self.audiences: list[Audience] = [me, None] if more.get("spectators", True) else [me]
        self.shown: dict[Audience, int] = dict.fromkeys(self.audiences, 0)

    # Both worlds

    @property
    def now(self) -> int:
        return self.tables[0].now

    @now.setter
    def now(self, now: int) -> None:
        for table in self.tables:
            table.now = now

    def each(self, do: Callable[[Table], object]) -> list[Json | None]:
        """The same in both worlds: None if it was done, or why not."""
        outcomes: list[Json | None] = []
        for table in self.tables:
            try:
                do(table)
                outcomes.append(None)
            except Refusal as why:
                outcomes.append({"message": why.message, "rule": why.rule, "details": why.details})
        return outcomes

    def command(self, seat: int, command: Commands) -> list[Json | None]:
        outcomes = self.each(lambda table: table.do(seat, command))
        if seat == self.me:
            assert outcomes[0] == outcomes[1], (command, outcomes)
        return outcomes

    def decide(self, seat: int, line: str) -> None:
        if seat == self.me:
            ply = self.tables[0].match.ply(seat)
            assert self.command(seat, Play(self.tables[0].key(), ply=ply, line=line)) == [None, None]
        else:
            assert self.each(lambda table: table.bot(seat, line)) == [None, None]

    # What is compared

    def same(self) -> bool:
        """Whether the worlds still go together: they look the same, or this is where a card was turned up."""
        self.compared += 1
        true, twin = self.tables
        for audience in self.audiences:
            after = self.shown[audience]
            mine, others = (table.events(audience, after) for table in self.tables)
            for one, other in zip(mine, others):
                if one != other:
                    assert one["event"] == other["event"], (one, other)
                    assert one["event"] in REVEALING or self.script.apart, (one, other)
                    return False
            assert len(mine) == len(others), (audience, mine[len(others) :], others[len(mine) :])
            self.shown[audience] += len(mine)
            assert true.match.phase == twin.match.phase
            if true.match.phase == "over":
                return False  # everything is open now
            mine_now, others_now = self.look(true, audience), self.look(twin, audience)
            assert mine_now == others_now, (audience, differing(mine_now, others_now))
        return True

    def look(self, table: Table, audience: Audience) -> Json:
        """Everything that is shown, besides the events."""
        match = table.match
        return {
            "ply": match.ply(audience),
            "view": match.view(audience),
            "paused": match.sight(audience).paused,
            "pause": match.pause.until if match.pause else None,
            "undo": [] if audience is None else len(match.can_undo(audience)),
            "left": match.clocks.left_at(table.now),
            "running": match.clocks.running,
            "due": match.due(),
            "phase": match.phase,
            "result": match.result,
            "takeback": match.takeback and match.takeback[0],
            "seats": [seat.json() for seat in match.seats],
        }

    # Going on

    def go(self, steps: int) -> None:
        for _ in range(steps):
            self.go_silently()
            if not self.same() or self.tables[0].match.phase != "playing":
                return
            if not self.tables[0].match.pause:
                self.now += self.rng.randrange(1, 20_000)
                self.tick()
            if not (self.in_pause() if self.tables[0].match.pause else self.go_on()):
                return

    def tick(self) -> None:
        for table in self.tables:
            table.wait(0)

    def go_silently(self) -> None:
        """Somebody who could still play an action card does not: in a world in which they cannot they are not asked."""
        if any(table.match.pause for table in self.tables):
            return
        while True:
            silent = [self.silent(table) for table in self.tables]
            if (silent[0] is None) == (silent[1] is None):
                return
            for table, line in zip(self.tables, silent):
                if line is not None:
                    table.bot(table.decides, line)

    def silent(self, table: Table) -> str | None:
        if table.match.game_name != "caesar" or table.decides in (self.me, OVER):
            return None
        return "end" if "end" in legal(table.match.state) else None

    def go_on(self) -> bool:
        true, twin = self.tables
        if self.rng.random() < 0.3:
            self.around_the_game()
            return True
        self.hide_in_one()
        seat = true.decides
        lines = [line for line in legal(true.match.state) if line in legal(twin.match.state)]
        if seat != twin.decides or not lines:
            return False  # the hidden cards offer nothing in common: nobody sees any of it
        self.decide(seat, self.choose(lines))
        return True

    def hide_in_one(self) -> None:
        """In one world somebody decides what nobody sees, and takes it back: whatever was asked for before, and what is
        refused meanwhile and why, is the same in the other world.
        """
        table = self.rng.choice(self.tables)
        seat = table.decides
        if seat in (self.me, OVER) or table.match.seats[seat].bot:
            return
        state = table.match.state
        hidden = [line for line in legal(state) if is_hidden(table.match, line)]
        if not hidden or self.rng.random() < 0.3:
            return
        old = self.tables[0].match.ply(self.me)
        if self.rng.random() < 0.7:
            self.command(self.me, Say(self.tables[0].key(), text="hm"))
        if self.rng.random() < 0.7:
            ply = self.tables[0].match.ply(self.me)
            self.command(self.me, AskTakeback(self.tables[0].key(), ply=ply))
        if seat != table.decides:  # that was taken back at once
            return
        self.hidden += 1
        table.do(seat, Play(f"hide {self.hidden}", ply=table.match.ply(seat), line=self.rng.choice(hidden)))
        assert self.same()
        for ply in range(old - 2, self.tables[0].match.ply(self.me) + 1):
            self.command(self.me, Play(self.tables[0].key(), ply=max(0, ply), line="nonsense"))
        table.do(seat, Undo(f"show {self.hidden}", ply=table.match.ply(seat)))
        table.match.rate_limits.times.pop((seat, "undo"))
        assert self.same()

    def choose(self, lines: list[str]) -> str:
        kinds: dict[str, list[str]] = {}
        for line in lines:
            kinds.setdefault(line.partition(" ")[0], []).append(line)
        likely = LIKELY[self.tables[0].match.game_name]
        found = self.rng.choices(list(kinds.values()), [likely.get(kind, 4) for kind in kinds])[0]
        return self.rng.choice(found)

    def around_the_game(self) -> None:
        """Everything that is not a decision, allowed or not."""
        rng, table = self.rng, self.tables[0]
        people = [number for number, seat in enumerate(table.match.seats) if seat.kind == "person"]
        seat = self.me if rng.random() < 0.7 else rng.choice(people)
        ply = max(0, table.match.ply(self.me) + rng.choice((-2, -1, 0, 0, 0, 0, 1)))
        key = table.key()
        if seat != self.me:
            ply = 0  # that seat's ply may be another in each world
        self.command(
            seat,
            rng.choice(
                (
                    Play(key, ply=ply, line=rng.choice(("end", "end-turn", "veto", "counter bribery", "nonsense"))),
                    Undo(key, ply=ply),
                    Undo(key, ply=ply),
                    ResetTurn(key, ply=ply),
                    AskTakeback(key, ply=ply),
                    Say(key, text="well"),
                    Quiet(key) if rng.random() < 0.3 else Say(key, text="hm"),
                    Leave(key) if seat != self.me else Say(key, text="hm"),
                    Back(key),
                )
            ),
        )
        if table.match.takeback is not None and rng.random() < 0.7:
            for other in range(len(table.match.seats)):
                self.command(other, Agree(table.key()))

    # Pauses

    def in_pause(self) -> bool:
        match = self.tables[0].match
        pause = match.pause
        assert pause is not None
        if not pause.answers:
            self.pauses += 1
            self.asked_apart += self.asked(0) != self.asked(1)
        for now in sorted(self.rng.randrange(self.now, pause.until) for _ in range(3)):
            if now >= pause.until:
                break  # somebody's answer has made it shorter
            self.now = now
            self.somebody_answers()
            if self.rng.random() < 0.5:
                self.around_the_game()
            self.go_silently()
            if not self.same():
                return False
            if match.pause is not pause:
                return True  # an answer that is seen at once
        self.now = pause.until
        self.tick()
        return True

    def asked(self, world: int) -> set[int]:
        match = self.tables[world].match
        return {seat for seat in range(len(match.seats)) if match.question(seat) is not None}

    def somebody_answers(self) -> None:
        seat = self.rng.randrange(len(self.tables[0].match.seats))
        states = [self.question(table, seat) for table in self.tables]
        passes = self.tables[0].match.manners.passing
        true, twin = states
        if true is not None and twin is not None and self.rng.random() < 0.6:
            shown = [json.dumps(state.view(seat).get("answering")) for state in (true, twin)]
            lines = [line for line in legal(true) if line in legal(twin)]
            if shown[0] == shown[1]:
                self.decide(seat, self.rng.choice(lines))
                return
        assert seat != self.me or (true is None) == (twin is None)
        if seat != self.me:
            for table, state in zip(self.tables, states):
                if state is not None and self.rng.random() < 0.5:
                    table.bot(seat, passes)

    def question(self, table: Table, seat: int) -> State | None:
        found = table.match.question(seat)
        return None if found is None else found.state


def differing(one: object, other: object, where: str = "") -> list[str]:
    """Where two JSON values differ, for a person to read."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = one.keys() | other.keys()
        return [line for key in keys for line in differing(one.get(key), other.get(key), f"{where}.{key}")]
    return [] if one == other else [f"{where}: {one} / {other}"]


def is_hidden(match: Match, line: str) -> bool:
    """Nobody else sees anything of this decision, and who makes it can take it back."""
    events: list[Event] = []
    then = match.state.clone()
    then.apply(match.state.parse(line), events)
    if then.actor != match.state.actor or len(then.actions()) == 1:
        return False
    others = [None, *[seat for seat in range(len(match.seats)) if seat != then.actor]]
    unseen = all(then.view(other) == match.state.view(other) for other in others)
    return unseen and all(event.private for event in events) and is_undoable(match.manners, line, events)


def legal(state: State) -> list[str]:
    return [state.text(action) for action in state.actions()]
