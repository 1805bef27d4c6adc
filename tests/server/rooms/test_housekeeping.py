"""Old games are archived and can still be replayed; abandoned tables are closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from time import time

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from server.storage.helping import commit, row
from whistlestop.game import Game
from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.rooms.housekeeping import DAY, Housekeeping
from whistlestop.server.services import Services, running
from whistlestop.server.storage import schema
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.options import Options, SeatPlan
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.setup import set_up

ANNA = "anna"


def served(url: str, test: Callable[[Services], Awaitable[None]]) -> None:
    """Run a test with all parts of a server except its sockets."""

    async def run() -> None:
        settings = Settings(database=url, bot_workers=1, bot_pause=0)
        async with running(settings, BoardLibrary()) as services:
            await test(services)

    asyncio.run(run())


async def set_table(services: Services, id_: str, begun: bool = True) -> None:
    """A table with Anna and a bot."""
    tables = services.boards.get("new-york")
    plan = [SeatPlan("person", "Anna"), SeatPlan("bot", bot="medium")]
    created = set_up(tables, Options(public=True), plan, ANNA, "Anna", services.bots)
    await services.registry.room(id_).create(created, ANNA, f"{ANNA}:create")
    if begun:
        await order(services, id_, c.Start())


async def order(services: Services, id_: str, command: c.AnyCommand) -> int:
    room = services.registry.room(id_)
    version = room.version
    return await room.command(ANNA, f"order-{version:06d}", version, False, command)


async def play_out(services: Services, id_: str) -> str:
    """Let Anna play the first legal moves to the end. Returns the record of the game."""
    while (seen := await services.registry.room(id_).snapshot((0,))).views:
        view = seen.view(0)
        if 0 in view.to_act:
            await order(services, id_, c.Play(0, view.legal_moves()[0].text))
        else:
            await asyncio.sleep(0.01)
    return (await services.archive.finished(id_, ANNA, "")).record


def keeping(services: Services) -> Housekeeping:
    return Housekeeping(services.archive, services.uptimes, services.settings, lambda: 0)


def test_an_old_game_is_archived_and_still_replays(url: str) -> None:
    async def test(services: Services) -> None:
        await set_table(services, "old-table")
        record = await play_out(services, "old-table")
        await keeping(services).tidy(time() + 89 * DAY)
        assert await services.store.entries("old-table")
        await keeping(services).tidy(time() + 91 * DAY)
        assert not await services.store.entries("old-table")
        found = await services.archive.finished("old-table", "", "")
        assert found.record == record
        assert found.names == ["Anna", "medium"]
        assert Game.from_record(record).over
        assert found.over
        assert found.moves == len(Game.from_record(record).moves)
        assert [game.id for game in await services.lists.finished()] == ["old-table"]
        await keeping(services).tidy(time() + 92 * DAY)

    served(url, test)


def test_an_abandoned_game_is_archived_and_still_replays(sqlite_url: str) -> None:
    async def test(services: Services) -> None:
        await set_table(services, "given-up")
        await order(services, "given-up", c.Resign(0))
        await keeping(services).tidy(time() + 91 * DAY)
        assert not await services.store.entries("given-up")
        found = await services.archive.finished("given-up", "", "")
        assert not found.over
        replay = await services.bot_pool.replay("replay", "t", found.board, found.record)
        assert len(json.loads(replay)["steps"]) == found.moves
        assert [game.id for game in await services.lists.finished()] == ["given-up"]

    served(sqlite_url, test)


def test_a_table_that_never_started_is_closed_after_a_while(sqlite_url: str) -> None:
    async def test(services: Services) -> None:
        await set_table(services, "waiting-table", begun=False)
        await set_table(services, "playing-table")
        await keeping(services).tidy(time() + 13 * DAY)
        assert len(await services.lists.lobby()) == 2
        await keeping(services).tidy(time() + 15 * DAY)
        assert [table.id for table in await services.lists.lobby()] == ["playing-table"]
        with pytest.raises(Refused, match="the table is closed"):
            await order(services, "waiting-table", c.Start())

    served(sqlite_url, test)


def test_a_game_that_everyone_left_long_ago_is_closed(sqlite_url: str) -> None:
    async def test(services: Services) -> None:
        await set_table(services, "left-table")
        await keeping(services).tidy(time() + 91 * DAY)
        row = await services.store.table_row("left-table")
        assert row is not None
        assert row.row.stage == "closed"

    served(sqlite_url, test)


async def spoil(services: Services, id_: str, version: int) -> None:
    """Make an entry of a log unreadable."""
    statement = update(schema.log).values(entry='{"do":{"type":"newer-thing"}}')
    here = (schema.log.c.table_id == id_, schema.log.c.version == version)
    await services.archive.records.database.write_all(statement.where(*here))
    services.registry.rooms.pop(id_, None)


def test_the_archive_skips_what_it_cannot_read(url: str) -> None:
    async def test(services: Services) -> None:
        for id_ in ("a-spoilt", "b-good", "c-spoilt", "d-good"):
            await set_table(services, id_)
            await order(services, id_, c.Resign(0))
        for id_ in ("a-spoilt", "c-spoilt"):
            await spoil(services, id_, 2)
        with capture_logs() as logs:
            assert await services.archive.put_away(time() + DAY) == 2
            assert await services.archive.put_away(time() + DAY) == 0
        for id_ in ("a-spoilt", "b-good", "c-spoilt", "d-good"):
            assert bool(await services.store.entries(id_)) == id_.endswith("spoilt")
        named = [line["table"] for line in logs if line["event"] == "a table cannot be put away"]
        assert named == ["a-spoilt", "c-spoilt"], "each is logged once"

    served(url, test)


def test_old_games_that_cannot_be_archived_do_not_hold_up_the_others(sqlite_url: str) -> None:
    """More of them than are read at once."""

    async def test(services: Services) -> None:
        await set_table(services, "good")
        await order(services, "good", c.Resign(0))
        journal = services.registry.backend.logs.journal
        for i in range(120):
            await journal.commit(commit(f"gone{i}", shown=row(stage="over")))
        assert await services.archive.put_away(time() + DAY) == 1
        assert not await services.store.entries("good")

    served(sqlite_url, test)


def test_idle_tables_that_cannot_be_closed_do_not_hold_up_the_others(sqlite_url: str) -> None:
    async def test(services: Services) -> None:
        await set_table(services, "good", begun=False)
        journal = services.registry.backend.logs.journal
        for i in range(120):
            await journal.commit(commit(f"gone{i}", shown=row(stage="waiting")))
        assert await services.archive.close_idle("waiting", time() + DAY) == 1
        found = await services.store.table_row("good")
        assert found is not None
        assert found.row.stage == "closed"

    served(sqlite_url, test)


@pytest.mark.xdist_group("postgres")
def test_two_processes_may_do_the_housekeeping_at_once(postgres_url: str) -> None:
    async def test(services: Services) -> None:
        async with running(services.settings, services.boards) as other:
            for i in range(4):
                await set_table(services, f"old{i}")
                await order(services, f"old{i}", c.Resign(0))
            both = (services.archive.put_away(time() + DAY), other.archive.put_away(time() + DAY))
            await asyncio.gather(*both)
            for i in range(4):
                assert not await services.store.entries(f"old{i}")
                assert (await services.archive.finished(f"old{i}", ANNA, "")).record

    served(postgres_url, test)


def test_tables_that_nobody_looks_at_leave_memory(sqlite_url: str) -> None:
    async def test(services: Services) -> None:
        await set_table(services, "quiet-table")
        registry = services.registry
        room = registry.room("quiet-table")
        registry.retire_idle()
        assert "quiet-table" in registry.rooms
        while "quiet-table" in registry.rooms:  # once its bot has moved
            room.used -= 1000
            registry.retire_idle()
            await asyncio.sleep(0.01)
        with pytest.raises(RuntimeError, match="this room is closed"):
            await room.wake()
        assert await order(services, "quiet-table", c.Resign(0)) > 2

    served(sqlite_url, test)
