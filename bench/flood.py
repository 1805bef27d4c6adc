"""What others notice while one address floods the server with expensive requests.

    python bench/flood.py [--seconds 10] [--kinds replay story ...]

Forty tables play at a steady pace, each with four sockets. Meanwhile a process with another address
requests one kind of work over forty connections, each repeating as soon as it is answered. The
median time from a command to its acknowledgement is compared with rounds without the flood. The
server has its usual limits.

`bench/server.py` runs this as well.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from socket_client import SocketClient
from websockets.exceptions import WebSocketException

CONNECTIONS = 40
TABLES = 40
PACE = 1.0
ROUNDS = 3
FLOODER = "127.0.0.2"
"""Another address of this machine."""
HTTP = ("record", "story", "replay", "analysis")
SOCKETS = ("history", "hint", "hello")
KINDS = HTTP + SOCKETS
SETTINGS = {
    "WHISTLESTOP_LIMITS__TABLES_PER_MINUTE": "100000",
    "WHISTLESTOP_LIMITS__JOINS_PER_MINUTE": "100000",
    "WHISTLESTOP_LIMITS__SOCKETS_PER_PERSON": "40",
    "WHISTLESTOP_LIMITS__CONNECTIONS_PER_ADDRESS": "300",
    "WHISTLESTOP_BOT_PAUSE": "0",
    "WHISTLESTOP_LOG_LEVEL": "warning",
}
"""Enough to create all these tables from one address; all other limits keep their defaults."""
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


@dataclass
class Target:
    """The target of a flood."""

    port: int
    over: str
    """A finished public game."""
    running: str
    """A public game in progress, in which it is the flooder's turn."""
    cookie: str

    def words(self) -> list[str]:
        """Arguments for the flooding process."""
        return [str(self.port), self.over, self.running, self.cookie]


# --- setting up ----------------------------------------------------------------------------


class Soloist:
    """One person against bots, at a public table."""

    def __init__(self) -> None:
        self.legal: list[str] = []
        self.version = 0
        self.stage = ""
        self.news = asyncio.Event()

    def take(self, data: bytes) -> None:
        """Handle a message from the server."""
        message = _decode(data)
        self.version = max(self.version, message.get("version", 0))
        self.stage = message.get("table", {}).get("stage", self.stage)
        if message["type"] in ("welcome", "event"):
            self.legal = next((v.get("legal", []) for v in message.get("views", [])), [])
        self.news.set()

    async def play(self, port: int, table: str, cookie: str, moves: int) -> None:
        """Make a number of moves, or all that are left."""
        url = f"ws://127.0.0.1:{port}/ws/table"
        client = await SocketClient.connect(url, cookie, self.take)
        client.send(_encode({"type": "hello", "table": table}))
        made = 0
        while self.stage != "over" and not (made >= moves and self.legal):
            await self.news.wait()
            self.news.clear()
            if self.legal and made < moves:
                made += 1
                move = random.choice(self.legal)
                self.legal = []
                command = {"type": "play", "seat": 0, "move": move}
                do = {"type": "command", "id": f"solo-{made:06d}", "version": self.version}
                client.send(_encode({**do, "command": command}))
                await asyncio.sleep(0.06)
        client.close()


async def aim(port: int) -> Target:
    """Set up the games to ask about."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        answer = await http.post("/api/me", json={"name": "Flooder"})
        cookie = f"whistlestop={answer.cookies['whistlestop']}"
        http.cookies.clear()
        made = []
        for moves in (100_000, 25):
            seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "easy"}] * 3]
            body = {"board": "europe", "seats": seats, "start": True, "options": {"public": True}}
            answer = await http.post("/api/tables", json=body, headers={"Cookie": cookie})
            answer.raise_for_status()
            made.append(answer.json()["id"])
            await Soloist().play(port, made[-1], cookie, moves)
    return Target(port, made[0], made[1], cookie)


# --- the flooding process ------------------------------------------------------------------


class Flood:
    """Sends requests over many connections, each repeating as soon as it is answered."""

    def __init__(self, kind: str, target: Target) -> None:
        self.kind = kind
        self.target = target
        self.answers = 0

    async def run(self) -> None:
        """Run until the process ends."""
        ways = {"hello": self._hello, "hint": self._ask, "history": self._ask}
        one = ways.get(self.kind, self._http)
        await asyncio.gather(*(self._again(one, number) for number in range(CONNECTIONS)))

    async def _again(self, one: Callable[[int], Awaitable[None]], number: int) -> None:
        """Reconnect whenever the server has hung up."""
        while True:
            try:
                await one(number)
            except (OSError, WebSocketException, asyncio.IncompleteReadError):
                await asyncio.sleep(0.05)

    async def _http(self, number: int) -> None:
        path = f"/api/games/{self.target.over}/{self.kind}"
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        address = (FLOODER, 0)
        port = self.target.port
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=address)
        while True:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].split()[0])
            await reader.readexactly(length)
            self.answers += 1

    async def _connect(self, cookie: str, receive: Callable[[bytes], None]) -> SocketClient:
        url = f"ws://127.0.0.1:{self.target.port}/ws/table"
        return await SocketClient.connect(url, cookie, receive, FLOODER)

    async def _ask(self, number: int) -> None:
        asked = 0
        question: dict[str, Any] = {"type": self.kind}
        if self.kind == "hint":
            question["seat"] = 0
        done = asyncio.Event()

        def receive(data: bytes) -> None:
            nonlocal asked
            if _decode(data)["type"] in ("welcome", "answer", "refused"):
                asked += 1
                self.answers += 1
                ask = {"type": "ask", "id": f"flood-{number:04d}-{asked:08d}"}
                client.send(_encode({**ask, "question": question}))

        client = await self._connect(self.target.cookie if self.kind == "hint" else "", receive)
        client.send(_encode({"type": "hello", "table": self.target.running}))
        await done.wait()

    async def _hello(self, number: int) -> None:
        answered = asyncio.Event()
        client = await self._connect("", lambda data: answered.set())
        client.send(_encode({"type": "hello", "table": self.target.running, "version": 1}))
        try:
            await asyncio.wait_for(answered.wait(), 10)
            self.answers += 1
        except TimeoutError:
            pass
        client.close()


# --- measuring -----------------------------------------------------------------------------


@dataclass
class Row:
    """The effect of one kind of flood."""

    kind: str
    quiet: float
    flooded: float
    answers: float
    """Answers per second to the flooder."""

    def text(self) -> str:
        """For the table."""
        figures = f"{self.quiet * 1000:.1f} | {self.flooded * 1000:.1f}"
        return (
            f"| {self.kind} | {self.answers:,.0f} | {figures} | {self.flooded / self.quiet:.2f} |"
        )


async def flooded(kind: str, target: Target, play: Callable[[], Any], seconds: float) -> Row:
    """Alternate rounds with and without the flood."""
    quiet, loud = list((await play()).acks), []
    answers = 0
    for _ in range(ROUNDS):
        command = [sys.executable, __file__, "--attack", kind, *target.words()]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        await asyncio.sleep(2)
        loud += (await play()).acks
        process.terminate()
        output, _ = await process.communicate()
        answers += int(output or b"0")
        await asyncio.sleep(2)
        quiet += (await play()).acks
    each = answers / (ROUNDS * (seconds + 2))
    return Row(kind, statistics.median(quiet), statistics.median(loud), each)


async def measure(seconds: float, kinds: tuple[str, ...], database: str | None) -> str:
    """A table in Markdown."""
    from server import Bench, say, server

    with server(database, SETTINGS) as (port, _):
        bench = Bench(port)
        say("floods: setting up ...")
        target = await aim(port)
        await bench.set_up(TABLES)
        rows = []
        for kind in kinds:
            rows.append(await flooded(kind, target, lambda: bench.run(seconds, PACE), seconds))
            say(f"  {rows[-1].text()}")
    lines = "\n".join(row.text() for row in rows)
    return f"""## One address floods the server

{TABLES} tables play, one move a second each, while another address asks for one kind of work
through {CONNECTIONS} connections, each again as soon as it is answered. Median times from a command
to its acknowledgement in milliseconds, in {ROUNDS} rounds of {seconds:g} seconds with the flood and
{ROUNDS + 1} without, in turn.

| flood of | answered a second | without | with | ratio |
|---|---|---|---|---|
{lines}
"""


def attack(kind: str, words: list[str]) -> None:
    """Flood until this process is stopped."""
    flood = Flood(kind, Target(int(words[0]), *words[1:]))

    async def main() -> None:
        loop = asyncio.get_running_loop()
        task = asyncio.create_task(flood.run())
        loop.add_signal_handler(15, task.cancel)
        await asyncio.gather(task, return_exceptions=True)

    uvloop.run(main())
    print(flood.answers)


def main() -> None:
    if "--attack" in sys.argv:
        attack(sys.argv[2], sys.argv[3:])
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--database", help="postgresql://...; without it, a SQLite file of its own")
    arguments = parser.parse_args()
    sys.path.insert(0, str(Path(__file__).parent))
    print(uvloop.run(measure(arguments.seconds, tuple(arguments.kinds), arguments.database)))


if __name__ == "__main__":
    main()
