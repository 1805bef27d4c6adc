"""A live table is a single task. It plays on, whoever comes and goes, and whatever fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.housing import (
    Listener,
    anna_is_to_move,
    house,
    order,
    play,
    set_table,
    until,
)
from waiting import LIMIT
from whistlestop.game import View
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.rooms import room as rooms
from whistlestop.server.services import Services
from whistlestop.server.storage.errors import OutcomeUnknown, StorageError, StorageFailed
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.ws.table_socket import not_saved

TABLE = "the-only-table"


def run_at_table(
    url: str, monkeypatch: pytest.MonkeyPatch, during: Callable[[Services], Awaitable[None]]
) -> None:
    """Run a test's coroutine at a table where Anna plays against a bot."""

    async def main() -> None:
        async with house(url, monkeypatch) as services:
            await set_table(services, TABLE)
            await during(services)

    asyncio.run(main())


def test_a_player_who_returns_while_a_bot_thinks_finds_the_same_game(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table whose bot is thinking stays in memory, even if it looks idle."""
    begun, thought = asyncio.Event(), asyncio.Event()
    decide = BotPool.decide

    async def slowly(self: BotPool, table: str, board: str, view: View, *given: Any) -> int:
        begun.set()
        await thought.wait()
        return await decide(self, table, board, view, *given)

    async def main() -> None:
        async with house(sqlite_url, monkeypatch) as services:
            monkeypatch.setattr(BotPool, "decide", slowly)
            await set_table(services, TABLE)
            registry, room = services.registry, services.registry.room(TABLE)
            left = Listener()
            await room.join(left, None, "")
            await play(services, TABLE)
            room.audience.remove(left)
            await asyncio.wait_for(begun.wait(), LIMIT)
            room.used -= 10_000
            registry.retire_idle()
            assert registry.rooms[TABLE] is room
            back = Listener()
            await registry.room(TABLE).join(back, room.version, "")
            thought.set()
            await anna_is_to_move(services, TABLE)
            events = [json.loads(message) for message in back.told]
            assert any(e["type"] == "event" and e["entry"].get("bot") for e in events)
            await play(services, TABLE)

    asyncio.run(main())


def test_a_retired_room_accepts_no_more_work(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def during(services: Services) -> None:
        room = services.registry.room(TABLE)

        async def gone() -> bool:
            room.used -= 10_000
            services.registry.retire_idle()
            return TABLE not in services.registry.rooms

        await until(gone)
        with pytest.raises(RuntimeError, match="expected one from the registry"):
            await room.wake()
        await play(services, TABLE)

    run_at_table(sqlite_url, monkeypatch, during)


def test_a_bot_that_fails_is_retried_and_stops_no_other_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide, failures = BotPool.decide, 2

    async def failing(self: BotPool, table: str, board: str, view: View, *given: Any) -> int:
        nonlocal failures
        if table == TABLE and failures:
            failures -= 1
            raise OSError("out of luck")
        return await decide(self, table, board, view, *given)

    monkeypatch.setattr(BotPool, "decide", failing)

    async def main() -> None:
        async with house(sqlite_url, monkeypatch) as services:
            for id_ in (TABLE, "another-table"):
                await set_table(services, id_)
                await play(services, id_)
            for id_ in ("another-table", TABLE):
                await anna_is_to_move(services, id_)
        assert failures == 0

    asyncio.run(main())


def test_a_bot_pauses_before_its_turn_however_that_came_about(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it was about to choose something for which it does not pause."""
    ids = [f"table-{n:04d}" for n in range(40)]

    async def begin(services: Services, id_: str) -> None:
        await set_table(services, id_, first=1)
        await play(services, id_)
        room = services.registry.room(id_)
        await until(room.snapshot, (0,), holds=lambda seen: seen.view(0).phase != "opening")

    async def main() -> None:
        async with house(sqlite_url, monkeypatch, bot_pause=600.0) as services:
            await asyncio.gather(*(begin(services, id_) for id_ in ids))
            await asyncio.sleep(0.5)
            for id_ in ids:
                view = (await services.registry.room(id_).snapshot((0,))).view(0)
                assert (view.phase, view.to_act) == ("main", {1})

    asyncio.run(main())


def test_a_log_has_a_limit_and_the_game_goes_on_beyond_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MAX_ENTRIES", 12)

    async def during(services: Services) -> None:
        room = services.registry.room(TABLE)
        while room.version < 12:
            await order(services, TABLE, c.Say(0, f"word {room.version}"))
        with pytest.raises(Refused, match="only the game can go on") as refused:
            await order(services, TABLE, c.Say(0, "one word more"))
        assert refused.value.code == "full-log"
        for _ in range(3):
            await anna_is_to_move(services, TABLE)
            await play(services, TABLE)
        assert await order(services, TABLE, c.Resign(0)) > 15

    run_at_table(sqlite_url, monkeypatch, during)


def test_a_command_that_changes_nothing_is_not_logged(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def during(services: Services) -> None:
        await anna_is_to_move(services, TABLE)
        mute = c.Mute(0, 1, True)
        version = await order(services, TABLE, mute, "mute-at-first")
        for n in range(5):
            assert await order(services, TABLE, mute, f"mute-again-{n}") == version
        assert len(await services.store.entries(TABLE)) == version

    run_at_table(sqlite_url, monkeypatch, during)


def test_a_command_is_carried_out_once_however_late_it_is_repeated(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def during(services: Services) -> None:
        await anna_is_to_move(services, TABLE)
        said = await order(services, TABLE, c.Say(0, "hello"), "said-hello")
        for n in range(30):
            await order(services, TABLE, c.Say(0, f"word {n}"))
        assert await order(services, TABLE, c.Say(0, "hello"), "said-hello") == said
        told = [row.entry for row in await services.store.entries(TABLE)]
        assert sum('"hello"' in entry for entry in told) == 1

    run_at_table(sqlite_url, monkeypatch, during)


@pytest.mark.parametrize(
    ("error", "code"),
    [(OutcomeUnknown("the answer is lost"), "not-known"), (StorageFailed("full disk"), "storage")],
)
def test_a_failed_command_says_whether_it_may_have_happened(error: StorageError, code: str) -> None:
    refused = not_saved(error)
    assert refused.code == code
    assert ("did not happen" in refused.reason) == (code == "storage")
