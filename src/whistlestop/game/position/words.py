"""The words of a position for cards that lie in a deck."""

from __future__ import annotations

from whistlestop.boards.model import Board
from whistlestop.engine import reader

HEADER = "whistlestop position 1"
DRAFT_CARD = "draft-card"
FESTIVAL_PREFIX = "festival:"


def card_name(board: Board, code: int) -> str:
    """The word for a card of a deck."""
    if code == reader.DRAFT_CARD:
        return DRAFT_CARD
    if code >= reader.FESTIVAL_CARD:
        return FESTIVAL_PREFIX + board.festivals[code - reader.FESTIVAL_CARD].id
    return board.cards[code].id


def card_codes(board: Board, deck: int) -> dict[str, int]:
    """The codes of all words for cards of a deck; the first one has special cards too."""
    codes = {card.id: i for i, card in enumerate(board.cards) if card.deck == deck}
    if deck > 0:
        return codes
    for i, festival in enumerate(board.festivals):
        codes[FESTIVAL_PREFIX + festival.id] = reader.FESTIVAL_CARD + i
    if board.rules.draft:
        codes[DRAFT_CARD] = reader.DRAFT_CARD
    return codes
