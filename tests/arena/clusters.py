"""A one-machine Ray cluster for tests, started the way its owner would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from waiting import LONG_LIMIT, wait_until

TOKEN = "0123456789abcdef" * 4
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    # Stop at once: by default it waits half a minute for games in progress.
    "RAY_GRACEFUL_SHUTDOWN_DRAIN_TIMEOUT_S": "0",
}
START = (
    *("start", "--head", "--block", "--node-ip-address=127.0.0.1", "--port=0", "--num-cpus=2"),
    *("--include-dashboard=false", "--include-log-monitor=false", "--object-store-memory=80000000"),
)


@dataclass(frozen=True)
class Head:
    """A running cluster."""

    address: str
    session: int
    """The session that all its processes belong to."""

    def kill_a_player(self) -> None:
        """Kill a worker process in the middle of a game."""
        wait_until(lambda: any(_kill_if_playing(pid) for pid in members(self.session)))


def members(session: int) -> list[int]:
    """The processes in a session."""
    import_module("ray")  # which provides psutil
    pids: list[int] = import_module("psutil").pids()
    return [pid for pid in pids if _session(pid) == session]


def _session(pid: int) -> int | None:
    try:
        return os.getsid(pid)
    except ProcessLookupError:
        return None  # it has just ended


def _kill_if_playing(pid: int) -> bool:
    if not _plays(pid):
        return False
    # Check again while it is stopped, or the game might end before the kill.
    os.kill(pid, signal.SIGSTOP)
    playing = _plays(pid)
    os.kill(pid, signal.SIGKILL if playing else signal.SIGCONT)
    return playing


def _plays(pid: int) -> bool:
    """Ray names a worker after the function it is running."""
    psutil = import_module("psutil")
    try:
        return bool(psutil.Process(pid).cmdline()[:1] == ["ray::play"])
    except psutil.Error:
        return False  # it has just ended


@contextmanager
def cluster() -> Iterator[Head]:
    """A cluster that demands TOKEN, on free ports; nothing of it is left afterwards."""
    # The folder's name must be short, because sockets go in it.
    with TemporaryDirectory(prefix="ray-") as folder:
        token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN}
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "ray.scripts.scripts", *START, f"--temp-dir={folder}"],
                env=os.environ | SETTINGS | token,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            yield Head(_address(process, Path(folder)), process.pid)
        finally:
            _stop(process)


def _address(process: subprocess.Popen[bytes], folder: Path) -> str:
    """Its address, which Ray writes to a file once everything is running."""
    file = folder / "ray_current_cluster"
    wait_until(lambda: process.poll() is not None or (file.exists() and file.stat().st_size > 0))
    assert process.poll() is None, (folder / "log").read_text("utf-8", "replace")
    return file.read_text().strip()


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(LONG_LIMIT)
    finally:
        for pid in members(process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait()
