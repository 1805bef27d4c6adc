"""Carries out what the host asked for with `whistlestop admin`, and notes it.

The host writes to a table of the database. Whoever can do that is the host, so there is no
password, port or page to protect. Each process looks there every second, and one does the work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time

import structlog

from whistlestop.server.access.identity import Identity
from whistlestop.server.admin.tables import TableKeeper
from whistlestop.server.storage.admin_actions import AdminActions
from whistlestop.server.storage.erasure import Erasure
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.people import People
from whistlestop.server.storage.rows import AdminAction, Person
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.renaming import NOBODY
from whistlestop.server.ws.open_sockets import OpenSockets

log = structlog.get_logger(__name__)

POLL_INTERVAL = 1.0
"""Seconds between two looks at the queue."""
REFUSED = "refused: "


class AdminDesk:
    """Works off the queue. Every action can be repeated, because its process may die over it."""

    def __init__(
        self,
        actions: AdminActions,
        people: People,
        identity: Identity,
        open_sockets: OpenSockets,
        erasure: Erasure,
        tables: TableKeeper,
    ) -> None:
        self._actions = actions
        self._people = people
        self._identity = identity
        self._open_sockets = open_sockets
        self._erasure = erasure
        self._tables = tables
        self._do: dict[str, Callable[[AdminAction], Awaitable[str]]] = {
            "close": self._close,
            "rename": self._rename,
            "remove": self._remove,
            "ban": self._ban,
            "unban": self._unban,
            "delete": self._delete,
        }

    async def run(self) -> None:
        """Look for work for as long as the server runs."""
        while True:
            try:
                await self.work_off()
            except StorageError as error:
                log.warning("could not look for the host's orders", reason=str(error))
            await asyncio.sleep(POLL_INTERVAL)

    async def work_off(self) -> None:
        """Carry out everything that is queued."""
        while (action := await self._actions.claim(time())) is not None:
            outcome = await self._carry_out(action)
            await self._actions.finish(action.id, outcome, time())
            log.info(  # logs hold no whole ids; the database does
                "admin",
                action=action.action,
                target=action.target[:8],
                by=action.by,
                outcome=outcome,
                id=action.id,
            )

    async def _carry_out(self, action: AdminAction) -> str:
        do = self._do.get(action.action)
        if do is None:  # queued by a newer program
            return f"{REFUSED}this server cannot {action.action}"
        try:
            return await do(action)
        except Refused as refused:
            return f"{REFUSED}{refused.reason}"
        except StorageError:
            raise  # it stays in the queue
        except Exception:
            log.exception("an order of the host failed", action=action.action, id=action.id)
            return f"{REFUSED}the server failed over it; its log says why"

    async def _close(self, action: AdminAction) -> str:
        return await self._tables.close(action.target)

    async def _rename(self, action: AdminAction) -> str:
        person = await self._expect(action.target)
        await self._people.rename(person.id, action.value)
        self._identity.forget(person.id)
        games = await self._tables.rename(person.id, action.value)
        return f"renamed; {_tables(games)} changed"

    async def _remove(self, action: AdminAction) -> str:
        person = await self._expect(action.target)
        await self._log_out(person)
        left = await self._tables.leave(person.id)
        return f"logged out; {_tables(left)} left"

    async def _ban(self, action: AdminAction) -> str:
        person = await self._expect(action.target)
        await self._people.ban(person.id, time())
        self._identity.forget(person.id)
        self._open_sockets.ban(person.id)
        left = await self._tables.leave(person.id)
        return f"banned; {_tables(left)} left"

    async def _unban(self, action: AdminAction) -> str:
        person = await self._expect(action.target)
        await self._people.ban(person.id, None)
        return "no longer banned"

    async def _delete(self, action: AdminAction) -> str:
        # A second attempt may find the person gone, but not everything else.
        if (person := await self._people.by_id(action.target)) is not None:
            await self._log_out(person)
        games = await self._tables.rename(action.target, NOBODY, erase=True)
        await self._tables.leave(action.target)
        await self._tables.erase(action.target)
        await self._erasure.forget(action.target)
        return f"deleted; {_tables(games)} changed"

    async def _log_out(self, person: Person) -> None:
        await self._people.log_out(person.id)
        self._identity.forget(person.id)
        self._open_sockets.log_out(person.id)

    async def _expect(self, person: str) -> Person:
        found = await self._people.by_id(person)
        if found is None:
            raise Refused("no-person", "there is no such person")
        return found


def _tables(count: int) -> str:
    return f"{count} table{'' if count == 1 else 's'}"
