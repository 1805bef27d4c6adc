"""Checks the map of an outside state: routes, doubles, pieces, points, stations and harbours."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest, popcount, put
from whistlestop.engine.census import Census
from whistlestop.engine.network import touches
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


def map_defect(s: State, t: Tables, c: Census) -> str:
    """Check everything built, and the pieces left."""
    p: cython.int
    found: str = owner_defect(s, t, c)
    for p in range(s.f.players):
        if not found:
            found = route_defect(s, t, c, p)
    if not found:
        found = building_defect(s, t)
    for p in range(s.f.players):
        if not found:
            found = harbour_defect(s, t, p)
    return found


@cython.cfunc
def owner_defect(s: State, t: Tables, c: Census) -> str:
    """Check that claimed routes exist and have one owner; note them and their twins."""
    p: cython.int
    word: cython.int
    n: cython.int
    twin: cython.int
    mine: cython.ulonglong
    there: cython.ulonglong
    for word in range(L.ROUTE_WORDS):
        n = t.routes - L.WORD * word
        there = (
            ALL if n >= L.WORD else (cython.cast(cython.ulonglong, 1) << (n if n > 0 else 0)) - 1
        )
        for p in range(s.f.players):
            mine = s.f.owned[p][word]
            if mine & (ALL ^ there):
                return f"player {p} owns routes that are not on the board"
            if mine & c.taken[word]:
                return f"player {p} owns routes that another player also owns"
            c.taken[word] |= mine
            while mine:
                twin = t.route_twin[L.WORD * word + lowest(mine)]
                mine &= mine - 1
                if twin != L.NONE:
                    put(c.twins, twin)
    return ""


@cython.cfunc
def route_defect(s: State, t: Tables, c: Census, p: cython.int) -> str:
    """Check what follows from a player's routes: doubles, bars, points and pieces (C9, C10)."""
    closed: cython.bint = s.f.players <= t.double_closed_up_to
    word: cython.int
    route: cython.int
    twin: cython.int
    points: cython.int = 0
    rail: cython.int = 0
    sea: cython.int = 0
    mine: cython.ulonglong
    barred: cython.ulonglong
    for word in range(L.ROUTE_WORDS):
        c.own_twins[word] = 0
    for word in range(L.ROUTE_WORDS):
        mine = s.f.owned[p][word]
        while mine:
            route = L.WORD * word + lowest(mine)
            mine &= mine - 1
            points += t.route_points[t.route_length[route]]
            if t.route_sea[route]:
                sea += t.route_length[route]
            else:
                rail += t.route_length[route]
            twin = t.route_twin[route]
            if twin != L.NONE:
                put(c.own_twins, twin)
    for word in range(L.ROUTE_WORDS):
        mine = s.f.owned[p][word]
        barred = c.twins[word] if closed else c.own_twins[word]
        if mine & barred:
            return f"player {p} owns a route whose twin closes it (C10)"
        if s.f.barred[p][word] != barred | c.taken[word]:
            return f"the routes barred to player {p} do not match those claimed (C10)"
    if s.f.points[p] != points:
        return f"player {p} has {s.f.points[p]} points for routes; expected {points}"
    if s.f.exchanged[p] < 0 or s.f.exchanged[p] > L.MAX_TURNS:
        return f"player {p} has lost {s.f.exchanged[p]} points by exchanges"
    if s.f.exchanged[p] > 0 and t.exchange_cost == 0:
        return f"player {p} has lost points by exchanges, which this board does not have"
    return piece_defect(s, t, p, rail, sea)


@cython.cfunc
def piece_defect(s: State, t: Tables, p: cython.int, rail: cython.int, sea: cython.int) -> str:
    """Check that pieces left, on the board and in the box add up (GL-3, GL-12)."""
    phase: cython.int = s.f.phase
    trains: cython.int = s.f.trains[p] + rail
    ships: cython.int = s.f.ships[p] + sea
    boxed: cython.int = s.f.box_trains[p] + s.f.box_ships[p]
    fits: cython.bint
    if t.choose == 0:
        fits = trains <= t.trains and ships <= t.ships and boxed == 0
    elif phase == L.OPENING or phase == L.PIECES or s.f.draft == 1:
        fits = trains + ships + boxed == 0
    else:
        fits = trains + s.f.box_trains[p] == t.trains and ships + s.f.box_ships[p] == t.ships
    if fits:
        return ""
    return (
        f"player {p} has {trains} trains and {ships} ships on the board and left, {boxed} pieces "
        f"in the box; the board has {t.trains} trains and {t.ships} ships per player"
    )


@cython.cfunc
def building_defect(s: State, t: Tables) -> str:
    """Check that stations and harbours are where they may be, one per city, none lost (EU-10)."""
    p: cython.int
    word: cython.int
    found: str = ""
    stations: cython.ulonglong
    harbours: cython.ulonglong
    for word in range(L.CITY_WORDS):
        stations = 0
        harbours = 0
        for p in range(s.f.players):
            if s.f.stations[p][word] & (stations | (ALL ^ t.city_mask[word])):
                return f"player {p} has a station where none can be (EU-10)"
            if s.f.harbours[p][word] & (harbours | (ALL ^ t.harbour_mask[word])):
                return f"player {p} has a harbour where none can be (GL-11)"
            stations |= s.f.stations[p][word]
            harbours |= s.f.harbours[p][word]
    for p in range(s.f.players):
        if not found:
            found = count_defect(p, "stations", s.f.stations[p], s.f.stations_left[p], t.stations)
        if not found:
            found = count_defect(p, "harbours", s.f.harbours[p], s.f.harbours_left[p], t.harbours)
    return found


@cython.cfunc
def count_defect(
    p: cython.int, name: str, cities: cython.p_ulonglong, left: cython.int, whole: cython.int
) -> str:
    """Check that the buildings placed and left add up."""
    built: cython.int = popcount(cities[0]) + popcount(cities[1])
    if built + left == whole:
        return ""
    return f"player {p} has {built} {name} built and {left} left; expected {whole} in total"


@cython.cfunc
def harbour_defect(s: State, t: Tables, p: cython.int) -> str:
    """Check that every harbour is at an end of one of its owner's routes (GL-11)."""
    word: cython.int
    harbours: cython.ulonglong
    for word in range(L.CITY_WORDS):
        harbours = s.f.harbours[p][word]
        while harbours:
            if not touches(s, t, p, L.WORD * word + lowest(harbours)):
                return f"player {p} has a harbour in a city without a route of theirs (GL-11)"
            harbours &= harbours - 1
    return ""
