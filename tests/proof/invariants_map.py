"""The map: routes, doubles, pieces, points, stations, harbours (C9, C10, EU-10, GL-3, GL-11)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L

from .offsets import AT
from .sheet import Sheet, bits, cities_in, routes_in, short

_BEFORE_PIECES = (L.OPENING, L.PIECES)


def map_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with the routes and buildings."""
    owned = [routes_in(data, AT.owned, p) for p in range(L.PLAYERS)]
    yield from _owners(sheet, data, owned)
    yield from _barred(sheet, data, owned)
    for player in range(data[AT.players]):
        yield from _pieces(sheet, data, player, owned[player])
    yield from _buildings(sheet, data, owned)
    if any(short(data, AT.exchanged + p) for p in range(data[AT.players], L.PLAYERS)):
        yield "missing players have exchanged pieces"
    for field in (
        AT.trains,
        AT.ships,
        AT.box_trains,
        AT.box_ships,
        AT.stations_left,
        AT.harbours_left,
    ):
        if any(data[field + data[AT.players] : field + L.PLAYERS]):
            yield "missing players have pieces"


def _owners(sheet: Sheet, data: bytes, owned: list[int]) -> Iterator[str]:
    union = 0
    for player, mine in enumerate(owned):
        if mine & union:
            yield f"routes with two owners: {bits(mine & union)}"
        union |= mine
        points = sum(sheet.rules.route_points[sheet.board.routes[i].length - 1] for i in bits(mine))
        if short(data, AT.points + player) != points:
            yield f"player {player} has {short(data, AT.points + player)} points, not {points}"
    if any(owned[data[AT.players] :]):
        yield "missing players own routes"


def _barred(sheet: Sheet, data: bytes, owned: list[int]) -> Iterator[str]:
    """C10: which routes each player may not claim."""
    seats = data[AT.players]
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
        if routes_in(data, AT.barred, player) != expected:
            yield f"the routes barred to player {player} are wrong"


def _pieces(sheet: Sheet, data: bytes, player: int, mine: int) -> Iterator[str]:
    """Pieces in front of a player, on the map and in the box add up (GL-3, GL-12)."""
    rules = sheet.rules
    lengths = [sheet.board.routes[i].length for i in bits(mine & ~sheet.sea)]
    at_sea = [sheet.board.routes[i].length for i in bits(mine & sheet.sea)]
    trains = data[AT.trains + player] + sum(lengths)
    ships = data[AT.ships + player] + sum(at_sea)
    if not rules.choose_pieces:
        if (trains, ships) != (rules.trains, rules.ships):
            yield f"player {player} has {trains} trains and {ships} ships in all"
        if data[AT.box_trains + player] or data[AT.box_ships + player]:
            yield f"pieces of player {player} are in the box"
    elif data[AT.phase] in _BEFORE_PIECES or (
        data[AT.draft] == 1 and data[AT.phase] in (L.DRAFTING, L.DRAFT_KEEP)
    ):
        if trains or ships or data[AT.box_trains + player] or data[AT.box_ships + player]:
            yield f"player {player} has pieces before choosing them"
    else:
        if trains + ships != rules.choose_pieces:
            yield f"player {player} has {trains} trains and {ships} ships in all"
        if trains + data[AT.box_trains + player] != rules.trains:
            yield f"trains of player {player} are lost"
        if ships + data[AT.box_ships + player] != rules.ships:
            yield f"ships of player {player} are lost"
    lost = short(data, AT.exchanged + player)
    if lost and (not rules.exchange_cost or lost < 0 or lost % rules.exchange_cost):
        yield f"player {player} has lost {lost} points by exchanges"


def _buildings(sheet: Sheet, data: bytes, owned: list[int]) -> Iterator[str]:
    for what, field, left, count, where in (
        ("station", AT.stations, AT.stations_left, sheet.rules.stations, sheet.cities),
        ("harbour", AT.harbours, AT.harbours_left, sheet.rules.harbours, sheet.harbours),
    ):
        union = 0
        for player in range(L.PLAYERS):
            built = cities_in(data, field, player)
            if built & union:
                yield f"two {what}s in one city"
            if built & ~where:
                yield f"a {what} where none can be"
            if player >= data[AT.players]:
                if built:
                    yield f"a missing player has a {what}"
            elif built.bit_count() + data[left + player] != count:
                yield f"{what}s of player {player} are lost"
            union |= built
    for player in range(data[AT.players]):
        harbours = cities_in(data, AT.harbours, player)
        if harbours:
            routes = [sheet.board.routes[i] for i in bits(owned[player])]
            if harbours & ~sum(1 << city for city in {c for r in routes for c in (r.a, r.b)}):
                yield f"a harbour of player {player} has no route (GL-11)"
