"""The result of a contest between a few players."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rostra.arena.plan import Plan
from rostra.arena.play_game import Played
from rostra.arena.ratings import elo_of
from rostra.game import Json
from rostra.statistics import Interval, mean, share

STEPS = 120
"""Points of the running estimate that are drawn."""


@dataclass(frozen=True)
class Effort:
    """How long a player thought."""

    seconds: float
    """The mean of a decision."""
    worst: float
    """The longest decision."""
    simulations: float | None
    """The mean of a decision, if the bot tells."""
    faults: int = 0
    """Decisions that chance made because the bot gave no answer."""

    def json(self) -> Json:
        """As JSON has it."""
        return asdict(self)


@dataclass(frozen=True)
class Standing:
    """How one player has done."""

    label: str
    """The player: ``legatus`` or ``legatus@4s``."""
    rate: Interval
    """Victories on one seat in a game; a shared one counts in part."""
    elo: Interval
    """Elo points above the others."""
    points: Interval
    """Points in a game."""
    effort: Effort
    """How long it thought."""


@dataclass(frozen=True)
class Contest:
    """The result of the deals that were played in full."""

    games: int
    """How many games count."""
    deals: int
    """How many deals these are."""
    fair: float
    """The rate of a player who is as good as the others."""
    standings: list[Standing]
    """In the order of the plan's players."""
    shared: int
    """Games with more than one winner."""
    endings: dict[str, int]
    """How many games ended in which way."""
    running: list[tuple[int, Interval]]
    """The first player's rate after this many games."""

    def json(self, plan: Plan) -> Json:
        """The result and all that it depends on, as ``result.json`` has it."""
        return {
            **plan.header(),
            "games": self.games,
            "deals": self.deals,
            "standings": [
                {"player": s.label, "rate": s.rate.json(), "elo": s.elo.json(), "points": s.points.json()}
                for s in self.standings
            ],
            "shared": self.shared,
            "endings": self.endings,
            "time": [{"player": s.label, **s.effort.json()} for s in self.standings],
        }


def summary(plan: Plan, games: Sequence[Played]) -> Contest | None:
    """The result of the deals that were played in full, since half of a pair proves nothing; None if there is none."""
    deals = whole_deals(plan, games)
    if not deals:
        return None
    seats = len(plan.lineups[0])
    played = [game for deal in deals for game in deal]
    standings: list[Standing] = []
    for player, who in enumerate(plan.players):
        rate = rate_of(plan, deals, player)
        above = elo_of(rate, seats)
        if player == 1 and len(plan.players) == 2:  # what the first player has not won
            value, low, high = standings[0].rate
            rate = Interval(*((1 - won) / (seats - 1) for won in (value, high, low)))
            value, low, high = standings[0].elo
            above = Interval(-value, -high, -low)
        points = mean([_mean([g.points[seat] for g in deal for seat in seats_of(plan, g, player)]) for deal in deals])
        standings.append(Standing(who.label, rate, above, points, effort(plan, played, player)))
    step = -(-len(deals) // STEPS)
    stops = [*range(step, len(deals), step), len(deals)]
    running = [(stop * len(plan.lineups), rate_of(plan, deals[:stop], 0)) for stop in stops]
    endings = Counter(game.reason for game in played)
    shared = sum(len(game.winners) > 1 for game in played)
    return Contest(len(played), len(deals), 1 / seats, standings, shared, dict(sorted(endings.items())), running)


def whole_deals(plan: Plan, games: Sequence[Played]) -> list[list[Played]]:
    """The deals played in full, in the order of the plan."""
    found: dict[int, list[Played]] = {}
    for game in sorted(games, key=lambda game: game.lineup):
        found.setdefault(game.deal, []).append(game)
    return [found[deal] for deal in sorted(found) if len(found[deal]) == len(plan.lineups)]


def seats_of(plan: Plan, game: Played, player: int) -> list[int]:
    """Where a player sat in this game."""
    return [seat for seat, sitting in enumerate(plan.lineups[game.lineup]) if sitting == player]


def effort(plan: Plan, games: Sequence[Played], player: int) -> Effort:
    """How long a player thought in these games."""
    moves = visits = faults = 0
    seconds = worst = 0.0
    for game in games:
        for seat in seats_of(plan, game, player):
            moves += game.moves[seat]
            visits += game.visits[seat]
            seconds += game.seconds[seat]
            worst = max(worst, game.worst[seat])
            faults += game.faults[seat] if game.faults else 0
    return Effort(seconds / max(moves, 1), worst, visits / moves if visits else None, faults)


def rate_of(plan: Plan, deals: Sequence[Sequence[Played]], player: int) -> Interval:
    """Victories of a player on one seat in a game."""
    won, of = [], []
    for deal in deals:
        shares = [game.share(seat) for game in deal for seat in seats_of(plan, game, player)]
        won.append(sum(shares))
        of.append(len(shares))
    return share(won, of)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
