"""One move, perhaps compared with another one that was made instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from whistlestop.analysis.connections import completed_by, ticket_served
from whistlestop.analysis.reasons.knowledge import Knowledge, route_of
from whistlestop.engine import actions as A

Reason = dict[str, Any]
"""A `kind`, and the quantities that it rests on."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move to give reasons for: on its own, or compared with the move that was made instead."""

    know: Knowledge
    action: int
    instead: int | None = None

    @property
    def compared(self) -> bool:
        """Whether there is a move to compare with."""
        return self.instead is not None

    def completes(self, action: int | None) -> list[int]:
        """The tickets that an action completes."""
        route = route_of(action)
        return [] if route is None else completed_by(self.know.view, self.know.owned, route)

    def ticket_of(self, action: int | None) -> int | None:
        """The most valuable ticket of the plan that an action claims a route for."""
        route, know = route_of(action), self.know
        if route is None:
            return None
        return ticket_served(know.view, [*know.owned, *know.planned], know.owned, route)

    def points(self, action: int | None) -> int:
        """What an action scores at once for a route."""
        route = route_of(action)
        if route is None:
            return 0
        board = self.know.board
        return board.rules.route_points[board.routes[route].length - 1]

    def advances(self, action: int | None) -> bool:
        """Whether an action brings the plan forward: a claim for a ticket, or a card it lacks."""
        if action is None:
            return False
        if action in A.CLAIM:
            return self.ticket_of(action) is not None or bool(self.completes(action))
        return self.know.goal_for(action) is not None
