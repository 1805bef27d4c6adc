"""What was acknowledged survives the death of the server."""

from __future__ import annotations

import subprocess
import sys

from server.storage.helping import prepared, run
from whistlestop.server.storage.table_store import TableStore

SERVER = """
import asyncio, sys
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.storage.postgres_bus import open_bus
from whistlestop.server.storage.rows import Commit, TableRow

async def play(journal, table):
    row = TableRow("europe", True, "playing", None, "{}", 1.0)
    for version in range(1, 100_000):
        assert await journal.commit(Commit(table, version, f"{version}", 1.0, "{}", row))
        print(table, version, flush=True)

async def serve():
    database = open_database(sys.argv[1])
    await prepare(database)
    journal = Journal(database, open_bus(database))
    await asyncio.gather(*(play(journal, table) for table in "abcde"))

asyncio.run(serve())
"""


def test_a_killed_server_has_kept_what_it_acknowledged(url: str) -> None:
    acknowledged: dict[str, int] = {}
    with subprocess.Popen([sys.executable, "-c", SERVER, url], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        for i, line in enumerate(server.stdout):
            if i == 100:
                server.kill()
            if line.endswith(b"\n"):
                table, version = line.decode().split()
                acknowledged[table] = int(version)

    async def work() -> None:
        async with prepared(url) as database:
            for table, last in acknowledged.items():
                versions = [entry.version for entry in await TableStore(database).entries(table)]
                assert versions[:last] == list(range(1, last + 1))

    run(work())
    assert sum(acknowledged.values()) > 90, "it was killed before any move: nothing was tested"
