"""Where the server keeps its games: an append-only log, in SQLite or PostgreSQL."""

from __future__ import annotations

from whistlestop.server.storage.bus import Bus, LocalBus
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.errors import OutcomeUnknown, StorageError, StorageFailed
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.lists import Lists
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.people import People
from whistlestop.server.storage.postgres_bus import PostgresBus, open_bus
from whistlestop.server.storage.reading import Reading
from whistlestop.server.storage.rows import Commit, LogRow, Person, StoredTable, TableRow

__all__ = [
    "Bus",
    "Commit",
    "Database",
    "Journal",
    "Lists",
    "LocalBus",
    "LogRow",
    "OutcomeUnknown",
    "People",
    "Person",
    "PostgresBus",
    "Reading",
    "StorageError",
    "StorageFailed",
    "StoredTable",
    "TableRow",
    "open_bus",
    "open_database",
    "prepare",
]
