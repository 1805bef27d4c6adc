"""Writes many commits in one transaction, with few statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, tuple_

from whistlestop.server.storage.bus import Bus
from whistlestop.server.storage.rows import Commit, LobbyRank, TableRow
from whistlestop.server.storage.schema import ENDED, log, seats, tables
from whistlestop.server.storage.statements import Statements, statements_for

EntryKey = tuple[str, int, str]


class LostBase(Exception):
    """An entry would follow one that is not ours: it belongs to a game that never happened."""


def key_of(commit: Commit) -> EntryKey:
    """What identifies an entry. Also the order of writing, which is the same in every process.

    Without a common order, two processes could deadlock.
    """
    return (commit.table, commit.version, commit.nonce)


def write_batch(
    connection: Connection, is_sqlite: bool, bus: Bus, commits: Sequence[Commit]
) -> list[bool]:
    """Write all commits, or none and raise. Returns whether each got its place in the log."""
    ordered = sorted(commits, key=key_of)
    statements = statements_for(is_sqlite)
    if _add(connection, statements, ordered) == len(ordered):
        new = newest = ordered
        _project(connection, statements, new)
    else:
        # An entry with the same nonce is ours, whether written now or by an earlier attempt.
        ours = _present(connection, ordered)
        _check_bases(ordered, ours)
        new = [commit for commit in ordered if key_of(commit) in ours]
        _project(connection, statements, new)
        # Others may already have built on entries from an earlier attempt.
        newest = _newest(connection, new)
    _seat(connection, newest)
    _stand(connection, statements, newest)
    if new:
        bus.announce(connection, [(commit.table, commit.version) for commit in new])
    written = {key_of(commit) for commit in new}
    return [key_of(commit) in written for commit in commits]


def _add(connection: Connection, statements: Statements, commits: Sequence[Commit]) -> int:
    """Add the entries whose places are free. Returns how many that was."""
    rows = [
        {"table_id": c.table, "version": c.version, "nonce": c.nonce, "at": c.at, "entry": c.entry}
        for c in commits
    ]
    return connection.execute(statements.add_entries, statements.parameters(rows)).rowcount


def _present(connection: Connection, commits: Sequence[Commit]) -> set[EntryKey]:
    places = [(c.table, c.version) for c in commits]
    query = select(log.c.table_id, log.c.version, log.c.nonce).where(
        tuple_(log.c.table_id, log.c.version).in_(places)
    )
    return {(table, version, nonce) for table, version, nonce in connection.execute(query)}


def _check_bases(ordered: Sequence[Commit], ours: set[EntryKey]) -> None:
    lost: set[str] = set()
    for commit in ordered:
        if key_of(commit) not in ours:
            lost.add(commit.table)
        elif commit.table in lost:
            raise LostBase


def _project(connection: Connection, statements: Statements, commits: Sequence[Commit]) -> None:
    """Update the rows of the tables. The last commit of each table wins."""
    if not commits:
        return
    last = {commit.table: commit for commit in commits}
    rows = [_table_values(commit) for commit in last.values()]
    connection.execute(statements.put_tables, statements.parameters(rows))


def _table_values(commit: Commit) -> dict[str, Any]:
    row = commit.row
    return {
        "id": commit.table,
        "board": row.board,
        "created": row.created,
        "public": row.public,
        "stage": row.stage,
        "version": commit.version,
        "due": row.due,
        "summary": row.summary,
        "changed": commit.at,
        "lobby": _lobby_rank(row),
        "ended": commit.at if row.begun and row.stage in ENDED else None,
    }


def _lobby_rank(row: TableRow) -> int | None:
    if not row.public or row.stage in ENDED:
        return None
    if row.stage == "playing":
        return LobbyRank.PLAYING.value
    return (LobbyRank.WANTED if row.free else LobbyRank.FULL).value


def _seat(connection: Connection, commits: Sequence[Commit]) -> None:
    """Replace the seats of tables where someone came or went."""
    changed = {c.table: c for c in commits if c.seats is not None}
    if not changed:
        return
    connection.execute(delete(seats).where(seats.c.table_id.in_(list(changed))))
    rows = []
    for table, commit in changed.items():
        standings = dict(commit.row.standings)
        rows += [
            {
                "table_id": table,
                "seat": seat,
                "person": person,
                "standing": standings.get(seat),
                "since": commit.at,
            }
            for seat, person in commit.seats or ()
        ]
    if rows:
        connection.execute(insert(seats), rows)


def _newest(connection: Connection, commits: Sequence[Commit]) -> list[Commit]:
    """The commits whose tables have not moved on to a later version."""
    last = {commit.table: commit.version for commit in commits}
    query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(last)))
    now = {row.id: row.version for row in connection.execute(query)}
    return [commit for commit in commits if now[commit.table] == last[commit.table]]


def _stand(connection: Connection, statements: Statements, commits: Sequence[Commit]) -> None:
    """Record whose turn it is now, and what is over."""
    last = {commit.table: commit for commit in commits}
    rows = [
        {
            "table_id": commit.table,
            "seat": seat,
            "standing": standing,
            "since": commit.at,
        }
        for commit in last.values()
        for seat, standing in commit.row.standings
    ]
    if rows:
        connection.execute(statements.put_standings, statements.parameters(rows))
