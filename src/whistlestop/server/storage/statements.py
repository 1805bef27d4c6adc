"""Statements that write many rows at once, in the words of each kind of database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ARRAY, Executable, Table, bindparam, func, select
from sqlalchemy.dialects import postgresql, sqlite

from whistlestop.server.storage.schema import log, tables

Row = dict[str, Any]


@dataclass(frozen=True)
class Statements:
    """What a batch needs, built once."""

    add_entries: Executable
    """Adds entries whose places in their logs are free, and returns them."""
    put_tables: Executable
    """Adds or replaces rows of tables, unless a newer version is there."""
    by_columns: bool
    """Whether the rows are given as one list a column."""

    def parameters(self, rows: Sequence[Row]) -> Any:
        """The rows in the form that the statements take."""
        if not self.by_columns:
            return rows
        return {_array(name): [row[name] for row in rows] for name in rows[0]}


def statements_for(is_sqlite: bool) -> Statements:
    """The statements for a kind of database."""
    return SQLITE if is_sqlite else POSTGRES


def _array(column: str) -> str:
    return f"all_{column}"


def _from_arrays(table: Table) -> Any:
    """An insert whose text does not depend on the number of rows: it is parsed only once."""
    names = [column.name for column in table.columns]
    arrays = [bindparam(_array(c.name), type_=ARRAY(c.type)) for c in table.columns]
    rows = func.unnest(*arrays).table_valued(*names, name="given").render_derived()
    return postgresql.insert(table).from_select(names, select(*rows.c))


def _built(add_entry: Any, put_table: Any, by_columns: bool) -> Statements:
    """PostgreSQL and SQLite say the rest alike, but SQLAlchemy has a class for each."""
    add = add_entry.on_conflict_do_nothing()
    new = put_table.excluded
    put = put_table.on_conflict_do_update(
        index_elements=[tables.c.id],
        set_={column.name: new[column.name] for column in tables.columns if column.name != "id"},
        where=tables.c.version < new.version,
    )
    returned = (log.c.table_id, log.c.version, log.c.nonce)
    return Statements(add.returning(*returned), put, by_columns)


SQLITE = _built(sqlite.insert(log), sqlite.insert(tables), by_columns=False)
POSTGRES = _built(_from_arrays(log), _from_arrays(tables), by_columns=True)
