"""The actions worth a closer look, the planner's own choice first."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.card_choice import unseen_value
from whistlestop.bots.planner.decide import decide, prepare_cards
from whistlestop.bots.planner.offers import keep_value
from whistlestop.bots.planner.pricing import danger_of, gain_now
from whistlestop.bots.planner.state import PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State

CARDS = cython.declare(cython.int, 3)
CLAIMS = cython.declare(cython.int, 5)
KEEPS, OTHERS = 6, 5


def shortlist(me: PlannerState, s: State, legal: list[int]) -> list[int]:
    """A few of the legal actions, the most promising of each kind."""
    first = decide(me, s)
    if len(legal) < 3:
        return [first] + [action for action in legal if action != first]
    if s.f.phase == L.MAIN or s.f.phase == L.SECOND:
        chosen = [me.listed[i] for i in range(list_options(me, s))]
    elif legal[0] >= L.A_KEEP and legal[0] < L.A_FESTIVAL:
        chosen = best_keeps(me, s, legal)
    elif legal[0] >= L.A_PIECES and legal[0] < L.A_KEEP:
        chosen = [first - 4, first - 2, first + 2, first + 4]
    else:
        chosen = legal[:OTHERS]
    return [first] + [action for action in chosen if action != first and action in legal]


def list_options(me: PlannerState, s: State) -> cython.int:
    """Put what looks best in a turn into `listed`, the best first: cards, claims, new tickets.

    Returns how many there are.
    """
    n: cython.int
    prepare_cards(me, s)
    legal_actions(s, me.tables, me.player, me.legal)
    n = list_claims(me, s, list_cards(me, s))
    if (me.legal.words[L.A_TICKETS // L.WORD] >> (L.A_TICKETS % L.WORD)) & 1:
        me.listed[n] = L.A_TICKETS
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_cards(me: PlannerState, s: State) -> cython.int:
    """The cards and decks most useful to the plan."""
    n: cython.int = 0
    action: cython.int
    mask: cython.ulonglong = me.legal.words[0]
    while mask:
        action = lowest(mask)
        mask &= mask - 1
        if action < L.A_DRAW:
            n = enlist(me, action, me.worth[action], 0, n, CARDS)
        elif action < L.A_TICKETS:
            n = enlist(me, action, unseen_value(me, s, action - L.A_DRAW), 0, n, CARDS)
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_claims(me: PlannerState, s: State, first: cython.int) -> cython.int:
    """The claims that score the most, those in the plan first, from the place `first` on."""
    n: cython.int = first
    r: cython.int
    word: cython.int
    value: cython.int
    mask: cython.ulonglong
    for word in range(me.tables.route_words):
        mask = me.legal.words[L.W_CLAIM + word]
        while mask:
            r = L.WORD * word + lowest(mask)
            mask &= mask - 1
            value = gain_now(me, s, r) + 10 * danger_of(me, r)
            value += 100 * cython.cast(cython.int, (me.plan[word] >> (r % L.WORD)) & 1)
            n = enlist(me, L.A_CLAIM + r, value, first, n, CLAIMS)
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def enlist(
    me: PlannerState,
    action: cython.int,
    value: cython.int,
    first: cython.int,
    n: cython.int,
    room: cython.int,
) -> cython.int:
    """Insert an action among those from `first` to `n - 1`, by value; returns the new `n`."""
    i: cython.int
    if n - first < room:
        n += 1
    elif me.rated[n - 1] >= value:
        return n
    i = n - 1
    while i > first and me.rated[i - 1] < value:
        me.rated[i] = me.rated[i - 1]
        me.listed[i] = me.listed[i - 1]
        i -= 1
    me.rated[i] = value
    me.listed[i] = action
    return n


def best_keeps(me: PlannerState, s: State, legal: list[int]) -> list[int]:
    """The tickets whose plans are worth the most."""
    rated = [(-keep_value(me, s, action - L.A_KEEP), action) for action in legal]
    return [action for _, action in sorted(rated)[:KEEPS]]
