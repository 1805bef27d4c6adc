"""Planning a network: the cheapest way to connect the cities of all tickets at once."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.pricing import count_turns, price_routes
from whistlestop.bots.planner.shortest_path import shortest
from whistlestop.bots.planner.state import NEVER, PLANNED, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.state import State

FRUGAL = cython.declare(cython.int, 12)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_way(me: PlannerState, a: cython.int, b: cython.int) -> cython.void:
    """Add the path just found to the trial plan; from now on it costs nothing."""
    r: cython.int
    while b != a:
        r = me.prev_route[b]
        if me.cost[r] > 0:
            me.trial_cost += me.base_cost[r]
            me.trial_time += me.time[r]
            me.cost[r] = 0
            me.trial[r // 64] |= cython.cast(cython.ulonglong, 1) << (r % 64)
            if me.tables.route_sea[r]:
                me.sea += me.tables.route_length[r]
            else:
                me.rail += me.tables.route_length[r]
            if me.tables.route_twin[r] != L.NONE:
                me.cost[me.tables.route_twin[r]] = NEVER
        b = me.prev_city[b]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def join_all(
    me: PlannerState, backwards: cython.int, frugal: cython.int, without: cython.int
) -> cython.void:
    """Connect the tickets on the list one by one, each by its cheapest path at that point."""
    i: cython.int
    n: cython.int
    for i in range(L.ROUTE_WORDS):
        me.trial[i] = 0
    for i in range(me.tables.routes):
        me.cost[i] = me.base_cost[i]
        if frugal and 0 < me.cost[i] < NEVER:
            me.cost[i] += frugal * me.tables.route_length[i]
    me.trial_cost = 0
    me.trial_time = 0
    me.rail = 0
    me.sea = 0
    for i in range(me.todo_count):
        n = me.todo_count - 1 - i if backwards else i
        if n == without:
            continue
        if shortest(me, me.tables.ticket_a[me.todo[n]], me.tables.ticket_b[me.todo[n]]) < NEVER:
            take_way(me, me.tables.ticket_a[me.todo[n]], me.tables.ticket_b[me.todo[n]])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def excess(me: PlannerState, s: State) -> cython.int:
    """How far the trial plan exceeds the pieces or the time left; 0 if it fits."""
    p: cython.int = me.player
    over: cython.int
    late: cython.int
    if me.tables.choose > 0 and (s.f.phase <= L.PIECES or s.f.phase == L.DRAFTING):
        over = me.rail + me.sea - me.tables.choose
    elif me.tables.exchange_cost > 0:
        over = me.rail + me.sea - s.f.trains[p] - s.f.ships[p]
    else:
        over = me.rail - s.f.trains[p]
        if me.sea > s.f.ships[p]:
            over = me.sea - s.f.ships[p] + (over if over > 0 else 0)
    if over < 0:
        over = 0
    late = (me.trial_time * me.weights.time_share // 100 + 9) // 10 - me.turns
    return over + (late if late > 0 else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sort_tickets(me: PlannerState) -> cython.void:
    """Sort the list by what each ticket costs on its own, dropping those out of reach."""
    i: cython.int
    k: cython.int
    d: cython.int
    ticket: cython.int
    count: cython.int = 0
    for i in range(me.todo_count):
        ticket = me.todo[i]
        d = shortest(me, me.tables.ticket_a[ticket], me.tables.ticket_b[ticket])
        if d >= NEVER:
            me.given_up += me.tables.ticket_points[ticket]
            continue
        k = count
        while k > 0 and me.far[k - 1] > d:
            me.far[k] = me.far[k - 1]
            me.todo[k] = me.todo[k - 1]
            k -= 1
        me.far[k] = d
        me.todo[k] = ticket
        count += 1
    me.todo_count = count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_trial(me: PlannerState) -> cython.void:
    i: cython.int
    for i in range(L.ROUTE_WORDS):
        me.plan[i] = me.trial[i]
    me.plan_cost = me.trial_cost
    me.plan_time = me.trial_time


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def join_best(me: PlannerState, s: State) -> cython.int:
    """Try two orders and keep the better; if it does not fit, one that saves pieces. Returns the
    excess that remains."""
    over: cython.int
    rail: cython.int
    sea: cython.int
    join_all(me, 1, 0, -1)
    keep_trial(me)
    over = excess(me, s)
    if me.todo_count > 1:
        rail = me.rail
        sea = me.sea
        join_all(me, 0, 0, -1)
        if me.trial_cost < me.plan_cost:
            keep_trial(me)
            over = excess(me, s)
        else:
            me.rail = rail
            me.sea = sea
    if over > 0:
        rail = me.rail
        sea = me.sea
        join_all(me, 1, FRUGAL, -1)
        if excess(me, s) < over:
            keep_trial(me)
            over = excess(me, s)
        else:
            me.rail = rail
            me.sea = sea
    return over


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def drop_one(me: PlannerState, s: State, over: cython.int) -> cython.void:
    """Give up the ticket that costs the least for what it saves."""
    i: cython.int
    saved: cython.int
    loss: cython.int
    rate: cython.int
    best: cython.int = 1 << 30
    worst: cython.int = 0
    whole: cython.int = me.plan_cost
    for i in range(me.todo_count):
        join_all(me, 1, FRUGAL, i)
        saved = over - excess(me, s)
        if saved <= 0:
            continue
        loss = 20 * me.tables.ticket_points[me.todo[i]] - (whole - me.trial_cost)
        rate = loss * 64 // saved if loss > 0 else loss
        if rate < best:
            best = rate
            worst = i
    me.given_up += me.tables.ticket_points[me.todo[worst]]
    me.todo_count -= 1
    for i in range(worst, me.todo_count):
        me.todo[i] = me.todo[i + 1]


def make_plan(
    me: PlannerState, s: State, low: cython.ulonglong, high: cython.ulonglong
) -> cython.int:
    """Plan for these tickets; returns the value in tenths of a point, completed tickets less costs.

    Tickets that cannot be completed at all, or not with the pieces left, are given up and count
    against the plan.
    """
    i: cython.int
    over: cython.int
    word: cython.int
    value: cython.int = 0
    mask: cython.ulonglong
    count_turns(me, s)
    price_routes(me, s)
    for i in range(me.tables.routes):
        me.base_cost[i] = me.cost[i]
    me.network.join_routes(s, me.tables, me.player)
    me.todo_count = 0
    me.given_up = 0
    for word in range(2):
        mask = high if word else low
        while mask:
            i = 64 * word + lowest(mask)
            mask &= mask - 1
            value += 10 * me.tables.ticket_points[i]
            if me.network.root(me.tables.ticket_a[i]) != me.network.root(me.tables.ticket_b[i]):
                me.todo[me.todo_count] = i
                me.todo_count += 1
    if me.todo_count > 1:
        sort_tickets(me)
    elif me.todo_count == 1:
        i = me.todo[0]
        if shortest(me, me.tables.ticket_a[i], me.tables.ticket_b[i]) >= NEVER:
            me.todo_count = 0
            me.given_up += me.tables.ticket_points[i]
    while True:
        over = join_best(me, s)
        if over == 0 or me.todo_count == 0:
            break
        drop_one(me, s, over)
    for i in range(me.tables.routes):
        me.cost[i] = me.base_cost[i]
    return value - 20 * me.given_up - me.plan_cost


def renew_plan(me: PlannerState, s: State) -> None:
    """Plan again if anything the plan depends on has changed."""
    p: cython.int = me.player
    i: cython.int
    taken: cython.ulonglong
    same: cython.bint = note_network(me, s, PLANNED) and me.fresh != 0
    for i in range(L.ROUTE_WORDS):
        # Routes that others claim matter only if the plan wants them.
        taken = s.f.barred[p][i] & ~me.known_barred[i]
        if taken & me.plan[i]:
            same = False
    if same:
        return
    make_plan(me, s, s.f.tickets[p][0], s.f.tickets[p][1])
    for i in range(L.ROUTE_WORDS):
        me.known_barred[i] = s.f.barred[p][i]
    me.fresh = 1


def note_network(me: PlannerState, s: State, use: cython.int) -> cython.bint:
    """Note the player's routes and tickets; returns whether they are unchanged for this use."""
    p: cython.int = me.player
    i: cython.int
    same: cython.bint = True
    for i in range(L.ROUTE_WORDS):
        if me.known_for[use + i] != s.f.owned[p][i]:
            me.known_for[use + i] = s.f.owned[p][i]
            same = False
    for i in range(L.TICKET_WORDS):
        if me.known_for[use + L.ROUTE_WORDS + i] != s.f.tickets[p][i]:
            me.known_for[use + L.ROUTE_WORDS + i] = s.f.tickets[p][i]
            same = False
    return same
