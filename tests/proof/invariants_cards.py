"""Cards: none is lost or created, and the stored counts agree (C3 to C7, IB-4)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L
from whistlestop.engine.fields import PADDING

from .offsets import AT
from .sheet import Sheet, hand


def card_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with hands, decks, discards and row."""
    yield from _conserved(sheet, data)
    yield from _sizes(sheet, data)
    yield from _known(data)
    yield from _specials(sheet, data)
    yield from _row(sheet, data)


def deck_cards(data: bytes, deck: int) -> bytes:
    """A deck, bottom card first."""
    at = AT.deck + deck * L.DECK_PLACES
    return data[at : at + data[AT.deck_sizes + deck]]


def available(data: bytes, deck: int) -> int:
    """The number of travel cards left in a deck and its discard."""
    specials = sum(code >= L.FESTIVAL_CARD for code in deck_cards(data, deck))
    return data[AT.deck_sizes + deck] + data[AT.discarded + deck] - specials


def _conserved(sheet: Sheet, data: bytes) -> Iterator[str]:
    seats = data[AT.players]
    decks = [deck_cards(data, deck) for deck in range(2)]
    row = data[AT.row : AT.row + 2 * L.ROW_PLACES]  # and what is turned up, behind it
    held = [sum(column) for column in zip(*(hand(data, p) for p in range(seats)), strict=True)]
    for card, count in enumerate(sheet.cards):
        found = held[card] + data[AT.laid + card] + data[AT.discard + card]
        found += row.count(card) + decks[0].count(card) + decks[1].count(card)
        if found != count:
            yield f"{found} cards of type {card}, not {count}"
    for deck, cards in enumerate(decks):
        own = set(sheet.of_deck[deck]) if deck < len(sheet.of_deck) else set()
        strange = {code for code in cards if code < L.FESTIVAL_CARD} - own
        if strange:
            yield f"deck {deck} holds cards of the other: {strange}"


def _sizes(sheet: Sheet, data: bytes) -> Iterator[str]:
    for deck, types in enumerate(sheet.of_deck):
        if data[AT.discarded + deck] != sum(data[AT.discard + card] for card in types):
            yield f"the size of discard {deck} is wrong"
        for player in range(data[AT.players]):
            cards = hand(data, player)
            if data[AT.hand_sizes + 2 * player + deck] != sum(cards[card] for card in types):
                yield f"the hand size of player {player}, deck {deck}, is wrong"
    if len(sheet.of_deck) == 1 and (
        any(data[AT.hand_sizes + 1 : AT.ticket_count : 2]) or data[AT.discarded + 1]
    ):
        yield "cards of a second deck that does not exist"
    absent = L.PLAYERS - data[AT.players]
    for field, width in ((AT.hand, L.TYPES), (AT.known, L.TYPES), (AT.hand_sizes, 2)):
        if any(data[field + data[AT.players] * width : field + L.PLAYERS * width]):
            yield f"{absent} missing players hold cards"
    for deck, end in ((0, AT.deck + L.DECK_PLACES), (1, AT.offer)):
        at = AT.deck + deck * L.DECK_PLACES + data[AT.deck_sizes + deck]
        if any(data[at:end]):
            yield f"cards beyond the top of deck {deck}"


def _known(data: bytes) -> Iterator[str]:
    """Nobody is known to hold cards they do not hold."""
    for player in range(data[AT.players]):
        at = AT.known + player * L.TYPES
        if any(k > n for k, n in zip(data[at : at + L.TYPES], hand(data, player), strict=True)):
            yield f"more cards of player {player} are known than held"


def _specials(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Festival cards and the draft card (IB-2, IB-4, IB-5)."""
    deck = deck_cards(data, 0)
    if data[AT.specials] != sum(code >= L.FESTIVAL_CARD for code in deck):
        yield "the number of festival and draft cards in the deck is wrong"
    for i, festival in enumerate(sheet.board.festivals):
        taken = sum(data[AT.taken + p * L.SETS + i] for p in range(data[AT.players]))
        found = deck.count(L.FESTIVAL_CARD + i) + data[AT.festivals + i] + taken
        if found != festival.cards:
            yield f"{found} festival cards '{festival.id}', not {festival.cards}"
    sets = len(sheet.board.festivals)
    strange = [
        *data[AT.festivals + sets : AT.taken],
        *data[AT.taken + data[AT.players] * L.SETS : PADDING.start],
    ]
    for player in range(data[AT.players]):
        strange += data[AT.taken + player * L.SETS + sets : AT.taken + (player + 1) * L.SETS]
    if any(strange):
        yield "festival cards that the board does not have"
    if data[AT.draft_in] != deck.count(L.DRAFT_CARD):
        yield "the draft card flag is neither 0 nor 1"
    elif data[AT.draft_in]:
        place = deck.index(L.DRAFT_CARD)
        if not data[AT.draft_low] <= place <= data[AT.draft_high]:
            yield f"the draft card is at {place}"
    out = data[AT.draft_due] + (data[AT.draft] == 2) + (data[AT.drafts_done] == 2)
    if data[AT.draft_in] + out != (sheet.rules.draft is not None):
        yield "there is not exactly one draft card"


def _row(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Gaps only where no card is left (C7, GL-7)."""
    size = sum(sheet.rules.row)
    row = data[AT.row : AT.row + size]
    if set(data[AT.row + size : AT.row + L.ROW_PLACES]) - {L.NONE}:
        yield "cards beyond the end of the row"
    decks = range(len(sheet.of_deck))
    if data[AT.phase] == L.REFILL:
        if row[data[AT.gap]] != L.NONE:
            yield "the place to fill is not empty"
    elif L.NONE in row and any(available(data, deck) for deck in decks):
        yield "a gap in the row is not filled"


def flush_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """No row that should have been flushed (C6)."""
    wilds = data[AT.row : AT.row + sum(sheet.rules.row)].count(sheet.wild)
    # Taking a card can only reduce the wilds, so this holds while there is a gap too.
    if sheet.rules.flush_at and wilds >= sheet.rules.flush_at and _could_be_better(sheet, data):
        yield f"{wilds} wilds in the row"


def _could_be_better(sheet: Sheet, data: bytes) -> bool:
    """C6, generously: enough cards are not wild for some row to have fewer wilds."""
    places = sum(sheet.rules.row) - sheet.rules.flush_at + 1
    first = sum(
        data[AT.discard + card]
        + deck_cards(data, 0).count(card)
        + data[AT.row : AT.row + L.ROW_PLACES].count(card)
        for card in sheet.of_deck[0]
        if card != sheet.wild
    )
    return first >= places
