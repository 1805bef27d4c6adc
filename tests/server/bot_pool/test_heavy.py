"""Expensive work over HTTP: limited, shared, cached, and dropped when the client hangs up."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.playing import Client, Person, RefusedCommand
from server.running import Nursery, Server, running
from waiting import LONG_LIMIT

WITHIN = 60.0
LIMITS = {"heavy_per_minute": 8, "people_per_address": 1, "tables_per_minute": 1000}


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
        assert [http.get(url).status_code for _ in range(4)] == [200] * 4
        begun = time.monotonic()
        answer = http.get(url)
        assert time.monotonic() - begun >= 0.9, "retrying at once gains nothing"
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert http.get(f"{server.url}/api/boards").status_code == 200


def processes_of(pid: int) -> dict[int, float]:
    """The child processes of a process, with the CPU seconds each has used."""
    found = {}
    for entry in Path("/proc").iterdir():
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if entry.name.isdecimal() and int(fields[1]) == pid:
            found[int(entry.name)] = (int(fields[11]) + int(fields[12])) / 100
    return found


def hang_up_soon(server: Server, path: str, ready: Any) -> None:
    """Send a request, wait until something is true, and hang up."""
    with socket.create_connection(("127.0.0.1", server.port), WITHIN) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        end = time.monotonic() + LONG_LIMIT
        while not ready():
            assert time.monotonic() < end
            time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_an_analysis_is_dropped_when_the_client_hangs_up(server: Server) -> None:
    """It would keep a core busy for a minute or more."""
    assert server.pid is not None
    path = f"/api/games/{asyncio.run(played_out(server))}/analysis"
    record = path.replace("analysis", "record")
    assert httpx.get(server.url + record, timeout=WITHIN).status_code == 200
    before = set(processes_of(server.pid))

    def analysts() -> set[int]:
        return set(processes_of(server.pid or 0)) - before

    def busy() -> bool:
        return any(processes_of(server.pid or 0).get(pid, 0) > 1 for pid in analysts())

    hang_up_soon(server, path, busy)
    at_work = analysts()
    end = time.monotonic() + WITHIN
    while at_work & analysts():
        assert time.monotonic() < end, "it is still running"
        time.sleep(0.05)
    assert "status=499" in server.log_text()


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
