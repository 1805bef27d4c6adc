"""Finished games as pages show them: step by step, with the routes behind the scores."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from server.playing import Client, Person, patched
from server.running import Nursery, Server, running
from whistlestop.game import Game
from whistlestop.game.evidence import score_facts
from whistlestop.game.record.fairness import commitment, seed_text


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("replays")) as server:
        yield server


async def played(server: Server, board: str) -> tuple[Person, Client]:
    anna = await Person.meet(server.url, "Anna")
    made = await anna.create(board, "person", "easy", start=True)
    client = Client(anna, server.url, made["id"])
    await client.connect()
    await client.play_out(Random(5))
    await client.close()
    return anna, client


async def asked(person: Person, client: Client, what: str) -> Any:
    answer = await person.request("GET", f"/api/games/{client.table}/{what}")
    assert answer.status_code == 200, answer.text
    return answer.text if what == "record" else answer.json()


@pytest.mark.parametrize("board", ["europe", "iberia"])
def test_the_changes_of_a_replay_lead_to_every_step(server: Server, board: str) -> None:
    async def check() -> None:
        person, client = await played(server, board)
        replay = await asked(person, client, "replay")
        moves = len(replay["steps"])
        views, halfway = replay["views"], moves // 2
        assert views == (await asked(person, client, "steps/0"))["views"]
        for number, step in enumerate(replay["steps"], 1):
            own = step["own"]
            views = [patched(v, step["changes"]) | own.get(str(p), {}) for p, v in enumerate(views)]
            if number in (halfway, moves):
                there = await asked(person, client, f"steps/{number}")
                assert views == there["views"]
                assert there["last"] == {"player": step["player"], "move": step["move"]}
        assert views[0] == client.views[0]

    asyncio.run(check())


def test_a_story_says_who_played_and_explains_the_scores(server: Server) -> None:
    async def check() -> None:
        person, client = await played(server, "europe")
        story = await asked(person, client, "story")
        game = Game.from_record(await asked(person, client, "record"))
        assert game.seed is not None
        assert (story["board"], story["over"]) == ("europe", True)
        assert story["seats"] == [
            {"kind": "person", "name": "Anna"},
            {"kind": "bot", "name": client.info["seats"][1]["name"], "bot": "easy"},
        ]
        assert story["commitment"] == client.info["commitment"] == commitment(game.seed)
        assert story["seed"] == client.info["seed"] == seed_text(game.seed)
        assert story["scores"] == client.info["scores"]
        facts = score_facts(game.state, game.tables)
        assert [s["longest_routes"] for s in story["scores"]] == [
            list(f["longest_routes"]) for f in facts
        ]

    asyncio.run(check())
