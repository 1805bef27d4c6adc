"""The evidence for a score: the routes behind the longest path, the stations and the tickets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from whistlestop.boards.model import Board, Ticket
from whistlestop.engine.fields import span
from whistlestop.engine.reader import StateReader
from whistlestop.engine.score_reader import ScoreReader
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.paths import shortest_path
from whistlestop.game.scores import read_scores, tie_of

Edge = tuple[int, int]
"""A route by index, and the city it leads to."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What can be shown on the board for one player's score."""

    longest_routes: tuple[str, ...]
    """One longest path (C16), route by route."""
    lent: tuple[tuple[str, str], ...]
    """The stations that help, by city, and the route each borrows (EU-11)."""
    ways: dict[str, tuple[str, ...]]
    """For each completed ticket, the routes of a shortest path between its cities (C15)."""
    tie: dict[str, str]
    """What broke a tie with other players; see `tie_of`."""


def evidence(state: State, tables: Tables) -> tuple[Evidence, ...]:
    """The evidence for all players, as if the game ended here."""
    return _evidence(ScoreReader(state, tables))


def score_facts(state: State, tables: Tables) -> list[dict[str, Any]]:
    """Scores and their evidence, as plain values."""
    found = ScoreReader(state, tables)
    return [
        asdict(score)
        | asdict(one)
        | {"lent": [{"city": city, "route": route} for city, route in one.lent]}
        for score, one in zip(read_scores(found), _evidence(found), strict=True)
    ]


def _evidence(found: ScoreReader) -> tuple[Evidence, ...]:
    state, tables = found.state, found.tables
    board: Board = tables.board
    reader = StateReader(board, state.data)
    evidences = []
    for p in range(found.players):
        lent = _lent_routes(reader, found, p)
        done = [board.tickets[ticket] for ticket in found.done(p)]
        evidences.append(
            Evidence(
                longest_routes=_ids(board, longest_trail(state, tables, p)),
                lent=tuple((board.cities[c].id, board.routes[r].id) for c, r in lent),
                ways=_ways_of(board, reader.owned(p) + [r for _, r in lent], done),
                tie=tie_of(board, found.rows, p),
            )
        )
    return tuple(evidences)


def _lent_routes(reader: StateReader, found: ScoreReader, player: int) -> list[tuple[int, int]]:
    """The city and the route of each station that helps."""
    cities = reader.bits("stations", player)
    chosen = zip(cities, found.borrowed(player), strict=False)
    return [(city, route) for city, route in chosen if route is not None]


def longest_trail(state: State, tables: Tables, player: int) -> list[int]:
    """The routes of one longest path in order, by index.

    Routes that the longest path can do without are dropped one by one until only one path remains.
    """
    trial, scorer = state.copy(), Scorer()
    longest = scorer.path(trial, tables, player)
    start = span("owned", player).start
    kept = []
    for route in StateReader(tables.board, state.data).owned(player):
        trial.data[start + route // 8] ^= 1 << route % 8
        if scorer.path(trial, tables, player) < longest:
            trial.data[start + route // 8] ^= 1 << route % 8
            kept.append(route)
    return _in_order(tables.board, kept)


def _in_order(board: Board, routes: list[int]) -> list[int]:
    """Put the routes of one trail in order (Hierholzer)."""
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


def _ways_of(board: Board, routes: list[int], done: Iterable[Ticket]) -> dict[str, tuple[str, ...]]:
    """The routes of a shortest path for each ticket that these routes complete."""
    edges = _edges(board, routes)
    return {t.id: _ids(board, _way(board, edges, t.a, t.b)) for t in done}


def _way(board: Board, edges: dict[int, list[Edge]], start: int, goal: int) -> tuple[int, ...]:
    def onward(city: int) -> Iterator[tuple[int, int, int]]:
        for route, there in edges.get(city, ()):
            yield board.routes[route].length, route, there

    found = shortest_path(start, lambda city: city == goal, onward)
    assert found is not None, "a completed ticket has a path"
    return found[1]


def _edges(board: Board, routes: Iterable[int]) -> dict[int, list[Edge]]:
    edges: dict[int, list[Edge]] = {}
    for route in sorted(set(routes)):
        a, b = board.routes[route].a, board.routes[route].b
        edges.setdefault(a, []).append((route, b))
        edges.setdefault(b, []).append((route, a))
    return edges


def _ids(board: Board, routes: Iterable[int]) -> tuple[str, ...]:
    return tuple(board.routes[route].id for route in routes)
