"""What each ticket takes on the empty board, alone and beside another."""

from __future__ import annotations

from array import array
from functools import lru_cache

import cython

from whistlestop.bots.planner.shortest_path import shortest
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.engine.tables import Tables


def doubles(numbers: list[float]) -> memoryview[float]:
    """Numbers as compiled code reads them."""
    return memoryview(array("d", numbers))


@cython.final
@cython.cclass
class TicketMap:
    """The spaces of each ticket, and those that two tickets share. Threads may share it."""

    def __init__(self, tables: Tables) -> None:
        n: cython.int = tables.tickets
        i: cython.int
        j: cython.int
        gain: cython.int
        me: PlannerState = PlannerState(tables, 0, weights_for(tables.board, 2))
        self.spaces = memoryview(array("i", [0] * n))
        self.shared = doubles([0.0] * (n * n))
        self.price(me, tables)
        for i in range(n):
            self.spaces[i] = shortest(me, tables.ticket_a[i], tables.ticket_b[i])
        for i in range(n):
            self.price(me, tables)
            if self.spaces[i] == NEVER:
                continue
            shortest(me, tables.ticket_a[i], tables.ticket_b[i])
            free_path(me, tables.ticket_a[i], tables.ticket_b[i])
            for j in range(n):
                if j != i and self.spaces[j] < NEVER:
                    gain = self.spaces[j] - shortest(me, tables.ticket_a[j], tables.ticket_b[j])
                    # The cheapest path of either may be one of several, so take the mean.
                    self.shared[i * n + j] += gain / 2.0
                    self.shared[j * n + i] += gain / 2.0

    def price(self, me: PlannerState, tables: Tables) -> None:
        """Let each route cost its spaces."""
        r: cython.int
        for r in range(tables.routes):
            me.cost[r] = tables.route_length[r]


def free_path(me: PlannerState, a: cython.int, b: cython.int) -> None:
    """Let the routes of the path just found cost nothing."""
    while b != a:
        me.cost[me.prev_route[b]] = 0
        b = me.prev_city[b]


@lru_cache(maxsize=16)
def ticket_map(tables: Tables) -> TicketMap:
    """The map of a board, worked out once."""
    return TicketMap(tables)
