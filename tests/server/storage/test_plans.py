"""Every list is read in index order: the database sorts nothing and reads no more than needed.

Plans come from EXPLAIN, with a few thousand tables and after ANALYZE.
"""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Select, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from server.storage.helping import prepared, run
from whistlestop.server.storage import lists as ordered
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.schema import log, seats, tables
from whistlestop.server.storage.table_store import TableStore

TABLES = 5000
STAGES = ("waiting", "playing", "over", "closed")
LISTS: dict[str, tuple[Select[Any], ordered.Columns, ordered.Key]] = {
    "lobby": (ordered.lobby_query(), ordered.LOBBY, (2, 50.0, "t17")),
    "mine": (ordered.mine_query("ann"), ordered.MINE, (3, 50.0, "t17")),
    "finished": (ordered.finished_query(), ordered.ENDED, (50.0, "t17")),
    "my finished": (ordered.my_finished_query("ann"), ordered.MY_ENDED, (50.0, "t17")),
}


async def _fill(database: Database) -> None:
    """Tables of all kinds; Ann has a seat at one in ten."""
    async with database.writing() as connection:
        await connection.execute(insert(tables), [_table(i) for i in range(TABLES)])
        people = ["ann" if i % 10 == 0 else f"p{i}" for i in range(TABLES)]
        rows = [
            {"table_id": f"t{i}", "seat": 0, "person": who, "standing": i % 5, "since": float(i)}
            for i, who in enumerate(people)
        ]
        await connection.execute(insert(seats), rows)
        entries = [
            {"table_id": f"t{i}", "version": v, "nonce": f"n{v}", "at": 1.0, "entry": "{}"}
            for i in range(50)
            for v in range(200)
        ]
        await connection.execute(insert(log), entries)
        await connection.execute(text("ANALYZE"))


def _table(i: int) -> dict[str, Any]:
    stage = STAGES[i % 4]
    return {
        "id": f"t{i}",
        "board": "europe",
        "public": i % 3 > 0,
        "stage": stage,
        "version": 1,
        "summary": "{}" * 200,
        "created": float(i),
        "changed": float(i),
        "lobby": i % 3 if stage in STAGES[:2] and i % 3 else None,
        "ended": float(i) if stage in STAGES[2:] else None,
    }


async def _plan(database: Database, query: Select[Any]) -> str:
    """The database's plan for a query, with its values filled in."""
    dialect: Any = sqlite.dialect() if database.is_sqlite else postgresql.dialect()
    words = query.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    how = "EXPLAIN QUERY PLAN" if database.is_sqlite else "EXPLAIN"
    async with database.reading() as connection:
        rows = await connection.exec_driver_sql(f"{how} {words}".replace("%", "%%"))
        return "\n".join(str(row[-1]) for row in rows)


def _bad(plan: str) -> list[str]:
    """The lines of a plan that sort, or read a whole table."""
    words = ("TEMP B-TREE", "SCAN", "Sort", "Seq Scan")
    lines = [line for line in plan.splitlines() if any(word in line for word in words)]
    # Reading an index from one end is fine.
    return [line for line in lines if "INDEX" not in line.upper()]


def test_lists_and_the_archive_are_read_through_an_index(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> dict[str, str]:
        async with prepared(url) as database:
            await _fill(database)
            plans = {}
            for name, (query, key, before) in LISTS.items():
                first = ordered.page_of(query, key, (), 51)
                plans[f"{name}, first page"] = await _plan(database, first)
                later = ordered.page_of(query, key, before, 51)
                plans[f"{name}, next page"] = await _plan(database, later)
            asked = await _asked(database, monkeypatch)
            names = ("archive, first", "archive, next", "nonce")
            for name, query in zip(names, (asked[0], asked[1], asked[-1]), strict=True):
                plans[name] = await _plan(database, query)
            return plans

    plans = run(work())
    assert {name: plan for name, plan in plans.items() if _bad(plan)} == {}
    # A log has a few thousand entries at most, and the key finds those of one table.
    assert any(key in plans["nonce"] for key in ("pk_log", "sqlite_autoindex_log"))


async def _asked(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[Select[Any]]:
    """The queries that find old tables and the entry of a command."""
    asked: list[Select[Any]] = []
    read = database.read

    async def remember(query: Select[Any], timeout: float | None = None) -> Any:
        asked.append(query)
        return await read(query, timeout)

    with monkeypatch.context() as patch:
        patch.setattr(database, "read", remember)
        found = [table async for table in TableStore(database).idle_since("over", 4000.0)]
        assert len(found) == 1000
        assert await TableStore(database).version_of("t7", "n150") == 150
    return asked


def test_a_plan_that_sorts_is_detected(url: str) -> None:
    """What the lists did before they had an index."""

    async def work() -> str:
        async with prepared(url) as database:
            await _fill(database)
            order = (tables.c.changed.desc(), tables.c.id.desc())
            return await _plan(database, select(tables).order_by(*order).limit(50))

    assert _bad(run(work()))
