"""Boards as documents for clients: with their layouts, and with the land behind them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from whistlestop.boards.description import describe
from whistlestop.boards.model import Board
from whistlestop.layout import NoLayout, Outlines, make_layout, read_layout, read_outlines
from whistlestop.layout.document import to_document
from whistlestop.server.http.cached_json import CachedJson

log = structlog.get_logger(__name__)

FIELDS = ("width", "height", "sizes", "cities", "labels", "routes", "festivals")
"""The parts of a layout that a client draws with."""


class BoardDocuments:
    """The documents of each board, made on first request and kept."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, str], asyncio.Task[CachedJson]] = {}

    async def whole(self, board: Board) -> CachedJson:
        """A board with its layout. A home-made board without one has to wait until it is made."""
        return await self._once((board.id, "whole"), lambda: _whole(board))

    async def outlines(self, board: Board) -> CachedJson:
        """The land, lakes and borders behind a board; all null if nobody drew any."""
        return await self._once((board.id, "outlines"), lambda: _outlines(board))

    async def _once(self, key: tuple[str, str], make: Callable[[], CachedJson]) -> CachedJson:
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(asyncio.to_thread(make))
        # A client that hangs up must not cancel the work that others are waiting for.
        return await asyncio.shield(task)


def _whole(board: Board) -> CachedJson:
    outlines = read_outlines(board)
    value = {**describe(board), "layout": _layout(board), "outlines": outlines is not None}
    return CachedJson.of(value, board.digest)


def _layout(board: Board) -> dict[str, Any] | None:
    layout = read_layout(board)
    if layout is None:
        log.info("layout is made", board=board.id)
        try:
            layout = make_layout(board)
        except NoLayout as error:
            log.warning("no layout", board=board.id, reason=str(error))
            return None
    document = to_document(layout)
    return {field: document[field] for field in FIELDS}


def _outlines(board: Board) -> CachedJson:
    found = read_outlines(board) or Outlines("", "", "", "")
    value = {name: getattr(found, name) or None for name in ("land", "lakes", "borders")}
    return CachedJson.of(value, board.digest)
