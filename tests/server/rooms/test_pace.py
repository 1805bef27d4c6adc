"""How fast bots play is up to the people there, and never part of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from server.housing import ANNA, Listener, anna_is_to_move, house, order, play, set_table, until
from whistlestop.server.rooms import autoplay, pace
from whistlestop.server.rooms.room import Room
from whistlestop.server.services import Services
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.options import Options, SeatPlan, Speed
from whistlestop.server.tables.setup import set_up

TABLE = "the-only-table"
ENDLESS = 600.0
"""Seconds that a bot pauses at normal speed in these tests."""

Scene = Callable[[Services, Room], Awaitable[None]]
AtTable = Callable[[Scene], None]


@pytest.fixture
def at_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AtTable:
    """Runs a test's coroutine at a table where a bot goes first, against Anna."""

    def run(during: Scene) -> None:
        async def main() -> None:
            async with house(sqlite_url, monkeypatch, bot_pause=ENDLESS) as services:
                await set_table(services, TABLE, first=1)
                await during(services, services.registry.room(TABLE))

        asyncio.run(main())

    return run


async def bot_is_to_move(services: Services) -> int:
    """Keep Anna's tickets, and wait until the bot's first turn; returns the version."""
    await play(services, TABLE)
    room = services.registry.room(TABLE)
    await until(room.snapshot, (0,), holds=lambda seen: seen.view(0).phase == "main")
    return room.version


async def moves_soon(room: Room, version: int, seconds: float = 0.5) -> bool:
    """Whether anything happens at the table within this time."""
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        if room.version > version:
            return True
        await asyncio.sleep(0.02)
    return False


def test_a_higher_speed_ends_a_pause_and_leaves_the_version_alone(at_table: AtTable) -> None:
    async def during(services: Services, room: Room) -> None:
        await room.join(Listener(), None, "")
        version = await bot_is_to_move(services)
        await room.set_speed(ANNA, "slow")
        assert room.version == version
        assert not await moves_soon(room, version)
        await room.set_speed(ANNA, "instant")
        await anna_is_to_move(services, TABLE)
        # A move that was chosen before the speed was set still counts.
        chosen = (await room.snapshot((0,))).view(0).legal_moves()[0].text
        before = room.version
        await room.set_speed(ANNA, "fast")
        assert await room.command(ANNA, "chosen-before", before, False, c.Play(0, chosen)) > before

    at_table(during)


def test_step_by_step_each_turn_waits_for_a_word(at_table: AtTable) -> None:
    async def during(services: Services, room: Room) -> None:
        room.backend.bot_pause = 0
        await room.join(Listener(), None, "", "step")
        version = await bot_is_to_move(services)
        assert not await moves_soon(room, version)
        await room.let_bot_move("a stranger")
        assert not await moves_soon(room, version, 0.2)
        await room.let_bot_move(ANNA)
        await anna_is_to_move(services, TABLE)

    at_table(during)


def test_bots_do_not_wait_for_somebody_who_has_left(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autoplay, "HOLD_CHECK", 0.05)

    async def during(services: Services, room: Room) -> None:
        room.backend.bot_pause = 0
        anna = Listener()
        await room.join(anna, None, "", "step")
        version = await bot_is_to_move(services)
        assert not await moves_soon(room, version)
        room.audience.remove(anna)
        await anna_is_to_move(services, TABLE)

    at_table(during)


@pytest.mark.parametrize(("speed", "moves"), [("step", True), ("slow", False)])
def test_with_others_at_the_table_the_host_decides_and_bots_wait_only_so_long(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, speed: Speed, moves: bool
) -> None:
    monkeypatch.setattr(pace, "PATIENCE", 0.3)

    async def main() -> None:
        async with house(sqlite_url, monkeypatch, bot_pause=ENDLESS) as services:
            plan = [SeatPlan("person", "Anna"), SeatPlan("bot", bot="medium"), SeatPlan("open")]
            board, options = services.boards.get("new-york"), Options(public=True, first=1)
            created = set_up(board, options, plan, ANNA, "Anna", services.bots)
            room = services.registry.room(TABLE)
            await room.create(created, ANNA, f"{ANNA}:create")
            await room.command("ben", "ben-sits", room.version, False, c.Sit("Ben"))
            await order(services, TABLE, c.Start())
            await room.join(Listener(), None, "", speed)
            await room.join(Listener("ben"), None, "", "instant")
            ben = (await room.snapshot((2,))).view(2).legal_moves()[0].text
            await room.command("ben", "ben-keeps", room.version, False, c.Play(2, ben))
            version = await bot_is_to_move(services)
            await room.set_speed("ben", "instant")
            await room.let_bot_move("ben")
            assert await moves_soon(room, version, 3.0 if moves else 0.5) == moves

    asyncio.run(main())
