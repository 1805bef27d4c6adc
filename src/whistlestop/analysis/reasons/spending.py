"""Cards that are better kept: in payments, and in claims that were made."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whistlestop.analysis.reasons.choice import Choice, Reason
from whistlestop.analysis.reasons.knowledge import Knowledge, route_of
from whistlestop.engine import actions as A
from whistlestop.engine.explain import payment_cards
from whistlestop.game.planning.needs import needs_of

Cards = dict[int, int]


def spending_reasons(choice: Choice) -> Iterator[Reason]:
    """A claim that was made, or a payment, took cards that the plan needs."""
    if choice.instead is None:
        return
    know = choice.know
    claimed = route_of(choice.instead)
    if claimed is not None and claimed not in know.planned:
        _, cards = know.payment(choice.instead)
        plan = [r for r in know.planned if r != route_of(choice.action)]
        yield from _wasted(know, "spends", plan, cards, {})
    if choice.action in A.PAY and choice.instead in A.PAY:
        plan = [r for r in know.planned if know.board.routes[r] is not know.reader.route]
        better, paid = _paid(know, choice.action), _paid(know, choice.instead)
        if better is not None and paid is not None:
            yield from _wasted(know, "spares", plan, paid, better)


def _paid(know: Knowledge, action: int) -> Cards | None:
    return payment_cards(know.view.tables, know.view.to_bytes(), know.player, action)


def _wasted(
    know: Knowledge, kind: str, plan: Collection[int], spent: Cards, better: Cards
) -> Iterator[Reason]:
    """The cards that the plan lacks after one payment, but not after the other."""
    lacking, less = _lacking(know, plan, spent), _lacking(know, plan, better)
    if lacking <= less:
        return
    for goal in know.account.goals:
        if goal.route not in plan:
            continue
        for card, n in spent.items():
            type_ = know.board.cards[card]
            wild = card == know.board.wild
            fits = wild or (type_.deck, type_.colour) == (goal.deck, goal.colour)
            if fits and n > better.get(card, 0):
                yield {
                    "kind": kind,
                    "route": know.board.routes[goal.route].id,
                    "colour": type_.id if wild else know.board.colours[goal.colour],
                    "cards": lacking - less,
                }
                return


def _lacking(know: Knowledge, plan: Collection[int], spent: Cards) -> int:
    return needs_of(know.reader_after(None, spent), plan).missing
