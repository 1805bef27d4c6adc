"""One decision of the planner, in any phase. It reads only what its player may know."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.choices import (
        choose_count,
        choose_festival,
        choose_gift,
        choose_payment,
        choose_pieces,
    )
    from cython.cimports.whistlestop.bots.planning.claims import (
        last_claim,
        planned_claim,
        spare_claim,
        sweep_claim,
    )
    from cython.cimports.whistlestop.bots.planning.drafts import choose_pick
    from cython.cimports.whistlestop.bots.planning.goals import set_goals
    from cython.cimports.whistlestop.bots.planning.harbours import best_harbour
    from cython.cimports.whistlestop.bots.planning.mind import NEVER, Mind
    from cython.cimports.whistlestop.bots.planning.offers import (
        choose_keep,
        worth_tickets,
    )
    from cython.cimports.whistlestop.bots.planning.paths import renew_plan
    from cython.cimports.whistlestop.bots.planning.specials import special_action
    from cython.cimports.whistlestop.bots.planning.wants import choose_card, choose_refill
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
        choose_payment,
        choose_pieces,
    )
    from whistlestop.bots.planning.claims import last_claim, planned_claim, spare_claim, sweep_claim
    from whistlestop.bots.planning.drafts import choose_pick
    from whistlestop.bots.planning.goals import set_goals
    from whistlestop.bots.planning.harbours import best_harbour
    from whistlestop.bots.planning.mind import NEVER, Mind
    from whistlestop.bots.planning.offers import choose_keep, worth_tickets
    from whistlestop.bots.planning.paths import renew_plan
    from whistlestop.bots.planning.specials import special_action
    from whistlestop.bots.planning.wants import choose_card, choose_refill
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
        set_goals(m, s)
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
    action: cython.int
    harbour: cython.int
    m.fresh = 0  # the hand has changed, and with it the cheapest ways
    renew_plan(m, s)
    set_goals(m, s)
    action = special_action(m, s)
    if action != NEVER:
        return action
    if m.turns <= 1:
        action = last_claim(m, s)
        if s.b[L.HARBOURS_LEFT + m.player] > 0:
            harbour = best_harbour(m, s, m.last_value)
            if harbour != NEVER:
                return harbour
        if action != NEVER:
            return action
        if worth_tickets(m, s):
            return L.A_TICKETS
    action = planned_claim(m, s)
    if action != NEVER:
        return action
    action = sweep_claim(m, s)
    if action != NEVER:
        return action
    if worth_tickets(m, s):
        return L.A_TICKETS
    action = spare_claim(m, s)
    if action != NEVER:
        return action
    action = choose_card(m, s, 0)
    if action != NEVER:
        return action
    return anything(m, s)


@cython.cfunc
@cython.exceptval(check=False)
def anything(m: Mind, s: State) -> cython.int:
    """No card to draw: whatever is possible, claims first."""
    t: Tables = m.tables
    word: cython.int
    action: cython.int = last_claim(m, s)
    if action != NEVER:
        return action
    legal_actions(s, t, m.player)
    if (t.legal[0] >> L.A_PASS) & 1:
        return L.A_PASS
    for word in range(L.WORDS):
        if t.legal[word]:
            return 64 * word + lowest(t.legal[word])
    return NEVER
