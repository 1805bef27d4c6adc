"""Setting up tables, and looking at them from outside."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header

from whistlestop.server.http.bodies import NewTable, body_of, documented, failures
from whistlestop.server.http.dependencies import CurrentRequester, CurrentServices
from whistlestop.server.http.paging import BeforeRanked
from whistlestop.server.rooms.listing import PAGE, page, read_cursor
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.admission import expect_view_of
from whistlestop.server.tables.redaction import table_info
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.setup import set_up
from whistlestop.server.tables.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=failures(503))
Invite = Annotated[str, Header(alias="X-Invite", max_length=60)]


@router.get("", responses=failures(422))
async def lobby(services: CurrentServices, before: BeforeRanked = "") -> dict[str, Any]:
    """The lobby: first tables that need players, then full ones, then games to watch."""
    return page("tables", await services.lists.lobby(read_cursor(before), PAGE + 1))


@router.post(
    "",
    openapi_extra=documented(NewTable),
    responses=failures(401, 403, 408, 409, 413, 422, 429),
    status_code=201,
)
async def create(
    services: CurrentServices,
    requester: CurrentRequester,
    body: Annotated[NewTable, Depends(body_of(NewTable))],
) -> dict[str, Any]:
    """Set up a table. The invite belongs in the link for the people you invite."""
    person = requester.expect_person()
    await services.table_quota.check(requester.caller)
    tables = services.boards.get(body.board)
    created = set_up(tables, body.options, body.seats, person.id, person.name, services.bots)
    if body.start and any(seat.kind == "open" for seat in body.seats):
        raise Refused("open-seats", "cannot start at once: a seat is still open")
    key = body.key or token_urlsafe(12)
    id_ = sha256(f"table {person.id} {key}".encode()).hexdigest()[:24]
    room = services.registry.room(id_)
    invite, stage = await room.create(created, person.id, f"{person.id}:create")
    if body.start and stage == "waiting":
        room = services.registry.room(id_)
        await room.command(person.id, "start-at-once", 1, True, c.Start())
    return {"id": id_, "invite": invite}


@router.get("/{table}", responses=failures(404, 409, 422))
async def look(
    services: CurrentServices, requester: CurrentRequester, table: str, x_invite: Invite = ""
) -> dict[str, Any]:
    """A table without its game: who sits there, its options, its stage."""

    def shown(found: Table) -> dict[str, Any]:
        expect_view_of(found, requester.id, x_invite)
        return {"table": table_info(found), "mine": found.seats_of(requester.id)}

    return await services.registry.room(table).read(shown)
