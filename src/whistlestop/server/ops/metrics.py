"""Metrics for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("whistlestop_entries", "Entries in the logs of tables, by kind", ["kind"])


@cache
def entry(kind: type) -> Counter:
    """The counter for one kind of entry."""
    return ENTRIES.labels(kind.__name__)


COMMANDS = Counter("whistlestop_commands", "Commands from people, by outcome", ["outcome"])
COMMAND_SECONDS = Histogram(
    "whistlestop_command_seconds",
    "From a command's arrival to its acknowledgement",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
)
BAD_MESSAGES = Counter("whistlestop_bad_messages", "Messages that were refused", ["code"])
# Each process has its own gauge; the metrics show the sum over live processes.
SOCKETS = Gauge("whistlestop_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("whistlestop_live_tables", "Tables in memory", multiprocess_mode="livesum")
