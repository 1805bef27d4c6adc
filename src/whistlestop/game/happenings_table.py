"""What the cards and the rules did by themselves after a move, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whistlestop.engine import layout as L
from whistlestop.game.happenings_payment import Facts
from whistlestop.game.look import Look


def tell_table(old: Look, new: Look, action: int) -> Iterator[tuple[str, Facts]]:
    """Kinds of happenings and their facts; all of them are known to everybody."""
    if old.board.festivals:
        for festival, n in (_festival_cards(new) - _festival_cards(old)).items():
            yield "festivals-laid", {"festival": festival, "count": n}
    if _is_flushed(old, new, action):
        yield "row-flushed", {}
    if new.data[L.DRAFT] == 2 != old.data[L.DRAFT]:
        yield "second-draft", {}
    if new.data[L.ENDING] and not old.data[L.ENDING] and new.data[L.PHASE] != L.OVER:
        yield "last-turns", {"turns": old.board.rules.last_turns}


def _festival_cards(look: Look) -> Counter[str]:
    """All that have come up. Those taken count too: a claim may take some and bring up others."""
    cards = Counter(look.festivals)
    for player in range(look.players):
        cards.update(look.taken(player))
    return cards


def _is_flushed(old: Look, new: Look, action: int) -> bool:
    """Whether the row was dealt anew (C6), also if it looks much as it did before."""
    phase = old.data[L.PHASE]
    discarded, places = slice(L.DISCARDED, L.DISCARDED + 2), slice(L.ROW, L.ROW + L.ROW_PLACES)
    same = old.data[discarded] == new.data[discarded]
    if same and old.data[places] == new.data[places]:
        return False
    more = any(b > a for a, b in zip(old.data[discarded], new.data[discarded], strict=True))
    if more and phase in (L.MAIN, L.SECOND, L.REFILL):
        return True  # nothing is paid then: only a flush discards
    row = old.row
    if phase in (L.MAIN, L.SECOND) and action < L.A_DRAW:
        row[row.index(old.board.cards[action].id)] = None
    # A card that nobody took leaves the row by a flush alone.
    return any(was and was != now for was, now in zip(row, new.row, strict=True))
