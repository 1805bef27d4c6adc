"""All that happened at a table, for those who come later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from whistlestop.game import Game, GameEvent
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.step import Step
from whistlestop.server.tables.table import Table

TellGame = Callable[[], Awaitable[list[GameEvent]]]


class GameHistory:
    """What happened so far. It takes long to find out, so nobody does before somebody asks."""

    __slots__ = ("_finding", "_kept", "_since", "told")

    def __init__(self) -> None:
        self.told: list[GameEvent] | None = None
        """None until somebody has asked."""
        self._finding: asyncio.Task[None] | None = None
        self._since: list[GameEvent] = []
        """What happened while the rest is being found out."""
        self._kept = 0
        """The moves before that which have not been taken back meanwhile."""

    def follow(self, table: Table, step: Step) -> None:
        """An entry was written."""
        taken_back = isinstance(step.line.do, e.TakenBack)
        made = table.game.move_count if table.game and taken_back else None
        if made is not None:
            self._kept = min(self._kept, made)
        if self.told is not None:
            self.told = _until(self.told, made) + step.happened
        elif self._finding is not None:
            self._since = _until(self._since, made) + step.happened

    def find(self, game: Game, tell: TellGame) -> asyncio.Task[None]:
        """Find out what happened in a game up to now; everybody who asks waits for the same."""
        if self._finding is None:
            self._since, self._kept = [], game.move_count
            self._finding = asyncio.create_task(self._find(tell))
        return self._finding

    async def _find(self, tell: TellGame) -> None:
        try:
            self.told = _until(await tell(), self._kept) + self._since
        finally:
            self._finding, self._since = None, []


def _until(told: list[GameEvent], moves: int | None) -> list[GameEvent]:
    return told if moves is None else [one for one in told if one.moves <= moves]
