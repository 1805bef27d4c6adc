"""Cards: none is lost, none is made, and what is counted beside them agrees (C3 to C7, IB-4)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L

from .sheet import Sheet, hand


def card_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with hands, decks, discards and row."""
    yield from _conserved(sheet, data)
    yield from _sizes(sheet, data)
    yield from _known(data)
    yield from _specials(sheet, data)
    yield from _row(sheet, data)


def deck_cards(data: bytes, deck: int) -> bytes:
    """A deck, its bottom first."""
    at = L.DECK + deck * L.DECK2
    return data[at : at + data[L.DECK_SIZE + deck]]


def available(data: bytes, deck: int) -> int:
    """How many travel cards a deck and its discard can still give."""
    specials = sum(code >= L.FESTIVAL_CARD for code in deck_cards(data, deck))
    return data[L.DECK_SIZE + deck] + data[L.DISCARDED + deck] - specials


def _conserved(sheet: Sheet, data: bytes) -> Iterator[str]:
    seats = data[L.SEATS]
    decks = [deck_cards(data, deck) for deck in range(2)]
    row = data[L.ROW : L.ROW + 2 * L.ROW_PLACES]  # and what is turned up, behind it
    held = [sum(column) for column in zip(*(hand(data, p) for p in range(seats)), strict=True)]
    for card, count in enumerate(sheet.cards):
        found = held[card] + data[L.LAID + card] + data[L.DISCARD + card]
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
        if data[L.DISCARDED + deck] != sum(data[L.DISCARD + card] for card in types):
            yield f"the size of discard {deck} is wrong"
        for player in range(data[L.SEATS]):
            cards = hand(data, player)
            if data[L.HAND_SIZE + 2 * player + deck] != sum(cards[card] for card in types):
                yield f"the hand size of player {player}, deck {deck}, is wrong"
    if len(sheet.of_deck) == 1 and (
        any(data[L.HAND_SIZE + 1 : L.TICKET_COUNT : 2]) or data[L.DISCARDED + 1]
    ):
        yield "cards of a second deck that is not there"
    absent = L.PLAYERS - data[L.SEATS]
    for field, width in ((L.HAND, L.TYPES), (L.KNOWN, L.TYPES), (L.HAND_SIZE, 2)):
        if any(data[field + data[L.SEATS] * width : field + L.PLAYERS * width]):
            yield f"{absent} players who are not there hold cards"
    for deck, end in ((0, L.DECK + L.DECK2), (1, L.OFFER)):
        at = L.DECK + deck * L.DECK2 + data[L.DECK_SIZE + deck]
        if any(data[at:end]):
            yield f"cards lie above deck {deck}"


def _known(data: bytes) -> Iterator[str]:
    """Nobody is known to hold what they do not hold."""
    for player in range(data[L.SEATS]):
        at = L.KNOWN + player * L.TYPES
        if any(k > n for k, n in zip(data[at : at + L.TYPES], hand(data, player), strict=True)):
            yield f"more cards of player {player} are known than held"


def _specials(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Festival cards and the draft card (IB-2, IB-4, IB-5)."""
    deck = deck_cards(data, 0)
    if data[L.SPECIALS] != sum(code >= L.FESTIVAL_CARD for code in deck):
        yield "the number of festival and draft cards in the deck is wrong"
    for i, festival in enumerate(sheet.board.festivals):
        taken = sum(data[L.TAKEN + p * L.SETS + i] for p in range(data[L.SEATS]))
        found = deck.count(L.FESTIVAL_CARD + i) + data[L.FESTIVAL + i] + taken
        if found != festival.cards:
            yield f"{found} festival cards '{festival.id}', not {festival.cards}"
    sets = len(sheet.board.festivals)
    strange = [
        *data[L.FESTIVAL + sets : L.TAKEN],
        *data[L.TAKEN + data[L.SEATS] * L.SETS : L.END_B],
    ]
    for player in range(data[L.SEATS]):
        strange += data[L.TAKEN + player * L.SETS + sets : L.TAKEN + (player + 1) * L.SETS]
    if any(strange):
        yield "festival cards that the board does not have"
    if data[L.DRAFT_IN] != deck.count(L.DRAFT_CARD):
        yield "it is not known whether the draft card is in the deck"
    elif data[L.DRAFT_IN]:
        place = deck.index(L.DRAFT_CARD)
        if not data[L.DRAFT_LOW] <= place <= data[L.DRAFT_HIGH]:
            yield f"the draft card lies at {place}"
    out = data[L.DRAFT_DUE] + (data[L.DRAFT] == 2) + (data[L.DRAFTS] == 2)
    if data[L.DRAFT_IN] + out != (sheet.rules.draft is not None):
        yield "there is not one draft card"


def _row(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Gaps only where no card is left (C7, GL-7)."""
    size = sum(sheet.rules.row)
    row = data[L.ROW : L.ROW + size]
    if set(data[L.ROW + size : L.ROW + L.ROW_PLACES]) - {L.NONE}:
        yield "cards lie beside the row"
    decks = range(len(sheet.of_deck))
    if data[L.PHASE] == L.REFILL:
        if row[data[L.PLACE]] != L.NONE:
            yield "the place to fill is not empty"
    elif L.NONE in row and any(available(data, deck) for deck in decks):
        yield "a gap in the row is not filled"


def flush_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """No row that must be swept away (C6)."""
    wilds = data[L.ROW : L.ROW + sum(sheet.rules.row)].count(sheet.wild)
    # Taking a card only makes fewer wilds, so it holds while the gap is open too.
    if sheet.rules.flush_at and wilds >= sheet.rules.flush_at and _could_be_better(sheet, data):
        yield f"{wilds} wilds lie in the row"


def _could_be_better(sheet: Sheet, data: bytes) -> bool:
    """C6, generously: with so many cards that are not wild, some row has fewer wilds."""
    places = sum(sheet.rules.row) - sheet.rules.flush_at + 1
    first = sum(
        data[L.DISCARD + card]
        + deck_cards(data, 0).count(card)
        + data[L.ROW : L.ROW + L.ROW_PLACES].count(card)
        for card in sheet.of_deck[0]
        if card != sheet.wild
    )
    return first >= places
