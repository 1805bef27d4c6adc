"""A private PostgreSQL for tests, on a free port and gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psycopg

from ports import free_port
from server.commands import descendants
from waiting import LIMIT
from whistlestop.server.storage.postgres_programs import find_program

INITIAL = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
OWNERS = ("postgres", "nobody")
"""Users who may own it when root runs the tests, because PostgreSQL refuses to run as root."""


class Cluster:
    """A PostgreSQL server with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._names = (f"test_{number}" for number in count(1))
        self._process: subprocess.Popen[bytes] | None = None
        made = subprocess.run(
            [_program("initdb"), "-D", str(folder / "data"), *INITIAL],
            capture_output=True,
            text=True,
            **self._owner(),
        )
        assert made.returncode == 0, made.stderr

    def url(self, name: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """Create an empty database, and return its address."""
        name = next(self._names)
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {"port": self.port, "listen_addresses": "127.0.0.1", "fsync": "off"}
        settings |= {"unix_socket_directories": self.folder, "max_connections": 60}
        options = [f"--{name}={value}" for name, value in settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [_program("postgres"), "-D", str(self.folder / "data"), *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._owner(),
            )
        self._wait_for_an_answer(self._process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT closes the connections, SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(LIMIT)
            self._process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        """Restart it on the same port."""
        self.stop(how)
        self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Freeze it with all its processes: connections stay open, but nothing answers."""
        assert self._process is not None
        stopped = [self._process.pid, *descendants(self._process.pid)]
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in reversed(stopped):
                os.kill(pid, signal.SIGCONT)

    def _wait_for_an_answer(self, process: subprocess.Popen[bytes]) -> None:
        end = monotonic() + LIMIT
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                log = (self.folder / "log").read_text("utf-8", "replace")
                assert process.poll() is None, log
                assert monotonic() < end, log
                sleep(0.05)

    def _owner(self) -> dict[str, Any]:
        """The user, folder and environment that its programs run with."""
        clean = {name: v for name, v in os.environ.items() if not name.startswith(("PG", "LC_"))}
        # The other user may not be able to enter the folder of the tests.
        place: dict[str, Any] = {"env": clean, "cwd": self.folder}
        if (user := owner()) is None:
            return place
        return place | {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def owner() -> pwd.struct_passwd | None:
    """A user other than root, if we are root."""
    if os.getuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    found = [known[name] for name in OWNERS if name in known]
    assert found, f"PostgreSQL does not run as root: expected one of the users {OWNERS}"
    return found[0]


def _program(name: str) -> str:
    found = find_program(name)
    assert found, f"Expected PostgreSQL's {name} here: install Debian's package postgresql"
    return found


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster for as long as it is needed, with nothing left behind."""
    # Keep the folder's name short: a Unix socket lives in it.
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    try:
        if (user := owner()) is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        cluster = Cluster(folder)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
