"""What a real server sends and logs, byte by byte: the same secrets as in test_secrets.py."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from proof.sheet import offer
from proof.tables import BOARDS, EVERYTHING, tables_of
from server.playing import Client, Person, RefusedCommand
from server.prying import forms_of, tickets_in
from server.running import Nursery, Server, running
from waiting import LIMIT
from whistlestop.game import Game

FOLDER = Path(__file__).parents[1] / "boards" / EVERYTHING


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("secrets")
    with running(nursery, folder, boards=[str(FOLDER)], log_level="debug") as server:
        yield server


def people_of(server: Server) -> list[str]:
    """The ids of all people, from the server's own file."""
    path = server.settings["database"].removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        return [row[0] for row in database.execute("select id from people")]


class Screens:
    """Two people, each at their own screen, and a spectator."""

    def __init__(self, server: Server, board: str) -> None:
        self.server, self.board = server, board
        self.clients: list[Client] = []
        self.ids: list[list[str]] = [[], [], []]

    async def set_up(self, **options: Any) -> Screens:
        """Bring everyone to the table, and begin the game."""
        self.anna, self.bo, self.zoe = [
            await Person.meet(self.server.url, name) for name in ("Anna", "Bo", "Zoe")
        ]
        self.created = await self.anna.create(self.board, "person", "open", options=options)
        for number, person in enumerate((self.anna, self.bo, self.zoe)):
            client = Client(person, self.server.url, self.created["id"], self.created["invite"])
            self._keep_ids(client, number)
            self.clients.append(client)
            await client.connect()
        mine, yours, _ = self.clients
        await yours.do("sit", name="Bo")
        await mine.until(lambda: mine.version == 2)
        await mine.do("start")
        for client in self.clients:
            await client.until(lambda client=client: client.views)
        return self

    def _keep_ids(self, client: Client, number: int) -> None:
        new_id = client.new_id

        def noted() -> str:
            self.ids[number].append(f"{new_id()}-{number}")
            return self.ids[number][-1]

        client.new_id = noted  # type: ignore[method-assign]

    async def play_out(self) -> Game:
        """Play to the end, with questions in between. Returns the game replayed from its record."""
        mine, yours, looks_on = self.clients
        for client in self.clients:
            await client.ask("history")
        await asyncio.gather(mine.play_out(Random(1)), yours.play_out(Random(2)))
        await looks_on.until(lambda: looks_on.over)
        record = await self.anna.request("GET", f"/api/games/{self.created['id']}/record")
        return Game.from_record(record.text, tables_of(self.board))

    async def close(self) -> None:
        """Disconnect everyone."""
        for client in self.clients:
            await client.close()


def before_the_end(client: Client) -> list[bytes]:
    """Everything sent until the game was over."""
    found = []
    for text in client.raw:
        message = json.loads(text)
        if message.get("table", {}).get("stage") == "over":
            break
        found.append(text.encode())
    assert len(found) < len(client.raw)
    return found


def shown_to(game: Game, player: int) -> set[int]:
    """The tickets that a player has ever been shown."""
    again, seen = game.restarted(), set()
    seen |= set(offer(again.state.to_bytes(), player))
    for mover, action in game.moves:
        again.play(action, mover)
        seen |= set(offer(again.state.to_bytes(), player))
    return seen


@pytest.mark.parametrize("board", BOARDS)
def test_no_secret_is_sent_through_a_socket(server: Server, board: str) -> None:
    asyncio.run(whole_game(server, board))


async def whole_game(server: Server, board: str) -> None:
    table = await Screens(server, board).set_up()
    game = await table.play_out()
    assert game.seed is not None
    secrets = [*forms_of(game.seed), *(id_.encode() for id_ in people_of(server))]
    cookies = [p.cookie.split("=")[1].encode() for p in (table.anna, table.bo, table.zoe)]
    known = [shown_to(game, 0), shown_to(game, 1), set()]
    for number, client in enumerate(table.clients):
        others = [id_.encode() for n in range(3) if n != number for id_ in table.ids[n]]
        named: set[int] = set()
        for message in before_the_end(client):
            assert not any(secret in message for secret in (*secrets, *cookies, *others))
            named |= tickets_in(message, board)
        assert named <= known[number]
        assert bool(named) == (number < 2)
    invited = [table.created["invite"] in "".join(client.raw) for client in table.clients]
    assert invited == [True, False, False], "only if already seated"
    await table.close()


# --- lists ------------------------------------------------------------------------------


def test_lists_show_nothing_of_private_tables(server: Server) -> None:
    asyncio.run(private_table(server))


async def private_table(server: Server) -> None:
    table = await Screens(server, "new-york").set_up(title="Private affair")
    secret = [table.created["invite"], *people_of(server)]
    stranger = await Person.meet(server.url, "Stranger")
    for _ in range(2):
        for person in (stranger, table.zoe):
            for path in ("/api/tables", "/api/games", "/api/me/tables"):
                answer = await person.request("GET", path)
                assert answer.status_code == 200
                assert table.created["id"] not in answer.text
                assert "Private affair" not in answer.text
        own = await table.bo.request("GET", "/api/me/tables")
        assert table.created["id"] in own.text
        assert not any(needle in own.text for needle in secret)
        look = await stranger.request("GET", f"/api/tables/{table.created['id']}")
        assert look.json()["code"] == "no-table"
        if not table.clients[0].over:
            game = await table.play_out()
    mine = await table.anna.request("GET", "/api/games")
    assert table.created["id"] in mine.text
    assert game.seed is not None
    assert not any(needle in mine.text for needle in secret)
    record = await stranger.request("GET", f"/api/games/{table.created['id']}/record")
    assert record.json()["code"] == "no-table"
    await table.close()


def test_the_lobby_is_live_and_shows_only_public_tables(server: Server) -> None:
    asyncio.run(lobby(server))


async def lobby(server: Server) -> None:
    async with websockets.connect(f"{server.socket_url}/ws/lobby") as socket:
        await socket.recv()
        anna = await Person.meet(server.url, "Anna")
        hidden = await anna.create("new-york", "person", "open")
        public = await anna.create("new-york", "person", "open", options={"public": True})
        text = await asyncio.wait_for(socket.recv(), LIMIT)
    assert isinstance(text, str)
    assert public["id"] in text
    assert hidden["id"] not in text
    for secret in (public["invite"], *people_of(server)):
        assert secret not in text


# --- chat, spectators, logs -------------------------------------------------------------


def test_a_muted_seat_does_not_reach_the_muter(server: Server) -> None:
    asyncio.run(muting(server))


async def muting(server: Server) -> None:
    table = await Screens(server, "new-york").set_up()
    mine, yours, _ = table.clients
    await mine.do("mute", seat=0, other=1, on=True)
    await yours.until(lambda: yours.version == mine.version)
    await yours.do("say", seat=1, text="unheard words")
    for client in table.clients:
        await client.until(lambda client=client: client.version == 5)
        await client.ask("history")
    await mine.close()
    mine.version = 3  # as if nothing had been seen since
    await mine.connect()
    await mine.until(lambda: mine.version == 5)
    heard = ["unheard words" in "".join(client.raw) for client in table.clients]
    assert heard == [False, True, True]
    await table.close()


def test_a_table_without_spectators_sends_them_away_when_the_game_begins(server: Server) -> None:
    asyncio.run(without_spectators(server))


async def without_spectators(server: Server) -> None:
    anna, zoe = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Zoe")
    created = await anna.create("new-york", "person", "easy", options={"spectators": False})
    mine = Client(anna, server.url, created["id"])
    looks_on = Client(zoe, server.url, created["id"], created["invite"])
    await mine.connect()
    await looks_on.connect()
    await mine.do("start")
    await looks_on.until(lambda: not looks_on.connected)
    assert [m["code"] for m in looks_on.others if m["type"] == "problem"] == ["no-spectators"]
    assert not looks_on.views
    with pytest.raises(RefusedCommand, match="no-spectators"):
        await looks_on.connect(fresh=True)
    await looks_on.close()
    await mine.close()


def test_the_log_holds_no_secrets(server: Server) -> None:
    asyncio.run(logged(server))


async def logged(server: Server) -> None:
    table = await Screens(server, "new-york").set_up()
    code = (await table.anna.request("POST", "/api/me/code")).json()["code"]
    async with httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.post("/api/me/recognise", json={"code": code})
        assert answer.status_code == 200
    invite = {"X-Invite": table.created["invite"]}
    await table.zoe.request("GET", f"/api/tables/{table.created['id']}", headers=invite)
    with pytest.raises(RefusedCommand):
        await table.clients[1].do("play", seat=0, move="draw")
    await table.clients[2].send({"type": "nonsense", "invite": table.created["invite"]})
    game = await table.play_out()
    await table.close()
    assert game.seed is not None
    cookies = [person.cookie.split("=")[1] for person in (table.anna, table.bo, table.zoe)]
    cookies.append(answer.cookies["whistlestop"])
    text = server.log_text()
    assert "/api/tables/{table}" in text, "requests are logged, without the table"
    secrets = [*cookies, code, code.replace("-", ""), table.created["invite"], table.created["id"]]
    for secret in (*secrets, *people_of(server)):
        assert secret not in text
    assert not any(form in text.encode() for form in forms_of(game.seed))
