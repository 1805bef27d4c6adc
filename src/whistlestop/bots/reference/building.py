"""What to build: the best claim, harbours for tickets, a station as a last resort."""

from __future__ import annotations

from whistlestop.boards.model import Route
from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.ways import Ways
from whistlestop.engine import actions as A

ASIDE = 7
"""A route outside the plan must score at least this much while tickets are incomplete ..."""
ALWAYS = 4
"""... and this much once they are settled. In the last turns anything will do."""


def best_claim(ctx: TurnContext, actions: list[int], pressed: bool) -> int | None:
    """The best payable route, or None if collecting is better. `pressed` rules out collecting."""
    if not actions:
        return None
    worth, action = max((claim_worth(ctx, A.CLAIM.argument(action)), action) for action in actions)
    return action if worth > 0 or pressed else None


def claim_worth(ctx: TurnContext, i: int) -> float:
    """Points now plus what it adds to the tickets; not positive if it is better left alone."""
    route = ctx.board.routes[i]
    points: float = ctx.board.rules.route_points[route.length - 1]
    points += attractions(ctx, route) + festivals(ctx, route)
    if i in ctx.plan.worth:
        return points + ctx.plan.worth[i]
    if ctx.ending:
        return points
    if ctx.pieces - route.length < ctx.plan.spaces:
        return -1
    return points if points >= (ASIDE if ctx.plan.worth else ALWAYS) else 0


def attractions(ctx: TurnContext, route: Route) -> int:
    """Points for cities that none of the player's routes touches yet (NY-6)."""
    touched = {
        city
        for own in ctx.view.reader.owned(ctx.player)
        for city in (ctx.board.routes[own].a, ctx.board.routes[own].b)
    }
    return sum(ctx.board.cities[c].points for c in (route.a, route.b) if c not in touched)


def festivals(ctx: TurnContext, route: Route) -> int:
    """A rough value for the festival cards at the ends of the route."""
    face_up = ctx.view.reader.festivals
    return max(
        (
            face_up.get(festival.id, 0) * 2
            for festival in ctx.board.festivals
            if route.a in festival.cities or route.b in festival.cities
        ),
        default=0,
    )


def harbour_worth(ctx: TurnContext, city: int) -> int:
    """What a harbour scores with the completed or planned tickets to its city (GL-15, GL-16)."""
    rules = ctx.board.rules
    named = sum(
        city in (ctx.board.tickets[t].a, ctx.board.tickets[t].b)
        for t in ctx.view.reader.held(ctx.player)
        if t not in ctx.plan.lost and (t in ctx.plan.done or not ctx.ending)
    )
    points = rules.harbour_points
    return points[min(named, len(points) - 1)] - rules.harbour_unbuilt_points


def station_to_build(ctx: TurnContext, actions: list[int]) -> int | None:
    """A station, but only where it immediately completes a ticket that has no other way (EU-11)."""
    if not actions or not ctx.plan.lost:
        return None
    ways = Ways(ctx.view, ctx.player)
    for t in sorted(ctx.plan.lost):
        ticket = ctx.board.tickets[t]
        if 2 * ticket.points <= ctx.board.rules.station_points:
            continue
        way = ways.find(ticket.a, ticket.b, stations=True)
        if way is None or way.spaces or len(way.borrowed) != 1:
            continue
        borrowed = ctx.board.routes[way.borrowed[0]]
        if already_there(ctx, borrowed):
            continue
        for city in (borrowed.a, borrowed.b):
            if A.STATION(city) in actions:
                return A.STATION(city)
    return None


def already_there(ctx: TurnContext, route: Route) -> bool:
    """Whether the player has a station at one end of the route."""
    own = ctx.view.reader.bits("stations", ctx.player)
    return route.a in own or route.b in own
