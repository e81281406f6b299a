"""What is counted, for Prometheus. Sums only: nothing here tells one match from another.

Most are plain numbers, handed over when Prometheus asks: each counter of its library would cost a lock.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY: Final = CollectorRegistry()


class Count:
    def __init__(self) -> None:
        self.commands = 0
        self.entries = 0
        self.conflicts = 0
        self.store_down = 0
        self.bot_workers_lost = 0
        self.bot_tasks_waiting = 0
        self.bots_shortened = 0
        self.stand_ins = 0
        self.sockets = 0
        self.matches = 0
        self.refused: Counter[str] = Counter()
        self.limits: Counter[str] = Counter()
        self.denied: Counter[str] = Counter()


count: Final = Count()


def refused(message: str) -> None:
    count.refused[message] += 1


THINKING: Final = Histogram(
    "rostra_thinking_seconds", "Bots' time for a decision", registry=REGISTRY, buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10)
)

QUEUED: Final = Histogram(
    "rostra_thinkers_wait_seconds",
    "Time until one of the bots' processes was free",
    registry=REGISTRY,
    buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
)
"""One for all that bots do: what is secret must not be told apart."""


class _Counted(Collector):
    def collect(self) -> Iterable[Metric]:
        for name, words, value in (
            ("commands", "Commands carried out", count.commands),
            ("log_entries", "Entries written to match logs", count.entries),
            ("conflicts", "Writes that came after another process's", count.conflicts),
            ("store_down", "Writes the database did not take", count.store_down),
            ("thinkers_lost", "Bot processes that died or were too slow", count.bot_workers_lost),
            ("thoughts_shortened", "Turns for which a bot got less time than its level has", count.bots_shortened),
            ("bots_replaced", "Decisions of bots that gave no answer, made by a stand-in", count.stand_ins),
        ):
            yield CounterMetricFamily(f"rostra_{name}", words, value)
        yield GaugeMetricFamily("rostra_sockets", "Open WebSockets", count.sockets)
        yield GaugeMetricFamily(
            "rostra_thinkers_waiting", "Tasks that wait for bots' processes", count.bot_tasks_waiting
        )
        yield GaugeMetricFamily("rostra_matches_open", "Matches in memory", count.matches)
        refusals = CounterMetricFamily("rostra_refused", "Commands refused, by reason", labels=["reason"])
        for reason, number in sorted(count.refused.items()):
            refusals.add_metric([reason], number)
        yield refusals
        limits = CounterMetricFamily(
            "rostra_limits", "How often clients came to a limit, by its name", labels=["limit"]
        )
        for limit, number in sorted(count.limits.items()):
            limits.add_metric([limit], number)
        yield limits
        denied = CounterMetricFamily("rostra_denied", "Clients without the right to what they asked", labels=["reason"])
        for reason, number in sorted(count.denied.items()):
            denied.add_metric([reason], number)
        yield denied


REGISTRY.register(_Counted())
