"""The tables of the database.

`log` is the truth: a table of play is the replay of its entries. Everything else about it is a
projection of the log, kept for lists and for finding what is due. Times are seconds since 1970.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)

STAGES = ("waiting", "playing", "over", "closed")
"""The stages of a table, in order."""
OPEN, ENDED = STAGES[:2], STAGES[2:]
"""Stages in which something may still happen, and those in which nothing will."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _where(condition: str) -> dict[str, Any]:
    """A partial index: the rows of other tables need no update with every move."""
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("code_hash", Text, unique=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    # When the host of the server banned this person; NULL if that has not happened.
    Column("banned", Double),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("board", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", Double),
    Column("summary", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("lobby", Integer),  # its rank in the lobby; NULL if it is not listed
    Column("ended", Double),  # when its game ended; NULL if it has not, or never began
    Column("archived", Boolean, nullable=False, server_default=false()),
    CheckConstraint("stage IN ('waiting', 'playing', 'over', 'closed')", name="stage"),
    Index(None, "due", **_where("due IS NOT NULL")),
    Index(None, "stage", "archived", "changed", "id"),
    Index(None, "lobby", "created", "id", **_where("lobby IS NOT NULL")),
    Index(None, "public", "ended", "id", **_where("ended IS NOT NULL")),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    # The table's standing for the person. NULL on all but the first of a person's seats, so that a
    # list has the table only once.
    Column("standing", Integer),
    Column("since", Double, nullable=False, server_default="0"),
    Index(None, "person", "standing", "since", "table_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("nonce", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("entry", Text, nullable=False),
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("record", Text, nullable=False),
    Column("at", Double, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    Column("process", Text, primary_key=True),
    Column("began", Double, primary_key=True),
    Column("seen", Double, nullable=False),
)
"""When each process was running. Nobody's clock runs in the gaps."""

probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One row, written now and then to see whether the database accepts writes."""

admin_actions = Table(
    "admin_actions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("asked", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("value", Text, nullable=False),
    # While a process is at it, no other takes the action before this time.
    Column("claimed", Double),
    Column("done", Double),
    Column("outcome", Text, nullable=False, server_default=""),
    Index(None, "asked", "id"),
    Index(None, "done", "asked"),
)
"""What the host asked for with `whistlestop admin`: the way to the server, and the record of it."""
