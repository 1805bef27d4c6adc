"""What the cards are collected for: the routes of the plan, and others for their points."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.harbours import value_signs
    from cython.cimports.whistlestop.bots.planning.mind import GOALS, NEVER, Mind
    from cython.cimports.whistlestop.bots.planning.pricing import blocks, gain_now, touches
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planning.harbours import value_signs
    from whistlestop.bots.planning.mind import GOALS, NEVER, Mind
    from whistlestop.bots.planning.pricing import blocks, gain_now, touches
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def set_goals(m: Mind, s: State) -> None:
    """The routes to collect for, with the cards in hand dealt out among them."""
    t: Tables = m.tables
    p: cython.int = m.player
    n: cython.int
    missing: cython.int = 0
    replaceable: cython.int = 0
    wilds: cython.int = s.b[L.HAND + p * L.TYPES + t.wild]
    for n in range(16):
        m.have[n] = 0
        m.shown[n] = 0
    for n in range(t.row_size):
        if s.b[L.ROW + n] < t.types and s.b[L.ROW + n] != t.wild:
            missing = 8 * t.type_deck[s.b[L.ROW + n]] + t.type_colour[s.b[L.ROW + n]]
            m.shown[missing] += 2 if missing >= 8 and s.b[L.ROW + n] == t.b_type[missing] else 1
    missing = 0
    for n in range(t.purses):
        m.have[n] = s.b[L.HAND + p * L.TYPES + t.a_type[n]]
        m.have[n] += s.b[L.HAND + p * L.TYPES + t.b_type[n]] * (2 if n >= 8 else 1)
    for n in range(16):
        m.spare[n] = m.have[n]
    m.goal_count = 0
    m.wild_need = 0
    add_planned(m, s, 0)
    add_planned(m, s, 1)
    m.planned = m.goal_count
    wilds -= m.wild_need
    for n in range(m.planned):
        missing += m.goal_missing[n]
        if t.route_wilds[m.goal_route[n]]:
            replaceable += m.goal_missing[n]
    # Some wilds stand in for what is missing, where they may (NO-4).
    missing -= wilds if wilds < replaceable else replaceable
    m.plan_time = 10 * m.planned + m.card_time * missing // 10
    m.free_wilds = wilds - replaceable if wilds > replaceable else 0
    # First the plan, then points: nothing else is collected while it lacks a card.
    if missing == 0 or not m.plan_first:
        add_others(m, s)


@cython.cfunc
@cython.exceptval(check=False)
def add_planned(m: Mind, s: State, grey: cython.int) -> cython.void:
    """The routes of the plan; grey ones after the others, with the colour there is most of."""
    t: Tables = m.tables
    word: cython.int
    r: cython.int
    mask: cython.ulonglong
    for word in range(t.route_words):
        mask = m.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            if (t.route_colour[r] == L.NO_COLOUR) == grey and m.goal_count < GOALS:
                add_goal(m, r, gain_now(m, s, r) + m.plan_weight)
                m.wild_need += t.route_symbols[r]


@cython.cfunc
@cython.exceptval(check=False)
def best_purse(m: Mind, r: cython.int) -> cython.int:
    """The colour to pay a route with."""
    t: Tables = m.tables
    purse: cython.int = 8 * t.route_sea[r]
    best: cython.int
    c: cython.int
    if t.route_colour[r] != L.NO_COLOUR:
        return purse + t.route_colour[r]
    best = purse
    for c in range(1, t.colours):
        if 2 * m.spare[purse + c] + m.shown[purse + c] > 2 * m.spare[best] + m.shown[best]:
            best = purse + c
    return best


@cython.cfunc
@cython.exceptval(check=False)
def add_goal(m: Mind, r: cython.int, weight: cython.int) -> cython.void:
    t: Tables = m.tables
    purse: cython.int = best_purse(m, r)
    size: cython.int = t.route_length[r] - t.route_symbols[r]
    if t.route_kind[r] == L.TUNNEL:
        size += m.tunnel_spare
    held: cython.int = m.spare[purse] if m.spare[purse] < size else size
    m.spare[purse] -= held
    m.goal_route[m.goal_count] = r
    m.goal_purse[m.goal_count] = purse
    m.goal_missing[m.goal_count] = size - held
    m.goal_weight[m.goal_count] = weight
    m.goal_count += 1


@cython.cfunc
@cython.exceptval(check=False)
def add_others(m: Mind, s: State) -> cython.void:
    """Routes for their points alone, as many as pieces and time allow, the best ones first."""
    t: Tables = m.tables
    p: cython.int = m.player
    rail: cython.int = s.b[L.TRAINS + p] - m.rail
    sea: cython.int = s.b[L.SHIPS + p] - m.sea
    time: cython.int = 10 * m.turns - m.plan_time
    wilds: cython.int = m.free_wilds
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
    share = 100 * (rail + sea) // m.scarce if m.scarce > 0 else 100
    if share > 100:
        share = 100
    # What each open route gains does not depend on the order in which they are chosen.
    for r in range(t.routes):
        bit = cython.cast(cython.ulonglong, 1) << (r % 64)
        if (
            m.cost[r] >= NEVER
            or (s.q[L.OWNED + p * L.ROUTE_WORDS + r // 64] | m.plan[r // 64]) & bit
        ):
            continue
        value = m.spare_piece * t.route_length[r] + m.spare_margin
        value = gain_now(m, s, r) - value * share // 100
        if t.longest_points > 0 and (
            touches(s, t, p, t.route_a[r]) != touches(s, t, p, t.route_b[r])
        ):
            value += m.link_value
        if m.block_value > 0 and m.danger[t.route_a[r]] > 0 and m.danger[t.route_b[r]] > 0:
            value += m.block_value * blocks(m, s, r) // (s.b[L.SEATS] - 1)
        if value <= 0:
            continue
        m.open_route[count] = r
        m.open_value[count] = value
        count += 1
    while m.goal_count < m.planned + m.others and m.goal_count < GOALS:
        best = 0
        best_r = NEVER
        best_takes = 0
        best_used = 0
        for i in range(count):
            r = m.open_route[i]
            if r == L.NONE or t.route_length[r] > (sea if t.route_sea[r] else rail):
                continue
            purse = best_purse(m, r)
            missing = t.route_length[r] - m.spare[purse]
            if t.route_kind[r] == L.TUNNEL:
                missing += m.tunnel_spare
            if missing < t.route_symbols[r]:
                missing = t.route_symbols[r]
            used = 0
            if t.route_wilds[r] and missing > 0:
                used = missing if missing < wilds else wilds
                missing -= used
            # Cards that lie in the row are soon taken; for others one may wait long.
            seen = m.shown[purse] if m.shown[purse] < missing else missing
            takes = 10 + (m.shown_time * seen + m.wait_time * (missing - seen)) // (
                200 if t.route_sea[r] else 100
            )
            if takes > time:
                continue
            value = 100 * m.open_value[i] // (takes + m.claim_time)
            if value > best:
                best = value
                best_r = i
                best_takes = takes
                best_used = used
        if best_r == NEVER:
            return
        r = m.open_route[best_r]
        add_goal(m, r, gain_now(m, s, r))
        i = m.goal_count - 1
        m.goal_missing[i] -= best_used
        if m.goal_missing[i] < 0:
            m.goal_missing[i] = 0
        m.open_route[best_r] = L.NONE
        if t.route_twin[r] != L.NONE:
            for i in range(count):
                if m.open_route[i] == t.route_twin[r]:
                    m.open_route[i] = L.NONE
        wilds -= best_used
        time -= best_takes
        if t.route_sea[r]:
            sea -= t.route_length[r]
        else:
            rail -= t.route_length[r]


@cython.cfunc
@cython.exceptval(check=False)
def progress(m: Mind, i: cython.int, cards: cython.int) -> cython.int:
    """What some more cards for a goal are worth, in hundredths of a point: the last ones most."""
    t: Tables = m.tables
    length: cython.int = t.route_length[m.goal_route[i]]
    held: cython.int = length - m.goal_missing[i]
    if held < 0:
        held = 0  # a tunnel asks for more cards than it has spaces
    if cards > m.goal_missing[i]:
        cards = m.goal_missing[i]
    return (
        10
        * m.goal_weight[i]
        * cards
        * (m.slope * length + (10 - m.slope) * (2 * held + cards))
        // (10 * length * length)
    )


def value_cards(m: Mind, s: State) -> None:
    """What each type of card is worth, in hundredths of a point."""
    t: Tables = m.tables
    n: cython.int
    i: cython.int
    r: cython.int
    card: cython.int
    purse: cython.int
    value: cython.int
    best: cython.int = 0
    for n in range(16):
        m.lacking[n] = 0
    for i in range(m.planned):
        m.lacking[m.goal_purse[i]] += m.goal_missing[i]
    for card in range(t.types):
        m.worth[card] = 0
        if card == t.wild:
            continue
        purse = 8 * t.type_deck[card] + t.type_colour[card]
        n = 2 if t.type_deck[card] == 1 and card == t.b_type[purse] else 1
        m.worth[card] = m.set_value * (m.spare[purse] + n) * n
        for i in range(m.goal_count):
            r = m.goal_route[i]
            if m.goal_missing[i] == 0 or 8 * t.route_sea[r] != purse - t.type_colour[card]:
                continue
            if m.goal_purse[i] == purse:
                value = progress(m, i, n)
            elif (
                t.route_colour[r] == L.NO_COLOUR
                and m.spare[purse] + n + m.goal_missing[i] > t.route_length[r]
            ):
                value = progress(m, i, n) // 2  # a change of colour
            else:
                continue
            if i >= m.planned:
                value = value * m.extra_value // 10
            else:
                value += m.bottleneck * m.lacking[purse]
            if value > m.worth[card]:
                m.worth[card] = value
    if t.harbours > 0:
        value_signs(m, s)
    # A wild is as good as the best card there is, and more: it waits for the last gap.
    for i in range(m.goal_count):
        if m.goal_missing[i] > 0 and t.route_wilds[m.goal_route[i]]:
            value = progress(m, i, 1)
            if i >= m.planned:
                value = value * m.extra_value // 10
            if value > best:
                best = value
    best = best * m.wild_value // 10 + m.wild_base
    if s.b[L.HAND + m.player * L.TYPES + t.wild] < m.wild_need:
        best += 40 * m.plan_weight // 30
    m.worth[t.wild] = best
