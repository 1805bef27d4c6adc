"""A plan: the routes that would complete a player's tickets, and what each is worth for that."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.boards.model import Route, RouteKind
from whistlestop.bots.reference.ways import Ways, pieces_left
from whistlestop.engine.reader import bits
from whistlestop.game import View


@dataclass(frozen=True, slots=True)
class Plan:
    """Which routes to claim. It changes only when somebody claims one or draws tickets."""

    worth: dict[int, float]
    """What each planned route contributes to the tickets that need it."""
    spaces: int
    done: frozenset[int]
    """Tickets already completed by the player's own routes."""
    lost: frozenset[int]
    """Tickets with no path left, or only one that is too long."""
    open: tuple[int, ...]
    """Routes that can still be claimed, as far as pieces go."""


def weigh(route: Route) -> int:
    """The length, plus a little for routes that are harder to pay for."""
    extra = route.wild_symbols + (route.kind is RouteKind.TUNNEL) + route.cards_for_one
    return 4 * route.length + 2 * extra


def plan_for(view: View, player: int) -> Plan:
    """The plan for the tickets that the viewer holds."""
    ways = Ways(view, player, weigh)
    return plan_tickets(ways, view, player, view.reader.held(player))


def plan_tickets(ways: Ways, view: View, player: int, tickets: list[int]) -> Plan:
    """Connect one ticket after another, cheapest first; planned routes cost nothing more."""
    board = view.board
    left = pieces_left(view, player)
    worth: dict[int, float] = {}
    done: set[int] = set()
    lost: set[int] = set()
    first = {t: ways.find(board.tickets[t].a, board.tickets[t].b) for t in tickets}
    spaces = 0
    for t in sorted(tickets, key=lambda t: (way.spaces if (way := first[t]) else 999, t)):
        ticket = board.tickets[t]
        way = ways.find(ticket.a, ticket.b, worth) if first[t] else None
        if way is None or spaces + way.spaces > left:
            lost.add(t)
            continue
        whole = first[t]
        if whole is not None and not whole.routes:
            done.add(t)
        spaces += way.spaces
        for route in way.routes:
            share = board.routes[route].length / way.spaces
            worth[route] = worth.get(route, 0) + 2 * ticket.points * share
    barred = set(view.reader.barred(player))
    open_routes = tuple(
        i for i, r in enumerate(board.routes) if i not in barred and r.length <= left
    )
    return Plan(worth, spaces, frozenset(done), frozenset(lost), open_routes)


def choose_tickets(view: View, player: int, masks: list[int]) -> int:
    """Which tickets on offer to keep: the most valuable ones that share routes with others."""
    ways = Ways(view, player, weigh)
    on_offer = view.reader.offered(player)
    held = view.reader.held(player)
    tickets = view.board.tickets

    def value(mask: int) -> tuple[int, int]:
        kept = [on_offer[i] for i in bits(mask)]
        plan = plan_tickets(ways, view, player, held + kept)
        points = sum(
            -tickets[t].points if t in plan.lost else tickets[t].points for t in held + kept
        )
        # If equal, the fewest: a ticket stays until the end (C11).
        return points - plan.spaces, -len(kept)

    return max(masks, key=value)
