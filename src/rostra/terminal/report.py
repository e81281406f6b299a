"""The tables after a simulation, with 95 % intervals."""

import math
from collections import Counter
from collections.abc import Sequence

from rich.table import Table

from rostra.terminal.screen import Screen
from rostra.terminal.simulate import Tally
from rostra.texts import Texts

Z = 1.959964  # 95 % of a normal distribution


def show(screen: Screen, texts: Texts, tally: Tally, seats: Sequence[str], players: Sequence[str]) -> None:
    screen.say(texts.say("report-games", games=tally.games), "bold")
    _numbers(screen, texts, tally, seats, players)
    _shares(screen, texts, tally, seats, players)


def _numbers(screen: Screen, texts: Texts, tally: Tally, seats: Sequence[str], players: Sequence[str]) -> None:
    sheet = Table(box=screen.box, pad_edge=False)
    sheet.add_column(texts.say("report-per-game"))
    for column in ("mean", "error", "median", "least", "most", "count"):
        sheet.add_column(texts.say(f"report-{column}"), justify="right")
    rows = [(texts.say("report-decisions"), tally.decisions), (texts.say("report-turns"), tally.turns)]
    for seat, name in enumerate(seats):
        rows.append((texts.say("report-points", seat=name, player=players[seat]), tally.points[seat]))
    rows.append((texts.say("report-margin"), tally.margins))
    rows.append((texts.say("report-lead", seat=seats[0], opponent=seats[1]), tally.leads))
    for caption, values in rows:
        if values:
            mean, error = mean_of(values)
            n = values.total()
            cells = (f"{mean:.2f}", f"{error:.2f}", f"{median_of(values):g}", min(values), max(values), n)
            sheet.add_row(caption, *map(str, cells))
    screen.show(sheet)


def _shares(screen: Screen, texts: Texts, tally: Tally, seats: Sequence[str], players: Sequence[str]) -> None:
    sheet = Table(box=screen.box, pad_edge=False)
    sheet.add_column("")
    for column in ("games", "share", "interval"):
        sheet.add_column(texts.say(f"report-{column}-column"), justify="right")
    for seat, name in enumerate(seats):
        _share(sheet, texts.say("report-wins", seat=name, player=players[seat]), tally.winners[(seat,)], tally.games)
    draws = sum(n for winners, n in tally.winners.items() if len(winners) > 1)
    _share(sheet, texts.say("report-draws"), draws, tally.games)
    sheet.add_section()
    for reason in ("patricians", "influence", "blocked", "stalled"):
        _share(sheet, texts.say(f"report-ended-{reason}"), tally.reasons[reason], tally.games)
    screen.show(sheet)


def _share(sheet: Table, caption: str, part: int, games: int) -> None:
    low, high = wilson(part, games)
    sheet.add_row(caption, str(part), f"{part / games:.1%}", f"{low:.1%} - {high:.1%}")


def mean_of(values: Counter[int]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    n = values.total()
    total = sum(value * times for value, times in values.items())
    squares = sum(value * value * times for value, times in values.items())
    # whole numbers up to here, so that nothing depends on the order of adding up
    variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else math.nan
    return total / n, Z * math.sqrt(variance / n)


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
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
