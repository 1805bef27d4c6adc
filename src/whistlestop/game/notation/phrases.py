"""Possible moves in plain words."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.boards.model import Board
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Kind
from whistlestop.engine.explain import payment_cards
from whistlestop.engine.reader import bits
from whistlestop.engine.tables import cards_for_one_space
from whistlestop.game.moves import Move
from whistlestop.game.notation import words
from whistlestop.game.view import View


def phrase(view: View, move: Move) -> str:
    """What a move would do: `claim Paris–Zürich`, `keep Brest–Venezia`."""
    board = view.board
    kind, argument = A.unpack(move.action)
    if kind in (A.PAY, A.COUNT):
        return f"pay {payment(view, move)}"
    if kind in PHRASES:
        return PHRASES[kind](board, argument)
    offer = view.reader.offer(move.player)
    chosen = [argument] if kind is A.PICK else bits(argument)
    tickets = [ticket for i in chosen if (ticket := offer[i])]
    return f"{kind.name} {words.ticket_names(board, tickets)}"


def _draw(board: Board, deck: int) -> str:
    which = f" {board.decks[deck]}" if len(board.decks) > 1 else ""
    return f"draw an unseen{which} card"


def _festival(board: Board, festival: int) -> str:
    cities = board.festivals[festival].cities
    return f"take the festival cards of {words.join(words.city_name(board, c) for c in cities)}"


PHRASES: dict[Kind, Callable[[Board, int], str]] = {
    A.TAKE: lambda board, card: f"take {words.card_name(board.cards[card].id)} from the row",
    A.DRAW: _draw,
    A.TICKETS: lambda board, _: "draw tickets",
    A.PASS: lambda board, _: "pass",
    A.REFILL: lambda board, deck: f"fill the gap from the {board.decks[deck]} deck",
    A.REFUSE: lambda board, _: "abandon the tunnel",
    A.CLAIM: lambda board, route: f"claim {words.route_name(board, route)}",
    A.STATION: lambda board, city: f"build a station in {words.city_name(board, city)}",
    A.HARBOUR: lambda board, city: f"build a harbour in {words.city_name(board, city)}",
    A.TO_SHIPS: lambda board, n: f"exchange {n} trains for ships",
    A.TO_TRAINS: lambda board, n: f"exchange {n} ships for trains",
    A.GIVE: lambda board, card: f"give {words.card_name(board.cards[card].id)}",
    A.PIECES: lambda board, n: f"choose {n} trains and {board.rules.choose_pieces - n} ships",
    A.FESTIVAL: _festival,
}
"""The kinds of moves whose meaning does not depend on the state."""


def payment(view: View, move: Move) -> str:
    """What a step of a payment lays down: `3 green and 1 wild`."""
    board = view.board
    if view.phase == "substitute":
        each = words.count(A.COUNT.argument(move.action), "space")
        units = cards_for_one_space(view.reader.route, board.rules)
        return f"{each} with {units} cards of any kind each"
    cards = payment_cards(view.tables, view.to_bytes(), move.player, move.action)
    if cards is not None:
        return words.cards({board.cards[i].id: n for i, n in sorted(cards.items())})
    return f"{move.text.removeprefix('pay ')}, then choose the cards"
