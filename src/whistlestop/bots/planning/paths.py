"""Planning a network: the cheapest way to join the cities of all tickets at once.

Costs are in tenths of a point: what a route takes in turns, less what it brings in points.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.mind import NEVER, Mind
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planning.mind import NEVER, Mind
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def festival_gain(m: Mind, s: State, route: cython.int) -> cython.int:
    """Points of the festival cards that a route would bring (IB-8)."""
    t: Tables = m.tables
    best: cython.int = 0
    gain: cython.int
    side: cython.int
    f: cython.int
    held: cython.int
    if t.sets == 0:
        return 0
    for side in range(2):
        f = t.city_set[t.route_a[route] if side == 0 else t.route_b[route]]
        if f == L.NONE or s.b[L.FESTIVAL + f] == 0:
            continue
        held = s.b[L.TAKEN + m.player * L.SETS + f]
        gain = (
            t.set_value[f * t.set_width + held + s.b[L.FESTIVAL + f]]
            - t.set_value[f * t.set_width + held]
        )
        if gain > best:
            best = gain
    return best


def price_routes(m: Mind, s: State) -> None:
    """What each route costs the player now: nothing if owned, NEVER if it cannot be had."""
    t: Tables = m.tables
    p: cython.int = m.player
    r: cython.int
    n: cython.int
    length: cython.int
    have: cython.int
    missing: cython.int
    price: cython.int
    c: cython.int
    purse: cython.int
    best: cython.int
    wilds: cython.int = s.b[L.HAND + p * L.TYPES + t.wild]
    bit: cython.ulonglong
    for n in range(t.purses):
        m.have[n] = s.b[L.HAND + p * L.TYPES + t.a_type[n]]
        m.have[n] += s.b[L.HAND + p * L.TYPES + t.b_type[n]] * (2 if n >= 8 else 1)
    for r in range(t.routes):
        bit = cython.cast(cython.ulonglong, 1) << (r % 64)
        if s.q[L.OWNED + p * L.ROUTE_WORDS + r // 64] & bit:
            m.cost[r] = 0
            continue
        length = t.route_length[r]
        if s.q[L.BARRED + p * L.ROUTE_WORDS + r // 64] & bit or (
            length > s.b[(L.SHIPS if t.route_sea[r] else L.TRAINS) + p] and s.b[L.PHASE] > L.PIECES
        ):
            m.cost[r] = NEVER
            continue
        purse = 8 * t.route_sea[r]
        have = 0
        if t.route_colour[r] != L.NO_COLOUR:
            have = m.have[purse + t.route_colour[r]]
        else:
            for c in range(t.colours):
                best = m.have[purse + c]
                if best > have:
                    have = best
        missing = length - have
        if missing < 0:
            missing = 0
        # Not all of what is in hand counts: it may be wanted elsewhere too.
        missing = 10 * length - 5 * (length - missing)
        if t.route_sea[r]:
            missing = missing * 7 // 10  # double ships
        missing += 8 * t.route_symbols[r]
        if t.route_kind[r] == L.TUNNEL:
            missing += 6
        # A turn for the claim and half a turn for each card that is missing.
        price = m.turn_value * (20 + missing) // 20
        price -= 10 * t.route_points[length] + 10 * festival_gain(m, s, r)
        if wilds == 0 and t.route_symbols[r] > 0:
            price += 5
        m.cost[r] = price if price > 4 else 4


def shortest(m: Mind, a: cython.int, b: cython.int) -> cython.int:
    """The cost of the cheapest way from a to b; the way itself lies in prev_route and prev_city."""
    t: Tables = m.tables
    i: cython.int
    k: cython.int
    city: cython.int
    other: cython.int
    d: cython.int
    for i in range(t.cities):
        m.dist[i] = NEVER
        m.settled[i] = 0
    m.dist[a] = 0
    while True:
        city = -1
        d = NEVER
        for i in range(t.cities):
            if not m.settled[i] and m.dist[i] < d:
                d = m.dist[i]
                city = i
        if city == -1:
            return NEVER
        if city == b:
            return d
        m.settled[city] = 1
        for k in range(m.adj_start[city], m.adj_start[city + 1]):
            if m.cost[m.adj_route[k]] >= NEVER:
                continue
            other = m.adj_city[k]
            if d + m.cost[m.adj_route[k]] < m.dist[other]:
                m.dist[other] = d + m.cost[m.adj_route[k]]
                m.prev_route[other] = m.adj_route[k]
                m.prev_city[other] = city


@cython.cfunc
@cython.exceptval(check=False)
def take_way(m: Mind, a: cython.int, b: cython.int) -> cython.void:
    """Put the way just found into the trial plan; from now on it costs nothing."""
    t: Tables = m.tables
    r: cython.int
    while b != a:
        r = m.prev_route[b]
        if m.cost[r] > 0:
            m.trial_cost += m.cost[r]
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
def join_all(m: Mind, dearest_first: cython.int) -> cython.void:
    """Join the tickets on the list, one after the other, each by the cheapest way then."""
    t: Tables = m.tables
    i: cython.int
    d: cython.int
    key: cython.int
    best: cython.int
    best_key: cython.int
    left: cython.int = m.todo_count
    n: cython.int = 0
    for i in range(L.ROUTE_WORDS):
        m.trial[i] = 0
    for i in range(t.routes):
        m.cost[i] = m.base_cost[i]
    m.trial_cost = 0
    m.rail = 0
    m.sea = 0
    for i in range(m.todo_count):
        m.lost[i] = 0
    while left > 0:
        best = -1
        best_key = 2 * NEVER
        for i in range(m.todo_count):
            if m.lost[i]:
                continue
            d = shortest(m, t.ticket_a[m.todo[i]], t.ticket_b[m.todo[i]])
            if d >= NEVER:
                m.lost[i] = 2
                left -= 1
                continue
            key = -d if dearest_first else d
            if key < best_key:
                best_key = key
                best = i
        if best == -1:
            return
        i = m.todo[best]
        shortest(m, t.ticket_a[i], t.ticket_b[i])
        take_way(m, t.ticket_a[i], t.ticket_b[i])
        m.lost[best] = 1  # done: not to be joined again
        left -= 1
        n += 1


@cython.cfunc
@cython.exceptval(check=False)
def fits(m: Mind, s: State) -> cython.int:
    """Whether the pieces are enough for the trial plan."""
    t: Tables = m.tables
    p: cython.int = m.player
    if t.choose > 0 and (s.b[L.PHASE] <= L.PIECES or s.b[L.PHASE] == L.DRAFTING):
        return m.rail + m.sea <= t.choose
    if t.exchange_cost > 0:
        return m.rail + m.sea <= s.b[L.TRAINS + p] + s.b[L.SHIPS + p]
    return m.rail <= s.b[L.TRAINS + p] and m.sea <= s.b[L.SHIPS + p]


def make_plan(m: Mind, s: State, low: cython.ulonglong, high: cython.ulonglong) -> cython.int:
    """Plan for these tickets; the value in tenths of a point: tickets done less costs.

    Tickets that cannot be joined, or not with the pieces left, are given up and count against it.
    """
    t: Tables = m.tables
    i: cython.int
    k: cython.int
    word: cython.int
    value: cython.int = 0
    worst: cython.int
    kept_cost: cython.int
    mask: cython.ulonglong
    price_routes(m, s)
    for i in range(t.routes):
        m.base_cost[i] = m.cost[i]
    m.network.join_routes(s, t, m.player)
    m.todo_count = 0
    for word in range(2):
        mask = high if word else low
        while mask:
            i = 64 * word + lowest(mask)
            mask &= mask - 1
            value += 10 * t.ticket_points[i]
            if m.network.root(t.ticket_a[i]) != m.network.root(t.ticket_b[i]):
                m.todo[m.todo_count] = i
                m.todo_count += 1
    while True:
        join_all(m, 1)
        kept_cost = m.trial_cost
        for i in range(L.ROUTE_WORDS):
            m.plan[i] = m.trial[i]
        if m.todo_count > 1:
            join_all(m, 0)
            if m.trial_cost < kept_cost:
                for i in range(L.ROUTE_WORDS):
                    m.plan[i] = m.trial[i]
            else:
                join_all(m, 1)
        # Give up what cannot be joined.
        k = 0
        for i in range(m.todo_count):
            if m.lost[i] == 2:
                value -= 20 * t.ticket_points[m.todo[i]]
            else:
                m.todo[k] = m.todo[i]
                k += 1
        if k < m.todo_count:
            m.todo_count = k
            continue
        if fits(m, s) or m.todo_count == 0:
            break
        worst = 0
        for i in range(1, m.todo_count):
            if t.ticket_points[m.todo[i]] < t.ticket_points[m.todo[worst]]:
                worst = i
        value -= 20 * t.ticket_points[m.todo[worst]]
        m.todo_count -= 1
        m.todo[worst] = m.todo[m.todo_count]
    for i in range(t.routes):
        m.cost[i] = m.base_cost[i]
    m.plan_cost = m.trial_cost
    return value - m.trial_cost


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
