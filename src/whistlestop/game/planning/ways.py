"""How far a player's tickets are from completion, and which routes bring them nearer."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from whistlestop.boards.model import Board, Ticket
from whistlestop.engine.reader import StateReader
from whistlestop.game.outlook import Network

DETOUR = 1
"""A route helps a ticket if a path through it is at most this much longer than the shortest."""
FAR = 10_000
"""Farther than any path."""


class Ways:
    """The routes a player owns or may still claim, and what each costs in pieces."""

    def __init__(self, reader: StateReader, player: int) -> None:
        board: Board = reader.board
        self.board = board
        owned, barred = set(reader.owned(player)), set(reader.barred(player))
        self.cost: list[int] = [
            0 if i in owned else FAR if i in barred else route.length
            for i, route in enumerate(board.routes)
        ]
        self._at: list[list[tuple[int, int]]] = [[] for _ in board.cities]
        for i, route in enumerate(board.routes):
            if self.cost[i] < FAR:
                self._at[route.a].append((i, route.b))
                self._at[route.b].append((i, route.a))

    def distances(self, start: int) -> list[int]:
        """The pieces needed from a city to every other."""
        return self._search(start)[0]

    def claims(self, ticket: Ticket) -> list[int] | None:
        """The routes to claim on a shortest path, in order; None if there is no path."""
        far, came = self._search(ticket.a)
        if far[ticket.b] >= FAR:
            return None
        found, city = [], ticket.b
        while city != ticket.a:
            route, city = came[city]
            if self.cost[route]:
                found.append(route)
        return found[::-1]

    def _search(self, start: int) -> tuple[list[int], list[tuple[int, int]]]:
        far = [FAR] * len(self._at)
        came = [(-1, -1)] * len(self._at)
        far[start] = 0
        heap = [(0, start)]
        while heap:
            length, city = heappop(heap)
            if length > far[city]:
                continue
            for route, there in self._at[city]:
                if length + self.cost[route] < far[there]:
                    far[there] = length + self.cost[route]
                    came[there] = (route, city)
                    heappush(heap, (far[there], there))
        return far, came

    def helping(self, ticket: Ticket) -> dict[int, int]:
        """The free routes on a path hardly longer than the shortest, and what is left after them.

        What is left is in pieces; a route helps only if it leaves less.
        """
        there, back = self.distances(ticket.a), self.distances(ticket.b)
        least = there[ticket.b]
        found: dict[int, int] = {}
        if not 0 < least < FAR:
            return found
        for i, route in enumerate(self.board.routes):
            left = min(there[route.a] + back[route.b], there[route.b] + back[route.a])
            if 0 < self.cost[i] < FAR and left < least and left + self.cost[i] <= least + DETOUR:
                found[i] = left
        return found


def joined_claims(
    ways: Ways, network: Network, tickets: Iterable[int]
) -> tuple[list[int], list[int]]:
    """The routes for all of some tickets together, the nearest first, and the lost tickets.

    From then on, `ways` counts these routes as owned, so a further ticket adds only what it adds.
    """
    board = ways.board
    found: list[int] = []
    lost: list[int] = []
    waiting = list(tickets)
    while waiting:
        each = {ticket: ways.claims(board.tickets[ticket]) for ticket in waiting}
        near = [(sum(ways.cost[i] for i in way), t) for t, way in each.items() if way is not None]
        if not near:
            break
        _, ticket = min(near)
        waiting.remove(ticket)
        take(ways, found, each[ticket] or [])
    for ticket in waiting:  # reached only with stations, if at all
        way = network.way(board.tickets[ticket])
        if way is None:
            lost.append(ticket)
        else:
            take(ways, found, [i for i in way.routes if ways.cost[i]])
    return found, lost


def take(ways: Ways, found: list[int], claims: Iterable[int]) -> None:
    """Count routes as owned."""
    for route in claims:
        found.append(route)
        ways.cost[route] = 0
