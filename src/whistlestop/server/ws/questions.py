"""Questions that people ask at a table, and their answers. They change nothing.

Everything here is answered from a snapshot, which holds what the asker may know and nothing more,
and by other processes, so that nobody at another table waits.
"""

from __future__ import annotations

from typing import Any

import msgspec

from whistlestop.game.view import View
from whistlestop.server.bot_pool.errors import WorkerFailed
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.rooms.snapshot import Snapshot
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.wire import messages_in as incoming

Question = incoming.Payments | incoming.Tickets | incoming.Hint


class Questions:
    """Finds the answers."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool

    async def answer(self, seen: Snapshot, question: Question, owner: str) -> Any:
        """The answer, ready to be sent; a Refused says why there is none."""
        view = seen.view(question.seat)
        try:
            match question:
                case incoming.Payments():
                    found = await self.bot_pool.inspect("payments", view, question.move, owner)
                    return msgspec.Raw(found)
                case incoming.Tickets():
                    return msgspec.Raw(await self.bot_pool.inspect("tickets", view, "", owner))
                case incoming.Hint():
                    return await self._hint(seen, view, owner)
        except WorkerFailed as error:
            raise Refused("no-answer", str(error)) from None

    async def _hint(self, seen: Snapshot, view: View, owner: str) -> Any:
        if not seen.hints:
            raise Refused("no-hints", "this table plays without hints")
        if view.viewer not in view.to_act:
            raise Refused("not-your-turn", "the game does not wait for this seat")
        options = await self.bot_pool.hint(seen.table, view.board.id, view, owner=owner)
        return {"version": seen.version, "options": options}
