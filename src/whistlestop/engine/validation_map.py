"""The map of a state from outside: routes, doubles, pieces, points, stations and harbours."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest, popcount
    from cython.cimports.whistlestop.engine.census import Census
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest, popcount
    from whistlestop.engine.census import Census
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


def map_defect(s: State, t: Tables, c: Census) -> str:
    """What is wrong with what has been built, and with the pieces that are left."""
    p: cython.int
    found: str = owner_defect(s, t, c)
    for p in range(s.b[L.SEATS]):
        if not found:
            found = route_defect(s, t, c, p)
    if not found:
        found = building_defect(s, t)
    for p in range(s.b[L.SEATS]):
        if not found:
            found = harbour_defect(s, t, p)
    return found


@cython.cfunc
def owner_defect(s: State, t: Tables, c: Census) -> str:
    """Every claimed route exists and has one owner; notes the routes taken, and their twins."""
    p: cython.int
    word: cython.int
    n: cython.int
    twin: cython.int
    mine: cython.ulonglong
    there: cython.ulonglong
    for word in range(L.ROUTE_WORDS):
        n = t.routes - 64 * word
        there = ALL if n >= 64 else (cython.cast(cython.ulonglong, 1) << (n if n > 0 else 0)) - 1
        for p in range(s.b[L.SEATS]):
            mine = s.q[L.OWNED + p * L.ROUTE_WORDS + word]
            if mine & (ALL ^ there):
                return f"player {p} owns routes that the board does not have"
            if mine & c.taken[word]:
                return f"player {p} owns routes of another player"
            c.taken[word] |= mine
            while mine:
                twin = t.route_twin[64 * word + lowest(mine)]
                mine &= mine - 1
                if twin != L.NONE:
                    c.twins[twin // 64] |= cython.cast(cython.ulonglong, 1) << (twin % 64)
    return ""


@cython.cfunc
def route_defect(s: State, t: Tables, c: Census, p: cython.int) -> str:
    """What follows from a player's routes: doubles, closed routes, points and pieces (C9, C10)."""
    closed: cython.bint = s.b[L.SEATS] <= t.double_closed_up_to
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
        mine = s.q[L.OWNED + p * L.ROUTE_WORDS + word]
        while mine:
            route = 64 * word + lowest(mine)
            mine &= mine - 1
            points += t.route_points[t.route_length[route]]
            if t.route_sea[route]:
                sea += t.route_length[route]
            else:
                rail += t.route_length[route]
            twin = t.route_twin[route]
            if twin != L.NONE:
                c.own_twins[twin // 64] |= cython.cast(cython.ulonglong, 1) << (twin % 64)
    for word in range(L.ROUTE_WORDS):
        mine = s.q[L.OWNED + p * L.ROUTE_WORDS + word]
        barred = c.twins[word] if closed else c.own_twins[word]
        if mine & barred:
            return f"player {p} owns a route whose twin closes it (C10)"
        if s.q[L.BARRED + p * L.ROUTE_WORDS + word] != barred | c.taken[word]:
            return f"the routes closed to player {p} do not follow from those claimed (C10)"
    if s.h[L.POINTS + p] != points:
        return f"player {p} has {s.h[L.POINTS + p]} points for routes; expected {points}"
    if s.h[L.EXCHANGED + p] < 0 or s.h[L.EXCHANGED + p] > L.MOST_TURNS:
        return f"player {p} has lost {s.h[L.EXCHANGED + p]} points by exchanges"
    if s.h[L.EXCHANGED + p] > 0 and t.exchange_cost == 0:
        return f"player {p} has lost points by exchanges, which the board does not know"
    return piece_defect(s, t, p, rail, sea)


@cython.cfunc
def piece_defect(s: State, t: Tables, p: cython.int, rail: cython.int, sea: cython.int) -> str:
    """Pieces left, built and in the box are those of the game (GL-3, GL-12)."""
    phase: cython.int = s.b[L.PHASE]
    trains: cython.int = s.b[L.TRAINS + p] + rail
    ships: cython.int = s.b[L.SHIPS + p] + sea
    boxed: cython.int = s.b[L.BOX_TRAINS + p] + s.b[L.BOX_SHIPS + p]
    fits: cython.bint
    if t.choose == 0:
        fits = trains <= t.trains and ships <= t.ships and boxed == 0
    elif phase == L.OPENING or phase == L.PIECES or s.b[L.DRAFT] == 1:
        fits = trains + ships + boxed == 0
    else:
        fits = (
            trains + s.b[L.BOX_TRAINS + p] == t.trains and ships + s.b[L.BOX_SHIPS + p] == t.ships
        )
    if fits:
        return ""
    return (
        f"player {p} has {trains} trains and {ships} ships on the board and left, {boxed} pieces "
        f"in the box; the board has {t.trains} trains and {t.ships} ships a player"
    )


@cython.cfunc
def building_defect(s: State, t: Tables) -> str:
    """Stations and harbours stand where they may, one in a city, and none is lost (EU-10)."""
    p: cython.int
    word: cython.int
    built: cython.int
    stations: cython.ulonglong
    harbours: cython.ulonglong
    for word in range(L.CITY_WORDS):
        stations = 0
        harbours = 0
        for p in range(s.b[L.SEATS]):
            if s.q[L.STATIONS + p * L.CITY_WORDS + word] & (stations | (ALL ^ t.city_mask[word])):
                return f"player {p} has a station where none can be (EU-10)"
            if s.q[L.HARBOURS + p * L.CITY_WORDS + word] & (
                harbours | (ALL ^ t.harbour_mask[word])
            ):
                return f"player {p} has a harbour where none can be (GL-11)"
            stations |= s.q[L.STATIONS + p * L.CITY_WORDS + word]
            harbours |= s.q[L.HARBOURS + p * L.CITY_WORDS + word]
    for p in range(s.b[L.SEATS]):
        built = popcount(s.q[L.STATIONS + p * L.CITY_WORDS])
        built += popcount(s.q[L.STATIONS + p * L.CITY_WORDS + 1])
        if built + s.b[L.STATIONS_LEFT + p] != t.stations:
            return (
                f"player {p} has {built} stations built and {s.b[L.STATIONS_LEFT + p]} left; "
                f"expected {t.stations} together"
            )
        built = popcount(s.q[L.HARBOURS + p * L.CITY_WORDS])
        built += popcount(s.q[L.HARBOURS + p * L.CITY_WORDS + 1])
        if built + s.b[L.HARBOURS_LEFT + p] != t.harbours:
            return (
                f"player {p} has {built} harbours built and {s.b[L.HARBOURS_LEFT + p]} left; "
                f"expected {t.harbours} together"
            )
    return ""


@cython.cfunc
def harbour_defect(s: State, t: Tables, p: cython.int) -> str:
    """A harbour stands at the end of a route of its owner (GL-11)."""
    word: cython.int
    city: cython.int
    i: cython.int
    harbours: cython.ulonglong
    joined: cython.ulonglong
    for word in range(L.CITY_WORDS):
        harbours = s.q[L.HARBOURS + p * L.CITY_WORDS + word]
        while harbours:
            city = 64 * word + lowest(harbours)
            harbours &= harbours - 1
            joined = 0
            for i in range(L.ROUTE_WORDS):
                joined |= (
                    s.q[L.OWNED + p * L.ROUTE_WORDS + i] & t.routes_at[city * L.ROUTE_WORDS + i]
                )
            if joined == 0:
                return f"player {p} has a harbour in a city without a route of theirs (GL-11)"
    return ""
