"""The real command line in separate processes, and what it leaves behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from ports import free_port
from server.running import OnPort
from waiting import LIMIT


class Served(OnPort):
    """`whistlestop serve`, as a host would start it."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log

    def get(self, path: str) -> tuple[int, str]:
        """The status and text of a page, over a new connection."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def wait_ready(self) -> None:
        """Wait until games can be played."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if self.get("/health/ready")[0] == 200:
                    return
            except (OSError, HTTPException):
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def stop(self, within: float) -> int:
        """Send SIGTERM, and return the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(within)


@contextmanager
def served(folder: Path, database: str, *arguments: str) -> Iterator[Served]:
    """A server started from the command line, with nothing left behind afterwards."""
    port, log = free_port(), folder / "served.log"
    command = [sys.executable, "-m", "whistlestop", "serve", "--port", str(port)]
    command += ["--database", database, "--bot-workers", "1", *arguments]
    wishes = {"WHISTLESTOP_LIMITS__ENABLED": "false", "WHISTLESTOP_BOT_PAUSE": "0"}
    with log.open("ab") as output:
        process = subprocess.Popen(
            command,
            env=os.environ | wishes,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    server = Served(process, port, log)
    try:
        server.wait_ready()
        yield server
    finally:
        if process.poll() is None:  # otherwise its pid may have been reused by now
            for pid in [*descendants(process.pid), process.pid]:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            process.wait(LIMIT)


def workers_of(server: Served) -> list[int]:
    """The processes that listen: those of the command that hold its port."""
    return sorted(pid for pid in descendants(server.process.pid) if connections(pid, server.port))


def connections(pid: int, port: int) -> int:
    """How many sockets on a port a process holds, including the listening one."""
    inodes = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if int(fields[1].partition(":")[2], 16) == port:
            inodes.add(f"socket:[{fields[9]}]")
    held = 0
    try:
        for link in Path(f"/proc/{pid}/fd").iterdir():
            try:
                held += str(link.readlink()) in inodes
            except FileNotFoundError:
                continue
    except (FileNotFoundError, PermissionError):
        return 0
    return held


def descendants(pid: int) -> set[int]:
    """The children of a process, and their children."""
    parents = {child: parent for child in _processes() if (parent := _parent(child)) is not None}
    found: set[int] = set()
    while new := {c for c, p in parents.items() if p in {pid, *found}} - found:
        found |= new
    return found


def remaining(pids: set[int], within: float = LIMIT) -> set[int]:
    """The processes that are still running after a while."""
    end = time.monotonic() + within
    while (left := {pid for pid in pids if _parent(pid) is not None}) and time.monotonic() < end:
        time.sleep(0.02)
    return left


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]


def _parent(pid: int) -> int | None:
    """The parent of a process; None if it has exited, even if it has not been reaped yet."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if fields[0] in "ZX" else int(fields[1])
