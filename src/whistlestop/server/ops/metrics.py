"""Metrics for Prometheus. Each names its worker: the number of a process within its server."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable with which prometheus_client finds the files of several processes."""
# Each process has its own gauges, which go with it.
LIVE: Final = "livesum"

ENTRIES = Counter(
    "whistlestop_entries", "Entries in the logs of tables, by kind", ["worker", "kind"]
)
COMMANDS = Counter(
    "whistlestop_commands", "Commands from people, by outcome", ["worker", "outcome"]
)
COMMAND_SECONDS = Histogram(
    "whistlestop_command_seconds",
    "From a command's arrival to its acknowledgement",
    ["worker"],
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
)
BAD_MESSAGES = Counter("whistlestop_bad_messages", "Messages that were refused", ["worker", "code"])
SOCKETS = Gauge("whistlestop_sockets", "Open sockets", ["worker"], multiprocess_mode=LIVE)
TABLES = Gauge("whistlestop_live_tables", "Tables in memory", ["worker"], multiprocess_mode=LIVE)
JOBS = Gauge(
    "whistlestop_jobs",
    "Bots' moves, replays and analyses that were asked for and are not finished",
    ["worker", "lane"],
    multiprocess_mode=LIVE,
)
DATABASE_UP = Gauge(
    "whistlestop_database_up",
    "1 if the last heartbeat was written to the database, 0 if not",
    ["worker"],
    multiprocess_mode=LIVE,
)

_worker = "1"


def start(worker: str = "1") -> None:
    """Name this process, and show the metrics that begin at zero. Call it before any is used."""
    global _worker
    _worker = worker
    for metric in (entry, command, bad_message, jobs, command_seconds, sockets, tables, database):
        metric.cache_clear()
    for metric in (command_seconds, sockets, tables, database):
        metric()


@cache
def entry(kind: type) -> Counter:
    """The counter for one kind of entry."""
    return ENTRIES.labels(_worker, kind.__name__)


@cache
def command(outcome: str) -> Counter:
    """The counter for commands with one outcome."""
    return COMMANDS.labels(_worker, outcome)


@cache
def bad_message(code: str) -> Counter:
    """The counter for messages refused with one code."""
    return BAD_MESSAGES.labels(_worker, code)


@cache
def jobs(lane: str) -> Gauge:
    """The unfinished jobs of one lane."""
    return JOBS.labels(_worker, lane)


@cache
def command_seconds() -> Histogram:
    """How long commands take."""
    return COMMAND_SECONDS.labels(_worker)


@cache
def sockets() -> Gauge:
    """Open sockets."""
    return SOCKETS.labels(_worker)


@cache
def tables() -> Gauge:
    """Tables in memory."""
    return TABLES.labels(_worker)


@cache
def database() -> Gauge:
    """Whether the database can be written."""
    return DATABASE_UP.labels(_worker)


def of_all_workers() -> CollectorRegistry:
    """The metrics of this server's processes, whichever of them is asked."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return REGISTRY
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        # Another process may be tidying up at the same moment.
        with suppress(FileNotFoundError):
            if not _runs(pid):
                mark_process_dead(pid)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
