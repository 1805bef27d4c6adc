"""What a bot builds: the best claim, harbours for its tickets, a station as the last way."""

from __future__ import annotations

from whistlestop.boards.model import Route
from whistlestop.bots.plan import tickets_of
from whistlestop.bots.seat import Seat
from whistlestop.bots.ways import Ways
from whistlestop.engine import layout as L

ASIDE = 7
"""A route beside the plan must give so many points while tickets are unfinished ..."""
ALWAYS = 4
"""... and so many when they are settled; in the last turns anything will do."""


def best_claim(seat: Seat, actions: list[int], pressed: bool) -> int | None:
    """The payable route that gives most, or None if collecting is better. `pressed`: it is not."""
    if not actions:
        return None
    worth, action = max((claim_worth(seat, action - L.A_CLAIM), action) for action in actions)
    return action if worth > 0 or pressed else None


def claim_worth(seat: Seat, i: int) -> float:
    """Points now, and what it adds to the tickets; not positive if it is better left alone."""
    route = seat.board.routes[i]
    points: float = seat.board.rules.route_points[route.length - 1]
    points += attractions(seat, route) + festivals(seat, route)
    if i in seat.plan.worth:
        return points + seat.plan.worth[i]
    if seat.ending:
        return points
    if seat.pieces - route.length < seat.plan.spaces:
        return -1
    return points if points >= (ASIDE if seat.plan.worth else ALWAYS) else 0


def attractions(seat: Seat, route: Route) -> int:
    """Points for cities that no own route touches yet (NY-6)."""
    touched = {
        city
        for own in seat.view.look.word_bits(L.OWNED + seat.player * L.ROUTE_WORDS, L.ROUTE_WORDS)
        for city in (seat.board.routes[own].a, seat.board.routes[own].b)
    }
    return sum(seat.board.cities[c].points for c in (route.a, route.b) if c not in touched)


def festivals(seat: Seat, route: Route) -> int:
    """Festival cards that lie at the ends of the route, roughly."""
    return max(
        (
            seat.data[L.FESTIVAL + i] * 2
            for i, festival in enumerate(seat.board.festivals)
            if route.a in festival.cities or route.b in festival.cities
        ),
        default=0,
    )


def harbour_worth(seat: Seat, city: int) -> int:
    """What a harbour gives with the tickets that are done or planned to its city (GL-15, GL-16)."""
    rules = seat.board.rules
    named = sum(
        city in (seat.board.tickets[t].a, seat.board.tickets[t].b)
        for t in tickets_of(seat.view, seat.player)
        if t not in seat.plan.lost and (t in seat.plan.done or not seat.ending)
    )
    points = rules.harbour_points
    return points[min(named, len(points) - 1)] - rules.harbour_unbuilt_points


def station_to_build(seat: Seat, actions: list[int]) -> int | None:
    """A station only where it finishes at once a ticket that no other way is left for (EU-11)."""
    if not actions or not seat.plan.lost:
        return None
    ways = Ways(seat.view, seat.player)
    for t in sorted(seat.plan.lost):
        ticket = seat.board.tickets[t]
        if 2 * ticket.points <= seat.board.rules.station_points:
            continue
        way = ways.find(ticket.a, ticket.b, stations=True)
        if way is None or way.spaces or len(way.lent) != 1:
            continue
        lent = seat.board.routes[way.lent[0]]
        if already_there(seat, lent):
            continue
        for city in (lent.a, lent.b):
            if L.A_STATION + city in actions:
                return L.A_STATION + city
    return None


def already_there(seat: Seat, route: Route) -> bool:
    """Whether an own station stands at one of the route's ends."""
    own = seat.view.look.word_bits(L.STATIONS + seat.player * L.CITY_WORDS, L.CITY_WORDS)
    return route.a in own or route.b in own
