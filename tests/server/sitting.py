"""Two people at a table, ready to play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from server.playing import Client, Person, RefusedCommand
from server.running import Server
from waiting import LOOK_AGAIN


@asynccontextmanager
async def two_at_a_table(
    server: Server, board: str = "new-york", **options: Any
) -> AsyncIterator[tuple[Client, Client]]:
    """Anna, the host, and Bo, in a game that has begun."""
    anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
    created = await anna.create(board, "person", "open", options=options)
    mine = Client(anna, server.url, created["id"])
    yours = Client(bo, server.url, created["id"], created["invite"])
    await mine.connect()
    await yours.connect()
    await yours.do("sit", name="Bo")
    await mine.do("start")
    await yours.until(lambda: yours.legal.get(1))
    try:
        yield mine, yours
    finally:
        await mine.close()
        await yours.close()


async def replace_missing(client: Client, seat: int) -> None:
    """Let a bot play for a missing person, as soon as it may."""
    while True:
        try:
            await client.do("replace", seat=seat)
            return
        except RefusedCommand as refused:
            if refused.code != "present":
                raise
            await asyncio.sleep(LOOK_AGAIN)


async def game_with_a_bot_to_move(server: Server, anna: Person, board: str) -> str:
    """A game that waits for its bot, which in turn waits for as long as `bot_pause` says."""
    made = await anna.create(board, "person", "easy", start=True, options={"first": 1})
    client = Client(anna, server.url, made["id"])
    await client.connect()
    # The bot only pauses in its own turn. Where everyone chooses together, it chooses at once.
    while (client.views[0]["phase"], client.views[0]["to_act"]) != ("main", [1]):
        if client.legal.get(0):
            version = await client.do("play", seat=0, move=client.legal[0][0])
            await client.until(lambda v=version: client.version >= v)
        else:
            await asyncio.sleep(0.02)
    await client.close()
    table: str = made["id"]
    return table


async def said_no(doing: Any) -> str:
    """The code of a refusal."""
    with pytest.raises(RefusedCommand) as refused:
        await doing
    return refused.value.code
