"""Every version's database is taken over by this one, with its running games.

`scripts/upgrade_fixture.py` writes a fixture for each release. They hold games between Anna and Bo
on all boards, one against a bot, a table that waits and one that was closed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from server.playing import Client, Person
from server.running import Nursery, Server, running
from server.storage.databases import FIXTURES, load_fixture
from server.storage.helping import run

MORE_MOVES = 6


def fixture_person(server: Server, person: str) -> Person:
    """Somebody from the fixture, recognised by the cookie they had then."""
    cookie = f"whistlestop=the-fixture-token-of-{person}"
    return Person(server.url, cookie, person.capitalize())


async def play_on(server: Server, table: str) -> None:
    """Anna and Bo find their game as it was, and go on with it."""
    clients = [Client(fixture_person(server, p), server.url, table) for p in ("anna", "bo")]
    for seat, client in enumerate(clients):
        await client.connect()
        assert client.seats == [seat]
        assert client.info["stage"] == "playing"
        assert [s["name"] for s in client.info["seats"]] == ["Anna", "Bo"]
    random = Random(table)
    for _ in range(MORE_MOVES):
        seat = next(s for s, client in enumerate(clients) if client.legal.get(s))
        version = await clients[seat].do(
            "play", seat=seat, move=random.choice(clients[seat].legal[seat])
        )
        for client in clients:
            await client.until(lambda c=client, v=version: (c.version or 0) >= v)
    for client in clients:
        await client.close()


async def tables_of(server: Server, person: str) -> dict[str, str]:
    """A person's tables and their stages."""
    answer = await fixture_person(server, person).request("GET", "/api/me/tables")
    assert answer.status_code == 200, answer.text
    return {table["id"]: table["stage"] for table in answer.json()["tables"]}


def test_there_is_a_fixture() -> None:
    assert FIXTURES


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.stem)
def test_running_games_of_an_older_version_go_on(
    fixture: Path, nursery: Nursery, tmp_path: Path
) -> None:
    load_fixture(tmp_path / "games.sqlite", fixture)

    async def work(server: Server) -> None:
        stages = await tables_of(server, "anna")
        games = [table for table in stages if table.startswith("game-on-")]
        assert len(games) == 5
        assert {stages[table] for table in games} == {"playing"}
        assert (stages["waiting"], stages["closed"]) == ("waiting", "closed")
        for table in games:
            await play_on(server, table)

    with running(nursery, tmp_path) as server:
        run(work(server))
