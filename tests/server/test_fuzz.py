"""Ten thousand messages that nobody should send, at a table where people are playing."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from server.fuzzing import COMMANDS, Fuzzer, Shot
from server.playing import Client, Person
from server.running import Nursery, Server, running
from waiting import LIMIT, wait_until_true
from whistlestop.game import Game

ATTACKS = 10_000
OWN_ATTACKS = 4_000
BATCH = 15
"""Fewer than the server accepts from one connection before it hangs up."""
PING = '{"type":"ping"}'
NEWS = ("event", "presence")
REFUSALS = ("problem", "refused")


@pytest.fixture
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("fuzz")) as server:
        yield server


def expect_quiet_log(server: Server) -> None:
    log = server.log_text()
    assert "Traceback" not in log
    assert "[error" not in log
    assert "[warning" not in log


class Attacker:
    """An attacker with a socket and no scruples."""

    def __init__(self, server: Server, cookie: str, table: str, fuzzer: Fuzzer) -> None:
        self.url = f"{server.socket_url}/ws/table"
        self.headers = {"Cookie": cookie} if cookie else {}
        self.table = table
        self.fuzzer = fuzzer
        self.answers: Counter[str] = Counter()
        self.answered = 0

    async def attack(self, messages: int) -> None:
        """Send until this many are answered, and check every answer."""
        while self.answered < messages:
            options: dict[str, Any] = {"additional_headers": self.headers, "max_size": None}
            async with websockets.connect(self.url, **options) as socket:
                if self.fuzzer.dice.random() < 0.8:
                    await socket.send(json.dumps({"type": "hello", "table": self.table}))
                    greeting = json.loads(await socket.recv())
                    assert greeting["type"] == "welcome"
                    await self._salvo(socket, [self.fuzzer.shot() for _ in range(BATCH)])
                else:
                    await self._salvo(socket, [self.fuzzer.shot()])

    async def _salvo(self, socket: ClientConnection, shots: list[Shot]) -> None:
        """Every message has exactly one answer, unless the server has hung up with a reason."""
        answers: list[dict[str, Any]] = []
        try:
            for shot in shots:
                await socket.send(shot.data, text=shot.text)
                if not shot.readable:  # anything after it would be lost, the server's reason too
                    break
            else:
                await socket.send(PING)
            while len(answers) < len(shots) + 1:
                answer = json.loads(await asyncio.wait_for(socket.recv(), LIMIT))
                if answer["type"] not in NEWS:
                    answers.append(answer)
        except websockets.ConnectionClosed:
            code = socket.close_code
            self.answers[f"closed {code}"] += 1
            assert code in (1007, 1008)
            if code == 1008:
                assert answers[-1]["type"] == "problem"
            else:
                assert not all(shot.readable for shot in shots)
        else:
            last = answers.pop()
            assert last["type"] == "pong" or last["code"] == "no-hello"
        self.answered += len(answers)
        for answer in answers:
            self._look_at(answer)

    def _look_at(self, answer: dict[str, Any]) -> None:
        self.answers[answer["type"]] += 1
        if answer["type"] in REFUSALS:
            assert answer["code"]
            assert answer["reason"]
            self.answers[answer["code"]] += 1


class Player:
    """Plays legal moves, not too fast, and counts them."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.dice = Random(seed)
        self.moves = 0
        self.slowest = 0.0

    async def play(self, under_attack: asyncio.Event) -> None:
        """Play until the attack is over."""
        client, loop = self.client, asyncio.get_running_loop()
        while under_attack.is_set() and not client.over:
            seat = client.seats[0]
            if client.legal.get(seat):
                before = loop.time()
                version = await client.do(
                    "play", seat=seat, move=self.dice.choice(client.legal[seat])
                )
                self.slowest = max(self.slowest, loop.time() - before)
                self.moves += 1
                await client.until(lambda version=version: client.version >= version)
            await asyncio.sleep(0.05)


def test_outsiders_cannot_disturb_a_game(server: Server) -> None:
    """Only the players' moves change anything, and the players are not kept waiting."""
    asyncio.run(outsiders(server))
    expect_quiet_log(server)


async def outsiders(server: Server) -> None:
    anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
    mallory = await Person.meet(server.url, "Mallory")
    created = await anna.create("europe", "person", "open", options={"public": True})
    id_ = created["id"]
    own = await mallory.create("europe", "person", "easy", start=True)
    foreign = await anna.create("europe", "person", "easy", start=True)
    mine, yours = Client(anna, server.url, id_), Client(bo, server.url, id_)
    await mine.connect()
    await yours.connect()
    await yours.do("sit", name="Bo")
    await mine.do("start")
    await yours.until(lambda: yours.legal.get(1))
    tables = [id_, own["id"], foreign["id"], "0" * 24, "../../../etc/passwd"]
    attackers = [
        Attacker(server, cookie, id_, Fuzzer(seed, tables))
        for seed, cookie in enumerate(("", mallory.cookie, mallory.cookie))
    ]
    players = [Player(mine, 1), Player(yours, 2)]
    under_attack = asyncio.Event()
    under_attack.set()
    playing = [asyncio.create_task(player.play(under_attack)) for player in players]
    await asyncio.gather(*(a.attack(ATTACKS // len(attackers) + 1) for a in attackers))
    # However fast the machine is, the game goes on for a while.
    await wait_until_true(lambda: sum(player.moves for player in players) > 40)
    under_attack.clear()
    await asyncio.gather(*playing)

    assert sum(attacker.answered for attacker in attackers) >= ATTACKS
    answers = sum((attacker.answers for attacker in attackers), Counter())
    assert answers["ack"] == answers["answer"] == 0
    assert {"malformed", "no-hello", "hello", "not-your-seat", "no-person"} <= set(answers)
    moves = sum(player.moves for player in players)
    assert max(player.slowest for player in players) < LIMIT / 4
    await mine.until(lambda: mine.version == 3 + moves)
    assert {e["entry"]["type"] for e in mine.events[2:]} == {"moved"}
    fresh = Client(anna, server.url, id_)
    await fresh.connect()
    assert fresh.version == 3 + moves
    assert fresh.views == mine.views
    for client in (mine, yours, fresh):
        await client.close()


def test_a_player_who_sends_nonsense_harms_no_table(server: Server) -> None:
    """The log can be read again after a restart, and the game can go on."""
    asyncio.run(insider(server))
    expect_quiet_log(server)


async def insider(server: Server) -> None:
    mallory, anna = await Person.meet(server.url, "Mallory"), await Person.meet(server.url, "Anna")
    created = await mallory.create("new-york", "person", "open", "easy", options={"hints": False})
    id_ = created["id"]
    mine = Client(anna, server.url, id_, created["invite"])
    await mine.connect()
    await mine.do("sit", name="Anna")
    host = Client(mallory, server.url, id_)
    await host.connect()
    await host.do("start")
    await host.close()
    harmless = tuple(name for name in COMMANDS if name not in ("resign", "leave"))
    attacker = Attacker(server, mallory.cookie, id_, Fuzzer(7, [id_, "1" * 24], harmless))
    playing = asyncio.Event()
    playing.set()
    player = Player(mine, 1)
    turns = asyncio.create_task(player.play(playing))
    await attacker.attack(OWN_ATTACKS)
    playing.clear()
    await turns
    assert attacker.answers["ack"] > 10
    assert {"malformed", "illegal", "not-your-seat", "stage", "hello"} <= set(attacker.answers)
    before = Client(anna, server.url, id_)
    await before.connect()
    await before.close()
    await mine.close()
    server.stop()
    server.start()
    after, again = Client(anna, server.url, id_), Client(mallory, server.url, id_)
    await after.connect()
    await again.connect()
    assert (after.version, after.views) == (before.version, before.views)
    await asyncio.gather(after.play_out(Random(1)), again.play_out(Random(2)))
    record = await anna.request("GET", f"/api/games/{id_}/record")
    assert Game.from_record(record.text).over
    await after.close()
    await again.close()
