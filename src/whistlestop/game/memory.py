"""What an attentive viewer remembers, in the shape of the other parts of a view.

It is public or the viewer's own knowledge (C12), but nothing on the table shows it.
"""

from __future__ import annotations

from typing import Any

from whistlestop.engine.fields import span
from whistlestop.engine.reader import PLAYERS, StateReader, bits
from whistlestop.game.fields import Field, read_all, read_changed


def _known_tickets(reader: StateReader) -> dict[str, int]:
    """Tickets in the deck whose place the viewer knows, and how many are above each."""
    size = reader.tickets_left
    places = enumerate(reversed(reader.numbers("ticket_deck")[:size]))
    tickets = reader.board.tickets
    return {tickets[i].id: above for above, i in places if i < len(tickets)}  # not hidden


def _returned(reader: StateReader, viewer: int) -> list[str]:
    mask = int.from_bytes(reader.data[span("boxed", viewer)], "little")
    return [reader.board.tickets[i].id for i in bits(mask)]


def _passed(reader: StateReader, viewer: int) -> list[str]:
    """Tickets of drafts that the viewer saw and passed on."""
    seen: set[int] = set()
    for player in range(reader.players):
        if player != viewer:
            for draft in (1, 2):
                seen.update(reader.picked(player, draft))
            if reader.draft:
                seen.update(reader.offered(player))
    tickets = reader.board.tickets
    return [tickets[i].id for i in sorted(seen) if i < len(tickets)]  # not hidden


def _own(p: int) -> tuple[Field, ...]:
    deck = tuple(span(name) for name in ("ticket_deck_size", "ticket_deck"))
    drafts = ("draft", "step", "drafts_done", "phase", "picks", "offer", "offer_size")
    return (
        Field("known_tickets", deck, _known_tickets),
        Field("returned", (span("boxed", p),), lambda reader: _returned(reader, p)),
        Field("passed", tuple(map(span, drafts)), lambda reader: _passed(reader, p)),
    )


def _seat(p: int) -> tuple[Field, ...]:
    return (Field("known", (span("known", p),), lambda reader: reader.known(p)),)


SEATS = tuple(_seat(p) for p in range(PLAYERS))
"""What everyone remembers of each player."""

OWN = tuple(_own(p) for p in range(PLAYERS))
"""What only the player remembers."""


def remember(view: dict[str, Any], reader: StateReader, viewer: int | None) -> None:
    """Add the memory to a view's plain values."""
    for p, player in enumerate(view["players"]):
        player.update(read_all(SEATS[p], reader))
    if viewer is not None:
        view.update(read_all(OWN[viewer], reader))


def remember_changes(
    changes: dict[str, Any], reader: StateReader, before: bytes | bytearray, viewer: int | None
) -> None:
    """Add what changed in the memory to the changes of a view."""
    for p in range(reader.players):
        if changed := read_changed(SEATS[p], reader, before):
            changes.setdefault("players", {}).setdefault(str(p), {}).update(changed)
    if viewer is not None:
        changes.update(_really(read_changed(OWN[viewer], reader, before), before, reader, viewer))


def _really(
    changed: dict[str, Any], before: bytes | bytearray, reader: StateReader, viewer: int
) -> dict[str, Any]:
    """Only what differs as values: a draft changes bytes that say nothing new."""
    if not changed:
        return changed
    old = read_all(OWN[viewer], StateReader(reader.board, before))
    return {name: value for name, value in changed.items() if value != old[name]}
