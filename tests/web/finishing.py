"""Games played quickly without a page, by a person who then opens one."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from playwright.sync_api import Browser, Page, ViewportSize

from server.playing import Client, Person
from server.running import Server
from web.sizes import DESK

ROUTES_FIRST = 0.75
"""How often to claim a route if one can be claimed, so that games are short and eventful."""


class Eager(Random):
    """Chooses moves like a player who loves to claim routes."""

    def choice(self, moves):  # type: ignore[no-untyped-def]
        """One of the moves: preferably a claim, and rarely tickets or an exchange."""
        claims = [move for move in moves if move.startswith("claim")]
        if claims and self.random() < ROUTES_FIRST:
            return super().choice(claims)
        rest = [move for move in moves if not move.startswith(("tickets", "exchange"))]
        return super().choice(rest or moves)


class Played:
    """A table with its game, and the person who played it."""

    def __init__(
        self, server: Server, board: str, *bots: str, moves: int | None = None, can: str = "draw"
    ) -> None:
        """Play to the end, or for `moves` moves and then until the verb `can` is legal."""
        self.server = server
        self.can = can
        # Playwright has an event loop of its own in this thread.
        with ThreadPoolExecutor(1) as other:
            other.submit(asyncio.run, self._play(board, bots, moves)).result()

    async def _play(self, board: str, bots: tuple[str, ...], moves: int | None) -> None:
        person = await Person.meet(self.server.url, "Anna")
        made = await person.create(board, "person", *bots, start=True)
        self.person, self.table, self.invite = person, made["id"], made["invite"]
        client = Client(person, self.server.url, self.table)
        await client.connect()
        try:
            if moves is None:
                await client.play_out(Eager(1))
            else:
                await _some(client, moves, self.can)
        finally:
            await client.close()
        self.info, self.view = client.info, client.views[0]

    def page(self, browser: Browser, size: ViewportSize = DESK, **options: object) -> Page:
        """A page of the person who played."""
        context = browser.new_context(
            viewport=size,
            **options,  # type: ignore[arg-type]
        )
        name, _, value = self.person.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": self.server.url}])
        return context.new_page()

    @property
    def address(self) -> str:
        """The address of the table."""
        return f"{self.server.url}/#/table/{self.table}"

    @property
    def replay(self) -> str:
        """The address of the replay."""
        return f"{self.server.url}/#/replay/{self.table}"


async def _some(client: Client, moves: int, can: str) -> None:
    random = Eager(1)
    done = 0
    while done < moves or not any(move.startswith(can) for move in client.legal.get(0, [])):
        done += 1
        before = client.version
        await client.do("play", seat=0, move=random.choice(client.legal[0]))
        await client.until(lambda before=before: client.version != before)
        await client.until(lambda: client.legal.get(0))
