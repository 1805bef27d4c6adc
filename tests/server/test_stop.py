"""A server that is told to stop does so soon and cleanly, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from server.commands import descendants, remaining, served
from server.companies import Company
from server.ledger import log_of
from server.playing import Client, Person
from server.running import Nursery, Server, running
from waiting import LIMIT, LONG_LIMIT

SOON = LIMIT / 2
"""Seconds that a stop may take on a busy machine. Without open work it takes less than one."""
RESTART = 1012


async def companies_at(server: Server) -> list[Company]:
    """People and bots who play as fast as they can."""
    found = [
        Company("europe", 3, ("medium",), Random(1)),
        Company("great-lakes", 2, ("easy",), Random(2)),
    ]
    for company in found:
        company.pause = 0.0
        await company.meet([server.url])
    return found


def test_commands_acknowledged_before_a_stop_survive_it(nursery: Nursery, tmp_path: Path) -> None:
    """Several stops in mid-game. Everyone is told to reconnect, does so, and plays to the end."""

    async def work(server: Server) -> None:
        database, random = server.settings["database"], Random(3)
        companies = await companies_at(server)
        games = [asyncio.create_task(company.play()) for company in companies]
        for _ in range(5):
            await asyncio.sleep(random.uniform(0.3, 0.8))
            began = time.monotonic()
            await asyncio.to_thread(server.stop)
            assert time.monotonic() - began < SOON
            for company in companies:
                company.check_now(database)
            await asyncio.to_thread(server.start)
        for company in companies:
            company.end()
        await asyncio.gather(*games)
        for company in companies:
            await company.check_finished(database)

    with running(nursery, tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(server), LONG_LIMIT))


def test_clients_are_told_that_the_server_restarts(nursery: Nursery, tmp_path: Path) -> None:
    """The close code tells a browser to reconnect at once."""

    async def work(server: Server) -> None:
        anna = await Person.meet(server.url, "Anna")
        made = await anna.create("europe", "person", "open")
        client = Client(anna, server.url, made["id"])
        await client.connect()
        await asyncio.to_thread(server.stop)
        await client.until(lambda: not client.connected)
        assert client.close_code == RESTART
        await asyncio.to_thread(server.start)
        await client.connect()
        assert await client.do("say", seat=0, text="Here again") == 2
        await client.close()

    with running(nursery, tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(server), LONG_LIMIT))


def test_a_stop_ends_the_bot_processes(nursery: Nursery, tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        companies = await companies_at(server)
        games = [asyncio.create_task(company.play()) for company in companies]
        while companies[0].version < 30:
            await asyncio.sleep(0.02)
        assert server.pid is not None
        children = descendants(server.pid)
        assert children, "bots think in a separate process"
        await asyncio.to_thread(server.stop, SOON)
        assert remaining(children) == set()
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)

    with running(nursery, tmp_path) as server:
        asyncio.run(asyncio.wait_for(work(server), LONG_LIMIT))


def test_a_kill_ends_the_bot_processes(nursery: Nursery, tmp_path: Path) -> None:
    """Even an idle one, which notices that its server is gone."""

    async def bot_has_moved(server: Server) -> None:
        anna = await Person.meet(server.url, "Anna")
        made = await anna.create("new-york", "person", "easy", start=True)
        while len(log_of(server.settings["database"], made["id"])) < 3:
            await asyncio.sleep(0.02)

    with running(nursery, tmp_path) as server:
        asyncio.run(asyncio.wait_for(bot_has_moved(server), LIMIT))
        assert server.pid is not None
        children = descendants(server.pid)
        assert children, "bots think in a separate process"
        server.kill()
        assert remaining(children) == set()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_command_ends_soon_and_by_itself(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path, str(tmp_path / "games.sqlite")) as server:
        children = descendants(server.process.pid)
        began = time.monotonic()
        os.kill(server.process.pid, how)
        server.process.wait(SOON)
        assert time.monotonic() - began < SOON
        assert remaining(children) == set()
        assert "Traceback" not in server.log.read_text()
