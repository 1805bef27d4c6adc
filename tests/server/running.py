"""Real servers in separate processes, quick to start and easy to kill.

A server takes over a second to import. A nursery process imports it once and forks. Each server is
an ordinary process with its own database connections and sockets, and starts in a moment.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from ports import free_port
from waiting import LIMIT


class Nursery:
    """Forks servers. With the name of a deal, all their games get the same cards."""

    def __init__(self, *deal: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("nursery.py")), *deal],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, settings: dict[str, Any], log: Path, constants: dict[str, float | str]) -> int:
        """Start a server, and return its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"settings": settings, "log": str(log), "constants": constants}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the nursery is gone")
        return int(answer)

    def close(self) -> None:
        """Start no more servers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(10)


class OnPort:
    """A server on a port of this machine."""

    port: int

    @property
    def url(self) -> str:
        """The address of its HTTP API."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """The address of its sockets."""
        return f"ws://127.0.0.1:{self.port}"


class Server(OnPort):
    """One server: started, stopped, killed and restarted on the same port."""

    def __init__(self, nursery: Nursery, folder: Path, **settings: Any) -> None:
        self._nursery = nursery
        self.port = settings.setdefault("port", free_port())
        settings.setdefault("database", f"sqlite:///{folder / 'games.sqlite'}")
        settings.setdefault("bot_workers", 1)
        settings.setdefault("bot_pause", 0)
        settings.setdefault("limits", {"enabled": False})
        self.settings = settings
        self.constants: dict[str, float | str] = {}
        """Overrides for constants such as `rooms.timekeeping.GRACE`; a text is a path."""
        self.log = folder / f"server-{self.port}.log"
        self.pid: int | None = None
        self._born = ""

    def start(self) -> None:
        """Start it and wait until it is ready."""
        self.launch()
        self.wait_ready()

    def launch(self) -> None:
        """Start it without waiting."""
        self.pid = self._nursery.fork(self.settings, self.log, self.constants)
        self._born = born(self.pid)

    def wait_ready(self, within: float = LIMIT) -> None:
        """Wait until games can be played."""
        end = time.monotonic() + within
        while time.monotonic() < end:
            try:
                if self._is_ready():
                    return
            except (OSError, HTTPException):
                if not self.alive:
                    break
            time.sleep(0.01)
        raise AssertionError(f"the server did not start:\n{self.log_text()[-3000:]}")

    def _is_ready(self) -> bool:
        # Not httpx: it loads certificates every time, which takes longer than starting the server.
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/health/ready")
            return connection.getresponse().status == 200
        finally:
            connection.close()

    @property
    def alive(self) -> bool:
        """Whether its process exists. Another one may have got its number since."""
        return self.pid is not None and self._born != "" and born(self.pid) == self._born

    def kill(self) -> None:
        """SIGKILL: it has no chance to finish anything."""
        self._end(signal.SIGKILL)

    def stop(self, within: float = LIMIT) -> None:
        """SIGTERM: it shuts down cleanly."""
        self._end(signal.SIGTERM, within)

    def _end(self, how: signal.Signals, within: float = LIMIT) -> None:
        if self.pid is None or not self.alive:
            self.pid = None
            return
        os.kill(self.pid, how)
        end = time.monotonic() + within
        while self.alive and time.monotonic() < end:
            time.sleep(0.005)
        if self.alive:
            os.kill(self.pid, signal.SIGKILL)
            raise AssertionError(f"the server did not stop:\n{self.log_text()[-3000:]}")
        self.pid = None

    def log_text(self) -> str:
        """Everything it has logged."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


def born(pid: int) -> str:
    """When a process started, by the system's count; empty if there is none."""
    try:
        os.kill(pid, 0)
        if sys.platform != "linux":
            return "some time ago"
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
    return stat.rpartition(")")[2].split()[19]


@contextmanager
def running(nursery: Nursery, folder: Path, **settings: Any) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(nursery, folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()
