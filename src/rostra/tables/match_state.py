"""What a log makes of a match: who sits where, the state of the game, what was shown to whom.

Only the fold writes here (fold.py, house_lines.py). Everybody else asks.
"""

from typing import Final, NamedTuple

from rostra import titles
from rostra.game import Event, Game, Json, State
from rostra.tables import answers
from rostra.tables.clocks import Clocks
from rostra.tables.forced import forced
from rostra.tables.pauses import Pause, Question
from rostra.tables.rate_limits import RateLimits
from rostra.tables.seats import Seat
from rostra.tables.settings import Settings
from rostra.tables.story import Audience, Story

CLOSED: Final = "closed"
"""The reason of an end that the host has made, and not the players."""


class Move(NamedTuple):
    """A decision that stands."""

    action: int
    by: int
    """A seat or ``CHANCE``."""
    undoable: bool
    """Its player may take it back without asking."""
    chosen: bool
    """Its player made it themselves: it was not forced."""
    story: int
    """The number of its first event in the story."""


class MatchState:
    def __init__(self, settings: Settings, game: Game) -> None:
        self.settings = settings
        self.game = game
        self.game_name = game.name
        self.manners = titles.get(game.name).manners
        # Nobody else may see whether a person is asked for an answer. At one device the others see it anyway (shared).
        # Against bots, without spectators, there is nobody else (alone). Whether a bot is asked is hidden even then.
        people = sum(plan.kind == "person" for plan in settings.seats)
        bots = sum(plan.kind == "bot" for plan in settings.seats)
        self.alone = people == 1 and bots == len(settings.seats) - 1 and not settings.spectators
        self.shared = settings.one_device and people > 1
        # The log
        self.length = 0
        self.last_at = 0
        self.keys: dict[tuple[int, str], str] = {}
        """By seat and key of a command: the line it has led to."""
        self.rate_limits = RateLimits()
        # The game
        self.phase = "gathering"
        self.started = False
        self.result: Json | None = None
        self.state: State = game.new()
        self.moves: list[Move] = []
        self.story = Story(len(game.seats))
        # The house
        self.seats = [Seat.of(plan) for plan in settings.seats]
        self.clocks = Clocks(settings.clock, len(game.seats))
        self.pause: Pause | None = None
        self.passed_over = 0
        """The end of the last outage that was written down here."""
        self.quiet: set[int] = set()
        self.takeback: tuple[int, int] | None = None
        """The seat that asks for it, and how many decisions would still stand."""
        self.agreed: set[int] = set()
        self.rematch_asked: set[int] = set()
        self.next_match: str | None = None
        self._turns = self.state.turns
        self.changes: dict[Audience, int] = dict.fromkeys(self.story.seen, 0)
        """For each audience, how often what it sees may have changed: its view is kept until then. In a pause only what
        the audience itself learns or does may count here. Else the time of an answer would tell who is asked."""

    # Changes

    def record(self, event: Event) -> None:
        self.story.record(event, self.last_at)
        self.may_look_new(*(seat for seat in self.changes if not event.private or seat in event.knows))

    def may_look_new(self, *audiences: Audience) -> None:
        for audience in audiences or self.changes:
            self.changes[audience] += 1

    def ask(self, pause: Pause) -> None:
        """Find out who is asked in this pause."""
        asked = set(pause.questions)
        pause.questions = answers.questions(self.manners, self.state, pause.given())
        for seat in asked.union(pause.questions):
            self.changes[seat] += 1

    def begin_pause(self, pause: Pause) -> None:
        """From now on everybody keeps the view they have."""
        self.pause = pause
        self.may_look_new()

    def end_pause(self, pause: Pause) -> None:
        """Everybody is shown what was withheld."""
        self.pause = None
        for number in pause.withheld:
            self.story.show(number, self.last_at)
        self.may_look_new()
        self.note_turn()
        self.run_clock()

    def drop_pause(self, pause: Pause) -> None:
        """Nobody is ever shown what was withheld: what there is would tell whether somebody was asked."""
        self.pause = None
        self.state = pause.before
        del self.moves[pause.moves :]
        self.may_look_new()

    def take_back(self, number: int) -> None:
        """Only the first ``number`` decisions still stand."""
        del self.moves[number:]
        self.state = self.game.new()
        for move in self.moves:
            self.state.apply(move.action)
        self.may_look_new()
        self.note_turn()

    def note_turn(self) -> None:
        """With a new turn nobody is quiet any more."""
        if self.state.turns != self._turns:
            self._turns = self.state.turns
            self.quiet.clear()

    def run_clock(self) -> None:
        """Since the last entry, time may run for somebody else."""
        if self.clocks.clock is None:
            return
        if self.phase != "playing" or self.pause is not None or self.deserted or not self._is_thinking():
            self.clocks.run(None, self.last_at)
        else:
            actor = self.state.actor
            self.clocks.run(actor, self.last_at, self.seats[actor].bot == "")

    def _is_thinking(self) -> bool:
        """Whether somebody has something to decide, as far as everybody may know."""
        state = self.state
        if state.actor < 0 or forced(self.manners, state) is not None:
            return False
        return self.shared or self.alone or not answers.is_answer(self.manners, state)

    # Questions

    @property
    def deserted(self) -> bool:
        """No person is left: the match stands still until somebody comes back."""
        return self.phase == "playing" and not any(seat.is_person for seat in self.seats)

    @property
    def tells_all(self) -> bool:
        """Whether everybody may know everything that happened: it is over, and no host has cut it short. What was
        hidden when a host closed the match stays so: else they could make anything known by closing it.
        """
        return self.phase == "over" and self.result is not None and self.result["reason"] != CLOSED

    @property
    def all_agree(self) -> bool:
        """Whether everybody whose consent the takeback needs has given it."""
        if self.takeback is None:
            return False
        asks = self.takeback[0]
        one_device = self.settings.one_device
        others = [who for who, seat in enumerate(self.seats) if who != asks and seat.is_person and not one_device]
        return all(who in self.agreed for who in others)

    @property
    def first_person(self) -> int:
        """Who made the match: the first seat that was a person's from the beginning."""
        return next(seat for seat, plan in enumerate(self.settings.seats) if plan.kind == "person")

    @property
    def bot_for_leavers(self) -> str:
        return "" if self.settings.leavers == "none" else self.settings.leavers

    def question(self, seat: int) -> Question | None:
        """What this seat is asked in this pause."""
        return None if self.pause is None or seat in self.quiet else self.pause.questions.get(seat)

    def people_asked(self) -> list[int]:
        """Seats whose person is asked in this pause."""
        asked = () if self.pause is None else self.pause.questions
        return [seat for seat in asked if seat not in self.quiet and not self.seats[seat].bot]

    def can_undo(self, seat: int) -> list[int]:
        """How far back this seat may go without asking: how many decisions would still stand, the most first."""
        found: list[int] = []
        if self.pause is not None or self.state.actor != seat or self.phase != "playing":
            return found
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.by != seat or not move.undoable:
                break
            if move.chosen:
                found.append(number)
        return found
