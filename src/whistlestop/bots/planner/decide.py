"""One decision of the planner, in any phase. It reads only what its player may know.

The steps share the scratch space of `PlannerState` and build on each other, in this order:

1. `renew_plan` prices the routes and plans a network: `plan`, `todo`, `turns`, `cost`.
2. `set_goals` picks the routes to collect for and deals out the hand: `goal_*`, `have`, `spare`.
3. `value_cards` rates the cards for these goals: `worth`, `unseen`.

Only this module calls them, so code that chooses an action can rely on the steps before it.
"""

from __future__ import annotations

import cython

from whistlestop.bots.planner.card_choice import choose_card, choose_refill, value_cards
from whistlestop.bots.planner.choices import (
    choose_count,
    choose_festival,
    choose_gift,
    choose_payment,
    choose_pieces,
)
from whistlestop.bots.planner.claims import last_claim, planned_claim, spare_claim, sweep_claim
from whistlestop.bots.planner.drafts import choose_pick
from whistlestop.bots.planner.goals import set_goals
from whistlestop.bots.planner.harbours import best_harbour
from whistlestop.bots.planner.longest_claim import longest_claim
from whistlestop.bots.planner.network_plan import renew_plan
from whistlestop.bots.planner.offers import choose_keep, worth_tickets
from whistlestop.bots.planner.specials import special_action
from whistlestop.bots.planner.state import NEVER, PlannerState
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State


def decide(me: PlannerState, s: State) -> cython.int:
    """The action to take now."""
    phase: cython.int = s.f.phase
    if phase == L.MAIN:
        return main_decision(me, s)
    if phase == L.SECOND:
        prepare_cards(me, s)
        return choose_card(me, s, 1)
    if phase == L.REFILL:
        if me.weights.refill_plan:
            renew_plan(me, s)
        set_goals(me, s)
        return choose_refill(me)
    if phase == L.PAY or phase == L.SURCHARGE:
        prepare_goals(me, s)
        return choose_payment(me, s)
    if phase == L.GIVING:
        prepare_goals(me, s)
        return choose_gift(me, s)
    if phase == L.SUBSTITUTE or phase == L.VARIANT:
        return choose_count(me, s)
    if phase == L.FESTIVAL_CHOICE:
        return choose_festival(me, s)
    # The other phases try out plans of their own.
    if phase == L.DRAFTING:
        return choose_pick(me, s)
    if phase == L.PIECES:
        return choose_pieces(me, s)
    return choose_keep(me, s)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def prepare_goals(me: PlannerState, s: State) -> cython.void:
    """Renew the plan if it has changed, and set the goals that follow from it."""
    renew_plan(me, s)
    set_goals(me, s)


def prepare_cards(me: PlannerState, s: State) -> None:
    """Set the goals, and work out what cards are worth for them."""
    prepare_goals(me, s)
    value_cards(me, s)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def main_decision(me: PlannerState, s: State) -> cython.int:
    """The action to take with a turn."""
    action: cython.int
    harbour: cython.int
    me.fresh = 0  # the hand has changed, and with it the cheapest paths
    prepare_goals(me, s)
    action = special_action(me, s)
    if action != NEVER:
        return action
    if me.turns <= 1:
        action = last_claim(me, s)
        if s.f.harbours_left[me.player] > 0:
            harbour = best_harbour(me, s, me.last_value)
            if harbour != NEVER:
                return harbour
        if action != NEVER:
            return action
        if worth_tickets(me, s):
            return L.A_TICKETS
    action = planned_claim(me, s)
    if action == NEVER:
        action = sweep_claim(me, s)
    if action == NEVER and worth_tickets(me, s):
        return L.A_TICKETS
    if action == NEVER:
        action = spare_claim(me, s)
    if action == NEVER:
        action = longest_claim(me, s)
    if action == NEVER:
        value_cards(me, s)
        action = choose_card(me, s, 0)
    return anything(me, s) if action == NEVER else action


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def anything(me: PlannerState, s: State) -> cython.int:
    """There is no card to draw: do whatever is possible, claims first."""
    word: cython.int
    action: cython.int = last_claim(me, s)
    if action != NEVER:
        return action
    legal_actions(s, me.tables, me.player, me.legal)
    if (me.legal.words[0] >> L.A_PASS) & 1:
        return L.A_PASS
    for word in range(L.WORDS):
        if me.legal.words[word]:
            return 64 * word + lowest(me.legal.words[word])
    return NEVER
