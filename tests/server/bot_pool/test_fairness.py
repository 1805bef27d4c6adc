"""What players see before the first move, and what they can check after the last."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from typer.testing import CliRunner

from server.playing import Client, Person
from server.running import Nursery, running
from whistlestop.cli.app import make_app


def test_a_downloaded_game_keeps_the_promise_made_before_its_first_move(
    nursery: Nursery, tmp_path: Path
) -> None:
    record, other = tmp_path / "game.whistlestop", tmp_path / "other.whistlestop"

    async def play(url: str) -> str:
        anna = await Person.meet(url, "Anna")
        made = await anna.create("new-york", "person", "medium", start=True)
        client = Client(anna, url, made["id"])
        await client.connect()
        promise: str = client.info["commitment"]
        assert "seed" not in client.info
        await client.play_out(Random(1))
        assert client.info["commitment"] == promise
        answer = await anna.request("GET", f"/api/games/{made['id']}/record")
        record.write_text(answer.text, "utf-8")
        other.write_text(answer.text.replace(f"seed {seed_of(answer.text)}", "seed 7"), "utf-8")
        await client.close()
        return promise

    with running(nursery, tmp_path) as server:
        promise = asyncio.run(play(server.url))
    good = CliRunner().invoke(make_app(), ["verify", str(record), "--commitment", promise])
    assert (good.exit_code, good.output.splitlines()[-1]) == (0, "fair")
    wrong = "0" * 64
    assert (
        CliRunner().invoke(make_app(), ["verify", str(record), "--commitment", wrong]).exit_code
        == 1
    )
    assert CliRunner().invoke(make_app(), ["verify", str(other)]).exit_code == 1


def seed_of(record: str) -> str:
    """The seed in a record."""
    return next(line.split()[1] for line in record.splitlines() if line.startswith("seed "))
