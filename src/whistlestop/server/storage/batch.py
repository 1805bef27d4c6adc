"""Many commits in one transaction, with few statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlestop.server.storage.bus import Bus
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.rows import Commit
from whistlestop.server.storage.schema import log, seats
from whistlestop.server.storage.statements import Statements, statements_for

Key = tuple[str, int, str]


class LostBase(Exception):
    """An entry would follow one that is not ours: it belongs to a game that never happened."""


def key_of(commit: Commit) -> Key:
    """What makes an entry this one; also the order of writing, the same in every process.

    Without one order for all, two processes could wait for each other.
    """
    return (commit.table, commit.version, commit.nonce)


async def write_batch(database: Database, bus: Bus, commits: Sequence[Commit]) -> list[bool]:
    """Write all of them, or none and raise. For each, whether its place in the log is its own."""
    ordered = sorted(commits, key=key_of)
    statements = statements_for(database.is_sqlite)
    async with database.engine.begin() as connection:
        fresh = await _add(connection, statements, ordered)
        # With an equal nonce it was written by an earlier try, and with it all that belongs to it.
        ours = fresh | await _present(connection, [c for c in ordered if key_of(c) not in fresh])
        _check_bases(ordered, fresh, ours)
        new = [commit for commit in ordered if key_of(commit) in fresh]
        if new:
            await _project(connection, statements, new)
            await _seat(connection, new)
            await bus.announce(connection, sorted((t, v) for t, v, _ in fresh))
    return [key_of(commit) in ours for commit in commits]


async def _add(
    connection: AsyncConnection, statements: Statements, commits: Sequence[Commit]
) -> set[Key]:
    """Add the entries whose places are free."""
    rows = [
        {"table_id": c.table, "version": c.version, "nonce": c.nonce, "at": c.at, "entry": c.entry}
        for c in commits
    ]
    added = await connection.execute(statements.add_entries, statements.parameters(rows))
    return {(table, version, nonce) for table, version, nonce in added}


async def _present(connection: AsyncConnection, commits: Sequence[Commit]) -> set[Key]:
    if not commits:
        return set()
    places = [(c.table, c.version) for c in commits]
    rows = await connection.execute(
        select(log.c.table_id, log.c.version, log.c.nonce).where(
            tuple_(log.c.table_id, log.c.version).in_(places)
        )
    )
    return {(table, version, nonce) for table, version, nonce in rows}


def _check_bases(ordered: Sequence[Commit], fresh: set[Key], ours: set[Key]) -> None:
    lost: set[str] = set()
    for commit in ordered:
        if key_of(commit) not in ours:
            lost.add(commit.table)
        elif commit.table in lost and key_of(commit) in fresh:
            raise LostBase


async def _project(
    connection: AsyncConnection, statements: Statements, commits: Sequence[Commit]
) -> None:
    """Bring the rows of the tables up to date: the last commit of each has the final word."""
    last = {commit.table: commit for commit in commits}
    rows = [_table_values(commit) for commit in last.values()]
    await connection.execute(statements.put_tables, statements.parameters(rows))


def _table_values(commit: Commit) -> dict[str, Any]:
    row = commit.row
    return {
        "id": commit.table,
        "board": row.board,
        "public": row.public,
        "stage": row.stage,
        "version": commit.version,
        "due": row.due,
        "summary": row.summary,
        "created": row.created,
        "changed": commit.at,
    }


async def _seat(connection: AsyncConnection, commits: Sequence[Commit]) -> None:
    """Replace the seats of tables where somebody came or went."""
    changed = {c.table: c.seats for c in commits if c.seats is not None}
    if not changed:
        return
    await connection.execute(delete(seats).where(seats.c.table_id.in_(list(changed))))
    rows = [
        {"table_id": table, "seat": seat, "person": person}
        for table, people in changed.items()
        for seat, person in people
    ]
    if rows:
        await connection.execute(insert(seats), rows)
