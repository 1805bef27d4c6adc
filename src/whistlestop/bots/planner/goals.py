"""What to collect cards for: the routes of the plan, and others for their points."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.pricing import blocks, count_hand, gain_now
from whistlestop.bots.planner.state import GOALS, NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.network import touches
from whistlestop.engine.state import State


def set_goals(me: PlannerState, s: State) -> None:
    """Choose the routes to collect for, and divide the hand among them."""
    p: cython.int = me.player
    n: cython.int
    purse: cython.int
    missing: cython.int = 0
    replaceable: cython.int = 0
    wilds: cython.int = s.f.hand[p][me.tables.wild]
    count_hand(me, s)
    for n in range(16):
        me.shown[n] = 0
        me.spare[n] = me.have[n]
    for n in range(me.tables.row_size):
        if s.f.row[n] < me.tables.types and s.f.row[n] != me.tables.wild:
            purse = 8 * me.tables.type_deck[s.f.row[n]] + me.tables.type_colour[s.f.row[n]]
            me.shown[purse] += 2 if purse >= 8 and s.f.row[n] == me.tables.b_type[purse] else 1
    me.goal_count = 0
    me.wild_need = 0
    add_planned(me, s, 0)
    add_planned(me, s, 1)
    me.planned = me.goal_count
    wilds -= me.wild_need
    for n in range(me.planned):
        missing += me.goal_missing[n]
        if me.tables.route_wilds[me.goal_route[n]]:
            replaceable += me.goal_missing[n]
    # Some wilds stand in for missing cards, where that is allowed (NO-4).
    missing -= wilds if wilds < replaceable else replaceable
    me.plan_time = 10 * me.planned + me.weights.card_time * missing // 10
    me.free_wilds = wilds - replaceable if wilds > replaceable else 0
    # The plan first, then points: collect nothing else while the plan is missing a card.
    if missing == 0 or not me.weights.plan_first:
        add_others(me, s)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_planned(me: PlannerState, s: State, grey: cython.int) -> cython.void:
    """Add the routes of the plan, grey ones last, in the colour with the most cards left."""
    word: cython.int
    r: cython.int
    mask: cython.ulonglong
    for word in range(me.tables.route_words):
        mask = me.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            if (me.tables.route_colour[r] == L.NO_COLOUR) == grey and me.goal_count < GOALS:
                add_goal(me, r, gain_now(me, s, r) + me.weights.plan_weight)
                me.wild_need += me.tables.route_symbols[r]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_purse(me: PlannerState, r: cython.int) -> cython.int:
    """The colour to pay for a route with."""
    purse: cython.int = 8 * me.tables.route_sea[r]
    best: cython.int
    c: cython.int
    if me.tables.route_colour[r] != L.NO_COLOUR:
        return purse + me.tables.route_colour[r]
    best = purse
    for c in range(1, me.tables.colours):
        if 2 * me.spare[purse + c] + me.shown[purse + c] > 2 * me.spare[best] + me.shown[best]:
            best = purse + c
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_goal(me: PlannerState, r: cython.int, weight: cython.int) -> cython.void:
    """Collect for a route with the cards that earlier goals leave over."""
    purse: cython.int = best_purse(me, r)
    size: cython.int = me.tables.route_length[r] - me.tables.route_symbols[r]
    if me.tables.route_kind[r] == L.TUNNEL:
        size += me.weights.tunnel_spare
    held: cython.int = me.spare[purse] if me.spare[purse] < size else size
    me.spare[purse] -= held
    me.goal_route[me.goal_count] = r
    me.goal_purse[me.goal_count] = purse
    me.goal_missing[me.goal_count] = size - held
    me.goal_weight[me.goal_count] = weight
    me.goal_count += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_others(me: PlannerState, s: State) -> cython.void:
    """Add routes for their points alone, best first, as far as pieces and time allow."""
    i: cython.int
    r: cython.int
    purse: cython.int
    used: cython.int
    me.free_rail = s.f.trains[me.player] - me.rail
    me.free_sea = s.f.ships[me.player] - me.sea
    me.free_time = 10 * me.turns - me.plan_time
    find_open(me, s)
    while me.goal_count < me.planned + me.weights.others and me.goal_count < GOALS:
        i = best_open(me)
        if i == NEVER:
            return
        r = me.open_route[i]
        purse = best_purse(me, r)
        used = wilds_used(me, r, cards_missing(me, r, purse))
        me.free_time -= time_to_claim(me, r, purse)
        me.free_wilds -= used
        if me.tables.route_sea[r]:
            me.free_sea -= me.tables.route_length[r]
        else:
            me.free_rail -= me.tables.route_length[r]
        add_goal(me, r, gain_now(me, s, r))
        i = me.goal_count - 1
        me.goal_missing[i] -= used
        if me.goal_missing[i] < 0:
            me.goal_missing[i] = 0
        for i in range(me.open_count):
            if me.open_route[i] == r or me.open_route[i] == me.tables.route_twin[r]:
                me.open_route[i] = L.NONE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_open(me: PlannerState, s: State) -> cython.void:
    """Find the open routes outside the plan, and what each gains beyond its pieces.

    The gains do not depend on the order in which the routes are chosen.
    """
    p: cython.int = me.player
    r: cython.int
    value: cython.int
    share: cython.int = 100
    bit: cython.ulonglong
    # The fewer pieces are left, the less use there is for them elsewhere.
    if me.weights.scarce > 0:
        share = 100 * (me.free_rail + me.free_sea) // me.weights.scarce
    if share > 100:
        share = 100
    me.open_count = 0
    for r in range(me.tables.routes):
        bit = cython.cast(cython.ulonglong, 1) << (r % 64)
        if me.cost[r] >= NEVER or (s.f.owned[p][r // 64] | me.plan[r // 64]) & bit:
            continue
        value = me.weights.spare_piece * me.tables.route_length[r] + me.weights.spare_margin
        value = gain_now(me, s, r) - value * share // 100
        value += me.weights.length_value * (me.tables.route_length[r] - 3)
        if me.tables.longest_points > 0 and (
            touches(s, me.tables, p, me.tables.route_a[r])
            != touches(s, me.tables, p, me.tables.route_b[r])
        ):
            value += me.weights.link_value
        if me.weights.block_value > 0:
            value += me.weights.block_value * blocks(me, s, r) // (s.f.players - 1)
        if value > 0:
            me.open_route[me.open_count] = r
            me.open_value[me.open_count] = value
            me.open_count += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_open(me: PlannerState) -> cython.int:
    """The open route with the best gain for its time, as a list index; NEVER if none fits."""
    i: cython.int
    r: cython.int
    takes: cython.int
    value: cython.int
    best: cython.int = 0
    found: cython.int = NEVER
    for i in range(me.open_count):
        r = me.open_route[i]
        if r == L.NONE or me.tables.route_length[r] > (
            me.free_sea if me.tables.route_sea[r] else me.free_rail
        ):
            continue
        takes = time_to_claim(me, r, best_purse(me, r))
        if takes > me.free_time:
            continue
        value = 100 * me.open_value[i] // (takes + me.weights.claim_time)
        if value > best:
            best = value
            found = i
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def cards_missing(me: PlannerState, r: cython.int, purse: cython.int) -> cython.int:
    """How many cards an open route still needs, not counting wilds."""
    missing: cython.int = me.tables.route_length[r] - me.spare[purse]
    if me.tables.route_kind[r] == L.TUNNEL:
        missing += me.weights.tunnel_spare
    return missing if missing > me.tables.route_symbols[r] else me.tables.route_symbols[r]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wilds_used(me: PlannerState, r: cython.int, missing: cython.int) -> cython.int:
    """How many free wilds can stand in for the cards that a route is missing."""
    if not me.tables.route_wilds[r] or missing <= 0:
        return 0
    return missing if missing < me.free_wilds else me.free_wilds


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def time_to_claim(me: PlannerState, r: cython.int, purse: cython.int) -> cython.int:
    """The time to collect for an open route and claim it, in tenths of a turn."""
    missing: cython.int = cards_missing(me, r, purse)
    shown: cython.int = me.shown[purse]
    takes: cython.int
    missing -= wilds_used(me, r, missing)
    # Face-up cards can be had right away; others may take a long time to turn up.
    if shown > missing:
        shown = missing
    takes = me.weights.shown_time * shown + me.weights.wait_time * (missing - shown)
    return 10 + takes // (200 if me.tables.route_sea[r] else 100)
