"""The open sockets of this process: counts them per person, and closes them on logout."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

from whistlestop.server.config.settings import Limits
from whistlestop.server.ops import metrics
from whistlestop.server.protocol import client_out
from whistlestop.server.protocol.close_codes import POLICY_VIOLATION
from whistlestop.server.storage.bus import Bus
from whistlestop.server.tables.refusal import Banned
from whistlestop.server.ws.socket import Disconnected, Socket

UNLIMITED = 10**9


class OpenSockets:
    """Counts sockets per person and per address."""

    def __init__(self, limits: Limits, bus: Bus) -> None:
        self._max = limits.sockets_per_person if limits.enabled else UNLIMITED
        self._people_per_address = limits.people_per_address
        self._bus = bus
        self._counts: Counter[str] = Counter()
        self._by_person: defaultdict[str, set[Socket]] = defaultdict(set)
        """By person. Sockets without a person share one entry."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.closed = 0
        """How many sockets have been closed so far."""

    def enter(self, socket: Socket) -> bool:
        """Count a socket; False if its person or address has too many. Call `leave` either way."""
        owner, address = _keys(socket)
        self._counts[owner] += 1
        self._counts[address] += 1
        self._by_person[socket.person].add(socket)
        metrics.sockets().inc()
        max_of_address = self._max * self._people_per_address
        return self._counts[owner] <= self._max and self._counts[address] <= max_of_address

    def leave(self, socket: Socket) -> None:
        """Count one socket less."""
        self.closed += 1
        metrics.sockets().dec()
        for key in _keys(socket):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]
        self._by_person[socket.person].discard(socket)
        if not self._by_person[socket.person]:
            del self._by_person[socket.person]

    def log_out(self, person: str, *, only: str = "", keep: str = "") -> None:
        """Close a person's sockets in all processes: those of one session, or of all but one."""
        self.close(person, only, keep)
        self._spawn(self._bus.publish("logout", [f"{person} {only or '-'} {keep or '-'}"]))

    def close(self, person: str, only: str, keep: str) -> None:
        """Close a person's sockets in this process."""
        for socket in self._by_person.get(person, ()):
            if socket.session != keep and only in ("", socket.session):
                self._spawn(_close(socket))

    def sessions(self) -> set[str]:
        """The logins that sockets of this process were opened with."""
        return {socket.session for sockets in self._by_person.values() for socket in sockets} - {""}

    def close_sessions(self, ended: Collection[str]) -> None:
        """Close the sockets of logins that have ended."""
        for sockets in self._by_person.values():
            for socket in sockets:
                if socket.session in ended:
                    self._spawn(_close(socket))

    def ban(self, person: str) -> None:
        """Close a person's sockets in all processes, and say why."""
        self.close_banned(person)
        self._spawn(self._bus.publish("banned", [person]))

    def close_banned(self, person: str) -> None:
        """Close the sockets in this process of somebody who was banned."""
        for socket in self._by_person.get(person, ()):
            self._spawn(turn_away(socket))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _keys(socket: Socket) -> tuple[str, str]:
    return socket.person or socket.address, f"all {socket.address}"


async def turn_away(socket: Socket) -> None:
    """Tell somebody who was banned, and hang up."""
    why = Banned()
    with suppress(Disconnected, OSError, RuntimeError):
        await socket.send(client_out.write(client_out.Problem(why.code, why.reason)).decode())
        await socket.close(POLICY_VIOLATION, why.reason)


async def _close(socket: Socket) -> None:
    with suppress(Disconnected, OSError, RuntimeError):  # the client has just hung up
        await socket.close(POLICY_VIOLATION, "this login has ended")
