"""A client like a browser: it keeps what has not been answered, and reconnects."""

from __future__ import annotations

import asyncio
import itertools
import json
from random import Random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from waiting import LIMIT

Message = dict[str, Any]


class RefusedCommand(Exception):
    """The server refused."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message['code']}: {message['reason']}")
        self.code: str = message["code"]
        self.message = message


class Person:
    """A person with a cookie."""

    def __init__(self, url: str, cookie: str, name: str) -> None:
        self.url = url
        self.cookie = cookie
        self.name = name

    @classmethod
    async def meet(cls, url: str, name: str) -> Person:
        """Introduce a new person."""
        async with httpx.AsyncClient(base_url=url, verify=False) as http:
            answer = await http.post("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
            return cls(url, f"whistlestop={answer.cookies['whistlestop']}", name)

    async def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Send a request with the cookie."""
        headers = {"Cookie": self.cookie, **options.pop("headers", {})}
        async with httpx.AsyncClient(base_url=self.url, verify=False) as http:
            return await http.request(method, path, headers=headers, timeout=LIMIT, **options)

    async def create(self, board: str, *seats: str, **body: Any) -> Message:
        """Set up a table: `person`, `open`, or the name of a bot for each seat."""
        plan = [
            {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        answer = await self.request(
            "POST", "/api/tables", json={"board": board, "seats": plan, **body}
        )
        assert answer.status_code == 201, answer.text
        created: Message = answer.json()
        return created


class Client:
    """One person's socket to one table. `raw` keeps every message as received."""

    _ids = itertools.count()

    def __init__(self, person: Person | None, url: str, table: str, invite: str = "") -> None:
        self.person = person
        self.url = url.replace("http", "ws", 1)
        self.table = table
        self.invite = invite
        self.version: int | None = None
        self.views: dict[int | None, Message] = {}
        self.legal: dict[int | None, list[str]] = {}
        self.info: Message = {}
        self.seats: list[int] = []
        self.events: list[Message] = []
        self.raw: list[str] = []
        self.acked: dict[str, int] = {}
        self._socket: ClientConnection | None = None
        self._pump: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self.others: list[Message] = []

    # --- connection --------------------------------------------------------------------

    async def connect(self, fresh: bool = False, **options: Any) -> None:
        """Say hello, with the last version seen unless a fresh view is wanted."""
        headers = {"Cookie": self.person.cookie} if self.person else {}
        options.setdefault("open_timeout", LIMIT)
        self._socket = await websockets.connect(
            f"{self.url}/ws/table", additional_headers=headers, max_size=None, **options
        )
        hello: Message = {"type": "hello", "table": self.table}
        if self.invite:
            hello["invite"] = self.invite
        if self.version is not None and not fresh:
            hello["version"] = self.version
        await self._socket.send(json.dumps(hello))
        greeting = json.loads(await self._receive())
        if greeting["type"] == "problem":
            await self._socket.close()
            raise RefusedCommand(greeting)
        self._take(greeting)
        self._pump = asyncio.create_task(self._listen())

    async def _receive(self) -> str:
        assert self._socket is not None
        text = await self._socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        return text

    async def _listen(self) -> None:
        try:
            while True:
                self._take(json.loads(await self._receive()))
        except websockets.ConnectionClosed:
            pass
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError("the connection is lost"))
            self._news.set()

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._pump is not None:
            await self._pump

    @property
    def connected(self) -> bool:
        """Whether the socket is open."""
        return self._pump is not None and not self._pump.done()

    @property
    def close_code(self) -> int | None:
        """The code with which the connection was closed."""
        return self._socket.close_code if self._socket is not None else None

    def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.version, self.info = message["version"], message["table"]
            self.seats = message["seats"]
            self.views = {v["seat"]: v["view"] for v in message["views"]}
            self.legal = {v["seat"]: v.get("legal", []) for v in message["views"]}
        elif kind == "resumed":
            self.seats = message["seats"]
        elif kind == "event":
            self._take_event(message)
        elif kind in ("ack", "refused", "answer"):
            if kind == "ack":
                self.acked[message["id"]] = message["version"]
            future = self._waiting.pop(message["id"], None)
            if future is not None and not future.done():
                future.set_result(message)
        else:
            self.others.append(message)
        self._news.set()

    def _take_event(self, event: Message) -> None:
        assert self.version is None or event["version"] == self.version + 1, "an event is missing"
        self.version = event["version"]
        self.events.append(event)
        self.info = event.get("table", self.info)
        self.seats = event.get("seats", self.seats)
        own = {view["seat"]: view for view in event.get("views", [])}
        if "view" in event:
            self.views = {s: event["view"] | {"viewer": s} for s in self.seats or [None]}
        for seat, view in self.views.items():
            changed = patched(view, event.get("changes", {}))
            self.views[seat] = changed | own.get(seat, {}).get("changes", {})
        for seat, view in own.items():
            self.legal[seat] = view.get("legal", [])

    # --- doing -------------------------------------------------------------------------

    def new_id(self) -> str:
        """A new id for a command."""
        return f"command-{next(self._ids):08d}"

    async def send(self, message: Message) -> None:
        """Send a message as is."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def do(self, command: str, id: str = "", version: int | None = None, **rest: Any) -> int:
        """Carry out a command, and return the version it led to."""
        id_ = id or self.new_id()
        answer = await self._exchange(
            {
                "type": "command",
                "id": id_,
                "version": self.version if version is None else version,
                "command": {"type": command, **rest},
            }
        )
        version_: int = answer["version"]
        return version_

    async def ask(self, question: str, **rest: Any) -> Any:
        """Ask a question, and return the answer."""
        question_ = {"type": question, **rest}
        answer = await self._exchange({"type": "ask", "id": self.new_id(), "question": question_})
        return answer["result"]

    async def _exchange(self, message: Message) -> Message:
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = future
        await self.send(message)
        answer = await asyncio.wait_for(future, LIMIT)
        if answer["type"] == "refused":
            raise RefusedCommand(answer)
        return answer

    async def news(self, within: float = LIMIT) -> None:
        """Wait for the next message, or the end of the connection."""
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), within)

    async def until(self, condition: Any, within: float = LIMIT) -> None:
        """Wait until something is true."""
        async with asyncio.timeout(within):
            while not condition():
                self._news.clear()
                if condition():
                    return
                await self._news.wait()

    # --- playing -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.info.get("stage") in ("over", "closed")

    async def play_out(self, random: Random) -> None:
        """Play random legal moves until the game is over."""
        while not self.over:
            seat = next((s for s in self.seats if self.legal.get(s)), None)
            if seat is None:
                await self.until(lambda: self.over or any(self.legal.get(s) for s in self.seats))
                continue
            before = self.version
            try:
                await self.do("play", seat=seat, move=random.choice(self.legal[seat]))
            except RefusedCommand as refused:
                if refused.code not in ("stale", "not-your-turn"):
                    raise
            await self.until(lambda before=before: self.version != before)


def patched(view: Message, changes: Message) -> Message:
    """Bring a view up to date."""
    players = [dict(player) for player in view["players"]]
    for number, changed in changes.get("players", {}).items():
        players[int(number)] |= changed
    return view | changes | {"players": players}
