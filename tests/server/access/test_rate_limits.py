"""Too much, too often: refused as `too-fast`, and the table does not suffer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from time import monotonic
from typing import Any

import httpx
import pytest
import websockets

from server.playing import Client, Person, RefusedCommand
from server.running import Nursery, Server, running
from server.sitting import said_no, two_at_a_table

LIMITS = {
    "tables_per_minute": 1000,
    "joins_per_minute": 200,
    "chat_per_minute": 6,
    "moves_per_second": 5,
    "asks_per_second": 2,
    "sockets_per_person": 3,
}


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("max_wait"), limits=LIMITS) as server:
        yield server


@pytest.fixture
def strict(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A new server, because all clients at one address share its limits."""
    limits = {"tables_per_minute": 6, "joins_per_minute": 10}
    with running(nursery, tmp_path_factory.mktemp("strict"), limits=limits) as server:
        yield server


async def codes(doings: list[Any]) -> list[str]:
    """The outcome of each, in order: `done`, or the code of the refusal."""
    found = []
    for doing in doings:
        try:
            await doing
            found.append("done")
        except RefusedCommand as refused:
            found.append(refused.code)
    return found


def test_commands_sent_too_fast_wait_for_their_turn(server: Server) -> None:
    """Ten at once, then five per second. Meanwhile the connection is not read."""

    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            began = monotonic()
            muting = [yours.do("mute", seat=1, other=0, on=n % 2 == 0) for n in range(20)]
            assert await codes(muting) == ["done"] * 20
            assert monotonic() - began > (20 - 10) / LIMITS["moves_per_second"] - 0.5
            version = await mine.do("play", seat=0, move=mine.legal[0][0])
            assert version == 3 + 20 + 1

    asyncio.run(main())


def test_more_connections_do_not_raise_the_limit(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (_, yours):
            others = [Client(yours.person, server.url, yours.table) for _ in range(2)]
            for other in others:
                await other.connect()
            began = monotonic()
            doings = [
                codes([client.do("mute", seat=1, other=0, on=n % 2 == 0) for n in range(10)])
                for client in (yours, *others)
            ]
            found = Counter(code for done in await asyncio.gather(*doings) for code in done)
            assert found == {"done": 30}
            assert monotonic() - began > (30 - 10) / LIMITS["moves_per_second"] - 0.5
            for other in others:
                await other.close()

    asyncio.run(main())


def test_chat_can_be_limited_while_moves_go_on(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            found = await codes([mine.do("say", seat=0, text=f"word {n}") for n in range(5)])
            assert found == ["done"] * 3 + ["too-fast"] * 2
            assert await said_no(mine.do("react", seat=0, what="hello")) == "too-fast"
            await mine.do("play", seat=0, move=mine.legal[0][0])
            await yours.until(lambda: yours.version == 7)

    asyncio.run(main())


def test_chat_is_counted_per_person_not_per_connection(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, _):
            await codes([mine.do("say", seat=0, text=f"word {n}") for n in range(4)])
            second = Client(mine.person, server.url, mine.table)
            await second.connect()
            assert await said_no(second.do("say", seat=0, text="again")) == "too-fast"
            await second.close()

    asyncio.run(main())


def test_questions_sent_too_fast_wait_for_their_turn(server: Server) -> None:
    """Four at once, then two per second."""

    async def main() -> None:
        async with two_at_a_table(server) as (mine, _):
            began = monotonic()
            assert await codes([mine.ask("history") for _ in range(10)]) == ["done"] * 10
            assert monotonic() - began > (10 - 4) / LIMITS["asks_per_second"] - 0.5

    asyncio.run(main())


def test_tables_can_be_set_up_too_often(strict: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(strict.url, "Anna")
        body = {"board": "new-york", "seats": [{"kind": "person"}, {"kind": "open"}]}
        answers = [await anna.request("POST", "/api/tables", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert answers[-1].json()["code"] == "too-fast"
        mine = await anna.request("GET", "/api/me/tables")
        assert len(mine.json()["tables"]) == 3

    asyncio.run(main())


def test_a_person_can_only_have_a_few_open_tables(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Waiting tables and games in progress are counted separately."""
    limits = {"tables_per_minute": 1000, "waiting_tables": 2, "playing_tables": 1}

    async def main(server: Server) -> None:
        anna = await Person.meet(server.url, "Anna")
        waiting = {"board": "new-york", "seats": [{"kind": "person"}, {"kind": "open"}]}
        playing = {**waiting, "seats": [{"kind": "person"}, {"kind": "bot", "bot": "easy"}]}
        first = (await anna.request("POST", "/api/tables", json=waiting)).json()
        answers = [await anna.request("POST", "/api/tables", json=waiting) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 409]
        assert answers[1].json()["code"] == "too-many-tables"
        mine = Client(anna, server.url, first["id"])
        await mine.connect()
        await mine.do("close")
        begun = await anna.request("POST", "/api/tables", json={**playing, "start": True})
        assert begun.status_code == 201
        refused = await anna.request("POST", "/api/tables", json=waiting)
        assert refused.json()["code"] == "too-many-tables"
        assert "games that are not over" in refused.json()["reason"]
        bo = await Person.meet(server.url, "Bo")
        assert (await bo.request("POST", "/api/tables", json=waiting)).status_code == 201
        await mine.close()

    with running(nursery, tmp_path_factory.mktemp("open"), limits=limits) as server:
        asyncio.run(main(server))


def test_a_new_cookie_does_not_help(strict: Server) -> None:
    """Tables and people are counted per address too."""

    async def main() -> None:
        body = {"board": "new-york", "seats": [{"kind": "person"}, {"kind": "open"}]}
        found = []
        for name in "ABCD":
            person = await Person.meet(strict.url, name)
            found.append((await person.request("POST", "/api/tables", json=body)).status_code)
        assert found == [201] * 3 + [429]

    asyncio.run(main())


def test_codes_cannot_be_guessed_for_long(server: Server) -> None:
    guess = {"code": "ABCD-EFGH-JKLM-NPQR-STUV"}
    found = [httpx.post(f"{server.url}/api/me/recognise", json=guess).status_code for _ in range(7)]
    assert found == [404] * 5 + [429] * 2


def test_people_can_sit_down_too_often(strict: Server) -> None:
    async def main() -> None:
        anna, bo = await Person.meet(strict.url, "Anna"), await Person.meet(strict.url, "Bo")
        created = await anna.create("new-york", "person", "open", options={"public": True})
        yours = Client(bo, strict.url, created["id"])
        await yours.connect()
        for n in range(5):
            await yours.do("sit", name=f"Bo {n}")
            await yours.do("leave", seat=1)
        assert await said_no(yours.do("sit", name="Bo")) == "too-fast"
        await yours.close()

    asyncio.run(main())


def test_people_can_open_tables_too_often(strict: Server) -> None:
    found = [httpx.post(f"{strict.url}/api/me", json={"name": "A"}).status_code for _ in range(7)]
    assert found == [200] * 5 + [429] * 2


@pytest.mark.parametrize("known", [True, False])
def test_a_person_can_only_have_a_few_sockets(server: Server, known: bool) -> None:
    async def main() -> None:
        url = f"{server.socket_url}/ws/lobby"
        person = await Person.meet(server.url, "Anna")
        options = {"additional_headers": {"Cookie": person.cookie} if known else {}}
        sockets = [await websockets.connect(url, **options) for _ in range(3)]
        for socket in sockets:
            await socket.recv()
        async with websockets.connect(url, **options) as fourth:
            await fourth.wait_closed()
            assert (fourth.close_code, fourth.close_reason) == (
                1008,
                "too many connections at once",
            )
        await sockets.pop().close()
        async with websockets.connect(url, **options) as again:
            await again.recv()
        for socket in sockets:
            await socket.close()

    asyncio.run(main())
