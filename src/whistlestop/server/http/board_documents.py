"""Boards as documents for clients: with their layouts, and with the land behind them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import structlog

from whistlestop.boards.description import describe
from whistlestop.boards.model import Board
from whistlestop.layout import (
    Layout,
    Outlines,
    Sketch,
    read_layout,
    read_outlines,
    sketch_of,
)
from whistlestop.layout.document import to_document
from whistlestop.server.http.cached_json import CachedJson

log = structlog.get_logger(__name__)

FIELDS = ("width", "height", "sizes", "cities", "labels", "routes", "festivals")
"""The parts of a layout that a client draws with."""
NOTHING = Sketch(1, 1, "", "", {}, "")


class BoardDocuments:
    """The documents of each board, made on first request and kept."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, str], asyncio.Task[CachedJson]] = {}
        self._layouts: dict[str, Layout | None] = {}

    async def whole(self, board: Board) -> CachedJson:
        """A board with its layout. A home-made board without one has to wait until it is made."""
        return await self._once((board.id, "whole"), lambda: self._whole(board))

    async def outlines(self, board: Board) -> CachedJson:
        """The land, lakes and borders behind a board; all null if nobody drew any."""
        return await self._once((board.id, "outlines"), lambda: _outlines(board))

    async def sketch(self, board: Board) -> CachedJson:
        """A small picture of a board; empty if it has too much on it to draw."""
        await self.whole(board)  # it makes the layout of a home-made board
        return await self._once(
            (board.id, "sketch"), lambda: _sketch(board, self._layouts[board.id])
        )

    def _whole(self, board: Board) -> CachedJson:
        layout = self._layouts[board.id] = _layout(board)
        drawn = _drawn(layout) if layout else None
        outlines = read_outlines(board) is not None
        return CachedJson.of(
            {**describe(board), "layout": drawn, "outlines": outlines}, board.digest
        )

    async def _once(self, key: tuple[str, str], make: Callable[[], CachedJson]) -> CachedJson:
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(asyncio.to_thread(make))
        # A client that hangs up must not cancel the work that others are waiting for.
        return await asyncio.shield(task)


def _layout(board: Board) -> Layout | None:
    layout = read_layout(board)
    if layout is not None:
        return layout
    log.info("layout is made", board=board.id)
    try:
        from whistlestop.layout import NoLayout, make_layout
    except ModuleNotFoundError as error:  # a small installation, such as the container's
        reason = f"{error.name} is missing; `whistlestop boards layout` can make it elsewhere"
        log.warning("no layout", board=board.id, reason=reason)
        return None
    try:
        return make_layout(board)
    except NoLayout as error:
        log.warning("no layout", board=board.id, reason=str(error))
        return None


def _drawn(layout: Layout) -> dict[str, Any]:
    document = to_document(layout)
    return {field: document[field] for field in FIELDS}


def _outlines(board: Board) -> CachedJson:
    found = read_outlines(board) or Outlines("", "", "", "")
    value = {name: getattr(found, name) or None for name in ("land", "lakes", "borders")}
    return CachedJson.of(value, board.digest)


def _sketch(board: Board, layout: Layout | None) -> CachedJson:
    found = sketch_of(board, layout, read_outlines(board)) if layout else NOTHING
    return CachedJson.of(asdict(found), board.digest)
