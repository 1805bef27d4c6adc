"""Statements that write many rows at once, in the dialect of each database.

However many rows there are, each write is one statement and one round trip. The rest of the server
runs meanwhile, and every further round trip would have to wait for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ARRAY, Executable, Table, bindparam, case, func, select, text
from sqlalchemy.dialects import postgresql

from whistlestop.server.storage.schema import log, tables

Row = dict[str, Any]

_encode = msgspec.json.Encoder().encode

ENTRY = ("table_id", "version", "nonce", "at", "entry")
PROJECTED = ("public", "stage", "version", "due", "summary", "changed", "lobby")
"""The columns of a table that an entry may change."""
TABLE = ("id", "board", "created", *PROJECTED, "ended")
STANDING = ("table_id", "seat", "standing", "since")
KINDS = ("text", "integer", "integer", "double precision")

# A game ends only once, however much is said afterwards, unless the end is undone.
_FIRST_END = (
    "ended = CASE WHEN excluded.ended IS NOT NULL THEN coalesce(tables.ended, excluded.ended) END"
)
_NEW_STANDING = "standing = given.standing, since = given.since"
_STANDS_OTHERWISE = (
    "seats.table_id = given.table_id AND seats.seat = given.seat "
    "AND seats.standing <> given.standing"
)


@dataclass(frozen=True)
class Statements:
    """The statements for a batch, built once."""

    add_entries: Executable
    """Adds the entries whose places in their logs are free."""
    put_tables: Executable
    """Adds or replaces rows of tables, unless there is a newer version."""
    put_standings: Executable
    """Updates the standings that have changed."""
    as_json: bool
    """Whether the rows are passed as one JSON text, rather than one list per column."""

    def parameters(self, rows: Sequence[Row]) -> Any:
        """The rows in the form that the statements take."""
        if self.as_json:
            return {"rows": _encode([list(row.values()) for row in rows]).decode()}
        return {_array(name): [row[name] for row in rows] for name in rows[0]}


def statements_for(is_sqlite: bool) -> Statements:
    """The statements for a kind of database."""
    return SQLITE if is_sqlite else POSTGRES


def _sqlite() -> Statements:
    return Statements(
        text(f"{_from_json('log', ENTRY)} ON CONFLICT DO NOTHING"),
        text(f"{_from_json('tables', TABLE)} {_newer_wins()}"),
        text(
            f"UPDATE seats SET {_NEW_STANDING} FROM (SELECT {_values(STANDING)} "
            f"FROM json_each(:rows)) AS given WHERE {_STANDS_OTHERWISE}"
        ),
        as_json=True,
    )


def _from_json(table: str, names: Sequence[str]) -> str:
    """An insert of rows whose values come in the order of the names."""
    # Without a WHERE, SQLite would parse ON CONFLICT as part of a join.
    into = f"{table} ({', '.join(names)})"
    return f"INSERT INTO {into} SELECT {_values(names)} FROM json_each(:rows) WHERE true"


def _values(names: Sequence[str]) -> str:
    return ", ".join(f"json_extract(value, '$[{i}]') AS {name}" for i, name in enumerate(names))


def _newer_wins() -> str:
    sets = ", ".join(f"{name} = excluded.{name}" for name in PROJECTED)
    sets = f"{sets}, {_FIRST_END}"
    return f"ON CONFLICT (id) DO UPDATE SET {sets} WHERE tables.version < excluded.version"


def _array(column: str) -> str:
    return f"all_{column}"


def _from_arrays(table: Table, names: Sequence[str]) -> postgresql.Insert:
    """An insert whose text does not depend on the number of rows, so it is parsed only once."""
    arrays = [bindparam(_array(name), type_=ARRAY(table.c[name].type)) for name in names]
    rows = func.unnest(*arrays).table_valued(*names, name="given").render_derived()
    return postgresql.insert(table).from_select(names, select(*rows.c))


def _postgres() -> Statements:
    put = _from_arrays(tables, TABLE)
    new = put.excluded
    put = put.on_conflict_do_update(
        index_elements=[tables.c.id],
        set_={
            **{name: new[name] for name in PROJECTED},
            "ended": case((new.ended.is_not(None), func.coalesce(tables.c.ended, new.ended))),
        },
        where=tables.c.version < new.version,
    )
    arrays = ", ".join(
        f"CAST(:{_array(name)} AS {kind}[])" for name, kind in zip(STANDING, KINDS, strict=True)
    )
    stand = text(
        f"UPDATE seats SET {_NEW_STANDING} FROM unnest({arrays}) AS given({', '.join(STANDING)}) "
        f"WHERE {_STANDS_OTHERWISE}"
    )
    add = _from_arrays(log, ENTRY).on_conflict_do_nothing()
    return Statements(add, put, stand, as_json=False)


SQLITE = _sqlite()
POSTGRES = _postgres()
