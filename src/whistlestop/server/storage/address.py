"""Database addresses: which are accepted, and how they are shown."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from whistlestop.server.storage.errors import StorageError

EXPECTED = "expected sqlite:///PATH or postgresql://USER:PASSWORD@HOST:PORT/NAME"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


def read_address(text: str) -> URL:
    """The address with its asynchronous driver. Errors never repeat it: it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError(f"Not a database address: {EXPECTED}") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise StorageError(f"Unknown kind of database: {EXPECTED}")
    url = url.set(drivername=driver)
    if is_sqlite(url):
        _check_file(url)
    elif not url.database and "dbname" not in url.query:
        raise StorageError(f"The address does not name a database: {EXPECTED}")
    return url


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file."""
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """The file of a SQLite database."""
    return Path(url.database or "").resolve()


def shown(url: URL) -> str:
    """The address for messages: without user, password or options, which may hold passwords too."""
    if is_sqlite(url):
        return f"sqlite:///{url.database}"
    port = f":{url.port}" if url.port else ""
    return f"postgresql://{url.host or ''}{port}/{url.database or ''}"


def _check_file(url: URL) -> None:
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StorageError("Games are stored in a file: expected sqlite:///PATH")
    if url.query:
        raise StorageError("The address of a SQLite file takes no options: expected sqlite:///PATH")
    file = file_of(url)
    if not file.parent.is_dir():
        raise StorageError(f"{file.parent}: expected a folder for the database")
    if file.is_dir():
        raise StorageError(f"{file}: expected a file for the database, but this is a folder")
