"""Harbours, stations and exchanges, where they pay."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planner.harbours import best_harbour
    from cython.cimports.whistlestop.bots.planner.state import NEVER, PlannerState
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planner.harbours import best_harbour
    from whistlestop.bots.planner.state import NEVER, PlannerState
    from whistlestop.engine import layout as L
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

WORTH_A_TURN = 60
"""Tenths of a point that a harbour must be worth to be built at once."""


def special_action(me: PlannerState, s: State) -> cython.int:
    """Harbours, stations and exchanges, where they pay."""
    t: Tables = me.tables
    p: cython.int = me.player
    action: cython.int
    if s.b[L.HARBOURS_LEFT + p] > 0 and me.turns > 1:
        action = best_harbour(me, s, WORTH_A_TURN)
        if action != NEVER:
            return action
    if s.b[L.STATIONS_LEFT + p] > 0 and me.turns <= 4:
        action = best_station(me, s)
        if action != NEVER:
            return action
    if t.exchange_cost > 0 and me.fresh:
        return needed_exchange(me, s)
    return NEVER


@cython.cfunc
@cython.exceptval(check=False)
def best_station(me: PlannerState, s: State) -> cython.int:
    """The station that saves most ticket points, if it saves more than it is worth unbuilt."""
    t: Tables = me.tables
    p: cython.int = me.player
    c: cython.int
    before: cython.int
    gain: cython.int
    best: cython.int = t.station_points
    action: cython.int = NEVER
    bit: cython.ulonglong
    free0: cython.ulonglong
    free1: cython.ulonglong
    legal_actions(s, t, p)
    free0 = t.legal[L.W_STATION]
    free1 = t.legal[L.W_STATION + 1]
    if (free0 | free1) == 0:
        return NEVER
    me.scorer.score(s, t)
    before = me.scorer.parts[p * L.PARTS + L.S_DONE] + me.scorer.parts[p * L.PARTS + L.S_MISSED]
    if me.scorer.parts[p * L.PARTS + L.S_TICKETS_MISSED] == 0:
        return NEVER
    s.b[L.STATIONS_LEFT + p] -= 1
    for c in range(t.cities):
        if not ((free1 if c >= 64 else free0) >> (c % 64)) & 1:
            continue
        bit = cython.cast(cython.ulonglong, 1) << (c % 64)
        s.q[L.STATIONS + p * L.CITY_WORDS + c // 64] |= bit
        me.scorer.score_tickets_again(s, t, p)
        gain = (
            me.scorer.parts[p * L.PARTS + L.S_DONE]
            + me.scorer.parts[p * L.PARTS + L.S_MISSED]
            - before
        )
        s.q[L.STATIONS + p * L.CITY_WORDS + c // 64] &= ~bit
        if gain > best:
            best = gain
            action = L.A_STATION + c
    s.b[L.STATIONS_LEFT + p] += 1
    return action


@cython.cfunc
@cython.exceptval(check=False)
def needed_exchange(me: PlannerState, s: State) -> cython.int:
    """Exchange what the plan lacks of one kind for what it leaves over of the other (GL-12)."""
    t: Tables = me.tables
    p: cython.int = me.player
    trains: cython.int = s.b[L.TRAINS + p] - me.rail
    ships: cython.int = s.b[L.SHIPS + p] - me.sea
    n: cython.int
    if me.rail + me.sea == 0:
        return NEVER
    if trains < 0 and ships >= -trains:
        n = -trains
        legal_actions(s, t, p)
        if (t.legal[L.W_TO_TRAINS] >> n) & 1:
            return L.A_TO_TRAINS + n
    if ships < 0 and trains >= -ships:
        n = -ships
        legal_actions(s, t, p)
        if (t.legal[L.W_TO_SHIPS] >> n) & 1:
            return L.A_TO_SHIPS + n
    return NEVER
