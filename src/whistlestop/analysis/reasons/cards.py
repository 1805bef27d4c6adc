"""Reasons to take a face-up card or to draw an unseen one."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.analysis.connections import ticket_served
from whistlestop.analysis.reasons.choice import Choice, Reason
from whistlestop.analysis.reasons.knowledge import Knowledge, card_of
from whistlestop.boards.model import GREY
from whistlestop.bots.planner.account import Goal
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase


def card_reasons(choice: Choice) -> Iterator[Reason]:
    """Why to get this card."""
    if choice.action not in A.TAKE and choice.action not in A.DRAW:
        return
    know = choice.know
    goal = know.goal_for(choice.action)
    if choice.instead is not None and choice.instead in A.TAKE:
        yield from _another_card(choice, goal)
    elif goal is None:
        if not choice.compared:
            yield {"kind": "collect"}
    elif choice.instead is not None and choice.instead in A.DRAW:
        if choice.action in A.TAKE:
            yield _for_goal(choice, goal)
    elif not choice.advances(choice.instead):
        yield _for_goal(choice, goal)


def _another_card(choice: Choice, goal: Goal | None) -> Iterator[Reason]:
    """Why not the face-up card that was taken."""
    know, wild = choice.know, choice.know.board.wild
    assert choice.instead is not None, "expected a move to compare with"
    taken = card_of(choice.instead)
    missing = sum(goal.missing for goal in know.account.goals if goal.planned)
    whole_turn = know.board.rules.wild_limit and know.view.phase == Phase.MAIN
    if taken == wild and whole_turn and card_of(choice.action) != wild and missing > 1:
        yield {"kind": "two-cards", "missing": missing}
    if goal is None or taken == wild:
        return
    other = know.goal_for(choice.instead)
    lacked = other.missing if other is not None else 0
    reason = _for_goal(choice, goal)
    if choice.action in A.DRAW:
        if not lacked and not reason["shown"]:
            yield reason | {"instead": lacked}
        return
    if not lacked or goal.missing == 1 < lacked:
        yield reason | {"instead": lacked}
    if other is not None and card_of(choice.action) != wild:
        yield from _scarce(know, goal, other)


def _scarce(know: Knowledge, goal: Goal, other: Goal) -> Iterator[Reason]:
    """The plan lacks cards of both colours, but fewer of this one are left."""
    left, other_left = _unseen(know, goal), _unseen(know, other)
    if left < other_left:
        yield {
            "kind": "scarce",
            "route": know.board.routes[goal.route].id,
            "colour": know.board.colours[goal.colour],
            "missing": goal.missing,
            "left": left,
            "other": know.board.colours[other.colour],
            "other_left": other_left,
        }


def _for_goal(choice: Choice, goal: Goal) -> Reason:
    """A card for a route that the plan lacks cards for."""
    know, board = choice.know, choice.know.board
    card = card_of(choice.action)
    kind = "deck" if card is None else "wild" if card == board.wild else "card"
    reason: Reason = {
        "kind": kind,
        "route": board.routes[goal.route].id,
        "colour": board.colours[goal.colour],
        "missing": goal.missing,
        "shown": _face_up(know, goal),
    }
    if board.routes[goal.route].colour == GREY:
        reason["grey"] = True
    usable = [*know.owned, *know.planned]
    ticket = ticket_served(know.view, usable, know.owned, goal.route)
    if ticket is not None:
        reason["ticket"] = board.tickets[ticket].id
    return reason


def _fitting(know: Knowledge, goal: Goal) -> list[int]:
    """The types of cards of a goal's deck and colour."""
    cards = enumerate(know.board.cards)
    return [i for i, card in cards if (card.deck, card.colour) == (goal.deck, goal.colour)]


def _face_up(know: Knowledge, goal: Goal) -> int:
    """How many cards for a goal are face up."""
    names = [know.board.cards[i].id for i in _fitting(know, goal)]
    return sum(card in names for card in know.reader.row)


def _unseen(know: Knowledge, goal: Goal) -> int:
    """How many cards for a goal may still come: those not in hand, known or discarded."""
    reader, left = know.reader, 0
    discard = reader.discard
    known = [reader.known(p) for p in range(reader.players) if p != know.player]
    for i in _fitting(know, goal):
        card = know.board.cards[i]
        gone = discard.get(card.id, 0) + sum(cards.get(card.id, 0) for cards in known)
        left += card.count - reader.holds(i) - gone
    return left
