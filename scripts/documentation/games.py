"""Games for the pictures: a person who follows the coach plays against bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from server.playing import Client, Message, Person
from server.running import Server
from web.deciding import outside
from whistlestop.boards import load

Condition = Callable[[int, Message, Message], bool]
"""Whether to stop, given the number of own decisions, the view and the advice."""


class Game:
    """A table with a game that was played up to some point, and its person."""

    def __init__(
        self, server: Server, board: str, *bots: str, until: Condition | None = None
    ) -> None:
        """Play until a condition is met, or to the end if there is none."""
        self.server = server
        outside(lambda: self._play(board, bots, until))

    async def _play(self, board: str, bots: tuple[str, ...], until: Condition | None) -> None:
        self.person = await Person.meet(self.server.url, "Anna")
        self.table = (await self.person.create(board, "person", *bots, start=True))["id"]
        client = Client(self.person, self.server.url, self.table)
        await client.connect()
        decisions = 0
        while True:
            await client.until(lambda: client.over or client.legal.get(0))
            if client.over:
                assert until is None, "expected the moment to come up: take the pictures again"
                break
            advice = await client.ask("advice", seat=0)
            if until and until(decisions, client.views[0], advice):
                self.advice = advice
                break
            before = client.version
            await client.do("play", seat=0, move=advice["move"])
            await client.until(lambda before=before: client.version != before)
            decisions += 1
        await client.close()

    def page(self, browser: Browser, **options: Any) -> Page:
        """The table's page, as the person sees it."""
        context = browser.new_context(**{"reduced_motion": "reduce"} | options)
        name, _, value = self.person.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": self.server.url}])
        return context.new_page()

    @property
    def address(self) -> str:
        """The address of the table."""
        return f"{self.server.url}/#/table/{self.table}"


def after(decisions: int) -> Condition:
    """At the beginning of a turn, after this number of decisions."""
    return lambda done, view, _: done >= decisions and view["phase"] == "main"


def to_claim(board: str, spaces: int, decisions: int) -> Condition:
    """When the coach wants to claim a long enough track, after this number of decisions."""
    tracks = (route for route in load(board).routes if route.kind == "track")
    long = {f"claim {route.id}" for route in tracks if route.length >= spaces}
    return lambda done, _, advice: done >= decisions and advice["move"] in long
