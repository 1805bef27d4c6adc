"""Questions that people ask at a table, and their answers. They change nothing.

Everything here is answered from a sighting, which holds what the asker may know and nothing more.
"""

from __future__ import annotations

from typing import Any

from whistlestop.game import View
from whistlestop.game.errors import GameError
from whistlestop.game.paying import NothingToPay, payment_options
from whistlestop.game.prospects import prospects
from whistlestop.server.rooms.sighting import Sighting
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.thinking import Thinkers, ThinkingFailed
from whistlestop.server.wire import messages_in as incoming

Question = incoming.Payments | incoming.Tickets | incoming.Hint


class Questions:
    """Answers them in other processes, so that nobody at another table waits."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def answer(self, table: str, seen: Sighting, question: Question) -> Any:
        """The answer as plain values; a Refused says why there is none."""
        view = seen.view(question.seat)
        match question:
            case incoming.Payments():
                return payments(view, question.move)
            case incoming.Tickets():
                return tickets(view)
            case incoming.Hint():
                return await self._hint(table, seen, view)

    async def _hint(self, table: str, seen: Sighting, view: View) -> Any:
        if not seen.hints:
            raise Refused("no-hints", "this table plays without hints")
        if view.viewer not in view.to_act:
            raise Refused("not-your-turn", "the game does not wait for this seat")
        try:
            options = await self.thinkers.hint(table, view.board.id, view)
        except ThinkingFailed as error:
            raise Refused("no-hint", str(error)) from None
        return {"version": seen.version, "options": options}


def tickets(view: View) -> list[dict[str, str]]:
    """What has become of the viewer's tickets, as far as the viewer can know."""
    return [{"ticket": ticket, "state": state} for ticket, state in prospects(view).items()]


def payments(view: View, move: str) -> list[dict[str, Any]]:
    """Every way to pay for something before it is claimed."""
    try:
        return payment_options(view, move)
    except NothingToPay as error:
        raise Refused("nothing-to-pay", str(error)) from None
    except GameError as error:
        raise Refused("illegal", str(error)) from None
