"""The outlook of a player's tickets in routes, pieces and turns, and what new ones would add."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whistlestop.game.errors import GameError
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.outlook import Network, TicketOutlook, outlook_dict
from whistlestop.game.planning.needs import fits, needs_dict, needs_of, viewer_of
from whistlestop.game.planning.ways import Ways, joined_claims
from whistlestop.game.view import View


def ticket_plans(view: View) -> list[dict[str, Any]]:
    """The outlook of each of the viewer's tickets: what it takes, and which routes help."""
    reader = viewer_of(view)
    network, ways = Network(reader, reader.player), Ways(reader, reader.player)
    return [_plan(reader, network, ways, ticket) for ticket in reader.held(reader.player)]


def _plan(reader: PlayerReader, network: Network, ways: Ways, ticket: int) -> dict[str, Any]:
    board = reader.board
    way = network.way(board.tickets[ticket])
    outlook = TicketOutlook(ticket, way)
    needs = needs_of(reader, way.routes if way else ())
    helping = list(ways.helping(board.tickets[ticket])) if outlook.status == "possible" else []
    # Where pieces or stations force a longer path, only that path helps.
    if way and not set(way.routes) <= set(helping):
        helping = sorted(way.routes)
    return outlook_dict(board, outlook) | {
        "trains": needs.trains,
        "ships": needs.ships,
        "turns": needs.turns,
        "helps": [board.routes[i].id for i in helping],
    }


def offer_plans(view: View, chosen: Iterable[str]) -> dict[str, Any]:
    """What the viewer's tickets and the chosen ones take, and what each offered one adds."""
    reader = viewer_of(view)
    board, me = reader.board, reader.player
    numbers = {ticket.id: i for i, ticket in enumerate(board.tickets)}
    offered = [numbers[name] for name in reader.offer(me) if name in numbers]
    wanted = [numbers[name] for name in dict.fromkeys(chosen) if name in numbers]
    if not set(wanted) <= set(offered):
        raise GameError("expected some of the tickets on offer")
    held = [*reader.held(me), *_drafted(view, me)]
    network = Network(reader, me)
    ways = Ways(reader, me)
    claims, lost = joined_claims(ways, network, [*held, *wanted])
    return {
        "all": needs_dict(reader, network, needs_of(reader, claims))
        | {"lost": [board.tickets[ticket].id for ticket in lost]},
        "tickets": [
            _added(reader, network, [*held, *wanted], ways, claims, ticket) for ticket in offered
        ],
    }


def _drafted(view: View, player: int) -> list[int]:
    """What the player has picked in the draft that is going on."""
    if view.phase != "draft":
        return []
    _, number, _ = view.reader.round
    return view.reader.picked(player, number)


def _added(
    reader: PlayerReader,
    network: Network,
    tickets: list[int],
    ways: Ways,
    claims: list[int],
    ticket: int,
) -> dict[str, Any]:
    """What a ticket adds to the others, those chosen together with it included."""
    board = reader.board
    if ticket in tickets:
        ways = Ways(reader, reader.player)
        claims, _ = joined_claims(ways, network, [one for one in tickets if one != ticket])
    extra, lost = _extra(ways, network, ticket)
    needs = needs_of(reader, extra)
    return {
        "ticket": board.tickets[ticket].id,
        "state": "lost" if lost else "possible" if extra else "joined",
        "claims": [board.routes[i].id for i in extra],
        "trains": needs.trains,
        "ships": needs.ships,
        "fits": not lost and fits(network, needs_of(reader, [*claims, *extra])),
    }


def _extra(ways: Ways, network: Network, ticket: int) -> tuple[list[int], bool]:
    """The routes that a ticket adds, without changing `ways`."""
    cost = list(ways.cost)
    extra, lost = joined_claims(ways, network, [ticket])
    ways.cost[:] = cost
    return extra, bool(lost)
