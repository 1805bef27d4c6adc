"""Dependencies of the routes: the server's services, and who sent the request."""

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
    """The boards as JSON, shared by all requests."""
    documents: BoardDocuments = connection.app.state.board_documents
    return documents


CurrentServices = Annotated[Services, Depends(services_of)]
Documents = Annotated[BoardDocuments, Depends(documents_of)]


@dataclass(frozen=True, slots=True)
class Requester:
    """Whoever sent a request."""

    request: Request
    person: Person | None
    address: str
    """As returned by `address_key`."""
    session: str
    """The key of the session; empty without one."""

    def expect_person(self) -> Person:
        """The person. A browser without one is asked to introduce itself."""
        if self.person is None:
            raise Refused("no-person", "introduce yourself first: POST /api/me")
        return self.person

    @property
    def caller(self) -> Caller:
        """For rate limits and fair shares."""
        return Caller(self.id, self.address)

    @property
    def id(self) -> str:
        """The person's id; empty if the browser is unknown."""
        return self.person.id if self.person else ""


async def requester_of(request: Request, services: CurrentServices) -> Requester:
    """Identify the client of this request."""
    person = await services.identity.of(request)
    address = address_key(request.client.host if request.client else "")
    return Requester(request, person, address, services.identity.session_of(request))


CurrentRequester = Annotated[Requester, Depends(requester_of)]
