"""A persistent browser: it reconnects, and sends again whatever was not answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from server.playing import Client, Message, Person, RefusedCommand

GONE = (OSError, WebSocketException, TimeoutError)
"""What a client sees of a server that dies."""
CALM = 0.25
"""Seconds after which a waiting client checks again."""


class Browser(Client):
    """Plays random legal moves and chats a little, across any number of connections."""

    def __init__(
        self, person: Person, url: str, table: str, invite: str = "", *, random: Random, **way: Any
    ) -> None:
        """`way`: the longest `pause` before a move, and whether this is the `host`."""
        super().__init__(person, url, table, invite)
        self.random = random
        self.pause: float = way.get("pause", 0.0)
        self.host: bool = way.get("host", False)
        self.again = True
        """Whether another game should follow."""
        self.commands: dict[str, Message] = {}
        """Every message with a command, by its id."""
        self.ways: list[str] = [self.url]
        """Addresses of servers. After a lost connection it tries the next one."""
        self.on_send: Callable[[], None] = lambda: None
        self.sessions = 0
        self.closings: list[int | None] = []
        """The code with which each connection ended; None if it just broke."""
        self.repeated = 0
        self._pending: Message | None = None
        self._last: Message | None = None

    # --- coming and going ----------------------------------------------------------------

    async def live(self) -> None:
        """Play until the game is over and, if wanted, the next one is set up."""
        while not self.done:
            try:
                await self._session()
            except RefusedCommand as refused:
                if refused.code != "storage":
                    raise
            except GONE:
                pass
            finally:
                await self._hang_up()
            self._turn_elsewhere()
            await asyncio.sleep(0.02)

    @property
    def done(self) -> bool:
        """Whether there is nothing left to do here."""
        return self.over and (not self.again or bool(self.info.get("rematch")))

    async def _session(self) -> None:
        await self.connect(open_timeout=5)
        self.sessions += 1
        await self._say_again()
        while self.connected and not self.done:
            command = self._wish()
            if command is None:
                await self._look_up()
                continue
            if self.pause:
                await asyncio.sleep(self.random.uniform(0, self.pause))
            if self.connected:
                await self._act(command)

    def _turn_elsewhere(self) -> None:
        self.ways = [*self.ways[1:], self.ways[0]]
        self.url = self.ways[0]

    async def _hang_up(self) -> None:
        if self._socket is None:
            return
        await self._socket.close()
        if self._pump is not None:
            await self._pump  # a missing event fails the test here
        self.closings.append(self._socket.close_code)
        self._socket = self._pump = None

    async def _look_up(self) -> None:
        self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), CALM)

    def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("welcome", "resumed") and self.version is not None:
            assert message["version"] >= self.version, "an event that was sent is no longer true"
        if kind == "ack" and message["id"] in self.acked:
            assert self.acked[message["id"]] == message["version"], "done twice"
            self.repeated += 1
        super()._take(message)

    # --- commands --------------------------------------------------------------------------

    async def send(self, message: Message) -> None:
        """Send, and note the moment for anyone interested."""
        await super().send(message)
        self.on_send()

    async def _say_again(self) -> None:
        """Send again what was not answered, and what was, as if the answer had been lost."""
        if self._last is not None:
            await self._exchange(self._last)
        if self._pending is not None:
            await self._deliver(self._pending)

    async def _act(self, command: Message) -> None:
        id_ = self.new_id()
        if command["type"] == "say":
            command["text"] = f"this is {id_}"
        message = {"type": "command", "id": id_, "version": self.version, "command": command}
        self.commands[id_] = self._pending = message
        await self._deliver(message)

    async def _deliver(self, message: Message) -> None:
        answer = await self._exchange(message)
        self._last, self._pending = message, None
        version: int = answer["version"]
        await self.until(lambda: not self.connected or (self.version or 0) >= version)

    def _wish(self) -> Message | None:
        stage = self.info.get("stage")
        if stage == "waiting":
            return self._wish_to_begin()
        if stage == "over":
            wanted = self.host and self.again and not self.info["rematch"]
            return {"type": "rematch"} if wanted else None
        seat = next((s for s in self.seats if self.legal.get(s)), None)
        if stage != "playing" or seat is None:
            return None
        if self.random.random() < 0.1:
            return {"type": "say", "seat": seat}
        return {"type": "play", "seat": seat, "move": self.random.choice(self.legal[seat])}

    def _wish_to_begin(self) -> Message | None:
        assert self.person is not None
        if not self.seats:
            return {"type": "sit", "name": self.person.name}
        full = all(seat["kind"] != "open" for seat in self.info["seats"])
        return {"type": "start"} if self.host and full else None
