"""Statements that write many rows at once, in the words of each kind of database.

However many rows there are, each is one statement and one step of the database: while it works,
the rest of the server goes on, and every step more would have to wait for it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ARRAY, Executable, Table, bindparam, func, select, text
from sqlalchemy.dialects import postgresql

from whistlestop.server.storage.schema import log, tables

Row = dict[str, Any]


@dataclass(frozen=True)
class Statements:
    """What a batch needs, built once."""

    add_entries: Executable
    """Adds the entries whose places in their logs are free."""
    put_tables: Executable
    """Adds or replaces rows of tables, unless a newer version is there."""
    as_json: bool
    """Whether the rows are given as one JSON text; else as one list a column."""

    def parameters(self, rows: Sequence[Row]) -> Any:
        """The rows in the form that the statements take."""
        if self.as_json:
            return {"rows": json.dumps([list(row.values()) for row in rows])}
        return {_array(name): [row[name] for row in rows] for name in rows[0]}


def statements_for(is_sqlite: bool) -> Statements:
    """The statements for a kind of database."""
    return SQLITE if is_sqlite else POSTGRES


def _sqlite() -> Statements:
    return Statements(
        text(f"{_from_json(log)} ON CONFLICT DO NOTHING"),
        text(f"{_from_json(tables)} {_newer_wins()}"),
        as_json=True,
    )


def _from_json(table: Table) -> str:
    """An insert of rows whose values come in the order of the columns."""
    names = [column.name for column in table.columns]
    values = ", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(names)))
    # Without a WHERE, SQLite would take ON CONFLICT for a join.
    into = f"{table.name} ({', '.join(names)})"
    return f"INSERT INTO {into} SELECT {values} FROM json_each(:rows) WHERE true"


def _newer_wins() -> str:
    names = [column.name for column in tables.columns if column.name != "id"]
    sets = ", ".join(f"{name} = excluded.{name}" for name in names)
    return f"ON CONFLICT (id) DO UPDATE SET {sets} WHERE tables.version < excluded.version"


def _array(column: str) -> str:
    return f"all_{column}"


def _from_arrays(table: Table) -> postgresql.Insert:
    """An insert whose text does not depend on the number of rows: it is parsed only once."""
    names = [column.name for column in table.columns]
    arrays = [bindparam(_array(c.name), type_=ARRAY(c.type)) for c in table.columns]
    rows = func.unnest(*arrays).table_valued(*names, name="given").render_derived()
    return postgresql.insert(table).from_select(names, select(*rows.c))


def _postgres() -> Statements:
    put = _from_arrays(tables)
    new = put.excluded
    put = put.on_conflict_do_update(
        index_elements=[tables.c.id],
        set_={column.name: new[column.name] for column in tables.columns if column.name != "id"},
        where=tables.c.version < new.version,
    )
    return Statements(_from_arrays(log).on_conflict_do_nothing(), put, as_json=False)


SQLITE = _sqlite()
POSTGRES = _postgres()
