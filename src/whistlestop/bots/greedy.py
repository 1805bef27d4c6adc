"""The bot that takes the points it can get now, and else the cards it needs most."""

from __future__ import annotations

from whistlestop.bots.building import best_claim
from whistlestop.bots.plan import Plan, choose_tickets, plan_for
from whistlestop.bots.seat import Seat
from whistlestop.bots.steps import draw
from whistlestop.bots.yardstick import Yardstick, all_pieces, build_or_exchange, harbour_to_build
from whistlestop.engine import layout as L
from whistlestop.game import View

TICKETS_WHILE = 0.4
"""New tickets are drawn only with at least this share of the pieces left."""


class GreedyBot(Yardstick):
    """Looks one move ahead: claims what gives most, and collects for its tickets."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """Those that are worth most together."""
        return choose_tickets(view, player, masks)

    def plan(self, view: View, player: int) -> Plan:
        """The cheapest network for its tickets."""
        return plan_for(view, player)

    def wants_tickets(self, seat: Seat) -> bool:
        """All tickets settled, and pieces enough for more."""
        enough = seat.pieces >= TICKETS_WHILE * all_pieces(seat)
        return not seat.plan.worth and not seat.ending and enough

    def claim(self, seat: Seat, claims: list[int]) -> int | None:
        """What gives most now."""
        return best_claim(seat, claims, False)

    def turn(self, seat: Seat, actions: list[int]) -> int:
        """What gives points now, else what prepares most: tickets come last."""
        harbour = harbour_to_build(seat, [a for a in actions if L.A_HARBOUR <= a < L.A_TO_SHIPS])
        if harbour is not None:
            return harbour
        cards = [a for a in actions if a < L.A_TICKETS]
        claim = best_claim(seat, [a for a in actions if L.A_CLAIM <= a < L.A_STATION], not cards)
        if claim is not None:
            return claim
        other = build_or_exchange(seat, actions)
        if other is not None:
            return other
        if L.A_TICKETS in actions and (not cards or self.wants_tickets(seat)):
            return L.A_TICKETS
        return draw(seat, cards) if cards else min(actions)
