"""Answers the questions that people ask at a table. They change nothing.

Everything here is answered from a snapshot, which holds only what the asker may know, and by other
processes, so that no other table has to wait.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from whistlestop.game.view import View
from whistlestop.server.bot_pool.errors import WorkerFailed
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.protocol import client_in
from whistlestop.server.rooms.snapshot import Snapshot
from whistlestop.server.tables.refusal import Refused


async def answer(
    bot_pool: BotPool, seen: Snapshot, question: client_in.ViewQuestion, owner: str
) -> Any:
    """The answer, ready to send. Refused says why there is none."""
    view = seen.view(question.seat)
    try:
        match question:
            case client_in.Payments():
                return Raw(await bot_pool.inspect("payments", view, owner, question.move))
            case client_in.Tickets():
                return Raw(await bot_pool.inspect("tickets", view, owner))
            case client_in.Price():
                return Raw(await bot_pool.inspect("price", view, owner, question.move))
            case client_in.Offer():
                return Raw(await bot_pool.inspect("offer", view, owner, ids=question.chosen))
            case client_in.Needs():
                return Raw(await bot_pool.inspect("needs", view, owner, ids=question.routes))
            case client_in.Estimate():
                return Raw(await bot_pool.inspect("estimate", view, owner))
            case client_in.Advice():
                _expect_hints(seen, view)
                return Raw(await bot_pool.inspect("advice", view, owner))
            case client_in.Hint():
                _expect_hints(seen, view)
                options = await bot_pool.hint(seen.table, view.board.id, view, owner=owner)
                return {"version": seen.version, "options": options}
    except WorkerFailed as error:
        raise Refused("no-answer", str(error)) from None


def _expect_hints(seen: Snapshot, view: View) -> None:
    if not seen.hints:
        raise Refused("no-hints", "hints are not allowed at this table")
    if view.viewer not in view.to_act:
        raise Refused("not-your-turn", "the game is not waiting for this seat")
