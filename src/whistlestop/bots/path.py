"""The style that joins one ticket at a time, by the shortest path, and then takes the next."""

from __future__ import annotations

from dataclasses import replace

from whistlestop.bots.plan import Plan, plan_tickets, tickets_of
from whistlestop.bots.seat import Seat
from whistlestop.bots.ways import Ways
from whistlestop.bots.yardstick import (
    Yardstick,
    all_pieces,
    fewest_alone,
    planned_claim,
    spare_claim,
)
from whistlestop.game import View

TICKETS_WHILE = 1 / 3
"""Another ticket is drawn with at least this share of the pieces left."""


class PathBot(Yardstick):
    """Never looks at more than one ticket."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """As few as allowed, those with the shortest paths."""
        return fewest_alone(view, player, masks, lambda ticket, spaces: -spaces)

    def plan(self, view: View, player: int) -> Plan:
        """The shortest path of the ticket that lacks least.

        Each claim on it brings it further in front, so the bot stays with a ticket to its end
        without having to remember which it was.
        """
        ways = Ways(view, player)
        held = tickets_of(view, player)
        alone = {t: plan_tickets(ways, view, player, [t]) for t in held}
        done = frozenset(t for t in held if alone[t].done)
        lost = frozenset(t for t in held if alone[t].lost)
        possible = [t for t in held if t not in done | lost]
        if possible:
            plan = alone[min(possible, key=lambda t: (alone[t].spaces, t))]
        else:
            plan = plan_tickets(ways, view, player, [])
        return replace(plan, done=done, lost=lost)

    def wants_tickets(self, seat: Seat) -> bool:
        """When the last ticket is settled."""
        return not seat.plan.worth and seat.pieces >= TICKETS_WHILE * all_pieces(seat)

    def claim(self, seat: Seat, claims: list[int]) -> int | None:
        """A route of the path; without a ticket, points."""
        return planned_claim(seat, claims) if seat.plan.worth else spare_claim(seat, claims)
