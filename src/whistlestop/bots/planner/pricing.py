"""What each route costs a player now, in tenths of a point, and how much time is left."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.network import touches
from whistlestop.engine.state import State


def set_gain(me: PlannerState, s: State, f: cython.int) -> cython.int:
    """Points that the face-up cards of a festival would add to the player's set (IB-8)."""
    held: cython.int = s.f.taken[me.player][f]
    return (
        me.tables.set_value[f * me.tables.set_width + held + s.f.festivals[f]]
        - me.tables.set_value[f * me.tables.set_width + held]
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def festival_gain(me: PlannerState, s: State, route: cython.int) -> cython.int:
    """Points of the festival cards that a route would earn (IB-8)."""
    best: cython.int = 0
    gain: cython.int
    side: cython.int
    f: cython.int
    for side in range(2):
        f = me.tables.city_set[me.tables.route_a[route] if side == 0 else me.tables.route_b[route]]
        if f == L.NONE or s.f.festivals[f] == 0:
            continue
        gain = set_gain(me, s, f)
        if gain > best:
            best = gain
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def festival_left(me: PlannerState, s: State, city: cython.int) -> cython.int:
    """Points that the festival cards of a city may still earn the player (IB-10)."""
    f: cython.int = me.tables.city_set[city]
    if f == L.NONE:
        return 0
    return (
        me.tables.set_value[f * me.tables.set_width + me.tables.set_width - 1]
        - me.tables.set_value[f * me.tables.set_width + s.f.taken[me.player][f]]
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def city_gain(me: PlannerState, s: State, route: cython.int) -> cython.int:
    """Points for the cities that a route would be the player's first to touch (NY-6)."""
    side: cython.int
    city: cython.int
    gain: cython.int = 0
    for side in range(2):
        city = me.tables.route_a[route] if side == 0 else me.tables.route_b[route]
        if me.tables.city_points[city] and not touches(s, me.tables, me.player, city):
            gain += me.tables.city_points[city]
    return gain


def gain_now(me: PlannerState, s: State, r: cython.int) -> cython.int:
    """What a claim scores at once, not counting tickets, in tenths of a point."""
    gain: cython.int = me.tables.route_points[me.tables.route_length[r]]
    if me.tables.sets > 0:
        gain += festival_gain(me, s, r)
    if me.tables.city_scoring:
        gain += city_gain(me, s, r)
    return 10 * gain


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_danger(me: PlannerState, s: State) -> cython.void:
    """Count, for each city, the other players with routes there: they may want the next one."""
    q: cython.int
    city: cython.int
    for city in range(me.tables.cities):
        me.danger[city] = 0
    for q in range(s.f.players):
        if q == me.player:
            continue
        for city in range(me.tables.cities):
            if touches(s, me.tables, q, city):
                me.danger[city] += 1


def danger_of(me: PlannerState, route: cython.int) -> cython.int:
    """How many opponents are near a route, counted at both ends."""
    return me.danger[me.tables.route_a[route]] + me.danger[me.tables.route_b[route]]


def count_hand(me: PlannerState, s: State) -> None:
    """Count how many spaces each purse can pay for, not counting wilds."""
    hand: cython.p_uchar = s.f.hand[me.player]
    n: cython.int
    for n in range(me.tables.purses):
        me.have[n] = hand[me.tables.a_type[n]] + hand[me.tables.b_type[n]] * (2 if n >= 8 else 1)


def price_routes(me: PlannerState, s: State) -> None:
    """Work out the cost and time of each route: 0 if owned, NEVER if out of reach."""
    p: cython.int = me.player
    r: cython.int
    n: cython.int
    c: cython.int
    have: cython.int
    most: cython.int = 0
    most_sea: cython.int = 0
    bit: cython.ulonglong
    # Only part of the hand counts: the cards may be wanted elsewhere too, less so near the end.
    share: cython.int = me.weights.hand_share
    if me.turns < me.weights.hand_late:
        share += me.weights.hand_late - me.turns
        if share > 10:
            share = 10
    find_danger(me, s)
    count_hand(me, s)
    for n in range(me.tables.purses):
        if n < 8 and me.have[n] > most:
            most = me.have[n]
        if n >= 8 and me.have[n] > most_sea:
            most_sea = me.have[n]
    for r in range(me.tables.routes):
        bit = cython.cast(cython.ulonglong, 1) << (r % 64)
        me.time[r] = 0
        if s.f.owned[p][r // 64] & bit:
            me.cost[r] = 0
        elif s.f.barred[p][r // 64] & bit or lacks_pieces(me, s, r):
            me.cost[r] = NEVER
        else:
            c = me.tables.route_colour[r]
            if c != L.NO_COLOUR:
                have = me.have[8 * me.tables.route_sea[r] + c]
            else:
                have = most_sea if me.tables.route_sea[r] else most
            price_route(me, s, r, have, share)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lacks_pieces(me: PlannerState, s: State, r: cython.int) -> cython.bint:
    """Whether the player has too few pieces for a route and cannot get more."""
    return (
        me.tables.route_length[r]
        > (s.f.ships[me.player] if me.tables.route_sea[r] else s.f.trains[me.player])
        and s.f.phase > L.PIECES
        and me.tables.exchange_cost == 0
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def price_route(
    me: PlannerState, s: State, r: cython.int, have: cython.int, share: cython.int
) -> cython.void:
    """The cost and time of an open route with cards for `have` spaces, of which a share counts."""
    length: cython.int = me.tables.route_length[r]
    missing: cython.int = 10 * length - share * (have if have < length else length)
    price: cython.int
    n: cython.int
    if me.tables.route_sea[r]:
        missing = missing * 7 // 10  # double ships
    missing += me.weights.symbol_price * me.tables.route_symbols[r]
    if me.tables.route_kind[r] == L.TUNNEL:
        missing += me.weights.tunnel_price
    # A turn for the claim, and half a turn per missing card.
    me.time[r] = (20 + missing) // 2
    price = me.weights.turn_value * me.time[r] // 10 + me.weights.piece_value * length
    price -= 10 * me.tables.route_points[length] + me.weights.length_value * (length - 3)
    if me.tables.sets > 0:
        price -= me.weights.festival_share * festival_gain(me, s, r)
        n = festival_left(me, s, me.tables.route_a[r]) + festival_left(me, s, me.tables.route_b[r])
        price -= me.weights.festival_hope * n // 10
    if me.tables.city_scoring:
        price -= me.weights.city_share * city_gain(me, s, r)
    if me.weights.danger_price > 0 and me.tables.route_twin[r] == L.NONE:
        price += me.weights.danger_price * danger_of(me, r)
    n = me.weights.space_floor * length + 2
    me.cost[r] = price if price > n else n


def count_turns(me: PlannerState, s: State) -> None:
    """Estimate how many turns are left until the fastest player runs out of pieces."""
    p: cython.int
    pieces: cython.int
    cards: cython.int
    turns: cython.int
    least: cython.int = 99
    if s.f.ending:
        me.turns = (s.f.turns_left + s.f.players - 1) // s.f.players
        return
    if s.f.trains[me.player] + s.f.ships[me.player] == 0:
        me.turns = 99  # the pieces have not been chosen yet
        return
    for p in range(s.f.players):
        pieces = s.f.trains[p] + s.f.ships[p] - me.tables.end_at
        cards = s.f.hand_sizes[p][0] + s.f.hand_sizes[p][1]
        # Claims of a few pieces each, with the cards for them drawn at two per turn.
        turns = (10 * pieces + me.weights.claim_size - 1) // me.weights.claim_size
        cards = cards * me.weights.hand_use // 10
        if pieces > cards:
            turns += (pieces - cards + 1) // 2
        if turns < least:
            least = turns
    me.turns = (least if least > 0 else 0) + me.tables.last_turns


def blocks(me: PlannerState, s: State, r: cython.int) -> cython.int:
    """How many opponents need the route to connect two parts of their network."""
    q: cython.int
    n: cython.int = 0
    if me.danger[me.tables.route_a[r]] == 0 or me.danger[me.tables.route_b[r]] == 0:
        return 0
    for q in range(s.f.players):
        if q == me.player:
            continue
        if not touches(s, me.tables, q, me.tables.route_a[r]) or not touches(
            s, me.tables, q, me.tables.route_b[r]
        ):
            continue
        me.network.join_routes(s, me.tables, q)
        if me.network.root(me.tables.route_a[r]) != me.network.root(me.tables.route_b[r]):
            n += 1
    return n
