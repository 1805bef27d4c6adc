"""What people are told when they arrive at a table, and who else is there."""

from __future__ import annotations

from whistlestop.server.protocol import client_out
from whistlestop.server.protocol.close_codes import POLICY_VIOLATION
from whistlestop.server.rooms.audience import Audience
from whistlestop.server.tables import redaction
from whistlestop.server.tables.admission import NO_SPECTATORS
from whistlestop.server.tables.step import Seats
from whistlestop.server.tables.table import Table


def welcome(table: Table, seats: Seats, now: float) -> bytes:
    """The whole table for the holder of these seats, or for a spectator if there are none."""
    viewers = seats or (None,)
    message = client_out.Welcome(
        version=table.version,
        now=now,
        seats=seats,
        table=redaction.table_info(table),
        views=[redaction.whole_view(table, viewer) for viewer in viewers] if table.game else [],
        clock=redaction.clock_info(table),
        invite=table.invite if seats else "",
        muted=redaction.muted_by(table, seats),
    )
    return client_out.write(message)


def resumed(table: Table, seats: Seats, now: float) -> bytes:
    """Announce the events since the version that the client saw last."""
    return client_out.write(client_out.Resumed(table.version, now, seats))


def dismiss_spectators(audience: Audience) -> None:
    """Send spectators away when a game begins that is not for them."""
    problem = client_out.write(client_out.Problem("no-spectators", NO_SPECTATORS))
    for connection in [c for c in audience.connections if not c.seats]:
        audience.remove(connection)
        connection.send(problem)
        connection.close(POLICY_VIOLATION)


def presence(table: Table | None, audience: Audience, absence_timeout: float) -> bytes:
    """Who is present, and in how many seconds a bot may play for anyone who is missing.

    At a table with a clock, nobody is replaced before their time runs out.
    """
    here, watching = audience.present()
    replaceable = table.seats if table is not None and table.clock.options.kind == "none" else []
    waits = {
        i: max(0.0, absence_timeout - audience.absence(i, seat.person))
        for i, seat in enumerate(replaceable)
        if seat.person and i not in here
    }
    return client_out.write(client_out.Presence(sorted(here), watching, waits))
