"""People are recognised by their sessions and codes."""

from __future__ import annotations

import traceback

import pytest
from sqlalchemy import select

from server.storage.helping import prepared, run
from whistlestop.server.storage.errors import StorageError, StorageFailed
from whistlestop.server.storage.people import HOUR, People
from whistlestop.server.storage.rows import Person
from whistlestop.server.storage.schema import sessions


def test_a_person_is_recognised_by_every_session(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            people = People(database)
            ann = await people.create("p1", "Ann", "phone", now=5.0)
            assert ann == Person("p1", "Ann", created=5.0, seen=5.0)
            await people.add_session("p1", "laptop", now=6.0)
            await people.create("p2", "Bob", "tablet", now=7.0)
            assert await people.by_session("phone") == ann
            assert await people.by_session("laptop") == ann
            assert await people.by_session("unknown") is None

    run(work())


def test_a_deleted_session_is_forgotten_and_the_others_stay(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            people = People(database)
            ann = await people.create("p1", "Ann", "phone", now=5.0)
            await people.add_session("p1", "laptop", now=6.0)
            await people.delete_session("phone")
            await people.delete_session("unknown")
            assert await people.by_session("phone") is None
            assert await people.by_session("laptop") == ann

    run(work())


def test_a_person_has_one_code(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            people = People(database)
            ann = await people.create("p1", "Ann", "phone", now=5.0)
            await people.set_code("p1", "first")
            await people.set_code("p1", "second")
            assert await people.by_code("first") is None
            assert await people.by_code("second") == ann
            await people.set_code("p1", None)
            assert await people.by_code("second") is None

    run(work())


def test_two_people_cannot_have_the_same_code(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            people = People(database)
            ann = await people.create("p1", "Ann", "phone", now=5.0)
            await people.create("p2", "Bob", "tablet", now=5.0)
            await people.set_code("p1", "code")
            with pytest.raises(StorageFailed):
                await people.set_code("p2", "code")
            assert await people.by_code("code") == ann

    run(work())


def test_an_error_does_not_repeat_the_values(url: str) -> None:
    token = "hush" * 2  # so that no line of this file contains it

    async def work() -> None:
        async with prepared(url) as database:
            people = People(database)
            await people.create("p1", "Ann", token, now=5.0)
            with pytest.raises(StorageFailed) as caught:
                await people.add_session("p1", token, now=5.0)
            assert token not in "".join(traceback.format_exception(caught.value))
            if database.is_sqlite:  # PostgreSQL includes the value in its own message
                assert token not in str(caught.value.__context__)

    run(work())


def test_a_new_name_is_kept(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            people = People(database)
            await people.create("p1", "Ann", "phone", now=5.0)
            await people.rename("p1", "Änne")
            found = await people.by_session("phone")
            assert found is not None
            assert found.name == "Änne"

    run(work())


def test_an_unknown_person_cannot_be_changed(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            with pytest.raises(StorageError, match="Expected an existing person, not p9"):
                await People(database).rename("p9", "Nobody")
            with pytest.raises(StorageFailed):
                await People(database).add_session("p9", "phone", now=5.0)

    run(work())


def test_a_visit_is_recorded_at_most_once_an_hour(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            people = People(database)
            await people.create("p1", "Ann", "phone", now=0.0)
            assert not await people.touch("phone", now=HOUR - 1)
            assert await people.touch("phone", now=HOUR)
            assert not await people.touch("phone", now=HOUR + 1)
            assert not await people.touch("unknown", now=HOUR)
            found = await people.by_session("phone")
            assert found is not None
            async with database.reading() as connection:
                session = await connection.scalar(select(sessions.c.seen))
            assert (found.seen, session) == (HOUR, HOUR)

    run(work())
