"""Which tickets a route completes, and which one it is on the way of."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whistlestop.boards.model import Ticket
from whistlestop.game import View
from whistlestop.game.paths import shortest_path


def completed_by(view: View, owned: Collection[int], route: int) -> list[int]:
    """The viewer's tickets that are connected with a route, but not without it."""
    return [
        t
        for t in view.reader.held(view.viewer or 0)
        if _way(view, view.board.tickets[t], owned, owned) is None
        and _way(view, view.board.tickets[t], [*owned, route], owned) is not None
    ]


def planned_path(
    view: View, usable: Collection[int], owned: Collection[int]
) -> tuple[int, list[int]] | None:
    """The most valuable open ticket that these routes complete, and those not owned yet."""
    tickets = view.board.tickets
    for t in sorted(view.reader.held(view.viewer or 0), key=lambda t: -tickets[t].points):
        way = [r for r in _way(view, tickets[t], usable, owned) or () if r not in owned]
        if way:
            return t, way
    return None


def ticket_served(
    view: View, usable: Collection[int], owned: Collection[int], route: int
) -> int | None:
    """The most valuable ticket whose path over these routes needs one that is not owned yet."""
    tickets = view.board.tickets
    for t in sorted(view.reader.held(view.viewer or 0), key=lambda t: -tickets[t].points):
        if route in (_way(view, tickets[t], usable, owned) or ()):
            return t
    return None


def _way(
    view: View, ticket: Ticket, usable: Collection[int], owned: Collection[int]
) -> tuple[int, ...] | None:
    """The routes of a path with the fewest spaces still to claim; None if there is no path."""
    routes, mine = view.board.routes, set(owned)

    def edges(city: int) -> Iterator[tuple[int, int, int]]:
        for r in usable:
            if city in (routes[r].a, routes[r].b):
                there = routes[r].b if routes[r].a == city else routes[r].a
                yield 0 if r in mine else routes[r].length, r, there

    found = shortest_path(ticket.a, lambda city: city == ticket.b, edges)
    return None if found is None else found[1]
