"""What the four published styles have in common.

The styles are those of de Mesentier Silva, Lee, Togelius and Nealen (2017). A style
says which tickets to keep, when to draw more, what to plan and which claim to make. How to
pay, build and choose a card is the same for all of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from whistlestop.boards.model import Ticket
from whistlestop.bots.budget import Budget
from whistlestop.bots.reference.building import best_claim, harbour_worth, station_to_build
from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.plan import Plan
from whistlestop.bots.reference.steps import CHOICES, draw, exchange
from whistlestop.bots.reference.ways import Ways, pieces_left
from whistlestop.engine import actions as A
from whistlestop.engine.reader import bits
from whistlestop.game import Move, View

WORTHWHILE = 10
"""The points that a harbour must be worth before the last turns."""
SPARE_LENGTH = 1 / 15
"""The shortest route worth a turn when no ticket needs one, as a share of the pieces."""

HOPELESS = 1000
"""More than any ticket gains or costs."""

Known = tuple[str, int, bytes]
"""What a plan depends on: the board, the player, and the player's own part of the state."""


class ReferenceBot(ABC):
    """A bot with a style. It is deterministic: the same view gives the same move."""

    def __init__(self) -> None:
        self._planned: tuple[Known, Plan] | None = None

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """One of the viewer's legal moves."""
        return view.move(self._action(view))

    def _action(self, view: View) -> int:
        actions = view.legal_moves().actions
        if len(actions) == 1:
            return actions[0]
        player = view.viewer
        assert player is not None
        if view.phase in ("opening", "keep", "draft-keep"):
            return A.KEEP(self.keep(view, player, list(map(A.KEEP.argument, actions))))
        ctx = self.focus(TurnContext(view, player, self._remembered(view, player)))
        if view.phase == "main":
            return self.turn(ctx, actions)
        return CHOICES[view.phase](ctx, actions)

    # --- the style ---------------------------------------------------------------------

    @abstractmethod
    def keep(self, view: View, player: int, masks: list[int]) -> int:
        """Which of the tickets on offer to keep, as one of the masks."""

    @abstractmethod
    def plan(self, view: View, player: int) -> Plan:
        """The routes it wants. May depend only on what `known` distinguishes."""

    def focus(self, ctx: TurnContext) -> TurnContext:
        """The context, with the plan narrowed down to what the hand suggests."""
        return ctx

    @abstractmethod
    def wants_tickets(self, ctx: TurnContext) -> bool:
        """Whether to draw tickets before doing anything else."""

    @abstractmethod
    def claim(self, ctx: TurnContext, claims: list[int]) -> int | None:
        """One of the claims, or None if it is better to keep collecting."""

    # --- a turn ------------------------------------------------------------------------

    def turn(self, ctx: TurnContext, actions: list[int]) -> int:
        """The action to take with a turn."""
        cards = card_draws(actions)
        claims = A.CLAIM.among(actions)
        harbour = harbour_to_build(ctx, A.HARBOUR.among(actions))
        if harbour is not None:
            return harbour
        if A.TICKETS() in actions and not ctx.ending and self.wants_tickets(ctx):
            return A.TICKETS()
        # In the last turns, or without a card to draw, every style takes what it can get.
        hurried = ctx.ending or not cards
        claim = best_claim(ctx, claims, True) if hurried else self.claim(ctx, claims)
        if claim is not None:
            return claim
        other = build_or_exchange(ctx, actions)
        if other is not None:
            return other
        return draw(ctx, cards) if cards else min(actions)

    def _remembered(self, view: View, player: int) -> Plan:
        """Most moves change nothing a plan depends on, so the last plan usually still holds."""
        now = known(view, player)
        if self._planned is None or self._planned[0] != now:
            self._planned = (now, self.plan(view, player))
        return self._planned[1]


def known(view: View, player: int) -> Known:
    """Own and closed routes, tickets and pieces: while they stay the same, so does the plan."""
    fields = ("owned", "barred", "tickets", "trains", "ships")
    own = b"".join(bytes(view.reader.numbers(field, player)) for field in fields)
    return view.board.digest, player, own


def card_draws(actions: list[int]) -> list[int]:
    """The actions that draw a card, face-up or unseen."""
    return A.TAKE.among(actions) + A.DRAW.among(actions)


def all_pieces(ctx: TurnContext) -> int:
    """The pieces that a player starts with: a measure of the board's size."""
    rules = ctx.board.rules
    return rules.choose_pieces or rules.trains + rules.ships


def fewest_alone(
    view: View, player: int, masks: list[int], gain: Callable[[Ticket, int], int]
) -> int:
    """As few tickets as allowed, each judged by the `gain` of completing it with some spaces."""
    ways = Ways(view, player)
    left = pieces_left(view, player)
    gains = []
    for t in view.reader.offered(player):
        ticket = view.board.tickets[t]
        way = ways.find(ticket.a, ticket.b)
        reached = way is not None and way.spaces <= left
        gains.append(gain(ticket, way.spaces) if way and reached else -HOPELESS)
    fewest = min(mask.bit_count() for mask in masks)
    return max(
        (mask for mask in masks if mask.bit_count() == fewest),
        key=lambda mask: sum(gains[i] for i in bits(mask)),
    )


def harbour_to_build(ctx: TurnContext, actions: list[int]) -> int | None:
    """The best harbour, if it is good enough (GL-15)."""
    if not actions:
        return None
    worth, action = max((harbour_worth(ctx, A.HARBOUR.argument(a)), a) for a in actions)
    return action if worth >= (1 if ctx.ending else WORTHWHILE) else None


def build_or_exchange(ctx: TurnContext, actions: list[int]) -> int | None:
    """A station or an exchange, if it is worth a turn."""
    station = station_to_build(ctx, A.STATION.among(actions))
    return exchange(ctx, actions) if station is None else station


def points_of(ctx: TurnContext, action: int) -> int:
    """What the route of a claim scores at once."""
    route = ctx.board.routes[A.CLAIM.argument(action)]
    return ctx.board.rules.route_points[route.length - 1]


def planned_claim(ctx: TurnContext, claims: list[int]) -> int | None:
    """The claim that the plan wants the most."""
    wanted = [a for a in claims if A.CLAIM.argument(a) in ctx.plan.worth]
    if not wanted:
        return None
    worth = ctx.plan.worth
    return max(wanted, key=lambda a: (worth[A.CLAIM.argument(a)] + points_of(ctx, a), -a))


def spare_claim(ctx: TurnContext, claims: list[int], share: float = SPARE_LENGTH) -> int | None:
    """The longest route, for its points alone, unless longer ones are still available."""
    if not claims:
        return None
    routes = ctx.board.routes
    longest = max((routes[i].length for i in ctx.plan.open), default=0)
    least = min(round(share * all_pieces(ctx)), longest)
    best = max(claims, key=lambda a: (points_of(ctx, a), -a))
    return best if routes[A.CLAIM.argument(best)].length >= least else None
