"""A match: its log, and everything that follows from it.

``do`` carries out a command and ``tick`` what time brings; both return the entries they added, to be stored before
anybody is told. ``add`` takes entries that are stored already. If new ones could not be stored, the match is thrown
away and built anew from the log. Call ``tick`` with the present time before anybody is shown anything.
"""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rostra.game import Game, Json, Rng
from rostra.tables import answers, apply_command, fold, idempotency
from rostra.tables.clocks import Outage
from rostra.tables.commands import Commands
from rostra.tables.draft import Draft
from rostra.tables.log import HOUSE, Entry
from rostra.tables.match_state import MatchState
from rostra.tables.pauses import Pause, Sight
from rostra.tables.pausing import end_pause
from rostra.tables.refusals import refuse
from rostra.tables.settings import Settings, checked
from rostra.tables.settle import settle
from rostra.tables.story import Audience


class Shown(NamedTuple):
    """What is seen of a match at a moment."""

    phase: str
    pause: Pause | None
    due: int | None
    house_news: int
    looks: dict[Audience, tuple[int, int]]
    """The ply of each audience, and the number of its last change."""


class Match(MatchState):
    """A match. ``do`` what a player asks for, ``tick`` when time has passed; show what ``events`` and ``view`` give.

    Times are in milliseconds since 1970, and come from the caller; so does chance.
    """

    def __init__(self, settings: Settings, entries: Iterable[Entry] = (), game: Game | None = None) -> None:
        if game is None:
            settings, game = checked(settings)
        super().__init__(settings, game)
        self._views: dict[Audience, tuple[int, str]] = {}
        """For each audience that was shown its view: the number of its last change, and the view."""
        self.add(entries)

    def add(self, entries: Iterable[Entry]) -> None:
        """Take over what is stored."""
        for entry in entries:
            fold.add(self, entry)

    # Changes: each returns the new entries

    def do(self, seat: int, command: Commands, now: int, rng: Rng) -> list[Entry]:
        """Carry out a command. A ``Refusal`` says why not; then nothing has changed."""
        draft = Draft(self, now, rng)
        done = self.keys.get((seat, command.key))
        if done is None:
            apply_command.apply(draft, seat, command)
        elif not idempotency.is_of(command, done):  # else it was done before, and only the answer got lost
            raise refuse("key-used")
        return draft.new

    def sit(self, seat: int, name: str, ready: bool, now: int, rng: Rng) -> list[Entry]:
        """Somebody takes an open seat."""
        draft = Draft(self, now, rng)
        apply_command.sit(draft, seat, name, ready)
        return draft.new

    def decide(self, seat: int, line: str, now: int, rng: Rng, written: bool = True) -> list[Entry]:
        """A bot's decision. If not ``written``, its answer in a pause is only remembered until the pause is over."""
        draft = Draft(self, now, rng)
        apply_command.play_line(draft, seat, line, written=written)
        return draft.new

    def begin(self, now: int, rng: Rng) -> list[Entry]:
        """A new match. It starts at once if it waits for nobody."""
        draft = Draft(self, now, rng)
        settle(draft)
        return draft.new

    def pass_over(self, outages: Sequence[Outage], now: int, rng: Rng) -> list[Entry]:
        """Before ``tick``: an outage counts for nobody. It is written down where somebody's time ran, or a pause."""
        draft = Draft(self, now, rng)
        since = self.clocks.since if self.pause is None else self.pause.since
        if self.due() is not None:
            for outage in outages:
                if outage.ended > max(since, self.passed_over) and outage.began < draft.now:
                    draft.house(HOUSE, "down", *outage)
        return draft.new

    def tick(self, now: int, rng: Rng) -> list[Entry]:
        """What time alone brings: a pause is over, somebody is out of time."""
        draft = Draft(self, now, rng)
        if self.pause is not None and self.pause.until <= draft.now:
            end_pause(draft)
        out = self.clocks.runs_out()
        if self.phase == "playing" and out is not None and out <= draft.now and self.clocks.running is not None:
            draft.house(self.clocks.running, "timeout")
        settle(draft)
        return draft.new

    def close(self, now: int, rng: Rng) -> list[Entry]:
        """The host ends the match."""
        if self.phase == "over":
            raise refuse("over")
        draft = Draft(self, now, rng)
        draft.house(HOUSE, "close")
        return draft.new

    def link_rematch(self, match: str, now: int, rng: Rng) -> list[Entry]:
        """The rematch is made: its match is named in the log of this one."""
        draft = Draft(self, now, rng)
        draft.house(HOUSE, "again", match)
        return draft.new

    # What somebody is shown

    def sight(self, audience: Audience) -> Sight:
        """Which state this audience sees."""
        if self.pause is None:
            return Sight(self.state, False)
        question = None if audience is None else self.question(audience)
        return Sight(self.pause.before, True) if question is None else Sight(question.state, False)

    def ply(self, audience: Audience) -> int:
        """The number of events this audience has been shown."""
        return len(self.story.seen[audience])

    def events(self, audience: Audience, after: int, upto: int) -> list[Json]:
        """What this audience has been shown, from one of its plies to another."""
        shown = [self.story.events[at].seen_by(audience) for at in self.story.seen[audience][after:upto]]
        return [event for event in shown if event is not None]

    def view(self, audience: Audience) -> Json | None:
        """The table as this audience may see it; None before the start."""
        if not self.started:
            return None
        state, paused = self.sight(audience)
        view = state.view(audience)
        if paused or self.phase != "playing":
            view["actions"] = []
            view["asked"] = None
        return view

    def view_text(self, audience: Audience) -> str:
        """The same as JSON text. It is kept until what this audience sees may have changed."""
        change, kept = self._views.get(audience, (-1, ""))
        if change != self.changes[audience]:
            kept = self._make_view_text(audience)
            self._views[audience] = self.changes[audience], kept
        return kept

    def _make_view_text(self, audience: Audience) -> str:
        if not self.started:
            return "null"
        # In a pause one way for all, so that it takes equally long.
        if self.pause is not None or self.phase != "playing":
            return json.dumps(self.view(audience), separators=(",", ":"))
        return self.state.view_text(audience)

    def shown(self) -> Shown:
        """What everybody sees, to find out whether a change is hidden."""
        return Shown(self.phase, self.pause, self.due(), self.story.house_news, self._looks())

    def _looks(self) -> dict[Audience, tuple[int, int]]:
        return {audience: (self.ply(audience), change) for audience, change in self.changes.items()}

    def is_hidden(self, seat: int | None, before: Shown) -> bool:
        """Whether nobody but this seat sees anything of what has changed since then."""
        if (self.phase, self.pause, self.due(), self.story.house_news) != before[:4]:
            return False
        return all(audience == seat or self._looks_as(audience, *look) for audience, look in before.looks.items())

    def _looks_as(self, audience: Audience, ply: int, change: int) -> bool:
        """Whether this audience sees what it saw at this ply and change. If its view was not kept, it counts as new."""
        if self.ply(audience) != ply:
            return False
        kept_change, kept = self._views.get(audience, (-1, ""))
        return self.changes[audience] == change or (kept_change == change and self.view_text(audience) == kept)

    def renew_views(self) -> None:
        """Make all views anew that may have changed. Made when somebody asks for one, they would tell that somebody has
        decided something hidden.
        """
        for audience in self._views:
            self.view_text(audience)

    def forget_view(self, audience: Audience) -> None:
        """The next ``view_text`` is made anew for this audience."""
        self._views.pop(audience, None)

    # What is to be done

    def due(self) -> int | None:
        """When ``tick`` is needed, whatever else happens: a pause or somebody's time is over."""
        return self.clocks.runs_out() if self.pause is None else self.pause.until

    def person_deciding(self) -> int:
        """The seat that a person is to decide for now, or -1."""
        if self.phase != "playing":
            return -1
        if self.pause is not None:  # people who share a device see which of them is asked
            return min(self.people_asked(), default=-1) if self.shared else -1
        actor = self.state.actor
        return -1 if actor < 0 or self.seats[actor].bot else actor

    def bots_to_move(self) -> list[tuple[int, list[int]]]:
        """Seats that a bot is to decide for now, each with the decisions that lead to its state.

        In a deserted match bots only answer in a pause that has begun.
        """
        if self.deserted and self.pause is None:
            return []
        return [
            (number, actions)
            for number, seat in enumerate(self.seats)
            if seat.bot and (actions := self.to_decide(number)) is not None
        ]

    @property
    def bots_may_move(self) -> bool:
        """Whether a bot is to decide now, or may be, as far as everybody knows."""
        return bool(self.bots_that_may_answer() if self.pause is not None else self.bots_to_move())

    def bots_that_may_answer(self) -> list[int]:
        """Bots that may be asked in this pause, as far as everybody knows."""
        pause = self.pause
        if pause is None or self.phase != "playing":
            return []
        if pause.could is None:
            everybody = list(range(len(self.seats)))
            announced_now = pause.action >= 0
            could = answers.may_answer(self.manners, pause.before, pause.action)[0] if announced_now else everybody
            pause.could = could
        return [seat for seat in pause.could if self.seats[seat].bot]

    @property
    def most_questions(self) -> int:
        """How often a seat may be asked in this pause, as far as everybody knows: about each answer that was given, and
        about what it all began with.
        """
        most = 1
        upto = len(self.moves) if self.pause is None else self.pause.moves + 1
        for move in reversed(self.moves[:upto]):
            line = self.game.lines[move.action]
            if self.manners.lines[line.split(" ", 1)[0]].answers:
                most += 1
            elif line != self.manners.passing:
                break
        return most

    def stand_in(self) -> list[int]:
        """Decisions that lead to what somebody decided before this pause: a bot that is not asked thinks about that, so
        that nobody can tell from the time."""
        assert self.pause is not None
        return [move.action for move in self.moves[: self.pause.moves]]

    def to_decide(self, seat: int) -> list[int] | None:
        """The decisions that lead to the state this seat decides in now; None if it does not decide."""
        if self.phase != "playing":
            return None
        if self.pause is not None:
            question = self.question(seat)
            return None if question is None else [move.action for move in self.moves] + question.passes
        return [move.action for move in self.moves] if self.state.actor == seat else None

    @property
    def wants_rematch(self) -> bool:
        """Everybody who played to the end has asked for it."""
        if self.phase != "over" or self.next_match is not None or not self.rematch_asked:
            return False
        return all(number in self.rematch_asked for number, seat in enumerate(self.seats) if not seat.bot)

    def lines(self) -> list[str]:
        """The decisions that stand, as a record has them."""
        state = self.game.new()
        found = []
        for move in self.moves:
            found.append(state.text(move.action))
            state.apply(move.action)
        return found
