"""All parts of a server except its sockets, with a clock that can be set."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from waiting import LIMIT
from whistlestop.server import services as parts
from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.rooms.uptime import Uptime
from whistlestop.server.services import Services, running
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.options import ClockOptions, Options, SeatPlan
from whistlestop.server.tables.setup import set_up
from whistlestop.server.ws.connection import Connection
from whistlestop.server.ws.socket import Socket

ANNA = "anna"


@dataclass
class WallClock:
    """A machine's clock, which can be set."""

    ahead: float = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@asynccontextmanager
async def house(
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    wall: Callable[[], float] = time.time,
    bot_pause: float = 0.0,
) -> AsyncIterator[Services]:
    """The parts of a server with this clock."""
    monkeypatch.setattr(parts, "Uptime", partial(Uptime, wall=wall))
    settings = Settings(database=url, bot_workers=1, bot_pause=bot_pause)
    async with running(settings, BoardLibrary()) as services:
        yield services


async def set_table(
    services: Services, id_: str, clock: ClockOptions | None = None, first: int = 0
) -> None:
    """A game between Anna, who goes first by default, and a bot."""
    tables = services.boards.get("new-york")
    plan = [SeatPlan("person", "Anna"), SeatPlan("bot", bot="medium")]
    options = Options(public=True, first=first, clock=clock or ClockOptions())
    created = set_up(tables, options, plan, ANNA, "Anna", services.bots)
    await services.registry.room(id_).create(created, ANNA, f"{ANNA}:create")
    await order(services, id_, c.Start())


async def order(services: Services, id_: str, command: c.AnyCommand, nonce: str = "") -> int:
    """Carry out a command for Anna."""
    room = services.registry.room(id_)
    version = room.version
    return await room.command(ANNA, nonce or f"order-{version:06d}", version, False, command)


async def play(services: Services, id_: str) -> None:
    """Make Anna's first legal move."""
    view = (await services.registry.room(id_).snapshot((0,))).view(0)
    await order(services, id_, c.Play(0, view.legal_moves()[0].text))


async def anna_is_to_move(services: Services, id_: str) -> None:
    """Wait for the bot."""
    room = services.registry.room(id_)
    await until(room.snapshot, (0,), holds=lambda seen: 0 in seen.view(0).to_act)


async def until(ask: Callable[..., Any], *given: Any, holds: Callable[[Any], bool] = bool) -> Any:
    """Keep asking until the answer is right."""
    async with asyncio.timeout(LIMIT):
        while not holds(found := await ask(*given)):
            await asyncio.sleep(0.02)
    return found


class Listener(Connection):
    """A spectator, with everything sent to it."""

    __slots__ = ("told",)

    def __init__(self, person: str = ANNA) -> None:
        async def nothing(*_: Any) -> Any:
            await asyncio.sleep(0)

        super().__init__(Socket({"type": "websocket"}, nothing, nothing), person)
        self.told: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.told.append(message)
