"""The boards and the bots of this server."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from whistlestop.boards.model import GREY, WILD, Board
from whistlestop.bots.registry import LEVELS
from whistlestop.bots.styles import STYLES
from whistlestop.server.rest.bodies import failures
from whistlestop.server.rest.needs import Needed
from whistlestop.server.services import Services
from whistlestop.server.tables.refusal import Refused

router = APIRouter(prefix="/api", tags=["boards"])


@router.get("/boards")
async def boards(services: Needed) -> dict[str, Any]:
    """The boards that can be played here."""
    return {"boards": [short(tables.board) for tables in services.shelf.boards.values()]}


SENT_ONCE = failures(404, 422) | {304: {"description": "Not changed"}}


@router.get("/boards/{board}", responses=SENT_ONCE)
async def board(services: Needed, board: str, request: Request) -> Any:
    """All of a board: cities, routes, tickets, cards, rules, and where they are drawn."""
    kept = await services.drawings.whole(found(services, board), whole)
    return kept.answer(request)


@router.get("/boards/{board}/outlines", responses=SENT_ONCE)
async def outlines(services: Needed, board: str, request: Request) -> Any:
    """Land, lakes and borders behind a board, as SVG paths in the units of its layout."""
    kept = await services.drawings.outlines(found(services, board))
    return kept.answer(request)


def found(services: Services, board: str) -> Board:
    """A board of this server."""
    tables = services.shelf.get(board)
    if tables is None:
        raise Refused("no-table", f"there is no board '{board[:40]}' here")
    return tables.board


@router.get("/bots")
async def bots(services: Needed) -> dict[str, Any]:
    """The levels, the ways of playing, and other bots that are installed."""
    others = [name for name in services.bots if name not in (*LEVELS, *STYLES)]
    return {"levels": list(LEVELS), "styles": list(STYLES), "others": others}


def short(board: Board) -> dict[str, Any]:
    """A board in a few words."""
    return {
        "id": board.id,
        "name": board.name,
        "summary": board.summary,
        "digest": board.digest,
        "players": [board.rules.players_min, board.rules.players_max],
    }


def whole(board: Board) -> dict[str, Any]:
    """A board as a client draws and explains it, in its ids."""
    cities = [city.id for city in board.cities]
    return {
        **short(board),
        "rules": rules(board),
        "colours": board.colours,
        "decks": board.decks,
        "cities": [
            {
                "id": city.id,
                "name": city.name,
                "latitude": city.latitude,
                "longitude": city.longitude,
                "junction": city.junction,
                "harbour": city.harbour,
                "points": city.points,
            }
            for city in board.cities
        ],
        "routes": [
            {
                "id": route.id,
                "from": cities[route.a],
                "to": cities[route.b],
                "length": route.length,
                "colour": None if route.colour == GREY else board.colours[route.colour],
                "kind": route.kind.value,
                "wild_symbols": route.wild_symbols,
                "twin": None if route.twin is None else board.routes[route.twin].id,
                "cards_for_one": route.cards_for_one,
            }
            for route in board.routes
        ],
        "tickets": [
            {
                "id": ticket.id,
                "from": cities[ticket.a],
                "to": cities[ticket.b],
                "points": ticket.points,
                "deck": ticket.deck,
            }
            for ticket in board.tickets
        ],
        "cards": [
            {
                "id": card.id,
                "deck": board.decks[card.deck],
                "colour": None if card.colour == WILD else board.colours[card.colour],
                "pieces": card.pieces,
                "harbour_sign": card.harbour_sign,
                "count": card.count,
            }
            for card in board.cards
        ],
        "festivals": [
            {
                "id": festival.id,
                "cities": [cities[city] for city in festival.cities],
                "cards": festival.cards,
                "values": festival.values,
            }
            for festival in board.festivals
        ],
    }


def rules(board: Board) -> dict[str, Any]:
    """The numbers and switches that a client shows or explains."""
    numbers = board.rules
    return {
        "wild_limit": numbers.wild_limit,
        "flush_at": numbers.flush_at,
        "row": numbers.row,
        "trains": numbers.trains,
        "ships": numbers.ships,
        "choose_pieces": numbers.choose_pieces,
        "suggested_trains": numbers.suggested_trains,
        "exchange_cost": numbers.exchange_cost,
        "end_at": numbers.end_at,
        "last_turns": numbers.last_turns,
        "opening_hand": numbers.opening_hand,
        "opening_tickets": dict(numbers.opening_tickets),
        "opening_keep": numbers.opening_keep,
        "opening_refused": numbers.opening_refused,
        "ticket_draw": numbers.ticket_draw,
        "ticket_keep": numbers.ticket_keep,
        "ticket_refused": numbers.ticket_refused,
        "draft": numbers.draft is not None,
        "draft_hand": numbers.draft.hand if numbers.draft else 0,
        "draft_keep": numbers.draft.keep if numbers.draft else 0,
        "draft_passes": draft_passes(board),
        "route_points": numbers.route_points,
        "double_closed_up_to": numbers.double_closed_up_to,
        "wilds_on": sorted(kind.value for kind in numbers.wilds_on),
        "tunnel_cards": numbers.tunnel_cards,
        "ferry_cards_for_wild": numbers.ferry_cards_for_wild,
        "stations": numbers.stations,
        "station_costs": numbers.station_costs,
        "station_points": numbers.station_points,
        "harbours": numbers.harbours,
        "harbour_train_cards": numbers.harbour_train_cards,
        "harbour_ship_cards": numbers.harbour_ship_cards,
        "harbour_points": numbers.harbour_points,
        "harbour_unbuilt_points": numbers.harbour_unbuilt_points,
        "longest_path_points": numbers.longest_path_points,
        "most_tickets_points": numbers.most_tickets_points,
        "ties": numbers.ties,
    }


def draft_passes(board: Board) -> list[str]:
    """Where the tickets of each draft go on to, in the words of board files."""
    draft = board.rules.draft
    passes = (draft.first_pass, draft.second_pass) if draft else ()
    return ["left" if towards > 0 else "right" for towards in passes]
