"""What is counted, for Prometheus. Sums only: nothing here tells one match from another."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

COMMANDS: Final = Counter("rostra_commands", "Commands carried out", registry=REGISTRY)
REFUSED: Final = Counter("rostra_refused", "Commands refused", ["reason"], registry=REGISTRY)
ENTRIES: Final = Counter("rostra_log_entries", "Entries written to match logs", registry=REGISTRY)
CONFLICTS: Final = Counter("rostra_conflicts", "Writes that came after another process's", registry=REGISTRY)
STORE_DOWN: Final = Counter("rostra_store_down", "Writes the database did not take", registry=REGISTRY)
SOCKETS: Final = Gauge("rostra_sockets", "Open WebSockets", registry=REGISTRY)
ROOMS: Final = Gauge("rostra_matches_open", "Matches in memory", registry=REGISTRY)
STORED: Final = Histogram(
    "rostra_store_seconds", "From a command's entries to their commit", registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)  # fmt: skip
THINKING: Final = Histogram(
    "rostra_thinking_seconds", "Bots' time for a decision", registry=REGISTRY, buckets=(0.01, 0.1, 0.5, 1, 2, 5, 10)
)
THINKERS_LOST: Final = Counter("rostra_thinkers_lost", "Bot processes that died or were too slow", registry=REGISTRY)
