"""Other processes learn who is here in few statements, however many tables there are."""

from __future__ import annotations

import asyncio
from typing import Any, cast
from unittest.mock import Mock

import pytest

from server.storage.helping import prepared, run, statements_of, wait_until
from whistlestop.server.rooms.room import Room
from whistlestop.server.storage.postgres_bus import PostgresBus
from whistlestop.server.ws import presence
from whistlestop.server.ws.connection import Connection
from whistlestop.server.ws.presence import PresenceTracker

pytestmark = pytest.mark.xdist_group("postgres")
TABLES = 600


def watched(number: int) -> Room:
    """A table that someone is looking at."""
    room = Room(f"table-{number:04d}", cast(Any, Mock()), cast(Any, None))
    room.audience.add(Connection(cast(Any, None), "ann"))
    return room


def test_presence_takes_one_statement_for_hundreds_of_tables(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "REFRESH_INTERVAL", 0.5)

    async def work() -> None:
        async with prepared(postgres_url) as here, prepared(postgres_url) as there:
            asked = statements_of(here)
            heard: set[str] = set()
            bus, other = PostgresBus(here), PostgresBus(there)
            await other.start(
                lambda *_: None,
                lambda: None,
                lambda _, lines: heard.update(line.split()[0] for line in lines),
            )
            tables = {live.id: live for live in map(watched, range(TABLES))}
            refreshing = asyncio.create_task(PresenceTracker(bus).refresh(tables))
            await wait_until(lambda: len(heard) == TABLES)
            refreshing.cancel()
            await asyncio.gather(refreshing, return_exceptions=True)
            assert heard == set(tables)
            assert len([words for words in asked if "pg_notify" in words]) < TABLES / 10
            await other.close()

    run(work())
