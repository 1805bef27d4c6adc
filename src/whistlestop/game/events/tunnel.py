"""The cards revealed for a tunnel that cost nothing extra.

Everyone saw them (EU-6), but after the move they are already in the discard.
"""

from __future__ import annotations

from collections import Counter

from whistlestop.engine.reader import FESTIVAL_CARD, StateReader


def turned_up(old: StateReader, new: StateReader, paid: dict[str, int]) -> list[str] | None:
    """The revealed cards in board order; None if the two states leave any doubt.

    The order they came up in would give away more than a view remembers.
    """
    found = _turned_up(old, new, paid)
    if found is None:
        return None
    return [card.id for card in old.board.cards for _ in range(found[card.id])]


def _turned_up(old: StateReader, new: StateReader, paid: dict[str, int]) -> Counter[str] | None:
    wanted = old.board.rules.tunnel_cards
    deck = _deck(old)
    if len(deck) >= wanted:
        return Counter(deck[:wanted])
    here, discard = Counter(deck), _discard(old)
    if here.total() + discard.total() <= wanted:
        return here + discard
    # The discard became the deck (C7). The new discard holds only this payment and these cards,
    # unless the row was flushed too (C6): then the number is wrong.
    found = _discard(new) - Counter(paid)
    return found if found.total() == wanted and old.row == new.row else None


def _deck(reader: StateReader) -> list[str]:
    """The travel cards of the first deck, top card first."""
    cards = reversed(reader.deck(0))
    return [reader.board.cards[code].id for code in cards if code < FESTIVAL_CARD]


def _discard(reader: StateReader) -> Counter[str]:
    """The discard of the first deck."""
    ours = {card.id for card in reader.board.cards if card.deck == 0}
    return Counter({card: n for card, n in reader.discard.items() if card in ours})
