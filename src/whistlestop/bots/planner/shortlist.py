"""The actions worth a closer look, the planner's own choice first."""

from __future__ import annotations

import cython

from whistlestop.bots.planner.card_choice import unseen_value
from whistlestop.bots.planner.decide import decide, prepare_cards
from whistlestop.bots.planner.offers import keep_value
from whistlestop.bots.planner.pricing import danger_of, gain_now
from whistlestop.bots.planner.state import PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.state import State

CARDS, CLAIMS, KEEPS, OTHERS = 3, 5, 6, 5


def shortlist(me: PlannerState, s: State, legal: list[int]) -> list[int]:
    """A few of the legal actions, the most promising of each kind."""
    first = decide(me, s)
    if len(legal) < 3:
        return [first] + [action for action in legal if action != first]
    if s.f.phase == L.MAIN or s.f.phase == L.SECOND:
        chosen = best_cards(me, s, legal) + best_claims(me, s, legal)
        if L.A_TICKETS in legal:
            chosen.append(L.A_TICKETS)
    elif legal[0] >= L.A_KEEP and legal[0] < L.A_FESTIVAL:
        chosen = best_keeps(me, s, legal)
    elif legal[0] >= L.A_PIECES and legal[0] < L.A_KEEP:
        chosen = [first - 4, first - 2, first + 2, first + 4]
    else:
        chosen = legal[:OTHERS]
    return [first] + [action for action in chosen if action != first and action in legal]


def best_cards(me: PlannerState, s: State, legal: list[int]) -> list[int]:
    """The cards and decks most useful to the plan."""
    prepare_cards(me, s)
    rated = []
    for action in legal:
        if action < L.A_DRAW:
            rated.append((-me.worth[action], action))
        elif action < L.A_TICKETS:
            rated.append((-unseen_value(me, s, action - L.A_DRAW), action))
    return [action for _, action in sorted(rated)[:CARDS]]


def best_claims(me: PlannerState, s: State, legal: list[int]) -> list[int]:
    """The claims that score the most, those in the plan first."""
    rated = []
    for action in legal:
        if action >= L.A_CLAIM and action < L.A_STATION:
            r: cython.int = action - L.A_CLAIM
            planned = (me.plan[r // 64] >> (r % 64)) & 1
            value = gain_now(me, s, r) + 10 * danger_of(me, r) + 100 * planned
            rated.append((-value, action))
    return [action for _, action in sorted(rated)[:CLAIMS]]


def best_keeps(me: PlannerState, s: State, legal: list[int]) -> list[int]:
    """The tickets whose plans are worth the most."""
    rated = [(-keep_value(me, s, action - L.A_KEEP), action) for action in legal]
    return [action for _, action in sorted(rated)[:KEEPS]]
