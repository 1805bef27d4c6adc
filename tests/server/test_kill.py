"""A server on SQLite that is killed again and again loses nothing, duplicates nothing, goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from server.companies import Company
from server.ledger import log_of, stage_of
from server.playing import Person
from server.running import Nursery, Server
from waiting import LIMIT, LONG_LIMIT
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.entries import read_envelope

COMPANIES = (
    ("europe", 2, ("medium",)),
    ("new-york", 4, ()),
    ("nordic", 3, ()),
    ("great-lakes", 2, ("easy", "medium")),
    ("iberia", 2, ("easy",)),
)
MOMENTS = ("start", "play", "send", "stop")
WEIGHTS = (55, 20, 15, 10)
"""Interrupting a start takes the least time."""
CLOCK = {"kind": "move", "seconds": 5}


class Storm:
    """Kills a server while companies play on it."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = Random(seed)
        self.companies = [
            Company(board, people, bots, Random(f"{board} {seed}"))
            for board, people, bots in COMPANIES
        ]
        self.sent = asyncio.Event()
        self.kills = 0
        self.moments: Counter[str] = Counter()
        """How often the server was killed at each kind of moment."""
        self.forgetful = ""
        """The table of a person who never moves."""

    @property
    def database(self) -> str:
        """The address of the database."""
        found: str = self.server.settings["database"]
        return found

    @property
    def repeated(self) -> int:
        """How many commands were repeated after they had been acknowledged."""
        played = [browsers for company in self.companies for browsers in company.finished]
        return sum(browser.repeated for browsers in played for browser in browsers)

    async def rage(self, kills: int) -> None:
        """Kill the server this many times, each at another kind of moment."""
        await self._open()
        games = [asyncio.create_task(company.play()) for company in self.companies]
        while self.kills < kills:
            await self._once(games)
        await self._restart()
        for company in self.companies:
            company.end()
        await asyncio.wait_for(asyncio.gather(*games), LONG_LIMIT)
        await self._wait_for_the_stand_in()
        for company in self.companies:
            await company.check_finished(self.database)

    async def _open(self) -> None:
        for company in self.companies:
            company.on_send = self.sent.set
            await company.meet([self.server.url])
        sleeper = await Person.meet(self.server.url, "Sleeper")
        options = {"clock": CLOCK}
        made = await sleeper.create(
            "new-york", "person", "easy", options=options, start=True, key="sleeping-table"
        )
        self.forgetful = made["id"]

    async def _once(self, games: list[asyncio.Task[None]]) -> None:
        """Kill the server once, and check the log afterwards."""
        moment, before = self.random.choices(MOMENTS, WEIGHTS)[0], self.kills
        if moment == "start":
            await self._kill_at_start()
        else:
            await self._restart()
            if self.kills % 10 == 0:
                await self._expect_progress()
            await getattr(self, f"_kill_at_{moment}")()
        self.moments[moment] += self.kills - before
        for company in self.companies:
            company.check_now(self.database)
        for game in games:
            if game.done():
                await game

    # --- moments -----------------------------------------------------------------------------

    async def _kill_at_start(self) -> None:
        await self._kill()
        self.server.launch()
        await asyncio.sleep(self.random.uniform(0, 0.25))
        await self._kill()

    async def _kill_at_play(self) -> None:
        await asyncio.sleep(self.random.uniform(0, 0.4))
        await self._kill()

    async def _kill_at_send(self) -> None:
        """The command is on its way, or just being written."""
        self.sent.clear()
        await asyncio.wait_for(self.sent.wait(), LIMIT)
        await asyncio.sleep(self.random.choice((0, 0, 0.001, 0.003, 0.01)))
        await self._kill()

    async def _kill_at_stop(self) -> None:
        """In the middle of a clean shutdown."""
        await asyncio.sleep(self.random.uniform(0, 0.2))
        assert self.server.pid is not None
        os.kill(self.server.pid, signal.SIGTERM)
        await asyncio.sleep(self.random.uniform(0, 0.3))
        await self._kill()

    async def _kill(self) -> None:
        self.kills += self.server.alive
        await asyncio.to_thread(self.server.kill)

    async def _restart(self) -> None:
        if self.server.pid is None:
            await asyncio.to_thread(self.server.start)

    # --- going on ------------------------------------------------------------------------------

    async def _expect_progress(self) -> None:
        """Check that every table goes on."""
        before = [company.version for company in self.companies]
        async with asyncio.timeout(LIMIT):
            for company, version in zip(self.companies, before, strict=True):
                while company.version <= version:
                    await asyncio.sleep(0.02)

    async def _wait_for_the_stand_in(self) -> None:
        """Check that a bot plays to the end for a person whose time ran out long ago."""
        async with asyncio.timeout(LIMIT):
            while True:
                rows = log_of(self.database, self.forgetful)
                done = [read_envelope(row.entry).entry for row in rows]
                over = stage_of(self.database, self.forgetful) == "over"
                if over:
                    assert done.count(e.StoodIn(0, "clock")) == 1
                    return
                await asyncio.sleep(0.1)


# A small storm in every run; `make slow-test` has large ones.
@pytest.mark.parametrize(
    ("seed", "kills"),
    [(0, 50), *(pytest.param(n, 100, marks=pytest.mark.slow) for n in (1, 2, 3))],
)
def test_nothing_acknowledged_is_lost_by_kills(
    nursery: Nursery, tmp_path: Path, seed: int, kills: int
) -> None:
    """Five boards, people, bots and a clock. The server dies at every kind of moment."""
    server = Server(nursery, tmp_path)
    server.start()
    try:
        storm = Storm(server, seed)
        asyncio.run(asyncio.wait_for(storm.rage(kills), 2 * LONG_LIMIT))
        assert sum(storm.moments.values()) >= kills
        assert all(storm.moments[moment] >= 3 for moment in MOMENTS), storm.moments
        assert storm.repeated >= kills
        assert sum(len(company.finished) for company in storm.companies) >= len(COMPANIES)
    finally:
        server.kill()
