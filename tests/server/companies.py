"""People with browsers who play game after game, whatever happens to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random

from server.browsing import Browser
from server.ledger import check, check_events, check_moves, log_of
from server.playing import Message, Person
from whistlestop.game import Game


class Company:
    """The people at a table, its bots, and the games they have played."""

    def __init__(self, board: str, people: int, bots: Sequence[str], random: Random) -> None:
        self.board = board
        self.people = people
        self.bots = bots
        self.random = random
        self.pause = 0.03
        self.persons: list[Person] = []
        self.browsers: list[Browser] = []
        self.finished: list[list[Browser]] = []
        self.on_send: Callable[[], None] = lambda: None
        self._ending = False
        self._urls: Sequence[str] = ()

    @property
    def table(self) -> str:
        """The table where they are sitting now."""
        return self.browsers[0].table

    @property
    def version(self) -> int:
        """How far they have got, as far as they know. Earlier games count too."""
        before = sum(browsers[0].version or 0 for browsers in self.finished)
        return before + max(browser.version or 0 for browser in self.browsers)

    async def meet(self, urls: Sequence[str]) -> None:
        """Get together at a table, each through the next of the addresses."""
        self._urls = urls
        for number in range(self.people):
            url = urls[number % len(urls)]
            self.persons.append(await Person.meet(url, f"{self.board[:9]} {number}"))
        open_seats = ["open"] * (self.people - 1)
        made = await self.persons[0].create(self.board, "person", *open_seats, *self.bots)
        self._sit_down(made["id"], made["invite"])

    def _sit_down(self, table: str, invite: str = "") -> None:
        self.browsers = [
            Browser(
                person,
                person.url,
                table,
                invite if number else "",
                random=self.random,
                pause=self.pause,
                host=number == 0,
            )
            for number, person in enumerate(self.persons)
        ]
        for browser in self.browsers:
            browser.again = not self._ending
            others = [url.replace("http", "ws", 1) for url in self._urls]
            browser.ways = [browser.url, *(url for url in others if url != browser.url)]
            browser.on_send = lambda: self.on_send()

    async def play(self) -> None:
        """Play game after game, until told to stop."""
        while True:
            await asyncio.gather(*(browser.live() for browser in self.browsers))
            self.finished.append(self.browsers)
            rematch = self.browsers[0].info["rematch"]
            if self._ending and not rematch:
                return
            self._sit_down(rematch)

    def end(self) -> None:
        """Make the current game the last one."""
        self._ending = True
        for browser in self.browsers:
            browser.again = False

    # --- what was promised -----------------------------------------------------------------

    def check_now(self, database: str) -> None:
        """Check that the log holds everything acknowledged and sent so far."""
        check(log_of(database, self.table), self.browsers)

    async def check_finished(self, database: str) -> None:
        """Check all finished games: log, events, record and result agree."""
        for browsers in self.finished:
            rows = log_of(database, browsers[0].table)
            check(rows, browsers)
            table = check_moves(rows, browsers)
            for browser in browsers:
                check_events(rows, browser)
            await self._check_record(browsers[0], table.game)

    async def _check_record(self, host: Browser, replayed: Game | None) -> None:
        assert replayed is not None
        answer = await self.persons[0].request("GET", f"/api/games/{host.table}/record")
        assert answer.status_code == 200, answer.text
        game = Game.from_record(answer.text)
        scores: list[Message] = host.info["scores"]
        assert [score["total"] for score in scores] == [score.total for score in game.scores()]
        assert game.to_bytes() == replayed.to_bytes()
