"""Everything that happened at a table, for people who join later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from whistlestop.game import Game, GameEvent
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.step import Step
from whistlestop.server.tables.table import Table

ExtractEvents = Callable[[], Awaitable[list[GameEvent]]]


class GameHistory:
    """The events so far. They take a while to compute, so that waits until someone asks."""

    __slots__ = ("_finding", "_kept", "_since", "events")

    def __init__(self) -> None:
        self.events: list[GameEvent] | None = None
        """None until someone asks."""
        self._finding: asyncio.Task[None] | None = None
        self._since: list[GameEvent] = []
        """Events that happened while the earlier ones are being computed."""
        self._kept = 0
        """The number of earlier moves that have not been undone since."""

    def follow(self, table: Table, step: Step) -> None:
        """Follow an entry that was written."""
        taken_back = isinstance(step.entry, e.TakenBack)
        made = table.game.move_count if table.game and taken_back else None
        if made is not None:
            self._kept = min(self._kept, made)
        if self.events is not None:
            self.events = _until(self.events, made) + step.happened
        elif self._finding is not None:
            self._since = _until(self._since, made) + step.happened

    def find(self, game: Game, extract: ExtractEvents) -> asyncio.Task[None]:
        """Compute the events up to now. Callers share one computation."""
        if self._finding is None:
            self._since, self._kept = [], game.move_count
            self._finding = asyncio.create_task(self._find(extract))
        return self._finding

    async def _find(self, extract: ExtractEvents) -> None:
        try:
            self.events = _until(await extract(), self._kept) + self._since
        finally:
            self._finding, self._since = None, []


def _until(events: list[GameEvent], moves: int | None) -> list[GameEvent]:
    return events if moves is None else [event for event in events if event.moves <= moves]
