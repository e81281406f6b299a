"""How balanced a game is: one bot plays all seats; who wins, how, and with which cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from rostra import titles
from rostra.arena import measures
from rostra.arena.plan import Plan
from rostra.arena.play_game import Played, game_of
from rostra.game import Json
from rostra.statistics import Interval, mean, share


@dataclass(frozen=True)
class Card:
    """How a card is used."""

    card: str
    """Its name in notation."""
    a_game: Interval
    """How often it is used."""
    ways: dict[str, Interval]
    """In which ways it is used, as shares of that."""


@dataclass(frozen=True)
class Balance:
    """Who wins, how, and with which cards, when one bot plays all seats."""

    games: int
    """How many games count."""
    fair: float
    """The share of victories that every seat would have if the game were even."""
    homes: dict[str, Interval]
    """Victories by home: an area, a side."""
    seats: dict[str, Interval]
    """Victories by seat, where seats are no homes."""
    shared: Interval
    """Games with more than one winner."""
    endings: dict[str, Interval]
    """Games by how they ended."""
    sources: dict[str, Interval]
    """Points of a player in a game, by what they are for."""
    by_home: dict[str, Interval]
    """Points of a player in a game, by home."""
    turns: Interval
    """Turns in a game."""
    decisions: Interval
    """Decisions in a game, those of chance too."""
    cards: list[Card]
    """Every card that was used."""

    def json(self, plan: Plan) -> Json:
        """The report and all that it depends on, as ``result.json`` has it."""
        return {
            **plan.header(),
            "games": self.games,
            "wins": {home: interval.json() for home, interval in self.homes.items()},
            "wins_by_seat": {seat: interval.json() for seat, interval in self.seats.items()},
            "shared": self.shared.json(),
            "endings": {reason: interval.json() for reason, interval in self.endings.items()},
            "points_by_source": {source: interval.json() for source, interval in self.sources.items()},
            "points": {home: interval.json() for home, interval in self.by_home.items()},
            "turns": self.turns.json(),
            "decisions": self.decisions.json(),
            "cards": {
                one.card: {"a_game": one.a_game.json(), **{way: part.json() for way, part in one.ways.items()}}
                for one in self.cards
            },
        }


def summary(plan: Plan, games: Sequence[Played]) -> Balance | None:
    """The report; None if nothing was played."""
    if not games:
        return None
    title, measured = titles.get(plan.game), measures.of(plan.game)
    seats = game_of(plan).seats
    homes = [home for home in (measured.homes or seats) if any(home in game.homes for game in games)]
    cards = sorted({card for game in games for card in game.cards})
    ones = [1] * len(games)
    return Balance(
        games=len(games),
        fair=1 / len(seats),
        homes={home: _wins(games, [_seat_at(game, home) for game in games]) for home in homes},
        seats={name: _wins(games, [seat] * len(games)) for seat, name in enumerate(seats) if name not in homes},
        shared=share([float(len(game.winners) > 1) for game in games], ones),
        endings={reason: share([float(game.reason == reason) for game in games], ones) for reason in title.endings},
        sources={
            source: mean([sum(of.get(source, 0) for of in game.sources) / len(seats) for game in games])
            for source in title.score_items
        },
        by_home={
            home: mean([game.points[game.homes.index(home)] for game in games if home in game.homes]) for home in homes
        },
        turns=mean([game.turns for game in games]),
        decisions=mean([game.plies for game in games]),
        cards=[_card(measured.ways, card, games) for card in cards],
    )


def _wins(games: Sequence[Played], seats: Sequence[int]) -> Interval:
    """Victories of these seats, one for each game; -1: nobody's."""
    won = [game.share(seat) if seat >= 0 else 0.0 for game, seat in zip(games, seats)]
    return share(won, [float(seat >= 0) for seat in seats])


def _seat_at(game: Played, home: str) -> int:
    """The seat that was at home there; -1 if it was nobody's home in this game."""
    return game.homes.index(home) if home in game.homes else -1


def _card(known: Sequence[str], card: str, games: Sequence[Played]) -> Card:
    used = [one.cards.get(card, {}) for one in games]
    totals = [sum(ways.values()) for ways in used]
    ways = {way: share([of.get(way, 0) for of in used], totals) for way in known}
    return Card(card, mean(totals), ways)
