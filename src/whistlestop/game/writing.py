"""Moves as text. Some integers mean different things at different moments, hence the state."""

from __future__ import annotations

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.explain import payment_cards
from whistlestop.engine.tables import Tables
from whistlestop.game.reasons_bill import bill_of
from whistlestop.game.reasons_payment import set_cards
from whistlestop.game.reasons_words import Seat

_ALWAYS: dict[str, dict[int, str]] = {}
"""Texts that are the same at every moment, by the board's digest and the action."""
_ACTIONS: dict[tuple[str, str], int] = {}
"""The same, the other way round."""


def write_move(tables: Tables, data: bytes, player: int, action: int) -> str:
    """A move in words: a verb, then stable ids of the board."""
    board: Board = tables.board
    if action >= L.A_PAY or L.A_PICK <= action < L.A_CLAIM:
        return _write(tables, data, player, action)
    known = _ALWAYS.get(board.digest)
    if known is None:
        known = _ALWAYS[board.digest] = {}
    text = known.get(action)
    if text is None:
        text = known[action] = _write(tables, data, player, action)
        _ACTIONS[board.digest, text] = action
    return text


def known_action(tables: Tables, text: str) -> int | None:
    """The action of a text that was written before and means the same at every moment."""
    return _ACTIONS.get((tables.board.digest, text))


def _write(tables: Tables, data: bytes, player: int, action: int) -> str:
    board: Board = tables.board
    if action < L.A_CLAIM:
        return _basic(board, data, player, action)
    if action < L.A_STATION:
        return f"claim {board.routes[action - L.A_CLAIM].id}"
    if action < L.A_HARBOUR:
        return f"station {board.cities[action - L.A_STATION].id}"
    if action < L.A_TO_SHIPS:
        return f"harbour {board.cities[action - L.A_HARBOUR].id}"
    if action < L.A_PAY:
        return f"exchange {action % 64} {'trains' if action < L.A_TO_TRAINS else 'ships'}"
    if action < L.A_COUNT:
        return _pay(tables, data, player, action)
    if action < L.A_GIVE:
        return _count(tables, data, player, action)
    if action < L.A_PIECES:
        return f"give {board.cards[action - L.A_GIVE].id}"
    if action < L.A_KEEP:
        trains = action - L.A_PIECES
        return f"pieces {trains} trains {board.rules.choose_pieces - trains} ships"
    if action < L.A_FESTIVAL:
        return _keep(board, data, player, action - L.A_KEEP)
    return f"festival {board.festivals[action - L.A_FESTIVAL].id}"


def _basic(board: Board, data: bytes, player: int, action: int) -> str:
    if action < L.A_DRAW:
        return f"take {board.cards[action].id}"
    if action < L.A_TICKETS:
        return f"draw {board.decks[action - L.A_DRAW]}" if len(board.decks) == 2 else "draw"
    if action == L.A_TICKETS:
        return "tickets"
    if action == L.A_PASS:
        return "pass"
    if action < L.A_REFUSE:
        return f"refill {board.decks[action - L.A_REFILL]}"
    if action == L.A_REFUSE:
        return "refuse"
    return f"pick {board.tickets[data[L.OFFER + player * L.OFFERED + action - L.A_PICK]].id}"


def _keep(board: Board, data: bytes, player: int, mask: int) -> str:
    start = L.OFFER + player * L.OFFERED
    kept = [board.tickets[data[start + i]].id for i in range(L.OFFERED) if mask >> i & 1]
    return " ".join(["keep", *kept])


def _pay(tables: Tables, data: bytes, player: int, action: int) -> str:
    """All the cards, if nothing is left to choose after this; else the colour and the wilds."""
    board: Board = tables.board
    colour, wilds = divmod(action - L.A_PAY, 16)
    cards = payment_cards(tables, data, player, action)
    alone = cards is not None and sum(cards.values()) <= data[L.COST]
    if cards is not None and alone and is_one_set(board, cards, colour, wilds):
        return f"pay {write_cards(board, cards)}"
    words = ["pay", "cards" if colour == L.NO_COLOUR else board.colours[colour]]
    if wilds:
        words += ["with", str(wilds), board.cards[board.wild].id]
    return " ".join(words)


def is_one_set(board: Board, cards: dict[int, int], colour: int, wilds: int) -> bool:
    """Whether the cards alone tell the colour and the wilds: no other cards are given with them."""
    others = {board.cards[i].colour for i in cards if i != board.wild}
    return cards.get(board.wild, 0) == wilds and others <= {colour}


def _count(tables: Tables, data: bytes, player: int, action: int) -> str:
    board: Board = tables.board
    n = action - L.A_COUNT
    if data[L.PHASE] != L.VARIANT:
        return f"substitute {n}"
    cards = set_cards(bill_of(Seat(board, data, player)), n)
    return f"pay {write_cards(board, cards)}"


def write_cards(board: Board, cards: dict[int, int]) -> str:
    """`3 green 1 wild`."""
    return " ".join(f"{n} {board.cards[card].id}" for card, n in sorted(cards.items()) if n)
