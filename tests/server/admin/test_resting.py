"""What the host does while no server runs: it is done at once, and written down just the same."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import text

from server.admin.ordering import open_office, order, run
from server.storage.databases import FIXTURES, GAMES, fill, load_fixture, rows_of
from server.storage.helping import prepared
from whistlestop.server.administration import OrderRefused
from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.services import at_rest
from whistlestop.server.storage.errors import StorageError

STAGE, SUMMARY = 3, 6


def _table(url: str, id_: str) -> tuple[object, ...]:
    return next(row for row in rows_of(url)["tables"] if row[0] == id_)


def test_orders_need_no_server(url: str, tmp_path: Path) -> None:
    fill(url, tmp_path)
    assert run(order(url, "close", GAMES[0])) == "closed"
    assert _table(url, GAMES[0])[STAGE] == "closed"
    # Bo's four other games go on with a bot; Anna is still there.
    assert run(order(url, "ban", "Bo")) == "banned; 4 tables left"
    # Nobody is left at Anna's tables.
    assert run(order(url, "remove", "Anna")) == "logged out; 6 tables left"
    assert {row[STAGE] for row in rows_of(url)["tables"]} == {"closed"}
    outcomes = [row[-1] for row in sorted(rows_of(url)["admin_actions"], key=lambda r: r[1])]
    assert outcomes == ["closed", "banned; 4 tables left", "logged out; 6 tables left"]


def test_archived_games_lose_the_name_too(url: str, tmp_path: Path) -> None:
    fill(url, tmp_path)

    async def put_away() -> int:
        async with at_rest(Settings(database=url, bot_workers=1), BoardLibrary()) as services:
            return await services.archive.put_away(time.time() + 1000)

    run(order(url, "close", GAMES[0]))
    assert run(put_away()) == 2
    assert run(order(url, "rename", "Anna", "Hannah")) == "renamed; 8 tables changed"
    record = {row[0]: row[1] for row in rows_of(url)["archive"]}[GAMES[0]]
    assert "# seat 0 person Hannah\n# seat 1 person Bo\n" in record
    assert '"name":"Hannah"' in str(_table(url, GAMES[0])[SUMMARY])
    run(order(url, "delete", "Hannah"))
    record = {row[0]: row[1] for row in rows_of(url)["archive"]}[GAMES[0]]
    assert "# seat 0 person —\n# seat 1 person Bo\n" in record
    stored = repr(rows_of(url))
    assert "Hannah" not in stored
    assert "'Anna'" not in stored
    assert '"Anna"' not in stored


def test_a_name_can_be_ambiguous_or_unknown(sqlite_url: str, tmp_path: Path) -> None:
    fill(sqlite_url, tmp_path)

    async def rename() -> None:
        async with prepared(sqlite_url) as database, database.writing() as connection:
            await connection.execute(text("UPDATE people SET name = 'Same'"))

    run(rename())
    with pytest.raises(OrderRefused, match=r"'same' can be several: expected .* ids anna, bo"):
        run(order(sqlite_url, "ban", "same"))
    with pytest.raises(OrderRefused, match="there is no person 'cleo'"):
        run(order(sqlite_url, "ban", "cleo"))
    with pytest.raises(OrderRefused, match="'game' can be several"):
        run(order(sqlite_url, "close", "game"))


def test_lists_show_tables_and_people(url: str, tmp_path: Path) -> None:
    fill(url, tmp_path)

    async def work() -> None:
        async with open_office(Settings(database=url, bot_workers=1)) as office:
            tables = await office.lists.tables(ended=False)
            assert {table.id for table in tables} == {*GAMES, "game-with-a-bot", "waiting"}
            game = next(table for table in tables if table.id == GAMES[0])
            assert (game.players, game.stage) == (("Anna", "Bo"), "playing")
            assert len(await office.lists.tables(ended=True)) == 8
            people = {p.person.id: p.open_tables for p in await office.lists.people("")}
            assert people == {"anna": 7, "bo": 5}
            assert [p.person.name for p in await office.lists.people("NN")] == ["Anna"]

    run(work())


def test_a_missing_or_foreign_database_is_left_alone(url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="expected a server's database, but"):
        run(order(url, "ban", "Bo"))
    assert not (tmp_path / "games.sqlite").exists()


def test_an_older_database_is_upgraded_first(sqlite_url: str, tmp_path: Path) -> None:
    load_fixture(tmp_path / "games.sqlite", FIXTURES[0])
    assert run(order(sqlite_url, "ban", "Bo")).startswith("banned")
    assert list(tmp_path.glob("games.before-*.sqlite"))
