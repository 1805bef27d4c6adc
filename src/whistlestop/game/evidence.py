"""Why a score is what it is: the routes behind the longest path, the stations and the tickets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from heapq import heappop, heappush
from typing import Any

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.scores import Score, score_state, tie_of

Edge = tuple[int, int]
"""A route by index, and the city that it leads to."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What can be pointed at on the board, for one player."""

    longest_routes: tuple[str, ...]
    """One longest path (C16), route after route."""
    lent: tuple[tuple[str, str], ...]
    """The stations that help, by city, and the route of another that each uses (EU-11)."""
    ways: dict[str, tuple[str, ...]]
    """For each ticket done, the routes of a shortest way between its cities (C15)."""
    tie: dict[str, str]
    """What parted this player from others with as many points; see `tie_of`."""


def evidence(state: State, tables: Tables) -> tuple[Evidence, ...]:
    """The evidence for all players, as if the game ended here."""
    board: Board = tables.board
    scorer = Scorer()
    scorer.score(state, tables)
    seats = state.data[L.SEATS]
    rows = [[scorer.parts[p * L.PARTS + i] for i in range(L.PARTS)] for p in range(seats)]
    found = []
    for score in score_state(state, tables):
        p = score.player
        lent = lent_routes(state, scorer, p)
        found.append(
            Evidence(
                longest_routes=_ids(board, longest_trail(state, tables, p)),
                lent=tuple((board.cities[c].id, board.routes[r].id) for c, r in lent),
                ways=ways_of(board, owned(state, p) + [r for _, r in lent], score.done),
                tie=tie_of(board, rows, p),
            )
        )
    return tuple(found)


def score_facts(state: State, tables: Tables) -> list[dict[str, Any]]:
    """Scores with their evidence, as plain values."""
    scores = score_state(state, tables)
    return [_facts(score, one) for score, one in zip(scores, evidence(state, tables), strict=True)]


def _facts(score: Score, found: Evidence) -> dict[str, Any]:
    lent = [{"city": city, "route": route} for city, route in found.lent]
    return asdict(score) | asdict(found) | {"lent": lent}


def owned(state: State, player: int) -> list[int]:
    """A player's routes, by index."""
    return _bits(state, L.OWNED + player * L.ROUTE_WORDS, L.ROUTE_WORDS)


def lent_routes(state: State, scorer: Scorer, player: int) -> list[tuple[int, int]]:
    """City and route of each station that helps; `scorer` has scored the state."""
    # The engine chooses for the stations in the order of their cities.
    cities = _bits(state, L.STATIONS + player * L.CITY_WORDS, L.CITY_WORDS)
    chosen = scorer.lent[player * 8 : player * 8 + len(cities)]
    return [(c, r) for c, r in zip(cities, chosen, strict=True) if r != L.NONE]


def longest_trail(state: State, tables: Tables, player: int) -> list[int]:
    """The routes of one longest path in their order, by index.

    A route without which the path is as long is left out, one after the other: what remains at
    the end is one path and nothing else.
    """
    trial, scorer = state.copy(), Scorer()
    longest = scorer.path(trial, tables, player)
    start = (L.OWNED + player * L.ROUTE_WORDS) * 8
    kept = []
    for route in owned(state, player):
        trial.data[start + route // 8] ^= 1 << route % 8
        if scorer.path(trial, tables, player) < longest:
            trial.data[start + route // 8] ^= 1 << route % 8
            kept.append(route)
    return _in_order(tables.board, kept)


def _in_order(board: Board, routes: list[int]) -> list[int]:
    """Routes that make one trail, as it runs (Hierholzer)."""
    at = _edges(board, routes)
    odd = [city for city in sorted(at) if len(at[city]) % 2]
    if not routes:
        return []
    stack: list[Edge] = [(-1, (odd or sorted(at))[0])]
    used: set[int] = set()
    trail: list[int] = []
    while stack:
        route, city = stack[-1]
        if (way := next((e for e in at[city] if e[0] not in used), None)) is not None:
            used.add(way[0])
            stack.append(way)
        else:
            stack.pop()
            if route >= 0:
                trail.append(route)
    return trail


def ways_of(board: Board, routes: list[int], done: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The routes of a shortest way for each ticket that these routes do."""
    edges, by_id = _edges(board, routes), {ticket.id: ticket for ticket in board.tickets}
    ways = {}
    for id_ in done:
        ticket = by_id[id_]
        ways[id_] = _ids(board, _way(board, edges, ticket.a, ticket.b))
    return ways


def _way(board: Board, edges: dict[int, list[Edge]], start: int, goal: int) -> list[int]:
    queue: list[tuple[int, list[int], int]] = [(0, [], start)]
    seen: set[int] = set()
    while queue:
        length, routes, city = heappop(queue)
        if city == goal:
            return routes
        if city in seen:
            continue
        seen.add(city)
        for route, there in edges.get(city, ()):
            heappush(queue, (length + board.routes[route].length, [*routes, route], there))
    raise AssertionError("a ticket that is done has a way")


def _edges(board: Board, routes: Iterable[int]) -> dict[int, list[Edge]]:
    edges: dict[int, list[Edge]] = {}
    for route in sorted(set(routes)):
        a, b = board.routes[route].a, board.routes[route].b
        edges.setdefault(a, []).append((route, b))
        edges.setdefault(b, []).append((route, a))
    return edges


def _ids(board: Board, routes: Iterable[int]) -> tuple[str, ...]:
    return tuple(board.routes[route].id for route in routes)


def _bits(state: State, place: int, words: int) -> list[int]:
    mask = int.from_bytes(state.data[place * 8 : (place + words) * 8], "little")
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
