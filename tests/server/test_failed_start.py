"""A server that cannot start says why in one line, exits with 1, and changes nothing."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ports import free_port
from waiting import LIMIT


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which something listens."""
    with socket.create_server(("127.0.0.1", free_port())) as other:
        yield other.getsockname()[1]


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Try to start a server."""
    command = [sys.executable, "-m", "whistlestop", "serve", "--log-level", "warning", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)


def only_line(tried: subprocess.CompletedProcess[str]) -> str:
    """What it says."""
    assert (tried.returncode, tried.stdout) == (1, "")
    (line,) = tried.stderr.splitlines()
    return line


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_unreachable_database_is_one_line(workers: str) -> None:
    """With several workers, systemd would otherwise take the exit for a success."""
    database = f"postgresql://me:secret@127.0.0.1:{free_port()}/games"
    line = only_line(
        start("--port", str(free_port()), "--database", database, "--workers", workers)
    )
    assert "expected a database that can be reached" in line
    assert "secret" not in line


def test_a_port_in_use_is_noticed_before_the_database_is_touched(
    taken: int, tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite"
    line = only_line(start("--port", str(taken), "--database", str(file)))
    assert line == f"port: {taken} of 127.0.0.1 is in use: expected a free one (0 finds one)"
    assert list(tmp_path.iterdir()) == []
