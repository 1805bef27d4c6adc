"""Which ticket to pick from a hand passed round in a draft (IB-3, IB-5)."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.harbours import harbour_hope
from whistlestop.bots.planner.network_plan import make_plan
from whistlestop.bots.planner.offers import stretch
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import popcount
from whistlestop.engine.state import State


def choose_pick(me: PlannerState, s: State) -> cython.int:
    """The ticket that goes best with those picked so far."""
    p: cython.int = me.player
    picked: cython.int = s.f.step
    best: cython.int = -NEVER
    action: cython.int = L.A_PICK
    value: cython.int
    slot: cython.int
    i: cython.int
    for i in range(picked):
        me.picked[i] = s.f.picks[s.f.draft - 1][p][i]
    for slot in range(s.f.offer_size[p]):
        me.picked[picked] = s.f.offer[p][slot]
        value = best_kept(me, s, picked + 1)
        if value > best:
            best = value
            action = L.A_PICK + slot
    me.fresh = 0
    return action


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_kept(me: PlannerState, s: State, picked: cython.int) -> cython.int:
    """The value of the picked tickets; if not all can be kept, that of the best of them."""
    count: cython.int = me.tables.draft_keep if picked > me.tables.draft_keep else picked
    best: cython.int = -NEVER
    value: cython.int
    kept: cython.int
    for kept in range(1 << picked):
        if popcount(kept) == count:
            value = kept_value(me, s, picked, kept)
            if value > best:
                best = value
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def kept_value(me: PlannerState, s: State, picked: cython.int, kept: cython.int) -> cython.int:
    """The value of the plan for some of the picked tickets plus those already held."""
    p: cython.int = me.player
    value: cython.int = 0
    ticket: cython.int
    i: cython.int
    low: cython.ulonglong = s.f.tickets[p][0]
    high: cython.ulonglong = s.f.tickets[p][1]
    for i in range(picked):
        if (kept >> i) & 1:
            ticket = me.picked[i]
            value -= me.weights.ticket_risk * me.tables.ticket_points[ticket]
            if ticket < 64:
                low |= cython.cast(cython.ulonglong, 1) << ticket
            else:
                high |= cython.cast(cython.ulonglong, 1) << (ticket - 64)
    if me.tables.harbours > 0:
        value += harbour_hope(me, s, low, high)
    value += make_plan(me, s, low, high) - stretch(me, s, me.rail + me.sea)
    # Long paths early on: tickets picked later may lie along them.
    if s.f.draft == 1 and picked < me.tables.draft_keep:
        value += (
            me.weights.draft_space
            * (me.rail + me.sea)
            * (me.tables.draft_keep - picked)
            // me.tables.draft_keep
        )
    return value
