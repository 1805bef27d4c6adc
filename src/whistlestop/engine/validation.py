"""Whether bytes from outside are a state that can be played.

Once compiled, the engine checks no index and no count: it relies on every state being one that a
game can reach, or that a position can describe. Its own states are. Bytes from a file or from
another program come through here first, and whatever passes can be played, scored, shown,
completed and recorded.

A position may leave cards, tickets and pieces out of the game, so there may be fewer than the
board has, never more.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.census import Census
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
    from cython.cimports.whistlestop.engine.validation_cards import card_defect
    from cython.cimports.whistlestop.engine.validation_map import map_defect
    from cython.cimports.whistlestop.engine.validation_phases import phase_defect
    from cython.cimports.whistlestop.engine.validation_tickets import ticket_defect
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.census import Census
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables
    from whistlestop.engine.validation_cards import card_defect
    from whistlestop.engine.validation_map import map_defect
    from whistlestop.engine.validation_phases import phase_defect
    from whistlestop.engine.validation_tickets import ticket_defect

TOP_BIT = cython.declare(cython.ulonglong, 1 << 63)


def defect(s: State, t: Tables, viewer: cython.int) -> str:
    """What is wrong with a state; empty if nothing is.

    `viewer` is WHOLE, or whose view the state is (NO_ONE: that of a spectator).
    """
    census = Census()
    found: str = frame_defect(s, t, viewer)
    if not found:
        found = map_defect(s, t, census)
    if not found:
        found = card_defect(s, t, viewer, census)
    if not found:
        found = ticket_defect(s, t, viewer, census)
    if not found:
        found = phase_defect(s, t, viewer)
    return found


@cython.cfunc
def frame_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Players, turns and counters: everything else is looked up by them."""
    seats: cython.int = s.b[L.SEATS]
    going_on: cython.int = s.b[L.PHASE] != L.OVER
    i: cython.int
    if not (t.players_min <= seats and seats <= t.players_max):
        return f"{seats} players; expected {t.players_min} to {t.players_max}"
    if viewer >= seats:
        return f"a view of player {viewer}; expected one of 0 to {seats - 1}"
    if s.b[L.PHASE] > L.FESTIVAL_CHOICE:
        return f"phase {s.b[L.PHASE]}; expected at most {L.FESTIVAL_CHOICE}"
    if s.b[L.TURN] >= seats or s.b[L.FIRST] >= seats:
        return f"turn {s.b[L.TURN]} and first player {s.b[L.FIRST]} of {seats} players"
    if s.h[L.TURNS] < 0 or s.h[L.TURNS] > L.MOST_TURNS:
        return f"{s.h[L.TURNS]} turns; expected 0 to {L.MOST_TURNS}"
    if s.b[L.IDLE] > 2 * seats - going_on or s.b[L.PASSES] > seats - going_on:
        return f"{s.b[L.PASSES]} passes and {s.b[L.IDLE]} idle turns of {seats} players"
    if s.b[L.PASSES] > s.b[L.IDLE]:
        return f"{s.b[L.PASSES]} passes but only {s.b[L.IDLE]} idle turns"
    if s.b[L.ENDING] > 1 or s.b[L.LAST] > s.b[L.ENDING] * seats * t.last_turns:
        return f"{s.b[L.LAST]} last turns; expected at most {seats * t.last_turns}"
    if s.b[L.ENDING] and going_on and s.b[L.LAST] == 0:
        return "no turn is left, but the game goes on"
    if viewer == L.WHOLE:
        if s.q[L.COUNTER] & TOP_BIT:
            return "a counter of chance that is about to overflow"
    else:
        for i in range(5):
            if s.q[L.KEY + i]:
                return "the key of chance, which no view holds"
    if anything(s, L.END_B, L.SIZE - L.END_B):
        return "bytes behind the end that are not 0"
    if absent_have_something(s, seats):
        return f"belongings of players who are not there; there are {seats}"
    return ""


@cython.cfunc
@cython.exceptval(check=False)
def anything(s: State, start: cython.int, n: cython.int) -> cython.bint:
    """Whether a stretch of bytes holds anything but zeros."""
    i: cython.int
    for i in range(start, start + n):
        if s.b[i]:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def absent_have(s: State, seats: cython.int, start: cython.int, width: cython.int) -> cython.bint:
    """Whether a field, `width` bytes for each player, holds something for an empty seat."""
    return anything(s, start + seats * width, (L.PLAYERS - seats) * width)


@cython.cfunc
@cython.exceptval(check=False)
def absent_have_something(s: State, seats: cython.int) -> cython.bint:
    return seats < L.PLAYERS and (
        absent_have(s, seats, 8 * L.OWNED, 8 * L.ROUTE_WORDS)
        or absent_have(s, seats, 8 * L.BARRED, 8 * L.ROUTE_WORDS)
        or absent_have(s, seats, 8 * L.STATIONS, 8 * L.CITY_WORDS)
        or absent_have(s, seats, 8 * L.HARBOURS, 8 * L.CITY_WORDS)
        or absent_have(s, seats, 8 * L.TICKETS, 8 * L.TICKET_WORDS)
        or absent_have(s, seats, 8 * L.BOXED, 8 * L.TICKET_WORDS)
        or absent_have(s, seats, 2 * L.POINTS, 2)
        or absent_have(s, seats, 2 * L.EXCHANGED, 2)
        or absent_have(s, seats, L.TRAINS, 1)
        or absent_have(s, seats, L.SHIPS, 1)
        or absent_have(s, seats, L.BOX_TRAINS, 1)
        or absent_have(s, seats, L.BOX_SHIPS, 1)
        or absent_have(s, seats, L.STATIONS_LEFT, 1)
        or absent_have(s, seats, L.HARBOURS_LEFT, 1)
        or absent_have(s, seats, L.HAND_SIZE, 2)
        or absent_have(s, seats, L.TICKET_COUNT, 1)
        or absent_have(s, seats, L.BOXED_COUNT, 1)
        or absent_have(s, seats, L.OFFER_SIZE, 1)
        or absent_have(s, seats, L.CHOICE, 1)
        or absent_have(s, seats, L.HAND, L.TYPES)
        or absent_have(s, seats, L.KNOWN, L.TYPES)
        or absent_have(s, seats, L.OFFER, L.OFFERED)
        or absent_have(s, seats, L.PICKS, L.OFFERED)
        or absent_have(s, seats, L.PICKS + L.PLAYERS * L.OFFERED, L.OFFERED)
        or absent_have(s, seats, L.TAKEN, L.SETS)
    )
