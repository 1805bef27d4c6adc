"""The host's side of `whistlestop admin`: looks things up, and asks for things to be done.

If a server is running, it does them, and everyone at its tables notices. If none is, nobody can
notice, and they are done here.
"""

from __future__ import annotations

import asyncio
import getpass
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from time import monotonic, time

from whistlestop.server.admin.desk import REFUSED, AdminDesk
from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.services import at_rest
from whistlestop.server.storage.address import read_address, shown
from whistlestop.server.storage.admin_actions import AdminActions
from whistlestop.server.storage.admin_lists import AdminLists, ListedPerson, ListedTable
from whistlestop.server.storage.contents import reading_server_database
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.errors import DatabaseInUse, StorageError
from whistlestop.server.storage.migrate import revision_number
from whistlestop.server.storage.occupancy import held_alone
from whistlestop.server.tables.names import is_visible, tidy

ANSWER_TIMEOUT = 60.0
"""Seconds to wait for a running server. It looks for orders every second."""
LOOK_AGAIN = 0.1
MAX_NAME = 24


class OrderRefused(Exception):
    """What the host asked for cannot be done; the message says why."""


class Office:
    """A database opened by its host."""

    def __init__(self, database: Database, desk: AdminDesk | None) -> None:
        self.lists = AdminLists(database)
        self.actions = AdminActions(database)
        self._desk = desk
        """Does the work if no server is running."""

    async def table(self, text: str) -> ListedTable:
        """The table whose id begins like this."""
        found = await self.lists.find_tables(text)
        if len(found) != 1:
            raise _not_one(text, "table", [table.id for table in found])
        return found[0]

    async def person(self, text: str) -> ListedPerson:
        """The person with this id or name."""
        found = await self.lists.find_people(text)
        if len(found) != 1:
            raise _not_one(text, "person", [listed.person.id for listed in found])
        return found[0]

    async def order(self, action: str, target: str, value: str = "") -> str:
        """Have something done, and return what came of it. OrderRefused says why it was not."""
        id_ = await self.actions.ask(_user(), action, target, value, time())
        if self._desk is not None:
            await self._desk.work_off()
        end = monotonic() + ANSWER_TIMEOUT
        while True:
            done = await self.actions.get(id_)
            if done is not None and done.done is not None:
                break
            if monotonic() > end:
                raise StorageError(
                    f"The server has not answered within {ANSWER_TIMEOUT:g} s: expected it to be "
                    "running. The order stays in its queue"
                )
            await asyncio.sleep(LOOK_AGAIN)
        if done.outcome.startswith(REFUSED):
            raise OrderRefused(done.outcome.removeprefix(REFUSED))
        return done.outcome


@asynccontextmanager
async def open_office(settings: Settings) -> AsyncIterator[Office]:
    """Open the database, beside its server if there is one."""
    address = read_address(settings.database)
    where = shown(address)
    with reading_server_database(address, where) as (_, contents):
        pass
    with ExitStack() as stack:
        try:
            stack.enter_context(held_alone(address))
        except DatabaseInUse:
            if contents.revision != revision_number():
                raise StorageError(
                    f"{where} is used by a server of an older version: expected it to be restarted"
                ) from None
            database = open_database(
                settings.database, settings.database_timeout, beside_server=True
            )
            try:
                yield Office(database, None)
            finally:
                await database.close()
            return
        async with at_rest(settings, BoardLibrary(settings.boards)) as services:
            yield Office(services.database, services.desk)


def checked_name(name: str) -> str:
    """A name that a person may have."""
    found = tidy(name)
    if not is_visible(found) or len(found) > MAX_NAME:
        raise OrderRefused(
            f"expected a name with a letter or digit, and at most {MAX_NAME} characters"
        )
    return found


def _not_one(text: str, what: str, ids: list[str]) -> OrderRefused:
    if not ids:
        return OrderRefused(f"there is no {what} '{text}': expected an id or a name")
    listed = ", ".join(ids[:10]) + (" and more" if len(ids) > 10 else "")
    return OrderRefused(f"'{text}' can be several: expected one of the ids {listed}")


def _user() -> str:
    try:
        name = getpass.getuser()
    except (KeyError, OSError):  # a container may run as a user without a name
        name = "unknown"
    return f"{name}@{socket.gethostname()}"
