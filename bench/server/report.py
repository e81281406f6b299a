"""From the figures of all rounds to medians side by side, with ratios and verdicts."""

import statistics

from rich.markup import escape
from rich.table import Table

from bench.server.measure import LOADS, Figures

Found = dict[str, dict[str, list[Figures]]]
"""Figures of all rounds by load and server."""
Medians = dict[str, dict[str, dict[str, float]]]
"""By load, server and name of the figure."""

SHOWN = {"moves_per_second": ("moves/s", "{:,.0f}"), "p50": ("p50", "{:.2f} ms"), "p99": ("p99", "{:.2f} ms")}
TARGETS = {("500", "moves_per_second"): (">= 2 x", 2.0, None), ("500", "p99"): ("< 1 x", None, 1.0)}
"""Of the ratio: how it is shown, at least, below."""


def medians(found: Found) -> Medians:
    names = [*SHOWN, "bytes", "busy"]
    return {
        load: {
            server: {name: statistics.median(getattr(figures, name) for figures in rounds) for name in names}
            for server, rounds in servers.items()
        }
        for load, servers in found.items()
    }


def ratio(middle: Medians, load: str, name: str) -> float | None:
    """Ours to the peer's."""
    ours, peer = middle[load].get("rostra"), middle[load].get("boardgame.io")
    return ours[name] / peer[name] if ours and peer else None


def met(middle: Medians, load: str, name: str) -> bool | None:
    """None where there is no target, or nothing to compare."""
    value = ratio(middle, load, name)
    if value is None or (load, name) not in TARGETS:
        return None
    _, least, below = TARGETS[load, name]
    return (least is None or value >= least) and (below is None or value < below)


def table(middle: Medians) -> Table:
    servers = list(next(iter(middle.values())))
    shown = Table(
        title="From a mover's send to the opponent's receipt",
        caption="Medians of the rounds; ratio: rostra to boardgame.io, for p50 and p99 less is better.",
    )
    shown.add_column("load")
    shown.add_column("figure")
    for title in (*servers, "ratio", "target", "met"):
        shown.add_column(title, justify="right")
    for load, figures in middle.items():
        for number, (name, (title, form)) in enumerate(SHOWN.items()):
            value, verdict = ratio(middle, load, name), met(middle, load, name)
            shown.add_row(
                LOADS[load].title if number == 0 else "",
                title,
                *(form.format(figures[server][name]) for server in servers),
                "" if value is None else f"{value:.2f} x",
                TARGETS[load, name][0] if verdict is not None else "",
                {None: "", True: "yes", False: "no"}[verdict],
                end_section=name == "p99",
            )
    return shown


def remarks(found: Found, round_: list[str]) -> list[str]:
    """What belongs beside the table: sizes, what the opponent saw, how busy the client was, faults, the order."""
    lines = []
    for server in next(iter(found.values())):
        runs = [figures for servers in found.values() for figures in servers[server]]
        seen = sum(figures.seen for figures in runs) / max(1, sum(figures.moves for figures in runs))
        size = statistics.mean(figures.bytes for figures in runs)
        busy = max(figures.busy for figures in runs)
        lines.append(
            f"{server}: an update has {size:,.0f} bytes; the times are those of {min(seen, 1):.0%} of the moves, "
            f"the ones that the opponent is told of; the client used at most {busy:.0%} of a processor."
        )
        faults = [fault for figures in runs for fault in figures.faults()]
        lines.extend(f"[bold red]{server}: {escape(fault)}[/]" for fault in faults)
    rounds = len(next(iter(next(iter(found.values())).values())))
    lines.append(f"Order of the runs, {rounds} times: {', '.join(round_)}.")
    return lines
