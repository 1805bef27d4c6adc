"""Who I am, and what is mine."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response

from whistlestop.server.http.bodies import Code, Introduction, body_of, documented, failures
from whistlestop.server.http.dependencies import CurrentRequester, CurrentServices
from whistlestop.server.http.paging import BeforeRanked
from whistlestop.server.rooms.listing import PAGE, page, read_cursor
from whistlestop.server.tables.names import is_visible, tidy
from whistlestop.server.tables.refusal import Refused

router = APIRouter(prefix="/api/me", tags=["me"], responses=failures(503))


@router.get("")
async def who_am_i(services: CurrentServices, requester: CurrentRequester) -> dict[str, Any]:
    """My name, if this browser is known."""
    return {
        "known": requester.person is not None,
        "name": requester.person.name if requester.person else "",
    }


@router.post(
    "",
    openapi_extra=documented(Introduction),
    responses=failures(403, 408, 413, 422, 429),
    status_code=200,
)
async def introduce(
    services: CurrentServices,
    requester: CurrentRequester,
    body: Annotated[Introduction, Depends(body_of(Introduction))],
    response: Response,
) -> dict[str, Any]:
    """Choose my name. A new browser gets its cookie."""
    name = tidy(body.name)
    if not is_visible(name):
        raise Refused("bad-name", "expected a name with at least one letter or digit")
    if requester.person is None:
        services.rate_limits.take("people", requester.caller)
        await services.identity.register(requester.request, response, name)
    elif requester.person.name != name:
        services.rate_limits.take("people", requester.caller)
        await services.people.rename(requester.person.id, name)
        services.identity.forget(requester.person.id)
    return {"known": True, "name": name}


@router.delete("", status_code=204, responses=failures(403))
async def leave(services: CurrentServices, requester: CurrentRequester, response: Response) -> None:
    """Forget me in this browser. My code, if I have one, still logs me in."""
    await services.identity.log_out(requester.request, response)
    if requester.person is not None:
        services.open_sockets.log_out(requester.person.id, only=requester.session)


@router.delete("/sessions", status_code=204, responses=failures(401, 403))
async def end_other_logins(services: CurrentServices, requester: CurrentRequester) -> None:
    """Log out all other browsers and revoke my code."""
    person = requester.expect_person()
    await services.identity.end_others(person, requester.session)
    services.open_sockets.log_out(person.id, keep=requester.session)


@router.post("/code", responses=failures(401, 403, 429))
async def new_code(services: CurrentServices, requester: CurrentRequester) -> dict[str, str]:
    """A new personal code for another device. Keep it secret: anyone who has it can be me.

    Devices that logged in with an older code are logged out.
    """
    person = requester.expect_person()
    services.rate_limits.take("codes", requester.caller)
    code, ended = await services.identity.code_for(person, requester.session)
    for session in ended:
        services.open_sockets.log_out(person.id, only=session)
    return {"code": code}


@router.post(
    "/recognise",
    openapi_extra=documented(Code),
    responses=failures(403, 404, 408, 413, 422, 429),
)
async def recognise(
    services: CurrentServices,
    requester: CurrentRequester,
    body: Annotated[Code, Depends(body_of(Code))],
    response: Response,
) -> dict[str, Any]:
    """Log in on this device with my personal code."""
    services.rate_limits.take("codes", requester.caller)
    person = await services.identity.log_in(requester.request, response, body.code)
    if person is None:
        raise Refused("no-code", "this code is unknown or no longer valid")
    return {"known": True, "name": person.name}


@router.get("/tables", responses=failures(401, 422))
async def my_tables(
    services: CurrentServices, requester: CurrentRequester, before: BeforeRanked = ""
) -> dict[str, Any]:
    """My tables: my turn first, then others in progress, waiting, and finished."""
    person = requester.expect_person()
    found = await services.lists.tables_of(person.id, read_cursor(before), PAGE + 1)
    return page("tables", found)
