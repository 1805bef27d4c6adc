"""Which route to claim: from the plan, with spare cards, or in the last turns."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.longest_claim import bonus_gain, watch_paths
from whistlestop.bots.planner.pricing import danger_of, gain_now
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State

GREAT = cython.declare(cython.int, 200)  # tenths of a point


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def most_held(me: PlannerState, r: cython.int) -> cython.int:
    """How many spaces of a route its best purse can pay for."""
    purse: cython.int = 8 * me.tables.route_sea[r]
    c: cython.int
    most: cython.int = 0
    if me.tables.route_colour[r] != L.NO_COLOUR:
        return me.have[purse + me.tables.route_colour[r]]
    for c in range(me.tables.colours):
        if me.have[purse + c] > most:
            most = me.have[purse + c]
    return most


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def wilds_for(me: PlannerState, r: cython.int) -> cython.int:
    """How many wilds, beyond its symbols, the cheapest payment for a route takes."""
    wilds: cython.int = me.tables.route_length[r] - me.tables.route_symbols[r] - most_held(me, r)
    return wilds if wilds > 0 else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def cards_beyond(me: PlannerState, s: State, r: cython.int) -> cython.int:
    """How many cards would be left for the surcharge of a tunnel (EU-4)."""
    return most_held(me, r) + s.f.hand[me.player][me.tables.wild] - me.tables.route_length[r]


def planned_claim(me: PlannerState, s: State) -> cython.int:
    """The route of the plan to claim first, among those the hand can pay for."""
    word: cython.int
    r: cython.int
    value: cython.int
    best: cython.int = me.weights.claim_margin
    action: cython.int = NEVER
    mask: cython.ulonglong
    legal_actions(s, me.tables, me.player, me.legal)
    for word in range(me.tables.route_words):
        mask = me.legal.words[L.W_CLAIM + word] & me.plan[word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            value = gain_now(me, s, r) + me.weights.near_value * danger_of(me, r) // 2
            if me.tables.route_twin[r] == L.NONE:
                value += 5
            if me.turns > 4:
                value -= me.weights.patience * wilds_for(me, r)
                if (
                    me.tables.route_kind[r] == L.TUNNEL
                    and cards_beyond(me, s, r) < me.weights.tunnel_spare
                ):
                    continue
            if value > best:
                best = value
                action = L.A_CLAIM + r
    return action


def spare_claim(me: PlannerState, s: State) -> cython.int:
    """The best route outside the plan that spare cards can pay for."""
    i: cython.int
    r: cython.int
    value: cython.int
    best: cython.int = -NEVER
    action: cython.int = NEVER
    legal_actions(s, me.tables, me.player, me.legal)
    for i in range(me.planned, me.goal_count):
        r = me.goal_route[i]
        if me.goal_missing[i] > 0 or not (me.legal.words[L.W_CLAIM + r // 64] >> (r % 64)) & 1:
            continue
        value = me.goal_weight[i] - me.weights.spare_piece * me.tables.route_length[r]
        if value > best:
            best = value
            action = L.A_CLAIM + r
    return action


def sweep_claim(me: PlannerState, s: State) -> cython.int:
    """The great route that any cards pay for (NO-7), with the plan done and few turns left."""
    word: cython.int
    r: cython.int
    best: cython.int = GREAT - 1
    action: cython.int = NEVER
    mask: cython.ulonglong
    if me.planned > 0 or me.turns > me.weights.sweep_turns:
        return NEVER
    legal_actions(s, me.tables, me.player, me.legal)
    for word in range(me.tables.route_words):
        mask = me.legal.words[L.W_CLAIM + word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            if me.tables.route_units[r] > 0 and gain_now(me, s, r) > best:
                best = gain_now(me, s, r)
                action = L.A_CLAIM + r
    return action


def ticket_score(me: PlannerState, s: State) -> cython.int:
    """The points of the player's tickets, completed and missed."""
    at: cython.int = me.player * L.PARTS
    me.scorer.score_tickets_again(s, me.tables, me.player)
    return me.scorer.parts[at + L.S_DONE] + me.scorer.parts[at + L.S_MISSED]


def last_claim(me: PlannerState, s: State) -> cython.int:
    """In the last turn: the claim that scores the most, tickets and longest path included."""
    p: cython.int = me.player
    r: cython.int
    word: cython.int
    before: cython.int = ticket_score(me, s)
    watching: cython.bint = watch_paths(me, s)
    value: cython.int
    best: cython.int = 0
    action: cython.int = NEVER
    mask: cython.ulonglong
    bit: cython.ulonglong
    for word in range(me.tables.route_words):
        legal_actions(s, me.tables, p, me.legal)
        mask = me.legal.words[L.W_CLAIM + word]
        while mask:
            r = 64 * word + lowest(mask)
            bit = mask & (0 - mask)
            mask &= mask - 1
            value = gain_now(me, s, r)
            if before < 0 or me.todo_count + me.given_up > 0:
                s.f.owned[p][word] |= bit
                value += 10 * (ticket_score(me, s) - before)
                s.f.owned[p][word] &= ~bit
            if watching:
                value += bonus_gain(me, s, r)
            # A tunnel may fail (EU-4).
            if me.tables.route_kind[r] == L.TUNNEL:
                value -= value // 4
            if value > best:
                best = value
                action = L.A_CLAIM + r
    me.last_value = best
    return action
