"""Imports the server once, then forks one for every line on standard input; see running.py."""

from __future__ import annotations

import json
import os
import signal
import sys
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from whistlestop.game.record.fairness import seed_text
from whistlestop.server.bot_pool import pool
from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.run import serve
from whistlestop.server.tables import entries, seating

LATE = (
    "aiosqlite",
    "anyio._backends._asyncio",
    "psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""Import now, once, what a server would only import when it starts."""


def main() -> None:
    """Fork until the input ends. Children are not waited for."""
    for module in LATE:
        import_module(module)
    BoardLibrary()  # read the built-in boards once for all
    # While other tests keep every core busy, an analysis at idle priority would never finish.
    pool.IDLE_PRIORITY = 0
    if sys.argv[1:]:
        fix_the_deal(sys.argv[1])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become(order)
        print(pid, flush=True)


def fix_the_deal(name: str) -> None:
    """Deal the same cards at every table, so that a test sees the same game each time."""
    seed = seed_text(int.from_bytes(sha256(name.encode()).digest()))
    seating.start = lambda: entries.Started(seed)


def become(order: dict[str, Any]) -> None:
    """Run an ordinary server in the child."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(str(order["log"]), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    for name, value in order["constants"].items():
        module, _, constant = name.rpartition(".")
        value = Path(value) if isinstance(value, str) else value
        setattr(import_module(f"whistlestop.server.{module}"), constant, value)
    try:
        serve(Settings.model_validate(order["settings"]))
    except Exception as error:  # the command line would print it
        print(error, file=sys.stderr, flush=True)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
