"""What the host does while the server runs: everyone it concerns notices at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import websockets

from server.admin.ordering import order, person_id, run
from server.playing import Client, Person
from server.running import Nursery, Server, running
from server.sitting import two_at_a_table
from server.storage.databases import rows_of
from waiting import wait_until_true
from whistlestop.server.administration import OrderRefused

POLICY_VIOLATION = 1008


@pytest.fixture
def server(url: str, nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A running server, on each kind of database."""
    server = Server(nursery, tmp_path, database=url)
    server.constants = {"admin.desk.POLL_INTERVAL": 0.05}
    server.start()
    yield server
    server.kill()


async def turned_away(person: Person) -> str:
    """The code with which the server refuses a person's requests."""
    answer = await person.request("GET", "/api/me")
    assert answer.status_code == 403, answer.text
    code: str = answer.json()["code"]
    return code


async def gone(client: Client) -> None:
    """Wait until the server has hung up."""
    await client.until(lambda: not client.connected)
    assert client.close_code == POLICY_VIOLATION


def test_a_closed_table_tells_its_players(server: Server, url: str) -> None:
    async def work() -> None:
        async with two_at_a_table(server) as (anna, bo):
            assert await order(url, "close", anna.table[:8]) == "closed"
            for client in (anna, bo):
                await client.until(lambda c=client: c.info["stage"] == "closed")
                assert client.info["closed"] == "server"
                assert client.events[-1]["entry"] == {"type": "closed", "why": "server"}
            assert await order(url, "close", anna.table) == "already over"
            record = await anna.person.request("GET", f"/api/games/{anna.table}/record")
            assert "# seat 1 person Bo" in record.text

    run(work())
    assert "action=close" in server.log_text().replace("'", "")


def test_a_banned_person_is_out_and_stays_out(server: Server, url: str) -> None:
    async def work() -> None:
        async with two_at_a_table(server) as (anna, bo):
            code = (await bo.person.request("POST", "/api/me/code")).json()["code"]
            assert await order(url, "ban", "Bo") == "banned; 1 table left"
            await gone(bo)
            assert bo.others[-1]["code"] == "banned"
            await anna.until(lambda: anna.info["seats"][1].get("away") == "left")
            assert await turned_away(bo.person) == "banned"
            again = await bo.person.request("POST", "/api/me", json={"name": "Bob"})
            assert again.status_code == 403
            async with websockets.connect(
                f"{server.socket_url}/ws/table", additional_headers={"Cookie": bo.person.cookie}
            ) as socket:
                assert json.loads(await socket.recv())["code"] == "banned"
            other = Person(server.url, "", "Bo")
            known = await other.request("POST", "/api/me/recognise", json={"code": code})
            assert (known.status_code, known.json()["code"]) == (403, "banned")
            await order(url, "unban", "Bo")
            back = Client(bo.person, server.url, bo.table)
            await back.connect()
            await back.do("return", seat=1)
            await anna.until(lambda: "away" not in anna.info["seats"][1])
            await back.close()

    run(work())


def test_a_removed_person_leaves_tables_and_logins(server: Server, url: str) -> None:
    async def work() -> None:
        anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
        made = await anna.create("europe", "person", "open", options={"public": True})
        mine, yours = (Client(who, server.url, made["id"]) for who in (anna, bo))
        await mine.connect()
        await yours.connect()
        await yours.do("sit", name="Bo")
        await mine.until(lambda: mine.info["seats"][1]["kind"] == "person")
        assert await order(url, "remove", "bo") == "logged out; 1 table left"
        await gone(yours)
        await mine.until(lambda: mine.info["seats"][1]["kind"] == "open")
        assert (await bo.request("GET", "/api/me")).json()["known"] is False
        await mine.close()

    run(work())


def test_a_new_name_appears_everywhere(server: Server, url: str) -> None:
    async def work() -> None:
        async with two_at_a_table(server) as (anna, bo), two_at_a_table(server) as (_, other):
            await other.close()
            await order(url, "close", other.table)
            for who in (bo, other):
                found = await who.person.request("GET", "/api/me/tables")
                table = found.json()["tables"][0]["id"]
                assert table == who.table
            bo_id = rows_of(url)["seats"]
            mine = next(row for row in bo_id if row[0] == bo.table and row[1] == 1)[2]
            await order(url, "rename", mine, "Anna")
            await anna.until(lambda: anna.info["seats"][1]["name"] == "Anna 2")
            assert (await bo.person.request("GET", "/api/me")).json()["name"] == "Anna"
            theirs = next(row for row in bo_id if row[0] == other.table and row[1] == 1)[2]
            await order(url, "rename", theirs, "Cleo")
            record = await other.person.request("GET", f"/api/games/{other.table}/record")
            assert "# seat 1 person Cleo" in record.text

    run(work())


SECRET, WORDS = "Wilhelmina Rosenblum", "my street is Elm Lane"


def test_deleted_data_is_gone_but_games_stay(server: Server, url: str) -> None:
    async def work() -> None:
        anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, SECRET)
        tables = []
        for _ in range(2):
            title = {"title": f"At {SECRET}"}
            made = await bo.create("new-york", "person", "open", options=title)
            mine = Client(bo, server.url, made["id"])
            yours = Client(anna, server.url, made["id"], made["invite"])
            await mine.connect()
            await yours.connect()
            await yours.do("sit", name="Anna")
            await mine.do("start")
            await mine.do("say", seat=0, text=WORDS)
            await mine.do("play", seat=0, move=mine.legal[0][0])
            tables.append((mine, yours))
        await order(url, "close", tables[0][0].table)
        assert await order(url, "delete", SECRET) == "deleted; 2 tables changed"
        for mine, yours in tables:
            await gone(mine)
            await yours.until(lambda c=yours: c.info["seats"][0]["name"] == "—")
            late = Client(anna, server.url, yours.table)
            await late.connect()
            assert (await late.ask("history"))["chat"] == []
            await late.close()
        record = await anna.request("GET", f"/api/games/{tables[0][0].table}/record")
        assert "# seat 0 person —\n# seat 1 person Anna\n" in record.text
        assert (await bo.request("GET", "/api/me")).json()["known"] is False
        playing = tables[1][1]
        assert playing.info["seats"][0]["away"] == "left"
        for _, yours in tables:
            await yours.close()

    run(work())
    stored = repr(rows_of(url))
    assert SECRET not in stored
    assert WORDS not in stored
    assert "Anna" in stored


@pytest.mark.xdist_group("postgres")
def test_a_ban_reaches_all_processes(postgres_url: str, nursery: Nursery, tmp_path: Path) -> None:
    with (
        running(nursery, tmp_path, database=postgres_url) as one,
        running(nursery, tmp_path, database=postgres_url) as two,
    ):

        async def work() -> None:
            bo = await Person.meet(one.url, "Bo")
            made = await bo.create("europe", "person", "easy", start=True)
            clients = [Client(bo, server.url, made["id"]) for server in (one, two)]
            for client in clients:
                await client.connect()
            await order(postgres_url, "ban", "Bo")
            for client in clients:
                await gone(client)
            for server in (one, two):
                assert await turned_away(Person(server.url, bo.cookie, "Bo")) == "banned"

        run(work())


@pytest.mark.xdist_group("postgres")
def test_a_ban_that_was_not_heard_of_is_noticed_later(
    postgres_url: str, nursery: Nursery, tmp_path: Path
) -> None:
    """A process that lost its connection for news looks again when it is back."""
    with running(nursery, tmp_path, database=postgres_url) as server:

        async def work() -> None:
            async with two_at_a_table(server) as (anna, bo):
                with psycopg.connect(postgres_url, autocommit=True) as connection:
                    connection.execute("UPDATE people SET banned = 1 WHERE name = 'Bo'")
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_locks "
                        "WHERE locktype = 'advisory' AND mode = 'ShareLock' AND database = "
                        "(SELECT oid FROM pg_database WHERE datname = current_database())"
                    )
                await gone(bo)
                assert await turned_away(bo.person) == "banned"
                assert anna.connected

        run(work())


def test_every_order_is_written_down(server: Server, url: str) -> None:
    async def work() -> None:
        await Person.meet(server.url, "Bo")
        await order(url, "rename", "Bo", "Boris")
        await order(url, "ban", "Boris")
        with pytest.raises(OrderRefused, match="there is no person 'Nobody'"):
            await order(url, "ban", "Nobody")

    run(work())
    rows = sorted(rows_of(url)["admin_actions"], key=lambda row: row[1])
    boris = person_id(url, "Boris")
    assert [(row[3], row[4], row[5]) for row in rows] == [
        ("rename", boris, "Boris"),
        ("ban", boris, ""),
    ]
    assert all("@" in row[2] and row[7] is not None for row in rows)
    run(wait_until_true(lambda: "action=ban" in server.log_text()))
