"""Choices that are no turn of their own: pieces, payments, festivals."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planner.network_plan import make_plan
    from cython.cimports.whistlestop.bots.planner.pricing import set_gain
    from cython.cimports.whistlestop.bots.planner.state import NEVER, PlannerState
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planner.network_plan import make_plan
    from whistlestop.bots.planner.pricing import set_gain
    from whistlestop.bots.planner.state import NEVER, PlannerState
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def choose_pieces(me: PlannerState, s: State) -> cython.int:
    """As many trains as the plan needs, and half of what it leaves open."""
    t: Tables = me.tables
    p: cython.int = me.player
    trains: cython.int
    make_plan(me, s, s.q[L.TICKETS + p * L.TICKET_WORDS], s.q[L.TICKETS + p * L.TICKET_WORDS + 1])
    me.fresh = 0
    trains = me.rail + (t.choose - me.rail - me.sea) // 2
    if trains > t.trains:
        trains = t.trains
    if trains < t.choose - t.ships:
        trains = t.choose - t.ships
    return L.A_PIECES + trains


def choose_payment(me: PlannerState, s: State) -> cython.int:
    """The payment that takes least from the plan; a surcharge is refused only if it must be."""
    t: Tables = me.tables
    best: cython.int = NEVER
    action: cython.int = L.A_REFUSE
    price: cython.int
    c: cython.int
    w: cython.int
    n: cython.int
    i: cython.int
    purse: cython.int = 0
    mask: cython.ulonglong
    if s.b[L.PURPOSE] == L.FOR_ROUTE or s.b[L.PURPOSE] == L.FOR_SURCHARGE:
        purse = 8 * t.route_sea[s.b[L.ROUTE]]
    for i in range(me.goal_count):
        # Only what other routes of the plan wait for is held back.
        if i >= me.planned or me.goal_route[i] == s.b[L.ROUTE]:
            w = t.route_length[me.goal_route[i]] - t.route_symbols[me.goal_route[i]]
            me.spare[me.goal_purse[i]] += w - me.goal_missing[i]
    legal_actions(s, t, me.player)
    for i in range(L.W_PAY, L.W_PIECES):
        mask = t.legal[i]
        while mask:
            n = 64 * i + lowest(mask) - L.A_PAY
            mask &= mask - 1
            if n >= 9 * 16:
                continue
            c = n // 16
            w = n % 16
            price = 20 * w
            if c != L.NO_COLOUR:
                n = s.b[L.COST] - w
                if me.spare[purse + c] >= n:
                    price += 4 * n - me.spare[purse + c] // 2
                else:
                    price += 11 * n - 4 * me.spare[purse + c]
                if n > me.have[purse + c]:
                    price += 25 * (n - me.have[purse + c])  # several cards for one
            elif s.b[L.COST] > w:
                price += 40 * (s.b[L.COST] - w)
            if price < best:
                best = price
                action = L.A_PAY + c * 16 + w
    return action


def choose_count(me: PlannerState, s: State) -> cython.int:
    """Few substitutes; double ships for pairs of spaces, harbour signs kept back."""
    t: Tables = me.tables
    mask: cython.ulonglong
    n: cython.int
    want: cython.int
    best: cython.int = 0
    found: cython.int = 0
    legal_actions(s, t, me.player)
    mask = (t.legal[L.A_COUNT // 64] >> (L.A_COUNT % 64)) & 0xFFFF
    want = 0
    if s.b[L.PHASE] == L.VARIANT and s.b[L.PURPOSE] == L.FOR_ROUTE and t.route_sea[s.b[L.ROUTE]]:
        want = (s.b[L.COST] - s.b[L.WILDS] - s.b[L.UNITS]) // 2
    for n in range(16):
        if (mask >> n) & 1 and (not found or n <= want):
            best = n
            found = 1
    return L.A_COUNT + best


def choose_gift(me: PlannerState, s: State) -> cython.int:
    """The card that can best be spared, but never a wild if another will do."""
    t: Tables = me.tables
    mask: cython.ulonglong
    card: cython.int
    best: cython.int = NEVER
    action: cython.int = NEVER
    price: cython.int
    purse: cython.int
    legal_actions(s, t, me.player)
    mask = (t.legal[L.A_GIVE // 64] >> (L.A_GIVE % 64)) & 0xFFFFFFFF
    for card in range(t.types):
        if (mask >> card) & 1:
            purse = 8 * t.type_deck[card] + t.type_colour[card]
            price = 1000 if card == t.wild else -me.spare[purse]
            if price < best:
                best = price
                action = L.A_GIVE + card
    return action


def choose_festival(me: PlannerState, s: State) -> cython.int:
    """The festival whose cards add more points (IB-8)."""
    t: Tables = me.tables
    best: cython.int = -1
    action: cython.int = NEVER
    f: cython.int
    gain: cython.int
    legal_actions(s, t, me.player)
    for f in range(t.sets):
        if (t.legal[L.W_FESTIVAL] >> f) & 1:
            gain = set_gain(me, s, f)
            if gain > best:
                best = gain
                action = L.A_FESTIVAL + f
    return action
