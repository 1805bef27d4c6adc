"""Columns and indexes that keep lists and the archive in order, and the probe of the disk."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PORTION = 1000
CLOSED, FINISHED, WAITING, PLAYING, MY_TURN = range(5)
LOBBY_PLAYING, LOBBY_FULL, LOBBY_WANTED = range(3)

_tables = sa.table("tables", *map(sa.column, ("id", "public", "stage", "summary", "changed")))
_seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "person")))


def upgrade() -> None:
    """Add the columns, fill them in for existing tables, and create the indexes."""
    _add_columns()
    connection = op.get_bind()
    for rows in _portions(connection):
        _fill(connection, rows)
    op.execute("UPDATE tables SET archived = true WHERE id IN (SELECT table_id FROM archive)")
    _make_indexes()
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_probe"),
    )


def _add_columns() -> None:
    op.add_column("tables", sa.Column("lobby", sa.Integer))
    op.add_column("tables", sa.Column("ended", sa.Double))
    archived = sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", archived)
    op.add_column("seats", sa.Column("standing", sa.Integer))
    op.add_column("seats", sa.Column("since", sa.Double, nullable=False, server_default="0"))


def _make_indexes() -> None:
    op.drop_index("ix_tables_stage_public_changed", "tables")
    op.drop_index("ix_tables_due", "tables")
    op.drop_index("ix_seats_person", "seats")
    for table, columns in (
        ("tables", ["stage", "archived", "changed", "id"]),
        ("seats", ["person", "standing", "since", "table_id"]),
    ):
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)
    for column, columns in (
        ("due", ["due"]),
        ("lobby", ["lobby", "created", "id"]),
        ("ended", ["public", "ended", "id"]),
    ):
        some = sa.text(f"{column} IS NOT NULL")
        name = f"ix_tables_{'_'.join(columns)}"
        op.create_index(name, "tables", columns, sqlite_where=some, postgresql_where=some)


def _portions(connection: sa.Connection) -> Iterator[list[Any]]:
    last = ""
    while True:
        query = sa.select(_tables).where(_tables.c.id > last).order_by(_tables.c.id).limit(PORTION)
        rows = list(connection.execute(query))
        if not rows:
            return
        last = rows[-1].id
        yield rows


def _fill(connection: sa.Connection, rows: list[Any]) -> None:
    people = _people(connection, [row.id for row in rows])
    tables, seats = [], []
    for row in rows:
        summary = json.loads(row.summary)
        begun = "moves" in summary
        ended = row.changed if begun and row.stage in ("over", "closed") else None
        lobby = _lobby_rank(row.stage, summary) if row.public else None
        tables.append({"which": row.id, "lobby": lobby, "ended": ended})
        thinking = set(summary.get("to_act", ())) if row.stage == "playing" else set()
        for mine in people.get(row.id, {}).values():
            turn = bool(thinking & set(mine))
            standing = MY_TURN if turn else _standing(row.stage, begun)
            where = {"which": row.id, "place": min(mine)}
            seats.append({**where, "standing": standing, "since": row.changed})
    _update(
        connection, "UPDATE tables SET lobby = :lobby, ended = :ended WHERE id = :which", tables
    )
    _update(
        connection,
        "UPDATE seats SET standing = :standing, since = :since "
        "WHERE table_id = :which AND seat = :place",
        seats,
    )


def _update(connection: sa.Connection, statement: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(sa.text(statement), rows)


def _people(connection: sa.Connection, ids: list[str]) -> dict[str, dict[str, list[int]]]:
    """The seats of each person, by table."""
    found: dict[str, dict[str, list[int]]] = {}
    for table, seat, person in connection.execute(
        sa.select(_seats).where(_seats.c.table_id.in_(ids))
    ):
        found.setdefault(table, {}).setdefault(person, []).append(seat)
    return found


def _standing(stage: str, begun: bool) -> int:
    if stage == "playing":
        return PLAYING
    if stage == "waiting":
        return WAITING
    return FINISHED if begun else CLOSED


def _lobby_rank(stage: str, summary: dict[str, Any]) -> int | None:
    if stage == "playing":
        return LOBBY_PLAYING
    if stage != "waiting":
        return None
    free = any(seat.get("kind") == "open" for seat in summary.get("seats", ()))
    return LOBBY_WANTED if free else LOBBY_FULL
