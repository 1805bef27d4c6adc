"""Expensive work over HTTP: limited, shared, cached, and dropped when the client hangs up."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.playing import Client, Person, RefusedCommand
from server.running import Nursery, Server, running
from waiting import LONG_LIMIT, wait_until

WITHIN = 60.0
ANALYSING = 'whistlestop_jobs{lane="analyses",worker="1"} 1.0'
# One at once, and the next half a minute later: a busy machine must not find time for another.
LIMITS = {"heavy_per_minute": 2, "people_per_address": 1, "tables_per_minute": 1000}


async def given_up(server: Server, board: str = "new-york") -> str:
    """A finished public game."""
    anna = await Person.meet(server.url, "Anna")
    options = {"public": True}
    created = await anna.create(board, "person", "easy", start=True, options=options)
    mine = Client(anna, server.url, created["id"])
    await mine.connect()
    await mine.do("resign", seat=0)
    await mine.close()
    table: str = created["id"]
    return table


async def played_out(server: Server) -> str:
    """A public game that was played to the end."""
    anna = await Person.meet(server.url, "Anna")
    options = {"public": True}
    created = await anna.create("new-york", "person", "easy", start=True, options=options)
    mine = Client(anna, server.url, created["id"])
    await mine.connect()
    while not mine.over:
        await mine.until(lambda: mine.over or mine.legal.get(0), WITHIN)
        if not mine.over:
            version = await mine.do("play", seat=0, move=mine.legal[0][0])
            await mine.until(lambda v=version: (mine.version or 0) >= v, WITHIN)
    await mine.close()
    table: str = created["id"]
    return table


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("heavy")) as server:
        yield server
        assert "Traceback" not in server.log_text()


def test_a_client_over_the_limit_waits_for_the_refusal(nursery: Nursery, tmp_path: Path) -> None:
    with running(nursery, tmp_path, limits=LIMITS) as server, httpx.Client(timeout=WITHIN) as http:
        url = f"{server.url}/api/games/{asyncio.run(given_up(server))}/story"
        assert http.get(url).status_code == 200
        begun = time.monotonic()
        answer = http.get(url)
        assert time.monotonic() - begun >= 0.9, "retrying at once gains nothing"
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert http.get(f"{server.url}/api/boards").status_code == 200


def test_trying_moves_counts_as_analysing(nursery: Nursery, tmp_path: Path) -> None:
    server = Server(nursery, tmp_path, limits={"tables_per_minute": 1000})
    # One at once, and the next ten minutes later: however busy the machine is, there is no second.
    server.constants = {"access.limits.ANALYSES_PER_MINUTE": 0.1}
    server.start()
    try:
        url = f"{server.url}/api/games/{asyncio.run(played_out(server))}"
        with httpx.Client(timeout=WITHIN) as http:
            parts = ("decisions/1/trial?move=fly", "decisions/1/trial?move=fly", "analysis")
            codes = [http.get(f"{url}/{part}").json()["code"] for part in parts]
            assert codes == ["illegal", "too-fast", "too-fast"]
            assert http.get(f"{url}/decisions/1").status_code == 200
    finally:
        server.kill()


def processes_of(pid: int) -> set[int]:
    """The child processes of a process."""
    found = set()
    for entry in Path("/proc").iterdir():
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if entry.name.isdecimal() and int(fields[1]) == pid:
            found.add(int(entry.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_an_analysis_is_dropped_when_the_client_hangs_up(server: Server) -> None:
    """It would keep a core busy for nobody."""
    assert server.pid is not None
    first, second = (f"/api/games/{asyncio.run(played_out(server))}" for _ in range(2))
    with httpx.Client(base_url=server.url, timeout=LONG_LIMIT) as http:
        for part in ("record", "story"):
            assert http.get(f"{second}/{part}").status_code == 200
        others = processes_of(server.pid)
        assert http.get(f"{first}/analysis").status_code == 200
        (analyst,) = processes_of(server.pid) - others

        # Stopped, it is still working when the client hangs up, however short the analysis.
        os.kill(analyst, signal.SIGSTOP)
        with socket.create_connection(("127.0.0.1", server.port), WITHIN) as connection:
            request = f"GET {second}/analysis HTTP/1.1\r\nHost: localhost\r\n\r\n"
            connection.sendall(request.encode())
            wait_until(lambda: ANALYSING in http.get("/metrics").text)
        wait_until(lambda: analyst not in processes_of(server.pid or 0))
    wait_until(lambda: "status=499" in server.log_text())


def test_all_forms_of_a_finished_game_come_from_its_record(server: Server) -> None:
    table = asyncio.run(played_out(server))
    with httpx.Client(base_url=f"{server.url}/api/games/{table}/", timeout=WITHIN) as http:
        record = http.get("record").text
        moves = sum(line[:1].isdecimal() for line in record.splitlines())
        assert http.get("story").json()["moves"] == moves
        assert len(http.get("replay").json()["steps"]) == moves
        assert http.get(f"steps/{moves}").json()["moves"] == moves
        refused = http.get(f"steps/{moves + 1}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-step")
        assert http.get("story").content == http.get("story").content


def test_rematches_count_as_tables(nursery: Nursery, tmp_path: Path) -> None:
    """Otherwise one person could fill the lists: start, resign, rematch, repeat."""
    limits = {"tables_per_minute": 8}

    async def main(server: Server) -> list[str]:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "person", "easy", start=True)
        table, codes = created["id"], []
        for _ in range(6):
            mine = Client(anna, server.url, table)
            await mine.connect()
            if mine.info["stage"] == "waiting":
                await mine.do("start")
            await mine.do("resign", seat=mine.seats[0])
            try:
                await mine.do("rematch")
                await mine.until(lambda c=mine: c.info["rematch"], WITHIN)
                codes.append("done")
            except RefusedCommand as refused:
                codes.append(refused.code)
            table = mine.info["rematch"]
            await mine.close()
            if not table:
                break
        return codes

    with running(nursery, tmp_path, limits=limits) as server:
        assert asyncio.run(main(server)) == ["done"] * 3 + ["too-fast"]
