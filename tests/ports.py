"""Ports for the servers that tests start."""

from __future__ import annotations

import getpass
import random
import socket
import tempfile
from itertools import chain
from pathlib import Path

from filelock import FileLock

FIRST, LAST = 20_000, 32_000
"""Below the ports the system picks for connections, which could take one before the server does."""
LATEST = Path(tempfile.gettempdir()) / f"whistlestop-latest-port-{getpass.getuser()}"


def free_port() -> int:
    """A port that nothing listens on, and that no other test gets, in this process or another."""
    with FileLock(f"{LATEST}.lock"):
        latest = _latest()
        for port in chain(range(latest + 1, LAST), range(FIRST, latest)):
            if _is_free(port):
                LATEST.write_text(str(port))
                return port
    raise AssertionError(f"expected a free port from {FIRST} to {LAST}")


def _latest() -> int:
    try:
        return int(LATEST.read_text())
    except (FileNotFoundError, ValueError):
        return random.randrange(FIRST, LAST)


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
