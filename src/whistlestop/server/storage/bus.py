"""News between the processes of a server: new entries at tables, and transient news."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection

OnTable = Callable[[str, int], None]
"""Called with a table and its new version, written by another process."""
OnGap = Callable[[], None]
"""Called when news may have been missed, so everything has to be checked."""
OnNews = Callable[[str, list[str]], None]
"""Called with the kind and the lines of transient news from another process."""


def ignore_news(kind: str, lines: list[str]) -> None:
    """Ignores transient news."""


class Bus(Protocol):
    """How processes hear from each other. None hears its own news."""

    async def connect(self) -> None:
        """Take a place among the server's processes. News is kept until `start`."""

    async def start(self, on_table: OnTable, on_gap: OnGap, on_news: OnNews = ignore_news) -> None:
        """Start listening."""

    def announce(self, connection: Connection, tables: Sequence[tuple[str, int]]) -> None:
        """Announce, as part of a transaction, that tables have new versions."""

    async def publish(self, kind: str, lines: Sequence[str]) -> None:
        """Publish transient news of one kind, which may get lost. A payload holds many lines."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """For SQLite, where there is only one process."""

    async def connect(self) -> None:
        """Do nothing: the lock next to the file keeps other processes away."""

    async def start(self, on_table: OnTable, on_gap: OnGap, on_news: OnNews = ignore_news) -> None:
        """Do nothing: there will be no news."""

    def announce(self, connection: Connection, tables: Sequence[tuple[str, int]]) -> None:
        """Do nothing: nobody else is listening."""

    async def publish(self, kind: str, lines: Sequence[str]) -> None:
        """Do nothing: nobody else is listening."""

    async def close(self) -> None:
        """Do nothing: there is nothing to stop."""
