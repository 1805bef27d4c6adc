"""What a station or a harbour costs, and what it is worth (EU-10, EU-11, GL-11, GL-15)."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.model import GREY, Board
from whistlestop.engine import actions as A
from whistlestop.engine.legal import station_cost
from whistlestop.engine.network import touches
from whistlestop.game.notation.bill import types_of
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.outlook import TicketOutlook, ticket_outlook
from whistlestop.game.planning.means import Facts, in_hand, possible
from whistlestop.game.planning.ways import FAR, Ways
from whistlestop.game.refusals.wording import best_types
from whistlestop.game.view import View


def station(view: View, reader: PlayerReader, number: int) -> Facts:
    why = _against_building(view, reader, number, "station", A.STATION(number))
    facts: Facts = {"why": why}
    if (owner := _builder(reader, "stations", number)) is not None:
        facts["owner"] = owner
    if why in ("no-building", "no-city", "none-left", "built"):
        return facts
    cost = station_cost(view.state, view.tables, reader.player)
    types = best_types(reader, 0, GREY)
    wilds = reader.wilds_held
    return facts | {
        "have": in_hand(reader, types, wilds),
        "missing": max(0, cost - reader.worth(types) - wilds),
        "missing_wilds": 0,
        "helps": _station_helps(view, reader, number),
    }


def _station_helps(view: View, reader: PlayerReader, city: int) -> list[Facts]:
    """The tickets that a station would bring nearer: it borrows one route into its city (EU-11)."""
    board, me = view.board, reader.player
    owners = reader.claimed()
    ways = Ways(reader, me)
    foreign = [
        route
        for route in board.routes
        if city in (route.a, route.b) and owners.get(route.id, me) != me
    ]
    found = []
    for ticket in reader.held(me):
        ends = board.tickets[ticket]
        there, back = ways.distances(ends.a), ways.distances(ends.b)
        over = (min(there[r.a] + back[r.b], there[r.b] + back[r.a]) for r in foreign)
        left = min(over, default=FAR)
        if left < min(there[ends.b], FAR):
            found.append({"ticket": ends.id, "spaces": left})
    return found


def harbour(view: View, reader: PlayerReader, number: int) -> Facts:
    why = _against_building(view, reader, number, "harbour", A.HARBOUR(number))
    facts: Facts = {"why": why}
    if (owner := _builder(reader, "harbours", number)) is not None:
        facts["owner"] = owner
    if why in ("no-building", "no-city", "none-left", "built"):
        return facts
    board, rules = view.board, view.board.rules
    sets = []
    for colour in range(len(board.colours)):
        types = [
            i
            for deck in (0, 1)
            for i in types_of(board, deck, colour)
            if board.cards[i].harbour_sign
        ]
        wanted = (rules.harbour_train_cards, rules.harbour_ship_cards)
        fitting = sum(
            min(n, sum(reader.holds(i) for i in types if board.cards[i].deck == deck))
            for deck, n in enumerate(wanted)
        )
        sets.append((fitting, types))
    fitting, types = max(sets, key=lambda one: one[0])
    cost = rules.harbour_train_cards + rules.harbour_ship_cards
    wilds = reader.wilds_held
    return facts | {
        "have": in_hand(reader, types, wilds),
        "missing": max(0, cost - fitting - wilds),
        "missing_wilds": 0,
        **harbour_worth(board, ticket_outlook(view), number),
    }


def harbour_worth(board: Board, tickets: Iterable[TicketOutlook], city: int) -> Facts:
    """What a harbour scores with a player's completed tickets, and with the open ones (GL-15)."""
    points = board.rules.harbour_points or (0,)
    ends = ((one.status, board.tickets[one.ticket]) for one in tickets)
    here = [status for status, ticket in ends if city in (ticket.a, ticket.b)]
    done, open_ = here.count("joined"), here.count("possible")
    last = len(points) - 1
    return {
        "worth": points[min(done, last)],
        "worth_all": points[min(done + open_, last)],
        "tickets": done + open_,
    }


def _builder(reader: PlayerReader, what: str, city: int) -> int | None:
    """Who has built in a city."""
    return next((p for p in range(reader.players) if city in reader.bits(what, p)), None)


def _against_building(view: View, reader: PlayerReader, number: int, what: str, action: int) -> str:
    board: Board = view.board
    city = board.cities[number]
    if not getattr(board.rules, f"{what}s") or city.junction:
        return "no-building"
    if what == "harbour" and not city.harbour:
        return "no-city"
    if _builder(reader, f"{what}s", number) is not None:
        return "built"
    if not reader.number(f"{what}s_left", reader.player):
        return "none-left"
    if what == "harbour" and not touches(view.state, view.tables, reader.player, number):
        return "no-route"
    return "" if possible(view, action) else "cards"
