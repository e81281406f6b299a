"""One game of a plan, and what is kept of it."""

import random
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import NamedTuple

import rostra
from rostra import bots, record
from rostra.arena import measures, time_limit
from rostra.arena.deals import Deal
from rostra.arena.plan import Plan, Player
from rostra.game import CHANCE, OVER, Game, Json, State
from rostra.record import Record


@dataclass(frozen=True)
class Played:
    """A game as a line of the ledger. Lists are by seat."""

    deal: int
    """The number of its deal."""
    lineup: int
    """The number of its line-up in the plan."""
    points: list[int]
    """Points in the end."""
    winners: list[int]
    """The seats that won."""
    reason: str
    """How it ended."""
    homes: list[str]
    """Where each seat was at home: its area, or its name."""
    plies: int
    """Decisions, those of chance too."""
    turns: int
    """Turns."""
    sources: list[dict[str, int]]
    """Points by what they are for."""
    cards: dict[str, dict[str, int]]
    """How often each card was used, in which way."""
    moves: list[int]
    """Decisions with a choice."""
    seconds: list[float]
    """How long these took in all."""
    worst: list[float]
    """The longest of them."""
    visits: list[int]
    """Simulations, if the bot tells."""
    faults: list[int] = field(default_factory=list)
    """Decisions that chance made because the bot gave no answer that can be played; empty if there are none."""
    why: list[str] = field(default_factory=list)
    """What was wrong with each seat's first fault; empty if there are none."""

    def share(self, seat: int) -> float:
        """1 for a victory, a share of 1 for a shared one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def json(self) -> Json:
        """As a line of the ledger has it."""
        return asdict(self)


class Finished(NamedTuple):
    """A game that is over."""

    played: Played
    """What counts for results."""
    record: str
    """The whole game as a text; ``rostra.record`` reads it."""


def play(plan: Plan, number: int) -> Finished:
    """The game of this number: divided by the number of line-ups it is the deal, the remainder is the line-up."""
    at, lineup = divmod(number, len(plan.lineups))
    seats = [
        _Seat(plan.game, plan.players[player], random.Random(f"rostra/{plan.seed}/{at}/{lineup}/{seat}"))
        for seat, player in enumerate(plan.lineups[lineup])
    ]
    game = game_of(plan)
    deal = Deal(plan.game, plan.seed, at)
    state = game.new()
    lines: list[str] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = deal.draw(state)
        else:
            deal.decided(state.actor)
            action = seats[state.actor].decide(state)
        lines.append(state.text(action))
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    sources: list[Counter[str]] = [Counter() for _ in seats]
    for line in outcome.lines:
        sources[line.seat][line.item] += line.points
    played = Played(
        deal=at,
        lineup=lineup,
        points=list(outcome.points),
        winners=list(outcome.winners),
        reason=outcome.reason,
        homes=measures.of(plan.game).homes_of(state),
        plies=state.plies,
        turns=state.turns,
        sources=[dict(of_seat) for of_seat in sources],
        cards=uses(plan.game, lines),
        moves=[seat.moves for seat in seats],
        seconds=[round(seat.seconds, 6) for seat in seats],
        worst=[round(seat.worst, 6) for seat in seats],
        visits=[seat.visits for seat in seats],
        faults=[seat.faults for seat in seats] if any(seat.faults for seat in seats) else [],
        why=[_encodable(seat.why) for seat in seats] if any(seat.faults for seat in seats) else [],
    )
    kept = Record(
        game=plan.game,
        options=game.options,
        rules_version=game.rules_version,
        seats={name: seat.player.label for name, seat in zip(game.seats, seats)},
        date=record.today(),
        lines=lines,
        result=record.result_of(game, outcome),
    )
    return Finished(played, kept.text())


class _Seat:
    """A bot on its seat, with its own generator and the time it has thought."""

    def __init__(self, game: str, player: Player, rng: random.Random) -> None:
        self.player = player
        self.rng = rng
        self.moves = self.visits = self.faults = 0
        self.seconds = self.worst = 0.0
        self.why = ""
        self.is_plugin = bots.plugin(game, player.bot) is not None
        self.bot: bots.Bot | None = None
        try:
            self.bot = bots.load(game, player.bot)
        except bots.Failed as wrong:
            self.why = str(wrong)

    def decide(self, state: State) -> int:
        choices = state.actions()
        if len(choices) == 1:
            return choices[0]
        began = time.perf_counter()
        choice = self._choose_in_time(state) if self.is_plugin else self._choose(state)
        took = time.perf_counter() - began
        self.moves += 1
        self.seconds += took
        self.worst = max(self.worst, took)
        if choice is None:
            self.faults += 1
            return choices[(self.rng.getrandbits(64) * len(choices)) >> 64]
        self.visits += sum(thought.visits or 0 for thought in choice.thoughts)
        return choice.action

    def _choose(self, state: State) -> bots.Choice:
        assert self.bot is not None
        return bots.decide(self.bot, state, self.rng, self.player.budget)

    def _choose_in_time(self, state: State) -> bots.Choice | None:
        """For a bot of another package: None if it gives no answer, and after a time-out for the rest of the game."""
        if self.bot is None:
            return None
        seconds = time_limit.limit(self.player.budget)
        try:
            with time_limit.within(seconds):
                return self._choose(state)
        except bots.Failed as wrong:
            self.why = self.why or str(wrong)
        except time_limit.TooLong:
            self.why = self.why or f"bot {self.player.bot!r} did not answer within {seconds:g} seconds"
            self.bot = None
        return None


def _encodable(text: str) -> str:
    """An error message may hold half a character, as of a file name in another encoding; no file would take that."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def uses(game: str, lines: list[str]) -> dict[str, dict[str, int]]:
    """How often each card was used in which way, in a game of these lines."""
    measured = measures.of(game)
    found: dict[str, Counter[str]] = {}
    for line in lines:
        for card, way in measured.uses(line):
            found.setdefault(card, Counter())[way] += 1
    return {card: dict(ways) for card, ways in sorted(found.items())}


def game_of(plan: Plan) -> Game:
    """The game of a plan, with its options."""
    return rostra.load(plan.game, **plan.options)
