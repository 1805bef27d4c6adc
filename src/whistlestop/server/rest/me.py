"""Who I am, and what is mine."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response

from whistlestop.server.rest.bodies import Code, Introduction, body_of, documented, failures
from whistlestop.server.rest.lists import PAGE, BeforeRanked, page, read_key
from whistlestop.server.rest.needs import Asker, Needed, asker
from whistlestop.server.tables.names import is_visible, tidy
from whistlestop.server.tables.refusal import Refused

router = APIRouter(prefix="/api/me", tags=["me"], responses=failures(503))


@router.get("")
async def who_am_i(services: Needed, who: Annotated[Asker, Depends(asker)]) -> dict[str, Any]:
    """My name, if this browser is known."""
    return {"known": who.person is not None, "name": who.person.name if who.person else ""}


@router.post(
    "",
    openapi_extra=documented(Introduction),
    responses=failures(403, 408, 413, 422, 429),
    status_code=200,
)
async def introduce(
    services: Needed,
    who: Annotated[Asker, Depends(asker)],
    body: Annotated[Introduction, Depends(body_of(Introduction))],
    response: Response,
) -> dict[str, Any]:
    """Say how I want to be called. A browser that comes for the first time gets its cookie."""
    name = tidy(body.name)
    if not is_visible(name):
        raise Refused("bad-name", "a name needs a letter or a digit")
    if who.person is None:
        services.gates.expect("people", who.who)
        await services.identity.meet(who.request, response, name)
    elif who.person.name != name:
        services.gates.expect("people", who.who)
        await services.people.rename(who.person.id, name)
        services.identity.forget(who.person.id)
    return {"known": True, "name": name}


@router.delete("", status_code=204, responses=failures(403))
async def leave(
    services: Needed, who: Annotated[Asker, Depends(asker)], response: Response
) -> None:
    """This browser forgets me. My code, if I have one, still brings me back."""
    await services.identity.leave(who.request, response)
    if who.person is not None:
        services.guard.log_out(who.person.id, only=who.session)


@router.delete("/sessions", status_code=204, responses=failures(401, 403))
async def end_other_logins(services: Needed, who: Annotated[Asker, Depends(asker)]) -> None:
    """Only this browser knows me any more: all others are logged out, and my code is void."""
    person = who.expect_person()
    await services.identity.end_others(person, who.session)
    services.guard.log_out(person.id, keep=who.session)


@router.post("/code", responses=failures(401, 403, 429))
async def new_code(services: Needed, who: Annotated[Asker, Depends(asker)]) -> dict[str, str]:
    """A new personal code, for another device. Keep it secret: whoever has it is me.

    Devices that became me by an older code are logged out.
    """
    person = who.expect_person()
    services.gates.expect("codes", who.who)
    code, ended = await services.identity.code_for(person, who.session)
    for session in ended:
        services.guard.log_out(person.id, only=session)
    return {"code": code}


@router.post(
    "/recognise",
    openapi_extra=documented(Code),
    responses=failures(403, 404, 408, 413, 422, 429),
)
async def recognise(
    services: Needed,
    who: Annotated[Asker, Depends(asker)],
    body: Annotated[Code, Depends(body_of(Code))],
    response: Response,
) -> dict[str, Any]:
    """Be myself on this device, too, by my personal code."""
    services.gates.expect("codes", who.who)
    person = await services.identity.recognise(who.request, response, body.code)
    if person is None:
        raise Refused("no-code", "nobody has this code (any more)")
    return {"known": True, "name": person.name}


@router.get("/tables", responses=failures(401, 422))
async def my_tables(
    services: Needed, who: Annotated[Asker, Depends(asker)], before: BeforeRanked = ""
) -> dict[str, Any]:
    """My tables: where it is my turn first, then others playing, waiting, and finished."""
    person = who.expect_person()
    found = await services.lists.tables_of(person.id, read_key(before), PAGE + 1)
    return page("tables", found)
