"""Two servers on one PostgreSQL act as one server to the players."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
import websockets

from server.browsing import Browser
from server.companies import Company
from server.ledger import log_of, stage_of
from server.playing import Client, Message, Person, RefusedCommand
from server.postgres import Cluster
from server.running import Nursery, Server, running
from server.sitting import replace_missing, said_no
from waiting import LIMIT, LONG_LIMIT
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.entries import read_envelope

pytestmark = pytest.mark.xdist_group("postgres")
Pair = tuple[Server, Server]


@pytest.fixture
def pair(nursery: Nursery, tmp_path: Path, postgres_url: str) -> Iterator[Pair]:
    """Two servers on one database."""
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(running(nursery, tmp_path, database=postgres_url)) for _ in range(2)
        )
        yield first, second


def database(pair: Pair) -> str:
    """The address of their database."""
    url: str = pair[0].settings["database"]
    return url


def play(work: Any, within: float = LONG_LIMIT) -> None:
    """Run something, within a time limit."""
    asyncio.run(asyncio.wait_for(work, within))


async def company_of(pair: Pair, board: str, people: int, *bots: str) -> Company:
    """People who sit at one table through both servers, for a single game."""
    company = Company(board, people, bots, Random(board))
    company.pause = 0.01
    await company.meet([server.url for server in pair])
    company.end()
    return company


async def moves_made(company: Company, number: int) -> None:
    """Wait until the game has got this far."""
    while company.version < number:
        await asyncio.sleep(0.02)


@asynccontextmanager
async def met_at(pair: Pair) -> AsyncIterator[tuple[Client, Client]]:
    """A game between two people, one at each server. The first was alone there for a while."""
    anna, bo = await Person.meet(pair[0].url, "Anna"), await Person.meet(pair[1].url, "Bo")
    made = await anna.create("new-york", "person", "open")
    mine = Client(anna, pair[0].url, made["id"])
    yours = Client(bo, pair[1].url, made["id"], made["invite"])
    try:
        await mine.connect()
        await mine.until(lambda: last_presence(mine) == [0])
        await yours.connect()
        await yours.do("sit", name="Bo")
        await mine.until(lambda: mine.version == 2)
        await mine.do("start")
        await yours.until(lambda: yours.views)
        yield mine, yours
    finally:
        await mine.close()
        await yours.close()


def common(browser: Browser) -> list[Message]:
    """The events without what is only for one seat."""
    private = ("views", "seats")
    return [{k: v for k, v in event.items() if k not in private} for event in browser.events]


def last_presence(client: Client) -> list[int] | None:
    """The seats last reported as present."""
    told = [message["here"] for message in client.others if message["type"] == "presence"]
    return told[-1] if told else None


def test_both_processes_send_the_same_events_in_the_same_order(pair: Pair) -> None:
    async def work() -> None:
        company = await company_of(pair, "europe", 4, "medium")
        await company.play()
        await company.check_finished(database(pair))
        told = [common(browser) for browser in company.browsers]
        shortest = min(map(len, told))
        assert shortest > 100
        assert all(events[-shortest:] == told[0][-shortest:] for events in told)

    play(work())


def test_clients_of_a_killed_process_continue_at_the_other(pair: Pair) -> None:
    async def work() -> None:
        company = await company_of(pair, "iberia", 3, "easy")
        game = asyncio.create_task(company.play())
        await moves_made(company, 40)
        assert not company.browsers[1].over
        await asyncio.to_thread(pair[1].kill)
        await game
        await company.check_finished(database(pair))
        assert company.browsers[1].sessions > 1

    play(work())


def test_bots_and_clocks_of_a_killed_process_are_taken_over(pair: Pair) -> None:
    """Nobody is looking at the table: the other process finds it by itself."""

    async def work() -> None:
        sleeper = await Person.meet(pair[0].url, "Sleeper")
        options = {"clock": {"kind": "move", "seconds": 5}}
        made = await sleeper.create(
            "new-york", "person", "easy", "medium", options=options, start=True
        )
        await asyncio.to_thread(pair[0].kill)
        before = len(log_of(database(pair), made["id"]))
        while stage_of(database(pair), made["id"]) != "over":
            await asyncio.sleep(0.1)
        after = [
            read_envelope(row.entry).entry for row in log_of(database(pair), made["id"])[before:]
        ]
        assert after.count(e.StoodIn(0, "clock")) == 1
        seats = {entry.seat for entry in after if isinstance(entry, e.Moved)}
        assert seats == {0, 1, 2}

    play(work())


@pytest.mark.parametrize(
    "how", [pytest.param(signal.SIGINT, marks=pytest.mark.slow), signal.SIGQUIT]
)
def test_both_processes_recover_when_the_database_restarts(
    pair: Pair, postgres: Cluster, how: signal.Signals
) -> None:
    async def work() -> None:
        company = await company_of(pair, "nordic", 3)
        game = asyncio.create_task(company.play())
        await moves_made(company, 30)
        await asyncio.to_thread(postgres.restart, how)
        company.check_now(database(pair))
        await game
        await company.check_finished(database(pair))
        assert all(server.alive for server in pair)

    play(work())


def test_a_process_that_could_not_write_still_sends_what_another_wrote(
    nursery: Nursery, tmp_path: Path, postgres: Cluster
) -> None:
    """Spectators see no gap at the process where a command failed."""
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    limited = url.replace("postgres@", f"weak_{name}@")
    rights = f"INSERT ON log FROM weak_{name}"
    with psycopg.connect(url, autocommit=True) as admin, ExitStack() as stack:
        admin.execute(f"CREATE ROLE weak_{name} LOGIN")
        admin.execute(f"GRANT weak_{name} TO postgres")
        admin.execute(f"GRANT ALL ON SCHEMA public TO weak_{name}")
        strong = stack.enter_context(running(nursery, tmp_path, database=url))
        for kind in ("TABLES", "SEQUENCES"):
            admin.execute(f"GRANT ALL ON ALL {kind} IN SCHEMA public TO weak_{name}")
        weak = stack.enter_context(running(nursery, tmp_path, database=limited))

        async def work() -> None:
            async with met_at((weak, strong)) as (mine, yours):
                admin.execute(f"REVOKE {rights}")
                with pytest.raises(RefusedCommand) as refused:
                    await mine.do("say", seat=0, text="nobody hears this")
                assert refused.value.code == "storage"
                await yours.do("say", seat=1, text="Are you there?")
                await mine.until(lambda: mine.version == 4)
                admin.execute(f"GRANT {rights.replace('FROM', 'TO')}")
                assert await mine.do("say", seat=0, text="Yes") == 5
                await yours.until(lambda: yours.version == 5)
                assert [event["entry"].get("text") for event in mine.events[-2:]] == [
                    "Are you there?",
                    "Yes",
                ]

        play(work())


def test_each_process_knows_who_is_at_the_other(pair: Pair) -> None:
    async def work() -> None:
        async with met_at(pair) as (mine, yours):
            await mine.until(lambda: last_presence(mine) == [0, 1])
            await yours.until(lambda: last_presence(yours) == [0, 1])
            await yours.close()
            await mine.until(lambda: last_presence(mine) == [0])
            yours.others.clear()
            await yours.connect()
            await mine.until(lambda: last_presence(mine) == [0, 1])
            await yours.until(lambda: last_presence(yours) == [0, 1])

    play(work())


@contextmanager
def impatient(
    nursery: Nursery,
    folder: Path,
    database: str,
    absence: float,
    constants: dict[str, float] | None = None,
) -> Iterator[Pair]:
    """Two servers where a bot may soon replace a missing person."""
    with ExitStack() as stack:
        first, second = (
            Server(nursery, folder, database=database, absence=absence) for _ in range(2)
        )
        for server in (first, second):
            server.constants = constants or {}
            stack.callback(server.kill)
            server.start()
        yield first, second


def test_people_stay_present_at_the_other_process_until_it_dies(
    nursery: Nursery, tmp_path: Path, postgres_url: str
) -> None:
    async def work(pair: Pair) -> None:
        async with met_at(pair) as (mine, _):
            await mine.until(lambda: last_presence(mine) == [0, 1])
            await asyncio.sleep(stale + 0.5)
            assert await said_no(mine.do("replace", seat=1)) == "present"
            await asyncio.to_thread(pair[1].kill)
            await mine.until(lambda: last_presence(mine) == [0])
            await replace_missing(mine, 1)

    stale = 3.0  # a busy machine may be late with the next report
    hurried = {"ws.presence.REFRESH_INTERVAL": 0.3, "rooms.audience.STALE": stale}
    with impatient(nursery, tmp_path, postgres_url, 1, hurried) as pair:
        play(work(pair))


def test_a_person_who_leaves_the_other_process_has_only_just_gone(
    nursery: Nursery, tmp_path: Path, postgres_url: str
) -> None:
    """However long this process has had the table open."""

    async def work(pair: Pair) -> None:
        async with met_at(pair) as (mine, yours):
            await mine.until(lambda: last_presence(mine) == [0, 1])
            await asyncio.sleep(absence + 0.2)
            await yours.close()
            await mine.until(lambda: last_presence(mine) == [0])
            wait = mine.others[-1]["replaceable_in"]["1"]
            assert 0 < wait <= absence
            assert await said_no(mine.do("replace", seat=1)) == "present"
            await replace_missing(mine, 1)

    absence = 4.0
    with impatient(nursery, tmp_path, postgres_url, absence) as pair:
        play(work(pair))


def test_the_lobby_of_one_process_hears_of_a_table_made_at_the_other(pair: Pair) -> None:
    async def work() -> None:
        bo = await Person.meet(pair[1].url, "Bo")
        async with websockets.connect(f"{pair[0].socket_url}/ws/lobby") as lobby:
            assert json.loads(await lobby.recv())["tables"] == []
            made = await bo.create("europe", "person", "open", options={"public": True})
            heard = json.loads(await asyncio.wait_for(lobby.recv(), LIMIT))
            assert [table["id"] for table in heard["tables"]] == [made["id"]]

    play(work())


def test_both_processes_show_the_same_lists_and_know_whose_turn_it_is(pair: Pair) -> None:
    async def work() -> None:
        async with met_at(pair) as (mine, yours):
            for _ in range(6):
                await mine.until(lambda: mine.version == yours.version)
                acting = [c for c in (mine, yours) if any(c.legal.get(s) for s in c.seats)]
                for client in (mine, yours):
                    assert client.person is not None
                    for server in pair:
                        client.person.url = server.url
                        listed = await client.person.request("GET", "/api/me/tables")
                        (table,) = listed.json()["tables"]
                        assert table["my_turn"] == (client in acting)
                seat = acting[0].seats[0]
                version = await acting[0].do("play", seat=seat, move=acting[0].legal[seat][0])
                for client in (mine, yours):
                    await client.until(lambda c=client, v=version: c.version >= v)

    play(work())


def test_pages_of_the_lobby_continue_at_the_other_process(pair: Pair) -> None:
    async def work() -> None:
        anna = await Person.meet(pair[0].url, "Anna")
        for number in range(53):
            made = {"public": True, "title": f"Table {number}"}
            await anna.create("new-york", "person", "open", options=made)
        first = (await anna.request("GET", "/api/tables")).json()
        anna.url = pair[1].url
        second = (await anna.request("GET", f"/api/tables?before={first['next']}")).json()
        titles = [table["title"] for table in [*first["tables"], *second["tables"]]]
        assert titles == [f"Table {number}" for number in reversed(range(53))]
        assert "next" not in second

    play(work())
