"""Harbours, stations and exchanges, where they pay off."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.claims import ticket_score
from whistlestop.bots.planner.harbours import best_harbour
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State

# How many tenths of a point a harbour must be worth to be built right away.
WORTH_A_TURN = cython.declare(cython.int, 60)


def special_action(me: PlannerState, s: State) -> cython.int:
    """A harbour, station or exchange, if one pays off."""
    p: cython.int = me.player
    action: cython.int
    if s.f.harbours_left[p] > 0 and me.turns > 1:
        action = best_harbour(me, s, WORTH_A_TURN)
        if action != NEVER:
            return action
    if s.f.stations_left[p] > 0 and me.turns <= 4:
        action = best_station(me, s)
        if action != NEVER:
            return action
    if me.tables.exchange_cost > 0 and me.fresh:
        return needed_exchange(me, s)
    return NEVER


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_station(me: PlannerState, s: State) -> cython.int:
    """The station that saves the most ticket points, if that beats its value unbuilt."""
    p: cython.int = me.player
    c: cython.int
    before: cython.int
    gain: cython.int
    best: cython.int = me.tables.station_points
    action: cython.int = NEVER
    bit: cython.ulonglong
    free0: cython.ulonglong
    free1: cython.ulonglong
    legal_actions(s, me.tables, p, me.legal)
    free0 = me.legal.words[L.W_STATION]
    free1 = me.legal.words[L.W_STATION + 1]
    if (free0 | free1) == 0:
        return NEVER
    before = ticket_score(me, s)
    if me.scorer.parts[p * L.PARTS + L.S_TICKETS_MISSED] == 0:
        return NEVER
    s.f.stations_left[p] -= 1
    for c in range(me.tables.cities):
        if not ((free1 if c >= 64 else free0) >> (c % 64)) & 1:
            continue
        bit = cython.cast(cython.ulonglong, 1) << (c % 64)
        s.f.stations[p][c // 64] |= bit
        gain = ticket_score(me, s) - before
        s.f.stations[p][c // 64] &= ~bit
        if gain > best:
            best = gain
            action = L.A_STATION + c
    s.f.stations_left[p] += 1
    return action


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def needed_exchange(me: PlannerState, s: State) -> cython.int:
    """Exchange spare pieces for the kind the plan is short of (GL-12)."""
    p: cython.int = me.player
    trains: cython.int = s.f.trains[p] - me.rail
    ships: cython.int = s.f.ships[p] - me.sea
    n: cython.int
    if me.rail + me.sea == 0:
        return NEVER
    if trains < 0 and ships >= -trains:
        n = -trains
        legal_actions(s, me.tables, p, me.legal)
        if (me.legal.words[L.W_TO_TRAINS] >> n) & 1:
            return L.A_TO_TRAINS + n
    if ships < 0 and trains >= -ships:
        n = -ships
        legal_actions(s, me.tables, p, me.legal)
        if (me.legal.words[L.W_TO_SHIPS] >> n) & 1:
            return L.A_TO_SHIPS + n
    return NEVER
