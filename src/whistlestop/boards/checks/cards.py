"""Card types, decks and the row (C3 to C7, GL-1, GL-9)."""

from __future__ import annotations

from whistlestop.boards import limits
from whistlestop.boards.checks.reading import Reading, check
from whistlestop.boards.defects import CARDS
from whistlestop.boards.model import WILD

_COLUMNS = "cards.csv:deck cards.csv:colour cards.csv:count"


def one_entry_a_deck(reading: Reading) -> None:
    """Hands and rows name a number for each deck."""
    decks, rules = len(reading.board.decks), reading.board.rules
    for key, numbers in (("opening_hand", rules.opening_hand), ("row", rules.row)):
        if len(numbers) != decks:
            reading.blame_key(
                f"cards.{key}", f"{key} has {len(numbers)} entries, expected {decks}, one a deck"
            )


def row_size(reading: Reading) -> None:
    """There is a row, it fits the table, and a flush is possible (C6)."""
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
    """There is one type of wild at most, in the first deck, plain (GL-7)."""
    wild = [index for index, card in enumerate(reading.board.cards) if card.colour == WILD]
    for index in wild[1:]:
        reading.blame_row(CARDS, index, "is a second type of wild card, expected one at most")
    for index in wild:
        card = reading.board.cards[index]
        if card.deck != 0:
            reading.blame_row(CARDS, index, "deck of a wild card is the second, expected the first")
        if card.harbour_sign:
            reading.blame_row(
                CARDS, index, "harbour_sign of a wild card is yes, expected no: it needs none"
            )


def card_types(reading: Reading) -> None:
    """In a colour the first deck has two types at most, told apart by the sign; the
    second has two, single and double ships, and only one of them bears the sign (GL-1)."""
    seen: dict[tuple[int, int, str], int] = {}
    for index, card in enumerate(reading.board.cards):
        if card.pieces == 2 and card.deck == 0:
            reading.blame_row(CARDS, index, "pieces is 2, expected 1: double cards are ships")
        traits = [f"sign {card.harbour_sign}" if card.deck == 0 else f"pieces {card.pieces}"]
        if card.deck and card.harbour_sign:
            traits.append("sign")
        for trait in traits if card.colour != WILD else ():
            first = seen.setdefault((card.deck, card.colour, trait), index)
            if first != index:
                reading.blame_row(CARDS, index, _not_told_apart(reading, first))
                break


def _not_told_apart(reading: Reading, first: int) -> str:
    card = reading.board.cards[first]
    by = "pieces, and a sign on one of them only" if card.deck else "harbour_sign"
    return f"is like {card.id} of line {reading.lines[CARDS][first]}, expected another {by}"


def every_colour_has_cards(reading: Reading) -> None:
    """A colour that is named is in play."""
    used = {card.colour for card in reading.board.cards}
    for index, colour in enumerate(reading.board.colours):
        if index not in used:
            reading.blame_key("cards.colours", f"colour {colour} has no cards in cards.csv")


def deck_sizes(reading: Reading) -> None:
    """Each deck has cards, and not too many, festival and draft cards included."""
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
    """The largest table can be dealt its hands and the row."""
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
