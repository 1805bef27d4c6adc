"""How long the lists take with many games: finished ones, mine and the lobby.

    python bench/lists.py [--database postgresql://...] [--save bench/results/lists.md]

A database is filled with 1,000, 10,000 and 50,000 tables: nine in ten are finished, most of the
others are in progress, and some wait for players. One person has a seat at one in ten, and requests
every list over one HTTP connection: the first page, and a page in the middle. A PostgreSQL database
must be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import delete, insert, text

from server import say, server
from whistlestop.server.access.identity import COOKIE, hashed
from whistlestop.server.storage.database import Database, open_database
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.people import People
from whistlestop.server.storage.rows import LobbyRank, Standing
from whistlestop.server.storage.schema import seats, tables

SIZES = (1_000, 10_000, 50_000)
LISTS = {
    "finished games": "/api/games",
    "my finished games": "/api/games?mine=true",
    "my tables": "/api/me/tables",
    "the lobby": "/api/tables",
}
ROUNDS, TIMES = 8, 40
ME, TOKEN = "person-of-the-bench", "a-token-that-only-this-bench-uses"
PORTION = 5_000


async def fill(url: str, size: int) -> None:
    """A database with this number of tables."""
    database = open_database(url, timeout=600)
    await prepare(database)
    if await People(database).by_session(hashed(TOKEN)) is None:
        await People(database).create(ME, "Anna", hashed(TOKEN), time.time())
    await write(database, size)
    await database.close()


async def write(database: Database, size: int) -> None:
    """Write all rows, replacing any existing ones."""
    async with database.writing() as connection:
        await connection.execute(delete(tables))
        await connection.execute(delete(seats))
        for first in range(0, size, PORTION):
            numbers = range(first, min(first + PORTION, size))
            await connection.execute(insert(tables), [table(i) for i in numbers])
            await connection.execute(insert(seats), [row for i in numbers for row in places(i)])
        await connection.execute(text("ANALYZE"))


def stage_of(i: int) -> str:
    if i % 10:
        return "over"
    return "waiting" if i % 100 == 0 else "playing"


def table(i: int) -> dict[str, Any]:
    """A table as the server would have written it."""
    stage = stage_of(i)
    people = [{"kind": "person", "name": f"Player {n}"} for n in range(4)]
    summary: dict[str, Any] = {"title": f"Table {i}", "seats": people, "to_act": [0], "moves": 150}
    if stage == "over":
        summary["to_act"] = []
        summary["result"] = [{"total": 100 - n, "rank": n + 1} for n in range(4)]
    at = 1.7e9 + i
    ranks = {"waiting": LobbyRank.WANTED.value, "playing": LobbyRank.PLAYING.value, "over": None}
    return {
        "id": f"{i:024x}",
        "board": "europe",
        "public": True,
        "stage": stage,
        "version": 200,
        "due": None,
        "summary": json.dumps(summary),
        "created": at,
        "changed": at,
        "lobby": ranks[stage],
        "ended": at if stage == "over" else None,
    }


def places(i: int) -> Iterator[dict[str, Any]]:
    """The seats of a table; at one in ten, the person who requests the lists has a seat."""
    standings = {
        "waiting": Standing.WAITING,
        "playing": Standing.MY_TURN if i % 20 else Standing.PLAYING,
        "over": Standing.FINISHED,
    }
    for seat in range(4):
        me = seat == 0 and i // 10 % 10 == 0
        yield {
            "table_id": f"{i:024x}",
            "seat": seat,
            "person": ME if me else f"p{(i * 4 + seat) % 5000}",
            "standing": standings[stage_of(i)].value,
            "since": 1.7e9 + i,
        }


async def ask(port: int) -> dict[str, float]:
    """The median time for each list, in milliseconds."""
    headers = {"Cookie": f"{COOKIE}={TOKEN}"}
    url = f"http://127.0.0.1:{port}"
    found = {}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60) as http:
        for name, path in LISTS.items():
            found[name] = await median(http, path)
            found[f"{name}, further on"] = await median(http, await further(http, path))
    return found


async def further(http: httpx.AsyncClient, path: str, pages: int = 5) -> str:
    """The address of a page a few pages on, or of the last one."""
    now = path
    for _ in range(pages):
        following = (await http.get(now)).json().get("next")
        if following is None:
            break
        now = f"{path}{'&' if '?' in path else '?'}before={following}"
    return now


async def median(http: httpx.AsyncClient, path: str) -> float:
    """The median of the quietest round, because the machine may be busy."""
    rounds = []
    for _ in range(ROUNDS):
        times = []
        for _ in range(TIMES):
            begun = time.perf_counter()
            answer = await http.get(path)
            times.append(time.perf_counter() - begun)
            answer.raise_for_status()
        rounds.append(statistics.median(times))
    return min(rounds) * 1000


def measure(arguments: argparse.Namespace) -> str:
    """The whole report as text."""
    columns = []
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            url = arguments.database or f"sqlite:///{folder}/lists.sqlite"
            say(f"{size:,} tables ...")
            asyncio.run(fill(url, size))
            with server(url) as (port, _):
                columns.append(asyncio.run(ask(port)))
    kind = "PostgreSQL" if arguments.database else "SQLite"
    command = " ".join(["python", "bench/lists.py", *sys.argv[1:]])
    rows = "\n".join(
        f"| {name} | {' | '.join(f'{column[name]:.1f}' for column in columns)} |"
        for name in columns[0]
    )
    return f"""# The lists, {kind}

    {command}

Milliseconds from a request to its whole answer on one connection, the median of {TIMES} in the
quietest of {ROUNDS} rounds; Python
{platform.python_version()} on {os.cpu_count()} cores, the client included.

| tables | {" | ".join(f"{size:,}" for size in SIZES)} |
|---|{"---|" * len(SIZES)}
{rows}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--database", help="postgresql://...; by default, temporary SQLite files")
    parser.add_argument("--save", type=Path)
    arguments = parser.parse_args()
    report = measure(arguments)
    print(report)
    if arguments.save is not None:
        arguments.save.write_text(report, encoding="utf-8")


if __name__ == "__main__":
    main()
