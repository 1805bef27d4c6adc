"""The cheapest path between two cities, by Dijkstra's algorithm."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine.bits import lowest


def shortest(me: PlannerState, a: cython.int, b: cython.int) -> cython.int:
    """The cost of the cheapest path from a to b, which is left in prev_route and prev_city."""
    i: cython.int
    k: cython.int
    city: cython.int = a
    other: cython.int
    d: cython.int = 0
    price: cython.int
    # Cities that have been reached but not visited yet, as bits.
    low: cython.ulonglong = 0
    high: cython.ulonglong = 0
    mask: cython.ulonglong
    for i in range(me.tables.cities):
        me.dist[i] = NEVER
    me.dist[a] = 0
    while city != b:
        for k in range(me.adj_start[city], me.adj_start[city + 1]):
            price = d + me.cost[me.adj_route[k]]
            other = me.adj_city[k]
            # A visited city is nearer, so it cannot be reached again.
            if price < me.dist[other]:
                me.dist[other] = price
                me.prev_route[other] = me.adj_route[k]
                me.prev_city[other] = city
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
            if me.dist[i] < d:
                d = me.dist[i]
                city = i
        mask = high
        while mask:
            i = 64 + lowest(mask)
            mask &= mask - 1
            if me.dist[i] < d:
                d = me.dist[i]
                city = i
        if city == -1:
            return NEVER
        if city < 64:
            low &= ~(cython.cast(cython.ulonglong, 1) << city)
        else:
            high &= ~(cython.cast(cython.ulonglong, 1) << (city - 64))
    return d
