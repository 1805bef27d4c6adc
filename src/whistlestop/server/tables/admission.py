"""Who may look at a table."""

from __future__ import annotations

from secrets import compare_digest

from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table

NO_SPECTATORS = "this table wants no spectators"


def is_invite(table: Table, invite: str) -> bool:
    """Whether this is the secret of the table's link."""
    return bool(invite) and compare_digest(invite.encode(), table.invite.encode())


def expect_view(table: Table, person: str, invite: str) -> None:
    """Refuse somebody who may not look, as if there were no such table.

    Its people may look, those with the link, and everybody if it is public.
    """
    if not (table.options.public or is_invite(table, invite) or table.seats_of(person)):
        raise Refused("no-table", "there is no such table")


def admit(table: Table, person: str, invite: str) -> tuple[int, ...]:
    """The seats of somebody who wants to follow the table; a Refused for a stranger."""
    expect_view(table, person, invite)
    seats = table.seats_of(person)
    if not seats and table.stage == "playing" and not table.options.spectators:
        raise Refused("no-spectators", NO_SPECTATORS)
    return seats
