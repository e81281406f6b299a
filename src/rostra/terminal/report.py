"""The tables after a simulation, with 95 % intervals."""

import math
from collections import Counter
from collections.abc import Sequence

from rich.table import Table

from rostra import titles
from rostra.arena import measures
from rostra.arena.statistics import LEVEL_Z
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
        of_all[0] += tally.games * len(seats) - of_all.total()  # who has none of these has no line
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
        _share(sheet, texts, texts.say(f"report-ended-{reason}"), tally.reasons[reason], tally.games)
    screen.show(sheet)


def _share(sheet: Table, texts: Texts, caption: str, part: int, games: int) -> None:
    low, high = (texts.percent(share) for share in wilson(part, games))
    cells = (texts.number(part), texts.percent(part / games), f"{low} - {high}")
    sheet.add_row(caption, *map(plain, cells))


def mean_of(values: Counter[int]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    n = values.total()
    total = sum(value * times for value, times in values.items())
    squares = sum(value * value * times for value, times in values.items())
    # whole numbers up to here, so that nothing depends on the order of adding up
    variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else math.nan
    return total / n, LEVEL_Z * math.sqrt(variance / n)


def median_of(values: Counter[int]) -> float:
    ordered = sorted(values.items())
    n = values.total()
    return (_at(ordered, (n - 1) // 2) + _at(ordered, n // 2)) / 2


def _at(ordered: Sequence[tuple[int, int]], index: int) -> int:
    for value, times in ordered:
        index -= times
        if index < 0:
            return value
    raise IndexError(index)


def wilson(part: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a share; sound also where the share is near 0 or 1."""
    share = part / n
    z = LEVEL_Z
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
