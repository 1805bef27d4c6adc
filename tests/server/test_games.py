"""Whole games through real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from server.playing import Client, Person
from server.running import Nursery, Server, running
from whistlestop.boards import available, load
from whistlestop.game import Game
from whistlestop.game.situation import shown_view


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("games")) as server:
        yield server


@pytest.mark.parametrize("board", available())
def test_a_whole_game_of_two_people_on_two_screens_and_bots(server: Server, board: str) -> None:
    """Both see every event once and in order, and end up with what the record replays to."""
    asyncio.run(two_people(server, board))


async def two_people(server: Server, board: str) -> None:
    anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
    seats = ["person", "open", "medium", "easy"][: load(board).rules.players_max]
    created = await anna.create(board, *seats)
    mine = Client(anna, server.url, created["id"])
    yours = Client(bo, server.url, created["id"], created["invite"])
    await mine.connect()
    await yours.connect()
    assert await yours.do("sit", name="Bo") == 2
    await mine.until(lambda: mine.version == 2)
    await mine.do("start")
    await yours.until(lambda: yours.views)
    assert yours.seats == [1]
    await asyncio.gather(mine.play_out(Random(1)), yours.play_out(Random(2)))
    assert mine.version == yours.version
    assert mine.info == yours.info
    record = await anna.request("GET", f"/api/games/{created['id']}/record")
    game = Game.from_record(record.text)
    assert [s["total"] for s in mine.info["scores"]] == [s.total for s in game.scores()]
    assert mine.views[0] == shown_view(game.view(0))
    assert yours.views[1] == shown_view(game.view(1))
    await mine.close()
    await yours.close()
