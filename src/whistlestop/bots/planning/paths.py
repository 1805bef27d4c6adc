"""Planning a network: the cheapest way to join the cities of all tickets at once."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.mind import NEVER, Mind
    from cython.cimports.whistlestop.bots.planning.pricing import count_turns, price_routes
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planning.mind import NEVER, Mind
    from whistlestop.bots.planning.pricing import count_turns, price_routes
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

FRUGAL = cython.declare(cython.int, 12)


def shortest(m: Mind, a: cython.int, b: cython.int) -> cython.int:
    """The cost of the cheapest way from a to b; the way itself lies in prev_route and prev_city."""
    t: Tables = m.tables
    i: cython.int
    k: cython.int
    city: cython.int = a
    other: cython.int
    d: cython.int = 0
    price: cython.int
    # Cities that have been reached but not yet passed, as bits.
    low: cython.ulonglong = 0
    high: cython.ulonglong = 0
    mask: cython.ulonglong
    for i in range(t.cities):
        m.dist[i] = NEVER
    m.dist[a] = 0
    while city != b:
        for k in range(m.adj_start[city], m.adj_start[city + 1]):
            price = d + m.cost[m.adj_route[k]]
            other = m.adj_city[k]
            # A city that has been passed is nearer, and so never reached anew.
            if price < m.dist[other]:
                m.dist[other] = price
                m.prev_route[other] = m.adj_route[k]
                m.prev_city[other] = city
                if other < 64:
                    low |= cython.cast(cython.ulonglong, 1) << other
                else:
                    high |= cython.cast(cython.ulonglong, 1) << (other - 64)
        city = -1
        d = NEVER
        mask = low
        while mask:
            i = lowest(mask)
            mask &= mask - 1
            if m.dist[i] < d:
                d = m.dist[i]
                city = i
        mask = high
        while mask:
            i = 64 + lowest(mask)
            mask &= mask - 1
            if m.dist[i] < d:
                d = m.dist[i]
                city = i
        if city == -1:
            return NEVER
        if city < 64:
            low &= ~(cython.cast(cython.ulonglong, 1) << city)
        else:
            high &= ~(cython.cast(cython.ulonglong, 1) << (city - 64))
    return d


@cython.cfunc
@cython.exceptval(check=False)
def take_way(m: Mind, a: cython.int, b: cython.int) -> cython.void:
    """Put the way just found into the trial plan; from now on it costs nothing."""
    t: Tables = m.tables
    r: cython.int
    while b != a:
        r = m.prev_route[b]
        if m.cost[r] > 0:
            m.trial_cost += m.base_cost[r]
            m.trial_time += m.time[r]
            m.cost[r] = 0
            m.trial[r // 64] |= cython.cast(cython.ulonglong, 1) << (r % 64)
            if t.route_sea[r]:
                m.sea += t.route_length[r]
            else:
                m.rail += t.route_length[r]
            if t.route_twin[r] != L.NONE:
                m.cost[t.route_twin[r]] = NEVER
        b = m.prev_city[b]


@cython.cfunc
@cython.exceptval(check=False)
def join_all(
    m: Mind, backwards: cython.int, frugal: cython.int, without: cython.int
) -> cython.void:
    """Join the tickets on the list, one after the other, each by the cheapest way then."""
    t: Tables = m.tables
    i: cython.int
    n: cython.int
    for i in range(L.ROUTE_WORDS):
        m.trial[i] = 0
    for i in range(t.routes):
        m.cost[i] = m.base_cost[i]
        if frugal and 0 < m.cost[i] < NEVER:
            m.cost[i] += frugal * t.route_length[i]
    m.trial_cost = 0
    m.trial_time = 0
    m.rail = 0
    m.sea = 0
    for i in range(m.todo_count):
        n = m.todo_count - 1 - i if backwards else i
        if n == without:
            continue
        if shortest(m, t.ticket_a[m.todo[n]], t.ticket_b[m.todo[n]]) < NEVER:
            take_way(m, t.ticket_a[m.todo[n]], t.ticket_b[m.todo[n]])


@cython.cfunc
@cython.exceptval(check=False)
def excess(m: Mind, s: State) -> cython.int:
    """By how much the trial plan goes beyond the pieces or the time that are left; 0: it fits."""
    t: Tables = m.tables
    p: cython.int = m.player
    over: cython.int
    late: cython.int
    if t.choose > 0 and (s.b[L.PHASE] <= L.PIECES or s.b[L.PHASE] == L.DRAFTING):
        over = m.rail + m.sea - t.choose
    elif t.exchange_cost > 0:
        over = m.rail + m.sea - s.b[L.TRAINS + p] - s.b[L.SHIPS + p]
    else:
        over = m.rail - s.b[L.TRAINS + p]
        if m.sea > s.b[L.SHIPS + p]:
            over = m.sea - s.b[L.SHIPS + p] + (over if over > 0 else 0)
    if over < 0:
        over = 0
    late = (m.trial_time * m.time_share // 100 + 9) // 10 - m.turns
    return over + (late if late > 0 else 0)


@cython.cfunc
@cython.exceptval(check=False)
def sort_tickets(m: Mind) -> cython.void:
    """The list in the order of what the tickets cost alone, those out of reach left out."""
    t: Tables = m.tables
    i: cython.int
    k: cython.int
    d: cython.int
    ticket: cython.int
    count: cython.int = 0
    for i in range(m.todo_count):
        ticket = m.todo[i]
        d = shortest(m, t.ticket_a[ticket], t.ticket_b[ticket])
        if d >= NEVER:
            m.given_up += t.ticket_points[ticket]
            continue
        k = count
        while k > 0 and m.far[k - 1] > d:
            m.far[k] = m.far[k - 1]
            m.todo[k] = m.todo[k - 1]
            k -= 1
        m.far[k] = d
        m.todo[k] = ticket
        count += 1
    m.todo_count = count


@cython.cfunc
@cython.exceptval(check=False)
def keep_trial(m: Mind) -> cython.void:
    i: cython.int
    for i in range(L.ROUTE_WORDS):
        m.plan[i] = m.trial[i]
    m.plan_cost = m.trial_cost
    m.plan_time = m.trial_time


@cython.cfunc
@cython.exceptval(check=False)
def join_best(m: Mind, s: State) -> cython.int:
    """The better of two orders; if it does not fit, one that saves pieces. What remains over."""
    over: cython.int
    rail: cython.int
    sea: cython.int
    join_all(m, 1, 0, -1)
    keep_trial(m)
    over = excess(m, s)
    if m.todo_count > 1:
        rail = m.rail
        sea = m.sea
        join_all(m, 0, 0, -1)
        if m.trial_cost < m.plan_cost:
            keep_trial(m)
            over = excess(m, s)
        else:
            m.rail = rail
            m.sea = sea
    if over > 0:
        rail = m.rail
        sea = m.sea
        join_all(m, 1, FRUGAL, -1)
        if excess(m, s) < over:
            keep_trial(m)
            over = excess(m, s)
        else:
            m.rail = rail
            m.sea = sea
    return over


@cython.cfunc
@cython.exceptval(check=False)
def drop_one(m: Mind, s: State, over: cython.int) -> cython.void:
    """Give up the ticket that costs least for what it saves."""
    t: Tables = m.tables
    i: cython.int
    saved: cython.int
    loss: cython.int
    rate: cython.int
    best: cython.int = 1 << 30
    worst: cython.int = 0
    whole: cython.int = m.plan_cost
    for i in range(m.todo_count):
        join_all(m, 1, FRUGAL, i)
        saved = over - excess(m, s)
        if saved <= 0:
            continue
        loss = 20 * t.ticket_points[m.todo[i]] - (whole - m.trial_cost)
        rate = loss * 64 // saved if loss > 0 else loss
        if rate < best:
            best = rate
            worst = i
    m.given_up += t.ticket_points[m.todo[worst]]
    m.todo_count -= 1
    for i in range(worst, m.todo_count):
        m.todo[i] = m.todo[i + 1]


def make_plan(m: Mind, s: State, low: cython.ulonglong, high: cython.ulonglong) -> cython.int:
    """Plan for these tickets; the value in tenths of a point: tickets done less costs.

    Tickets that cannot be joined, or not with the pieces left, are given up and count against it.
    """
    t: Tables = m.tables
    i: cython.int
    over: cython.int
    word: cython.int
    value: cython.int = 0
    mask: cython.ulonglong
    count_turns(m, s)
    price_routes(m, s)
    for i in range(t.routes):
        m.base_cost[i] = m.cost[i]
    m.network.join_routes(s, t, m.player)
    m.todo_count = 0
    m.given_up = 0
    for word in range(2):
        mask = high if word else low
        while mask:
            i = 64 * word + lowest(mask)
            mask &= mask - 1
            value += 10 * t.ticket_points[i]
            if m.network.root(t.ticket_a[i]) != m.network.root(t.ticket_b[i]):
                m.todo[m.todo_count] = i
                m.todo_count += 1
    if m.todo_count > 1:
        sort_tickets(m)
    elif m.todo_count == 1:
        i = m.todo[0]
        if shortest(m, t.ticket_a[i], t.ticket_b[i]) >= NEVER:
            m.todo_count = 0
            m.given_up += t.ticket_points[i]
    while True:
        over = join_best(m, s)
        if over == 0 or m.todo_count == 0:
            break
        drop_one(m, s, over)
    for i in range(t.routes):
        m.cost[i] = m.base_cost[i]
    return value - 20 * m.given_up - m.plan_cost


def renew_plan(m: Mind, s: State) -> None:
    """Plan anew if anything the plan depends on has changed."""
    p: cython.int = m.player
    i: cython.int
    taken: cython.ulonglong
    same: cython.int = m.fresh
    for i in range(L.ROUTE_WORDS):
        if m.known_for[i] != s.q[L.OWNED + p * L.ROUTE_WORDS + i]:
            same = 0
        # Routes that others take matter only if the plan wants them.
        taken = s.q[L.BARRED + p * L.ROUTE_WORDS + i] & ~m.known_for[L.ROUTE_WORDS + i]
        if taken & m.plan[i]:
            same = 0
    for i in range(L.TICKET_WORDS):
        if m.known_for[2 * L.ROUTE_WORDS + i] != s.q[L.TICKETS + p * L.TICKET_WORDS + i]:
            same = 0
    if same:
        return
    make_plan(
        m,
        s,
        s.q[L.TICKETS + p * L.TICKET_WORDS],
        s.q[L.TICKETS + p * L.TICKET_WORDS + 1],
    )
    for i in range(L.ROUTE_WORDS):
        m.known_for[i] = s.q[L.OWNED + p * L.ROUTE_WORDS + i]
        m.known_for[L.ROUTE_WORDS + i] = s.q[L.BARRED + p * L.ROUTE_WORDS + i]
    for i in range(L.TICKET_WORDS):
        m.known_for[2 * L.ROUTE_WORDS + i] = s.q[L.TICKETS + p * L.TICKET_WORDS + i]
    m.fresh = 1
