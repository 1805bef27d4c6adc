"""Health, figures, and lists that are longer than a page; with the database here and away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest
import websockets

from server.playing import Person
from server.postgres import running_cluster
from server.running import Nursery, Server, running
from server.storage.helping import commit, prepared, row
from waiting import LIMIT
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.postgres_bus import open_bus

GAMES = 70


def test_a_server_is_alive_and_ready_and_counts(nursery: Nursery, tmp_path: Path) -> None:
    async def main(server: Server) -> None:
        anna = await Person.meet(server.url, "Anna")
        await anna.create("new-york", "person", "open")
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health/live")).json() == {"status": "alive"}
            ready = (await http.get("/health/ready")).json()
            assert ready["status"] == "ready"
            assert abs(ready["now"] - time.time()) < 5
            figures = (await http.get("/metrics")).text
            assert 'whistlestop_entries_total{kind="Created"} 1.0' in figures
            assert "whistlestop_live_tables 1.0" in figures
            assert "whistlestop_sockets 0.0" in figures

    with running(nursery, tmp_path) as server:
        asyncio.run(main(server))


@pytest.mark.xdist_group("postgres")
def test_without_its_database_a_server_says_so_and_recovers(
    nursery: Nursery, tmp_path: Path
) -> None:
    with running_cluster() as cluster:
        database = cluster.new_database()
        with running(nursery, tmp_path, database=database) as server:
            cluster.stop()
            answers = {
                p: httpx.get(server.url + p, timeout=LIMIT)
                for p in ("/health/ready", "/api/tables")
            }
            assert httpx.get(f"{server.url}/health/live").status_code == 200
            assert answers["/health/ready"].status_code == 503
            assert answers["/health/ready"].json() == {"status": "no database"}
            assert answers["/api/tables"].status_code == 503
            assert answers["/api/tables"].json()["code"] == "storage"
            asyncio.run(lobby_is_closed(server))
            cluster.start()
            server.wait_ready()
            assert httpx.get(f"{server.url}/api/tables").json() == {"tables": []}
            assert "Traceback" not in server.log_text()


async def lobby_is_closed(server: Server) -> None:
    async with websockets.connect(f"{server.socket_url}/ws/lobby") as socket:
        await asyncio.wait_for(socket.wait_closed(), LIMIT)
        assert socket.close_code == 1013


def test_finished_games_come_page_by_page(nursery: Nursery, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    asyncio.run(many_games(url))
    with running(nursery, tmp_path, database=url) as server:
        found, pages, before = [], 0, {}
        while True:
            page = httpx.get(f"{server.url}/api/games", params=before).json()
            found += [game["id"] for game in page["games"]]
            pages += 1
            if "next" not in page:
                break
            before = {"before": page["next"]}
    assert pages == 3
    assert found == [f"game{n:03d}" for n in reversed(range(GAMES))], "public, newest first"


async def many_games(url: str) -> None:
    """Games that are over, some at the very same time, with private ones between them."""
    async with prepared(url) as database:
        journal = Journal(database, open_bus(database))
        for n in range(GAMES):
            over, hidden = row(stage="over"), row(stage="over", public=False)
            at = 1000.0 + n // 4 + 0.125
            await journal.commit(commit(f"game{n:03d}", at=at, shown=over))
            await journal.commit(commit(f"hide{n:03d}", at=at, shown=hidden))
        await journal.close()
