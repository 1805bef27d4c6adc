"""Writes the database of this version, with running games, for the tests of later versions.

Run it before each release: `.venv/bin/python scripts/upgrade_fixture.py`. It adds a file to
`tests/server/storage/fixtures`, and a test opens every file there with the current program.
Existing files never change: they are what older versions really wrote.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import time

from whistlestop.boards.library import available
from whistlestop.server.access.identity import hashed
from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.services import Services, running
from whistlestop.server.tables import commands as c
from whistlestop.server.tables.options import ClockOptions, Options, SeatPlan
from whistlestop.server.tables.setup import set_up

FOLDER = Path(__file__).parent.parent / "tests/server/storage/fixtures"
PEOPLE = {"anna": "Anna", "bo": "Bo"}
TOKEN = "the-fixture-token-of-{}"
"""The cookies of these people, so that a test can be them."""
BOARDS = available()
MOVES = 24
"""Decisions in each running game."""


def main() -> None:
    """Write the fixture of this version."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.sqlite"
        asyncio.run(fill(file))
        with closing(sqlite3.connect(file)) as connection:
            schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            text = "\n".join(connection.iterdump()) + "\n"
    target = FOLDER / f"{version('whistlestop')}-schema-{schema}.sql"
    if target.exists():
        sys.exit(f"{target}: this version's fixture exists, and is kept")
    FOLDER.mkdir(exist_ok=True)
    target.write_text(text, encoding="utf-8")
    print(f"{target}: {len(text):,} bytes")


async def fill(file: Path) -> None:
    """A game on each board, one against a bot, one table that waits, and one that was closed."""
    settings = Settings(database=f"sqlite:///{file}", bot_workers=1, bot_pause=0)
    async with running(settings, BoardLibrary()) as services:
        for person, name in PEOPLE.items():
            await services.people.create(person, name, hashed(TOKEN.format(person)), time())
        bank = ClockOptions("bank", 600, 10)
        for board in BOARDS:
            clock = bank if board == BOARDS[0] else ClockOptions()
            await seat(services, f"game-on-{board}", board, "open", clock)
            await order(services, f"game-on-{board}", "bo", c.Sit("Bo"))
            await order(services, f"game-on-{board}", "anna", c.Start())
            await play(services, f"game-on-{board}", ["anna", "bo"])
        await seat(services, "game-with-a-bot", BOARDS[0], "easy")
        await order(services, "game-with-a-bot", "anna", c.Start())
        await play(services, "game-with-a-bot", ["anna"])
        await seat(services, "waiting", BOARDS[0], "open")
        await seat(services, "closed", BOARDS[0], "open")
        await order(services, "closed", "anna", c.Close())


async def seat(
    services: Services, id_: str, board: str, other: str, clock: ClockOptions | None = None
) -> None:
    """Anna sets up a table with an open seat or a bot."""
    opposite = SeatPlan("open") if other == "open" else SeatPlan("bot", bot=other)
    options = Options(public=True, clock=clock or ClockOptions())
    plan = [SeatPlan("person", "Anna"), opposite]
    created = set_up(services.boards.get(board), options, plan, "anna", "Anna", services.bots)
    await services.registry.room(id_).create(created, "anna", "anna:create")


async def order(services: Services, id_: str, person: str, command: c.AnyCommand) -> None:
    """Carry out a command."""
    room = services.registry.room(id_)
    version = room.version
    await room.command(person, f"order-{version:06d}", version, True, command)


async def play(services: Services, id_: str, people: list[str]) -> None:
    """Make some moves for people, and wait for bots."""
    random, done = Random(id_), 0
    while done < MOVES:
        for number, person in enumerate(people):
            view = (await services.registry.room(id_).snapshot((number,))).view(number)
            if number in view.to_act:
                move = random.choice(view.legal_moves().texts())
                await order(services, id_, person, c.Play(number, move))
                done += 1
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    main()
