"""What people are told when they come to a table, and who else is there."""

from __future__ import annotations

from whistlestop.server.protocol.close_codes import POLICY_VIOLATION
from whistlestop.server.rooms.audience import Audience
from whistlestop.server.tables import sight
from whistlestop.server.tables.admission import NO_SPECTATORS
from whistlestop.server.tables.step import Seats
from whistlestop.server.tables.table import Table
from whistlestop.server.wire import messages_out as out


def welcome(table: Table, seats: Seats, now: float) -> bytes:
    """All of a table for those who hold these seats; without any, a spectator."""
    viewers = seats or (None,)
    message = out.Welcome(
        version=table.version,
        now=now,
        seats=seats,
        table=sight.table_info(table),
        views=[sight.whole_view(table, viewer) for viewer in viewers] if table.game else [],
        clock=sight.clock_info(table),
        invite=table.invite if seats else "",
        muted=sight.muted_by(table, seats),
    )
    return out.write(message)


def resumed(table: Table, seats: Seats, now: float) -> bytes:
    """The events since the version that somebody saw last will follow."""
    return out.write(out.Resumed(table.version, now, seats))


def dismiss_spectators(audience: Audience) -> None:
    """Send away whoever looked on while all sat down: the game is not for them."""
    problem = out.write(out.Problem("no-spectators", NO_SPECTATORS))
    for connection in [c for c in audience.connections if not c.seats]:
        audience.remove(connection)
        connection.send(problem)
        connection.close(POLICY_VIOLATION)


def presence(table: Table | None, audience: Audience, absence_timeout: float) -> bytes:
    """Who is there, and in how many seconds a bot may play for somebody who is not.

    With a clock nobody is replaced before their time is out.
    """
    here, watching = audience.present()
    replaceable = table.seats if table is not None and table.clock.options.kind == "none" else []
    waits = {
        i: max(0.0, absence_timeout - audience.absence(i, seat.person))
        for i, seat in enumerate(replaceable)
        if seat.person and i not in here
    }
    return out.write(out.Presence(sorted(here), watching, waits))
