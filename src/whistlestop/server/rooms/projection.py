"""What lists show of a table, kept next to its log so that no list has to replay a game."""

from __future__ import annotations

from typing import Any

import msgspec

from whistlestop.server.storage.rows import Standing, TableRow
from whistlestop.server.tables.redaction import seat_info
from whistlestop.server.tables.table import Table

LEASE = 5.0
"""Seconds before another process takes over what this one should have done."""

Standings = tuple[tuple[int, int], ...]
"""Seats, and the table's standing for the person there."""

_encode = msgspec.json.Encoder().encode


def row_of(table: Table, standings: Standings = ()) -> TableRow:
    """The table's row for lists, with only those standings that have changed."""
    due = table.due()
    return TableRow(
        board=table.tables.board.id,
        public=table.options.public,
        stage=table.stage,
        due=None if due is None else due + LEASE,
        summary=_encode(summary(table)).decode(),
        created=table.created,
        begun=table.game is not None,
        free=table.stage == "waiting" and any(seat.kind == "open" for seat in table.seats),
        standings=standings,
    )


def standings_of(table: Table) -> Standings:
    """The standing for each person's first seat: whether it is their turn, for example."""
    standing, turn = _standing(table).value, Standing.MY_TURN.value
    thinking = {table.seats[seat].person for seat in table.to_act}
    found: dict[str, tuple[int, int]] = {}
    for i, seat in enumerate(table.seats):
        if seat.person and seat.person not in found:
            found[seat.person] = (i, turn if seat.person in thinking else standing)
    return tuple(found.values())


def _standing(table: Table) -> Standing:
    if table.stage == "playing":
        return Standing.PLAYING
    if table.stage == "waiting":
        return Standing.WAITING
    return Standing.CLOSED if table.game is None else Standing.FINISHED


def summary(table: Table) -> dict[str, Any]:
    """A summary of the table without secrets, because some lists are public."""
    options = table.options
    info: dict[str, Any] = {
        "title": options.title,
        "seats": [seat_info(table, i) for i in range(len(table.seats))],
        "clock": options.clock,
        "spectators": options.spectators,
        "to_act": sorted(table.to_act),
    }
    if table.closed:
        info["closed"] = table.closed
    if table.rematch:
        info["rematch"] = table.rematch
    if table.game is not None:
        info["moves"] = table.game.move_count
        if table.stage in ("over", "closed"):
            info["result"] = [
                {"total": score.total, "rank": score.rank} for score in table.game.scores()
            ]
    return info


def seats_of(table: Table) -> tuple[tuple[int, str], ...]:
    """The seats and their people."""
    return tuple((i, seat.person) for i, seat in enumerate(table.seats) if seat.person)
