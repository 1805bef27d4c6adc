"""Choices within a turn or before the first: pieces, payments, festivals."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.network_plan import make_plan
from whistlestop.bots.planner.pricing import set_gain
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State


def choose_pieces(me: PlannerState, s: State) -> cython.int:
    """As many trains as the plan needs, plus half of the pieces it leaves free."""
    p: cython.int = me.player
    trains: cython.int
    make_plan(me, s, s.f.tickets[p][0], s.f.tickets[p][1])
    me.fresh = 0
    trains = me.rail + (me.tables.choose - me.rail - me.sea) // 2
    if trains > me.tables.trains:
        trains = me.tables.trains
    if trains < me.tables.choose - me.tables.ships:
        trains = me.tables.choose - me.tables.ships
    return L.A_PIECES + trains


def choose_payment(me: PlannerState, s: State) -> cython.int:
    """The payment that hurts the plan least; a surcharge is refused only if it has to be."""
    best: cython.int = NEVER
    action: cython.int = L.A_REFUSE
    price: cython.int
    c: cython.int
    w: cython.int
    n: cython.int
    i: cython.int
    purse: cython.int = 0
    mask: cython.ulonglong
    if s.f.purpose == L.FOR_ROUTE or s.f.purpose == L.FOR_SURCHARGE:
        purse = 8 * me.tables.route_sea[s.f.route]
    for i in range(me.goal_count):
        # Hold back only what other routes of the plan are waiting for.
        if i >= me.planned or me.goal_route[i] == s.f.route:
            w = me.tables.route_length[me.goal_route[i]] - me.tables.route_symbols[me.goal_route[i]]
            me.spare[me.goal_purse[i]] += w - me.goal_missing[i]
    legal_actions(s, me.tables, me.player, me.legal)
    for i in range(L.W_PAY, L.W_PIECES):
        mask = me.legal.words[i]
        while mask:
            n = 64 * i + lowest(mask) - L.A_PAY
            mask &= mask - 1
            if n >= 9 * 16:
                continue
            c = n // 16
            w = n % 16
            price = 20 * w
            if c != L.NO_COLOUR:
                n = s.f.cost - w
                if me.spare[purse + c] >= n:
                    price += 4 * n - me.spare[purse + c] // 2
                else:
                    price += 11 * n - 4 * me.spare[purse + c]
                if n > me.have[purse + c]:
                    price += 25 * (n - me.have[purse + c])  # several cards in place of one
            elif s.f.cost > w:
                price += 40 * (s.f.cost - w)
            if price < best:
                best = price
                action = L.A_PAY + c * 16 + w
    return action


def choose_count(me: PlannerState, s: State) -> cython.int:
    """Few substitutes; double ships for pairs of spaces; harbour signs are kept."""
    mask: cython.ulonglong
    n: cython.int
    want: cython.int
    best: cython.int = 0
    found: cython.int = 0
    legal_actions(s, me.tables, me.player, me.legal)
    mask = (me.legal.words[L.A_COUNT // 64] >> (L.A_COUNT % 64)) & 0xFFFF
    want = 0
    if s.f.phase == L.VARIANT and s.f.purpose == L.FOR_ROUTE and me.tables.route_sea[s.f.route]:
        want = (s.f.cost - s.f.wilds - s.f.units) // 2
    for n in range(16):
        if (mask >> n) & 1 and (not found or n <= want):
            best = n
            found = 1
    return L.A_COUNT + best


def choose_gift(me: PlannerState, s: State) -> cython.int:
    """The card easiest to spare, and never a wild if another will do."""
    mask: cython.ulonglong
    card: cython.int
    best: cython.int = NEVER
    action: cython.int = NEVER
    price: cython.int
    purse: cython.int
    legal_actions(s, me.tables, me.player, me.legal)
    mask = me.legal.words[L.A_GIVE // 64] >> (L.A_GIVE % 64)
    for card in range(me.tables.types):
        if (mask >> card) & 1:
            purse = 8 * me.tables.type_deck[card] + me.tables.type_colour[card]
            price = 1000 if card == me.tables.wild else -me.spare[purse]
            if price < best:
                best = price
                action = L.A_GIVE + card
    return action


def choose_festival(me: PlannerState, s: State) -> cython.int:
    """The festival whose cards add the most points (IB-8)."""
    best: cython.int = -1
    action: cython.int = NEVER
    f: cython.int
    gain: cython.int
    legal_actions(s, me.tables, me.player, me.legal)
    for f in range(me.tables.sets):
        if (me.legal.words[L.W_FESTIVAL] >> f) & 1:
            gain = set_gain(me, s, f)
            if gain > best:
                best = gain
                action = L.A_FESTIVAL + f
    return action
