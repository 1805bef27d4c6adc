"""Nobody is charged for time when the server was down, or that a clock skipped."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any

import pytest

from server.housing import WallClock, anna_is_to_move, house, play, set_table, until
from server.storage.helping import prepared
from whistlestop.server.rooms.uptime import MAX_SILENCE, Uptime, gaps
from whistlestop.server.services import Services
from whistlestop.server.storage.uptimes import Uptimes
from whistlestop.server.tables.options import ClockOptions
from whistlestop.server.tables.table import Table

DAY = 24 * 3600.0
TABLE = "the-only-table"


@dataclass
class Hands:
    """A clock that is set by hand."""

    now: float

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("spans", "lost"),
    [
        ([(0, 1000)], 0),
        ([(0, 500), (510, 1000)], 0),
        ([(0, 500), (600, 1000)], 100),
        ([(600, 1000)], 600),
        ([(0, 300), (100, 500), (600, 800), (700, 1000)], 100),
        ([(0, 5000)], 0),
    ],
)
def test_gaps_are_times_that_no_process_covers(
    spans: list[tuple[float, float]], lost: float
) -> None:
    assert gaps(spans, 0, 1000) == lost


def test_a_gap_is_longer_than_the_silence_between_two_beats() -> None:
    assert gaps([(0, 500), (500 + MAX_SILENCE, 1000)], 0, 1000) == 0
    assert gaps([(0, 500), (501 + MAX_SILENCE, 1000)], 0, 1000) == MAX_SILENCE + 1


def test_the_time_between_two_servers_is_not_counted(url: str) -> None:
    async def main() -> None:
        async with prepared(url) as database:
            wall, steady = Hands(1000.0), Hands(0.0)
            first = Uptime(Uptimes(database), wall, steady)
            await first.beat()
            wall.now, steady.now = 1100.0, 100.0
            await first.beat()
            wall.now = 1400.0
            second = Uptime(Uptimes(database), wall, Hands(5.0))
            await second.beat()
            assert await second.lost(1050.0) == 300.0
            assert await second.lost(1200.0) == 200.0
            assert await second.lost(1400.0) == 0.0

    asyncio.run(main())


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_setting_the_clock_starts_a_new_span(url: str, jump: float) -> None:
    async def main() -> None:
        async with prepared(url) as database:
            wall, steady = Hands(1_000_000.0), Hands(0.0)
            uptime, jumps = Uptime(Uptimes(database), wall, steady), []
            uptime.on_jump.append(lambda: jumps.append(wall.now))
            await uptime.beat()
            for _ in range(10):
                wall.now, steady.now = wall.now + 60, steady.now + 60
                await uptime.beat()
            wall.now += jump
            assert uptime.now() == wall.now
            assert (jumps, uptime.began) == ([wall.now], wall.now)
            assert await uptime.lost(1_000_000.0) == max(0.0, jump)
            await uptime.beat()
            assert await uptime.lost(1_000_000.0) == max(0.0, jump)

    asyncio.run(main())


# --- with games ------------------------------------------------------------------------


async def deadline_of(services: Services) -> float:
    def look(table: Table) -> float | None:
        return table.clock.deadline(0)

    found = await services.registry.room(TABLE).read(look)
    assert found is not None
    return found


async def entries_of(services: Services) -> str:
    return " ".join(row.entry for row in await services.store.entries(TABLE))


async def begun(services: Services, clock: ClockOptions) -> None:
    await set_table(services, TABLE, clock)
    await play(services, TABLE)
    await anna_is_to_move(services, TABLE)


@pytest.mark.parametrize("clock", [ClockOptions("bank", 60), ClockOptions("move", 60)])
def test_downtime_is_not_charged(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, clock: ClockOptions
) -> None:
    wall = WallClock()

    async def main() -> None:
        async with house(sqlite_url, monkeypatch, wall) as services:
            await begun(services, clock)
            left = await deadline_of(services) - wall()
        wall.ahead += 75
        async with house(sqlite_url, monkeypatch, wall) as services:
            assert left - 20 < await deadline_of(services) - wall() <= left + 1
            await asyncio.sleep(1.5)  # the scheduler has looked for what is overdue
            assert "stood-in" not in await entries_of(services)

    asyncio.run(main())


def test_a_clock_set_forward_costs_nobody_any_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = WallClock()

    async def main() -> None:
        async with house(sqlite_url, monkeypatch, wall) as services:
            await begun(services, ClockOptions("move", 600))
            left = await deadline_of(services) - wall()
            wall.ahead += DAY
            assert left - 60 < await deadline_of(services) - wall() <= left + 1
            await asyncio.sleep(1.5)
            assert "stood-in" not in await entries_of(services)

    asyncio.run(main())


def test_after_a_clock_was_set_back_bots_move_and_deadlines_are_near(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day ahead while the game was played, correct again after a restart."""
    wall = WallClock(DAY)

    async def main() -> None:
        async with house(sqlite_url, monkeypatch, wall) as services:
            await begun(services, ClockOptions("move", 600))
            await services.registry.stop()  # so that the bot does not answer
            await play(services, TABLE)
        wall.ahead = 0.0
        async with house(sqlite_url, monkeypatch, wall) as services:
            await until(services.store.table_row, TABLE, holds=lambda row: row.changed < wall())
            await anna_is_to_move(services, TABLE)
            assert 0 < await deadline_of(services) - time.time() <= 601

    asyncio.run(main())


def test_a_table_with_a_running_clock_leaves_memory_and_its_time_still_runs_out(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = WallClock()

    async def main() -> None:
        async with house(sqlite_url, monkeypatch, wall) as services:
            await begun(services, ClockOptions("move", 300))
            registry = services.registry

            async def gone() -> bool:
                if TABLE in registry.rooms:
                    registry.rooms[TABLE].used -= 10_000
                registry.retire_idle()
                return TABLE not in registry.rooms

            await until(gone)
            row = await services.store.table_row(TABLE)
            assert row is not None
            assert row.row.due is not None
            await services.store.postpone(TABLE, 0.0)  # as if its time had come
            await until(lambda: _is_open(registry.rooms))

    asyncio.run(main())


async def _is_open(rooms: Any) -> bool:
    return TABLE in rooms
