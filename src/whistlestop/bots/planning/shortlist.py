"""The actions worth a closer look, the planner's own choice first."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.decide import decide
    from cython.cimports.whistlestop.bots.planning.goals import set_goals, value_cards
    from cython.cimports.whistlestop.bots.planning.mind import Mind
    from cython.cimports.whistlestop.bots.planning.offers import keep_value
    from cython.cimports.whistlestop.bots.planning.paths import renew_plan
    from cython.cimports.whistlestop.bots.planning.pricing import danger_of, gain_now
    from cython.cimports.whistlestop.bots.planning.wants import (
        count_unseen,
        unseen_value,
    )
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.state import State
else:
    from whistlestop.bots.planning.decide import decide
    from whistlestop.bots.planning.goals import set_goals, value_cards
    from whistlestop.bots.planning.mind import Mind
    from whistlestop.bots.planning.offers import keep_value
    from whistlestop.bots.planning.paths import renew_plan
    from whistlestop.bots.planning.pricing import danger_of, gain_now
    from whistlestop.bots.planning.wants import (
        count_unseen,
        unseen_value,
    )
    from whistlestop.engine import layout as L
    from whistlestop.engine.state import State

CARDS, CLAIMS, KEEPS, OTHERS = 3, 5, 6, 5


def shortlist(m: Mind, s: State, legal: list[int]) -> list[int]:
    """A few of the legal actions, the most promising of each kind."""
    first = decide(m, s)
    if len(legal) < 3:
        return [first] + [action for action in legal if action != first]
    if s.b[L.PHASE] == L.MAIN or s.b[L.PHASE] == L.SECOND:
        chosen = best_cards(m, s, legal) + best_claims(m, s, legal)
        if L.A_TICKETS in legal:
            chosen.append(L.A_TICKETS)
    elif legal[0] >= L.A_KEEP and legal[0] < L.A_FESTIVAL:
        chosen = best_keeps(m, s, legal)
    elif legal[0] >= L.A_PIECES and legal[0] < L.A_KEEP:
        chosen = [first - 4, first - 2, first + 2, first + 4]
    else:
        chosen = legal[:OTHERS]
    return [first] + [action for action in chosen if action != first and action in legal]


def best_cards(m: Mind, s: State, legal: list[int]) -> list[int]:
    """The cards and decks of most use to the plan."""
    renew_plan(m, s)
    set_goals(m, s)
    value_cards(m, s)
    count_unseen(m, s)
    rated = []
    for action in legal:
        if action < L.A_DRAW:
            rated.append((-m.worth[action], action))
        elif action < L.A_TICKETS:
            rated.append((-unseen_value(m, s, action - L.A_DRAW), action))
    return [action for _, action in sorted(rated)[:CARDS]]


def best_claims(m: Mind, s: State, legal: list[int]) -> list[int]:
    """The claims that score most, those of the plan before the others."""
    rated = []
    for action in legal:
        if action >= L.A_CLAIM and action < L.A_STATION:
            r: cython.int = action - L.A_CLAIM
            planned = (m.plan[r // 64] >> (r % 64)) & 1
            value = gain_now(m, s, r) + 10 * danger_of(m, r) + 100 * planned
            rated.append((-value, action))
    return [action for _, action in sorted(rated)[:CLAIMS]]


def best_keeps(m: Mind, s: State, legal: list[int]) -> list[int]:
    """The tickets whose plans are worth most."""
    rated = [(-keep_value(m, s, action - L.A_KEEP), action) for action in legal]
    return [action for _, action in sorted(rated)[:KEEPS]]
