"""Health, metrics, and lists longer than a page, with and without the database."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import websockets

from server.playing import Client, Person, RefusedCommand
from server.postgres import Cluster, running_cluster
from server.running import Nursery, Server, running
from server.storage.helping import commit, prepared, row
from waiting import LIMIT, wait_until
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.probe import WRITE_INTERVAL

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
            assert 'whistlestop_entries_total{kind="Created",worker="1"} 1.0' in figures
            assert 'whistlestop_live_tables{worker="1"} 1.0' in figures
            assert 'whistlestop_sockets{worker="1"} 0.0' in figures
            assert 'whistlestop_database_up{worker="1"} 1.0' in figures

    with running(nursery, tmp_path) as server:
        asyncio.run(main(server))


@pytest.mark.xdist_group("postgres")
def test_without_its_database_a_server_is_not_ready_and_recovers(
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


@pytest.mark.xdist_group("postgres")
def test_with_a_database_that_hangs_a_server_is_not_ready_in_time(
    nursery: Nursery, tmp_path: Path, postgres: Cluster, postgres_url: str
) -> None:
    """Readiness fails at once; a command fails after the timeout from the settings."""

    async def work(server: Server) -> None:
        anna = await Person.meet(server.url, "Anna")
        made = await anna.create("new-york", "person", "open")
        mine = Client(anna, server.url, made["id"])
        await mine.connect()
        with postgres.frozen():
            begun = time.monotonic()
            ready = await asyncio.to_thread(httpx.get, f"{server.url}/health/ready", timeout=LIMIT)
            assert (ready.status_code, ready.json()) == (503, {"status": "no database"})
            assert time.monotonic() - begun < LIMIT / 2, "not for as long as it hangs"
            with pytest.raises(RefusedCommand) as refused:
                await mine.do("say", id="say-it-once", seat=0, text="Hello")
            assert refused.value.code == "storage"
        await asyncio.to_thread(server.wait_ready)
        await settled(mine)
        events = [event for event in mine.events if event["entry"]["type"] == "said"]
        assert len(events) == 1, "carried out once, however often it was sent"
        await mine.close()

    async def settled(mine: Client) -> None:
        """Repeat the same command until it is acknowledged."""
        for _ in range(30):
            try:
                await mine.do("say", id="say-it-once", version=1, seat=0, text="Hello")
                return
            except RefusedCommand as refused:
                if refused.code != "storage":
                    raise
                await asyncio.sleep(1)
        raise AssertionError("the database did not come back")

    with running(nursery, tmp_path, database=postgres_url, database_timeout=3) as server:
        asyncio.run(work(server))


def test_a_full_disk_is_noticed_and_passes(nursery: Nursery, tmp_path: Path) -> None:
    """The server's files cannot grow any more, as on a full disk."""
    with running(nursery, tmp_path) as server:
        assert server.pid is not None
        log = tmp_path / "games.sqlite-wal"
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
        wait_for(server, 503)
        assert httpx.get(f"{server.url}/health/live").status_code == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        wait_for(server, 200)


def wait_for(server: Server, status: int) -> None:
    """Ask until the server is ready, or is not."""
    ready = f"{server.url}/health/ready"
    wait_until(lambda: httpx.get(ready).status_code == status)


def test_readiness_writes_only_now_and_then(nursery: Nursery, tmp_path: Path) -> None:
    def written() -> float:
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as connection:
            at: float = connection.execute("SELECT at FROM probe").fetchone()[0]
            return at

    with running(nursery, tmp_path) as server:
        times = set()
        begun = time.monotonic()
        for _ in range(50):
            assert httpx.get(f"{server.url}/health/ready", timeout=LIMIT).status_code == 200
            times.add(written())
        assert len(times) <= (time.monotonic() - begun) / WRITE_INTERVAL + 1


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
    """Finished games, some at exactly the same time, with private ones between them."""
    async with prepared(url) as database:
        journal = Journal(database, open_bus(database))
        for n in range(GAMES):
            over, hidden = row(stage="over"), row(stage="over", public=False)
            at = 1000.0 + n // 4 + 0.125
            await journal.commit(commit(f"game{n:03d}", at=at, shown=over))
            await journal.commit(commit(f"hide{n:03d}", at=at, shown=hidden))
        await journal.close()
