"""A rating list of all bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from rostra.arena.contest import Effort, effort, rate_of, whole_deals
from rostra.arena.plan import Plan
from rostra.arena.play_game import Played
from rostra.arena.ratings import Bout, rated
from rostra.game import Json
from rostra.statistics import Interval, share


@dataclass(frozen=True)
class Place:
    """A row of the rating list."""

    label: str
    """The player: ``legatus`` or ``legatus@4s``."""
    rating: Interval
    """Elo points; the plan's first player has 0."""
    games: int
    """The games in which it took part."""
    rate: Interval
    """Victories on one seat in a game, against all others."""
    effort: Effort
    """How long it thought."""


@dataclass(frozen=True)
class League:
    """The rating list, and who beat whom."""

    games: int
    """How many games count."""
    deals: int
    """How many deals these are."""
    places: list[Place]
    """The strongest first."""
    pairs: list[tuple[str, str, Interval]]
    """How often the first won, alone against seats of the second."""

    def json(self, plan: Plan) -> Json:
        """The list and all that it depends on, as ``result.json`` has it."""
        return {
            **plan.header(),
            "games": self.games,
            "deals": self.deals,
            "ratings": [
                {"player": p.label, "rating": p.rating.json(), "games": p.games, "rate": p.rate.json()}
                for p in self.places
            ],
            "pairs": [{"player": one, "against": other, "rate": rate.json()} for one, other, rate in self.pairs],
            "time": [{"player": p.label, **p.effort.json()} for p in self.places],
        }


def summary(plan: Plan, games: Sequence[Played]) -> League | None:
    """The rating list from the deals that were played in full; None if there is none."""
    deals = whole_deals(plan, games)
    if not deals:
        return None
    seats = len(plan.lineups[0])
    # the rotations of a line-up follow each other
    bouts = [[_bout(plan, deal[at : at + seats]) for at in range(0, len(deal), seats)] for deal in deals]
    ratings = rated(bouts, len(plan.players))
    played = [game for deal in deals for game in deal]
    places: list[Place] = []
    for player, who in enumerate(plan.players):
        took_part = sum(player in plan.lineups[game.lineup] for game in played)
        rate = rate_of(plan, deals, player)
        places.append(Place(who.label, ratings[player], took_part, rate, effort(plan, played, player)))
    places.sort(key=lambda place: -place.rating.value)
    pairs: list[tuple[str, str, Interval]] = []
    for at, bout in enumerate(bouts[0]):
        one, other = bout.seats[0], bout.seats[1]
        rate = share([deal[at].won[one] for deal in bouts], [seats] * len(bouts))
        pairs.append((plan.players[one].label, plan.players[other].label, rate))
    return League(len(played), len(deals), places, pairs)


def _bout(plan: Plan, games: Sequence[Played]) -> Bout:
    sitting = plan.lineups[games[0].lineup]
    won = dict.fromkeys(sitting, 0.0)
    for game in games:
        for seat, player in enumerate(plan.lineups[game.lineup]):
            won[player] += game.share(seat)
    return Bout(sitting, won)
