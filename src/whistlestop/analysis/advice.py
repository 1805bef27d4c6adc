"""Advice for one decision: what the planner would do, and why, as plain values.

It costs no search, so it is there at once. docs/analysis.md explains every field.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from whistlestop.analysis.connections import completed_by, planned_path, ticket_served
from whistlestop.bots import OWN_BUDGET
from whistlestop.bots.planner.account import Account, Goal, account_of, pieces_for
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase
from whistlestop.game import Game, GameError, View

Reason = dict[str, Any]


def advice(view: View) -> dict[str, Any]:
    """The move to make, its reason, and for a claim how to pay. The viewer has to be to act."""
    if view.viewer is None or view.viewer not in view.to_act:
        raise GameError("the game is not waiting for this player: there is nothing to advise")
    bot = PlannerBot()
    action = bot.decide(view, Random(0), OWN_BUDGET).action
    moves = {move.action: move.text for move in view.legal_moves()}
    found: dict[str, Any] = {"move": moves[action], "reason": reason_for(view, bot, action)}
    if action in A.CLAIM or action in A.STATION or action in A.HARBOUR:
        found["pay"] = payment(view, bot, action)
    if view.phase == Phase.MAIN and (plan := plan_of(view, bot)):
        found["plan"] = plan
    return found


def plan_of(view: View, bot: PlannerBot) -> dict[str, Any] | None:
    """The most valuable ticket that the plan completes, and the routes still to claim for it."""
    owned = view.reader.owned(view.viewer or 0)
    planned = _planned(account_of(bot.state(view), view.state))
    path = planned_path(view, [*owned, *planned], owned)
    if path is None:
        return None
    ticket, routes = path
    board = view.board
    return {"ticket": board.tickets[ticket].id, "routes": [board.routes[r].id for r in routes]}


def payment(view: View, bot: PlannerBot, action: int) -> str:
    """How the planner would pay: on a completion of the view, as the cards laid down are known."""
    player = view.viewer or 0
    trial = Game(view.tables, view.completed(Random(0)))
    trial.play(action, player)
    if player not in trial.to_act or trial.reader.phase != Phase.PAY:
        return ""
    paying = trial.view(player)
    return bot.decide(paying, Random(0), OWN_BUDGET).text


def reason_for(view: View, bot: PlannerBot, action: int) -> Reason:
    """Why the planner chooses an action: a kind, and what it is about."""
    kind, argument = A.unpack(action)
    if kind is A.KEEP:
        pieces = pieces_for(bot.state(view), view.state, argument)
        return {"kind": "keep", "pieces": pieces, "of": _pieces(view)}
    if kind is A.STATION:
        return {"kind": "station", "city": view.board.cities[argument].id}
    if kind is A.HARBOUR:
        return {"kind": "harbour", "city": view.board.cities[argument].id}
    if kind in (A.TO_SHIPS, A.TO_TRAINS):
        return {"kind": "exchange"}
    if kind not in (A.CLAIM, A.TAKE, A.DRAW, A.TICKETS):
        return {"kind": "other"}
    account = account_of(bot.state(view), view.state)
    if kind is A.CLAIM:
        return _claim_reason(view, account, argument)
    if kind is A.TICKETS:
        return {"kind": "tickets", "turns": account.turns}
    goal = _goal_of_card(view, account, argument if kind is A.TAKE else None)
    if goal is None:
        return {"kind": "collect"}
    return _card_reason(view, account, goal, argument if kind is A.TAKE else None)


def _claim_reason(view: View, account: Account, route: int) -> Reason:
    board = view.board
    claimed = board.routes[route]
    owned = view.reader.owned(view.viewer or 0)
    reason: Reason = {"route": claimed.id, "points": board.rules.route_points[claimed.length - 1]}
    if new := _new_sights(view, owned, route):
        reason["sights"] = new
    if done := completed_by(view, owned, route):
        return reason | {"kind": "completes", "tickets": [board.tickets[t].id for t in done]}
    ticket = ticket_served(view, [*owned, *_planned(account)], owned, route)
    if ticket is not None:
        return reason | {"kind": "ticket", "ticket": board.tickets[ticket].id}
    return reason | {"kind": "last" if account.turns <= 1 else "points"}


def _card_reason(view: View, account: Account, goal: Goal, card: int | None) -> Reason:
    board = view.board
    owned = view.reader.owned(view.viewer or 0)
    reason: Reason = {
        "kind": "deck",
        "route": board.routes[goal.route].id,
        "colour": board.colours[goal.colour],
        "missing": goal.missing,
    }
    if card is not None:
        reason["kind"] = "wild" if card == board.wild else "card"
    if board.routes[goal.route].colour == A.ANY_COLOUR:
        reason["grey"] = True
    ticket = ticket_served(view, [*owned, *_planned(account)], owned, goal.route)
    if ticket is not None:
        reason["ticket"] = board.tickets[ticket].id
    return reason


def _goal_of_card(view: View, account: Account, card: int | None) -> Goal | None:
    """The first goal that a card helps; for an unseen one, or a wild, the first without cards."""
    open_goals = [goal for goal in account.goals if goal.missing > 0]
    if card is None or card == view.board.wild:
        return open_goals[0] if open_goals else None
    type_ = view.board.cards[card]
    for goal in open_goals:
        if (goal.deck, goal.colour) == (type_.deck, type_.colour):
            return goal
    return None


def _planned(account: Account) -> list[int]:
    return [goal.route for goal in account.goals if goal.planned]


def _new_sights(view: View, owned: Collection[int], route: int) -> list[str]:
    """Cities that score and that a route would reach for the first time (NY-6)."""
    board = view.board
    touched = {city for r in owned for city in (board.routes[r].a, board.routes[r].b)}
    ends = (board.routes[route].a, board.routes[route].b)
    return [board.cities[c].id for c in ends if board.cities[c].points and c not in touched]


def _pieces(view: View) -> int:
    player = view.viewer or 0
    left = view.reader.trains(player) + view.reader.ships(player)
    return left or view.board.rules.choose_pieces
