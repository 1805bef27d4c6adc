"""Processes hear of each other's entries, and of gaps in the news."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest

from server.postgres import Cluster
from server.storage.helping import commit, prepared, run, statements_of, wait_until
from whistlestop.server.storage.bus import Bus, LocalBus
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.postgres_bus import PostgresBus, open_bus

pytestmark = pytest.mark.xdist_group("postgres")


class Ear:
    """Everything that was heard."""

    def __init__(self) -> None:
        self.tables: list[tuple[str, int]] = []
        self.gaps = 0
        self.news: list[tuple[str, list[str]]] = []

    def on_table(self, table: str, version: int) -> None:
        self.tables.append((table, version))

    def on_gap(self) -> None:
        self.gaps += 1

    def on_news(self, kind: str, lines: list[str]) -> None:
        self.news.append((kind, lines))


class Process:
    """A journal and a bus that listens, as a server has them."""

    def __init__(self, journal: Journal, bus: Bus, ear: Ear) -> None:
        self.journal, self.bus, self.ear = journal, bus, ear


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Process]:
    async with prepared(url) as database:
        bus, ear = PostgresBus(database), Ear()
        await bus.start(ear.on_table, ear.on_gap, ear.on_news)
        try:
            yield Process(Journal(database, bus), bus, ear)
        finally:
            await bus.close()


def test_others_hear_of_an_entry_and_the_writer_does_not(postgres_url: str) -> None:
    async def work() -> None:
        async with process(postgres_url) as left, process(postgres_url) as right:
            await asyncio.gather(*map(left.journal.commit, (commit("a"), commit("b"))))
            await right.journal.commit(commit("a", 2))
            await wait_until(lambda: left.ear.tables == [("a", 2)])
            await wait_until(lambda: right.ear.tables == [("a", 1), ("b", 1)])
            assert left.ear.tables == [("a", 2)]

    run(work())


def test_an_entry_that_is_not_written_is_not_announced(postgres_url: str) -> None:
    async def work() -> None:
        async with process(postgres_url) as left, process(postgres_url) as right:
            await left.journal.commit(commit("a", nonce="first"))
            await left.journal.commit(commit("a", nonce="second"))
            await left.journal.commit(commit("b"))
            await wait_until(lambda: ("b", 1) in right.ear.tables)
            assert right.ear.tables == [("a", 1), ("b", 1)]

    run(work())


def test_transient_news_reaches_the_others(postgres_url: str) -> None:
    async def work() -> None:
        async with process(postgres_url) as left, process(postgres_url) as right:
            await left.bus.publish("presence", ["p1 is here: Zürich"])
            await left.bus.publish("empty", [""])
            await wait_until(lambda: len(right.ear.news) == 2)
            assert right.ear.news == [("presence", ["p1 is here: Zürich"]), ("empty", [""])]
            assert left.ear.news == []

    run(work())


def test_news_that_does_not_fit_is_refused(postgres_url: str) -> None:
    async def work() -> None:
        async with process(postgres_url) as left:
            with pytest.raises(ValueError, match="7000 bytes"):
                await left.bus.publish("presence", ["x" * 7000])
            with pytest.raises(ValueError, match="one-word"):
                await left.bus.publish("two words", ["x"])

    run(work())


def test_many_lines_of_news_take_one_statement_and_few_payloads(postgres_url: str) -> None:
    lines = [f"table-{i:05d} 0,1,2 3 {'é' * 10}" for i in range(1000)]

    async def work() -> None:
        async with prepared(postgres_url) as database, process(postgres_url) as right:
            asked = statements_of(database)
            await PostgresBus(database).publish("presence", lines)
            await wait_until(lambda: sum(len(news) for _, news in right.ear.news) == 1000)
            assert [line for _, news in right.ear.news for line in news] == lines
            assert len(right.ear.news) < 12
            assert len(asked) == 1

    run(work())


def test_a_lost_connection_is_reopened_and_the_gap_is_reported(
    postgres: Cluster, postgres_url: str
) -> None:
    async def work() -> None:
        async with process(postgres_url) as left, process(postgres_url) as right:
            for version in (1, 2):
                await asyncio.to_thread(postgres.restart)
                await wait_until(lambda n=version: left.ear.gaps == right.ear.gaps == n)
                await left.journal.commit(commit("a", version))
                await wait_until(lambda n=version: ("a", n) in right.ear.tables)

    run(work())


def test_news_during_an_outage_is_lost_without_harm(postgres: Cluster, postgres_url: str) -> None:
    async def work() -> None:
        async with process(postgres_url) as left, process(postgres_url) as right:
            await asyncio.to_thread(postgres.stop)
            try:
                await left.bus.publish("presence", ["lost"])
            finally:
                await asyncio.to_thread(postgres.start)
            await wait_until(lambda: right.ear.gaps == 1)
            await left.bus.publish("presence", ["heard"])
            await wait_until(lambda: right.ear.news == [("presence", ["heard"])])

    run(work())


def test_an_error_in_a_listener_does_not_stop_the_bus(postgres_url: str) -> None:
    errors: list[str] = []

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, c: errors.append(c["message"]))
        async with process(postgres_url) as left, prepared(postgres_url) as database:
            bus, heard = PostgresBus(database), []

            def listen(table: str, version: int) -> None:
                heard.append(table)
                raise RuntimeError(table)

            await bus.start(listen, lambda: None)
            await left.journal.commit(commit("a"))
            await left.journal.commit(commit("b"))
            await wait_until(lambda: heard == ["a", "b"])
            await bus.close()

    run(work())
    assert len(errors) == 2


def test_unknown_news_is_ignored(postgres_url: str) -> None:
    async def work() -> None:
        async with process(postgres_url) as left, process(postgres_url) as right:
            with psycopg.connect(postgres_url, autocommit=True) as stranger:
                for nonsense in ("", "table", "table a one x", "table a 1 x y", "weather rain"):
                    stranger.execute("SELECT pg_notify('whistlestop', %s)", [nonsense])
            await left.journal.commit(commit("a"))
            await wait_until(lambda: ("a", 1) in right.ear.tables)
            assert right.ear.gaps == 0

    run(work())


def test_a_bus_without_a_database_fails_clearly() -> None:
    async def work() -> None:
        database = open_database("postgresql://ann:hushhush@127.0.0.1:1/games")
        with pytest.raises(StorageError, match="expected a database that can be reached") as caught:
            await PostgresBus(database).start(lambda *_: None, lambda: None)
        assert "hushhush" not in str(caught.value)
        await database.close()

    run(work())


def test_each_kind_of_database_has_its_bus(sqlite_url: str, postgres_url: str) -> None:
    async def work() -> None:
        for url, kind in ((sqlite_url, LocalBus), (postgres_url, PostgresBus)):
            database = open_database(url)
            assert isinstance(open_bus(database), kind)
            await database.close()

    run(work())
