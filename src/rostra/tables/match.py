"""A match: its log, and everything that follows from it.

``do`` carries out a command and ``tick`` what time brings; both return the entries they added, to be stored before
anybody is told. ``add`` takes entries that are stored already. If new ones could not be stored, the match is thrown
away and built anew from the log. Before anybody is shown anything, ``tick`` must have been called for that time.
"""

import json
from collections.abc import Iterable
from typing import Final, NamedTuple

from rostra import titles
from rostra.game import CHANCE, OVER, Event, Game, Json, Rng, State, pick
from rostra.tables import answers, apply_command, house_lines
from rostra.tables.clocks import Clocks
from rostra.tables.commands import Commands
from rostra.tables.forced import forced
from rostra.tables.log import HOUSE, Entry, house_line, is_house
from rostra.tables.pauses import Look, Pause
from rostra.tables.seats import Seat
from rostra.tables.settings import Settings, checked
from rostra.tables.undo import is_free

Audience = int | None
"""A seat, or None: the spectators."""


_CHANGES: Final = frozenset({"started", "undone", "answered", "over"})
"""Events of the house after which the game is another; those of the game itself all are such."""


class Move(NamedTuple):
    """A decision that stands: who made it, whether he may take it back, and where its story begins."""

    action: int
    by: int
    free: bool
    made: bool
    """By himself: it was not forced."""
    story: int


class Match:
    def __init__(self, settings: Settings, entries: Iterable[Entry] = (), game: Game | None = None) -> None:
        if game is None:
            settings, game = checked(settings)
        self.settings = settings
        self.game = game
        self.game_name = game.name
        self.manners = titles.get(game.name).manners
        self.state: State = game.new()
        self.sitters = [Seat.of(plan) for plan in settings.seats]
        self.phase = "gathering"
        self.started = False
        self.length = 0
        self.last_at = 0
        self.shown_at = 0
        """When something last happened that everybody was told of."""
        self.moves: list[Move] = []
        self.result: Json | None = None
        # The story, and for each audience which of its events it was shown, in that order: their number is its ply
        self.story: list[Event] = []
        audiences: list[Audience] = [*range(len(game.seats)), None]
        self.seen: dict[Audience, list[int]] = {audience: [] for audience in audiences}
        # Its ply when it was last shown that the game is another: a command meant for an older one is stale. What it
        # was not shown makes nothing stale: that would tell of hidden decisions
        self.base: dict[Audience, int] = dict.fromkeys(audiences, 0)
        # Nobody to hide from that a person is asked for an answer: several people hand one device around and see it, or
        # there are bots only, and nobody looks on. That a bot is asked is to be hidden all the same
        people = sum(plan.kind == "person" for plan in settings.seats)
        bots = sum(plan.kind == "bot" for plan in settings.seats)
        self.alone = people == 1 and bots == len(settings.seats) - 1 and not settings.spectators
        self.shared = settings.one_device and people > 1
        # The house
        self.clocks = Clocks(settings.clock, len(game.seats))
        self.holds: list[Pause] = []
        """The pause there is now; never more than one: what follows a pause that was answered begins when it ends."""
        self.quiet: set[int] = set()
        self.takeback: tuple[int, int] | None = None
        """Who asks for one, and how many decisions would still stand."""
        self.agreed: set[int] = set()
        self.again: set[int] = set()
        """Who has asked for a rematch."""
        self.next_match: str | None = None
        self.keys: set[tuple[int, str]] = set()
        self.lately: dict[tuple[int, str], list[int]] = {}
        """When somebody did last what can be done only so often: by seat and word, no more of it than is needed."""
        self._turns = self.state.turns
        # While something is being done
        self.now = 0
        self._rng: Rng | None = None
        self._new: list[Entry] = []
        self.add(entries)

    # The log

    def add(self, entries: Iterable[Entry]) -> None:
        """Take over what is stored."""
        for entry in entries:
            self._add(entry)

    def write(self, seat: int, line: str, key: str | None = None) -> None:
        """One more entry."""
        entry = Entry(self.length, self.now, seat, line, key)
        self._add(entry)
        self._new.append(entry)

    def _add(self, entry: Entry) -> None:
        if entry.ply != self.length:
            raise ValueError(f"ply {entry.ply}: the next one of this match is {self.length}")
        self.last_at = entry.at
        self.length += 1
        if entry.key is not None:
            self.keys.add((entry.seat, entry.key))
        if is_house(entry.line):
            house_lines.carry_out(self, entry.seat, entry.line)
        else:
            self._decide(entry.seat, entry.line)

    def _decide(self, seat: int, line: str) -> None:
        """A decision of the game, of a seat or of chance."""
        state = self.state
        # An answer that lets something pass was no decision to come back to: nobody knows of it.
        made = seat >= 0 and line != self.manners.passing and forced(self.manners, state) is None
        action = state.parse(line)
        events: list[Event] = []
        state.apply(action, events)
        free = seat >= 0 and not self.holds and is_free(self.manners, line, events)
        self.moves.append(Move(action, seat, free, made, len(self.story)))
        if seat >= 0:
            events.insert(0, Event("did", {}, {"seat": seat, "line": line}, (seat,), True))
        if any(not event.private for event in events):  # a hidden decision must not show by putting an end to it
            self.takeback = None
        if self.holds:
            self._decide_in_pause(self.holds[-1], events)
            return
        for event in events:
            self.tell(event)
        self.note_turn()
        self.run_clock()

    def _decide_in_pause(self, hold: Pause, events: list[Event]) -> None:
        """What is announced is told; everything else is kept back."""
        shown = 0
        if not hold.announced:
            hold.announced = True
            at = answers.announcement(self.manners, events)
            shown = len(events) if at is None else at + 1
            for event in events[:shown]:
                self.tell(event)
        for event in events[shown:]:
            hold.withheld.append(len(self.story))
            self.story.append(event)
        self.ask()
        self.run_clock()

    def ask(self) -> None:
        """Find out who is asked in this pause."""
        hold = self.holds[-1]
        hold.questions = answers.asked(self.manners, self.state, hold.standing)

    def release(self) -> None:
        """It is over: everybody is shown what was kept back."""
        hold = self.holds.pop()
        for at in hold.withheld:
            self._show(at)
        self.note_turn()
        self.run_clock()

    def note_turn(self) -> None:
        """To be quiet is for one turn."""
        if self.state.turns != self._turns:
            self._turns = self.state.turns
            self.quiet.clear()

    # The story

    def tell(self, event: Event) -> None:
        self.story.append(event)
        self._show(len(self.story) - 1)

    def _show(self, at: int) -> None:
        event = self.story[at]
        if not event.private:
            self.shown_at = self.last_at
        changes = event.name in _CHANGES or not ("house" in event.open or "house" in event.secret)
        for audience, seen in self.seen.items():
            if not event.private or audience in event.knows:
                seen.append(at)
                if changes:
                    self.base[audience] = len(seen)

    # Doing

    def do(self, seat: int, command: Commands, now: int, rng: Rng) -> list[Entry]:
        """Carry out what a seat asks for; a ``Refusal`` says why not, and nothing has happened."""
        self._begin(now, rng)
        if (seat, command.key) not in self.keys:  # else it was done before, and the answer got lost
            apply_command.carry_out(self, seat, command)
        return self._new

    def sit(self, seat: int, name: str, ready: bool, now: int, rng: Rng) -> list[Entry]:
        """Somebody takes an open seat."""
        self._begin(now, rng)
        apply_command.sit(self, seat, name, ready)
        return self._new

    def decide(self, seat: int, line: str, now: int, rng: Rng) -> list[Entry]:
        """A bot's decision."""
        self._begin(now, rng)
        apply_command.decide(self, seat, line)
        return self._new

    def begin(self, now: int, rng: Rng) -> list[Entry]:
        """A new match: it starts at once if nobody is to come."""
        self._begin(now, rng)
        self.settle()
        return self._new

    def tick(self, now: int, rng: Rng) -> list[Entry]:
        """What time alone brings: a pause is over, somebody is out of time."""
        self._begin(now, rng)
        if self.holds and self.holds[-1].until <= self.now:
            apply_command.end_pause(self)
        out = self.clocks.runs_out()
        if self.phase == "playing" and out is not None and out <= self.now and self.clocks.running is not None:
            self.write(self.clocks.running, house_line("timeout"))
        self.settle()
        return self._new

    def go_on_with(self, match: str, now: int, rng: Rng) -> list[Entry]:
        """The rematch is made."""
        self._begin(now, rng)
        self.write(HOUSE, house_line("again", match))
        return self._new

    def _begin(self, now: int, rng: Rng) -> None:
        self.now = max(now, self.last_at)  # the clock of another process may be ahead of ours
        self._rng = rng
        self._new = []

    def random(self, below: int) -> int:
        assert self._rng is not None
        return (self._rng.getrandbits(32) * below) >> 32

    def settle(self) -> None:
        """Everything that needs nobody: the start, chance, what is forced, answers of those who are quiet, the end."""
        assert self._rng is not None
        if self.phase == "gathering" and all(sitter.kind != "open" and sitter.ready for sitter in self.sitters):
            self.write(HOUSE, house_line("start"))
        while self.phase == "playing":
            state = self.state
            if state.actor == OVER:
                if not self.holds:  # that it is over is not shown either before the pause is
                    self.write(HOUSE, house_line("end"))
                return
            if state.actor == CHANCE:
                self.write(CHANCE, state.text(pick(state.chances(), self._rng)))
                continue
            line = forced(self.manners, state) or apply_command.quiet_answer(self)
            if line is None:
                return
            apply_command.write_decision(self, state.actor, line)

    # Time

    def run_clock(self) -> None:
        """Time runs for somebody else, perhaps, since the last entry."""
        if self.clocks.clock is None:
            return
        if self.phase != "playing" or self.holds or self.deserted or not self._is_thinking():
            self.clocks.run(None, self.last_at)
        else:
            actor = self.state.actor
            self.clocks.run(actor, self.last_at, self.sitters[actor].bot == "")

    def _is_thinking(self) -> bool:
        """Whether somebody has something to think about, as everybody may know."""
        state = self.state
        if state.actor < 0 or forced(self.manners, state) is not None:
            return False
        return self.shared or self.alone or not answers.is_answer(self.manners, state)

    def due(self) -> int | None:
        """When ``tick`` is to be called even if nothing happens: a pause is over, or somebody's time."""
        if self.holds:
            return self.holds[-1].until
        return self.clocks.runs_out()

    # What somebody is shown

    def look(self, audience: Audience) -> Look:
        """Which state this audience sees."""
        if not self.holds:
            return Look(self.state, False)
        question = None if audience is None else self.question(audience)
        return Look(self.holds[-1].before, True) if question is None else Look(question[0], False)

    def question(self, seat: int) -> tuple[State, list[int]] | None:
        """What this seat is asked in this pause: the state it decides in, and the passes of others that lead there."""
        return None if seat in self.quiet else self.holds[-1].questions.get(seat)

    def ply(self, audience: Audience) -> int:
        """The number of events this audience has been shown."""
        return len(self.seen[audience])

    def events(self, audience: Audience, after: int, upto: int) -> list[Json]:
        """What this audience has been shown, from one of its plies to another."""
        told = [self.story[at].seen_by(audience) for at in self.seen[audience][after:upto]]
        return [event for event in told if event is not None]

    def view(self, audience: Audience, look: Look) -> Json | None:
        """The table as this audience may see it; None before the start."""
        if not self.started:
            return None
        view = look.state.view(audience)
        if look.paused or self.phase != "playing":
            view["actions"] = []
            view["asked"] = None
        return view

    def view_text(self, audience: Audience, look: Look) -> str:
        """The same as JSON text."""
        if not self.started:
            return "null"
        if look.paused or self.phase != "playing":
            return json.dumps(self.view(audience, look), separators=(",", ":"))
        return look.state.view_text(audience)

    def can_undo(self, seat: int) -> list[int]:
        """How far back this seat may go by itself: how many decisions then still stand, the most first."""
        found: list[int] = []
        if self.holds or self.state.actor != seat or self.phase != "playing":
            return found
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.by != seat or not move.free:
                break
            if move.made:
                found.append(number)
        return found

    def person_deciding(self) -> int:
        """The seat that a person is to decide for now, or -1."""
        if self.phase != "playing":
            return -1
        if self.holds:  # people who share a device see which of them is asked
            return min(self.people_asked(), default=-1) if self.shared else -1
        actor = self.state.actor
        return -1 if actor < 0 or self.sitters[actor].bot else actor

    def people_asked(self) -> list[int]:
        """Seats whose person is asked in this pause."""
        asked = self.holds[-1].questions
        return [seat for seat in asked if seat not in self.quiet and not self.sitters[seat].bot]

    @property
    def deserted(self) -> bool:
        """Nobody is left whom bots could play with: the match stands still until somebody comes back."""
        return self.phase == "playing" and not any(sitter.is_person for sitter in self.sitters)

    @property
    def all_agree(self) -> bool:
        """Whether all whose consent is needed for the takeback that was asked for have given it."""
        if self.takeback is None:
            return False
        asks = self.takeback[0]
        one_device = self.settings.one_device
        others = [who for who, sitter in enumerate(self.sitters) if who != asks and sitter.is_person and not one_device]
        return all(who in self.agreed for who in others)

    def bots_to_move(self) -> list[tuple[int, list[int]]]:
        """Seats that a bot is to decide for now, each with the decisions that lead to its state.

        In a deserted match they still answer in a pause, and then no more.
        """
        if self.deserted and not self.holds:
            return []
        return [
            (seat, taken)
            for seat, sitter in enumerate(self.sitters)
            if sitter.bot and (taken := self.to_decide(seat)) is not None
        ]

    def to_decide(self, seat: int) -> list[int] | None:
        """The decisions that lead to the state in which this seat is to decide now; None if it is not."""
        if self.phase != "playing":
            return None
        if self.holds:
            question = self.question(seat)
            return None if question is None else [move.action for move in self.moves] + question[1]
        return [move.action for move in self.moves] if self.state.actor == seat else None

    @property
    def wants_rematch(self) -> bool:
        """Everybody who played to the end has asked for it."""
        if self.phase != "over" or self.next_match is not None or not self.again:
            return False
        return all(seat in self.again for seat, sitter in enumerate(self.sitters) if not sitter.bot)

    @property
    def first_person(self) -> int:
        """Who made the match: the first seat that was a person's from the beginning."""
        return next(seat for seat, plan in enumerate(self.settings.seats) if plan.kind == "person")

    @property
    def bot_for_leavers(self) -> str:
        return "" if self.settings.leavers == "none" else self.settings.leavers

    def lines(self) -> list[str]:
        """The decisions that stand, as a record has them."""
        state = self.game.new()
        found = []
        for move in self.moves:
            found.append(state.text(move.action))
            state.apply(move.action)
        return found
