"""What routes depend on: the services of the server, and who sent the request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from whistlestop.server.access.limits import Caller, address_key
from whistlestop.server.http.board_documents import BoardDocuments
from whistlestop.server.services import Services
from whistlestop.server.storage.rows import Person
from whistlestop.server.tables.refusal import Refused


def services_of(connection: HTTPConnection) -> Services:
    """The services of this process."""
    services: Services = connection.app.state.services
    return services


def documents_of(connection: HTTPConnection) -> BoardDocuments:
    """The boards as JSON, made once for all."""
    documents: BoardDocuments = connection.app.state.board_documents
    return documents


CurrentServices = Annotated[Services, Depends(services_of)]
Documents = Annotated[BoardDocuments, Depends(documents_of)]


@dataclass(frozen=True, slots=True)
class Requester:
    """Somebody who sent a request."""

    request: Request
    person: Person | None
    address: str
    """As `address_key` gives it."""
    session: str
    """The key of the session; empty for one who has none."""

    def expect_person(self) -> Person:
        """The person; a browser without one is told to introduce itself."""
        if self.person is None:
            raise Refused("no-person", "say who you are first: POST /api/me")
        return self.person

    @property
    def caller(self) -> Caller:
        """For limits and fair shares."""
        return Caller(self.id, self.address)

    @property
    def id(self) -> str:
        """The person's id; empty for one who has none."""
        return self.person.id if self.person else ""


async def requester_of(request: Request, services: CurrentServices) -> Requester:
    """Who sent this request."""
    person = await services.identity.of(request)
    address = address_key(request.client.host if request.client else "")
    return Requester(request, person, address, services.identity.session_of(request))


CurrentRequester = Annotated[Requester, Depends(requester_of)]
