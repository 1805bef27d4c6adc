"""Advice for one decision: what the planner would do, and why, as plain values.

It costs no search, so it is there at once. docs/analysis.md explains every field.
"""

from __future__ import annotations

from random import Random
from typing import Any

from whistlestop.analysis.connections import planned_path
from whistlestop.analysis.reasons.choice import Reason
from whistlestop.analysis.reasons.finding import reasons_in
from whistlestop.analysis.reasons.knowledge import Knowledge
from whistlestop.bots import OWN_BUDGET
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase
from whistlestop.game import GameError, View

GOALS = frozenset(
    {"completes", "ticket", "points", "last", "card", "wild", "deck", "collect", "tickets"}
    | {"keep", "station", "harbour", "exchange"}
)
"""What a move is for. Every piece of advice names one of these; other reasons add to it."""


def advice(view: View) -> dict[str, Any]:
    """The viewer's move to make, its reasons, and for a claim how to pay."""
    if view.viewer is None or view.viewer not in view.to_act:
        raise GameError("the game is not waiting for this player: there is nothing to advise")
    bot = PlannerBot()
    action = bot.decide(view, Random(0), OWN_BUDGET).action
    moves = {move.action: move.text for move in view.legal_moves()}
    know = Knowledge(view, bot)
    reason, more = _reasons(know, action)
    found: dict[str, Any] = {"move": moves[action], "reason": reason, "more": more}
    if action in A.CLAIM or action in A.STATION or action in A.HARBOUR:
        found["pay"], _ = know.payment(action)
    if view.phase == Phase.MAIN and (plan := _plan(know)):
        found["plan"] = plan
    return found


def _reasons(know: Knowledge, action: int) -> tuple[Reason, list[Reason]]:
    """What the move is for, and what else speaks for it."""
    found = reasons_in(know, action)
    goal = next((reason for reason in found if reason["kind"] in GOALS), None)
    return goal or {"kind": "other"}, [reason for reason in found if reason is not goal]


def _plan(know: Knowledge) -> dict[str, Any] | None:
    """The most valuable ticket that the plan completes, and the routes still to claim for it."""
    path = planned_path(know.view, [*know.owned, *know.planned], know.owned)
    if path is None:
        return None
    ticket, routes = path
    board = know.board
    return {"ticket": board.tickets[ticket].id, "routes": [board.routes[r].id for r in routes]}
