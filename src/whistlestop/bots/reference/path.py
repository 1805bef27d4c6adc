"""The style that completes one ticket at a time by the shortest path, then takes the next."""

from __future__ import annotations

from dataclasses import replace

from whistlestop.bots.reference.bot import (
    ReferenceBot,
    all_pieces,
    fewest_alone,
    planned_claim,
    spare_claim,
)
from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.plan import Plan, plan_tickets
from whistlestop.bots.reference.ways import Ways
from whistlestop.game import View

TICKETS_WHILE = 1 / 3
"""It draws another ticket with at least this share of the pieces left."""


class PathBot(ReferenceBot):
    """Never looks at more than one ticket."""

    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """As few as allowed, those with the shortest paths."""
        return fewest_alone(view, player, masks, lambda ticket, spaces: -spaces)

    def plan(self, view: View, player: int) -> Plan:
        """The shortest path of the ticket that is closest to completion.

        Each claim on it brings it even closer, so the bot sticks with a ticket to the end without
        having to remember which one it was.
        """
        ways = Ways(view, player)
        held = view.reader.held(player)
        alone = {t: plan_tickets(ways, view, player, [t]) for t in held}
        done = frozenset(t for t in held if alone[t].done)
        lost = frozenset(t for t in held if alone[t].lost)
        possible = [t for t in held if t not in done | lost]
        if possible:
            plan = alone[min(possible, key=lambda t: (alone[t].spaces, t))]
        else:
            plan = plan_tickets(ways, view, player, [])
        return replace(plan, done=done, lost=lost)

    def wants_tickets(self, ctx: TurnContext) -> bool:
        """When the last ticket is settled."""
        return not ctx.plan.worth and ctx.pieces >= TICKETS_WHILE * all_pieces(ctx)

    def claim(self, ctx: TurnContext, claims: list[int]) -> int | None:
        """A route on the path; without a ticket, points."""
        return planned_claim(ctx, claims) if ctx.plan.worth else spare_claim(ctx, claims)
