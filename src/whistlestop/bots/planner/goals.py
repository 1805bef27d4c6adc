"""What the cards are collected for: the routes of the plan, and others for their points."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planner.harbours import value_signs
    from cython.cimports.whistlestop.bots.planner.pricing import blocks, gain_now, touches
    from cython.cimports.whistlestop.bots.planner.state import GOALS, NEVER, PlannerState
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planner.harbours import value_signs
    from whistlestop.bots.planner.pricing import blocks, gain_now, touches
    from whistlestop.bots.planner.state import GOALS, NEVER, PlannerState
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def set_goals(me: PlannerState, s: State) -> None:
    """The routes to collect for, with the cards in hand dealt out among them."""
    t: Tables = me.tables
    p: cython.int = me.player
    n: cython.int
    missing: cython.int = 0
    replaceable: cython.int = 0
    wilds: cython.int = s.b[L.HAND + p * L.TYPES + t.wild]
    for n in range(16):
        me.have[n] = 0
        me.shown[n] = 0
    for n in range(t.row_size):
        if s.b[L.ROW + n] < t.types and s.b[L.ROW + n] != t.wild:
            missing = 8 * t.type_deck[s.b[L.ROW + n]] + t.type_colour[s.b[L.ROW + n]]
            me.shown[missing] += 2 if missing >= 8 and s.b[L.ROW + n] == t.b_type[missing] else 1
    missing = 0
    for n in range(t.purses):
        me.have[n] = s.b[L.HAND + p * L.TYPES + t.a_type[n]]
        me.have[n] += s.b[L.HAND + p * L.TYPES + t.b_type[n]] * (2 if n >= 8 else 1)
    for n in range(16):
        me.spare[n] = me.have[n]
    me.goal_count = 0
    me.wild_need = 0
    add_planned(me, s, 0)
    add_planned(me, s, 1)
    me.planned = me.goal_count
    wilds -= me.wild_need
    for n in range(me.planned):
        missing += me.goal_missing[n]
        if t.route_wilds[me.goal_route[n]]:
            replaceable += me.goal_missing[n]
    # Some wilds stand in for what is missing, where they may (NO-4).
    missing -= wilds if wilds < replaceable else replaceable
    me.plan_time = 10 * me.planned + me.weights.card_time * missing // 10
    me.free_wilds = wilds - replaceable if wilds > replaceable else 0
    # First the plan, then points: nothing else is collected while it lacks a card.
    if missing == 0 or not me.weights.plan_first:
        add_others(me, s)


@cython.cfunc
@cython.exceptval(check=False)
def add_planned(me: PlannerState, s: State, grey: cython.int) -> cython.void:
    """The routes of the plan; grey ones after the others, with the colour there is most of."""
    t: Tables = me.tables
    word: cython.int
    r: cython.int
    mask: cython.ulonglong
    for word in range(t.route_words):
        mask = me.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            if (t.route_colour[r] == L.NO_COLOUR) == grey and me.goal_count < GOALS:
                add_goal(me, r, gain_now(me, s, r) + me.weights.plan_weight)
                me.wild_need += t.route_symbols[r]


@cython.cfunc
@cython.exceptval(check=False)
def best_purse(me: PlannerState, r: cython.int) -> cython.int:
    """The colour to pay a route with."""
    t: Tables = me.tables
    purse: cython.int = 8 * t.route_sea[r]
    best: cython.int
    c: cython.int
    if t.route_colour[r] != L.NO_COLOUR:
        return purse + t.route_colour[r]
    best = purse
    for c in range(1, t.colours):
        if 2 * me.spare[purse + c] + me.shown[purse + c] > 2 * me.spare[best] + me.shown[best]:
            best = purse + c
    return best


@cython.cfunc
@cython.exceptval(check=False)
def add_goal(me: PlannerState, r: cython.int, weight: cython.int) -> cython.void:
    t: Tables = me.tables
    purse: cython.int = best_purse(me, r)
    size: cython.int = t.route_length[r] - t.route_symbols[r]
    if t.route_kind[r] == L.TUNNEL:
        size += me.weights.tunnel_spare
    held: cython.int = me.spare[purse] if me.spare[purse] < size else size
    me.spare[purse] -= held
    me.goal_route[me.goal_count] = r
    me.goal_purse[me.goal_count] = purse
    me.goal_missing[me.goal_count] = size - held
    me.goal_weight[me.goal_count] = weight
    me.goal_count += 1


@cython.cfunc
@cython.exceptval(check=False)
def add_others(me: PlannerState, s: State) -> cython.void:
    """Routes for their points alone, as many as pieces and time allow, the best ones first."""
    t: Tables = me.tables
    p: cython.int = me.player
    rail: cython.int = s.b[L.TRAINS + p] - me.rail
    sea: cython.int = s.b[L.SHIPS + p] - me.sea
    time: cython.int = 10 * me.turns - me.plan_time
    wilds: cython.int = me.free_wilds
    r: cython.int
    purse: cython.int
    missing: cython.int
    used: cython.int
    seen: cython.int
    takes: cython.int
    value: cython.int
    best: cython.int
    best_r: cython.int
    best_takes: cython.int
    best_used: cython.int
    i: cython.int
    count: cython.int = 0
    share: cython.int
    bit: cython.ulonglong
    # The fewer pieces are left, the less else they could do.
    share = 100 * (rail + sea) // me.weights.scarce if me.weights.scarce > 0 else 100
    if share > 100:
        share = 100
    # What each open route gains does not depend on the order in which they are chosen.
    for r in range(t.routes):
        bit = cython.cast(cython.ulonglong, 1) << (r % 64)
        if (
            me.cost[r] >= NEVER
            or (s.q[L.OWNED + p * L.ROUTE_WORDS + r // 64] | me.plan[r // 64]) & bit
        ):
            continue
        value = me.weights.spare_piece * t.route_length[r] + me.weights.spare_margin
        value = gain_now(me, s, r) - value * share // 100
        if t.longest_points > 0 and (
            touches(s, t, p, t.route_a[r]) != touches(s, t, p, t.route_b[r])
        ):
            value += me.weights.link_value
        if (
            me.weights.block_value > 0
            and me.danger[t.route_a[r]] > 0
            and me.danger[t.route_b[r]] > 0
        ):
            value += me.weights.block_value * blocks(me, s, r) // (s.b[L.SEATS] - 1)
        if value <= 0:
            continue
        me.open_route[count] = r
        me.open_value[count] = value
        count += 1
    while me.goal_count < me.planned + me.weights.others and me.goal_count < GOALS:
        best = 0
        best_r = NEVER
        best_takes = 0
        best_used = 0
        for i in range(count):
            r = me.open_route[i]
            if r == L.NONE or t.route_length[r] > (sea if t.route_sea[r] else rail):
                continue
            purse = best_purse(me, r)
            missing = t.route_length[r] - me.spare[purse]
            if t.route_kind[r] == L.TUNNEL:
                missing += me.weights.tunnel_spare
            if missing < t.route_symbols[r]:
                missing = t.route_symbols[r]
            used = 0
            if t.route_wilds[r] and missing > 0:
                used = missing if missing < wilds else wilds
                missing -= used
            # Cards that lie in the row are soon taken; for others one may wait long.
            seen = me.shown[purse] if me.shown[purse] < missing else missing
            takes = 10 + (
                me.weights.shown_time * seen + me.weights.wait_time * (missing - seen)
            ) // (200 if t.route_sea[r] else 100)
            if takes > time:
                continue
            value = 100 * me.open_value[i] // (takes + me.weights.claim_time)
            if value > best:
                best = value
                best_r = i
                best_takes = takes
                best_used = used
        if best_r == NEVER:
            return
        r = me.open_route[best_r]
        add_goal(me, r, gain_now(me, s, r))
        i = me.goal_count - 1
        me.goal_missing[i] -= best_used
        if me.goal_missing[i] < 0:
            me.goal_missing[i] = 0
        me.open_route[best_r] = L.NONE
        if t.route_twin[r] != L.NONE:
            for i in range(count):
                if me.open_route[i] == t.route_twin[r]:
                    me.open_route[i] = L.NONE
        wilds -= best_used
        time -= best_takes
        if t.route_sea[r]:
            sea -= t.route_length[r]
        else:
            rail -= t.route_length[r]


@cython.cfunc
@cython.exceptval(check=False)
def progress(me: PlannerState, i: cython.int, cards: cython.int) -> cython.int:
    """What some more cards for a goal are worth, in hundredths of a point: the last ones most."""
    t: Tables = me.tables
    length: cython.int = t.route_length[me.goal_route[i]]
    held: cython.int = length - me.goal_missing[i]
    if held < 0:
        held = 0  # a tunnel asks for more cards than it has spaces
    if cards > me.goal_missing[i]:
        cards = me.goal_missing[i]
    return (
        10
        * me.goal_weight[i]
        * cards
        * (me.weights.slope * length + (10 - me.weights.slope) * (2 * held + cards))
        // (10 * length * length)
    )


def value_cards(me: PlannerState, s: State) -> None:
    """What each type of card is worth, in hundredths of a point."""
    t: Tables = me.tables
    n: cython.int
    i: cython.int
    r: cython.int
    card: cython.int
    purse: cython.int
    value: cython.int
    best: cython.int = 0
    for n in range(16):
        me.lacking[n] = 0
    for i in range(me.planned):
        me.lacking[me.goal_purse[i]] += me.goal_missing[i]
    for card in range(t.types):
        me.worth[card] = 0
        if card == t.wild:
            continue
        purse = 8 * t.type_deck[card] + t.type_colour[card]
        n = 2 if t.type_deck[card] == 1 and card == t.b_type[purse] else 1
        me.worth[card] = me.weights.set_value * (me.spare[purse] + n) * n
        for i in range(me.goal_count):
            r = me.goal_route[i]
            if me.goal_missing[i] == 0 or 8 * t.route_sea[r] != purse - t.type_colour[card]:
                continue
            if me.goal_purse[i] == purse:
                value = progress(me, i, n)
            elif (
                t.route_colour[r] == L.NO_COLOUR
                and me.spare[purse] + n + me.goal_missing[i] > t.route_length[r]
            ):
                value = progress(me, i, n) // 2  # a change of colour
            else:
                continue
            if i >= me.planned:
                value = value * me.weights.extra_value // 10
            else:
                value += me.weights.bottleneck * me.lacking[purse]
            if value > me.worth[card]:
                me.worth[card] = value
    if t.harbours > 0:
        value_signs(me, s)
    # A wild is as good as the best card there is, and more: it waits for the last gap.
    for i in range(me.goal_count):
        if me.goal_missing[i] > 0 and t.route_wilds[me.goal_route[i]]:
            value = progress(me, i, 1)
            if i >= me.planned:
                value = value * me.weights.extra_value // 10
            if value > best:
                best = value
    best = best * me.weights.wild_value // 10 + me.weights.wild_base
    if s.b[L.HAND + me.player * L.TYPES + t.wild] < me.wild_need:
        best += 40 * me.weights.plan_weight // 30
    me.worth[t.wild] = best
