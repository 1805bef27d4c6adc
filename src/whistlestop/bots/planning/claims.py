"""Which route to claim: of the plan, with what is to spare, or in the last turns."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.mind import NEVER, Mind
    from cython.cimports.whistlestop.bots.planning.pricing import danger_of, gain_now
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planning.mind import NEVER, Mind
    from whistlestop.bots.planning.pricing import danger_of, gain_now
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


GREAT = cython.declare(cython.int, 200)  # tenths of a point


@cython.cfunc
@cython.exceptval(check=False)
def wilds_for(m: Mind, r: cython.int) -> cython.int:
    """How many wilds, beyond its symbols, the cheapest payment of a route takes."""
    t: Tables = m.tables
    purse: cython.int = 8 * t.route_sea[r]
    c: cython.int
    most: cython.int = 0
    for c in range(t.colours):
        if (t.route_colour[r] == L.NO_COLOUR or t.route_colour[r] == c) and m.have[
            purse + c
        ] > most:
            most = m.have[purse + c]
    most = t.route_length[r] - t.route_symbols[r] - most
    return most if most > 0 else 0


@cython.cfunc
@cython.exceptval(check=False)
def cards_beyond(m: Mind, s: State, r: cython.int) -> cython.int:
    """How many cards would be left for the surcharge of a tunnel (EU-4)."""
    t: Tables = m.tables
    c: cython.int
    most: cython.int = 0
    for c in range(t.colours):
        if (t.route_colour[r] == L.NO_COLOUR or t.route_colour[r] == c) and m.have[c] > most:
            most = m.have[c]
    return most + s.b[L.HAND + m.player * L.TYPES + t.wild] - t.route_length[r]


def planned_claim(m: Mind, s: State) -> cython.int:
    """The payable route of the plan to claim first."""
    t: Tables = m.tables
    word: cython.int
    r: cython.int
    value: cython.int
    best: cython.int = m.claim_margin
    action: cython.int = NEVER
    mask: cython.ulonglong
    legal_actions(s, t, m.player)
    for word in range(t.route_words):
        mask = t.legal[L.W_CLAIM + word] & m.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            value = gain_now(m, s, r) + m.near_value * danger_of(m, r) // 2
            if t.route_twin[r] == L.NONE:
                value += 5
            if m.turns > 4:
                value -= m.patience * wilds_for(m, r)
                if t.route_kind[r] == L.TUNNEL and cards_beyond(m, s, r) < m.tunnel_spare:
                    continue
            if value > best:
                best = value
                action = L.A_CLAIM + r
    return action


def spare_claim(m: Mind, s: State) -> cython.int:
    """A route outside the plan that cards to spare pay for: the one that brings most."""
    t: Tables = m.tables
    i: cython.int
    r: cython.int
    value: cython.int
    best: cython.int = -NEVER
    action: cython.int = NEVER
    legal_actions(s, t, m.player)
    for i in range(m.planned, m.goal_count):
        r = m.goal_route[i]
        if m.goal_missing[i] > 0 or not (t.legal[L.W_CLAIM + r // 64] >> (r % 64)) & 1:
            continue
        value = m.goal_weight[i] - m.spare_piece * t.route_length[r]
        if value > best:
            best = value
            action = L.A_CLAIM + r
    return action


def sweep_claim(m: Mind, s: State) -> cython.int:
    """With the plan done and few turns left: the great route that any cards pay for (NO-7)."""
    t: Tables = m.tables
    word: cython.int
    r: cython.int
    best: cython.int = GREAT - 1
    action: cython.int = NEVER
    mask: cython.ulonglong
    if m.planned > 0 or m.turns > m.sweep_turns:
        return NEVER
    legal_actions(s, t, m.player)
    for word in range(t.route_words):
        mask = t.legal[L.W_CLAIM + word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            if t.route_units[r] > 0 and gain_now(m, s, r) > best:
                best = gain_now(m, s, r)
                action = L.A_CLAIM + r
    return action


def last_claim(m: Mind, s: State) -> cython.int:
    """In the last turn: the claim that scores most, tickets and all."""
    t: Tables = m.tables
    p: cython.int = m.player
    r: cython.int
    word: cython.int
    at: cython.int = p * L.PARTS
    before: cython.int
    value: cython.int
    best: cython.int = 0
    action: cython.int = NEVER
    mask: cython.ulonglong
    bit: cython.ulonglong
    m.scorer.score_tickets_again(s, t, p)
    before = m.scorer.parts[at + L.S_DONE] + m.scorer.parts[at + L.S_MISSED]
    for word in range(t.route_words):
        legal_actions(s, t, p)
        mask = t.legal[L.W_CLAIM + word]
        while mask:
            r = 64 * word + lowest(mask)
            bit = mask & (0 - mask)
            mask &= mask - 1
            value = gain_now(m, s, r)
            if before < 0 or m.todo_count + m.given_up > 0:
                s.q[L.OWNED + p * L.ROUTE_WORDS + word] |= bit
                m.scorer.score_tickets_again(s, t, p)
                s.q[L.OWNED + p * L.ROUTE_WORDS + word] &= ~bit
                value += 10 * (
                    m.scorer.parts[at + L.S_DONE] + m.scorer.parts[at + L.S_MISSED] - before
                )
            # A tunnel may fail (EU-4).
            if t.route_kind[r] == L.TUNNEL:
                value -= value // 4
            if value > best:
                best = value
                action = L.A_CLAIM + r
    m.last_value = best
    return action
