"""The tables after an arena, a league or a balance report."""

import math
from collections.abc import Mapping, Sequence

from rich.table import Table

from rostra.arena import balance_page, measures
from rostra.arena.balance import Balance
from rostra.arena.contest import Contest, Effort
from rostra.arena.league import League
from rostra.arena.pictures import versus
from rostra.arena.plan import Plan
from rostra.statistics import Interval
from rostra.terminal.screen import Screen, plain
from rostra.texts import Texts


def show_contest(screen: Screen, say: Texts, plan: Plan, found: Contest) -> None:
    screen.say(versus(say, plan), "bold")
    screen.say(say.say("arena-subtitle", games=found.games, deals=found.deals))
    rates = _sheet(screen, say, "arena-player", "arena-won", "report-interval-column", "arena-elo", "arena-elo-ends")
    more = _sheet(screen, say, "arena-player", "arena-points", "report-error", *EFFORT)
    for one in found.standings:
        _row(rates, one.label, say.percent(one.rate.value), _percents(say, one.rate), *_elo(say, one.elo))
        half = one.points.high - one.points.value
        _row(more, one.label, say.number(one.points.value, 2), say.number(half, 2), *_effort(say, one.effort))
    screen.show(rates)
    screen.show(more)
    ends = _sheet(screen, say, "arena-ended", "report-games-column", "report-share-column")
    for reason, games in found.endings.items():
        _row(ends, say.name("result-by", reason), say.number(games), say.percent(games / found.games))
    if found.shared:
        _row(ends, say.say("report-draws"), say.number(found.shared), say.percent(found.shared / found.games))
    screen.show(ends)


def show_league(screen: Screen, say: Texts, plan: Plan, found: League) -> None:
    screen.say(say.say("league-title", game=say.title(plan.game)), "bold")
    screen.say(say.say("league-subtitle", games=found.games, deals=found.deals, anchor=plan.players[0].label))
    for headings, rows in _league_tables(say, found):
        sheet = _sheet(screen, say, *headings)
        for row in rows:
            _row(sheet, *row)
        screen.show(sheet)


def league_in_markdown(say: Texts, found: League) -> str:
    tables: list[str] = []
    for headings, rows in _league_tables(say, found):
        lines = [[say.say(heading) for heading in headings], ["---", *["---:"] * (len(headings) - 1)], *rows]
        tables.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return plain("\n\n".join(tables))


def _league_tables(say: Texts, found: League) -> list[tuple[Sequence[str], list[list[str]]]]:
    ratings = [
        [one.label, *_elo(say, one.rating), say.percent(one.rate.value), say.number(one.games)] for one in found.places
    ]
    efforts = [[one.label, *_effort(say, one.effort)] for one in found.places]
    pairs = [[f"{one} : {other}", say.percent(rate.value), _percents(say, rate)] for one, other, rate in found.pairs]
    return [
        (("arena-player", "arena-elo", "arena-elo-ends", "arena-won", "report-games-column"), ratings),
        (("arena-player", *EFFORT), efforts),
        (("league-pair", "arena-won", "report-interval-column"), pairs),
    ]


def show_balance(screen: Screen, say: Texts, plan: Plan, found: Balance) -> None:
    screen.say(say.say("balance-title", game=say.title(plan.game)), "bold")
    screen.say(say.say("balance-subtitle", games=found.games, player=plan.players[0].label))
    _shares(screen, say, "balance-wins", balance_page.homes(say, plan, found.homes))
    if found.seats:
        seats = {say.name("seat", seat): value for seat, value in found.seats.items()}
        _shares(screen, say, "balance-wins-by-seat", seats)
    _shares(screen, say, "balance-endings", {**balance_page.endings(say, found), say.say("report-draws"): found.shared})
    means = {say.say("report-decisions"): found.decisions, say.say("report-turns"): found.turns}
    for title, values in (("report-per-game", means), ("balance-sources", balance_page.sources(say, found))):
        sheet = _sheet(screen, say, title, "report-mean", "report-error")
        for caption, value in values.items():
            _row(sheet, caption, say.number(value.value, 2), say.number(value.high - value.value, 2))
        screen.show(sheet)
    if not found.cards:
        return
    ways = [f"balance-way-{way}" for way in measures.of(plan.game).ways]
    sheet = _sheet(screen, say, "balance-card", "report-per-game", *ways)
    for card in found.cards:
        parts = [say.percent(part.value) for part in card.ways.values()]
        _row(sheet, say.name("card", card.card), say.number(card.a_game.value, 1), *parts)
    screen.show(sheet)


EFFORT = ("arena-seconds", "arena-worst", "arena-simulations")


def _effort(say: Texts, effort: Effort) -> list[str]:
    simulations = "-" if effort.simulations is None else say.number(effort.simulations)
    return [say.number(effort.seconds, 3), say.number(effort.worst, 2), simulations]


def _shares(screen: Screen, say: Texts, title: str, found: Mapping[str, Interval]) -> None:
    sheet = _sheet(screen, say, title, "report-share-column", "report-interval-column")
    for caption, value in found.items():
        _row(sheet, caption, say.percent(value.value), _percents(say, value))
    screen.show(sheet)


def _percents(say: Texts, found: Interval) -> str:
    return f"{say.percent(found.low)} - {say.percent(found.high)}"


def _elo(say: Texts, found: Interval) -> tuple[str, str]:
    """The rating and its interval. A player who won everything is better by more than the lower end."""
    value, low, high = (say.number(round(end, 0) + 0.0) for end in found)  # + 0.0: no "-0"
    if math.isinf(found.value):
        return f"> {low}" if found.value > 0 else f"< {high}", "-"
    return value, f"{low} – {high}"


def _sheet(screen: Screen, say: Texts, first: str, *columns: str) -> Table:
    sheet = Table(box=screen.box, pad_edge=False, padding=(0, 1, 0, 0))
    sheet.add_column(say.say(first), no_wrap=True)
    for column in columns:
        sheet.add_column(say.say(column), justify="right", no_wrap=True)
    return sheet


def _row(sheet: Table, *cells: str) -> None:
    sheet.add_row(*map(plain, cells))
