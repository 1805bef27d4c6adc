"""What routes need: the services of the server, and who asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from whistlestop.server.limits import Who, address_key
from whistlestop.server.services import Services
from whistlestop.server.storage.rows import Person
from whistlestop.server.tables.refusal import Refused


def services_of(connection: HTTPConnection) -> Services:
    """The services of this process."""
    services: Services = connection.app.state.services
    return services


Needed = Annotated[Services, Depends(services_of)]


@dataclass(frozen=True, slots=True)
class Asker:
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
    def who(self) -> Who:
        """For limits and fair shares."""
        return Who(self.id, self.address)

    @property
    def id(self) -> str:
        """The person's id; empty for one who has none."""
        return self.person.id if self.person else ""


async def asker(request: Request, services: Needed) -> Asker:
    """Who sent this request."""
    person = await services.identity.of(request)
    address = address_key(request.client.host if request.client else "")
    return Asker(request, person, address, services.identity.session_of(request))
