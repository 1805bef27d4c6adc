"""Paths on the map: what it still takes to connect two cities."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from heapq import heappop, heappush

from whistlestop.boards.model import Board, Route
from whistlestop.engine.actions import TOGETHER
from whistlestop.game import View

Place = tuple[int, int]
"""A city, and how many routes of others were borrowed to get there."""


@dataclass(frozen=True, slots=True)
class Way:
    """A path between two cities, leaving out the player's own routes."""

    routes: tuple[int, ...]
    """The routes still to be claimed, from one end to the other."""
    spaces: int
    borrowed: tuple[int, ...] = ()
    """Other players' routes that stations would have to borrow."""


def pieces_left(view: View, player: int) -> int:
    """Trains and ships together; before they are chosen, the number to be chosen."""
    left = view.reader.trains(player) + view.reader.ships(player)
    if left == 0 and view.phase in TOGETHER:
        return view.board.rules.choose_pieces
    return left


def length(route: Route) -> int:
    """The usual weight of a route."""
    return route.length


class Ways:
    """The map as one player can still use it. Own routes are free, open ones cost their weight."""

    __slots__ = ("_borrowed", "_costs", "_roads", "_stations", "board")

    def __init__(self, view: View, player: int, weigh: Callable[[Route], int] = length) -> None:
        self.board: Board = view.board
        own = set(view.reader.owned(player))
        barred = set(view.reader.barred(player))
        most = pieces_left(view, player)
        self._stations = self.board.rules.stations
        self._borrowed = {
            route
            for other in range(view.players)
            if other != player and self._stations
            for route in view.reader.owned(other)
        }
        self._costs: dict[int, int] = {}
        self._roads: list[list[tuple[int, int]]] = [[] for _ in self.board.cities]
        for i, route in enumerate(self.board.routes):
            if i in own or i in self._borrowed:
                self._costs[i] = 0
            elif i not in barred and route.length <= most:
                self._costs[i] = weigh(route)
            else:
                continue
            self._roads[route.a].append((route.b, i))
            self._roads[route.b].append((route.a, i))
        self._costs |= dict.fromkeys(own, 0)

    def find(
        self, a: int, b: int, free: Collection[int] = (), stations: bool = False
    ) -> Way | None:
        """The cheapest path, or None. `free` routes cost nothing; stations may borrow routes.

        The number of borrowed routes is limited by the player's stations, built or not.
        """
        _, came, end = self._explore(a, b, free, self._stations if stations else 0)
        return self._trace(end, came, free) if end is not None else None

    def costs_from(self, start: int) -> dict[int, int]:
        """What it costs to reach each city, using own and open routes only."""
        best, _, _ = self._explore(start, None, (), 0)
        return {city: cost for (city, _), cost in best.items()}

    def _explore(
        self, start: int, goal: int | None, free: Collection[int], most: int
    ) -> tuple[dict[Place, int], dict[Place, tuple[int, int, int]], Place | None]:
        """Dijkstra: the cost of each place reached, how it was reached, and the goal if it was."""
        heap = [(0, 0, start)]
        best = {(start, 0): 0}
        came: dict[Place, tuple[int, int, int]] = {}
        while heap:
            cost, borrowed, city = heappop(heap)
            if city == goal:
                return best, came, (city, borrowed)
            if cost > best[city, borrowed]:
                continue
            for other, route in self._roads[city]:
                now = borrowed + (route in self._borrowed)
                if now > most:
                    continue
                total = cost if route in free else cost + self._costs[route]
                if total < best.get((other, now), 1 << 30):
                    best[other, now] = total
                    came[other, now] = (city, borrowed, route)
                    heappush(heap, (total, now, other))
        return best, came, None

    def _trace(
        self,
        at: Place,
        came: dict[Place, tuple[int, int, int]],
        free: Collection[int],
    ) -> Way:
        routes, borrowed = [], []
        while at in came:
            city, before, route = came[at]
            if route in self._borrowed:
                borrowed.append(route)
            elif self._costs[route] and route not in free:
                routes.append(route)
            at = (city, before)
        spaces = sum(self.board.routes[route].length for route in routes)
        return Way(tuple(reversed(routes)), spaces, tuple(borrowed))
