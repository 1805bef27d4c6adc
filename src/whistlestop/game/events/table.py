"""What the cards and the rules did on their own after a move, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whistlestop.engine.actions import TAKE, Phase
from whistlestop.engine.fields import span
from whistlestop.engine.reader import StateReader
from whistlestop.game.events.payment import Facts

DISCARDED, ROW = span("discarded"), span("row")
FESTIVALS = slice(span("festivals").start, span("taken").stop)
DRAWING = frozenset({Phase.MAIN, Phase.SECOND, Phase.REFILL})


def table_events(old: StateReader, new: StateReader, action: int) -> Iterator[tuple[str, Facts]]:
    """Kinds of events and their facts, all of them public."""
    if old.data[FESTIVALS] != new.data[FESTIVALS]:
        for festival, n in (_festival_cards(new) - _festival_cards(old)).items():
            yield "festivals-laid", {"festival": festival, "count": n}
    if _is_flushed(old, new, action):
        yield "row-flushed", {}
    if new.draft == 2 != old.draft:
        yield "second-draft", {}
    begun = old.turns_left is None and new.turns_left is not None
    if begun and new.phase is not Phase.OVER:
        yield "last-turns", {"turns": old.board.rules.last_turns}


def _festival_cards(reader: StateReader) -> Counter[str]:
    """All that have come up, including those taken: a claim may take some and turn up others."""
    cards = Counter(reader.festivals)
    for player in range(reader.players):
        cards.update(reader.taken(player))
    return cards


def _is_flushed(old: StateReader, new: StateReader, action: int) -> bool:
    """Whether the row was discarded and dealt again (C6), even if it looks much the same."""
    discarded = old.data[DISCARDED], new.data[DISCARDED]
    if discarded[0] == discarded[1] and old.data[ROW] == new.data[ROW]:
        return False
    counts = zip(*discarded, strict=True)
    if any(b > a for a, b in counts) and old.phase in DRAWING:
        return True  # nothing is paid here, so only a flush discards
    row = old.row
    if action in TAKE and old.phase is not Phase.REFILL:
        row[row.index(old.board.cards[action].id)] = None
    # A card that nobody took can only leave the row by a flush.
    return any(was and was != now for was, now in zip(row, new.row, strict=True))
