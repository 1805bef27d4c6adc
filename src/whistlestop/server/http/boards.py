"""The boards and bots of this server."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from whistlestop.boards.description import summarize
from whistlestop.bots.planner.styles import STYLES
from whistlestop.bots.registry import BOTS, LEVELS
from whistlestop.server.http import documentation
from whistlestop.server.http.bodies import failures
from whistlestop.server.http.dependencies import CurrentServices, Documents

router = APIRouter(prefix="/api", tags=["boards"])


@router.get("/boards")
async def boards(services: CurrentServices) -> dict[str, Any]:
    """The boards that can be played here, and whether the documentation is at /docs."""
    offered = [summarize(tables.board) for tables in services.boards.boards.values()]
    return {"boards": offered, "docs": documentation.is_built()}


SENT_ONCE = failures(404, 422) | {304: {"description": "Not changed"}}


@router.get("/boards/{board}", responses=SENT_ONCE)
async def board(
    services: CurrentServices, documents: Documents, board: str, request: Request
) -> Any:
    """A whole board: cities, routes, tickets, cards, rules, and where they are drawn."""
    kept = await documents.whole(services.boards.get(board).board)
    return kept.answer(request)


@router.get("/boards/{board}/outlines", responses=SENT_ONCE)
async def outlines(
    services: CurrentServices, documents: Documents, board: str, request: Request
) -> Any:
    """The land, lakes and borders behind a board, as SVG paths in the units of its layout."""
    kept = await documents.outlines(services.boards.get(board).board)
    return kept.answer(request)


@router.get("/boards/{board}/sketch", responses=SENT_ONCE)
async def sketch(
    services: CurrentServices, documents: Documents, board: str, request: Request
) -> Any:
    """A small picture of a board: land, lakes, routes by colour and cities, as SVG paths."""
    kept = await documents.sketch(services.boards.get(board).board)
    return kept.answer(request)


@router.get("/bots")
async def bots(services: CurrentServices) -> dict[str, Any]:
    """The levels, the playing styles, and the bots of installed packages.

    Bots that are yardsticks can take a seat too, but nobody has to choose among them.
    """
    others = [name for name in services.bots if name not in BOTS]
    return {"levels": list(LEVELS), "styles": list(STYLES), "others": others}
