"""What a planner is working on, as plain values: for advice that gives its reasons."""

from __future__ import annotations

from typing import NamedTuple

import cython

from whistlestop.bots.planner.decide import prepare_cards
from whistlestop.bots.planner.offers import keep_value
from whistlestop.bots.planner.state import PlannerState
from whistlestop.engine.state import State

COLOURS = 8
"""Purses per deck: a purse is `COLOURS * deck + colour`."""


class Goal(NamedTuple):
    """A route to collect cards for."""

    route: int
    deck: int
    colour: int
    missing: int
    """Cards of that colour still to come, wilds not counted."""
    planned: bool
    """Whether the plan for the tickets needs it; others are for their points."""


class Account(NamedTuple):
    """What a planner is working on."""

    goals: list[Goal]
    pieces: int
    """The pieces that the plan still needs."""
    turns: int
    """About how many turns are left."""


def account_of(me: PlannerState, s: State) -> Account:
    """The goals of the plan, and those for points after them."""
    i: cython.int
    prepare_cards(me, s)
    goals = []
    for i in range(me.goal_count):
        purse = me.goal_purse[i]
        missing = me.goal_missing[i]
        route = me.goal_route[i]
        goals.append(Goal(route, purse // COLOURS, purse % COLOURS, missing, i < me.planned))
    return Account(goals, me.rail + me.sea, me.turns)


def pieces_for(me: PlannerState, s: State, keep: cython.int) -> int:
    """How many pieces the plan for some of the tickets on offer takes, with those already held."""
    keep_value(me, s, keep)
    return me.rail + me.sea
