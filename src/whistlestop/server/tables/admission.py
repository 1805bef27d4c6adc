"""Who may look at a table."""

from __future__ import annotations

from secrets import compare_digest

from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table

NO_SPECTATORS = "spectators are not allowed at this table"


def may_view(*, public: bool, seated: bool, invite: str, given: str) -> bool:
    """Whether a person may see a table: one of its people, one with its link, anyone if public.

    `invite` is the secret of the link, empty if it is no longer known; `given` is the person's.
    """
    return public or seated or is_invite(invite, given)


def is_invite(invite: str, given: str) -> bool:
    """Whether a person has the secret of a table's link."""
    return bool(invite) and compare_digest(given.encode(), invite.encode())


def expect_view(*, public: bool, seated: bool, invite: str, given: str) -> None:
    """Refuse people who may not see a table, as if it did not exist."""
    if not may_view(public=public, seated=seated, invite=invite, given=given):
        raise Refused("no-table", "there is no such table")


def expect_view_of(table: Table, person: str, given: str) -> None:
    """The same for a table in memory."""
    seated = bool(table.seats_of(person))
    expect_view(public=table.options.public, seated=seated, invite=table.invite, given=given)


def admit(table: Table, person: str, given: str) -> tuple[int, ...]:
    """The seats of a person who wants to follow the table. Strangers are Refused."""
    expect_view_of(table, person, given)
    seats = table.seats_of(person)
    if not seats and table.stage == "playing" and not table.options.spectators:
        raise Refused("no-spectators", NO_SPECTATORS)
    return seats
