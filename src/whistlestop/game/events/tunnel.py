"""The cards that were turned up for a tunnel that cost no more.

They lay open for everybody (EU-6), but the state after the move has them among the discard.
"""

from __future__ import annotations

from collections import Counter

from whistlestop.engine.reader import FESTIVAL_CARD, StateReader


def turned_up(old: StateReader, new: StateReader, paid: dict[str, int]) -> list[str] | None:
    """The cards, in the board's order; None where the two states do not tell it for certain.

    In the order they came they would tell more than a view remembers of them.
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
    # The discard became the deck (C7). Since then only this payment and these cards left it:
    # a row that was swept away too (C6) makes the number wrong.
    found = _discard(new) - Counter(paid)
    return found if found.total() == wanted and old.row == new.row else None


def _deck(reader: StateReader) -> list[str]:
    """The travel cards of the first deck, the next one first."""
    cards = reversed(reader.deck(0))
    return [reader.board.cards[code].id for code in cards if code < FESTIVAL_CARD]


def _discard(reader: StateReader) -> Counter[str]:
    """What lies beside the first deck."""
    ours = {card.id for card in reader.board.cards if card.deck == 0}
    return Counter({card: n for card, n in reader.discard.items() if card in ours})
