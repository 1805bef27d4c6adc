"""What cards are worth for the goals, and which card to take."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.harbours import value_signs
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.cards import available
from whistlestop.engine.state import State


def value_cards(me: PlannerState, s: State) -> None:
    """Work out what each type of card is worth for the goals, in hundredths of a point."""
    n: cython.int
    i: cython.int
    r: cython.int
    card: cython.int
    purse: cython.int
    value: cython.int
    best: cython.int = 0
    count_unseen(me, s)
    for n in range(16):
        me.lacking[n] = 0
    for i in range(me.planned):
        me.lacking[me.goal_purse[i]] += me.goal_missing[i]
    for card in range(me.tables.types):
        me.worth[card] = 0
        if card == me.tables.wild:
            continue
        purse = 8 * me.tables.type_deck[card] + me.tables.type_colour[card]
        n = 2 if me.tables.type_deck[card] == 1 and card == me.tables.b_type[purse] else 1
        me.worth[card] = me.weights.set_value * (me.spare[purse] + n) * n
        for i in range(me.goal_count):
            r = me.goal_route[i]
            if (
                me.goal_missing[i] == 0
                or 8 * me.tables.route_sea[r] != purse - me.tables.type_colour[card]
            ):
                continue
            if me.goal_purse[i] == purse:
                value = progress(me, i, n)
            elif (
                me.tables.route_colour[r] == L.NO_COLOUR
                and me.spare[purse] + n + me.goal_missing[i] > me.tables.route_length[r]
            ):
                value = progress(me, i, n) // 2  # switching colours
            else:
                continue
            if i >= me.planned:
                value = value * me.weights.extra_value // 10
            else:
                value += me.weights.bottleneck * me.lacking[purse]
            if value > me.worth[card]:
                me.worth[card] = value
    if me.tables.harbours > 0:
        value_signs(me, s)
    # A wild is as good as the best card there is, and more: it can wait for the last gap.
    for i in range(me.goal_count):
        if me.goal_missing[i] > 0 and me.tables.route_wilds[me.goal_route[i]]:
            value = progress(me, i, 1)
            if i >= me.planned:
                value = value * me.weights.extra_value // 10
            if value > best:
                best = value
    best = best * me.weights.wild_value // 10 + me.weights.wild_base
    if s.f.hand[me.player][me.tables.wild] < me.wild_need:
        best += 40 * me.weights.plan_weight // 30
    me.worth[me.tables.wild] = best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def progress(me: PlannerState, i: cython.int, cards: cython.int) -> cython.int:
    """What more cards for a goal are worth, in hundredths of a point: the last ones the most."""
    length: cython.int = me.tables.route_length[me.goal_route[i]]
    held: cython.int = length - me.goal_missing[i]
    if held < 0:
        held = 0  # a tunnel can cost more cards than it has spaces
    if cards > me.goal_missing[i]:
        cards = me.goal_missing[i]
    return (
        10
        * me.goal_weight[i]
        * cards
        * (me.weights.slope * length + (10 - me.weights.slope) * (2 * held + cards))
        // (10 * length * length)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_unseen(me: PlannerState, s: State) -> cython.void:
    """Count the cards of each type that the player has not seen."""
    i: cython.int
    card: cython.int
    p: cython.int
    for card in range(me.tables.types):
        me.unseen[card] = me.tables.type_count[card] - s.f.discard[card] - s.f.laid[card]
        for p in range(s.f.players):
            if p == me.player:
                me.unseen[card] -= s.f.hand[p][card]
            else:
                me.unseen[card] -= s.f.known[p][card]
    for i in range(me.tables.row_size):
        if s.f.row[i] != L.NONE:
            me.unseen[s.f.row[i]] -= 1


def unseen_value(me: PlannerState, s: State, deck: cython.int) -> cython.int:
    """The mean value of an unseen card from a deck."""
    card: cython.int
    total: cython.int = 0
    value: cython.int = 0
    for card in range(me.tables.types):
        if me.tables.type_deck[card] == deck and me.unseen[card] > 0:
            total += me.unseen[card]
            value += me.unseen[card] * me.worth[card]
    return value // total if total > 0 else 0


def choose_card(me: PlannerState, s: State, second: cython.int) -> cython.int:
    """The best card to take, as an action; NEVER if there is none."""
    action: cython.int = NEVER
    best: cython.int = -1
    value: cython.int
    deck: cython.int
    card: cython.int
    i: cython.int
    after: cython.int = 0  # what the second card will be worth
    for deck in range(me.tables.decks):
        if available(s, deck) > 0:
            value = unseen_value(me, s, deck)
            if value > best:
                best = value
                action = L.A_DRAW + deck
    after = best
    for i in range(me.tables.row_size):
        card = s.f.row[i]
        if card != L.NONE and not (me.tables.wild_limit and card == me.tables.wild):
            value = me.worth[card]
            if value > after:
                after = value
    if second:
        after = 0
    best += after
    for i in range(me.tables.row_size):
        card = s.f.row[i]
        if card == L.NONE:
            continue
        value = me.worth[card]
        if me.tables.wild_limit and card == me.tables.wild:
            if second:
                continue
        else:
            value += after
        if value >= best:
            best = value
            action = card
    return action


def choose_refill(me: PlannerState) -> cython.int:
    """The deck whose cards the plan is missing more of."""
    rail: cython.int = 0
    sea: cython.int = 0
    n: cython.int
    for n in range(me.goal_count):
        if me.goal_purse[n] >= 8:
            sea += me.goal_missing[n]
        else:
            rail += me.goal_missing[n]
    return L.A_REFILL + (1 if sea > rail else 0)
