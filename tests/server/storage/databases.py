"""Databases to restore and to move: from the fixtures of older versions, and all their rows."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import inspect, select

from server.storage.helping import prepared, run
from whistlestop.server.storage.address import is_sqlite, read_address
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.contents import reading
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.move import move
from whistlestop.server.storage.rows import Commit
from whistlestop.server.storage.schema import metadata
from whistlestop.server.storage.table_store import TableStore

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.sql"))
GAMES = tuple(f"game-on-{b}" for b in ("europe", "new-york", "nordic", "great-lakes", "iberia"))

Rows = dict[str, list[tuple[Any, ...]]]


def load_fixture(file: Path, text: Path = FIXTURES[-1]) -> str:
    """Write the database of an older version to a file, and return its address."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(text.read_text("utf-8"))
    return f"sqlite:///{file}"


def fill(url: str, folder: Path) -> None:
    """Fill an empty database of either kind with the games of the newest fixture."""
    address = read_address(url)
    if is_sqlite(address):
        load_fixture(Path(str(address.database)))
    else:
        move(load_fixture(folder / "filling.sqlite"), url)


def rows_of(url: str, but: Sequence[str] = ()) -> Rows:
    """Every row of every table, in a fixed order."""
    with reading(read_address(url), url) as connection:
        there = set(inspect(connection).get_table_names())
        names = sorted(name for name in metadata.tables if name in there and name not in but)
        found: Rows = {}
        for name in names:
            table = metadata.tables[name]
            columns = [c for c in table.c if c.name in _columns(connection, name)]
            found[name] = sorted(
                (tuple(row) for row in connection.execute(select(*columns))), key=repr
            )
        return found


def _columns(connection: Any, name: str) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns(name)}


def multiply(url: str, times: int) -> None:
    """Copy each of the five games many times over, through the real journal."""

    async def work() -> None:
        async with prepared(url) as database:
            store, journal = TableStore(database), Journal(database, LocalBus())
            for game in GAMES:
                stored = await store.table_row(game)
                assert stored is not None
                seats = ((0, "anna"), (1, "bo"))
                for entry in await store.entries(game):
                    shown = replace(stored.row, begun=True, standings=((0, 3), (1, 3)))
                    commits = [
                        Commit(
                            f"{game}-{number}", entry.version, entry.nonce, entry.at, entry.entry,
                            shown, seats if entry.version == 2 else None,
                        )
                        for number in range(times)
                    ]  # fmt: skip
                    await asyncio.gather(*map(journal.commit, commits))
            await journal.close()

    run(work())
