"""What each route costs a player now, in tenths of a point, and how much time is left."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planner.state import NEVER, PlannerState
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planner.state import NEVER, PlannerState
    from whistlestop.engine import layout as L
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def set_gain(me: PlannerState, s: State, f: cython.int) -> cython.int:
    """Points that the face-up cards of a festival would add to the player's set (IB-8)."""
    t: Tables = me.tables
    held: cython.int = s.b[L.TAKEN + me.player * L.SETS + f]
    return (
        t.set_value[f * t.set_width + held + s.b[L.FESTIVAL + f]]
        - t.set_value[f * t.set_width + held]
    )


@cython.cfunc
@cython.exceptval(check=False)
def festival_gain(me: PlannerState, s: State, route: cython.int) -> cython.int:
    """Points of the festival cards that a route would earn (IB-8)."""
    t: Tables = me.tables
    best: cython.int = 0
    gain: cython.int
    side: cython.int
    f: cython.int
    for side in range(2):
        f = t.city_set[t.route_a[route] if side == 0 else t.route_b[route]]
        if f == L.NONE or s.b[L.FESTIVAL + f] == 0:
            continue
        gain = set_gain(me, s, f)
        if gain > best:
            best = gain
    return best


@cython.cfunc
@cython.exceptval(check=False)
def festival_left(me: PlannerState, s: State, city: cython.int) -> cython.int:
    """Points that the festival cards of a city may still earn the player (IB-10)."""
    t: Tables = me.tables
    f: cython.int = t.city_set[city]
    if f == L.NONE:
        return 0
    return (
        t.set_value[f * t.set_width + t.set_width - 1]
        - t.set_value[f * t.set_width + s.b[L.TAKEN + me.player * L.SETS + f]]
    )


@cython.cfunc
@cython.exceptval(check=False)
def city_gain(me: PlannerState, s: State, route: cython.int) -> cython.int:
    """Points for the cities that a route would be the first of the player's to touch (NY-6)."""
    t: Tables = me.tables
    side: cython.int
    city: cython.int
    gain: cython.int = 0
    for side in range(2):
        city = t.route_a[route] if side == 0 else t.route_b[route]
        if t.city_points[city] and not touches(s, t, me.player, city):
            gain += t.city_points[city]
    return gain


def gain_now(me: PlannerState, s: State, r: cython.int) -> cython.int:
    """What a claim scores at once, tickets apart, in tenths of a point."""
    t: Tables = me.tables
    gain: cython.int = t.route_points[t.route_length[r]]
    if t.sets > 0:
        gain += festival_gain(me, s, r)
    if t.city_scoring:
        gain += city_gain(me, s, r)
    return 10 * gain


@cython.cfunc
@cython.exceptval(check=False)
def find_danger(me: PlannerState, s: State) -> cython.void:
    """For each city, how many other players have routes there: they may want the next one."""
    t: Tables = me.tables
    q: cython.int
    city: cython.int
    for city in range(t.cities):
        me.danger[city] = 0
    for q in range(s.b[L.SEATS]):
        if q == me.player:
            continue
        for city in range(t.cities):
            if touches(s, t, q, city):
                me.danger[city] += 1


def danger_of(me: PlannerState, route: cython.int) -> cython.int:
    """How many others are near a route, counted at both ends."""
    t: Tables = me.tables
    return me.danger[t.route_a[route]] + me.danger[t.route_b[route]]


def count_hand(me: PlannerState, s: State) -> None:
    """How many spaces each purse can pay for, wilds apart."""
    t: Tables = me.tables
    hand: cython.int = L.HAND + me.player * L.TYPES
    n: cython.int
    for n in range(t.purses):
        me.have[n] = s.b[hand + t.a_type[n]] + s.b[hand + t.b_type[n]] * (2 if n >= 8 else 1)


def price_routes(me: PlannerState, s: State) -> None:
    """Cost and time of each route: nothing if owned, NEVER if it cannot be had."""
    t: Tables = me.tables
    p: cython.int = me.player
    r: cython.int
    n: cython.int
    c: cython.int
    have: cython.int
    most: cython.int = 0
    most_sea: cython.int = 0
    bit: cython.ulonglong
    # Not all of the hand counts: it may be wanted elsewhere too, but less so towards the end.
    share: cython.int = me.weights.hand_share
    if me.turns < me.weights.hand_late:
        share += me.weights.hand_late - me.turns
        if share > 10:
            share = 10
    find_danger(me, s)
    count_hand(me, s)
    for n in range(t.purses):
        if n < 8 and me.have[n] > most:
            most = me.have[n]
        if n >= 8 and me.have[n] > most_sea:
            most_sea = me.have[n]
    for r in range(t.routes):
        bit = cython.cast(cython.ulonglong, 1) << (r % 64)
        me.time[r] = 0
        if s.q[L.OWNED + p * L.ROUTE_WORDS + r // 64] & bit:
            me.cost[r] = 0
        elif s.q[L.BARRED + p * L.ROUTE_WORDS + r // 64] & bit or lacks_pieces(me, s, r):
            me.cost[r] = NEVER
        else:
            c = t.route_colour[r]
            if c != L.NO_COLOUR:
                have = me.have[8 * t.route_sea[r] + c]
            else:
                have = most_sea if t.route_sea[r] else most
            price_route(me, s, r, have, share)


@cython.cfunc
@cython.exceptval(check=False)
def lacks_pieces(me: PlannerState, s: State, r: cython.int) -> cython.bint:
    """Whether the player has too few pieces for a route, and can get no more."""
    t: Tables = me.tables
    return (
        t.route_length[r] > s.b[(L.SHIPS if t.route_sea[r] else L.TRAINS) + me.player]
        and s.b[L.PHASE] > L.PIECES
        and t.exchange_cost == 0
    )


@cython.cfunc
@cython.exceptval(check=False)
def price_route(
    me: PlannerState, s: State, r: cython.int, have: cython.int, share: cython.int
) -> cython.void:
    """Cost and time of an open route with cards for `have` spaces, of which a share counts."""
    t: Tables = me.tables
    length: cython.int = t.route_length[r]
    missing: cython.int = 10 * length - share * (have if have < length else length)
    price: cython.int
    n: cython.int
    if t.route_sea[r]:
        missing = missing * 7 // 10  # double ships
    missing += me.weights.symbol_price * t.route_symbols[r]
    if t.route_kind[r] == L.TUNNEL:
        missing += me.weights.tunnel_price
    # A turn for the claim and half a turn for each card that is missing.
    me.time[r] = (20 + missing) // 2
    price = me.weights.turn_value * me.time[r] // 10 + me.weights.piece_value * length
    price -= 10 * t.route_points[length]
    if t.sets > 0:
        price -= me.weights.festival_share * festival_gain(me, s, r)
        n = festival_left(me, s, t.route_a[r]) + festival_left(me, s, t.route_b[r])
        price -= me.weights.festival_hope * n // 10
    if t.city_scoring:
        price -= me.weights.city_share * city_gain(me, s, r)
    if me.weights.danger_price > 0 and t.route_twin[r] == L.NONE:
        price += me.weights.danger_price * danger_of(me, r)
    n = me.weights.space_floor * length + 2
    me.cost[r] = price if price > n else n


def count_turns(me: PlannerState, s: State) -> None:
    """Estimate how many turns are left: until the fastest player has run out of pieces."""
    t: Tables = me.tables
    p: cython.int
    pieces: cython.int
    cards: cython.int
    turns: cython.int
    least: cython.int = 99
    if s.b[L.ENDING]:
        me.turns = (s.b[L.LAST] + s.b[L.SEATS] - 1) // s.b[L.SEATS]
        return
    if s.b[L.TRAINS + me.player] + s.b[L.SHIPS + me.player] == 0:
        me.turns = 99  # the pieces have not been chosen yet
        return
    for p in range(s.b[L.SEATS]):
        pieces = s.b[L.TRAINS + p] + s.b[L.SHIPS + p] - t.end_at
        cards = s.b[L.HAND_SIZE + 2 * p] + s.b[L.HAND_SIZE + 2 * p + 1]
        # Claims of about three pieces each, and two cards a turn for them.
        turns = (pieces + 2) // 3
        if pieces > cards // 2:
            turns += (pieces - cards // 2 + 1) // 2
        if turns < least:
            least = turns
    me.turns = (least if least > 0 else 0) + t.last_turns


def blocks(me: PlannerState, s: State, r: cython.int) -> cython.int:
    """For how many others the route would connect two parts of their network."""
    t: Tables = me.tables
    q: cython.int
    n: cython.int = 0
    if me.danger[t.route_a[r]] == 0 or me.danger[t.route_b[r]] == 0:
        return 0
    for q in range(s.b[L.SEATS]):
        if q == me.player:
            continue
        if not touches(s, t, q, t.route_a[r]) or not touches(s, t, q, t.route_b[r]):
            continue
        me.network.join_routes(s, t, q)
        if me.network.root(t.route_a[r]) != me.network.root(t.route_b[r]):
            n += 1
    return n


def touches(s: State, t: Tables, q: cython.int, city: cython.int) -> cython.bint:
    word: cython.int
    theirs: cython.ulonglong = 0
    for word in range(t.route_words):
        theirs |= s.q[L.OWNED + q * L.ROUTE_WORDS + word] & t.routes_at[city * L.ROUTE_WORDS + word]
    return theirs != 0
