"""Which cards the plan asks for, and which to take."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planner.goals import set_goals, value_cards
    from cython.cimports.whistlestop.bots.planner.state import NEVER, PlannerState
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.cards import available
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planner.goals import set_goals, value_cards
    from whistlestop.bots.planner.state import NEVER, PlannerState
    from whistlestop.engine import layout as L
    from whistlestop.engine.cards import available
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def count_unseen(me: PlannerState, s: State) -> None:
    """How many cards of each type the player has not seen: exact counting."""
    t: Tables = me.tables
    i: cython.int
    card: cython.int
    p: cython.int
    for card in range(t.types):
        me.unseen[card] = t.type_count[card] - s.b[L.DISCARD + card] - s.b[L.LAID + card]
        for p in range(s.b[L.SEATS]):
            if p == me.player:
                me.unseen[card] -= s.b[L.HAND + p * L.TYPES + card]
            else:
                me.unseen[card] -= s.b[L.KNOWN + p * L.TYPES + card]
    for i in range(t.row_size):
        if s.b[L.ROW + i] != L.NONE:
            me.unseen[s.b[L.ROW + i]] -= 1


def unseen_value(me: PlannerState, s: State, deck: cython.int) -> cython.int:
    """The mean value of an unseen card of a deck."""
    t: Tables = me.tables
    card: cython.int
    total: cython.int = 0
    value: cython.int = 0
    for card in range(t.types):
        if t.type_deck[card] == deck and me.unseen[card] > 0:
            total += me.unseen[card]
            value += me.unseen[card] * me.worth[card]
    return value // total if total > 0 else 0


def choose_card(me: PlannerState, s: State, second: cython.int) -> cython.int:
    """The best card to take, as an action; NEVER if there is none."""
    t: Tables = me.tables
    action: cython.int = NEVER
    best: cython.int = -1
    value: cython.int
    deck: cython.int
    card: cython.int
    i: cython.int
    set_goals(me, s)
    count_unseen(me, s)
    value_cards(me, s)
    after: cython.int = 0  # what the second card will bring
    for deck in range(t.decks):
        if available(s, deck) > 0:
            value = unseen_value(me, s, deck)
            if value > best:
                best = value
                action = L.A_DRAW + deck
    after = best
    for i in range(t.row_size):
        card = s.b[L.ROW + i]
        if card != L.NONE and not (t.wild_limit and card == t.wild):
            value = me.worth[card]
            if value > after:
                after = value
    if second:
        after = 0
    best += after
    for i in range(t.row_size):
        card = s.b[L.ROW + i]
        if card == L.NONE:
            continue
        value = me.worth[card]
        if t.wild_limit and card == t.wild:
            if second:
                continue
        else:
            value += after
        if value >= best:
            best = value
            action = card
    return action


def choose_refill(me: PlannerState) -> cython.int:
    """The deck whose cards the plan lacks more."""
    rail: cython.int = 0
    sea: cython.int = 0
    n: cython.int
    for n in range(me.goal_count):
        if me.goal_purse[n] >= 8:
            sea += me.goal_missing[n]
        else:
            rail += me.goal_missing[n]
    return L.A_REFILL + (1 if sea > rail else 0)
