"""How fast the server is: live tables with four sockets each, against a bare echo in the same run.

    python bench/server.py [--tables 1000] [--seconds 30] [--database postgresql://...]

Four measures with real WebSocket clients, all on this machine, the clients included:

- `paced`: every table makes a move every two seconds; measures the time from a command to its event
  at the last of the table's four sockets.
- `full load`: every table moves as soon as it can, for the whole measurement.
- `echo`: a bare WebSocket echo on the same stack (uvicorn, Starlette, the same clients and as many
  sockets), with messages as long as the server's mean: the limit. It alternates with full load, in
  rounds, and the median round counts, because machines are noisy.

- `flood`: the time to the acknowledgement while another address requests expensive work (flood.py).

The memory of a table is the growth of the server's process, sockets included.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import flood
import httpx
import msgspec
import uvloop
from socket_client import SocketClient

ROOT = Path(__file__).parents[1]
SEATS = 4
BOARDS = ("europe", "new-york", "great-lakes", "iberia")
PACE = 2.0
ROUNDS = 5
AT_ONCE = 40
"""The number of concurrent requests while tables are set up."""
UNLIMITED = {"WHISTLESTOP_LIMITS__ENABLED": "false", "WHISTLESTOP_LOG_LEVEL": "warning"}
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


@dataclass
class Figures:
    """The measurements of one run."""

    moves: int = 0
    sent: int = 0
    received: int = 0
    bytes: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)


class Bench:
    """The tables and the events at them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.figures = Figures()
        self.pace: float | None = None
        self.playing = False
        self.tables: list[Table] = []

    async def set_up(self, tables: int) -> None:
        """People, tables and sockets."""
        gate = asyncio.Semaphore(AT_ONCE)
        limits = httpx.Limits(max_connections=AT_ONCE)
        url = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as http:

            async def one(number: int) -> None:
                async with gate:
                    self.tables.append(await Table.set_up(self, http, number))

            await asyncio.gather(*map(one, range(tables)))

    async def run(self, seconds: float, pace: float | None) -> Figures:
        """Play for some time."""
        self.figures, self.pace, self.playing = Figures(), pace, True
        loop = asyncio.get_running_loop()
        for table in self.tables:
            loop.call_later(random.random() * (pace or 0.05), table.wake)
        await asyncio.sleep(seconds)
        self.playing = False
        await asyncio.sleep(1.0)
        return self.figures


class Table:
    """One table and its four players."""

    def __init__(self, bench: Bench, id_: str) -> None:
        self.bench = bench
        self.id = id_
        self.clients: list[SocketClient] = []
        self.version = 0
        self.legal: list[list[str]] = [[] for _ in range(SEATS)]
        self.seen = [0] * SEATS
        self.sent_at: dict[int, float] = {}
        self.pending: dict[str, float] = {}
        self.asleep = True
        self.number = 0

    @classmethod
    async def set_up(cls, bench: Bench, http: httpx.AsyncClient, number: int) -> Table:
        """A game that has started, with four sockets."""
        cookies = []
        for seat in range(SEATS):
            http.cookies.clear()
            answer = await http.post("/api/me", json={"name": f"P{number}-{seat}"})
            cookies.append(f"whistlestop={answer.cookies['whistlestop']}")
        http.cookies.clear()
        plan = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
        body = {"board": BOARDS[number % len(BOARDS)], "seats": plan}
        answer = await http.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
        answer.raise_for_status()
        made = answer.json()
        table = cls(bench, made["id"])
        for seat, cookie in enumerate(cookies):
            await table._join(seat, cookie, made["invite"])
        await table._say(0, {"type": "start"})
        while not any(table.legal):
            await asyncio.sleep(0.01)
        return table

    async def _join(self, seat: int, cookie: str, invite: str) -> None:
        def receive(data: bytes) -> None:
            self._receive(seat, data)

        url = f"ws://127.0.0.1:{self.bench.port}/ws/table"
        client = await SocketClient.connect(url, cookie, receive)
        self.clients.append(client)
        client.send(_encode({"type": "hello", "table": self.id, "invite": invite}))
        while not self.seen[seat]:
            await asyncio.sleep(0.005)
        if seat:
            await self._say(seat, {"type": "sit", "name": f"P{seat}", "seat": seat})

    async def _say(self, seat: int, command: dict[str, Any]) -> None:
        before = self.version
        self._send(seat, command)
        while self.version == before:
            await asyncio.sleep(0.005)

    def _send(self, seat: int, command: dict[str, Any]) -> None:
        self.number += 1
        id_ = f"bench-{self.number:06d}"
        self.pending[id_] = time.perf_counter()
        self.bench.figures.sent += 1
        message = {"type": "command", "id": id_, "version": self.version, "command": command}
        self.clients[seat].send(_encode(message))

    def _receive(self, seat: int, data: bytes) -> None:
        figures = self.bench.figures
        figures.received += 1
        figures.bytes += len(data)
        message = _decode(data)
        kind = message["type"]
        if kind == "event":
            self._event(seat, message)
        elif kind == "ack":
            figures.acks.append(time.perf_counter() - self.pending.pop(message["id"]))
        elif kind == "welcome":
            self.seen[seat] = message["version"]
            self.version = max(self.version, message["version"])
        elif kind == "refused":
            figures.refused += 1

    def _event(self, seat: int, event: dict[str, Any]) -> None:
        version = self.seen[seat] = event["version"]
        views = event.get("views")
        if views:
            self.legal[seat] = views[0].get("legal", [])
        if version > self.version:
            self.version = version
        if len(self.clients) == SEATS and all(seen >= version for seen in self.seen):
            if version in self.sent_at:
                latency = time.perf_counter() - self.sent_at.pop(version)
                self.bench.figures.latencies.append(latency)
                self.bench.figures.moves += 1
            if self.bench.playing:
                pace = self.bench.pace
                if pace is None:
                    self.wake()
                else:
                    wait = pace + random.uniform(-0.2, 0.2)
                    asyncio.get_running_loop().call_later(wait, self.wake)

    def wake(self) -> None:
        """Make the next move, whoever's turn it is."""
        if not self.bench.playing:
            return
        seat = next((s for s in range(SEATS) if self.legal[s]), None)
        if seat is None:
            return
        move = random.choice(self.legal[seat])
        self.legal[seat] = []
        self.sent_at[self.version + 1] = time.perf_counter()
        self._send(seat, {"type": "play", "seat": seat, "move": move})


class Echo:
    """The same number of sockets to the echo, each with one message in flight."""

    def __init__(self, size: int) -> None:
        self.message = b"x" * size
        self.clients: list[SocketClient] = []
        self.received = 0
        self.playing = False

    async def set_up(self, port: int, sockets: int) -> None:
        """Connect."""
        for start in range(0, sockets, AT_ONCE):
            await asyncio.gather(
                *(self._connect(port) for _ in range(min(AT_ONCE, sockets - start)))
            )

    async def _connect(self, port: int) -> None:
        def receive(data: bytes) -> None:
            self.received += 1
            if self.playing:
                client.send(self.message)

        client = await SocketClient.connect(f"ws://127.0.0.1:{port}/", "", receive)
        self.clients.append(client)

    async def run(self, seconds: float) -> float:
        """Messages per second in both directions."""
        self.playing = True
        for client in self.clients:
            client.send(self.message)
        before, start = self.received, time.perf_counter()
        await asyncio.sleep(seconds)
        rate = 2 * (self.received - before) / (time.perf_counter() - start)
        self.playing = False
        await asyncio.sleep(1.0)
        return rate


@dataclass
class Load:
    """Alternating rounds of full load and echo."""

    moves: list[float] = field(default_factory=list)
    by_cpu: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    size: int = 0

    @property
    def ratio(self) -> float:
        """The ratio of the server's messages to the echo's, in the median round."""
        return statistics.median(a / b for a, b in zip(self.rates, self.echoes, strict=True))


async def load(bench: Bench, pid: int, sockets: int, seconds: float) -> Load:
    """Alternate full load and echo."""
    found = Load()
    first = await bench.run(seconds, None)  # also measures how long messages are
    found.size = first.bytes // max(1, first.received)
    with echo_server() as port:
        echo = Echo(found.size)
        await echo.set_up(port, sockets)
        for number in range(ROUNDS):
            found.echoes.append(await echo.run(seconds))
            cpu = cpu_seconds(pid)
            full = await bench.run(seconds, None)
            found.by_cpu.append(full.moves / (cpu_seconds(pid) - cpu))
            found.moves.append(full.moves / seconds)
            found.rates.append((full.sent + full.received) / seconds)
            found.latencies += full.latencies
            ratio = found.rates[-1] / found.echoes[-1]
            say(f"  {number + 1}: {found.rates[-1]:,.0f} of {found.echoes[-1]:,.0f}: {ratio:.2f}")
        for client in echo.clients:
            client.close()
    return found


@contextmanager
def server(
    database: str | None, settings: Mapping[str, str] = UNLIMITED
) -> Iterator[tuple[int, int]]:
    """Start a server; yields its port and process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        address = database or f"{folder}/games.sqlite"
        environment = os.environ | settings
        command = [sys.executable, "-m", "whistlestop", "serve"]
        command += ["--port", str(port), "--database", address, "--bot-workers", "1"]
        process = subprocess.Popen(command, env=environment)
        try:
            wait_for(port)
            yield port, process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


@contextmanager
def echo_server() -> Iterator[int]:
    """Start the bare echo; yields its port."""
    port = free_port()
    process = subprocess.Popen([sys.executable, str(ROOT / "bench" / "echo.py"), str(port)])
    try:
        wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait(20)


def wait_for(port: int) -> None:
    """Wait until something listens on the port."""
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit("the server did not start")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def memory(pid: int) -> int:
    """The resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """The processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cut(values: list[float], n: int) -> float:
    """A percentile, in milliseconds."""
    if len(values) < 2:
        return float("nan")
    return statistics.quantiles(values, n=100)[n - 1] * 1000


def latency_row(name: str, values: list[float]) -> str:
    figures = " | ".join(f"{cut(values, n):.1f}" for n in (50, 95, 99))
    return f"| {name} | {len(values):,} | {figures} |"


async def measure(arguments: argparse.Namespace) -> str:
    """The whole report as text."""
    seconds, tables = arguments.seconds, arguments.tables
    with server(arguments.database) as (port, pid):
        bench = Bench(port)
        await bench.set_up(20)  # growth that happens once, not per table
        before = memory(pid)
        say(f"setting up {tables} tables ...")
        await bench.set_up(tables - 20)
        grown = (memory(pid) - before) / (tables - 20)
        gc.freeze()
        gc.disable()  # the clients' pauses must not count against the server
        say("paced ...")
        paced = await bench.run(seconds, PACE)
        say(f"  p99 {cut(paced.latencies, 99):.1f} ms")
        grown_played = (memory(pid) - before) / (tables - 20)
        say("full load and echo, in turn ...")
        full = await load(bench, pid, tables * SEATS, seconds / 5)
    floods = await flood.measure(seconds / 3, flood.KINDS, arguments.database)
    middle = statistics.median
    database = "PostgreSQL" if arguments.database else "SQLite"
    command = " ".join(["python", "bench/server.py", *sys.argv[1:]])
    return f"""# The server's speed, {database}

    {command}

{tables:,} live tables with {SEATS} sockets each ({tables * SEATS:,} sockets), {database},
{seconds:g} seconds each, Python {platform.python_version()} on {os.cpu_count()} cores, clients
included. Times in milliseconds.

## One move in {PACE:g} seconds a table

{paced.moves:,} moves ({paced.moves / seconds:,.0f} a second), {paced.refused} refused.

| from the command to | times | p50 | p95 | p99 |
|---|---|---|---|---|
{latency_row("the event at the last socket", paced.latencies)}
{latency_row("the acknowledgement", paced.acks)}

## Full load

Median of {ROUNDS} rounds of {seconds / 5:g} seconds, the echo in turn with the server.

| | a second | of the echo |
|---|---|---|
| moves | {middle(full.moves):,.0f} | |
| moves for each second that the server had on a core | {middle(full.by_cpu):,.0f} | |
| messages, both ways | {middle(full.rates):,.0f} | {full.ratio:.2f} |
| bare echo, messages both ways, {full.size} bytes | {middle(full.echoes):,.0f} | 1.00 |

| from the command to | times | p50 | p95 | p99 |
|---|---|---|---|---|
{latency_row("the event at the last socket", full.latencies)}

## Memory

{grown / 1000:.0f} kB a table with its {SEATS} sockets, {grown_played / 1000:.0f} kB after
{paced.moves / tables:.0f} moves each.

{floods}"""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", help="postgresql://...; by default, a temporary SQLite file")
    parser.add_argument("--save", type=Path)
    arguments = parser.parse_args()
    if arguments.tables < 40:
        sys.exit("expected at least 40 tables: fewer say nothing about memory per table")
    report = uvloop.run(measure(arguments))
    print(report)
    if arguments.save is not None:
        arguments.save.write_text(report, encoding="utf-8")


if __name__ == "__main__":
    main()
