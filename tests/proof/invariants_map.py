"""The map: routes, doubles, pieces, points, stations, harbours (C9, C10, EU-10, GL-3, GL-11)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L

from .sheet import Sheet, bits, cities_in, routes_in, short

_BEFORE_PIECES = (L.OPENING, L.PIECES)


def map_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with what has been built."""
    owned = [routes_in(data, L.OWNED, p) for p in range(L.PLAYERS)]
    yield from _owners(sheet, data, owned)
    yield from _barred(sheet, data, owned)
    for player in range(data[L.SEATS]):
        yield from _pieces(sheet, data, player, owned[player])
    yield from _buildings(sheet, data, owned)
    if any(short(data, L.EXCHANGED + p) for p in range(data[L.SEATS], L.PLAYERS)):
        yield "players who are not there have exchanged pieces"
    for field in (L.TRAINS, L.SHIPS, L.BOX_TRAINS, L.BOX_SHIPS, L.STATIONS_LEFT, L.HARBOURS_LEFT):
        if any(data[field + data[L.SEATS] : field + L.PLAYERS]):
            yield "players who are not there have pieces"


def _owners(sheet: Sheet, data: bytes, owned: list[int]) -> Iterator[str]:
    union = 0
    for player, mine in enumerate(owned):
        if mine & union:
            yield f"routes with two owners: {bits(mine & union)}"
        union |= mine
        points = sum(sheet.rules.route_points[sheet.board.routes[i].length - 1] for i in bits(mine))
        if short(data, L.POINTS + player) != points:
            yield f"player {player} has {short(data, L.POINTS + player)} points, not {points}"
    if any(owned[data[L.SEATS] :]):
        yield "players who are not there own routes"


def _barred(sheet: Sheet, data: bytes, owned: list[int]) -> Iterator[str]:
    """C10: who may not claim what."""
    seats = data[L.SEATS]
    closed = seats <= sheet.rules.double_closed_up_to
    taken = sum(owned)
    for player in range(L.PLAYERS):
        expected = taken if player < seats else 0
        for owner in range(seats):
            if player < seats and (closed or owner == player):
                for route in bits(owned[owner]):
                    twin = sheet.board.routes[route].twin
                    expected |= 0 if twin is None else 1 << twin
                    if (
                        twin is not None
                        and taken >> twin & 1
                        and (closed or owned[player] >> twin & 1)
                    ):
                        yield f"both routes of a double are used: {route} and {twin}"
        if routes_in(data, L.BARRED, player) != expected:
            yield f"the routes closed for player {player} are wrong"


def _pieces(sheet: Sheet, data: bytes, player: int, mine: int) -> Iterator[str]:
    """Pieces in front of a player, on the map and in the box are all there are (GL-3, GL-12)."""
    rules = sheet.rules
    lengths = [sheet.board.routes[i].length for i in bits(mine & ~sheet.sea)]
    at_sea = [sheet.board.routes[i].length for i in bits(mine & sheet.sea)]
    trains = data[L.TRAINS + player] + sum(lengths)
    ships = data[L.SHIPS + player] + sum(at_sea)
    if not rules.choose_pieces:
        if (trains, ships) != (rules.trains, rules.ships):
            yield f"player {player} has {trains} trains and {ships} ships in all"
        if data[L.BOX_TRAINS + player] or data[L.BOX_SHIPS + player]:
            yield f"pieces of player {player} are in the box"
    elif data[L.PHASE] in _BEFORE_PIECES or (
        data[L.DRAFT] == 1 and data[L.PHASE] in (L.DRAFTING, L.DRAFT_KEEP)
    ):
        if trains or ships or data[L.BOX_TRAINS + player] or data[L.BOX_SHIPS + player]:
            yield f"player {player} has pieces before choosing them"
    else:
        if trains + ships != rules.choose_pieces:
            yield f"player {player} has {trains} trains and {ships} ships in all"
        if trains + data[L.BOX_TRAINS + player] != rules.trains:
            yield f"trains of player {player} are lost"
        if ships + data[L.BOX_SHIPS + player] != rules.ships:
            yield f"ships of player {player} are lost"
    lost = short(data, L.EXCHANGED + player)
    if lost and (not rules.exchange_cost or lost < 0 or lost % rules.exchange_cost):
        yield f"player {player} has lost {lost} points by exchanges"


def _buildings(sheet: Sheet, data: bytes, owned: list[int]) -> Iterator[str]:
    for what, field, left, count, where in (
        ("station", L.STATIONS, L.STATIONS_LEFT, sheet.rules.stations, sheet.cities),
        ("harbour", L.HARBOURS, L.HARBOURS_LEFT, sheet.rules.harbours, sheet.harbours),
    ):
        union = 0
        for player in range(L.PLAYERS):
            built = cities_in(data, field, player)
            if built & union:
                yield f"two {what}s in one city"
            if built & ~where:
                yield f"a {what} where none can be"
            if player >= data[L.SEATS]:
                if built:
                    yield f"a player who is not there has a {what}"
            elif built.bit_count() + data[left + player] != count:
                yield f"{what}s of player {player} are lost"
            union |= built
    for player in range(data[L.SEATS]):
        harbours = cities_in(data, L.HARBOURS, player)
        if harbours:
            routes = [sheet.board.routes[i] for i in bits(owned[player])]
            if harbours & ~sum(1 << city for city in {c for r in routes for c in (r.a, r.b)}):
                yield f"a harbour of player {player} has no route (GL-11)"
