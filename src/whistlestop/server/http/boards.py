"""The boards and bots of this server."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from whistlestop.boards.description import summarize
from whistlestop.bots.planner.styles import STYLES
from whistlestop.bots.registry import LEVELS
from whistlestop.server.http.bodies import failures
from whistlestop.server.http.dependencies import CurrentServices, Documents

router = APIRouter(prefix="/api", tags=["boards"])


@router.get("/boards")
async def boards(services: CurrentServices) -> dict[str, Any]:
    """The boards that can be played here."""
    return {"boards": [summarize(tables.board) for tables in services.boards.boards.values()]}


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


@router.get("/bots")
async def bots(services: CurrentServices) -> dict[str, Any]:
    """The levels, the playing styles, and any other bots that are installed."""
    others = [name for name in services.bots if name not in (*LEVELS, *STYLES)]
    return {"levels": list(LEVELS), "styles": list(STYLES), "others": others}
