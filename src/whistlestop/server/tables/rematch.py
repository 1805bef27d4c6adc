"""Another game for the same people."""

from __future__ import annotations

from secrets import token_urlsafe

from msgspec.structs import replace

from whistlestop.server.tables import entries as e
from whistlestop.server.tables.table import Table


def rematch_of(table: Table) -> e.Created:
    """The same table with the seats rotated by one: the player who began last time goes last.

    Someone alone with bots keeps the seat. After a lesson comes a whole game.
    """
    chairs = [
        e.Chair(
            seat.kind,
            seat.name,
            seat.person,
            seat.bot,
            colour if seat.person else None,
            seat.avatar,
        )
        for seat, colour in zip(table.seats, table.colours, strict=True)
    ]
    if not is_alone(table):
        chairs = [*chairs[1:], chairs[0]]
    return e.Created(
        board=table.tables.board.id,
        digest=table.tables.board.digest,
        options=replace(table.options, lesson=False),
        chairs=tuple(chairs),
        host=_host(table),
        invite=token_urlsafe(16),
        before=table.id,
    )


def is_alone(table: Table) -> bool:
    """Whether there is one person, and everyone else is a bot."""
    return [seat.kind for seat in table.seats].count("bot") == len(table.seats) - 1


def _host(table: Table) -> str:
    """The new host: the old one, or, if gone, the first person who played to the end."""
    there = [s.person for s in table.seats if s.person and not s.resigned and s.stand_in != "left"]
    return table.host if table.host in there or not there else there[0]
