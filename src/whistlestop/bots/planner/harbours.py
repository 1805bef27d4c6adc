"""Harbours: where to build them, what they promise, and which cards they need."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def worth_of_named(t: Tables, n: cython.int) -> cython.int:
    """What a harbour named by n completed tickets is worth, in points (GL-15, GL-16)."""
    most: cython.int = len(t.harbour_points) - 1
    return t.harbour_points[n if n < most else most] - t.harbour_unbuilt


def count_named(me: PlannerState, s: State) -> None:
    """Count the tickets of the plan that name each harbour city without a harbour."""
    p: cython.int = me.player
    i: cython.int
    k: cython.int
    c: cython.int
    word: cython.int
    mask: cython.ulonglong
    for c in range(me.tables.cities):
        me.named[c] = 0
    me.network.join_routes(s, me.tables, p)
    for word in range(L.TICKET_WORDS):
        mask = s.f.tickets[p][word]
        while mask:
            i = 64 * word + lowest(mask)
            mask &= mask - 1
            k = me.network.root(me.tables.ticket_a[i]) == me.network.root(me.tables.ticket_b[i])
            if not k:
                for c in range(me.todo_count):
                    if me.todo[c] == i:
                        k = 1
            if k:
                me.named[me.tables.ticket_a[i]] += 1
                me.named[me.tables.ticket_b[i]] += 1
    for c in range(me.tables.cities):
        if not (me.tables.harbour_mask[c // 64] >> (c % 64)) & 1:
            me.named[c] = 0
            continue
        for k in range(s.f.players):
            if (s.f.harbours[k][c // 64] >> (c % 64)) & 1:
                me.named[c] = 0


def next_harbour(me: PlannerState, s: State) -> cython.int:
    """What the best harbour left to build promises, in tenths of a point; 0 if none."""
    c: cython.int
    most: cython.int = 0
    if me.tables.harbours == 0 or s.f.harbours_left[me.player] == 0:
        return 0
    count_named(me, s)
    for c in range(me.tables.cities):
        if me.named[c] > most:
            most = me.named[c]
    return 10 * worth_of_named(me.tables, most)


def best_harbour(me: PlannerState, s: State, least: cython.int) -> cython.int:
    """The harbour to build now, if it is worth more than `least` tenths of a point.

    A city has to wait while better ones in the plan need all the harbours that are left.
    """
    p: cython.int = me.player
    c: cython.int
    k: cython.int
    better: cython.int
    value: cython.int
    best: cython.int = least
    action: cython.int = NEVER
    legal_actions(s, me.tables, p, me.legal)
    if (me.legal.words[L.W_HARBOUR] | me.legal.words[L.W_HARBOUR + 1]) == 0:
        return NEVER
    count_named(me, s)
    legal_actions(s, me.tables, p, me.legal)
    for c in range(me.tables.cities):
        if not (me.legal.words[L.W_HARBOUR + c // 64] >> (c % 64)) & 1:
            continue
        value = 10 * worth_of_named(me.tables, me.named[c])
        if value <= best:
            continue
        better = 0
        if me.turns > 4:
            for k in range(me.tables.cities):
                if me.named[k] > me.named[c]:
                    better += 1
        if better < s.f.harbours_left[p]:
            best = value
            action = L.A_HARBOUR + c
    return action


def value_signs(me: PlannerState, s: State) -> None:
    """Value cards with the harbour sign: those of the colour closest to paying for a harbour."""
    p: cython.int = me.player
    weight: cython.int = next_harbour(me, s) * me.weights.harbour_share // 10
    c: cython.int
    trains: cython.int
    ships: cython.int
    held: cython.int
    most: cython.int = 0
    whole: cython.int = me.tables.harbour_trains + me.tables.harbour_ships
    value: cython.int
    if weight <= 0:
        return
    for c in range(me.tables.colours):
        held = signs(s, p, me.tables.sign_train[c], me.tables.harbour_trains)
        held += signs(s, p, me.tables.sign_ship[c], me.tables.harbour_ships)
        if held > most:
            most = held
    # The rest of the cards at two per turn, and a turn to build.
    if (whole - most + 1) // 2 + 1 > me.turns:
        return
    for c in range(me.tables.colours):
        trains = signs(s, p, me.tables.sign_train[c], me.tables.harbour_trains)
        ships = signs(s, p, me.tables.sign_ship[c], me.tables.harbour_ships)
        held = trains + ships
        if held < most or held == whole:
            continue
        value = (
            weight
            * (me.weights.slope * whole + (10 - me.weights.slope) * (2 * held + 1))
            // (whole * whole)
        )
        if trains < me.tables.harbour_trains and me.worth[me.tables.sign_train[c]] < value:
            me.worth[me.tables.sign_train[c]] = value
        if ships < me.tables.harbour_ships and me.worth[me.tables.sign_ship[c]] < value:
            me.worth[me.tables.sign_ship[c]] = value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def signs(s: State, p: cython.int, card: cython.int, most: cython.int) -> cython.int:
    n: cython.int = s.f.hand[p][card]
    return n if n < most else most


def harbour_hope(
    me: PlannerState, s: State, low: cython.ulonglong, high: cython.ulonglong
) -> cython.int:
    """What these tickets may score through harbours, in tenths of a point, in the best cities."""
    i: cython.int
    c: cython.int
    k: cython.int
    most: cython.int
    best: cython.int
    word: cython.int
    total: cython.int = 0
    mask: cython.ulonglong
    for c in range(me.tables.cities):
        me.named[c] = 0
    for word in range(2):
        mask = high if word else low
        while mask:
            i = 64 * word + lowest(mask)
            mask &= mask - 1
            me.named[me.tables.ticket_a[i]] += 1
            me.named[me.tables.ticket_b[i]] += 1
    for k in range(me.tables.harbours):
        most = 0
        best = 0
        for c in range(me.tables.cities):
            if me.named[c] > most and (me.tables.harbour_mask[c // 64] >> (c % 64)) & 1:
                most = me.named[c]
                best = c
        if most == 0:
            break
        total += worth_of_named(me.tables, most)
        me.named[best] = 0
    return total * me.weights.harbour_hope
