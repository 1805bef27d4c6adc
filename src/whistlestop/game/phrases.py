"""Moves that could be made, in plain words."""

from __future__ import annotations

from whistlestop.engine import layout as L
from whistlestop.engine.explain import payment_cards
from whistlestop.game import words
from whistlestop.game.moves import Move
from whistlestop.game.view import View


def phrase(view: View, move: Move) -> str:
    """`claim Paris–Zürich`, `keep Brest–Venezia`: what the viewer would do by a move."""
    board, action = view.board, move.action
    if action < L.A_CLAIM:
        return _basic(view, move)
    if action < L.A_STATION:
        return f"claim {words.route_name(board, action - L.A_CLAIM)}"
    if action < L.A_HARBOUR:
        return f"build a station in {words.city_name(board, action - L.A_STATION)}"
    if action < L.A_TO_SHIPS:
        return f"build a harbour in {words.city_name(board, action - L.A_HARBOUR)}"
    if action < L.A_PAY:
        kinds = "trains for ships" if action < L.A_TO_TRAINS else "ships for trains"
        return f"exchange {action % 64} {kinds}"
    if action < L.A_GIVE:
        return f"pay {payment(view, move)}"
    if action < L.A_PIECES:
        return f"give {words.card_name(board.cards[action - L.A_GIVE].id)}"
    if action < L.A_KEEP:
        trains = action - L.A_PIECES
        return f"choose {trains} trains and {board.rules.choose_pieces - trains} ships"
    if action < L.A_FESTIVAL:
        offer = view.look.offer(move.player)
        kept = [t for i, t in enumerate(offer) if action - L.A_KEEP >> i & 1 and t]
        return f"keep {words.ticket_names(board, kept)}"
    cities = board.festivals[action - L.A_FESTIVAL].cities
    return f"take the festival cards of {words.join(words.city_name(board, c) for c in cities)}"


def _basic(view: View, move: Move) -> str:
    board, action = view.board, move.action
    if action < L.A_DRAW:
        return f"take {words.card_name(board.cards[action].id)} from the row"
    if action < L.A_TICKETS:
        deck = f" {board.decks[action - L.A_DRAW]}" if len(board.decks) > 1 else ""
        return f"draw an unseen{deck} card"
    if action == L.A_TICKETS:
        return "draw tickets"
    if action == L.A_PASS:
        return "pass"
    if action < L.A_REFUSE:
        return f"fill the gap from the {board.decks[action - L.A_REFILL]} deck"
    if action == L.A_REFUSE:
        return "give the tunnel up"
    ticket = view.look.offer(move.player)[action - L.A_PICK]
    return f"pick {words.ticket_names(board, [ticket] if ticket else [])}"


def payment(view: View, move: Move) -> str:
    """What a step of a payment lays down: `3 green and 1 wild`."""
    board = view.board
    if view.phase == "substitute":
        each = words.count(move.action - L.A_COUNT, "space")
        return f"{each} with {cards_for_one(view)} cards of any kind each"
    cards = payment_cards(view.tables, view.to_bytes(), move.player, move.action)
    if cards is not None:
        return words.cards({board.cards[i].id: n for i, n in sorted(cards.items())})
    return f"{move.text.removeprefix('pay ')}, then choose the cards"


def cards_for_one(view: View) -> int:
    """How many cards of any kind stand for one on the route that is being paid."""
    route = view.board.routes[view.look.data[L.ROUTE]]
    return route.cards_for_one or view.board.rules.ferry_cards_for_wild
