"""What a bot looks at again and again, read from its view once."""

from __future__ import annotations

from functools import cached_property

from whistlestop.boards.model import GREY, WILD, Route, RouteKind
from whistlestop.bots.reference.plan import Plan
from whistlestop.bots.reference.ways import pieces_left
from whistlestop.engine.tables import takes_wilds
from whistlestop.game import View

Purse = tuple[bool, int]
"""Cards that pay together: whether at sea, and their colour."""


class TurnContext:
    """A view with the answers to a bot's usual questions."""

    def __init__(self, view: View, player: int, plan: Plan) -> None:
        self.view = view
        self.player = player
        self.board = view.board
        self.hand = view.reader.numbers("hand", player)
        self.plan = plan

    @property
    def pieces(self) -> int:
        """Trains and ships left."""
        return pieces_left(self.view, self.player)

    @property
    def ending(self) -> bool:
        """Whether the last turns have begun."""
        return self.view.reader.turns_left is not None

    @cached_property
    def wilds(self) -> int:
        """Wilds in the hand."""
        return self.hand[self.board.wild] if self.board.wild >= 0 else 0

    @cached_property
    def purses(self) -> dict[Purse, int]:
        """How many spaces the hand can pay for, by purse, without wilds."""
        purses: dict[Purse, int] = {}
        for i, card in enumerate(self.board.cards):
            if card.colour != WILD:
                purse = (card.deck == 1, card.colour)
                purses[purse] = purses.get(purse, 0) + self.hand[i] * card.pieces
        return purses

    def purse_for(self, route: Route, spent: dict[Purse, int]) -> Purse:
        """The purse to pay for a route: its colour, or the fullest where any colour will do."""
        sea = route.kind is RouteKind.SEA
        if route.colour != GREY:
            return sea, route.colour
        return max(
            ((sea, colour) for colour in range(len(self.board.colours))),
            key=lambda purse: self.purses.get(purse, 0) - spent.get(purse, 0),
        )

    @cached_property
    def needs(self) -> dict[Purse, float]:
        """Spaces still missing for the routes it wants, by purse, weighted by their worth."""
        spent: dict[Purse, int] = {}
        needs: dict[Purse, float] = {}
        for i, worth in sorted(self.wanted.items(), key=lambda item: -item[1]):
            route = self.board.routes[i]
            purse = self.purse_for(route, spent)
            coloured = route.length - route.wild_symbols
            missing = coloured - max(0, self.purses.get(purse, 0) - spent.get(purse, 0))
            spent[purse] = spent.get(purse, 0) + coloured
            if missing > 0:
                needs[purse] = needs.get(purse, 0) + worth / missing
        return needs

    @cached_property
    def wilds_wanted(self) -> float:
        """What one more wild is worth: symbols to pay, or the most expensive gap it can fill."""
        routes = [(self.board.routes[i], worth) for i, worth in self.wanted.items()]
        symbols = sum(route.wild_symbols for route, _ in routes) - self.wilds
        usable = any(takes_wilds(route, self.board.rules) for route, _ in routes)
        gap = max(self.needs.values(), default=1.0) if usable else 0.0
        return gap + 5 * max(0, symbols)

    @cached_property
    def wanted(self) -> dict[int, float]:
        """The routes in the plan or, if there are none, the open route closest to scoring."""
        if self.plan.worth:
            return self.plan.worth
        best: tuple[float, int] | None = None
        for i in self.plan.open:
            route = self.board.routes[i]
            have = self.purses.get(self.purse_for(route, {}), 0) + self.wilds
            missing = max(0, route.length - have)
            worth = self.board.rules.route_points[route.length - 1] / (missing + 2)
            if best is None or worth > best[0]:
                best = (worth, i)
        return {best[1]: best[0]} if best else {}
