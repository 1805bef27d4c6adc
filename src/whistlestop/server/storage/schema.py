"""The tables of the database.

`log` is the truth: a table of play is the replay of its entries. All else about it is a projection
of the log, kept for lists and for finding what is due. Times are seconds since 1970.
"""

from __future__ import annotations

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
)

STAGES = ("waiting", "playing", "over", "closed")
"""What becomes of a table, in this order."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("code_hash", Text, unique=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
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
    Column("due", Double, index=True),
    Column("summary", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    CheckConstraint("stage IN ('waiting', 'playing', 'over', 'closed')", name="stage"),
    Index(None, "stage", "public", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False, index=True),
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
"""When each process was running; in the gaps nobody's clock runs."""
