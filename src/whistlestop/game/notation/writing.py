"""Moves as text. The state is needed because it decides what some integers mean."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.boards.model import Board
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Kind, Phase
from whistlestop.engine.explain import payment_cards
from whistlestop.engine.reader import bits
from whistlestop.engine.tables import Tables
from whistlestop.game.notation.bill import bill_of, set_cards
from whistlestop.game.notation.player_reader import PlayerReader

FIXED: dict[Kind, Callable[[Board, int], str]] = {
    A.TAKE: lambda board, card: f"take {board.cards[card].id}",
    A.DRAW: lambda board, deck: f"draw {board.decks[deck]}" if len(board.decks) == 2 else "draw",
    A.TICKETS: lambda board, _: "tickets",
    A.PASS: lambda board, _: "pass",
    A.REFILL: lambda board, deck: f"refill {board.decks[deck]}",
    A.REFUSE: lambda board, _: "refuse",
    A.CLAIM: lambda board, route: f"claim {board.routes[route].id}",
    A.STATION: lambda board, city: f"station {board.cities[city].id}",
    A.HARBOUR: lambda board, city: f"harbour {board.cities[city].id}",
    A.TO_SHIPS: lambda board, n: f"exchange {n} trains",
    A.TO_TRAINS: lambda board, n: f"exchange {n} ships",
    A.GIVE: lambda board, card: f"give {board.cards[card].id}",
    A.PIECES: lambda board, n: f"pieces {n} trains {board.rules.choose_pieces - n} ships",
    A.FESTIVAL: lambda board, festival: f"festival {board.festivals[festival].id}",
}
"""The kinds of moves whose text does not depend on the state."""

MAX_BOARDS = 64
"""The number of boards whose texts are cached; a server may see many home-made ones."""


class FixedTexts:
    """A board's move texts that do not depend on the state, and the actions they mean."""

    def __init__(self, board: Board) -> None:
        self.texts: dict[int, str] = {}
        for kind, write in FIXED.items():
            for action in range(kind.start, kind.stop):
                if A.exists(board, action):
                    self.texts[action] = write(board, kind.argument(action))
        self.actions = {text: action for action, text in self.texts.items()}


_KEPT: dict[str, FixedTexts] = {}


def fixed_texts(board: Board) -> FixedTexts:
    """The fixed texts of a board, cached."""
    found = _KEPT.get(board.digest)
    if found is None:
        if len(_KEPT) >= MAX_BOARDS:
            del _KEPT[next(iter(_KEPT))]
        found = _KEPT[board.digest] = FixedTexts(board)
    return found


def write_move(tables: Tables, data: bytes, player: int, action: int) -> str:
    """A move in words: a verb, then stable ids of the board."""
    board: Board = tables.board
    text = fixed_texts(board).texts.get(action)
    if text is not None:
        return text
    reader = PlayerReader(board, data, player)
    kind, argument = A.unpack(action)
    if kind is A.PAY:
        return _pay(tables, reader, action)
    if kind is A.COUNT:
        return _count(reader, argument)
    offer = reader.numbers("offer", player)
    if kind is A.PICK:
        return f"pick {board.tickets[offer[argument]].id}"
    return " ".join(["keep", *(board.tickets[offer[i]].id for i in bits(argument))])


def _pay(tables: Tables, reader: PlayerReader, action: int) -> str:
    """All the cards if this completes the choice, otherwise just the colour and wilds."""
    board = reader.board
    colour, wilds = A.payment_of(action)
    cards = payment_cards(tables, bytes(reader.data), reader.player, action)
    alone = cards is not None and sum(cards.values()) <= reader.cost
    if cards is not None and alone and is_one_set(board, cards, colour, wilds):
        return f"pay {write_cards(board, cards)}"
    words = ["pay", "cards" if colour == A.NO_COLOUR else board.colours[colour]]
    if wilds:
        words += ["with", str(wilds), board.cards[board.wild].id]
    return " ".join(words)


def is_one_set(board: Board, cards: dict[int, int], colour: int, wilds: int) -> bool:
    """Whether the cards alone determine the colour and wilds, with no substitutes among them."""
    others = {board.cards[i].colour for i in cards if i != board.wild}
    return cards.get(board.wild, 0) == wilds and others <= {colour}


def _count(reader: PlayerReader, n: int) -> str:
    if reader.phase is not Phase.VARIANT:
        return f"substitute {n}"
    return f"pay {write_cards(reader.board, set_cards(bill_of(reader), n))}"


def write_cards(board: Board, cards: dict[int, int]) -> str:
    """`3 green 1 wild`."""
    return " ".join(f"{n} {board.cards[card].id}" for card, n in sorted(cards.items()) if n)
