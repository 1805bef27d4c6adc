"""The bonus for the longest path (EU-13): near the end, what a claim does to it, exactly."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.pricing import gain_now
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State


def watch_paths(me: PlannerState, s: State) -> cython.bint:
    """Measure everyone's longest path, if there is a bonus for it and the end is near."""
    p: cython.int
    length: cython.int
    near: cython.bint = False
    if me.tables.longest_points == 0 or me.weights.longest_pieces == 0:
        return False
    for p in range(s.f.players):
        if s.f.trains[p] + s.f.ships[p] <= me.weights.longest_pieces:
            near = True
    if not near:
        return False
    me.rival_path = 0
    for p in range(s.f.players):
        length = me.scorer.path(s, me.tables, p)
        if p == me.player:
            me.path = length
        elif length > me.rival_path:
            me.rival_path = length
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def standing(me: PlannerState, length: cython.int) -> cython.int:
    """Who would get the bonus: 1 for the player alone, 0 for several, -1 for others only."""
    return (length >= me.rival_path) - (length <= me.rival_path)


def bonus_gain(me: PlannerState, s: State, r: cython.int) -> cython.int:
    """What a claim gains by the bonus or takes from others, in tenths of a point."""
    bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << (r % 64)
    length: cython.int
    if me.path > me.rival_path:
        return 0
    s.f.owned[me.player][r // 64] |= bit
    length = me.scorer.path(s, me.tables, me.player)
    s.f.owned[me.player][r // 64] &= ~bit
    return 10 * me.tables.longest_points * (standing(me, length) - standing(me, me.path))


def longest_claim(me: PlannerState, s: State) -> cython.int:
    """Near the end: the best claim that ties or takes the lead in the longest path."""
    word: cython.int
    r: cython.int
    value: cython.int
    best: cython.int = 0
    action: cython.int = NEVER
    mask: cython.ulonglong
    if not watch_paths(me, s) or me.path > me.rival_path:
        return NEVER
    legal_actions(s, me.tables, me.player, me.legal)
    for word in range(me.tables.route_words):
        mask = me.legal.words[L.W_CLAIM + word]
        while mask:
            r = 64 * word + lowest(mask)
            mask &= mask - 1
            value = bonus_gain(me, s, r)
            if value == 0:
                continue
            value += gain_now(me, s, r)
            # A tunnel may fail (EU-4).
            if me.tables.route_kind[r] == L.TUNNEL:
                value -= value // 4
            if value > best:
                best = value
                action = L.A_CLAIM + r
    return action
