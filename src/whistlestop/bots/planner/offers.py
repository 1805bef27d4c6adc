"""Tickets: which to keep, and when to draw more."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.harbours import harbour_hope
from whistlestop.bots.planner.network_plan import make_plan, note_network
from whistlestop.bots.planner.pricing import price_routes
from whistlestop.bots.planner.shortest_path import shortest
from whistlestop.bots.planner.state import NEVER, VALUED, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State

GAMBLE = cython.declare(cython.int, 15)  # what drawing tickets must promise in the last turn


def keep_value(me: PlannerState, s: State, keep: cython.int) -> cython.int:
    """The value of the plan for some of the tickets on offer plus those already held."""
    p: cython.int = me.player
    i: cython.int
    ticket: cython.int
    value: cython.int = 0
    risk: cython.int = me.weights.ticket_risk + lateness(me, s)
    low: cython.ulonglong = s.f.tickets[p][0]
    high: cython.ulonglong = s.f.tickets[p][1]
    for i in range(s.f.offer_size[p]):
        if (keep >> i) & 1:
            ticket = s.f.offer[p][i]
            if ticket < 64:
                low |= cython.cast(cython.ulonglong, 1) << ticket
            else:
                high |= cython.cast(cython.ulonglong, 1) << (ticket - 64)
            value -= risk * me.tables.ticket_points[ticket]
            if me.tables.most_points > 0:
                value += me.weights.most_value
    value += make_plan(me, s, low, high)
    if me.tables.harbours > 0:
        value += harbour_hope(me, s, low, high)
    me.fresh = 0
    # A plan that needs nearly all pieces rarely works out.
    return value - stretch(me, s, me.rail + me.sea)


def choose_keep(me: PlannerState, s: State) -> cython.int:
    """The tickets whose plan, together with those already held, is worth the most."""
    best: cython.int = -NEVER
    action: cython.int = NEVER
    value: cython.int
    word: cython.int
    keep: cython.int
    options: cython.ulonglong
    for word in range(4):
        legal_actions(s, me.tables, me.player, me.legal)
        options = me.legal.words[L.W_KEEP + word]
        while options:
            keep = 64 * word + lowest(options)
            options &= options - 1
            value = keep_value(me, s, keep)
            if value > best:
                best = value
                action = L.A_KEEP + keep
    return action


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lateness(me: PlannerState, s: State) -> cython.int:
    """The risk of a new ticket, in tenths of its points: it grows as the pieces dwindle."""
    p: cython.int
    least: cython.int = 99
    n: cython.int
    whole: cython.int = (
        me.tables.choose if me.tables.choose > 0 else me.tables.trains + me.tables.ships
    )
    if s.f.phase != L.KEEP or s.f.ending:
        return 0  # in the last turns the plan itself knows how much time is left
    for p in range(s.f.players):
        n = (s.f.trains[p] + s.f.ships[p]) * 10 // whole
        if n < least:
            least = n
    return 0 if least > 6 else me.weights.late_price * (7 - least)


def stretch(me: PlannerState, s: State, used: cython.int) -> cython.int:
    """The penalty for a plan that takes nearly all pieces."""
    p: cython.int = me.player
    pieces: cython.int = s.f.trains[p] + s.f.ships[p]
    if s.f.draft == 2 and s.f.phase < L.MAIN:
        return 0  # the last tickets: a plan for every piece is better than none
    if pieces == 0:
        pieces = me.tables.choose
    used = used * 10 - pieces * me.weights.stretch_from
    return used * me.weights.stretch_price if used > 0 else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def known_gains(me: PlannerState, s: State) -> cython.bint:
    """Whether the value of a draw has been worked out for exactly these routes and tickets."""
    same: cython.bint = note_network(me, s, VALUED)
    # Towards the end every turn counts; earlier, a few more or less make little difference.
    turns: cython.int = me.turns + 100 if me.turns < 6 else me.turns // 3 + 1
    if me.gains_turns != turns:
        me.gains_turns = turns
        same = False
    return same


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expected_best(me: PlannerState, n: cython.int, drawn: cython.int) -> cython.double:
    """The expected best of `drawn` out of n gains (sorts the gains)."""
    i: cython.int
    k: cython.int
    x: cython.double
    chance: cython.double
    total: cython.double = 0.0
    for i in range(1, n):
        x = me.gains[i]
        k = i
        while k > 0 and me.gains[k - 1] < x:
            me.gains[k] = me.gains[k - 1]
            k -= 1
        me.gains[k] = x
    if drawn > n:
        drawn = n
    chance = cython.cast(cython.double, drawn) / n
    for i in range(n - drawn + 1):
        total += chance * me.gains[i]
        if n - i - 1 > 0:
            chance = chance * (n - i - drawn) / (n - i - 1)
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_worth(me: PlannerState, s: State) -> cython.double:
    """What the best of the drawn tickets promises, in tenths of a point."""
    p: cython.int = me.player
    i: cython.int
    d: cython.int
    a: cython.int
    word: cython.int
    n: cython.int = 0
    spaces: cython.int
    share: cython.int
    time: cython.int
    used: cython.int = me.rail + me.sea
    left: cython.int = s.f.trains[p] + s.f.ships[p] - used
    strained: cython.int = stretch(me, s, used)
    worth: cython.int
    bit: cython.ulonglong
    mask: cython.ulonglong
    price_routes(me, s)
    for word in range(me.tables.route_words):
        mask = me.plan[word]
        while mask:
            me.cost[64 * word + lowest(mask)] = 0
            mask &= mask - 1
    for i in range(me.tables.tickets):
        bit = cython.cast(cython.ulonglong, 1) << (i % 64)
        if me.tables.ticket_stack[i] != 0 or s.f.tickets[p][i // 64] & bit:
            continue
        if s.f.boxed[p][i // 64] & bit:
            continue
        d = shortest(me, me.tables.ticket_a[i], me.tables.ticket_b[i])
        worth = -10 * me.tables.ticket_points[i]
        if d < NEVER:
            spaces = 0
            time = me.plan_time
            a = me.tables.ticket_b[i]
            while a != me.tables.ticket_a[i]:
                if me.cost[me.prev_route[a]] > 0:
                    spaces += me.tables.route_length[me.prev_route[a]]
                    time += me.time[me.prev_route[a]]
                a = me.prev_city[a]
            # The draw itself costs a turn.
            if spaces <= left and time * me.weights.time_share // 100 <= 10 * (me.turns - 1):
                # In the last turn a ticket is either completed or not: nothing is left to chance.
                share = me.weights.draw_share if me.turns > 1 else 10
                worth = share * me.tables.ticket_points[i] - d
                worth -= stretch(me, s, used + spaces) - strained
                if me.tables.most_points > 0:
                    worth += me.weights.most_value
                if worth < -10 * me.tables.ticket_points[i]:
                    worth = -10 * me.tables.ticket_points[i]
        me.gains[n] = worth
        n += 1
    if n == 0:
        return -1000.0
    return expected_best(me, n, me.tables.ticket_draw)


def worth_tickets(me: PlannerState, s: State) -> cython.int:
    """Whether new tickets promise more than the turn they cost."""
    legal_actions(s, me.tables, me.player, me.legal)
    if not (me.legal.words[0] >> L.A_TICKETS) & 1:
        return 0
    # While some tickets are incomplete, new ones cost more than they are worth.
    if me.turns > 1 and (me.todo_count > me.weights.draw_open or me.turns < me.weights.draw_time):
        return 0
    if not known_gains(me, s):
        me.draw_worth = find_worth(me, s)
    return me.draw_worth > (
        me.weights.turn_value + me.weights.draw_margin if me.turns > 1 else GAMBLE
    )
