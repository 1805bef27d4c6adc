"""`whistlestop serve --workers 2`: several processes behind one address."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
import websockets

from server.commands import Served, connections, descendants, remaining, served, workers_of
from server.companies import Company
from server.ledger import log_of
from server.rolling import FEW, companies_at, roll, worker_labels
from waiting import LIMIT, LONG_LIMIT, wait_until

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest) -> str:
    """The database for this server."""
    url: str = request.getfixturevalue("postgres").new_database()
    return url


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One command, two server processes."""
    folder: Path = tmp_path_factory.mktemp("workers")
    with served(folder, database, "--workers", "2") as server:
        yield server


def figure(server: Served, name: str) -> float:
    """The sum of a metric over its labels, whichever process answers."""
    lines = re.findall(rf"^{name}(?:{{.*}})? (\S+)$", server.get("/metrics")[1], re.MULTILINE)
    return sum(map(float, lines))


def test_two_workers_play_a_whole_game(server: Served, database: str) -> None:
    async def work() -> None:
        company = Company("nordic", 3, (), Random(4))
        company.pause = 0.0
        await company.meet([server.url])
        company.end()
        await company.play()
        await company.check_finished(database)
        entries = len(log_of(database, company.table))
        assert figure(server, "whistlestop_entries_total") >= entries

    asyncio.run(asyncio.wait_for(work(), LONG_LIMIT))


def test_the_metrics_cover_both_workers(server: Served) -> None:
    """With sockets at both, every answer counts them all."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            workers, sockets = workers_of(server), 0
            assert len(workers) == 2
            # On a busy machine one worker may accept many in a row.
            while not all(connections(pid, server.port) > 1 for pid in workers):
                lobby = websockets.connect(f"{server.socket_url}/ws/lobby")
                await (await stack.enter_async_context(lobby)).recv()
                sockets += 1
            counted = {figure(server, "whistlestop_sockets") for _ in range(10)}
            assert counted == {sockets}

    asyncio.run(asyncio.wait_for(work(), LONG_LIMIT))


def test_only_the_workers_hold_the_port(server: Served) -> None:
    """Bots may be other people's programs, and have no business with it."""
    # Bot processes start in their own time.
    wait_until(lambda: [bool(descendants(pid)) for pid in workers_of(server)] == [True, True])


def test_no_game_notices_a_rolling_restart(server: Served, database: str) -> None:
    """Every acknowledged command is in the log, everybody goes on, and no request fails.

    The checks of a company fail if an event is missing, repeated or out of order, or if a command
    was carried out twice.
    """

    async def work() -> None:
        companies = await companies_at(server, FEW)
        games = [asyncio.create_task(company.play()) for company in companies]
        await roll(server, companies)
        assert len(worker_labels(server)) == 2, "the old workers have left the metrics"
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        for company in companies:
            company.check_now(database)

    asyncio.run(asyncio.wait_for(work(), LONG_LIMIT))
    assert "aborting the restart" not in server.log.read_text()


def test_a_stop_ends_all_workers(database: str, tmp_path: Path) -> None:
    with served(tmp_path, database, "--workers", "2") as server:
        children = descendants(server.process.pid)
        assert len(children) >= 2
        server.stop(LIMIT)
        assert remaining(children) == set()
