"""The pictures of a contest, a league and a balance report, in the words of a language."""

import math
from collections.abc import Callable, Iterable, Mapping
from itertools import cycle

from rostra.arena import chart, measures
from rostra.arena.balance import Balance
from rostra.arena.chart import COLOURS, Axis, Drawing, Row
from rostra.arena.contest import Contest
from rostra.arena.league import League
from rostra.arena.plan import Plan
from rostra.statistics import Interval
from rostra.texts import Texts


def of_contest(texts: Texts, plan: Plan, found: Contest) -> str:
    """The win rates, and the first player's as the games went on."""
    say = texts.of(plan.game)
    drawing = Drawing(versus(say, plan), say.say("arena-subtitle", games=found.games, deals=found.deals))
    drawing.heading(say.say("arena-rate"))
    rates = _rows(((one.label, one.rate) for one in found.standings), lambda rate: percents(say, rate))
    chart.rows(drawing, rates, Axis(0, 1, _whole(say), found.fair))
    drawing.heading(say.say("arena-running", player=found.standings[0].label))
    chart.line_in_band(drawing, found.running, Axis(0, 1, _whole(say), found.fair), say.number)
    return drawing.svg()


def of_league(texts: Texts, plan: Plan, found: League) -> str:
    """The ratings, the strongest first."""
    say = texts.of(plan.game)
    drawing = Drawing(
        say.say("league-title", game=say.title(plan.game)),
        say.say("league-subtitle", games=found.games, deals=found.deals, anchor=plan.players[0].label),
    )
    ratings = _rows(((one.label, one.rating) for one in found.places), lambda rating: numbers(say, rating, 0))
    chart.rows(drawing, ratings, _around([one.rating for one in found.places], say.number))
    return drawing.svg()


def of_shares(say: Texts, title: str, found: Mapping[str, Interval], fair: float | None) -> str:
    """Shares by their captions."""
    drawing = Drawing(title)
    most = max(max(value.high for value in found.values()) * 1.05, 2 * (fair or 0))
    found_rows = _rows(found.items(), lambda share: percents(say, share))
    chart.rows(drawing, found_rows, Axis(0, min(1.0, most), _whole(say), fair))
    return drawing.svg()


def of_means(say: Texts, title: str, found: Mapping[str, Interval]) -> str:
    drawing = Drawing(title)
    found_rows = _rows(found.items(), lambda mean: numbers(say, mean, 2))
    chart.rows(drawing, found_rows, _around(list(found.values()), _as_short_as_can_be(say)))
    return drawing.svg()


def of_cards(say: Texts, title: str, game: str, found: Balance) -> str:
    """In which ways each card is used."""
    drawing = Drawing(title)
    stacks = []
    for card in found.cards:
        shares = [part.value for part in card.ways.values()]
        note = say.say("balance-card-note", times=say.number(card.a_game.value, 1))
        stacks.append((say.name("card", card.card), shares, note))
    captions = [say.say(f"balance-way-{way}") for way in measures.of(game).ways]
    chart.stacks(drawing, stacks, captions, _whole(say))
    return drawing.svg()


def versus(say: Texts, plan: Plan) -> str:
    """The heading of a contest: the game and its players."""
    first, *others = [player.label for player in plan.players]
    game = say.title(plan.game)
    if len(others) == 1 and len(plan.lineups) > 2:
        return say.say("arena-against-several", game=game, player=first, against=others[0], n=len(plan.lineups) - 1)
    return say.say("arena-against", game=game, player=first, against=", ".join(others))


def percents(say: Texts, found: Interval) -> str:
    """A share with its interval: 25.3% (22.1% - 28.6%)."""
    if math.isnan(found.value):
        return "-"
    return f"{say.percent(found.value)} ({say.percent(found.low)} – {say.percent(found.high)})"


def numbers(say: Texts, found: Interval, digits: int) -> str:
    value, low, high = (say.number(round(number, digits) + 0.0, digits) for number in found)  # + 0.0: no "-0"
    return f"{value} ({low} – {high})"


def _rows(found: Iterable[tuple[str, Interval]], write: Callable[[Interval], str]) -> list[Row]:
    return [Row(label, value, write(value), colour) for (label, value), colour in zip(found, cycle(COLOURS))]


def _as_short_as_can_be(say: Texts) -> Callable[[float], str]:
    return lambda value: say.number(value, len(f"{value:g}".partition(".")[2]))


def _whole(say: Texts) -> Callable[[float], str]:
    return lambda share: say.percent(share, 0)


def _around(found: list[Interval], write: Callable[[float], str]) -> Axis:
    """An axis with room for all of them, and for 0."""
    ends = [end for one in found for end in one if math.isfinite(end)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    room = (high - low or 1.0) * 0.04
    return Axis(low - room if low < 0 else 0.0, high + room, write)
