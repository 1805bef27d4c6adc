"""Scores: every part counted again in the simplest way (C15, EU-11 to EU-13, GL-15, NY-6, NO-9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from whistlestop.engine import layout as L
from whistlestop.game import Score

from .offsets import AT
from .sheet import Sheet, bits, cities_in, routes_in, short, tickets_in


def score_violations(sheet: Sheet, data: bytes | bytearray, scores: Sequence[Score]) -> list[str]:
    """What is wrong with the scores of a state."""
    found: list[str] = []
    data = bytes(data)
    for score in scores:
        found += [f"player {score.player}: {text}" for text in _one(sheet, data, score)]
    found += _bonuses(sheet, scores)
    found += _ranks(scores)
    return found


def _one(sheet: Sheet, data: bytes, score: Score) -> Iterator[str]:
    board, player, parts = sheet.board, score.player, score.parts
    mine = [board.routes[i] for i in bits(routes_in(data, AT.owned, player))]
    if sum(parts.values()) != score.total:
        yield f"the parts {parts} do not add up to {score.total}"
    if parts["routes"] != sum(sheet.rules.route_points[r.length - 1] for r in mine):
        yield f"{parts['routes']} points for routes"
    yield from _tickets(sheet, data, score, [(r.a, r.b) for r in mine])
    touched = {city for r in mine for city in (r.a, r.b)}
    if parts.get("attractions", 0) != sum(board.cities[c].points for c in touched):
        yield f"{parts['attractions']} points for attractions"
    left = data[AT.stations_left + player]
    if parts.get("stations", 0) != left * sheet.rules.station_points:
        yield f"{parts['stations']} points for {left} stations"
    if parts.get("festivals", 0) != _festivals(sheet, data, player):
        yield f"{parts['festivals']} points for festivals"
    if parts.get("harbours", 0) != _harbours(sheet, data, score):
        yield f"{parts['harbours']} points for harbours"
    if parts.get("exchange", 0) != -short(data, AT.exchanged + player):
        yield f"{parts['exchange']} points for exchanges"
    longest = max((r.length for r in mine), default=0)
    if not longest <= score.longest_path <= sum(r.length for r in mine):
        yield f"a longest path of {score.longest_path}"


def _tickets(
    sheet: Sheet, data: bytes, score: Score, roads: list[tuple[int, int]]
) -> Iterator[str]:
    """With borrowed routes, exactly the tickets counted as completed are (C15, EU-11)."""
    board, player = sheet.board, score.player
    held = bits(tickets_in(data, AT.tickets, player))
    routes = {r.id: i for i, r in enumerate(board.routes)}
    lent = [routes[name] for name in score.lent]
    stations = bits(cities_in(data, AT.stations, player))
    theirs = sum(routes_in(data, AT.owned, p) for p in range(data[AT.players]) if p != player)
    if not _lendable(sheet, lent, stations) or any(not theirs >> i & 1 for i in lent):
        yield f"stations cannot lend {score.lent}"
    group = joined(roads + [(board.routes[i].a, board.routes[i].b) for i in lent])
    done = [t for t in held if _together(group, board.tickets[t].a, board.tickets[t].b)]
    if score.done != tuple(board.tickets[t].id for t in done):
        yield f"tickets done: {score.done}"
    if set(score.missed) != {board.tickets[t].id for t in held if t not in done}:
        yield f"tickets missed: {score.missed}"
    points = sum(board.tickets[t].points for t in done)
    missed = sum(board.tickets[t].points for t in held) - points
    if (score.parts["tickets"], score.parts["missed tickets"]) != (points, -missed):
        yield f"{score.parts['tickets']} and {score.parts['missed tickets']} points for tickets"


def joined(roads: Iterable[tuple[int, int]]) -> dict[int, set[int]]:
    """For every city, the cities it is connected to."""
    group: dict[int, set[int]] = {}
    for a, b in roads:
        union = group.get(a, {a}) | group.get(b, {b})
        for city in union:
            group[city] = union
    return group


def _together(group: dict[int, set[int]], a: int, b: int) -> bool:
    return b in group.get(a, ())


def _lendable(sheet: Sheet, lent: list[int], stations: list[int]) -> bool:
    """Whether each route can have its own station at one of its ends."""
    if not lent:
        return True
    route = sheet.board.routes[lent[0]]
    return any(
        _lendable(sheet, lent[1:], [s for s in stations if s != city])
        for city in stations
        if city in (route.a, route.b)
    )


def _festivals(sheet: Sheet, data: bytes, player: int) -> int:
    points = 0
    for i, festival in enumerate(sheet.board.festivals):
        n = data[AT.taken + player * L.SETS + i]
        points += festival.values[min(n, len(festival.values)) - 1] if n else 0
    return points


def _harbours(sheet: Sheet, data: bytes, score: Score) -> int:
    rules, board = sheet.rules, sheet.board
    if not rules.harbours:
        return 0
    points = data[AT.harbours_left + score.player] * rules.harbour_unbuilt_points
    ends = [{t.a, t.b} for t in board.tickets if t.id in score.done]
    for city in bits(cities_in(data, AT.harbours, score.player)):
        n = sum(city in pair for pair in ends)
        points += rules.harbour_points[min(n, len(rules.harbour_points) - 1)]
    return points


def _bonuses(sheet: Sheet, scores: Sequence[Score]) -> Iterator[str]:
    for part, points, measure in (
        ("longest path", sheet.rules.longest_path_points, [s.longest_path for s in scores]),
        ("most tickets", sheet.rules.most_tickets_points, [len(s.done) for s in scores]),
    ):
        for score, n in zip(scores, measure, strict=True):
            expected = points if n and n == max(measure) else 0
            if score.parts.get(part, 0) != expected:
                yield f"player {score.player} gets {score.parts[part]} for the {part}"


def _ranks(scores: Sequence[Score]) -> Iterator[str]:
    ranks = sorted(s.rank for s in scores)
    if any(rank != ranks.index(rank) + 1 for rank in ranks):
        yield f"ranks {ranks}"
    for a in scores:
        if a.won != (a.rank == 1):
            yield f"player {a.player} with rank {a.rank} has won: {a.won}"
        for b in scores:
            if a.total > b.total and a.rank >= b.rank:
                yield f"player {a.player} has more points than {b.player} but does not rank above"
        rivals = [b for b in scores if b is not a and b.total == a.total]
        if bool(rivals) != bool(a.tie_break):
            yield f"player {a.player}: {len(rivals)} rivals, tie-break '{a.tie_break}'"
