"""One decision of the planner, in any phase. It reads only what its player may know."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.choices import (
        choose_count,
        choose_festival,
        choose_gift,
        choose_keep,
        choose_payment,
        choose_pick,
        choose_pieces,
    )
    from cython.cimports.whistlestop.bots.planning.mind import NEVER, Mind
    from cython.cimports.whistlestop.bots.planning.paths import (
        festival_gain,
        price_routes,
        renew_plan,
        shortest,
    )
    from cython.cimports.whistlestop.bots.planning.wants import (
        choose_card,
        choose_refill,
        count_needs,
    )
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planning.choices import (
        choose_count,
        choose_festival,
        choose_gift,
        choose_keep,
        choose_payment,
        choose_pick,
        choose_pieces,
    )
    from whistlestop.bots.planning.mind import NEVER, Mind
    from whistlestop.bots.planning.paths import (
        festival_gain,
        price_routes,
        renew_plan,
        shortest,
    )
    from whistlestop.bots.planning.wants import choose_card, choose_refill, count_needs
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def decide(m: Mind, s: State) -> cython.int:
    """The action that the planner takes now."""
    phase: cython.int = s.b[L.PHASE]
    if phase == L.MAIN:
        return main_decision(m, s)
    if phase == L.SECOND:
        renew_plan(m, s)
        return choose_card(m, s, 1)
    if phase == L.REFILL:
        count_needs(m, s)
        return choose_refill(m)
    if phase == L.PAY or phase == L.SURCHARGE:
        return choose_payment(m, s)
    if phase == L.SUBSTITUTE or phase == L.VARIANT:
        return choose_count(m, s)
    if phase == L.GIVING:
        return choose_gift(m, s)
    if phase == L.FESTIVAL_CHOICE:
        return choose_festival(m, s)
    if phase == L.DRAFTING:
        return choose_pick(m, s)
    if phase == L.PIECES:
        return choose_pieces(m, s)
    return choose_keep(m, s)


@cython.cfunc
@cython.exceptval(check=False)
def main_decision(m: Mind, s: State) -> cython.int:
    t: Tables = m.tables
    p: cython.int = m.player
    action: cython.int
    turns: cython.int = turns_left(m, s)
    m.fresh = 0  # the hand has changed, and with it the cheapest ways
    renew_plan(m, s)
    action = special_action(m, s, turns)
    if action != NEVER:
        return action
    action = best_claim(m, s, 1)
    if action != NEVER:
        return action
    action = spare_claim(m, s)
    if action != NEVER:
        return action
    legal_actions(s, t, p)
    if turns <= 1:
        action = best_claim(m, s, 0)
        if action != NEVER:
            return action
    if (m.plan[0] | m.plan[1] | m.plan[2]) == 0:
        if worth_tickets(m, s, turns):
            return L.A_TICKETS
        action = fill_up(m, s, turns)
        if action != NEVER:
            return action
    action = choose_card(m, s, 0)
    if action != NEVER:
        return action
    return anything(m, s)


@cython.cfunc
@cython.exceptval(check=False)
def turns_left(m: Mind, s: State) -> cython.int:
    """An estimate of the turns that the player still has."""
    t: Tables = m.tables
    p: cython.int
    pieces: cython.int
    least: cython.int = 99
    if s.b[L.ENDING]:
        return (s.b[L.LAST] + s.b[L.SEATS] - 1) // s.b[L.SEATS]
    for p in range(s.b[L.SEATS]):
        pieces = s.b[L.TRAINS + p] + s.b[L.SHIPS + p] - t.end_at
        # About three turns for five pieces, and sooner with many cards in hand.
        pieces = pieces * 3 // 5
        if pieces < least:
            least = pieces
    return (least if least > 0 else 0) + t.last_turns


@cython.cfunc
@cython.exceptval(check=False)
def near(m: Mind, s: State, route: cython.int) -> cython.int:
    """How many others have routes at the ends of this one: they may want it."""
    t: Tables = m.tables
    q: cython.int
    i: cython.int
    n: cython.int = 0
    for q in range(s.b[L.SEATS]):
        if q == m.player:
            continue
        for i in range(t.route_words):
            if s.q[L.OWNED + q * L.ROUTE_WORDS + i] & (
                t.routes_at[t.route_a[route] * L.ROUTE_WORDS + i]
                | t.routes_at[t.route_b[route] * L.ROUTE_WORDS + i]
            ):
                n += 1
                break
    return n


@cython.cfunc
@cython.exceptval(check=False)
def best_claim(m: Mind, s: State, planned: cython.int) -> cython.int:
    """The payable route to claim first: of the plan, or any for its points."""
    t: Tables = m.tables
    word: cython.int
    r: cython.int
    value: cython.int
    best: cython.int = -1
    action: cython.int = NEVER
    mask: cython.ulonglong
    legal_actions(s, t, m.player)
    for word in range(t.route_words):
        mask = t.legal[L.W_CLAIM + word]
        if planned:
            mask &= m.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            value = 10 * t.route_points[t.route_length[r]] + 10 * festival_gain(m, s, r)
            if planned:
                value += 15 * near(m, s, r)
                if t.route_twin[r] == L.NONE:
                    value += 5
            if value > best:
                best = value
                action = L.A_CLAIM + r
    return action


@cython.cfunc
@cython.exceptval(check=False)
def spare_claim(m: Mind, s: State) -> cython.int:
    """A route outside the plan that cards and pieces to spare pay for, if it brings enough."""
    t: Tables = m.tables
    p: cython.int = m.player
    word: cython.int
    r: cython.int
    c: cython.int
    purse: cython.int
    value: cython.int
    rail: cython.int = s.b[L.TRAINS + p]
    sea: cython.int = s.b[L.SHIPS + p]
    best: cython.int = 10
    action: cython.int = NEVER
    mask: cython.ulonglong
    for word in range(t.route_words):
        mask = m.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            if t.route_sea[r]:
                sea -= t.route_length[r]
            else:
                rail -= t.route_length[r]
    count_needs(m, s)
    legal_actions(s, t, p)
    for word in range(t.route_words):
        mask = t.legal[L.W_CLAIM + word] & ~m.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            if t.route_length[r] > (sea if t.route_sea[r] else rail) or t.route_symbols[r]:
                continue
            purse = 8 * t.route_sea[r]
            for c in range(t.colours):
                if t.route_colour[r] != L.NO_COLOUR and t.route_colour[r] != c:
                    continue
                if m.spare[purse + c] >= t.route_length[r]:
                    # The pieces, too, could bring points elsewhere.
                    value = 10 * t.route_points[t.route_length[r]] - 13 * t.route_length[r]
                    value += 10 * festival_gain(m, s, r)
                    if value > best:
                        best = value
                        action = L.A_CLAIM + r
    return action


@cython.cfunc
@cython.exceptval(check=False)
def fill_up(m: Mind, s: State, turns: cython.int) -> cython.int:
    """Nothing is left to join: claim for points, or collect for the route that pays best."""
    t: Tables = m.tables
    p: cython.int = m.player
    r: cython.int
    c: cython.int
    purse: cython.int
    have: cython.int
    missing: cython.int
    value: cython.int
    best: cython.int = 0
    target: cython.int = NEVER
    wilds: cython.int = s.b[L.HAND + p * L.TYPES + t.wild]
    bit: cython.ulonglong
    price_routes(m, s)
    count_needs(m, s)
    for r in range(t.routes):
        bit = cython.cast(cython.ulonglong, 1) << (r % 64)
        if m.cost[r] >= NEVER or s.q[L.OWNED + p * L.ROUTE_WORDS + r // 64] & bit:
            continue
        purse = 8 * t.route_sea[r]
        have = 0
        for c in range(t.colours):
            if (t.route_colour[r] == L.NO_COLOUR or t.route_colour[r] == c) and m.have[
                purse + c
            ] > have:
                have = m.have[purse + c]
        if t.route_wilds[r]:
            have += wilds
        missing = t.route_length[r] - have
        if missing < 0:
            missing = 0
        if t.route_sea[r]:
            missing = (missing + 1) // 2
        if (missing + 1) // 2 + 1 > turns:
            continue
        value = 100 * (t.route_points[t.route_length[r]] + festival_gain(m, s, r))
        # Two cards a turn, of which about one is the right one.
        value //= 2 + 2 * missing
        if value > best:
            best = value
            target = r
    if target == NEVER:
        return best_claim(m, s, 0)
    legal_actions(s, t, p)
    if (t.legal[L.W_CLAIM + target // 64] >> (target % 64)) & 1:
        return L.A_CLAIM + target
    m.plan[target // 64] |= cython.cast(cython.ulonglong, 1) << (target % 64)
    r = choose_card(m, s, 0)
    m.plan[target // 64] = 0
    return r


@cython.cfunc
@cython.exceptval(check=False)
def worth_tickets(m: Mind, s: State, turns: cython.int) -> cython.int:
    """Whether the best of a few unseen tickets promises more than the turn costs."""
    t: Tables = m.tables
    p: cython.int = m.player
    i: cython.int
    d: cython.int
    good: cython.int = 0
    all_unseen: cython.int = 0
    bit: cython.ulonglong
    legal_actions(s, t, p)
    if not (t.legal[0] >> L.A_TICKETS) & 1 or turns < 8:
        return 0
    price_routes(m, s)
    for i in range(t.tickets):
        bit = cython.cast(cython.ulonglong, 1) << (i % 64)
        if t.ticket_stack[i] != 0 or s.q[L.TICKETS + p * L.TICKET_WORDS + i // 64] & bit:
            continue
        if s.q[L.BOXED + p * L.TICKET_WORDS + i // 64] & bit:
            continue
        all_unseen += 1
        d = shortest(m, t.ticket_a[i], t.ticket_b[i])
        # Worth it: the points outweigh the way, and there is time for it.
        if d < NEVER and 10 * t.ticket_points[i] > d + 25 and d // m.turn_value < turns // 3:
            good += 1
    # The chance that at least one of those drawn is good.
    return good * t.ticket_draw * 10 > all_unseen * 12


@cython.cfunc
@cython.exceptval(check=False)
def special_action(m: Mind, s: State, turns: cython.int) -> cython.int:
    """Harbours, stations and exchanges, where they pay."""
    t: Tables = m.tables
    p: cython.int = m.player
    action: cython.int
    if s.b[L.HARBOURS_LEFT + p] > 0:
        action = best_harbour(m, s)
        if action != NEVER:
            return action
    if s.b[L.STATIONS_LEFT + p] > 0 and turns <= 4:
        action = best_station(m, s, turns)
        if action != NEVER:
            return action
    if t.exchange_cost > 0 and m.fresh:
        return needed_exchange(m, s)
    return NEVER


@cython.cfunc
@cython.exceptval(check=False)
def best_harbour(m: Mind, s: State) -> cython.int:
    """The harbour city named by most tickets of the player (GL-15)."""
    t: Tables = m.tables
    p: cython.int = m.player
    c: cython.int
    i: cython.int
    n: cython.int
    best: cython.int = 0
    action: cython.int = NEVER
    legal_actions(s, t, p)
    for c in range(t.cities):
        if not (t.legal[L.W_HARBOUR + c // 64] >> (c % 64)) & 1:
            continue
        n = 0
        for i in range(t.tickets):
            if (s.q[L.TICKETS + p * L.TICKET_WORDS + i // 64] >> (i % 64)) & 1 and (
                t.ticket_a[i] == c or t.ticket_b[i] == c
            ):
                n += 1
        if n > best:
            best = n
            action = L.A_HARBOUR + c
    return action


@cython.cfunc
@cython.exceptval(check=False)
def best_station(m: Mind, s: State, turns: cython.int) -> cython.int:
    """The station that saves most ticket points, if it saves more than it is worth unbuilt."""
    t: Tables = m.tables
    p: cython.int = m.player
    c: cython.int
    before: cython.int
    gain: cython.int
    best: cython.int = t.station_points
    action: cython.int = NEVER
    bit: cython.ulonglong
    free0: cython.ulonglong
    free1: cython.ulonglong
    legal_actions(s, t, p)
    free0 = t.legal[L.W_STATION]
    free1 = t.legal[L.W_STATION + 1]
    if (free0 | free1) == 0:
        return NEVER
    m.scorer.score(s, t)
    before = m.scorer.parts[p * L.PARTS + L.S_DONE] + m.scorer.parts[p * L.PARTS + L.S_MISSED]
    if m.scorer.parts[p * L.PARTS + L.S_TICKETS_MISSED] == 0:
        return NEVER
    s.b[L.STATIONS_LEFT + p] -= 1
    for c in range(t.cities):
        if not ((free1 if c >= 64 else free0) >> (c % 64)) & 1:
            continue
        bit = cython.cast(cython.ulonglong, 1) << (c % 64)
        s.q[L.STATIONS + p * L.CITY_WORDS + c // 64] |= bit
        m.scorer.score_tickets_again(s, t, p)
        gain = (
            m.scorer.parts[p * L.PARTS + L.S_DONE]
            + m.scorer.parts[p * L.PARTS + L.S_MISSED]
            - before
        )
        s.q[L.STATIONS + p * L.CITY_WORDS + c // 64] &= ~bit
        if gain > best:
            best = gain
            action = L.A_STATION + c
    s.b[L.STATIONS_LEFT + p] += 1
    return action


@cython.cfunc
@cython.exceptval(check=False)
def needed_exchange(m: Mind, s: State) -> cython.int:
    """Exchange what the plan lacks of one kind for what it leaves over of the other (GL-12)."""
    t: Tables = m.tables
    p: cython.int = m.player
    trains: cython.int = s.b[L.TRAINS + p] - m.rail
    ships: cython.int = s.b[L.SHIPS + p] - m.sea
    n: cython.int
    if m.rail + m.sea == 0:
        return NEVER
    if trains < 0 and ships >= -trains:
        n = -trains
        legal_actions(s, t, p)
        if (t.legal[L.W_TO_TRAINS] >> n) & 1:
            return L.A_TO_TRAINS + n
    if ships < 0 and trains >= -ships:
        n = -ships
        legal_actions(s, t, p)
        if (t.legal[L.W_TO_SHIPS] >> n) & 1:
            return L.A_TO_SHIPS + n
    return NEVER


@cython.cfunc
@cython.exceptval(check=False)
def anything(m: Mind, s: State) -> cython.int:
    """No card to draw: whatever is possible, claims first."""
    t: Tables = m.tables
    word: cython.int
    action: cython.int = best_claim(m, s, 0)
    if action != NEVER:
        return action
    legal_actions(s, t, m.player)
    if (t.legal[0] >> L.A_PASS) & 1:
        return L.A_PASS
    for word in range(L.WORDS):
        if t.legal[word]:
            return 64 * word + lowest(t.legal[word])
    return NEVER
