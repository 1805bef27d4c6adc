"""The style that fills its hand with tickets at the beginning, and then joins them all."""

from __future__ import annotations

from whistlestop.boards.model import Route
from whistlestop.bots.plan import (
    Plan,
    choose_tickets,
    offered,
    plan_tickets,
    tickets_of,
    weigh,
)
from whistlestop.bots.seat import Seat
from whistlestop.bots.ways import Ways, pieces_left
from whistlestop.bots.yardstick import Yardstick, all_pieces, planned_claim, spare_claim
from whistlestop.engine import layout as L
from whistlestop.game import View
from whistlestop.game.look import bits

APPETITE = 0.15
"""Tickets it wants to hold at the beginning, as a share of the pieces."""
FULL = 0.45
"""It is full as soon as its tickets take this share of the pieces: others end the game early."""
AGAIN = 1 / 3
"""When all are joined it draws again with at least this share of the pieces left."""

CLAIM = 8
"""The turn of a claim in the measure of `weigh`: as much as the two cards it could have drawn."""


class HungryBot(Yardstick):
    """Draws tickets before anything else, and keeps what fits together."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """What gives most and can be joined together before it is too full; else the best."""
        ways = Ways(view, player, turns)
        on_offer, held = offered(view, player), tickets_of(view, player)
        tickets = view.board.tickets
        room = FULL * pieces_left(view, player)
        fitting = []
        for mask in masks:
            kept = [on_offer[i] for i in bits(mask)]
            plan = plan_tickets(ways, view, player, held + kept)
            if plan.spaces <= room and not plan.lost.intersection(kept):
                gain = sum(tickets[t].points for t in kept) - plan.spaces
                fitting.append((gain, len(kept), mask))
        return max(fitting)[2] if fitting else choose_tickets(view, player, masks)

    def plan(self, view: View, player: int) -> Plan:
        """All tickets at once, each using what the others build."""
        ways = Ways(view, player, turns)
        return plan_tickets(ways, view, player, tickets_of(view, player))

    def wants_tickets(self, seat: Seat) -> bool:
        """Until it is full, before the first claim; and again when all are joined."""
        whole = all_pieces(seat)
        if seat.pieces < whole:
            return not seat.plan.worth and seat.pieces >= AGAIN * whole
        held = seat.data[L.TICKET_COUNT + seat.player]
        return held < APPETITE * whole and seat.plan.spaces < FULL * whole

    def claim(self, seat: Seat, claims: list[int]) -> int | None:
        """What serves the tickets most; points only when they are settled."""
        return planned_claim(seat, claims) if seat.plan.worth else spare_claim(seat, claims)


def turns(route: Route) -> int:
    """What a route costs in turns: many tickets leave no time for many small routes."""
    return weigh(route) + CLAIM
