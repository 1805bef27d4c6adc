"""Who I am, and what is mine."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response

from whistlestop.server.http.bodies import Code, Introduction, body_of, documented, failures
from whistlestop.server.http.dependencies import CurrentRequester, CurrentServices
from whistlestop.server.http.paging import BeforeRanked
from whistlestop.server.rooms.listing import PAGE, page, read_key
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
    """Say how I want to be called. A browser that comes for the first time gets its cookie."""
    name = tidy(body.name)
    if not is_visible(name):
        raise Refused("bad-name", "a name needs a letter or a digit")
    if requester.person is None:
        services.rate_limits.take("people", requester.caller)
        await services.identity.meet(requester.request, response, name)
    elif requester.person.name != name:
        services.rate_limits.take("people", requester.caller)
        await services.people.rename(requester.person.id, name)
        services.identity.forget(requester.person.id)
    return {"known": True, "name": name}


@router.delete("", status_code=204, responses=failures(403))
async def leave(services: CurrentServices, requester: CurrentRequester, response: Response) -> None:
    """This browser forgets me. My code, if I have one, still brings me back."""
    await services.identity.leave(requester.request, response)
    if requester.person is not None:
        services.open_sockets.log_out(requester.person.id, only=requester.session)


@router.delete("/sessions", status_code=204, responses=failures(401, 403))
async def end_other_logins(services: CurrentServices, requester: CurrentRequester) -> None:
    """Only this browser knows me any more: all others are logged out, and my code is void."""
    person = requester.expect_person()
    await services.identity.end_others(person, requester.session)
    services.open_sockets.log_out(person.id, keep=requester.session)


@router.post("/code", responses=failures(401, 403, 429))
async def new_code(services: CurrentServices, requester: CurrentRequester) -> dict[str, str]:
    """A new personal code, for another device. Keep it secret: whoever has it is me.

    Devices that became me by an older code are logged out.
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
    """Be myself on this device, too, by my personal code."""
    services.rate_limits.take("codes", requester.caller)
    person = await services.identity.recognise(requester.request, response, body.code)
    if person is None:
        raise Refused("no-code", "nobody has this code (any more)")
    return {"known": True, "name": person.name}


@router.get("/tables", responses=failures(401, 422))
async def my_tables(
    services: CurrentServices, requester: CurrentRequester, before: BeforeRanked = ""
) -> dict[str, Any]:
    """My tables: where it is my turn first, then others playing, waiting, and finished."""
    person = requester.expect_person()
    found = await services.lists.tables_of(person.id, read_key(before), PAGE + 1)
    return page("tables", found)
