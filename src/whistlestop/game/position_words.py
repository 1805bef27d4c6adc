"""The words of a position: which lines there are and which bytes of the state they mean."""

from __future__ import annotations

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.game.look import PHASES

HEADER = "whistlestop position 1"

PHASE_CODES = {name: code for code, name in PHASES.items()}
PURPOSES = {
    "route": L.FOR_ROUTE,
    "station": L.FOR_STATION,
    "harbour": L.FOR_HARBOUR,
    "surcharge": L.FOR_SURCHARGE,
}

NUMBERS = {
    "passes": L.PASSES,
    "idle": L.IDLE,
    "drawn": L.DRAWN,
    "gap": L.PLACE,
    "wilds": L.WILDS,
    "substituted": L.UNITS,
    "to-give": L.GIVE,
    "cost": L.COST,
    "draft": L.DRAFT,
    "step": L.STEP,
    "drafts-done": L.DRAFTS,
    "draft-due": L.DRAFT_DUE,
    "draft-low": L.DRAFT_LOW,
    "draft-high": L.DRAFT_HIGH,
}
"""Lines with one small number, left out where it is 0."""

PLAYER_NUMBERS = {"trains": L.TRAINS, "ships": L.SHIPS, "choice": L.CHOICE}

COUNTED = {"discard": L.DISCARD, "laid": L.LAID}
"""Lines with numbers of cards."""

PLAYER_COUNTED = {"hand": L.HAND, "known": L.KNOWN}

DRAFT_CARD = "draft-card"
FESTIVAL_PREFIX = "festival:"


def card_name(board: Board, code: int) -> str:
    """The word for a card of a deck."""
    if code == L.NONE:
        return "-"
    if code == L.DRAFT_CARD:
        return DRAFT_CARD
    if code >= L.FESTIVAL_CARD:
        return FESTIVAL_PREFIX + board.festivals[code - L.FESTIVAL_CARD].id
    return board.cards[code].id


def card_codes(board: Board, deck: int) -> dict[str, int]:
    """The codes of all words for cards of a deck; the first one has special cards too."""
    codes = {card.id: i for i, card in enumerate(board.cards) if card.deck == deck}
    if deck > 0:
        return codes
    for i, festival in enumerate(board.festivals):
        codes[FESTIVAL_PREFIX + festival.id] = L.FESTIVAL_CARD + i
    if board.rules.draft:
        codes[DRAFT_CARD] = L.DRAFT_CARD
    return codes


def ticket_deck_lines(seen: int) -> str:
    """`@02` after a ticket in the deck: players 0 and 2 know that it lies there."""
    return "@" + "".join(str(p) for p in range(L.PLAYERS) if seen >> p & 1) if seen else ""
