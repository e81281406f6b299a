"""The tables after a simulation, with 95 % intervals."""

from collections import Counter
from collections.abc import Sequence

from rich.table import Table

from rostra import titles
from rostra.arena import measures
from rostra.statistics import mean_of, median_of, wilson
from rostra.terminal.screen import Screen, plain
from rostra.terminal.simulate import Tally
from rostra.texts import Texts


def show(screen: Screen, texts: Texts, tally: Tally, seats: Sequence[str], players: Sequence[str]) -> None:
    screen.say(texts.say("report-games", games=tally.games), "bold")
    _numbers(screen, texts, tally, seats, players)
    _shares(screen, texts, tally, seats, players)


def _numbers(screen: Screen, texts: Texts, tally: Tally, seats: Sequence[str], players: Sequence[str]) -> None:
    sheet = Table(box=screen.box, pad_edge=False, padding=(0, 1, 0, 0))
    sheet.add_column(texts.say("report-per-game"), no_wrap=True)
    for column in ("mean", "error", "median", "least", "most", "count"):
        sheet.add_column(texts.say(f"report-{column}"), justify="right", no_wrap=True)
    rows = [(texts.say("report-decisions"), tally.decisions), (texts.say("report-turns"), tally.turns)]
    for seat, name in enumerate(seats):
        rows.append((texts.say("report-points", seat=name, player=players[seat]), tally.points[seat]))
    rows += [(texts.say("report-points-as", seat=name), points) for name, points in sorted(tally.named.items())]
    rows.append((texts.say("report-margin"), tally.margins))
    if tally.leads:
        rows.append((texts.say("report-lead", seat=seats[0], opponent=seats[1]), tally.leads))
    measured = measures.of(texts.game)
    for source in titles.get(texts.game).score_items:
        of_all = Counter(tally.sources.get(source, Counter()))
        of_all[0] += tally.games * len(seats) - of_all.total()  # a seat without such points has no line
        rows.append((measured.points_label(texts, source), of_all))
    for caption, values in rows:
        if values:
            mean, error = mean_of(values)
            median = median_of(values)
            cells = [texts.number(mean, 2), texts.number(error, 2), texts.number(median, int(median % 1 != 0))]
            cells += [texts.number(value) for value in (min(values), max(values), values.total())]
            sheet.add_row(caption, *map(plain, cells))
    screen.show(sheet)


def _shares(screen: Screen, texts: Texts, tally: Tally, seats: Sequence[str], players: Sequence[str]) -> None:
    sheet = Table(box=screen.box, pad_edge=False, padding=(0, 1, 0, 0))
    sheet.add_column("", no_wrap=True)
    for column in ("games", "share", "interval"):
        sheet.add_column(texts.say(f"report-{column}-column"), justify="right", no_wrap=True)
    for seat, name in enumerate(seats):
        _share(
            sheet, texts, texts.say("report-wins", seat=name, player=players[seat]), tally.winners[(seat,)], tally.games
        )
    if tally.named:
        sheet.add_section()
    for name, points in sorted(tally.named.items()):
        _share(sheet, texts, texts.say("report-wins-as", seat=name), tally.won_as[name], points.total())
    draws = sum(n for winners, n in tally.winners.items() if len(winners) > 1)
    _share(sheet, texts, texts.say("report-draws"), draws, tally.games)
    sheet.add_section()
    for reason in titles.get(texts.game).endings:
        _share(sheet, texts, texts.name("report-ended", reason), tally.reasons[reason], tally.games)
    screen.show(sheet)


def _share(sheet: Table, texts: Texts, caption: str, part: int, games: int) -> None:
    low, high = (texts.percent(share) for share in wilson(part / games, games))
    cells = (texts.number(part), texts.percent(part / games), f"{low} - {high}")
    sheet.add_row(caption, *map(plain, cells))
