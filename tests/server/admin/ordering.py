"""The host of a server, who gives orders while it runs or rests."""

from __future__ import annotations

from sqlalchemy import select

from server.storage.helping import run
from whistlestop.server.administration import Office, open_office
from whistlestop.server.config.settings import Settings
from whistlestop.server.storage.address import read_address
from whistlestop.server.storage.contents import reading
from whistlestop.server.storage.schema import people

__all__ = ["Office", "open_office", "order", "person_id", "run"]


async def order(url: str, action: str, target: str, value: str = "") -> str:
    """Have something done to a table or a person, named as the host would."""
    async with open_office(Settings(database=url, bot_workers=1)) as office:
        if action == "close":
            return await office.order(action, (await office.table(target)).id)
        return await office.order(action, (await office.person(target)).person.id, value)


def person_id(url: str, name: str) -> str:
    """The id of the person with a name."""
    with reading(read_address(url), url) as connection:
        found: str = connection.scalars(select(people.c.id).where(people.c.name == name)).one()
        return found
