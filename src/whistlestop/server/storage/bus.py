"""News between the processes of a server: which table has a new entry, and passing things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection

OnTable = Callable[[str, int], None]
"""Called with a table and its new version, written by another process."""
OnGap = Callable[[], None]
"""Called when news may have been missed: look at everything again."""
OnNews = Callable[[str, list[str]], None]
"""Called with the kind and the lines of passing news from another process."""


def ignore_news(kind: str, lines: list[str]) -> None:
    """For those who do not care for passing news."""


class Bus(Protocol):
    """How processes hear of each other. None hears its own news."""

    async def start(self, on_table: OnTable, on_gap: OnGap, on_news: OnNews = ignore_news) -> None:
        """Listen from now on."""

    def announce(self, connection: Connection, tables: Sequence[tuple[str, int]]) -> None:
        """Say, as part of a transaction, that tables have new versions."""

    async def publish(self, kind: str, lines: Sequence[str]) -> None:
        """Spread passing news of one kind, which may get lost; many lines come in one payload."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """For SQLite: there is one process, and it knows its own news."""

    async def start(self, on_table: OnTable, on_gap: OnGap, on_news: OnNews = ignore_news) -> None:
        """Nothing will ever be heard."""

    def announce(self, connection: Connection, tables: Sequence[tuple[str, int]]) -> None:
        """Nobody else listens."""

    async def publish(self, kind: str, lines: Sequence[str]) -> None:
        """Nobody else listens."""

    async def close(self) -> None:
        """Nothing to stop."""
