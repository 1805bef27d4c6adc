"""Card types, decks and the row (C3 to C7, GL-1, GL-9)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.boards import limits
from whistlestop.boards.checks.reading import Reading, check
from whistlestop.boards.defects import CARDS
from whistlestop.boards.model import WILD, CardType

_COLUMNS = "cards.csv:deck cards.csv:colour cards.csv:count"


def one_entry_a_deck(reading: Reading) -> None:
    """Hands and rows give one number per deck."""
    decks, rules = len(reading.board.decks), reading.board.rules
    for key, numbers in (("opening_hand", rules.opening_hand), ("row", rules.row)):
        if len(numbers) != decks:
            reading.blame_key(
                f"cards.{key}",
                f"{key} has length {len(numbers)}, expected {decks}, one number per deck",
            )


def row_size(reading: Reading) -> None:
    """The row exists, is not too large, and can be flushed (C6)."""
    rules = reading.board.rules
    size = sum(rules.row)
    if not 1 <= size <= limits.ROW:
        reading.blame_key("cards.row", f"row has {size} places in all, expected 1 to {limits.ROW}")
    elif rules.flush_at > size:
        reading.blame_key(
            "cards.flush_at",
            f"flush_at is {rules.flush_at}, expected at most {size}, the places of the row",
        )


def wilds(reading: Reading) -> None:
    """There is at most one type of wild, a plain card in the first deck (GL-7)."""
    wild = [index for index, card in enumerate(reading.board.cards) if card.colour == WILD]
    for index in wild[1:]:
        reading.blame_row(CARDS, index, "is a second type of wild card, expected at most one")
    for index in wild:
        card = reading.board.cards[index]
        if card.deck != 0:
            reading.blame_row(CARDS, index, "deck of a wild card is the second, expected the first")
        if card.harbour_sign:
            reading.blame_row(
                CARDS, index, "harbour_sign of a wild card is yes, expected no: it needs none"
            )


def card_types(reading: Reading) -> None:
    """A colour has at most two card types in each deck (GL-1)."""
    seen: dict[tuple[int, int, str], int] = {}
    for index, card in enumerate(reading.board.cards):
        if card.pieces == 2 and card.deck == 0:
            reading.blame_row(CARDS, index, "pieces is 2, expected 1: double cards are ships")
        for trait, reason in _traits(card):
            first = seen.setdefault((card.deck, card.colour, trait), index)
            if first != index:
                other = reading.board.cards[first].id
                reading.blame_row(CARDS, index, f"is too like {other}, expected {reason}")
                break


def _traits(card: CardType) -> Iterator[tuple[str, str]]:
    """The traits by which payments distinguish two types of the same deck and colour."""
    if card.colour == WILD:
        return
    if card.deck == 0:
        yield f"sign {card.harbour_sign}", "one type with harbour_sign yes, one with no"
    else:
        yield f"pieces {card.pieces}", "one type with pieces 1, one with 2"
        if card.harbour_sign:
            yield "sign", "harbour_sign yes for one of them only"


def every_colour_has_cards(reading: Reading) -> None:
    """Every listed colour has cards."""
    used = {card.colour for card in reading.board.cards}
    for index, colour in enumerate(reading.board.colours):
        if index not in used:
            reading.blame_key("cards.colours", f"colour {colour} has no cards in cards.csv")


def deck_sizes(reading: Reading) -> None:
    """Each deck has cards, but not too many, counting festival and draft cards."""
    board = reading.board
    specials = sum(festival.cards for festival in board.festivals) + bool(board.rules.draft)
    for deck, name in enumerate(board.decks):
        size = _size(reading, deck)
        if size == 0:
            reading.blame_key("cards.decks", f"deck {name} has no cards in cards.csv")
        whole = size + (specials if deck == 0 else 0)
        if whole > limits.DECK[deck]:
            reading.blame_key(
                "cards.decks",
                f"deck {name} has {whole} cards, expected at most {limits.DECK[deck]}",
            )


def cards_to_deal(reading: Reading) -> None:
    """There are enough cards to deal the hands and the row at the largest table."""
    rules = reading.board.rules
    if not len(rules.opening_hand) == len(rules.row) == len(reading.board.decks):
        return
    for deck, name in enumerate(reading.board.decks):
        needed = rules.opening_hand[deck] * rules.players_max + rules.row[deck]
        if needed > _size(reading, deck):
            reading.blame_key(
                "cards.opening_hand",
                f"hands of {rules.players_max} players and the row take {needed} cards, "
                f"expected at most {_size(reading, deck)}, the cards of deck {name}",
            )


def _size(reading: Reading, deck: int) -> int:
    return sum(card.count for card in reading.board.cards if card.deck == deck)


CHECKS = (
    check(one_entry_a_deck, "cards.decks cards.opening_hand cards.row"),
    check(row_size, "cards.row cards.flush_at"),
    check(wilds, "cards.csv:deck cards.csv:colour cards.csv:harbour_sign"),
    check(card_types, "cards.csv:deck cards.csv:colour cards.csv:pieces cards.csv:harbour_sign"),
    check(every_colour_has_cards, "cards.colours cards.csv:colour"),
    check(deck_sizes, f"cards.decks festivals.csv:cards {_COLUMNS}"),
    check(cards_to_deal, f"players.max cards.decks cards.opening_hand cards.row {_COLUMNS}"),
)
