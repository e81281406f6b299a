"""From rounds of figures to medians, ratios, a verdict each, and a table."""

import statistics
from dataclasses import dataclass

from rich.table import Table

from rostra import titles

Rounds = dict[str, list[float]]
"""All rounds of each figure, by its name."""


@dataclass(frozen=True)
class Target:
    """What a figure should reach: a multiple of the best peer, or less than a limit."""

    title: str
    unit: str
    times_peer: float | None = None
    below: float | None = None

    def __str__(self) -> str:
        return f">= {self.times_peer:g} x" if self.times_peer is not None else f"< {self.below:g} {self.unit}"

    def met(self, value: float, peer: float) -> bool:
        if self.times_peer is not None:
            return value >= self.times_peer * peer
        return self.below is not None and value < self.below


TARGETS = {
    "caesar": {
        "decisions": Target("API play", "/s", times_peer=3),
        "playout": Target("playout", "/s", times_peer=10),
        "clone": Target("clone()", "us", below=1),
        "sample": Target("sample()", "us", below=10),
        "memory": Target("state size", "B", below=4096),
    },
    "nero": {
        "decisions": Target("API play", "/s", times_peer=1.5),
        "playout": Target("playout", "/s", times_peer=5),
        "clone": Target("clone()", "us", below=2),
        "sample": Target("sample()", "us", below=10),
        "memory": Target("state size", "B", below=16384),
    },
}


def medians(rounds: Rounds) -> dict[str, float]:
    return {name: statistics.median(values) for name, values in rounds.items()}


def best(peers: dict[str, float]) -> str:
    return max(peers, key=lambda name: peers[name])


def shown(value: float, unit: str) -> str:
    """Few digits, so that the table fits a narrow terminal."""
    if unit == "/s":
        return f"{value / 1e6:.3g} M/s" if value >= 1e6 else f"{value / 1e3:.3g} k/s"
    return f"{value:.2f} {unit}" if unit == "us" else f"{value:.0f} {unit}"


def ours_table(game: str, compiled: dict[str, float] | None, pure: dict[str, float], peers: dict[str, float]) -> Table:
    """Each figure of both builds beside the best peer. The verdict is about the compiled build."""
    peer = best(peers)
    table = Table(title=titles.get(game).long_name, caption=f"Medians; play in decisions a second. Best peer: {peer}.")
    table.add_column("figure")
    for title in ("compiled", "uncompiled", "best peer", "ratio", "target", "met"):
        table.add_column(title, justify="right")
    for name, target in TARGETS[game].items():
        value = pure[name] if compiled is None else compiled[name]
        against = target.times_peer is not None
        table.add_row(
            target.title,
            "-" if compiled is None else shown(value, target.unit),
            shown(pure[name], target.unit),
            shown(peers[peer], target.unit) if against else "",
            f"{value / peers[peer]:.2f} x" if against else "",
            str(target),
            "yes" if target.met(value, peers[peer]) else "no",
        )
    return table


def peers_table(peers: dict[str, float]) -> Table:
    table = Table(title="OpenSpiel through pyspiel")
    table.add_column("game")
    table.add_column("decisions", justify="right")
    for name, value in sorted(peers.items(), key=lambda item: -item[1]):
        table.add_row(name, shown(value, "/s"))
    return table
